"""What melds are worth under the rules in force; the weights were found under those of Swedish Samba."""

from functools import lru_cache

from samba_desktop.ai.weights import Weights
from samba_desktop.engine.rules.rules import Rules

USUAL_SAMBA, USUAL_CANASTA = 1550.0, 800.0
"""What the weights take for granted: a samba with its cards, a natural and a mixed canasta together."""
LEAST_SAMBA = 350.0
"""What a samba is worth at least where it counts for going out."""
MIXING = 0.4
"""From this part of the worth of a samba on, one with wild cards is worth spoiling a pure one."""
WILD_AT_HAND = 0.85
"""How likely a wild card is there when it would complete a sequence."""
PLAIN = 0.3
"""How much hopes weigh where no complete meld earns anything, so that only card points count."""
PLAIN_CARD = 9.0
MOST = 7


@lru_cache(maxsize=16)
def worth_of(rules: Rules, weights: Weights) -> "Worth":
    """Work out the worth of melds, once for the same rules and weights."""
    return Worth(rules, weights)


class Worth:
    """The worth of melds in points of a round."""

    __slots__ = ("_runs", "groups", "is_plain", "mixed_samba", "mixes", "run_wilds", "samba", "weights")

    def __init__(self, rules: Rules, weights: Weights) -> None:
        self.weights = weights
        match = rules.match
        sequences = rules.sequences
        counts = sequences.samba_size is not None and sequences.sequences_enabled
        canastas = rules.groups.canasta_size is not None
        self.is_plain = not counts and not canastas
        """Whether nothing is ever complete."""
        self.groups = 1.0
        """How much more or less than usual groups are worth."""
        if not canastas:
            self.groups = PLAIN
        else:
            bonus = match.bonus_natural_canasta + match.bonus_mixed_canasta
            if bonus != USUAL_CANASTA:
                self.groups = max(PLAIN, min(2.5, bonus / USUAL_CANASTA))
        self.samba = max(LEAST_SAMBA, match.bonus_samba + 50.0) if counts else 0.0
        most = sequences.sequence_max_wilds
        self.run_wilds = 3 if most is None else most
        self.mixed_samba = match.bonus_mixed_samba + 70.0 if counts and self.run_wilds else 0.0
        self.mixes = self.mixed_samba > MIXING * self.samba
        """Whether wild cards are well spent in sequences."""
        self._runs = self._tables(weights)

    def _tables(self, weights: Weights) -> tuple[tuple[float, ...], ...]:
        """Tabulate the worth of sequences by the wild cards in them and by their length."""
        usual = weights.sequence
        if not self.samba:
            plain = tuple(PLAIN_CARD * size for size in range(MOST + 1))
            return (plain,) * (self.run_wilds + 1)
        pure = tuple(worth * self.samba / USUAL_SAMBA for worth in usual)
        if not self.run_wilds or not self.mixes:
            return (pure,) * (self.run_wilds + 1)
        share = self.mixed_samba / USUAL_SAMBA
        tables = []
        for wilds in range(self.run_wilds + 1):
            more = self.run_wilds - wilds
            mixed = tuple(
                usual[min(MOST, size + more)] * share * WILD_AT_HAND
                if more and 3 <= size < MOST
                else usual[size] * share
                for size in range(MOST + 1)
            )
            tables.append(mixed if wilds else tuple(map(max, pure, mixed)))
        return tuple(tables)

    def of_naturals(self, size: int) -> float:
        """Return the worth of a sequence of so many natural cards that no wild card is to join."""
        return self.weights.sequence[min(size, MOST)] * self.samba / USUAL_SAMBA

    def of_sequence(self, size: int, wilds: int = 0) -> float:
        """Return the worth of an own sequence of so many cards; more than a samba add nothing."""
        if self.samba:
            return self._runs[min(wilds, self.run_wilds)][min(size, MOST)]
        return PLAIN_CARD * size
