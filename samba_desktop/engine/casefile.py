"""Positions in their written form: a case, a view, a bug report; seats from 1, cards in notation."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import (
    SIDE_LETTERS,
    NotationError,
    read_cards,
    read_side,
    read_standing,
    write_card,
    write_cards,
)
from samba_desktop.engine.cards import Card, Chance, is_red_three, pack, shuffled
from samba_desktop.engine.events import Event, RoundEnd, RoundResult
from samba_desktop.engine.game import bare_table, counted, new_match
from samba_desktop.engine.history import known_cards, read_event, write_event
from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind, place_of
from samba_desktop.engine.pile import triggers
from samba_desktop.engine.rule_checks import PLAYERS_OF, UnplayableError
from samba_desktop.engine.rules.changes import RulesError, rules_from_json, rules_to_json
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points, has_opened, minimum
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Seating, Source, Table, Turn, View
from samba_desktop.engine.wording import PlacedError

Kind = TypeVar("Kind")
UNKNOWN_CARD = "??"


class CaseError(PlacedError):
    """A case that cannot be read; the message is one sentence that names the field."""

    context = "Cases"


class Fields:
    """An object of a case with the place where it stands."""

    def __init__(self, value: object, place: str) -> None:
        if not isinstance(value, Mapping):
            raise CaseError(place, QT_TRANSLATE_NOOP("Cases", "an object is needed here."))
        self._fields: Mapping[str, object] = value
        self._place = place

    def __contains__(self, field: str) -> bool:
        return field in self._fields

    def name(self, field: str) -> str:
        """Return a field with the place where it stands, as messages name it."""
        return f"{self._place}.{field}" if self._place != "case" else field

    def bad(self, field: str, problem: str, **values: object) -> CaseError:
        """Make the error for a field."""
        return CaseError(self.name(field), problem, **values)

    def only(self, known: frozenset[str]) -> None:
        """Refuse fields that nobody would read."""
        for field in self._fields:
            if field not in known:
                raise self.bad(str(field), QT_TRANSLATE_NOOP("Cases", "there is no such field."))

    def needs(self, field: str, problem: str, **values: object) -> None:
        """Refuse an object without a field that no default stands in for; `problem` says what to write."""
        if field not in self:
            raise self.bad(field, problem, **values)

    def raw(self, field: str, default: object = None) -> object:
        """Return what stands there."""
        return self._fields.get(field, default)

    def inner(self, field: str) -> "Fields":
        """Read an object; an absent one is empty."""
        return Fields(self.raw(field, {}), self.name(field))

    def number(self, field: str, default: int, least: int | None = None) -> int:
        """Read a whole number."""
        value = self.raw(field, default)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(field, QT_TRANSLATE_NOOP("Cases", "a whole number is needed here."))
        if least is not None and value < least:
            raise self.bad(
                field, QT_TRANSLATE_NOOP("Cases", "a number from {least} up is needed here."), least=least
            )
        return value

    def flag(self, field: str, *, default: bool) -> bool:
        """Read a truth value."""
        value = self.raw(field, default)
        if not isinstance(value, bool):
            raise self.bad(field, QT_TRANSLATE_NOOP("Cases", "true or false is needed here."))
        return value

    def listed(self, field: str) -> tuple[object, ...]:
        """Read a list; an absent one is empty."""
        value = self.raw(field, ())
        if not isinstance(value, list | tuple):
            raise self.bad(field, QT_TRANSLATE_NOOP("Cases", "a list is needed here."))
        return tuple(value)

    def cards(self, field: str) -> tuple[Card, ...]:
        """Read a row of cards; an absent one is empty."""
        value = self.raw(field, "")
        if not isinstance(value, str):
            raise self.bad(
                field,
                QT_TRANSLATE_NOOP("Cases", "cards are written as a text such as “{example}”."),
                example="QS 10H JK",
            )
        try:
            return read_cards(value)
        except NotationError as error:
            raise self.bad(field, "{why}", why=error) from None

    def row(self, field: str) -> tuple[Card, ...] | int:
        """Read a row of cards, or their number, or as many question marks."""
        value = self.raw(field)
        if isinstance(value, str):
            words = value.split()
            return len(words) if words and set(words) == {UNKNOWN_CARD} else self.cards(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.bad(
                field,
                QT_TRANSLATE_NOOP("Cases", "cards such as “{example}” or their number are needed here."),
                example="QS 10H JK",
            )
        return self.number(field, 0, least=0)

    def named(self, field: str, names: Mapping[str, Kind], default: str) -> Kind:
        """Read one of several names."""
        value = self.raw(field, default)
        if not isinstance(value, str) or value not in names:
            raise self.bad(
                field,
                QT_TRANSLATE_NOOP("Cases", "“{value}” is not possible here; there are {known}."),
                value=value,
                known=", ".join(names),
            )
        return names[value]

    def seat(self, field: str, seating: Seating, default: int) -> int:
        """Read the number of a seat; the result counts from 0, and so does the default."""
        return self.checked_seat(field, self.number(field, default + 1), seating)

    def checked_seat(self, field: str, seat: object, seating: Seating) -> int:
        """Return a seat counted from 0."""
        if not isinstance(seat, int) or isinstance(seat, bool) or not 1 <= seat <= seating.players:
            raise self.bad(
                field,
                QT_TRANSLATE_NOOP("Cases", "there is no seat {seat} with {players} players."),
                seat=seat,
                players=seating.players,
            )
        return seat - 1

    def by_side(self, field: str, seating: Seating) -> "Fields":
        """Read an object with the letters of sides as keys."""
        sides = self.inner(field)
        letters = tuple(SIDE_LETTERS[: seating.sides])
        for side in sides._fields:
            if side not in letters:
                raise sides.bad(
                    str(side),
                    QT_TRANSLATE_NOOP("Cases", "there is no such side; the sides are {known}."),
                    known=", ".join(letters),
                )
        return sides

    def side_numbers(self, field: str, seating: Seating, least: int | None = None) -> tuple[int, ...]:
        """Read a number for each side; those that are not there are 0."""
        sides = self.by_side(field, seating)
        return tuple(sides.number(SIDE_LETTERS[side], 0, least) for side in range(seating.sides))


def read_melds(fields: Fields, rules: Rules, seating: Seating) -> tuple[tuple[Meld, ...], ...]:
    """Read what each side has on the table.

    Raises CaseError where cards hold together in no way.
    """
    sides = fields.by_side("melds", seating)
    melds = []
    for letter in SIDE_LETTERS[: seating.sides]:
        rows = sides.listed(letter)
        melds.append(
            tuple(_meld(rules, row, sides.name(f"{letter}[{at}]")) for at, row in enumerate(rows, start=1))
        )
    return tuple(melds)


def _meld(rules: Rules, row: object, field: str) -> Meld:
    """Read a meld as it lies there, whatever the rules would say of laying it; a sequence in any order."""
    try:
        cards, stands = read_standing(row.split() if isinstance(row, str) else [])
    except NotationError as error:
        raise CaseError(field, "{why}", why=error) from None
    if len(cards) < SMALLEST:
        raise CaseError(
            field,
            QT_TRANSLATE_NOOP("Cases", "a meld of three cards or more is needed here, such as “{example}”."),
            example="QS QH 2C",
        )
    naturals = {card.rank for card in cards if card not in rules.wild_cards}
    if not stands and len(naturals) == 1:
        return Meld(MeldKind.GROUP, naturals.pop(), "", cards)
    if not stands and not naturals:
        return Meld(MeldKind.WILD, 0, "", cards)
    sequence = _sequence(rules, cards, stands)
    if sequence is None:
        raise CaseError(
            field, QT_TRANSLATE_NOOP("Cases", "“{row}” is neither a group nor a sequence."), row=row
        )
    return sequence


def _sequence(rules: Rules, cards: tuple[Card, ...], stands: Sequence[Card | None]) -> Meld | None:
    meant = [other or card for card, other in zip(cards, stands or (None,) * len(cards), strict=True)]
    ranks = [place_of(rules, card) for card in meant]
    order = sorted(range(len(cards)), key=ranks.__getitem__)
    low = ranks[order[0]]
    natural = all(card in rules.wild_cards for card, other in zip(cards, meant, strict=True) if card != other)
    in_order = [ranks[index] for index in order] == list(range(low, low + len(ranks)))
    if not natural or not in_order or len({card.suit for card in meant}) != 1:
        return None
    return Meld(MeldKind.SEQUENCE, low, meant[0].suit, tuple(cards[index] for index in order))


Fewest = dict[int, int]
"""For each sum of points the fewest cards that make it."""


def laid_off(rules: Rules, melds: tuple[tuple[Meld, ...], ...], credit: tuple[int, ...]) -> tuple[int, ...]:
    """Find for each side the points of cards in its melds that others laid there.

    `credit` holds for each side the points that it laid off. Where these can lie in several places, those are
    taken that need the fewest cards; nothing is found where that leaves more than one way.
    """
    foreign = [0] * len(melds)
    for side, points in enumerate(credit):
        others = [other for other in range(len(melds)) if other != side and melds[other]]
        if points and len(others) == 1:
            foreign[others[0]] += points
        elif points:
            for other, part in zip(
                others, _parts(rules, [melds[other] for other in others], points), strict=True
            ):
                foreign[other] += part
    return tuple(foreign)


def _parts(rules: Rules, owners: list[tuple[Meld, ...]], points: int) -> tuple[int, ...]:
    """Divide points among owners of melds; nothing for each where there is no single way to."""
    ways: dict[int, tuple[int, tuple[int, ...], bool]] = {0: (0, (), True)}
    for melds in owners:
        longer: dict[int, tuple[int, tuple[int, ...], bool]] = {}
        for total, (count, parts, alone) in ways.items():
            for part, cards in _loose(rules, melds).items():
                way = (count + cards, (*parts, part), alone)
                known = longer.get(total + part)
                if known is None or way[0] < known[0]:
                    longer[total + part] = way
                elif way[0] == known[0]:
                    longer[total + part] = (known[0], known[1], False)
        ways = longer
    _, parts, alone = ways.get(points, (0, (), False))
    return parts if alone else (0,) * len(owners)


def _loose(rules: Rules, melds: tuple[Meld, ...]) -> Fewest:
    """Say what cards come to that melds could be without: all but those it began with."""
    sums: Fewest = {0: 0}
    for meld in melds:
        more = (
            _loose_in_sequence(rules, meld)
            if meld.kind is MeldKind.SEQUENCE
            else _loose_in_group(rules, meld)
        )
        longer: Fewest = {}
        for one, cards in sums.items():
            for other, others in more.items():
                longer[one + other] = min(cards + others, longer.get(one + other, cards + others))
        sums = longer
    return sums


def _loose_in_sequence(rules: Rules, meld: Meld) -> Fewest:
    size = len(meld.cards)
    sums: Fewest = {}
    for low in range(size - SMALLEST + 1):
        for high in range(size - SMALLEST + 1 - low):
            points = card_points(rules, meld.cards[:low] + meld.cards[size - high :])
            sums[points] = min(low + high, sums.get(points, low + high))
    return sums


def _loose_in_group(rules: Rules, meld: Meld) -> Fewest:
    sums: set[tuple[int, int]] = {(0, 0)}
    for card in meld.cards:
        sums |= {(points + rules.points[card], count + 1) for points, count in sums}
    fewest: Fewest = {}
    for points, count in sums:
        if count <= len(meld.cards) - SMALLEST:
            fewest[points] = min(count, fewest.get(points, count))
    return fewest


FILL_SEED = 2026
"""Numbers in place of cards are always filled in the same way."""

Hands = tuple[tuple[Card, ...], ...]


class Parts(Struct, frozen=True):
    """What a case says, before hidden cards are filled in."""

    rules: Rules
    seating: Seating
    hands: tuple[tuple[Card, ...] | int, ...]
    stock: tuple[Card, ...] | int | None


def filled(parts: Parts, table: Table) -> tuple[Hands, tuple[Card, ...]]:
    """Fill numbers with the cards that are left, so that each card lies in exactly one place."""
    rules = parts.rules
    whole = pack(rules.deck.deck_count, rules.deck.joker_count)
    left = Counter(whole)
    for field, cards in _places(parts, table):
        for card in cards:
            if not left[card]:
                raise CaseError(
                    field,
                    QT_TRANSLATE_NOOP(
                        "Cases", "{card} lies in more places than the pack has copies ({copies})."
                    ),
                    card=write_card(card),
                    copies=whole.count(card),
                )
            left[card] -= 1
    rest = list(shuffled(tuple(left.elements()), Chance(FILL_SEED)))
    forced = rules.red_threes_forced
    if forced:
        rest.sort(key=is_red_three)
    hands = tuple(
        hand if not isinstance(hand, int) else _drawn(rest, hand, f"hands.{seat}")
        for seat, hand in enumerate(parts.hands, start=1)
    )
    if isinstance(parts.stock, tuple):
        return hands, _checked_rest(parts.stock, rest)
    if parts.stock is not None and parts.stock != len(rest):
        raise CaseError(
            "stock",
            QT_TRANSLATE_NOOP(
                "Cases", "this number is {number}, but so many cards of the pack are left for it: {left}."
            ),
            number=parts.stock,
            left=len(rest),
        )
    return hands, shuffled(tuple(rest), Chance(FILL_SEED + 1)) if forced else tuple(rest)


def _checked_rest(stock: tuple[Card, ...], rest: list[Card]) -> tuple[Card, ...]:
    if rest:
        raise CaseError(
            "stock",
            QT_TRANSLATE_NOOP(
                "Cases",
                "some cards of the pack lie nowhere, such as {card}, and so many in all: {left}; write a "
                "number where the cards do not matter.",
            ),
            card=write_card(rest[0]),
            left=len(rest),
        )
    return stock


def _drawn(rest: list[Card], count: int, field: str) -> tuple[Card, ...]:
    if count > len(rest):
        raise CaseError(
            field,
            QT_TRANSLATE_NOOP(
                "Cases", "this number is {number}, but the pack has no more cards left than {left}."
            ),
            number=count,
            left=len(rest),
        )
    drawn = tuple(rest[:count])
    del rest[:count]
    return drawn


def _places(parts: Parts, table: Table) -> list[tuple[str, tuple[Card, ...]]]:
    places = [
        (f"hands.{at}", hand) for at, hand in enumerate(parts.hands, start=1) if isinstance(hand, tuple)
    ]
    if isinstance(parts.stock, tuple):
        places.append(("stock", parts.stock))
    places += [("pile", table.pile), ("turn.withheld", table.turn.withheld)]
    for side, melds in enumerate(table.melds):
        letter = SIDE_LETTERS[side]
        places.append((f"red_threes.{letter}", table.red_threes[side]))
        places += [(f"melds.{letter}[{at}]", meld.cards) for at, meld in enumerate(melds, start=1)]
    return places


Written = dict[str, object]


def position_to_json(state: State) -> Written:
    """Write the whole position, hidden cards and all."""
    written = _table_to_json(state.table)
    written["hands"] = {str(seat + 1): write_cards(hand) for seat, hand in enumerate(state.hands)}
    written["stock"] = write_cards(state.stock)
    if state.seed:
        written["seed"] = state.seed
    return written


def view_to_json(view: View) -> Written:
    """Write what one seat sees: its own hand as cards, the other hands and the stock as numbers."""
    table = view.table
    written = _table_to_json(table)
    written["seat"] = view.seat + 1
    hands: dict[str, object] = {str(seat + 1): size for seat, size in enumerate(table.hand_sizes)}
    hands[str(view.seat + 1)] = write_cards(view.hand)
    written["hands"] = hands
    written["stock"] = table.stock_size
    written["minimum"] = minimums(table)
    written["history"] = [write_event(event) for event in table.history]
    written["known"] = {str(seat + 1): write_cards(cards) for seat, cards in enumerate(known_cards(table))}
    return written


def minimums(table: Table) -> dict[str, int]:
    """Give for each side what its first meld must reach in this round."""
    return _sides([minimum(table.rules, score) for score in table.scores])


def _sides(values: list[int] | tuple[int, ...]) -> dict[str, int]:
    return {SIDE_LETTERS[side]: value for side, value in enumerate(values)}


def _table_to_json(table: Table) -> Written:
    written: Written = {
        "rules": rules_to_json(table.rules),
        "players": table.seating.players,
        "shape": table.seating.shape.value,
        "scores": _sides(table.scores),
        "round": table.round_no,
    }
    if table.dealer is not None:
        written["dealer"] = table.dealer + 1
    written |= {
        "turn": _turn_to_json(table.turn),
        "pile": write_cards(table.pile),
        "frozen": table.frozen,
        "melds": {
            SIDE_LETTERS[side]: [write_meld(meld) for meld in melds] for side, melds in enumerate(table.melds)
        },
        "red_threes": {SIDE_LETTERS[side]: write_cards(cards) for side, cards in enumerate(table.red_threes)},
        "melded_by": [seat + 1 for seat, melded in enumerate(table.melded) if melded],
    }
    for name, values in (("credit", table.credit), ("foreign", table.foreign)):
        if any(values):
            written[name] = _sides(values)
    if table.reshuffles:
        written["reshuffles"] = table.reshuffles
    if table.result:
        written["result"] = _result_to_json(table, table.result)
    return written


def _result_to_json(table: Table, result: RoundResult) -> Written:
    return {
        "end": result.end.value,
        "out": None if result.out is None else result.out + 1,
        "concealed": result.concealed,
        "totals": _sides(result.totals),
        "hands": {str(seat + 1): write_cards(hand) for seat, hand in enumerate(result.hands)},
        "match_over": table.turn.phase is Phase.MATCH_OVER,
        "winners": [SIDE_LETTERS[side] for side in table.winners],
    }


def _turn_to_json(turn: Turn) -> Written:
    written: Written = {"seat": turn.seat + 1, "phase": turn.phase.value}
    if turn.to_act != turn.seat:
        written["to_act"] = turn.to_act + 1
    if turn.drew:
        written["drew"] = turn.drew.value
    if turn.owed:
        written["owed"] = turn.owed
    if turn.withheld:
        written["withheld"] = write_cards(turn.withheld)
    if turn.answers:
        written["answers"] = ["yes" if yes else "no" for yes in turn.answers]
    if turn.taken:
        written["taken"] = write_card(turn.taken)
    written |= {
        "hand_at_start": turn.hand_at_start,
        "melded_before": turn.melded_before,
        "old_melds": turn.old_melds,
    }
    written |= {
        name: True for name, flag in (("must_go_out", turn.must_go_out), ("laid_off", turn.laid_off)) if flag
    }
    return written


def write_meld(meld: Meld) -> str:
    """Write the cards of a meld, wild cards of a sequence with the card they stand for."""
    if meld.kind is not MeldKind.SEQUENCE:
        return write_cards(meld.cards)
    stands: tuple[Card | None, ...] = tuple(
        meld.stands_for(index) if meld.is_wild_at(index) else None for index in range(len(meld.cards))
    )
    return write_cards(meld.cards, stands if any(stands) else ())


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
