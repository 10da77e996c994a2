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


class Match(Theme, frozen=True):
    """Bonuses, the match and its result."""

    title: ClassVar[str] = QT_TRANSLATE_NOOP("Rules", "Scoring and the match")

    bonus_natural_canasta: int = option(
        500,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a natural canasta"),
        QT_TRANSLATE_NOOP("Rules", "A natural canasta earns {value}."),
        Number(0, 2000),
        needs=(CANASTAS,),
    )
    bonus_mixed_canasta: int = option(
        300,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a mixed canasta"),
        QT_TRANSLATE_NOOP("Rules", "A mixed canasta earns {value}."),
        Number(0, 2000),
        needs=(CANASTAS, WILD_CARDS, WILDS_IN_GROUPS),
    )
    bonus_samba: int = option(
        1500,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a samba"),
        QT_TRANSLATE_NOOP("Rules", "Seven natural cards in sequence earn {value}."),
        Number(0, 5000),
        needs=(SEQUENCES, SAMBAS),
    )
    bonus_mixed_samba: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a samba with wild cards"),
        QT_TRANSLATE_NOOP("Rules", "Seven cards in sequence, wild cards among them, earn {value}."),
        Number(0, 5000),
        needs=(SEQUENCES, SAMBAS, WILD_CARDS, WILDS_IN_SEQUENCES),
    )
    bonus_wild_canasta: int = option(
        0,
        QT_TRANSLATE_NOOP("Rules", "Bonus for a wild canasta"),
        QT_TRANSLATE_NOOP("Rules", "A wild canasta earns {value}."),
        Number(0, 5000),
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
    )
    hand_cards_deducted: bool = option(
        True,
        QT_TRANSLATE_NOOP("Rules", "Cards left in hand are deducted"),
        {
            True: QT_TRANSLATE_NOOP("Rules", "The points of the cards left in the hands are deducted."),
            False: QT_TRANSLATE_NOOP("Rules", "Cards left in the hands cost nothing."),
        },
        Switch(),
    )
    target_score: ByPlayers | int = option(
        10000,
        QT_TRANSLATE_NOOP("Rules", "Target of the match"),
        {
            OTHERWISE: QT_TRANSLATE_NOOP("Rules", "The target of the match is {value} points."),
            BY_PLAYERS: QT_TRANSLATE_NOOP("Rules", "The target of the match in points is {value}."),
        },
        NumberByPlayers(100, 50000, alike=True),
    )
    target_choices: tuple[int, ...] = option(
        (5000, 10000, 15000),
        QT_TRANSLATE_NOOP("Rules", "Targets offered"),
        QT_TRANSLATE_NOOP("Rules", "Usual targets are {any} points."),
        Numbers(1, 100_000),
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
    )
