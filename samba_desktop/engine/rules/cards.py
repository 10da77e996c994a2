"""What cards count and which are wild: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import NumberPoints, WildRank
from samba_desktop.engine.rules.option import (
    BLACK_THREES_PLAYED,
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    Choice,
    Needs,
    Number,
    Subset,
    Switch,
    Theme,
    option,
)


class CardPoints(Theme, frozen=True):
    """What cards count and which are wild."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Card points and wild cards")

    wild_ranks: frozenset[WildRank] = option(
        frozenset({WildRank.JOKER, WildRank.TWO}),
        QT_TRANSLATE_NOOP("Rules", "Wild cards"),
        {
            frozenset(): QT_TRANSLATE_NOOP("Rules", "There are no wild cards."),
            OTHERWISE: QT_TRANSLATE_NOOP(
                "Rules", "The wild cards are {value}: they can take the place of natural cards in a meld."
            ),
        },
        Subset(WildRank),
        names={
            WildRank.JOKER: QT_TRANSLATE_NOOP("Rules", "jokers"),
            WildRank.TWO: QT_TRANSLATE_NOOP("Rules", "twos"),
        },
    )
    points_joker: int = option(
        50,
        QT_TRANSLATE_NOOP("Rules", "Points of a joker"),
        QT_TRANSLATE_NOOP("Rules", "A joker counts {value}."),
        Number(0, 100),
        needs=(
            Needs(
                ("joker_count",),
                lambda jokers: jokers > 0,
                QT_TRANSLATE_NOOP("Rules", "There are no jokers."),
            ),
        ),
    )
    points_two: int = option(
        20,
        QT_TRANSLATE_NOOP("Rules", "Points of a two"),
        QT_TRANSLATE_NOOP("Rules", "A two counts {value}."),
        Number(0, 50),
    )
    points_ace: int = option(
        20,
        QT_TRANSLATE_NOOP("Rules", "Points of an ace"),
        QT_TRANSLATE_NOOP("Rules", "An ace counts {value}."),
        Number(1, 20, only=(1, 10, 11, 15, 20)),
    )
    number_card_points: NumberPoints = option(
        NumberPoints.CANASTA_BANDS,
        QT_TRANSLATE_NOOP("Rules", "Points of number cards"),
        {
            NumberPoints.CANASTA_BANDS: QT_TRANSLATE_NOOP(
                "Rules", "Cards from 8 to king count 10 each, cards from 4 to 7 count 5 each."
            ),
            NumberPoints.FACE_VALUE: QT_TRANSLATE_NOOP(
                "Rules", "Court cards count 10 each; cards from 4 to 10 count their number."
            ),
        },
        Choice(NumberPoints),
        names={
            NumberPoints.CANASTA_BANDS: QT_TRANSLATE_NOOP("Rules", "5 or 10"),
            NumberPoints.FACE_VALUE: QT_TRANSLATE_NOOP("Rules", "their number"),
        },
    )
    threes_special: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Threes are special"),
        {
            True: QT_TRANSLATE_NOOP(
                "Rules", "Threes are special: red and black ones have rules of their own."
            ),
            False: QT_TRANSLATE_NOOP("Rules", "Threes are natural cards like all others."),
        },
        Switch(),
    )
    points_black_three: int = option(
        5,
        QT_TRANSLATE_NOOP("Rules", "Points of a black three"),
        QT_TRANSLATE_NOOP("Rules", "A melded black three counts {value}."),
        Number(0, 100),
        needs=(BLACK_THREES_PLAYED,),
    )
    points_red_three_card: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Points of a red three as an ordinary card"),
        QT_TRANSLATE_NOOP("Rules", "A red three counts {value}."),
        Number(0, 20),
        needs=(
            Needs(
                ("threes_special",),
                lambda special: not special,
                QT_TRANSLATE_NOOP("Rules", "Threes are special cards."),
            ),
        ),
    )
