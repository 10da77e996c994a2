"""Each option in two values: the same position and actions, another answer."""

from typing import NamedTuple

import pytest

from samba_desktop.cli.referee import judged
from samba_desktop.engine.casefile import CaseError, read_case
from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.changes import rules_from_json
from samba_desktop.engine.rules.option import OptionValueError
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of, why_without_effect
from tests.engine.cases import Json, case, undealt, with_stock

KINGS = "KS KH KD KC KS KH KD"
QUEENS = "QS QH QD QC QS QH QD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SAMBA = "4S 5S 6S 7S 8S 9S 10S"
SETS = [KINGS, NINES]
FOURS = ["4H 4D 4C"]
NOBODY = {"2": "", "3": "", "4": ""}
STOCK_END = {"stock": True}
UNFROZEN = {"freeze_triggers": ["wild"]}
THAWING = {"pile_take_natural_plus_wild": "when_unfrozen", **UNFROZEN}

ONE_VALUE = "there is no other value"
NOT_PAIRED = {
    "target_choices": "what a dialog offers; any target can be set",
    "group_min_size": ONE_VALUE,
    "sequence_min_length": ONE_VALUE,
}


class Pair(NamedTuple):
    """A case, two values of an option, and what else is changed for both."""

    case: Json
    one: object
    other: object
    beside: Json = {}  # noqa: RUF012 - nobody changes it


def counting(*melds: str, **more: object) -> Json:
    """A count of side A at the end of the stock, with empty hands."""
    return case(melds=list(melds), score_if=STOCK_END, **{"hands": NOBODY, **more})


def at_pile(hand: str, pile: str, *actions: str, **more: object) -> Json:
    return case(hand, *actions, pile=pile, phase="draw", **{"melds": FOURS, **more})


DEAL = undealt("deal 7")
SIX = case("8C 7C", "discard 8C", players=6, shape="2x3")
OUT = case("8C", "discard 8C", melds=SETS, hands=NOBODY)
CLOSED_SAMBA = case("JS 8C", "add m1 JS", melds=[SAMBA])
EXTENDING = at_pile("8C 7C", "5D 4S", "take onto m1")

