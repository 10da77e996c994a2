"""The menus of the tutorial's window, with the same keys as in a match; they do nothing themselves."""

from PySide6.QtWidgets import QMainWindow

from samba_desktop.ui.key_menus import KeyMenus

TURN = ("draw", "take", "top", "meld", "confirm", "undo", "undo turn", "redo", "fix", "hint")
TABLE = ("sort", "pause", "read", "full screen")
HELP = ("rules in force", "keys")
"""What of the program's keys there is, by name."""


class TutorialMenus(KeyMenus):
    """Builds the menus in the bar of a window."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        bar = window.menuBar()
        lesson = bar.addMenu(self.tr("&Tutorial"))
        self.put(lesson, "forward", self.tr("&Next step, or skip this one"), "PgDown")
        self.put(lesson, "back", self.tr("Step &back"), "PgUp")
        self.put(lesson, "anew", self.tr("Begin &again"))
        lesson.addSeparator()
        self.put(lesson, "leave", self.tr("&Leave, and go on another time"), "Ctrl+W")
        self.put_known(bar.addMenu(self.tr("T&urn")), TURN)
        view = bar.addMenu(self.tr("&View"))
        self.put_known(view, TABLE)
        self.put_sizes(view)
        self.put_known(bar.addMenu(self.tr("&Help")), HELP)
