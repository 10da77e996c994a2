"""How late the window's timer is while computers play a whole match in it, and beside it in a bare view."""

import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from PySide6.QtWidgets import QGraphicsRectItem, QGraphicsScene, QGraphicsView

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.sittings import begin
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.main_window import MainWindow
from samba_desktop.ui.memory import keep_what_is_loaded
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.speed.first_table import used_memory
from samba_desktop.ui.table.controller import Controller
from samba_desktop.ui.windows import load_soon

TICK = 16.0
"""Milliseconds between two ticks."""
LATE = 16.0
"""Milliseconds after which a tick counts as late."""
SHEET = 400
"""Milliseconds for which the sheet of a round stays."""
QUEUE = Path("/proc/thread-self/schedstat")


def queued() -> float:
    """Answer for how many seconds this thread was ready and had to wait for a processor; 0 if nobody says."""
    return int(QUEUE.read_text().split()[1]) / 1e9 if QUEUE.exists() else 0.0


class Beat:
    """A timer that ticks all the while, and how late its ticks were."""

    def __init__(self, parent: QObject) -> None:
        self._timer = QTimer(parent)
        self._timer.setInterval(round(TICK))
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.on_tick)
        self.last = time.perf_counter()
        self._worked = time.thread_time()
        self._queued = queued()
        self.late: list[float] = []
        """Milliseconds by which each tick was late."""
        self.unqueued: list[float] = []
        """The same without the time for which this thread was ready and others had the processors."""
        self.worked: list[float] = []
        """Milliseconds that this thread itself had worked since the tick before."""

    def start(self) -> None:
        """Begin to measure."""
        self.last, self._worked, self._queued = time.perf_counter(), time.thread_time(), queued()
        self._timer.start()

    def stop(self) -> None:
        """Measure no more."""
        self._timer.stop()

    def on_tick(self) -> None:
        """See how late it is."""
        now, worked, waited = time.perf_counter(), time.thread_time(), queued()
        self.late.append((now - self.last) * 1000 - TICK)
        self.unqueued.append(self.late[-1] - (waited - self._queued) * 1000)
        self.worked.append((worked - self._worked) * 1000)
        self.last, self._worked, self._queued = now, worked, waited

    def summed(self) -> dict[str, float]:
        """Say how late the ticks were, in milliseconds."""
        return {
            "ticks": len(self.late),
            "most_ms": max(self.late),
            "of_99_9_ms": share_of(self.late, 99.9),
            "most_unqueued_ms": max(self.unqueued),
            "of_99_9_unqueued_ms": share_of(self.unqueued, 99.9),
            "most_worked_ms": max(self.worked),
            "late_ticks": sum(one > LATE for one in self.unqueued),
        }


def share_of(values: Sequence[float], share: float) -> float:
    """Return what so many of a hundred values do not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share / 100))]


def stalls_of_match(target: int, size: tuple[int, int]) -> dict[str, float | None]:
    """Let four computers play a whole match in the window, with fast cards, and measure all the while."""
    with sitting(USUAL_LEVEL, target, size) as (window, match):
        controller = controller_of(window)
        controller.match_over.connect(lambda: QTimer.singleShot(SHEET, QCoreApplication.quit))
        found: dict[str, float | None] = {**beat_until_end(window), "memory_mb": used_memory()}
        found |= {"entries": match.moment, "rounds": len(match.counts)}
    return found


def beat_until_end(parent: QObject) -> dict[str, float]:
    """Let the program go on to its end, and say how late ticks were meanwhile."""
    beat = Beat(parent)
    beat.start()
    QCoreApplication.exec()
    beat.stop()
    return beat.summed()


@contextmanager
def sitting(level: str, target: int, size: tuple[int, int]) -> Iterator[tuple[MainWindow, Match]]:
    """Open the window on a match of four computers that goes on from round to round, and close it again."""
    rules = PRESETS["swedish-samba"].rules
    rules = replace(rules, match=replace(rules.match, target_score=target))
    seating = Seating(4, rules.shapes(4)[0])
    seats = tuple(SeatPlan(name, level) for name in NAMES[: seating.players])
    keep_what_is_loaded()
    with tempfile.TemporaryDirectory() as place, Store.open(Path(place)) as store:
        window = MainWindow(store, Path(place), ENGLISH, Preferences(speed=Speed.FAST))
        load_soon(window)
        window.resize(*size)
        window.show()
        _, match = begin(store, Record(rules, seating, seats, 1))
        window.open(match)
        controller = controller_of(window)
        controller.round_over.connect(lambda: QTimer.singleShot(SHEET, controller, controller.deal))
        yield window, match
        window.close()


def controller_of(window: MainWindow) -> Controller:
    """Return what runs the match in a window."""
    controller = window.findChild(Controller)
    assert controller is not None
    return controller


def stalls_of_bare_view(seconds: float, size: tuple[int, int]) -> dict[str, float | None]:
    """Let a square move over a bare view and measure all the while."""
    width, height = size
    scene = QGraphicsScene(0, 0, width, height)
    square = QGraphicsRectItem(0, 0, 100, 140)
    scene.addItem(square)
    view = QGraphicsView(scene)
    view.resize(width, height)
    view.show()
    moving = QTimer(view)
    moving.setInterval(round(TICK))
    moving.timeout.connect(lambda: square.setX((square.x() + 7) % width))
    moving.start()
    QTimer.singleShot(round(seconds * 1000), QCoreApplication.quit)
    return {**beat_until_end(view), "memory_mb": used_memory()}
