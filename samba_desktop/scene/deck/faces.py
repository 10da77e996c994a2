"""What stands on the face of every card, as a picture in card units; knows no pixels."""

from msgspec import Struct
from PySide6.QtGui import QTransform

from samba_desktop.engine.cards import ACE, JACK, JOKER, THREE, TWO, Card, is_red_three
from samba_desktop.scene.deck.art import Art, Picture, flat, moved, shape, star, stroke
from samba_desktop.scene.deck.courts import court_picture
from samba_desktop.scene.deck.glyphs import Glyphs
from samba_desktop.scene.deck.jester import jester_art
from samba_desktop.scene.deck.marks import bonus_rosette, stop_bar, wild_border, wild_star
from samba_desktop.scene.deck.palette import PAPER, WILD, suit_colour
from samba_desktop.scene.deck.pips import pip_spots, suit_at
from samba_desktop.scene.deck.style import HEIGHT, WIDTH, DeckStyle


class Corner(Struct, frozen=True):
    """The measures of an index and of the pips beside it, in card units."""

    x: float
    """The middle of the index."""
    top: float
    high: float
    """Height of the rank."""
    wide: float
    """No letter is wider than this."""
    wide_pair: float
    """No two letters together are wider than this."""
    suit_y: float
    suit: float
    """Height of the suit below the rank."""
    mark_y: float
    """The middle of a special card's mark below the suit."""
    beside_x: float
    """The middle of what stands to the right of the rank of twos, threes and aces."""
    beside_y: float
    pip: float
    column: float
    """The middle of the left column of pips."""


_USUAL = Corner(13.2, 5.0, 18.0, 18.4, 20.0, 34.0, 15.5, 51.0, 30.6, 13.4, 17.6, 35.5)
_LARGE = Corner(12.7, 5.0, 23.5, 20.4, 21.0, 40.6, 19.0, 59.0, 32.0, 14.6, 14.6, 37.0)
_ACE = 54.0
"""Height of the big pip of an ace."""
_SMALL, _ACE_BESIDE = 14.0, 2.4
"""Height of the small pip beside an ace's index, and how far right it stands of where a mark would."""
_MARK, _MARK_OF_THREE = 7.0, 6.4
"""Radii of the marks on twos and on threes."""
_WORD = "JOKER"


def corner_of(style: DeckStyle) -> Corner:
    """Answer the measures of the index in a style."""
    return _LARGE if style.large_index else _USUAL


def face_picture(card: Card, style: DeckStyle, glyphs: Glyphs, *, marks_threes: bool = True) -> Picture:
    """Draw all that is printed on the face of a card, without its paper."""
    if card.rank == JOKER:
        return Picture(_joker(glyphs))
    corner = corner_of(style)
    colour = suit_colour(card.suit, four_colours=style.four_colours)
    index = index_art(card, style.index_text(card.rank), corner, glyphs, colour)
    if JACK <= card.rank < ACE:
        court = court_picture(card.rank, card.suit, four_colours=style.four_colours)
        return court._replace(twice=(*court.twice, *index))
    middle = _ace if card.rank == ACE else _pips
    if card.rank != THREE or marks_threes:
        index = (*index, *_mark(card, corner))
    return Picture((*middle(card, corner, colour), *index, *turned_about(index)))


def turned_about(art: Art) -> Art:
    """Turn a picture by half a turn about the middle of the card."""
    return moved(art, QTransform().translate(WIDTH, HEIGHT).rotate(180))


def index_art(card: Card, text: str, corner: Corner, glyphs: Glyphs, colour: str) -> Art:
    """Draw the rank at the top left and the suit below it."""
    widest = corner.wide_pair if len(text) > 1 else corner.wide
    return (
        flat(glyphs.fitted(text, corner.x, corner.top, corner.high, widest), colour),
        flat(suit_at(card.suit, corner.x, corner.suit_y, corner.suit), colour),
    )


def _mark(card: Card, corner: Corner) -> Art:
    below, beside = (corner.x, corner.mark_y), (corner.beside_x, corner.beside_y)
    if card.rank == TWO:
        return (*wild_border(), *wild_star(*below, _MARK), *wild_star(*beside, _MARK))
    if card.rank == THREE:
        draw = bonus_rosette if is_red_three(card) else stop_bar
        return (*draw(*below, _MARK_OF_THREE), *draw(*beside, _MARK_OF_THREE))
    return ()


def _pips(card: Card, corner: Corner, colour: str) -> Art:
    return tuple(
        flat(suit_at(card.suit, x, y, corner.pip, turned=y > HEIGHT / 2), colour)
        for x, y in pip_spots(card.rank, corner.column)
    )


def _ace(card: Card, corner: Corner, colour: str) -> Art:
    middle = (WIDTH / 2, HEIGHT / 2)
    beside = corner.beside_x + _ACE_BESIDE, corner.beside_y
    small = (flat(suit_at(card.suit, *beside, _SMALL), colour),)
    return (
        flat(suit_at(card.suit, *middle, _ACE), colour),
        stroke(suit_at(card.suit, *middle, _ACE * 0.86), PAPER, 0.9),
        shape(star(*middle, 7.0), PAPER, ""),
        *small,
        *turned_about(small),
    )


def _joker(glyphs: Glyphs) -> Art:
    down = tuple(
        flat(glyphs.fitted(letter, 11.4, 30.0 + 10.6 * k, 8.6, 9.0), WILD) for k, letter in enumerate(_WORD)
    )
    across = tuple(
        flat(glyphs.fitted(letter, 33.0 + 11.0 * k, 10.6, 8.6, 9.0), WILD) for k, letter in enumerate(_WORD)
    )
    index = (*wild_star(14.2, 15.4, 9.6), *down, *across)
    return (*jester_art(), *wild_border(), *index, *turned_about(index))
