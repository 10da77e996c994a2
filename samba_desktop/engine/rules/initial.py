"""The first meld of a round: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import TakeSize, Unit
from samba_desktop.engine.rules.option import (
    MINIMUM,
    PILE_FOR_FIRST_MELD,
    PILE_TAKEN,
    QT_TRANSLATE_NOOP,
    SEQUENCES,
    SETS,
    TEAMS,
    TOP_MELDED,
    Bands,
    Choice,
    Needs,
    Switch,
    Theme,
    option,
)


class FirstMeldRules(Theme, frozen=True):
    """The first meld of a round."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "The first meld of a round")

    initial_meld_bands: tuple[tuple[int | None, int], ...] = option(
        ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
        QT_TRANSLATE_NOOP("Rules", "Minimum of the first meld"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "The first meld of a round must reach a minimum, by the score before the round: {value}.",
        ),
        Bands(),
        number=62,
        clause=QT_TRANSLATE_NOOP("Variants", "first meld of {value}"),
    )
    initial_meld_sum_melds: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Several melds count together"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Several melds laid in the same turn count together."),
            False: QT_TRANSLATE_NOOP("Rules", "A single meld must reach the minimum."),
        },
        Switch(),
        number=63,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "several melds count together for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "a single meld must reach the minimum"),
        },
        needs=(MINIMUM,),
    )
    initial_meld_sequences_count: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Sequences count for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Sequences count like groups."),
            False: QT_TRANSLATE_NOOP("Rules", "Sequences don't count for the minimum."),
        },
        Switch(),
        number=64,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "sequences count for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "sequences don't count for the first meld"),
        },
        needs=(
            MINIMUM,
            SEQUENCES,
        ),
    )
    initial_meld_unit: Unit = option(
        Unit.SIDE,
        QT_TRANSLATE_NOOP("Rules", "Who must reach the minimum"),
        {
            Unit.SIDE: QT_TRANSLATE_NOOP(
                "Rules", "When one player has made the first meld, it is made for the whole team."
            ),
            Unit.PLAYER: QT_TRANSLATE_NOOP(
                "Rules", "Each player has to make a first meld of their own, partners too."
            ),
        },
        Choice(Unit),
        number=65,
        clause={
            Unit.SIDE: QT_TRANSLATE_NOOP("Variants", "a first meld for each side"),
            Unit.PLAYER: QT_TRANSLATE_NOOP("Variants", "a first meld for each player"),
        },
        names={
            Unit.SIDE: QT_TRANSLATE_NOOP("Rules", "each side"),
            Unit.PLAYER: QT_TRANSLATE_NOOP("Rules", "each player"),
        },
        needs=(TEAMS,),
    )
    pile_take_for_initial: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Take the pile for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The pile may be taken for the first meld too."),
            False: QT_TRANSLATE_NOOP("Rules", "The pile can't be taken before the first meld is made."),
        },
        Switch(),
        number=66,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the pile may be taken for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "no pile before the first meld"),
        },
        needs=(PILE_TAKEN,),
    )
    top_card_counts_for_initial: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "The top card counts for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The top card of the pile counts for the minimum."),
            False: QT_TRANSLATE_NOOP("Rules", "The top card of the pile doesn't count for the minimum."),
        },
        Switch(),
        number=67,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the top card counts for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "the top card doesn't count for the first meld"),
        },
        needs=(MINIMUM, PILE_TAKEN, PILE_FOR_FIRST_MELD, TOP_MELDED),
    )
    rest_of_pile_counts_for_initial: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "The rest of the pile counts for the first meld"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "The rest of the pile comes to the hand at once and may help to reach the minimum."
            ),
            False: QT_TRANSLATE_NOOP(
                "Rules", "The rest of the pile comes to the hand only when the minimum is reached."
            ),
        },
        Switch(),
        number=68,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "the rest of the pile counts for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "the rest of the pile doesn't count for the first meld"),
        },
        needs=(
            MINIMUM,
            PILE_TAKEN,
            PILE_FOR_FIRST_MELD,
            TOP_MELDED,
            Needs(
                ("pile_take_size",),
                lambda size: size is not TakeSize.ONE,
                QT_TRANSLATE_NOOP("Rules", "Only the top card is taken."),
            ),
        ),
    )
    bonuses_count_for_initial: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "Bonuses count for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Bonuses for complete {sets} and for red threes count too."),
            False: QT_TRANSLATE_NOOP("Rules", "Only the points of the cards count, no bonuses."),
        },
        Switch(),
        number=69,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "bonuses count for the first meld"),
            False: QT_TRANSLATE_NOOP("Variants", "bonuses don't count for the first meld"),
        },
        needs=(MINIMUM,),
    )
    initial_meld_waived_for_one_turn_out: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "No minimum when going out in one turn"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "There is no minimum if you draw from the stock and meld your whole hand in one turn, with a "
                "complete {set} on the table at the end.",
            ),
            False: QT_TRANSLATE_NOOP(
                "Rules", "The minimum holds even if the whole hand is melded in one turn."
            ),
        },
        Switch(),
        number=70,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "no minimum when going out in one turn"),
            False: QT_TRANSLATE_NOOP("Variants", "the minimum holds when going out in one turn"),
        },
        needs=(
            MINIMUM,
            SETS,
        ),
    )
