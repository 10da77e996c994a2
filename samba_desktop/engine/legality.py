"""The one judge: whether a seat may do something, from what that seat knows, and why not."""

from collections.abc import Iterator
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
    Reason,
    Refusal,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import ACE, SUITS, Card, is_red_three, without
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.laying import (
    Laying,
    hand_refusal,
    plan_add,
    plan_lay,
    plan_merge,
    plan_swap,
    plan_three,
    view_after,
)
from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind, highest_rank, lowest_rank
from samba_desktop.engine.pile import Taking, is_frozen, plan_take, plan_top
from samba_desktop.engine.rules.kinds import AskPartner, FinalDiscard, PassRule, Shape
from samba_desktop.engine.scoring import (
    asking_refusal,
    going_out_refusal,
    may_throw,
    melded_points,
    short_of_minimum,
)
from samba_desktop.engine.table import Phase, View


def layings(view: View) -> Iterator[Lay | Add | LayThree]:
    """Name single cards to add, smallest groups and sequences to lay, and red threes to lay out."""
    yield from _adds(view)
    yield from _groups(view)
    yield from _sequences(view)
    for card in dict.fromkeys(view.hand):
        if is_red_three(card):
            yield LayThree(card)


def _adds(view: View) -> Iterator[Add]:
    for side, melds in enumerate(view.table.melds):
        if side != view.side and not view.rules.groups.lay_off_on_opponents:
            continue
        owner = None if side == view.side else side
        for number, meld in enumerate(melds, start=1):
            for card in dict.fromkeys(view.hand):
                if meld.kind is MeldKind.SEQUENCE and card in view.rules.wild_cards:
                    for end in _ends(view, meld):
                        yield Add(number, (card,), (end,), owner)
                elif _may_join(view, meld, card):
                    yield Add(number, (card,), (), owner)


def _ends(view: View, meld: Meld) -> Iterator[Card]:
    """Name the cards that would come next at either end of a sequence."""
    for rank in (meld.rank - 1, meld.top_rank + 1):
        if lowest_rank(view.rules) <= rank <= highest_rank(view.rules):
            yield _ranked(rank, meld.suit)


def _ranked(rank: int, suit: str) -> Card:
    return Card(rank if rank > 1 else ACE, suit)


def _may_join(view: View, meld: Meld, card: Card) -> bool:
    match meld.kind:
        case MeldKind.SEQUENCE:
            return card.suit == meld.suit
        case MeldKind.GROUP:
            return card.rank == meld.rank or card in view.rules.wild_cards
        case MeldKind.WILD:
            return card in view.rules.wild_cards


def _groups(view: View) -> Iterator[Lay]:
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    ranks: dict[int, list[Card]] = {}
    for card in view.hand:
        if card not in view.rules.wild_cards:
            ranks.setdefault(card.rank, []).append(card)
    for cards in ranks.values():
        for naturals in range(min(len(cards), SMALLEST), 0, -1):
            fill = SMALLEST - naturals
            if fill <= len(wilds):
                yield Lay((*cards[:naturals], *wilds[:fill]))
    if len(wilds) >= SMALLEST:
        yield Lay(tuple(wilds[:SMALLEST]))


def _sequences(view: View) -> Iterator[Lay]:
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    held = set(view.hand)
    for suit in SUITS:
        for low in range(lowest_rank(view.rules), highest_rank(view.rules) - SMALLEST + 2):
            meant = [_ranked(rank, suit) for rank in range(low, low + SMALLEST)]
            missing = [card for card in meant if card not in held]
            if len(missing) > len(wilds) or len(missing) == SMALLEST:
                continue
            fill = dict(zip(missing, wilds, strict=False))
            cards = tuple(fill.get(card, card) for card in meant)
            stands = tuple(card if card in fill else None for card in meant)
            yield Lay(cards, stands if any(stands) else ())


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
