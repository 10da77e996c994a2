"""`samba-desktop bench table`: how fast the table is beside a bare graphics view.

What is measured inside each process stands in `samba_desktop.ui.speed`; here it is run.
"""

import argparse
import json
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from samba_desktop.ai.choose import choose
from samba_desktop.ai.own_process import child_environment
from samba_desktop.cli.counts import check_counts
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Seating
from samba_desktop.engine.values import dataclass
from samba_desktop.match.match import Match
from samba_desktop.match.record import PERSON, Record, SeatPlan
from samba_desktop.store.sittings import begin
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language

SCREENS = (("1080p", 1920, 1080), ("4K", 3840, 2160))
"""Name, width and height in points of the screen."""
SCALES = (1, 2)
PACKAGE = Path(__file__).parents[1]
ENTRIES = 60
"""How far the match has come that the game goes on with when it is started."""
IDLE_SECONDS = 8
"""For how long the bare view is watched."""
PATIENCE = 1800
"""Seconds for one part."""
FRAME_AIMS = {"1080p": 8.0, "4K": 16.0}
"""Milliseconds."""
START_AIM, STALL_AIM, LATE_AIM = 2.2, 50.0, 16.0
"""Times the bare view; milliseconds; milliseconds."""
BARE = """
import json, sys, time
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication([])
class View(QGraphicsView):
    def paintEvent(self, event):
        super().paintEvent(event)
        QTimer.singleShot(0, painted)
def painted():
    took, worked = time.time() - float(sys.argv[1]), time.process_time()
    try:
        told = open("/proc/self/status").read()
    except OSError:
        told = ""
    memory = [int(one.split()[1]) / 1024 for one in told.splitlines() if one.startswith("VmRSS:")]
    figures = {"wall_ms": took * 1000, "worked_ms": worked * 1000, "memory_mb": (memory or [None])[0]}
    print(json.dumps(figures))
    application.quit()
scene = QGraphicsScene()
scene.addRect(0, 0, 100, 140)
view = View(scene)
view.resize(1280, 800)
view.show()
application.exec()
"""
"""What the start of the game is compared with."""

Figures = dict[str, float]


@dataclass(frozen=True, slots=True)
class Table:
    """All that was measured."""

    start: Figures
    bare_start: Figures
    frames: dict[str, dict[str, Figures]]
    """By screen and scale: the table, the bare view, and both painted as a whole."""
    match: Figures
    bare_loop: Figures
    load: float
    """The processes that were ready on this machine on average, these among them."""


def bench_table(arguments: argparse.Namespace, language: Language) -> str:
    """Measure the table.

    Raises Trouble with one sentence where a part cannot be measured.
    """
    check_unfrozen()
    check_counts(arguments, "repeats", "frames")
    with tempfile.TemporaryDirectory(prefix="samba-bench-") as folder:
        parts = Parts(Path(folder))
        game, bare = parts.starts(arguments.repeats)
        found = Table(
            game,
            bare,
            {
                f"{name} scale {scale}": parts.frames(width, height, scale, arguments.frames)
                for name, width, height in SCREENS
                for scale in SCALES
            },
            parts.told(["--part", "match", "--target", str(arguments.target)]),
            parts.told(["--part", "bare", "--seconds", str(IDLE_SECONDS)]),
            machine_load(),
        )
    return told_as_json(found) if arguments.json else SpeedTexts(language).told(found)


def check_unfrozen() -> None:
    """Look whether the game's own Python is there.

    Raises Trouble where it is a frozen program.
    """
    if getattr(sys, "frozen", False):
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "The table is measured beside a bare view, for which the game's Python is needed."
            )
        )


def machine_load() -> float:
    """Return how many processes were ready on average lately; 0 where nobody says."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0


class Parts:
    """Runs the parts, each in a process of its own without a screen."""

    def __init__(self, folder: Path) -> None:
        """Use an empty folder for a match and for compiled modules, as an installed game has all of them."""
        self._data = folder / "data"
        self._environment = child_environment()
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._environment |= {
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "QT_QPA_PLATFORM": "offscreen",
        }
        self._said([sys.executable, "-m", "compileall", "-q", str(PACKAGE)])

    def starts(self, repeats: int) -> tuple[Figures, Figures]:
        """Start the game and the bare view by turns; return the median of both."""
        _keep_match(self._data)
        game, bare = [], []
        # The first start of each compiles modules and fills the caches of the system.
        for _ in range(repeats + 1):
            bare.append(self._run([sys.executable, "-c", BARE, str(time.time())]))
            arguments = ["--data-dir", str(self._data), "--part", "start", "--since"]
            game.append(self.told([*arguments, str(time.time())]))
        return _medians(game[1:]), _medians(bare[1:])

    def frames(self, width: int, height: int, scale: int, count: int) -> dict[str, Figures]:
        """Measure frames on a screen of so many points, at so many for each unit."""
        size = f"{width // scale}x{height // scale}"
        told: dict[str, Figures] = self._run(
            [*_game(), "--part", "frames", "--size", size, "--frames", str(count)],
            {"QT_SCALE_FACTOR": str(scale)},
        )
        return told

    def told(self, arguments: Sequence[str]) -> Figures:
        """Run a part of the game and return what it found."""
        found: Figures = self._run([*_game(), *arguments])
        return found

    def _run(self, command: Sequence[str], more: Mapping[str, str] | None = None) -> dict:  # type: ignore[type-arg]
        return dict(json.loads(self._said(command, more)))

    def _said(self, command: Sequence[str], more: Mapping[str, str] | None = None) -> str:
        ended = subprocess.run(
            command,
            env=self._environment | dict(more or {}),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )
        if ended.returncode:
            last = " ".join(ended.stderr.strip().splitlines()[-1:])
            raise Trouble(QT_TRANSLATE_NOOP("Trouble", "A part could not be measured: {why}"), why=last)
        return ended.stdout


def _game() -> list[str]:
    return [sys.executable, "-m", "samba_desktop", "bench", "table"]


def _keep_match(folder: Path) -> None:
    """Keep a match in the midst of a round, with the person's turn to come."""
    seats = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
    rng = random.Random(1)
    folder.mkdir()
    with Store.open(folder) as store:
        _, match = begin(store, Record(Rules(), Seating(4, Shape.TWO_PAIRS), seats, seed=1))
        match.deal()
        while match.moment < ENTRIES or match.to_act != 0 or match.phase is not Phase.DRAW:
            _play_one(match, rng)


