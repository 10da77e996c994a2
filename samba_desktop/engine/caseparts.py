"""The parts of a case file: its fields, its melds, the cards it leaves open; and a position written down."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import TypeVar

from msgspec import Struct

from samba_desktop.engine.actions import (
    SIDE_LETTERS,
    NotationError,
    read_cards,
    read_standing,
    write_card,
    write_cards,
)
from samba_desktop.engine.cards import Card, Chance, is_red_three, pack, shuffled
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.history import known_cards, write_event
from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind, place_of
from samba_desktop.engine.rules.changes import rules_to_json
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points, minimum
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Seating, Table, Turn, View
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
