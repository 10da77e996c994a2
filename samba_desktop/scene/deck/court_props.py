"""What the courts hold, in card units with x = 0 at the middle of the card; knows no courts."""

import math

from PySide6.QtGui import QPainterPath

from samba_desktop.engine.cards import JACK, KING, QUEEN
from samba_desktop.scene.deck.art import INK, Art, at, beads, flat, oval, shape, star, stroke
from samba_desktop.scene.deck.palette import (
    CREAM,
    DEEP_GOLD,
    DEEP_STEEL,
    DEEP_WOOD,
    GOLD,
    LEAF,
    PALE_GOLD,
    RED,
    ROSE,
    STEEL,
    WOOD,
    Costume,
)
from samba_desktop.scene.deck.pips import suit_at

HAND = (19.0, 54.0)
"""Where the hand closes round what it holds."""


def prop(rank: int, suit: str, costume: Costume) -> Art:
    """Draw what a court holds."""
    return _PROPS[rank, suit](costume)


def _sword(_costume: Costume) -> Art:
    return (
        shape("M 19 11 L 21.6 17 L 21.2 46 L 16.8 46 L 16.4 17 Z", STEEL),
        stroke("M 19 17 L 19 44", DEEP_STEEL, 0.8),
        shape("M 12.6 45 Q 19 47.4 25.4 45 L 25.4 48.4 Q 19 50.4 12.6 48.4 Z", GOLD),
        shape("M 17.4 49 L 20.6 49 L 20.6 59 L 17.4 59 Z", WOOD, DEEP_WOOD),
        shape(oval(19, 60, 2.2), GOLD),
    )


def _heart_sceptre(costume: Costume) -> Art:
    return (
        shape("M 18 24 L 20 24 L 20.4 63 L 17.6 63 Z", GOLD),
        shape(oval(19, 27, 2.8, 1.7), PALE_GOLD),
        shape(oval(19, 32, 1.9, 1.2), PALE_GOLD),
        shape(suit_at("H", 19, 18, 12), costume.robe),
        flat(oval(16.4, 16, 1.5, 1.1), "#f3a6a0"),
    )


def _axe(_costume: Costume) -> Art:
    return (
        shape("M 19.2 12 L 21.4 12 L 20.8 63 L 17.6 63 Z", WOOD, DEEP_WOOD),
        shape(
            (
                "M 19.6 16 C 16.6 16 14.8 14.6 13.6 12.4"
                " C 11.4 18 11.4 25.6 13.6 30.6 C 14.8 28.4 16.6 27 19.6 27 Z"
            ),
            STEEL,
        ),
        stroke("M 14 15 C 12.8 19 12.8 25 14 28.2", DEEP_STEEL, 0.7),
        shape("M 21.2 17.8 L 25 19.4 L 25 23.6 L 21.2 25.2 Z", STEEL),
        shape(oval(20.3, 12, 1.9), GOLD),
    )


def _orb(costume: Costume) -> Art:
    return (
        shape(
            (
                "M 16 27 L 18.8 27 L 18.8 30.2 L 21.8 30.2 L 21.8 32.8 L 18.8 32.8"
                " L 18.8 37.4 L 16 37.4 L 16 32.8 L 13 32.8 L 13 30.2 L 16 30.2 Z"
            ),
            GOLD,
        ),
        shape(oval(17.4, 44.2, 7.4), costume.robe),
        flat(oval(14.8, 41, 2.2, 1.6), costume.second),
        stroke("M 10.2 45.4 Q 17.4 48.6 24.6 45.4", INK, 2.6),
        stroke("M 10.2 45.4 Q 17.4 48.6 24.6 45.4", GOLD, 1.7),
        stroke("M 17.4 37 L 17.4 46.6", GOLD, 1.7),
    )


