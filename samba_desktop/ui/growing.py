"""Lets the words of a window grow with it, as those on its table do; knows no game."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QObject, QSize, QTimer
from PySide6.QtWidgets import QWidget

from samba_desktop.ui.look import LARGEST, dress

USUAL = QSize(1920, 1080)
"""Up to this size menus and log have the usual size of type."""
STILL = 150
"""Milliseconds after which a window that was drawn larger or smaller counts as settled."""


def scale_in(size: QSize) -> float:
    """Answer how much bigger than usual words are in a window of this size, in twentieths."""
    share = min(size.width() / USUAL.width(), size.height() / USUAL.height())
    return round(min(LARGEST, max(1.0, share)) * 20) / 20


class Growing(QObject):
    """Dresses a window and what is in it anew whenever its size has changed enough."""

    def __init__(self, window: QWidget, parts: Iterable[QWidget] = ()) -> None:
        """`parts` are those in the window that were dressed by themselves."""
        super().__init__(window)
        self._window, self._parts = window, tuple(parts)
        self._scale = 1.0
        self._timer = QTimer(self, singleShot=True, interval=STILL)
        self._timer.timeout.connect(self._fit)
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait until the window keeps its size."""
        if watched is self._window and event.type() == QEvent.Type.Resize:
            self._timer.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        scale = scale_in(self._window.size())
        if scale != self._scale:
            self._scale = scale
            for widget in (self._window, *self._parts):
                dress(widget, scale)
