"""The rows of a match: its entries, bound by a running hash, and what is marked beside them."""

import json
import sqlite3
from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Raw, Struct, field
from msgspec.json import Decoder
from msgspec.structs import replace

from samba_desktop.engine.incoming import UnreadableError, load_json
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import Seating
from samba_desktop.match.journal import Entry
from samba_desktop.match.record import (
    LONGEST_TEXT,
    MOST_ENTRIES,
    MOST_NOTES,
    Record,
    check_size,
    record_from_json,
)
from samba_desktop.match.saving import SaveError
from samba_desktop.store.chain import (
    Ends,
    Link,
    SoundLinks,
    chain_of,
    first_link,
    next_link,
    seal,
    sound_links,
)
from samba_desktop.store.round_cache import MOST_SEATS, numbers, short_json


class Mark(StrEnum):
    """What can be said of a match."""

    DELETED = "deleted"
    IMPORTED = "imported"


def set_mark(database: sqlite3.Connection, match_id: int, mark: Mark, time: str) -> None:
    """Say so of a match from now on."""
    database.execute(
        "INSERT OR REPLACE INTO marks (match, mark, set_at, seal) VALUES (?, ?, ?, ?)",
        (match_id, mark.value, time, seal(match_id, mark.value, time)),
    )


def lift_mark(database: sqlite3.Connection, match_id: int, mark: Mark) -> None:
    """Say so no longer."""
    database.execute("DELETE FROM marks WHERE match = ? AND mark = ?", (match_id, mark.value))


def marked(database: sqlite3.Connection, mark: Mark) -> frozenset[int]:
    """Return the matches of which it is said; one whose mark is damaged is not among them."""
    return frozenset(match for match, found in _sound(database) if found == mark.value)


def damaged_marks(database: sqlite3.Connection) -> tuple[int, ...]:
    """Return the matches of which something is said that cannot be trusted."""
    sound = set(_sound(database))
    return tuple(
        match
        for match, mark in database.execute("SELECT match, mark FROM marks ORDER BY match, mark")
        if (match, mark) not in sound
    )


def drop_damaged(database: sqlite3.Connection) -> None:
    """Take back what cannot be trusted: the matches are seen again."""
    sound = set(_sound(database))
    for match, mark in database.execute("SELECT match, mark FROM marks").fetchall():
        if (match, mark) not in sound:
            database.execute("DELETE FROM marks WHERE match = ? AND mark = ?", (match, mark))


def _sound(database: sqlite3.Connection) -> list[tuple[int, str]]:
    return [
        (match, mark)
        for match, mark, time, sealed in database.execute("SELECT match, mark, set_at, seal FROM marks")
        if mark in set(Mark) and sealed == seal(match, mark, time)
    ]


OF_A_MATCH = ("actions", "rounds", "figures", "marks", "set_aside")
"""The tables whose rows belong to a match."""


def write_beginning(database: sqlite3.Connection, header: str, time: str) -> tuple[int, SoundLinks]:
    """Write a match without entries; return its number and the beginning of its chain."""
    (match_id,) = database.execute("SELECT coalesce(max(id), 0) + 1 FROM matches").fetchone()
    import uuid  # noqa: PLC0415 - only where a match begins, while every start reads rows

    identity = str(uuid.uuid4())
    start = first_link(match_id, identity, time, header)
    database.execute(
        "INSERT INTO matches (id, uuid, created, header, start, length, head, played) "
        "VALUES (?, ?, ?, ?, ?, 0, ?, ?)",
        (match_id, identity, time, header, start, start, time),
    )
    return match_id, SoundLinks(0, start, None)


