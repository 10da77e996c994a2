"""Whole numbers as digits to the base of 31, and digits that check others; knows neither signs nor rules."""

from collections.abc import Sequence

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
