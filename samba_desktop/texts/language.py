"""The languages of the game: translation, numbers as they are written and typed, letters on the cards."""

import math
import re
import struct
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from msgspec import Struct, field

from samba_desktop import assets
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


USUAL = "en"
"""The language of the sources."""
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names languages; the first that is set counts."""
CATALOGUES, SUFFIX = "translations", ".mo"
# What a language says of itself. A translator writes its own name, its own way of setting a thousand apart,
# and the letters on ace, king, queen and jack of its own packs.
NAME = QT_TRANSLATE_NOOP("Language", "English")
THOUSAND = QT_TRANSLATE_NOOP("Language", "1,000")
LETTERS = QT_TRANSLATE_NOOP("Language", "A K Q J")
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


class CatalogueError(ValueError):
    """A catalogue that cannot be read."""


class Catalogue:
    """The translations of one language, with its own rule of which form goes with which number."""

    def __init__(self, translations: NullTranslations) -> None:
        self._translations = translations

    def find(self, context: str, text: str, n: int | None, number: Number) -> str | None:
        """Find a translation; of a counted text the form for `n`, written as `number` writes it.

        None where there is no translation, or where it is the source itself.
        """
        if n is None:
            found = self._translations.pgettext(context, text)
        else:
            found = self._translations.npgettext(context, text, text, n)
        if found == text:
            return None
        return found if n is None else found.replace("%n", number(n))


UNTRANSLATED = Catalogue(NullTranslations())


def read_catalogue(path: Path) -> Catalogue:
    """Read what is translated; what is not is left out.

    Raises CatalogueError where the file is none.
    """
    try:
        with path.open("rb") as file:
            return Catalogue(GNUTranslations(file))
    except (OSError, ValueError, struct.error) as error:
        raise CatalogueError(f"The translations in {path} cannot be read: {error}") from error


def translator(catalogue: Catalogue, number: Number) -> Translate:
    """Make the function that finds a text, in English where it is not translated."""

    def translate(context: str, text: str, n: int | None = None) -> str:
        known = catalogue.find(context, text, n, number)
        return english(context, text, n) if known is None else known

    return translate


@cache
def codes() -> tuple[str, ...]:
    """List the codes of the languages, such as "de", that of the sources first."""
    files = assets.path(CATALOGUES).glob(f"*{SUFFIX}")
    return (USUAL, *sorted(file.stem.rpartition("_")[2] for file in files))


def name_of(code: str) -> str:
    """Return what a language calls itself; its code where its translations cannot be read."""
    try:
        return speak(code).say("Language", NAME)
    except CatalogueError:
        return code


def speak(code: str, *, own_letters: bool = False) -> Language:
    """Return a language; with `own_letters` cards are written with the letters of its own packs.

    Raises KeyError where the game doesn't speak it, CatalogueError where its translations cannot be read.
    """
    if code not in codes():
        raise KeyError(code)
    if code == USUAL:
        return ENGLISH
    known = catalogue_of(code)
    plain = translator(known, str)
    number = grouped(plain("Language", THOUSAND).strip("0123456789"))
    letters = INTERNATIONAL_LETTERS
    if own_letters:
        written = zip((ACE, KING, QUEEN, JACK), plain("Language", LETTERS).split(), strict=True)
        letters = MappingProxyType(dict(written))
    return Language(translator(known, number), number, letters)


@cache
def catalogue_of(code: str) -> Catalogue:
    """Read the translations of a language; for the language of the sources there are none.

    Raises CatalogueError where they cannot be read.
    """
    if code == USUAL:
        return UNTRANSLATED
    try:
        return read_catalogue(assets.path(f"{CATALOGUES}/samba_{code}{SUFFIX}"))
    except FileNotFoundError as error:
        raise CatalogueError(f"The translations {error} are missing.") from error


def best_of(preferred: Iterable[str]) -> str:
    """Choose the first of the languages named, such as "de-AT" or "sv_SE.UTF-8", that the game can fulfil."""
    for name in preferred:
        code = name.replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in {"c", "posix"}:
            return USUAL
        if code in codes():
            return code
    return USUAL


def language_of(environment: Mapping[str, str]) -> str:
    """Choose the language that the environment asks for, as commands without a window do."""
    for name in ASKED:
        if environment.get(name):
            return best_of(environment[name].split(":"))
    return USUAL


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
