"""The window that shows a record from its beginning: table, log, controls; plays no match and keeps none."""

import time
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from samba_desktop.engine.table import PERSON
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Replay
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.table_view import TableView
from samba_desktop.scene.tips import titled
from samba_desktop.store.preferences import HandOrder, Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.chrome import chrome_of
from samba_desktop.ui.look import dress, wear
from samba_desktop.ui.replay_bar import ReplayBar
from samba_desktop.ui.replay_hands import ReplayHands
from samba_desktop.ui.replay_player import ReplayPlayer
from samba_desktop.ui.rules.match_plan import own_name
from samba_desktop.ui.table.appearance import (
    apply_preferences,
    deck_style,
    fit_deck,
    speed_factor,
    table_scene,
)
from samba_desktop.ui.table.log_panel import LogPanel
from samba_desktop.ui.table.reading import read_replay
from samba_desktop.ui.window_place import FIRST_SIZE, SmallestSize

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
        if chosen.hand_order is HandOrder.OWN:
            # Nobody has put the cards of a replay anywhere: they would lie as they were dealt.
            chosen = replace(chosen, hand_order=HandOrder.RANK)
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
