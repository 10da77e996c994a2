"""Reading a position in its written form: a case, a view, a bug report; seats from 1, cards in notation."""

from msgspec.structs import replace

from samba_desktop.engine.actions import SIDE_LETTERS, NotationError, read_side
from samba_desktop.engine.cards import Card, is_red_three
from samba_desktop.engine.caseparts import CaseError, Fields, Hands, Parts, filled, laid_off, read_melds
from samba_desktop.engine.events import Event, RoundEnd
from samba_desktop.engine.game import bare_table, counted, new_match
from samba_desktop.engine.history import read_event
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.pile import triggers
from samba_desktop.engine.rules.changes import RulesError, rules_from_json
from samba_desktop.engine.rules.checks import PLAYERS_OF, UnplayableError
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import has_opened
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Seating, Source, Table, Turn, View

__all__ = ["CaseError", "read_case", "view_from_json"]

LYING = frozenset({
    "hands", "stock", "pile", "melds", "red_threes", "melded_by", "credit", "foreign", "frozen", "score_if",
})  # fmt: skip
"""What there is only after a deal."""
REMARKS = frozenset({
    "title", "name", "description", "note", "comment", "why", "source", "tags", "expect", "expected",
})  # fmt: skip
"""What a case tells its reader; nothing here looks at it."""
KEYS = LYING | REMARKS | {
    "id", "rules", "players", "shape", "scores", "round", "dealer", "turn", "actions", "minimum", "history",
    "known", "seat", "reshuffles", "seed", "result",
}  # fmt: skip
TURN_KEYS = frozenset({
    "seat", "phase", "to_act", "drew", "owed", "withheld", "answers", "hand_at_start", "melded_before",
    "must_go_out", "taken", "old_melds", "laid_off",
})  # fmt: skip
PHASES = {phase.value: phase for phase in Phase}
SOURCES = {source.value: source for source in Source}
SHAPES = {shape.value: shape for shape in Shape}
ENDS = {end.value: end for end in RoundEnd}
ROUND_OVER = (Phase.DEAL, Phase.MATCH_OVER)


def read_case(case: object) -> State:
    """Build the position of a case.

    Raises CaseError with one sentence that names the field where it cannot be read.
    """
    fields = Fields(case, "case")
    fields.only(KEYS)
    rules = _rules(fields)
    seating = _seating(fields, rules)
    if _is_before_the_deal(fields):
        return _before_the_deal(fields, rules, seating)
    parts = Parts(rules, seating, _hands(fields, seating), fields.row("stock") if "stock" in fields else None)
    table = _table(fields, parts)
    hands, stock = filled(parts, table)
    sizes = tuple(map(len, hands))
    turn = table.turn
    if turn.hand_at_start < 0:
        turn = replace(turn, hand_at_start=sizes[turn.seat])
    table = replace(table, hand_sizes=sizes, stock_size=len(stock), turn=turn)
    return State(_with_result(fields, table), hands, stock, fields.number("seed", 0))


def view_from_json(view: object) -> View:
    """Read a view as it is sent to an opponent; its hidden cards stay unknown.

    Raises CaseError where it cannot be read.
    """
    fields = Fields(view, "view")
    rules = _rules(fields)
    seating = _seating(fields, rules)
    seat = fields.seat("seat", seating, 0)
    parts = Parts(rules, seating, _hands(fields, seating), fields.row("stock"))
    hand = parts.hands[seat]
    if isinstance(hand, int) or not isinstance(parts.stock, int):
        field = f"hands.{seat + 1}" if isinstance(hand, int) else "stock"
        raise fields.bad(
            field,
            QT_TRANSLATE_NOOP(
                "Cases", "a view holds the cards of its own seat, and the number of the stock."
            ),
        )
    table = _before_the_deal(fields, rules, seating).table if _is_undealt(fields) else _table(fields, parts)
    sizes = tuple(one if isinstance(one, int) else len(one) for one in parts.hands)
    table = replace(table, hand_sizes=sizes, stock_size=parts.stock, history=_history(fields, seating))
    return View(_with_result(fields, table), seat, hand)


