"""The window of the game: one table, its menus, and all that is opened from it."""

import gc
import logging
from collections.abc import Callable, Iterable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QDir, QSize, Qt, QThreadPool, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QMenuBar, QVBoxLayout, QWidget

from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands, typed_from_text, typed_to_text
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.engine.wording import typed_name
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.timing import Retry
from samba_desktop.store.folders import installation_key
from samba_desktop.store.preferences import Preferences, write_preferences
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.store import Store, begin, checkpoint, resume
from samba_desktop.texts.language import Language
from samba_desktop.ui.fair.fairness import Fairness
from samba_desktop.ui.history.history_opener import EarlierMatches, Past
from samba_desktop.ui.history.replays import Replays
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import FITTING_OVER, chrome_of, dress, pixels, plain_scale, wear
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.kit.window_place import SmallestSize, kept_place, restore_place
from samba_desktop.ui.learn.moments_after import Moments
from samba_desktop.ui.learn.tutorials import Tutorials
from samba_desktop.ui.rules.match_plan import (
    Game,
    MatchPlan,
    fresh_record,
    game_heading,
    own_name,
    plan_again,
    plan_from_text,
    plan_to_text,
    record_of,
    usual_plan,
    with_game,
    with_person,
    without_untyped,
)
from samba_desktop.ui.table.commands import ALL, COMMANDS, Command
from samba_desktop.ui.table.log_lines import LogDock
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.session import TableSession
from samba_desktop.ui.table.sounds import Player, Silence, Sounds
from samba_desktop.ui.window import windows
from samba_desktop.ui.window.languages import Speech
from samba_desktop.ui.window.match_setup import Agreeing
from samba_desktop.ui.window.menus import Menus
from samba_desktop.ui.window.round_end import Afterwards

_logger = logging.getLogger(__name__)


def tidy_soon(folder: Path) -> None:
    """Let the store of a folder tidy up without anybody waiting for it."""
    QThreadPool.globalInstance().start(partial(_tidy, folder))


def _tidy(folder: Path) -> None:
    try:
        checkpoint(folder)
    except SaveError as error:
        # Nothing is lost: what was played lies in the store's own log, and the next round tries again.
        _logger.warning("The store could not tidy up: %s", error)


MOST_NEW, MOST_YOUNG, MOST_OLD = 50_000, 50, 1_000


def keep_what_is_loaded() -> None:
    """Leave what is there out of every later look: it lives as long as the program."""
    gc.freeze()
    gc.set_threshold(MOST_NEW, MOST_YOUNG, MOST_OLD)


def give_back() -> None:
    """Look now for what has been left."""
    gc.collect()


MARGINS = (44, 32, 44, 36)


class Welcome(QFrame):
    """Offers a new match where none is being played."""

    new_match = Signal()
    rules = Signal()
    tutorial = Signal()
    history = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.start = button(self.tr("&New match…"), primary=True)
        self.start.clicked.connect(self.new_match)
        self.change_rules = button(self.tr("&Rules…"))
        self.change_rules.clicked.connect(self.rules)
        self.learn = button(self.tr("T&utorial"))
        self.learn.clicked.connect(self.tutorial)
        self.look_back = button(self.tr("H&istory"))
        self.look_back.clicked.connect(self.history)
        self.told = label("", "warning", wraps=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told.hide()
        self.again = button(self.tr("Tr&y again"))
        self.again.hide()
        lines = QVBoxLayout(self)
        centre = Qt.AlignmentFlag.AlignHCenter
        lines.addWidget(label(self.tr("Samba"), "title"), 0, centre)
        lines.addWidget(label(self.tr("The table is free: sit down for a match."), "dim"), 0, centre)
        lines.addWidget(self.told)
        buttons = self._buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.again)
        buttons.addWidget(self.start)
        buttons.addWidget(self.change_rules)
        buttons.addWidget(self.learn)
        buttons.addWidget(self.look_back)
        buttons.addStretch(1)
        lines.addLayout(buttons)
        self.setFocusProxy(self.start)
        self._lines = lines
        self._scale = 0.0
        self.grow_with(QSize())

    def offer_again(self, sentence: str) -> None:
        """Say what is in the way of a match, and offer to try it again; it is tried by itself too."""
        self.told.setText(sentence)
        for one in (self.told, self.again):
            one.show()

    def grow_with(self, room: QSize) -> None:
        """Grow with the table, but not under plain size."""
        scale = plain_scale(room, FITTING_OVER)
        if scale == self._scale:
            return
        self._scale = scale
        self._lines.setContentsMargins(*(pixels(one, scale) for one in MARGINS))
        self._lines.setSpacing(pixels(14, scale))
        self._buttons.setSpacing(pixels(12, scale))
        dress(self, scale)
        self._lines.activate()

    def sizeHint(self) -> QSize:
        """Wish for just what the words need."""
        return self.minimumSizeHint()


