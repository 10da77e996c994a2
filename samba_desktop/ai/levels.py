"""The strengths of the game's own opponents, by name."""

import random
from collections.abc import Callable, Mapping
from types import MappingProxyType

from samba_desktop.ai.names import checked_name
from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.rule_player.meld_values import EASY, MEDIUM, Weights
from samba_desktop.ai.search import EXPERT, HARD, searching
from samba_desktop.ai.thought import NO_LIMIT, Limit, Lost, Thought
from samba_desktop.engine.actions import PlayerAction, Refusal, write_action
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import View

Choice = Callable[[View, random.Random, Limit], Thought]


def rule_player(weights: Weights) -> Choice:
    """Return the choice of a level that plays by rules alone, which takes next to no time."""

    def chosen(view: View, rng: random.Random, _limit: Limit) -> Thought:
        return choose(view, rng, weights)

    return chosen


LEVELS: Mapping[str, Choice] = MappingProxyType(
    {
        "easy": rule_player(EASY),
        "medium": rule_player(MEDIUM),
        "hard": searching(HARD),
        "expert": searching(EXPERT),
    }
)
"""What each level chooses with."""


class LevelPlayer:
    """One seat played by a level; it holds nothing but its source of chance."""

    def __init__(self, level: str, seed: int, limit: Limit = NO_LIMIT) -> None:
        self.level = level
        self.limit = limit
        self._choice = checked_level(level)
        self._rng = random.Random(seed)

    def choose(self, view: View) -> Thought:
        """Choose what the seat does now, within its limit.

        Raises NoChoice where the only way on is to take the last action back.
        """
        return self._choice(view, self._rng, self.limit)

    def refused(self, action: PlayerAction, refusal: Refusal) -> Thought:
        """Give up the seat for this turn: the same choice would come out again.

        Raises Lost.
        """
        raise Lost(
            QT_TRANSLATE_NOOP("Players", "“{action}” was refused as {reason}."),
            action=write_action(action),
            reason=refusal.reason.value,
        )

    def round_over(self, result: RoundResult) -> None:
        """Forget the round; a level remembers nothing that the view does not tell."""


def checked_level(level: str) -> Choice:
    """Return what a level chooses with.

    Raises LevelError where there is no such level.
    """
    return LEVELS[checked_name(level)]


def player(level: str, seed: int, limit: Limit = NO_LIMIT) -> LevelPlayer:
    """Seat a player of a level.

    Raises LevelError where there is no such level.
    """
    return LevelPlayer(level, seed, limit)