PAIRS = {
    # the table, the pack and the deal
    "player_counts": Pair(case("8C 7C", "discard 8C", players=5), [2, 3, 4, 5, 6], [4]),
    "team_shapes": Pair(SIX, {"6": ["2x3", "3x2"]}, {"6": ["3x2"]}),
    "deck_count": Pair(DEAL, 3, 2),
    "joker_count": Pair(DEAL, 6, 9),
    "hand_size": Pair(DEAL, {"4": 15}, {"4": 11}),
    "first_dealer": Pair({**DEAL, "dealer": 4, "round": 0}, "high_card", "chosen"),
    "turn_order": Pair(case("8C 7C", "discard 8C"), "clockwise", "anticlockwise"),
    "initial_upcard_cover": Pair(undealt("deal 26"), ["wild"], []),
    "initial_wild_freezes": Pair(undealt("deal 26"), True, False, THAWING),
    "stock_draw": Pair(case("8C", "draw", phase="draw"), 2, 1),
    # card points and wild cards
    "wild_ranks": Pair(case("KS KH 2C 8C", "lay KS KH 2C", melds=FOURS), ["joker", "two"], ["joker"]),
    "points_joker": Pair(counting("KS KH JK"), 50, 30),
    "points_two": Pair(counting("KS KH 2C"), 20, 10),
    "points_ace": Pair(counting("AS AH AD"), 20, 15),
    "number_card_points": Pair(counting("7S 7H 7D"), "canasta_bands", "face_value"),
    "threes_special": Pair(case("3S 3C 3S 8C", "lay 3S 3C 3S", melds=FOURS), True, False),
    "points_black_three": Pair(counting("3S 3C 3S"), 5, 100),
    "points_red_three_card": Pair(
        case("3H", hands=NOBODY, score_if=STOCK_END), 3, 20, {"threes_special": False}
    ),
    # groups
    "group_max_wilds": Pair(case("KS KH KD KC 2S JK 8C", "lay KS KH KD KC 2S JK", melds=FOURS), 2, 1),
    "group_ratio_rule": Pair(
        case("KS KH KD 2S JK 8C", "lay KS KH KD 2S JK", melds=FOURS), "double", "majority"
    ),
    "group_min_naturals": Pair(
        case("KS 2S JK 8C", "lay KS 2S JK", melds=FOURS), 2, 1, {"group_ratio_rule": "none"}
    ),
    "wild_budget_per_side": Pair(
        case("9S 9H 2H 8C", "lay 9S 9H 2H", melds=["KS KH 2S", "5S 5H JK"]), None, 2
    ),
    "canasta_size": Pair(counting(KINGS), 7, None),
    "groups_may_exceed_seven": Pair(case("KC 8C", "add m1 KC", melds=[KINGS]), True, False),
    "wild_on_complete_canasta": Pair(case("JK 8C", "add m1 JK", melds=[KINGS]), False, True),
    "same_rank_groups": Pair(case("AS AH AD 8C", "lay AS AH AD", melds=["AC AS AH"]), "many", "one"),
    "merge_groups": Pair(case("8C", "merge m1 m2", melds=["AC AS AH", "AD AC AS"]), "own_turn", "never"),
    "lay_off_on_opponents": Pair(
        case("4S 8C", "add B.m1 4S", melds={"A": ["AC AS AH"], "B": FOURS}), False, True
    ),
    "wild_melds": Pair(case("JK 2S 2H 8C", "lay JK 2S 2H", melds=FOURS), False, True),
    "wild_meld_closed_at_seven": Pair(
        case("2S 8C", "add m1 2S", melds=["JK JK JK 2S 2H 2D 2C"]), True, False, {"wild_melds": True}
    ),
    "wild_swap": Pair(case("QD 8C", "swap m1 QD", melds=["QS QH 2C"]), "never", "incomplete_group"),
    # sequences
    "sequences_enabled": Pair(case("6S 7S 8S 8C", "lay 6S 7S 8S", melds=FOURS), True, False),
    "sequence_rank_model": Pair(
        case("QS KS AS 8C", "lay QS KS AS", melds=FOURS), "four_to_ace", "ace_low_literal"
    ),
    "sequence_max_length": Pair(CLOSED_SAMBA, 7, 8, {"samba_closed": False}),
    "sequence_max_wilds": Pair(
        case("6S 7S JK 8C", "lay 6S 7S JK=8S", melds=FOURS), 0, 1, {"sequence_min_naturals": 2}
    ),
    "sequence_wild_fixed": Pair(
        case("7S 8C", "add m1 7S", melds=["6S JK=7S 8S"]), True, False, {"sequence_max_wilds": 1}
    ),
    "sequence_min_naturals": Pair(
        case("6S 7S JK 8C", "lay 6S 7S JK=8S", melds=FOURS), 3, 2, {"sequence_max_wilds": 1}
    ),
    "sequence_ratio_rule": Pair(
        case("6S 2S JK 8C", "lay 6S JK=7S 2S=8S", melds=FOURS),
        "none",
        "majority",
        {"sequence_max_wilds": 2, "sequence_min_naturals": 1},
    ),
    "samba_size": Pair(counting(SAMBA), 7, None),
    "samba_closed": Pair(CLOSED_SAMBA, True, False, {"sequence_max_length": None}),
    "merge_sequences": Pair(
        case("9S 8C", "merge m1 m2 9S", melds=["10S JS QS", "6S 7S 8S"]), "never", "up_to_seven"
    ),
    "same_suit_sequences": Pair(case("6S 7S 8S 8C", "lay 6S 7S 8S", melds=["10S JS QS"]), "many", "one"),
    # the discard pile
    "pile_take_size": Pair(at_pile("KS KH 8C", "4S 5D 6D 7D 8D 9D KD", "take KS KH"), "all", 5),
    "pile_top_must_be_melded": Pair(at_pile("KS KH 8C", "5D KD", "take"), True, False),
    "pile_take_natural_pair": Pair(at_pile("KS KH 8C", "5D KD", "take KS KH"), True, False),
    "pile_take_natural_plus_wild": Pair(
        at_pile("KS 2S 8C", "5D KD", "take KS 2S"), "never", "when_unfrozen", UNFROZEN
    ),
    "pile_pair_target": Pair(
        at_pile("4S 4C 8C", "5D 4H", "take 4S 4C onto m1"), "new_or_existing", "new_group"
    ),
    "pile_take_by_extending_group": Pair(EXTENDING, "never", "always"),
    "pile_take_by_extending_sequence": Pair(
        at_pile("8C 7C", "5D 9S", "take onto m1", melds=["6S 7S 8S"]), "never", "always"
    ),
    "pile_top_only_onto_sequence": Pair(at_pile("8C 7C", "5D 9S", "top m1", melds=["6S 7S 8S"]), True, False),
    "pile_take_new_sequence": Pair(at_pile("8S 9S 8C", "5D 10S", "take 8S 9S"), "never", "always"),
    "pile_onto_complete_canasta": Pair(
        at_pile("8C 7C", "5D KC", "take onto m1", melds=[KINGS]),
        False,
        True,
        {"pile_take_by_extending_group": "always"},
    ),
    "frozen_before_initial_meld": Pair(
        at_pile("KS 2S 8C", "5D KD", "take KS 2S", melds=()),
        True,
        False,
        {"pile_take_natural_plus_wild": "when_unfrozen", **UNFROZEN},
    ),
    "freeze_triggers": Pair(EXTENDING, ["always"], [], {"pile_take_by_extending_group": "when_unfrozen"}),
    "freeze_lifted_when": Pair(
        at_pile("KS KH 8C", "JK 4S 5D 6D 7D 8D KD", "take KS KH"),
        "pile_taken",
        "no_trigger_in_pile",
        {"pile_take_size": 5, **THAWING},
    ),
    "blocking_top_cards": Pair(
        at_pile("8C 7C", "5D 3C", "take"), ["black3"], [], {"pile_top_must_be_melded": False}
    ),
    "discard_red_three": Pair(case("3H 8C", "discard 3H", melds=FOURS), True, False),
    "discard_wild": Pair(case("2C 8C", "discard 2C", melds=FOURS), True, False),
    "one_card_hand_pile_rule": Pair(
        at_pile("8C", "5D 4S", "take onto m1"),
        "no_take_unless_out",
        "none",
        {"pile_take_by_extending_group": "always"},
    ),
    # the first meld
    "initial_meld_bands": Pair(undealt(scores={"A": 0}), [[None, 50]], [[None, 60]]),
    "initial_meld_sum_melds": Pair(
        case("KS KH KD JS JH JD 8C 7C", "lay KS KH KD", "lay JS JH JD", "discard 8C"), True, False
    ),
    "initial_meld_sequences_count": Pair(
        case("10S JS QS KS AS 8C 7C", "lay 10S JS QS KS AS", "discard 8C"), True, False
    ),
    "initial_meld_unit": Pair(
        case("5S 5H 5D 8C 7C", "lay 5S 5H 5D", "discard 8C", melds=["AS AH AD"], melded_by=[3]),
        "side",
        "player",
    ),
    "pile_take_for_initial": Pair(at_pile("AS AH 8C", "5D AD", "take AS AH", melds=()), True, False),
    "top_card_counts_for_initial": Pair(at_pile("AS AH 8C", "5D AD", "take AS AH", melds=()), True, False),
    "rest_of_pile_counts_for_initial": Pair(
        at_pile("QS QH AS KC", "AD AC QD", "take QS QH", "lay AS AD AC", melds=()), False, True
    ),
    "bonuses_count_for_initial": Pair(
        case(f"{SAMBA} 8C 7C", f"lay {SAMBA}", "discard 8C", scores={"A": 7000}), False, True
    ),
    "initial_meld_waived_for_one_turn_out": Pair(
        case("4S 4H 4D 4C 4S 4H 4D 8C", "lay 4S 4H 4D 4C 4S 4H 4D", "discard 8C", scores={"A": 3000}),
        False,
        True,
        {"go_out_sets": 1},
    ),
    # red threes
    "red_three_mode": Pair(at_pile("KS KH 8C", "3H KD", "take KS KH", "three 3H"), "optional", "forced"),
    "red_three_replacement": Pair(case("3H 8C 7C", "three 3H", melds=FOURS), True, False),
    "red_three_from_pile_replacement": Pair(
        at_pile("KS KH 8C", "3H KD", "take KS KH", "three 3H"), True, False
    ),
    "red_three_each": Pair(counting(*SETS, red_threes={"A": "3H"}), 100, 200),
    "red_three_all": Pair(counting(*SETS, red_threes={"A": "3H 3H 3H 3D 3D 3D"}), 1000, 1200),
    "red_three_positive_if": Pair(
        counting(KINGS, red_threes={"A": "3H"}), "go_out_requirement", "initial_meld"
    ),
    "red_three_positive_sets": Pair(
        counting(KINGS, red_threes={"A": "3H"}), 1, 2, {"red_three_positive_if": "set_count"}
    ),
    "red_three_negative_each": Pair(counting(KINGS, red_threes={"A": "3H"}), 100, 200),
    "red_three_negative_all": Pair(counting(KINGS, red_threes={"A": "3H 3H 3H 3D 3D 3D"}), 1000, 600),
    "red_three_hand_penalty": Pair(case("3H", hands=NOBODY, score_if=STOCK_END), 750, 0),
    "red_three_last_stock_card": Pair(
        with_stock(case("8C 7C", "draw", melds=FOURS, phase="draw"), "3H", 4), "play_continues", "ends_round"
    ),
    # black threes
    "black_three_meld": Pair(case("3S 3C 3S", "lay 3S 3C 3S", melds=SETS), "going_out_natural", "never"),
    "black_three_group_max": Pair(case("3S 3C 3S 3C 3S", "lay 3S 3C 3S 3C 3S", melds=SETS), 6, 4),
    "black_three_hand_each": Pair(case("3S", hands=NOBODY, score_if=STOCK_END), 5, 100),
    # going out
    "go_out_sets": Pair(case("8C", "discard 8C", melds=[KINGS]), 2, 1),
    "go_out_min_sambas": Pair(OUT, 0, 1),
    "go_out_min_natural_sets": Pair(OUT, 1, 2),
    "go_out_min_meld_points": Pair(OUT, 0, 500),
    "final_discard": Pair(OUT, "optional", "forbidden"),
    "keep_after_melding": Pair(case("KS KH KD 8C", "lay KS KH KD", melds=FOURS), 1, 2),
    "pass_instead_of_discard": Pair(
        at_pile("8C", "5D 9S", "top m1", melds=["6S 7S 8S"]),
        "one_card_cannot_go_out",
        "never",
        {"keep_after_melding": 2},
    ),
    "ask_partner": Pair(OUT, "optional_binding", "mandatory_binding"),
    "ask_needs_all_partners": Pair(
        case("8C", "ask", "answer yes", "discard 8C", melds=SETS, players=6, shape="2x3"), True, False
    ),
    "go_out_bonus": Pair(OUT, 200, 100),
    "concealed_extra_bonus": Pair({**OUT, "melded_by": [3]}, 0, 200),
    "concealed_conditions": Pair(
        {**OUT, "melded_by": [3]}, [], ["own_canasta"], {"concealed_extra_bonus": 200}
    ),
    # the end of the stock
    "stock_empty_rule": Pair(
        with_stock(at_pile("8C 7C", "5D 6D KD", "draw"), "", 4), "ends_when_draw_needed", "reshuffle_discards"
    ),
    "short_draw_allowed": Pair(with_stock(at_pile("8C 7C", "5D KD", "draw"), "KS", 4), True, False),
    "forced_pile_when_stock_empty": Pair(
        with_stock(at_pile("8C 7C", "5D 4S", "draw"), "", 4),
        False,
        True,
        {"pile_take_by_extending_group": "when_unfrozen", **UNFROZEN},
    ),
    # bonuses, the match and its result
    "bonus_natural_canasta": Pair(counting(KINGS), 500, 400),
    "bonus_mixed_canasta": Pair(counting(NINES), 300, 400),
    "bonus_samba": Pair(counting(SAMBA), 1500, 1000),
    "bonus_mixed_samba": Pair(counting("4S 5S JK=6S 7S 8S 9S 10S"), 0, 1000, {"sequence_max_wilds": 1}),
    "bonus_wild_canasta": Pair(counting("JK JK JK 2S 2H 2D 2C"), 0, 2500, {"wild_melds": True}),
    "melded_cards_count": Pair(counting(KINGS), True, False),
    "hand_cards_deducted": Pair(case("8C", hands=NOBODY, score_if=STOCK_END), True, False),
    "target_score": Pair(OUT, 10000, 1000),
    "match_end_check": Pair(
        case("KC 8C", "add m1 KC", melds=SETS, hands=NOBODY, scores={"A": 9600}), "end_of_round", "at_once"
    ),
    "winner_rule": Pair({**OUT, "scores": {"A": 9500, "B": 12000}}, "highest_total", "round_closer_first"),
    "tie_rule": Pair({**OUT, "scores": {"A": 8810, "B": 10000}}, "draw", "play_on"),
    "hand_cap": Pair({**OUT, "round": 60}, None, 60),
}


