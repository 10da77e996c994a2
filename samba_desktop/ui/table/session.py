"""One match at a table in a window: its pace, with all that belongs to it, and the menus of its commands."""

from collections.abc import Callable, Iterable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QWidget

from samba_desktop.engine.events import Event
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.preferences import HandSorting, Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import TurnEvent
from samba_desktop.ui.kit.panels import OverTable
from samba_desktop.ui.table.appearance import (
    BREATHS,
    apply_preferences,
    deck_style,
    fit_deck,
    next_order,
    sized,
    table_scene,
)
from samba_desktop.ui.table.commands import ALL, COMMANDS, WORDS_MENU, Command
from samba_desktop.ui.table.controller import Controller, Opponents
from samba_desktop.ui.table.last_turns import news, since
from samba_desktop.ui.table.person import Person, safety_of
from samba_desktop.ui.table.reading import Reader
from samba_desktop.ui.table.ring import wait_of


class News(QObject):
    """Marks the cards that the others have brought since the own last move, once they have come."""

    def __init__(self, controller: Controller, scene: TableScene) -> None:
        super().__init__(controller)
        self._controller, self._scene = controller, scene
        self._shown_at = controller.match.moment
        """How far the match had come in the picture; the match itself may be ahead."""
        controller.happened.connect(self.on_happened)
        scene.settled.connect(self.on_settled)

    def leave(self) -> None:
        """Mark nothing any more."""
        self._scene.settled.disconnect(self.on_settled)
        self._scene.mark_news(())

    def on_happened(self, _events: tuple[Event, ...]) -> None:
        """Take the marks away as soon as they are old."""
        self._shown_at = self._controller.match.moment
        if not self._wanted():
            self._scene.mark_news(())

    def on_settled(self) -> None:
        """Mark what has come, once it has been seen."""
        if self._controller.match.moment == self._shown_at:
            self._scene.mark_news(news(self._wanted()))

    def _wanted(self) -> tuple[TurnEvent, ...]:
        controller = self._controller
        view = controller.view
        if controller.you is None or not controller.is_your_turn or view.turn.phase is not Phase.DRAW:
            return ()
        return since(view.table.history, controller.you)


class Pace(QObject):
    """The pace of one match."""

    def __init__(
        self,
        controller: Controller,
        scene: TableScene,
        runner: Opponents,
        language: Language,
        view: TableView,
    ) -> None:
        super().__init__(controller)
        self._controller = controller
        self._scene = scene
        self._runner = runner
        self.is_paused = False
        self.hurries = False
        """Whether all is shown at once until the own turn."""
        self.news = News(controller, scene)
        self.reader = Reader(controller, view, language)
        controller.happened.connect(self.on_happened)
        controller.round_over.connect(self.on_arrived)
        controller.match_over.connect(self.on_arrived)

    def leave(self) -> None:
        """Have nothing to do with the match any more."""
        self.news.leave()
        self.reader.leave()

    def pause(self) -> None:
        """Let the others wait, or let them go on."""
        self.is_paused = not self.is_paused
        self.hurries = False
        if self.is_paused:
            self._runner.hold()
        else:
            self._runner.go_on()
        self._controller.hold(held=self.is_paused)
        self._controller.keep_saying(self._pause_told)

    def skip(self) -> None:
        """Show all at once until it is the person's turn."""
        if self.is_paused:
            self.pause()
        self.hurries = not self._controller.is_your_turn
        self._controller.go_on()
        self._scene.finish()

    def on_happened(self, _events: tuple[Event, ...]) -> None:
        """Leave out the flights on the way to the own turn."""
        if self.hurries:
            self._scene.finish()
            self.hurries = not self._controller.is_your_turn

    def on_arrived(self) -> None:
        """Hurry no more."""
        self.hurries = False

    def _pause_told(self) -> str:
        if not self.is_paused or self._controller.is_your_turn or self._controller.waits:
            return ""
        return self.tr("The others wait. Press W to let them go on.")


SMALLEST_TABLE = (800, 420)
ORDER_SENTENCES = {
    HandSorting.RANK: QT_TRANSLATE_NOOP("Menus", "Your hand is in the order of ranks."),
    HandSorting.SUIT: QT_TRANSLATE_NOOP("Menus", "Your hand is in the order of suits."),
    HandSorting.SAMBA: QT_TRANSLATE_NOOP("Menus", "Sequences and groups lie together in your hand."),
    HandSorting.OWN: QT_TRANSLATE_NOOP(
        "Menus", "Your cards stay as you put them: drag them to where you want them."
    ),
}