def _history(fields: Fields, seating: Seating) -> tuple[Event, ...]:
    events = []
    for at, event in enumerate(fields.listed("history"), start=1):
        try:
            events.append(read_event(event if isinstance(event, dict) else {}, seating))
        except NotationError as error:
            raise fields.bad(f"history[{at}]", "{why}", why=error) from None
    return tuple(events)


def _is_undealt(fields: Fields) -> bool:
    return fields.inner("turn").raw("phase") == Phase.DEAL.value and "result" not in fields


def _is_before_the_deal(fields: Fields) -> bool:
    return _is_undealt(fields) or not any(field in fields for field in (*LYING, "turn"))


def _before_the_deal(fields: Fields, rules: Rules, seating: Seating) -> State:
    dealer = fields.seat("dealer", seating, 0) if "dealer" in fields else None
    try:
        state = new_match(rules, seating, dealer)
    except UnplayableError as error:
        raise fields.bad("rules", "{why}", why=error) from None
    played = fields.number("round", 1, least=0) if "dealer" in fields else 0
    table = replace(state.table, scores=fields.side_numbers("scores", seating), round_no=played)
    return replace(state, table=table)


def _rules(fields: Fields) -> Rules:
    fields.needs(
        "rules",
        QT_TRANSLATE_NOOP("Cases", "this is missing; write a preset, such as {example}."),
        example='{"preset": "swedish-samba"}',
    )
    try:
        return rules_from_json(fields.raw("rules"), fields.name("rules"))
    except RulesError as error:
        raise CaseError(error.place, "{why}", why=RulesError("", error.text, **error.values)) from None


def _seating(fields: Fields, rules: Rules) -> Seating:
    numbers = ", ".join(str(players) for players in range(2, 7) if rules.shapes(players))
    fields.needs(
        "players",
        QT_TRANSLATE_NOOP("Cases", "this is missing; write how many play; possible are {known}."),
        known=numbers,
    )
    players = fields.number("players", 0)
    shapes = rules.shapes(players)
    if not shapes:
        raise fields.bad(
            "players",
            QT_TRANSLATE_NOOP(
                "Cases", "{players} players are not offered by these rules; possible are {known}."
            ),
            players=players,
            known=numbers,
        )
    usual = ", ".join(one.value for one in shapes)
    if len(shapes) > 1:
        fields.needs(
            "shape",
            QT_TRANSLATE_NOOP("Cases", "this is missing; possible for {players} players are {known}."),
            players=players,
            known=usual,
        )
    shape = fields.named("shape", SHAPES, shapes[0].value)
    if shape not in shapes:
        raise fields.bad(
            "shape",
            QT_TRANSLATE_NOOP(
                "Cases", "{shape} is not possible for {players} players by these rules; there is {known}."
            ),
            shape=shape.value,
            players=players,
            known=usual,
        )
    if PLAYERS_OF.get(shape, players) != players:
        raise fields.bad(
            "shape",
            QT_TRANSLATE_NOOP("Cases", "{shape} is for {needed} players, not for {players}."),
            shape=shape.value,
            needed=PLAYERS_OF[shape],
            players=players,
        )
    return Seating(players, shape)


def _hands(fields: Fields, seating: Seating) -> tuple[tuple[Card, ...] | int, ...]:
    fields.needs(
        "hands",
        QT_TRANSLATE_NOOP("Cases", "this is missing; write the cards of each seat or their number."),
    )
    hands = fields.inner("hands")
    seats = tuple(str(seat) for seat in range(1, seating.players + 1))
    hands.only(frozenset(seats))
    for seat in seats:
        hands.needs(
            seat,
            QT_TRANSLATE_NOOP("Cases", "this is missing; write the cards of this hand or their number."),
        )
    return tuple(hands.row(seat) for seat in seats)


