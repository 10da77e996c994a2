"""Numbers and values of options as letters and digits of a code, and back."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from samba_desktop.engine.rules.numbers import KIND_NUMBERS
from samba_desktop.engine.rules.option import (
    Allowed,
    Bands,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
    Switch,
)

BASE = 31
ONE_DIGIT = 23
"""Numbers below this are one digit."""
SECOND = 6 * BASE
"""How many numbers are two digits, the first of them from 23 to 28."""
THIRD = BASE * BASE
"""How many numbers are three digits, the first of them 29; all larger ones begin with 30 and their length."""
LONGEST = 20
"""Digits of the largest number that is read, far beyond any that rules hold; its length is one digit."""
CHECKS = 3
GENERATOR = (0, 1, 14)
"""The lower coefficients of x³ + x + 14, which is primitive over the integers modulo 31.

Any change of one or two digits, of three in a row, and any two digits that changed places are found in rows
of up to 29,790 digits.
"""
REMAINDER = (0, 0, 1)
"""Of a sound row; not zero, so that a zero more or less at the end is found too."""


class DigitsError(ValueError):
    """Digits that end within a number, or whose number has no end."""


def write_number(number: int) -> list[int]:
    """Write a number from 0 up as digits whose end can be told from them alone."""
    if number < ONE_DIGIT:
        return [number]
    number -= ONE_DIGIT
    if number < SECOND:
        return [ONE_DIGIT + number // BASE, number % BASE]
    number -= SECOND
    if number < THIRD:
        return [BASE - 2, *divmod(number, BASE)]
    digits = _plain(number)
    return [BASE - 1, *write_number(len(digits)), *digits]


class Digits:
    """Digits that are read number by number."""

    def __init__(self, digits: Sequence[int]) -> None:
        self._digits = digits
        self._at = 0

    @property
    def are_left(self) -> bool:
        """Whether there is more to read."""
        return self._at < len(self._digits)

    def number(self) -> int:
        """Read what `write_number` wrote.

        Raises DigitsError where the digits end before the number does, or it is longer than any number here.
        """
        first = self._digit()
        if first < ONE_DIGIT:
            return first
        if first < BASE - 2:
            return ONE_DIGIT + (first - ONE_DIGIT) * BASE + self._digit()
        length = 2 if first == BASE - 2 else self._digit()
        if length > LONGEST:
            raise DigitsError(self._at)
        number = 0
        for _ in range(length):
            number = number * BASE + self._digit()
        return number + ONE_DIGIT + SECOND

    def _digit(self) -> int:
        if not self.are_left:
            raise DigitsError(self._at)
        self._at += 1
        return self._digits[self._at - 1]


def checked(digits: Sequence[int]) -> list[int]:
    """Return the digits followed by those that check them."""
    found = _remainder([*digits, *(0,) * CHECKS])
    return [*digits, *((wanted - is_) % BASE for wanted, is_ in zip(REMAINDER, found, strict=True))]


def are_sound(digits: Sequence[int]) -> bool:
    """Tell whether digits end with those that check them."""
    return _remainder(digits) == REMAINDER


def _remainder(digits: Sequence[int]) -> tuple[int, ...]:
    """Divide the polynomial of the digits by the generator."""
    rest = (0,) * CHECKS
    for digit in digits:
        top = rest[0]
        rest = tuple(
            (one - top * factor) % BASE for one, factor in zip((*rest[1:], digit), GENERATOR, strict=True)
        )
    return rest


def _plain(number: int) -> list[int]:
    digits: list[int] = []
    while number:
        number, digit = divmod(number, BASE)
        digits.insert(0, digit)
    return digits


ROUND = 50
"""Scores are mostly multiples of this, so that these take fewer digits."""
Item = TypeVar("Item")


class UnknownKindError(ValueError):
    """A number for a kind that this version doesn't have."""


