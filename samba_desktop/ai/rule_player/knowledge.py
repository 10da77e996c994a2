"""What a seat can know: how the round stands, and where the cards may be."""

import math

from samba_desktop.ai.rule_player.sketch import RANKS
from samba_desktop.engine.cards import SUITS, Card, pack
from samba_desktop.engine.events import (
    Added,
    Discarded,
    Drawn,
    Event,
    Laid,
    Merged,
    PileTaken,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
)
from samba_desktop.engine.rules.kinds import StockEmpty
from samba_desktop.engine.rules.rules import Rules, for_players
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


class Knowledge:
    """What is known about one other seat, and which cards are still out.

    `memory` is how many of the last events are remembered, 0 for all.
    """

    __slots__ = ("_out", "known", "passed_over", "seat", "view")

    def __init__(self, view: View, seat: int, memory: int = 0) -> None:
        self.view = view
        self.seat = seat
        self.known: list[Card] = []
        """Cards that the history shows to be in the seat's hand."""
        self.passed_over = [False] * RANKS
        """Ranks that the seat discarded, or left on the pile, and may be thought not to hold twice."""
        self._out: list[int] | None = None
        self._read(view.table.history[-memory:])

    def _read(self, history: tuple[Event, ...]) -> None:  # noqa: C901 - one branch for each kind of event
        seat, known, passed = self.seat, self.known, self.passed_over
        top: Card | None = None
        for event in history:
            if type(event) is Discarded:
                top = event.card
                if event.seat == seat:
                    if top in known:
                        known.remove(top)
                    passed[top.rank] = True
            elif type(event) is Drawn:
                if event.seat == seat and top is not None:
                    passed[top.rank] = True
            elif type(event) is Upturned:
                top = event.cards[-1]
            elif type(event) is TopTaken:
                top = None
            elif type(event) is PileTaken:
                top = None
                if event.seat == seat:
                    _leave(known, event.used)
                    known += event.cards if event.meld is None else event.cards[:-1]
                    for card in event.cards[:-1]:
                        passed[card.rank] = False
            elif type(event) is Laid or type(event) is Added or type(event) is Merged:
                if event.seat == seat:
                    _leave(known, event.cards)
            elif type(event) is ThreeLaid:
                if event.seat == seat and event.card in known:
                    known.remove(event.card)
            elif type(event) is Swapped and event.seat == seat:
                _leave(known, (event.card,))
                known.append(event.wild)
        _leave(known, self.view.turn.withheld if self.view.turn.seat == seat else ())

    def known_of(self, rank: int) -> int:
        """Count the known cards of a rank."""
        return sum(card.rank == rank for card in self.known)

    def out_of(self, rank: int) -> int:
        """Count the natural cards of a rank that lie where this view cannot see them, known ones left out."""
        if self._out is None:
            self._out = self._count_out()
        return self._out[rank]

    def _count_out(self) -> list[int]:
        view = self.view
        rules: Rules = view.rules
        out = [4 * rules.deck.deck_count] * RANKS
        wild_cards = rules.wild_cards
        for rank, _ in view.hand:
            out[rank] -= 1
        for rank, _ in view.table.pile:
            out[rank] -= 1
        for melds in view.table.melds:
            for meld in melds:
                for card in meld.cards:
                    if card not in wild_cards:
                        out[card.rank] -= 1
        for card in self.known:
            out[card.rank] -= 1
        return out

    def _share(self) -> float:
        """Return the part of the unseen cards that the seat holds."""
        table = self.view.table
        hidden = table.hand_sizes[self.seat] - len(self.known)
        unseen = table.stock_size + sum(table.hand_sizes) - table.hand_sizes[self.view.seat] - len(self.known)
        return min(1.0, hidden / unseen) if hidden > 0 and unseen > 0 else 0.0

    def chance_of_pair(self, rank: int, remembered: float) -> float:
        """Estimate how likely the seat holds two naturals of a rank.

        `remembered` weighs the ranks that it passed over.
        """
        known = self.known_of(rank)
        if known >= 2:
            return 1.0
        share, out = self._share(), self.out_of(rank)
        if not share or out + known < 2:
            return 0.0
        none = (1.0 - share) ** out
        if known:
            return 1.0 - none
        one = out * share * (1.0 - share) ** (out - 1)
        chance = max(0.0, 1.0 - none - one)
        return chance * remembered if self.passed_over[rank] else chance

    def chance_of_one(self, rank: int, remembered: float) -> float:
        """Estimate how likely the seat holds a natural of a rank."""
        if self.known_of(rank):
            return 1.0
        chance = 1.0 - (1.0 - self._share()) ** max(0, self.out_of(rank))
        return chance * remembered if self.passed_over[rank] else chance

    def chance_of_card(self, card: Card) -> float:
        """Estimate how likely the seat holds a card like this."""
        if card in self.known:
            return 1.0
        out = max(0, self.out_of(card.rank)) if 3 <= card.rank <= 14 else 0
        return 1.0 - math.pow(1.0 - self._share(), out / len(SUITS))

    def chance_of_wild(self) -> float:
        """Estimate how likely the seat holds a wild card."""
        wild_cards = self.view.rules.wild_cards
        if any(card in wild_cards for card in self.known):
            return 1.0
        return 1.0 - math.pow(1.0 - self._share(), self.wilds_out())

    def wilds_out(self) -> int:
        """Count the wild cards that lie where this view cannot see them."""
        view = self.view
        rules: Rules = view.rules
        wild_cards = rules.wild_cards
        out = sum(card in wild_cards for card in pack(rules.deck.deck_count, rules.deck.joker_count))
        seen = (*view.hand, *view.table.pile, *self.known)
        out -= sum(card in wild_cards for card in seen)
        for melds in view.table.melds:
            for meld in melds:
                out -= sum(card in wild_cards for card in meld.cards)
        return max(0, out)


def _leave(known: list[Card], cards: tuple[Card, ...]) -> None:
    for card in cards:
        if card in known:
            known.remove(card)
