"""A seat played by a program of its own, over pipes, by the opponents' protocol; knows nothing of windows."""

import contextlib
import os
import queue
import subprocess
import threading
import time
from collections.abc import Callable

from msgspec.structs import replace

from samba_desktop.ai import protocol
from samba_desktop.ai.guard import end_without_guard
from samba_desktop.ai.programs import Program
from samba_desktop.ai.protocol import AnswerError, Conversation, Json, Reply
from samba_desktop.ai.thought import Because, Code, Lost, NoChoice, Thought
from samba_desktop.engine.actions import PlayerAction, Refusal
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import Phase, View
from samba_desktop.engine.wording import WordedError

START_SECONDS = 60.0
"""How long a program that runs may take to greet back, on a machine that has much else to do.

One that ends is noticed at once.
"""
GOODBYE_SECONDS = 1.0
SAMPLING_SECONDS = 120.0
"""How long an answer with a fixed number of samples may take."""
USUAL_BUDGET_MS = 1000
CHUNK = 65_536
MOST_HEARD = 3
"""Of so many starts in a match what the program complains of is passed on."""
PARTING_SECONDS = 0.2
"""How long what still reads or writes is waited for."""
BROKEN = "broken_answer"
"""The reason that is given for an answer that cannot be read."""


class SeatError(WordedError):
    """A program that cannot be started; the message is one sentence."""

    context = "Players"


class _Pipe:
    """One running program; lines go in and out through threads, so that it cannot block its table."""

    def __init__(self, program: Program) -> None:
        self._program = program
        try:
            self.process = subprocess.Popen(
                program.words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=None if program.is_heard else subprocess.DEVNULL,
                # Without buffers there is nothing that a thread which is left behind could hold.
                bufsize=0,
                env=dict(program.environment),
                cwd=program.folder or None,
            )
        except (OSError, ValueError) as error:
            raise _unstarted(program, error) from None
        self.incoming: queue.Queue[str | None] = queue.Queue()
        """Lines, and None once nothing more comes."""
        self._outgoing: queue.Queue[bytes | None] = queue.Queue()
        self._lines = self._bytes = 0
        """What came since the last message."""
        self._threads = [
            threading.Thread(target=self._read, daemon=True),
            threading.Thread(target=self._write, daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def send(self, message: str) -> None:
        """Let a line be written; what was said before is no answer to it."""
        with contextlib.suppress(queue.Empty):
            while self.incoming.get_nowait() is not None:
                pass
            self.incoming.put(None)
        self._lines = self._bytes = 0
        self._outgoing.put(message.encode())

    def _read(self) -> None:
        assert self.process.stdout is not None
        rest = b""
        with contextlib.suppress(OSError), self.process.stdout as out:
            while said := out.read(CHUNK):
                *lines, rest = (rest + said).split(b"\n")
                self._lines += len(lines)
                self._bytes += len(said)
                if self._lines > protocol.MOST_LINES or self._bytes > protocol.MOST_BYTES:
                    self.end()
                    rest = b""
                    break
                for line in lines:
                    self.incoming.put(line.decode(errors="replace"))
        if rest:
            self.incoming.put(rest.decode(errors="replace"))
        self.incoming.put(None)

    def _write(self) -> None:
        assert self.process.stdin is not None
        with contextlib.suppress(OSError), self.process.stdin as into:
            while (message := self._outgoing.get()) is not None:
                while message:
                    message = message[into.write(message) :]

    def end(self) -> None:
        """End the program, and all that it started; it is not waited for."""
        self.process.terminate()

    def failure(self) -> OSError | None:
        """Return why the program could not be started, once its guard has ended; None where it was."""
        code = self.process.poll()
        return OSError(code, os.strerror(code)) if self._program.is_guarded and code and code > 0 else None

    def close(self) -> None:
        """Let the program end, and end it where it does not; what it left behind is never waited for."""
        self._outgoing.put(None)
        for end in (None, self.end, self._kill):
            if end is not None:
                end()
            with contextlib.suppress(subprocess.TimeoutExpired):
                self.process.wait(GOODBYE_SECONDS)
                break
        if self._program.is_guarded and self.process.returncode not in {None, 0}:
            # The guard was ended too: what it guarded may be there still.
            self._kill()
        for thread in self._threads:
            thread.join(PARTING_SECONDS)

    def _kill(self) -> None:
        if self._program.is_guarded:
            end_without_guard(self.process.pid)
        self.process.kill()


def _unstarted(program: Program, error: OSError | ValueError) -> SeatError:
    return SeatError(
        QT_TRANSLATE_NOOP("Players", "“{program}” cannot be started: {why}."),
        program=program.name,
        why=system_reason(error) if isinstance(error, OSError) else str(error),
    )


class ProcessSeat:
    """A seat's player in a process of its own, started again when it dies.

    `says` makes the sentence of a refusal.
    """

    def __init__(
        self,
        program: Program,
        greeting: Json,
        *,
        budget_ms: int = USUAL_BUDGET_MS,
        samples: int | None = None,
        says: Callable[[Refusal], str],
    ) -> None:
        self.program = program
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
        heard = self.program.is_heard and self.starts < MOST_HEARD
        pipe = self._pipe = _Pipe(replace(self.program, is_heard=heard))
        self.starts += 1
        self._send(self.greeting)
        until = time.monotonic() + START_SECONDS
        while True:
            text = self._line(until)
            if text is None:
                self._forget()
                if (failure := pipe.failure()) is not None:
                    raise _unstarted(self.program, failure)
                raise SeatError(
                    QT_TRANSLATE_NOOP("Players", "“{program}” does not answer {greeting} with {answer}."),
                    program=self.program.name,
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
            self._pipe.send(protocol.line(message))

    def _line(self, until: float) -> str | None:
        """Wait for a line; None where the program has ended or the time is over."""
        if self._pipe is None:
            return None
        try:
            text = self._pipe.incoming.get(timeout=max(0.0, until - time.monotonic()))
        except queue.Empty:
            return None
        if text is None:
            # So it stays, whoever asks again.
            self._pipe.incoming.put(None)
        return text

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
            self._pipe.end()
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
