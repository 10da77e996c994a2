"""Errors that are one sentence for a person, kept as a text for translation; knows no language."""

from collections.abc import Callable, Mapping
from typing import ClassVar, TypeAlias

from msgspec import Struct, field

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
        return f"{self.place}: {said}" if self.place else said


def filled(text: str, values: Mapping[str, object], say: Say) -> str:
    """Fill the gaps of a text, those with something worded by what it tells in the same language."""
    if not values:
        return text
    return text.format(
        **{
            name: one.told(say) if isinstance(one, WordedError | Phrase) else one
            for name, one in values.items()
        }
    )


def _in_english(_context: str, text: str) -> str:
    return text
