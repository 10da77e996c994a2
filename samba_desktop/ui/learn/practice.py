"""A moment of a match played again, as practice."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QVBoxLayout, QWidget

from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.match.replay import Branch
from samba_desktop.scene.timing import Job
from samba_desktop.scene.tips import titled
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import chrome_of, dress, wear
from samba_desktop.ui.kit.window_place import Growing, SmallestSize
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.keys_page import KeysPage
from samba_desktop.ui.table.moments import KeyMoment
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.score_sheet import show_last_sheet
from samba_desktop.ui.table.session import SMALLEST_TABLE, CommandMenus, TableSession

TURN = ("draw", "take", "top", "meld", "confirm", "pass", "ask", "yes", "no")
CHANGES = ("undo", "undo turn", "redo", "fix", "hint")
VIEW = ("sort", "pause", "skip", "read", "full screen")
HELP = ("rules in force", "keys")
"""The commands that there are, by name."""


class PracticeMenus(CommandMenus):
    """Builds the menus in the bar of a practice window."""

    def __init__(self, window: "PracticeWindow") -> None:
        super().__init__(window.table)
        bar = window.menuBar()
        practice = bar.addMenu(self.tr("&Practice"))
        self.put(practice, "anew", self.tr("Begin &again"), window.begin)
        practice.addSeparator()
        self.put(practice, "leave", self.tr("&Leave"), window.close, COMMANDS["leave lesson"].keys)
        turn = bar.addMenu(self.tr("T&urn"))
        self.add_named(turn, TURN)
        turn.addSeparator()
        self.add_named(turn, CHANGES)
        view = bar.addMenu(self.tr("&View"))
        self.add_named(view, VIEW)
        self.add_sizes(view)
        self.add_named(bar.addMenu(self.tr("&Help")), HELP)


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
        self._language = language
        self._seats, self._typed = seats or record.seats, typed
        self.table = TableSession(self, language, preferences)
        self.table.view.setMinimumSize(*SMALLEST_TABLE)
        self.again, self.leave = button(self.tr("Begin &again")), button(self.tr("&Leave"))
        self.setCentralWidget(self._whole())
        self._branch = Branch(record, start.moment)
        self._growing = Job(self)
        self._growing.done.connect(self._sit_down)
        self.menus = PracticeMenus(self)
        self.again.clicked.connect(self.begin)
        self.leave.clicked.connect(self.close)
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

    def begin(self) -> None:
        """Play on from the moment, for the first time or again."""
        self.table.leave()
        self._branch = Branch(self._record, self._start.moment)
        self._growing.start(self._branch.grow())

    def _sit_down(self) -> None:
        match = self._branch.match
        record, match.seats = match.record, self._seats
        opponents = OpponentRunner(record.rules, record.seating, match.seats, self, typed=self._typed)
        controller, person = self.table.sit_down(match, opponents, self._title)
        person.deal = self.close
        controller.round_over.connect(self.show_sheet)
        controller.match_over.connect(self.show_sheet)
        controller.begin()
        self.begun.emit()

    def show_sheet(self) -> None:
        """Show how the round is counted, once it is over."""
        show_last_sheet(self.table, self._language, self.tr("&Finish"), self.close)

    def show_log(self) -> None:
        """Say that there is no log."""
        if self.table.controller is not None:
            self.table.controller.say(self.tr("In a match the log tells every turn; a practice keeps none."))

    def show_rules(self) -> None:
        """Ask for the rules of the match."""
        self.rules_wanted.emit(self._record)

    def show_keys(self) -> None:
        """Show the page of keys."""
        KeysPage(self._language, self).open()

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave without a question; there is nothing to lose."""
        self._growing.stop()
        self.table.leave()
        self.table.scene.finish()
        self.closed.emit()
        super().closeEvent(event)
