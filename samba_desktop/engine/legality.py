"""The one judge: whether a seat may do something, from what that seat knows, and why not."""

from typing import assert_never

from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Add,
    Answer,
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
from samba_desktop.engine.cards import without
from samba_desktop.engine.ending import (
    ask_refusal,
    discard_refusal,
    draw_refusal,
    pass_refusal,
)
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.going_out import asking_refusal
from samba_desktop.engine.laying import (
    Laying,
    plan_add,
    plan_lay,
    plan_merge,
    plan_swap,
    plan_three,
    view_after,
)
from samba_desktop.engine.pile import Taking, plan_take, plan_top
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View

Plan = Laying | Taking | bool | None
"""What a legal action will change; None where there is nothing to plan."""
DRAWING = (Draw, TakePile, TakeTop)
"""The actions that begin a turn."""


def refusal(view: View, action: PlayerAction) -> Refusal | None:
    """Say why the seat may not do this now; None where it may."""
    planned = plan(view, action)
    return planned if isinstance(planned, Refusal) else None


def plan(view: View, action: PlayerAction) -> Plan | Refusal:
    """Judge an action and work out what it changes, so that judging and playing are one piece of work."""
    out_of_turn = _turn_refusal(view, action)
    if out_of_turn:
        return out_of_turn
    planned = _planned(view, action)
    match planned:
        case Laying(unless_out=Refusal() as lost):
            return _binding_refusal(view, view_after(view, planned), lost) or planned
        case Taking(taken, Laying(unless_out=Refusal() as lost) as laying):
            after = view_after(view, laying)
            return _binding_refusal(view, replace(after, hand=after.hand + taken[:-1]), lost) or planned
        case True if isinstance(action, LayThree):
            return _bound_refusal(view, action) or planned
        case _:
            return planned


def _turn_refusal(view: View, action: PlayerAction) -> Refusal | None:
    turn = view.turn
    match turn.phase:
        case Phase.DEAL:
            return Refusal(Reason.DEAL_AWAITED)
        case Phase.MATCH_OVER:
            return Refusal(Reason.MATCH_OVER)
        case Phase.DRAW | Phase.PLAY | Phase.ASKED:
            pass
    if view.seat != turn.to_act:
        return Refusal(Reason.NOT_YOUR_TURN, {"seat": turn.to_act})
    if turn.phase is Phase.ASKED:
        return None if isinstance(action, Answer) else Refusal(Reason.ANSWER_FIRST)
    if isinstance(action, Answer):
        return Refusal(Reason.NOTHING_ASKED)
    drawing = isinstance(action, DRAWING)
    if turn.phase is Phase.DRAW and not drawing:
        return Refusal(Reason.DRAW_FIRST)
    if turn.phase is not Phase.PLAY or not drawing:
        return None
    return Refusal(Reason.WRONG_PHASE_DRAWN, {"drew": turn.drew, "owed": turn.owed})


def _planned(view: View, action: PlayerAction) -> Plan | Refusal:
    match action:
        case Draw():
            return draw_refusal(view, action)
        case TakePile():
            return plan_take(view, action)
        case TakeTop():
            return plan_top(view, action)
        case Lay():
            return plan_lay(view, action)
        case Add():
            return plan_add(view, action)
        case Merge():
            return plan_merge(view, action)
        case SwapWild():
            return plan_swap(view, action)
        case LayThree():
            return plan_three(view, action)
        case Discard():
            return discard_refusal(view, action)
        case Pass():
            return pass_refusal(view, action)
        case Ask():
            return ask_refusal(view, action)
        case Answer():
            return None
        case _:
            assert_never(action)


def _binding_refusal(view: View, after: View, lost: Refusal) -> Refusal | None:
    """Refuse to lay what may be laid only when going out, where the seat may not or finds no way to."""
    refused = asking_refusal(view.table)
    if refused and lost.reason is Reason.BLACK_THREE_GOING_OUT:
        return refused
    gone = not after.hand and not after.turn.withheld
    return refused if gone or way_out(after) is not None else lost


def _bound_refusal(view: View, action: LayThree) -> Refusal | None:
    """Refuse to draw a card that could keep a seat from going out which is bound to."""
    if not view.turn.must_go_out:
        return None
    rest = without(view.hand, (action.card,))
    lost = way_out(replace(view, hand=rest), drawing=True) is None
    return Refusal(Reason.MUST_GO_OUT, {"left": len(view.hand)}) if lost else None
