"""The moments of a round at which another choice was worth more, and the panel that shows them."""

import logging
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QObject, QProcess, Qt, QTemporaryFile, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.ai.own_process import own_command
from samba_desktop.engine.actions import Deal, PlayerAction, read_action
from samba_desktop.engine.incoming import load_json
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.table import View
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Replay, stayed
from samba_desktop.scene.timing import one_shot, run_slice
from samba_desktop.scene.tips import tip
from samba_desktop.store.exchange import SUFFIX, record_text
from samba_desktop.store.files import BEGINNING, PART
from samba_desktop.texts.language import Language
from samba_desktop.texts.reasons import MomentTexts, foremost
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import polish
from samba_desktop.ui.table.talk import process_environment

DELAY_MS = 400
"""Whoever goes on at once has nothing begun."""
PATIENCE_MS = 120_000
"""After so long without a line the process is given up."""
GOODBYE_MS = 1000
LONGEST_LINE = 100_000
"""Bytes."""

_log = logging.getLogger(__name__)


class KeyMoment(Struct, frozen=True):
    """A decision that mattered."""

    turn: int
    """Which of the person's turns in the round, from 1."""
    moment: int
    """How many actions that stayed were played before it."""
    sentence: str


class Judged(Struct, frozen=True):
    """What the process says of one decision."""

    turn: int
    moment: int
    done: tuple[PlayerAction, ...]
    other: tuple[PlayerAction, ...]
    gain: int
    error: int
    clear: bool


class NonsenseError(ValueError):
    """A line that no such process writes."""


