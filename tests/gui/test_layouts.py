"""The real window on keyboards that write other letters, or digits only with Shift."""

import shutil
import sqlite3
import subprocess
import time
from contextlib import closing

import pytest

from samba_desktop.ai.levels import player
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed, read_preferences, write_preferences
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store, begin
from tests.gui.hands import Hands
from tests.gui.screen import Screen, missing_tools
from tests.gui.window import GameWindow

tools = (*missing_tools(), *(("setxkbmap",) if shutil.which("setxkbmap") is None else ()))
pytestmark = [
    pytest.mark.gui,
    pytest.mark.skipif(bool(tools), reason="needs " + " and ".join(tools)),
]
D, N, ZERO, EQUAL = 40, 57, 19, 21
"""Keycodes of X11, by what stands there on an American keyboard."""
PLUS = {"cz": 10}
"""Where another key writes the sign for larger words, which counts as it is written."""
WITHIN = 20


def entries(folder):
    with closing(sqlite3.connect(f"file:{folder / FILE}?mode=ro", uri=True)) as other:
        return [text for (text,) in other.execute("SELECT action FROM actions ORDER BY n")]


def wait_for(holds):
    ends = time.monotonic() + WITHIN
    while not holds():
        assert time.monotonic() < ends, "The key does nothing."
        time.sleep(0.1)


@pytest.fixture(params=["ru", "el", "il", "ara", "fr", "cz", "us"])
def layout(request):
    return request.param


@pytest.fixture
def window(qapp, tmp_path, layout):
    plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "easy") for name in ("Bo", "Cy", "Di")))
    match, mind = Match(Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5)), player("easy", 1)
    match.deal()
    while match.to_act != 0:
        match.play(mind.choose(match.view(match.to_act)).action)
    with Store.open(tmp_path) as store:
        begin(store, match.record)
    write_preferences(tmp_path, Preferences(speed=Speed.OFF, new_match="{}"))
    with Screen(1280, 800) as screen:
        hands = Hands(screen.display)
        subprocess.run(["setxkbmap", "-display", screen.display, layout], check=True, capture_output=True)
        shown = GameWindow(screen, hands, tmp_path)
        try:
            shown.start()
            yield shown, hands, tmp_path
        finally:
            shown.end()


def test_keys_work_by_their_place(window, layout):
    shown, hands, folder = window

    hands.say("key", D)
    wait_for(lambda: entries(folder)[-1] == "draw")
    hands.say("key", f"ctrl+{PLUS.get(layout, EQUAL)}")
    wait_for(lambda: read_preferences(folder).text_percent > 100)
    hands.say("key", f"ctrl+{ZERO}")
    wait_for(lambda: read_preferences(folder).text_percent == 100)
    hands.say("key", f"ctrl+{N}")
    wait_for(shown.has_dialog)
