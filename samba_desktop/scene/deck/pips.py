"""The four suits as outlines and where they stand on the number cards; knows no colours."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from samba_desktop.scene.deck.art import outline
from samba_desktop.scene.deck.style import HEIGHT, WIDTH

_HEART = (
    "M 0 -0.27 C -0.05 -0.41 -0.15 -0.5 -0.27 -0.5 C -0.43 -0.5 -0.52 -0.37 -0.52 -0.22"
    " C -0.52 0.07 -0.17 0.24 0 0.5 C 0.17 0.24 0.52 0.07 0.52 -0.22"
    " C 0.52 -0.37 0.43 -0.5 0.27 -0.5 C 0.15 -0.5 0.05 -0.41 0 -0.27 Z"
)
_SPADE = (
    "M 0 -0.52 C 0.16 -0.28 0.5 -0.1 0.5 0.14 C 0.5 0.29 0.39 0.36 0.27 0.36"
    " C 0.18 0.36 0.1 0.32 0.055 0.24 C 0.07 0.38 0.13 0.46 0.21 0.51 L -0.21 0.51"
    " C -0.13 0.46 -0.07 0.38 -0.055 0.24 C -0.1 0.32 -0.18 0.36 -0.27 0.36"
    " C -0.39 0.36 -0.5 0.29 -0.5 0.14 C -0.5 -0.1 -0.16 -0.28 0 -0.52 Z"
)
_DIAMOND = "M 0 -0.54 Q 0.17 -0.24 0.41 0 Q 0.17 0.24 0 0.54 Q -0.17 0.24 -0.41 0 Q -0.17 -0.24 0 -0.54 Z"
_LEAF = 0.238
"""Radius of a club's leaves."""
_LEAVES = ((0.268, 0.115, 213.0, 259.85), (0.0, -0.265, -42.47, 264.94), (-0.268, 0.115, 67.15, 259.85))
"""Of each leaf the middle, the angle at which the outline comes to it, how far it goes round, in degrees."""
_STALK = (0.21, 0.51, 0.1, 0.47, 0.07, 0.38)
"""A corner of the stalk's foot and two points that bend the way up to the leaf."""

_TOP, _CENTRE = 16.0, HEIGHT / 2
_THIRD = (HEIGHT - 2 * _TOP) / 3
_ROWS_OF_TWO = (_TOP, HEIGHT - _TOP)
_ROWS_OF_THREE = (_TOP, _CENTRE, HEIGHT - _TOP)
_ROWS_OF_FOUR = (_TOP, _TOP + _THIRD, HEIGHT - _TOP - _THIRD, HEIGHT - _TOP)
_BETWEEN_THREE = (_TOP + _CENTRE) / 2
_BETWEEN_FOUR = _TOP + _THIRD / 2

_SIDES: dict[int, tuple[float, ...]] = {
    2: (),
    3: (),
    4: _ROWS_OF_TWO,
    5: _ROWS_OF_TWO,
    9: _ROWS_OF_FOUR,
    10: _ROWS_OF_FOUR,
}
_MIDDLES: dict[int, tuple[float, ...]] = {
    2: _ROWS_OF_TWO,
    3: _ROWS_OF_THREE,
    5: (_CENTRE,),
    7: (_BETWEEN_THREE,),
    8: (_BETWEEN_THREE, HEIGHT - _BETWEEN_THREE),
    9: (_CENTRE,),
    10: (_BETWEEN_FOUR, HEIGHT - _BETWEEN_FOUR),
}

Spot = tuple[float, float]


@cache
def suit_outline(suit: str) -> QPainterPath:
    """Outline a suit about the origin, close to one unit high and wide."""
    match suit:
        case "H":
            return outline(_HEART)
        case "S":
            return outline(_SPADE)
        case "D":
            return outline(_DIAMOND)
        case "C":
            return _club()
        case _:
            msg = f"no such suit: {suit!r}"
            raise ValueError(msg)


def _club() -> QPainterPath:
    foot_x, foot_y, low_x, low_y, high_x, high_y = _STALK
    drawn = QPainterPath(QPointF(-foot_x, foot_y))
    drawn.lineTo(foot_x, foot_y)
    x, y, angle, _ = _LEAVES[0]
    right = QPainterPath()
    right.arcMoveTo(_around(x, y), angle)
    drawn.cubicTo(low_x, low_y, high_x, high_y, right.currentPosition().x(), right.currentPosition().y())
    for x, y, angle, sweep in _LEAVES:
        drawn.arcTo(_around(x, y), angle, sweep)
    drawn.cubicTo(-high_x, high_y, -low_x, low_y, -foot_x, foot_y)
    drawn.closeSubpath()
    return drawn


def _around(x: float, y: float) -> QRectF:
    return QRectF(x - _LEAF, y - _LEAF, 2 * _LEAF, 2 * _LEAF)


def suit_at(suit: str, x: float, y: float, size: float, *, turned: bool = False) -> QPainterPath:
    """Outline a suit about a point, `size` units high, upside down where `turned`."""
    scale = -size if turned else size
    return QTransform().translate(x, y).scale(scale, scale).map(suit_outline(suit))


def pip_spots(rank: int, column: float) -> tuple[Spot, ...]:
    """Say where the pips of a number card stand, in card units; those below the middle are turned.

    `column` is how far the left column of pips is from the left edge.
    """
    sides = _SIDES.get(rank, _ROWS_OF_THREE)
    columns = tuple((x, y) for y in sides for x in (column, WIDTH - column))
    return columns + tuple((WIDTH / 2, y) for y in _MIDDLES.get(rank, ()))
