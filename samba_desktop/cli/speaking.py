"""The language that a command speaks: what `--lang` says, else what the environment asks for."""

import os

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.preflight import Problem
from samba_desktop.texts.language import CatalogueError, Language, codes, language_of, speak


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
    if code not in codes():
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "“{code}” is not a language of this version; there are {known}."),
            code=code,
            known=", ".join(codes()),
        )
    return code


def said(trouble: Trouble, code: str | None) -> str:
    """Say what went wrong in the language of a code, in that of the environment where there is none such."""
    try:
        language = spoken(code if code in codes() else None)
    except Trouble:
        return str(trouble)
    return language.told(trouble)


def explained(problem: Problem, language: Language) -> str:
    """Say in a language what keeps a window from opening, and the way out."""
    told_so = problem.translated(lambda text: language.translate("Preflight", text))
    return f"{told_so.sentence} {told_so.fix}"
