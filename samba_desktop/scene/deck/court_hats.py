"""Crowns, headdresses and hats of the courts, drawn round the origin at the middle of the face."""

from samba_desktop.engine.cards import JACK, KING, QUEEN
from samba_desktop.scene.deck.art import Art, at, beads, flat, oval, shape, stroke
from samba_desktop.scene.deck.palette import CREAM, DEEP_GOLD, GOLD, LEAF, PALE_GOLD, Costume
from samba_desktop.scene.deck.pips import suit_at

_BAND = "M -11.4 -9.8 Q 0 -13.4 11.4 -9.8 L 10.9 -5.6 Q 0 -9.4 -10.9 -5.6 Z"
_SUN = "#f4c531"
_STRAW, _DEEP_STRAW = "#f2dc9a", "#b6914a"


def hat(rank: int, suit: str, costume: Costume) -> Art:
    """Draw what a court wears on its head."""
    return _HATS[rank, suit](costume)


def _band(costume: Costume) -> Art:
    jewels = beads(((-7.4, -8.4), (-3.8, -9.3), (0, -9.6), (3.8, -9.3), (7.4, -8.4)), 1.05)
    return shape(_BAND, costume.robe), flat(jewels, PALE_GOLD)


def _spiked_crown(costume: Costume) -> Art:
    crown = "M -11 -7 L -12 -19.4 L -6 -14.4 L 0 -24.4 L 6 -14.4 L 12 -19.4 L 11 -7 Q 0 -11 -11 -7 Z"
    balls = beads(((-12, -20), (0, -25), (12, -20)), 1.6)
    return (
        shape(crown, GOLD),
        shape(balls, PALE_GOLD),
        *_band(costume),
    )


def _arched_crown(costume: Costume) -> Art:
    velvet = "M -11 -7 C -18 -18 -8 -22.6 0 -18.4 C 8 -22.6 18 -18 11 -7 Q 0 -11 -11 -7 Z"
    arches = "M -11.2 -9 C -17 -18 -8 -22 0 -18.4 C 8 -22 17 -18 11.2 -9 M 0 -18.4 L 0 -10"
    return (
        shape(velvet, costume.robe),
        stroke(arches, "#2b2230", 3.0),
        stroke(arches, GOLD, 2.0),
        shape(suit_at("H", 0, -21.4, 6.6), GOLD),
        shape(_BAND, GOLD),
        flat(beads(((-7.4, -8.4), (0, -9.6), (7.4, -8.4)), 1.3), costume.robe),
    )


def _gem_crown(costume: Costume) -> Art:
    base = "M -11 -7 L -12.4 -14.4 Q 0 -19 12.4 -14.4 L 11 -7 Q 0 -11 -11 -7 Z"
    gems = (
        shape(suit_at("D", -9, -17, 9.6), costume.robe),
        shape(suit_at("D", 9, -17, 9.6), costume.robe),
        shape(suit_at("D", 0, -19.6, 12), PALE_GOLD),
    )
    return (*gems, shape(base, GOLD), *_band(costume))


def _leaf_crown(costume: Costume) -> Art:
    base = "M -11 -7 L -11.8 -12.6 Q 0 -16.6 11.8 -12.6 L 11 -7 Q 0 -11 -11 -7 Z"
    clubs = (
        shape(suit_at("C", -9, -15.8, 8.6), GOLD),
        shape(suit_at("C", 9, -15.8, 8.6), GOLD),
        shape(suit_at("C", 0, -19, 11), GOLD),
    )
    return (*clubs, shape(base, GOLD), *_band(costume))


def _comb(costume: Costume) -> Art:
    plate = "M -9.4 -9 C -14.6 -20 -8 -25.4 0 -25.4 C 8 -25.4 14.6 -20 9.4 -9 Q 0 -13 -9.4 -9 Z"
    ribs = "M -5.6 -11 L -8.4 -21 M 5.6 -11 L 8.4 -21 M 0 -12 L 0 -24"
    return (
        shape(plate, GOLD),
        stroke(ribs, DEEP_GOLD, 0.8),
        shape(suit_at("S", 0, -17.6, 8), costume.robe),
        flat(beads(((-8.4, -14.2), (8.4, -14.2), (-6.4, -21.4), (6.4, -21.4)), 1.2), costume.robe),
        stroke("M -9.6 -9.2 Q 0 -13.2 9.6 -9.2", PALE_GOLD, 1.6),
    )


def _heart_crown(costume: Costume) -> Art:
    crown = "M -9 -9 L -11 -17 L -5.4 -13.4 L 0 -19 L 5.4 -13.4 L 11 -17 L 9 -9 Q 0 -12.6 -9 -9 Z"
    return (
        shape(crown, GOLD),
        shape(suit_at("H", 0, -20, 7.6), costume.robe),
        shape(beads(((-11, -17.6), (11, -17.6)), 1.4), CREAM),
        flat(beads(((-5.4, -11.4), (0, -12.4), (5.4, -11.4)), 1.1), costume.robe),
    )


