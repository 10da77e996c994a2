"""The window of the tutorial: the real table with a prepared deal, and the teacher's panel above it."""

from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QMainWindow, QVBoxLayout, QWidget

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.match.outcomes import cards_of, places_of
from samba_desktop.scene.tips import titled
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.lessons import Lesson, TutorialTexts
from samba_desktop.ui.growing import Growing
from samba_desktop.ui.keys_page import KeysPage
from samba_desktop.ui.look import dress
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.ring import wait_of
from samba_desktop.ui.table.round_end import show_last_sheet
from samba_desktop.ui.table.session import SMALLEST_TABLE, CommandMenus, TableSession
from samba_desktop.ui.tutorial.course import Course
from samba_desktop.ui.tutorial.keeping import read_place, write_place
from samba_desktop.ui.tutorial.lesson import GAME, STEPS
from samba_desktop.ui.tutorial.panel import TutorialPanel
from samba_desktop.ui.tutorial.players import PreparedPlayers
from samba_desktop.ui.window_place import SmallestSize

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
