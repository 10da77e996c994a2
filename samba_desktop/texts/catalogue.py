"""The translations of a language as they lie in its catalogue, a file of Qt's tools; knows no sentence."""

from collections.abc import Callable, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from samba_desktop.texts.language import Translate, english

if TYPE_CHECKING:
    from xml.etree import ElementTree as ET

Texts = Mapping[tuple[str, str], tuple[str, ...]]
"""By context and English source the translation; of a counted text the forms for one and for others."""


class CatalogueError(ValueError):
    """A catalogue that cannot be read."""


def read_catalogue(path: Path) -> Texts:
    """Read what is translated; what is not is left out.

    Raises CatalogueError where the file is none.
    """
    from xml.etree import ElementTree as ET  # noqa: PLC0415 - English, in which the program starts, has no file

    try:
        # The file is the program's own, and lies beside its code.
        root = ET.parse(path).getroot()  # noqa: S314
    except (OSError, ET.ParseError) as error:
        raise CatalogueError(f"The translations in {path} cannot be read: {error}") from error
    texts: dict[tuple[str, str], tuple[str, ...]] = {}
    for context in root.iter("context"):
        name = context.findtext("name", "")
        for message in context.iter("message"):
            forms = _forms(message)
            if forms:
                texts[name, message.findtext("source", "")] = forms
    return MappingProxyType(texts)


def _forms(message: "ET.Element") -> tuple[str, ...]:
    translation = message.find("translation")
    if translation is None or translation.get("type") is not None:
        return ()
    if message.get("numerus") == "yes":
        return tuple(form.text or "" for form in translation.iter("numerusform"))
    return (translation.text,) if translation.text else ()


def found(texts: Texts, number: Callable[[int], str], context: str, text: str, n: int | None) -> str | None:
    """Find a translation; of a counted text the form for the number, written as `number` writes it.

    The languages here have one form for the number one and another for all others.
    """
    forms = texts.get((context, text))
    if forms is None:
        return None
    if n is None:
        return forms[0]
    return forms[0 if n == 1 else -1].replace("%n", number(n))


def translator(texts: Texts, number: Callable[[int], str]) -> Translate:
    """Make the function that finds a text, in English where it is not translated."""

    def translate(context: str, text: str, n: int | None = None) -> str:
        known = found(texts, number, context, text, n)
        return english(context, text, n) if known is None else known

    return translate
