"""Whole courts: two figures in a frame, one the other turned about; knows no indices."""

from samba_desktop.engine.cards import JACK, QUEEN
from samba_desktop.scene.deck.art import Picture, at, box, flat, stroke
from samba_desktop.scene.deck.court_hats import hat
from samba_desktop.scene.deck.court_heads import head, neck
from samba_desktop.scene.deck.court_props import HAND, prop
from samba_desktop.scene.deck.court_robes import HALF, robe, sash, sleeve
from samba_desktop.scene.deck.palette import costume, suit_colour
from samba_desktop.scene.deck.pips import suit_at
from samba_desktop.scene.deck.style import HEIGHT, WIDTH

_MARGIN = 7.0
_FRAME = 1.1
_HEAD = (1.6, 36.2)
_TILTS = {
    (JACK, "S"): -3.0,
    (JACK, "H"): 4.0,
    (JACK, "D"): -5.0,
    (JACK, "C"): -3.0,
    (QUEEN, "H"): 2.0,
    (QUEEN, "C"): -3.0,
}
"""How far some hold their heads aslant, in degrees."""
_PIP = (-17.7, 16.8, 14.0)
"""Where the pip beside a court's head stands, and how high it is."""


def court_picture(rank: int, suit: str, *, four_colours: bool) -> Picture:
    """Draw a court without its indices, in card units."""
    dress = costume(suit, four_colours=four_colours)
    x, y, size = _PIP
    tilt = _TILTS.get((rank, suit), 0.0)
    half = (
        *at(neck(dress), *_HEAD),
        *robe(rank, suit, dress),
        *at((*head(rank, suit, dress), *hat(rank, suit, dress)), *_HEAD, turn=tilt),
        *prop(rank, suit, dress),
        *sleeve(*HAND, dress),
        flat(suit_at(suit, x, y, size), suit_colour(suit, four_colours=four_colours)),
    )
    frame = box(WIDTH / 2 - HALF, _MARGIN, 2 * HALF, HEIGHT - 2 * _MARGIN, 2.2)
    return Picture(
        (flat(frame, dress.ground),),
        at(half, WIDTH / 2, 0),
        (*at(sash(dress), WIDTH / 2, 0), stroke(frame, dress.shade, _FRAME)),
    )