def _table(fields: Fields, parts: Parts) -> Table:
    rules, seating = parts.rules, parts.seating
    order = rules.deck.turn_order
    before_the_first = next(seat for seat in range(seating.players) if seating.after(seat, order) == 0)
    dealer = fields.seat("dealer", seating, before_the_first)
    melds = read_melds(fields, rules, seating)
    fields.needs(
        "turn",
        QT_TRANSLATE_NOOP("Cases", "this is missing; write whose turn it is, such as {example}."),
        example='{"seat": 1, "phase": "draw"}',
    )
    turn = fields.inner("turn")
    turn.only(TURN_KEYS)
    turn.needs(
        "seat",
        QT_TRANSLATE_NOOP("Cases", "this is missing; write the number of the seat whose turn it is."),
    )
    turn.needs(
        "phase",
        QT_TRANSLATE_NOOP("Cases", "this is missing; it is one of {known}."),
        known=", ".join(PHASES),
    )
    pile = fields.cards("pile")
    seat = turn.seat("seat", seating, 0)
    credit = fields.side_numbers("credit", seating, least=0)
    table = replace(
        bare_table(rules, seating),
        dealer=dealer,
        round_no=fields.number("round", 1, least=0),
        scores=fields.side_numbers("scores", seating),
        pile=pile,
        frozen=fields.flag("frozen", default=any(triggers(rules, card) for card in pile)),
        melds=melds,
        red_threes=_threes(fields, rules, seating),
        melded=_melded(fields, seating, melds, seat),
        credit=credit,
        foreign=_foreign(fields, rules, seating, melds, credit),
        reshuffles=fields.number("reshuffles", 0, least=0),
    )
    return replace(table, turn=_turn(turn, table, seat))


def _foreign(
    fields: Fields,
    rules: Rules,
    seating: Seating,
    melds: tuple[tuple[Meld, ...], ...],
    credit: tuple[int, ...],
) -> tuple[int, ...]:
    """Read what others laid on each side's melds, or find it where it is not written."""
    if "foreign" in fields:
        return fields.side_numbers("foreign", seating, least=0)
    return laid_off(rules, melds, credit)


def _threes(fields: Fields, rules: Rules, seating: Seating) -> Hands:
    sides = fields.by_side("red_threes", seating)
    threes = []
    for letter in SIDE_LETTERS[: seating.sides]:
        cards = sides.cards(letter)
        if not all(map(is_red_three, cards)):
            raise sides.bad(letter, QT_TRANSLATE_NOOP("Cases", "only red threes lie here."))
        if cards and not rules.red_threes_special:
            raise sides.bad(
                letter, QT_TRANSLATE_NOOP("Cases", "red threes are ordinary cards in these rules.")
            )
        threes.append(cards)
    return tuple(threes)


def _melded(
    fields: Fields, seating: Seating, melds: tuple[tuple[Meld, ...], ...], seat: int
) -> tuple[bool, ...]:
    if "melded_by" in fields:
        seats = {fields.checked_seat("melded_by", one, seating) for one in fields.listed("melded_by")}
        return tuple(at in seats for at in range(seating.players))
    debtor = seating.side_of(seat) if fields.inner("turn").number("owed", 0) else None
    return tuple(
        bool(melds[seating.side_of(at)]) and seating.side_of(at) != debtor for at in range(seating.players)
    )


