"""The yardstick of the arena: a greedy player whose strength never changes; not offered in the game.

Takes the pile whenever it may, lays all it can, and throws away what it needs least by looking at the present
turn alone. Figures against it can be compared over the years.
"""

from collections.abc import Iterable, Sequence

from samba_desktop.ai.fallback import simple_action
from samba_desktop.ai.thought import Because, Code, Lost, NoChoice, Thought
from samba_desktop.arena.greedy_policy import (
    BLACK_THREE,
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
    Group,
    Laying,
    Run,
    Side,
    Tastes,
    discarded,
)
from samba_desktop.engine.actions import Add, Answer, Discard, Draw, Lay, LayThree, PlayerAction, TakePile
from samba_desktop.engine.cards import A_JOKER, FOUR, SUITS, THREE, Card, is_black_three, is_red_three
from samba_desktop.engine.cards import JOKER as JOKER_RANK
from samba_desktop.engine.cards import TWO as TWO_RANK
from samba_desktop.engine.initial import has_opened
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.notation import write_action
from samba_desktop.engine.refusals import Refusal
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import minimum
from samba_desktop.engine.sheet import RoundResult
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View

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
        laying = Laying(hand, side.copied(), points)
        if has_opened(view.table, view.seat):
            laying.lay_all()
        else:
            needed = minimum(view.rules, view.table.scores[view.side])
            laying.laid = needed - view.turn.owed if view.turn.owed else 0
            if not laying.opens(needed):
                laying = Laying(hand, side, points)
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
    laying = Laying(hand, side, points, laid=laid)
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

    def plan(self, laying: Laying) -> list[PlayerAction]:
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
