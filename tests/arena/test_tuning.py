"""Numbers of the computer players found by play: what is measured, and what is confirmed."""

import sys

import pytest

from samba_desktop.ai.fast import Taste
from samba_desktop.ai.rule_player.meld_values import MEDIUM
from samba_desktop.arena.tuning import TUNABLE, Deals, Schedule, Tuned, confirmed, taste_of, tuned, weights_of
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from tests.cli.test_commands import refused

RULES = PRESETS["swedish-samba"].rules
DEALS = Deals(RULES, Seating(2, RULES.shapes(2)[0]), 3, 7)

OTHER = PRESETS["german-two-player"].rules
OTHER_DEALS = Deals(OTHER, Seating(2, OTHER.shapes(2)[0]), 2, 7)


@pytest.fixture(params=TUNABLE)
def what(request):
    return TUNABLE[request.param]()


def test_the_numbers_in_force_gain_nothing_against_themselves(what):
    assert what.gains(what.start, DEALS) == [0.0, 0.0, 0.0]


def test_other_numbers_play_otherwise_and_alike_each_time(what):
    other = {name: number * 3 + 2 for name, number in what.start.items()}

    found = what.gains(other, DEALS)

    assert any(found)
    assert found == what.gains(other, DEALS)


def test_numbers_become_what_they_were_made_from():
    assert weights_of(TUNABLE["weights"]().start) == MEDIUM
    assert vars_of(taste_of(TUNABLE["taste"]().start)) == vars_of(Taste())


def vars_of(taste):
    return {name: getattr(taste, name) for name in dir(taste) if not name.startswith("_")}


def test_whole_numbers_stay_whole_and_none_is_negative():
    assert taste_of({"pair": -3.2}).pair == 0
    assert taste_of({"pair": 4.6}).pair == 5
    assert weights_of({"run": 3.7}).run == 4


def test_fresh_deals_confirm(what):
    gain, interval = confirmed(what, what.start, DEALS)

    assert (gain, interval) == (0.0, 0.0)


def test_shares_are_tried_as_shares():
    pytest.importorskip("cma", reason="the package cma is for tuning alone")
    tried = []

    def gains(numbers, _deals):
        tried.append(numbers["share"])
        return [0.0]

    list(tuned(Tuned({"share": 0.3, "whole": 40.0}, gains), Schedule(1, 40, (DEALS,))))

    assert -0.3 < min(tried) < max(tried) < 0.9
    assert max(tried) - min(tried) > 0.1


def test_a_search_comes_back_with_numbers_for_all():
    pytest.importorskip("cma", reason="the package cma is for tuning alone")
    what = TUNABLE["taste"]()

    found = list(tuned(what, Schedule(2, 4, (DEALS, OTHER_DEALS))))

    assert [one.number for one in found] == [1, 2]
    assert set(found[-1].mean) == set(what.start)


def test_some_numbers_are_searched_alone(what):
    name = next(iter(what.start))

    narrow = what.only([name])

    assert narrow.start == {name: what.start[name]}
    assert narrow.gains({name: what.start[name]}, DEALS) == [0.0, 0.0, 0.0]


def test_a_number_that_does_not_exist_is_refused_with_those_that_do(capsys):
    said = refused(capsys, "tune", "weights", "--only", "draw", "drow")

    assert "“drow” is none of the numbers" in said
    assert "draw, " in said


def test_without_the_package_that_searches_it_is_named(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "cma", None)

    assert "pip install samba-desktop[tuning]" in refused(capsys, "tune", "taste", "--players", "2")


@pytest.mark.parametrize("option", ["generations", "candidates", "deals", "fresh"])
def test_too_small_a_search_is_refused(capsys, option):
    assert f"--{option}: at least" in refused(capsys, "tune", "weights", f"--{option}", "0")
