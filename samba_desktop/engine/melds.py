"""The melds on the table: what kind they are and what they hold; `forming` says which are allowed."""

from enum import Enum

from msgspec import Struct

from samba_desktop.engine.cards import ACE, Card

SMALLEST = 3
"""Cards of the smallest meld."""


class MeldKind(Enum):
    """What holds a meld together."""

    GROUP = "group"
    """Cards of one rank, some of which may be wild."""
    SEQUENCE = "sequence"
    """Cards of one suit in order."""
    WILD = "wild"
    """Wild cards only."""


class SetKind(Enum):
    """The complete melds that earn a bonus and count towards going out."""

    NATURAL_CANASTA = "natural_canasta"
    MIXED_CANASTA = "mixed_canasta"
    SAMBA = "samba"
    MIXED_SAMBA = "mixed_samba"
    WILD_CANASTA = "wild_canasta"


class Meld(Struct, frozen=True):
    """Cards of one side lying together on the table."""

    kind: MeldKind
    rank: int
    """The rank of a group, the lowest of a sequence (1 for an ace below a two), 0 for a wild meld."""
    suit: str
    """The suit of a sequence, else empty."""
    cards: tuple[Card, ...]
    """In a sequence from low to high, one card a rank; in a group in the order in which they were laid."""

    @property
    def top_rank(self) -> int:
        """Return the highest rank of a sequence."""
        return self.rank + len(self.cards) - 1

    def stands_for(self, index: int) -> Card:
        """Say which card the card at `index` of a sequence counts as."""
        rank = self.rank + index
        return Card(ACE if rank == 1 else rank, self.suit)

    def is_wild_at(self, index: int) -> bool:
        """Tell whether the card at `index` of a sequence stands for another card than itself."""
        return self.cards[index] != self.stands_for(index)
