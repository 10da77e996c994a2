"""Lets the words of a window grow with it and with those on its table; knows no game."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize
from PySide6.QtWidgets import QWidget

from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.timing import one_shot
from samba_desktop.ui.look import FITTING, LARGEST, TINIEST, dress

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
