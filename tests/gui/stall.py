"""Measure how late the window's timer is while computers play a match in it and cards fly.

    python tests/gui/stall.py [--players N] [--target T] [--size WxH] [--speed normal] [--minutes M] [--why]

The parts of the real window play in this process, on a virtual screen where there is one and else without a
screen. A timer of 16 ms ticks all the while; told is how late its ticks were, how late they would have been
without waiting for a processor that others had (on Linux), and how much of that was this thread's own work.
Beside it an idle process ticks alike: its lateness is the machine's, not the game's. With
`--why` a second thread looks at what the window's thread does while a tick is late, and that is told too.
"""

import argparse
import compileall
import os
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from PySide6.QtCore import QTimer

from samba_desktop.app import build_application
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.plain_imports import import_plainly
from samba_desktop.ui.speed.measurings import LATE, QUEUE, TICK, Beat
from samba_desktop.ui.window.main_window import MainWindow, keep_what_is_loaded
from samba_desktop.ui.window.windows import load_soon
from tests.gui.screen import Screen, missing_tools

ROOT = Path(__file__).resolve().parents[2]
GLANCE = 0.002
SHEET = 1500
"""Milliseconds for which the sheet of a round stays."""
SHARES = (50, 90, 99, 99.9)
MOST_TOLD = 14
IDLE = """
import time
late, last = [], time.perf_counter()
try:
    while True:
        time.sleep(0.016)
        now = time.perf_counter()
        late.append((now - last) * 1000 - 16)
        last = now
except KeyboardInterrupt:
    print(*(round(one, 2) for one in late))
"""


def percentiles(values):
    """Say in words how values lie."""
    ordered = sorted(values)
    last = len(ordered) - 1
    parts = [f"{share:g} %: {ordered[min(last, int(len(ordered) * share / 100))]:.1f}" for share in SHARES]
    late = sum(one > LATE for one in ordered)
    share = 100 * late / len(ordered)
    return f"{', '.join(parts)}, most {ordered[-1]:.1f}; {late} ({share:.3f} %) over {LATE:.0f}"


class Idle:
    """A process that only ticks, for comparison."""

    def __init__(self):
        self._child = subprocess.Popen([sys.executable, "-c", IDLE], stdout=subprocess.PIPE, text=True)

    def told(self):
        """End it and say how late it was."""
        self._child.send_signal(2)
        said, _ = self._child.communicate(timeout=10)
        return percentiles([float(one) for one in said.split()] or [0.0])


class Watch(threading.Thread):
    """Looks at a thread while its ticks are late."""

    def __init__(self, beat):
        super().__init__(daemon=True)
        self._beat = beat
        self._watched = threading.get_ident()
        self.seen = Counter()
        """How often a stack was seen, by the functions of this program that lie on it."""

    def run(self):
        while True:
            time.sleep(GLANCE)
            if (time.perf_counter() - self._beat.last) * 1000 > TICK + 4:
                frame = sys._current_frames().get(self._watched)  # noqa: SLF001 - Python names the stacks of threads no other way
                if frame is not None:
                    self.seen[_stack(frame)] += 1


def _stack(frame):
    found = []
    while frame is not None:
        code = frame.f_code
        if "samba_desktop" in code.co_filename:
            name = Path(code.co_filename).relative_to(ROOT / "samba_desktop")
            found.append(f"{name}:{code.co_name}")
        frame = frame.f_back
    return " < ".join(found[:4]) or "(in Qt)"


def told(beat):
    """Say in lines what a beat found."""
    yield f"{len(beat.late)} ticks of {TICK:.0f} ms; late by ms: {percentiles(beat.late)}"
    if QUEUE.exists():
        yield f"with a processor at once:    {percentiles(beat.unqueued)}"
    yield f"late by own work alone:      {percentiles([max(0.0, one - TICK) for one in beat.worked])}"
    worst = sorted(range(len(beat.late)), key=lambda at: -beat.late[at])[:MOST_TOLD]
    yield "the worst (late / own work): " + ", ".join(
        f"{beat.late[at]:.0f}/{beat.worked[at]:.0f}" for at in worst
    )


def play(given, folder):
    """Play until the match is over or the time is up, and tell."""
    import_plainly()
    application = build_application()
    keep_what_is_loaded()
    sys.excepthook = lambda *what: (sys.__excepthook__(*what), application.exit(1))
    rules = next(iter(PRESETS.values())).rules
    if given.target:
        rules = replace(rules, match=replace(rules.match, target_score=given.target))
    seating = Seating(given.players, rules.shapes(given.players)[0])
    seats = tuple(SeatPlan(name, "medium") for name in "ABCDEF"[: given.players])
    with Store.open(folder) as store:
        window = MainWindow(store, folder, ENGLISH, Preferences(speed=Speed(given.speed)))
        load_soon(window)
        window.resize(*map(int, given.size.split("x")))
        window.show()
        _, match = begin(store, Record(rules, seating, seats, given.seed))
        window.open(match)
        if given.log:
            window.show_log()
        controller = window.table.controller
        controller.round_over.connect(lambda: QTimer.singleShot(SHEET, controller.deal))
        controller.match_over.connect(lambda: QTimer.singleShot(SHEET, application.quit))
        QTimer.singleShot(round(given.minutes * 60_000), application.quit)
        idle = Idle()
        beat = Beat(window)
        watch = Watch(beat)
        beat.start()
        if given.why:
            watch.start()
        status = application.exec()
        beat.stop()
        tell(given, match, beat, idle)
        for stack, count in watch.seen.most_common(MOST_TOLD):
            print(f"{count * GLANCE * 1000:7.0f} ms  {stack}")
        window.close()
    return status


def tell(given, match, beat, idle):
    """Print what was measured."""
    rounds, load = len(match.counts), os.getloadavg()[0]
    print(
        f"{given.players} players, {given.size}, {given.speed}: {match.moment} entries, {rounds} rounds, ",
        end="",
    )
    print(f"load of the machine {load:.1f}")
    for line in told(beat):
        print(line)
    print(f"an idle process meanwhile:   {idle.told()}")


def compile_ahead(folder):
    """Compile all modules, which an installed game has compiled; what is loaded later is taken from there."""
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = folder
    compileall.compile_dir(ROOT / "samba_desktop", quiet=1)


def main():
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--target", type=int)
    parser.add_argument("--size", default="1920x1080")
    parser.add_argument("--speed", default="normal", choices=("off", "fast", "normal", "slow"))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=60.0, help="the longest that is measured")
    parser.add_argument("--log", action="store_true", help="with the log panel open")
    parser.add_argument("--why", action="store_true", help="tell what the window's thread did meanwhile")
    parser.add_argument("--offscreen", action="store_true", help="without a screen, though there is one")
    given = parser.parse_args()
    with (
        tempfile.TemporaryDirectory(prefix="samba-stall-") as folder,
        tempfile.TemporaryDirectory(prefix="samba-stall-") as compiled,
    ):
        compile_ahead(compiled)
        if given.offscreen or missing_tools():
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
            return play(given, Path(folder))
        with Screen(*map(int, given.size.split("x"))) as screen:
            os.environ.update(DISPLAY=screen.display, QT_QPA_PLATFORM="xcb")
            return play(given, Path(folder))


if __name__ == "__main__":
    sys.exit(main())
