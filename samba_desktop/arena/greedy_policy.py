"""The greedy yardstick as pure counts: what it lays and what it throws away, in an order that never changes.

It looks at the present turn and at nothing else, so that a figure against it means the same in every version.
Knows neither views nor states.
"""

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct, field

SUITS, RANKS = 4, 11
NATURALS = SUITS * RANKS
"""The kinds 0 to 43 are suit * 11 + rank, the ranks from the four (0) to the ace (10)."""
TWO, JOKER, BLACK_THREE, RED_THREE = 44, 45, 46, 47
KINDS = 48
SET = 7
"""Cards of a canasta, and of a samba, which is then closed."""
SHORTEST = 3
MOST_WILDS = 2
KEPT = 2
"""Cards that stay in the hand while a side may not go out."""
SETS_NEEDED = 2
WILD_COST = 100_000
"""What keeps wild cards from being thrown away."""


class Tastes(NamedTuple):
    """The weights of a discard, in tenths of points once multiplied by ten."""

    pair: int = 8
    neighbour: int = 5
    gap: int = 3
    own_meld: int = 12
    feeding: int = 0
    feeding_pile: int = 0
    black_three: int = -40
    value: int = 1
    double: int = 0


GREEDY = Tastes()
"""What the level plays with."""
WARY = Tastes(8, 5, 3, 12, 12, 2, -40, 1, 0)
"""The same that does not feed opponents; kept to hold the policy to more than one set of weights."""


class Group(Struct):
    """Cards of one rank on the table."""

    number: int
    naturals: int
    wilds: int

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return self.naturals + self.wilds


class Run(Struct):
    """A sequence on the table."""

    number: int
    suit: int
    low: int
    high: int

    @property
    def size(self) -> int:
        """How many cards lie there."""
        return self.high - self.low + 1

    def takes(self, kind: int) -> bool:
        """Tell whether a card makes the sequence longer."""
        suit, rank = divmod(kind, RANKS)
        return self.size < SET and suit == self.suit and rank in {self.low - 1, self.high + 1}


class Step(NamedTuple):
    """Cards laid together."""

    meld: int
    """The number of the meld, from 1."""
    kinds: tuple[int, ...]
    is_new: bool


class Side(Struct):
    """The melds of a side, as far as the yardstick knows them: one group a rank."""

    groups: dict[int, Group] = field(default_factory=dict)
    runs: list[Run] = field(default_factory=list)
    melds: int = 0
    """How many melds there are in all."""

    def copied(self) -> "Side":
        """Return the same side to try something on."""
        groups = {rank: Group(one.number, one.naturals, one.wilds) for rank, one in self.groups.items()}
        runs = [Run(one.number, one.suit, one.low, one.high) for one in self.runs]
        return Side(groups, runs, self.melds)

    @property
    def sets(self) -> int:
        """Count the canastas and sambas."""
        groups = sum(group.size >= SET for group in self.groups.values())
        return groups + sum(run.size >= SET for run in self.runs)

    def uses(self, kind: int) -> bool:
        """Tell whether a natural card would join an unfinished meld."""
        group = self.groups.get(kind % RANKS)
        return (group is not None and group.size < SET) or any(run.takes(kind) for run in self.runs)

    def wants(self, kind: int) -> bool:
        """Tell whether a natural card has a meld to go to, a finished canasta included."""
        return kind % RANKS in self.groups or any(run.takes(kind) for run in self.runs)


