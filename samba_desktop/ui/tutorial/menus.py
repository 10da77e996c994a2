"""The menus of the tutorial's window, with the same keys as in a match; they do nothing themselves."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.texts.keys import KEYS

TURN = ("draw", "take", "top", "meld", "confirm", "undo", "undo turn", "redo", "fix", "hint")
TABLE = ("sort", "pause", "read", "full screen")
HELP = ("rules in force", "keys")
"""What of the program's keys there is, by name."""


class TutorialMenus(QObject):
    """Builds the menus in the bar of a window."""

    chosen = Signal(str)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}
        bar = window.menuBar()
        lesson = bar.addMenu(self.tr("&Tutorial"))
        self._put(lesson, "forward", self.tr("&Next step, or skip this one"), "PgDown")
        self._put(lesson, "back", self.tr("Step &back"), "PgUp")
        self._put(lesson, "anew", self.tr("Begin &again"))
        lesson.addSeparator()
        self._put(lesson, "leave", self.tr("&Leave, and go on another time"), "Ctrl+W")
        for title, names in (
            (self.tr("T&urn"), TURN),
            (self.tr("&View"), TABLE),
            (self.tr("&Help"), HELP),
        ):
            menu = bar.addMenu(title)
            for name in names:
                line = KEYS[name]
                self._put(menu, name, QCoreApplication.translate(line.context, line.text), *line.keys)

    def _put(self, menu: QMenu, name: str, text: str, *keys: str) -> None:
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked: self.chosen.emit(name))
        menu.addAction(action)
        self.actions[name] = action
