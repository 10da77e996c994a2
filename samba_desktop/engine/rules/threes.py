"""Red threes and black threes: the options of these themes."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import BlackThreeMeld, LastRedThree, RedThreeMode, RedThreesPositive
from samba_desktop.engine.rules.option import (
    BLACK_THREES_MELDED,
    HANDS_DEDUCTED,
    OTHERWISE,
    PILE_TAKEN,
    QT_TRANSLATE_NOOP,
    RED_THREES,
    RED_THREES_COUNT_AGAINST,
    RED_THREES_KEPT,
    SPECIAL_THREES,
    Choice,
    Needs,
    Number,
    Switch,
    Theme,
    option,
)

SPECIAL = (SPECIAL_THREES, RED_THREES)


class RedThreeRules(Theme, frozen=True):
    """Red threes."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Red threes")

    red_three_mode: RedThreeMode = option(
        RedThreeMode.OPTIONAL,
        QT_TRANSLATE_NOOP("Rules", "Laying red threes out"),
        {
            RedThreeMode.FORCED: QT_TRANSLATE_NOOP(
                "Rules",
                "A red three is laid out face up beside your melds as soon as it comes to your hand, in the "
                "deal too.",
            ),
            RedThreeMode.OPTIONAL: QT_TRANSLATE_NOOP(
                "Rules",
                "In your turn, after drawing, you may lay out a red three face up beside your melds, or keep "
                "it in your hand.",
            ),
            RedThreeMode.ORDINARY: QT_TRANSLATE_NOOP(
                "Rules", "Red threes earn nothing and are never melded."
            ),
        },
        Choice(RedThreeMode),
        number=71,
        clause={
            RedThreeMode.FORCED: QT_TRANSLATE_NOOP("Variants", "red threes are laid out at once"),
            RedThreeMode.OPTIONAL: QT_TRANSLATE_NOOP("Variants", "red threes are your choice"),
            RedThreeMode.ORDINARY: QT_TRANSLATE_NOOP("Variants", "red threes have no special role"),
        },
        names={
            RedThreeMode.FORCED: QT_TRANSLATE_NOOP("Rules", "at once"),
            RedThreeMode.OPTIONAL: QT_TRANSLATE_NOOP("Rules", "your choice"),
            RedThreeMode.ORDINARY: QT_TRANSLATE_NOOP("Rules", "no special role"),
        },
        needs=(SPECIAL_THREES,),
    )
    red_three_replacement: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Replacement card"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "For each red three laid out you draw a replacement card from the stock."
            ),
            False: QT_TRANSLATE_NOOP("Rules", "No card is drawn for a red three that is laid out."),
        },
        Switch(),
        number=72,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "red threes are replaced"),
            False: QT_TRANSLATE_NOOP("Variants", "no replacement for red threes"),
        },
        needs=SPECIAL,
    )
    red_three_from_pile_replacement: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Replacement for a red three from the pile"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "A red three that came with the pile is replaced like others."),
            False: QT_TRANSLATE_NOOP("Rules", "A red three that came with the pile isn't replaced."),
        },
        Switch(),
        number=73,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "red threes from the pile are replaced"),
            False: QT_TRANSLATE_NOOP("Variants", "no replacement for red threes from the pile"),
        },
        needs=(
            *SPECIAL,
            PILE_TAKEN,
            Needs(
                ("red_three_replacement",),
                bool,
                QT_TRANSLATE_NOOP("Rules", "Red threes aren't replaced."),
            ),
        ),
    )
    red_three_each: int = option(
        100,
        QT_TRANSLATE_NOOP("Rules", "Bonus for each red three"),
        QT_TRANSLATE_NOOP("Rules", "Each red three laid out earns {value}."),
        Number(0, 500),
        number=74,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for each red three"),
        needs=SPECIAL,
    )
    red_three_all: int = option(
        1000,
        QT_TRANSLATE_NOOP("Rules", "Bonus for all red threes"),
        QT_TRANSLATE_NOOP("Rules", "All red threes together earn {value} instead."),
        Number(0, 5000),
        number=75,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for all red threes"),
        needs=SPECIAL,
    )
    red_three_positive_if: RedThreesPositive = option(
        RedThreesPositive.GO_OUT_REQUIREMENT,
        QT_TRANSLATE_NOOP("Rules", "When red threes count for a side"),
        {
            RedThreesPositive.GO_OUT_REQUIREMENT: QT_TRANSLATE_NOOP(
                "Rules", "Red threes count for you only if you have the {sets} that going out needs."
            ),
            RedThreesPositive.INITIAL_MELD: QT_TRANSLATE_NOOP(
                "Rules", "Red threes count for you only if you have melded in this round."
            ),
            RedThreesPositive.SET_COUNT: QT_TRANSLATE_NOOP(
                "Rules", "Red threes count for you only if you have enough complete {sets}."
            ),
        },
        Choice(RedThreesPositive),
        number=76,
        clause={
            RedThreesPositive.GO_OUT_REQUIREMENT: QT_TRANSLATE_NOOP(
                "Variants", "red threes count with what going out needs"
            ),
            RedThreesPositive.INITIAL_MELD: QT_TRANSLATE_NOOP(
                "Variants", "red threes count after the first meld"
            ),
            RedThreesPositive.SET_COUNT: QT_TRANSLATE_NOOP("Variants", "red threes count with enough {sets}"),
        },
        names={
            RedThreesPositive.GO_OUT_REQUIREMENT: QT_TRANSLATE_NOOP("Rules", "if it may go out"),
            RedThreesPositive.INITIAL_MELD: QT_TRANSLATE_NOOP("Rules", "after the first meld"),
            RedThreesPositive.SET_COUNT: QT_TRANSLATE_NOOP("Rules", "with enough canastas and sambas"),
        },
        needs=SPECIAL,
    )
    red_three_positive_sets: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Canastas and sambas for red threes"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "Red threes need no complete {set} to count for you."),
            1: QT_TRANSLATE_NOOP("Rules", "Red threes need one complete {set} to count for you."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules", "Red threes need {number} complete {sets} to count for you."
            ),
        },
        Number(0, 3),
        number=77,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "red threes need no {set}"),
            1: QT_TRANSLATE_NOOP("Variants", "red threes need one {set}"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "red threes need {number} {sets}"),
        },
        needs=(
            *SPECIAL,
            Needs(
                ("red_three_positive_if",),
                lambda condition: condition is RedThreesPositive.SET_COUNT,
                QT_TRANSLATE_NOOP("Rules", "Red threes don't depend on a number of canastas and sambas."),
            ),
        ),
    )
    red_three_negative_each: int = option(
        100,
        QT_TRANSLATE_NOOP("Rules", "Penalty for each red three"),
        QT_TRANSLATE_NOOP("Rules", "Red threes that don't count for you cost {value} each."),
        Number(0, 500),
        number=78,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} lost for each red three"),
        needs=(*SPECIAL, RED_THREES_COUNT_AGAINST),
    )
    red_three_negative_all: int = option(
        1000,
        QT_TRANSLATE_NOOP("Rules", "Penalty for all red threes"),
        QT_TRANSLATE_NOOP("Rules", "All red threes together cost {value} where they don't count for you."),
        Number(0, 5000),
        number=79,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} lost for all red threes"),
        needs=(*SPECIAL, RED_THREES_COUNT_AGAINST),
    )
    red_three_hand_penalty: int = option(
        750,
        QT_TRANSLATE_NOOP("Rules", "Penalty for red threes left in the hand"),
        {
            0: QT_TRANSLATE_NOOP("Rules", "Red threes left in the hand cost nothing."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules",
                "A player with red threes left in the hand at the end of the round loses {value}, however "
                "many they are.",
            ),
        },
        Number(0, 2000),
        number=80,
        clause={
            0: QT_TRANSLATE_NOOP("Variants", "red threes in the hand cost nothing"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} lost for red threes in the hand"),
        },
        needs=(*SPECIAL, RED_THREES_KEPT),
    )
    red_three_last_stock_card: LastRedThree = option(
        LastRedThree.PLAY_CONTINUES,
        QT_TRANSLATE_NOOP("Rules", "A red three as the last card of the stock"),
        {
            LastRedThree.PLAY_CONTINUES: QT_TRANSLATE_NOOP(
                "Rules", "If the last card of the stock is a red three, play goes on all the same."
            ),
            LastRedThree.ENDS_ROUND: QT_TRANSLATE_NOOP(
                "Rules",
                "If the last card of the stock is a red three, it is laid out and the round ends there.",
            ),
        },
        Choice(LastRedThree),
        number=81,
        clause={
            LastRedThree.PLAY_CONTINUES: QT_TRANSLATE_NOOP(
                "Variants", "a red three as the last card of the stock doesn't end the round"
            ),
            LastRedThree.ENDS_ROUND: QT_TRANSLATE_NOOP(
                "Variants", "a red three as the last card of the stock ends the round"
            ),
        },
        names={
            LastRedThree.PLAY_CONTINUES: QT_TRANSLATE_NOOP("Rules", "play goes on"),
            LastRedThree.ENDS_ROUND: QT_TRANSLATE_NOOP("Rules", "ends the round"),
        },
        needs=SPECIAL,
    )