def write_value(allowed: Allowed, value: Any) -> list[int]:  # noqa: ANN401 - options differ in type
    """Write a value, given in its form in a file, as digits whose end can be told from them alone."""
    match allowed:
        case Switch():
            return write_number(int(value))
        case Number():
            return write_number(0) if value is None else write_number(1 + _packed(value))
        case Choice(kinds=kinds):
            return write_number(_number_of(kinds, value))
        case Subset(kinds=kinds):
            return write_number(sum(1 << _number_of(kinds, one) for one in value))
        case PlayerCounts():
            return write_number(sum(1 << players for players in value))
        case NumberByPlayers():
            pairs = [] if isinstance(value, int) else list(value.items())
            alone = write_number(_packed(value)) if isinstance(value, int) else []
            return (
                _row(pairs, lambda pair: write_number(int(pair[0])) + write_number(_packed(pair[1]))) + alone
            )
        case ShapesByPlayers(kinds=kinds):
            return _row(
                value.items(),
                lambda pair: (
                    write_number(int(pair[0]))
                    + _row(pair[1], lambda shape: write_number(_number_of(kinds, shape)))
                ),
            )
        case Bands():
            return _row(value[1:], lambda band: _signed(band[0]) + _signed(band[1])) + _signed(value[0][1])
        case Numbers():
            return _row(value, lambda number: write_number(_packed(number)))
    raise AssertionError(allowed)


def read_value(allowed: Allowed, digits: Digits) -> object:
    """Read what `write_value` wrote; whether the option can hold it is not looked at.

    Raises DigitsError where the digits end too soon, and UnknownKindError for a kind of a newer version.
    """
    match allowed:
        case Switch():
            return bool(digits.number())
        case Number():
            number = digits.number()
            return None if number == 0 else _unpacked(number - 1)
        case Choice(kinds=kinds):
            return _kind(kinds, digits.number())
        case Subset(kinds=kinds):
            return [_kind(kinds, bit) for bit in _bits(digits.number())]
        case PlayerCounts():
            return list(_bits(digits.number()))
        case NumberByPlayers():
            pairs = _read_row(digits, lambda: (str(digits.number()), _unpacked(digits.number())))
            return dict(pairs) if pairs else _unpacked(digits.number())
        case ShapesByPlayers(kinds=kinds):
            return dict(
                _read_row(
                    digits,
                    lambda: (str(digits.number()), _read_row(digits, lambda: _kind(kinds, digits.number()))),
                )
            )
        case Bands():
            bands = _read_row(digits, lambda: [_read_signed(digits), _read_signed(digits)])
            return [[None, _read_signed(digits)], *bands]
        case Numbers():
            return _read_row(digits, lambda: _unpacked(digits.number()))
    raise AssertionError(allowed)


def _row(items: Iterable[Item], write: Callable[[Item], list[int]]) -> list[int]:
    """Write how many items there are and each of them."""
    written = [write(item) for item in items]
    return write_number(len(written)) + [digit for one in written for digit in one]


def _read_row(digits: Digits, read: Callable[[], Item]) -> list[Item]:
    return [read() for _ in range(digits.number())]


def _packed(number: int) -> int:
    """Turn a number from 0 up into one that is small for small numbers and for multiples of fifty."""
    whole, rest = divmod(number, ROUND)
    return 2 * number + 1 if rest else 2 * whole


def _unpacked(packed: int) -> int:
    return packed // 2 if packed % 2 else packed // 2 * ROUND


def _signed(number: int) -> list[int]:
    return write_number(2 * _packed(abs(number)) + (number < 0))


def _read_signed(digits: Digits) -> int:
    number = digits.number()
    return -_unpacked(number // 2) if number % 2 else _unpacked(number // 2)


def _bits(number: int) -> list[int]:
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]


def _number_of(kinds: type[StrEnum], name: object) -> int:
    return KIND_NUMBERS[kinds.__name__].index(str(name))


def _kind(kinds: type[StrEnum], number: int) -> str:
    known = KIND_NUMBERS[kinds.__name__]
    if number >= len(known):
        raise UnknownKindError(number)
    return known[number]
