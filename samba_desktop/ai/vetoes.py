"""Discards that a partner would call a blunder, and how much one may gain before it is made all the same."""

from samba_desktop.ai.gifts import Gifts
from samba_desktop.ai.sketch import Sketch
from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import MeldKind

FED = 70.0
FED_NEARLY_WHOLE = 110.0
"""For a card that an unfinished meld of the next side could take, with few or with many cards in it."""
WASTED = 100.0
"""For a wild card."""
BROKEN = 15.0
"""For a card of a pair, of a whole group, or between two neighbours."""
NEARLY_WHOLE = 5


class Vetoes:
    """What speaks against discarding a card, whatever a valuation says for it.

    A veto stands while there is a plain card: one against which nothing speaks.
    """

    def __init__(self, sketch: Sketch, gifts: Gifts) -> None:
        self.sketch = sketch
        self.gifts = gifts

    def against(self, card: Card) -> float:
        """Return how many points a discard must gain over every plain one, 0 for a plain card."""
        if card in self.sketch.wilds:
            return WASTED
        fed = self._feeding(card)
        return max(fed, BROKEN if self._is_needed(card) else 0.0)

    def _feeding(self, card: Card) -> float:
        worst = 0.0
        for meld in self.gifts.melds:
            if meld.kind is MeldKind.GROUP:
                takes = meld.rank == card.rank and len(meld.cards) < self.sketch.canasta
            else:
                takes = self.gifts.extends(meld, card)
            if takes:
                worst = max(worst, FED_NEARLY_WHOLE if len(meld.cards) >= NEARLY_WHOLE else FED)
        return worst

    def _is_needed(self, card: Card) -> bool:
        sketch = self.sketch
        rank, suit = card
        row = sketch.held.get(suit)
        if row is None or not row[rank]:
            return False
        if sketch.ranks[rank] > 1:
            return True
        if any(meld.rank == rank and sketch.room(meld) > 0 for meld in sketch.groups):
            return True
        between = rank < 14 and row[rank - 1] > 0 and row[rank + 1] > 0
        return between and sketch.rules.sequences.sequences_enabled
