"""One call to the disk after the other fails, or is the program's last: nothing that was shown is lost."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAYER = Path(__file__).with_name("failed_calls.py")
SOURCE = Path(__file__).with_name("failing_calls.c")
EVERYDAY, SHARES = 120, 8
"""So many calls lie between two that are tried every day; in so many shares all of them are."""
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nothing can be put before the system's own")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    if shutil.which("cc") is None:
        pytest.skip("there is no C compiler")
    made = tmp_path_factory.mktemp("library") / "failing_calls.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", made, SOURCE, "-ldl"], check=True)
    return made


@pytest.mark.parametrize("kind", ["EIO", "ENOSPC", "death"])
@pytest.mark.parametrize(
    ("first", "step"),
    [
        pytest.param(7, EVERYDAY, id="everyday"),
        *(
            pytest.param(first, SHARES, marks=pytest.mark.slow, id=f"share {first}")
            for first in range(1, SHARES + 1)
        ),
    ],
)
def test_no_call_that_fails_or_kills_loses_what_was_shown(tmp_path, library, kind, first, step):
    done = subprocess.run(
        [sys.executable, PLAYER, tmp_path, kind, str(first), str(step)],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT), "LD_PRELOAD": str(library)},
        check=False,
    )

    assert done.returncode == 0, done.stderr[-3000:]
    calls, tried = map(int, done.stdout.split())
    # How many there are differs by a few, as the disk follows on a thread of its own.
    assert calls > 400
    assert tried >= calls // step
