"""Refusals with a way out: an action that would be legal and comes nearest to what was wanted."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Add,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card, is_red_three
from samba_desktop.engine.forming import card_at, highest_rank, lowest_rank, place_of
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import SMALLEST
from samba_desktop.engine.nearest import Spot, nearest
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.scoring import card_points
from samba_desktop.engine.table import Phase
from samba_desktop.engine.trying import layings
from samba_desktop.engine.view import View

NO_FIX = frozenset(
    {Reason.NOT_YOUR_TURN, Reason.MATCH_OVER, Reason.DEAL_AWAITED, Reason.NOTHING_ASKED, Reason.ANSWER_FIRST}
)
NEAREST_FEW = 12
"""How many of the nearest candidates are put together when one alone does not reach the minimum."""
MOST_TRIED = 24
"""How many of the nearest meldings are asked about: some of that shape are kept back by what must stay."""


def explained(view: View, action: PlayerAction) -> Refusal | None:
    """Judge an action like `legality.refusal`, and where it is refused look for the nearest legal one."""
    refused = refusal(view, action)
    if refused is None or refused.fix is not None or refused.reason in NO_FIX:
        return refused
    for candidate in _candidates(view, action, refused):
        if refusal(view, candidate) is None:
            return replace(refused, fix=candidate, left_out=_left_out(view, action, candidate))
    return refused


def _candidates(view: View, action: PlayerAction, refused: Refusal) -> Iterator[PlayerAction]:
    if refused.reason is Reason.DRAW_FIRST:
        yield Draw()
    elif refused.reason is Reason.SHORT_OF_MINIMUM or (refused.values.get("owed") and not _wanted(action)):
        yield from _towards_minimum(view)
    elif refused.reason is Reason.MUST_ASK:
        yield Ask()
    elif view.turn.phase is Phase.DRAW:
        yield from _ways_to_take(view, action)
        yield Draw()
    elif isinstance(action, Discard):
        yield from _instead_of_discarding(view, action.card, refused.reason)
    elif wanted := _wanted(action):
        yield from islice(nearest(view, wanted, _meant_for(view, action)), MOST_TRIED)
        yield from (LayThree(card) for card in wanted if is_red_three(card))


def _wanted(action: PlayerAction) -> tuple[Card, ...]:
    """Return the cards that were to be melded."""
    match action:
        case Lay(cards=cards) | Add(cards=cards) | Merge(cards=cards):
            return cards
        case SwapWild(card=card):
            return (card,)
        case _:
            return ()


def _meant_for(view: View, action: PlayerAction) -> Spot | None:
    match action:
        case Add(meld=meld, side=side):
            return view.side if side is None else side, meld
        case Merge(first=meld) | SwapWild(meld=meld):
            return view.side, meld
        case _:
            return None


def _left_out(view: View, action: PlayerAction, instead: PlayerAction) -> tuple[Card, ...]:
    if not isinstance(instead, Lay | Add | LayThree):
        return ()
    used = (instead.card,) if isinstance(instead, LayThree) else instead.cards
    return tuple((Counter(_wanted(action)) & Counter(view.hand) - Counter(used)).elements())


def _towards_minimum(view: View) -> Iterator[PlayerAction]:
    """Name the layings that settle what is owed, those without wild cards and cheap ones first.

    After them come the dearest of the others.
    """
    layable = [action for action in layings(view) if not isinstance(action, LayThree)]
    points = {id(action): card_points(view.rules, action.cards) for action in layable}
    enough = [action for action in layable if points[id(action)] >= view.turn.owed]
    yield from sorted(enough, key=lambda action: (_wilds(view, action.cards), points[id(action)]))
    short = [action for action in layable if points[id(action)] < view.turn.owed]
    yield from sorted(short, key=lambda action: -points[id(action)])[:NEAREST_FEW]


def _wilds(view: View, cards: tuple[Card, ...]) -> int:
    return sum(card in view.rules.wild_cards for card in cards)


def _ways_to_take(view: View, action: PlayerAction) -> Iterator[PlayerAction]:
    top = view.top
    if top is None or isinstance(action, Draw):
        return
    chosen = Counter(action.cards) if isinstance(action, TakePile) else Counter()
    # Those that were chosen come first.
    hand = sorted(view.hand, key=lambda card: not chosen[card])
    natural = [card for card in hand if card not in view.rules.wild_cards]
    alike = [card for card in natural if card.rank == top.rank]
    pairs = [TakePile(pair) for pair in ((*alike[:2],), *_beside(view, top, natural)) if len(pair) > 1]
    yield from (way for way in pairs if chosen & Counter(way.cards))
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakeTop(number)
    yield from pairs
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakePile(onto=number)
    yield TakePile()
    wilds = sorted(card for card in hand if card in view.rules.wild_cards)
    yield from (TakePile((card, wild)) for card in alike[:1] for wild in wilds[-1:])


def _beside(view: View, top: Card, natural: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Name two natural cards each with which the top card would begin a sequence."""
    at = place_of(view.rules, top)
    for low in range(max(lowest_rank(view.rules), at - 2), min(highest_rank(view.rules) - 2, at) + 1):
        pair = tuple(card_at(place, top.suit) for place in range(low, low + SMALLEST) if place != at)
        if all(card in natural for card in pair):
            yield pair


def _instead_of_discarding(view: View, card: Card, reason: Reason) -> Iterator[PlayerAction]:
    """Name what else the card can do, or the end of the turn without it; never another card's discard."""
    if is_red_three(card):
        yield LayThree(card)
    yield Pass()
    if reason is Reason.GO_OUT_NO_DISCARD:
        yield from islice(nearest(view, (card,)), MOST_TRIED)
