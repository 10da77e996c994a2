"""Reads numbers as people type them: as any language of the game shows them, and plain; knows no field.

Whatever a `Language` writes with `number` is read by `whole_number`, in all languages alike: somebody may
have the game in English and the habit of another language.
"""

import math

from samba_desktop.texts.language import MINUS

BLANK = " "
APOSTROPHE = "'"
ALIKE = {
    **dict.fromkeys(
        map(ord, "\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}\N{THIN SPACE}\N{FIGURE SPACE}"), BLANK
    ),
    **dict.fromkeys(map(ord, "\N{RIGHT SINGLE QUOTATION MARK}\N{MODIFIER LETTER APOSTROPHE}"), APOSTROPHE),
    ord("\N{ARABIC THOUSANDS SEPARATOR}"): ",",
    ord("\N{ARABIC DECIMAL SEPARATOR}"): ".",
    **dict.fromkeys(map(ord, f"{MINUS}\N{EN DASH}"), "-"),
}
"""Signs that are read like another one."""
DECIMAL_MARKS = ",."
GROUP_MARKS = f"{DECIMAL_MARKS}{BLANK}{APOSTROPHE}"
GROUP = 3
"""Digits of each group but the first, which may have fewer."""
SIGNS = "+-"
TYPED_MARKS = f"{GROUP_MARKS}{SIGNS}"


def plain_marks(text: str) -> str:
    """Write the marks of a number in their simplest form, with no blanks around it."""
    return text.translate(ALIKE).strip()


def whole_number(text: str) -> int | None:
    """Read a whole number; None where there is none.

    Its digits, of any script, stand together or in groups of exactly three with one and the same mark between
    all of them: a comma, a point, a blank or an apostrophe. So "1,500" and "1.500" are fifteen hundred, as a
    whole number has no decimals, and "1.5", "1,50" and "0.500" are none.
    """
    sign, digits = _signed(plain_marks(text))
    marks = {one for one in digits if not one.isdecimal()}
    if len(marks) == 1 and marks <= set(GROUP_MARKS):
        first, *others = digits.split(marks.pop())
        fits = 1 <= len(first) <= GROUP and int(first[0]) and all(len(one) == GROUP for one in others)
        digits = "".join((first, *others)) if fits else ""
    if not digits.isdecimal():
        return None
    try:
        return sign * int(digits)
    except ValueError:
        # Python reads no numbers of thousands of digits.
        return None


def decimal_number(text: str) -> float | None:
    """Read a number that may have decimals; None where there is none, and for one that is too large.

    A single point or comma stands before the decimals, whatever the language and however many they are:
    "1.234" and "1,234" are both a little more than one. Where marks of two kinds stand, the last is that
    before the decimals and the others divide groups of three: "1,234.5" and "1.234,5" are the same number.
    """
    sign, digits = _signed(plain_marks(text))
    at = max(map(digits.rfind, DECIMAL_MARKS))
    if at < 0 or digits.count(digits[at]) > 1:
        whole, rest = whole_number(digits), "0"
    else:
        whole, rest = whole_number(digits[:at] or "0"), digits[at + 1 :]
    is_signed_twice = digits[:1] in SIGNS
    if whole is None or not rest.isdecimal() or is_signed_twice:
        return None
    number = float(f"{whole}.{rest}")
    return sign * number if math.isfinite(number) else None


def _signed(text: str) -> tuple[int, str]:
    if text[:1] in SIGNS and text:
        return (-1 if text[0] == "-" else 1), text[1:].lstrip()
    return 1, text
