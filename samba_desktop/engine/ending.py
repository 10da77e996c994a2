"""Ending a turn: discarding, passing, asking the partner and answering; and drawing, which begins one."""

from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Add,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Pass,
    TakePile,
)
from samba_desktop.engine.cards import Card, is_red_three
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.going_out import going_out_refusal, may_throw, short_of_minimum
from samba_desktop.engine.laying import Laying, hand_refusal, plan_add, plan_lay, plan_three
from samba_desktop.engine.pile import Taking, is_frozen, plan_take
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.rules.kinds import AskPartner, FinalDiscard, PassRule, Shape
from samba_desktop.engine.scoring import melded_points
from samba_desktop.engine.trying import layings
from samba_desktop.engine.view import View


def draw_refusal(view: View, _action: Draw) -> Refusal | None:
    """Say why the seat may not draw: only where the rules force the pile on it."""
    if view.table.stock_size or not view.rules.stock.forced_pile_when_stock_empty or not view.table.pile:
        return None
    if is_frozen(view.table, view.seat):
        return None
    for number in range(1, len(view.table.melds[view.side]) + 1):
        planned = plan_take(view, TakePile(onto=number))
        if isinstance(planned, Taking) and planned.laying and not planned.laying.binds:
            return Refusal(Reason.STOCK_TAKE_FORCED, fix=TakePile(onto=number))
    return None


def discard_refusal(view: View, action: Discard) -> Refusal | None:
    """Say why a card may not be discarded."""
    missing = hand_refusal(view, (action.card,))
    if missing:
        return missing
    if not may_throw(view.rules, action.card):
        red = is_red_three(action.card)
        return Refusal(Reason.DISCARD_RED_THREE if red else Reason.DISCARD_WILD, {"card": action.card})
    last = len(view.hand) == 1 and not view.turn.withheld
    if last:
        return _last_discard_refusal(view)
    if view.turn.owed:
        return short_of_minimum(view.table, view.turn.owed)
    if view.turn.must_go_out:
        return Refusal(Reason.MUST_GO_OUT, {"left": len(view.hand)})
    if action.card == view.turn.taken and _other_discard(view, action.card):
        return Refusal(Reason.DISCARD_TAKEN, {"card": action.card})
    return None


def _last_discard_refusal(view: View) -> Refusal | None:
    if view.rules.going_out.final_discard is FinalDiscard.FORBIDDEN:
        return Refusal(Reason.GO_OUT_NO_DISCARD)
    melds, points = view.table.melds[view.side], melded_points(view.table, view.side)
    return going_out_refusal(view.table, melds, view.turn.owed, points)


def _other_discard(view: View, taken: Card) -> bool:
    return any(card != taken and may_throw(view.rules, card) for card in view.hand)


def pass_refusal(view: View, _action: Pass) -> Refusal | None:
    """Say why the turn may not end without a discard."""
    refused = _plain_pass_refusal(view)
    if refused is None or refused.reason not in {Reason.PASS_NEVER, Reason.PASS_ONE_CARD}:
        return refused
    return None if not _throws(view) and not _can_lay(view) else refused


def _plain_pass_refusal(view: View) -> Refusal | None:
    """Say why the rules know no pass here, the last resort of a hand that can do nothing else left aside."""
    if view.turn.owed:
        return short_of_minimum(view.table, view.turn.owed)
    if view.turn.must_go_out:
        return Refusal(Reason.MUST_GO_OUT, {"left": len(view.hand)})
    if view.rules.going_out.pass_instead_of_discard is PassRule.NEVER:
        return Refusal(Reason.PASS_NEVER)
    if len(view.hand) > 1:
        return Refusal(Reason.PASS_ONE_CARD, {"left": len(view.hand)})
    throws = _throws(view)
    return Refusal(Reason.PASS_GO_OUT, fix=throws[0]) if throws else None


def _throws(view: View) -> list[Discard]:
    """List the discards that are possible."""
    discards = map(Discard, dict.fromkeys(view.hand))
    return [discard for discard in discards if discard_refusal(view, discard) is None]


def _can_lay(view: View) -> bool:
    """Tell whether anything of the hand can be laid, added or laid out without running into debt."""
    return any(_is_allowed(view, action) for action in layings(view))


def _is_allowed(view: View, action: Lay | Add | LayThree) -> bool:
    match action:
        case Lay():
            planned = plan_lay(view, action)
        case Add():
            planned = plan_add(view, action)
        case LayThree():
            return not isinstance(plan_three(view, action), Refusal)
    return isinstance(planned, Laying) and not planned.owed and not planned.binds


def ask_refusal(view: View, _action: Ask) -> Refusal | None:
    """Say why the partners may not be asked now."""
    if view.table.seating.shape is Shape.SOLO:
        return Refusal(Reason.ASK_SOLO)
    if view.rules.going_out.ask_partner is AskPartner.OFF:
        return Refusal(Reason.ASK_OFF)
    if view.turn.answer is not None:
        return Refusal(Reason.ASK_TWICE)
    if view.turn.owed:
        return short_of_minimum(view.table, view.turn.owed)
    if way_out(view) is None:
        return Refusal(Reason.CANNOT_GO_OUT)
    return None if _could_end(view) else Refusal(Reason.ASK_NO_END)


def _could_end(view: View) -> bool:
    """Tell whether the hand as it is could end the turn after a no."""
    denied = replace(view, table=replace(view.table, turn=replace(view.turn, answer=False)))
    if view.turn.must_go_out:
        return False
    return bool(_throws(denied)) or _plain_pass_refusal(denied) is None