class BlackThreeRules(Theme, frozen=True):
    """Black threes."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Black threes")

    black_three_meld: BlackThreeMeld = option(
        BlackThreeMeld.GOING_OUT_NATURAL,
        QT_TRANSLATE_NOOP("Rules", "Melding black threes"),
        {
            BlackThreeMeld.NEVER: QT_TRANSLATE_NOOP("Rules", "Black threes are never melded."),
            BlackThreeMeld.GOING_OUT_NATURAL: QT_TRANSLATE_NOOP(
                "Rules",
                "Black threes may be melded only in the turn in which you go out, as a group without wild "
                "cards.",
            ),
            BlackThreeMeld.GOING_OUT_WITH_WILDS: QT_TRANSLATE_NOOP(
                "Rules",
                "Black threes may be melded only in the turn in which you go out, as a group by the usual "
                "rules, with wild cards too.",
            ),
            BlackThreeMeld.ANY_TIME: QT_TRANSLATE_NOOP(
                "Rules", "Black threes may be melded as a group in any turn, by the usual rules."
            ),
        },
        Choice(BlackThreeMeld),
        number=82,
        clause={
            BlackThreeMeld.NEVER: QT_TRANSLATE_NOOP("Variants", "black threes are never melded"),
            BlackThreeMeld.GOING_OUT_NATURAL: QT_TRANSLATE_NOOP(
                "Variants", "black threes are melded when going out"
            ),
            BlackThreeMeld.GOING_OUT_WITH_WILDS: QT_TRANSLATE_NOOP(
                "Variants", "black threes are melded when going out, with wild cards too"
            ),
            BlackThreeMeld.ANY_TIME: QT_TRANSLATE_NOOP("Variants", "black threes are melded at any time"),
        },
        names={
            BlackThreeMeld.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
            BlackThreeMeld.GOING_OUT_NATURAL: QT_TRANSLATE_NOOP("Rules", "going out, no wild cards"),
            BlackThreeMeld.GOING_OUT_WITH_WILDS: QT_TRANSLATE_NOOP("Rules", "going out, with wild cards"),
            BlackThreeMeld.ANY_TIME: QT_TRANSLATE_NOOP("Rules", "at any time"),
        },
        needs=(SPECIAL_THREES,),
    )
    black_three_group_max: int = option(
        6,
        QT_TRANSLATE_NOOP("Rules", "Largest group of black threes"),
        QT_TRANSLATE_NOOP("Rules", "A group holds at most {number} black threes."),
        Number(3, 7),
        number=83,
        clause=QT_TRANSLATE_NOOP("Variants", "at most {number} black threes in a group"),
        needs=(SPECIAL_THREES, BLACK_THREES_MELDED),
    )
    black_three_hand_each: int = option(
        5,
        QT_TRANSLATE_NOOP("Rules", "A black three left in the hand"),
        QT_TRANSLATE_NOOP("Rules", "A black three left in the hand costs {value}."),
        Number(0, 200),
        number=84,
        clause=QT_TRANSLATE_NOOP("Variants", "a black three in the hand costs {value}"),
        needs=(HANDS_DEDUCTED,),
    )
