"""The languages that the game speaks: English, and each for which there is a catalogue."""

from collections.abc import Iterable, Mapping
from functools import cache
from types import MappingProxyType

from samba_desktop import assets
from samba_desktop.engine.cards import ACE, JACK, KING, QUEEN
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.catalogue import UNTRANSLATED, Catalogue, CatalogueError, read_catalogue, translator
from samba_desktop.texts.language import ENGLISH, INTERNATIONAL_LETTERS, Language, grouped

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


def best_of(wishes: Iterable[str]) -> str:
    """Choose the first of the wishes, such as "de-AT" or "sv_SE.UTF-8", that the game can fulfil."""
    for wish in wishes:
        code = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
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
