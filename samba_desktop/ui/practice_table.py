"""A table in a window of its own, at which a match is played that doesn't count; keeps nothing."""

from collections.abc import Callable, Mapping

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.match.match import Match
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.ui import later
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.opponents import Opponents
from samba_desktop.ui.over_table import OverTable
from samba_desktop.ui.pace import Pace
from samba_desktop.ui.person import Person
from samba_desktop.ui.safety import safety_of
from samba_desktop.ui.table import apply_preferences, deck_style, fit_deck, next_order, sized, table_scene

SMALLEST_TABLE = (800, 420)


class PracticeTable(QObject):
    """The table, what lies over it, and who sits at it for one match after another."""

    log_wanted = Signal()
    """Somebody presses the button of the log, which there is none of."""

    def __init__(self, window: QWidget, language: Language, preferences: Preferences, rules: Rules) -> None:
        super().__init__(window)
        self._window, self._language, self._preferences = window, language, preferences
        self.pictures = CardPixmaps(deck_style(preferences, language.letters))
        fit_deck(self.pictures, rules)
        self.scene = table_scene(window, self.pictures, preferences)
        apply_preferences(self.scene, self.pictures, preferences, None, language.letters)
        self.view = TableView(self.scene, window)
        self.view.setMinimumSize(*SMALLEST_TABLE)
        self.over = OverTable(self.view)
        self.controller: Controller | None = None
        self.person: Person | None = None
        self.pace: Pace | None = None
        self._sheet_again: Callable[[], object] = lambda: None
        """Shows the sheet that was shown last."""
        self.scene.pressed_button.connect(self.on_pressed_button)

    @property
    def deeds(self) -> Mapping[str, Callable[[], object]]:
        """What the menus can ask for, by name; other names are keys of the turn for `press`."""
        return {
            "sort": self.sort,
            "pause": lambda: self.pace.pause() if self.pace else None,
            "skip": lambda: self.pace.skip() if self.pace else None,
            "read": lambda: self.pace.reader.read() if self.pace else None,
            "full screen": lambda: self._window.setWindowState(
                self._window.windowState() ^ Qt.WindowState.WindowFullScreen
            ),
            "larger": lambda: self._prefer(sized(self._preferences, 1)),
            "smaller": lambda: self._prefer(sized(self._preferences, -1)),
            "usual size": lambda: self._prefer(sized(self._preferences, 0)),
            "keys": lambda: later.KeysPage(self._language, self._window).open(),
        }

    def sit_down(self, match: Match, players: Opponents, title: str) -> tuple[Controller, Person]:
        """Take a match to the table, which begins when the controller does; `title` names the game."""
        self.stand_up()
        controller = Controller(match, self.scene, players, self._language, title, self)
        person = Person(controller, self.scene, players, self._language, self.view)
        person.safety = lambda: safety_of(self._preferences)
        self.pace = Pace(controller, self.scene, players, self._language, self.view)
        self.controller, self.person = controller, person
        self.view.setFocus()
        return controller, person

    def stand_up(self) -> None:
        """Leave the match."""
        self.over.close()
        if self.pace is not None and self.person is not None and self.controller is not None:
            self.pace.leave()
            self.person.leave()
            self.controller.close()
            self.controller.deleteLater()
        self.controller = self.person = self.pace = None

    def show_sheet(self, last: str, end: Callable[[], object]) -> None:
        """Show how the round is counted; its button, which says `last`, ends the practice."""
        if self.controller is None:
            return
        self._sheet_again = lambda: self.show_sheet(last, end)
        match = self.controller.match
        totals = tuple(count.totals for count in match.counts)
        sheet = later.RoundSheet(
            match.results[-1],
            match.table,
            self.controller.company,
            totals,
            self._language,
            self._window,
            pictures=self.pictures,
        )
        sheet.next.setText(last)
        sheet.next_round.connect(end)
        sheet.closed.connect(self.over.on_hidden)
        self.over.show(sheet)

    def press(self, name: str) -> None:
        """Do what a key of the turn asks for."""
        if self.person is not None:
            self.person.press_key(name)

    def on_pressed_button(self, name: str) -> None:
        """Do what the buttons of the table say that concern the window."""
        if name == "sort":
            self.sort()
        elif name == "log":
            self.log_wanted.emit()
        elif name == "sheet":
            self._sheet_again()

    def sort(self) -> None:
        """Lay the hand in another order."""
        self._prefer(replace(self._preferences, hand_order=next_order(self._preferences.hand_order)))

    def _prefer(self, preferences: Preferences) -> None:
        """Take other preferences at this table alone."""
        before, self._preferences = self._preferences, preferences
        apply_preferences(self.scene, self.pictures, preferences, before, self._language.letters)
