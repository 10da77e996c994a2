"""A match played again, move by move, in a window of its own."""

import time
from collections.abc import Callable, Sequence

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QVBoxLayout, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Answered, Event, RoundEnded
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Replay
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.card_layer import FAST, NORMAL, OFF, SLOW
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.scene.timing import one_shot
from samba_desktop.scene.tips import tip, titled
from samba_desktop.store.preferences import HandSorting, Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import CardWords, Company
from samba_desktop.ui.kit.controls import ChoiceBox, SideDisc, Slider, button, label
from samba_desktop.ui.kit.look import chrome_of, dress, wear
from samba_desktop.ui.kit.window_place import FIRST_SIZE, SmallestSize
from samba_desktop.ui.rules.match_plan import own_name
from samba_desktop.ui.table.appearance import (
    apply_preferences,
    deck_style,
    fit_deck,
    speed_factor,
    table_scene,
)
from samba_desktop.ui.table.log_lines import ReplayLog
from samba_desktop.ui.table.log_panel import LogPanel
from samba_desktop.ui.table.prompts import Moment, Teller
from samba_desktop.ui.table.reading import read_replay
from samba_desktop.ui.table.score_sheet import HeldCards

PAUSE = 550
"""Milliseconds at normal speed for which a moment is held while the replay plays."""
ROUND_PAUSE = 2500
"""The same for the end of a round."""


