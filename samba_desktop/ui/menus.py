"""The menus of the window with their keys: they tell what was chosen by a name, and do nothing themselves."""

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.store.preferences import Speed

CONFIRM = "confirm"


class Menus(QObject):
    """Builds the menus in the bar of a window."""

    chosen = Signal(str)
    speed_chosen = Signal(object)
    """A `Speed`."""
    turn_opening = Signal()
    """The menu of the turn is about to be seen: `grey` may say now what is not possible."""

    def __init__(self, window: QMainWindow, earlier: QMenu, speed: Speed) -> None:
        super().__init__(window)
        self._window = window
        self.actions: dict[str, QAction] = {}
        self._keeps_confirm = True
        bar = window.menuBar()
        self._game_menu(bar.addMenu(self.tr("&Game")), earlier)
        self.turn = bar.addMenu(self.tr("&Turn"))
        self._turn_menu(self.turn)
        self._view_menu(bar.addMenu(self.tr("&View")), speed)
        self._help_menu(bar.addMenu(self.tr("&Help")))

    def _add(self, menu: QMenu, name: str, text: str, *keys: str) -> QAction:
        action = QAction(text, self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked: self.chosen.emit(name))
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _game_menu(self, menu: QMenu, earlier: QMenu) -> None:
        self._add(menu, "new", self.tr("&New match…"), "Ctrl+N")
        menu.addMenu(earlier)
        self._add(menu, "rules", self.tr("&Rules for the next match…"), "Ctrl+R")
        menu.addSeparator()
        self._add(menu, "quit", self.tr("&Quit"), "Ctrl+Q")

    def _turn_menu(self, menu: QMenu) -> None:
        self._turn_actions = [
            self._add(menu, "draw", self.tr("&Draw from the stock"), "D"),
            self._add(menu, "take", self.tr("Take the &pile"), "P"),
            self._add(menu, "top", self.tr("Take the &top card alone, or lay out a red three"), "T"),
            self._add(menu, "meld", self.tr("&Meld the selected cards"), "M"),
            self._add(menu, CONFIRM, self.tr("&Confirm: discard, or the obvious thing"), "Return", "Enter"),
            self._add(menu, "pass", self.tr("&End the turn without a discard"), "E"),
            self._add(menu, "ask", self.tr("&Ask your partner"), "A"),
            self._add(menu, "yes", self.tr("Answer &yes"), "Y"),
            self._add(menu, "no", self.tr("Answer &no"), "N"),
        ]
        menu.addSeparator()
        self._turn_actions += [
            self._add(menu, "undo", self.tr("&Undo"), "Ctrl+Z", "Z"),
            self._add(menu, "redo", self.tr("&Redo"), "Ctrl+Y", "Ctrl+Shift+Z"),
            self._add(menu, "hint", self.tr("&Hint"), "H"),
        ]
        menu.aboutToShow.connect(self.turn_opening)
        menu.aboutToHide.connect(self._ungrey)

    def _view_menu(self, menu: QMenu, speed: Speed) -> None:
        speeds = menu.addMenu(self.tr("&Speed of the cards"))
        names = {
            Speed.OFF: self.tr("&Off: cards jump"),
            Speed.FAST: self.tr("&Fast"),
            Speed.NORMAL: self.tr("&Normal"),
            Speed.SLOW: self.tr("&Slow"),
        }
        group = QActionGroup(self)
        for one, name in names.items():
            action = speeds.addAction(name)
            action.triggered.connect(partial(self.speed_chosen.emit, one))
            action.setCheckable(True)
            action.setChecked(one is speed)
            group.addAction(action)
        self._add(menu, "sort", self.tr("Sort the &hand by rank or by suit"), "S")
        self._add(menu, "log", self.tr("&Log"), "L").setCheckable(True)
        self._add(menu, "full screen", self.tr("&Full screen"), "F11")

    def _help_menu(self, menu: QMenu) -> None:
        self._add(menu, "rules in force", self.tr("&Rules in force"), "F1")
        self._add(menu, "about", self.tr("&About Samba"))

    # what is possible

    def grey(self, possible: frozenset[str]) -> None:
        """Grey what is not possible in the turn, as long as its menu is seen.

        Only so long: a key for what is not possible shall be answered with the reason.
        """
        for action in self._turn_actions:
            action.setEnabled(False)
        for name in possible:
            self.actions[name].setEnabled(True)

    def _ungrey(self) -> None:
        for action in self._turn_actions:
            action.setEnabled(True)
        self.keep_confirm(self._keeps_confirm)

    def keep_confirm(self, kept: bool) -> None:
        """Leave Enter to the table, or to something that lies over it."""
        self._keeps_confirm = kept
        self.actions[CONFIRM].setEnabled(kept)
