"""The real window while its store cannot be written for a while: it waits, says so, and goes on."""

import os
import sqlite3
import subprocess
import time
from contextlib import closing, contextmanager, suppress

import pytest

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed, write_preferences
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store, begin
from tests.gui.hands import Hands
from tests.gui.screen import Screen, missing_tools
from tests.gui.window import GameWindow

tools = missing_tools()
pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(bool(tools), reason="needs " + " and ".join(tools)),
]
WITHIN = 30
"""Seconds in which play has to have gone on."""


def length(folder):
    """Count the entries that are kept, as another program sees them."""
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as other:
        return other.execute("SELECT max(length) FROM matches").fetchone()[0]


def wait_for(holds, within=WITHIN):
    ends = time.monotonic() + within
    while not holds():
        assert time.monotonic() < ends, "It does not go on."
        time.sleep(0.1)


@contextmanager
def demonstration(folder):
    """Let computers play among themselves in the real window; yields its screen."""
    with Store.open(folder) as store:
        plans = tuple(SeatPlan(name, "easy") for name in ("Ada", "Bo", "Cy", "Di"))
        begin(store, Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5))
    write_preferences(folder, Preferences(speed=Speed.OFF, new_match="{}"))
    with Screen(1280, 800) as screen:
        window = GameWindow(screen, Hands(screen.display), folder)
        try:
            window.start()
            wait_for(lambda: length(folder) > 5)
            yield screen
            window.quit()
        finally:
            window.end()


def seen(screen, name):
    """Keep a picture where somebody wants to look at it."""
    if os.environ.get("SAMBA_PICTURES"):
        screen.frame().save(f"{os.environ['SAMBA_PICTURES']}/{name}.png")


def fill(path):
    """Write a file as long as the disk has room."""
    with suppress(OSError), path.open("wb", buffering=0) as file:
        while True:
            file.write(b"x" * 4096)


def check_that_it_waits(folder, screen, seconds, name):
    time.sleep(1)
    kept, ends = length(folder), time.monotonic() + seconds - 1
    time.sleep(1)
    seen(screen, name)
    while time.monotonic() < ends:
        time.sleep(0.1)
    assert length(folder) == kept
    return kept


@pytest.mark.parametrize("seconds", [4, pytest.param(14, marks=pytest.mark.slow)])
def test_play_goes_on_after_another_program_has_held_the_store(qapp, tmp_path, seconds):
    with demonstration(tmp_path) as screen:
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN EXCLUSIVE")
            kept = check_that_it_waits(tmp_path, screen, seconds, f"locked-{seconds}")
            other.execute("ROLLBACK")
        wait_for(lambda: length(tmp_path) > kept + 5)
        seen(screen, f"locked-{seconds}-over")


@pytest.mark.parametrize("seconds", [4, pytest.param(14, marks=pytest.mark.slow)])
def test_play_goes_on_after_the_disk_was_full(qapp, tmp_path, seconds):
    folder = tmp_path / "disk"
    folder.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        with demonstration(folder) as screen:
            filler = folder / "filler"
            fill(filler)
            # What room there is in old pages of the log is used up by a few moves.
            kept = check_that_it_waits(folder, screen, seconds + 8, f"full-{seconds}")
            filler.unlink()
            wait_for(lambda: length(folder) > kept + 5)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
