"""How many of something a command is to do, and by how many processes."""

import argparse
import os
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

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


@contextmanager
def workers(jobs: int) -> Iterator[Executor | None]:
    """Have so many processes for a while; None for one, as this process is enough then."""
    if jobs <= 1:
        yield None
        return
    # They are not to look for modules in the current folder, where anybody's `json.py` may lie; Python's own
    # way to start them takes no other word for it.
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        with ProcessPoolExecutor(
            jobs, mp_context=get_context("spawn"), initializer=_settle, initargs=(before,)
        ) as pool:
            yield pool
    finally:
        _settle(before)


def _settle(safe_path: str | None) -> None:
    """Leave to programs of somebody's own the environment that they would have elsewhere."""
    if safe_path is None:
        os.environ.pop(SAFE_PATH, None)
    else:
        os.environ[SAFE_PATH] = safe_path
