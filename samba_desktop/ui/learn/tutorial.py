"""The tutorial: a table of its own at which the lessons are played."""

import json
import logging
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCloseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QMainWindow, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import View
from samba_desktop.match.outcomes import cards_of, places_of
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.tips import tip, titled
from samba_desktop.store.files import read_json, write_whole
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.lessons import Lesson, TutorialTexts
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dress
from samba_desktop.ui.kit.window_place import Growing, SmallestSize
from samba_desktop.ui.learn.course import GAME, STEPS, Course
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.keys_page import KeysPage
from samba_desktop.ui.table.ring import wait_of
from samba_desktop.ui.table.score_sheet import show_last_sheet
from samba_desktop.ui.table.session import SMALLEST_TABLE, CommandMenus, TableSession
from samba_desktop.ui.table.talk import OpponentMove

FILE = "tutorial.json"
LARGEST = 100_000
"""Bytes."""

_log = logging.getLogger(__name__)


def read_place(folder: Path) -> object:
    """Read where the tutorial was left; None where it was not begun, or cannot be read."""
    path = folder / FILE
    if not path.exists():
        return None
    try:
        return read_json(path, LARGEST)
    except SaveError as error:
        _log.warning("The tutorial begins anew, as %s cannot be read: %s", path, error)
        return None


def write_place(folder: Path, place: object) -> None:
    """Keep where the tutorial is left; what cannot be written is logged, and it begins anew next time."""
    try:
        write_whole(folder / FILE, json.dumps(place))
    except SaveError as error:
        _log.warning("%s", error)


class PreparedPlayers(QObject):
    """Answers for all seats but the person's."""

    answered = Signal(int, object)
    hinted = Signal(int, object)

    def __init__(self, course: Course, parent: QObject) -> None:
        super().__init__(parent)
        self._course = course
        self._is_held = False
        self._waiting: tuple[int, OpponentMove] | None = None

    def ask(self, seat: int, _view: View, moment: int) -> None:
        """Play what is prepared for a seat, a moment later."""
        move = OpponentMove(seat, self._course.replies(seat), Because(Code.SIMPLE))
        QTimer.singleShot(0, self, lambda: self._answer(moment, move))

    def _answer(self, moment: int, move: OpponentMove) -> None:
        if self._is_held:
            self._waiting = (moment, move)
        else:
            self.answered.emit(moment, move)

    def ask_hint(self, view: View, moment: int) -> None:
        """Name what the lesson wants, a moment later."""
        action = self._course.next_action(view)
        if action is not None:
            move = OpponentMove(view.seat, (action,), Because(Code.FOREIGN, {"text": ""}))
            QTimer.singleShot(0, self, lambda: self.hinted.emit(moment, move))

    def close(self) -> None:
        """Answer no more."""
        self._is_held, self._waiting = True, None

    def hold(self) -> None:
        """Keep what is answered until `go_on`."""
        self._is_held = True

    def go_on(self) -> None:
        """Hand on what was kept."""
        self._is_held = False
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.answered.emit(*waiting)


MARGINS = (14, 6, 10, 8)


class TutorialPanel(QFrame):
    """Shows one step."""

    forward = Signal()
    back = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("raised")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self.heading = label("", "strong")
        # Room for two lines, so that the table stays where it is from step to step.
        self.says = label("", wraps=True, lines=2)
        self.says.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.task = label("", "sum", wraps=True)
        self.backward = button(self.tr("&Back"))
        self.on = button(self.tr("&Next"))
        self.leave = button(self.tr("&Leave"))
        for one, told in ((self.backward, self.back), (self.on, self.forward), (self.leave, self.left)):
            one.clicked.connect(told)
        self.leave.setToolTip(tip(self.tr("You can go on here at any time.")))
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        for one in (self.backward, self.on, self.leave):
            head.addWidget(one)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(*MARGINS)
        lines.setSpacing(3)
        lines.addLayout(head)
        lines.addWidget(self.says)
        lines.addWidget(self.task)

    def show_step(
        self, heading: str, lesson: Lesson, *, is_first: bool, is_read: bool, is_last: bool
    ) -> None:
        """Show a step; `is_read` where it has nothing to be done, `is_last` where nothing follows."""
        self.heading.setText(heading)
        self.says.setText(lesson.says)
        self.task.setText(lesson.task)
        self.backward.setEnabled(not is_first)
        if is_last:
            self.on.setText(self.tr("&Finish"))
        else:
            self.on.setText(self.tr("&Next") if is_read else self.tr("S&kip"))
        self.leave.setVisible(not is_last)
        self.setAccessibleName(f"{heading}. {lesson.says} {lesson.task}")
        self.setAccessibleDescription(lesson.task)

    def announce(self) -> None:
        """Let a screen reader say the step."""
        event = QAccessibleAnnouncementEvent(self, self.accessibleName())
        QAccessible.updateAccessibility(event)


