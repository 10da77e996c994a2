"""Rules in a file are a preset and what was changed, and two rule sets are compared."""

import itertools

import pytest

from samba_desktop.engine.rules.changes import (
    RulesError,
    compare,
    differences,
    nearest_preset,
    rules_from_json,
    rules_to_json,
)
from samba_desktop.engine.rules.kinds import HowMany, MergeSequences
from samba_desktop.engine.rules.option import alike
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, value_of, why_without_effect, with_value


def test_a_preset_is_written_as_its_name_alone():
    assert rules_to_json(PRESETS["swedish-samba"].rules) == {"preset": "swedish-samba", "changed": {}}


def test_changes_are_written_and_read_back():
    rules = with_value(Rules(), "merge_sequences", MergeSequences.UP_TO_SEVEN)
    rules = with_value(rules, "hand_size", ((4, 11),))
    rules = with_value(rules, "hand_cap", 60)

    written = rules_to_json(rules)

    assert written["changed"] == {"hand_size": {"4": 11}, "merge_sequences": "up_to_seven", "hand_cap": 60}
    assert rules_from_json(written) == rules


def test_every_option_can_be_read_in_the_form_in_which_it_is_written():
    from_file = {
        "preset": "swedish-samba",
        "changed": {
            "go_out_sets": {"2": 2, "4": 1},
            "stock_draw": 1,
            "wild_budget_per_side": 2,
            "pile_take_size": 5,
            "initial_meld_bands": [[None, 50], [1500, 90]],
            "same_rank_groups": "one",
            "concealed_conditions": ["no_pile_take", "own_canasta"],
        },
    }

    rules = rules_from_json(from_file)

    assert rules.groups.same_rank_groups is HowMany.ONE
    assert rules_to_json(rules, "swedish-samba") == from_file
    for name in THEME_OF:
        assert value_of(rules_from_json(rules_to_json(rules)), name) == value_of(rules, name)


def test_the_name_of_a_preset_is_enough():
    assert rules_from_json("swedish-samba") == Rules()
    assert rules_from_json({"preset": "swedish-samba", "format": 1}) == Rules()


def test_the_nearest_preset_is_found():
    assert nearest_preset(with_value(Rules(), "hand_cap", 60)) == "swedish-samba"


@pytest.mark.parametrize(
    ("obj", "parts"),
    [
        ({"preset": "swedish-sambo"}, ["rules.preset", "swedish-sambo", 'did you mean "swedish-samba"?']),
        ({"changed": {}}, ["rules.preset: this is missing", "swedish-samba"]),
        ({"preset": "swedish-samba", "chnaged": {}}, ["rules", '"chnaged"', 'did you mean "changed"?']),
        ({"preset": "swedish-samba", "changed": []}, ["rules.changed", "object of options"]),
        ({"preset": "swedish-samba", "changed": {"go_out_set": 1}}, ["go_out_set", '"go_out_sets"']),
        ({"preset": "swedish-samba", "changed": {"xyz": 1}}, ["rules.changed.xyz", 'such as "go_out_sets"']),
        ({"preset": "swedish-samba", "name": 5}, ["rules.name", "a text of at most 60 letters"]),
        ({"preset": "swedish-samba", "name": "x" * 61}, ["rules.name", "a text of at most 60 letters"]),
        ({"preset": "swedish-samba", "format": 2}, ["rules.format", "newer version"]),
        ({"preset": "swedish-samba", "format": "x"}, ["rules.format", '"x"', "allowed is 1"]),
        (17, ["rules: needed is an object"]),
    ],
)
def test_bad_rules_are_refused_in_one_sentence(obj, parts):
    with pytest.raises(RulesError) as caught:
        rules_from_json(obj)

    message = str(caught.value)
    assert all(part in message for part in parts), message
    assert message.endswith(".")
    assert "\n" not in message


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("merge_sequences", "sometimes", "one of never, up_to_seven"),
        ("group_max_wilds", 9, "a whole number from 0 to 6, or null (no limit)"),
        ("group_max_wilds", True, "a whole number from 0 to 6"),
        ("points_ace", 12, "one of 1, 10, 11, 15, 20"),
        ("hand_size", {"7": 15}, "an object with counts of players from 2 to 6 as keys"),
        ("hand_size", {"4": 99}, "a whole number from 5 to 20"),
        ("target_score", 10.5, "a whole number from 100 to 50000, or an object that gives one for each"),
        ("hand_size", 15, "an object that gives for each count of players"),
        ("wild_ranks", "joker", "a list of any of joker, two"),
        ("sequences_enabled", 1, "true or false"),
        ("initial_meld_bands", [[0, 50]], "a list of pairs"),
        ("initial_meld_bands", [[None, -1]], "minimums from 0 to 1000"),
        ("initial_meld_bands", [[None, True]], "minimums from 0 to 1000"),
        ("initial_meld_bands", [[None, 10], [True, 50]], "from -100000 to 100000"),
        ("initial_meld_bands", [[None, 10], [1e3, 50]], "from -100000 to 100000"),
        ("initial_meld_bands", [[None, 10], [100001, 50]], "from -100000 to 100000"),
        ("initial_meld_bands", [[None, 10], [50, 50], [50, 60]], "in ascending order"),
        ("initial_meld_bands", [[None, 10, 1]], "a list of pairs"),
        ("target_choices", [True], "a list of whole numbers"),
        ("target_choices", [], "at least one"),
        ("player_counts", [1], "allowed is a list of counts of players from 2 to 6."),
        ("team_shapes", {"4": ["2x5"]}, "one of solo, 2x2, 2x3, 3x2"),
    ],
)
def test_a_value_that_cannot_be_names_option_value_and_what_can(option, value, allowed):
    with pytest.raises(RulesError) as caught:
        rules_from_json({"preset": "swedish-samba", "changed": {option: value}})

    message = str(caught.value)
    assert message.startswith(f"rules.changed.{option}: ")
    assert allowed in message


def test_no_limit_may_be_written_as_the_word_none():
    """As tables of these rules write it."""
    bands = [["none", 15], [0, 50]]
    written = {"group_max_wilds": "none", "hand_cap": "none", "initial_meld_bands": bands}
    changed = {"group_max_wilds": None, "hand_cap": None, "initial_meld_bands": [[None, 15], [0, 50]]}

    assert rules_from_json({"preset": "dutch-samba", "changed": written}) == rules_from_json(
        {
            "preset": "dutch-samba",
            "changed": changed,
        }
    )
    with pytest.raises(RulesError):
        rules_from_json({"preset": "dutch-samba", "changed": {"go_out_bonus": "none"}})


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
