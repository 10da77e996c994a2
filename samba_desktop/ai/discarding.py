"""Which card to discard: what it is worth to the own side against what it gives to the next player."""

import random

from samba_desktop.ai.gifts import Gifts
from samba_desktop.ai.holding import Holding
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.thought import Because, Code
from samba_desktop.ai.vetoes import Vetoes
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.actions import Discard
from samba_desktop.engine.cards import Card
from samba_desktop.engine.pile import is_blocked

CLOSE = 1e-9
Cost = tuple[float, float, Card]
"""What a discard costs in all, what the own hand loses with it, and the card."""


class Discarding:
    """One choice of a discard from what is left in a sketch."""

    def __init__(self, sketch: Sketch, outlook: Outlook, worth: Worth, rng: random.Random) -> None:
        self.sketch = sketch
        self.rng = rng
        self.weights = worth.weights
        self.gifts = Gifts(sketch.view, outlook, worth)
        self.vetoes = Vetoes(sketch, self.gifts)
        self.holding = Holding(sketch, outlook, worth)

    def choose(self) -> tuple[Discard, Because] | None:
        """Choose the card and say why; None where the rules let none be discarded."""
        costs: list[Cost] = []
        for card in self._candidates():
            loss = self.holding.loss(card)
            costs.append((loss + self.weights.caution * self.gifts.of(card), loss, card))
        if not costs:
            return None
        pool = self._without_blunders(costs)
        best = min(pool)[0]
        if self.weights.slip and self.rng.random() < self.weights.slip:
            return self._slipped(pool, best)
        alike = [entry for entry in pool if entry[0] <= best + CLOSE]
        _, loss, card = alike[0] if len(alike) == 1 else self.rng.choice(alike)
        return Discard(card), self._because(card, loss, costs)

    def _slipped(self, pool: list[Cost], best: float) -> tuple[Discard, Because]:
        """Choose any of the discards that are good enough, as a beginner does."""
        good = [
            card
            for cost, _, card in pool
            if cost <= best + self.weights.slip_within and not self.vetoes.against(card)
        ]
        card = self.rng.choice(good or [min(pool)[2]])
        return Discard(card), Because(Code.DISCARD_SPARE, {"card": card})

    def _without_blunders(self, costs: list[Cost]) -> list[Cost]:
        """Leave only plain discards where a partner would wince at the cheapest and one costs little more."""
        best = min(costs)
        against = self.vetoes.against(best[2])
        if not against:
            return costs
        near = (entry for entry in costs if entry[0] <= best[0] + against)
        return [entry for entry in near if not self.vetoes.against(entry[2])] or costs

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

    def _because(self, card: Card, loss: float, costs: list[Cost]) -> Because:
        sketch = self.sketch
        size = self.gifts.pile_size - 1
        blocks = size > 0 and is_blocked(sketch.rules, card)
        if blocks and card in sketch.red_threes:
            return Because(Code.BLOCK_RED_THREE, {"cards": size})
        least = min(costs, key=lambda entry: entry[1])
        if least[1] >= loss - CLOSE:
            return Because(Code.DISCARD_USELESS, {"card": card})
        if blocks and card in sketch.wilds:
            return Because(Code.BLOCK_WILD, {"card": card, "cards": size})
        if blocks and card in sketch.black_threes:
            return Because(Code.BLOCK_BLACK_THREE, {"cards": size})
        return Because(Code.DISCARD_SAFE, {"card": card, "kept": least[2]})
