"""Settings that cannot be read are set aside at the start, and the window says so and where they are."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from samba_desktop.match.record import SeatPlan
from samba_desktop.store.preferences import DAMAGED, FILE, Speed, read_preferences
from samba_desktop.store.store import Store, begin
from tests.match.random_player import new_record

ROOT = Path(__file__).resolve().parents[2]
BROKEN = '{"speed": "warp", "player_name": "Åsa"}'
PATIENCE = 120
START = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication
from samba_desktop.app import play

def watch(window):
    # After all that is to be done at the start, which waits for its turn by now.
    QTimer.singleShot(0, lambda: QTimer.singleShot(0, lambda: tell(window)))

def tell(window):
    told = window.statusBar().currentMessage()
    if window.table.controller is not None:
        told = window.table.controller.said
    print(told, flush=True)
    QApplication.exit(0)

sys.exit(play(sys.argv[1], sys.argv[2], watch=watch))
"""
SENTENCES = {
    "en": "Not all of your settings could be read; the file as it was is kept as {path}.",
    "sv": "Alla dina inställningar kunde inte läsas; filen som den var finns kvar som {path}.",
}


def said(folder, language):
    """Start the program and return what it says once the window is there."""
    done = subprocess.run(
        [sys.executable, "-c", START, str(folder), language],
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
        env=os.environ
        | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "utf-8"},
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.mark.parametrize("has_match", [False, True], ids=["first start", "with a match"])
@pytest.mark.parametrize("language", SENTENCES)
def test_the_window_says_at_the_start_that_settings_were_set_aside_and_where(tmp_path, language, has_match):
    if has_match:
        with Store.open(tmp_path) as store:
            record = new_record()
            begin(store, replace(record, seats=(SeatPlan("Åsa", "person"), *record.seats[1:])))
    (tmp_path / FILE).write_text(BROKEN, encoding="utf-8")
    kept = (tmp_path / FILE).with_stem(f"preferences.{DAMAGED}")
    sentence = SENTENCES[language].format(path=kept)

    assert said(tmp_path, language) == sentence
    assert kept.read_text(encoding="utf-8") == BROKEN
    assert read_preferences(tmp_path).player_name == "Åsa"
    assert read_preferences(tmp_path).speed is Speed.NORMAL
    assert sentence not in said(tmp_path, language)
