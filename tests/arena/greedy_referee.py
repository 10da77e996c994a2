"""Rounds of the greedy yardstick by rules of its own, apart from the engine, which give its golden values."""

from dataclasses import dataclass, field

from samba_desktop.arena.greedy import (
    GREEDY,
    JOKER,
    KEPT,
    KINDS,
    NATURALS,
    RANKS,
    RED_THREE,
    SET,
    SETS_NEEDED,
    TWO,
    Danger,
    GreedyLaying,
    Group,
    Side,
    Tastes,
    discarded,
)

SEATS, SIDES, DEALT, DRAWN = 4, 2, 15, 2
BLACK_THREE = 46
POINTS = [5, 5, 5, 5, 10, 10, 10, 10, 10, 10, 20] * 4 + [20, 50, 5, 0]
MINIMUM = 50
MASK = 0x7FFFFFFF


class Numbers:
    """A source of chance that is easily written down anywhere."""

    def __init__(self, deal):
        self._x = deal * 7919 + 13

    def below(self, bound):
        self._x = (self._x * 1103515245 + 12345) & MASK
        return (self._x >> 8) % bound


def deck(deal):
    kinds = [kind for kind in range(NATURALS) for _ in range(3)]
    kinds += [TWO] * 12 + [JOKER] * 6 + [BLACK_THREE] * 6 + [RED_THREE] * 6
    numbers = Numbers(deal)
    for at in range(len(kinds) - 1, 0, -1):
        other = numbers.below(at + 1)
        kinds[at], kinds[other] = kinds[other], kinds[at]
    return kinds


@dataclass
class Round:
    """A round in progress."""

    deal: int
    tastes: tuple[Tastes, Tastes] = (GREEDY, GREEDY)
    hands: list[list[int]] = field(default_factory=lambda: [[0] * KINDS for _ in range(SEATS)])
    sides: list[Side] = field(default_factory=lambda: [Side() for _ in range(SIDES)])
    reds: list[int] = field(default_factory=lambda: [0] * SIDES)
    table: list[int] = field(default_factory=lambda: [0] * SIDES)
    pile: list[int] = field(default_factory=list)
    frozen: bool = False
    turns: int = 0
    out: int | None = None

    def __post_init__(self):
        self.stock = deck(self.deal)
        for seat in range(SEATS):
            while sum(self.hands[seat]) < DEALT:
                self._get(seat, self.stock.pop(0))
        while not self.pile or self.pile[-1] in {TWO, JOKER, RED_THREE}:
            self.pile.append(self.stock.pop(0))
            self.frozen = self.frozen or self.pile[-1] in {TWO, JOKER, RED_THREE}

    def _get(self, seat, kind):
        if kind == RED_THREE:
            self.reds[seat % SIDES] += 1
        else:
            self.hands[seat][kind] += 1

    def play(self):
        seat = 0
        while self.out is None and self.turn(seat):
            seat = (seat + 1) % SEATS
        return self

    def turn(self, seat):
        """Play a turn; tell whether the round goes on."""
        if not self.take(seat) and not self.draw(seat):
            return False
        self.meld(seat)
        if not any(self.hands[seat]):
            self._goes_out(seat)
            return True
        mine, other = self.sides[seat % SIDES], self.sides[1 - seat % SIDES]
        helps = (other,) if other.melds and not self.frozen else ()
        danger = Danger(helps, len(self.pile))
        kind = discarded(self.hands[seat], mine, POINTS, danger, self.tastes[seat % SIDES])[0]
        self.hands[seat][kind] -= 1
        self.turns += 1
        self.pile.append(kind)
        self.frozen = self.frozen or kind in {TWO, JOKER}
        if not any(self.hands[seat]):
            self._goes_out(seat)
        return True

    def _goes_out(self, seat):
        self.out = seat

    def draw(self, seat):
        for _ in range(DRAWN):
            while self.stock and self.stock[0] == RED_THREE:
                self._get(seat, self.stock.pop(0))
            if not self.stock:
                return False
            self._get(seat, self.stock.pop(0))
        return True

    def keeps(self, seat, left):
        ready = self.sides[seat % SIDES].sets >= SETS_NEEDED
        return left >= (0 if ready else KEPT)

    def take(self, seat):
        top = self.pile[-1] if self.pile else RED_THREE
        if top >= NATURALS:
            return False
        side, hand = self.sides[seat % SIDES], self.hands[seat]
        rank, rest = top % RANKS, len(self.pile) - 1
        pair = [suit * RANKS + rank for suit in range(4) for _ in range(hand[suit * RANKS + rank])][:2]
        held = sum(hand)
        if len(pair) == 2 and self.keeps(seat, held - 2 + rest) and self._opens(seat, top, pair):
            self._take_with(seat, top, pair)
            return True
        if side.melds and not self.frozen and self.keeps(seat, held + rest):
            group = side.groups.get(rank)
            run = next((one for one in side.runs if one.takes(top)), None)
            if group is not None and group.size < SET:
                group.naturals += 1
            elif run is not None:
                run.low, run.high = min(run.low, rank), max(run.high, rank)
            else:
                return False
            self.table[seat % SIDES] += POINTS[top]
            self._rest(seat)
            return True
        return False

    def _opens(self, seat, top, pair):
        if self.sides[seat % SIDES].melds:
            return True
        hand = list(self.hands[seat])
        side = self.sides[seat % SIDES].copied()
        for kind in pair:
            hand[kind] -= 1
        side.melds += 1
        side.groups[top % RANKS] = Group(side.melds, 3, 0)
        laid = sum(POINTS[kind] for kind in (top, *pair))
        return GreedyLaying(hand, side, POINTS, laid=laid).opens(MINIMUM)

    def _take_with(self, seat, top, pair):
        at = seat % SIDES
        side, hand = self.sides[at], self.hands[seat]
        opened = bool(side.melds)
        for kind in pair:
            hand[kind] -= 1
        group = side.groups.get(top % RANKS)
        if group is None:
            side.melds += 1
            side.groups[top % RANKS] = Group(side.melds, 3, 0)
        else:
            group.naturals += 3
        self.table[at] += sum(POINTS[kind] for kind in (top, *pair))
        if not opened:
            self._commit(seat, opening=True)
        self._rest(seat)

    def _rest(self, seat):
        for kind in self.pile[:-1]:
            self._get(seat, kind)
        self.pile = []
        self.frozen = False

    def _commit(self, seat, *, opening):
        at = seat % SIDES
        laying = GreedyLaying(self.hands[seat], self.sides[at].copied(), POINTS, laid=self.table[at])
        if opening:
            if not laying.opens(MINIMUM):
                return
        else:
            laying.lay_all()
        self.hands[seat], self.sides[at], self.table[at] = laying.hand, laying.side, laying.laid

    def meld(self, seat):
        self._commit(seat, opening=not self.sides[seat % SIDES].melds)

    def score(self, at):
        side = self.sides[at]
        points = self.table[at] + 200 * (self.out is not None and self.out % SIDES == at)
        for group in side.groups.values():
            if group.size >= SET:
                points += 300 if group.wilds else 500
        points += 1500 * sum(run.size >= SET for run in side.runs)
        reds = 1000 if self.reds[at] == 6 else 100 * self.reds[at]
        points += reds if side.sets >= SETS_NEEDED else -reds
        for seat in range(at, SEATS, SIDES):
            points -= sum(POINTS[kind] * count for kind, count in enumerate(self.hands[seat]))
        return points

    def summary(self):
        canastas = tuple(side.sets for side in self.sides)
        return self.score(0), self.score(1), self.turns, self.out, canastas
