"""Where windows, dialogs and files lie, and how large the words of a window are."""

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtCore import (
    QByteArray,
    QEvent,
    QMargins,
    QObject,
    QPoint,
    QRect,
    QSettings,
    QSize,
    QStandardPaths,
    Qt,
    QTimer,
)
from PySide6.QtGui import QGuiApplication, QScreen
from PySide6.QtWidgets import QDialog, QWidget

from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.timing import one_shot
from samba_desktop.ui.kit.look import FITTING, LARGEST, TINIEST, dress

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


USUAL = QSize(1920, 1080)
"""Up to this size menus and log have the usual size of type."""
ENOUGH = 0.95
"""So much of that is enough, as where a title bar lies above a window that fills a screen of that size."""
STILL = 150
"""Milliseconds after which a window that was drawn larger or smaller counts as settled."""


def scale_in(size: QSize, wished: float = 1.0) -> float:
    """Answer how much bigger than usual words are in a window of this size, in twentieths.

    Who `wished` for larger ones gets them as far as there is room. On a small screen they become smaller.
    """
    if (small := _share(size, FITTING)) < ENOUGH:
        return max(TINIEST, int(small * 20) / 20)
    grown = max(1.0, _share(size, USUAL))
    room = max(grown, _share(size, FITTING))
    return round(min(LARGEST, room, grown * max(1.0, wished)) * 20) / 20


def _share(size: QSize, other: QSize) -> float:
    return min(size.width() / other.width(), size.height() / other.height())


class Growing(QObject):
    """Dresses a window and what is in it anew when its size or that of the words on its table has changed."""

    def __init__(self, window: QWidget, scene: TableScene, parts: Iterable[QWidget] = ()) -> None:
        """`parts` are those in the window that were dressed by themselves."""
        super().__init__(window)
        self._window, self._scene, self._parts = window, scene, tuple(parts)
        self._scale = 1.0
        self._timer = one_shot(self, STILL)
        self._timer.timeout.connect(self._fit)
        window.installEventFilter(self)
        scene.font_scaled.connect(self._timer.start)

    def take(self, part: QWidget) -> None:
        """Let another part of the window, which was dressed by itself, grow with it."""
        self._parts = (*self._parts, part)
        if self._scale != 1.0:
            dress(part, self._scale)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until the window keeps its size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._timer.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        scale = scale_in(self._window.size(), self._scene.font_scale)
        if scale != self._scale:
            self._scale = scale
            for widget in (self._window, *self._parts):
                dress(widget, scale)


PLACES = (QStandardPaths.StandardLocation.DocumentsLocation, QStandardPaths.StandardLocation.HomeLocation)


def file_place() -> str:
    """Return the folder of the player's documents, or their own folder; empty where there is neither.

    Without it a dialog would begin where the program happens to have been started.
    """
    folders = (QStandardPaths.writableLocation(place) for place in PLACES)
    return next((folder for folder in folders if Path(folder).is_dir()), "")


def remember_in(folder: Path) -> None:
    """Let Qt's own file dialog remember its folders here, where the matches lie.

    Otherwise it writes them to a file in the player's home that belongs to all programs that use Qt.
    Where the system has a dialog of its own, Qt remembers nothing.
    """
    QSettings.setPath(QSettings.Format.NativeFormat, QSettings.Scope.UserScope, str(folder.absolute()))
