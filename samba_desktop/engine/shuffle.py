"""A pinned source of chance: the same seed gives the same cards on every machine and Python version."""

from samba_desktop.engine.cards import Card

MASK = (1 << 64) - 1
GOLDEN = 0x9E3779B97F4A7C15


class Chance:
    """Numbers drawn from a 64-bit seed: SplitMix64 (Steele, Lea and Flood, 2014)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & MASK

    def word(self) -> int:
        """Draw 64 bits."""
        self._state = (self._state + GOLDEN) & MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def below(self, bound: int) -> int:
        """Draw a number from 0 up to but without `bound`, each equally likely."""
        limit = (1 << 64) - (1 << 64) % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound


def shuffled(cards: tuple[Card, ...], chance: Chance) -> tuple[Card, ...]:
    """Shuffle cards (Fisher and Yates, from the last to the second)."""
    mixed = list(cards)
    for last in range(len(mixed) - 1, 0, -1):
        other = chance.below(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)
