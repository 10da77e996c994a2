"""The numbers in codes that people keep: never changed, only added to at the end."""

import inspect
from enum import StrEnum

from samba_desktop.engine.rules import kinds
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import OPTIONS

# Copied, not computed: a change of these lines makes codes that people have wrong. Add at the end.
PINNED_OPTIONS = """
player_counts team_shapes deck_count joker_count hand_size first_dealer turn_order initial_upcard_cover
initial_wild_freezes stock_draw wild_ranks points_joker points_two points_ace number_card_points
threes_special points_black_three points_red_three_card group_min_size group_max_wilds group_ratio_rule
group_min_naturals wild_budget_per_side canasta_size groups_may_exceed_seven wild_on_complete_canasta
same_rank_groups merge_groups lay_off_on_opponents wild_melds wild_meld_closed_at_seven wild_swap
sequences_enabled sequence_rank_model sequence_min_length sequence_max_length sequence_max_wilds
sequence_min_naturals sequence_ratio_rule sequence_wild_fixed samba_size samba_closed merge_sequences
same_suit_sequences pile_take_size pile_top_must_be_melded pile_take_natural_pair
pile_take_natural_plus_wild pile_pair_target pile_take_by_extending_group pile_take_by_extending_sequence
pile_top_only_onto_sequence pile_take_new_sequence pile_onto_complete_canasta frozen_before_initial_meld
freeze_triggers freeze_lifted_when blocking_top_cards discard_red_three discard_wild one_card_hand_pile_rule
initial_meld_bands initial_meld_sum_melds initial_meld_sequences_count initial_meld_unit
pile_take_for_initial top_card_counts_for_initial rest_of_pile_counts_for_initial bonuses_count_for_initial
initial_meld_waived_for_one_turn_out red_three_mode red_three_replacement red_three_from_pile_replacement
red_three_each red_three_all red_three_positive_if red_three_positive_sets red_three_negative_each
red_three_negative_all red_three_hand_penalty red_three_last_stock_card black_three_meld
black_three_group_max black_three_hand_each go_out_sets go_out_min_sambas go_out_min_natural_sets
go_out_min_meld_points final_discard keep_after_melding pass_instead_of_discard ask_partner
ask_needs_all_partners go_out_bonus concealed_extra_bonus concealed_conditions stock_empty_rule
short_draw_allowed forced_pile_when_stock_empty bonus_natural_canasta bonus_mixed_canasta bonus_samba
bonus_mixed_samba bonus_wild_canasta melded_cards_count hand_cards_deducted target_score target_choices
match_end_check winner_rule tie_rule hand_cap
"""
PRESET_NAMES = """
SW:swedish-samba BS:black-samba S5:samba-500 GS:german-samba G2:german-two-player UR:uruguayan-samba
PN:open-samba BV:bolivia DU:dutch-samba CC:classic-canasta NT:international-samba
"""
KINDS = """
Shape: solo 2x2 2x3 3x2
FirstDealer: high_card random chosen
TurnOrder: clockwise anticlockwise
CardSort: always wild black3 red3
WildRank: joker two
NumberPoints: canasta_bands face_value
Ratio: double majority equal none
SequenceRatio: none majority
HowMany: one many
MergeGroups: never own_turn
MergeSequences: never up_to_seven
WildSwap: never incomplete_group incomplete_any
RankModel: four_to_ace three_to_ace ace_low_literal
TakeSize: 1 5 all
PairTarget: new_group new_or_existing
When: never when_unfrozen always
Thaw: pile_taken no_trigger_in_pile
OneCardHand: none no_take_unless_out no_single_card_pile
Unit: side player
RedThreeMode: forced optional ordinary
RedThreesPositive: go_out_requirement initial_meld set_count
LastRedThree: play_continues ends_round
BlackThreeMeld: never going_out_natural going_out_with_wilds any_time
FinalDiscard: optional required forbidden
PassRule: never one_card_cannot_go_out
AskPartner: off optional_binding mandatory_binding
Concealed: no_prior_own_melds no_pile_take no_layoff_on_partner own_canasta
StockEmpty: ends_when_draw_needed reshuffle_discards
MatchEndCheck: end_of_round at_once
WinnerRule: highest_total round_closer_first
TieRule: draw play_on
"""


def test_the_number_of_an_option_never_changes():
    pinned = {name: number for number, name in enumerate(PINNED_OPTIONS.split(), start=1)}

    assert {name: one.number for name, one in OPTIONS.items() if name in pinned} == pinned
    assert len(pinned) == 112


def test_every_option_has_a_number_of_its_own():
    numbers = [one.number for one in OPTIONS.values()]

    assert len(set(numbers)) == len(numbers)


def test_the_letters_of_a_preset_never_change():
    pinned = dict(line.split(":") for line in PRESET_NAMES.split())

    assert {preset.letters: name for name, preset in PRESETS.items()} == pinned


def test_the_number_of_a_kind_never_changes():
    for line in KINDS.strip().splitlines():
        name, names = line.split(": ")
        kinds_now = [one.value for one in getattr(kinds, name)]
        assert kinds_now[: len(names.split())] == names.split()


def test_every_kind_has_a_number_that_is_kept():
    every = {
        name
        for name, kind in vars(kinds).items()
        if inspect.isclass(kind) and issubclass(kind, StrEnum) and kind is not StrEnum
    }

    assert {line.partition(":")[0] for line in KINDS.strip().splitlines()} == every
