"""How a deck is to look: the choices a player has and the units the art is drawn in; paints nothing."""

from msgspec import Struct

CARD_ASPECT = 1.4
"""Height of every card divided by its width."""

WIDTH = 100.0
"""Width of a card in the units all art is drawn in."""
HEIGHT = WIDTH * CARD_ASPECT
"""Height of a card in the same units."""
CORNER = 6.5
"""Radius of the rounded corners in the same units."""

BACKS = ("lattice", "waves", "carnival")
"""The names of the backs, the default first."""

LETTERS = ((14, "A"), (13, "K"), (12, "Q"), (11, "J"))
"""Index letters by rank for English; other languages hand in their own."""


class DeckStyle(Struct, frozen=True):
    """Everything about the deck that a player can choose; equal styles draw equal cards."""

    four_colours: bool = False
    """Diamonds blue and clubs green instead of red and black."""
    large_index: bool = False
    """Still larger indices, and smaller pips."""
    back: str = BACKS[0]
    """One of `BACKS`."""
    letters: tuple[tuple[int, str], ...] = LETTERS
    """Pairs of rank and index letters for ace, king, queen and jack, in the player's language."""

    def __post_init__(self) -> None:
        """Refuse a back that does not exist: raises ValueError."""
        if self.back not in BACKS:
            msg = f"there is no back called {self.back!r}"
            raise ValueError(msg)

    def index_text(self, rank: int) -> str:
        """Say what stands in the corner of a card of this rank, in the letters of this style."""
        return dict(self.letters).get(rank, str(rank))

    @property
    def strip_width(self) -> float:
        """The share of a card's width that must show at its left for the index to be read in full."""
        return 0.24 if self.large_index else 0.235

    @property
    def strip_height(self) -> float:
        """The share of a card's height that must show at its top for rank and suit to be read in full."""
        return 0.21 if self.large_index else 0.18
