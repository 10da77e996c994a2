"""The one function that changes the game, and the beginning of a match."""

from typing import assert_never

from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Action,
    Add,
    Answer,
    Ask,
    Deal,
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
from samba_desktop.engine.cards import Card, is_red_three, without
from samba_desktop.engine.dealing import (
    DealCodeError,
    deal,
    drawn_from_stock,
    laid_at_once,
    read_deal_code,
    with_replacement,
)
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    Discarded,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    RoundEnd,
    RoundEnded,
    RoundResult,
    Swapped,
    ThreeLaid,
    TopTaken,
    WithheldTaken,
    seen,
)
from samba_desktop.engine.laying import Laying, changes_of, put, turn_after
from samba_desktop.engine.legality import Plan, plan
from samba_desktop.engine.pile import Taking, frozen_after_taking, triggers
from samba_desktop.engine.rule_checks import check_playable
from samba_desktop.engine.rules.kinds import MatchEndCheck
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import is_concealed, owed_after_three, sheet, target, winners
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import Phase, Seating, Source, Table, Turn

Step = tuple[State, tuple[Event, ...]]


class IllegalAction(Exception):  # noqa: N818 - the name says what it is
    """An action that the rules refuse reached `step`; whoever sends one should have asked first."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.reason.value)
        self.refusal = refusal


def new_match(rules: Rules, seating: Seating, first_dealer: int | None = None) -> State:
    """Set up a match before its first deal.

    `first_dealer` is the seat that deals first, where the rules leave it to the players. Raises
    UnplayableError where the rules contradict themselves.
    """
    check_playable(rules, seating.players)
    return State(bare_table(rules, seating, first_dealer), ((),) * seating.players, ())


def bare_table(rules: Rules, seating: Seating, first_dealer: int | None = None) -> Table:
    """Set up a table on which no card lies, for a match or for a position, whatever its rules."""
    nothing = (0,) * seating.sides
    return Table(
        rules=rules,
        seating=seating,
        dealer=first_dealer,
        round_no=0,
        scores=nothing,
        stock_size=rules.count_of_cards,
        hand_sizes=(0,) * seating.players,
        pile=(),
        frozen=False,
        melds=((),) * seating.sides,
        red_threes=((),) * seating.sides,
        melded=(False,) * seating.players,
        credit=nothing,
        foreign=nothing,
        turn=Turn(0, Phase.DEAL, 0),
        history=(),
    )


def step(state: State, action: Action) -> Step:
    """Play an action and tell what happened.

    Raises IllegalAction where the rules refuse it.
    """
    if isinstance(action, Deal):
        refused = deal_refusal(state.table, action)
        if refused:
            raise IllegalAction(refused)
        after, events = deal(state, action.code)
    else:
        view = observe(state, state.table.turn.to_act)
        planned = plan(view, action)
        if isinstance(planned, Refusal):
            raise IllegalAction(planned)
        after, events = _played(state, action, planned)
        if state.table.rules.match.match_end_check is MatchEndCheck.AT_ONCE:
            after, events = _stopped_at_target(after, events)
    public = tuple(event for event in seen(events, None) if not isinstance(event, RoundEnded | MatchEnded))
    table = replace(after.table, history=after.table.history + public)
    return State(table, after.hands, after.stock, after.seed), events


def deal_refusal(table: Table, action: Deal) -> Refusal | None:
    """Say why there is no deal now."""
    if table.turn.phase is Phase.MATCH_OVER:
        return Refusal(Reason.MATCH_OVER)
    if table.turn.phase is not Phase.DEAL:
        return Refusal(Reason.NO_DEAL_NOW)
    try:
        read_deal_code(action.code)
    except DealCodeError as error:
        return Refusal(Reason.BAD_DEAL_CODE, {"problem": str(error)})
    return None


def _played(state: State, action: PlayerAction, planned: Plan) -> Step:
    match action:
        case Draw():
            return _draw(state)
        case TakePile():
            assert isinstance(planned, Taking)
            return _take(state, planned)
        case TakeTop():
            assert isinstance(planned, Taking)
            return _take_top(state, planned)
        case Lay() | Add() | Merge() | SwapWild():
            assert isinstance(planned, Laying)
            return _lay(state, action, planned)
        case LayThree(card):
            return _lay_three(state, card, replaced=planned is True)
        case Discard(card):
            return _discard(state, card)
        case Pass():
            table = replace(state.table, turn=_turn_following(state.table))
            return replace(state, table=table), (Passed(state.table.turn.seat),)
        case Ask():
            return _ask(state)
        case Answer(yes):
            return _answer(state, yes=yes)
        case _:
            assert_never(action)


def _with_hand(state: State, hand: tuple[Card, ...], **changes: object) -> State:
    """Give the turn's seat another hand, and change more of the table at once."""
    seat = state.table.turn.seat
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    sizes = state.table.hand_sizes
    sizes = (*sizes[:seat], len(hand), *sizes[seat + 1 :])
    table = replace(state.table, hand_sizes=sizes, **changes)
    return State(table, hands, state.stock, state.seed)


