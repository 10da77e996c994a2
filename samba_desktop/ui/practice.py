"""Playing on from a moment of a round that is over, in a window of its own; nothing of it counts."""

from collections.abc import Callable

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.match.replay import Branch
from samba_desktop.scene.tips import titled
from samba_desktop.scene.warmer import run_slice
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.ui.chrome import chrome_of
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.growing import Growing
from samba_desktop.ui.look import dress, wear
from samba_desktop.ui.moments import KeyMoment
from samba_desktop.ui.practice_menus import PracticeMenus
from samba_desktop.ui.practice_table import PracticeTable
from samba_desktop.ui.runner import OpponentRunner
from samba_desktop.ui.window_place import SmallestSize


class PracticeWindow(QMainWindow):
    """Plays on for one person, up to the end of the round: the next one may have its cards in the match."""

    begun = Signal()
    """The moment lies on the table, and can be played on from."""
    rules_wanted = Signal(object)
    """The record of the match whose rules are to be shown."""
    closed = Signal()

    def __init__(  # noqa: PLR0913, PLR0917 - from where is played on, and how it looks
        self,
        record: Record,
        start: KeyMoment,
        language: Language,
        preferences: Preferences,
        title: str,
        parent: QWidget | None = None,
        *,
        seats: tuple[SeatPlan, ...] | None = None,
        typed: TypedCommands = NOTHING_TYPED,
    ) -> None:
        """Begin to play on; `title` names the game.

        `seats` says who plays, where these are others than in the record; programs only where they were
        `typed` here.
        """
        super().__init__(parent, Qt.WindowType.Window)
        self._record, self._start, self._title = record, start, title
        self._seats, self._typed = seats or record.seats, typed
        self.table = PracticeTable(self, language, preferences, record.rules)
        self.again, self.leave = button(self.tr("Begin &again")), button(self.tr("&Leave"))
        self.setCentralWidget(self._whole())
        self._runner: OpponentRunner | None = None
        self._branch = Branch(record, start.moment)
        self._growth = self._branch.grow()
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self._join()
        SmallestSize(self, self.table.view)
        self.setWindowTitle(titled(self.tr("Practice: {game}").format(game=title)))
        wear(chrome_of(self.table.scene.colours))
        dress(self)
        Growing(self, self.table.scene)
        self.begin()

    def _whole(self) -> QWidget:
        strip = QFrame()
        strip.setObjectName("raised")
        row = QHBoxLayout(strip)
        row.setContentsMargins(14, 6, 10, 6)
        says = self.tr("Practice from turn {turn}: the cards lie as they lay. Nothing of it counts.")
        row.addWidget(label(says.format(turn=self._start.turn), "strong", wraps=True), 1)
        for one in (self.again, self.leave):
            # Enter belongs to the table.
            one.setAutoDefault(False)
            row.addWidget(one)
        whole = QWidget()
        whole.setObjectName("ground")
        lines = QVBoxLayout(whole)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(strip)
        lines.addWidget(self.table.view, 1)
        return whole

    def _join(self) -> None:
        self.menus = PracticeMenus(self)
        deeds: dict[str, Callable[[], object]] = {
            **self.table.deeds,
            "anew": self.begin,
            "leave": self.close,
            "rules in force": lambda: self.rules_wanted.emit(self._record),
        }
        self.menus.chosen.connect(lambda name: deeds.get(name, lambda: self.table.press(name))())
        self.again.clicked.connect(self.begin)
        self.leave.clicked.connect(self.close)
        self.table.log_wanted.connect(self._tell_of_log)
        # Enter belongs to the sheet while it is there.
        self.table.over.shown.connect(lambda shown: self.menus.actions["confirm"].setEnabled(not shown))

    def begin(self) -> None:
        """Play on from the moment, for the first time or again."""
        self._leave()
        self._branch = Branch(self._record, self._start.moment)
        self._growth = self._branch.grow()
        self._timer.start()

    def _on_turn(self) -> None:
        if not run_slice(self._growth):
            self._timer.stop()
            self._sit_down(self._branch.match)

    def _sit_down(self, match: Match) -> None:
        record, match.seats = match.record, self._seats
        self._runner = OpponentRunner(record.rules, record.seating, match.seats, self, typed=self._typed)
        controller, person = self.table.sit_down(match, self._runner, self._title)
        person.deal = self.close
        controller.round_over.connect(self._on_round_over)
        controller.match_over.connect(self._on_round_over)
        controller.begin()
        self.begun.emit()

    def _on_round_over(self) -> None:
        self.table.show_sheet(self.tr("&Finish"), self.close)

    def _tell_of_log(self) -> None:
        if self.table.controller is not None:
            self.table.controller.say(self.tr("In a match the log tells every turn; a practice keeps none."))

    def _leave(self) -> None:
        self._timer.stop()
        self.table.stand_up()
        runner, self._runner = self._runner, None
        if runner is not None:
            runner.close()
            runner.deleteLater()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave without a question; there is nothing to lose."""
        self._leave()
        self.table.scene.finish()
        self.closed.emit()
        super().closeEvent(event)