class TableSession(QObject):
    """What is done at one table, in the window of the game as in a practice and in the tutorial."""

    preferred = Signal()
    """Something else is preferred from now on, which is seen on the table already."""

    def __init__(self, window: QWidget, language: Language, preferences: Preferences) -> None:
        """Set a table, at which nobody sits yet, into a window that shows `view`."""
        super().__init__(window)
        self.window, self.language, self.preferences = window, language, preferences
        self.pictures = CardPixmaps(deck_style(preferences, language.letters))
        self.scene = table_scene(window, self.pictures, preferences)
        apply_preferences(self.scene, self.pictures, preferences, None, language.letters)
        self.view = TableView(self.scene, window)
        self.panel = OverTable(self.view)
        self.controller: Controller | None = None
        self.person: Person | None = None
        self.pace: Pace | None = None
        self.opponents: Opponents | None = None
        self.scene.pressed_button.connect(self.press)

    def sit_down(self, match: Match, opponents: Opponents, title: str) -> tuple[Controller, Person]:
        """Take a match to the table, which begins when the controller does; `title` names the game."""
        self.leave()
        fit_deck(self.pictures, match.record.rules)
        self.opponents = opponents
        self.controller = Controller(match, self.scene, opponents, self.language, title, self)
        self.controller.wait = lambda: wait_of(self.preferences)
        self.controller.breath = lambda: BREATHS[self.preferences.speed]
        self.person = Person(self.controller, self.scene, opponents, self.language, self.view)
        self.person.safety = lambda: safety_of(self.preferences)
        self.pace = Pace(self.controller, self.scene, opponents, self.language, self.view)
        self.view.setFocus()
        return self.controller, self.person

    def leave(self) -> None:
        """Leave the match, which is kept as it stands, and see off the opponents."""
        self.panel.close()
        if self.pace is not None:
            self.pace.leave()
        if self.person is not None:
            self.person.leave()
        for one in (self.controller, self.opponents):
            if one is not None:
                one.close()
                one.deleteLater()
        self.controller = self.person = self.pace = self.opponents = None

    # commands

    def do(self, command: Command) -> None:
        """Do what a key or an entry of a menu asks for."""
        if command.do is not None and (self.person is not None or not command.in_match):
            command.do(self)

    def press(self, button: str) -> None:
        """Do what a button of the table says."""
        command = COMMANDS[button]
        if command.press is None:
            self.do(command)
        elif self.person is not None:
            command.press(self)

    def possible(self, command: Command) -> bool:
        """Tell whether a command of the turn would do something now."""
        if self.person is None:
            return False
        if command.is_possible is not None:
            return command.is_possible(self)
        return not self.person.open_offers.isdisjoint(command.offers)

    def toggle_full_screen(self) -> None:
        """Fill the screen with the window, or let it be a window again."""
        self.window.setWindowState(self.window.windowState() ^ Qt.WindowState.WindowFullScreen)

    # what is preferred

    def prefer(self, preferences: Preferences) -> None:
        """Let the table be as somebody prefers from now on."""
        before, self.preferences = self.preferences, preferences
        apply_preferences(self.scene, self.pictures, preferences, before, self.language.letters)
        self.preferred.emit()

    def sort(self) -> None:
        """Lay the hand in another order, and say in which."""
        order = next_order(self.preferences.hand_order)
        self.prefer(replace(self.preferences, hand_order=order))
        self.mention(self.language.say("Menus", ORDER_SENTENCES[order]))

    def resize_words(self, step: int) -> None:
        """Let the words on the table be larger (1), smaller (-1) or as large as usual (0)."""
        self.prefer(sized(self.preferences, step))

    def mention(self, sentence: str) -> None:
        """Say something in passing; while nothing is played there is no line for it."""
        if self.person is not None:
            self.person.mention(sentence)


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
        # What ends a turn and sends it on at once is never done by a key that is only held.
        action.setAutoRepeat(name != CONFIRM)
        action.triggered.connect(lambda _checked: do())
        menu.addAction(action)
        self.actions[name] = action
        return action

    def _on_panel(self, shown: bool) -> None:
        self.leave_enter(shown)

    def leave_enter(self, left: bool) -> None:
        """Leave Enter to something that lies over the table, or have it confirm what is done there."""
        self.actions[CONFIRM].setEnabled(not left)
