"""What an open side does with its wild cards: taking them back, completing melds, melds of their own."""

from samba_desktop.ai.drafts import DraftMeld
from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import WildSwap

LEAST = 3
HARD_FLOOR = 2
WILD_MELD = 7
SURE = 0.8
"""From this hope on that a meld of wild cards becomes complete all of them go there."""


class Wilding:
    """One plan for the wild cards of a hand.

    `hope` is how likely a meld of wild cards still becomes complete, where there are such melds.
    """

    def __init__(self, sketch: Sketch, worth: Worth, keep: int, *, urgent: bool, hope: float) -> None:
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
