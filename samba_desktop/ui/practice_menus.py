"""The menus of a practice window, with the same keys as in a match; they do nothing themselves."""

from PySide6.QtWidgets import QMainWindow

from samba_desktop.ui.key_menus import KeyMenus

TURN = ("draw", "take", "top", "meld", "confirm", "pass", "ask", "yes", "no")
CHANGES = ("undo", "undo turn", "redo", "fix", "hint")
TABLE = ("sort", "pause", "skip", "read", "full screen")
HELP = ("rules in force", "keys")
"""What of the program's keys there is, by name."""


class PracticeMenus(KeyMenus):
    """Builds the menus in the bar of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        bar = window.menuBar()
        practice = bar.addMenu(self.tr("&Practice"))
        self.put(practice, "anew", self.tr("Begin &again"))
        practice.addSeparator()
        self.put(practice, "leave", self.tr("&Leave"), "Ctrl+W")
        turn = bar.addMenu(self.tr("T&urn"))
        self.put_known(turn, TURN)
        turn.addSeparator()
        self.put_known(turn, CHANGES)
        view = bar.addMenu(self.tr("&View"))
        self.put_known(view, TABLE)
        self.put_sizes(view)
        self.put_known(bar.addMenu(self.tr("&Help")), HELP)
