"""The running hash that binds the entries of a match to one another, so that a single changed bit is seen."""

import hashlib
from collections.abc import Sequence

from msgspec import Struct

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.saving import Damage, about_saved

LENGTH = 32
"""Hexadecimal digits that are kept of a hash: 128 bits are far beyond accident."""


class Link(Struct, frozen=True):
    """An entry as it is kept."""

    n: int
    seat: int | None
    text: str
    chain: str
    """The hash of everything up to and with this entry, as it was when the entry was written."""


class Ends(Struct, frozen=True):
    """What is kept of a chain apart from its links."""

    start: str
    """The hash before the first entry."""
    head: str
    """The hash after the last entry."""
    length: int
    """How many entries there are."""


class SoundLinks(Struct, frozen=True):
    """How far a chain holds."""

    n: int
    """The number of the last sound entry; 0 where none is."""
    chain: str
    """The hash there."""
    damage: Damage | None
    """What is wrong after it."""


def first_link(match_id: int, uuid: str, created: str, header: str) -> str:
    """Hash what is fixed before the first entry."""
    return _hash("samba chain 1", str(match_id), uuid, created, header)


def next_link(chain: str, n: int, seat: int | None, text: str) -> str:
    """Hash one more entry onto a chain."""
    return _hash(chain, str(n), "-" if seat is None else str(seat), text)


def chain_of(start: str, links: Sequence[Link]) -> str:
    """Hash entries onto the beginning of a chain."""
    chain = start
    for link in links:
        chain = next_link(chain, link.n, link.seat, link.text)
    return chain


def sound_links(ends: Ends, links: Sequence[Link]) -> SoundLinks:
    """Find how far a chain holds.

    The last hash that agrees proves every entry before it, also where one of the hashes between was damaged.
    """
    chain = ends.start
    sound = SoundLinks(0, chain, None)
    for n, link in enumerate(links, start=1):
        if link.n != n:
            break
        chain = next_link(chain, n, link.seat, link.text)
        if chain in (link.chain, ends.head):
            sound = SoundLinks(n, chain, None)
    missing = sound.chain != ends.head and sound.n != ends.length
    if sound.n == len(links) and not missing:
        return sound
    first, count = sound.n + 1, max(len(links), ends.length if missing else 0)
    why = QT_TRANSLATE_NOOP(
        "Saving",
        "The saved match is damaged from entry {n} of {count} on. "
        "It goes on from the last sound entry; nothing was deleted.",
    )
    return SoundLinks(sound.n, sound.chain, Damage(first, about_saved(why, n=first, count=count)))


def seal(*values: object) -> str:
    """Hash the values of a row that is no entry."""
    return _hash("samba row 1", *map(str, values))


def _hash(*parts: str) -> str:
    """Hash texts in a form in which their borders count."""
    whole = "".join(f"{len(part)}:{part}" for part in parts)
    return hashlib.sha256(whole.encode()).hexdigest()[:LENGTH]
