"""Where windows stand and how large they are: kept as text, and mended where no screen shows them."""

from PySide6.QtCore import QByteArray, QEvent, QMargins, QObject, QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QWidget

FIRST_SIZE = QSize(1280, 800)
SMALLEST = QSize(1024, 640)
"""What a window with a table never falls below, where the screen has room for it."""
LEAST = QSize(640, 340)
"""The same on any screen: all cards, buttons and menus can be reached, though some names end in dots."""
FRAME = QMargins(8, 40, 8, 8)
"""What a desktop's frame may take around the window; it tells only once the window is seen."""
GRIP = QSize(160, 40)
"""So much of the upper edge must be on a screen for the window to be taken hold of."""
FILLED = Qt.WindowState.WindowMaximized | Qt.WindowState.WindowFullScreen


class SmallestSize(QObject):
    """Lets a window become no smaller than it should be, and than its screen has room for.

    The table in it gives way by as much as the window.
    """

    def __init__(self, window: QWidget, table: QWidget | None = None, wished: QSize = SMALLEST) -> None:
        super().__init__(window)
        self._window, self._table, self._wished = window, table, wished
        self._usual = table.minimumSize() if table is not None else QSize()
        self.fit(window.screen())
        window.installEventFilter(self)

    def fit(self, screen: QScreen | None) -> None:
        """Have the smallest size for a screen; None where there is none just now."""
        if screen is None:
            return
        size = smallest_on(screen.availableGeometry(), self._wished)
        if self._table is not None:
            self._table.setMinimumSize(self._usual - (self._wished - size))
        self._window.setMinimumSize(size)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the window onto other screens as soon as it is on one."""
        if event.type() == QEvent.Type.Show and (handle := self._window.windowHandle()) is not None:
            self._window.removeEventFilter(self)
            handle.screenChanged.connect(self.fit)
        return super().eventFilter(watched, event)


def kept_place(window: QWidget) -> str:
    """Return the window's place and size as text."""
    return bytes(window.saveGeometry().toBase64().data()).decode()


def restore_place(window: QWidget, kept: str) -> None:
    """Put the window where it was, or where it is seen; without a place it gets its first size.

    The desktop finds a place for it then. Where there is no room for that size, it fills the screen.
    """
    size = size_within(window.screen().availableGeometry())
    window.resize(size)
    if not kept or not window.restoreGeometry(QByteArray.fromBase64(kept.encode("ascii", "replace"))):
        if size != FIRST_SIZE:
            # On a small screen each strip around the window would be missing from the cards.
            window.setWindowState(Qt.WindowState.WindowMaximized)
        return
    if not window.windowState() & FILLED:
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        place = mended(window.geometry(), screens, window.minimumSize())
        if place != window.geometry():
            window.setGeometry(place)


def put_in_place_of(opened: QWidget, other: QWidget) -> None:
    """Give a window that is about to be shown the place of another; it fills the screen where that does."""
    if other.windowState() & FILLED:
        # The desktop finds a place for it as soon as it fills the screen no more.
        opened.resize(other.normalGeometry().size())
        opened.setWindowState(other.windowState() & FILLED)
    else:
        opened.setGeometry(other.geometry())


def size_within(room: QRect, wished: QSize = FIRST_SIZE) -> QSize:
    """Return the size of a window that has room with its frame on a screen that nothing is known of."""
    return wished.boundedTo(room.marginsRemoved(FRAME).size())


def smallest_on(room: QRect, wished: QSize = SMALLEST) -> QSize:
    """Return the smallest size of a window on a screen: as wished, or what there is room for with a frame."""
    return size_within(room, wished).expandedTo(LEAST)


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
    room = near.marginsRemoved(FRAME)
    size = place.size().boundedTo(room.size()).expandedTo(smallest)
    return moved_onto(QRect(place.topLeft(), size), room)


def moved_onto(place: QRect, screen: QRect) -> QRect:
    """Return the place moved onto a screen, with its left upper corner there where it is too large."""
    x = max(screen.left(), min(place.x(), screen.left() + screen.width() - place.width()))
    y = max(screen.top(), min(place.y(), screen.top() + screen.height() - place.height()))
    return QRect(QPoint(x, y), place.size())


def _area(rect: QRect) -> int:
    return max(0, rect.width()) * max(0, rect.height())


def _distance(screen: QRect, place: QRect) -> int:
    return (screen.center() - place.center()).manhattanLength()
