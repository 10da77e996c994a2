"""Refusals with a way out: an action that would be legal and comes nearest to what was wanted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from samba_desktop.engine.actions import (
    Add,
    Discard,
    Draw,
    Lay,
    LayThree,
    Pass,
    PlayerAction,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import refusal
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


def explained(view: View, action: PlayerAction) -> Refusal | None:
    """Judge an action like `legality.refusal`, and where it is refused look for the nearest legal one."""
    refused = refusal(view, action)
    if refused is None or refused.fix is not None or refused.reason in NO_FIX:
        return refused
    for candidate in _candidates(view, action, refused):
        if refusal(view, candidate) is None:
            return replace(refused, fix=candidate)
    return refused


def _candidates(view: View, action: PlayerAction, refused: Refusal) -> Iterator[PlayerAction]:
    if refused.reason is Reason.DRAW_FIRST:
        yield Draw()
    elif refused.reason is Reason.SHORT_OF_MINIMUM:
        yield from _towards_minimum(view)
    elif view.turn.phase is Phase.DRAW:
        yield from _ways_to_take(view, action)
        yield Draw()
    elif isinstance(action, Lay | Add):
        yield from _larger(view, action)
    elif isinstance(action, Discard | Pass):
        yield from _ends(view)


def _towards_minimum(view: View) -> Iterator[PlayerAction]:
    """Name first the cheapest layings that settle what is owed, then the dearest of the others."""
    layable = [action for action in layings(view) if not isinstance(action, LayThree)]
    points = {id(action): card_points(view.rules, action.cards) for action in layable}
    enough = [action for action in layable if points[id(action)] >= view.turn.owed]
    yield from sorted(enough, key=lambda action: points[id(action)])
    short = [action for action in layable if points[id(action)] < view.turn.owed]
    yield from sorted(short, key=lambda action: -points[id(action)])[:NEAREST_FEW]


def _ways_to_take(view: View, action: PlayerAction) -> Iterator[PlayerAction]:
    top = view.top
    if top is None or isinstance(action, Draw):
        return
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakeTop(number)
    pair = tuple(card for card in view.hand if card.rank == top.rank and card not in view.rules.wild_cards)
    if len(pair) > 1:
        yield TakePile(pair[:2])
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakePile(onto=number)
    yield TakePile()


def _larger(view: View, action: Lay | Add) -> Iterator[PlayerAction]:
    """Name layings that use the same cards and more."""
    wanted = Counter(action.cards)
    for other in layings(view):
        if isinstance(other, Lay) and not wanted - Counter(other.cards) and other.cards != action.cards:
            yield other


def _ends(view: View) -> Iterator[PlayerAction]:
    yield Pass()
    cheap: list[Card] = sorted(dict.fromkeys(view.hand), key=view.rules.points.__getitem__)
    yield from map(Discard, cheap)
