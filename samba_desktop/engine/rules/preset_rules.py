"""The options of the presets, each as what differs from another; their names stand in `presets`."""

from msgspec.structs import replace

from samba_desktop.engine.rules.kinds import (
    AskPartner,
    BlackThreeMeld,
    CardSort,
    Concealed,
    FinalDiscard,
    FirstDealer,
    HowMany,
    LastRedThree,
    MergeGroups,
    NumberPoints,
    OneCardHand,
    PairTarget,
    PassRule,
    RankModel,
    Ratio,
    RedThreeMode,
    RedThreesPositive,
    SequenceRatio,
    Shape,
    StockEmpty,
    TakeSize,
    Thaw,
    Unit,
    When,
    WildSwap,
)
from samba_desktop.engine.rules.rules import Rules

SWEDISH_SAMBA = Rules()
INTERNATIONAL_SAMBA = replace(
    SWEDISH_SAMBA,
    deck=replace(
        SWEDISH_SAMBA.deck,
        team_shapes=(
            (2, (Shape.SOLO,)),
            (3, (Shape.SOLO,)),
            (4, (Shape.TWO_PAIRS,)),
            (5, (Shape.SOLO,)),
            (6, (Shape.THREE_PAIRS,)),
        ),
        initial_upcard_cover=frozenset({CardSort.RED_THREE, CardSort.WILD}),
        initial_wild_freezes=True,
    ),
    groups=replace(SWEDISH_SAMBA.groups, group_ratio_rule=Ratio.NONE),
    pile=replace(
        SWEDISH_SAMBA.pile,
        pile_take_by_extending_group=When.WHEN_UNFROZEN,
        pile_take_by_extending_sequence=When.WHEN_UNFROZEN,
        pile_top_only_onto_sequence=False,
        freeze_triggers=frozenset({CardSort.WILD}),
        discard_red_three=False,
        one_card_hand_pile_rule=OneCardHand.NO_SINGLE_CARD_PILE,
    ),
    red_threes=replace(
        SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.FORCED,
        red_three_from_pile_replacement=False,
        red_three_positive_if=RedThreesPositive.SET_COUNT,
        red_three_positive_sets=2,
        red_three_hand_penalty=0,
        red_three_last_stock_card=LastRedThree.ENDS_ROUND,
    ),
    going_out=replace(SWEDISH_SAMBA.going_out, keep_after_melding=2, pass_instead_of_discard=PassRule.NEVER),
    stock=replace(SWEDISH_SAMBA.stock, forced_pile_when_stock_empty=True),
    match=replace(SWEDISH_SAMBA.match, target_choices=(5000, 10000)),
)

GERMAN_SAMBA = replace(
    INTERNATIONAL_SAMBA,
    deck=replace(
        INTERNATIONAL_SAMBA.deck,
        player_counts=frozenset({2, 4, 6}),
        team_shapes=((2, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,)), (6, (Shape.THREE_PAIRS,))),
        hand_size=((2, 15), (4, 15), (6, 13)),
        first_dealer=FirstDealer.RANDOM,
    ),
    groups=replace(
        INTERNATIONAL_SAMBA.groups, group_ratio_rule=Ratio.MAJORITY, wild_swap=WildSwap.INCOMPLETE_GROUP
    ),
    pile=replace(
        INTERNATIONAL_SAMBA.pile,
        freeze_triggers=frozenset({CardSort.BLACK_THREE, CardSort.WILD}),
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    initial=replace(INTERNATIONAL_SAMBA.initial, initial_meld_bands=((None, 50), (1500, 90), (7000, 150))),
    red_threes=replace(
        INTERNATIONAL_SAMBA.red_threes,
        red_three_positive_if=RedThreesPositive.INITIAL_MELD,
        red_three_positive_sets=0,
        red_three_negative_all=600,
    ),
    black_threes=replace(INTERNATIONAL_SAMBA.black_threes, black_three_group_max=4),
    going_out=replace(
        INTERNATIONAL_SAMBA.going_out,
        go_out_bonus=100,
        concealed_extra_bonus=200,
        concealed_conditions=frozenset({Concealed.NO_PILE_TAKE, Concealed.NO_PRIOR_OWN_MELDS}),
    ),
    stock=replace(INTERNATIONAL_SAMBA.stock, forced_pile_when_stock_empty=False),
    match=replace(INTERNATIONAL_SAMBA.match, target_choices=(5000, 10000, 15000)),
)

GERMAN_TWO_PLAYER = replace(
    GERMAN_SAMBA,
    deck=replace(
        GERMAN_SAMBA.deck,
        player_counts=frozenset({2}),
        team_shapes=((2, (Shape.SOLO,)),),
        hand_size=((2, 15),),
    ),
    going_out=replace(GERMAN_SAMBA.going_out, ask_partner=AskPartner.OFF),
)

URUGUAYAN_SAMBA = replace(
    GERMAN_SAMBA,
    groups=replace(GERMAN_SAMBA.groups, wild_budget_per_side=2),
)

