"""Says in the language of the window what is wrong with files and rules."""

from PySide6.QtCore import QCoreApplication

from samba_desktop.engine.wording import Phrase, WordedError


def said_of(trouble: WordedError | Phrase) -> str:
    """Say what is wrong."""
    return trouble.told(QCoreApplication.translate)


def reason_of(trouble: WordedError) -> str:
    """Say in few words why something failed, to stand within a sentence."""
    why = trouble.values.get("why")
    return said_of(why if isinstance(why, WordedError | Phrase) else trouble).removesuffix(".")
