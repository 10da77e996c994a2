"""The window: the table in the middle, menus, the log at the side, and the dialogs around a match."""

import logging
import secrets
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QByteArray, QSize, Qt, QThreadPool
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.match.record import PERSON, SEED_BITS, Record
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.deck import CardPixmaps, DeckStyle
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.preferences import HandOrder as SavedOrder
from samba_desktop.store.preferences import Preferences, Speed, write_preferences
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.store.sittings import begin, resume
from samba_desktop.store.store import Store, checkpoint
from samba_desktop.texts.language import Language
from samba_desktop.ui.about_dialog import AboutDialog
from samba_desktop.ui.agreeing import Agreeing
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.earlier import EarlierMatches
from samba_desktop.ui.games import Game, game_heading
from samba_desktop.ui.log_lines import MatchLog
from samba_desktop.ui.log_panel import LogPanel
from samba_desktop.ui.look import dress
from samba_desktop.ui.match_end import MatchEnd
from samba_desktop.ui.match_plan import MatchPlan
from samba_desktop.ui.memory import keep_what_is_loaded
from samba_desktop.ui.menus import Menus
from samba_desktop.ui.over_table import OverTable
from samba_desktop.ui.person import Person
from samba_desktop.ui.plans import plan_from_text, plan_to_text, usual_plan, with_game
from samba_desktop.ui.possible import possible
from samba_desktop.ui.round_sheet import RoundSheet
from samba_desktop.ui.runner import OpponentRunner
from samba_desktop.ui.table import ORDERS, SPEEDS, fit_deck, table_scene
from samba_desktop.ui.welcome import Welcome

SMALLEST = (1024, 640)
FIRST_SIZE = (1280, 800)

_logger = logging.getLogger(__name__)