OPEN_SAMBA = replace(
    GERMAN_SAMBA,
    groups=replace(GERMAN_SAMBA.groups, wild_swap=WildSwap.INCOMPLETE_ANY),
    sequences=replace(
        GERMAN_SAMBA.sequences,
        sequence_max_wilds=2,
        sequence_min_naturals=2,
        sequence_ratio_rule=SequenceRatio.MAJORITY,
    ),
    match=replace(GERMAN_SAMBA.match, bonus_mixed_samba=1000),
)

BOLIVIA = replace(
    INTERNATIONAL_SAMBA,
    deck=replace(
        INTERNATIONAL_SAMBA.deck,
        player_counts=frozenset({2, 4, 6}),
        team_shapes=((2, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,)), (6, (Shape.THREE_PAIRS,))),
        hand_size=((2, 15), (4, 15), (6, 13)),
        first_dealer=FirstDealer.RANDOM,
    ),
    groups=replace(
        INTERNATIONAL_SAMBA.groups,
        group_ratio_rule=Ratio.MAJORITY,
        wild_melds=True,
        wild_meld_closed_at_seven=True,
    ),
    pile=replace(INTERNATIONAL_SAMBA.pile, one_card_hand_pile_rule=OneCardHand.NONE),
    black_threes=replace(INTERNATIONAL_SAMBA.black_threes, black_three_hand_each=100),
    going_out=replace(INTERNATIONAL_SAMBA.going_out, go_out_min_sambas=1),
    stock=replace(INTERNATIONAL_SAMBA.stock, forced_pile_when_stock_empty=False),
    match=replace(
        INTERNATIONAL_SAMBA.match, bonus_wild_canasta=2500, target_score=15000, target_choices=(10000, 15000)
    ),
)

CLASSIC_CANASTA = replace(
    INTERNATIONAL_SAMBA,
    deck=replace(
        INTERNATIONAL_SAMBA.deck,
        player_counts=frozenset({2, 3, 4}),
        team_shapes=((2, (Shape.SOLO,)), (3, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,))),
        deck_count=2,
        joker_count=4,
        hand_size=((2, 15), (3, 13), (4, 11)),
        first_dealer=FirstDealer.RANDOM,
        stock_draw=((2, 2), (3, 2), (4, 1)),
    ),
    groups=replace(
        INTERNATIONAL_SAMBA.groups,
        group_max_wilds=3,
        group_ratio_rule=Ratio.MAJORITY,
        wild_on_complete_canasta=True,
        same_rank_groups=HowMany.ONE,
        merge_groups=MergeGroups.NEVER,
    ),
    sequences=replace(INTERNATIONAL_SAMBA.sequences, sequences_enabled=False, samba_size=None),
    pile=replace(
        INTERNATIONAL_SAMBA.pile,
        pile_take_natural_plus_wild=When.WHEN_UNFROZEN,
        pile_take_by_extending_group=When.NEVER,
        pile_take_by_extending_sequence=When.NEVER,
    ),
    initial=replace(
        INTERNATIONAL_SAMBA.initial,
        initial_meld_bands=((None, 15), (0, 50), (1500, 90), (3000, 120)),
        initial_meld_sequences_count=False,
        initial_meld_waived_for_one_turn_out=True,
    ),
    red_threes=replace(
        INTERNATIONAL_SAMBA.red_threes,
        red_three_all=800,
        red_three_positive_if=RedThreesPositive.INITIAL_MELD,
        red_three_positive_sets=0,
        red_three_negative_all=800,
    ),
    black_threes=replace(INTERNATIONAL_SAMBA.black_threes, black_three_group_max=4),
    going_out=replace(
        INTERNATIONAL_SAMBA.going_out,
        go_out_sets=((2, 2), (3, 1), (4, 1)),
        go_out_bonus=100,
        concealed_extra_bonus=100,
        concealed_conditions=frozenset(
            {Concealed.NO_LAYOFF_ON_PARTNER, Concealed.NO_PRIOR_OWN_MELDS, Concealed.OWN_CANASTA}
        ),
    ),
    stock=replace(INTERNATIONAL_SAMBA.stock, forced_pile_when_stock_empty=False),
    match=replace(
        INTERNATIONAL_SAMBA.match,
        bonus_samba=0,
        target_score=((2, 5000), (3, 7500), (4, 5000)),
        target_choices=(2500, 5000, 7500, 10000),
    ),
)

DUTCH_SAMBA = replace(
    SWEDISH_SAMBA,
    deck=replace(
        SWEDISH_SAMBA.deck,
        player_counts=frozenset({2, 3, 4}),
        team_shapes=((2, (Shape.SOLO,)), (3, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,))),
        hand_size=((2, 15), (3, 15), (4, 15)),
        first_dealer=FirstDealer.RANDOM,
        initial_upcard_cover=frozenset(),
    ),
    pile=replace(
        SWEDISH_SAMBA.pile,
        pile_pair_target=PairTarget.NEW_GROUP,
        discard_red_three=False,
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    red_threes=replace(
        SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.FORCED,
        red_three_from_pile_replacement=False,
        red_three_hand_penalty=0,
    ),
    going_out=replace(SWEDISH_SAMBA.going_out, keep_after_melding=2, pass_instead_of_discard=PassRule.NEVER),
    match=replace(SWEDISH_SAMBA.match, target_choices=(2500, 5000, 7500, 10000), hand_cap=60),
)

