"""What stands on the faces and backs of the cards in a style of the deck, in card units; knows no pixels."""

import math
from functools import cache
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainterPath, QRawFont, QTransform

from samba_desktop import assets
from samba_desktop.engine.cards import ACE, JACK, JOKER, KING, QUEEN, THREE, TWO, Card, is_red_three
from samba_desktop.scene.deck.art import (
    BLACK,
    BLUE,
    CORNER,
    CREAM,
    DEEP_GOLD,
    GOLD,
    GREEN,
    HEIGHT,
    PALE_GOLD,
    PAPER,
    RED,
    WIDTH,
    WILD,
    Art,
    Print,
    beads,
    box,
    flat,
    moved,
    outline,
    oval,
    read_drawing,
    shape,
    star,
    stroke,
)

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


TWO_COLOURS = {"S": BLACK, "H": RED, "D": RED, "C": BLACK}
FOUR_COLOURS = {"S": BLACK, "H": RED, "D": BLUE, "C": GREEN}


def suit_colour(suit: str, *, four_colours: bool) -> str:
    """Answer the colour in which a suit is printed."""
    return (FOUR_COLOURS if four_colours else TWO_COLOURS)[suit]


INDEX_FONT = "fonts/SambaSans-Bold.otf"
"""The font of the indices, below the assets."""
_OUTLINED_AT = 1000.0
"""Outlines are taken at this size in pixels, where rounding no longer shows."""
_TIGHT = 0.96
"""Letters of one index stand this share of their usual distance apart."""


class Glyphs:
    """The letters of one font file as outlines.

    Needs a QGuiApplication. Raises FileNotFoundError where the font cannot be read.
    """

    def __init__(self, font: Path) -> None:
        self._font = QRawFont(str(font), _OUTLINED_AT, QFont.HintingPreference.PreferNoHinting)
        if not self._font.isValid():
            raise FileNotFoundError(font)
        self._cap = self._font.capHeight()

    def word(self, text: str) -> QPainterPath:
        """Outline a word on the line y = 0 from x = 0, with capitals one unit high."""
        indexes = self._font.glyphIndexesForString(text)
        advances = self._font.advancesForGlyphIndexes(indexes)
        drawn, x = QPainterPath(), 0.0
        for index, advance in zip(indexes, advances, strict=True):
            drawn.addPath(self._font.pathForGlyph(index).translated(QPointF(x, 0.0)))
            x += advance.x() * _TIGHT
        return QTransform.fromScale(1 / self._cap, 1 / self._cap).map(drawn)

    def fitted(self, text: str, x: float, top: float, height: float, widest: float) -> QPainterPath:
        """Outline a word with capitals `height` high, centred on x, narrowed to fit into `widest`."""
        drawn = self.word(text)
        seen = drawn.boundingRect()
        narrow = min(height, widest / seen.width())
        placed = QTransform().translate(x, top + height).scale(narrow, height)
        return placed.translate(-seen.center().x(), 0.0).map(drawn)


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


def pip_spots(rank: int, column: float) -> tuple[tuple[float, float], ...]:
    """Say where the pips of a number card stand, in card units; those below the middle are turned.

    `column` is how far the left column of pips is from the left edge.
    """
    sides = _SIDES.get(rank, _ROWS_OF_THREE)
    columns = tuple((x, y) for y in sides for x in (column, WIDTH - column))
    return columns + tuple((WIDTH / 2, y) for y in _MIDDLES.get(rank, ()))


def wild_border() -> Art:
    """Draw the band that runs round a wild card."""
    inset, wide = 1.9, 1.5
    frame = box(inset, inset, WIDTH - 2 * inset, HEIGHT - 2 * inset, CORNER - inset)
    return (stroke(frame, WILD, wide),)


def wild_star(x: float, y: float, radius: float) -> Art:
    """Draw the star of the wild cards about a point."""
    return (shape(star(x, y, radius), GOLD, WILD, radius * 0.16),)


def bonus_rosette(x: float, y: float, radius: float) -> Art:
    """Draw the rosette of the red threes, which score by lying on the table."""
    arm = radius * 0.42
    return (
        shape(star(x, y, radius, 10, 0.8), GOLD, DEEP_GOLD, radius * 0.12),
        flat(oval(x, y, radius * 0.62), PAPER),
        stroke(f"M {x - arm} {y} L {x + arm} {y} M {x} {y - arm} L {x} {y + arm}", RED, radius * 0.34),
    )


def stop_bar(x: float, y: float, radius: float) -> Art:
    """Draw the barred disc of the black threes, which close the pile for a turn."""
    return (
        flat(oval(x, y, radius), BLACK),
        flat(box(x - radius * 0.6, y - radius * 0.2, radius * 1.2, radius * 0.4), PAPER),
    )


