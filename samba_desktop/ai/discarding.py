"""Which card to discard: what it is worth to the own side against what it gives to the next player."""

import random

from samba_desktop.ai.knowledge import Knowledge
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.thought import Because, Code
from samba_desktop.ai.weights import Weights
from samba_desktop.engine.actions import Discard
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import MeldKind
from samba_desktop.engine.pile import is_blocked, is_frozen
from samba_desktop.engine.rules.kinds import When

CLOSE = 1e-9


class Discarding:
    """One choice of a discard from what is left in a sketch."""

    def __init__(self, sketch: Sketch, outlook: Outlook, weights: Weights, rng: random.Random) -> None:
        self.sketch = sketch
        self.outlook = outlook
        self.weights = weights
        self.rng = rng
        self.knowledge = Knowledge(sketch.view, outlook.next_seat)
        table = sketch.view.table
        self.pile_size = len(table.pile) + 1
        self.next_side = table.seating.side_of(outlook.next_seat)
        self.pile_worth = self._pile_worth()
        self._dangers: dict[int, float] = {}

    def _pile_worth(self) -> float:
        """Return what the pile would be worth to the next player who takes it."""
        table, weights = self.sketch.view.table, self.weights
        gained = weights.pile_base + weights.pile_card * self.pile_size - weights.draw
        opened = table.side_has_melded(self.next_side)
        return max(5.0, gained) * (1.0 if opened else weights.unopened)

    def choose(self) -> tuple[Discard, Because] | None:
        """Choose the card and say why; None where the rules let none be discarded."""
        costs: list[tuple[float, float, Card]] = []
        for card in self._candidates():
            loss = self.loss(card)
            costs.append((loss + self.gift(card), loss, card))
        if not costs:
            return None
        best = min(costs)[0]
        alike = [entry for entry in costs if entry[0] <= best + CLOSE]
        _, loss, card = alike[0] if len(alike) == 1 else self.rng.choice(alike)
        return Discard(card), self._because(card, loss, costs)

    def _candidates(self) -> list[Card]:
        sketch = self.sketch
        cards: list[Card] = []
        for suit, row in sketch.held.items():
            cards += [Card(rank, suit) for rank in range(2, len(row)) if row[rank]]
        cards += dict.fromkeys(sketch.black_threes)
        if sketch.rules.pile.discard_red_three or not sketch.rules.red_threes_special:
            cards += dict.fromkeys(sketch.red_threes)
        if sketch.rules.pile.discard_wild:
            cards += dict.fromkeys(sketch.wilds)
        taken = sketch.view.turn.taken
        if taken is not None and len(cards) > 1:
            cards = [card for card in cards if card != taken]
        return cards

    def _because(self, card: Card, loss: float, costs: list[tuple[float, float, Card]]) -> Because:
        sketch = self.sketch
        if card in sketch.red_threes:
            return Because(Code.BLOCK_RED_THREE, {"cards": self.pile_size - 1})
        least = min(costs, key=lambda entry: entry[1])
        if least[1] >= loss - CLOSE:
            return Because(Code.DISCARD_USELESS, {"card": card})
        if card in sketch.wilds:
            return Because(Code.BLOCK_WILD, {"card": card, "cards": self.pile_size - 1})
        if card in sketch.black_threes:
            return Because(Code.BLOCK_BLACK_THREE, {"cards": self.pile_size - 1})
        return Because(Code.DISCARD_SAFE, {"card": card, "kept": least[2]})

    def loss(self, card: Card) -> float:
        """Return what the own side loses with a card."""
        sketch, weights = self.sketch, self.weights
        points = sketch.rules.points[card]
        if card in sketch.wilds:
            return weights.wild if points < 30 else weights.joker
        if card in sketch.black_threes:
            return weights.black_three - 20 * self.outlook.danger
        if card in sketch.red_threes:
            return self._red_three_loss()
        worth = self._group_loss(card.rank) + self._suit_loss(card)
        return worth - points * (weights.hand_points + self.outlook.danger)

    def _red_three_loss(self) -> float:
        """Return what a red three loses: in the hand it is a penalty, but one is enough to be paid."""
        if len(self.sketch.red_threes) > 1:
            return 30.0
        return -float(self.sketch.rules.red_threes.red_three_hand_penalty)

    def _group_loss(self, rank: int) -> float:
        sketch, weights = self.sketch, self.weights
        have = sketch.ranks[rank]
        worth = 0.0
        if have == 2:
            worth = weights.pair
        elif have >= 3:
            worth = weights.triple
        if any(meld.rank == rank for meld in sketch.groups):
            worth += weights.own_group
        return worth

    def _suit_loss(self, card: Card) -> float:
        sketch, weights = self.sketch, self.weights
        rank, suit = card
        if not sketch.rules.sequences.sequences_enabled:
            return 0.0
        row = sketch.held[suit]
        if row[rank] > 1:
            return 0.0
        worth = 0.0
        if row[rank - 1] or (rank < 14 and row[rank + 1]):
            worth = weights.next_to
            if row[rank - 1] and rank < 14 and row[rank + 1]:
                worth *= 2
        if row[rank - 2] or (rank < 13 and row[rank + 2]):
            worth += weights.next_but_one
        for meld in sketch.sequences:
            if meld.suit != suit or meld.size >= sketch.samba:
                continue
            ahead = max(meld.rank - rank, rank - (meld.rank + meld.size - 1))
            if 1 <= ahead <= 3:
                size = min(meld.size + ahead, 7)
                gain = weights.of_sequence(size) - weights.of_sequence(meld.size)
                worth = max(worth, gain * weights.gap_to_sequence ** (ahead - 1))
        return worth

    def gift(self, card: Card) -> float:
        """Return what the next player may be expected to make of a card on top of the pile."""
        sketch = self.sketch
        if is_blocked(sketch.rules, card):
            return 0.0
        rank = card.rank
        if rank not in self._dangers:
            chance = (
                1.0
                if self._joins_group(rank)
                else self.knowledge.chance_of_pair(rank, self.weights.remembered)
            )
            self._dangers[rank] = chance * self.pile_worth
        return self._dangers[rank] + self._sequence_gift(card)

    def _joins_group(self, rank: int) -> bool:
        """Tell whether the card alone would give the pile to the next side, as it fits a group there."""
        table = self.sketch.view.table
        when = self.sketch.rules.pile.pile_take_by_extending_group
        if when is When.NEVER or (when is When.WHEN_UNFROZEN and is_frozen(table, self.outlook.next_seat)):
            return False
        return any(
            meld.kind is MeldKind.GROUP and meld.rank == rank and len(meld.cards) < self.sketch.canasta
            for meld in table.melds[self.next_side]
        )

    def _sequence_gift(self, card: Card) -> float:
        """Return what the card is worth on a sequence of the next player's side."""
        view, weights = self.sketch.view, self.weights
        worth = 0.0
        if card.suit not in SUITS:
            return worth
        for meld in view.table.melds[self.next_side]:
            if meld.kind is not MeldKind.SEQUENCE or meld.suit != card.suit or len(meld.cards) >= 7:
                continue
            if card.rank in (meld.rank - 1, meld.top_rank + 1):
                size = len(meld.cards)
                gain = weights.of_sequence(size + 1) - weights.of_sequence(size)
                worth = max(worth, gain)
        return max(0.0, worth) * weights.own_top
