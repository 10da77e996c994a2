"""How many of something a command is to do, and by how many processes."""

import argparse
import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import active_children, parent_process
from multiprocessing.context import SpawnContext, SpawnProcess

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


class _Worker(SpawnProcess):
    """A process that Ctrl+C at the terminal doesn't concern, as whoever started it is to end it."""

    def start(self) -> None:
        """Start it with the signal held back, until it knows what to do with it."""
        if not hasattr(signal, "pthread_sigmask"):
            super().start()
            return
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            super().start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


class _Spawning(SpawnContext):
    Process = _Worker


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
        with ProcessPoolExecutor(
            jobs, mp_context=_Spawning(), initializer=_settle_in, initargs=(before,)
        ) as pool:
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
    """Begin as a worker: end with the process that started this one, and leave Ctrl+C to it."""
    _leave_environment(safe_path)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
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
