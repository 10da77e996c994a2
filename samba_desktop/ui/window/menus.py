"""The menus of the game's window: the commands of the table, and what can be preferred."""

from collections.abc import Callable, Iterable, Mapping
from enum import StrEnum
from typing import Any

from msgspec.structs import replace
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from samba_desktop.store.preferences import ConfirmDiscards, HandSorting, Preferences, Speed
from samba_desktop.ui.history.history_opener import EarlierMatches
from samba_desktop.ui.table.commands import ALL, Command, Menu
from samba_desktop.ui.table.session import CommandMenus, TableSession


class Menus(CommandMenus):
    """Builds the menus in the bar of a window."""

    def __init__(
        self,
        window: QMainWindow,
        table: TableSession,
        earlier: EarlierMatches,
        commands: Iterable[Command] = ALL,
    ) -> None:
        super().__init__(table, commands)
        self.marks: dict[str, dict[StrEnum | bool, QAction]] = {}
        """The entries of each preference by its values."""
        self._panel_has_enter = False
        bar = window.menuBar()
        self.menus = {menu: bar.addMenu(table.language.say("Menus", menu.value)) for menu in Menu}
        for menu, shown in self.menus.items():
            self._fill(shown, [one for one in self.commands if one.menu is menu])
        self._add_choices(earlier)
        self.mark(table.preferences)
        self.turn = self.menus[Menu.TURN]
        self.turn.aboutToShow.connect(self.grey)
        self.turn.aboutToHide.connect(self.ungrey)

    def _fill(self, menu: QMenu, commands: Iterable[Command]) -> None:
        within: dict[str, QMenu] = {}
        for command in commands:
            if command.begins_section:
                menu.addSeparator()
            place = menu
            if command.submenu:
                if command.submenu not in within:
                    within[command.submenu] = menu.addMenu(self._table.language.say("Menus", command.submenu))
                place = within[command.submenu]
            action = self.add(place, command)
            action.setMenuRole(command.role)
            action.setCheckable(command.is_checkable or bool(command.preference))
            if command.preference:
                self.marks[command.preference] = {True: action}

    def add(self, menu: QMenu, command: Command, do: Callable[[], object] | None = None) -> QAction:
        """Add the entry of a command, or of a preference that it turns on and off."""
        if not command.preference:
            return super().add(menu, command, do)
        return super().add(menu, command, lambda: self._switch(command))

    def _add_choices(self, earlier: EarlierMatches) -> None:
        """Put in what stands between the commands: other matches, and preferences with several values."""
        earlier.name()
        self.menus[Menu.GAME].insertMenu(self.actions["rules"], earlier)
        discards = {
            ConfirmDiscards.OFF: self.tr("&Never"),
            ConfirmDiscards.RISKY: self.tr("Only &risky ones"),
            ConfirmDiscards.ALWAYS: self.tr("&Always"),
        }
        asking = self._choices(
            self.menus[Menu.TURN], self.tr("Ask &before a discard"), "confirm_discards", discards
        )
        self.menus[Menu.TURN].insertMenu(self.actions["confirm going out"], asking)
        speeds = {
            Speed.OFF: self.tr("&Off: cards jump"),
            Speed.FAST: self.tr("&Fast"),
            Speed.NORMAL: self.tr("&Normal"),
            Speed.SLOW: self.tr("&Slow"),
        }
        speed = self._choices(self.menus[Menu.VIEW], self.tr("&Speed of the cards"), "speed", speeds)
        self.menus[Menu.VIEW].insertMenu(self.actions["pause"], speed)
        orders = {
            HandSorting.RANK: self.tr("By &rank"),
            HandSorting.SUIT: self.tr("By &suit"),
            HandSorting.SAMBA: self.tr("Se&quences and groups"),
            HandSorting.OWN: self.tr("As I &put the cards"),
        }
        order = self._choices(self.menus[Menu.VIEW], self.tr("&Order of the hand"), "hand_order", orders)
        self.menus[Menu.VIEW].insertMenu(self.actions["sort"], order)

    def _choices(self, parent: QMenu, title: str, field: str, names: Mapping[Any, str]) -> QMenu:
        """Make a menu of the values of one preference, of which one is chosen."""
        menu = QMenu(title, parent)
        group = QActionGroup(self)
        self.marks[field] = {}
        for value, name in names.items():
            action = menu.addAction(name)
            action.setCheckable(True)
            action.triggered.connect(lambda _checked, value=value: self._prefer(field, value))
            group.addAction(action)
            self.marks[field][value] = action
        return menu

    def _switch(self, command: Command) -> None:
        on = self.actions[command.name].isChecked()
        self._prefer(command.preference, on)
        if command.preference == "sounds":
            self._table.mention(self.tr("The sounds are on.") if on else self.tr("The sounds are off."))

    def _prefer(self, field: str, value: object) -> None:
        changes: dict[str, Any] = {field: value}
        self._table.prefer(replace(self._table.preferences, **changes))

    def mark(self, preferences: Preferences) -> None:
        """Tick what is preferred now."""
        for field, marks in self.marks.items():
            for value, action in marks.items():
                action.setChecked(getattr(preferences, field) == value)

    # what is possible

    def grey(self) -> None:
        """Grey what is not possible in the turn, as long as its menu is seen.

        Only so long: a key for what is not possible shall be answered with the reason.
        """
        for command in self._of_turn():
            self.actions[command.name].setEnabled(self._table.possible(command))

    def ungrey(self) -> None:
        """Let every key be answered again, once the menu is seen no more."""
        for command in self._of_turn():
            self.actions[command.name].setEnabled(True)
        self.leave_enter(self._panel_has_enter)

    def _of_turn(self) -> Iterable[Command]:
        return (one for one in self.commands if one.menu is Menu.TURN and one.in_match)

    def leave_enter(self, left: bool) -> None:
        """Leave Enter to something that lies over the table, or have it confirm what is done there."""
        self._panel_has_enter = left
        super().leave_enter(left)
