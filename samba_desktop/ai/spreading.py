"""What an open side lays in its turn: from sequences to groups to wild cards, written into a sketch."""

import random

from samba_desktop.ai.drafts import DraftMeld
from samba_desktop.ai.sketch import NO_LIMIT, Sketch
from samba_desktop.ai.wilding import Wilding
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.cards import SUITS
from samba_desktop.engine.rules.kinds import MergeGroups, MergeSequences

LEAST = 3
"""The size of the smallest meld."""
HARD_FLOOR = 2
"""One card to discard and one to keep."""


class Spreading:
    """One plan of what to lay.

    `keep` is how many cards should stay before the discard; `urgent` says that the round may end before the
    next turn, so that everything that can be laid should be laid.
    """

    def __init__(self, sketch: Sketch, worth: Worth, keep: int, *, urgent: bool, hope: float = 0.0) -> None:
        self.sketch = sketch
        self.worth = worth
        self.weights = worth.weights
        self.urgent = urgent or worth.is_plain
        self.keep = HARD_FLOOR if self.urgent else max(HARD_FLOOR, keep)
        self.wilding = Wilding(sketch, worth, self.keep, urgent=self.urgent, hope=hope)
        self._reserved: dict[int, int] = {}
        """By rank, how many cards wait for a place in an own sequence and stay out of groups."""
        self._wilds_seen = True

    def overlook(self, rng: random.Random) -> None:
        """Overlook some ranks, and what wild cards could complete, as a beginner does."""
        oversight = self.weights.overlook_meld
        for rank, have in enumerate(self.sketch.ranks):
            if have and rng.random() < oversight:
                self._reserved[rank] = have
        self._wilds_seen = rng.random() >= oversight

    def run(self) -> None:
        """Write the plan into the sketch."""
        self.wilding.swap()
        self._extend_sequences()
        self.wilding.sequences()
        self._join_sequences()
        self._complete_with_naturals()
        self._new_sequences(self._least_run())
        self._reserve()
        self._add_naturals()
        self._new_groups()
        self._merge()
        self.wilding.melds()
        if self._wilds_seen:
            self.wilding.complete()
        if self.urgent:
            self._lay_off()
            self.wilding.unload()

    def _least_run(self) -> int:
        """Return how long a run must be to be laid as a new sequence; groups are faster."""
        if self.urgent or self.sketch.sambas_lacking() > 0:
            return LEAST
        run = self.weights.run
        return max(LEAST, run - 2) if self.worth.mixes else run

    def _spare(self, count: int, floor: int | None = None) -> bool:
        return self.sketch.left - count >= (self.keep if floor is None else floor)

    def _extend_sequences(self) -> None:
        """Lay what makes own sequences longer, the longest sequence first."""
        sketch = self.sketch
        if not sketch.sequences:
            return
        for meld in sorted(sketch.sequences, key=lambda one: -one.size):
            self._extend(meld)

    def _extend(self, meld: DraftMeld) -> None:
        sketch = self.sketch
        most = sketch.longest
        if meld.size >= most:
            return
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
            return
        whole = meld.size < sketch.samba <= high - low + 1 and meld.side is None
        if self._spare(count, 1 if whole else HARD_FLOOR):
            sketch.extend(meld, low, high)

    def _join_sequences(self) -> None:
        """Join own sequences of a suit where that makes a samba, or a longer one without a card."""
        sketch = self.sketch
        if sketch.rules.sequences.merge_sequences is MergeSequences.NEVER or len(sketch.sequences) < 2:
            return
        for low in sketch.sequences:
            for high in sketch.sequences:
                link = range(low.rank + low.size, high.rank)
                size = high.rank + high.size - low.rank
                if low.suit != high.suit or high.rank < low.rank + low.size or size > 7:
                    continue
                fits = sketch.fits_run(size - low.wilds - high.wilds, low.wilds + high.wilds)
                row = sketch.held[low.suit]
                if fits and all(row[rank] for rank in link) and self._spare(len(link), HARD_FLOOR):
                    sketch.join_sequences(low, high)
                    return

    def _complete_with_naturals(self) -> None:
        """Complete canastas with naturals alone."""
        sketch = self.sketch
        for meld in sketch.groups:
            lacks = sketch.canasta - meld.size
            have = sketch.ranks[meld.rank]
            if 0 < lacks <= have and self._spare(lacks, HARD_FLOOR):
                room = min(have, sketch.room(meld))
                count = room if self._spare(room) else lacks
                sketch.add_to_group(meld, sketch.cards_of(meld.rank, count))

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
            count = min(self._free(meld.rank), sketch.room(meld), sketch.left - self.keep)
            if count > 0:
                sketch.add_to_group(meld, sketch.cards_of(meld.rank, count))

    def _new_groups(self) -> None:
        """Lay three or more of a rank."""
        sketch = self.sketch
        for rank in range(len(sketch.ranks) - 1, sketch.low_group - 1, -1):
            have = min(
                self._free(rank), NO_LIMIT if sketch.rules.groups.groups_may_exceed_seven else sketch.canasta
            )
            if have >= LEAST and self._spare(have) and sketch.may_begin_group(rank):
                sketch.lay_group(sketch.cards_of(rank, have))

    def _merge(self) -> None:
        """Join two groups of a rank that aren't complete, as one of them is sooner a canasta."""
        sketch = self.sketch
        if sketch.rules.groups.merge_groups is MergeGroups.NEVER or len(sketch.groups) < 2:
            return
        for first in sketch.groups:
            for second in sketch.groups:
                if first is second or first.rank != second.rank or first.number > second.number:
                    continue
                if max(first.size, second.size) < sketch.canasta and self._may_join(first, second):
                    sketch.merge(first, second)
                    return

    def _may_join(self, first: DraftMeld, second: DraftMeld) -> bool:
        sketch = self.sketch
        size, wilds = first.size + second.size, first.wilds + second.wilds
        if size > sketch.canasta and not sketch.rules.groups.groups_may_exceed_seven:
            return False
        return size >= sketch.canasta and sketch.fits_group(size - wilds, wilds)

    def _lay_off(self) -> None:
        """Add naturals to melds of other sides, but for what completes them."""
        sketch = self.sketch
        for meld in sketch.foreign:
            if meld.suit:
                if meld.size < sketch.samba - 1 or meld.size >= sketch.samba:
                    self._extend(meld)
                continue
            room = sketch.room(meld) if meld.size >= sketch.canasta else sketch.canasta - 1 - meld.size
            count = min(sketch.ranks[meld.rank], room, sketch.left - self.keep)
            if count > 0 and meld.rank:
                sketch.add_to_group(meld, sketch.cards_of(meld.rank, count))


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
