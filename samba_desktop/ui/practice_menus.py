"""The menus of a practice window, with the same keys as in a match; they do nothing themselves."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.texts.keys import KEYS

TURN = ("draw", "take", "top", "meld", "confirm", "pass", "ask", "yes", "no")
CHANGES = ("undo", "undo turn", "redo", "fix", "hint")
TABLE = ("sort", "pause", "skip", "read", "full screen")
HELP = ("rules in force", "keys")
"""What of the program's keys there is, by name."""


class PracticeMenus(QObject):
    """Builds the menus in the bar of a window."""

    chosen = Signal(str)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        bar = window.menuBar()
        practice = bar.addMenu(self.tr("&Practice"))
        self._put(practice, "anew", self.tr("Begin &again"))
        practice.addSeparator()
        self._put(practice, "leave", self.tr("&Leave"), "Ctrl+W")
        turn = bar.addMenu(self.tr("T&urn"))
        self._put_known(turn, TURN)
        turn.addSeparator()
        self._put_known(turn, CHANGES)
        self._put_known(bar.addMenu(self.tr("&View")), TABLE)
        self._put_known(bar.addMenu(self.tr("&Help")), HELP)

    def _put_known(self, menu: QMenu, names: tuple[str, ...]) -> None:
        for name in names:
            line = KEYS[name]
            self._put(menu, name, QCoreApplication.translate(line.context, line.text), *line.keys)

    def _put(self, menu: QMenu, name: str, text: str, *keys: str) -> None:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked: self.chosen.emit(name))
        menu.addAction(action)
        self.actions[name] = action
