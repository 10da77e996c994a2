"""The first meld of a round: the options of this theme."""

from dataclasses import dataclass
from typing import ClassVar

from samba_desktop.engine.rules import needs
from samba_desktop.engine.rules.kinds import TakeSize, Unit
from samba_desktop.engine.rules.option import (
    QT_TRANSLATE_NOOP,
    Bands,
    Choice,
    Needs,
    Switch,
    option,
)


@dataclass(frozen=True, slots=True)
class Initial:
    """The first meld of a round."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "The first meld of a round")

    initial_meld_bands: tuple[tuple[int | None, int], ...] = option(
        ((None, 15), (0, 50), (1500, 90), (3000, 120), (7000, 150)),
        QT_TRANSLATE_NOOP("Rules", "Minimum of the first meld"),
        QT_TRANSLATE_NOOP(
            "Rules",
            "A first meld must reach a minimum of card points, by the score before the round: {value}.",
        ),
        Bands(),
    )
    initial_meld_sum_melds: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Several melds count together"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Several melds of one turn count together for the minimum."),
            False: QT_TRANSLATE_NOOP("Rules", "A single meld must reach the minimum."),
        },
        Switch(),
    )
    initial_meld_sequences_count: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Sequences count for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "Sequences count for the minimum like groups."),
            False: QT_TRANSLATE_NOOP("Rules", "Sequences don't count for the minimum."),
        },
        Switch(),
        needs=(needs.SEQUENCES,),
    )
    initial_meld_unit: Unit = option(
        Unit.SIDE,
        QT_TRANSLATE_NOOP("Rules", "Who must reach the minimum"),
        {
            Unit.SIDE: QT_TRANSLATE_NOOP("Rules", "Once in each round each side must reach the minimum."),
            Unit.PLAYER: QT_TRANSLATE_NOOP("Rules", "Once in each round each player must reach the minimum."),
        },
        Choice(Unit),
        names={
            Unit.SIDE: QT_TRANSLATE_NOOP("Rules", "each side"),
            Unit.PLAYER: QT_TRANSLATE_NOOP("Rules", "each player"),
        },
        needs=(needs.TEAMS,),
    )
    pile_take_for_initial: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Take the pile for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The pile may be taken to make the first meld."),
            False: QT_TRANSLATE_NOOP("Rules", "The pile can't be taken before the first meld is made."),
        },
        Switch(),
    )
    top_card_counts_for_initial: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "The top card counts for the first meld"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The top card of a pile that is taken counts for the minimum."),
            False: QT_TRANSLATE_NOOP(
                "Rules", "The top card of a pile that is taken doesn't count for the minimum."
            ),
        },
        Switch(),
        needs=(needs.PILE_FOR_FIRST_MELD, needs.TOP_MELDED),
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
        needs=(
            needs.PILE_FOR_FIRST_MELD,
            needs.TOP_MELDED,
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
            True: QT_TRANSLATE_NOOP("Rules", "Bonuses count for the minimum too."),
            False: QT_TRANSLATE_NOOP("Rules", "Bonuses don't count for the minimum."),
        },
        Switch(),
    )
    initial_meld_waived_for_one_turn_out: bool = option(
        False,
        QT_TRANSLATE_NOOP("Rules", "No minimum when going out in one turn"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules",
                "There is no minimum for a player who draws from the stock and melds the whole hand in one "
                "turn, "
                "with a canasta in it.",
            ),
            False: QT_TRANSLATE_NOOP(
                "Rules", "The minimum holds even when the whole hand is melded at once."
            ),
        },
        Switch(),
    )
