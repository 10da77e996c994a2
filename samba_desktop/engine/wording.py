"""Words that are safe to show: names made harmless, and errors that are one sentence for translation.

A name that is typed is kept in its harmless form. What records hold already stays as it is, as receipts
depend on it, and takes this form when it is shown.
"""

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from typing import ClassVar, TypeAlias

from msgspec import Struct, field

LONGEST_NAME = 60
"""Signs of a name that somebody types, and of any name that is shown."""
UNSEEN_KINDS = frozenset({"Cc", "Cf", "Cs", "Cn", "Co"})
"""Signs by their Unicode category that nobody sees, that turn a line around, or that no typeface has."""
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""Letters, marks and symbols that look like nothing at all."""
JOINERS = frozenset("\u200c\u200d")
"""Unseen too, but words of some scripts and many pictures are made with them."""
JOINED = "\u0300"
"""Signs from here on may be joined; between Latin letters a joiner only makes two names of one."""
MARKS = frozenset({"Mn", "Me"})
"""Marks that stand above, below or around the sign before them."""
MOST_MARKS = 3
"""On one sign; no writing needs more, and a heap of them covers the lines around."""
SEEN = frozenset("LNPS")
"""The first letter of the category of signs that can be seen by themselves."""
LOOKED_AT = 20
"""How many times as many signs as are shown are looked at; the rest of a text without end is not read."""
CUT = "…"


LONGEST = 400
"""Signs of a sentence; what is quoted from elsewhere gives way, the longest first."""
LONGEST_PART, LEAST_PART = 250, 20
LONGEST_PLACE = 100
MOST_BITS = 1000
"""Of a number that is written out."""
Say: TypeAlias = Callable[[str, str], str]
"""Finds a text in a language, by context and English source."""


def plain_name(text: str) -> str:
    """Write a name in its plain form: blanks single and none at the ends, no signs that can't be shown."""
    spaced = " ".join(unicodedata.normalize("NFC", text).split())
    name = " ".join("".join(_kept(spaced)).split())
    return name if any(unicodedata.category(sign)[0] in SEEN for sign in name) else ""


def typed_name(text: str) -> str:
    """Return what somebody typed as a name, in its plain form and no longer than names are."""
    name = plain_name(text[: LONGEST_NAME * LOOKED_AT])
    return _beginning(name, LONGEST_NAME).rstrip()


def shown(text: str, most: int = LONGEST_NAME) -> str:
    """Write words of others as they are shown: in plain form, cut with "…" after `most` signs."""
    looked_at = text[: most * LOOKED_AT]
    plain = plain_name(looked_at)
    if length_of(plain) <= most and len(looked_at) == len(text):
        return plain
    return f"{_beginning(plain, most - 1).rstrip()}{CUT}"


def is_too_long(text: str) -> bool:
    """Tell whether a text has more signs than a name may have."""
    return len(text) > LONGEST_NAME * LOOKED_AT or length_of(plain_name(text)) > LONGEST_NAME


def length_of(text: str) -> int:
    """Count the signs of a text as they are seen, marks with the sign that they stand on."""
    return sum(not _is_mark(sign) for sign in text)


def _kept(text: str) -> Iterator[str]:
    marks, before = MOST_MARKS, ""
    for at, sign in enumerate(text):
        if sign in JOINERS:
            after = text[at + 1 : at + 2]
            if before < JOINED or before in JOINERS or after < JOINED or after in JOINERS:
                continue
        elif sign in UNSEEN or unicodedata.category(sign) in UNSEEN_KINDS:
            continue
        elif _is_mark(sign):
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            # A blank bears no marks: they would stand on whatever comes before the name.
            marks = MOST_MARKS if sign == " " else 0
        before = sign
        yield sign


def _beginning(text: str, most: int) -> str:
    """Return the first signs of a text, each with its marks."""
    signs = 0
    for at, sign in enumerate(text):
        signs += not _is_mark(sign)
        if signs > most:
            return text[:at]
    return text


def _is_mark(sign: str) -> bool:
    return sign in JOINERS or unicodedata.category(sign) in MARKS


class Phrase(Struct, frozen=True):
    """A part of a sentence that is translated by itself."""

    context: str
    text: str
    values: Mapping[str, object] = field(default_factory=dict)

    def told(self, say: Say) -> str:
        """Say it in a language."""
        return filled(say(self.context, self.text), self.values, say)

    def __str__(self) -> str:
        return self.told(_in_english)


class WordedError(ValueError):
    """What cannot be read or done; the message is one sentence, in English until it is told otherwise."""

    context: ClassVar[str]
    """Where the translations of these sentences are found."""

    def __init__(self, text: str, /, **values: object) -> None:
        """`text` is the source for translation; `values` fill its gaps, and may be worded themselves."""
        self.text = text
        self.values: Mapping[str, object] = values
        super().__init__(self.told(_in_english))

    def told(self, say: Say) -> str:
        """Say it in a language."""
        return filled(say(self.context, self.text), self.values, say)


class PlacedError(WordedError):
    """What is wrong at one place of something written; the place stands before the sentence."""

    def __init__(self, place: str, text: str, /, **values: object) -> None:
        """`place` is a field as it is typed, such as "turn.seat"; empty where there is but one."""
        self.place = place
        super().__init__(text, **values)

    def told(self, say: Say) -> str:
        """Say it in a language."""
        said = super().told(say)
        return f"{shown(self.place, LONGEST_PLACE)}: {said}" if self.place else said


def filled(text: str, values: Mapping[str, object], say: Say) -> str:
    """Fill the gaps of a text, those with something worded by what it tells in the same language.

    What fills a gap may come from a file or be typed, and be of any length: it is shortened in its middle as
    far as the sentence needs that.
    """
    if not values:
        return text
    parts = {
        name: one.told(say) if isinstance(one, WordedError | Phrase) else _shortened(one, LONGEST_PART)
        for name, one in values.items()
    }
    said = text.format(**parts)
    while len(said) > LONGEST:
        longest = max(parts, key=lambda name: len(parts[name]))
        length = len(parts[longest])
        if length <= LEAST_PART:
            break
        parts[longest] = _shortened(parts[longest], max(LEAST_PART, length - (len(said) - LONGEST)))
        said = text.format(**parts)
    return said


def _shortened(value: object, most: int) -> str:
    """Write a value, harmless and in at most so many signs; of a path both ends tell something."""
    if isinstance(value, int) and value.bit_length() > MOST_BITS:
        # Python itself refuses to write numbers of thousands of digits.
        return CUT
    written = str(value)
    if len(written) > most:
        ahead = most // 2
        written = f"{written[:ahead]}{CUT}{written[ahead + 1 - most :]}"
    return shown(written, most)


def _in_english(_context: str, text: str) -> str:
    return text