def _turn(fields: Fields, table: Table, seat: int) -> Turn:
    phase = fields.named("phase", PHASES, Phase.DRAW.value)
    drew = None
    if phase in {Phase.PLAY, Phase.ASKED} or (phase in ROUND_OVER and "drew" in fields):
        drew = fields.named("drew", SOURCES, Source.STOCK.value)
    owed = fields.number("owed", 0, least=0)
    if owed and phase is not Phase.PLAY:
        raise fields.bad("owed", QT_TRANSLATE_NOOP("Cases", "points are owed in the play phase alone."))
    withheld = fields.cards("withheld")
    if withheld and not owed:
        raise fields.bad(
            "withheld", QT_TRANSLATE_NOOP("Cases", "cards are withheld only while points are owed.")
        )
    answers, answer, to_act = _answers(fields, table, seat, phase)
    taken = fields.cards("taken")
    opening = owed and not has_opened(table, seat)
    old = 0 if opening else len(table.melds[table.seating.side_of(seat)])
    return Turn(
        seat=seat,
        phase=phase,
        to_act=to_act,
        drew=drew,
        owed=owed,
        withheld=withheld,
        hand_at_start=fields.number("hand_at_start", -1),
        melded_before=fields.flag("melded_before", default=table.melded[seat]),
        answers=answers,
        answer=answer,
        must_go_out=fields.flag("must_go_out", default=bool(answer)),
        taken=taken[0] if taken else None,
        old_melds=fields.number("old_melds", old, least=0),
        laid_off=fields.flag("laid_off", default=False),
    )


def _answers(
    fields: Fields, table: Table, seat: int, phase: Phase
) -> tuple[tuple[bool, ...], bool | None, int]:
    """Read the answers so far, what they came to, and who is to act."""
    partners = table.seating.partners_of(seat, table.rules.deck.turn_order)
    answers = tuple(_yes(fields, one) for one in fields.listed("answers"))
    if len(answers) > len(partners) or (answers and phase is Phase.DRAW):
        raise fields.bad("answers", QT_TRANSLATE_NOOP("Cases", "there are more answers than were asked for."))
    answer = _settled(table.rules, answers, len(partners)) if answers else None
    if phase is Phase.ASKED and (not partners or answer is not None):
        raise fields.bad("phase", QT_TRANSLATE_NOOP("Cases", "there is no partner whose answer is awaited."))
    if phase is Phase.PLAY and answers and answer is None:
        raise fields.bad(
            "answers",
            QT_TRANSLATE_NOOP("Cases", "an answer is still awaited, so the phase is “{phase}”."),
            phase=Phase.ASKED.value,
        )
    awaited = partners[len(answers)] if phase is Phase.ASKED else seat
    to_act = fields.seat("to_act", table.seating, awaited)
    if to_act != awaited:
        raise fields.bad(
            "to_act",
            QT_TRANSLATE_NOOP("Cases", "it is seat {seat} that is to act here."),
            seat=awaited + 1,
        )
    return answers, answer, to_act


def _yes(fields: Fields, value: object) -> bool:
    if value is True or value == "yes":
        return True
    if value is False or value == "no":
        return False
    raise fields.bad("answers", QT_TRANSLATE_NOOP("Cases", "each answer is {known}."), known='"yes", "no"')


def _settled(rules: Rules, answers: tuple[bool, ...], partners: int) -> bool | None:
    decisive = not rules.going_out.ask_needs_all_partners
    if decisive in answers:
        return decisive
    return not decisive if len(answers) == partners else None


def _with_result(fields: Fields, table: Table) -> Table:
    """Count a finished round again from what the hands held."""
    if "result" not in fields or table.turn.phase not in ROUND_OVER:
        return table
    result = fields.inner("result")
    seating = table.seating
    shown = result.inner("hands")
    hands = tuple(shown.cards(str(seat)) for seat in range(1, seating.players + 1))
    out = None if result.raw("out") is None else result.seat("out", seating, 0)
    end = result.named("end", ENDS, RoundEnd.OUT.value)
    concealed = result.flag("concealed", default=False)
    winners = tuple(_side(result, one, seating) for one in result.listed("winners"))
    return replace(table, result=counted(table, hands, end, out, concealed=concealed), winners=winners)


def _side(fields: Fields, letter: object, seating: Seating) -> int:
    if not isinstance(letter, str) or letter not in tuple(SIDE_LETTERS[: seating.sides]):
        raise fields.bad("winners", QT_TRANSLATE_NOOP("Cases", "there is no side {side}."), side=letter)
    return read_side(letter)
