"""The window: the table in the middle, menus, the log at the side, and the dialogs around a match."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QDir, Qt
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QMenuBar, QWidget

from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands, typed_from_text, typed_to_text
from samba_desktop.engine.plain import typed_name
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.match.record import PERSON, SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.installation import installation_key
from samba_desktop.store.preferences import Preferences, write_preferences
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.sittings import begin, resume
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language
from samba_desktop.ui import later
from samba_desktop.ui.afterwards import Afterwards
from samba_desktop.ui.agreeing import Agreeing
from samba_desktop.ui.centred import open_centred
from samba_desktop.ui.chrome import chrome_of
from samba_desktop.ui.controller import Controller
from samba_desktop.ui.earlier import EarlierMatches
from samba_desktop.ui.fairness import Fairness
from samba_desktop.ui.games import Game, game_heading
from samba_desktop.ui.languages import Speech
from samba_desktop.ui.log_dock import LogDock
from samba_desktop.ui.look import dress, wear
from samba_desktop.ui.match_plan import MatchPlan, fresh_record, plan_again, record_of
from samba_desktop.ui.memory import give_back
from samba_desktop.ui.mentioning import mention
from samba_desktop.ui.menus import Menus
from samba_desktop.ui.moments_after import Moments
from samba_desktop.ui.over_table import OverTable
from samba_desktop.ui.pace import Pace
from samba_desktop.ui.past import Past
from samba_desktop.ui.person import Person
from samba_desktop.ui.plans import (
    own_name,
    plan_from_text,
    plan_to_text,
    usual_plan,
    with_game,
    with_person,
    without_untyped,
)
from samba_desktop.ui.possible import possible
from samba_desktop.ui.replays import Replays
from samba_desktop.ui.retry import Retry
from samba_desktop.ui.runner import OpponentRunner
from samba_desktop.ui.safety import safety_of
from samba_desktop.ui.sound_player import Player, Silence
from samba_desktop.ui.sounds import Sounds
from samba_desktop.ui.table import apply_preferences, deck_style, fit_deck, next_order, table_scene
from samba_desktop.ui.tidying import tidy_soon
from samba_desktop.ui.troubles import said_of
from samba_desktop.ui.tutorial.opening import Tutorials
from samba_desktop.ui.window_place import SmallestSize, kept_place, restore_place


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
    ) -> None:
        """Show the window of a folder, silent without `player`, in one language without `speech`."""
        super().__init__(parent)
        store.wait_briefly()
        self._store, self._folder, self._preferences = store, folder, preferences
        self._coming, self._unwritten = Retry(self), Retry(self)
        """The match that is gone on with, and the preferences, where a passing trouble is in the way."""
        self._language, self._speech = language, speech
        self._controller: Controller | None = None
        self._welcome: later.Welcome | None = None
        """What lies on the table while no match does."""
        self._person: Person | None = None
        self._pace: Pace | None = None
        self._runner: OpponentRunner | None = None
        self._agreeing = Agreeing(RuleSets(folder), language, self)
        self._agreeing.typed.connect(self._note_typed)
        self._agreeing.agreed.connect(self._begin)
        self._agreeing.declined.connect(self._show_welcome)
        self._agreeing.chosen.connect(self._use)
        self._sounds = Sounds(player or Silence())
        self._pictures = CardPixmaps(deck_style(preferences, language.letters))
        self.scene = table_scene(self, self._pictures, preferences)
        self.view = TableView(self.scene, self)
        self.setCentralWidget(self.view)
        self._over = OverTable(self.view)
        SmallestSize(self, self.view)
        self.dock = LogDock(self)
        self.addDockWidget(Qt.DockWidgetArea.RightDockWidgetArea, self.dock)
        self.dock.hide()
        self._replays = Replays(lambda record: game_heading(self._agreeing.game_of(record)), language, self)
        self._replays.said.connect(self.on_trouble)
        self._moments = Moments(self._replays, language, lambda: self._preferences, self, folder)
        self._moments.typed = lambda: self._typed
        self._after = Afterwards(self._over, language, self._pictures, self, self._moments)
        self._tutorials = Tutorials(folder, language, self)
        for one in (self._tutorials, self._moments):
            one.rules_wanted.connect(lambda record: self._agreeing.show_page(record, self._plan))
        self._fairness = Fairness(self, folder, language, self.on_trouble)
        self.dock.made.connect(self._fairness.watch)
        for telling in (self.dock, self._fairness):
            telling.line_chosen.connect(self.replay)
        self._earlier = EarlierMatches(store, language, self)
        self._past = Past(store, language, self._earlier, self)
        self._past.preferences, self._past.plan = lambda: self._preferences, lambda: self._plan
        self._past.join(self._resume, self._begin, self._clear_table)
        self._join_parts()
        self._menus = self._made_menus()
        self._apply_preferences(None)
        self.scene.pressed_button.connect(self.on_pressed_button)
        self.setWindowTitle(self.tr("Samba"))
        dress(self)
        restore_place(self, preferences.window)

    # menus

    def _join_parts(self) -> None:
        self._deeds: dict[str, Callable[[], object]] = {
            "new": self.new_match,
            "rules": self.change_rules,
            "settings": self.change_settings,
            "again": lambda: self._with_match(self._again),
            "same deals": lambda: self._with_match(partial(self._again, same_deals=True)),
            "replay": self.replay,
            "save": lambda: self._replays.save_table(self._controller),
            "open": lambda: self._replays.open_file(self._preferences),
            "quit": self.close,
            "sort": self._sort,
            "pause": lambda: self._pace.pause() if self._pace else None,
            "skip": lambda: self._pace.skip() if self._pace else None,
            "log": lambda: self.dock.setVisible(not self.dock.isVisible()),
            "sheet": lambda: self._with_match(self._after.show_again),
            "full screen": lambda: self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen),
            "rules in force": self.show_rules,
            "read": lambda: self._pace.reader.read() if self._pace else None,
            "keys": lambda: later.KeysPage(self._language, self).open(),
            "tutorial": lambda: self._tutorials.show(self._preferences, self._player),
            "game": self._agreeing.show_history,
            "about": lambda: open_centred(later.AboutDialog(self), self),
            **self._past.deeds,
            **self._fairness.deeds,
        }
        self._after.wanted.connect(lambda name: self._deeds[name]())
        self._agreeing.learning.connect(self._deeds["tutorial"])
        # Enter belongs to a panel while it is there.
        self._over.shown.connect(lambda shown: self._menus.keep_confirm(not shown))
        self.dock.visibilityChanged.connect(self._on_log_seen)

    def _on_log_seen(self, seen: bool) -> None:
        self._menus.actions["log"].setChecked(seen)

    def _made_menus(self) -> Menus:
        menus = Menus(self, self._earlier, self._preferences)
        # The others ask for something in the own turn.
        menus.chosen.connect(lambda name: self._deeds.get(name, partial(self._press, name))())
        menus.preferred.connect(lambda change: self._prefer(change(self._preferences)))
        menus.told.connect(lambda sentence: mention(sentence, self._person, self._controller))
        menus.turn_opening.connect(lambda: menus.grey(possible(self._controller, self.scene.selection())))
        return menus

    # language

    def _say_anew(self) -> None:
        """Say everything in the language of now; the match goes on as it was."""
        self._menus.deleteLater()
        self.setMenuBar(QMenuBar())
        self._menus = self._made_menus()
        self._menus.actions["log"].setChecked(self.dock.isVisible())
        self._menus.keep_confirm(not self._over.is_open)
        self._agreeing.say_anew()
        self._close_windows()
        if (controller := self._controller) is None:
            self._show_welcome()
            return
        controller.say_anew(game_heading(self._agreeing.game_of(controller.match.record)))
        self.dock.follow(controller.match, controller.company, self._language)
        if self._over.is_open:
            self.on_match_over()

    def _close_windows(self) -> None:
        for windows in (self._replays, self._past, self._tutorials, self._moments):
            windows.close()

    def _with_match(self, do: Callable[[Controller], object]) -> None:
        if self._controller is not None:
            do(self._controller)

    def _press(self, name: str) -> None:
        if self._person is not None:
            self._person.press_key(name)

    def on_pressed_button(self, name: str) -> None:
        """Do what the buttons of the table say that concern the window."""
        if name in {"log", "sort", "sheet"}:
            self._deeds[name]()

    # preferences

    def _sort(self) -> None:
        self._prefer(replace(self._preferences, hand_order=next_order(self._preferences.hand_order)))
        mention(self._menus.order_sentence(self._preferences.hand_order), self._person, self._controller)

    def _prefer(self, preferences: Preferences) -> None:
        before, self._preferences = self._preferences, preferences
        self._apply_preferences(before)
        self._keep_preferences()

    def _keep_preferences(self) -> None:
        told = self._unwritten.is_waiting
        self._unwritten.forget()
        self._write_preferences(told=told)

    def _write_preferences(self, *, told: bool) -> None:
        try:
            write_preferences(self._folder, self._preferences)
        except SaveError as error:
            self._unwritten.later(partial(self._write_preferences, told=True))
            if not told:
                self.on_trouble(said_of(error))
        else:
            self._unwritten.forget()

    def change_settings(self) -> None:
        """Let everything be changed that is chosen for good; it is seen at once."""
        dialog = later.SettingsDialog(self._preferences, self, letters=self._language.letters)
        dialog.changed.connect(self._prefer)
        dialog.open()

    def _apply_preferences(self, before: Preferences | None) -> None:
        speaks_anew = self._speech is not None and self._speech.follow(self._preferences)
        apply_preferences(self.scene, self._pictures, self._preferences, before, self._language.letters)
        wear(chrome_of(self.scene.colours))
        self._sounds.set(self._preferences, tells=before is not None)
        self._menus.mark(self._preferences)
        if speaks_anew:
            self._say_anew()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the window's place; the match has been kept all along."""
        self._preferences = replace(self._preferences, window=kept_place(self))
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
            latest = self._store.latest_unfinished()
        except SaveError as error:
            self._tell_unread(error, self.start)
            return
        if latest is None:
            self.new_match()
        else:
            self._resume(latest)

    def _tell_unread(self, error: SaveError, again: Callable[[], object]) -> None:
        """Say that a match cannot be read; where that may pass, and no match is played, try it again."""
        if self._controller is None and isinstance(error, UnusableError):
            if self._welcome is None:
                self._show_welcome()
            self._coming.later(again)
            if self._welcome is not None:
                self._welcome.offer_again(said_of(error))
                self._over.place()
            return
        self.on_trouble(said_of(error))
        if self._controller is None:
            self.new_match()

    def _resume(self, match_id: int) -> None:
        """Go on with a kept match exactly where it was, once it is known who plays."""
        try:
            seats = self._store.load(match_id).record.seats
        except SaveError as error:
            self._tell_unread(error, partial(self._resume, match_id))
            return
        self._with_seats(seats, partial(self._go_on, match_id))

    def _go_on(self, match_id: int, seats: tuple[SeatPlan, ...]) -> None:
        try:
            match, damage = resume(self._store, match_id)
        except SaveError as error:
            self._tell_unread(error, partial(self._go_on, match_id, seats))
            return
        match.seats = seats
        self._earlier.playing = match_id
        self.open(match)
        if damage is not None:
            self.on_trouble(said_of(damage.why))

    # programs of somebody's own

    @property
    def _typed(self) -> TypedCommands:
        """The commands that were typed here: only their programs are ever started."""
        kept = self._preferences.typed_commands
        return typed_from_text(kept, installation_key(self._folder)) if kept else NOTHING_TYPED

    def _note_typed(self, levels: tuple[str, ...]) -> None:
        if levels:
            typed = self._typed.noting(levels, QDir.currentPath())
            text = typed_to_text(typed, installation_key(self._folder))
            self._prefer(replace(self._preferences, typed_commands=text))

    def _with_seats(
        self, seats: tuple[SeatPlan, ...], go_on: Callable[[tuple[SeatPlan, ...]], object]
    ) -> None:
        """Go on with these seats; ask first whom to seat in place of programs that were not typed here."""
        typed = self._typed
        if all(typed.starts(plan.level) for plan in seats):
            go_on(seats)
            return
        dialog = later.StandInDialog(seats, typed, self._language, self)
        dialog.accepted.connect(lambda: self._note_typed(dialog.typed))
        dialog.accepted.connect(lambda: go_on(dialog.seats))
        dialog.rejected.connect(self._show_welcome)
        open_centred(dialog, self)

    @property
    def _player(self) -> str:
        return typed_name(own_name(self._preferences.player_name)) or self.tr("You")

    @property
    def _plan(self) -> MatchPlan:
        """What the next match is to be, as far as it was chosen."""
        kept = plan_from_text(self._preferences.new_match)
        if kept is None:
            return usual_plan(self._player)
        return without_untyped(with_person(kept, self._player), self._typed)

    def new_match(self) -> None:
        """Ask who plays what, and begin."""
        self._coming.forget()
        newcomer = not self._preferences.new_match
        self._agreeing.agree(self._plan, self._player, self._game_played, newcomer=newcomer)

    def _show_welcome(self) -> None:
        if self._controller is None:
            welcome = later.Welcome()
            welcome.new_match.connect(self.new_match)
            welcome.rules.connect(self.change_rules)
            welcome.tutorial.connect(self._deeds["tutorial"])
            welcome.history.connect(self._deeds["history"])
            welcome.again.clicked.connect(self._coming.now)
            self._over.show(welcome)
            self._welcome = welcome

    def _begin(self, plan: MatchPlan, seed: int | None = None) -> None:
        """Begin a match, with other cards than ever before where no seed is given."""
        self._with_seats(plan.seats, lambda seats: self._begin_with(replace(plan, seats=seats), seed))

    def _begin_with(self, plan: MatchPlan, seed: int | None) -> None:
        record = fresh_record(plan) if seed is None else record_of(plan, seed)
        try:
            self._earlier.playing, match = begin(self._store, record)
        except SaveError as error:
            self.on_trouble(said_of(error))
            return
        first = plan.seats[0]
        player = own_name(first.name) if first.level == PERSON else self._preferences.player_name
        text = plan_to_text(plan, self._preferences.new_match)
        self._prefer(replace(self._preferences, new_match=text, player_name=player))
        self.open(match)

    def open(self, match: Match) -> None:
        """Sit down to a match."""
        self._coming.forget()
        follows = self._controller is not None
        self._leave()
        if follows:
            give_back()
        record = match.record
        self._runner = OpponentRunner(record.rules, record.seating, match.seats, self, typed=self._typed)
        self._fairness.follow(match, self._runner)
        fit_deck(self._pictures, record.rules)
        title = game_heading(self._agreeing.game_of(record))
        self._agreeing.follow(record)
        self._controller = Controller(match, self.scene, self._runner, self._language, title, self)
        self._person = Person(self._controller, self.scene, self._runner, self._language, self.view)
        self._person.safety = lambda: safety_of(self._preferences)
        self.dock.follow(match, self._controller.company, self._language)
        self._controller.round_over.connect(self.on_round_over)
        self._controller.match_over.connect(self.on_match_over)
        self._controller.changed.connect(self.on_changed)
        self._pace = Pace(self._controller, self.scene, self._runner, self._language, self.view)
        self._sounds.follow(self._controller, self.scene)
        self._controller.trouble.connect(self._over.tell)
        self.view.setFocus()
        self._controller.begin()

    @property
    def _game_played(self) -> Game | None:
        return self._agreeing.game_of(self._controller.match.record) if self._controller else None

    def _leave(self) -> None:
        self._over.close()
        self._welcome = None
        self.dock.forget()
        if self._pace is not None:
            self._pace.leave()
        if self._person is not None:
            self._person.leave()
        for one in (self._controller, self._runner):
            if one is not None:
                one.close()
                one.deleteLater()
        self._pace = self._person = self._controller = self._runner = None

    def _clear_table(self) -> None:
        """Leave the match, which is kept no longer under its number."""
        self._leave()
        self._show_welcome()

    def on_changed(self) -> None:
        """Let the log follow, and put the sheet away once a round is under way."""
        self.dock.write()
        self._with_match(self._put_sheet_away)

    def _put_sheet_away(self, controller: Controller) -> None:
        if controller.match.phase not in {Phase.DEAL, Phase.MATCH_OVER}:
            self._over.close()

    def on_trouble(self, sentence: str) -> None:
        """Say what could not be kept, without stopping anybody."""
        if self._controller is not None:
            self._controller.say(sentence)
            self._over.tell(sentence)
        else:
            self.statusBar().showMessage(sentence)

    def on_round_over(self) -> None:
        """Show the sheet of the round, and let the store tidy up away from the window."""
        self.on_match_over()
        tidy_soon(self._folder)

    def on_match_over(self) -> None:
        """Show the sheet of the last round, after which the next one or the result follows."""
        self._with_match(lambda one: self._after.show_sheet(one.match, one.company, one.deal))

    def _again(self, controller: Controller, *, same_deals: bool = False) -> None:
        plan, seed = plan_again(controller.match.record, same_deals=same_deals)
        self._begin(replace(plan, seats=controller.match.seats), seed)

    # records

    def replay(self, line: int | None = None) -> None:
        """Show the match from its beginning, or what a line of its log tells."""
        self._replays.show_table(self._controller, self._preferences, line)

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
            self.on_trouble(self.tr("The next match: {game}.").format(game=game_heading(game)))

    def show_rules(self) -> None:
        """Show the rules in force beside the table."""
        record = self._controller.match.record if self._controller else None
        self._agreeing.show_page(record, self._plan)
