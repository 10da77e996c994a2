"""What the measuring of table and opponents share: parts that are each run in a process of their own."""

import json
import os
import random
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from samba_desktop.ai.own_process import child_environment, own_command, own_python
from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.preflight import program_path
from samba_desktop.store.store import Store, begin

PACKAGE = Path(__file__).parents[2]
ENTRIES = 60
"""How far the match has come that the game goes on with when it is started."""
IDLE_SECONDS = 8
"""For how long the bare view is watched."""
SCREEN = {
    "name": "screen",
    "x": 0,
    "y": 0,
    "width": 1920,
    "height": 1080,
    "logicalDpi": 96,
    "logicalBaseDpi": 96,
    "dpr": 1,
}
"""What the windows are opened on, which nobody sees."""
PATIENCE = 1800
"""Seconds for one part."""
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
BARE_WINDOW = """
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
application = QApplication([])
scene = QGraphicsScene()
scene.addRect(0, 0, 100, 140)
view = QGraphicsView(scene)
view.resize(1280, 800)
view.show()
application.exec()
"""
"""The same, to be seen on a screen until it is ended."""
KPATIENCE = ("kpat", "--gametype", "klondike")
"""A game of cards that many have: its first table is seen without a dialog."""
GAMES = "/usr/games"
"""Where Debian keeps games, also for those whose PATH does not name it."""
Figures = dict[str, float]


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


class BenchProcesses:
    """Runs the parts, each in a process of its own without a screen."""

    def __init__(self, folder: Path) -> None:
        """Use an empty folder for a match and for compiled modules, as an installed game has all of them."""
        self._data = folder / "data"
        self._environment = child_environment()
        self._environment.pop("PYTHONDONTWRITEBYTECODE", None)
        self._environment |= {
            # What a part leaves that is ended goes with the folder.
            "TMPDIR": str(folder),
            "PYTHONPYCACHEPREFIX": str(folder / "compiled"),
            "QT_QPA_PLATFORM": f"offscreen:configfile={_screen(folder)}",
        }
        self._said(own_python("-m", "compileall", "-q", str(PACKAGE)))

    def starts(self, repeats: int) -> tuple[Figures, Figures]:
        """Start the game and the bare view by turns; return the median of both."""
        _keep_match(self._data)
        game, bare = [], []
        # The first start of each compiles modules and fills the caches of the system.
        for _ in range(repeats + 1):
            bare.append(self._run(own_python("-c", BARE, str(time.time()))))
            arguments = ["--data-dir", str(self._data), "--part", "start", "--since"]
            game.append(self.told([*arguments, str(time.time())]))
        return _medians(game[1:]), _medians(bare[1:])

    def pictures(self, repeats: int) -> dict[str, float] | None:
        """Measure from outside when the game, a bare view and KPatience are first seen on the X screen.

        The answer has milliseconds by `game`, `bare` and, where it is installed, `kpatience`; it is None
        where there is no X screen. The match that `starts` keeps is gone on with.
        """
        if not os.environ.get("DISPLAY"):
            return None
        programs = {
            "game": own_command("--data-dir", str(self._data)),
            "bare": own_python("-c", BARE_WINDOW),
        }
        places = os.pathsep.join([os.environ.get("PATH", ""), GAMES])
        if path := program_path(KPATIENCE[0], {"PATH": places}):
            programs["kpatience"] = [path, *KPATIENCE[1:]]
        told: dict[str, float] = self._run(
            [
                *_game(),
                "--part",
                "pictures",
                "--repeats",
                str(repeats),
                "--programs",
                json.dumps(programs),
            ],
            {"QT_QPA_PLATFORM": "xcb"},
        )
        return told

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
        with subprocess.Popen(
            command,
            env=self._environment | dict(more or {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        ) as part:
            try:
                said, complained = part.communicate(timeout=PATIENCE)
            except BaseException:
                # In order, as it may have started programs itself.
                part.terminate()
                raise
        if part.returncode:
            last = " ".join(complained.strip().splitlines()[-1:])
            raise Trouble(QT_TRANSLATE_NOOP("Trouble", "A part could not be measured: {why}"), why=last)
        return said


def _screen(folder: Path) -> str:
    """Describe a screen on which a window has room; of itself Qt would have one that is too small."""
    file = folder / "screen.json"
    file.write_text(json.dumps({"screens": [SCREEN]}))
    # A colon, as after a drive, would end the name.
    return os.path.relpath(file) if ":" in str(file) else str(file)


def _game() -> list[str]:
    return own_command("bench", "table")


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


def rounded(value: object) -> object:
    """Round all fractions in a structure to hundredths."""
    if isinstance(value, dict):
        return {name: rounded(one) for name, one in value.items()}
    return round(value, 2) if isinstance(value, float) else value
