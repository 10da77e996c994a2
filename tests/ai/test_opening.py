"""The first meld: the cheapest that reaches the minimum, with a taken pile and without."""

import random

import pytest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.rule_player.first_meld import find_opening
from samba_desktop.ai.rule_player.meld_values import MEDIUM, MeldValues
from samba_desktop.ai.rule_player.sketch import Sketch
from samba_desktop.engine.actions import Draw, TakePile, write_action
from samba_desktop.engine.legality import refusal


def found(view, needed):
    sketch = Sketch(view)
    return find_opening(sketch, needed, sketch.left - 1, MeldValues(view.rules, MEDIUM))


@pytest.mark.parametrize(
    ("hand", "needed", "wilds"),
    [
        ("AS AD AH KC QD 9H", 50, 0),
        ("KS KD KH QS QD QH 2S 4D", 50, 0),
        ("AS AD JK 4C 9H QD", 50, 1),
        ("AS AD 2S KC KD 2H 4C 9H", 90, 2),
        ("4S 5S 6S 7S 8S 9S 10S KC KD KH QD", 80, 0),
    ],
)
def test_the_minimum_is_reached_cheaply(position, hand, needed, wilds):
    opening = found(position(hand), needed)

    assert opening is not None
    assert opening.points >= needed
    assert opening.wilds == wilds


@pytest.mark.parametrize(("hand", "needed"), [("4S 4D 4H 9C KD", 50), ("AS AD KC QD", 15), ("JK 2S AS", 50)])
def test_no_first_meld_is_made_up(position, hand, needed):
    assert found(position(hand), needed) is None


def test_cards_are_used_once(position):
    opening = found(position("9S 10S JS JD JH 4C 7D"), 50)

    assert opening is None or sum(len(option.cards) for option in opening.options) <= 5


def test_takes_the_pile_for_the_first_meld(position):
    view = position("QS QD AS AD 2S 4C 9H 7D", pile="KH 8D 5C 6H QH", phase="draw", score=1500)

    thought = choose(view, random.Random(1))

    assert isinstance(thought.action, TakePile)
    assert thought.because.values["needed"] == 90
    assert [write_action(action) for action in thought.then] == ["lay AS AD 2S"] or thought.then
    assert refusal(view, thought.action) is None


def test_leaves_the_pile_where_the_minimum_is_out_of_reach(position):
    view = position("QS QD 8S 4C 9H 7D", pile="KH 8D 5C 6H QH", phase="draw", score=7000)

    assert choose(view, random.Random(1)).action == Draw()


def test_pays_what_is_owed_before_anything_else(position):
    view = position(
        "AS AD AH 4C 9H 7D",
        melds=("KS KD KH",),
        turn={"owed": 20, "old_melds": 0},
        melded_by=[],
    )

    thought = choose(view, random.Random(1))

    assert write_action(thought.action).startswith("lay A")
