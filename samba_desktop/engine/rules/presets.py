"""The games that are offered, what is said about them, and the names that one's own rules may have."""

import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.rules import decisions
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
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.wording import plain_name

_SWEDISH_SAMBA = Rules()
_INTERNATIONAL_SAMBA = replace(
    _SWEDISH_SAMBA,
    deck=replace(
        _SWEDISH_SAMBA.deck,
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
    groups=replace(_SWEDISH_SAMBA.groups, group_ratio_rule=Ratio.NONE),
    pile=replace(
        _SWEDISH_SAMBA.pile,
        pile_take_by_extending_group=When.WHEN_UNFROZEN,
        pile_take_by_extending_sequence=When.WHEN_UNFROZEN,
        pile_top_only_onto_sequence=False,
        freeze_triggers=frozenset({CardSort.WILD}),
        discard_red_three=False,
        one_card_hand_pile_rule=OneCardHand.NO_SINGLE_CARD_PILE,
    ),
    red_threes=replace(
        _SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.FORCED,
        red_three_from_pile_replacement=False,
        red_three_positive_if=RedThreesPositive.SET_COUNT,
        red_three_positive_sets=2,
        red_three_hand_penalty=0,
        red_three_last_stock_card=LastRedThree.ENDS_ROUND,
    ),
    going_out=replace(_SWEDISH_SAMBA.going_out, keep_after_melding=2, pass_instead_of_discard=PassRule.NEVER),
    stock=replace(_SWEDISH_SAMBA.stock, forced_pile_when_stock_empty=True),
    match=replace(_SWEDISH_SAMBA.match, target_choices=(5000, 10000)),
)

_GERMAN_SAMBA = replace(
    _INTERNATIONAL_SAMBA,
    deck=replace(
        _INTERNATIONAL_SAMBA.deck,
        player_counts=frozenset({2, 4, 6}),
        team_shapes=((2, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,)), (6, (Shape.THREE_PAIRS,))),
        hand_size=((2, 15), (4, 15), (6, 13)),
        first_dealer=FirstDealer.RANDOM,
    ),
    groups=replace(
        _INTERNATIONAL_SAMBA.groups, group_ratio_rule=Ratio.MAJORITY, wild_swap=WildSwap.INCOMPLETE_GROUP
    ),
    pile=replace(
        _INTERNATIONAL_SAMBA.pile,
        freeze_triggers=frozenset({CardSort.BLACK_THREE, CardSort.WILD}),
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    initial=replace(_INTERNATIONAL_SAMBA.initial, initial_meld_bands=((None, 50), (1500, 90), (7000, 150))),
    red_threes=replace(
        _INTERNATIONAL_SAMBA.red_threes,
        red_three_positive_if=RedThreesPositive.INITIAL_MELD,
        red_three_positive_sets=0,
        red_three_negative_all=600,
    ),
    black_threes=replace(_INTERNATIONAL_SAMBA.black_threes, black_three_group_max=4),
    going_out=replace(
        _INTERNATIONAL_SAMBA.going_out,
        go_out_bonus=100,
        concealed_extra_bonus=200,
        concealed_conditions=frozenset({Concealed.NO_PILE_TAKE, Concealed.NO_PRIOR_OWN_MELDS}),
    ),
    stock=replace(_INTERNATIONAL_SAMBA.stock, forced_pile_when_stock_empty=False),
    match=replace(_INTERNATIONAL_SAMBA.match, target_choices=(5000, 10000, 15000)),
)

_GERMAN_TWO_PLAYER = replace(
    _GERMAN_SAMBA,
    deck=replace(
        _GERMAN_SAMBA.deck,
        player_counts=frozenset({2}),
        team_shapes=((2, (Shape.SOLO,)),),
        hand_size=((2, 15),),
    ),
    going_out=replace(_GERMAN_SAMBA.going_out, ask_partner=AskPartner.OFF),
)

_URUGUAYAN_SAMBA = replace(
    _GERMAN_SAMBA,
    groups=replace(_GERMAN_SAMBA.groups, wild_budget_per_side=2),
)

_OPEN_SAMBA = replace(
    _GERMAN_SAMBA,
    groups=replace(_GERMAN_SAMBA.groups, wild_swap=WildSwap.INCOMPLETE_ANY),
    sequences=replace(
        _GERMAN_SAMBA.sequences,
        sequence_max_wilds=2,
        sequence_min_naturals=2,
        sequence_ratio_rule=SequenceRatio.MAJORITY,
    ),
    match=replace(_GERMAN_SAMBA.match, bonus_mixed_samba=1000),
)

_BOLIVIA = replace(
    _INTERNATIONAL_SAMBA,
    deck=replace(
        _INTERNATIONAL_SAMBA.deck,
        player_counts=frozenset({2, 4, 6}),
        team_shapes=((2, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,)), (6, (Shape.THREE_PAIRS,))),
        hand_size=((2, 15), (4, 15), (6, 13)),
        first_dealer=FirstDealer.RANDOM,
    ),
    groups=replace(
        _INTERNATIONAL_SAMBA.groups,
        group_ratio_rule=Ratio.MAJORITY,
        wild_melds=True,
        wild_meld_closed_at_seven=True,
    ),
    pile=replace(_INTERNATIONAL_SAMBA.pile, one_card_hand_pile_rule=OneCardHand.NONE),
    black_threes=replace(_INTERNATIONAL_SAMBA.black_threes, black_three_hand_each=100),
    going_out=replace(_INTERNATIONAL_SAMBA.going_out, go_out_min_sambas=1),
    stock=replace(_INTERNATIONAL_SAMBA.stock, forced_pile_when_stock_empty=False),
    match=replace(
        _INTERNATIONAL_SAMBA.match, bonus_wild_canasta=2500, target_score=15000, target_choices=(10000, 15000)
    ),
)