if TYPE_CHECKING:
    from samba_desktop.ui.window.main_window import Welcome


class MainWindow(QMainWindow):
    """The window of the game."""

    def __init__(  # noqa: PLR0913 - the parts it joins
        self,
        store: Store,
        folder: Path,
        language: Language,
        preferences: Preferences,
        parent: QWidget | None = None,
        *,
        player: Player | None = None,
        speech: Speech | None = None,
        commands: Iterable[Command] = ALL,
    ) -> None:
        """Show the window of a folder, silent without `player`, in one language without `speech`."""
        super().__init__(parent)
        store.wait_briefly()
        self.store, self.folder = store, folder
        self._coming, self._unwritten = Retry(self), Retry(self)
        """The match that is gone on with, and the preferences, where a passing trouble is in the way."""
        self._language, self._speech = language, speech
        self._commands = tuple(commands)
        self.welcome: Welcome | None = None
        """What lies on the table while no match does."""
        self.table = TableSession(self, language, preferences)
        self.scene, self.view = self.table.scene, self.table.view
        self.table.preferred.connect(self.on_preferred)
        self.setCentralWidget(self.view)
        SmallestSize(self, self.view)
        self.agreeing = Agreeing(RuleSets(folder), language, self)
        self.agreeing.typed.connect(self._note_typed)
        self.agreeing.agreed.connect(self.begin)
        self.agreeing.declined.connect(self.show_welcome)
        self.agreeing.chosen.connect(self._use)
        self.agreeing.learning.connect(self.show_tutorial)
        self._sounds = Sounds(player or Silence())
        self._sounds.set(preferences, tells=False)
        self.dock = LogDock(self, windows.log_panel)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self.dock.visibilityChanged.connect(self._on_log_seen)
        self._open_others()
        self.menus = Menus(self, self.table, self.earlier, self._commands)
        wear(chrome_of(self.scene.colours))
        self.setWindowTitle(self.tr("Samba"))
        dress(self)
        restore_place(self, preferences.window)

    def _open_others(self) -> None:
        """Join what opens other windows beside the table, and dialogs over it."""
        folder, language = self.folder, self._language
        self.replays = Replays(lambda record: game_heading(self.agreeing.game_of(record)), language, self)
        self.replays.said.connect(self.on_trouble)
        self.moments = Moments(self.replays, language, lambda: self.table.preferences, self, folder)
        self.moments.typed = lambda: self.typed
        self.afterwards = Afterwards(self.table.panel, language, self.table.pictures, self, self.moments)
        self.afterwards.wanted.connect(self.on_wanted_after_match)
        self.tutorials = Tutorials(folder, language, self)
        for one in (self.tutorials, self.moments):
            one.rules_wanted.connect(lambda record: self.agreeing.show_page(record, self.plan))
        self.fairness = Fairness(self, folder, language, self.on_trouble)
        self.dock.made.connect(self.fairness.watch)
        for telling in (self.dock, self.fairness):
            telling.line_chosen.connect(self.replay)
        self.earlier = EarlierMatches(self.store, language, self)
        self.history = Past(self.store, language, self.earlier, self)
        self.history.preferences, self.history.plan = lambda: self.table.preferences, lambda: self.plan
        self.history.join(self.resume, self.begin, self.clear_table)

    def _on_log_seen(self, seen: bool) -> None:
        self.menus.actions["log"].setChecked(seen)

    # language

    def _say_anew(self) -> None:
        """Say everything in the language of now; the match goes on as it was."""
        self.menus.deleteLater()
        self.setMenuBar(QMenuBar())
        self.menus = Menus(self, self.table, self.earlier, self._commands)
        self.menus.actions["log"].setChecked(self.dock.isVisible())
        self.menus.leave_enter(self.table.panel.is_open)
        self.agreeing.say_anew()
        self._close_windows()
        if (controller := self.table.controller) is None:
            self.show_welcome()
            return
        controller.say_anew(game_heading(self.agreeing.game_of(controller.match.record)))
        self.dock.follow(controller.match, controller.company, self._language)
        if self.table.panel.is_open:
            self.on_match_over()

    def _close_windows(self) -> None:
        for one in (self.replays, self.history, self.tutorials, self.moments):
            one.close()

    # preferences

    def prefer(self, preferences: Preferences) -> None:
        """Let everything be as somebody prefers from now on, and keep it."""
        speaks_anew = self._speech is not None and self._speech.follow(preferences)
        self.table.prefer(preferences)
        if speaks_anew:
            self._say_anew()

    def on_preferred(self) -> None:
        """Take over what is preferred at the table from now on."""
        wear(chrome_of(self.scene.colours))
        self._sounds.set(self.table.preferences, tells=True)
        self.menus.mark(self.table.preferences)
        self._keep_preferences()

    def _keep_preferences(self) -> None:
        told = self._unwritten.is_waiting
        self._unwritten.forget()
        self._write_preferences(told=told)

    def _write_preferences(self, *, told: bool) -> None:
        try:
            write_preferences(self.folder, self.table.preferences)
        except SaveError as error:
            self._unwritten.later(partial(self._write_preferences, told=True))
            if not told:
                self.on_trouble(said_of(error))
        else:
            self._unwritten.forget()

    def change_settings(self) -> None:
        """Let everything be changed that is chosen for good; it is seen at once."""
        dialog = windows.open_settings(self.table.preferences, self, self._language)
        dialog.changed.connect(self.prefer)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; the match has been kept all along."""
        self.table.preferences = replace(self.table.preferences, window=kept_place(self))
        self._keep_preferences()
        for retry in (self._coming, self._unwritten):
            retry.forget()
        self._close_windows()
        self._leave()
        self._sounds.close()
        super().closeEvent(event)

    # matches

    def start(self) -> None:
        """Go on with the match that was being played, else offer a new one."""
        try:
            latest = self.store.latest_unfinished()
        except SaveError as error:
            self._tell_unread(error, self.start)
            return
        if latest is None:
            self.new_match()
        else:
            self.resume(latest)

    def _tell_unread(self, error: SaveError, again: Callable[[], object]) -> None:
        """Say that a match cannot be read; where that may pass, and no match is played, try it again."""
        if self.table.controller is None and isinstance(error, UnusableError):
            if self.welcome is None:
                self.show_welcome()
            self._coming.later(again)
            if self.welcome is not None:
                self.welcome.offer_again(said_of(error))
                self.table.panel.place()
            return
        self.on_trouble(said_of(error))
        if self.table.controller is None:
            self.new_match()

    def resume(self, match_id: int) -> None:
        """Go on with a kept match exactly where it was, once it is known who plays."""
        try:
            seats = self.store.load(match_id).record.seats
        except SaveError as error:
            self._tell_unread(error, partial(self.resume, match_id))
            return
        self._with_seats(seats, partial(self._go_on, match_id))

    def _go_on(self, match_id: int, seats: tuple[SeatPlan, ...]) -> None:
        try:
            match, damage = resume(self.store, match_id)
        except SaveError as error:
            self._tell_unread(error, partial(self._go_on, match_id, seats))
            return
        match.seats = seats
        self.earlier.playing = match_id
        self.open(match)
        if damage is not None:
            self.on_trouble(said_of(damage.why))

    # programs of somebody's own

    @property
    def typed(self) -> TypedCommands:
        """The commands that were typed here: only their programs are ever started."""
        kept = self.table.preferences.typed_commands
        return typed_from_text(kept, installation_key(self.folder)) if kept else NOTHING_TYPED

    def _note_typed(self, levels: tuple[str, ...]) -> None:
        if levels:
            typed = self.typed.noting(levels, QDir.currentPath())
            text = typed_to_text(typed, installation_key(self.folder))
            self.prefer(replace(self.table.preferences, typed_commands=text))

    def _with_seats(
        self, seats: tuple[SeatPlan, ...], go_on: Callable[[tuple[SeatPlan, ...]], object]
    ) -> None:
        """Go on with these seats; ask first whom to seat in place of programs that were not typed here."""
        typed = self.typed
        if all(typed.starts(plan.level) for plan in seats):
            go_on(seats)
            return
        dialog = windows.ask_stand_ins(seats, typed, self._language, self)
        dialog.accepted.connect(lambda: self._note_typed(dialog.typed))
        dialog.accepted.connect(lambda: go_on(dialog.seats))
        dialog.rejected.connect(self.show_welcome)

    @property
    def _player(self) -> str:
        return typed_name(own_name(self.table.preferences.player_name)) or self.tr("You")

    @property
    def plan(self) -> MatchPlan:
        """What the next match is to be, as far as it was chosen."""
        kept = plan_from_text(self.table.preferences.new_match)
        if kept is None:
            return usual_plan(self._player)
        return without_untyped(with_person(kept, self._player), self.typed)

    def new_match(self) -> None:
        """Ask who plays what, and begin."""
        self._coming.forget()
        newcomer = not self.table.preferences.new_match
        self.agreeing.agree(self.plan, self._player, self._game_played, newcomer=newcomer)

    def show_welcome(self) -> None:
        """Offer a match where none is played."""
        if self.table.controller is None:
            welcome = Welcome()
            welcome.new_match.connect(self.new_match)
            welcome.rules.connect(self.change_rules)
            welcome.tutorial.connect(self.show_tutorial)
            welcome.history.connect(self.history.show_matches)
            welcome.again.clicked.connect(self._coming.now)
            self.table.panel.show(welcome)
            self.welcome = welcome

    def begin(self, plan: MatchPlan, seed: int | None = None) -> None:
        """Begin a match, with other cards than ever before where no seed is given."""
        self._with_seats(plan.seats, lambda seats: self._begin_with(replace(plan, seats=seats), seed))

    def _begin_with(self, plan: MatchPlan, seed: int | None) -> None:
        record = fresh_record(plan) if seed is None else record_of(plan, seed)
        try:
            self.earlier.playing, match = begin(self.store, record)
        except SaveError as error:
            self.on_trouble(said_of(error))
            return
        first = plan.seats[0]
        player = own_name(first.name) if first.level == PERSON else self.table.preferences.player_name
        text = plan_to_text(plan, self.table.preferences.new_match)
        self.prefer(replace(self.table.preferences, new_match=text, player_name=player))
        self.open(match)

    def open(self, match: Match) -> None:
        """Sit down to a match."""
        self._coming.forget()
        follows = self.table.controller is not None
        self._leave()
        if follows:
            give_back()
        record = match.record
        opponents = OpponentRunner(record.rules, record.seating, match.seats, self, typed=self.typed)
        self.fairness.follow(match, opponents)
        self.agreeing.follow(record)
        title = game_heading(self.agreeing.game_of(record))
        controller, _ = self.table.sit_down(match, opponents, title)
        self.dock.follow(match, controller.company, self._language)
        controller.round_over.connect(self.on_round_over)
        controller.match_over.connect(self.on_match_over)
        controller.changed.connect(self.on_changed)
        controller.trouble.connect(self.table.panel.tell)
        self._sounds.follow(controller, self.scene)
        controller.begin()

    @property
    def _game_played(self) -> Game | None:
        controller = self.table.controller
        return self.agreeing.game_of(controller.match.record) if controller else None

    def _leave(self) -> None:
        self.welcome = None
        self.dock.forget()
        self.table.leave()

    def clear_table(self) -> None:
        """Leave the match, which is kept no longer under its number."""
        self._leave()
        self.show_welcome()

    def on_changed(self) -> None:
        """Let the log follow, and put the sheet away once a round is under way."""
        self.dock.write()
        controller = self.table.controller
        is_played = controller is not None and controller.match.phase not in {Phase.DEAL, Phase.MATCH_OVER}
        if is_played and not self.afterwards.looks_back:
            self.table.panel.close()

    def on_trouble(self, sentence: str) -> None:
        """Say what could not be kept, without stopping anybody."""
        if self.table.controller is not None:
            self.table.controller.say(sentence)
            self.table.panel.tell(sentence)
        else:
            self.statusBar().showMessage(sentence)

    def on_round_over(self) -> None:
        """Show the sheet of the round, and let the store tidy up away from the window."""
        self.on_match_over()
        tidy_soon(self.folder)

    def on_match_over(self) -> None:
        """Show the sheet of the last round, after which the next one or the result follows."""
        if (controller := self.table.controller) is not None:
            self.afterwards.show_sheet(controller.match, controller.company, controller.deal)

    def on_wanted_after_match(self, name: str) -> None:
        """Do what the person wants after the match."""
        match name:
            case "again":
                self.play_again()
            case "same deals":
                self.play_again(same_deals=True)
            case _:
                self.table.do(COMMANDS[name])

    def play_again(self, *, same_deals: bool = False) -> None:
        """Begin another match of the same people, with the same cards or others."""
        if (controller := self.table.controller) is not None:
            plan, seed = plan_again(controller.match.record, same_deals=same_deals)
            self.begin(replace(plan, seats=controller.match.seats), seed)

    # what the commands show

    def show_log(self) -> None:
        """Show the log at the side, or put it away."""
        self.dock.setVisible(not self.dock.isVisible())

    def show_sheet(self) -> None:
        """Show the sheet of a round that is over once more."""
        if self.table.controller is not None:
            self.afterwards.show_again(self.table.controller)

    def show_keys(self) -> None:
        """Show the page of keys."""
        windows.show_keys(self._language, self, self._commands)

    def show_tutorial(self) -> None:
        """Go on with the tutorial, or begin it."""
        self.tutorials.show(self.table.preferences, self._player)

    def show_about(self) -> None:
        """Say what this program is."""
        windows.show_about(self)

    def replay(self, line: int | None = None) -> None:
        """Show the match from its beginning, or what a line of its log tells."""
        self.replays.show_table(self.table.controller, self.table.preferences, line)

    def save_record(self) -> None:
        """Save the record of the match on the table."""
        self.replays.save_table(self.table.controller)

    def open_record(self) -> None:
        """Show the record that a file holds."""
        self.replays.open_file(self.table.preferences)

    # rules

    def change_rules(self) -> None:
        """Choose and change the rules of the next match."""
        self.agreeing.change_rules(self.plan, self._game_played)

    def _use(self, game: Game) -> None:
        """Keep a game for the next match; where none is being played, go on to agree on one."""
        self.prefer(replace(self.table.preferences, new_match=plan_to_text(with_game(self.plan, game))))
        if self.table.controller is None:
            self.new_match()
        else:
            self.on_trouble(self.tr("The next match: {game}.").format(game=game_heading(game)))

    def show_rules(self) -> None:
        """Show the rules in force beside the table."""
        record = self.table.controller.match.record if self.table.controller else None
        self.agreeing.show_page(record, self.plan)