class ReplayPlayer(QObject):
    """Shows one replay, which has been played to its end, from one seat at a time."""

    moved = Signal()
    """Another moment is shown, or the replay began or stopped to play."""

    def __init__(  # noqa: PLR0913, PLR0917 - what it shows, where, and in which words
        self,
        replayed: Replay,
        scene: TableScene,
        company: Company,
        language: Language,
        title: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.replay = replayed
        self.log = ReplayLog(replayed, company, language)
        self.at = 0
        self.seat = company.you if company.you in replayed.seats else replayed.seats[0]
        self.is_playing = False
        self.speed = 1.0
        """The factor of pauses and, unless cards jump, of flights."""
        self.flies = True
        """Whether cards fly; else they jump."""
        self._scene = scene
        levels = tuple(None if plan.level == PERSON else plan.level for plan in replayed.record.seats)
        self._teller = Teller(language, company, levels, title)
        self._deals = tuple(
            at for at in range(1, replayed.last + 1) if replayed.table(at - 1).turn.phase is Phase.DEAL
        )
        self._pause = one_shot(self)
        self._pause.timeout.connect(self._on_pause)
        scene.settled.connect(self._on_settled)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return self.replay.last

    @property
    def rounds(self) -> int:
        """How many rounds were dealt."""
        return len(self._deals)

    @property
    def round_no(self) -> int:
        """The number of the round that is shown; 0 before the first deal."""
        return sum(deal <= self.at for deal in self._deals)

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the turn in its round, 0 before the first one, and how many the round has."""
        low = self._deals[self.round_no - 1] if self.round_no else 0
        high = self._deals[self.round_no] if self.round_no < self.rounds else self.last + 1
        turns = [span for span in self.log.spans if span.seat is not None and low <= span.last < high]
        return sum(span.first <= self.at for span in turns), len(turns)

    @property
    def line(self) -> int | None:
        """The number of the line of the log that tells what is shown."""
        return self.log.line_at(self.at)

    def show(self) -> None:
        """Show the present moment, without flights."""
        self._show((), flies=False)

    def look_from(self, seat: int) -> None:
        """Look at the table from another seat."""
        self.seat = seat
        self.show()

    def go(self, at: int) -> None:
        """Jump to a moment and stay there."""
        self.pause()
        self._jump(at)

    def step(self, by: int) -> None:
        """Go some moments forward, with all that happens, or back; and stay there."""
        self.pause()
        self._fly_to(self.at + by)

    def step_turn(self, way: int) -> None:
        """Go to the end of the turn that is shown or of the next one, or (-1) to where the last one ended."""
        ends = [span.last for span in self.log.spans]
        if way > 0:
            goal = next((end for end in ends if end > self.at), self.last)
        else:
            goal = max((end for end in ends if end < self.at), default=0)
        self.step(goal - self.at)

    def step_round(self, way: int) -> None:
        """Go to the next deal, or to the last one before the moment that is shown."""
        if way > 0:
            self.go(next((deal for deal in self._deals if deal > self.at), self.last))
        else:
            self.go(max((deal for deal in self._deals if deal < self.at), default=0))

    def go_to_round(self, number: int) -> None:
        """Go to the deal of a round, counted from 1."""
        self.go(self._deals[number - 1])

    def show_line(self, number: int) -> None:
        """Show again what a line of the log tells: the table before it, and how it came."""
        span = self.log.spans[number]
        self.go(span.first - 1)
        self._fly_to(span.last)

    def toggle(self) -> None:
        """Begin to play, from the beginning where the end is shown, or stop."""
        if self.is_playing:
            self.pause()
            return
        if self.at == self.last:
            self._jump(0)
        self.is_playing = self.last > 0
        self._on_pause()

    def pause(self) -> None:
        """Stop playing where it is."""
        self._pause.stop()
        if self.is_playing:
            self.is_playing = False
            self.moved.emit()

    def set_speed(self, factor: float) -> None:
        """Show everything so many times as fast; at 0 cards jump, and pauses are as at normal speed."""
        self.flies = factor > 0
        self.speed = factor or 1.0

    def _jump(self, at: int) -> None:
        self.at = min(max(at, 0), self.last)
        self._show((), flies=False)

    def _fly_to(self, at: int) -> None:
        before, self.at = self.at, min(max(at, 0), self.last)
        events = self.replay.events(self.at, self.seat, before) if self.at > before else ()
        self._show(events, flies=self.flies)

    def _show(self, events: tuple[Event, ...], *, flies: bool) -> None:
        self._scene.speed = self.speed if flies else 0.0
        self._scene.show_view(self.replay.view(self.at, self.seat), events, self._captions())
        self.moved.emit()

    def _captions(self) -> Captions:
        """Return the words of the moment, without what a player could press."""
        public = self.replay.events(self.at, None)
        answers = {event.seat: event.yes for event in public if isinstance(event, Answered)}
        moment = Moment(said=self.log.told(self.at) or self.tr("The cards are not dealt yet."), waits=True)
        words = self._teller.captions(self.replay.view(self.at, self.seat), replace(moment, answers=answers))
        bubbles = tuple(replace(bubble, buttons=()) for bubble in words.bubbles)
        return replace(words, buttons=(), bubbles=bubbles)

    def _on_settled(self) -> None:
        if self.is_playing:
            ended = any(isinstance(event, RoundEnded) for event in self.replay.events(self.at, None))
            self._pause.start(round((ROUND_PAUSE if ended else PAUSE) / self.speed))

    def _on_pause(self) -> None:
        if not self.is_playing:
            return
        self._fly_to(self.at + 1)
        if self.at == self.last:
            self.pause()


VERY_FAST = 4.0
SPEEDS = (SLOW, NORMAL, FAST, VERY_FAST, OFF)
"""Factors in the order in which they are offered; at the last one cards jump."""
SYMBOLS = {
    "previous round": "\N{BLACK LEFT-POINTING TRIANGLE}" * 2,
    "back": "\N{BLACK LEFT-POINTING TRIANGLE}",
    "forward": "\N{BLACK RIGHT-POINTING TRIANGLE}",
    "next round": "\N{BLACK RIGHT-POINTING TRIANGLE}" * 2,
}


class ReplayBar(QWidget):
    """Two rows under the table of a replay."""

    pressed = Signal(str)
    """"back", "forward", "previous turn", "next turn", "previous round", "next round", "play" or "table"."""
    moment_chosen = Signal(int)
    round_chosen = Signal(int)
    """Its number, from 1."""
    seat_chosen = Signal(int)
    """Its place among the seats offered."""
    speed_chosen = Signal(float)
    hands_wanted = Signal(bool)
    """Whether all hands are to be seen."""

    def __init__(self, back_to: str, parent: QWidget | None = None) -> None:
        """`back_to` stands on the button that leaves the replay."""
        super().__init__(parent)
        self.setObjectName("ground")
        self.slider = Slider(self.tr("Moment of the match"))
        self.slider.valueChanged.connect(self.moment_chosen)
        self.place = label("", "strong")
        self.leave = button(back_to)
        self.leave.clicked.connect(lambda: self.pressed.emit("table"))
        self.steps = {
            "previous round": self._step("previous round", self.tr("To the deal before (Page Up)")),
            "previous turn": self._named(
                "previous turn", self.tr("Turn back"), self.tr("One turn back (Shift+Left)")
            ),
            "back": self._step("back", self.tr("One step back (Left)")),
            "play": self._named("play", "", ""),
            "forward": self._step("forward", self.tr("One step forward (Right)")),
            "next turn": self._named(
                "next turn", self.tr("Turn on"), self.tr("One turn forward (Shift+Right)")
            ),
            "next round": self._step("next round", self.tr("To the next deal (Page Down)")),
        }
        self.rounds = self._box(self.tr("Round"))
        self.rounds.setPlaceholderText(self.tr("Round"))
        self.rounds.activated.connect(lambda at: self.round_chosen.emit(at + 1))
        self.seats = self._box(self.tr("Seen by"))
        self.seats.activated.connect(self.seat_chosen)
        self.speed = self._box(self.tr("Speed"))
        self.speed.addItems(
            [self.tr("Slow"), self.tr("Normal"), self.tr("Fast"), self.tr("Very fast"), self.tr("Cards jump")]
        )
        self.speed.activated.connect(lambda at: self.speed_chosen.emit(SPEEDS[at]))
        self.hands = self._named("hands", self.tr("All hands"), self.tr("Show the cards of all players (O)"))
        self.hands.setCheckable(True)
        self.hands.toggled.connect(self.hands_wanted)
        self._lay_out()
        self.show_playing(playing=False)

    def offer(self, last: int, rounds: Sequence[str], seats: Sequence[str], *, open_hands: bool) -> None:
        """Offer the moments up to the last one, these rounds and seats, and all hands where they are open."""
        with QSignalBlocker(self.slider):
            self.slider.setRange(0, last)
        self.slider.setPageStep(max(1, last // 10))
        self.rounds.addItems(list(rounds))
        self.seats.addItems(list(seats))
        self.rounds.setEnabled(len(rounds) > 1)
        self.seats.setVisible(len(seats) > 1)
        self.hands.setVisible(open_hands)

    def show_moment(self, at: int, last: int, round_no: int, place: str) -> None:
        """Show where the replay stands; `place` says it in words."""
        with QSignalBlocker(self.slider):
            self.slider.setValue(at)
        self.slider.setAccessibleDescription(place)
        self.place.setText(place)
        # The slider keeps its length while the numbers grow and shrink.
        self.place.setMinimumWidth(max(self.place.minimumWidth(), self.place.sizeHint().width()))
        self.rounds.setCurrentIndex(round_no - 1)
        for name in ("previous round", "previous turn", "back"):
            self.steps[name].setEnabled(at > 0)
        for name in ("next round", "next turn", "forward"):
            self.steps[name].setEnabled(at < last)

    def show_playing(self, *, playing: bool) -> None:
        """Let the button in the middle stop or begin."""
        made = self.steps["play"]
        made.setText(self.tr("Pause") if playing else self.tr("Play"))
        made.setToolTip(
            tip(self.tr("Stop here (Space)") if playing else self.tr("Play on by itself (Space)"))
        )

    def show_speed(self, factor: float) -> None:
        """Show which speed is chosen."""
        self.speed.setCurrentIndex(SPEEDS.index(factor))

    def _named(self, name: str, text: str, said: str) -> QPushButton:
        made = button(text)
        made.setToolTip(tip(said))
        made.setProperty("segment", True)
        if name != "hands":
            made.clicked.connect(lambda: self.pressed.emit(name))
        return made

    def _step(self, name: str, said: str) -> QPushButton:
        made = self._named(name, SYMBOLS[name], said)
        made.setAccessibleName(said)
        return made

    def _box(self, name: str) -> ChoiceBox:
        made = ChoiceBox()
        made.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
        made.setAccessibleName(name)
        made.setToolTip(tip(name))
        return made

    def _lay_out(self) -> None:
        whole = QVBoxLayout(self)
        whole.setContentsMargins(12, 8, 12, 10)
        whole.setSpacing(8)
        above = QHBoxLayout()
        above.setSpacing(14)
        above.addWidget(self.slider, 1)
        for one in (self.rounds, self.seats, self.hands, self.place):
            above.addWidget(one)
        whole.addLayout(above)
        below = QHBoxLayout()
        below.setSpacing(6)
        below.addWidget(self.leave)
        below.addStretch(1)
        for step in self.steps.values():
            below.addWidget(step)
        self.steps["play"].setMinimumWidth(84)
        below.addStretch(1)
        below.addWidget(self.speed)
        whole.addLayout(below)


class ReplayHands(QScrollArea):
    """The cards of each seat, one seat under the other."""

    def __init__(
        self,
        names: Sequence[str],
        colours: Sequence[int],
        pictures: CardPictures,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        """`colours` holds for each seat the number of its side's colour."""
        super().__init__(parent)
        self._words = CardWords(language)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("All hands"))
        ground = QWidget()
        ground.setObjectName("ground")
        column = QVBoxLayout(ground)
        column.setContentsMargins(8, 8, 8, 8)
        self._heads: list[QWidget] = []
        self.hands: list[HeldCards] = []
        for name, colour in zip(names, colours, strict=True):
            head = QWidget()
            row = QHBoxLayout(head)
            row.setContentsMargins(0, 0, 0, 0)
            disc = SideDisc()
            disc.show_seat(name[:1].upper(), colour)
            row.addWidget(disc)
            row.addWidget(label(name, "strong"), 1)
            held = HeldCards((), self._words, pictures)
            self._heads.append(head)
            self.hands.append(held)
            column.addWidget(head)
            column.addWidget(held)
        column.addStretch(1)
        self.setWidget(ground)
        dress(self)

    def show_hands(self, hands: Sequence[tuple[Card, ...]], but: int) -> None:
        """Show these hands, leaving out the one that lies open on the table."""
        for seat, hand in enumerate(hands):
            self.hands[seat].show_cards(hand)
            for one in (self._heads[seat], self.hands[seat]):
                one.setVisible(seat != but)


