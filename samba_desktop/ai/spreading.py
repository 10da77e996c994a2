"""What an open side lays in its turn: from sequences to groups to wild cards, written into a sketch."""

from samba_desktop.ai.sketch import OwnMeld, Sketch
from samba_desktop.ai.weights import Weights
from samba_desktop.engine.cards import SUITS, Card

LEAST = 3
"""The size of the smallest meld."""
HARD_FLOOR = 2
"""One card to discard and one to keep."""


class Spreading:
    """One plan of what to lay.

    `keep` is how many cards should stay before the discard; `urgent` says that the round may end before the
    next turn, so that everything that can be laid should be laid.
    """

    def __init__(self, sketch: Sketch, weights: Weights, keep: int, *, urgent: bool) -> None:
        self.sketch = sketch
        self.weights = weights
        self.keep = HARD_FLOOR if urgent else max(HARD_FLOOR, keep)
        self.urgent = urgent
        self._reserved: dict[int, int] = {}
        """By rank, how many cards wait for a place in an own sequence and stay out of groups."""

    def run(self) -> None:
        """Write the plan into the sketch."""
        self._extend_sequences()
        self._complete_with_naturals()
        self._new_sequences(LEAST if self.urgent else self.weights.run)
        self._reserve()
        self._add_naturals()
        self._new_groups()
        self._merge()
        self._complete_with_wilds()
        if self.urgent:
            self._unload_wilds()

    def _spare(self, count: int, floor: int | None = None) -> bool:
        return self.sketch.left - count >= (self.keep if floor is None else floor)

    def _extend_sequences(self) -> None:
        """Lay what makes own sequences longer, the longest sequence first."""
        sketch = self.sketch
        if not sketch.sequences:
            return
        for meld in sorted(sketch.sequences, key=lambda one: -one.size):
            most = min(sketch.longest, sketch.samba)
            if meld.size >= most:
                continue
            row = sketch.held[meld.suit]
            low, high = meld.rank, meld.rank + meld.size - 1
            while high - low + 1 < most:
                up = high < sketch.high and row[high + 1]
                down = low > sketch.low and row[low - 1]
                if up and (not down or sketch.ranks[high + 1] <= sketch.ranks[low - 1]):
                    high += 1
                elif down:
                    low -= 1
                else:
                    break
            count = high - low + 1 - meld.size
            if not count:
                continue
            whole = high - low + 1 >= sketch.samba
            if self._spare(count, 1 if whole else HARD_FLOOR):
                sketch.extend(meld, low, high)

    def _complete_with_naturals(self) -> None:
        """Complete canastas with naturals alone."""
        sketch = self.sketch
        for meld in sketch.groups:
            lacks = sketch.canasta - meld.size
            have = sketch.ranks[meld.rank]
            if 0 < lacks <= have and self._fits(meld, have, 0) and self._spare(lacks, HARD_FLOOR):
                count = have if self._spare(have) and self._may_exceed() else lacks
                sketch.add_to_group(meld, sketch.cards_of(meld.rank, count))

    def _may_exceed(self) -> bool:
        return self.sketch.rules.groups.groups_may_exceed_seven

    def _fits(self, meld: OwnMeld, naturals: int, wilds: int) -> bool:
        return self.sketch.fits_group(meld.size - meld.wilds + naturals, meld.wilds + wilds)

    def _new_sequences(self, least: int) -> None:
        """Lay runs of the hand that are at least so long, the longest first."""
        sketch = self.sketch
        for suit in SUITS:
            while sketch.may_begin_sequence(suit):
                low, length = longest_run(sketch, suit)
                if length < least or not self._spare(length):
                    break
                sketch.lay_sequence(suit, low, low + length - 1)

    def _reserve(self) -> None:
        """Keep cards for which one card or two are missing before they make an own sequence longer."""
        sketch = self.sketch
        if self.urgent:
            return
        for meld in sketch.sequences:
            if not self.weights.reserve_from <= meld.size < sketch.samba:
                continue
            row = sketch.held[meld.suit]
            top = meld.rank + meld.size - 1
            reach = min(sketch.samba - meld.size, int(self.weights.reserve_reach))
            for rank in (*range(top + 1, top + reach + 1), *range(meld.rank - reach, meld.rank)):
                if sketch.low <= rank <= sketch.high and row[rank]:
                    self._reserved[rank] = self._reserved.get(rank, 0) + 1

    def _free(self, rank: int) -> int:
        return self.sketch.ranks[rank] - self._reserved.get(rank, 0)

    def _add_naturals(self) -> None:
        """Add naturals to own groups."""
        sketch = self.sketch
        for meld in sketch.groups:
            have = self._free(meld.rank)
            if have <= 0 or (meld.size >= sketch.canasta and not self._may_exceed()):
                continue
            room = 99 if self._may_exceed() else sketch.canasta - meld.size
            count = min(have, room, sketch.left - self.keep)
            if count > 0:
                sketch.add_to_group(meld, sketch.cards_of(meld.rank, count))

    def _new_groups(self) -> None:
        """Lay three or more of a rank."""
        sketch = self.sketch
        for rank in range(len(sketch.ranks) - 1, LEAST, -1):
            have = self._free(rank)
            if have >= LEAST and self._spare(have) and sketch.may_begin_group(rank):
                sketch.lay_group(sketch.cards_of(rank, min(have, sketch.canasta)))

    def _merge(self) -> None:
        """Join two groups where that makes a canasta."""
        sketch = self.sketch
        if sketch.rules.groups.merge_groups == "never" or len(sketch.groups) < 2:
            return
        for first in sketch.groups:
            for second in sketch.groups:
                if first is second or first.rank != second.rank or first.number > second.number:
                    continue
                size = first.size + second.size
                unfinished = max(first.size, second.size) < sketch.canasta
                naturals = size - first.wilds - second.wilds
                if unfinished and size >= sketch.canasta and sketch.fits_group(naturals, size - naturals):
                    sketch.merge(first, second)
                    return

    def _complete_with_wilds(self) -> None:
        """Complete canastas with wild cards, those first that need the fewest."""
        sketch = self.sketch
        if not sketch.wilds:
            return
        for meld in sorted(sketch.groups, key=lambda one: -one.size):
            lacks = sketch.canasta - meld.size
            if not 0 < lacks <= len(sketch.wilds) or not self._fits(meld, 0, lacks):
                continue
            natural = not meld.wilds and meld.size >= sketch.canasta - 1
            if natural and sketch.is_ready() and not self.urgent:
                continue
            if self._spare(lacks, HARD_FLOOR):
                sketch.add_to_group(meld, tuple(sketch.wilds[:lacks]), lacks)

    def _unload_wilds(self) -> None:
        """Lay wild cards, and pairs with them, before they are caught in the hand."""
        sketch = self.sketch
        for meld in sketch.groups:
            while sketch.wilds and meld.size < sketch.canasta and self._fits(meld, 0, 1) and self._spare(1):
                sketch.add_to_group(meld, (sketch.wilds[-1],), 1)
        for rank in range(len(sketch.ranks) - 1, LEAST, -1):
            if not sketch.wilds:
                return
            pair = sketch.ranks[rank] == 2 and sketch.fits_group(2, 1)
            if pair and self._spare(LEAST) and sketch.may_begin_group(rank):
                cards: tuple[Card, ...] = (*sketch.cards_of(rank, 2), sketch.wilds[-1])
                sketch.lay_group(cards, 1)


def longest_run(sketch: Sketch, suit: str) -> tuple[int, int]:
    """Find the longest run of the hand in a suit: its lowest rank and its length, at most a sequence's."""
    row = sketch.held[suit]
    best_low, best = 0, 0
    low = 0
    length = 0
    for rank in range(sketch.low, sketch.high + 1):
        if row[rank]:
            if not length:
                low = rank
            length += 1
            if length > best:
                best, best_low = length, low
        else:
            length = 0
    return best_low, min(best, sketch.longest, max(sketch.samba, LEAST))
