"""What the bench measures in a window: frames, stalls, thinking, the history."""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QObject, QPointF, QProcess, Qt, QTimer
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QGraphicsPixmapItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.thought import Code
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import Phase, Seating, View
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.history_window import MATCHES, STATISTICS, HistoryWindow
from samba_desktop.ui.kit.look import dress_application
from samba_desktop.ui.rules.match_plan import NAMES
from samba_desktop.ui.speed.first_picture import first_pictures
from samba_desktop.ui.speed.first_table import used_memory
from samba_desktop.ui.table.appearance import table_scene
from samba_desktop.ui.table.controller import Controller
from samba_desktop.ui.table.prompts import Moment, Teller
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import OpponentMove
from samba_desktop.ui.window.main_window import MainWindow, keep_what_is_loaded
from samba_desktop.ui.window.windows import load_soon

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


MOVING = 4
FLIGHT = 30
"""Frames of one flight."""
RANKS = ("4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
FULL_TABLE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "JK JK JK JK 2S 2S 2S 2H 2H 2H 2D 2D 2D", "2": 2, "3": 2, "4": 2},
    "melds": {
        "A": [f"{rank}S {rank}S {rank}S {rank}H {rank}H {rank}H" for rank in RANKS],
        "B": [f"{rank}D {rank}D {rank}D {rank}C {rank}C {rank}C" for rank in RANKS],
    },
    "pile": "3S 3S 3S 3C 3C 3C 2C JK",
}
"""All cards are in play, nearly all of them lie open, and none is covered by a canasta."""


class Frame(Struct, frozen=True):
    """What one frame took, in milliseconds."""

    wall: float
    worked: float
    """By this thread alone, without what others had of the processor."""


def full_view() -> View:
    """Return the table as the first seat sees it."""
    return observe(read_case(FULL_TABLE), 0)


