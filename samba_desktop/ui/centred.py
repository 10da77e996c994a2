"""Keeps what a window opens over that window, whatever the desktop makes of its place."""

from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QDialog, QWidget

from samba_desktop.ui.window_place import FRAME, moved_onto

SETTLED = 250
"""Milliseconds after which the desktop has framed a dialog and the dialog has found its size."""
ASIDE = 60
"""So many pixels it may lie aside of the middle, as some desktops place dialogs a little higher."""


def open_centred(dialog: QDialog, window: QWidget) -> None:
    """Open a dialog, and bring it over the middle of a window where it came up elsewhere.

    A dialog whose size changes while the desktop frames it can end up in the corner of the screen.
    """
    dialog.open()
    QTimer.singleShot(SETTLED, dialog, lambda: _bring_back(dialog, window))


def put_over(opened: QWidget, window: QWidget) -> None:
    """Put a window that is about to be shown over the middle of the one that opens it.

    Some desktops would put it into a corner of the screen.
    """
    over, screen = window.window().frameGeometry(), window.screen().availableGeometry()
    # Its frame, which it has none of yet, is to be on the screen too.
    room = screen.adjusted(0, 0, -FRAME.left() - FRAME.right(), -FRAME.top() - FRAME.bottom())
    opened.move(centred(QRect(opened.pos(), opened.size()), over, room).topLeft())


def _bring_back(dialog: QDialog, window: QWidget) -> None:
    place = dialog.frameGeometry()
    found = centred(place, window.window().frameGeometry(), dialog.screen().availableGeometry())
    if (found.center() - place.center()).manhattanLength() > ASIDE:
        dialog.move(found.topLeft())


def centred(place: QRect, over: QRect, screen: QRect) -> QRect:
    """Return a place of that size over the middle of another, as far as it lies on the screen."""
    found = QRect(place)
    found.moveCenter(over.center())
    return moved_onto(found, screen)
