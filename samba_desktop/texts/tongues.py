"""The languages that the game speaks, each with its numbers and the letters on its cards."""

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType

from msgspec import Struct

from samba_desktop import assets
from samba_desktop.engine.cards import ACE, JACK, KING, QUEEN
from samba_desktop.texts.catalogue import CatalogueError, Texts, read_catalogue, translator
from samba_desktop.texts.language import ENGLISH, INTERNATIONAL_LETTERS, Language, english_number, grouped

HARD_SPACE = "\N{NO-BREAK SPACE}"
USUAL = "en"
"""The language of the sources."""
ASKED = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
"""Where the environment names languages; the first that is set counts."""


class Tongue(Struct, frozen=True):
    """One language."""

    name: str
    """What the language calls itself."""
    number: Callable[[int], str]
    letters: Mapping[int, str]
    """What stands on court cards and aces in its own packs."""


def _letters(ace: str, king: str, queen: str, jack: str) -> Mapping[int, str]:
    return MappingProxyType({JACK: jack, QUEEN: queen, KING: king, ACE: ace})


TONGUES: Mapping[str, Tongue] = MappingProxyType(
    {
        "en": Tongue("English", english_number, INTERNATIONAL_LETTERS),
        "sv": Tongue("Svenska", grouped(HARD_SPACE), _letters("E", "K", "D", "Kn")),
        "de": Tongue("Deutsch", grouped("."), _letters("A", "K", "D", "B")),
        "nl": Tongue("Nederlands", grouped("."), _letters("A", "H", "V", "B")),
    }
)
"""The languages in the order in which they are offered, by their codes."""


def speak(code: str, *, own_letters: bool = False, texts: Texts | None = None) -> Language:
    """Return a language; with `own_letters` cards are written with the letters of its own packs.

    `texts` are its translations where they have been read already.

    Raises KeyError where the game doesn't speak it, CatalogueError where its translations cannot be read.
    """
    tongue = TONGUES[code]
    letters = tongue.letters if own_letters else INTERNATIONAL_LETTERS
    if code == USUAL:
        return ENGLISH
    known = texts_of(code) if texts is None else texts
    return Language(translator(known, tongue.number), tongue.number, letters)


def texts_of(code: str) -> Texts:
    """Read the translations of a language; for the language of the sources there are none.

    Raises CatalogueError where they cannot be read.
    """
    if code == USUAL:
        return {}
    try:
        return read_catalogue(assets.path(f"translations/samba_{code}.ts"))
    except FileNotFoundError as error:
        raise CatalogueError(f"The translations {error} are missing.") from error


def best_of(wishes: Iterable[str]) -> str:
    """Choose the first of the wishes, such as "de-AT" or "sv_SE.UTF-8", that the game can fulfil."""
    for wish in wishes:
        code = wish.replace("-", "_").split(".")[0].split("_")[0].lower()
        if code in {"c", "posix"}:
            return USUAL
        if code in TONGUES:
            return code
    return USUAL


def language_of(environment: Mapping[str, str]) -> str:
    """Choose the language that the environment asks for, as commands without a window do."""
    for name in ASKED:
        if environment.get(name):
            return best_of(environment[name].split(":"))
    return USUAL