TURN = ("draw", "take", "top", "meld", "confirm", "undo", "undo turn", "redo", "fix", "hint")
VIEW = ("sort", "pause", "read", "full screen")
HELP = ("rules in force", "keys")
"""The commands that there are, by name."""


class TutorialMenus(CommandMenus):
    """Builds the menus in the bar of the tutorial's window."""

    def __init__(self, window: "TutorialWindow") -> None:
        super().__init__(window.table)
        bar = window.menuBar()
        lesson = bar.addMenu(self.tr("&Tutorial"))
        on, back = COMMANDS["lesson"].keys
        self.put(lesson, "forward", self.tr("&Next step, or skip this one"), window.forward, (on,))
        self.put(lesson, "back", self.tr("Step &back"), window.step_back, (back,))
        self.put(lesson, "anew", self.tr("Begin &again"), window.begin_again)
        lesson.addSeparator()
        leaving = self.tr("&Leave, and go on another time")
        self.put(lesson, "leave", leaving, window.close, COMMANDS["leave lesson"].keys)
        self.add_named(bar.addMenu(self.tr("T&urn")), TURN)
        view = bar.addMenu(self.tr("&View"))
        self.add_named(view, VIEW)
        self.add_sizes(view)
        self.add_named(bar.addMenu(self.tr("&Help")), HELP)


