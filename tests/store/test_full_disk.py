"""No room on the disk: what cannot be kept is refused in one sentence, and all that was kept stays sound."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SCRIPT = Path(__file__).with_name("small_disk.py")
ROOMS = (0, 8, 24, 48, 72, 96, 200)
"""Kilobytes: for not even the lock, for the lock, for half a database, and so on to some turns of a match."""
OWN = ("unshare", "--map-root-user", "--mount")


def has_disks_of_its_own(folder):
    """Tell whether this system lets a test mount a disk in a namespace of its own."""
    if shutil.which(OWN[0]) is None:
        return False
    mount = [*OWN, "mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(folder)]
    return subprocess.run(mount, capture_output=True, check=False).returncode == 0


@pytest.fixture(scope="module")
def told(tmp_path_factory):
    """Play on disks with little room, and return the line that each came to."""
    folder = tmp_path_factory.mktemp("disk")
    if not has_disks_of_its_own(folder):
        pytest.skip("no disk can be mounted here")
    done = subprocess.run(
        [*OWN, sys.executable, SCRIPT, folder, *map(str, ROOMS)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        check=False,
    )
    assert done.stderr == ""
    return dict(zip(ROOMS, done.stdout.splitlines(), strict=True))


@pytest.mark.parametrize("room", ROOMS)
def test_a_full_disk_is_told_in_a_sentence_and_nothing_kept_is_lost(told, room):
    assert "cannot be read or written (" in told[room] or "cannot be written (" in told[room]
    assert " sound " in told[room]


def test_a_match_can_be_played_as_far_as_there_is_room(told):
    assert int(told[200].split()[-1]) > int(told[72].split()[-1]) >= 0


@pytest.mark.parametrize("room", [room for room in ROOMS if room < 60])
def test_a_disk_without_room_for_a_match_is_refused_when_it_is_opened(told, room):
    assert "opened: no" in told[room]


def test_nothing_half_made_is_left(told):
    assert not [line for line in told.values() if ".new" in line]
