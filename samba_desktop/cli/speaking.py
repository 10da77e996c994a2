"""The language that a command speaks: what `--lang` says, else what the environment asks for."""

import os

from samba_desktop.cli.trouble import Trouble
from samba_desktop.texts.catalogue import CatalogueError
from samba_desktop.texts.language import Language
from samba_desktop.texts.tongues import TONGUES, language_of, speak


def spoken(code: str | None) -> Language:
    """Return the language of a code, or that of the environment for None.

    Raises Trouble with one sentence where the game doesn't speak it.
    """
    try:
        return speak(checked_language(code or language_of(os.environ)))
    except CatalogueError as error:
        raise Trouble(str(error)) from None


def checked_language(code: str) -> str:
    """Return the code itself where the game speaks that language.

    Raises Trouble with one sentence where it does not.
    """
    if code not in TONGUES:
        *others, last = TONGUES
        known = f"{', '.join(others)} and {last}" if others else last
        raise Trouble(f'"{code}" is not a language of this version; there are {known}.')
    return code