class TutorialWindow(QMainWindow):
    """Teaches one person; the match on the other table goes on without it."""

    rules_wanted = Signal(object)
    """The record of the practice match, whose rules are to be shown."""
    closed = Signal()

    def __init__(
        self,
        folder: Path,
        language: Language,
        preferences: Preferences,
        player: str,
        parent: QWidget | None = None,
    ) -> None:
        """`player` is what the person is called; where it was left, it goes on."""
        super().__init__(parent, Qt.WindowType.Window)
        self._folder, self._language = folder, language
        self._texts = TutorialTexts(language)
        self.course = Course((player, *NAMES[:3]), USUAL_LEVEL)
        self.course.take_up(read_place(folder))
        self.table = TableSession(self, language, preferences)
        self.table.view.setMinimumSize(*SMALLEST_TABLE)
        self.scene, self.view = self.table.scene, self.table.view
        self.panel = TutorialPanel()
        whole = QWidget()
        whole.setObjectName("ground")
        lines = QVBoxLayout(whole)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addWidget(self.panel)
        lines.addWidget(self.view, 1)
        self.setCentralWidget(whole)
        self._join()
        SmallestSize(self, self.view)
        self.setWindowTitle(titled(self._texts.title()))
        dress(self)
        Growing(self, self.scene)
        self._sit_down()

    def _join(self) -> None:
        self.panel.forward.connect(self.forward)
        self.panel.back.connect(self.step_back)
        self.panel.left.connect(self.close)
        self.menus = TutorialMenus(self)
        for told in (self.scene.settled, self.scene.cancelled, self.scene.selection_changed):
            told.connect(self._light_soon)

    def _sit_down(self) -> None:
        """Take the course's match to the table."""
        opponents = PreparedPlayers(self.course, self)
        title = self._language.say("Presets", PRESETS[GAME].title)
        controller, person = self.table.sit_down(self.course.match, opponents, title)
        # It is taught, also to somebody who has it off.
        controller.wait = lambda: wait_of(self.table.preferences) or wait_of(Preferences())
        person.astray = self._astray
        person.deal = self.close
        person.confirm_instead = self._confirm_reading
        controller.changed.connect(self.on_changed)
        controller.round_over.connect(self.show_sheet)
        opponents.hinted.connect(self.on_hinted)
        self._show_step()
        controller.begin()

    @property
    def _names(self) -> tuple[str, ...]:
        return tuple(plan.name for plan in self.course.match.record.seats)

    @property
    def lesson(self) -> Lesson:
        """The words of the step that is taught."""
        return self._texts.lesson(self.course.step.name, self.course.match.record.rules, self._names)

    def _show_step(self) -> None:
        course, lesson = self.course, self.lesson
        heading = self._texts.count(course.at + 1, len(STEPS), lesson.title)
        self.panel.show_step(
            heading,
            lesson,
            is_first=course.at == 0,
            is_read=not course.step.does,
            is_last=course.is_at_end,
        )
        self.panel.announce()
        self._light_soon()

    # what is done

    def _astray(self, action: PlayerAction) -> str:
        if self.course.allows(action):
            return ""
        rules = self.course.match.record.rules
        return self._texts.off_lesson(self._texts.lesson(self.course.acting.name, rules, self._names).task)

    def on_changed(self) -> None:
        """Go on with the next step where this one is done, or back where it was taken back."""
        if self.course.follow():
            self._show_step()
        write_place(self._folder, self.course.kept())
        self._light_soon()

    def on_hinted(self, _moment: int, _move: object) -> None:
        """Count a hint as done where it is what the step asks for."""
        if self.course.step.name == "help":
            self.course.at += 1
            self._keep()
            # The hint itself is to be read first.
            self._show_step()

    def show_sheet(self) -> None:
        """Show how the round is counted, once it is over."""
        show_last_sheet(self.table, self._language, self.tr("&Finish"), self.close)

    def forward(self) -> None:
        """Go on: past what is only read, or to where this step would have led."""
        if self.course.is_at_end:
            self.close()
        elif not self.course.step.does:
            self.course.at += 1
            self._keep()
            self._show_step()
            self.view.setFocus()
        else:
            self.go_to(self.course.at + 1)

    def step_back(self) -> None:
        """Go to the beginning of this step, or of the one before where nothing of this one is done."""
        self.go_to(self.course.at - (not self.course.is_begun))

    def go_to(self, at: int) -> None:
        """Go to the beginning of a step, counted from 0."""
        self.course.go(at)
        self._keep()
        self._sit_down()

    def _keep(self) -> None:
        write_place(self._folder, self.course.kept())

    def _confirm_reading(self) -> bool:
        """Go on past what is only read, where Enter can mean nothing else."""
        if self.course.step.does:
            return False
        self.forward()
        return True

    def begin_again(self) -> None:
        """Begin with the first step."""
        self.go_to(0)

    def show_log(self) -> None:
        """Say that there is no log."""
        if self.table.controller is not None:
            self.table.controller.say(
                self.tr("In a match the log tells every turn; the tutorial keeps none.")
            )

    def show_rules(self) -> None:
        """Ask for the rules of the game that is taught."""
        self.rules_wanted.emit(self.course.match.record)

    def show_keys(self) -> None:
        """Show the page of keys."""
        KeysPage(self._language, self).open()

    # what is lit

    def _light_soon(self, *_told: object) -> None:
        QTimer.singleShot(0, self, self._light)

    def _light(self) -> None:
        """Mark the cards and the place of what is to be done, as long as nothing is in the hand's way."""
        if self.table.controller is None or self.scene.selection() or self.scene.is_showing:
            return
        view = self.table.controller.view
        action = self.course.next_action(view) if self.course.step.does else None
        if action is not None:
            self.scene.hint(cards_of(action), places_of(view, action))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Keep the place; a finished tutorial begins anew next time."""
        if self.course.is_at_end:
            self.course.go(0)
        self._keep()
        self.table.leave()
        self.scene.finish()
        self.closed.emit()
        super().closeEvent(event)
