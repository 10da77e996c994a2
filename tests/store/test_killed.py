"""Killed at any moment, a match has at the next start everything that was shown."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from samba_desktop.match.match import Match
from samba_desktop.store.listing import list_matches
from samba_desktop.store.repair import check
from samba_desktop.store.store import Store, resume
from tests.inside_match import state_of

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("killed_player.py")


def killed(folder, seed, entries, delay):
    """Let a child play, kill it a moment after its first `entries` lines, and return all that it showed."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    with subprocess.Popen(
        [sys.executable, str(PLAYER), str(folder), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    ) as child:
        shown = [child.stdout.readline() for _ in range(entries)]
        time.sleep(delay)
        child.send_signal(signal.SIGKILL)
        shown += child.stdout.readlines()
    assert child.returncode == -signal.SIGKILL, "the child ended by itself"
    return [line[:-1].split(" ", 2) for line in shown if line.endswith("\n")]


def assert_nothing_lost(folder, shown):
    with Store.open(folder) as store:
        assert check(store, play=False) == ()
        for match_id in {int(match_id) for match_id, _, _ in shown}:
            match, damage = resume(store, match_id)
            assert damage is None
            for one, moment, text in shown:
                if int(one) == match_id:
                    assert match.entries[int(moment) - 1].text == text
            assert state_of(match) == state_of(Match(store.load(match_id).record))
            assert store.rounds_of(match_id) == match.counts
        last_id, last, _ = shown[-1]
        lines = {line.match_id: line for line in list_matches(store)}
        assert lines[int(last_id)].entries - int(last) in (0, 1) or int(last_id) + 1 in lines


def kill_often(folder, times, chance):
    for number in range(times):
        shown = killed(folder, number, chance.randrange(1, 60), chance.random() * 0.03)
        assert_nothing_lost(folder, shown)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_ten_kills_lose_nothing_that_was_shown(tmp_path):
    kill_often(tmp_path, 10, Random(1))


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_two_hundred_kills_lose_nothing_that_was_shown(tmp_path):
    kill_often(tmp_path, 200, Random(2))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_store_can_be_opened_at_once_after_its_writer_was_killed(tmp_path):
    killed(tmp_path, 1, 1, 0)

    with Store.open(tmp_path) as store:
        assert store.latest_unfinished() == 1