def _fan(_costume: Costume) -> Art:
    def ray(k: int, reach: float) -> tuple[float, float]:
        angle = math.radians(-90 + k * 10)
        return 16.4 + reach * math.cos(angle), 56 + reach * math.sin(angle)

    leaf = QPainterPath()
    leaf.moveTo(16.4, 56)
    for k in range(-3, 4):
        leaf.lineTo(*ray(k, 16.6 if k % 2 else 18))
    leaf.closeSubpath()
    ribs = QPainterPath()
    for k in range(-2, 3):
        ribs.moveTo(16.4, 56)
        ribs.lineTo(*ray(k, 16))
    band = QPainterPath()
    band.moveTo(*ray(-3, 11))
    for k in range(-2, 4):
        band.lineTo(*ray(k, 11))
    return (
        shape(leaf, RED),
        stroke(band, PALE_GOLD, 1.8),
        stroke(ribs, "#7d1220", 0.7),
        flat(beads([ray(k, 14.4) for k in (-2, 0, 2)], 1.2), CREAM),
    )


def _rose(_costume: Costume) -> Art:
    return (
        stroke("M 19 62 Q 17.4 46 18.6 29", INK, 2.2),
        stroke("M 19 62 Q 17.4 46 18.6 29", LEAF, 1.4),
        shape("M 18.2 44 Q 12.6 43 12 37.6 Q 17.4 37.4 18.2 44 Z", LEAF),
        shape("M 18.6 39 Q 24.4 38.6 25.2 33.4 Q 19.8 33 18.6 39 Z", LEAF),
        shape(beads(((14.6, 22), (21.6, 22), (15.8, 26), (20.4, 26), (18.1, 18.8)), 3.7), ROSE),
        shape(oval(18.1, 22.6, 4.3), "#d33a52", ""),
        stroke("M 15.6 22 Q 18.4 18.2 20.6 22 Q 20.2 25.4 17.6 24.8 Q 16 23.6 18.2 22", "#8e1a2c", 0.8),
    )


def _parrot(_costume: Costume) -> Art:
    return at(
        (
            shape(
                "M 17 50 C 15.6 56 15.4 60 16.4 64.4 L 19 60 L 21 64 C 21.8 59 21.4 54 20.4 49 Z", "#2c7fc0"
            ),
            shape(
                (
                    "M 19 27 C 24.6 27.4 26 33 24.8 40 C 24 46 21.4 51 18.4 51.4"
                    " C 14.4 50 12.6 44 13.4 37 C 13.8 31 15.6 27.4 19 27 Z"
                ),
                "#35a048",
            ),
            shape("M 24.2 35 C 25.6 41 23.4 47.6 19.6 51 C 18.2 45 19.6 38.6 24.2 35 Z", "#2c7fc0"),
            flat("M 14 36 C 13.2 42 14.6 47 17 49.6 C 18.4 45 17.4 39 14 36 Z", _SUN),
            shape("M 13.6 30.4 C 9.4 29.4 8.6 33.4 10.6 36.6 C 11 34.4 12.4 34 13.8 34.2 Z", "#f08a24"),
            flat(oval(16.2, 31.4, 2), "#ffffff"),
            flat(oval(15.8, 31.4, 1.05), "#241a20"),
        ),
        1.8,
        3,
        0.95,
    )


def _sunflower(_costume: Costume) -> Art:
    return (
        stroke("M 19 62 Q 20.6 46 17.8 31", INK, 2.2),
        stroke("M 19 62 Q 20.6 46 17.8 31", LEAF, 1.4),
        shape("M 19.8 46 Q 25.4 45 25.6 39.4 Q 20 39.6 19.8 46 Z", LEAF),
        shape("M 19.6 42 Q 13.8 42 12.8 36.6 Q 18.6 36 19.6 42 Z", LEAF),
        shape(star(17.6, 23.4, 7.6, 12, 0.66), _SUN, DEEP_GOLD),
        shape(oval(17.6, 23.4, 3.7), DEEP_WOOD),
        flat(beads(((16.4, 22.4), (18.8, 22.4), (17.6, 24.8)), 0.6), GOLD),
    )


