"""The yardstick of the arena: a greedy player whose strength never changes; not offered in the game.

Takes the pile whenever it may, lays all it can, and throws away what it needs least by looking at the present
turn alone, in an order that never changes. So figures against it can be compared over the years. Its policy
is of pure counts and knows neither views nor states.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec import Struct, field

from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.thought import Because, Code, Lost, NoChoice, Thought
from samba_desktop.engine.actions import (
    Add,
    Answer,
    Discard,
    Draw,
    Lay,
    LayThree,
    PlayerAction,
    Refusal,
    TakePile,
    write_action,
)
from samba_desktop.engine.cards import A_JOKER, FOUR, SUITS, THREE, Card, is_black_three, is_red_three
from samba_desktop.engine.cards import JOKER as JOKER_RANK
from samba_desktop.engine.cards import TWO as TWO_RANK
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import has_opened, minimum
from samba_desktop.engine.table import Phase, View

SUIT_COUNT, RANKS = 4, 11
NATURALS = SUIT_COUNT * RANKS
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


class GreedyStep(NamedTuple):
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


class GreedyLaying:
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
        self.steps: list[GreedyStep] = []

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
        kinds = (suit * RANKS + rank for suit in range(SUIT_COUNT))
        return [kind for kind in kinds for _ in range(self.hand[kind])]

    def _out(self, meld: int, kinds: Sequence[int], *, is_new: bool) -> None:
        for kind in kinds:
            self.hand[kind] -= 1
            self.laid += self.points[kind]
        self.left -= len(kinds)
        self.steps.append(GreedyStep(meld, tuple(kinds), is_new))

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
        for suit in range(SUIT_COUNT):
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
    same = sum(hand[other * RANKS + rank] for other in range(SUIT_COUNT))
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


NAME = "greedy"
EXAMPLES = (
    *(Card(FOUR + rank, suit) for suit in SUITS for rank in range(RANKS)),
    Card(TWO_RANK, SUITS[0]),
    A_JOKER,
    Card(THREE, "S"),
    Card(THREE, "H"),
)
"""A card of each kind, in their order."""
WHY = Because(Code.SIMPLE)


class GreedyPlayer:
    """A seat played by the yardstick; it needs no chance."""

    def __init__(self, tastes: Tastes = GREEDY) -> None:
        self._tastes = tastes

    def choose(self, view: View) -> Thought:
        """Choose what the seat does now.

        Raises NoChoice where the only way on is to take the last action back.
        """
        match view.turn.phase:
            case Phase.DRAW:
                plans: Sequence[Sequence[PlayerAction]] = [*_takings(view), [Draw()]]
            case Phase.ASKED:
                plans = [[Answer(yes=True)]]
            case Phase.PLAY | Phase.DEAL | Phase.MATCH_OVER:
                plan = self._turn(view)
                # What may not be laid is left out.
                plans = [plan[at:] for at in range(len(plan))]
        for action, *then in plans:
            if refusal(view, action) is None:
                return Thought(action, WHY, tuple(then))
        simple = simple_action(view)
        if simple is None:
            raise NoChoice
        return Thought(simple, WHY)

    def refused(self, action: PlayerAction, refusal: Refusal) -> Thought:
        """Give up the seat for this turn: the same choice would come out again.

        Raises Lost.
        """
        raise Lost(
            QT_TRANSLATE_NOOP("Players", "“{action}” was refused as {reason}."),
            action=write_action(action),
            reason=refusal.reason.value,
        )

    def round_over(self, result: RoundResult) -> None:
        """Forget the round."""

    def _turn(self, view: View) -> Sequence[PlayerAction]:
        threes = [LayThree(card) for card in view.hand if is_red_three(card)]
        if threes and refusal(view, threes[0]) is None:
            return threes[:1]
        side, hand, points = _side(view.table.melds[view.side]), _counts(view.hand), _points(view.rules)
        laying = GreedyLaying(hand, side.copied(), points)
        if has_opened(view.table, view.seat):
            laying.lay_all()
        else:
            needed = minimum(view.rules, view.table.scores[view.side])
            laying.laid = needed - view.turn.owed if view.turn.owed else 0
            if not laying.opens(needed):
                laying = GreedyLaying(hand, side, points)
        cards = _Cards(view.hand)
        plan = cards.plan(laying)
        if view.turn.withheld:
            # The rest of the pile comes to the hand with the first meld, and is then laid out too.
            return plan
        order = discarded(laying.hand, laying.side, points, _danger(view), self._tastes)
        throws = [Discard(cards.take(kind)) for kind in order]
        # Where nothing is laid the next best is thrown if the best may not be.
        return [*plan, *throws[:1]] if plan else throws


def _takings(view: View) -> Iterable[Sequence[PlayerAction]]:
    """Name the ways to take the pile that the yardstick wants, each with the first meld that it makes."""
    top = view.top
    if top is None or _kind(top) >= NATURALS:
        return
    opened = has_opened(view.table, view.seat)
    side, hand = _side(view.table.melds[view.side]), _counts(view.hand)
    rank = _kind(top) % RANKS
    kept = 0 if side.sets >= SETS_NEEDED else KEPT
    after = len(view.hand) + len(view.table.pile) - 1
    same = sorted(
        (card for card in view.hand if card.rank == top.rank), key=lambda card: SUITS.index(card.suit)
    )
    pair = tuple(same[:2])
    group = side.groups.get(rank)
    opening = () if opened or len(pair) < 2 else _opening(view, hand, side, top, pair)
    if len(pair) == 2 and after - 2 >= kept and opening is not None:
        if group is not None:
            yield [TakePile(pair, onto=group.number)]
        yield [TakePile(pair), *opening]
    if opened and after >= kept:
        if group is not None and group.size < SET:
            yield [TakePile((), onto=group.number)]
        for run in side.runs:
            if run.takes(_kind(top)):
                yield [TakePile((), onto=run.number)]


def _opening(
    view: View, hand: Sequence[int], side: Side, top: Card, pair: tuple[Card, ...]
) -> Sequence[PlayerAction] | None:
    """Lay a first meld with the pile's top card, from the hand alone; None where it is too little."""
    points, rules = _points(view.rules), view.rules
    hand, side, cards = list(hand), side.copied(), _Cards(view.hand)
    for card in pair:
        hand[_kind(card)] -= 1
        cards.take(_kind(card))
    side.melds += 1
    side.groups[_kind(top) % RANKS] = Group(side.melds, 3, 0)
    laid = sum(points[_kind(card)] for card in (top, *pair))
    laying = GreedyLaying(hand, side, points, laid=laid)
    if not laying.opens(minimum(rules, view.table.scores[view.side])):
        return None
    return cards.plan(laying)


