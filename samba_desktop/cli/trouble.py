"""How a command ends that cannot do what was asked, or that is stopped from outside."""

import signal
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from types import FrameType

from samba_desktop.engine.wording import WordedError


class Trouble(WordedError):  # noqa: N818 - it is a sentence for the user, not a programming error
    """What went wrong, in one sentence; the command ends with status 2."""

    context = "Trouble"


class CameForward(Trouble):
    """The game runs already and shows itself now, so that the sentence needs no window of its own."""


STOPS = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP", "SIGBREAK") if hasattr(signal, name)
)
Answer = Callable[[int, FrameType | None], object] | int | signal.Handlers | None
BASE = 128
"""What shells add to the number of the signal that ended a program."""


class Stopped(BaseException):
    """The command is to end now, in order and without a word; no mistake, so nobody catches it as one."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.status = BASE + number
        """What the command exits with."""


@contextmanager
def stoppable() -> Iterator[None]:
    """Raise Stopped where the command is stopped from outside; while it ends in order, no one stops that.

    What is ignored stays so: in the background a terminal's signals concern nobody.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {one: signal.signal(one, _stop) for one in _heeded()}
    try:
        yield
    except Stopped:
        # Once more would only disturb the end of Python itself; `timeout` sends each signal twice.
        raise
    except BaseException:
        _give_back(before)
        raise
    else:
        _give_back(before)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Do something as a whole, such as starting a process; the command is stopped after it."""
    came: list[int] = []
    held = [one for one in STOPS if signal.getsignal(one) is _stop]
    for one in held:
        signal.signal(one, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        _give_back(dict.fromkeys(held, _stop))
    if came:
        _stop(came[0], None)


def leave_to_the_system() -> None:
    """Let the system end this process from now on: where Qt calls the program, nothing can be raised."""
    _give_back(dict.fromkeys(_heeded(), signal.SIG_DFL))


def _heeded() -> list[signal.Signals]:
    return [one for one in STOPS if signal.getsignal(one) is not signal.SIG_IGN]


def _give_back(answers: Mapping[signal.Signals, Answer]) -> None:
    for number, answer in answers.items():
        signal.signal(number, answer)


def _stop(number: int, _frame: FrameType | None) -> None:
    _give_back(dict.fromkeys(_heeded(), signal.SIG_IGN))
    raise Stopped(number)