def write_entry(database: sqlite3.Connection, match_id: int, before: SoundLinks, entry: Entry) -> SoundLinks:
    """Write one more entry and return how far the chain holds then.

    Raises SaveError where the match has as many as any can have: nobody could open it afterwards.
    """
    if entry.n > MOST_ENTRIES:
        raise _too_long(match_id)
    chain = next_link(before.chain, entry.n, entry.seat, entry.text)
    database.execute(
        "INSERT INTO actions (match, n, seat, action, chain) VALUES (?, ?, ?, ?, ?)",
        (match_id, entry.n, entry.seat, entry.text, chain),
    )
    database.execute("UPDATE matches SET length = ?, head = ? WHERE id = ?", (entry.n, chain, match_id))
    return SoundLinks(entry.n, chain, None)


def write_result(database: sqlite3.Connection, match_id: int, winners: tuple[int, ...]) -> None:
    """Mark a match as finished."""
    result = json.dumps(winners)
    database.execute("UPDATE matches SET finished = 1, result = ? WHERE id = ?", (result, match_id))


def lift_result(database: sqlite3.Connection, match_id: int) -> None:
    """Mark a match as running."""
    database.execute("UPDATE matches SET finished = 0, result = NULL WHERE id = ?", (match_id,))


def rewrite(database: sqlite3.Connection, match_id: int, entries: Sequence[Entry]) -> bool:
    """Write the hashes of sound entries anew, and tell whether they differed."""
    _, start, ends = _beginning(database, match_id)
    links, chain, changed = _links(database, match_id), ends.start, False
    for link, entry in zip(links, entries, strict=True):
        chain = next_link(chain, entry.n, entry.seat, entry.text)
        if chain != link.chain:
            changed = True
            database.execute(
                "UPDATE actions SET chain = ? WHERE match = ? AND n = ?", (chain, match_id, entry.n)
            )
    if (start, len(links), chain) != (ends.start, ends.length, ends.head):
        changed = True
        database.execute(
            "UPDATE matches SET start = ?, length = ?, head = ? WHERE id = ?",
            (ends.start, len(links), chain, match_id),
        )
    return changed


def read_result(database: sqlite3.Connection, match_id: int) -> tuple[int, ...] | None:
    """Return the sides that won a finished match, none where it was given up; None where it goes on."""
    finished, result = database.execute(
        "SELECT finished, result FROM matches WHERE id = ?", (match_id,)
    ).fetchone()
    return result_from_text(result) if finished else None


def result_from_text(text: object, sides: int = MOST_SEATS) -> tuple[int, ...] | None:
    """Read which of the sides won; None where that is damaged."""
    try:
        won = numbers(short_json(str(text)), sides)
    except (TypeError, ValueError, RecursionError):
        return None
    return won if all(0 <= side < sides for side in won) else None


class BriefSeat(Struct, frozen=True):
    """Who sits on a seat, as a header says it."""

    name: Annotated[str, Meta(max_length=LONGEST_TEXT)]
    level: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class BriefRules(Struct, frozen=True):
    """The rules, as a header says them."""

    preset: str
    changed: dict[str, Raw]


class Brief(Struct, frozen=True):
    """What lists need of a header; the options, which are most of it, are passed over."""

    rules: BriefRules
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)]
    shape: Shape
    seats: tuple[BriefSeat, ...]
    rules_name: Annotated[str, Meta(max_length=LONGEST_TEXT)] = ""
    notes: Annotated[dict[str, str], Meta(max_length=MOST_NOTES)] = field(default_factory=dict)

    @property
    def seating(self) -> Seating:
        """Who plays with whom."""
        return Seating(self.players, self.shape)


def brief(header: str) -> Brief:
    """Read what lists need of a header.

    Raises ValueError where it cannot be read, or is not what a match begins with.
    """
    try:
        found = _decoded(header)
    except RecursionError as error:
        raise ValueError("this is no beginning of a match") from error
    if len(found.seats) != found.players:
        raise ValueError("these are not all who play")
    return found


_decoded = Decoder(Brief).decode


