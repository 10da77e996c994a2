"""What a decision was worth, judged afterwards from what the seat could know."""

import random

import pytest

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.search import judge
from samba_desktop.engine.actions import Draw, read_action
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import observe

SAMPLES = 60
CASE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "JS JK KC KH 9D 9C 4C 10H", "2": 11, "3": 11, "4": 11},
    "pile": "5C JD 4H QS 9C 10D 7S JH 6D 4D",
    "melds": {"A": ["5S 6S 7S 8S 9S 10S"], "B": ["AS AD AC"]},
}


def view_of(case):
    return observe(read_case(case), 0)


def judged(case, *done):
    view = view_of(case)
    return judge(view, [read_action(one) for one in done], random.Random(5), SAMPLES)


def test_a_samba_thrown_away_is_told():
    found = judged(CASE, "discard JS")

    assert found is not None
    assert found.gain > 200
    assert found.is_clear
    assert found.other.action == read_action("add m1 JS")


def test_the_same_seed_gives_the_same_judgement():
    assert judged(CASE, "discard JS") == judged(CASE, "discard JS")


def test_the_best_decision_has_none_before_it():
    view = view_of(CASE)
    usual = choose(view, random.Random(5))

    found = judge(view, (usual.action, *usual.then), random.Random(5), SAMPLES)

    assert found is not None
    assert not (found.is_clear and found.gain > 100)


def test_where_there_was_nothing_else_to_do_nothing_is_judged():
    case = {**CASE, "pile": "", "turn": {"seat": 1, "phase": "draw"}}

    assert judge(view_of(case), [Draw()], random.Random(5), SAMPLES) is None


@pytest.mark.parametrize("debt", [{"owed": 30, "drew": "pile"}, {"must_go_out": True}])
def test_who_is_bound_is_not_judged(debt):
    case = {**CASE, "turn": {**CASE["turn"], **debt}, "melds": {"A": [], "B": []}}

    assert judged(case, "discard JS") is None
