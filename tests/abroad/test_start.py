"""The real window starts, plays and opens everything where the system speaks another language."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.abroad.systems import DIGITS, EIGHT_BITS, SYSTEMS, TURKISH

TOUR = Path(__file__).with_name("tour.py")
MOVES = 4
PATIENCE = 240


def toured(environment, tmp_path):
    done = subprocess.run(
        [sys.executable, "-P", TOUR, str(MOVES)],
        env=environment,
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


SELDOM = {"az_AZ.UTF-8", "tr_TR.ISO-8859-9", "POSIX"}
"""Much like others of the systems."""


@pytest.mark.parametrize(
    "system", [pytest.param(one, marks=[pytest.mark.slow] if one in SELDOM else []) for one in SYSTEMS]
)
def test_the_window_plays_and_opens_all_that_its_menus_offer(system, environment, tmp_path):
    told = toured(environment(system), tmp_path)

    assert not told["raised"]
    assert told["far"] >= MOVES
    assert {"new", "rules", "settings", "history", "statistics", "tutorial", "replay"} <= set(told["opened"])
    assert not list((tmp_path / "data").glob("reports/*"))
    assert told["number"] == "12,000"
    if system in (*TURKISH, *DIGITS):
        # English words with the digits and years that belong to them.
        assert told["day"] == "31/12/2026"


@pytest.mark.parametrize("system", ["tr_TR.ISO-8859-9", "C", EIGHT_BITS])
def test_a_command_ends_well(system, environment, tmp_path, command):
    for words in (["rules"], ["doctor"], ["luck"]):
        done = subprocess.run(
            [*command, "--lang", "sv", *words],
            env=environment(system),
            cwd=tmp_path,
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )

        assert b"Traceback" not in done.stderr, words
        assert done.returncode == (2 if words == ["luck"] else 0), (words, done.stderr)
