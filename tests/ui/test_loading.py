"""What a match will soon ask for is loaded while nothing else happens, in steps that nobody notices."""

import json
import subprocess
import sys
from pathlib import Path

from PySide6.QtCore import QObject

from samba_desktop.ui import loading
from samba_desktop.ui.loading import Loading

ROOT = Path(__file__).parents[2]
STEPS = """
import json, sys, time
import samba_desktop.app
from importlib import import_module
from samba_desktop.ui.loading import SOON
took = {}
for name in SOON:
    whole = f"samba_desktop.{name}"
    before, known = set(sys.modules), whole in sys.modules
    import_module(whole)
    new = [one for one in set(sys.modules) - before if one.startswith("samba_desktop.")]
    took[name] = (known, len(new))
print(json.dumps(took))
"""


def test_one_module_after_another_is_loaded_and_nothing_stays_behind(qtbot, monkeypatch):
    loaded = []
    monkeypatch.setattr(loading, "FIRST", 1)
    monkeypatch.setattr(loading, "BETWEEN", 1)
    monkeypatch.setattr(loading, "import_module", loaded.append)
    owner = QObject()

    Loading(owner, ("one", "two.three"))

    qtbot.waitUntil(lambda: not owner.children(), timeout=5000)
    assert loaded == ["samba_desktop.one", "samba_desktop.two.three"]


def test_each_step_loads_what_the_start_left_out_and_little_at_a_time():
    told = subprocess.run(
        [sys.executable, "-c", STEPS], cwd=ROOT, capture_output=True, text=True, check=True, timeout=60
    ).stdout
    steps = json.loads(told)

    assert not [name for name, (known, _) in steps.items() if known]
    assert all(count <= 3 for _, count in steps.values()), steps
