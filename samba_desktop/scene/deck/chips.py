"""The chip on a wild card in a sequence that says which card it stands for; in card units."""

from samba_desktop.engine.cards import JOKER, Card
from samba_desktop.scene.deck.art import Art, box, flat, shape
from samba_desktop.scene.deck.glyphs import Glyphs
from samba_desktop.scene.deck.palette import PALE_GOLD, WILD, suit_colour
from samba_desktop.scene.deck.pips import suit_at
from samba_desktop.scene.deck.style import WIDTH, DeckStyle

RIGHT, TOP = 96.5, 3.6
"""Where the chip ends at the right and begins at the top."""
LEFT, LEFT_OF_JOKER = 41.0, 26.5
"""Where it begins: beside the star of a two, and over the word on a joker, which would only be half seen."""
_HIGH, _HIGH_LARGE = 20.0, 24.0
_RANK = 0.74
"""Height of the rank as a share of the chip's."""
_SUIT = 0.7
_WIDEST = 21.0
"""No rank is wider than this."""


def chip_art(card: Card, stands: Card, style: DeckStyle, glyphs: Glyphs) -> Art:
    """Draw the chip on `card` that names the card it stands for."""
    left = LEFT_OF_JOKER if card.rank == JOKER else LEFT
    high = _HIGH_LARGE if style.large_index else _HIGH
    middle, rank = (left + RIGHT) / 2, high * _RANK
    colour = suit_colour(stands.suit, four_colours=style.four_colours)
    ground = box(left, TOP, RIGHT - left, high, high * 0.36)
    return (
        shape(ground, PALE_GOLD, WILD, WIDTH * 0.018),
        flat(
            glyphs.fitted(
                style.index_text(stands.rank), middle - high * 0.45, TOP + (high - rank) / 2, rank, _WIDEST
            ),
            colour,
        ),
        flat(suit_at(stands.suit, middle + high * 0.56, TOP + high / 2, high * _SUIT), colour),
    )