SLICE = 0.004
"""Seconds for which the record is played before the window gets its turn."""
PRESSES = (Qt.Key.Key_Space, *ENTER)
SIDE_SHARE, SIDE_LEAST, SIDE_MOST = 0.24, 218, 380
"""Of the window's width, and in pixels: what log and hands get."""


def company_of_file(record: Record) -> Company:
    """Return who sat at the table of a record that may be anybody's; who has no name there is spoken to."""
    plans = record.seats
    unnamed = [seat for seat, plan in enumerate(plans) if plan.level == PERSON and not own_name(plan.name)]
    return Company(tuple(plan.name for plan in plans), record.seating, unnamed[0] if unnamed else None)


class ReplayTable(TableView):
    """The table of a replay: it shows what is squared or lies deep, and nothing on it can be moved."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take no card."""
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take no card."""
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Take no card."""
        event.accept()


class ReplayWindow(QWidget):
    """Shows one record; the match that it was taken from goes on without it."""

    ready = Signal()
    """The record has been played to its end, and can be gone through."""
    closed = Signal()

    def __init__(  # noqa: PLR0913 - what is shown, to whom, and how
        self,
        record: Record,
        language: Language,
        title: str,
        company: Company | None = None,
        *,
        preferences: Preferences | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`company` says who reads, where the record is of the reader's own match; `title` names the game."""
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("ground")
        self.setWindowTitle(titled(self.tr("Replay: {game}").format(game=title)))
        self._company = company or company_of_file(record)
        self._language, self._title = language, title
        chosen = preferences or Preferences()
        if chosen.hand_order is HandSorting.OWN:
            # Nobody has put the cards of a replay anywhere: they would lie as they were dealt.
            chosen = replace(chosen, hand_order=HandSorting.RANK)
        # A deck of its own, for its cards may mean something else than those on the table.
        self._pictures = CardPixmaps(deck_style(chosen, language.letters))
        fit_deck(self._pictures, record.rules)
        self.scene = table_scene(self, self._pictures, chosen)
        apply_preferences(self.scene, self._pictures, chosen, None, language.letters)
        self._speed = speed_factor(chosen)
        self.table = ReplayTable(self.scene, self)
        read_replay(self.table, language, self._company)
        self.log = LogPanel(self)
        self.log.view.setAccessibleName(self.tr("Log of the turns"))
        self.bar = ReplayBar(self.tr("Back to the &table") if company else self.tr("&Close"))
        self.hands = self._hands()
        self.player: ReplayPlayer | None = None
        """What goes through the moments, once the record has been played."""
        self._line: int | None = None
        self._round: int | None = None
        self._moment: int | None = None
        self._lay_out()
        self._replay = Replay(record)
        self._growth = self._replay.grow()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._grow)
        self._timer.start()
        SmallestSize(self, self.table)
        self.resize(FIRST_SIZE)
        wear(chrome_of(self.scene.colours))
        dress(self)

    def show_line(self, number: int) -> None:
        """Show again what a line of the log tells, as soon as the replay is ready."""
        self._line = number
        if self.player is not None:
            self.player.show_line(number)

    def show_round(self, number: int) -> None:
        """Show the deal of a round, counted from 1, as soon as the replay is ready."""
        self._round = number
        if self.player is not None:
            self.player.go_to_round(number)

    def show_moment(self, number: int) -> None:
        """Show the table after so many actions that stayed, as soon as the replay is ready."""
        self._moment = number
        if self.player is not None:
            self.player.go(number)

    def prepare(self) -> None:
        """Play the record to its end now, for a record that may be broken.

        Raises SaveError, naming the entry, where one is not possible.
        """
        self._timer.stop()
        for _ in self._growth:
            pass
        self._finish_growing()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width between table and log."""
        super().resizeEvent(event)
        left = self.width() - self.table.minimumWidth()
        self._side.setFixedWidth(round(max(SIDE_LEAST, min(SIDE_MOST, left, self.width() * SIDE_SHARE))))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Stop what plays."""
        self._timer.stop()
        if self.player is not None:
            self.player.pause()
        self.scene.finish()
        self.closed.emit()
        super().closeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the moments by keys, wherever they are not wanted for something else."""
        if not self._on_key(event):
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keys of the replay work over the table and its controls; Space and Enter press buttons."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if isinstance(watched, QPushButton) and event.key() in PRESSES:
                if event.key() != Qt.Key.Key_Space:
                    watched.click()
                    return True
            elif self._on_key(event):
                return True
        return super().eventFilter(watched, event)

    def _on_key(self, event: QKeyEvent) -> bool:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
            return True
        player = self.player
        if player is None:
            return False
        turns = bool(
            event.modifiers() & (Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.ControlModifier)
        )
        step = player.step_turn if turns else player.step
        do: dict[int, Callable[[], object]] = {
            Qt.Key.Key_Left: lambda: step(-1),
            Qt.Key.Key_Right: lambda: step(1),
            Qt.Key.Key_PageUp: lambda: player.step_round(-1),
            Qt.Key.Key_PageDown: lambda: player.step_round(1),
            Qt.Key.Key_Home: lambda: player.go(0),
            Qt.Key.Key_End: lambda: player.go(player.last),
            Qt.Key.Key_Space: player.toggle,
            Qt.Key.Key_O: lambda: self.bar.hands.setChecked(
                player.replay.is_over and not self.bar.hands.isChecked()
            ),
        }
        if event.key() not in do:
            return False
        do[event.key()]()
        return True

    def _grow(self) -> None:
        end = time.perf_counter() + SLICE
        for _ in self._growth:
            if time.perf_counter() > end:
                return
        self._timer.stop()
        self._finish_growing()

    def _finish_growing(self) -> None:
        player = ReplayPlayer(self._replay, self.scene, self._company, self._language, self._title, self)
        self.player = player
        self.log.show_turns(player.log.lines())
        rounds = range(1, player.rounds + 1)
        self.bar.offer(
            player.last,
            [self.tr("Round {number} of {all}").format(number=one, all=player.rounds) for one in rounds],
            [self._seen_by(seat) for seat in self._replay.seats],
            open_hands=self._replay.is_over,
        )
        self.bar.seats.setCurrentIndex(self._replay.seats.index(player.seat))
        self.bar.show_speed(self._speed)
        player.set_speed(self._speed)
        self._join(player)
        if self._round is not None:
            player.go_to_round(self._round)
        elif self._moment is not None:
            player.go(self._moment)
        elif self._line is None:
            player.show()
        else:
            player.show_line(self._line)
        self.table.setFocus()
        self.ready.emit()

    def _seen_by(self, seat: int) -> str:
        if self._company.is_you(seat):
            return self.tr("Seen by you")
        return self.tr("Seen by {name}").format(name=self._company.names[seat])

    def _join(self, player: ReplayPlayer) -> None:
        do: dict[str, Callable[[], object]] = {
            "previous round": lambda: player.step_round(-1),
            "previous turn": lambda: player.step_turn(-1),
            "back": lambda: player.step(-1),
            "play": player.toggle,
            "forward": lambda: player.step(1),
            "next turn": lambda: player.step_turn(1),
            "next round": lambda: player.step_round(1),
        }
        self.bar.pressed.connect(lambda name: do[name]() if name in do else None)
        self.bar.moment_chosen.connect(player.go)
        self.bar.round_chosen.connect(player.go_to_round)
        self.bar.seat_chosen.connect(lambda at: player.look_from(self._replay.seats[at]))
        self.bar.speed_chosen.connect(player.set_speed)
        self.bar.hands_wanted.connect(self._on_hands)
        self.log.line_chosen.connect(player.show_line)
        player.moved.connect(self._on_moved)

    def _on_moved(self) -> None:
        player = self.player
        if player is None:
            return
        turn, turns = player.turn
        if not player.round_no:
            place = self.tr("Before the first deal")
        else:
            place = self.tr("Turn {turn} of {turns}").format(turn=turn, turns=turns)
        self.bar.show_moment(player.at, player.last, player.round_no, place)
        self.bar.show_playing(playing=player.is_playing)
        self.log.mark(player.line)
        if self.hands.isVisibleTo(self):
            self.hands.show_hands(self._replay.hands(player.at), player.seat)

    def _on_hands(self, wanted: bool) -> None:
        self.hands.setVisible(wanted)
        self._on_moved()

    def _hands(self) -> ReplayHands:
        texts, seating = TableTexts(self._language), self._company.seating
        own = self._company.your_side or 0
        seats = range(seating.players)
        made = ReplayHands(
            [texts.seat_name(seat, self._company) for seat in seats],
            [(seating.side_of(seat) - own) % seating.sides for seat in seats],
            self._pictures,
            self._language,
        )
        made.hide()
        return made

    def _lay_out(self) -> None:
        self._side = QWidget()
        column = QVBoxLayout(self._side)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.hands, 3)
        column.addWidget(self.log, 2)
        middle = QHBoxLayout()
        middle.setSpacing(0)
        middle.addWidget(self.table, 1)
        middle.addWidget(self._side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(middle, 1)
        whole.addWidget(self.bar)
        self.bar.pressed.connect(lambda name: self.close() if name == "table" else None)
        for one in (self.table, self.bar.slider, self.bar.leave, self.bar.hands, *self.bar.steps.values()):
            one.installEventFilter(self)