class _Cards:
    """The cards of a hand, to be taken out kind by kind."""

    def __init__(self, hand: Iterable[Card]) -> None:
        self._left = list(hand)

    def take(self, kind: int) -> Card:
        """Take out a card of a kind."""
        card = next(card for card in self._left if _kind(card) == kind)
        self._left.remove(card)
        return card

    def plan(self, laying: GreedyLaying) -> list[PlayerAction]:
        """Take out what is laid, step by step."""
        plan: list[PlayerAction] = []
        for step in laying.steps:
            cards = tuple(self.take(kind) for kind in step.kinds)
            plan.append(Lay(cards) if step.is_new else Add(step.meld, cards))
        return plan


def _danger(view: View) -> Danger:
    table = view.table
    if table.frozen:
        return Danger((), len(table.pile))
    others = [_side(melds) for side, melds in enumerate(table.melds) if side != view.side and melds]
    return Danger(tuple(others), len(table.pile))


def _side(melds: Iterable[Meld]) -> Side:
    """Read the melds of a side; of several groups of a rank the first one that is unfinished counts."""
    side = Side()
    for number, meld in enumerate(melds, start=1):
        side.melds = number
        match meld.kind:
            case MeldKind.GROUP:
                naturals = sum(card.rank == meld.rank for card in meld.cards)
                rank = meld.rank - FOUR
                known = side.groups.get(rank)
                if known is None or known.size >= SET:
                    side.groups[rank] = Group(number, naturals, len(meld.cards) - naturals)
            case MeldKind.SEQUENCE:
                low, high = meld.rank - FOUR, meld.top_rank - FOUR
                side.runs.append(Run(number, SUITS.index(meld.suit), low, high))
            case MeldKind.WILD:
                pass
    return side


def _counts(hand: Iterable[Card]) -> list[int]:
    counts = [0] * KINDS
    for card in hand:
        counts[_kind(card)] += 1
    return counts


def _points(rules: Rules) -> list[int]:
    return [rules.points[card] for card in EXAMPLES]


def _kind(card: Card) -> int:
    if card.rank == JOKER_RANK:
        return JOKER
    if card.rank == TWO_RANK:
        return TWO
    if card.rank == THREE:
        return BLACK_THREE if is_black_three(card) else RED_THREE
    return SUITS.index(card.suit) * RANKS + card.rank - FOUR