class FullTable:
    """The real table, with four cards that fly from the hand to the far side and back."""

    def __init__(self, width: int, height: int) -> None:
        view = full_view()
        company = Company(tuple(NAMES[: view.table.seating.players]), view.table.seating, view.seat)
        teller = Teller(ENGLISH, company, (None, *[USUAL_LEVEL] * (len(company.names) - 1)), "Swedish Samba")
        self._pictures = CardPixmaps()
        self._scene = table_scene(pictures=self._pictures)
        self._scene.speed = 0.0
        self.view = shown(TableView(self._scene), width, height)
        self._scene.show_view(view, (), teller.captions(view, Moment()))
        self.moving = sorted(self._scene.cards.items, key=lambda card: card.y())[-MOVING:]
        """The cards that move: some of the hand, which are the largest and have the longest way."""
        self._start = [card.pos() for card in self.moving]

    @property
    def scene(self) -> TableScene:
        """The scene that is measured."""
        return self._scene

    def move(self, number: int) -> None:
        """Take the next step."""
        at = number % FLIGHT
        if at == 0:
            for card, start in zip(self.moving, self._start, strict=True):
                self._send(card, start, back=bool(number // FLIGHT % 2))
        for card in self.moving:
            card.setProperty("progress", (at + 1) / FLIGHT)

    def _send(self, card: CardItem, start: QPointF, *, back: bool) -> None:
        card.is_smooth = True
        end = start if back else QPointF(start.x() * 0.8, start.y() * 0.15)
        card.take_off(end, card.width, turned=False, face_up=True)


class BareTable:
    """A plain graphics view with as many pictures of that size, of which four move."""

    def __init__(self, full: FullTable, width: int, height: int) -> None:
        self._scene = QGraphicsScene(0, 0, width, height)
        ratio = full.view.devicePixelRatioF()
        cards = {item: self._card(item, ratio) for item in full.scene.cards.items}
        self._moving = [cards[item] for item in full.moving]
        self.view = shown(QGraphicsView(self._scene), width, height)

    def _card(self, item: CardItem, ratio: float) -> QGraphicsPixmapItem:
        size = item.rect.size() * ratio
        picture = QPixmap(round(size.width()), round(size.height()))
        picture.setDevicePixelRatio(ratio)
        picture.fill(0xFFFFFF)
        card = self._scene.addPixmap(picture)
        card.setPos(item.pos())
        return card

    def move(self, number: int) -> None:
        """Take the next step."""
        share = (number % FLIGHT + 1) / FLIGHT
        share = 1 - share if number // FLIGHT % 2 else share
        height = self._scene.height()
        for at, card in enumerate(self._moving):
            card.setPos(at * card.boundingRect().width(), height * (0.8 - 0.65 * share))


def shown(view: QGraphicsView, width: int, height: int) -> QGraphicsView:
    """Show a view in a size and have it painted."""
    view.resize(width, height)
    view.show()
    QApplication.processEvents()
    return view


def frames(move: Callable[[int], object], count: int) -> list[Frame]:
    """Take so many steps and measure each until it is painted."""
    found = []
    for number in range(count):
        wall, worked = time.perf_counter(), time.thread_time()
        move(number)
        QApplication.processEvents()
        found.append(
            Frame((time.perf_counter() - wall) * 1000, (time.thread_time() - worked) * 1000),
        )
    return found


def full_repaints(view: QGraphicsView, count: int) -> list[Frame]:
    """Paint everything so many times."""

    def repaint(_number: int) -> None:
        view.viewport().update()

    return frames(repaint, count)


def summed(found: Sequence[Frame]) -> dict[str, float]:
    """Say how frames lie: the median of both times, and what all but five of a hundred stay under."""
    wall = sorted(one.wall for one in found)
    worked = sorted(one.worked for one in found)
    middle, high = len(found) // 2, len(found) * 95 // 100
    return {"wall_ms": wall[middle], "worked_ms": worked[middle], "most_of_95_ms": worked[high]}


def measured_frames(width: int, height: int, count: int) -> dict[str, dict[str, float]]:
    """Measure the table and the bare view by turns, in logical pixels; the same processor serves both."""
    full = FullTable(width, height)
    bare = BareTable(full, width, height)
    tables: dict[str, list[Frame]] = {"table": [], "bare": [], "whole": [], "bare_whole": []}
    share = max(FLIGHT * 2, count // 5 // (FLIGHT * 2) * FLIGHT * 2)
    for _ in range(max(1, count // share)):
        tables["table"] += frames(full.move, share)
        tables["bare"] += frames(bare.move, share)
        tables["whole"] += full_repaints(full.view, share // 4)
        tables["bare_whole"] += full_repaints(bare.view, share // 4)
    return {name: summed(found) for name, found in tables.items()}


HISTORY_SIZE = (1366, 768)


def main(folder: str) -> None:
    """Open the window, look at the statistics, and print how many milliseconds each took."""
    application = QApplication(sys.argv[:1])
    load_fonts()
    dress_application(application)
    beside = QWidget()
    beside.resize(*HISTORY_SIZE)
    took = {}
    with Store.open(Path(folder)) as store:
        began = time.perf_counter()
        window = HistoryWindow(store, ENGLISH, Preferences, beside)
        window.show_page(MATCHES, None)
        application.processEvents()
        took["history"] = (time.perf_counter() - began) * 1000
        began = time.perf_counter()
        window.show_page(STATISTICS, None)
        application.processEvents()
        took["statistics"] = (time.perf_counter() - began) * 1000
        window.close()
    sys.stdout.write(json.dumps(took) + "\n")


SIZE = (1920, 1080)


def measured(options: Mapping[str, object]) -> Mapping[str, object]:
    """Measure one part and return its figures; needs an application."""
    match options["part"]:
        case "frames":
            width, _, height = str(options["size"]).partition("x")
            return measured_frames(int(width), int(height), int(str(options["frames"])))
        case "match":
            return stalls_of_match(int(str(options["target"])), SIZE)
        case "turns":
            return turns_in_window(str(options["level"]), int(str(options["turns"])), SIZE)
        case "bare":
            return stalls_of_bare_view(float(str(options["seconds"])), SIZE)
        case "pictures":
            return first_pictures(
                json.loads(str(options["programs"])), int(str(options["repeats"])), os.environ
            )
        case other:
            raise AssertionError(other)