_CLASSIC_CANASTA = replace(
    _INTERNATIONAL_SAMBA,
    deck=replace(
        _INTERNATIONAL_SAMBA.deck,
        player_counts=frozenset({2, 3, 4}),
        team_shapes=((2, (Shape.SOLO,)), (3, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,))),
        deck_count=2,
        joker_count=4,
        hand_size=((2, 15), (3, 13), (4, 11)),
        first_dealer=FirstDealer.RANDOM,
        stock_draw=((2, 2), (3, 2), (4, 1)),
    ),
    groups=replace(
        _INTERNATIONAL_SAMBA.groups,
        group_max_wilds=3,
        group_ratio_rule=Ratio.MAJORITY,
        wild_on_complete_canasta=True,
        same_rank_groups=HowMany.ONE,
        merge_groups=MergeGroups.NEVER,
    ),
    sequences=replace(_INTERNATIONAL_SAMBA.sequences, sequences_enabled=False, samba_size=None),
    pile=replace(
        _INTERNATIONAL_SAMBA.pile,
        pile_take_natural_plus_wild=When.WHEN_UNFROZEN,
        pile_take_by_extending_group=When.NEVER,
        pile_take_by_extending_sequence=When.NEVER,
    ),
    initial=replace(
        _INTERNATIONAL_SAMBA.initial,
        initial_meld_bands=((None, 15), (0, 50), (1500, 90), (3000, 120)),
        initial_meld_sequences_count=False,
        initial_meld_waived_for_one_turn_out=True,
    ),
    red_threes=replace(
        _INTERNATIONAL_SAMBA.red_threes,
        red_three_all=800,
        red_three_positive_if=RedThreesPositive.INITIAL_MELD,
        red_three_positive_sets=0,
        red_three_negative_all=800,
    ),
    black_threes=replace(_INTERNATIONAL_SAMBA.black_threes, black_three_group_max=4),
    going_out=replace(
        _INTERNATIONAL_SAMBA.going_out,
        go_out_sets=((2, 2), (3, 1), (4, 1)),
        go_out_bonus=100,
        concealed_extra_bonus=100,
        concealed_conditions=frozenset(
            {Concealed.NO_LAYOFF_ON_PARTNER, Concealed.NO_PRIOR_OWN_MELDS, Concealed.OWN_CANASTA}
        ),
    ),
    stock=replace(_INTERNATIONAL_SAMBA.stock, forced_pile_when_stock_empty=False),
    match=replace(
        _INTERNATIONAL_SAMBA.match,
        bonus_samba=0,
        target_score=((2, 5000), (3, 7500), (4, 5000)),
        target_choices=(2500, 5000, 7500, 10000),
    ),
)

