"""How long opponents take for their turns in the window while cards fly, and how late its timer is."""

import time
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, QObject, QProcess, QTimer

from samba_desktop.ai.thought import Code
from samba_desktop.engine.table import Phase, View
from samba_desktop.ui.speed.stalls import beat_until_end, share_of, sitting
from samba_desktop.ui.table.opponents import OpponentMove
from samba_desktop.ui.table.runner import OpponentRunner

ENDLESS = 50_000
"""Points that no match reaches while it is measured, so that one match is enough."""
USUAL, SLOWEST = 50, 99


class _Turn(Struct):
    """One turn so far."""

    seat: int
    took: float = 0.0
    """Milliseconds from each question to its answer."""
    worked: float = 0.0
    """Milliseconds that opponents had a processor meanwhile."""


class Clock(QObject):
    """Times turns from the question to the last answer, and ends the program after so many.

    The first turn of each seat is left out: its process starts in it.
    """

    def __init__(self, runner: OpponentRunner, turns: int, seats: int) -> None:
        super().__init__(runner)
        self._runner = runner
        self._wanted = turns + seats
        self._turns: list[_Turn] = []
        self._asked_at = 0.0
        self._worked_before = 0.0
        self.replaced = 0
        """How often a simple action stood in."""
        runner.asked.connect(self.on_asked)
        runner.thought.connect(self.on_thought)

    def on_asked(self, view: View) -> None:
        """Begin a turn, or go on with it."""
        if view.turn.phase is Phase.DRAW or not self._turns:
            if len(self._turns) == self._wanted:
                QTimer.singleShot(0, QCoreApplication.exit)
                return
            self._turns.append(_Turn(view.seat))
        self._asked_at, self._worked_before = time.perf_counter(), self._work_so_far()

    def on_thought(self, move: OpponentMove) -> None:
        """Add what an answer took."""
        turn = self._turns[-1]
        turn.took += (time.perf_counter() - self._asked_at) * 1000
        turn.worked += self._work_so_far() - self._worked_before
        self.replaced += move.because.code is Code.SIMPLE

    def _work_so_far(self) -> float:
        """Return for how many milliseconds opponents have had a processor so far; 0 if nobody says."""
        places = [Path(f"/proc/{one.processId()}/schedstat") for one in self._runner.findChildren(QProcess)]
        return sum(int(place.read_text().split()[0]) / 1e6 for place in places if place.exists())

    def told(self) -> Mapping[str, float]:
        """Say how long turns took, and what of it opponents worked, in milliseconds."""
        firsts = {turn.seat: turn for turn in reversed(self._turns)}
        later = [turn for turn in self._turns if turn is not firsts[turn.seat]]
        took, worked = [turn.took for turn in later], [turn.worked for turn in later]
        return {
            "turns": len(later),
            "p50_ms": share_of(took, USUAL),
            "p99_ms": share_of(took, SLOWEST),
            "longest_ms": max(took),
            "worked_p50_ms": share_of(worked, USUAL),
            "worked_p99_ms": share_of(worked, SLOWEST),
            "replaced": self.replaced,
        }


def turns_in_window(level: str, turns: int, size: tuple[int, int]) -> Mapping[str, float]:
    """Let one level play on every seat for so many turns, and measure all the while."""
    with sitting(level, ENDLESS, size) as (window, match):
        runner = window.findChild(OpponentRunner)
        assert runner is not None
        clock = Clock(runner, turns, match.record.seating.players)
        return {**beat_until_end(window), **clock.told()}
