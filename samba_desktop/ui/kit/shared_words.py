"""Words that several dialogs share, the words of Qt's own dialogs, and what is wrong with files and rules."""

import re

from PySide6.QtCore import QCoreApplication

from samba_desktop.engine.rules.kinds import FirstDealer, Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase, WordedError
from samba_desktop.texts.language import PLURAL


def counted(text: str, n: int) -> str:
    """Choose the form for a number in an English source text, `card(s)` or `(is|are)`.

    A translation holds no such brackets and stays as it is.
    """

    def form(found: re.Match[str]) -> str:
        if found.group(1) is None:
            return "" if n == 1 else "s"
        return found.group(1 if n == 1 else 2)

    return PLURAL.sub(form, text)


def shape_name(shape: Shape) -> str:
    """Name a team shape, as on a button."""
    match shape:
        case Shape.SOLO:
            return QCoreApplication.translate("Wording", "Each for oneself")
        case Shape.TWO_PAIRS:
            return QCoreApplication.translate("Wording", "2 teams of 2")
        case Shape.TWO_TRIOS:
            return QCoreApplication.translate("Wording", "2 teams of 3")
        case Shape.THREE_PAIRS:
            return QCoreApplication.translate("Wording", "3 teams of 2")


def dealer_sentence(who: FirstDealer) -> str:
    """Say how the first dealer is found; for `CHOSEN` it is the question that is put to the players."""
    match who:
        case FirstDealer.HIGH_CARD:
            return QCoreApplication.translate("Wording", "Everybody draws a card; the highest deals first.")
        case FirstDealer.RANDOM:
            return QCoreApplication.translate("Wording", "The first dealer is found by lot.")
        case FirstDealer.CHOSEN:
            return QCoreApplication.translate("Wording", "Choose who deals first.")


def joined(names: tuple[str, ...]) -> str:
    """Join the names of a side: "You & Berit"."""
    return " & ".join(names)


def said_of(trouble: WordedError | Phrase) -> str:
    """Say what is wrong."""
    return trouble.told(QCoreApplication.translate)


def reason_of(trouble: WordedError) -> str:
    """Say in few words why something failed, to stand within a sentence."""
    why = trouble.values.get("why")
    return said_of(why if isinstance(why, WordedError | Phrase) else trouble).removesuffix(".")


WORDS = (
    QT_TRANSLATE_NOOP("QFileDialog", "Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of type:"),
    QT_TRANSLATE_NOOP("QFileDialog", "My Computer"),
    QT_TRANSLATE_NOOP("QFileDialog", "Drive"),
    QT_TRANSLATE_NOOP("QFileDialog", "File"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1 File"),
    QT_TRANSLATE_NOOP("QFileDialog", "Folder"),
    QT_TRANSLATE_NOOP("QFileDialog", "Alias"),
    QT_TRANSLATE_NOOP("QFileDialog", "Shortcut"),
    QT_TRANSLATE_NOOP("QFileDialog", "Unknown"),
    QT_TRANSLATE_NOOP("QFileDialog", "%1 already exists.\nDo you want to replace it?"),
    QT_TRANSLATE_NOOP("QFileDialog", "Are you sure you want to delete '%1'?"),
)
"""All in the file dialog, which asks about files that are replaced or deleted."""
