"""Bonuses, the match and its result: the options of this theme."""

from typing import ClassVar

from samba_desktop.engine.rules.kinds import MatchEndCheck, TieRule, WinnerRule
from samba_desktop.engine.rules.option import (
    BY_PLAYERS,
    CANASTAS,
    OTHERWISE,
    QT_TRANSLATE_NOOP,
    SAMBAS,
    SEQUENCES,
    WILD_CARDS,
    WILD_MELDS,
    WILDS_IN_GROUPS,
    WILDS_IN_SEQUENCES,
    ByPlayers,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    Switch,
    Theme,
    option,
)


class MatchRules(Theme, frozen=True):
    """Bonuses, the match and its result."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Scoring and the match")

    bonus_natural_canasta: int = option(
        500,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a natural canasta"),
        QT_TRANSLATE_NOOP("Rules", "A natural canasta earns {value}."),
        Number(0, 2000),
        number=100,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for a natural canasta"),
        needs=(CANASTAS,),
    )
    bonus_mixed_canasta: int = option(
        300,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a mixed canasta"),
        QT_TRANSLATE_NOOP("Rules", "A mixed canasta earns {value}."),
        Number(0, 2000),
        number=101,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for a mixed canasta"),
        needs=(CANASTAS, WILD_CARDS, WILDS_IN_GROUPS),
    )
    bonus_samba: int = option(
        1500,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a samba"),
        QT_TRANSLATE_NOOP("Rules", "Seven natural cards in sequence earn {value}."),
        Number(0, 5000),
        number=102,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for {a_samba}"),
        needs=(SEQUENCES, SAMBAS),
    )
    bonus_mixed_samba: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a samba with wild cards"),
        QT_TRANSLATE_NOOP("Rules", "Seven cards in sequence, wild cards among them, earn {value}."),
        Number(0, 5000),
        number=103,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for {a_samba} with wild cards"),
        needs=(SEQUENCES, SAMBAS, WILD_CARDS, WILDS_IN_SEQUENCES),
    )
    bonus_wild_canasta: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a wild canasta"),
        QT_TRANSLATE_NOOP("Rules", "A wild canasta earns {value}."),
        Number(0, 5000),
        number=104,
        clause=QT_TRANSLATE_NOOP("Variants", "{value} for a wild canasta"),
        needs=(WILD_CARDS, WILD_MELDS),
    )
    melded_cards_count: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Melded cards count"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The points of all melded cards are added."),
            False: QT_TRANSLATE_NOOP("Rules", "Only bonuses count, not the points of melded cards."),
        },
        Switch(),
        number=105,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "melded cards count"),
            False: QT_TRANSLATE_NOOP("Variants", "melded cards don't count"),
        },
    )
    hand_cards_deducted: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Cards left in hand are deducted"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The points of the cards left in the hands are deducted."),
            False: QT_TRANSLATE_NOOP("Rules", "Cards left in the hands cost nothing."),
        },
        Switch(),
        number=106,
        clause={
            True: QT_TRANSLATE_NOOP("Variants", "cards in the hand are deducted"),
            False: QT_TRANSLATE_NOOP("Variants", "cards in the hand cost nothing"),
        },
    )
    target_score: ByPlayers | int = option(
        10000,
        QT_TRANSLATE_NOOP("Rules", "Target of the match"),
        {
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "The target of the match is {value} points."),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Rules", "The target of the match in points is {value}."),
        },
        NumberByPlayers(100, 50000, alike=True),
        number=107,
        clause=QT_TRANSLATE_NOOP("Variants", "to {value}"),
    )
    target_choices: tuple[int, ...] = option(
        (5000, 10000, 15000),
        QT_TRANSLATE_NOOP("Rules", "Targets offered"),
        QT_TRANSLATE_NOOP("Rules", "Usual targets are {any} points."),
        Numbers(1, 100_000),
        number=108,
    )
    match_end_check: MatchEndCheck = option(
        MatchEndCheck.END_OF_ROUND,
        QT_TRANSLATE_NOOP("Rules", "When the target counts"),
        {
            MatchEndCheck.END_OF_ROUND: QT_TRANSLATE_NOOP(
                "Rules", "The match is over when the target has been reached at the end of a round."
            ),
            MatchEndCheck.AT_ONCE: QT_TRANSLATE_NOOP(
                "Rules",
                "The match ends at once, in the middle of a round, when the target would be reached by "
                "counting.",
            ),
        },
        Choice(MatchEndCheck),
        number=109,
        clause={
            MatchEndCheck.END_OF_ROUND: QT_TRANSLATE_NOOP("Variants", "the match ends after a round"),
            MatchEndCheck.AT_ONCE: QT_TRANSLATE_NOOP("Variants", "the match ends at once"),
        },
        names={
            MatchEndCheck.END_OF_ROUND: QT_TRANSLATE_NOOP("Rules", "after the round"),
            MatchEndCheck.AT_ONCE: QT_TRANSLATE_NOOP("Rules", "at once"),
        },
    )
    winner_rule: WinnerRule = option(
        WinnerRule.HIGHEST_TOTAL,
        QT_TRANSLATE_NOOP("Rules", "Several sides at the target"),
        {
            WinnerRule.HIGHEST_TOTAL: QT_TRANSLATE_NOOP(
                "Rules", "If several have reached the target, the highest score wins."
            ),
            WinnerRule.ROUND_CLOSER_FIRST: QT_TRANSLATE_NOOP(
                "Rules",
                "If several have reached the target, whoever went out wins, else the highest score.",
            ),
        },
        Choice(WinnerRule),
        number=110,
        clause={
            WinnerRule.HIGHEST_TOTAL: QT_TRANSLATE_NOOP("Variants", "the highest score wins"),
            WinnerRule.ROUND_CLOSER_FIRST: QT_TRANSLATE_NOOP(
                "Variants", "of those at the target whoever went out wins"
            ),
        },
        names={
            WinnerRule.HIGHEST_TOTAL: QT_TRANSLATE_NOOP("Rules", "highest score"),
            WinnerRule.ROUND_CLOSER_FIRST: QT_TRANSLATE_NOOP("Rules", "whoever went out"),
        },
    )
    tie_rule: TieRule = option(
        TieRule.DRAW,
        QT_TRANSLATE_NOOP("Rules", "Equal scores"),
        {
            TieRule.DRAW: QT_TRANSLATE_NOOP("Rules", "If the highest scores are equal, the match is a draw."),
            TieRule.PLAY_ON: QT_TRANSLATE_NOOP(
                "Rules", "If the highest scores are equal, another round is played."
            ),
        },
        Choice(TieRule),
        number=111,
        clause={
            TieRule.DRAW: QT_TRANSLATE_NOOP("Variants", "equal scores are a draw"),
            TieRule.PLAY_ON: QT_TRANSLATE_NOOP("Variants", "equal scores are played on"),
        },
        names={
            TieRule.DRAW: QT_TRANSLATE_NOOP("Rules", "draw"),
            TieRule.PLAY_ON: QT_TRANSLATE_NOOP("Rules", "another round"),
        },
    )
    hand_cap: int | None = option(
        None,
        QT_TRANSLATE_NOOP("Rules", "Most rounds of a match"),
        {
            None: QT_TRANSLATE_NOOP("Rules", "There is no limit to the number of rounds."),
            1: QT_TRANSLATE_NOOP("Rules", "A match that isn't won after one round is a draw."),
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "A match that isn't won after {value} rounds is a draw."),
        },
        Number(1, 200, none=QT_TRANSLATE_NOOP("Rules", "no limit")),
        number=112,
        clause={
            None: QT_TRANSLATE_NOOP("Variants", "any number of rounds"),
            1: QT_TRANSLATE_NOOP("Variants", "one round at most"),
            OTHERWISE: QT_TRANSLATE_NOOP("Variants", "{value} rounds at most"),
        },
    )
