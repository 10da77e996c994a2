"""A few words for each value of an option, as agreed before play: the table, cards, melds and the pile."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from samba_desktop.engine.rules.kinds import (
    CardSort,
    FirstDealer,
    HowMany,
    MergeGroups,
    MergeSequences,
    NumberPoints,
    OneCardHand,
    PairTarget,
    RankModel,
    Ratio,
    SequenceRatio,
    TakeSize,
    Thaw,
    TurnOrder,
    When,
    WildSwap,
)
from samba_desktop.engine.rules.option import BY_PLAYERS, OTHERWISE, QT_TRANSLATE_NOOP

MELD_CLAUSES: Mapping[str, str | Mapping[Any, str]] = MappingProxyType(
    {
        "player_counts": QT_TRANSLATE_NOOP("Variants", "for {value} players"),
        "team_shapes": QT_TRANSLATE_NOOP("Variants", "teams: {value}"),
        "deck_count": {
            1: QT_TRANSLATE_NOOP("Variants", "one deck"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} decks"),
        },
        "joker_count": {
            0: QT_TRANSLATE_NOOP("Variants", "no jokers"),
            1: QT_TRANSLATE_NOOP("Variants", "one joker"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} jokers"),
        },
        "hand_size": {
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} cards dealt to each"),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Variants", "cards dealt to each: {value}"),
        },
        "first_dealer": {
            FirstDealer.HIGH_CARD: QT_TRANSLATE_NOOP("Variants", "the highest card deals first"),
            FirstDealer.RANDOM: QT_TRANSLATE_NOOP("Variants", "the first dealer is found by lot"),
            FirstDealer.CHOSEN: QT_TRANSLATE_NOOP("Variants", "the first dealer is chosen"),
        },
        "turn_order": {
            TurnOrder.CLOCKWISE: QT_TRANSLATE_NOOP("Variants", "play goes clockwise"),
            TurnOrder.ANTICLOCKWISE: QT_TRANSLATE_NOOP("Variants", "play goes anticlockwise"),
        },
        "initial_upcard_cover": {
            frozenset(): QT_TRANSLATE_NOOP("Variants", "the first card of the pile is never covered"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "a first card is covered if it is {any}"),
        },
        "initial_wild_freezes": {
            True: QT_TRANSLATE_NOOP("Variants", "a wild first card freezes the pile"),
            False: QT_TRANSLATE_NOOP("Variants", "a wild first card doesn't freeze the pile"),
        },
        "stock_draw": {
            1: QT_TRANSLATE_NOOP("Variants", "one card drawn in a turn"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} cards drawn in a turn"),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Variants", "cards drawn in a turn: {value}"),
        },
        "wild_ranks": {
            frozenset(): QT_TRANSLATE_NOOP("Variants", "no wild cards"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "the wild cards are {value}"),
        },
        "points_joker": QT_TRANSLATE_NOOP("Variants", "a joker counts {value}"),
        "points_two": QT_TRANSLATE_NOOP("Variants", "a two counts {value}"),
        "points_ace": QT_TRANSLATE_NOOP("Variants", "an ace counts {value}"),
        "number_card_points": {
            NumberPoints.CANASTA_BANDS: QT_TRANSLATE_NOOP("Variants", "number cards count 5 or 10"),
            NumberPoints.FACE_VALUE: QT_TRANSLATE_NOOP("Variants", "number cards count their number"),
        },
        "threes_special": {
            True: QT_TRANSLATE_NOOP("Variants", "threes are special"),
            False: QT_TRANSLATE_NOOP("Variants", "threes are ordinary cards"),
        },
        "points_black_three": QT_TRANSLATE_NOOP("Variants", "a melded black three counts {value}"),
        "points_red_three_card": QT_TRANSLATE_NOOP("Variants", "a red three counts {value}"),
        "group_max_wilds": {
            None: QT_TRANSLATE_NOOP("Variants", "any number of wild cards in a group"),
            0: QT_TRANSLATE_NOOP("Variants", "no wild card in a group"),
            1: QT_TRANSLATE_NOOP("Variants", "at most one wild card in a group"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "at most {number} wild cards in a group"),
        },
        "group_ratio_rule": {
            Ratio.DOUBLE: QT_TRANSLATE_NOOP("Variants", "twice as many natural as wild cards in a group"),
            Ratio.MAJORITY: QT_TRANSLATE_NOOP("Variants", "more natural than wild cards in a group"),
            Ratio.EQUAL: QT_TRANSLATE_NOOP("Variants", "at least as many natural as wild cards in a group"),
            Ratio.NONE: QT_TRANSLATE_NOOP("Variants", "no majority of natural cards needed in a group"),
        },
        "group_min_naturals": {
            1: QT_TRANSLATE_NOOP("Variants", "one natural card is enough for a group"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} natural cards in each group"),
        },
        "wild_budget_per_side": {
            None: QT_TRANSLATE_NOOP("Variants", "no limit to the wild cards of a side"),
            0: QT_TRANSLATE_NOOP("Variants", "no wild card in the groups of a side"),
            1: QT_TRANSLATE_NOOP("Variants", "one wild card in all groups of a side"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} wild cards in all groups of a side"),
        },
        "canasta_size": {
            None: QT_TRANSLATE_NOOP("Variants", "no canastas"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "canastas of {number} cards"),
        },
        "groups_may_exceed_seven": {
            True: QT_TRANSLATE_NOOP("Variants", "canastas may grow past seven cards"),
            False: QT_TRANSLATE_NOOP("Variants", "canastas end at seven cards"),
        },
        "wild_on_complete_canasta": {
            True: QT_TRANSLATE_NOOP("Variants", "wild cards may join complete canastas"),
            False: QT_TRANSLATE_NOOP("Variants", "no wild card joins a complete canasta"),
        },
        "same_rank_groups": {
            HowMany.MANY: QT_TRANSLATE_NOOP("Variants", "several groups of one rank"),
            HowMany.ONE: QT_TRANSLATE_NOOP("Variants", "only one group of each rank"),
        },
        "merge_groups": {
            MergeGroups.OWN_TURN: QT_TRANSLATE_NOOP("Variants", "groups may be merged"),
            MergeGroups.NEVER: QT_TRANSLATE_NOOP("Variants", "groups can't be merged"),
        },
        "lay_off_on_opponents": {
            True: QT_TRANSLATE_NOOP("Variants", "cards may be added to melds of other sides"),
            False: QT_TRANSLATE_NOOP("Variants", "no card is added to melds of other sides"),
        },
        "wild_melds": {
            True: QT_TRANSLATE_NOOP("Variants", "wild cards alone may be melded"),
            False: QT_TRANSLATE_NOOP("Variants", "wild cards alone are no meld"),
        },
        "wild_meld_closed_at_seven": {
            True: QT_TRANSLATE_NOOP("Variants", "a wild canasta is closed"),
            False: QT_TRANSLATE_NOOP("Variants", "a wild canasta may grow"),
        },
        "wild_swap": {
            WildSwap.NEVER: QT_TRANSLATE_NOOP("Variants", "wild cards can't be swapped"),
            WildSwap.INCOMPLETE_GROUP: QT_TRANSLATE_NOOP("Variants", "wild cards may be swapped in groups"),
            WildSwap.INCOMPLETE_ANY: QT_TRANSLATE_NOOP(
                "Variants", "wild cards may be swapped in groups and sequences"
            ),
        },
        "sequences_enabled": {
            True: QT_TRANSLATE_NOOP("Variants", "sequences are played"),
            False: QT_TRANSLATE_NOOP("Variants", "no sequences"),
        },
        "sequence_rank_model": {
            RankModel.FOUR_TO_ACE: QT_TRANSLATE_NOOP("Variants", "sequences run from 4 to ace"),
            RankModel.THREE_TO_ACE: QT_TRANSLATE_NOOP("Variants", "sequences run from 3 to ace"),
            RankModel.ACE_LOW_LITERAL: QT_TRANSLATE_NOOP("Variants", "sequences run from ace to king"),
        },
        "sequence_max_length": {
            None: QT_TRANSLATE_NOOP("Variants", "sequences of any length"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "sequences of at most {number} cards"),
        },
        "sequence_max_wilds": {
            None: QT_TRANSLATE_NOOP("Variants", "any number of wild cards in a sequence"),
            0: QT_TRANSLATE_NOOP("Variants", "no wild card in a sequence"),
            1: QT_TRANSLATE_NOOP("Variants", "at most one wild card in a sequence"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "at most {number} wild cards in a sequence"),
        },
        "sequence_min_naturals": {
            1: QT_TRANSLATE_NOOP("Variants", "one natural card is enough for a sequence"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} natural cards in each sequence"),
        },
        "sequence_ratio_rule": {
            SequenceRatio.NONE: QT_TRANSLATE_NOOP(
                "Variants", "no majority of natural cards needed in a sequence"
            ),
            SequenceRatio.MAJORITY: QT_TRANSLATE_NOOP(
                "Variants", "more natural than wild cards in a sequence"
            ),
        },
        "sequence_wild_fixed": {
            True: QT_TRANSLATE_NOOP("Variants", "a wild card in a sequence keeps its place"),
            False: QT_TRANSLATE_NOOP("Variants", "a wild card in a sequence gives way to its card"),
        },
        "samba_size": {
            None: QT_TRANSLATE_NOOP("Variants", "no {sambas} for sequences of seven"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{sambas} of {number} cards"),
        },
        "samba_closed": {
            True: QT_TRANSLATE_NOOP("Variants", "{a_samba} is closed"),
            False: QT_TRANSLATE_NOOP("Variants", "{a_samba} may grow"),
        },
        "merge_sequences": {
            MergeSequences.NEVER: QT_TRANSLATE_NOOP("Variants", "sequences can't be merged"),
            MergeSequences.UP_TO_SEVEN: QT_TRANSLATE_NOOP("Variants", "sequences may be merged"),
        },
        "same_suit_sequences": {
            HowMany.MANY: QT_TRANSLATE_NOOP("Variants", "several sequences of one suit"),
            HowMany.ONE: QT_TRANSLATE_NOOP("Variants", "only one sequence of each suit"),
        },
        "pile_take_size": {
            TakeSize.ALL: QT_TRANSLATE_NOOP("Variants", "the whole pile is taken"),
            TakeSize.FIVE: QT_TRANSLATE_NOOP("Variants", "five cards of the pile are taken"),
            TakeSize.ONE: QT_TRANSLATE_NOOP("Variants", "only the top card of the pile is taken"),
        },
        "pile_top_must_be_melded": {
            True: QT_TRANSLATE_NOOP("Variants", "the top card of the pile must be melded"),
            False: QT_TRANSLATE_NOOP("Variants", "the top card of the pile need not be melded"),
        },
        "pile_take_natural_pair": {
            True: QT_TRANSLATE_NOOP("Variants", "a natural pair takes the pile"),
            False: QT_TRANSLATE_NOOP("Variants", "a natural pair doesn't take the pile"),
        },
        "pile_take_natural_plus_wild": {
            When.NEVER: QT_TRANSLATE_NOOP("Variants", "a natural and a wild card don't take the pile"),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "a natural and a wild card take the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP("Variants", "a natural and a wild card always take the pile"),
        },
        "pile_pair_target": {
            PairTarget.NEW_OR_EXISTING: QT_TRANSLATE_NOOP("Variants", "a pair for the pile may join a group"),
            PairTarget.NEW_GROUP: QT_TRANSLATE_NOOP("Variants", "a pair for the pile begins a new group"),
        },
        "pile_take_by_extending_group": {
            When.NEVER: QT_TRANSLATE_NOOP("Variants", "adding the top card to a group doesn't take the pile"),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a group takes the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a group always takes the pile"
            ),
        },
        "pile_take_by_extending_sequence": {
            When.NEVER: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a sequence doesn't take the pile"
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a sequence takes the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Variants", "adding the top card to a sequence always takes the pile"
            ),
        },
        "pile_top_only_onto_sequence": {
            True: QT_TRANSLATE_NOOP("Variants", "the top card alone may be taken onto a sequence"),
            False: QT_TRANSLATE_NOOP("Variants", "the top card can't be taken alone onto a sequence"),
        },
        "pile_take_new_sequence": {
            When.NEVER: QT_TRANSLATE_NOOP(
                "Variants", "beginning a sequence with the top card doesn't take the pile"
            ),
            When.WHEN_UNFROZEN: QT_TRANSLATE_NOOP(
                "Variants", "beginning a sequence with the top card takes the pile while it isn't frozen"
            ),
            When.ALWAYS: QT_TRANSLATE_NOOP(
                "Variants", "beginning a sequence with the top card always takes the pile"
            ),
        },
        "pile_onto_complete_canasta": {
            True: QT_TRANSLATE_NOOP("Variants", "the pile may be taken onto a complete canasta"),
            False: QT_TRANSLATE_NOOP("Variants", "the pile can't be taken onto a complete canasta"),
        },
        "frozen_before_initial_meld": {
            True: QT_TRANSLATE_NOOP("Variants", "the pile is frozen before a first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "the pile isn't frozen before a first meld"),
        },
        "freeze_triggers": {
            frozenset(): QT_TRANSLATE_NOOP("Variants", "nothing freezes the pile"),
            CardSort.ALWAYS: QT_TRANSLATE_NOOP("Variants", "the pile is always frozen"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{any} freezes the pile"),
        },
        "freeze_lifted_when": {
            Thaw.PILE_TAKEN: QT_TRANSLATE_NOOP("Variants", "the pile stays frozen until it is taken"),
            Thaw.NO_TRIGGER_IN_PILE: QT_TRANSLATE_NOOP(
                "Variants", "the pile stays frozen while such a card lies in it"
            ),
        },
        "blocking_top_cards": {
            frozenset(): QT_TRANSLATE_NOOP("Variants", "nothing blocks the pile"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{any} on top blocks the pile"),
        },
        "discard_red_three": {
            True: QT_TRANSLATE_NOOP("Variants", "red threes may be discarded"),
            False: QT_TRANSLATE_NOOP("Variants", "red threes can't be discarded"),
        },
        "discard_wild": {
            True: QT_TRANSLATE_NOOP("Variants", "wild cards may be discarded"),
            False: QT_TRANSLATE_NOOP("Variants", "wild cards can't be discarded"),
        },
        "one_card_hand_pile_rule": {
            OneCardHand.NONE: QT_TRANSLATE_NOOP(
                "Variants", "a single card in the hand takes the pile like others"
            ),
            OneCardHand.NO_TAKE_UNLESS_OUT: QT_TRANSLATE_NOOP(
                "Variants", "a single card in the hand takes no pile unless going out"
            ),
            OneCardHand.NO_SINGLE_CARD_PILE: QT_TRANSLATE_NOOP(
                "Variants", "a single card in the hand takes no pile of one card"
            ),
        },
    }
)
"""For each option the clause, or one for each value, with the gaps of the options' sentences."""
