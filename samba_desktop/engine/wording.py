"""Errors that are one sentence for a person, kept as a text for translation; knows no language."""

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from msgspec import Struct, field

from samba_desktop.engine.plain import CUT, shown

LONGEST = 400
"""Signs of a sentence; what is quoted from elsewhere gives way, the longest first."""
LONGEST_PART, LEAST_PART = 250, 20
LONGEST_PLACE = 100
MOST_BITS = 1000
"""Of a number that is written out."""
Say: TypeAlias = Callable[[str, str], str]
"""Finds a text in a language, by context and English source."""


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