class MomentSearch(QObject):
    """Looks through the decisions of one seat in one round that is over."""

    progressed = Signal(int, int)
    """Which decision was looked at last, from 1, and of how many."""
    found = Signal(object)
    """The `KeyMoment`s, at most three: the costliest first, then the best."""
    failed = Signal()
    """Nothing can be said, as the process died or said nonsense."""

    def __init__(  # noqa: PLR0913 - where it looks, and how closely
        self,
        record: Record,
        round_no: int,
        seat: int,
        language: Language,
        parent: QObject,
        *,
        folder: Path,
        samples: int | None = None,
    ) -> None:
        """Prepare to look; `samples` rounds are imagined for each plan, None for as many as are usual.

        The record lies in the data `folder` for as long as it is looked through.
        """
        super().__init__(parent)
        self._folder = folder
        self._record, self._seat = record, seat
        self._texts = MomentTexts(language)
        self._words = ["--round", str(round_no), "--seat", str(seat + 1), "--json", "--gently"]
        if samples is not None:
            self._words += ["--samples", str(samples)]
        self._file: QTemporaryFile | None = None
        self.process: QProcess | None = None
        self._judged: list[Judged] = []
        self._seen = self._all = 0
        self._is_over = False
        self._replay = Replay(record)
        self._growth: Iterator[None] = self._replay.grow()
        self._delay = one_shot(self, DELAY_MS)
        self._delay.timeout.connect(self._begin)
        self._patience = one_shot(self, PATIENCE_MS)
        self._patience.timeout.connect(self._fail)
        self._telling = QTimer(self)
        self._telling.timeout.connect(self._on_turn)

    def start(self) -> None:
        """Begin in a moment."""
        self._delay.start()

    def cancel(self) -> None:
        """Stop without a result; nobody waits for the process, which is killed."""
        self._is_over = True
        for timer in (self._delay, self._patience, self._telling):
            timer.stop()
        if self._is_running:
            assert self.process is not None
            self.process.kill()
        else:
            self._clear_up()

    def end(self) -> None:
        """Stop as `cancel` does, and wait for the process to be gone."""
        self.cancel()
        if self._is_running:
            assert self.process is not None
            if not self.process.waitForFinished(GOODBYE_MS):
                _log.warning("The search for moments could not be ended.")

    @property
    def _is_running(self) -> bool:
        return self.process is not None and self.process.state() is not QProcess.ProcessState.NotRunning

    def _clear_up(self) -> None:
        if self._file is not None:
            self._file.remove()
            self._file = None
        if self._is_over:
            self.deleteLater()

    # the process

    def _begin(self) -> None:
        file = QTemporaryFile(str(self._folder / f"{BEGINNING}XXXXXX{PART}.{SUFFIX}"), self)
        text = record_text(self._record).encode()
        is_open = file.open()
        self._file = file if is_open else None
        if not is_open or file.write(text) != len(text) or not file.flush():
            _log.warning("The search for moments has no room for a record: %s", file.errorString())
            self._fail()
            return
        file.close()
        process = self.process = QProcess(self)
        process.setProcessEnvironment(process_environment())
        process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self._on_output)
        process.finished.connect(lambda *_how: self._on_ended())
        process.errorOccurred.connect(self._on_error)
        program, *arguments = own_command("moments", file.fileName(), *self._words)
        process.start(program, arguments)
        self._patience.start()

    def _on_output(self) -> None:
        process = self.process
        while process is not None and process.canReadLine() and not self._is_over:
            self._read(bytes(process.readLine().data()).decode(errors="replace"))
        if process is not None and process.bytesAvailable() > LONGEST_LINE:
            self._fail()

    def _read(self, line: str) -> None:
        try:
            at, of, judged = read_line(line)
        except NonsenseError:
            at, of, judged = 0, 0, None
        if at != self._seen + 1 or at > of or of != (self._all or of):
            _log.warning("The search for moments said what cannot be read: %s", line[:200])
            self._fail()
            return
        self._seen, self._all = at, of
        if judged is not None:
            self._judged.append(judged)
        self._patience.start()
        self.progressed.emit(at, of)

    def _on_error(self, error: QProcess.ProcessError) -> None:
        if error is QProcess.ProcessError.FailedToStart:
            self._fail()

    def _on_ended(self) -> None:
        process = self.process
        if process is None or self._is_over:
            self._clear_up()
            return
        self._on_output()
        self._patience.stop()
        self._clear_up()
        sound = process.exitStatus() is QProcess.ExitStatus.NormalExit and not process.exitCode()
        if not sound or self._seen != self._all:
            self._fail()
        else:
            self._telling.start()

    def _fail(self) -> None:
        if self._is_over:
            return
        _log.warning("The search for moments came to nothing.")
        self.failed.emit()
        self.cancel()

    # the sentences

    def _on_turn(self) -> None:
        """Play the record again in between, up to its end, for what the person saw."""
        if run_slice(self._growth):
            return
        self._telling.stop()
        clear = [one for one in self._judged if one.clear]
        try:
            told = tuple(self._told(one) for one in foremost(clear, lambda one: one.gain))
        except NonsenseError as error:
            _log.warning("The search for moments said what is not in the record: %s", error)
            self._fail()
            return
        self.found.emit(told)

    def _told(self, one: Judged) -> KeyMoment:
        if not 0 < one.moment <= self._replay.last:
            msg = f"moment {one.moment}"
            raise NonsenseError(msg)
        view = self._replay.view(one.moment, self._seat)
        self._check(one, view)
        sentence = self._texts.sentence(view, one.turn, (one.done, one.other), one.gain, one.error)
        return KeyMoment(one.turn, one.moment, sentence)

    def _check(self, one: Judged, view: View) -> None:
        played = stayed(self._record)[one.moment :]
        if not played or read_action(played[0]) != one.done[0] or refusal(view, one.other[0]) is not None:
            msg = f"moment {one.moment}"
            raise NonsenseError(msg)


def read_line(line: str) -> tuple[int, int, Judged | None]:
    """Read what the process writes of one decision: its number, how many there are, and the judgement.

    Raises NonsenseError.
    """
    try:
        told = load_json(line)
        if not isinstance(told, dict):
            raise NonsenseError(line)
        at, of = _whole(told["decision"]), _whole(told["of"])
        judged = None if "gain" not in told else _judged(told)
    except (ValueError, TypeError, KeyError) as wrong:
        raise NonsenseError(line) from wrong
    return at, of, judged


def _judged(told: dict[str, object]) -> Judged:
    return Judged(
        _whole(told["turn"]),
        _whole(told["moment"]),
        _plan(told["done"]),
        _plan(told["other"]),
        _whole(told["gain"]),
        _whole(told["error"]),
        told["clear"] is True,
    )


