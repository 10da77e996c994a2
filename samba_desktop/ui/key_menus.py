"""Menus of a window of its own whose lines have the same words and keys as in a match."""

from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.texts.keys import KEYS

SIZES = ("larger", "smaller", "usual size")
"""The keys for the sizes of words, by name."""


class KeyMenus(QObject):
    """Keeps the lines of a window's menus and tells which one is chosen; does nothing itself."""

    chosen = Signal(str)

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.actions: dict[str, QAction] = {}

    def put(self, menu: QMenu, name: str, text: str, *keys: str) -> None:
        """Add a line under a name of the window's own."""
        action = QAction(text, self)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked: self.chosen.emit(name))
        menu.addAction(action)
        self.actions[name] = action

    def put_known(self, menu: QMenu, names: tuple[str, ...]) -> None:
        """Add lines that a match has too, with its words and keys."""
        for name in names:
            line = KEYS[name]
            self.put(menu, name, QCoreApplication.translate(line.context, line.text), *line.keys)

    def put_sizes(self, menu: QMenu) -> None:
        """Add the menu of the sizes of words that a match has too."""
        title = QCoreApplication.translate("Menus", "&Words on the table")
        self.put_known(menu.addMenu(title), SIZES)