BLACK_SAMBA = replace(
    SWEDISH_SAMBA,
    deck=replace(
        SWEDISH_SAMBA.deck,
        player_counts=frozenset({2, 3, 4, 6}),
        team_shapes=(
            (2, (Shape.SOLO,)),
            (3, (Shape.SOLO,)),
            (4, (Shape.TWO_PAIRS,)),
            (6, (Shape.TWO_TRIOS,)),
        ),
        hand_size=((2, 15), (3, 15), (4, 15), (6, 15)),
        initial_wild_freezes=True,
    ),
    groups=replace(SWEDISH_SAMBA.groups, group_ratio_rule=Ratio.MAJORITY, groups_may_exceed_seven=False),
    sequences=replace(SWEDISH_SAMBA.sequences, sequence_max_wilds=1, sequence_min_naturals=2),
    pile=replace(
        SWEDISH_SAMBA.pile,
        pile_take_size=TakeSize.FIVE,
        pile_take_natural_plus_wild=When.WHEN_UNFROZEN,
        pile_top_only_onto_sequence=False,
        pile_take_new_sequence=When.ALWAYS,
        freeze_triggers=frozenset({CardSort.WILD}),
        freeze_lifted_when=Thaw.NO_TRIGGER_IN_PILE,
        discard_red_three=False,
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    red_threes=replace(
        SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.FORCED,
        red_three_from_pile_replacement=False,
        red_three_all=1200,
        red_three_negative_all=1200,
        red_three_hand_penalty=0,
    ),
    black_threes=replace(SWEDISH_SAMBA.black_threes, black_three_meld=BlackThreeMeld.NEVER),
    going_out=replace(SWEDISH_SAMBA.going_out, keep_after_melding=2, pass_instead_of_discard=PassRule.NEVER),
    match=replace(SWEDISH_SAMBA.match, bonus_mixed_samba=1000, target_choices=(5000, 8000, 10000)),
)

SAMBA_500 = replace(
    SWEDISH_SAMBA,
    deck=replace(
        SWEDISH_SAMBA.deck,
        player_counts=frozenset({3}),
        team_shapes=((3, (Shape.SOLO,)),),
        deck_count=1,
        joker_count=2,
        hand_size=((3, 11),),
        first_dealer=FirstDealer.RANDOM,
        initial_upcard_cover=frozenset(),
        stock_draw=1,
    ),
    cards=replace(
        SWEDISH_SAMBA.cards,
        number_card_points=NumberPoints.FACE_VALUE,
        threes_special=False,
        points_black_three=3,
        points_red_three_card=3,
    ),
    groups=replace(
        SWEDISH_SAMBA.groups,
        group_max_wilds=None,
        group_ratio_rule=Ratio.NONE,
        group_min_naturals=1,
        canasta_size=None,
        merge_groups=MergeGroups.NEVER,
        lay_off_on_opponents=True,
    ),
    sequences=replace(
        SWEDISH_SAMBA.sequences,
        sequence_rank_model=RankModel.THREE_TO_ACE,
        sequence_max_length=None,
        sequence_max_wilds=None,
        sequence_min_naturals=1,
        samba_size=None,
        samba_closed=False,
    ),
    pile=replace(
        SWEDISH_SAMBA.pile,
        pile_take_size=TakeSize.ONE,
        pile_top_must_be_melded=False,
        pile_take_natural_pair=False,
        pile_top_only_onto_sequence=False,
        frozen_before_initial_meld=False,
        freeze_triggers=frozenset(),
        blocking_top_cards=frozenset(),
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    initial=replace(SWEDISH_SAMBA.initial, initial_meld_bands=((None, 50),), initial_meld_unit=Unit.PLAYER),
    red_threes=replace(
        SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.ORDINARY,
        red_three_replacement=False,
        red_three_from_pile_replacement=False,
        red_three_each=0,
        red_three_all=0,
        red_three_positive_if=RedThreesPositive.INITIAL_MELD,
        red_three_negative_each=0,
        red_three_negative_all=0,
        red_three_hand_penalty=0,
    ),
    black_threes=replace(
        SWEDISH_SAMBA.black_threes,
        black_three_meld=BlackThreeMeld.ANY_TIME,
        black_three_group_max=7,
        black_three_hand_each=3,
    ),
    going_out=replace(
        SWEDISH_SAMBA.going_out,
        go_out_sets=0,
        go_out_min_meld_points=100,
        final_discard=FinalDiscard.FORBIDDEN,
        ask_partner=AskPartner.OFF,
        go_out_bonus=0,
    ),
    stock=replace(SWEDISH_SAMBA.stock, stock_empty_rule=StockEmpty.RESHUFFLE_DISCARDS),
    match=replace(
        SWEDISH_SAMBA.match,
        bonus_natural_canasta=0,
        bonus_mixed_canasta=0,
        bonus_samba=0,
        target_score=500,
        target_choices=(300, 500, 1000),
    ),
)
