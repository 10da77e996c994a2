"""Fairness in the window: what opponents' processes are told, and what the person is told of them."""

import json
import shlex
import sys

import pytest

from samba_desktop.ai.protocol import hello
from samba_desktop.ai.rule_player.fallback import simple_action
from samba_desktop.ai.typed import NOTHING_TYPED, typed_to_text
from samba_desktop.engine.casefile import view_to_json
from samba_desktop.engine.dealing import deal_code
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.match import round_seed
from samba_desktop.match.receipt import part_from_bits
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.folders import installation_key
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.talk import talk_with
from samba_desktop.ui.window.main_window import MainWindow
from tests.ui.waiting import is_own_turn

SEATING = Seating(4, Shape.TWO_PAIRS)
PART = part_from_bits(3, "words")
PATIENCE = 20_000
LISTENS = """
import json, pathlib, sys
heard = pathlib.Path(sys.argv[1])
for text in sys.stdin:
    with heard.open("a") as file:
        file.write(text)
    said = json.loads(text)
    number = said.get("move", said.get("refused"))
    if number is not None:
        print(json.dumps({"move": number, "action": "draw", "because": "It is my turn."}), flush=True)
"""


@pytest.fixture
def window(qtbot, tmp_path):
    """Show a table whose second seat writes down all that it is told."""
    heard = tmp_path / "heard.txt"
    listening = "cmd:" + shlex.join([sys.executable, "-c", LISTENS, str(heard)])
    levels = (PERSON, listening, "medium", "medium")
    plans = tuple(
        SeatPlan(name, level) for name, level in zip(("Ada", "Bo", "Cy", "Di"), levels, strict=True)
    )
    with Store.open(tmp_path) as store:
        typed = typed_to_text(NOTHING_TYPED.noting([listening]), installation_key(tmp_path))
        preferences = Preferences(speed=Speed.OFF, typed_commands=typed)
        shown = MainWindow(store, tmp_path, ENGLISH, preferences)
        qtbot.addWidget(shown)
        shown.show()
        _, match = begin(store, Record(Rules(), SEATING, plans, PART.seed, notes=PART.notes))
        shown.heard = heard
        shown.open(match)
        yield shown
        shown.close()


def has_played(window, seat):
    events = window.table.controller.match.table.history
    return any(getattr(event, "seat", None) == seat and type(event).__name__ == "Drawn" for event in events)


def test_a_process_is_told_its_view_and_nothing_else(window, qtbot):
    qtbot.waitUntil(lambda: window.table.controller.match.moment > 0, timeout=PATIENCE)
    match = window.table.controller.match
    view = match.view(1)
    window.table.opponents.ask(1, view, match.moment)
    qtbot.waitUntil(lambda: window.heard.exists() and '"move"' in window.heard.read_text(), timeout=PATIENCE)

    greeting, *moves = [json.loads(line) for line in window.heard.read_text().splitlines()]

    assert set(greeting) == set(hello(Rules(), SEATING, 1, "medium", 0))
    asked, refused = {"move", "view", "budget_ms"}, {"refused", "action", "reason", "says"}
    assert all(set(one) in (asked, refused) for one in moves)
    assert moves[0]["view"] == json.loads(json.dumps(view_to_json(view)))
    whole = window.heard.read_text()
    for secret in (PART.secret, f"{PART.seed:016x}", str(PART.seed), deal_code(round_seed(match.record, 1))):
        assert secret not in whole


def test_seeds_of_opponents_are_drawn_apart_from_the_deal(qtbot):
    record = Record(Rules(), SEATING, (SeatPlan("Bo", "medium"),) * 4, PART.seed)
    runner = OpponentRunner(record.rules, record.seating, record.seats)

    talks = [
        talk_with("medium", record.rules, record.seating, seat, NOTHING_TYPED, runner)
        for seat in (0, 1, 0, 1)
    ]

    seeds = {talk.greeting["seed"] for talk in talks}
    assert len(seeds) == len(talks)
    assert not seeds & {record.seed, round_seed(record, 1)}


def test_reasons_of_real_opponents_are_kept_and_not_told(window, qtbot):
    qtbot.waitUntil(
        lambda: any(has_played(window, seat) for seat in (2, 3)) or _helped(window), timeout=PATIENCE
    )

    whys = window.fairness.whys

    assert any(note.seat in {2, 3} for note in whys.notes[0])
    assert whys.lines() == ()
    assert whys.told_round(0) == ()


def test_nothing_of_a_match_is_kept_when_its_table_is_left(window, qtbot):
    fairness = window.fairness
    assert fairness.whys is not None

    window._leave()  # noqa: SLF001 - a match that is left

    qtbot.waitUntil(lambda: fairness.whys is None, timeout=PATIENCE)
    assert fairness.match is None


def test_the_next_match_is_followed_at_once(window, qtbot):
    before = window.fairness.whys
    match = window.table.controller.match

    window.open(match)
    qtbot.wait(50)

    assert window.fairness.whys not in {None, before}
    assert window.fairness.match is match


def _helped(window):
    """Let the person play on where it is the person's turn."""
    controller = window.table.controller
    if controller is not None and is_own_turn(window):
        move = simple_action(controller.view)
        if move is not None:
            controller.play(move)
    return False