def _halberd(_costume: Costume) -> Art:
    return (
        shape("M 18 20 L 20 20 L 20.4 63 L 17.6 63 Z", WOOD, DEEP_WOOD),
        shape("M 19 9.6 L 21.2 21 L 16.8 21 Z", STEEL),
        shape(
            (
                "M 18.4 22 C 15.8 22 13.8 20.6 12.4 18.6"
                " C 10.6 23 10.6 28 12.4 32.4 C 13.8 30.4 15.8 29 18.4 29 Z"
            ),
            STEEL,
        ),
        shape("M 19.6 22.6 L 25.2 20.4 L 23.6 25.4 L 25.2 30.4 L 19.6 28.4 Z", STEEL),
        shape("M 17 34 L 21 34 L 22 40.6 L 19 38.6 L 16 40.6 Z", RED),
    )


def _maraca(costume: Costume) -> Art:
    return at(
        (
            shape("M -1.3 -2 L 1.3 -2 L 1.7 9 L -1.7 9 Z", WOOD, DEEP_WOOD),
            shape(
                (
                    "M 0 -24 C 7.4 -24 8.4 -13 5.4 -7.6 C 3.6 -4 1.8 -2 0 -2"
                    " C -1.8 -2 -3.6 -4 -5.4 -7.6 C -8.4 -13 -7.4 -24 0 -24 Z"
                ),
                _SUN,
            ),
            flat("M -6.7 -17 Q 0 -14.4 6.7 -17 L 6.6 -12 Q 0 -9 -6.6 -12 Z", costume.robe),
            stroke(
                "M -5.6 -14.4 L -3.6 -12.4 L -1.8 -14 L 0 -11.8 L 1.8 -14 L 3.6 -12.4 L 5.6 -14.4", CREAM, 0.9
            ),
            flat(beads(((0, -20.6), (-3, -19.6), (3, -19.6)), 0.9), costume.shade),
        ),
        18.2,
        52,
        0.92,
        3,
    )


def _tambourine(costume: Costume) -> Art:
    jingles = beads(
        [(16.4 + 7.4 * math.cos(k * math.pi / 3), 43 + 7.4 * math.sin(k * math.pi / 3)) for k in range(6)],
        1.7,
    )
    return (
        shape(oval(16.4, 43, 8.2), WOOD, DEEP_WOOD),
        shape(jingles, PALE_GOLD, DEEP_GOLD),
        shape(oval(16.4, 43, 6.2), CREAM),
        shape(star(16.4, 43, 4.2), costume.robe, costume.shade, 0.4),
    )


def _cavaquinho(_costume: Costume) -> Art:
    return at(
        (
            shape("M -1.5 -8 L 1.5 -8 L 1.3 -30 L -1.3 -30 Z", DEEP_WOOD),
            shape("M -2.2 -30 L 2.2 -30 L 2.7 -37 L 0 -38.4 L -2.7 -37 Z", WOOD, DEEP_WOOD),
            shape(
                "M 0 -12 C 5.4 -12.6 6.8 -8 5 -4.4 C 4.4 -3 4.8 -2 5.8 -0.8"
                " C 9.4 4 7 10 0 10 C -7 10 -9.4 4 -5.8 -0.8"
                " C -4.8 -2 -4.4 -3 -5 -4.4 C -6.8 -8 -5.4 -12.6 0 -12 Z",
                "#d98f45",
                DEEP_WOOD,
            ),
            flat(oval(0, -3.4, 2.3), DEEP_WOOD),
            stroke("M -3.4 5 L 3.4 5", DEEP_WOOD, 1.4),
            stroke("M -0.6 -35 L -0.6 5 M 0.6 -35 L 0.6 5", CREAM, 0.35),
            flat(beads(((-3.3, -35.6), (3.3, -35.6), (-3.2, -32.4), (3.2, -32.4)), 0.9), GOLD),
        ),
        15,
        52,
        1.0,
        8,
    )


_SUN = "#f4c531"

_PROPS = {
    (KING, "S"): _sword,
    (KING, "H"): _heart_sceptre,
    (KING, "D"): _axe,
    (KING, "C"): _orb,
    (QUEEN, "S"): _fan,
    (QUEEN, "H"): _rose,
    (QUEEN, "D"): _parrot,
    (QUEEN, "C"): _sunflower,
    (JACK, "S"): _halberd,
    (JACK, "H"): _maraca,
    (JACK, "D"): _tambourine,
    (JACK, "C"): _cavaquinho,
}
