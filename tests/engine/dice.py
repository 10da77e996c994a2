"""Chance for tests that falls alike on every machine and Python version."""

from collections.abc import Sequence
from hashlib import sha256
from typing import TypeVar

from samba_desktop.engine.cards import Chance

Kind = TypeVar("Kind")


class Dice:
    """Throws that follow from a text alone."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self._chance = Chance(int.from_bytes(sha256(seed.encode()).digest()[:8], "big"))

    def below(self, bound: int) -> int:
        return self._chance.below(bound)

    def number(self, low: int, high: int) -> int:
        return low + self.below(high - low + 1)

    def happens(self, percent: int) -> bool:
        return self.below(100) < percent

    def choice(self, values: Sequence[Kind]) -> Kind:
        return values[self.below(len(values))]

    def shuffled(self, values: Sequence[Kind]) -> list[Kind]:
        left = list(values)
        return [left.pop(self.below(len(left))) for _ in values]
