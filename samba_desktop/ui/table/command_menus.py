"""Menus in the bar of a window with a table, whose entries are commands with their words and keys."""

from collections.abc import Callable, Iterable

from PySide6.QtCore import QObject
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu

from samba_desktop.ui.table.commands import ALL, COMMANDS, WORDS_MENU, Command
from samba_desktop.ui.table.session import TableSession

CONFIRM = "confirm"
SIZES = ("larger", "smaller", "usual size")
"""The commands for the sizes of words, by name."""


class CommandMenus(QObject):
    """Keeps the entries of a window's menus, and has the table do what is chosen."""

    def __init__(self, table: TableSession, commands: Iterable[Command] = ALL) -> None:
        super().__init__(table.window)
        self._table = table
        self.commands = tuple(commands)
        self.actions: dict[str, QAction] = {}
        """The entries by the names of their commands."""
        # Enter belongs to a panel while it is there.
        table.panel.shown.connect(self._on_panel)

    def add(self, menu: QMenu, command: Command, do: Callable[[], object] | None = None) -> QAction:
        """Add the entry of a command, which does something else in this window where `do` is given."""
        done = do or (lambda: self._table.do(command))
        return self.put(menu, command.name, command.words(self._table.language), done, command.shortcuts)

    def add_named(self, menu: QMenu, names: Iterable[str]) -> None:
        """Add the entries of commands by their names."""
        for name in names:
            self.add(menu, COMMANDS[name])

    def add_sizes(self, menu: QMenu) -> None:
        """Add the menu of the sizes of words."""
        self.add_named(menu.addMenu(self._table.language.say("Menus", WORDS_MENU)), SIZES)

    def put(
        self,
        menu: QMenu,
        name: str,
        words: str,
        do: Callable[[], object],
        shortcuts: Iterable[QKeySequence | str] = (),
    ) -> QAction:
        """Add an entry of the window's own."""
        action = QAction(words, self)
        action.setShortcuts([QKeySequence(key) for key in shortcuts])
        action.triggered.connect(lambda _checked: do())
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _on_panel(self, shown: bool) -> None:
        self.leave_enter(shown)

    def leave_enter(self, left: bool) -> None:
        """Leave Enter to something that lies over the table, or have it confirm what is done there."""
        self.actions[CONFIRM].setEnabled(not left)
