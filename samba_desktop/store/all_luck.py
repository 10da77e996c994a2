"""How the cards fell in all own matches of a folder, match by match; keeps nothing."""

from collections.abc import Iterator

from samba_desktop.match.luck import SeatLuck, luck_of
from samba_desktop.match.saving import SaveError
from samba_desktop.store.listing import list_matches
from samba_desktop.store.store import Store


def own_luck(store: Store) -> Iterator[tuple[int, int, tuple[SeatLuck, ...]]]:
    """Yield for each match played here its place in the list, how many there are, and the luck of its seats.

    The person's seat comes first, where there is one, and the others follow in their order. A match that
    cannot be read counts nothing.
    """
    lines = [line for line in list_matches(store) if not line.is_imported]
    for at, line in enumerate(lines, start=1):
        try:
            found = luck_of(store.load(line.match_id).record)
        except SaveError:
            found = ()
        first = line.you or 0
        yield at, len(lines), found[first:] + found[:first]
