"""How the round stands from a seat: who is ready to go out, and how soon it may end."""

from samba_desktop.engine.rules.kinds import StockEmpty
from samba_desktop.engine.rules.rules import for_players
from samba_desktop.engine.scoring import sets_lacking, sets_needed
from samba_desktop.engine.table import MOST_RESHUFFLES, View

SMALLEST_SET = 7


class Outlook:
    """The state of the round, worked out once for a choice."""

    __slots__ = (
        "danger",
        "may_draw",
        "needed",
        "next_seat",
        "others_ready",
        "others_sets",
        "own_ready",
        "own_sets",
        "rounds_left",
        "urgent_from",
        "view",
    )

    def __init__(self, view: View, urgent_from: float = 0.5) -> None:
        self.urgent_from = urgent_from
        table = view.table
        seating = table.seating
        self.view = view
        self.next_seat = seating.after(view.seat, table.rules.deck.turn_order)
        self.needed = sets_needed(table)
        large = [tuple([meld for meld in melds if len(meld.cards) >= SMALLEST_SET]) for melds in table.melds]
        lacking = [sets_lacking(table, melds) for melds in large]
        sets = [self.needed - each[0] for each in lacking]
        ready = [max(each) <= 0 for each in lacking]
        own = view.side
        self.own_sets = sets[own]
        self.own_ready = ready[own]
        self.others_ready = any(ready[:own]) or any(ready[own + 1 :])
        self.others_sets = max(sets[:own] + sets[own + 1 :])
        """The most complete sets that another side has."""
        draws = for_players(table.rules.deck.stock_draw, seating.players) * seating.players
        self.may_draw = bool(table.stock_size) or self._is_restocked()
        self.rounds_left = self._cards_left() / draws
        """How often each seat can still draw, about."""
        self.danger = self._danger(ready)

    def _is_restocked(self) -> bool:
        """Tell whether the discards will be a new stock when this one is used up."""
        table = self.view.table
        if table.rules.stock.stock_empty_rule is not StockEmpty.RESHUFFLE_DISCARDS:
            return False
        return table.reshuffles < MOST_RESHUFFLES and len(table.pile) > 1

    def _cards_left(self) -> int:
        """Count the cards that can still be drawn in this round."""
        more = len(self.view.table.pile) if self._is_restocked() else 0
        return self.view.table.stock_size + more

    def _danger(self, ready: list[bool]) -> float:
        """Estimate how likely the round ends before this seat's next turn."""
        if self.rounds_left < 1:
            return 1.0
        table, own = self.view.table, self.view.seat
        sides = len(ready)
        goes_on = 1.0
        for seat, size in enumerate(table.hand_sizes):
            if seat == own:
                continue
            side = seat % sides
            if ready[side]:
                goes_on *= 1.0 - (0.55 if size <= 2 else 0.35 if size <= 4 else 0.18 if size <= 7 else 0.08)
            elif len(table.melds[side]) and size <= 4:
                goes_on *= 0.95
        return 1.0 - goes_on

    @property
    def is_urgent(self) -> bool:
        """Tell whether the round may well end before this seat's next turn."""
        return self.danger >= self.urgent_from or self.rounds_left < 1.0
