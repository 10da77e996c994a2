"""How the cards of a hand are spread over melds, with the wild cards among them."""

import random

from samba_desktop.ai.rule_player.meld_values import MeldValues
from samba_desktop.ai.rule_player.sketch import HARD_FLOOR, LEAST, NO_LIMIT, WILD_MELD, DraftMeld, Sketch
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import MergeGroups, MergeSequences, WildSwap

SURE = 0.8
"""From this hope on that a meld of wild cards becomes complete all of them go there."""


class Wilding:
    """One plan for the wild cards of a hand.

    `hope` is how likely a meld of wild cards still becomes complete, where there are such melds.
    """

    def __init__(self, sketch: Sketch, worth: MeldValues, keep: int, *, urgent: bool, hope: float) -> None:
        self.sketch = sketch
        self.worth = worth
        self.weights = worth.weights
        self.keep = keep
        self.urgent = urgent
        self.hope = hope

    def _spare(self, count: int, floor: int | None = None) -> bool:
        return self.sketch.left - count >= (self.keep if floor is None else floor)

    def swap(self) -> None:
        """Take wild cards out of unfinished melds for the natural cards they stand for."""
        sketch = self.sketch
        kind = sketch.rules.groups.wild_swap
        if kind is WildSwap.NEVER:
            return
        wild_cards = sketch.rules.wild_cards
        melds = sketch.view.table.melds[sketch.view.side]
        for draft in (*sketch.groups, *sketch.sequences):
            if not draft.wilds or sketch.is_set(draft) or draft.number > len(melds):
                continue
            meld = melds[draft.number - 1]
            if draft.kind is MeldKind.GROUP:
                for wild in [card for card in meld.cards if card in wild_cards]:
                    if sketch.ranks[draft.rank]:
                        sketch.swap(draft, sketch.cards_of(draft.rank, 1)[0], wild)
            elif kind is WildSwap.INCOMPLETE_ANY:
                self._swap_sequence(draft, meld)

    def _swap_sequence(self, draft: DraftMeld, meld: Meld) -> None:
        for index, wild in enumerate(meld.cards):
            card = meld.stands_for(index)
            if meld.is_wild_at(index) and self.sketch.held[card.suit][card.rank]:
                self.sketch.swap(draft, card, wild)

    def sequences(self) -> None:
        """Make own sequences longer with wild cards, and begin whole ones, where that is worth it."""
        sketch = self.sketch
        if not sketch.run_wilds or not sketch.wilds or not self.worth.mixes:
            return
        for meld in sorted(sketch.sequences, key=lambda one: -one.size):
            found = self._best_reach(meld)
            if found is not None:
                sketch.extend(meld, *found)
        for suit in SUITS:
            if sketch.may_begin_sequence(suit):
                low = self._whole(suit)
                if low:
                    sketch.lay_sequence(suit, low, low + sketch.samba - 1)
                else:
                    self._begin_mixed(suit)

    def _cost(self, wilds: int) -> float:
        """Return what wild cards of the hand are worth elsewhere, the cheapest first."""
        return 0.0 if self.urgent else wilds * self.weights.wild

    def _best_reach(self, meld: DraftMeld) -> tuple[int, int] | None:
        """Find the range to which an own sequence is best extended with wild cards among what is added."""
        sketch, worth = self.sketch, self.worth
        if meld.size >= sketch.samba or meld.wilds >= sketch.run_wilds:
            return None
        now = worth.of_sequence(meld.size, meld.wilds)
        waiting = now if meld.wilds else worth.of_naturals(meld.size)
        best, best_gain = None, 0.0
        row = sketch.held[meld.suit]
        top = meld.rank + meld.size - 1
        for low in range(max(sketch.low, top - sketch.samba + 1), meld.rank + 1):
            for high in range(top, min(sketch.high, low + sketch.samba - 1) + 1):
                missing = sum(not row[rank] for rank in (*range(low, meld.rank), *range(top + 1, high + 1)))
                size = high - low + 1
                wilds = meld.wilds + missing
                if not 0 < missing <= len(sketch.wilds) or not sketch.fits_run(size - wilds, wilds):
                    continue
                before = waiting if size >= sketch.samba else now
                gain = worth.of_sequence(size, wilds) - before - self._cost(missing)
                if gain > best_gain and self._spare(size - meld.size, 1 if size >= sketch.samba else None):
                    best, best_gain = (low, high), gain
        return best

    def _whole(self, suit: str) -> int:
        """Find where a whole samba with wild cards can be laid at once: its lowest rank, 0 for nowhere."""
        sketch = self.sketch
        row = sketch.held[suit]
        if not self._spare(sketch.samba, HARD_FLOOR):
            return 0
        for low in range(sketch.low, sketch.high - sketch.samba + 2):
            have = sum(map(bool, row[low : low + sketch.samba]))
            missing = sketch.samba - have
            if missing <= len(sketch.wilds) and sketch.fits_run(have, missing):
                return low
        return 0

    def _begin_mixed(self, suit: str) -> None:
        """Begin a sequence with wild cards in it, the longer the better."""
        sketch = self.sketch
        row = sketch.held[suit]
        least = self.weights.mixed_run if sketch.run_wilds == 1 else LEAST
        for wilds in range(1, min(2, sketch.run_wilds, len(sketch.wilds)) + 1):
            for size in (6, 5, 4):
                if size - wilds < least or not self._spare(size) or not sketch.fits_run(size - wilds, wilds):
                    continue
                for low in range(sketch.low, sketch.high - size + 2):
                    if sum(map(bool, row[low : low + size])) == size - wilds:
                        sketch.lay_sequence(suit, low, low + size - 1)
                        return

    def melds(self) -> None:
        """Gather wild cards in a meld of their own, while there is hope that it becomes complete."""
        sketch = self.sketch
        if not sketch.rules.groups.wild_melds or not sketch.wilds:
            return
        for meld in sketch.wild_melds:
            count = min(len(sketch.wilds), WILD_MELD - meld.size, sketch.left - HARD_FLOOR)
            if count > 0 and (self.hope >= SURE or self.urgent or meld.size + count >= WILD_MELD):
                sketch.add_to_group(meld, tuple(sketch.wilds[:count]), count)
        open_one = any(meld.size < WILD_MELD for meld in sketch.wild_melds)
        count = min(len(sketch.wilds), WILD_MELD)
        if (
            not open_one
            and count >= LEAST
            and (self.hope >= SURE or self.urgent or count == WILD_MELD)
            and self._spare(count, HARD_FLOOR)
        ):
            sketch.lay_wilds(tuple(sketch.wilds[:count]))

    def complete(self) -> None:
        """Complete canastas with wild cards, those first that need the fewest."""
        sketch = self.sketch
        if not sketch.wilds or sketch.canasta > WILD_MELD:
            return
        kept_natural = sketch.natural_sets_lacking()
        for meld in sorted(sketch.groups, key=lambda one: -one.size):
            lacks = sketch.canasta - meld.size
            if kept_natural > 0 and lacks > 0 and not meld.wilds and not self.urgent:
                kept_natural -= 1
                continue
            if not 0 < lacks <= len(sketch.wilds) or not sketch.may_take(meld, 0, lacks):
                continue
            natural = not meld.wilds and meld.size >= sketch.canasta - 1
            if natural and sketch.is_ready() and not self.urgent:
                continue
            if self._spare(lacks, HARD_FLOOR):
                sketch.add_to_group(meld, tuple(sketch.wilds[:lacks]), lacks)

    def unload(self) -> None:
        """Lay wild cards, and pairs with them, before they are caught in the hand."""
        self._unload_pairs()
        self._unload_runs()
        sketch = self.sketch
        for meld in (*sketch.groups, *sketch.foreign):
            if meld.kind is not MeldKind.GROUP:
                continue
            while (
                sketch.wilds
                and sketch.may_take(meld, 0, 1)
                and self._spare(1)
                and meld.size != self._last(meld)
            ):
                sketch.add_to_group(meld, (sketch.wilds[-1],), 1)
        for meld in (*sketch.sequences, *sketch.foreign):
            if meld.kind is MeldKind.SEQUENCE:
                self._unload_on(meld)

    def _last(self, meld: DraftMeld) -> int:
        """Return the size from which a meld of another side would become complete; -1 for an own one."""
        return -1 if meld.side is None else (self.sketch.samba if meld.suit else self.sketch.canasta) - 1

    def _unload_pairs(self) -> None:
        sketch = self.sketch
        for rank in range(len(sketch.ranks) - 1, sketch.low_group - 1, -1):
            if not sketch.wilds:
                return
            if sketch.ranks[rank] != 2 or not sketch.fits_group(2, 1) or sketch.budget < 1:
                continue
            if self._spare(LEAST) and sketch.may_begin_group(rank):
                cards: tuple[Card, ...] = (*sketch.cards_of(rank, 2), sketch.wilds[-1])
                sketch.lay_group(cards, 1)

    def _unload_runs(self) -> None:
        """Begin sequences of two natural cards and a wild one."""
        sketch = self.sketch
        if not sketch.fits_run(2, 1):
            return
        for suit in SUITS:
            row = sketch.held[suit]
            for low in range(sketch.low, sketch.high - 1):
                if not sketch.wilds or not self._spare(LEAST) or not sketch.may_begin_sequence(suit):
                    break
                if sum(map(bool, row[low : low + LEAST])) == 2:
                    sketch.lay_sequence(suit, low, low + 2)

    def _unload_on(self, meld: DraftMeld) -> None:
        sketch = self.sketch
        while (
            sketch.wilds and meld.size < sketch.longest and self._spare(1) and meld.size != self._last(meld)
        ):
            if not sketch.fits_run(meld.size - meld.wilds, meld.wilds + 1):
                return
            top = meld.rank + meld.size - 1
            if top < sketch.high:
                sketch.extend(meld, meld.rank, top + 1)
            elif meld.rank > sketch.low:
                sketch.extend(meld, meld.rank - 1, top)
            else:
                return


class Spreading:
    """One plan of what to lay.

    `keep` is how many cards should stay before the discard; `urgent` says that the round may end before the
    next turn, so that everything that can be laid should be laid.
    """

    def __init__(
        self, sketch: Sketch, worth: MeldValues, keep: int, *, urgent: bool, hope: float = 0.0
    ) -> None:
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
