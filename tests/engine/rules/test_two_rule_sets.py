"""Two rule sets side by side: what differs, and nothing else."""

import itertools

import pytest

from samba_desktop.engine.rules.changes import compare, differences
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, value_of, why_without_effect, with_value


def test_equal_rules_differ_in_nothing():
    assert compare(Rules(), Rules()) == ()


def test_a_difference_holds_both_values_and_whether_they_count():
    (theme,) = compare(Rules(), with_value(Rules(), "hand_cap", 60))

    (found,) = theme.differences
    assert theme.theme == "match"
    assert (found.option, found.left, found.right) == ("hand_cap", None, 60)
    assert found.left_counts
    assert found.right_counts


@pytest.mark.parametrize(("left", "right"), [*itertools.permutations(PRESETS, 2)])
def test_presets_are_compared_in_the_order_of_the_settings(left, right):
    one, other = PRESETS[left].rules, PRESETS[right].rules
    found = compare(one, other)

    names = [difference.option for theme in found for difference in theme.differences]
    assert names == [name for name in THEME_OF if name in names]
    assert all(THEME_OF[one.option] == theme.theme for theme in found for one in theme.differences)
    for name in differences(one, other):
        counts = any(why_without_effect(rules, name) is None for rules in (one, other))
        assert (name in names) == (counts and alike(value_of(one, name)) != alike(value_of(other, name)))
    for difference in (one for theme in found for one in theme.differences):
        assert difference.left == value_of(one, difference.option)
        assert difference.right == value_of(other, difference.option)