class MainWindow(QMainWindow):
    """The window of the game."""

    def __init__(
        self,
        store: Store,
        folder: Path,
        language: Language,
        preferences: Preferences,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._folder = folder
        self._language = language
        self._preferences = preferences
        self._controller: Controller | None = None
        self._person: Person | None = None
        self._match_log: MatchLog | None = None
        self._runner: OpponentRunner | None = None
        self._agreeing = Agreeing(RuleSets(folder), language, self)
        self._agreeing.agreed.connect(self._begin)
        self._agreeing.declined.connect(self._show_welcome)
        self._agreeing.chosen.connect(self._use)
        self._pictures = CardPixmaps(DeckStyle())
        self.scene = table_scene(self, self._pictures)
        self.view = TableView(self.scene, self)
        self.setCentralWidget(self.view)
        self._over = OverTable(self.view)
        self.setMinimumSize(*SMALLEST)
        self._log = LogPanel(self)
        self._dock = QDockWidget(self.tr("Log"), self)
        self._dock.setObjectName("log")
        self._dock.setWidget(self._log)
        # The button, the key and the menu put it away; it stays where it is.
        self._dock.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self._dock)
        self._dock.hide()
        self._dock.visibilityChanged.connect(lambda _visible: self._write_log())
        self._earlier = EarlierMatches(store, language, self)
        self._earlier.wanted.connect(self._resume)
        self._menus = Menus(self, self._earlier, preferences.speed)
        self._join_menus()
        self._apply_preferences()
        self.scene.pressed_button.connect(self.on_pressed_button)
        self.setWindowTitle(self.tr("Samba"))
        dress(self)
        self._restore_geometry()

    # menus

    def _join_menus(self) -> None:
        do: dict[str, Callable[[], object]] = {
            "new": self.new_match,
            "rules": self.change_rules,
            "quit": self.close,
            "top": self._top_or_three,
            "confirm": self._confirm,
            "redo": self._redo,
            "sort": self._sort,
            "log": lambda: self.on_pressed_button("log"),
            "full screen": self._full_screen,
            "rules in force": self.show_rules,
            "about": lambda: AboutDialog(self).open(),
        }
        # The others ask for something in the own turn.
        self._menus.chosen.connect(lambda name: do[name]() if name in do else self._press(name))
        self._menus.speed_chosen.connect(self._set_speed)
        self._menus.turn_opening.connect(
            lambda: self._menus.grey(possible(self._controller, self.scene.selection()))
        )
        # Enter belongs to a panel while it is there.
        self._over.shown.connect(lambda shown: self._menus.keep_confirm(not shown))
        self._dock.visibilityChanged.connect(self._menus.actions["log"].setChecked)

    def _with_match(self, do: Callable[[Controller], object]) -> None:
        if self._controller is not None:
            do(self._controller)

    def _confirm(self) -> None:
        if self._person is not None:
            self._person.confirm()

    def _redo(self) -> None:
        self._with_match(lambda controller: controller.redo())

    def _top_or_three(self) -> None:
        if self._controller is not None:
            self._press("top" if self._controller.view.turn.phase is Phase.DRAW else "three")

    def _press(self, name: str) -> None:
        if self._person is not None:
            self._person.on_pressed_button(name)

    def on_pressed_button(self, name: str) -> None:
        """Do what the buttons of the table say that concern the window."""
        if name == "log":
            self._dock.setVisible(not self._dock.isVisible())
        elif name == "sort":
            self._sort()

    # preferences

    def _set_speed(self, speed: Speed) -> None:
        self._prefer(replace(self._preferences, speed=speed))

    def _sort(self) -> None:
        by_rank = self._preferences.hand_order is SavedOrder.RANK
        order = SavedOrder.SUIT if by_rank else SavedOrder.RANK
        self._prefer(replace(self._preferences, hand_order=order))

    def _prefer(self, preferences: Preferences) -> None:
        self._preferences = preferences
        self._apply_preferences()
        self._keep_preferences()

    def _keep_preferences(self) -> None:
        try:
            write_preferences(self._folder, self._preferences)
        except SaveError as error:
            self.on_trouble(str(error))

    def _apply_preferences(self) -> None:
        self.scene.speed = SPEEDS[self._preferences.speed]
        self.scene.set_order(ORDERS[self._preferences.hand_order])

    def _full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _restore_geometry(self) -> None:
        # A small screen gets a small window, so that the hand is never below its edge.
        self.resize(QSize(*FIRST_SIZE).boundedTo(self.screen().availableSize()))
        if self._preferences.window:
            self.restoreGeometry(QByteArray.fromBase64(self._preferences.window.encode()))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; the match has been kept all along."""
        place = bytes(self.saveGeometry().toBase64().data()).decode()
        self._preferences = replace(self._preferences, window=place)
        self._keep_preferences()
        self._leave()
        super().closeEvent(event)

    # matches

    def start(self) -> None:
        """Go on with the match that was being played, else offer a new one."""
        latest = self._store.latest_unfinished()
        if latest is None:
            self.new_match()
        else:
            self._resume(latest)

    def _resume(self, match_id: int) -> None:
        """Go on with a kept match exactly where it was."""
        try:
            match, damage = resume(self._store, match_id)
        except SaveError as error:
            self.on_trouble(str(error))
            if self._controller is None:
                self.new_match()
            return
        self._earlier.playing = match_id
        self.open(match)
        if damage is not None:
            self._with_match(lambda controller: controller.say(str(damage.why)))

    @property
    def _player(self) -> str:
        return self._preferences.player_name or self.tr("You")

    @property
    def _plan(self) -> MatchPlan:
        """What the next match is to be, as far as it was chosen."""
        return plan_from_text(self._preferences.new_match) or usual_plan(self._player)

    def new_match(self) -> None:
        """Ask who plays what, and begin."""
        self._agreeing.agree(self._plan, self._player, self._game_played)

    def _show_welcome(self) -> None:
        if self._controller is None:
            welcome = Welcome()
            welcome.new_match.connect(self.new_match)
            welcome.rules.connect(self.change_rules)
            self._over.show(welcome)

    def _begin(self, plan: MatchPlan) -> None:
        record = Record(
            plan.rules,
            plan.seating,
            plan.seats,
            secrets.randbits(SEED_BITS),
            plan.first_dealer,
            rules_name=plan.rules_name,
        )
        try:
            self._earlier.playing, match = begin(self._store, record)
        except SaveError as error:
            self.on_trouble(str(error))
            return
        first = plan.seats[0]
        player = first.name if first.level == PERSON else self._preferences.player_name
        self._prefer(replace(self._preferences, new_match=plan_to_text(plan), player_name=player))
        self.open(match)

    def open(self, match: Match) -> None:
        """Sit down to a match."""
        self._leave()
        self._runner = OpponentRunner(match.record.rules, match.record.seating, match.record.seats, self)
        fit_deck(self._pictures, match.record.rules)
        title = game_heading(self._agreeing.game_of(match.record))
        self._controller = Controller(match, self.scene, self._runner, self._language, title, self)
        self._person = Person(self._controller, self.scene, self._runner, self._language, self.view)
        self._match_log = MatchLog(match, self._controller.company, self._language)
        self._controller.round_over.connect(self.on_round_over)
        self._controller.match_over.connect(self.on_match_over)
        self._controller.changed.connect(self.on_changed)
        self._controller.trouble.connect(self.on_trouble)
        self.view.setFocus()
        self._controller.begin()
        keep_what_is_loaded()

    @property
    def _game_played(self) -> Game | None:
        return self._agreeing.game_of(self._controller.match.record) if self._controller else None

    def _leave(self) -> None:
        self._over.close()
        self._match_log = None
        if self._person is not None:
            self._person.leave()
            self._person = None
        if self._controller is not None:
            self._controller.close()
            self._controller.deleteLater()
            self._controller = None
        if self._runner is not None:
            self._runner.close()
            self._runner.deleteLater()
            self._runner = None

    def on_changed(self) -> None:
        """Let the log follow, and put the sheet away once a round is under way."""
        self._write_log()
        self._with_match(self._put_sheet_away)

    def _put_sheet_away(self, controller: Controller) -> None:
        if controller.match.phase not in {Phase.DEAL, Phase.MATCH_OVER}:
            self._over.close()

    def _write_log(self) -> None:
        if self._match_log is not None and self._dock.isVisible():
            self._log.show_turns(self._match_log.lines())

    def on_trouble(self, sentence: str) -> None:
        """Say what could not be kept, without stopping anybody."""
        if self._controller is not None:
            self._controller.say(sentence)
        else:
            self.statusBar().showMessage(sentence)

    def on_round_over(self) -> None:
        """Show the sheet of the round, and let the store tidy up away from the window."""
        self._with_match(lambda controller: self._show_sheet(controller, controller.deal))
        QThreadPool.globalInstance().start(partial(_tidy, self._folder))

    def on_match_over(self) -> None:
        """Show the sheet of the last round, and after it who won."""
        self._with_match(lambda controller: self._show_sheet(controller, self._show_result))

    def _show_sheet(self, controller: Controller, then: Callable[[], object]) -> None:
        match = controller.match
        if not match.results:
            return
        totals = tuple(count.totals for count in match.counts)
        sheet = RoundSheet(
            match.results[-1],
            match.table,
            controller.company,
            totals,
            self._language,
            self,
            pictures=self._pictures,
        )
        if match.phase is Phase.MATCH_OVER:
            sheet.next.setText(self.tr("&Result of the match"))
        sheet.next_round.connect(then)
        sheet.closed.connect(self._over.on_hidden)
        self._over.show(sheet)

    def _show_result(self) -> None:
        controller = self._controller
        if controller is None:
            return
        match = controller.match
        totals = tuple(count.totals for count in match.counts)
        end = MatchEnd(match.results[-1], match.table, controller.company, totals, self._language, self)
        end.new_match.connect(self.new_match)
        end.again.connect(partial(self._again, match))
        end.closed.connect(self._over.on_hidden)
        self._over.show(end)

    def _again(self, match: Match) -> None:
        record = match.record
        self._begin(
            MatchPlan(record.rules, record.seating, record.seats, record.first_dealer, record.rules_name)
        )

    # rules

    def change_rules(self) -> None:
        """Choose and change the rules of the next match."""
        self._agreeing.change_rules(self._plan, self._game_played)

    def _use(self, game: Game) -> None:
        """Keep a game for the next match; where none is being played, go on to agree on one."""
        self._prefer(replace(self._preferences, new_match=plan_to_text(with_game(self._plan, game))))
        if self._controller is None:
            self.new_match()
        else:
            self._controller.say(self.tr("The next match: {game}.").format(game=game_heading(game)))

    def show_rules(self) -> None:
        """Show the rules in force beside the table."""
        record = self._controller.match.record if self._controller else None
        self._agreeing.show_page(record, self._plan)


def _tidy(folder: Path) -> None:
    try:
        checkpoint(folder)
    except SaveError as error:
        # Nothing is lost: what was played lies in the store's own log, and the next round tries again.
        _logger.warning("The store could not tidy up: %s", error)