def _play_one(match: Match, rng: random.Random) -> None:
    seat = match.to_act
    assert seat is not None
    action = choose(match.view(seat), rng).action
    assert action is not None
    match.play(action)


def _medians(found: Sequence[Figures]) -> Figures:
    return {name: statistics.median(one[name] for one in found) for name in found[0]}


def told_as_json(found: Table) -> str:
    """Tell all figures, each beside the bare view's."""
    frames = {
        name: {
            **one,
            "worked_to_bare": _ratio(one["table"], one["bare"], "worked_ms"),
            "whole_to_bare": _ratio(one["whole"], one["bare_whole"], "worked_ms"),
            "aim_ms": FRAME_AIMS[name.split()[0]],
        }
        for name, one in found.frames.items()
    }
    start = {
        "game": found.start,
        "bare": found.bare_start,
        "wall_to_bare": _ratio(found.start, found.bare_start, "wall_ms"),
        "worked_to_bare": _ratio(found.start, found.bare_start, "worked_ms"),
        "memory_to_bare": _ratio(found.start, found.bare_start, "memory_mb"),
        "aim": START_AIM,
    }
    stalls = {
        "match": found.match,
        "bare": found.bare_loop,
        "most_to_bare": _ratio(found.match, found.bare_loop, "most_unqueued_ms"),
        "memory_to_bare": _ratio(found.match, found.bare_loop, "memory_mb"),
        "aim_most_ms": STALL_AIM,
        "aim_of_99_9_ms": LATE_AIM,
    }
    told = {"load": found.load, "start": start, "frames": frames, "stalls": stalls}
    return json.dumps(rounded(told), indent=1)


def rounded(value: object) -> object:
    """Round all fractions in a structure to hundredths."""
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return round(value, 2) if isinstance(value, float) else value


def _ratio(one: Figures, other: Figures, name: str) -> float | None:
    return one[name] / other[name] if one[name] and other[name] else None


class SpeedTexts:
    """What is told of the table's speed, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("SpeedTexts", text, n, **gaps)

    def told(self, found: Table) -> str:
        """Tell what matters in lines."""
        decimal = self._language.decimal
        lines = [
            self.tr("load of the machine: {load}", load=decimal(found.load)),
            self._start(found.start, found.bare_start),
            *(self._frames(name, one, FRAME_AIMS[name.split()[0]]) for name, one in found.frames.items()),
            self._stalls(found.match, found.bare_loop),
        ]
        if found.start["memory_mb"] is not None:
            lines.append(
                self.tr(
                    "memory: {memory} MB with the first table, {times} the bare view's; {after} MB after the "
                    "match",
                    memory=round(found.start["memory_mb"]),
                    times=self._times(found.start, found.bare_start, "memory_mb"),
                    after=round(found.match["memory_mb"]),
                )
            )
        return "\n".join(lines)

    def _start(self, start: Figures, bare: Figures) -> str:
        return self.tr(
            "first painted table after the start: {ms} ms, {times} a bare view's {bare} (aim {aim}); of the "
            "processor's time {worked} ms, {worked_times} {bare_worked}",
            ms=round(start["wall_ms"]),
            times=self._times(start, bare, "wall_ms"),
            bare=round(bare["wall_ms"]),
            aim=self._language.decimal(START_AIM),
            worked=round(start["worked_ms"]),
            worked_times=self._times(start, bare, "worked_ms"),
            bare_worked=round(bare["worked_ms"]),
        )

    def _frames(self, name: str, one: Mapping[str, Figures], aim: float) -> str:
        table, bare, decimal = one["table"], one["bare"], self._language.decimal
        return self.tr(
            "a frame at {screen}: {ms} ms (aim {aim}), 95 % under {most} ms, {times} the bare view's; the "
            "whole table {whole} ms",
            screen=name,
            ms=decimal(table["worked_ms"], 2),
            aim=round(aim),
            most=decimal(table["most_of_95_ms"]),
            times=self._times(table, bare, "worked_ms"),
            whole=decimal(one["whole"]["worked_ms"]),
        )

    def _stalls(self, match: Figures, idle: Figures) -> str:
        decimal = self._language.decimal
        return self.tr(
            "a match of {rounds} rounds, {ticks} ticks: the longest stall {most} ms (aim {stall_aim}), 99.9 "
            "% under {late} ms (aim {late_aim}); a bare view: {bare} ms; with the waits for a busy processor "
            "{waited} ms",
            rounds=round(match["rounds"]),
            ticks=round(match["ticks"]),
            most=decimal(match["most_unqueued_ms"]),
            stall_aim=round(STALL_AIM),
            late=decimal(match["of_99_9_unqueued_ms"]),
            late_aim=round(LATE_AIM),
            bare=decimal(idle["most_unqueued_ms"]),
            waited=decimal(match["most_ms"]),
        )

    def _times(self, one: Figures, other: Figures, name: str) -> str:
        ratio = _ratio(one, other, name)
        if ratio is None:
            return self.tr("unknown times")
        return self.tr("{ratio} times", ratio=self._language.decimal(ratio, 2))
