"""Killed in the middle of a commit where there is no log: what was half written is taken back."""

import os
import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from samba_desktop.cli.doctor import examine as doctor
from samba_desktop.match.saving import SaveError
from samba_desktop.store.repair import repair
from samba_desktop.store.schema import FILE, JOURNAL
from samba_desktop.store.single_instance import WriterLock
from samba_desktop.store.store import LOCK_FILE, Store
from tests.store.test_killed import assert_nothing_lost

ROOT = Path(__file__).parents[2]
WRITER = Path(__file__).with_name("half_writer.py")
pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")


def died(folder, seed, writes):
    """Let a child die in the middle of a commit and return all that it showed."""
    done = subprocess.run(
        [sys.executable, str(WRITER), str(folder), str(seed), str(writes)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    return [line.split(" ", 2) for line in done.stdout.splitlines()]


@pytest.fixture
def half(tmp_path):
    """A folder in which a match lies half written, and what was shown of it."""
    shown = died(tmp_path, 1, 60)
    assert (tmp_path / (FILE + JOURNAL)).stat().st_size > 512
    with pytest.raises(sqlite3.OperationalError), closing(reading(tmp_path)) as database:
        database.execute("SELECT count(*) FROM matches")
    return tmp_path, shown


def reading(folder):
    return sqlite3.connect(f"{(folder / FILE).as_uri()}?mode=ro", uri=True)


def test_a_store_that_was_left_half_written_opens_with_all_that_was_shown(half):
    assert_nothing_lost(*half)


def test_it_can_be_read_too(half):
    folder, shown = half
    with Store.open(folder, writing=False) as store:
        assert len(store.load(1).record.entries) == int(shown[-1][1])


def test_doctor_and_repair_find_nothing_wrong(half):
    folder, shown = half
    assert [one.found for one in doctor(str(folder)) if one.what == "Matches"] == ["sound"]
    assert_nothing_lost(folder, shown)


def test_a_repair_alone_is_enough(half):
    folder, shown = half
    assert repair(folder) == ()
    assert_nothing_lost(folder, shown)


def test_what_another_process_is_writing_is_not_taken_back(half):
    folder, _ = half
    before = (folder / FILE).read_bytes()
    lock = WriterLock(folder / LOCK_FILE)
    with pytest.raises(SaveError):
        Store.open(folder, writing=False)
    lock.release()

    assert (folder / FILE).read_bytes() == before


def test_a_journal_without_its_file_is_not_read_into_a_new_one(half):
    folder, _ = half
    (folder / FILE).unlink()
    with Store.open(folder) as store:
        assert store.latest_unfinished() is None

    assert (folder / ("samba.damaged.sqlite3" + JOURNAL)).stat().st_size > 512


def die_often(folder, times, chance):
    for number in range(times):
        shown = died(folder, number, chance.randrange(4, 90))
        if shown:
            assert_nothing_lost(folder, shown)
        with Store.open(folder, writing=number % 2 == 0) as store:
            assert store.told == ()


def test_five_deaths_in_the_middle_of_a_commit_lose_nothing(tmp_path):
    die_often(tmp_path, 5, Random(5))


@pytest.mark.slow
def test_sixty_deaths_in_the_middle_of_a_commit_lose_nothing(tmp_path):
    die_often(tmp_path, 60, Random(6))


def test_a_first_start_that_died_while_it_changed_to_the_log_is_gone_on_with(tmp_path):
    Store.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    code = (
        "import os, sqlite3, sys\n"
        "database = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "database.execute('PRAGMA cache_size = 1')\n"
        "database.execute('BEGIN IMMEDIATE')\n"
        "database.execute('PRAGMA user_version = 99')\n"
        "database.execute('CREATE TABLE x (a)')\n"
        "database.executemany('INSERT INTO x VALUES (?)', (('x' * 900,) for _ in range(500)))\n"
        "os.kill(os.getpid(), 9)\n"
    )
    subprocess.run([sys.executable, "-c", code, tmp_path / FILE], check=False)
    assert (tmp_path / (FILE + JOURNAL)).exists()

    with Store.open(tmp_path) as store:
        assert store.told == ()
