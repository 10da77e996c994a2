"""What keeps the window from opening is told in one sentence, and in the program's status."""

import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from samba_desktop import preflight
from samba_desktop.cli.arguments import parser
from samba_desktop.store.schema import FILE, VERSION
from samba_desktop.store.store import LOCK_FILE, Store
from tests.gui.hands import Hands
from tests.gui.screen import Screen, missing_tools

ROOT = Path(__file__).parents[1]
PATIENCE = 30
HIDDEN = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"}
missing = missing_tools()
needs_screen = pytest.mark.skipif(bool(missing), reason="needs " + " and ".join(missing))
linux_only = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux may lack a screen")


def start(folder, **environment):
    """Start the program; without a DISPLAY it draws where nobody sees it."""
    known = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    return subprocess.Popen(
        [sys.executable, "-m", "samba_desktop", "--data-dir", str(folder)],
        cwd=ROOT,
        env=known | (environment or {"QT_QPA_PLATFORM": "offscreen"}),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def refused(folder, **environment):
    """Start the program where it cannot, and return its one sentence."""
    process = start(folder, **environment)
    out, error = process.communicate(timeout=PATIENCE)
    assert (process.returncode, out) == (2, "")
    assert error.count("\n") == 1, error
    assert "Traceback" not in error
    return error


@pytest.fixture
def started():
    """Start programs that are ended with the test."""
    processes = []

    def one(folder, **environment):
        processes.append(start(folder, **environment))
        return processes[-1]

    yield one
    for process in processes:
        process.kill()
        process.communicate()


def wait_until(holds):
    until = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < until
        time.sleep(0.02)


def test_of_two_programs_started_at_once_one_plays_and_the_other_says_why_not(started, tmp_path):
    both = [started(tmp_path), started(tmp_path)]

    wait_until(lambda: any(process.poll() is not None for process in both))

    (over,) = [process for process in both if process.poll() is not None]
    (playing,) = [process for process in both if process is not over]
    assert over.returncode == 2
    assert f"already running (process {playing.pid})" in over.stderr.read()
    wait_until((tmp_path / "log").exists)
    assert playing.poll() is None


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_after_a_kill_the_next_start_finds_nobody_in_the_way(started, tmp_path):
    first = started(tmp_path)
    wait_until((tmp_path / "log").exists)
    first.send_signal(signal.SIGKILL)
    first.wait()

    second = started(tmp_path)

    wait_until(lambda: (tmp_path / LOCK_FILE).read_text() == str(second.pid))
    assert second.poll() is None


def test_a_newer_database_is_told(tmp_path):
    Store.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")

    assert "newer version of Samba" in refused(tmp_path)


def test_a_broken_database_is_told(tmp_path):
    (tmp_path / FILE).write_bytes(b"Dear diary, today I melded seven queens.\n" * 500)

    assert "no database or is damaged" in refused(tmp_path)


@linux_only
def test_a_folder_that_cannot_be_written_is_told(tmp_path):
    assert "cannot be made" in refused("/proc/samba")


@linux_only
def test_a_missing_screen_is_told(tmp_path):
    assert "no screen here" in refused(tmp_path, QT_QPA_PLATFORM="")
    assert not list(tmp_path.iterdir())


@pytest.mark.gui
@needs_screen
def test_where_there_is_a_screen_the_sentence_stands_in_a_window_too(started, tmp_path):
    (tmp_path / FILE).write_bytes(b"Dear diary, today I melded seven queens.\n" * 500)
    with Screen(800, 600) as screen:
        hands = Hands(screen.display)
        process = started(tmp_path, DISPLAY=screen.display)
        wait_until(lambda: hands.say("search", "--onlyvisible", "--name", "^Samba$"))
        window = hands.say("search", "--onlyvisible", "--name", "^Samba$").split()[0]
        hands.say("windowfocus", "--sync", window)
        screen.still()

        hands.press("Return")

        assert process.wait(PATIENCE) == 2
        assert "no database or is damaged" in process.stderr.read()


def test_the_start_from_a_checkout_knows_which_commands_open_no_window():
    windowless = parser("1").commands.keys() - {"open", "replay"}

    assert windowless <= preflight.WINDOWLESS