def _diadem(costume: Costume) -> Art:
    pearls = beads(((-10.2, -7), (-7.2, -9), (-3.8, -10.2), (3.8, -10.2), (7.2, -9), (10.2, -7)), 1.35)
    knot = beads(((-6.4, -15.2), (-3.2, -14.2), (0, -13.8), (3.2, -14.2), (6.4, -15.2)), 1.0)
    return (
        stroke("M -11 -6 Q 0 -14 11 -6", GOLD, 1.4),
        shape(pearls, CREAM, DEEP_GOLD, 0.4),
        shape(knot, CREAM, DEEP_GOLD, 0.4),
        shape(suit_at("D", 0, -9.6, 7), costume.robe, DEEP_GOLD),
    )


def _flower(petal: str, heart: str) -> Art:
    spots = ((0.0, -2.1), (2.0, -0.65), (1.25, 1.7), (-1.25, 1.7), (-2.0, -0.65))
    return shape(beads(spots, 1.65), petal, "#7a3b4a", 0.35), flat(oval(0, 0, 1.4), heart)


def _wreath(_costume: Costume) -> Art:
    leaves = "M -12 -8 Q 0 -16.6 12 -8 Q 0 -12 -12 -8 Z"
    small = (_flower("#f3a6c0", _SUN), _flower(CREAM, _SUN), _flower("#f0774f", _SUN))
    pink, white, coral = small
    return (
        shape(leaves, LEAF),
        *at(white, -10.6, -9, 1.1),
        *at(white, 10.6, -9, 1.1),
        *at(coral, -6, -12.4, 1.2),
        *at(coral, 6, -12.4, 1.2),
        *at(pink, 0, -13.8, 1.5),
    )


def _plume(colour: str, line: str) -> Art:
    feather = "M 0 0 C -4 -5 -3 -13 5 -17 C 10 -18.6 13 -15 11 -11 C 8.6 -5 4 -2 0 0 Z"
    return shape(feather, colour, line), stroke("M 0 0 C 1 -6 4 -12 9 -14.6", line, 0.6)


def _beret(costume: Costume) -> Art:
    cap = "M -11.6 -7 C -17 -13 -9 -20 1 -19 C 11 -18.6 17.4 -13 11.4 -7 Q 0 -11 -11.6 -7 Z"
    return (
        *at(_plume(CREAM, "#8d8677"), 4, -14.6, 0.7, -20),
        shape(cap, costume.robe),
        stroke("M -8 -12 Q -2 -16.6 6 -15.6", costume.second, 0.8),
        shape(_BAND, GOLD),
    )


def _archers_cap(costume: Costume) -> Art:
    cap = "M -12.6 -6 C -13 -13 -8 -19 4 -21.6 C 9 -20 12.6 -13 12.4 -7 C 6 -11 -4 -11 -12.6 -6 Z"
    brim = (
        "M -15.4 -4.6 C -9 -12 6 -13 14.4 -7.6 C 13 -4.6 11.4 -4.6 10 -6"
        " C 4 -9 -6 -9 -10.6 -4.8 Q -13 -3.4 -15.4 -4.6 Z"
    )
    return (
        *at(_plume(PALE_GOLD, DEEP_GOLD), 3, -12, 0.74, -64),
        shape(cap, costume.robe),
        shape(brim, costume.shade),
        shape(oval(5.4, -10, 1.8), GOLD),
    )


def _pillbox(costume: Costume) -> Art:
    side = "M -11 -7 L -10 -18 Q 0 -21.4 10 -18 L 11 -7 Q 0 -11 -11 -7 Z"
    zigzag = "M -10.4 -12 L -7 -15.6 L -3.6 -13 L 0 -16.6 L 3.6 -13 L 7 -15.6 L 10.4 -12"
    return (
        shape(side, costume.robe),
        stroke(zigzag, CREAM, 1.3),
        stroke("M 0 -20 Q 11 -24 13 -14", DEEP_GOLD, 0.9),
        shape("M 11.6 -14.4 L 14.4 -14.4 L 15 -8.4 L 11 -8.4 Z", GOLD),
        shape(_BAND, GOLD),
    )


def _boater(costume: Costume) -> Art:
    crown = "M -9.6 -9 L -9.2 -19 Q 0 -21.4 9.2 -19 L 9.6 -9 Q 0 -12 -9.6 -9 Z"
    ribbon = "M -9.5 -13.6 Q 0 -16.4 9.5 -13.6 L 9.7 -9 Q 0 -12 -9.7 -9 Z"
    brim = "M -16 -8.4 Q 0 -16 16 -8.4 Q 16.6 -5.6 14 -5.6 Q 0 -11 -14 -5.6 Q -16.6 -5.6 -16 -8.4 Z"
    return (
        shape(crown, _STRAW, _DEEP_STRAW),
        shape(ribbon, costume.robe),
        shape(brim, _STRAW, _DEEP_STRAW),
        stroke("M -12.6 -8 Q 0 -13.4 12.6 -8", _DEEP_STRAW, 0.5),
    )


_HATS = {
    (KING, "S"): _spiked_crown,
    (KING, "H"): _arched_crown,
    (KING, "D"): _gem_crown,
    (KING, "C"): _leaf_crown,
    (QUEEN, "S"): _comb,
    (QUEEN, "H"): _heart_crown,
    (QUEEN, "D"): _diadem,
    (QUEEN, "C"): _wreath,
    (JACK, "S"): _beret,
    (JACK, "H"): _archers_cap,
    (JACK, "D"): _pillbox,
    (JACK, "C"): _boater,
}
