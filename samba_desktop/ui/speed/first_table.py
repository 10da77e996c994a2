"""When the table is first seen with its cards, and what the process has used until then."""

import time
from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QObject, QTimer

from samba_desktop.ui.window.main_window import MainWindow

MEGABYTE = 2**20
_STATUS = Path("/proc/self/status")


def used_memory() -> float | None:
    """Return the megabytes of this process that lie in the machine's memory; None where nobody says."""
    if not _STATUS.exists():
        return None
    line = next(one for one in _STATUS.read_text().splitlines() if one.startswith("VmRSS:"))
    return int(line.split()[1]) * 1024 / MEGABYTE


class FirstTable(QObject):
    """Waits for the first painting of a table on which cards lie, tells of it, and ends the program."""

    def __init__(
        self, window: MainWindow, since: float, tell: Callable[[Mapping[str, float | None]], object]
    ) -> None:
        """Measure from a moment of the wall clock, at which the process was started."""
        super().__init__(window)
        self._since = since
        self._tell = tell
        self._window = window
        window.view.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice the painting; it is over when the event loop comes round again."""
        if event.type() == QEvent.Type.Paint and self._window.scene.cards.items:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._on_painted)
        return False

    def _on_painted(self) -> None:
        wall, worked = time.time() - self._since, time.process_time()
        self._tell({"wall_ms": wall * 1000, "worked_ms": worked * 1000, "memory_mb": used_memory()})
        self._window.close()
