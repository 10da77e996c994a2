"""What commands that play share: who plays, how many of something, by how many processes."""

import argparse
import os
import signal
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import ExitStack, contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from types import MappingProxyType
from typing import Any

from msgspec import Struct

from samba_desktop.ai.levels import player
from samba_desktop.ai.names import USUAL_LEVEL, command_of
from samba_desktop.ai.programs import drawn_seed, program_of
from samba_desktop.ai.protocol import hello
from samba_desktop.ai.seats import ProcessSeat
from samba_desktop.ai.thought import Limit
from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands
from samba_desktop.arena import greedy
from samba_desktop.arena.table_play import Chooser
from samba_desktop.cli.trouble import Trouble, undisturbed
from samba_desktop.engine.actions import Refusal
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating, is_command
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.refusal_texts import Refusals


def check_counts(arguments: argparse.Namespace, *names: str) -> None:
    """Check options that count something; one that was not typed is left to whoever has a usual number.

    Raises Trouble where one is less than 1.
    """
    for name in names:
        count = getattr(arguments, name)
        if count is not None and count < 1:
            raise Trouble(QT_TRANSLATE_NOOP("Trouble", "--{option}: at least one is needed."), option=name)


SAFE_PATH = "PYTHONSAFEPATH"


OF_A_TERMINAL = tuple(getattr(signal, name) for name in ("SIGINT", "SIGHUP") if hasattr(signal, name))
"""What all processes that were started at a terminal are sent: whoever started workers is to end them."""


@contextmanager
def _held_back() -> Iterator[None]:
    """Start processes from which a terminal's signals are held back, until they know what to do with them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, OF_A_TERMINAL)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Worker(SpawnProcess):
    def start(self) -> None:
        with _held_back():
            super().start()


class _Spawning(SpawnContext):
    Process = _Worker


class _Pool(ProcessPoolExecutor):
    """Processes that are all known when the command is stopped; others would be waited for in vain."""

    def submit(self, *task: Any, **more: Any) -> Future[Any]:  # noqa: ANN401 - as it is without
        with undisturbed():
            return super().submit(*task, **more)


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Have so many processes for a while; None for one, as this process is enough then.

    They end with this process, however it ends.
    """
    if jobs <= 1:
        yield None
        return
    # They are not to look for modules in the current folder, where anybody's `json.py` may lie; Python's own
    # way to start them takes no other word for it.
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        with undisturbed(), _held_back():
            # Python's own process that looks after the pool is started here.
            made = _Pool(jobs, mp_context=_Spawning(), initializer=_settle_in, initargs=(before,))
        with made as pool:
            try:
                yield pool
            except BaseException:
                # What they were given to do is not waited for.
                for one in active_children():
                    one.terminate()
                raise
    finally:
        _leave_environment(before)


def _settle_in(safe_path: str | None) -> None:
    """Begin as a worker: end with the process that started this one, and leave the terminal to it."""
    _leave_environment(safe_path)
    for one in OF_A_TERMINAL:
        signal.signal(one, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, OF_A_TERMINAL)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _leave_environment(safe_path: str | None) -> None:
    """Leave to programs of somebody's own the environment that they would have elsewhere."""
    if safe_path is None:
        os.environ.pop(SAFE_PATH, None)
    else:
        os.environ[SAFE_PATH] = safe_path


USUAL_SEED = 1
YARDSTICKS: Mapping[str, Callable[[], Chooser]] = MappingProxyType({greedy.NAME: greedy.GreedyPlayer})
"""Players that are measured against and never offered as opponents, by name."""


class Seats(Struct, frozen=True):
    """Seats players for rules and a table; plain values only, so that it can be sent to another process."""

    rules: Rules
    seating: Seating
    typed: TypedCommands = NOTHING_TYPED
    """The commands that were typed for this run; no other program is started."""

    def __call__(
        self, levels: tuple[str, ...], seeds: tuple[int, ...], limit: Limit, stack: ExitStack
    ) -> list[Chooser]:
        """Seat a player of each level; programs are ended with the stack.

        Raises LevelError or SeatError with one sentence where a level does not exist or a program cannot be
        started.
        """
        seated = zip(levels, seeds, strict=True)
        return [self._seat(seat, level, seed, limit, stack) for seat, (level, seed) in enumerate(seated)]

    def _seat(self, seat: int, level: str, seed: int, limit: Limit, stack: ExitStack) -> Chooser:
        yardstick = YARDSTICKS.get(level)
        if yardstick is not None:
            return yardstick()
        if not is_command(level):
            return player(level, seed, limit)
        # From the seed of a level that plays in this process the deals could be computed.
        greeting = hello(self.rules, self.seating, seat, USUAL_LEVEL, drawn_seed())
        program = program_of(level, self.typed)
        process = ProcessSeat(program, greeting, says=self._says, samples=limit.samples)
        stack.callback(process.close)
        return process

    def _says(self, refusal: Refusal) -> str:
        team = self.seating.shape is not Shape.SOLO
        return Refusals(ENGLISH).sentence(refusal, self.rules, team=team)


def deal_seed(asked: int | None, levels: Sequence[str]) -> int:
    """Return what the deals come from: what was asked for, else what is usual.

    It is drawn where a program plays, as that knows what is usual and could compute every hand.
    """
    if asked is not None:
        return asked
    return drawn_seed() if any(map(is_command, levels)) else USUAL_SEED


def check_level(level: str) -> None:
    """Look whether there is a level or a yardstick of that name, or whether it names a command.

    Raises LevelError with one sentence.
    """
    if level not in YARDSTICKS:
        command_of(level)
