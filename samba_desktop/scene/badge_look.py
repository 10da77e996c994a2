"""The badges on top of melds: counts on open ones, the set's word on squared ones; always within the card."""

import math

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from samba_desktop.engine.melds import SetKind
from samba_desktop.scene.colours import Palette
from samba_desktop.scene.kit import BOLD, MIDDLE, Kit
from samba_desktop.scene.spots import Badge

EASY = 9.5
"""Pixels from which word and count stand in one line."""
EASY_LINES, PLAIN_LINES = 8.0, 2
"""Pixels under which the words of a badge rather stand under one another, and the lines that it else has."""
LEAST = 7.5
"""Pixels under which the word of a badge is left out."""
LOW = 0.4
"""Where the part of a card begins in which badges stand, as a share of its height."""
FOOT = 0.06
"""How far the words of a badge stand from a card's lower edge, in card widths."""
WILD_SIGN = "★"


class BadgeWord(Struct, frozen=True):
    """The word on a badge."""

    text: str = ""


def paint_badge(painter: QPainter, rect: QRectF, badge: Badge, word: BadgeWord, kit: Kit) -> None:
    """Paint the badge of a meld onto its top card, which is `rect`."""
    device = painter.device()
    ratio = device.devicePixelRatio() if device is not None else 1.0
    top = round(rect.height() * LOW)
    key = (badge, word, rect.width(), rect.height(), ratio)
    picture = kit.kept(key, lambda: _painted(rect, top, badge, word, kit, ratio))
    painter.drawPixmap(QPointF(rect.x(), rect.y() + top), picture)


def _painted(  # noqa: PLR0913, PLR0917 - all that a badge looks like
    rect: QRectF, top: int, badge: Badge, word: BadgeWord, kit: Kit, ratio: float
) -> QPixmap:
    picture = QPixmap(math.ceil(rect.width() * ratio), math.ceil((rect.height() - top) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-rect.x(), -rect.y() - top)
    if badge.kind is None:
        _paint_count(painter, rect, badge, kit)
    else:
        _paint_set(painter, rect, badge, word.text, kit)
    painter.end()
    return picture


def _paint_count(painter: QPainter, rect: QRectF, badge: Badge, kit: Kit) -> None:
    size = _text_size(rect, kit)
    room, end = rect.width() - 2 - size * 1.05, f" {WILD_SIGN}{badge.wilds}" if badge.wilds else ""
    text = f"{badge.count}/{badge.size}{end}" if badge.size is not None else f"{badge.count}{end}"
    if kit.width_of(text, size, BOLD) > room:
        text = f"{badge.count}{end}"
    wide = min(rect.width() - 2, kit.width_of(text, size, BOLD) + size * 1.05)
    high = size * 1.5
    pad = max(1.5, rect.width() * 0.03)
    box = QRectF(rect.right() - wide - pad, rect.bottom() - high - pad, wide, high)
    _pill(painter, box, QColor(kit.palette.count_badge))
    kit.write(painter, box, text, kit.font(size, BOLD), kit.palette.text, MIDDLE)


def _paint_set(painter: QPainter, rect: QRectF, badge: Badge, word: str, kit: Kit) -> None:
    size = _text_size(rect, kit)
    count = str(badge.count)
    one_line = f"{word} {count}" if word else count
    room = rect.width() - 2 * max(2.0, rect.width() * 0.04)
    colour, ink = set_colour(badge.kind, kit.palette), text_colour(badge.kind, kit.palette)
    fitting = size * min(1.0, (room - size * 0.7) / max(1.0, kit.width_of(one_line, size, BOLD)))
    if fitting >= EASY or not word:
        box = _low_box(rect, room, size * 1.65)
        _pill(painter, box, colour)
        kit.write(painter, box, one_line, kit.font(fitting, BOLD), ink, MIDDLE)
        return
    tall = rect.height() * (1 - LOW) - rect.width() * FOOT - 4
    lines, small = _broken(word, count, size, (room, tall), kit)
    high = small * _line_step(lines)
    box = _low_box(rect, room, high * len(lines) + 2)
    _pill(painter, box, colour, radius=high * 0.45)
    for at, line in enumerate(lines):
        part = QRectF(box.x(), box.y() + 1 + at * high, box.width(), high)
        kit.write(painter, part, line, kit.font(small, BOLD), ink, MIDDLE)


def _broken(
    word: str, count: str, size: float, room: tuple[float, float], kit: Kit
) -> tuple[list[str], float]:
    """Break a badge into lines: word and count, or the words apart; only the count where none can be read.

    `room` is the width and the height that the lines have.
    """
    wide, tall = room
    for lines in ([word, count], [*word.split(), count]):
        widest = max(kit.width_of(line, size, BOLD) for line in lines)
        small = min(
            size * min(0.8, (wide - 4) / max(1.0, widest)),
            tall / (len(lines) * _line_step(lines)),
        )
        if small >= (EASY_LINES if len(lines) == PLAIN_LINES and " " in word else LEAST):
            return lines, small
    return [count], min(size, tall / _line_step([count]))


def _line_step(lines: list[str]) -> float:
    """Return the distance of the lines in text sizes: more than two stand closer."""
    return 1.3 if len(lines) <= PLAIN_LINES else 1.15


def _text_size(rect: QRectF, kit: Kit) -> float:
    return max(9.0, min(kit.lengths.text * 0.96, rect.width() * 0.26))


def _low_box(rect: QRectF, wide: float, high: float) -> QRectF:
    x = rect.x() + (rect.width() - wide) / 2
    return QRectF(x, rect.bottom() - high - rect.width() * FOOT, wide, high)


def _pill(painter: QPainter, box: QRectF, colour: QColor, radius: float | None = None) -> None:
    round_by = box.height() / 2 if radius is None else radius
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1))
    painter.setBrush(colour)
    painter.drawRoundedRect(box, round_by, round_by)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def text_colour(kind: SetKind | None, palette: Palette) -> QColor:
    """Return the colour of the words on a badge: gold on that of a samba with wild cards."""
    return QColor(palette.gold if kind is SetKind.MIXED_SAMBA else palette.text)


def set_colour(kind: SetKind | None, palette: Palette) -> QColor:
    """Return the colour by which a complete meld is known."""
    match kind:
        case SetKind.NATURAL_CANASTA:
            return QColor(palette.natural_badge)
        case SetKind.MIXED_CANASTA | None:
            return QColor(palette.mixed_badge)
        case SetKind.SAMBA:
            return QColor(palette.samba_badge)
        case SetKind.MIXED_SAMBA:
            return QColor(palette.mixed_samba_badge)
        case SetKind.WILD_CANASTA:
            return QColor(palette.wild_badge)
