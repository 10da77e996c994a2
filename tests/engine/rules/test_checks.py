"""Contradictions are found at the option that causes them."""

import pytest

from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, with_value
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.option_texts import OptionTexts


def rules_with(**changes):
    rules = Rules()
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return rules


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_no_preset_contradicts_itself(preset):
    assert contradictions(preset.rules) == ()


@pytest.mark.parametrize(
    ("changes", "option"),
    [
        ({"hand_size": {"6": 20}, "deck_count": 2, "joker_count": 0}, "hand_size"),
        ({"team_shapes": {"4": ["2x2"]}}, "team_shapes"),
        ({"team_shapes": {"4": ["3x2"]}, "player_counts": [4]}, "team_shapes"),
        ({"canasta_size": None, "samba_size": None}, "go_out_sets"),
        ({"canasta_size": None, "sequences_enabled": False}, "go_out_sets"),
        ({"go_out_min_sambas": 1, "sequences_enabled": False}, "go_out_min_sambas"),
        ({"final_discard": "forbidden", "pass_instead_of_discard": "never"}, "final_discard"),
        ({"pass_instead_of_discard": "never"}, "keep_after_melding"),
    ],
)
def test_a_contradiction_is_named_at_its_option(changes, option):
    found = contradictions(rules_with(**changes))

    assert option in [one.option for one in found]
    for one in found:
        sentence = OptionTexts(ENGLISH).contradiction(one)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_only_the_count_of_players_asked_about_is_looked_at():
    rules = rules_with(hand_size={"4": 15, "6": 20}, deck_count=2, joker_count=0)

    assert contradictions(rules, 4) == ()
    assert contradictions(rules, 6)


ONE_DECK = {"deck_count": 1, "joker_count": 0, "hand_size": {"4": 7}, "player_counts": [4]}
NO_WILDS = {"wild_ranks": [], "joker_count": 0}
NO_BONUSES = {
    "bonus_natural_canasta": 0,
    "bonus_mixed_canasta": 0,
    "bonus_samba": 0,
    "go_out_bonus": 0,
    "red_three_each": 0,
    "red_three_all": 0,
}
SINGLE = {"initial_meld_sum_melds": False, "groups_may_exceed_seven": False, **NO_WILDS}


@pytest.mark.parametrize(
    ("changes", "option", "values"),
    [
        ({"wild_ranks": ["two"]}, "wild_ranks", {}),
        ({"red_three_mode": "ordinary"}, "red_three_mode", {}),
        ({"sequence_rank_model": "three_to_ace"}, "sequence_rank_model", {}),
        ({**ONE_DECK, "sequences_enabled": False}, "go_out_sets", {}),
        (
            {**ONE_DECK, "joker_count": 1, "sequences_enabled": False, "group_max_wilds": None}
            | {"group_ratio_rule": "none"},
            "go_out_sets",
            {"most": 1},
        ),
        (
            {**ONE_DECK, "sequences_enabled": False, "group_max_wilds": 3, "group_ratio_rule": "majority"}
            | {"go_out_min_natural_sets": 1, "go_out_sets": 1},
            "go_out_min_natural_sets",
            {},
        ),
        ({**ONE_DECK, **NO_WILDS, "go_out_min_meld_points": 500}, "go_out_min_meld_points", {"most": 480}),
        (
            {**ONE_DECK, "initial_meld_bands": [[None, 500]]},
            "initial_meld_bands",
            {"minimum": 500, "most": 480},
        ),
        (SINGLE, "initial_meld_bands", {"minimum": 150, "most": 140}),
        ({**NO_BONUSES, "melded_cards_count": False}, "melded_cards_count", {}),
        (
            {"red_three_positive_if": "set_count", "red_three_positive_sets": 3, "wild_melds": True}
            | {"canasta_size": None, "sequences_enabled": False, "go_out_sets": 1},
            "red_three_positive_sets",
            {"most": 2},
        ),
    ],
)
def test_what_the_cards_cannot_come_to_is_named_with_what_they_can(changes, option, values):
    found = {one.option: one for one in contradictions(rules_with(**changes))}

    assert found[option].values == values
    assert "{" not in OptionTexts(ENGLISH).contradiction(found[option])


@pytest.mark.parametrize(
    "changes",
    [
        {"wild_ranks": ["two"], "joker_count": 0},
        {"red_three_mode": "ordinary", "threes_special": False},
        {"sequence_rank_model": "three_to_ace", "threes_special": False},
        {"sequence_rank_model": "three_to_ace", "sequences_enabled": False},
        {**ONE_DECK, "go_out_sets": 4},
        {**ONE_DECK, "sequences_enabled": False, "group_max_wilds": 3, "group_ratio_rule": "majority"}
        | {"go_out_sets": 1},
        {**ONE_DECK, "initial_meld_bands": [[None, 500]], "bonuses_count_for_initial": True},
        {**ONE_DECK, "initial_meld_bands": [[None, 50], [10000, 500]]},
        {**ONE_DECK, "initial_meld_bands": [[None, 480]]},
        {**SINGLE, "initial_meld_bands": [[None, 140]]},
        {**SINGLE, "groups_may_exceed_seven": True},
        {**NO_BONUSES, "melded_cards_count": False, "red_three_each": 5},
    ],
)
def test_what_can_just_be_is_no_contradiction(changes):
    assert contradictions(rules_with(**changes)) == ()
