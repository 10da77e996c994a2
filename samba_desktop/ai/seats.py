"""A seat played by a program of its own, over pipes, by the opponents' protocol; knows nothing of windows."""

import contextlib
import queue
import subprocess
import threading
import time
from collections.abc import Callable

from samba_desktop.ai import protocol
from samba_desktop.ai.protocol import AnswerError, Conversation, Json, Reply
from samba_desktop.ai.thought import Because, Code, Lost, NoChoice, Thought
from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.refusals import Refusal
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.engine.table import Phase, View
from samba_desktop.engine.wording import WordedError

START_SECONDS = 10.0
GOODBYE_SECONDS = 1.0
SAMPLING_SECONDS = 120.0
"""How long an answer with a fixed number of samples may take."""
USUAL_BUDGET_MS = 1000
MOST_LINES = 1000
BROKEN = "broken_answer"
"""The reason that is given for an answer that cannot be read."""


class SeatError(WordedError):
    """A program that cannot be started; the message is one sentence."""

    context = "Players"


class _Pipe:
    """One running program; lines go in and out through threads, so that it cannot block its table."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            raise SeatError(
                QT_TRANSLATE_NOOP("Players", "“{program}” cannot be started: {why}."),
                program=command[0],
                why=system_reason(error),
            ) from None
        self.incoming: queue.Queue[str | None] = queue.Queue(MOST_LINES)
        self.outgoing: queue.Queue[str | None] = queue.Queue()
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._write, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def _read(self) -> None:
        out = self.process.stdout
        assert out is not None
        with contextlib.suppress(ValueError, OSError):
            while text := out.readline(protocol.LONGEST_LINE + 1):
                with contextlib.suppress(queue.Full):
                    self.incoming.put_nowait(text)
        with contextlib.suppress(queue.Full):
            self.incoming.put(None, timeout=1)

    def _write(self) -> None:
        into = self.process.stdin
        assert into is not None
        with contextlib.suppress(ValueError, OSError):
            while (text := self.outgoing.get()) is not None:
                into.write(text)
                into.flush()
        with contextlib.suppress(ValueError, OSError):
            into.close()

    def close(self) -> None:
        """Let the program end, and end it where it does not."""
        self.outgoing.put(None)
        try:
            self.process.wait(GOODBYE_SECONDS)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        for thread in self._threads:
            thread.join(GOODBYE_SECONDS)
        if self.process.stdout is not None:
            self.process.stdout.close()


class ProcessSeat:
    """A seat's player in a process of its own, started again when it dies.

    `says` makes the sentence of a refusal.
    """

    def __init__(
        self,
        command: list[str],
        greeting: Json,
        *,
        budget_ms: int = USUAL_BUDGET_MS,
        samples: int | None = None,
        says: Callable[[Refusal], str],
    ) -> None:
        self.command = command
        self.greeting = greeting
        self.budget_ms = budget_ms
        self.samples = samples
        self.says = says
        self.starts = 0
        """How often the program was started."""
        self.name = ""
        """What the player calls itself."""
        self._talk = Conversation()
        self._spent_ms = 0.0
        """What it used of this turn's time."""
        self._restarted = False
        """Whether it was started again in this turn already."""
        self._pipe: _Pipe | None = None
        self._start()

    def choose(self, view: View) -> Thought:
        """Ask for a move.

        Raises NoChoice where the player takes back, Lost with a sentence where nothing could be had from it.
        """
        if view.turn.phase is not Phase.PLAY:
            self._talk = self._talk.next_turn()
            self._spent_ms = 0.0
            self._restarted = False
        if self._pipe is None:
            # It ended in an earlier turn; each turn it gets another chance.
            self._restart()
        while True:
            self._talk = self._talk.ask()
            left = max(0, self.budget_ms - int(self._spent_ms))
            self._send(protocol.move(self._talk.asked, view, budget_ms=left, samples=self.samples))
            reply = self._await()
            if reply is not None:
                return _thought(reply)
            if self._restarted:
                self._forget()
                raise Lost(QT_TRANSLATE_NOOP("Players", "The program ended twice in one turn."))
            self._restart()

    def refused(self, action: PlayerAction | None, refusal: Refusal) -> Thought:
        """Say that the answer was refused, and hear another.

        Raises NoChoice and Lost as `choose` does.
        """
        self._talk = self._talk.refuse(self.says(refusal))
        if self._talk.is_simple:
            raise Lost(self._talk.failed)
        self._send(protocol.refused(self._talk.asked, action, refusal.reason.value, self.says(refusal)))
        reply = self._await()
        if reply is None:
            raise Lost(QT_TRANSLATE_NOOP("Players", "The program ended."))
        return _thought(reply)

    def round_over(self, result: RoundResult) -> None:
        """Tell how a round was counted."""
        self._send(protocol.round_over(result))

    def close(self) -> None:
        """Take leave and end the program."""
        if self._pipe is not None:
            self._send(protocol.bye())
        self._forget()

    def _start(self) -> None:
        self._pipe = _Pipe(self.command)
        self.starts += 1
        self._send(self.greeting)
        until = time.monotonic() + START_SECONDS
        while True:
            text = self._line(until)
            if text is None:
                self._forget()
                raise SeatError(
                    QT_TRANSLATE_NOOP("Players", "“{program}” does not answer {greeting} with {answer}."),
                    program=self.command[0],
                    greeting='"hello"',
                    answer='"ready"',
                )
            with contextlib.suppress(AnswerError):
                self.name = protocol.read_ready(text)
                return

    def _forget(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None

    def _restart(self) -> None:
        self._restarted = True
        self._forget()
        try:
            self._start()
        except SeatError as error:
            raise Lost("{why}", why=error) from None

    def _send(self, message: Json) -> None:
        if self._pipe is not None:
            self._pipe.outgoing.put(protocol.line(message))

    def _line(self, until: float) -> str | None:
        """Wait for a line; None where the program has ended or the time is over."""
        if self._pipe is None:
            return None
        try:
            return self._pipe.incoming.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return None

    def _await(self) -> Reply | None:
        """Wait for the awaited answer; None where the program has ended.

        Raises Lost where the answer is late or was broken too often.
        """
        begun = time.monotonic()
        seconds = SAMPLING_SECONDS
        if self.samples is None:
            seconds = max(0.0, protocol.LATE * self.budget_ms - self._spent_ms) / 1000
        try:
            return self._awaited(begun + seconds)
        finally:
            self._spent_ms += (time.monotonic() - begun) * 1000

    def _awaited(self, until: float) -> Reply | None:
        while True:
            text = self._line(until)
            if text is None:
                if time.monotonic() >= until:
                    self._give_up_late()
                return None
            try:
                reply = protocol.read_reply(text)
            except AnswerError as error:
                self._on_broken(str(error))
                continue
            if self._talk.is_awaited(reply):
                self._talk = self._talk.answered()
                return reply

    def _give_up_late(self) -> None:
        """Kill a program that is late; it is started again for its next move."""
        if self._pipe is not None:
            self._pipe.process.kill()
        self._talk = self._talk.fail("The answer is late.")
        raise Lost(self._talk.failed)

    def _on_broken(self, says: str) -> None:
        self._talk = self._talk.refuse(says)
        if self._talk.is_simple:
            raise Lost(self._talk.failed)
        self._send({"refused": self._talk.asked, "action": "", "reason": BROKEN, "says": says})


def _thought(reply: Reply) -> Thought:
    if reply.action is None:
        raise NoChoice
    because = reply.because or Because(Code.FOREIGN, {"text": ""})
    return Thought(reply.action, because, reply.then, reply.ending)
