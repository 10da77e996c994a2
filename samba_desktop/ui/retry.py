"""Does once more, after longer and longer pauses, what a passing trouble has kept from being done."""

from collections.abc import Callable

from PySide6.QtCore import QObject

from samba_desktop.scene.timing import one_shot

FIRST, LONGEST = 200, 2000
"""Milliseconds before the first new try, and at most between two; each pause is twice the one before."""


class Retry(QObject):
    """The one thing that is to be done again."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._do: Callable[[], object] | None = None
        self._pause = FIRST
        self._timer = one_shot(self)
        self._timer.timeout.connect(self.now)

    @property
    def is_waiting(self) -> bool:
        """Tell whether something is still to be done."""
        return self._do is not None

    def later(self, do: Callable[[], object]) -> None:
        """Do something after a pause, which grows from call to call until all is forgotten."""
        self._do = do
        self._timer.start(self._pause)
        self._pause = min(LONGEST, 2 * self._pause)

    def now(self) -> None:
        """Do it at once; where that comes to nothing again, `later` is called again."""
        do, self._do = self._do, None
        self._timer.stop()
        if do is not None:
            do()

    def forget(self) -> None:
        """Do it no more: it is done, or nobody wants it any longer."""
        self._do, self._pause = None, FIRST
        self._timer.stop()
