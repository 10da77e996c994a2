"""Melds of one rank: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import HowMany, MergeGroups, Ratio, WildSwap
from samba_desktop.engine.rules.option import (
    CANASTAS,
    LONG_GROUPS,
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    WILD_CARDS,
    WILD_MELDS,
    WILDS_IN_GROUPS,
    Choice,
    Needs,
    Number,
    Switch,
    Theme,
    option,
)


class GroupRules(Theme, frozen=True):
    """Melds of one rank."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Groups and canastas")

    group_min_size: int = option(
        3,
        QT_TRANSLATE_NOOP("Rules", "Smallest group"),
        QT_TRANSLATE_NOOP("Rules", "A group is {number} or more cards of one rank."),
        Number(3, 3),
        number=19,
    )
    group_max_wilds: int | None = option(
        2,
        QT_TRANSLATE_NOOP("Rules", "Wild cards in a group"),
        {
            None: QT_TRANSLATE_NOOP("Rules", "A group may hold any number of wild cards."),
            0: QT_TRANSLATE_NOOP("Rules", "A group holds no wild cards."),
            1: QT_TRANSLATE_NOOP("Rules", "A group may hold one wild card, no more."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "A group may hold up to {number} wild cards."),
        },
        Number(0, 6, none=QT_TRANSLATE_NOOP("Rules", "no limit")),
        number=20,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "any number of wild cards in a group"),
            0: QT_TRANSLATE_NOOP("Variants", "no wild card in a group"),
            1: QT_TRANSLATE_NOOP("Variants", "at most one wild card in a group"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "at most {number} wild cards in a group"),
        },
        needs=(WILD_CARDS,),
    )
    group_ratio_rule: Ratio = option(
        Ratio.DOUBLE,
        QT_TRANSLATE_NOOP("Rules", "Natural against wild cards in a group"),
        {
            Ratio.DOUBLE: QT_TRANSLATE_NOOP(
                "Rules", "For each wild card there must be at least two natural cards in the group."
            ),
            Ratio.MAJORITY: QT_TRANSLATE_NOOP(
                "Rules", "There must be more natural cards than wild cards in the group."
            ),
            Ratio.EQUAL: QT_TRANSLATE_NOOP(
                "Rules", "For each wild card there must be at least one natural card in the group."
            ),
            Ratio.NONE: QT_TRANSLATE_NOOP(
                "Rules", "Natural and wild cards may stand in any proportion in a group."
            ),
        },
        Choice(Ratio),
        number=21,
        clause={
            Ratio.DOUBLE: QT_TRANSLATE_NOOP("Variants", "twice as many natural as wild cards in a group"),
            Ratio.MAJORITY: QT_TRANSLATE_NOOP("Variants", "more natural than wild cards in a group"),
            Ratio.EQUAL: QT_TRANSLATE_NOOP("Variants", "at least as many natural as wild cards in a group"),
            Ratio.NONE: QT_TRANSLATE_NOOP("Variants", "no majority of natural cards needed in a group"),
        },
        names={
            Ratio.DOUBLE: QT_TRANSLATE_NOOP("Rules", "twice as many"),
            Ratio.MAJORITY: QT_TRANSLATE_NOOP("Rules", "more natural than wild"),
            Ratio.EQUAL: QT_TRANSLATE_NOOP("Rules", "at least as many"),
            Ratio.NONE: QT_TRANSLATE_NOOP("Rules", "no matter"),
        },
        needs=(WILD_CARDS, WILDS_IN_GROUPS),
    )
    group_min_naturals: int = option(
        2,
        QT_TRANSLATE_NOOP("Rules", "Natural cards in a group"),
        {
            1: QT_TRANSLATE_NOOP("Rules", "At least one card of a group must be natural."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "At least {number} cards of a group must be natural."),
        },
        Number(1, 3),
        number=22,
        clause={
            1: QT_TRANSLATE_NOOP("Variants", "one natural card is enough for a group"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} natural cards in each group"),
        },
        needs=(WILD_CARDS, WILDS_IN_GROUPS),
    )
    wild_budget_per_side: int | None = option(
        None,
        QT_TRANSLATE_NOOP("Rules", "Wild cards in all groups of a side"),
        {
            None: QT_TRANSLATE_NOOP(
                "Rules", "There is no limit to the wild cards in all your groups together."
            ),
            0: QT_TRANSLATE_NOOP("Rules", "You may have no wild card in any of your groups."),
            1: QT_TRANSLATE_NOOP("Rules", "All your groups together may hold only one wild card."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules", "All your groups together may hold at most {number} wild cards."
            ),
        },
        Number(0, 18, none=QT_TRANSLATE_NOOP("Rules", "no limit")),
        number=23,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "no limit to the wild cards of a side"),
            0: QT_TRANSLATE_NOOP("Variants", "no wild card in the groups of a side"),
            1: QT_TRANSLATE_NOOP("Variants", "one wild card in all groups of a side"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} wild cards in all groups of a side"),
        },
        needs=(WILD_CARDS, WILDS_IN_GROUPS),
    )
    canasta_size: int | None = option(
        7,
        QT_TRANSLATE_NOOP("Rules", "Canastas"),
        {
            None: QT_TRANSLATE_NOOP(
                "Rules", "There are no canastas: seven cards of one rank earn nothing more."
            ),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "A group of {number} cards is a canasta: a natural canasta without wild cards, a mixed one "
                "with them.",
            ),
        },
        Number(7, 7, none=QT_TRANSLATE_NOOP("Rules", "no canastas")),
        number=24,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "no canastas"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "canastas of {number} cards"),
        },
    )
    groups_may_exceed_seven: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Canastas of more than seven cards"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A canasta may grow past seven cards."),
            False: QT_TRANSLATE_NOOP(
                "Rules", "A canasta is exactly seven cards; no card can be added to it."
            ),
        },
        Switch(),
        number=25,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "canastas may grow past seven cards"),
            False: QT_TRANSLATE_NOOP("Variants", "canastas end at seven cards"),
        },
        needs=(CANASTAS,),
    )
    wild_on_complete_canasta: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "Wild cards onto a complete canasta"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "Wild cards too may be added to a complete canasta, within the limits of a group."
            ),
            False: QT_TRANSLATE_NOOP("Rules", "No wild card may be added to a complete canasta."),
        },
        Switch(),
        number=26,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "wild cards may join complete canastas"),
            False: QT_TRANSLATE_NOOP("Variants", "no wild card joins a complete canasta"),
        },
        needs=(WILD_CARDS, WILDS_IN_GROUPS, CANASTAS, LONG_GROUPS),
    )
    same_rank_groups: HowMany = option(
        HowMany.MANY,
        QT_TRANSLATE_NOOP("Rules", "Several groups of one rank"),
        {
            HowMany.MANY: QT_TRANSLATE_NOOP(
                "Rules", "You may have several groups of one rank and keep them apart."
            ),
            HowMany.ONE: QT_TRANSLATE_NOOP("Rules", "You may have only one group of each rank."),
        },
        Choice(HowMany),
        number=27,
        clause={
            HowMany.MANY: QT_TRANSLATE_NOOP("Variants", "several groups of one rank"),
            HowMany.ONE: QT_TRANSLATE_NOOP("Variants", "only one group of each rank"),
        },
        names={
            HowMany.MANY: QT_TRANSLATE_NOOP("Rules", "allowed"),
            HowMany.ONE: QT_TRANSLATE_NOOP("Rules", "not allowed"),
        },
    )
    merge_groups: MergeGroups = option(
        MergeGroups.OWN_TURN,
        QT_TRANSLATE_NOOP("Rules", "Merging groups"),
        {
            MergeGroups.OWN_TURN: QT_TRANSLATE_NOOP(
                "Rules",
                "In your turn you may merge two groups of one rank if together they keep to all limits.",
            ),
            MergeGroups.NEVER: QT_TRANSLATE_NOOP("Rules", "Groups of one rank can't be merged."),
        },
        Choice(MergeGroups),
        number=28,
        clause={
            MergeGroups.OWN_TURN: QT_TRANSLATE_NOOP("Variants", "groups may be merged"),
            MergeGroups.NEVER: QT_TRANSLATE_NOOP("Variants", "groups can't be merged"),
        },
        names={
            MergeGroups.OWN_TURN: QT_TRANSLATE_NOOP("Rules", "in one's own turn"),
            MergeGroups.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
        },
        needs=(
            Needs(
                ("same_rank_groups", "wild_melds"),
                lambda several, wild: several is HowMany.MANY or wild,
                QT_TRANSLATE_NOOP("Rules", "A side has only one group of each rank."),
            ),
        ),
    )
    lay_off_on_opponents: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "Adding to melds of other sides"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "Once you have made your own first meld, you may add cards to the melds of others too; their "
                "points count for you.",
            ),
            False: QT_TRANSLATE_NOOP("Rules", "Cards can be added only to your own melds."),
        },
        Switch(),
        number=29,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "cards may be added to melds of other sides"),
            False: QT_TRANSLATE_NOOP("Variants", "no card is added to melds of other sides"),
        },
    )
    wild_melds: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "Melds of wild cards only"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "Three or more wild cards may be a meld by themselves; seven of them are a wild canasta, "
                "also called a bolivia.",
            ),
            False: QT_TRANSLATE_NOOP("Rules", "Wild cards alone are no meld."),
        },
        Switch(),
        number=30,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "wild cards alone may be melded"),
            False: QT_TRANSLATE_NOOP("Variants", "wild cards alone are no meld"),
        },
        needs=(WILD_CARDS,),
    )
    wild_meld_closed_at_seven: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "A wild canasta is closed"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A wild canasta takes no more cards."),
            False: QT_TRANSLATE_NOOP("Rules", "More wild cards may be added to a wild canasta."),
        },
        Switch(),
        number=31,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "a wild canasta is closed"),
            False: QT_TRANSLATE_NOOP("Variants", "a wild canasta may grow"),
        },
        needs=(WILD_CARDS, WILD_MELDS),
    )
    wild_swap: WildSwap = option(
        WildSwap.NEVER,
        QT_TRANSLATE_NOOP("Rules", "Swapping a wild card"),
        {
            WildSwap.NEVER: QT_TRANSLATE_NOOP(
                "Rules", "A wild card stays in its meld to the end of the round."
            ),
            WildSwap.INCOMPLETE_GROUP: QT_TRANSLATE_NOOP(
                "Rules",
                "In your turn you may take a wild card out of a group of yours that isn't complete yet, if "
                "you put a natural card of its rank from your hand in its place; the wild card comes to "
                "your hand.",
            ),
            WildSwap.INCOMPLETE_ANY: QT_TRANSLATE_NOOP(
                "Rules",
                "In your turn you may take a wild card out of a group or a sequence of yours that isn't "
                "complete yet, if you put the natural card that it stands for from your hand in its place; "
                "the wild card comes to your hand.",
            ),
        },
        Choice(WildSwap),
        number=32,
        clause={
            WildSwap.NEVER: QT_TRANSLATE_NOOP("Variants", "wild cards can't be swapped"),
            WildSwap.INCOMPLETE_GROUP: QT_TRANSLATE_NOOP("Variants", "wild cards may be swapped in groups"),
            WildSwap.INCOMPLETE_ANY: QT_TRANSLATE_NOOP(
                "Variants", "wild cards may be swapped in groups and sequences"
            ),
        },
        names={
            WildSwap.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
            WildSwap.INCOMPLETE_GROUP: QT_TRANSLATE_NOOP("Rules", "in groups"),
            WildSwap.INCOMPLETE_ANY: QT_TRANSLATE_NOOP("Rules", "in groups and sequences"),
        },
        needs=(
            WILD_CARDS,
            Needs(
                ("group_max_wilds", "wild_budget_per_side", "sequences_enabled", "sequence_max_wilds"),
                lambda most, budget, sequences, most_in_sequence: (
                    (most != 0 and budget != 0) or (sequences and most_in_sequence != 0)
                ),
                QT_TRANSLATE_NOOP("Rules", "Neither groups nor sequences hold wild cards."),
            ),
        ),
    )
