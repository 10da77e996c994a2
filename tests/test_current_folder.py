"""Nothing that lies in the current folder is run, by no process of the game and by none of its commands."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import samba_desktop
from samba_desktop.ai.own_process import child_environment, own_command, own_python
from samba_desktop.cli.playing import SAFE_PATH, workers
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.fair.luck_dialog import LuckDialog
from samba_desktop.ui.table.moments import MomentSearch
from samba_desktop.ui.table.runner import OpponentRunner
from tests.match.wavering import round_over
from tests.ui.test_runner import view_of_first_seat

ROOT = Path(samba_desktop.__file__).parents[1]
PATIENCE = 60_000
SEATING = Seating(2, Shape.SOLO)
NAMES = (
    *(
        "json",
        "random",
        "samba_desktop",
        "encodings",
        "abc",
        "argparse",
        "ast",
        "bisect",
        "cma",
        "collections",
    ),
    *(
        "concurrent",
        "contextlib",
        "ctypes",
        "dataclasses",
        "datetime",
        "enum",
        "fractions",
        "functools",
        "gc",
    ),
    *(
        "hashlib",
        "heapq",
        "hmac",
        "importlib",
        "io",
        "itertools",
        "logging",
        "math",
        "multiprocessing",
        "numbers",
    ),
    *("numpy", "operator", "pathlib", "pickle", "platformdirs", "queue", "re", "runpy", "secrets", "select"),
    *("shlex", "signal", "site", "sitecustomize", "socket", "sqlite3", "statistics", "string", "struct"),
    *("subprocess", "tempfile", "threading", "time", "tqdm", "types", "typing", "usercustomize", "warnings"),
    *("weakref", "zipfile", "zlib", "PySide6", "shiboken6", "miniaudio"),
)
STARTED = (
    "from samba_desktop.__main__ import main\nif __name__ == '__main__':\n    raise SystemExit(main())\n"
)


@pytest.fixture
def trapped(tmp_path, monkeypatch):
    """Stand in a folder full of modules that leave a mark; PYTHONPATH names it in three careless ways."""
    traps, mark = tmp_path / "downloads", tmp_path / "ran"
    traps.mkdir()
    for name in NAMES:
        (traps / f"{name}.py").write_text(f"open({str(mark)!r}, 'a').write({name!r} + ' ')\n")
    monkeypatch.chdir(traps)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(["", ".", "relative", str(ROOT)]))
    monkeypatch.setenv("PYTHONPYCACHEPREFIX", "compiled")
    monkeypatch.delenv(SAFE_PATH, raising=False)
    yield
    assert not mark.exists(), mark.read_text()


def run(command, **more):
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120, **more)
    assert not done.returncode, done.stderr
    return done.stdout


def test_the_traps_are_sound(trapped, tmp_path, monkeypatch):
    monkeypatch.delenv("PYTHONPATH")
    run([sys.executable, "-c", "import json"])

    assert "json" in (tmp_path / "ran").read_text()
    (tmp_path / "ran").unlink()


def test_children_of_the_program_run_nothing_of_it(trapped):
    assert "swedish-samba" in run(own_command("rules", "--list"), env=child_environment())
    run(own_python("-c", "import json, random, samba_desktop"), env=child_environment())


def test_a_child_is_told_of_no_place_within_it(trapped):
    environment = child_environment()

    assert environment["PYTHONPATH"] == os.pathsep.join([str(ROOT), str(ROOT)])
    assert "PYTHONPYCACHEPREFIX" not in environment


def test_opponents_run_nothing_of_it(trapped, qtbot):
    runner = OpponentRunner(Rules(), SEATING, (SeatPlan("Bo", "medium"),) * SEATING.players)
    view = view_of_first_seat()
    with qtbot.waitSignal(runner.answered, timeout=PATIENCE):
        runner.ask(view.seat, view, 0)
    with qtbot.waitSignal(runner.hinted, timeout=PATIENCE):
        runner.ask_hint(view, 0)
    runner.close()


def test_moments_run_nothing_of_it(trapped, qtbot, qapp, tmp_path):
    search = MomentSearch(round_over().record, 1, 0, ENGLISH, qapp, folder=tmp_path, samples=1)
    with qtbot.waitSignal(search.progressed, timeout=PATIENCE):
        search.start()
    search.end()


def test_luck_runs_nothing_of_it(trapped, qtbot, tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    with Store.open(folder):
        dialog = LuckDialog(folder, ENGLISH)
        qtbot.waitUntil(lambda: dialog.verdict.text() == dialog._texts.none(), timeout=PATIENCE)  # noqa: SLF001 - the words that are searched
        dialog.done(0)


@pytest.mark.parametrize(
    "words", [["arena", "easy", "medium", "--deals", "2", "--samples", "1", "--jobs", "2"]]
)
def test_workers_run_nothing_of_it(trapped, tmp_path, words, monkeypatch):
    monkeypatch.delenv("PYTHONPATH")
    script = tmp_path / "bin" / "samba-desktop"
    script.parent.mkdir()
    # As installers make it: without the switch that the launcher has.
    script.write_text(f"import sys\nsys.path.append({str(ROOT)!r})\n{STARTED}")

    assert "points a round" in run([sys.executable, str(script), *words])


def test_the_command_of_a_checkout_runs_nothing_of_it(trapped):
    """As `packaging/start.py` writes it; its children follow it, also workers."""
    words = ["arena", "easy", "medium", "--deals", "2", "--samples", "1", "--jobs", "2"]

    assert "points a round" in run([sys.executable, "-I", "-m", "samba_desktop", *words])


def test_tuning_runs_nothing_of_it(trapped, tmp_path, monkeypatch):
    pytest.importorskip("cma")
    words = ["tune", "weights", "--deals", "1", "--fresh", "2", "--generations", "1", "--candidates", "4"]
    run(own_command(*words, "--only", "canasta", "--jobs", "2"), env=child_environment())


def test_workers_leave_the_environment_as_it_is(monkeypatch):
    monkeypatch.delenv(SAFE_PATH, raising=False)

    with workers(2) as pool:
        assert pool.submit(os.getenv, SAFE_PATH).result() is None

    assert SAFE_PATH not in os.environ


def test_python_is_started_in_one_way_alone():
    starts = {
        path.relative_to(ROOT).as_posix()
        for path in (ROOT / "samba_desktop").rglob("*.py")
        if "[sys.executable" in path.read_text(encoding="utf-8")
    }

    assert starts == {"samba_desktop/ai/own_process.py", "samba_desktop/ai/programs.py"}
