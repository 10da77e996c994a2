"""Black threes: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules import needs
from samba_desktop.engine.rules.kinds import BlackThreeMeld
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP, Choice, Number, Theme, option


class BlackThrees(Theme, frozen=True):
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
        names={
            BlackThreeMeld.NEVER: QT_TRANSLATE_NOOP("Rules", "never"),
            BlackThreeMeld.GOING_OUT_NATURAL: QT_TRANSLATE_NOOP("Rules", "going out, no wild cards"),
            BlackThreeMeld.GOING_OUT_WITH_WILDS: QT_TRANSLATE_NOOP("Rules", "going out, with wild cards"),
            BlackThreeMeld.ANY_TIME: QT_TRANSLATE_NOOP("Rules", "at any time"),
        },
        needs=(needs.SPECIAL_THREES,),
    )
    black_three_group_max: int = option(
        6,
        QT_TRANSLATE_NOOP("Rules", "Largest group of black threes"),
        QT_TRANSLATE_NOOP("Rules", "A group holds at most {number} black threes."),
        Number(3, 7),
        needs=(needs.SPECIAL_THREES, needs.BLACK_THREES_MELDED),
    )
    black_three_hand_each: int = option(
        5,
        QT_TRANSLATE_NOOP("Rules", "A black three left in the hand"),
        QT_TRANSLATE_NOOP("Rules", "A black three left in the hand costs {value}."),
        Number(0, 200),
        needs=(needs.HANDS_DEDUCTED,),
    )
