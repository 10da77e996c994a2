"""Pictures as values: outlines with a fill and a line, read from drawings or made here; knows no card."""

import math
import re
from collections.abc import Iterable, Iterator
from functools import cache
from typing import NamedTuple
from xml.parsers import expat

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QTransform

CARD_ASPECT = 1.4
"""Height of every card divided by its width."""
WIDTH = 100.0
"""Width of a card in the units all art is drawn in."""
HEIGHT = WIDTH * CARD_ASPECT
"""Height of a card in the same units."""
CORNER = 6.5
"""Radius of the rounded corners in the same units."""

INK = "#2b2230"
"""The colour of drawn lines: a warm near-black."""
LINE = 0.55
"""The usual width of a drawn line in card units."""
PAPER = "#fffdf7"
EDGE = "#8d8677"
"""The hairline round a card."""
BLACK, RED, BLUE, GREEN = "#1b1e29", "#cb1f30", "#1c5fc7", "#14773a"
WILD = "#6b3fa0"
"""Violet, worn by the wild cards and nothing else."""
GOLD, DEEP_GOLD, PALE_GOLD = "#e8b53a", "#a8741a", "#f9dd8b"
CREAM = "#fbf3e0"

_TOKEN = re.compile(r"[A-Za-z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
"""A command or a number of an outline, however close they stand."""
_TURN = re.compile(r"translate\(([^)]+)\)(?: rotate\(([^)]+)\))?")


class Figure(NamedTuple):
    """One outline with what fills it and what draws round it."""

    path: QPainterPath
    brush: QBrush
    pen: QPen


Art = tuple[Figure, ...]
"""Shapes from back to front."""


class Print(NamedTuple):
    """What is printed on one side of a card, back to front."""

    under: Art
    twice: Art = ()
    """Painted once and put down twice, the second time turned by half a turn about the middle of the card."""
    over: Art = ()


@cache
def outline(text: str) -> QPainterPath:
    """Read an outline written as in SVG, with absolute M, L, Q, C and Z only; filled by winding.

    It is read once and never changed, as many cards share it.

    Raises ValueError for anything else.
    """
    drawn = QPainterPath()
    drawn.setFillRule(Qt.FillRule.WindingFill)
    tokens = iter(_TOKEN.findall(text))
    for token in tokens:
        match token:
            case "M":
                drawn.moveTo(*_numbers(tokens, 2))
            case "L":
                drawn.lineTo(*_numbers(tokens, 2))
            case "Q":
                drawn.quadTo(*_numbers(tokens, 4))
            case "C":
                drawn.cubicTo(*_numbers(tokens, 6))
            case "Z":
                drawn.closeSubpath()
            case _:
                msg = f"not an outline command: {token!r}"
                raise ValueError(msg)
    return drawn


def _numbers(tokens: Iterator[str], count: int) -> list[float]:
    return [float(next(tokens)) for _ in range(count)]


def oval(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Outline an ellipse, or a circle where only one radius is given."""
    drawn = QPainterPath()
    drawn.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return drawn


def box(x: float, y: float, width: float, height: float, corner: float = 0.0) -> QPainterPath:
    """Outline a rectangle from its top left corner, rounded where `corner` is given."""
    drawn = QPainterPath()
    drawn.addRoundedRect(QRectF(x, y, width, height), corner, corner)
    return drawn


def star(x: float, y: float, radius: float, points: int = 5, inner: float = 0.46) -> QPainterPath:
    """Outline a star with one point up; `inner` is the share of the radius at its notches."""
    drawn = QPainterPath()
    for k in range(2 * points):
        reach = radius if k % 2 == 0 else radius * inner
        angle = math.pi * (k / points - 0.5)
        spot = QPointF(x + reach * math.cos(angle), y + reach * math.sin(angle))
        if k == 0:
            drawn.moveTo(spot)
        else:
            drawn.lineTo(spot)
    drawn.closeSubpath()
    return drawn


def beads(spots: Iterable[tuple[float, float]], radius: float) -> QPainterPath:
    """Outline a row of equal circles as one path."""
    drawn = QPainterPath()
    drawn.setFillRule(Qt.FillRule.WindingFill)
    for x, y in spots:
        drawn.addEllipse(QPointF(x, y), radius, radius)
    return drawn


def shape(drawn: str | QPainterPath, fill: str = "", line: str = INK, width: float = LINE) -> Figure:
    """Colour an outline; an empty `fill` or `line`, or a `width` of nought, leaves that part away."""
    path = outline(drawn) if isinstance(drawn, str) else drawn
    return Figure(path, _brush(fill), _pen(line, width) if line and width else _no_pen())


@cache
def _brush(fill: str) -> QBrush:
    return QBrush(QColor(fill)) if fill else QBrush(Qt.BrushStyle.NoBrush)


@cache
def _pen(line: str, width: float) -> QPen:
    pen = QPen(QColor(line), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


@cache
def _no_pen() -> QPen:
    return QPen(Qt.PenStyle.NoPen)


def flat(drawn: str | QPainterPath, fill: str) -> Figure:
    """Fill an outline without a line round it."""
    return shape(drawn, fill, "")


def stroke(drawn: str | QPainterPath, line: str = INK, width: float = LINE) -> Figure:
    """Draw a line that encloses nothing."""
    return shape(drawn, "", line, width)


def moved(art: Art, transform: QTransform) -> Art:
    """Carry a picture elsewhere; line widths stay."""
    if transform.isIdentity():
        return art
    return tuple(Figure(transform.map(part.path), part.brush, part.pen) for part in art)


def at(art: Art, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> Art:
    """Put a picture drawn round the origin at a point, scaled and turned by degrees."""
    return moved(art, QTransform().translate(x, y).rotate(turn).scale(scale, scale))


def read_drawing(svg: str) -> Print:
    """Read a drawing of a card from SVG, in the form that `assets/cards/README.md` describes.

    Its groups `under`, `half` and `over` become the parts of the print. Raises ValueError where the drawing
    holds what isn't read, so that nothing of it is silently lost, KeyError where something is missing, and
    ExpatError where it is no XML.
    """
    layers: dict[str, list[Figure]] = {"under": [], "half": [], "over": []}
    layer = ""
    turns = [QTransform()]

    def begin(name: str, given: dict[str, str]) -> None:
        nonlocal layer
        if name == "g":
            layer = given.get("id", layer)
            turns.append(_turn(given.get("transform", "")) * turns[-1])
        elif name not in _UNREAD:
            layers[layer] += moved((_shape(name, given),), turns[-1])

    def end(name: str) -> None:
        if name == "g":
            turns.pop()

    reader = expat.ParserCreate()
    reader.StartElementHandler, reader.EndElementHandler = begin, end
    reader.Parse(svg, True)
    return Print(tuple(layers["under"]), tuple(layers["half"]), tuple(layers["over"]))


_UNREAD = ("svg", "title", "use")
"""What only other programs need: they show the lower half of a court by using the upper one twice."""


def _turn(text: str) -> QTransform:
    found = _TURN.fullmatch(text)
    if text and found is None:
        msg = f"not a shift and a turn: {text!r}"
        raise ValueError(msg)
    turn = QTransform()
    if found is not None:
        turn.translate(*(float(one) for one in found[1].split())).rotate(float(found[2] or 0))
    return turn


def _shape(name: str, given: dict[str, str]) -> Figure:
    """Make a shape of an element of a drawing and its attributes."""
    match name:
        case "path":
            path = outline(given.pop("d"))
        case "ellipse":
            path = oval(*(float(given.pop(one)) for one in ("cx", "cy", "rx", "ry")))
        case "rect":
            path = box(*(float(given.pop(one)) for one in ("x", "y", "width", "height", "rx")))
        case _:
            msg = f"not an element of a card's drawing: {name!r}"
            raise ValueError(msg)
    fill, line = given.pop("fill"), given.pop("stroke", "")
    width = float(given.pop("stroke-width", 0))
    if given:
        msg = f"not read of {name!r}: {', '.join(given)}"
        raise ValueError(msg)
    return shape(path, "" if fill == "none" else fill, line, width)


def paint(painter: QPainter, art: Art) -> None:
    """Put a picture on the painter, back to front."""
    for path, brush, pen in art:
        painter.setBrush(brush)
        painter.setPen(pen)
        painter.drawPath(path)
