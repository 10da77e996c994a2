"""Reading the fields of a case one by one, so that every complaint names its field; knows no rule of play."""

from collections.abc import Mapping
from typing import TypeVar

from samba_desktop.engine.cards import Card
from samba_desktop.engine.notation import SIDE_LETTERS, NotationError, read_cards
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import Seating
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
