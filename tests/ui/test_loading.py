"""What a match will soon ask for is loaded while nothing else happens, in steps that nobody notices."""

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QObject

from samba_desktop.ui.window import windows
from samba_desktop.ui.window.windows import load_soon

ROOT = Path(__file__).parents[2]
MOST = 16
"""Modules of one step; nearly all have far fewer."""
STEPS = """
import json, sys
import samba_desktop.app
from samba_desktop.ui.window.windows import loading
counts, before = [], set(sys.modules)
for _ in loading():
    new = {one for one in set(sys.modules) - before if one.startswith("samba_desktop.")}
    counts.append(len(new))
    before = set(sys.modules)
print(json.dumps(counts))
"""


def test_one_step_after_another_is_taken_and_nothing_goes_on(qtbot, monkeypatch):
    taken = []

    def steps():
        for number in range(3):
            taken.append(number)
            yield

    monkeypatch.setattr(windows, "AFTER_THE_TABLE", 1)
    monkeypatch.setattr(windows, "loading", steps)
    owner = QObject()

    job = load_soon(owner)

    qtbot.waitUntil(lambda: not job.is_running, timeout=5000)
    assert taken == [0, 1, 2]


def test_each_step_loads_what_the_start_left_out_and_little_at_a_time():
    told = subprocess.run(
        [sys.executable, "-c", STEPS], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout
    counts = json.loads(told)

    assert sum(counts) > 40
    assert max(counts) <= MOST, counts
    assert counts.count(0) == 0, counts
