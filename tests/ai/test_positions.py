"""Positions with what the rule player does there and never does, a line each in `positions.json`.

`first` is its next action, `does` begins others of its turn, no action holds a text of `never`, `because` is
the code of its reason, `least_left` counts the cards that it keeps. The case of each line is the referee's.
"""

import json
import random
from pathlib import Path

import pytest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.rule_player.meld_values import EASY, MEDIUM
from samba_desktop.engine.actions import Add, Discard, Lay, Merge, write_action
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.state import observe

POSITIONS = json.loads((Path(__file__).parent / "positions.json").read_text(encoding="utf-8"))
NAMES = [position["name"] for position in POSITIONS]


def view_of(position):
    return observe(read_case(position["case"]), position.get("seat", 1) - 1)


def cards_gone(action):
    match action:
        case Lay(cards) | Add(_, cards) | Merge(_, _, cards):
            return len(cards)
        case Discard():
            return 1
        case _:
            return 0


def test_the_positions_have_names_of_their_own():
    assert len(set(NAMES)) == len(NAMES) > 50


@pytest.mark.parametrize("position", POSITIONS, ids=NAMES)
def test_medium(position):
    view = view_of(position)
    for seed in range(5):
        thought = choose(view, random.Random(seed), MEDIUM)
        actions = (thought.action, *thought.then)
        written = [write_action(action) for action in actions]

        assert refusal(view, thought.action) is None
        assert written[0].startswith(position.get("first", ""))
        for text in position.get("does", ()):
            assert any(one.startswith(text) for one in written), (text, written)
        for text in position.get("never", ()):
            assert not any(text in one for one in written), (text, written)
        assert thought.because.code.value == position.get("because", thought.because.code.value)
        assert len(view.hand) - sum(map(cards_gone, actions)) >= position.get("least_left", 0)


BLUNDERS = [position for position in POSITIONS if position.get("blunder")]


@pytest.mark.parametrize("position", BLUNDERS, ids=[position["name"] for position in BLUNDERS])
def test_not_even_easy_makes_the_blunders_that_everybody_sees(position):
    view = view_of(position)

    for seed in range(40):
        thought = choose(view, random.Random(seed), EASY)
        written = [write_action(action) for action in (thought.action, *thought.then)]
        assert not any(text in one for one in written for text in position["never"]), written