_DUTCH_SAMBA = replace(
    _SWEDISH_SAMBA,
    deck=replace(
        _SWEDISH_SAMBA.deck,
        player_counts=frozenset({2, 3, 4}),
        team_shapes=((2, (Shape.SOLO,)), (3, (Shape.SOLO,)), (4, (Shape.TWO_PAIRS,))),
        hand_size=((2, 15), (3, 15), (4, 15)),
        first_dealer=FirstDealer.RANDOM,
        initial_upcard_cover=frozenset(),
    ),
    pile=replace(
        _SWEDISH_SAMBA.pile,
        pile_pair_target=PairTarget.NEW_GROUP,
        discard_red_three=False,
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    red_threes=replace(
        _SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.FORCED,
        red_three_from_pile_replacement=False,
        red_three_hand_penalty=0,
    ),
    going_out=replace(_SWEDISH_SAMBA.going_out, keep_after_melding=2, pass_instead_of_discard=PassRule.NEVER),
    match=replace(_SWEDISH_SAMBA.match, target_choices=(2500, 5000, 7500, 10000), hand_cap=60),
)

_BLACK_SAMBA = replace(
    _SWEDISH_SAMBA,
    deck=replace(
        _SWEDISH_SAMBA.deck,
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
    groups=replace(_SWEDISH_SAMBA.groups, group_ratio_rule=Ratio.MAJORITY, groups_may_exceed_seven=False),
    sequences=replace(_SWEDISH_SAMBA.sequences, sequence_max_wilds=1, sequence_min_naturals=2),
    pile=replace(
        _SWEDISH_SAMBA.pile,
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
        _SWEDISH_SAMBA.red_threes,
        red_three_mode=RedThreeMode.FORCED,
        red_three_from_pile_replacement=False,
        red_three_all=1200,
        red_three_negative_all=1200,
        red_three_hand_penalty=0,
    ),
    black_threes=replace(_SWEDISH_SAMBA.black_threes, black_three_meld=BlackThreeMeld.NEVER),
    going_out=replace(_SWEDISH_SAMBA.going_out, keep_after_melding=2, pass_instead_of_discard=PassRule.NEVER),
    match=replace(_SWEDISH_SAMBA.match, bonus_mixed_samba=1000, target_choices=(5000, 8000, 10000)),
)

_SAMBA_500 = replace(
    _SWEDISH_SAMBA,
    deck=replace(
        _SWEDISH_SAMBA.deck,
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
        _SWEDISH_SAMBA.cards,
        number_card_points=NumberPoints.FACE_VALUE,
        threes_special=False,
        points_black_three=3,
        points_red_three_card=3,
    ),
    groups=replace(
        _SWEDISH_SAMBA.groups,
        group_max_wilds=None,
        group_ratio_rule=Ratio.NONE,
        group_min_naturals=1,
        canasta_size=None,
        merge_groups=MergeGroups.NEVER,
        lay_off_on_opponents=True,
    ),
    sequences=replace(
        _SWEDISH_SAMBA.sequences,
        sequence_rank_model=RankModel.THREE_TO_ACE,
        sequence_max_length=None,
        sequence_max_wilds=None,
        sequence_min_naturals=1,
        samba_size=None,
        samba_closed=False,
    ),
    pile=replace(
        _SWEDISH_SAMBA.pile,
        pile_take_size=TakeSize.ONE,
        pile_top_must_be_melded=False,
        pile_take_natural_pair=False,
        pile_top_only_onto_sequence=False,
        frozen_before_initial_meld=False,
        freeze_triggers=frozenset(),
        blocking_top_cards=frozenset(),
        one_card_hand_pile_rule=OneCardHand.NONE,
    ),
    initial=replace(_SWEDISH_SAMBA.initial, initial_meld_bands=((None, 50),), initial_meld_unit=Unit.PLAYER),
    red_threes=replace(
        _SWEDISH_SAMBA.red_threes,
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
        _SWEDISH_SAMBA.black_threes,
        black_three_meld=BlackThreeMeld.ANY_TIME,
        black_three_group_max=7,
        black_three_hand_each=3,
    ),
    going_out=replace(
        _SWEDISH_SAMBA.going_out,
        go_out_sets=0,
        go_out_min_meld_points=100,
        final_discard=FinalDiscard.FORBIDDEN,
        ask_partner=AskPartner.OFF,
        go_out_bonus=0,
    ),
    stock=replace(_SWEDISH_SAMBA.stock, stock_empty_rule=StockEmpty.RESHUFFLE_DISCARDS),
    match=replace(
        _SWEDISH_SAMBA.match,
        bonus_natural_canasta=0,
        bonus_mixed_canasta=0,
        bonus_samba=0,
        target_score=500,
        target_choices=(300, 500, 1000),
    ),
)


class Preset(Struct, frozen=True):
    """A rule set with what is said about it."""

    id: str
    """The stable name in files and on the command line."""
    letters: str
    """The two with which codes of rules made from it begin; people keep them, so they never change."""
    title: str
    character: str
    """A few words that tell how this game differs from its sisters."""
    source: str
    """Where the rules come from."""
    decided: tuple[str, ...]
    """What was decided where the source is silent or contradicts itself, a sentence each."""
    rules: Rules


SWEDISH_SAMBA = Preset(
    id="swedish-samba",
    letters="SW",
    title=QT_TRANSLATE_NOOP("Presets", "Swedish Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–6 players · red threes are your choice"),
    source=QT_TRANSLATE_NOOP("Presets", "After a Swedish description of Samba for two to six players."),
    decided=decisions.SWEDISH_SAMBA,
    rules=_SWEDISH_SAMBA,
)

BLACK_SAMBA = Preset(
    id="black-samba",
    letters="BS",
    title=QT_TRANSLATE_NOOP("Presets", "Black Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "six natural cards and a wild one make a samba"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After a Swedish description of Black Samba, of which only the beginning is known; the rest from "
        "what its English original tells, and from Samba.",
    ),
    decided=decisions.BLACK_SAMBA,
    rules=_BLACK_SAMBA,
)

SAMBA_500 = Preset(
    id="samba-500",
    letters="S5",
    title=QT_TRANSLATE_NOOP("Presets", "Samba 500"),
    character=QT_TRANSLATE_NOOP("Presets", "three players · one deck · to 500"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a short Swedish description of a game for three with one deck; it leaves much open."
    ),
    decided=decisions.SAMBA_500,
    rules=_SAMBA_500,
)

GERMAN_SAMBA = Preset(
    id="german-samba",
    letters="GS",
    title=QT_TRANSLATE_NOOP("Presets", "German Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "extend a meld to take the pile"),
    source=QT_TRANSLATE_NOOP(
        "Presets", "After a German rule text of Samba; where it is silent, after the published laws."
    ),
    decided=decisions.GERMAN_SAMBA,
    rules=_GERMAN_SAMBA,
)

GERMAN_TWO_PLAYER = Preset(
    id="german-two-player",
    letters="G2",
    title=QT_TRANSLATE_NOOP("Presets", "German Samba for two"),
    character=QT_TRANSLATE_NOOP("Presets", "two players, each for oneself"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=decisions.GERMAN_TWO_PLAYER,
    rules=_GERMAN_TWO_PLAYER,
)

URUGUAYAN_SAMBA = Preset(
    id="uruguayan-samba",
    letters="UR",
    title=QT_TRANSLATE_NOOP("Presets", "Uruguayan Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "two wild cards for all groups of a side"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=decisions.URUGUAYAN_SAMBA,
    rules=_URUGUAYAN_SAMBA,
)

OPEN_SAMBA = Preset(
    id="open-samba",
    letters="PN",
    title=QT_TRANSLATE_NOOP("Presets", "Open Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "wild cards in sequences"),
    source=QT_TRANSLATE_NOOP("Presets", "A variant in a German rule text of Samba."),
    decided=decisions.OPEN_SAMBA,
    rules=_OPEN_SAMBA,
)

BOLIVIA = Preset(
    id="bolivia",
    letters="BV",
    title=QT_TRANSLATE_NOOP("Presets", "Bolivia"),
    character=QT_TRANSLATE_NOOP("Presets", "wild canastas · an escalera to go out · to 15,000"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After one sentence in a German rule text of Samba, filled in from American descriptions of Bolivia.",
    ),
    decided=decisions.BOLIVIA,
    rules=_BOLIVIA,
)

DUTCH_SAMBA = Preset(
    id="dutch-samba",
    letters="DU",
    title=QT_TRANSLATE_NOOP("Presets", "Dutch Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–4 players · quick to learn"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After a Dutch page about Samba that simplifies the usual rules a little; where it is silent, after "
        "those.",
    ),
    decided=decisions.DUTCH_SAMBA,
    rules=_DUTCH_SAMBA,
)

CLASSIC_CANASTA = Preset(
    id="classic-canasta",
    letters="CC",
    title=QT_TRANSLATE_NOOP("Presets", "Classic Canasta"),
    character=QT_TRANSLATE_NOOP("Presets", "two decks · no sequences · to 5,000"),
    source=QT_TRANSLATE_NOOP(
        "Presets",
        "After a Dutch page that compares Samba with Canasta; where it is silent, after the classic laws.",
    ),
    decided=decisions.CLASSIC_CANASTA,
    rules=_CLASSIC_CANASTA,
)

INTERNATIONAL_SAMBA = Preset(
    id="international-samba",
    letters="NT",
    title=QT_TRANSLATE_NOOP("Presets", "International Samba"),
    character=QT_TRANSLATE_NOOP("Presets", "2–6 players · the laws of the 1950s"),
    source=QT_TRANSLATE_NOOP("Presets", "After the laws of the 1950s, as published descriptions give them."),
    decided=decisions.INTERNATIONAL_SAMBA,
    rules=_INTERNATIONAL_SAMBA,
)

PRESETS: Mapping[str, Preset] = MappingProxyType(
    {
        preset.id: preset
        for preset in (
            SWEDISH_SAMBA,
            BLACK_SAMBA,
            SAMBA_500,
            GERMAN_SAMBA,
            GERMAN_TWO_PLAYER,
            URUGUAYAN_SAMBA,
            OPEN_SAMBA,
            BOLIVIA,
            DUTCH_SAMBA,
            CLASSIC_CANASTA,
            INTERNATIONAL_SAMBA,
        )
    }
)
"""The rule sets that come with the game, by name, in the order in which they are shown."""


def name_key(name: str) -> str:
    """Return what two names have in common that count as one: capitals and blanks make no difference."""
    return unicodedata.normalize("NFKC", plain_name(name)).casefold()


def is_preset_name(name: str) -> bool:
    """Tell whether a name belongs to a rule set that comes with the game."""
    taken = {name_key(known) for preset in PRESETS.values() for known in (preset.id, preset.title)}
    return name_key(name) in taken
