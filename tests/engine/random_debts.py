"""What a first meld still lacks, once more from the melds that lie there."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Discarded, Merged, Passed, PileTaken
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Table
from tests.engine.random_counts import kind_of_set, option, worth


class Debts:
    """Watches a round for what its first melds lack."""

    def __init__(self, state: State) -> None:
        self._opened = has_opened(state.table)

    def check(self, before: State | None, state: State) -> None:
        """What is owed is what the melds of this turn lack; a side has melded when nothing is."""
        table = state.table
        if table.turn.phase is Phase.DRAW:
            self._opened = has_opened(table)
        if table.turn.phase is not Phase.PLAY or self._opened:
            return
        if table.turn.owed:
            assert not table.melded[table.turn.seat]
            assert table.turn.owed == lacking(table), (table.turn.owed, lacking(table))
        elif before is not None and table.melded != before.table.melded:
            assert lacking(table) == 0


def has_opened(table: Table) -> bool:
    if option(table.rules, "initial_meld_unit") == "player":
        return table.melded[table.turn.seat]
    side = table.seating.side_of(table.turn.seat)
    return any(table.melded[seat] for seat in table.seating.seats_of(side))


def lacking(table: Table) -> int:
    """Work out what the melds of this turn lack."""
    rules, turn = table.rules, table.turn
    side = table.seating.side_of(turn.seat)
    bands = option(rules, "initial_meld_bands")
    needed = [points for total, points in bands if total is None or table.scores[side] >= total][-1]
    bonuses = option(rules, "bonuses_count_for_initial")
    if bonuses:
        needed -= len(table.red_threes[side]) * option(rules, "red_three_each")
    uncounted = {} if option(rules, "top_card_counts_for_initial") else taken_top(table)
    values = [0]
    for number, meld in enumerate(table.melds[side][turn.old_melds :], start=turn.old_melds + 1):
        if meld.suit and not option(rules, "initial_meld_sequences_count"):
            continue
        points = sum(worth(rules, card) for card in meld.cards)
        points -= worth(rules, uncounted[number]) if number in uncounted else 0
        kind = kind_of_set(rules, meld)
        values.append(points + (option(rules, kind) if kind and bonuses else 0))
    reach = sum(values) if option(rules, "initial_meld_sum_melds") else max(values)
    return max(0, needed - reach)


def taken_top(table: Table) -> dict[int, Card]:
    """Find the top card that was taken in this turn, by the number of the meld in which it lies now."""
    found: dict[int, Card] = {}
    for event in table.history:
        match event:
            case Discarded() | Passed():
                found = {}
            case PileTaken(_, top, _, _, int(meld), _):
                found = {meld: top}
            case Merged(_, _, first, second, _):
                found = {first if at == second else at - (at > second): card for at, card in found.items()}
    return found