def examined(database: sqlite3.Connection, match_id: int) -> tuple[Record, SoundLinks]:
    """Read a match as far as it is sound, and how far that is.

    Raises SaveError where there is none of that number, it has more entries than any match, or not even its
    beginning is sound.
    """
    header, start, ends = _beginning(database, match_id)
    links = _links(database, match_id)
    if len(links) > MOST_ENTRIES:
        raise _too_long(match_id)
    sound = sound_links(ends, links)
    if start != ends.start and not sound.n:
        text = QT_TRANSLATE_NOOP(
            "Saving", "The beginning of match {number} is damaged, so that it cannot be played on."
        )
        raise SaveError(text, number=match_id)
    record = _record(match_id, header)
    return replace(record, entries=tuple(link.text for link in links[: sound.n])), sound


def _record(match_id: int, header: str) -> Record:
    """Read what is fixed of a match; somebody may have sealed what is none."""
    try:
        value = load_json(header)
    except UnreadableError as error:
        text = QT_TRANSLATE_NOOP(
            "Saving", "The beginning of match {number} is damaged, so that it cannot be played on."
        )
        raise SaveError(text, number=match_id) from error
    check_size(value)
    return record_from_json(value)


def _too_long(match_id: int) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "Saving",
        "Match {number} cannot be played on, as no match has more than {most} entries; what is kept of it "
        "stays as it is.",
    )
    return SaveError(text, number=match_id, most=MOST_ENTRIES)


def set_aside(database: sqlite3.Connection, match_id: int, n: int, time: str) -> SoundLinks:
    """Move the entries from `n` on out of the way with the rounds they ended; return the chain before."""
    _, _, ends = _beginning(database, match_id)
    links = _links(database, match_id)
    if sound_links(ends, links).n < n - 1:
        message = f"match {match_id} is not sound up to entry {n}"
        raise ValueError(message)
    database.execute(
        "INSERT INTO set_aside (match, n, seat, action, chain, moved) "
        "SELECT match, n, seat, action, chain, ? FROM actions WHERE match = ? AND (n >= ? OR n < 1)",
        (time, match_id, n),
    )
    database.execute("DELETE FROM actions WHERE match = ? AND (n >= ? OR n < 1)", (match_id, n))
    database.execute("DELETE FROM rounds WHERE match = ? AND n >= ?", (match_id, n))
    database.execute("DELETE FROM figures WHERE match = ? AND n >= ?", (match_id, n))
    lift_result(database, match_id)
    return SoundLinks(n - 1, chain_of(ends.start, links[: n - 1]), None)


def erase(database: sqlite3.Connection, match_id: int) -> None:
    """Take a match away with all that belongs to it."""
    for table in OF_A_MATCH:
        database.execute(f"DELETE FROM {table} WHERE match = ?", (match_id,))  # noqa: S608
    database.execute("DELETE FROM matches WHERE id = ?", (match_id,))


def _beginning(database: sqlite3.Connection, match_id: int) -> tuple[str, str, Ends]:
    """Read the header, the hash that was kept of it, and the ends of the chain with that hash made anew."""
    row = database.execute(
        "SELECT uuid, created, header, start, head, length FROM matches WHERE id = ?", (match_id,)
    ).fetchone()
    if row is None:
        raise SaveError(QT_TRANSLATE_NOOP("Saving", "There is no match of number {number}."), number=match_id)
    identity, created, header, start, head = map(str, row[:-1])
    length = row[-1] if isinstance(row[-1], int) else -1
    return header, start, Ends(first_link(match_id, identity, created, header), head, length)


def _links(database: sqlite3.Connection, match_id: int) -> list[Link]:
    """Read the entries of a match, whatever they hold; a number below 1 is damage and never in the way.

    Of those that no match has, one is read at most.
    """
    found = database.execute(
        "SELECT n, seat, action, chain FROM actions WHERE match = ? AND n > 0 ORDER BY n LIMIT ?",
        (match_id, MOST_ENTRIES + 1),
    )
    return [Link(n, seat, str(text), str(chain)) for n, seat, text, chain in found]
