"""Brings the window forward when the game is started once more; see `samba_desktop.store.calling`."""

from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.store.calling import was_called

GLANCE_MS = 250


class Forward(QObject):
    """Looks now and then whether somebody asks for the window."""

    def __init__(self, window: QWidget, folder: Path) -> None:
        super().__init__(window)
        self._window = window
        self._folder = folder
        # A call from before this start was meant for somebody else.
        was_called(folder)
        timer = QTimer(self)
        timer.setInterval(GLANCE_MS)
        timer.timeout.connect(self._on_glance)
        timer.start()

    def _on_glance(self) -> None:
        if not was_called(self._folder):
            return
        window = self._window
        window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized)
        window.raise_()
        window.activateWindow()
        # Where the system lets no program put itself in front, its entry asks for attention.
        QApplication.alert(window)
