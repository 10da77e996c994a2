"""The translations of a language as they lie in its compiled catalogue; knows no sentence."""

import struct
from gettext import GNUTranslations, NullTranslations
from pathlib import Path

from samba_desktop.texts.language import Number, Translate, english


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
