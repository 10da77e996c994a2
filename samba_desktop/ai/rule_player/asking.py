"""Going out or playing on, asking the partners, and answering them."""

from msgspec.structs import replace

from samba_desktop.ai.rule_player.knowledge import Outlook
from samba_desktop.ai.rule_player.meld_values import MeldValues, Weights
from samba_desktop.ai.rule_player.sketch import Sketch
from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import Add, Answer, Lay, Merge, PlayerAction, SwapWild
from samba_desktop.engine.cards import Card
from samba_desktop.engine.laying import Laying, plan_add, plan_lay, plan_merge, plan_swap, view_after
from samba_desktop.engine.melds import Meld, MeldKind, wilds_in
from samba_desktop.engine.rules.kinds import AskPartner, Shape
from samba_desktop.engine.scoring import hand_points, sheet, target
from samba_desktop.engine.table import Table, View

COST_OF_WAITING = 150
USUAL_CARD = 11
"""What an unknown card in a hand costs at the end of a round."""
LAID_NEXT_TIME, SPARING, RISK = 8.0, 60.0, 150.0
"""What waiting for a turn gains for each card, what it must gain at least, and what is at stake."""
HEAVY_HAND = 130
"""From these points on the own hand is a reason for a no."""


def wants_to_play_on(view: View, plan: tuple[PlayerAction, ...], outlook: Outlook, worth: MeldValues) -> bool:
    """Tell whether more is to be had by playing on than by going out with `plan` now."""
    if outlook.rounds_left < 1:
        return False
    table = table_after(view, plan)
    totals = _totals(table, view.seat)
    own = totals[view.side]
    best_other = max(total for side, total in enumerate(totals) if side != view.side)
    goal = target(view.table)
    if max(own, best_other) >= goal:
        return best_other > own
    if _spares_partners(view, outlook):
        return True
    hopes = [sum(_hope(view, meld, worth) for meld in melds) for melds in table.melds]
    mine = hopes.pop(view.side)
    others = max(hopes)
    bonus = view.rules.going_out.go_out_bonus
    return mine - others > bonus + COST_OF_WAITING + outlook.danger * worth.weights.stake


def _hope(view: View, meld: Meld, worth: MeldValues) -> float:
    """Value the hope that an unfinished meld becomes complete before anybody else goes out."""
    match, size = view.rules.match, len(meld.cards)
    chance = {6: worth.weights.wait_for_samba, 5: worth.weights.wait_more}.get(size, 0.0)
    match meld.kind:
        case MeldKind.SEQUENCE:
            return chance * (worth.of_sequence(7) - worth.of_sequence(size)) if worth.samba else 0.0
        case MeldKind.GROUP:
            bonus = match.bonus_mixed_canasta if wilds_in(view.rules, meld) else match.bonus_natural_canasta
            return chance * bonus if view.rules.groups.canasta_size else 0.0
        case MeldKind.WILD:
            return chance * match.bonus_wild_canasta


def _spares_partners(view: View, outlook: Outlook) -> bool:
    """Tell whether going out would hurt partners with full hands, who cannot be asked, more than others."""
    if view.rules.going_out.ask_partner is not AskPartner.OFF or outlook.others_ready:
        return False
    table = view.table
    partners = sum(table.hand_sizes[seat] for seat in table.seating.partners_of(view.seat))
    others = sum(table.hand_sizes) - partners - table.hand_sizes[view.seat]
    return (partners - others) * LAID_NEXT_TIME > SPARING + outlook.danger * RISK


def table_after(view: View, plan: tuple[PlayerAction, ...]) -> Table:
    """Foresee the table after the layings of a plan."""
    view = replace(view, table=replace(view.table, turn=replace(view.turn, answer=True)))
    for action in plan:
        match action:
            case Lay():
                planned = plan_lay(view, action)
            case Add():
                planned = plan_add(view, action)
            case Merge():
                planned = plan_merge(view, action)
            case SwapWild():
                planned = plan_swap(view, action)
            case _:
                continue
        if isinstance(planned, Laying):
            view = view_after(view, planned)
    return view.table


def _totals(table: Table, seat: int) -> tuple[int, ...]:
    """Return what the sides would stand at if `seat` went out now, the hands of others guessed."""
    nobody: tuple[tuple[Card, ...], ...] = ((),) * table.seating.players
    totals = []
    for side, score in enumerate(table.scores):
        one = sheet(table, side, nobody, seat, concealed=False)
        held = sum(table.hand_sizes[other] for other in table.seating.seats_of(side) if other != seat)
        totals.append(score + one.total - held * USUAL_CARD)
    return tuple(totals)


def would_ask(view: View, outlook: Outlook, weights: Weights) -> bool:
    """Tell whether the partners are worth asking before going out."""
    rules = view.rules.going_out
    if view.table.seating.shape is Shape.SOLO or rules.ask_partner is AskPartner.OFF:
        return False
    if view.turn.answer is not None or view.turn.owed:
        return False
    if rules.ask_partner is AskPartner.MANDATORY_BINDING:
        return True
    if outlook.danger >= 0.45:
        return False
    held = sum(view.table.hand_sizes[seat] for seat in view.table.seating.partners_of(view.seat))
    return held >= weights.ask_from


def answer(view: View, outlook: Outlook) -> tuple[Answer, Because]:
    """Answer a partner's question from the own hand."""
    rules = view.rules
    sketch = Sketch(view)
    points = hand_points(rules, tuple(card for card in view.hand if card not in sketch.red_threes))
    calm = outlook.danger < 0.45 and outlook.rounds_left >= 1.5
    if calm and sketch.red_threes and rules.red_threes.red_three_hand_penalty:
        return Answer(False), Because(
            Code.ANSWER_NO_RED_THREE, {"penalty": rules.red_threes.red_three_hand_penalty}
        )
    if calm:
        suit = _nearly_samba(sketch)
        if suit:
            return Answer(False), Because(Code.ANSWER_NO_SAMBA, {"suit": suit})
        if points >= HEAVY_HAND and not outlook.others_ready:
            return Answer(False), Because(Code.ANSWER_NO_HAND, {"points": points})
    return Answer(True), Because(Code.ANSWER_YES, {"points": points})


def _nearly_samba(sketch: Sketch) -> str:
    """Name the suit of an own sequence that the hand completes; empty where there is none."""
    for meld in sketch.sequences:
        if meld.size >= sketch.samba:
            continue
        row = sketch.held[meld.suit]
        low, high = meld.rank, meld.rank + meld.size - 1
        while low > sketch.low and row[low - 1]:
            low -= 1
        while high < sketch.high and row[high + 1]:
            high += 1
        if high - low + 1 >= sketch.samba:
            return meld.suit
    return ""
