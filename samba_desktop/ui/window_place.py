"""Where the window stands and how large it is: kept as text, and mended where no screen shows it any more."""

from PySide6.QtCore import QByteArray, QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

FIRST_SIZE = QSize(1280, 800)
GRIP = QSize(160, 40)
"""So much of the upper edge must be on a screen for the window to be taken hold of."""


def kept_place(window: QMainWindow) -> str:
    """Return the window's place and size as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def restore_place(window: QMainWindow, kept: str) -> None:
    """Put the window where it was, or where it is seen; without a place it gets its first size."""
    # A small screen gets a small window, so that the hand is never below its edge.
    window.resize(FIRST_SIZE.boundedTo(window.screen().availableSize()))
    if kept:
        window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace")))
    if not window.isMaximized() and not window.isFullScreen():
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        window.setGeometry(mended(window.geometry(), screens, window.minimumSize()))


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
    x = max(near.left(), min(place.x(), near.left() + near.width() - size.width()))
    y = max(near.top(), min(place.y(), near.top() + near.height() - size.height()))
    return QRect(QPoint(x, y), size)


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _distance(screen: QRect, place: QRect) -> int:
    return (screen.center() - place.center()).manhattanLength()