TABLES = {"player_counts", "team_shapes"}
"""Options of which a value may leave no such table."""


def rules_with(pair: Pair, name: str, value: object) -> Json:
    return {"preset": "swedish-samba", "changed": {**pair.beside, name: value}}


def seated(case: Json) -> bool:
    try:
        read_case(case)
    except CaseError:
        return False
    return True


def answered(pair: Pair, name: str, value: object) -> object:
    """Answer the case with one value; that there is no such table is an answer too."""
    case = {**pair.case, "rules": rules_with(pair, name, value)}
    if name in TABLES and not seated(case):
        return "no such table"
    answer = judged(case)
    verdicts = [verdict.get("reason") for verdict in answer["verdicts"]]
    return verdicts, {**answer["position"], "rules": None}, answer["minimum"], answer.get("score")


@pytest.mark.parametrize("name", PAIRS)
def test_another_value_gives_another_answer(name):
    pair = PAIRS[name]

    one, other = answered(pair, name, pair.one), answered(pair, name, pair.other)

    assert one != other
    assert one == answered(pair, name, pair.one)


@pytest.mark.parametrize("name", sorted(set(PAIRS) - TABLES))
def test_both_values_can_be_played_and_have_effect(name):
    pair = PAIRS[name]
    values = [rules_from_json(rules_with(pair, name, value)) for value in (pair.one, pair.other)]

    assert not any(contradictions(rules, pair.case["players"]) for rules in values)
    assert any(why_without_effect(rules, name) is None for rules in values)


def test_no_option_but_those_with_a_reason_is_left_out():
    single = {name for name, reason in NOT_PAIRED.items() if reason == ONE_VALUE}

    assert set(NOT_PAIRED) - single == {"target_choices"}
    for name in single:
        allowed = describe(name).allowed
        usual = value_of(Rules(), name)
        for value in (usual - 1, usual + 1):
            with pytest.raises(OptionValueError):
                allowed.read(value)


def test_every_option_is_paired():
    assert set(PAIRS) | set(NOT_PAIRED) == set(THEME_OF)
    assert not set(PAIRS) & set(NOT_PAIRED)
