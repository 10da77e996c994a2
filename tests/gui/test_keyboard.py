"""The real window without a mouse, and without eyes: a turn by keys, and turns by a screen reader."""

import subprocess
import sys
from pathlib import Path

import pytest

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from samba_desktop.store.preferences import Speed, write_preferences
from samba_desktop.store.store import Store, begin
from tests.gui.keyboard_match import KeyboardPlan, KeyboardSitting, run
from tests.gui.screen import Screen, missing_tools
from tests.gui.screen_reader import missing
from tests.gui.sitting import Album, unasked
from tests.gui.wanted import IN_TEAMS, WANTED, find_matches, played

tools = missing_tools()
readers = missing()
pytestmark = pytest.mark.gui


@pytest.mark.skipif(bool(tools), reason="needs " + " and ".join(tools))
def test_a_turn_is_played_by_keys_from_the_welcome_on(qapp, tmp_path):
    pictures = tmp_path / "pictures"
    pictures.mkdir()

    problem = run(KeyboardPlan(turns=1, speed=Speed.FAST), tmp_path / "data", pictures)

    assert problem is None
    assert {"welcome.png", "01-new-match.png", "keys.png", "reading.png"} <= {
        one.name for one in pictures.iterdir()
    }


@pytest.mark.slow
@pytest.mark.skipif(bool(tools), reason="needs " + " and ".join(tools))
@pytest.mark.parametrize(
    ("rules", "players"), [("swedish-samba", 4), ("bolivia", 4), ("black-samba", 4), ("dutch-samba", 2)]
)
def test_a_short_match_is_played_by_keys(qapp, tmp_path, rules, players):
    pictures = tmp_path / "pictures"
    pictures.mkdir()
    plan = KeyboardPlan(players=players, target=1500, seed=4, speed=Speed.FAST, rules=rules)

    assert run(plan, tmp_path / "data", pictures) is None
    assert (pictures / "match-end.png").exists()


RARE = (
    "wild card in a sequence",
    "swap",
    "merge",
    "add to another side",
    "own question",
    "answer",
    "wild meld",
)
"""What only some rules bring, or only some turns."""


def match_for(name):
    """Find a rule set and a match in which the person can do something at once."""
    for preset in PRESETS.values():
        rules = preset.rules
        players = 4 if 4 in rules.deck.player_counts else min(rules.deck.player_counts)
        seating = Seating(players, rules.shapes(players)[-1 if name in IN_TEAMS else 0])
        if name not in played(rules, seating):
            continue
        found = find_matches(rules, seating, [name], range(30))
        if name in found:
            return preset.id, found[name]
    raise AssertionError(f"nothing ever brings this: {name}")


@pytest.mark.slow
@pytest.mark.skipif(bool(tools), reason="needs " + " and ".join(tools))
@pytest.mark.parametrize("name", RARE)
def test_what_is_rare_is_done_by_keys_too(qapp, tmp_path, name):
    preset, record = match_for(name)
    data = tmp_path / "data"
    data.mkdir()
    write_preferences(data, unasked(Speed.FAST))
    with Store.open(data) as store:
        begin(store, record)
    with Screen(1280, 800) as screen:
        sitting = KeyboardSitting(KeyboardPlan(rules=preset), screen, data, Album(None, screen))
        try:
            sitting.resume()
            player = sitting.player
            player.rest()
            way = player.choose_way(WANTED[name](sitting.watched.view)[0])
            player.perform(way)
            player.expect(way.action, way)
            sitting.window.quit()
        finally:
            sitting.window.end()


@pytest.mark.slow
@pytest.mark.skipif(bool(readers), reason="needs " + " and ".join(readers))
def test_turns_are_played_by_a_screen_reader():
    script = Path(__file__).with_name("screen_reader.py")

    done = subprocess.run(
        [sys.executable, str(script), "--turns", "2"], capture_output=True, text=True, check=False
    )

    assert done.returncode == 0, done.stderr
    assert "2 turns by" in done.stdout
