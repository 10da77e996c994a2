"""Melds of one suit in order: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import HowMany, MergeSequences, RankModel, SequenceRatio
from samba_desktop.engine.rules.option import (
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    SAMBAS,
    SEQUENCES,
    WILD_CARDS,
    WILDS_IN_SEQUENCES,
    Choice,
    Needs,
    Number,
    Switch,
    Theme,
    option,
)


class SequenceRules(Theme, frozen=True):
    """Melds of one suit in order."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Sequences and sambas")

    sequences_enabled: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Sequences are played"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "Cards of one suit in unbroken order are a meld too, a sequence."
            ),
            False: QT_TRANSLATE_NOOP("Rules", "There are no sequences: every meld is a group of one rank."),
        },
        Switch(),
        number=33,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "sequences are played"),
            False: QT_TRANSLATE_NOOP("Variants", "no sequences"),
        },
    )
    sequence_rank_model: RankModel = option(
        RankModel.FOUR_TO_ACE,
        QT_TRANSLATE_NOOP("Rules", "Order of a sequence"),
        {
            RankModel.FOUR_TO_ACE: QT_TRANSLATE_NOOP(
                "Rules",
                "The lowest card of a sequence is the 4 and the highest the ace; none goes round the corner.",
            ),
            RankModel.THREE_TO_ACE: QT_TRANSLATE_NOOP(
                "Rules",
                "The lowest card of a sequence is the 3 and the highest the ace; none goes round the corner.",
            ),
            RankModel.ACE_LOW_LITERAL: QT_TRANSLATE_NOOP(
                "Rules",
                "The order of a sequence runs from ace over 2 and 3 up to king. Twos and threes of the suit "
                "count in their own places, and an ace may join only a sequence with 2, 3 and 4.",
            ),
        },
        Choice(RankModel),
        number=34,
        clause={
            RankModel.FOUR_TO_ACE: QT_TRANSLATE_NOOP("Variants", "sequences run from 4 to ace"),
            RankModel.THREE_TO_ACE: QT_TRANSLATE_NOOP("Variants", "sequences run from 3 to ace"),
            RankModel.ACE_LOW_LITERAL: QT_TRANSLATE_NOOP("Variants", "sequences run from ace to king"),
        },
        names={
            RankModel.FOUR_TO_ACE: QT_TRANSLATE_NOOP("Rules", "4 to ace"),
            RankModel.THREE_TO_ACE: QT_TRANSLATE_NOOP("Rules", "3 to ace"),
            RankModel.ACE_LOW_LITERAL: QT_TRANSLATE_NOOP("Rules", "ace to king"),
        },
        needs=(SEQUENCES,),
    )
    sequence_min_length: int = option(
        3,
        QT_TRANSLATE_NOOP("Rules", "Shortest sequence"),
        QT_TRANSLATE_NOOP("Rules", "A sequence has at least {number} cards."),
        Number(3, 3),
        number=35,
        needs=(SEQUENCES,),
    )
    sequence_max_length: int | None = option(
        7,
        QT_TRANSLATE_NOOP("Rules", "Longest sequence"),
        {
            None: QT_TRANSLATE_NOOP("Rules", "A sequence may be as long as its suit."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "A sequence has at most {number} cards."),
        },
        Number(7, 12, none=QT_TRANSLATE_NOOP("Rules", "no limit")),
        number=36,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "sequences of any length"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "sequences of at most {number} cards"),
        },
        needs=(SEQUENCES,),
    )
    sequence_max_wilds: int | None = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Wild cards in a sequence"),
        {
            None: QT_TRANSLATE_NOOP("Rules", "A sequence may hold any number of wild cards."),
            0: QT_TRANSLATE_NOOP("Rules", "A sequence holds no wild cards."),
            1: QT_TRANSLATE_NOOP("Rules", "A sequence may hold one wild card, no more."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "A sequence may hold up to {number} wild cards."),
        },
        Number(0, 3, none=QT_TRANSLATE_NOOP("Rules", "no limit")),
        number=37,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "any number of wild cards in a sequence"),
            0: QT_TRANSLATE_NOOP("Variants", "no wild card in a sequence"),
            1: QT_TRANSLATE_NOOP("Variants", "at most one wild card in a sequence"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "at most {number} wild cards in a sequence"),
        },
        needs=(SEQUENCES, WILD_CARDS),
    )
    sequence_min_naturals: int = option(
        3,
        QT_TRANSLATE_NOOP("Rules", "Natural cards in a sequence"),
        {
            1: QT_TRANSLATE_NOOP("Rules", "At least one card of a sequence must be natural."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "At least {number} cards of a sequence must be natural."),
        },
        Number(1, 3),
        number=38,
        clause={
            1: QT_TRANSLATE_NOOP("Variants", "one natural card is enough for a sequence"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{number} natural cards in each sequence"),
        },
        needs=(SEQUENCES, WILD_CARDS, WILDS_IN_SEQUENCES),
    )
    sequence_ratio_rule: SequenceRatio = option(
        SequenceRatio.NONE,
        QT_TRANSLATE_NOOP("Rules", "Natural against wild cards in a sequence"),
        {
            SequenceRatio.NONE: QT_TRANSLATE_NOOP(
                "Rules", "Natural and wild cards may stand in any proportion in a sequence."
            ),
            SequenceRatio.MAJORITY: QT_TRANSLATE_NOOP(
                "Rules", "There must be more natural cards than wild cards in a sequence."
            ),
        },
        Choice(SequenceRatio),
        number=39,
        clause={
            SequenceRatio.NONE: QT_TRANSLATE_NOOP(
                "Variants", "no majority of natural cards needed in a sequence"
            ),
            SequenceRatio.MAJORITY: QT_TRANSLATE_NOOP(
                "Variants", "more natural than wild cards in a sequence"
            ),
        },
        names={
            SequenceRatio.NONE: QT_TRANSLATE_NOOP("Rules", "no matter"),
            SequenceRatio.MAJORITY: QT_TRANSLATE_NOOP("Rules", "more natural than wild"),
        },
        needs=(
            SEQUENCES,
            WILD_CARDS,
            WILDS_IN_SEQUENCES,
            Needs(
                ("sequence_max_wilds", "sequence_min_naturals"),
                lambda most, least: most is None or most >= least,
                QT_TRANSLATE_NOOP("Rules", "There are always more natural cards than wild cards anyway."),
            ),
        ),
    )
    sequence_wild_fixed: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "A wild card keeps its place"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "A wild card in a sequence stands for one certain card, named when it is laid."
            ),
            False: QT_TRANSLATE_NOOP(
                "Rules",
                "A wild card in a sequence gives way to the card that it stands for when that is added, and "
                "moves to an end.",
            ),
        },
        Switch(),
        number=40,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "a wild card in a sequence keeps its place"),
            False: QT_TRANSLATE_NOOP("Variants", "a wild card in a sequence gives way to its card"),
        },
        needs=(SEQUENCES, WILD_CARDS, WILDS_IN_SEQUENCES),
    )
    samba_size: int | None = option(
        7,
        QT_TRANSLATE_NOOP("Rules", "Sambas"),
        {
            None: QT_TRANSLATE_NOOP(
                "Rules", "There are no sambas: seven cards in sequence earn nothing more."
            ),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "A sequence of {number} cards is {a_samba}."),
        },
        Number(7, 7, none=QT_TRANSLATE_NOOP("Rules", "no sambas")),
        number=41,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "no {sambas} for sequences of seven"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{sambas} of {number} cards"),
        },
        needs=(SEQUENCES,),
    )
    samba_closed: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "A samba is closed"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A complete {samba} takes no more cards."),
            False: QT_TRANSLATE_NOOP("Rules", "More cards may be added to a complete {samba}."),
        },
        Switch(),
        number=42,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "{a_samba} is closed"),
            False: QT_TRANSLATE_NOOP("Variants", "{a_samba} may grow"),
        },
        needs=(
            SEQUENCES,
            SAMBAS,
            Needs(
                ("sequence_max_length",),
                lambda most: most != 7,
                QT_TRANSLATE_NOOP("Rules", "No sequence has more than seven cards anyway."),
            ),
        ),
    )
    merge_sequences: MergeSequences = option(
        MergeSequences.NEVER,
        QT_TRANSLATE_NOOP("Rules", "Merging sequences"),
        {
            MergeSequences.NEVER: QT_TRANSLATE_NOOP("Rules", "Two sequences of one suit can't be merged."),
            MergeSequences.UP_TO_SEVEN: QT_TRANSLATE_NOOP(
                "Rules",
                "In your turn you may merge two sequences of one suit that make one of at most seven cards, "
                "with cards from your hand between them where they are needed.",
            ),
        },
        Choice(MergeSequences),
        number=43,
        clause={
            MergeSequences.NEVER: QT_TRANSLATE_NOOP("Variants", "sequences can't be merged"),
            MergeSequences.UP_TO_SEVEN: QT_TRANSLATE_NOOP("Variants", "sequences may be merged"),
        },
        names={
            MergeSequences.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
            MergeSequences.UP_TO_SEVEN: QT_TRANSLATE_NOOP("Rules", "up to seven cards"),
        },
        needs=(
            SEQUENCES,
            Needs(
                ("same_suit_sequences",),
                lambda several: several is HowMany.MANY,
                QT_TRANSLATE_NOOP("Rules", "A side has only one sequence of each suit."),
            ),
        ),
    )
    same_suit_sequences: HowMany = option(
        HowMany.MANY,
        QT_TRANSLATE_NOOP("Rules", "Several sequences of one suit"),
        {
            HowMany.MANY: QT_TRANSLATE_NOOP(
                "Rules", "You may have several sequences of one suit, even of the same cards."
            ),
            HowMany.ONE: QT_TRANSLATE_NOOP("Rules", "You may have only one sequence of each suit."),
        },
        Choice(HowMany),
        number=44,
        clause={
            HowMany.MANY: QT_TRANSLATE_NOOP("Variants", "several sequences of one suit"),
            HowMany.ONE: QT_TRANSLATE_NOOP("Variants", "only one sequence of each suit"),
        },
        names={
            HowMany.MANY: QT_TRANSLATE_NOOP("Rules", "allowed"),
            HowMany.ONE: QT_TRANSLATE_NOOP("Rules", "not allowed"),
        },
        needs=(SEQUENCES,),
    )
