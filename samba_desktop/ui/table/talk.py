"""Talks with one opponent in its own process, line by line and never waited for."""

import logging
import os
from collections.abc import Mapping
from functools import partial

from msgspec import Struct
from PySide6.QtCore import (
    QCoreApplication,
    QObject,
    QProcess,
    QProcessEnvironment,
    QThread,
    QTimer,
    Signal,
)

from samba_desktop.ai.guard import end_without_guard
from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.own_process import child_environment
from samba_desktop.ai.programs import Program, drawn_seed, program_of
from samba_desktop.ai.protocol import (
    LATE,
    MOST_BYTES,
    MOST_LINES,
    AnswerError,
    Conversation,
    Reply,
    bye,
    hello,
    line,
    move,
    read_reply,
    refused,
)
from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.thought import Because, Code
from samba_desktop.ai.typed import TypedCommands
from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import LEVEL_NAMES, Phase, Seating, View
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.refusal_texts import Refusals


class OpponentMove(Struct, frozen=True):
    """What a seat does: its first action is legal, the others are played as far as they are."""

    seat: int
    actions: tuple[PlayerAction, ...]
    because: Because
    back: bool = False
    """Whether the seat takes back what it did in this turn instead."""
    ending: Because | None = None
    """Why the last action ends the turn as it does, where that is said apart."""


GOODBYE_MS = 300
"""What a process has to end by itself, and then to end when it is told to."""


class Parting(QObject):
    """Keeps a process until it has ended, and ends it where it does not by itself."""

    def __init__(self, process: QProcess, group: int = 0) -> None:
        """See off a process, which belongs to nobody else from now on; `group` is that of its guard."""
        application = QCoreApplication.instance()
        super().__init__(application)
        self._process, self._group = process, group
        self._is_told = False
        """Whether it was told to end."""
        process.setParent(self)
        # Nobody reads any more what it may say without end.
        for channel in (QProcess.ProcessChannel.StandardOutput, QProcess.ProcessChannel.StandardError):
            process.closeReadChannel(channel)
        process.stateChanged.connect(self._on_state)
        self._patience = QTimer(self)
        self._patience.setInterval(GOODBYE_MS)
        self._patience.timeout.connect(self._end)
        if process.state() is QProcess.ProcessState.NotRunning:
            self.deleteLater()
        elif application is None or QThread.currentThread().loopLevel() == 0:
            # No turn of the window is to come in which its end could be seen.
            self.wait()
        else:
            self._patience.start()
            application.aboutToQuit.connect(self.wait)

    def wait(self) -> None:
        """Wait for the end, which is not far."""
        for _ in range(3):
            if self._process.waitForFinished(GOODBYE_MS):
                return
            self._end()

    def _end(self) -> None:
        """Tell the process to end, so that a guard can end what it guards; the next time end it."""
        if not self._is_told:
            self._is_told = True
            stop(self._process)
            return
        end_group(self._group)
        self._process.kill()

    def _on_state(self, state: QProcess.ProcessState) -> None:
        if state is QProcess.ProcessState.NotRunning:
            if self._process.exitStatus() is QProcess.ExitStatus.CrashExit:
                end_group(self._group)
            self.deleteLater()


def stop(process: QProcess) -> None:
    """Tell a process to end at once."""
    if os.name == "nt":
        # There only windows can be told.
        process.kill()
    else:
        process.terminate()


def end_group(number: int) -> None:
    """End all that the guard with this number guards, where there is one."""
    if number and os.name != "nt":
        end_without_guard(number)


BUDGET_MS = 1000
"""What an opponent has for the rest of its turn."""
START_MS = 10_000
"""What a program may take besides to start, which is long where the machine is busy or its disk is slow."""
MOST_DEATHS = 2
"""After so many deaths in one turn the seat is played simply to its end."""
LONGEST_COMPLAINT = 4000
"""Characters."""

_log = logging.getLogger(__name__)


