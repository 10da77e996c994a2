"""The menus of the window with their keys: they tell what was chosen by a name, and do nothing themselves."""

from collections.abc import Iterable
from dataclasses import replace
from enum import StrEnum
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.store.preferences import ConfirmDiscards, HandOrder, Preferences, Speed
from samba_desktop.ui.table import sized

CONFIRM = "confirm"


class Menus(QObject):
    """Builds the menus in the bar of a window."""

    chosen = Signal(str)
    preferred = Signal(object)
    """A function that puts what was chosen into `Preferences`."""
    turn_opening = Signal()
    """The menu of the turn is about to be seen: `grey` may say now what is not possible."""

    def __init__(self, window: QMainWindow, earlier: QMenu, preferences: Preferences) -> None:
        super().__init__(window)
        self._window = window
        self.actions: dict[str, QAction] = {}
        self._marks: dict[str, dict[StrEnum | bool, QAction]] = {}
        """The entries of each preference by its values."""
        self._keeps_confirm = True
        bar = window.menuBar()
        self._game_menu(bar.addMenu(self.tr("&Game")), earlier)
        self.turn = bar.addMenu(self.tr("&Turn"))
        self._turn_menu(self.turn)
        self._view_menu(bar.addMenu(self.tr("&View")))
        self.mark(preferences)
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
        self._add(menu, "replay", self.tr("Re&play…"), "Ctrl+Shift+R")
        self._add(menu, "save", self.tr("&Save the record…"), "Ctrl+S")
        self._add(menu, "open", self.tr("&Open a record…"), "Ctrl+O")
        menu.addSeparator()
        settings = self._add(menu, "settings", self.tr("&Settings…"), "Ctrl+,")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        self._add(menu, "quit", self.tr("&Quit"), "Ctrl+Q").setMenuRole(QAction.MenuRole.QuitRole)

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
            self._add(menu, "undo turn", self.tr("Undo &all of this turn"), "Shift+Z", "Ctrl+Backspace"),
            self._add(menu, "redo", self.tr("&Redo"), "Ctrl+Y", "Ctrl+Shift+Z"),
            self._add(menu, "fix", self.tr("Do what is &suggested beside the message"), "F"),
            self._add(menu, "hint", self.tr("&Hint"), "H"),
        ]
        menu.addSeparator()
        self._safety_menu(menu)
        menu.aboutToShow.connect(self.turn_opening)
        menu.aboutToHide.connect(self._ungrey)

    def _safety_menu(self, menu: QMenu) -> None:
        discards = {
            ConfirmDiscards.OFF: self.tr("&Never"),
            ConfirmDiscards.RISKY: self.tr("Only &risky ones"),
            ConfirmDiscards.ALWAYS: self.tr("&Always"),
        }
        self._choices(menu.addMenu(self.tr("Ask before a &discard")), "confirm_discards", discards.items())
        self._switch(menu, "confirm_going_out", self.tr("Ask before going &out"))

    def _view_menu(self, menu: QMenu) -> None:
        speeds = {
            Speed.OFF: self.tr("&Off: cards jump"),
            Speed.FAST: self.tr("&Fast"),
            Speed.NORMAL: self.tr("&Normal"),
            Speed.SLOW: self.tr("&Slow"),
        }
        self._choices(menu.addMenu(self.tr("&Speed of the cards")), "speed", speeds.items())
        self._add(menu, "pause", self.tr("Let the others w&ait, or go on"), "W")
        self._add(menu, "skip", self.tr("S&kip to my turn"), "J")
        orders = {
            HandOrder.RANK: self.tr("By &rank"),
            HandOrder.SUIT: self.tr("By &suit"),
            HandOrder.SAMBA: self.tr("Se&quences and groups"),
            HandOrder.OWN: self.tr("As I &put the cards"),
        }
        self._choices(menu.addMenu(self.tr("&Order of the hand")), "hand_order", orders.items())
        self._add(menu, "sort", self.tr("&Next order of the hand"), "S")
        self._add(menu, "log", self.tr("&Log"), "L").setCheckable(True)
        words = menu.addMenu(self.tr("&Words on the table"))
        self._size(words, self.tr("&Larger"), 1, "Ctrl++", "Ctrl+=")
        self._size(words, self.tr("&Smaller"), -1, "Ctrl+-")
        self._size(words, self.tr("&Usual size"), 0, "Ctrl+0")
        # M alone is taken, and on some systems the window is put away by it with Ctrl.
        self._switch(menu, "sounds", self.tr("So&unds"), "Ctrl+Shift+M")
        self._add(menu, "full screen", self.tr("&Full screen"), "F11")

    def _choices(self, menu: QMenu, field: str, names: Iterable[tuple[StrEnum, str]]) -> None:
        """Fill a menu with the values of one preference, of which one is chosen."""
        group = QActionGroup(self)
        self._marks[field] = {}
        for value, name in names:
            action = menu.addAction(name)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked, value=value: self._prefer(field, value))
            group.addAction(action)
            self._marks[field][value] = action

    def _switch(self, menu: QMenu, field: str, text: str, *keys: str) -> None:
        """Add a preference that is on or off."""
        action = QAction(text, self._window, checkable=True)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda checked: self._prefer(field, checked))
        menu.addAction(action)
        self._marks[field] = {True: action}

    def _size(self, menu: QMenu, text: str, step: int, *keys: str) -> None:
        """Add a way to another size of the words."""
        action = menu.addAction(text)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.triggered.connect(lambda _checked: self.preferred.emit(lambda now: sized(now, step)))

    def _prefer(self, field: str, value: object) -> None:
        changes: dict[str, Any] = {field: value}
        self.preferred.emit(lambda now: replace(now, **changes))

    def mark(self, preferences: Preferences) -> None:
        """Tick what is preferred now."""
        for field, marks in self._marks.items():
            for value, action in marks.items():
                action.setChecked(getattr(preferences, field) == value)

    def _help_menu(self, menu: QMenu) -> None:
        self._add(menu, "rules in force", self.tr("&Rules in force"), "F1")
        self._add(menu, "about", self.tr("&About Samba")).setMenuRole(QAction.MenuRole.AboutRole)

    def order_sentence(self, order: HandOrder) -> str:
        """Say how the hand is ordered."""
        match order:
            case HandOrder.RANK:
                return self.tr("Your hand is in the order of ranks.")
            case HandOrder.SUIT:
                return self.tr("Your hand is in the order of suits.")
            case HandOrder.SAMBA:
                return self.tr("Sequences and groups lie together in your hand.")
            case HandOrder.OWN:
                return self.tr("Your cards stay as you put them: drag them to where you want them.")

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
