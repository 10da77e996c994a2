"""Where the window stands and how large it is: kept as text, and mended where no screen shows it any more."""

from PySide6.QtCore import QByteArray, QMargins, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

FIRST_SIZE = QSize(1280, 800)
FRAME = QMargins(8, 40, 8, 8)
"""What a desktop's frame may take around the window; it tells only once the window is seen."""
GRIP = QSize(160, 40)
"""So much of the upper edge must be on a screen for the window to be taken hold of."""


def kept_place(window: QMainWindow) -> str:
    """Return the window's place and size as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def restore_place(window: QMainWindow, kept: str) -> None:
    """Put the window where it was, or where it is seen; without a place it gets its first size.

    Where there is no room for that, it fills the screen.
    """
    room = window.screen().availableGeometry()
    size, smallest = first_size(room), window.minimumSize()
    window.resize(size)
    restored = bool(kept) and window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace")))
    if not restored and size != FIRST_SIZE and smallest == smallest.boundedTo(room.size()):
        # On a small screen each strip around the window would be missing from the cards.
        window.setWindowState(Qt.WindowState.WindowMaximized)
    if not window.isMaximized() and not window.isFullScreen():
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        window.setGeometry(mended(window.geometry(), screens, window.minimumSize()))


def first_size(room: QRect) -> QSize:
    """Return the size of a window that has room with its frame on a screen that nothing is known of."""
    return FIRST_SIZE.boundedTo(room.marginsRemoved(FRAME).size())


def mended(place: QRect, screens: list[QRect], smallest: QSize) -> QRect:
    """Return the place where it can be reached and fits, else the nearest one on the nearest screen."""
    if not screens:
        return place
    bar = QRect(place.topLeft(), QSize(place.width(), GRIP.height()))
    near = max(screens, key=lambda screen: (_area(screen & place), -_distance(screen, place)))
    seen = near & bar
    fits = place.width() <= near.width() and place.height() <= near.height()
    if fits and seen.width() >= GRIP.width() and seen.height() >= GRIP.height():
        return place
    size = place.size().boundedTo(near.size()).expandedTo(smallest)
    return moved_onto(QRect(place.topLeft(), size), near)


def moved_onto(place: QRect, screen: QRect) -> QRect:
    """Return the place moved onto a screen, with its left upper corner there where it is too large."""
    x = max(screen.left(), min(place.x(), screen.left() + screen.width() - place.width()))
    y = max(screen.top(), min(place.y(), screen.top() + screen.height() - place.height()))
    return QRect(QPoint(x, y), place.size())


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _distance(screen: QRect, place: QRect) -> int:
    return (screen.center() - place.center()).manhattanLength()
