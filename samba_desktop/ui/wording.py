"""What several dialogs say, and the English plurals, which Qt leaves open; knows no dialog."""

import re

from PySide6.QtCore import QCoreApplication

from samba_desktop.engine.rules.kinds import FirstDealer, Shape
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
