"""How many of something a command is to do, and by how many processes."""

import argparse
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import AbstractContextManager, nullcontext
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


def workers(jobs: int) -> AbstractContextManager[Executor | None]:
    """Return so many processes, to be ended after use; None for one, as this process is enough then."""
    if jobs > 1:
        return ProcessPoolExecutor(jobs, mp_context=get_context("spawn"))
    return nullcontext()
