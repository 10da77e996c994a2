"""Rules as a code that can be read out, typed and pasted: a preset and numbers for what was changed in it.

A code is a row of the signs of `ALPHABET`, each worth a digit to the base of 31: two letters for the preset,
the version, for each changed option the step from the number of the option before it and its value, and three
digits that check all others. It is as long as it needs to be.
"""

import unicodedata

from samba_desktop.engine.rules.digits import (
    CHECKS,
    Digits,
    DigitsError,
    UnknownKindError,
    are_sound,
    checked,
    read_value,
    write_number,
    write_value,
)
from samba_desktop.engine.rules.numbers import OPTION_NUMBERS, PRESET_LETTERS
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, OptionValueError
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, value_of, with_value
from samba_desktop.engine.rules.saving import RulesError, differences

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""The digits and letters without those that look alike: 0 and O, 1, I and L."""
VERSION = 1
GROUP = 4
LETTERS = 2
"""With which a code begins."""
SHORTEST = LETTERS + 1 + CHECKS
LONGEST = 20_000
"""Signs of a text in which a code is looked for; far more than any code has."""
OPTIONS = {number: name for name, number in OPTION_NUMBERS.items()}
PRESET_OF = {letters: name for name, letters in PRESET_LETTERS.items()}
AROUND = "\"'“”„‘’«».,;:()[]<>"
"""Signs that may stand around a code in a sentence, and don't belong to it."""
BETWEEN = frozenset({"Zs", "Zl", "Zp", "Cc", "Cf", "Pd"})
"""Blanks, line breaks, hyphens and dashes by their Unicode category: signs that don't matter in a code."""
NEWER = QT_TRANSLATE_NOOP(
    "RulesErrors", "This code was made with a newer version of Samba, and can be read with that version only."
)


def code_of(rules: Rules, preset: str) -> str:
    """Write rules as a code: what they change in a preset.

    Raises KeyError where there is no preset of that name.
    """
    digits, before = [VERSION], 0
    changed = differences(rules, PRESETS[preset].rules)
    for number, name in sorted((OPTION_NUMBERS[name], name) for name in changed):
        allowed = describe(name).allowed
        digits += [
            *write_number(number - before),
            *write_value(allowed, allowed.write(value_of(rules, name))),
        ]
        before = number
    letters = PRESET_LETTERS[preset]
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
    plain = unicodedata.normalize("NFKC", text[:LONGEST]).upper().strip().strip(AROUND)
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
    elif len(text) > LONGEST:
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
            name = OPTIONS[number]
            allowed = describe(name).allowed
            rules = with_value(rules, name, allowed.read(read_value(allowed, digits)))
    except (DigitsError, KeyError, OptionValueError, UnknownKindError) as error:
        raise RulesError("", NEWER) from error
    return rules
