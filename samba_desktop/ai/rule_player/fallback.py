"""A simple legal action for a seat whose own choice is late, broken or illegal: no ambition, always legal."""

from samba_desktop.ai.rule_player.first_meld import find_opening, lay_opening
from samba_desktop.ai.rule_player.meld_values import MEDIUM, meld_values_of
from samba_desktop.ai.rule_player.sketch import Sketch
from samba_desktop.engine.actions import (
    Add,
    Answer,
    Discard,
    Draw,
    Pass,
    PlayerAction,
)
from samba_desktop.engine.cards import Card, is_black_three, is_red_three
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.table import Phase, View


def simple_action(view: View) -> PlayerAction | None:
    """Choose a simple legal action for the seat whose action is awaited.

    None where something is owed, or the seat is bound to go out, and the hand cannot pay: the last action is
    then to be taken back, which is always possible.
    """
    match view.turn.phase:
        case Phase.ASKED:
            return Answer(yes=False)
        case Phase.DRAW:
            return _begin(view)
        case Phase.PLAY:
            return _play(view)
        case Phase.DEAL | Phase.MATCH_OVER:
            return None


def _begin(view: View) -> PlayerAction | None:
    draw = Draw()
    refused = refusal(view, draw)
    return draw if refused is None else refused.fix


def _play(view: View) -> PlayerAction | None:
    if view.turn.must_go_out:
        plan = way_out(view)
        return _first_legal(view, plan[:1]) if plan else None
    if view.turn.owed:
        return _payment(view)
    discards = tuple(Discard(card) for card in _cheapest_first(view))
    return (
        _first_legal(view, discards)
        or _first_legal(view, (Pass(),))
        or _first_legal(view, tuple(layings(view)))
    )


def _first_legal(view: View, actions: tuple[PlayerAction, ...]) -> PlayerAction | None:
    return next((action for action in actions if refusal(view, action) is None), None)


def _payment(view: View) -> PlayerAction | None:
    """Find a laying on the way to what is owed; None where the hand does not reach it."""
    sketch = Sketch(view)
    spare = sketch.left if view.turn.withheld else sketch.left - 1
    opening = find_opening(sketch, view.turn.owed, spare, meld_values_of(view.rules, MEDIUM))
    if opening is not None and opening.options:
        lay_opening(sketch, opening)
        return _first_legal(view, tuple(sketch.actions[:1]))
    return _added_payment(view)


def _added_payment(view: View) -> PlayerAction | None:
    """Find cards to add to melds of this turn, where they reach what is owed together with a first meld."""
    points, worth = view.rules.points, meld_values_of(view.rules, MEDIUM)
    for action in layings(view):
        if not isinstance(action, Add) or refusal(view, action) is not None:
            continue
        gained = sum(points[card] for card in action.cards)
        rest = Sketch(view, tuple(_left(view.hand, action.cards)))
        spare = rest.left if view.turn.withheld else rest.left - 1
        if gained >= view.turn.owed or find_opening(rest, view.turn.owed - gained, spare, worth) is not None:
            return action
    return None


def _left(hand: tuple[Card, ...], cards: tuple[Card, ...]) -> list[Card]:
    left = list(hand)
    for card in cards:
        left.remove(card)
    return left


def _cheapest_first(view: View) -> list[Card]:
    """Order the hand for discarding: what nobody can use, then single low cards, wild cards last."""
    ranks: dict[int, int] = {}
    for card in view.hand:
        ranks[card.rank] = ranks.get(card.rank, 0) + 1
    special = view.rules.cards.threes_special
    points = view.rules.points

    def cost(card: Card) -> tuple[int, int, int, Card]:
        if special and (is_red_three(card) or is_black_three(card)):
            return 0, 0, 0, card
        return 1 + (card in view.rules.wild_cards), ranks[card.rank], points[card], card

    return sorted(dict.fromkeys(view.hand), key=cost)
