"""Every field for a number shows the widest that it can hold, at all scales of the screen."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOOK = Path(__file__).with_name("number_fields.py")
SCREENS = (
    ((1366, 768), "1"),
    ((1366, 768), "1.25"),
    ((1366, 768), "1.5"),
    ((1920, 1080), "1"),
    ((1920, 1080), "1.25"),
    ((1920, 1080), "1.5"),
    ((1920, 1080), "1.75"),
    ((1920, 1080), "2"),
    ((3840, 2160), "2"),
)
USUAL = {((1366, 768), "1.25"), ((1920, 1080), "1.75"), ((1920, 1080), "2")}
"""Those on which numbers were cut once."""
PATIENCE = 240


@pytest.mark.parametrize(
    "screen",
    [pytest.param(one, marks=[] if one in USUAL else [pytest.mark.slow]) for one in SCREENS],
    ids=str,
)
def test_the_widest_number_fits_beside_its_buttons(screen, tmp_path):
    (width, height), scale = screen

    done = subprocess.run(
        [sys.executable, "-P", LOOK, str(width), str(height), str(tmp_path)],
        env=os.environ | {"QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0, done.stdout + done.stderr
    seen, *cut = done.stdout.splitlines()
    assert int(seen) > 100
    assert not cut
