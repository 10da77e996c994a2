"""Going out: found by a seat that is bound to, playable action by action, and not made up."""

import random

import pytest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.thought import Code
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.game import step
from samba_desktop.engine.state import observe

TWO_SETS = ["KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S JS"]


def position_of(hand, melds, answers=("yes",)):
    return read_case(
        {
            "rules": "swedish-samba",
            "players": 4,
            "turn": {"seat": 1, "phase": "play", "answers": list(answers)},
            "hands": {"1": hand, "2": 11, "3": 9, "4": 11},
            "pile": "4C",
            "melds": {"A": melds, "B": []},
        }
    )


def german_position(hand, melds):
    return read_case(
        {
            "rules": "german-samba",
            "players": 4,
            "turn": {"seat": 1, "phase": "play"},
            "hands": {"1": hand, "2": 5, "3": 4, "4": 5},
            "pile": "4C",
            "melds": {"A": melds, "B": []},
        }
    )


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("4D", TWO_SETS),
        ("KS 4D", TWO_SETS),
        ("9H 9D 2S 4D", TWO_SETS),
        ("10D JD QD QH QC QS 4D", TWO_SETS),
        ("3S 3C 3S 4D", TWO_SETS),
        ("3S 3C 3S QH QC QD QD 4D", [*TWO_SETS, "8H 8D 8C"]),
        ("3S 3C 3S 8S 9H 9D 9C 2C JK", [*TWO_SETS, "8H 8D 8C"]),
        ("QS 2H", ["KC KD KH KS KC KD KH", "QC QD QH QS QC QD"]),
        ("QS 2H JK 4C", ["KC KD KH KS KC KD KH", "QC QD QH QS QC"]),
        ("JS 7D", ["KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S"]),
        ("4D 5D 6D 7D 8D 9D 10D 4H", ["KC KD KH KS KC KD KH"]),
    ],
)
def test_a_way_out_is_found_and_can_be_played(hand, melds):
    state = position_of(hand, melds)
    thought = choose(observe(state, 0), random.Random(1))

    for action in (thought.action, *thought.then):
        state, _ = step(state, action)
    assert state.table.result is not None
    assert state.table.result.end is RoundEnd.OUT
    assert state.table.result.out == 0


@pytest.mark.parametrize(
    ("hand", "melds"),
    [
        ("4D 9H", TWO_SETS),
        ("2S JK 4D", TWO_SETS),
        ("3S 3C 2S 4D", TWO_SETS),
        ("KS 4D", TWO_SETS[:1]),
        ("4S JS 7D", ["KC KD KH KS KC KD KH", "5S 6S 7S 8S 9S 10S"]),
        ("KS KD KC 2S", []),
    ],
)
def test_no_way_out_is_made_up(hand, melds):
    thought = choose(observe(position_of(hand, melds, answers=[]), 0), random.Random(1))

    assert thought.because.code not in {Code.GO_OUT, Code.ASK_PARTNER}


def test_a_way_out_that_exchanges_a_wild_card_first_is_found():
    melds = ["9S 9D 9H 9C 9S 9D 9H", "8C 8D 8H 8S 8C 8D 8H", "7D 7H 2C"]
    state = german_position("JC JH QC QD QH 7S 5D", melds)
    thought = choose(observe(state, 0), random.Random(1))

    assert thought.because.code in {Code.GO_OUT, Code.ASK_PARTNER}


def test_a_way_out_is_found_that_lies_behind_many_others():
    melds = ["8D 8D 8S 8S", "10C 10H 10S 10H 10C 10D 2D", "AD AS AC", "QD QH QD QS", "JC JC JS", "9S 9C 9S"]
    state = position_of("KC 7H 2H KH JK 2S 6D 9S 7S", [*melds, "7H 7H 7S"], answers=[])
    thought = choose(observe(state, 0), random.Random(1))

    assert thought.because.code in {Code.GO_OUT, Code.ASK_PARTNER}