class Laying:
    """A hand and its side while a turn is laid out; `steps` is what was laid."""

    def __init__(
        self, hand: Sequence[int], side: Side, points: Sequence[int], spare: int = 0, laid: int = 0
    ) -> None:
        """`hand` and `points` are counted by kind; `spare` cards count as held, `laid` as on the table."""
        self.hand = list(hand)
        self.side = side
        self.points = points
        self.left = sum(hand) + spare
        self.laid = laid
        """Points of the cards on the table, as far as a first meld counts them."""
        self.steps: list[Step] = []

    def fits(self, cards: int) -> bool:
        """Tell whether so many cards may leave the hand."""
        return self.left - cards >= (0 if self.side.sets >= SETS_NEEDED else KEPT)

    def lay_all(self) -> None:
        """Lay what an opened side lays."""
        self._extend()
        self._new_runs()
        self._naturals()
        self._complete()
        self._unload()

    def opens(self, minimum: int) -> bool:
        """Lay a first meld and tell whether it reaches the minimum; pairs with a wild card help out."""
        self.lay_all()
        for rank in reversed(range(RANKS)):
            if self.laid >= minimum:
                return True
            kinds = self._kinds(rank)
            wild = next((kind for kind in (TWO, JOKER) if self.hand[kind]), None)
            if len(kinds) == 2 and rank not in self.side.groups and wild is not None and self.fits(3):
                self._group(rank, [*kinds, wild])
        return self.laid >= minimum

    def _kinds(self, rank: int) -> list[int]:
        kinds = (suit * RANKS + rank for suit in range(SUITS))
        return [kind for kind in kinds for _ in range(self.hand[kind])]

    def _out(self, meld: int, kinds: Sequence[int], *, is_new: bool) -> None:
        for kind in kinds:
            self.hand[kind] -= 1
            self.laid += self.points[kind]
        self.left -= len(kinds)
        self.steps.append(Step(meld, tuple(kinds), is_new))

    def _new(self) -> int:
        self.side.melds += 1
        return self.side.melds

    def _group(self, rank: int, kinds: Sequence[int]) -> None:
        naturals = sum(kind < NATURALS for kind in kinds)
        group = self.side.groups.get(rank)
        if group is None:
            number = self._new()
            self.side.groups[rank] = Group(number, naturals, len(kinds) - naturals)
            self._out(number, kinds, is_new=True)
            return
        group.naturals += naturals
        group.wilds += len(kinds) - naturals
        self._out(group.number, kinds, is_new=False)

    def _extend(self) -> None:
        changed = True
        while changed:
            changed = False
            for kind in range(NATURALS):
                run = next((one for one in self.side.runs if one.takes(kind)), None)
                if not self.hand[kind] or run is None or not self.fits(1):
                    continue
                rank = kind % RANKS
                run.low, run.high = min(run.low, rank), max(run.high, rank)
                self._out(run.number, (kind,), is_new=False)
                changed = True

    def _new_runs(self) -> None:
        while True:
            size, suit, top = self._longest_run()
            if size < SHORTEST or not self.fits(size):
                return
            low = top - size + 1
            number = self._new()
            self.side.runs.append(Run(number, suit, low, top))
            self._out(number, [suit * RANKS + rank for rank in range(low, top + 1)], is_new=True)

    def _longest_run(self) -> tuple[int, int, int]:
        """Find the longest run: how many cards, its suit and its highest rank."""
        best = (0, 0, 0)
        for suit in range(SUITS):
            run = 0
            for rank in range(RANKS):
                run = run + 1 if self.hand[suit * RANKS + rank] else 0
                if min(run, SET) > best[0]:
                    best = (min(run, SET), suit, rank)
        return best

    def _naturals(self) -> None:
        for rank in reversed(range(RANKS)):
            kinds = self._kinds(rank)
            if rank not in self.side.groups:
                if len(kinds) >= SHORTEST and self.fits(len(kinds)):
                    self._group(rank, kinds)
                continue
            for kind in kinds:
                # A group of two natural cards takes a third from three in the hand, whatever is left.
                hurries = len(kinds) >= SHORTEST and self.side.groups[rank].naturals < SHORTEST
                if hurries or self.fits(1):
                    self._group(rank, [kind])

    def _complete(self) -> None:
        for rank in reversed(range(RANKS)):
            group = self.side.groups.get(rank)
            if group is None or group.size >= SET:
                continue
            lacking = SET - group.size
            wilds = [kind for kind in (TWO, JOKER) for _ in range(self.hand[kind])]
            if group.wilds + lacking <= MOST_WILDS and len(wilds) >= lacking and self.fits(lacking):
                self._group(rank, wilds[:lacking])

    def _unload(self) -> None:
        held = sum(self.hand)
        if self.side.sets < SETS_NEEDED or held < 2 or self.hand[TWO] + self.hand[JOKER] < held:
            return
        for rank in reversed(range(RANKS)):
            group = self.side.groups.get(rank)
            while group is not None and group.wilds < MOST_WILDS and sum(self.hand) > 1:
                self._group(rank, [TWO if self.hand[TWO] else JOKER])


class Danger(Struct, frozen=True):
    """What a discard may do for the others."""

    others: tuple[Side, ...]
    """The other sides that have opened; empty where nothing thrown away helps them, as the pile is frozen."""
    pile: int
    """Cards in the pile."""


def discarded(
    hand: Sequence[int], side: Side, points: Sequence[int], danger: Danger, tastes: Tastes = GREEDY
) -> list[int]:
    """Order the kinds of a hand from the one that is thrown away first to the one that is kept longest."""
    kinds = [kind for kind in range(KINDS) if hand[kind] and kind != RED_THREE]
    return sorted(kinds, key=lambda kind: (_kept(kind, hand, side, points, danger, tastes), kind))


def _kept(  # noqa: PLR0913, PLR0917 - all that a discard is weighed by
    kind: int, hand: Sequence[int], side: Side, points: Sequence[int], danger: Danger, tastes: Tastes
) -> int:
    if kind == BLACK_THREE:
        return tastes.black_three * 10
    if kind in {TWO, JOKER}:
        return WILD_COST + kind
    suit, rank = divmod(kind, RANKS)
    same = sum(hand[other * RANKS + rank] for other in range(SUITS))
    kept = (same - 1) * tastes.pair * 10 - points[kind] * tastes.value * 2
    for away, worth in ((1, tastes.neighbour), (2, tastes.gap)):
        for beside in (rank - away, rank + away):
            if 0 <= beside < RANKS and hand[suit * RANKS + beside]:
                kept += worth * 10
    if hand[kind] == 2:
        kept += tastes.double * 10
    if side.wants(kind):
        kept += tastes.own_meld * 10
    if any(other.uses(kind) for other in danger.others):
        kept += tastes.feeding * 10 + tastes.feeding_pile * danger.pile * 10 // 4
    return kept
