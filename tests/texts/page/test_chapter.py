"""What the chapters are made from."""

import pytest

from samba_desktop.engine.rules.kinds import CardSort, When
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, with_value
from samba_desktop.texts.page.chapter import Facts


def facts(preset, **changes):
    rules = PRESETS[preset].rules
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return Facts(rules)


def test_a_red_three_blocks_only_where_it_can_come_to_lie_on_top():
    assert CardSort.RED_THREE in facts("swedish-samba").blocking
    assert CardSort.RED_THREE in facts("dutch-samba").blocking
    assert CardSort.RED_THREE not in facts("german-samba").blocking


def test_a_pile_that_is_always_frozen_opens_no_way_for_unfrozen_ones():
    always = facts("international-samba", freeze_triggers=["always"])

    assert always.opens(When.WHEN_UNFROZEN) is When.NEVER
    assert not always.freezes
    assert facts("international-samba").opens(When.WHEN_UNFROZEN) is When.WHEN_UNFROZEN


def test_freezing_is_told_only_where_it_closes_a_way():
    assert facts("classic-canasta").freezes
    assert not facts("classic-canasta", wild_ranks=[]).freezes
    assert not facts("classic-canasta", pile_top_must_be_melded=False).freezes


@pytest.mark.parametrize(
    ("changes", "ratio", "naturals"),
    [
        ({}, True, False),
        ({"group_ratio_rule": "none"}, False, True),
        ({"group_ratio_rule": "equal"}, False, False),
        ({"group_ratio_rule": "majority", "group_max_wilds": 1}, False, False),
        ({"group_min_naturals": 3}, True, True),
    ],
)
def test_a_limit_is_told_only_where_it_forbids_something(changes, ratio, naturals):
    found = facts("swedish-samba", **changes)

    assert (found.group_ratio_bites, found.group_naturals_bite) == (ratio, naturals)


def test_red_threes_cannot_fail_where_going_out_needs_nothing():
    assert Facts(Rules()).red_threes_may_fail
    assert not facts("swedish-samba", go_out_sets=0).red_threes_may_fail


def test_jokers_that_are_not_there_are_not_wild():
    assert {one.value for one in facts("swedish-samba", joker_count=0).present_wilds} == {"two"}
