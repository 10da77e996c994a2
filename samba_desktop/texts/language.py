"""A language as the texts need it: translation, numbers, letters on the cards; knows no sentence."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct, field

from samba_desktop.engine.cards import ACE, JACK, KING, QUEEN
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase, WordedError

Number = Callable[[int], str]
"""Writes a whole number as a language does."""
MINUS = "−"
HARD_SPACE = "\N{NO-BREAK SPACE}"
INTERNATIONAL_LETTERS: Mapping[int, str] = MappingProxyType({JACK: "J", QUEEN: "Q", KING: "K", ACE: "A"})
PLURAL = re.compile(r"\(([^|()]*)\|([^|()]*)\)|\(s\)")
"""The two spellings of a counted form in the English texts: `card(s)` and `(is|are)`."""


class Translate(Protocol):
    """Find a text in a language.

    `text` is the English source, `n` the number of a counted text, whose `%n` is replaced by it. Where there
    is no translation the answer of `english` is the one to give, not the bare source.
    """

    def __call__(self, context: str, text: str, n: int | None = None, /) -> str:
        """Return the text in the language, its named gaps still open."""


def english(_context: str, text: str, n: int | None = None) -> str:
    """Return an English source text itself; of a counted one the form for the number."""
    if n is None:
        return text
    one = n == 1

    def form(found: re.Match[str]) -> str:
        if found.group(1) is None:
            return "" if one else "s"
        return found.group(1) if one else found.group(2)

    return PLURAL.sub(form, text).replace("%n", english_number(n))


def grouped(separator: str) -> Number:
    """Make the form of numbers whose thousands are set apart by `separator`, with a true minus sign."""

    def write(number: int) -> str:
        digits = f"{abs(number):,}".replace(",", separator)
        return f"{MINUS}{digits}" if number < 0 else digits

    return write


english_number = grouped(",")


class Language(Struct, frozen=True):
    """What the texts need to speak a language."""

    translate: Translate = english
    number: Number = english_number
    letters: Mapping[int, str] = field(default_factory=lambda: INTERNATIONAL_LETTERS)
    """For the court cards and the ace what stands on their faces."""

    def say(self, context: str, text: str, n: int | None = None, /, **gaps: str | int) -> str:
        """Translate a text and fill its gaps; numbers in gaps are written in the form of the language."""
        filled = {
            name: self.number(value) if isinstance(value, int) else value for name, value in gaps.items()
        }
        return self.translate(context, text, n).format_map(filled)

    def told(self, worded: WordedError | Phrase) -> str:
        """Say what knows its own text."""
        return worded.told(self.translate)

    def decimal(self, value: float, places: int = 1, *, signed: bool = False) -> str:
        """Write a number with so many places after its point, where `signed` with its sign in front."""
        whole, _, rest = f"{abs(value):.{places}f}".partition(".")
        digits = self.number(int(whole))
        if rest:
            point = self.translate("Language", QT_TRANSLATE_NOOP("Language", "{whole}.{rest}"))
            digits = point.format(whole=digits, rest=rest)
        if value < 0:
            return MINUS + digits
        return f"+{digits}" if signed else digits


ENGLISH = Language()


class Speaker(Protocol):
    """Has a language."""

    @property
    def language(self) -> Language:
        """Tell the language."""


class TranslateTexts(Protocol):
    """Find a text of a class."""

    def __call__(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Return the text with its gaps filled; `n` is the number of a counted text."""


class Tr:
    """Translates the texts of the class in which it stands as `tr`.

    Their context in the catalogues is the name of that class, under which Qt's tool extracts them.
    """

    def __set_name__(self, owner: type, _name: str) -> None:
        self._context = owner.__name__

    def __get__(self, speaker: Speaker, _owner: type) -> TranslateTexts:
        def translated(text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
            return speaker.language.say(self._context, text, n, **gaps)

        return translated


def capital(text: str) -> str:
    """Begin a sentence with a capital letter."""
    return text[:1].upper() + text[1:]
