"""How many of something a command is to do, and by how many processes."""

import argparse
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess
from typing import Any

from samba_desktop.cli.stopping import undisturbed
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP


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
