"""Which card to discard: what it is worth to the own side against what it gives to the next player."""

import random

from samba_desktop.ai.gifts import Gifts
from samba_desktop.ai.holding import Holding
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.thought import Because, Code
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.actions import Discard
from samba_desktop.engine.cards import Card

CLOSE = 1e-9


class Discarding:
    """One choice of a discard from what is left in a sketch."""

    def __init__(self, sketch: Sketch, outlook: Outlook, worth: Worth, rng: random.Random) -> None:
        self.sketch = sketch
        self.rng = rng
        self.gifts = Gifts(sketch.view, outlook, worth)
        self.holding = Holding(sketch, outlook, worth)

    def choose(self) -> tuple[Discard, Because] | None:
        """Choose the card and say why; None where the rules let none be discarded."""
        costs: list[tuple[float, float, Card]] = []
        for card in self._candidates():
            loss = self.holding.loss(card)
            costs.append((loss + self.gifts.of(card), loss, card))
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
        size = self.gifts.pile_size - 1
        if card in sketch.red_threes:
            return Because(Code.BLOCK_RED_THREE, {"cards": size})
        least = min(costs, key=lambda entry: entry[1])
        if least[1] >= loss - CLOSE:
            return Because(Code.DISCARD_USELESS, {"card": card})
        if card in sketch.wilds:
            return Because(Code.BLOCK_WILD, {"card": card, "cards": size})
        if card in sketch.black_threes:
            return Because(Code.BLOCK_BLACK_THREE, {"cards": size})
        return Because(Code.DISCARD_SAFE, {"card": card, "kept": least[2]})