_CHIP_RIGHT, _CHIP_TOP = 96.5, 3.6
"""Where the chip ends at the right and begins at the top."""
_CHIP_LEFT, _CHIP_LEFT_OF_JOKER = 41.0, 26.5
"""Where it begins: beside the star of a two, and over the word on a joker, which would only be half seen."""
_CHIP, _CHIP_LARGE = 20.0, 24.0
_CHIP_RANK = 0.74
"""Height of the rank as a share of the chip's."""
_CHIP_SUIT = 0.7
_CHIP_WIDEST = 21.0
"""No rank is wider than this."""


def chip_art(card: Card, stands: Card, style: DeckStyle, glyphs: Glyphs) -> Art:
    """Draw the chip on `card` that names the card it stands for."""
    left = _CHIP_LEFT_OF_JOKER if card.rank == JOKER else _CHIP_LEFT
    high = _CHIP_LARGE if style.large_index else _CHIP
    middle, rank = (left + _CHIP_RIGHT) / 2, high * _CHIP_RANK
    colour = suit_colour(stands.suit, four_colours=style.four_colours)
    ground = box(left, _CHIP_TOP, _CHIP_RIGHT - left, high, high * 0.36)
    return (
        shape(ground, PALE_GOLD, WILD, WIDTH * 0.018),
        flat(
            glyphs.fitted(
                style.index_text(stands.rank),
                middle - high * 0.45,
                _CHIP_TOP + (high - rank) / 2,
                rank,
                _CHIP_WIDEST,
            ),
            colour,
        ),
        flat(suit_at(stands.suit, middle + high * 0.56, _CHIP_TOP + high / 2, high * _CHIP_SUIT), colour),
    )


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
_COURTS = {
    (rank, suit): f"{court}-{name}"
    for rank, court in ((JACK, "jack"), (QUEEN, "queen"), (KING, "king"))
    for suit, name in (("S", "spades"), ("H", "hearts"), ("D", "diamonds"), ("C", "clubs"))
}
"""The drawings of the courts, below `assets/cards`."""
_BLUE_DRESS = (("#e58a1f", "#2d8fd0"), ("#a9570e", "#1a5f94"), ("#fbe3a6", "#cdeaf8"), ("#fdf1da", "#e5f2fb"))
"""The colours that the court of diamonds wears, and what they become where diamonds are blue."""
_COURT_PIP = (32.3, 16.8, 14.0)
"""Where the pip beside a court's head stands, and how high it is."""


def corner_of(style: DeckStyle) -> Corner:
    """Answer the measures of the index in a style."""
    return _LARGE if style.large_index else _USUAL


def face_print(card: Card, style: DeckStyle, glyphs: Glyphs, *, marks_threes: bool = True) -> Print:
    """Draw all that is printed on the face of a card, without its paper."""
    if card.rank == JOKER:
        return Print(_joker(glyphs))
    corner = corner_of(style)
    colour = suit_colour(card.suit, four_colours=style.four_colours)
    index = index_art(card, style.index_text(card.rank), corner, glyphs, colour)
    if JACK <= card.rank < ACE:
        pip = flat(suit_at(card.suit, *_COURT_PIP), colour)
        court = _drawn(_COURTS[card.rank, card.suit], is_blue=card.suit == "D" and style.four_colours)
        return court._replace(twice=(*court.twice, pip, *index))
    middle = _ace if card.rank == ACE else _pips
    if card.rank != THREE or marks_threes:
        index = (*index, *_mark(card, corner))
    return Print((*middle(card, corner, colour), *index, *turned_about(index)))


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
    return (*_drawn("joker").under, *wild_border(), *index, *turned_about(index))


def _drawn(name: str, *, is_blue: bool = False) -> Print:
    """Read a court or the joker from its drawing; the court of diamonds may be dressed in blue."""
    svg = assets.path(f"cards/{name}.svg").read_text("utf-8")
    for usual, blue in _BLUE_DRESS if is_blue else ():
        svg = svg.replace(usual, blue)
    return read_drawing(svg)


_MARGIN = 5.0
_INNER = 8.0
_MIDDLE_X, _MIDDLE_Y = WIDTH / 2, HEIGHT / 2
_WINE, _PINK, _BLUSH = "#8e1b2d", "#d98f8f", "#f6dcd2"
_NAVY, _SEA, _SKY, _FOAM = "#163e78", "#2a6bb3", "#a9cbec", "#eaf3fc"
_FOREST, _FERN, _LIME = "#0e5a38", "#1f8a55", "#8fce6b"


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
        for radius, colour in ((30, _FERN), (25, GOLD), (21, _FOREST), (16, _LIME), (11, _FOREST), (7, GOLD))
    )
    return (
        flat(_frame(_MARGIN, 3.6), _FOREST),
        flat(frame, "#156b45"),
        *_four_ways(rings),
        *_half_suns(frame),
        shape(_diamond(30, 45), GOLD, _FOREST, 1.4),
        shape(_diamond(24.4, 37), _FERN, _FOREST, 1.0),
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
