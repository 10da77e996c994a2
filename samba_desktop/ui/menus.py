"""The menus of the window with their keys: they tell what was chosen by a name, and do nothing themselves."""

from collections.abc import Iterable
from enum import StrEnum
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Signal
from PySide6.QtGui import QAction, QActionGroup, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.store.preferences import ConfirmDiscards, HandOrder, Preferences, Speed
from samba_desktop.texts.keys import KEYS
from samba_desktop.ui.earlier import EarlierMatches
from samba_desktop.ui.table import sized

CONFIRM = "confirm"


class Menus(QObject):
    """Builds the menus in the bar of a window."""

    chosen = Signal(str)
    preferred = Signal(object)
    """A function that puts what was chosen into `Preferences`."""
    told = Signal(str)
    """What has become of something that is not seen."""
    turn_opening = Signal()
    """The menu of the turn is about to be seen: `grey` may say now what is not possible."""

    def __init__(self, window: QMainWindow, earlier: EarlierMatches, preferences: Preferences) -> None:
        super().__init__(window)
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

    def _add(self, menu: QMenu, name: str, text: str = "") -> QAction:
        """Add an entry that tells its name; without a text it stands in the table of keys."""
        action = QAction(text, self)
        if not text:
            _put_key(action, name)
        action.triggered.connect(lambda _checked: self.chosen.emit(name))
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _game_menu(self, menu: QMenu, earlier: EarlierMatches) -> None:
        self._add(menu, "new")
        earlier.name()
        menu.addMenu(earlier)
        self._add(menu, "rules")
        menu.addSeparator()
        self._add(menu, "replay")
        self._add(menu, "save")
        self._add(menu, "open")
        menu.addSeparator()
        self._add(menu, "history")
        self._add(menu, "statistics")
        self._add(menu, "deal")
        menu.addSeparator()
        settings = self._add(menu, "settings")
        settings.setMenuRole(QAction.MenuRole.PreferencesRole)
        menu.addSeparator()
        self._add(menu, "quit").setMenuRole(QAction.MenuRole.QuitRole)

    def _turn_menu(self, menu: QMenu) -> None:
        self._turn_actions = [
            self._add(menu, "draw"),
            self._add(menu, "take"),
            self._add(menu, "top"),
            self._add(menu, "meld"),
            self._add(menu, CONFIRM),
            self._add(menu, "pass"),
            self._add(menu, "ask"),
            self._add(menu, "yes"),
            self._add(menu, "no"),
        ]
        menu.addSeparator()
        self._turn_actions += [
            self._add(menu, "undo"),
            self._add(menu, "undo turn"),
            self._add(menu, "redo"),
            self._add(menu, "fix"),
            self._add(menu, "hint"),
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
        self._choices(menu.addMenu(self.tr("Ask &before a discard")), "confirm_discards", discards.items())
        self._switch(menu, "confirm_going_out", self.tr("Ask before going &out"))

    def _view_menu(self, menu: QMenu) -> None:
        speeds = {
            Speed.OFF: self.tr("&Off: cards jump"),
            Speed.FAST: self.tr("&Fast"),
            Speed.NORMAL: self.tr("&Normal"),
            Speed.SLOW: self.tr("&Slow"),
        }
        self._choices(menu.addMenu(self.tr("&Speed of the cards")), "speed", speeds.items())
        self._add(menu, "pause")
        self._add(menu, "skip")
        orders = {
            HandOrder.RANK: self.tr("By &rank"),
            HandOrder.SUIT: self.tr("By &suit"),
            HandOrder.SAMBA: self.tr("Se&quences and groups"),
            HandOrder.OWN: self.tr("As I &put the cards"),
        }
        self._choices(menu.addMenu(self.tr("&Order of the hand")), "hand_order", orders.items())
        self._add(menu, "sort")
        self._add(menu, "log").setCheckable(True)
        self._add(menu, "sheet")
        self._add(menu, "read")
        words = menu.addMenu(self.tr("&Words on the table"))
        self._size(words, "larger", 1)
        self._size(words, "smaller", -1)
        self._size(words, "usual size", 0)
        self._switch(menu, "sounds").triggered.connect(lambda on: self.told.emit(self._sounds_sentence(on)))
        self._add(menu, "full screen")

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

    def _switch(self, menu: QMenu, field: str, text: str = "") -> QAction:
        """Add a preference that is on or off; without a text it stands in the table of keys."""
        action = QAction(text, self)
        action.setCheckable(True)
        if not text:
            _put_key(action, field)
        action.triggered.connect(lambda checked: self._prefer(field, checked))
        menu.addAction(action)
        self._marks[field] = {True: action}
        return action

    def _size(self, menu: QMenu, name: str, step: int) -> None:
        """Add a way to another size of the words."""
        action = menu.addAction("")
        _put_key(action, name)
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
        self._add(menu, "tutorial", self.tr("&Tutorial"))
        self._add(menu, "rules in force")
        self._add(menu, "keys")
        menu.addSeparator()
        self._add(menu, "why", self.tr("&Why did they play that?…"))
        self._add(menu, "prove", self.tr("&Prove that nobody peeks…"))
        self._add(menu, "receipts", self.tr("&Deal receipts…"))
        self._add(menu, "luck", self.tr("Is it &fair?…"))
        menu.addSeparator()
        self._add(menu, "game", self.tr("About the &game"))
        self._add(menu, "about", self.tr("&About Samba")).setMenuRole(QAction.MenuRole.AboutRole)

    def _sounds_sentence(self, on: bool) -> str:
        return self.tr("The sounds are on.") if on else self.tr("The sounds are off.")

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


def _put_key(action: QAction, name: str) -> None:
    """Give an entry its text and its keys."""
    line = KEYS[name]
    action.setText(QCoreApplication.translate(line.context, line.text))
    action.setShortcuts([QKeySequence(key) for key in line.keys])
