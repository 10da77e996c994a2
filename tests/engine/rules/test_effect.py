"""Options without effect are known as such, with the reason."""

import pytest

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import (
    THEME_OF,
    Rules,
    describe,
    effective,
    narrowed,
    value_of,
    why_without_effect,
    with_value,
)


@pytest.mark.parametrize("name", THEME_OF)
def test_what_an_option_needs_are_options_and_never_itself(name):
    for need in describe(name).needs:
        assert set(need.options) <= set(THEME_OF)
        assert name not in need.options
        assert isinstance(bool(need.holds(*(value_of(Rules(), other) for other in need.options))), bool)


def test_without_sequences_no_option_of_sequences_matters():
    rules = with_value(Rules(), "sequences_enabled", False)
    of_sequences = [name for name, theme in THEME_OF.items() if theme == "sequences"]

    assert [name for name in of_sequences if name in effective(rules)] == ["sequences_enabled"]
    assert why_without_effect(rules, "samba_closed") == "Sequences aren't played."


@pytest.mark.parametrize(
    ("changes", "without"),
    [
        ({}, "wild_meld_closed_at_seven"),
        ({}, "concealed_conditions"),
        ({"red_three_mode": "ordinary"}, "red_three_all"),
        ({"threes_special": False}, "black_three_meld"),
        ({"wild_ranks": []}, "group_max_wilds"),
        ({"red_three_mode": "forced"}, "red_three_hand_penalty"),
    ],
)
def test_an_option_that_others_silence_has_no_effect(changes, without):
    rules = Rules()
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))

    assert why_without_effect(rules, without)


def test_rules_of_a_match_are_those_of_its_count_of_players():
    solo = narrowed(Rules(), 3, Shape.SOLO)
    six = narrowed(Rules(), 6, Shape.TWO_TRIOS)

    assert why_without_effect(solo, "ask_partner") == "Everybody plays alone."
    assert why_without_effect(six, "ask_needs_all_partners") is None
    assert six.deck.hand_size == ((6, 13),)


NO_WILDS = {"wild_ranks": [], "joker_count": 0}
NO_SETS = {"canasta_size": None, "samba_size": None, "go_out_sets": 0}
NO_WAY_TO_TAKE = {"pile_take_natural_pair": False, "pile_top_only_onto_sequence": False}
LITERAL = {"sequence_rank_model": "ace_low_literal"}
NEEDS = [
    ("turn_order", {"player_counts": [2]}, {"player_counts": [2, 4]}),
    ("points_joker", {"joker_count": 0}, {"joker_count": 1}),
    ("points_black_three", {"black_three_meld": "never"}, LITERAL),
    ("wild_swap", {"group_max_wilds": 0}, {"sequence_max_wilds": 1}),
    ("merge_groups", {"same_rank_groups": "one"}, {"wild_melds": True}),
    ("pile_take_size", NO_WAY_TO_TAKE, {"pile_take_natural_pair": True}),
    ("pile_take_size", NO_WAY_TO_TAKE, {"pile_top_must_be_melded": False}),
    ("pile_take_for_initial", NO_WAY_TO_TAKE, {"pile_take_natural_pair": True}),
    ("blocking_top_cards", NO_WAY_TO_TAKE, {"pile_top_only_onto_sequence": True}),
    (
        "red_three_from_pile_replacement",
        NO_WAY_TO_TAKE,
        {"pile_take_natural_plus_wild": "when_unfrozen"},
    ),
    ("pile_pair_target", {"pile_take_natural_pair": False}, {"pile_take_natural_plus_wild": "always"}),
    ("pile_onto_complete_canasta", {}, {"pile_take_by_extending_group": "always"}),
    (
        "pile_onto_complete_canasta",
        {},
        {"pile_take_natural_plus_wild": "always", "wild_on_complete_canasta": True},
    ),
    (
        "freeze_triggers",
        {"pile_take_by_extending_group": "always"},
        {"forced_pile_when_stock_empty": True},
    ),
    (
        "freeze_lifted_when",
        {
            "freeze_triggers": ["wild"],
            "pile_take_new_sequence": "always",
            "pile_top_only_onto_sequence": False,
        },
        {"stock_empty_rule": "reshuffle_discards"},
    ),
    ("initial_meld_sum_melds", {"initial_meld_bands": [[None, 0]]}, {"initial_meld_bands": [[None, 15]]}),
    (
        "top_card_counts_for_initial",
        {"initial_meld_bands": [[None, 0]]},
        {"initial_meld_bands": [[None, 15]]},
    ),
    ("initial_meld_waived_for_one_turn_out", NO_SETS, {"canasta_size": 7}),
    ("red_three_negative_each", {"go_out_sets": 0}, {"go_out_min_sambas": 1}),
    (
        "red_three_negative_all",
        {"red_three_positive_if": "set_count"},
        {"red_three_positive_sets": 1},
    ),
    ("go_out_min_natural_sets", NO_WILDS, {"go_out_sets": 1}),
]


@pytest.mark.parametrize(("name", "without", "with_it"), NEEDS)
def test_an_option_has_its_effect_back_where_it_matters_again(name, without, with_it):
    silent = rules_with(without)

    assert why_without_effect(silent, name)
    assert why_without_effect(rules_with({**without, **with_it}), name) is None


def rules_with(changes):
    rules = Rules()
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return rules
