"""Stands between the game and a program of somebody's own: what it starts ends with it, and with the game.

It runs as a process of its own, from this file alone. The program has the game's pipes; what it says on its
error stream is bounded here, as nobody may have room for all of it.
"""

import ctypes
import os
import select
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

WORD = "--guard"
"""What the frozen program is started with to be one."""
GLANCE = 1.0
"""Seconds from one look whether the game is still there to the next, where no signal tells."""
PATIENCE = 1.0
"""Seconds in which all that was started has to be gone."""
PAUSE = 0.01
"""Seconds between two looks while much is said, or much is to end."""
FIRST, LAST = 4000, 4000
"""Bytes of the error stream that are passed on at once, and those that are kept until the end."""
CHUNK = 65_536
SAFE_CHUNK = 512
"""Bytes that a pipe with room takes at once on every system."""
MARK = "SAMBA_GUARD"
"""What the environment of all that a program starts has, so that it is known even without its guard."""
PROCESSES = Path("/proc")
SET_DEATH_SIGNAL, SET_SUBREAPER = 1, 36
"""Of Linux's prctl: have a signal when the parent dies, and be the parent of all orphans below."""
CONTROL_SIGNS = bytes(b if b >= 32 or b in b"\n\t" else ord("?") for b in range(256))
"""What goes to a terminal moves no cursor there."""


class Complaints:
    """What a program says on its error stream: the beginning at once, the end when it ends."""

    def __init__(self, source: int) -> None:
        self.source: int | None = source
        self._left = FIRST
        self._end = b""

    def take(self) -> None:
        """Read what is there."""
        if self.source is None:
            return
        said = os.read(self.source, CHUNK)
        if not said:
            os.close(self.source)
            self.source = None
            return
        now, later = said[: self._left], said[self._left :]
        self._left -= len(now)
        _pass_on(now)
        self._end = (self._end + later)[-LAST:]
        if len(said) == CHUNK:
            # Whoever says so much is not to keep a processor busy with it.
            time.sleep(PAUSE)

    def take_last(self) -> None:
        """Pass on how it ended, without waiting for those who may still hold the pipe."""
        while self.source is not None and select.select([self.source], [], [], 0)[0]:
            self.take()
            if self._left == 0:
                break
        if self._end:
            _pass_on(b"\n[...]\n" + self._end + b"\n")


def _pass_on(said: bytes) -> None:
    """Write to the own error stream as far as it takes it at once."""
    for at in range(0, len(said), SAFE_CHUNK):
        try:
            if not select.select([], [2], [], 0)[1]:
                return
            os.write(2, said[at : at + SAFE_CHUNK].translate(CONTROL_SIGNS))
        except OSError:
            return


def watch_over(words: list[str]) -> int:
    """Run a program until it ends or the game does: the game's process id, the program and its arguments.

    Returns 0, or the number of the system's error where the program cannot be started.
    """
    parent, command = int(words[0]), words[1:]
    # What is typed at a terminal, such as Ctrl+C, concerns the game alone.
    os.setsid()
    waking, wake = os.pipe()
    for end in (waking, wake):
        os.set_blocking(end, False)
    signal.set_wakeup_fd(wake, warn_on_full_buffer=False)
    asked: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _frame: asked.append(number))
    for number in (signal.SIGCHLD, signal.SIGHUP, signal.SIGINT):
        signal.signal(number, lambda *_: None)
    _ask_system()
    if os.getppid() != parent:
        return 0
    try:
        program = subprocess.Popen(
            command, stderr=subprocess.PIPE, env=os.environ | {MARK: _mark(parent, os.getpid())}
        )
    except OSError as error:
        return error.errno or 1
    except ValueError:
        return 1
    assert program.stderr is not None
    complaints = Complaints(os.dup(program.stderr.fileno()))
    program.stderr.close()
    _let_go()
    while not asked and os.getppid() == parent and not _has_ended(program.pid):
        sources = [waking] if complaints.source is None else [waking, complaints.source]
        ready, _, _ = select.select(sources, [], [], GLANCE)
        if waking in ready:
            os.read(waking, CHUNK)
        if complaints.source in ready:
            complaints.take()
    _end_all()
    complaints.take_last()
    return 0


def end_without_guard(guard: int) -> None:
    """End all that this guard of the game guarded, where the guard itself cannot: it was ended, or stopped.

    Whoever left the guard's group is found by the environment that it was started with, as far as the
    system shows that.
    """
    until = time.monotonic() + PATIENCE
    with suppress(ProcessLookupError, PermissionError):
        os.killpg(guard, signal.SIGKILL)
    while (left := _marked(_mark(os.getpid(), guard))) and time.monotonic() < until:
        for one in left:
            with suppress(ProcessLookupError, PermissionError):
                os.kill(one, signal.SIGKILL)
        time.sleep(PAUSE)


def _mark(game: int, guard: int) -> str:
    return f"{game}-{guard}"


def _marked(mark: str) -> list[int]:
    """List the processes with a mark; one that has ended shows none."""
    wanted, found = f"{MARK}={mark}".encode(), []
    for place in PROCESSES.glob("[0-9]*"):
        with suppress(OSError):
            if wanted in (place / "environ").read_bytes().split(b"\0"):
                found.append(int(place.name))
    return found


def _ask_system() -> None:
    """Be told when the game dies, and be the parent of what the program leaves behind, where that exists."""
    if sys.platform.startswith("linux"):
        system = ctypes.CDLL(None)
        system.prctl(SET_DEATH_SIGNAL, signal.SIGHUP)
        system.prctl(SET_SUBREAPER, 1)


def _let_go() -> None:
    """Leave the pipes to the program, so that their ends are seen when it lets go of them."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1):
        os.dup2(nothing, stream)
    os.close(nothing)


def _has_ended(program: int) -> bool:
    """Take notice of all that ended, and tell whether the program did."""
    try:
        while True:
            ended, _ = os.waitpid(-1, os.WNOHANG)
            if ended == program:
                return True
            if ended == 0:
                return False
    except ChildProcessError:
        return True


def _end_all() -> None:
    """End all that the program started; where it cannot be seen, the own group and this process too."""
    until = time.monotonic() + PATIENCE
    while sys.platform.startswith("linux") and time.monotonic() < until:
        for child in _children():
            try:
                os.kill(child, signal.SIGKILL)
            except ProcessLookupError:
                continue
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(PAUSE)
    os.killpg(0, signal.SIGKILL)


def _children() -> list[int]:
    """List the own children, orphans of the program among them; none where the system doesn't show them."""
    found, own = [], str(os.getpid()).encode()
    for place in PROCESSES.glob("[0-9]*"):
        try:
            # The name of a program, in brackets, may hold anything.
            parent = (place / "stat").read_bytes().rpartition(b")")[2].split()[1]
        except OSError:
            continue
        if parent == own:
            found.append(int(place.name))
    return found


if __name__ == "__main__":
    sys.exit(watch_over(sys.argv[1:]))
