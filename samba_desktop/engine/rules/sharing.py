"""Rules as a code that can be read out, typed and pasted: a preset and numbers for what was changed in it.

A code is a row of the signs of `ALPHABET`, each worth a digit to the base of 31: two letters for the preset,
the version, for each changed option the step from the number of the option before it and its value, and three
digits that check all others. It is as long as it needs to be.
"""

import unicodedata
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from typing import Any, TypeVar

from samba_desktop.engine.rules.changes import RulesError, differences
from samba_desktop.engine.rules.option import (
    QT_TRANSLATE_NOOP,
    Allowed,
    Bands,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    OptionValueError,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
    Switch,
)
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import OPTIONS, Rules, describe, value_of, with_value

BASE = 31
ONE_DIGIT = 23
"""Numbers below this are one digit."""
SECOND = 6 * BASE
"""How many numbers are two digits, the first of them from 23 to 28."""
THIRD = BASE * BASE
"""How many numbers are three digits, the first of them 29; all larger ones begin with 30 and their length."""
LONGEST_NUMBER = 20
"""Digits of the largest number that is read, far beyond any that rules hold; its length is one digit."""
CHECKS = 3
GENERATOR = (0, 1, 14)
"""The lower coefficients of x³ + x + 14, which is primitive over the integers modulo 31.

Any change of one or two digits, of three in a row, and any two digits that changed places are found in rows
of up to 29,790 digits.
"""
REMAINDER = (0, 0, 1)
"""Of a sound row; not zero, so that a zero more or less at the end is found too."""


ROUND = 50
"""Scores are mostly multiples of this, so that these take fewer digits."""
Item = TypeVar("Item")
ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The digits and letters without those that look alike: 0 and O, 1, I and L."""
VERSION = 1
GROUP = 4
LETTERS = 2
"""With which a code begins."""
SHORTEST = LETTERS + 1 + CHECKS
LONGEST_TEXT = 20_000
"""Signs of a text in which a code is looked for; far more than any code has."""
OPTION_OF = {option.number: name for name, option in OPTIONS.items()}
PRESET_OF = {preset.letters: name for name, preset in PRESETS.items()}
AROUND = "\"'“”„‘’«».,;:()[]<>"
"""Signs that may stand around a code in a sentence, and don't belong to it."""
BETWEEN = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd"})
"""Blanks, line breaks, hyphens and dashes by their Unicode category: signs that don't matter in a code."""
NEWER = QT_TRANSLATE_NOOP(
    "RulesErrors", "This code was made with a newer version of Samba, and can be read with that version only."
)


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
        if length > LONGEST_NUMBER:
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
    return list(kinds).index(kinds(str(name)))


def _kind(kinds: type[StrEnum], number: int) -> str:
    known = list(kinds)
    if number >= len(known):
        raise UnknownKindError(number)
    return known[number].value


def code_of(rules: Rules, preset: str) -> str:
    """Write rules as a code: what they change in a preset.

    Raises KeyError where there is no preset of that name.
    """
    digits, before = [VERSION], 0
    changed = differences(rules, PRESETS[preset].rules)
    for number, name in sorted((describe(name).number, name) for name in changed):
        allowed = describe(name).allowed
        digits += [
            *write_number(number - before),
            *write_value(allowed, allowed.write(value_of(rules, name))),
        ]
        before = number
    letters = PRESETS[preset].letters
    return code_from(letters, checked([*digits_of(letters), *digits]))


def code_from(mark: str, digits: list[int]) -> str:
    """Write digits as the groups of a code, whose first group is the mark that the first digits stand for."""
    signs = "".join(ALPHABET[digit] for digit in digits)[len(mark) :]
    return "-".join([mark, *(signs[at : at + GROUP] for at in range(0, len(signs), GROUP))])


def rules_from_code(text: str) -> tuple[str, Rules]:
    """Read a code, however it is divided and in capitals or not: the preset and the rules.

    Raises RulesError with one sentence where it isn't a code, has a slip in it, or is of a newer version.
    """
    signs = _signs(text)
    digits = digits_of(signs)
    if not are_sound(digits):
        raise RulesError(
            "",
            QT_TRANSLATE_NOOP(
                "RulesErrors",
                "There is a mistake in this code: a letter or digit of it is wrong, missing or at another "
                "place; compare it with what you were given.",
            ),
        )
    version, preset = digits[LETTERS], PRESET_OF.get(signs[:LETTERS])
    if version != VERSION or preset is None:
        raise RulesError("", NEWER)
    return preset, _changed(PRESETS[preset].rules, Digits(digits[LETTERS + 1 : -CHECKS]))


def looks_like_code(text: str) -> bool:
    """Tell whether a text may be meant as a code: it begins like one and has only letters and digits.

    Where not even the version is that of today, it must have no signs that none has.
    """
    signs = plain_signs(text)
    if len(signs) < SHORTEST or signs[:LETTERS] not in PRESET_OF:
        return False
    is_versioned = signs[LETTERS] == ALPHABET[VERSION] and signs.isalnum()
    return is_versioned or all(sign in ALPHABET for sign in signs)


def plain_signs(text: str) -> str:
    """Return the signs of a code, however it is divided and whatever stands around it, in capitals."""
    plain = unicodedata.normalize("NFKC", text[:LONGEST_TEXT]).upper().strip().strip(AROUND)
    return "".join(sign for sign in plain if unicodedata.category(sign) not in BETWEEN)


def _signs(text: str) -> str:
    signs = plain_signs(text)
    strange = next((sign for sign in signs if sign not in ALPHABET), None)
    if not signs:
        problem = QT_TRANSLATE_NOOP("RulesErrors", "There is no code here; one looks like {example}.")
    elif strange is not None:
        problem = QT_TRANSLATE_NOOP(
            "RulesErrors",
            'There is no "{sign}" in a code of rules: it is made of letters and digits without 0 and O, 1, '
            "I and L, such as {example}.",
        )
    elif len(signs) < SHORTEST:
        problem = QT_TRANSLATE_NOOP(
            "RulesErrors", "This is too short for a code of rules; the shortest looks like {example}."
        )
    elif len(text) > LONGEST_TEXT:
        problem = QT_TRANSLATE_NOOP("RulesErrors", "This is too long for a code of rules.")
    else:
        return signs
    example = code_of(PRESETS["swedish-samba"].rules, "swedish-samba")
    raise RulesError("", problem, example=example, sign=strange or "")


def digits_of(signs: str) -> list[int]:
    """Return the digits that signs stand for."""
    return [ALPHABET.index(sign) for sign in signs]


def _changed(rules: Rules, digits: Digits) -> Rules:
    """Change the rules as the digits say.

    Raises RulesError where they say what this version doesn't know.
    """
    number = 0
    try:
        while digits.are_left:
            number += digits.number()
            name = OPTION_OF[number]
            allowed = describe(name).allowed
            rules = with_value(rules, name, allowed.read(read_value(allowed, digits)))
    except (DigitsError, KeyError, OptionValueError, UnknownKindError) as error:
        raise RulesError("", NEWER) from error
    return rules
