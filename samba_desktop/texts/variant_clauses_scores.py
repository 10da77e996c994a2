"""A few words for each value of an option, as agreed before play: first melds, threes, the end and scores."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from samba_desktop.engine.rules.kinds import (
    AskPartner,
    BlackThreeMeld,
    FinalDiscard,
    LastRedThree,
    MatchEndCheck,
    PassRule,
    RedThreeMode,
    RedThreesPositive,
    StockEmpty,
    TieRule,
    Unit,
    WinnerRule,
)
from samba_desktop.engine.rules.option import BY_PLAYERS, OTHERWISE, QT_TRANSLATE_NOOP

SCORE_CLAUSES: Mapping[str, str | Mapping[Any, str]] = MappingProxyType(
    {
        "initial_meld_bands": QT_TRANSLATE_NOOP("Variants", "first meld of {value}"),
        "initial_meld_sum_melds": {
            True: QT_TRANSLATE_NOOP("Variants", "several melds count together for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "a single meld must reach the minimum"),
        },
        "initial_meld_sequences_count": {
            True: QT_TRANSLATE_NOOP("Variants", "sequences count for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "sequences don't count for the first meld"),
        },
        "initial_meld_unit": {
            Unit.SIDE: QT_TRANSLATE_NOOP("Variants", "a first meld for each side"),
            Unit.PLAYER: QT_TRANSLATE_NOOP("Variants", "a first meld for each player"),
        },
        "pile_take_for_initial": {
            True: QT_TRANSLATE_NOOP("Variants", "the pile may be taken for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "no pile before the first meld"),
        },
        "top_card_counts_for_initial": {
            True: QT_TRANSLATE_NOOP("Variants", "the top card counts for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "the top card doesn't count for the first meld"),
        },
        "rest_of_pile_counts_for_initial": {
            True: QT_TRANSLATE_NOOP("Variants", "the rest of the pile counts for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "the rest of the pile doesn't count for the first meld"),
        },
        "bonuses_count_for_initial": {
            True: QT_TRANSLATE_NOOP("Variants", "bonuses count for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "bonuses don't count for the first meld"),
        },
        "initial_meld_waived_for_one_turn_out": {
            True: QT_TRANSLATE_NOOP("Variants", "no minimum when going out in one turn"),
            False: QT_TRANSLATE_NOOP("Variants", "the minimum holds when going out in one turn"),
        },
        "red_three_mode": {
            RedThreeMode.FORCED: QT_TRANSLATE_NOOP("Variants", "red threes are laid out at once"),
            RedThreeMode.OPTIONAL: QT_TRANSLATE_NOOP("Variants", "red threes are your choice"),
            RedThreeMode.ORDINARY: QT_TRANSLATE_NOOP("Variants", "red threes have no special role"),
        },
        "red_three_replacement": {
            True: QT_TRANSLATE_NOOP("Variants", "red threes are replaced"),
            False: QT_TRANSLATE_NOOP("Variants", "no replacement for red threes"),
        },
        "red_three_from_pile_replacement": {
            True: QT_TRANSLATE_NOOP("Variants", "red threes from the pile are replaced"),
            False: QT_TRANSLATE_NOOP("Variants", "no replacement for red threes from the pile"),
        },
        "red_three_each": QT_TRANSLATE_NOOP("Variants", "{value} for each red three"),
        "red_three_all": QT_TRANSLATE_NOOP("Variants", "{value} for all red threes"),
        "red_three_positive_if": {
            RedThreesPositive.GO_OUT_REQUIREMENT: QT_TRANSLATE_NOOP(
                "Variants", "red threes count with what going out needs"
            ),
            RedThreesPositive.INITIAL_MELD: QT_TRANSLATE_NOOP(
                "Variants", "red threes count after the first meld"
            ),
            RedThreesPositive.SET_COUNT: QT_TRANSLATE_NOOP("Variants", "red threes count with enough {sets}"),
        },
        "red_three_positive_sets": {
            0: QT_TRANSLATE_NOOP("Variants", "red threes need no {set}"),
            1: QT_TRANSLATE_NOOP("Variants", "red threes need one {set}"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "red threes need {number} {sets}"),
        },
        "red_three_negative_each": QT_TRANSLATE_NOOP("Variants", "{value} lost for each red three"),
        "red_three_negative_all": QT_TRANSLATE_NOOP("Variants", "{value} lost for all red threes"),
        "red_three_hand_penalty": {
            0: QT_TRANSLATE_NOOP("Variants", "red threes in the hand cost nothing"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} lost for red threes in the hand"),
        },
        "red_three_last_stock_card": {
            LastRedThree.PLAY_CONTINUES: QT_TRANSLATE_NOOP(
                "Variants", "a red three as the last card of the stock doesn't end the round"
            ),
            LastRedThree.ENDS_ROUND: QT_TRANSLATE_NOOP(
                "Variants", "a red three as the last card of the stock ends the round"
            ),
        },
        "black_three_meld": {
            BlackThreeMeld.NEVER: QT_TRANSLATE_NOOP("Variants", "black threes are never melded"),
            BlackThreeMeld.GOING_OUT_NATURAL: QT_TRANSLATE_NOOP(
                "Variants", "black threes are melded when going out"
            ),
            BlackThreeMeld.GOING_OUT_WITH_WILDS: QT_TRANSLATE_NOOP(
                "Variants", "black threes are melded when going out, with wild cards too"
            ),
            BlackThreeMeld.ANY_TIME: QT_TRANSLATE_NOOP("Variants", "black threes are melded at any time"),
        },
        "black_three_group_max": QT_TRANSLATE_NOOP("Variants", "at most {number} black threes in a group"),
        "black_three_hand_each": QT_TRANSLATE_NOOP("Variants", "a black three in the hand costs {value}"),
        "go_out_sets": {
            0: QT_TRANSLATE_NOOP("Variants", "no {set} needed to go out"),
            1: QT_TRANSLATE_NOOP("Variants", "one {set} to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} {sets} to go out"),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Variants", "{sets} to go out: {value}"),
        },
        "go_out_min_sambas": {
            0: QT_TRANSLATE_NOOP("Variants", "no {samba} needed to go out"),
            1: QT_TRANSLATE_NOOP("Variants", "at least one {samba} to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "at least {number} {sambas} to go out"),
        },
        "go_out_min_natural_sets": {
            0: QT_TRANSLATE_NOOP("Variants", "wild cards may be in all {sets} for going out"),
            1: QT_TRANSLATE_NOOP("Variants", "one {set} without wild cards to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} {sets} without wild cards to go out"),
        },
        "go_out_min_meld_points": {
            0: QT_TRANSLATE_NOOP("Variants", "no melded points needed to go out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} melded points to go out"),
        },
        "final_discard": {
            FinalDiscard.OPTIONAL: QT_TRANSLATE_NOOP("Variants", "the last card is melded or discarded"),
            FinalDiscard.REQUIRED: QT_TRANSLATE_NOOP("Variants", "the last card is always discarded"),
            FinalDiscard.FORBIDDEN: QT_TRANSLATE_NOOP("Variants", "the last card is never discarded"),
        },
        "keep_after_melding": {
            1: QT_TRANSLATE_NOOP("Variants", "one card is kept when melding"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} cards are kept when melding"),
        },
        "pass_instead_of_discard": {
            PassRule.NEVER: QT_TRANSLATE_NOOP("Variants", "no passing"),
            PassRule.ONE_CARD_CANNOT_GO_OUT: QT_TRANSLATE_NOOP("Variants", "passing with a single card"),
        },
        "ask_partner": {
            AskPartner.OFF: QT_TRANSLATE_NOOP("Variants", "partners aren't asked"),
            AskPartner.OPTIONAL_BINDING: QT_TRANSLATE_NOOP(
                "Variants", "partners may be asked before going out"
            ),
            AskPartner.MANDATORY_BINDING: QT_TRANSLATE_NOOP(
                "Variants", "partners must be asked before going out"
            ),
        },
        "ask_needs_all_partners": {
            True: QT_TRANSLATE_NOOP("Variants", "both partners must agree"),
            False: QT_TRANSLATE_NOOP("Variants", "one partner's yes is enough"),
        },
        "go_out_bonus": {
            0: QT_TRANSLATE_NOOP("Variants", "no bonus for going out"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} for going out"),
        },
        "concealed_extra_bonus": {
            0: QT_TRANSLATE_NOOP("Variants", "no extra for going out concealed"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} extra for going out concealed"),
        },
        "concealed_conditions": {
            frozenset(): QT_TRANSLATE_NOOP("Variants", "concealed means the whole hand in one turn"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "concealed means the whole hand in one turn, {value}"),
        },
        "stock_empty_rule": {
            StockEmpty.ENDS_WHEN_DRAW_NEEDED: QT_TRANSLATE_NOOP("Variants", "the round ends with the stock"),
            StockEmpty.RESHUFFLE_DISCARDS: QT_TRANSLATE_NOOP("Variants", "the discards become a new stock"),
        },
        "short_draw_allowed": {
            True: QT_TRANSLATE_NOOP(
                "Variants", "the last cards of the stock are drawn even if they are too few"
            ),
            False: QT_TRANSLATE_NOOP("Variants", "too few cards in the stock are as good as none"),
        },
        "forced_pile_when_stock_empty": {
            True: QT_TRANSLATE_NOOP("Variants", "the pile must be taken at the end where it fits"),
            False: QT_TRANSLATE_NOOP("Variants", "nobody has to take the pile"),
        },
        "bonus_natural_canasta": QT_TRANSLATE_NOOP("Variants", "{value} for a natural canasta"),
        "bonus_mixed_canasta": QT_TRANSLATE_NOOP("Variants", "{value} for a mixed canasta"),
        "bonus_samba": QT_TRANSLATE_NOOP("Variants", "{value} for {a_samba}"),
        "bonus_mixed_samba": QT_TRANSLATE_NOOP("Variants", "{value} for {a_samba} with wild cards"),
        "bonus_wild_canasta": QT_TRANSLATE_NOOP("Variants", "{value} for a wild canasta"),
        "melded_cards_count": {
            True: QT_TRANSLATE_NOOP("Variants", "melded cards count"),
            False: QT_TRANSLATE_NOOP("Variants", "melded cards don't count"),
        },
        "hand_cards_deducted": {
            True: QT_TRANSLATE_NOOP("Variants", "cards in the hand are deducted"),
            False: QT_TRANSLATE_NOOP("Variants", "cards in the hand cost nothing"),
        },
        "target_score": QT_TRANSLATE_NOOP("Variants", "to {value}"),
        "match_end_check": {
            MatchEndCheck.END_OF_ROUND: QT_TRANSLATE_NOOP("Variants", "the match ends after a round"),
            MatchEndCheck.AT_ONCE: QT_TRANSLATE_NOOP("Variants", "the match ends at once"),
        },
        "winner_rule": {
            WinnerRule.HIGHEST_TOTAL: QT_TRANSLATE_NOOP("Variants", "the highest score wins"),
            WinnerRule.ROUND_CLOSER_FIRST: QT_TRANSLATE_NOOP(
                "Variants", "of those at the target whoever went out wins"
            ),
        },
        "tie_rule": {
            TieRule.DRAW: QT_TRANSLATE_NOOP("Variants", "equal scores are a draw"),
            TieRule.PLAY_ON: QT_TRANSLATE_NOOP("Variants", "equal scores are played on"),
        },
        "hand_cap": {
            None: QT_TRANSLATE_NOOP("Variants", "any number of rounds"),
            1: QT_TRANSLATE_NOOP("Variants", "one round at most"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} rounds at most"),
        },
    }
)
"""For each option the clause, or one for each value, with the gaps of the options' sentences."""