def talk_with(  # noqa: PLR0913, PLR0917 - who plays what, and where
    level: str,
    rules: Rules,
    seating: Seating,
    seat: int,
    typed: TypedCommands,
    parent: QObject,
) -> "Talk":
    """Make ready to talk with what plays a seat: a level of the game's own, or a program `typed` here.

    Raises UntypedError where its command was not.
    """
    greeted = level if level in LEVEL_NAMES else USUAL_LEVEL
    return Talk(program_of(level, typed), hello(rules, seating, seat, greeted, drawn_seed()), parent)


class Talk(QObject):
    """The conversation with one process, started when it is first needed and again when it has died."""

    moved = Signal(int, object)

    def __init__(self, program: Program, greeting: dict[str, object], parent: QObject) -> None:
        super().__init__(parent)
        self.greeting = greeting
        self._program = program
        self._group = 0
        """The group that the guard of the last process has made; 0 where it has no guard."""
        self._lines = self._bytes = 0
        """What it said since something was written to it."""
        self.process: QProcess | None = None
        self._conversation = Conversation()
        self._view: View | None = None
        self._moment = -1
        self._deaths = 0
        self._turn = (0, 0)
        """The turn that is played: its round, and how many events had happened when it began."""
        self._closing = False
        self._is_ready = False
        """Whether the process that runs now has greeted back."""
        self._late = QTimer(self)
        self._late.setSingleShot(True)
        self._late.timeout.connect(self.on_late)

    def ask(self, view: View, moment: int) -> None:
        """Ask about a view; an earlier question is forgotten."""
        turn = (view.table.round_no, len(view.table.history))
        # After taking back, the turn stands at its beginning again without being another one.
        if view.turn.phase is Phase.DRAW and turn != self._turn:
            self._turn = turn
            self._conversation = self._conversation.next_turn()
            self._deaths = 0
        self._view, self._moment = view, moment
        self._conversation = self._conversation.ask()
        if self._conversation.is_simple:
            QTimer.singleShot(0, self, self._play_simply)
            return
        self._send_move()

    def _send_move(self) -> None:
        assert self._view is not None
        if self.process is None:
            self._start()
        self._write(move(self._conversation.asked, self._view, budget_ms=BUDGET_MS))
        self._await()

    def _await(self) -> None:
        """Give the process its time, and more where it has yet to start."""
        self._late.start(LATE * BUDGET_MS + (0 if self._is_ready else START_MS))

    def _start(self) -> None:
        process = QProcess(self)
        process.setProcessEnvironment(as_environment(self._program.environment))
        process.setWorkingDirectory(self._program.folder)
        if not self._program.is_heard:
            process.setStandardErrorFile(QProcess.nullDevice())
        process.readyReadStandardOutput.connect(self.on_output)
        process.readyReadStandardError.connect(partial(self.on_complaint, process))
        process.finished.connect(partial(self.on_ended, process))
        process.errorOccurred.connect(partial(self.on_error, process))
        self.process = process
        self._is_ready = False
        program, *arguments = self._program.words
        process.start(program, arguments)
        self._group = process.processId() if self._program.is_guarded else 0
        self._write(self.greeting)

    def _write(self, message: dict[str, object]) -> None:
        if self.process is not None:
            self._lines = self._bytes = 0
            self.process.write(line(message).encode())

    def on_output(self) -> None:
        """Read what the process said, and end one that says without end what nobody asked."""
        process = self.process
        while process is not None and process is self.process and not self._says_too_much(process):
            if not process.canReadLine():
                return
            said = bytes(process.readLine().data())
            self._lines += 1
            self._bytes += len(said)
            self._read(said.decode(errors="replace"))
        if process is not None and process is self.process:
            self._kill()
            if self._conversation.waiting:
                self._give_up("It said too much.")

    def _says_too_much(self, process: QProcess) -> bool:
        return self._lines > MOST_LINES or self._bytes + process.bytesAvailable() > MOST_BYTES

    def on_complaint(self, process: QProcess) -> None:
        """Keep what the process says on its error stream for whoever looks for a mistake."""
        said = bytes(process.readAllStandardError().data()).decode(errors="replace").strip()
        if said:
            _log.warning("An opponent says: %s", said[:LONGEST_COMPLAINT])

    def _read(self, text: str) -> None:
        if '"ready"' in text and '"move"' not in text:
            self._is_ready = True
            if self._late.isActive():
                self._await()
            return
        try:
            reply = read_reply(text)
        except AnswerError as error:
            if self._conversation.waiting:
                self._give_up(str(error))
            return
        if self._conversation.is_awaited(reply):
            self._judge(reply)

    def _judge(self, reply: Reply) -> None:
        view = self._view
        assert view is not None
        reason = refusal(view, reply.action) if reply.action is not None else None
        if reason is None:
            self._conversation = self._conversation.answered().played()
            if reply.action is None:
                self._conversation = self._conversation.fail("It took its turn back.")
            actions = () if reply.action is None else (reply.action, *reply.then)
            because = reply.because or Because(Code.FOREIGN, {"text": ""})
            self._tell(OpponentMove(view.seat, actions, because, reply.action is None, reply.ending))
            return
        team = view.table.seating.shape is not Shape.SOLO
        says = Refusals(ENGLISH).sentence(reason, view.rules, team=team)
        self._conversation = self._conversation.refuse(says)
        if self._conversation.is_simple:
            self._give_up(self._conversation.failed)
            return
        self._write(refused(self._conversation.asked, reply.action, reason.reason.value, says))
        self._await()

    def on_late(self) -> None:
        """Play for a seat that does not answer, and start its process anew."""
        self._kill()
        self._give_up("It did not answer in time.")

    def on_error(self, process: QProcess, error: QProcess.ProcessError) -> None:
        """Notice a program that cannot be started."""
        if process is self.process and error is QProcess.ProcessError.FailedToStart:
            self._on_unstarted()

    def _on_unstarted(self) -> None:
        self.process = None
        if self._conversation.waiting:
            self._give_up(f'"{self._program.name}" cannot be started.')

    def on_ended(self, process: QProcess, code: int, status: QProcess.ExitStatus) -> None:
        """Start a process that died again, twice in a turn at most."""
        if process is not self.process:
            return
        if status is QProcess.ExitStatus.CrashExit:
            # Where its guard was ended too, what it started may be there still.
            end_group(self._group)
        elif code and self._program.is_guarded:
            self._on_unstarted()
            return
        self.process = None
        if self._closing or not self._conversation.waiting:
            return
        self._deaths += 1
        if self._deaths >= MOST_DEATHS:
            self._give_up("It ended in the middle of its turn.")
        else:
            _log.warning("An opponent ended in the middle of its turn and is started again.")
            self._send_move()

    def _give_up(self, why: str) -> None:
        _log.warning("A simple action is played for a seat: %s", why)
        self._conversation = self._conversation.fail(why)
        self._play_simply()

    def _play_simply(self) -> None:
        view = self._view
        if view is None or self._closing:
            return
        action = simple_action(view)
        because = Because(Code.SIMPLE)
        self._conversation = self._conversation.played()
        self._tell(OpponentMove(view.seat, () if action is None else (action,), because, back=action is None))

    def _tell(self, told: OpponentMove) -> None:
        self._late.stop()
        self.moved.emit(self._moment, told)

    def say_goodbye(self) -> None:
        """Take leave and close the line, on which the process ends by itself."""
        self._closing = True
        self._late.stop()
        if self.process is not None:
            self._write(bye())
            self.process.closeWriteChannel()

    def end(self) -> None:
        """Leave the process to end, for which the window does not wait."""
        process, self.process = self.process, None
        if process is not None:
            Parting(process, self._group)

    def _kill(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            stop(process)
            Parting(process, self._group)


def process_environment() -> QProcessEnvironment:
    """Return the environment of a child process of this very program."""
    return as_environment(child_environment())


def as_environment(values: Mapping[str, str]) -> QProcessEnvironment:
    """Return an environment in Qt's form."""
    environment = QProcessEnvironment()
    for name, value in values.items():
        environment.insert(name, value)
    return environment
