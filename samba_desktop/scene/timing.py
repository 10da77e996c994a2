"""Timers, and work in slices between two frames, as the table and the windows use them."""

import time
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, QTimer, Signal

SLICE = 0.003
"""Seconds of work before the event loop gets its turn."""


def one_shot(parent: QObject, milliseconds: int = 0) -> QTimer:
    """Make a timer that, once started, runs out a single time after so many milliseconds.

    Its properties are set by their functions, never by keywords: PySide6 finds `interval=` by the capital
    letter that the system's language gives to `i`, which is another one in Turkish and Azerbaijani.
    """
    made = QTimer(parent)
    made.setSingleShot(True)
    made.setInterval(milliseconds)
    return made


def run_slice(steps: Iterator[None]) -> bool:
    """Take steps of some work for a moment; answers whether there were any left.

    What follows the work is thus done in a turn of its own, as both may be too much for one.
    """
    end, is_left = time.perf_counter() + SLICE, False
    for _ in steps:
        is_left = True
        if time.perf_counter() > end:
            break
    return is_left


class Job(QObject):
    """Work that is done a slice at a time, so that the window has its turns meanwhile."""

    done = Signal()
    """All steps are taken; what follows has a turn of the window for itself."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._steps: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)

    @property
    def is_running(self) -> bool:
        """Tell whether steps are still to be taken, or `done` is still to be told."""
        return self._timer.isActive()

    def start(self, steps: Iterator[None], milliseconds: int = 0) -> None:
        """Take these steps in place of others, the first of them after so many milliseconds."""
        self._steps = steps
        self._timer.start(milliseconds)

    def stop(self) -> None:
        """Leave what is not done yet, and tell of no end."""
        self._timer.stop()
        self._steps = iter(())

    def _on_turn(self) -> None:
        self._timer.setInterval(0)
        if not run_slice(self._steps):
            self.stop()
            self.done.emit()


FIRST_PAUSE, LONGEST_PAUSE = 200, 2000
"""Milliseconds before the first new try, and at most between two; each pause is twice the one before."""


class Retry(QObject):
    """Does once more, after longer and longer pauses, what a passing trouble has kept from being done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._do: Callable[[], object] | None = None
        self._pause = FIRST_PAUSE
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
        self._pause = min(LONGEST_PAUSE, 2 * self._pause)

    def now(self) -> None:
        """Do it at once; where that comes to nothing again, `later` is called again."""
        do, self._do = self._do, None
        self._timer.stop()
        if do is not None:
            do()

    def forget(self) -> None:
        """Do it no more: it is done, or nobody wants it any longer."""
        self._do, self._pause = None, FIRST_PAUSE
        self._timer.stop()
