"""What a card of the hand is worth to the own side as long as it is held."""

from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.cards import Card

PLAIN_SCALE, SAMBA_SCALE = 0.3, 1.6
"""How much hopes of a sequence weigh where no meld is ever complete, and where a samba must be had."""
MELDED_AT_ONCE = 10.0
SUPERFLUOUS_WILD = 30.0
"""What a wild card is worth that no meld may take: it blocks the pile for a turn."""


class Holding:
    """The worth of the cards in a sketch's hand."""

    def __init__(self, sketch: Sketch, outlook: Outlook, worth: Worth) -> None:
        self.sketch = sketch
        self.outlook = outlook
        self.worth = worth
        self.weights = worth.weights
        lacks_samba = sketch.sambas_lacking() > 0
        self.scale = PLAIN_SCALE if worth.is_plain else SAMBA_SCALE if lacks_samba else 1.0

    def loss(self, card: Card) -> float:
        """Return what the own side loses with a card."""
        sketch, weights = self.sketch, self.weights
        points = sketch.rules.points[card]
        if card in sketch.wilds:
            return self._wild_loss(points)
        if card in sketch.black_threes:
            return self._black_three_loss()
        if card in sketch.red_threes:
            return self._red_three_loss()
        worth = self._group_loss(card.rank) * self.worth.groups + self._suit_loss(card)
        return worth - points * (weights.hand_points + self.outlook.danger)

    def gain(self, card: Card) -> float:
        """Return what a card is worth that comes to the hand, the sketch holding it already."""
        sketch = self.sketch
        points = sketch.rules.points[card]
        if card in sketch.wilds:
            return 2.0 * points
        row = sketch.held.get(card.suit)
        if row is None or not row[card.rank]:
            return 0.0
        for meld in (*sketch.groups, *sketch.sequences, *sketch.foreign):
            if (
                meld.rank == card.rank
                if not meld.suit
                else (meld.suit == card.suit and card.rank in (meld.rank - 1, meld.rank + meld.size))
            ):
                return 2.0 * points + MELDED_AT_ONCE
        rank = card.rank
        runs = [
            all(row[low : low + 3]) and len(row[low : low + 3]) == 3 for low in (rank - 2, rank - 1, rank)
        ]
        if sketch.ranks[rank] >= 3 or any(runs):
            return 4.0 * points + MELDED_AT_ONCE
        return self.loss(card)

    def _wild_loss(self, points: int) -> float:
        sketch, weights = self.sketch, self.weights
        if sketch.budget < len(sketch.wilds) and not sketch.run_wilds and not sketch.rules.groups.wild_melds:
            return SUPERFLUOUS_WILD - points * self.outlook.danger / 2
        return weights.waste + (weights.wild if points < 30 else weights.joker)

    def _black_three_loss(self) -> float:
        each = self.sketch.rules.black_threes.black_three_hand_each
        return self.weights.black_three - (15.0 + each) * self.outlook.danger - max(0, each - 5) / 4

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
        elif have == 3:
            worth = weights.whole
        elif have > 3:
            worth = weights.triple
        if any(meld.rank == rank and sketch.room(meld) > 0 for meld in sketch.groups):
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
        worth *= self.scale
        value = self.worth.of_sequence
        for meld in sketch.sequences:
            if meld.suit != suit or meld.size >= sketch.samba:
                continue
            ahead = max(meld.rank - rank, rank - (meld.rank + meld.size - 1))
            if 1 <= ahead <= 3:
                size = min(meld.size + ahead, 7)
                gain = value(size, meld.wilds) - value(meld.size, meld.wilds)
                worth = max(worth, gain * weights.gap_to_sequence ** (ahead - 1))
        return worth