def _draw(state: State) -> Step:
    turn = replace(state.table.turn, phase=Phase.PLAY, drew=Source.STOCK)
    drawing = drawn_from_stock(state, turn)
    if drawing is None:
        return _finished(state, RoundEnd.STOCK, None)
    state, events, ends = drawing
    if ends:
        after, closing = _finished(state, RoundEnd.LAST_RED_THREE, None)
        return after, events + closing
    return state, events


def _take(state: State, taking: Taking) -> Step:
    table, turn = state.table, state.table.turn
    rest, top = taking.taken[:-1], taking.taken[-1]
    pile = table.pile[: len(table.pile) - len(taking.taken)]
    frozen = frozen_after_taking(table, pile, thaws=True)
    side = table.seating.side_of(turn.seat)
    laying = taking.laying
    number = laying.number if laying else None
    used = laying.used if laying else ()
    events: tuple[Event, ...] = (PileTaken(turn.seat, top, used, side, number, taking.taken),)
    if laying is None:
        turn = replace(turn, phase=Phase.PLAY, drew=Source.PILE, taken=top)
        hand = state.hands[turn.seat] + taking.taken
        return _with_pile_in_hand(_with_hand(state, hand, pile=pile, frozen=frozen, turn=turn), events)
    turn = replace(turn_after(table, laying), phase=Phase.PLAY, drew=Source.PILE)
    hand = without(state.hands[turn.seat], laying.used)
    waiting = _waiting(table.rules, rest) if laying.owed else ()
    turn = replace(turn, withheld=waiting)
    hand += without(rest, waiting)
    state = _with_hand(state, hand, pile=pile, frozen=frozen, turn=turn, **changes_of(table, laying))
    return _out_if_empty(state, events) if laying.owed else _with_pile_in_hand(state, events)


def _waiting(rules: Rules, rest: tuple[Card, ...]) -> tuple[Card, ...]:
    """Choose what of a taken pile comes to the hand only when the minimum is reached.

    A red three that is laid out at once is among it always: the card drawn for it could not be taken back.
    """
    if not rules.initial.rest_of_pile_counts_for_initial:
        return rest
    return tuple(card for card in rest if rules.red_threes_forced and is_red_three(card))


def _with_pile_in_hand(state: State, events: tuple[Event, ...]) -> Step:
    """Lay out what red threes came with the pile, where the rules force it."""
    again = state.table.rules.red_threes.red_three_from_pile_replacement
    state, more, ends = laid_at_once(state, replace_each=again)
    if ends:
        after, closing = _finished(state, RoundEnd.LAST_RED_THREE, None)
        return after, events + more + closing
    return _out_if_empty(state, events + more)


def _take_top(state: State, taking: Taking) -> Step:
    table, turn = state.table, state.table.turn
    laying = taking.laying
    assert laying is not None
    pile = table.pile[:-1]
    frozen = frozen_after_taking(table, pile, thaws=not pile)
    turn = replace(turn_after(table, laying), phase=Phase.PLAY, drew=Source.TOP)
    changes = changes_of(table, laying)
    after = replace(table, pile=pile, frozen=frozen, turn=turn, **changes)
    event = TopTaken(turn.seat, taking.taken[-1], laying.side, laying.number)
    return replace(state, table=after), (event,)


def _lay(state: State, action: Lay | Add | Merge | SwapWild, laying: Laying) -> Step:
    table, turn = state.table, state.table.turn
    hand = without(state.hands[turn.seat], laying.used) + laying.received
    events: tuple[Event, ...] = (_laying_event(turn.seat, action, laying),)
    opened = bool(turn.withheld) and not laying.owed
    if opened:
        hand += turn.withheld
        events += (WithheldTaken(turn.seat, turn.withheld),)
    state = _with_hand(state, hand, turn=turn_after(table, laying), **changes_of(table, laying))
    return _with_pile_in_hand(state, events) if opened else _out_if_empty(state, events)


def _laying_event(seat: int, action: Lay | Add | Merge | SwapWild, laying: Laying) -> Event:
    match action:
        case Lay():
            return Laid(seat, laying.side, laying.number, laying.used)
        case Add():
            return Added(seat, laying.side, laying.number, laying.used)
        case Merge(first, second):
            return Merged(seat, laying.side, min(first, second), max(first, second), laying.used)
        case SwapWild(_, card):
            return Swapped(seat, laying.side, laying.number, card, laying.received[0])


def _out_if_empty(state: State, events: tuple[Event, ...]) -> Step:
    turn = state.table.turn
    if state.hands[turn.seat] or turn.withheld:
        return state, events
    after, more = _finished(state, RoundEnd.OUT, turn.seat)
    return after, events + more