def _whole(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _plan(value: object) -> tuple[PlayerAction, ...]:
    if not isinstance(value, list) or not value:
        raise TypeError
    actions = [read_action(str(text)) for text in value]
    plan = tuple(action for action in actions if not isinstance(action, Deal))
    if len(plan) < len(actions):
        raise ValueError
    return plan


class MomentsPanel(QWidget):
    """One line of the sheet; its button opens the `page`, which takes the place of what is counted."""

    opened = Signal(bool)
    """Whether the page is to be seen instead of the count."""
    show_wanted = Signal(object)
    """The `KeyMoment` that is to be seen again."""
    play_wanted = Signal(object)
    """The `KeyMoment` from which is to be played on."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = MomentTexts(language)
        self._heading = ""
        self.says = label(self.tr("Your decisions will be looked at."), "dim", wraps=True)
        self.open = button("")
        self.open.setCheckable(True)
        # Enter belongs to the sheet unless a button has the keys.
        self.open.setAutoDefault(True)
        self.open.toggled.connect(self._on_toggled)
        self.open.setVisible(False)
        # Nothing moves when it comes.
        policy = self.open.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        self.open.setSizePolicy(policy)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.says, 1)
        row.addWidget(self.open)
        row.addStretch(0)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.page, self._column = _page()
        self.page.setVisible(False)

    @property
    def buttons(self) -> tuple[QPushButton, ...]:
        """All that can be pressed, from top to bottom."""
        return (self.open, *self.page.findChildren(QPushButton))

    def show_progress(self, at: int, of: int) -> None:
        """Say how many decisions were looked at."""
        self.says.setText(self._texts.looking(at, of))

    def show_failure(self) -> None:
        """Say that nothing came of it."""
        self._say(self.tr("Your decisions of this round could not be looked at."))

    def show_beyond(self) -> None:
        """Say that the computer cannot imagine rounds by these rules."""
        self._say(self.tr("Rounds by these rules cannot be imagined, so your decisions are not looked at."))

    def show_moments(self, moments: tuple[KeyMoment, ...]) -> None:
        """Offer what was found."""
        self._heading = self._texts.heading(len(moments))
        self._say(self._heading)
        if not moments:
            return
        for one in moments:
            self._column.addWidget(self._moment(one))
        self._column.addStretch(1)
        polish(self.page)
        self.says.hide()
        self.open.setText(self._heading)
        self.open.show()

    def _say(self, sentence: str) -> None:
        self.says.setText(sentence)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _on_toggled(self, down: bool) -> None:
        self.open.setText(self.tr("Back to the &count") if down else self._heading)
        self.opened.emit(down)

    def _moment(self, told: KeyMoment) -> QFrame:
        frame = QFrame()
        frame.setObjectName("raised")
        show, play = button(self.tr("Show")), button(self.tr("Play on from here"))
        show.setAccessibleName(self.tr("Show turn {turn} again").format(turn=told.turn))
        play.setAccessibleName(self.tr("Play on from turn {turn}").format(turn=told.turn))
        play.setToolTip(tip(self.tr("A practice in a window of its own, which doesn't count.")))
        show.clicked.connect(lambda: self.show_wanted.emit(told))
        play.clicked.connect(lambda: self.play_wanted.emit(told))
        row = QHBoxLayout()
        row.addStretch(1)
        for one in (show, play):
            one.setAutoDefault(True)
            one.setAccessibleDescription(told.sentence)
            row.addWidget(one)
        lines = QVBoxLayout(frame)
        lines.setContentsMargins(14, 10, 14, 10)
        lines.setSpacing(8)
        says = label(told.sentence, wraps=True)
        says.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        lines.addWidget(says)
        lines.addLayout(row)
        return frame


def _page() -> tuple[QScrollArea, QVBoxLayout]:
    inner = QWidget()
    inner.setObjectName("clear")
    column = QVBoxLayout(inner)
    column.setContentsMargins(0, 0, 12, 0)
    column.setSpacing(10)
    page = QScrollArea()
    page.setWidget(inner)
    page.setWidgetResizable(True)
    page.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    page.setFrameShape(QFrame.Shape.NoFrame)
    page.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    return page, column
