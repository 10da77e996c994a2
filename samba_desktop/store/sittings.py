"""Beginning a kept match and going on with one: the joint between a sitting and the store."""

from samba_desktop.match.journal import Ending, Entry
from samba_desktop.match.match import Match, fold
from samba_desktop.match.record import Record
from samba_desktop.match.saving import Damage
from samba_desktop.store.store import Store


class StoredEntries:
    """The journal of one match in a store."""

    def __init__(self, store: Store, match_id: int, *, aside: bool) -> None:
        """Prepare for writing; `aside` says that what is kept after the match's last entry is damaged."""
        self._store = store
        self._match_id = match_id
        self._aside = aside

    def write(self, entry: Entry, ending: Ending) -> None:
        """Keep an entry; before the first one what is damaged is moved out of the way.

        Raises SaveError where it could not be kept.
        """
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

    What is damaged stays where it is until an action is played. Raises SaveError where the match cannot be
    read.
    """
    kept = store.load(match_id)
    match, stopped = fold(kept.record)
    damage = stopped or kept.damage
    if damage is None:
        store.complete_figures(match_id, match)
    match.keep_in(StoredEntries(store, match_id, aside=damage is not None))
    store.mark_played(match_id)
    return match, damage
