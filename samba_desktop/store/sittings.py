"""Beginning a kept match and going on with one: the joint between a sitting and the store."""

import logging
from collections.abc import Callable
from functools import partial

from samba_desktop.match.journal import Ending, Entry
from samba_desktop.match.match import Match, fold
from samba_desktop.match.record import Record
from samba_desktop.match.saving import Damage, SaveError
from samba_desktop.store.store import Store

_log = logging.getLogger(__name__)


class StoredEntries:
    """The journal of one match in a store."""

    def __init__(self, store: Store, match_id: int, *, aside: bool) -> None:
        """Prepare for writing; `aside` says that what is kept after the match's last entry is damaged."""
        self._store = store
        self._match_id = match_id
        self._aside = aside
        self._owed: list[Callable[[], object]] = []

    def owe(self, *deeds: Callable[[], object]) -> None:
        """Do before the next entry what could not be kept so far."""
        self._owed += deeds

    def settle(self) -> None:
        """Do what is owed.

        Raises SaveError where it cannot be kept; it is owed then as before.
        """
        while self._owed:
            self._owed[0]()
            del self._owed[0]

    def write(self, entry: Entry, ending: Ending) -> None:
        """Keep an entry; before the first one what is damaged is moved out of the way.

        Raises SaveError where it could not be kept.
        """
        self.settle()
        self._store.append(self._match_id, entry, ending, aside=self._aside)
        self._aside = False


def begin(store: Store, record: Record) -> tuple[int, Match]:
    """Begin a match that is kept, or take in one from elsewhere; return its number too.

    Raises SaveError where the record cannot be played or kept.
    """
    match_id = store.new_match(record)
    return match_id, Match(record, StoredEntries(store, match_id, aside=False))


def resume(store: Store, match_id: int) -> tuple[Match, Damage | None]:
    """Go on with a match exactly where it was, or at its last sound entry; then the damage says what is lost.

    What is damaged stays where it is until an action is played. Where nothing can be kept at the moment the
    match is there all the same, and what is to be remembered of it waits for its next entry. Raises SaveError
    where the match cannot be read.
    """
    kept = store.load(match_id)
    match, stopped = fold(kept.record)
    damage = stopped or kept.damage
    entries = StoredEntries(store, match_id, aside=damage is not None)
    if damage is None:
        entries.owe(partial(store.complete_figures, match_id, match))
    entries.owe(partial(store.mark_played, match_id))
    try:
        entries.settle()
    except SaveError as error:
        _log.warning("The match is shown although nothing can be kept now: %s", error)
    match.keep_in(entries)
    return match, damage
