"""The order of the rules page: sections in the order of play, each with its paragraphs of options."""

from collections.abc import Mapping
from types import MappingProxyType

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP

LEFT_OUT = ("target_choices",)
"""Options that say nothing about play."""

SILENT: Mapping[str, object] = MappingProxyType(
    {
        "wild_budget_per_side": None,
        "go_out_min_sambas": 0,
        "go_out_min_natural_sets": 0,
        "go_out_min_meld_points": 0,
        "concealed_extra_bonus": 0,
        "initial_meld_waived_for_one_turn_out": False,
        "forced_pile_when_stock_empty": False,
        "hand_cap": None,
    }
)
"""The values that a printed text leaves unsaid: with them there is no such rule."""

SECTIONS: tuple[tuple[str, tuple[tuple[str, ...], ...]], ...] = (
    (
        QT_TRANSLATE_NOOP("Rules", "Players, cards and the deal"),
        (
            ("player_counts", "team_shapes"),
            ("deck_count", "joker_count", "hand_size", "first_dealer", "turn_order"),
            ("initial_upcard_cover", "initial_wild_freezes"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Card points and wild cards"),
        (
            ("wild_ranks", "threes_special"),
            (
                "points_joker",
                "points_two",
                "points_ace",
                "number_card_points",
                "points_black_three",
                "points_red_three_card",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "A turn"),
        (("stock_draw", "pass_instead_of_discard", "discard_wild", "discard_red_three"),),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Groups and canastas"),
        (
            (
                "group_min_size",
                "group_max_wilds",
                "group_ratio_rule",
                "group_min_naturals",
                "wild_budget_per_side",
            ),
            ("canasta_size", "groups_may_exceed_seven", "wild_on_complete_canasta"),
            ("same_rank_groups", "merge_groups"),
            ("wild_melds", "wild_meld_closed_at_seven", "wild_swap", "lay_off_on_opponents"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Sequences and sambas"),
        (
            (
                "sequences_enabled",
                "sequence_rank_model",
                "sequence_min_length",
                "sequence_max_length",
                "sequence_max_wilds",
                "sequence_min_naturals",
                "sequence_ratio_rule",
                "sequence_wild_fixed",
            ),
            ("samba_size", "samba_closed", "same_suit_sequences", "merge_sequences"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "The first meld of a round"),
        (
            ("initial_meld_bands", "initial_meld_unit"),
            (
                "initial_meld_sum_melds",
                "initial_meld_sequences_count",
                "bonuses_count_for_initial",
                "initial_meld_waived_for_one_turn_out",
            ),
            (
                "pile_take_for_initial",
                "top_card_counts_for_initial",
                "rest_of_pile_counts_for_initial",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "The discard pile"),
        (
            ("pile_take_size", "pile_top_must_be_melded"),
            (
                "pile_take_natural_pair",
                "pile_pair_target",
                "pile_take_natural_plus_wild",
                "pile_take_by_extending_group",
                "pile_onto_complete_canasta",
                "pile_take_by_extending_sequence",
                "pile_take_new_sequence",
            ),
            ("pile_top_only_onto_sequence",),
            (
                "blocking_top_cards",
                "freeze_triggers",
                "freeze_lifted_when",
                "frozen_before_initial_meld",
                "one_card_hand_pile_rule",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Red threes"),
        (
            (
                "red_three_mode",
                "red_three_replacement",
                "red_three_from_pile_replacement",
                "red_three_last_stock_card",
            ),
            (
                "red_three_each",
                "red_three_all",
                "red_three_positive_if",
                "red_three_positive_sets",
                "red_three_negative_each",
                "red_three_negative_all",
                "red_three_hand_penalty",
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Black threes"),
        (("black_three_meld", "black_three_group_max", "black_three_hand_each"),),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Going out"),
        (
            (
                "go_out_sets",
                "go_out_min_sambas",
                "go_out_min_natural_sets",
                "go_out_min_meld_points",
            ),
            ("final_discard", "keep_after_melding"),
            ("ask_partner", "ask_needs_all_partners"),
            ("go_out_bonus", "concealed_extra_bonus", "concealed_conditions"),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "When the stock is used up"),
        (("stock_empty_rule", "short_draw_allowed", "forced_pile_when_stock_empty"),),
    ),
    (
        QT_TRANSLATE_NOOP("Rules", "Scoring and the match"),
        (
            (
                "melded_cards_count",
                "bonus_natural_canasta",
                "bonus_mixed_canasta",
                "bonus_samba",
                "bonus_mixed_samba",
                "bonus_wild_canasta",
                "hand_cards_deducted",
            ),
            ("target_score", "match_end_check", "winner_rule", "tie_rule", "hand_cap"),
        ),
    ),
)
