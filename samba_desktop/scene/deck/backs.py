"""The backs of the cards, as pictures in card units; each looks the same upside down."""

import math

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QTransform

from samba_desktop.scene.deck.art import (
    CREAM,
    GOLD,
    HEIGHT,
    PALE_GOLD,
    WIDTH,
    Art,
    beads,
    box,
    flat,
    moved,
    outline,
    oval,
    shape,
    star,
    stroke,
)

_MARGIN = 5.0
_INNER = 8.0
_MIDDLE_X, _MIDDLE_Y = WIDTH / 2, HEIGHT / 2
_WINE, _PINK, _BLUSH = "#8e1b2d", "#d98f8f", "#f6dcd2"
_NAVY, _SEA, _SKY, _FOAM = "#163e78", "#2a6bb3", "#a9cbec", "#eaf3fc"
_FOREST, _LEAF, _LIME = "#0e5a38", "#1f8a55", "#8fce6b"


def back_art(name: str) -> Art:
    """Draw a back by its name, without its paper. Raises KeyError for an unknown one."""
    return _BACKS[name]()


def _frame(inset: float, corner: float) -> QPainterPath:
    return box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, corner)


def _diamond(half_width: float, half_height: float) -> QPainterPath:
    x, y = _MIDDLE_X, _MIDDLE_Y
    return outline(
        f"M {x} {y - half_height} L {x + half_width} {y} L {x} {y + half_height} L {x - half_width} {y} Z"
    )


def _line(start: tuple[float, float], end: tuple[float, float]) -> QPainterPath:
    drawn = QPainterPath(QPointF(*start))
    drawn.lineTo(*end)
    return drawn


def _four_ways(art: Art) -> Art:
    across = QTransform(-1, 0, 0, 1, WIDTH, 0)
    down = QTransform(1, 0, 0, -1, 0, HEIGHT)
    half = (*art, *moved(art, across))
    return (*half, *moved(half, down))


def _lattice() -> Art:
    across, down = 8, 12
    step_x, step_y = (WIDTH - 2 * _INNER) / across, (HEIGHT - 2 * _INNER) / down
    lines = []
    for k in range(-down, across + 1):
        first, last = max(0, -k), min(down, across - k)
        for side in (1, -1):
            ends = [
                (_MIDDLE_X + side * ((k + n) * step_x + _INNER - _MIDDLE_X), _INNER + n * step_y)
                for n in (first, last)
            ]
            lines.append(stroke(_line(*ends), _PINK, 0.8))
    knots = [
        (_INNER + i * step_x, _INNER + j * step_y)
        for i in range(1, across)
        for j in range(1, down)
        if (i + j) % 2 == 0
    ]
    return (
        flat(_frame(_MARGIN, 3.6), _WINE),
        *lines,
        flat(beads(knots, 1.3), _BLUSH),
        stroke(_frame(_INNER, 1.6), _BLUSH, 0.9),
        shape(_diamond(2 * step_x, 2 * step_y), _WINE, _BLUSH, 0.9),
        shape(star(_MIDDLE_X, _MIDDLE_Y, 10.5, 8, 0.42), _BLUSH, ""),
        flat(oval(_MIDDLE_X, _MIDDLE_Y, 2.2), _WINE),
    )


def _waves() -> Art:
    bands, swell, length, high = 6, 4.4, 21.0, 10.2
    frame = _frame(_INNER, 2.0)
    sea = QPainterPath()
    for k in range(-bands, bands + 1, 2):
        sea.addPath(_band(k, swell, length, high))
    return (
        flat(_frame(_MARGIN, 3.6), _NAVY),
        flat(frame, _SKY),
        flat(sea.intersected(frame), _SEA),
        stroke(frame, _FOAM, 0.9),
        shape(oval(_MIDDLE_X, _MIDDLE_Y, 17), _NAVY, _FOAM, 1.6),
        shape(star(_MIDDLE_X, _MIDDLE_Y, 13.4, 8, 0.5), GOLD, ""),
        flat(oval(_MIDDLE_X, _MIDDLE_Y, 5), _NAVY),
        flat(oval(_MIDDLE_X, _MIDDLE_Y, 2.6), PALE_GOLD),
    )


def _band(k: int, swell: float, length: float, high: float) -> QPainterPath:
    """Outline the water between two crests; neighbouring crests swing against each other."""
    drawn = QPainterPath()
    xs = [float(x) for x in range(int(WIDTH) + 1)]
    for n, run in ((k, xs), (k + 1, xs[::-1])):
        sign = 1 if n % 2 else -1
        for x in run:
            y = _MIDDLE_Y + (n - 0.5) * high + sign * swell * math.cos(math.tau * (x - _MIDDLE_X) / length)
            drawn.lineTo(x, y) if drawn.elementCount() else drawn.moveTo(x, y)
    drawn.closeSubpath()
    return drawn


def _carnival() -> Art:
    frame = _frame(_INNER, 2.0)
    rings = tuple(
        flat(oval(_INNER, _INNER, radius).intersected(frame), colour)
        for radius, colour in ((30, _LEAF), (25, GOLD), (21, _FOREST), (16, _LIME), (11, _FOREST), (7, GOLD))
    )
    return (
        flat(_frame(_MARGIN, 3.6), _FOREST),
        flat(frame, "#156b45"),
        *_four_ways(rings),
        *_half_suns(frame),
        shape(_diamond(30, 45), GOLD, _FOREST, 1.4),
        shape(_diamond(24.4, 37), _LEAF, _FOREST, 1.0),
        flat(star(_MIDDLE_X, _MIDDLE_Y, 19, 16, 0.62), PALE_GOLD),
        shape(oval(_MIDDLE_X, _MIDDLE_Y, 10.4), _FOREST, GOLD, 1.2),
        flat(star(_MIDDLE_X, _MIDDLE_Y, 7.4, 8, 0.45), CREAM),
        stroke(frame, GOLD, 1.1),
    )


def _half_suns(frame: QPainterPath) -> Art:
    spots = ((_MIDDLE_X, _INNER, 1.0), (_INNER, _MIDDLE_Y, 0.72))
    rings = ((13.0, GOLD), (10.4, _FOREST), (8.4, _LIME), (5.0, GOLD))
    return _four_ways(
        tuple(
            flat(oval(x, y, radius * scale).intersected(frame), colour)
            for x, y, scale in spots
            for radius, colour in rings
        )
    )


_BACKS = {"lattice": _lattice, "waves": _waves, "carnival": _carnival}