def _lay_three(state: State, card: Card, *, replaced: bool) -> Step:
    table, turn = state.table, state.table.turn
    side = table.seating.side_of(turn.seat)
    hand = without(state.hands[turn.seat], (card,))
    threes = put(table.red_threes, side, (*table.red_threes[side], card))
    events: tuple[Event, ...] = (ThreeLaid(turn.seat, side, card),)
    owed = owed_after_three(table)
    if turn.owed and not owed:
        # The bonus has paid the rest of the minimum.
        hand += turn.withheld
        events += (WithheldTaken(turn.seat, turn.withheld),) if turn.withheld else ()
        table = replace(table, melded=put(table.melded, turn.seat, value=True))
    turn = replace(turn, owed=owed, withheld=turn.withheld if owed else ())
    state = _with_hand(state, hand, red_threes=threes, melded=table.melded, turn=turn)
    if replaced:
        state, more, ends = with_replacement(state)
        events += more
        if ends:
            after, closing = _finished(state, RoundEnd.LAST_RED_THREE, None)
            return after, events + closing
    return _out_if_empty(state, events)


def _discard(state: State, card: Card) -> Step:
    table, turn = state.table, state.table.turn
    hand = without(state.hands[turn.seat], (card,))
    frozen = table.frozen or triggers(table.rules, card)
    following = _turn_following(table) if hand else turn
    state = _with_hand(state, hand, pile=(*table.pile, card), frozen=frozen, turn=following)
    event = Discarded(turn.seat, card)
    if hand:
        return state, (event,)
    after, more = _finished(state, RoundEnd.OUT, turn.seat)
    return after, (event, *more)


def _turn_following(table: Table) -> Turn:
    seat = table.seating.after(table.turn.seat, table.rules.deck.turn_order)
    return Turn(
        seat,
        Phase.DRAW,
        seat,
        hand_at_start=table.hand_sizes[seat],
        melded_before=table.melded[seat],
        old_melds=len(table.melds[table.seating.side_of(seat)]),
    )


def _ask(state: State) -> Step:
    table, turn = state.table, state.table.turn
    first = table.seating.partners_of(turn.seat, table.rules.deck.turn_order)[0]
    turn = replace(turn, phase=Phase.ASKED, to_act=first)
    return replace(state, table=replace(table, turn=turn)), (AskedToGoOut(turn.seat),)


def _answer(state: State, *, yes: bool) -> Step:
    table, turn = state.table, state.table.turn
    answers = (*turn.answers, yes)
    partners = table.seating.partners_of(turn.seat, table.rules.deck.turn_order)
    settles = yes is not table.rules.going_out.ask_needs_all_partners
    event = Answered(turn.to_act, yes)
    if settles or len(answers) == len(partners):
        turn = replace(turn, phase=Phase.PLAY, to_act=turn.seat, answers=answers, answer=yes, must_go_out=yes)
    else:
        turn = replace(turn, to_act=partners[len(answers)], answers=answers)
    return replace(state, table=replace(table, turn=turn)), (event,)


def counted(
    table: Table, hands: tuple[tuple[Card, ...], ...], end: RoundEnd, out: int | None, *, concealed: bool
) -> RoundResult:
    """Count the round as it lies."""
    sheets = tuple(sheet(table, side, hands, out, concealed=concealed) for side in range(table.seating.sides))
    totals = tuple(score + one.total for score, one in zip(table.scores, sheets, strict=True))
    return RoundResult(end, out, concealed, sheets, totals, hands)


def _finished(state: State, end: RoundEnd, out: int | None) -> Step:
    table = state.table
    if out is not None:
        # Going out counts as a first meld, also where its minimum was waived.
        table = replace(table, melded=put(table.melded, out, value=True))
    concealed = out is not None and is_concealed(table)
    result = counted(table, state.hands, end, out, concealed=concealed)
    return _closed(replace(state, table=table), result)


def _closed(state: State, result: RoundResult) -> Step:
    table = replace(state.table, result=result)
    events: tuple[Event, ...] = (RoundEnded(result),)
    won = winners(table, result)
    phase = Phase.DEAL if won is None else Phase.MATCH_OVER
    turn = replace(table.turn, phase=phase)
    if won is not None:
        events += (MatchEnded(won),)
    table = replace(table, turn=turn, winners=won or ())
    return replace(state, table=table), events


def _stopped_at_target(state: State, events: tuple[Event, ...]) -> Step:
    """End the round where a side has reached the target and the rules look at it at once."""
    table = state.table
    if table.turn.phase not in {Phase.DRAW, Phase.PLAY} or table.turn.owed:
        return state, events
    result = counted(table, state.hands, RoundEnd.TARGET, None, concealed=False)
    if max(result.totals) < target(table):
        return state, events
    after, more = _closed(state, result)
    return after, events + more
