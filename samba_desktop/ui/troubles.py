"""Says in the language of the window what is wrong with files and rules."""

from PySide6.QtCore import QCoreApplication

from samba_desktop.engine.wording import WordedError
from samba_desktop.match.saving import SaveError, Sentence, told


def said_of(trouble: SaveError | WordedError | Sentence) -> str:
    """Say what is wrong."""
    return told(trouble, QCoreApplication.translate)
