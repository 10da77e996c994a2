"""The conditions that several options share: without them the option has no effect."""

from samba_desktop.engine.rules.kinds import (
    AskPartner,
    BlackThreeMeld,
    CardSort,
    RankModel,
    RedThreeMode,
    RedThreesPositive,
    Shape,
    When,
    WildRank,
)
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, Needs, alike

WILD_CARDS = Needs(
    ("wild_ranks", "joker_count"),
    lambda wilds, jokers: WildRank.TWO in wilds or (WildRank.JOKER in wilds and jokers > 0),
    QT_TRANSLATE_NOOP("Rules", "There are no wild cards."),
)
WILDS_IN_GROUPS = Needs(
    ("group_max_wilds",),
    lambda most: most != 0,
    QT_TRANSLATE_NOOP("Rules", "A group holds no wild card."),
)
CANASTAS = Needs(
    ("canasta_size",), lambda size: size is not None, QT_TRANSLATE_NOOP("Rules", "There are no canastas.")
)
LONG_GROUPS = Needs(
    ("groups_may_exceed_seven",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "No card at all can be added to a complete canasta."),
)
WILD_MELDS = Needs(
    ("wild_melds",), bool, QT_TRANSLATE_NOOP("Rules", "Wild cards can't be melded by themselves.")
)
SEQUENCES = Needs(("sequences_enabled",), bool, QT_TRANSLATE_NOOP("Rules", "Sequences aren't played."))
WILDS_IN_SEQUENCES = Needs(
    ("sequence_max_wilds",),
    lambda most: most != 0,
    QT_TRANSLATE_NOOP("Rules", "A sequence holds no wild card."),
)
SAMBAS = Needs(
    ("samba_size",), lambda size: size is not None, QT_TRANSLATE_NOOP("Rules", "There are no sambas.")
)
SETS = Needs(
    ("canasta_size", "sequences_enabled", "samba_size", "wild_melds"),
    lambda canasta, sequences, samba, wild: (
        canasta is not None or (sequences and samba is not None) or bool(wild)
    ),
    QT_TRANSLATE_NOOP("Rules", "There are neither canastas nor sambas."),
)
PILE_TAKEN = Needs(
    (
        "pile_top_must_be_melded",
        "pile_take_natural_pair",
        "pile_take_natural_plus_wild",
        "pile_take_by_extending_group",
        "pile_take_by_extending_sequence",
        "pile_take_new_sequence",
        "sequences_enabled",
    ),
    lambda melded, pair, with_wild, group, sequence, new, sequences: (
        not melded
        or pair
        or with_wild is not When.NEVER
        or group is not When.NEVER
        or (sequences and (sequence is not When.NEVER or new is not When.NEVER))
    ),
    QT_TRANSLATE_NOOP("Rules", "There is no way of taking the pile."),
)
TOP_MELDED = Needs(
    ("pile_top_must_be_melded",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "The top card is taken without melding it."),
)
FREEZING_MATTERS = Needs(
    (
        "pile_take_natural_plus_wild",
        "pile_take_by_extending_group",
        "pile_take_by_extending_sequence",
        "pile_take_new_sequence",
        "sequences_enabled",
        "pile_top_must_be_melded",
        "forced_pile_when_stock_empty",
    ),
    lambda with_wild, group, sequence, new, sequences, melded, forced: (
        melded
        and (
            When.WHEN_UNFROZEN in (with_wild, group)
            or (sequences and (sequence is When.WHEN_UNFROZEN or new is not When.NEVER))
            or (forced and (group is not When.NEVER or (sequences and sequence is not When.NEVER)))
        )
    ),
    QT_TRANSLATE_NOOP("Rules", "The pile is taken in the same way whether it is frozen or not."),
)
NOT_ALWAYS_FROZEN = Needs(
    ("freeze_triggers",),
    lambda triggers: CardSort.ALWAYS not in triggers,
    QT_TRANSLATE_NOOP("Rules", "The pile is frozen all the time."),
)
MINIMUM = Needs(
    ("initial_meld_bands",),
    lambda bands: any(points > 0 for _, points in bands),
    QT_TRANSLATE_NOOP("Rules", "A first meld needs no minimum."),
)
PILE_FOR_FIRST_MELD = Needs(
    ("pile_take_for_initial",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "The pile can't be taken for a first meld."),
)
SPECIAL_THREES = Needs(("threes_special",), bool, QT_TRANSLATE_NOOP("Rules", "Threes are ordinary cards."))
RED_THREES = Needs(
    ("red_three_mode",),
    lambda mode: mode is not RedThreeMode.ORDINARY,
    QT_TRANSLATE_NOOP("Rules", "Red threes have no special role."),
)
RED_THREES_KEPT = Needs(
    ("red_three_mode",),
    lambda mode: mode is RedThreeMode.OPTIONAL,
    QT_TRANSLATE_NOOP("Rules", "Red threes never stay in a hand."),
)
RED_THREES_COUNT_AGAINST = Needs(
    (
        "red_three_positive_if",
        "red_three_positive_sets",
        "go_out_sets",
        "go_out_min_sambas",
        "go_out_min_natural_sets",
    ),
    lambda condition, sets, needed, sambas, natural: (
        (condition is RedThreesPositive.SET_COUNT and sets > 0)
        or (condition is RedThreesPositive.GO_OUT_REQUIREMENT and (alike(needed) != 0 or sambas or natural))
        or condition is RedThreesPositive.INITIAL_MELD
    ),
    QT_TRANSLATE_NOOP("Rules", "Red threes count for every side."),
)
BLACK_THREES_PLAYED = Needs(
    ("threes_special", "black_three_meld", "sequences_enabled", "sequence_rank_model"),
    lambda special, meld, sequences, model: (
        not special or meld is not BlackThreeMeld.NEVER or (sequences and model is RankModel.ACE_LOW_LITERAL)
    ),
    QT_TRANSLATE_NOOP("Rules", "Black threes are never melded."),
)
BLACK_THREES_MELDED = Needs(
    ("threes_special", "black_three_meld"),
    lambda special, meld: not special or meld is not BlackThreeMeld.NEVER,
    QT_TRANSLATE_NOOP("Rules", "Black threes are never melded."),
)
HANDS_DEDUCTED = Needs(
    ("hand_cards_deducted",),
    bool,
    QT_TRANSLATE_NOOP("Rules", "Cards left in the hand cost nothing."),
)
TEAMS = Needs(
    ("team_shapes",),
    lambda shapes: any(shape is not Shape.SOLO for _, offered in shapes for shape in offered),
    QT_TRANSLATE_NOOP("Rules", "Everybody plays alone."),
)
ASKING = Needs(
    ("ask_partner",),
    lambda asking: asking is not AskPartner.OFF,
    QT_TRANSLATE_NOOP("Rules", "The partner isn't asked."),
)
TRIOS = Needs(
    ("team_shapes",),
    lambda shapes: any(shape is Shape.TWO_TRIOS for _, offered in shapes for shape in offered),
    QT_TRANSLATE_NOOP("Rules", "Nobody has more than one partner."),
)
