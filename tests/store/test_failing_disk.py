"""A disk that takes nothing, a folder that is gone: once it is known, nothing is said to be kept."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("troubled_player.py")
SOURCE = Path(__file__).with_name("failing_disk.c")
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nothing can be put before the system's own")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    made = tmp_path_factory.mktemp("library") / "failing_disk.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", made, SOURCE, "-ldl"], check=True)
    return made


def told(folder, kind, library=None):
    """Play through a trouble: what was kept in it, and all that was said afterwards."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "FAILING_DISK": str(folder.with_name("failing"))}
    if library is not None:
        environment["LD_PRELOAD"] = str(library)
    done = subprocess.run(
        [sys.executable, PLAYER, folder, kind],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    during, *after = done.stdout.splitlines()
    return during, after


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "data"
    place.mkdir()
    return place


def test_with_every_sync_failing_one_move_is_kept_at_most_and_all_goes_on_afterwards(folder, library):
    during, after = told(folder, "fsync", library)

    # The one during which it failed was with the system already.
    assert during in {"+" + "-" * 39, "-" * 40}
    assert after == [f"{'+' * 10} {after[0].split()[1]}", "sound"]


@pytest.mark.parametrize("kind", ["moved", "replaced", "log"])
def test_nothing_is_kept_in_files_that_nobody_would_find_and_all_goes_on_when_they_are_back(folder, kind):
    during, after = told(folder, kind)

    assert during == "-" * 40
    assert after == [f"{'+' * 10} 15", "sound"]


def test_nothing_is_kept_in_a_folder_that_was_removed(folder):
    during, after = told(folder, "removed")

    assert during == "-" * 40
    assert after == []
