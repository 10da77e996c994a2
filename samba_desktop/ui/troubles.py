"""Says in the language of the window what is wrong with files and rules."""

from PySide6.QtCore import QCoreApplication

from samba_desktop.engine.rules.saving import RulesError
from samba_desktop.match.saving import SaveError, Sentence, told


def said_of(trouble: SaveError | RulesError | Sentence) -> str:
    """Say what is wrong."""
    return told(trouble, QCoreApplication.translate)
