"""How buttons, the message and the preview of cards look."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from samba_desktop.engine.table import Place
from samba_desktop.scene.captions import ButtonCaption, MessageKind
from samba_desktop.scene.geometry import Rect, Size
from samba_desktop.scene.kit import RIGHT, SEMIBOLD, Kit, put
from samba_desktop.scene.measures import ASPECT
from samba_desktop.scene.preview import ShownCard
from samba_desktop.scene.spots import Picture

ONE_LINE_SHARE = 0.95
"""How far a message may shrink to have one line."""
LEAST_SHARE = 0.8
"""How far one may shrink that has two."""
CLOSE = 0.92
"""How little shines through the ground of words in two lines."""
PREVIEW_SHARE = 0.8
"""Of the window's width, for cards that are fanned out."""
LINE_HEIGHT = 1.2
"""Of one of two lines of a message, in sizes of its type."""
KEPT_SHARE = 0.92
"""How far a word on a button may shrink to leave room for its key."""
SMALLEST_SHOWN = 30
"""Pixels of the width of a card under which none is fanned out."""


class ButtonLook(Struct, frozen=True):
    """A button."""

    caption: ButtonCaption
    is_hovered: bool = False
    is_pressed: bool = False

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the button."""
        caption, palette = self.caption, kit.palette
        size = min(kit.lengths.text * 1.02, rect.height() * 0.56)
        radius = min(8.0 * kit.lengths.unit + 2, rect.height() / 2.5)
        painter.setOpacity(1.0 if caption.enabled else palette.unusable)
        painter.setPen(QPen(QColor(palette.button_edge), 1))
        painter.setBrush(self._ground(kit))
        painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        primary = caption.primary and caption.enabled
        colour = palette.primary_text if primary else palette.text
        pad = min(rect.height() * 0.36, rect.width() * 0.09)
        key = kit.width_of(caption.key, size * 0.86, SEMIBOLD) + pad * 0.6 if caption.key else 0.0
        room = rect.width() - 2 * pad
        if kit.width_of(caption.label, size * KEPT_SHARE, SEMIBOLD) > room - key:
            key = 0.0
        words = rect.adjusted(pad, 0, -pad - key, 0)
        kit.write(painter, words, caption.label, kit.font(size, SEMIBOLD), colour)
        if not key:
            return
        faint = QColor(colour)
        faint.setAlphaF(0.62)
        end = rect.adjusted(pad, 0, -pad, 0)
        kit.write(painter, end, caption.key, kit.font(size * 0.86, SEMIBOLD), faint, RIGHT)

    def _ground(self, kit: Kit) -> QColor:
        palette, caption = kit.palette, self.caption
        active = caption.enabled and (self.is_hovered or self.is_pressed)
        if caption.primary and caption.enabled:
            return QColor(palette.primary).lighter(112 if active and not self.is_pressed else 100)
        return QColor(palette.button_hover if active else palette.button)


class MessageLook(Struct, frozen=True):
    """The message line."""

    text: str
    kind: MessageKind

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the words in a pill as long as they are."""
        if not self.text:
            return
        palette = kit.palette
        dot = kit.lengths.text * 0.5 if self.kind == "turn" else 0.0
        pad, lead = kit.lengths.text * 0.9, dot * 2.1
        lines, size = self.lines(rect.width(), kit)
        wide, beside = self.width(rect.width(), kit), 2 * pad + lead + 1
        box = QRectF(rect.x(), rect.y(), wide, rect.height())
        ground = QColor(palette.refusal if self.kind == "refusal" else palette.info)
        if len(lines) > 1:
            # The upper line may lie over the border of a zone, which is not to shine through the words.
            ground.setAlphaF(max(ground.alphaF(), CLOSE))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        radius = min(box.height(), kit.lengths.text * 1.75) / 2
        painter.drawRoundedRect(box, radius, radius)
        if dot:
            painter.setBrush(QColor(palette.gold))
            painter.drawEllipse(QRectF(box.x() + pad, box.center().y() - dot / 2, dot, dot))
        colour = palette.dim if self.kind == "info" else palette.text
        high = min(rect.height(), size * LINE_HEIGHT * len(lines)) / len(lines)
        top = rect.center().y() - high * len(lines) / 2
        for at, line in enumerate(lines):
            words = QRectF(box.x() + pad + lead, top + at * high, wide - beside + 2, high)
            kit.write(painter, words, line, kit.font(size, SEMIBOLD), colour)

    def width(self, room: float, kit: Kit) -> float:
        """Return how wide the pill is where there is so much room."""
        lines, size = self.lines(room, kit)
        beside = kit.lengths.text * (1.8 + (1.05 if self.kind == "turn" else 0.0)) + 1
        return min(room, max(kit.width_of(one, size, SEMIBOLD) for one in lines) + beside)

    def lines(self, width: float, kit: Kit) -> tuple[tuple[str, ...], float]:
        """Break the words into two lines where one would have to be small; answers them and their size."""
        size = kit.lengths.text
        room = width - size * (1.8 + (1.05 if self.kind == "turn" else 0.0)) - 1
        lines: tuple[str, ...] = (self.text,)
        if kit.width_of(self.text, size, SEMIBOLD) * ONE_LINE_SHARE > room:
            lines = _halves(self.text, lambda words: kit.width_of(words, size, SEMIBOLD))
        needed = max(kit.width_of(one, size, SEMIBOLD) for one in lines)
        return lines, size * max(LEAST_SHARE, min(1.0, room / max(1.0, needed)))


def _halves(text: str, width_of: Callable[[str], float]) -> tuple[str, ...]:
    """Break a text where the longer of the two lines is shortest."""
    words = text.split(" ")
    ways = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return min(ways, key=lambda way: max(map(width_of, way)), default=(text,))


class PreviewLook(Struct, frozen=True):
    """Cards fanned out over the table, to see what a squared stack or a deep pile holds."""

    cards: tuple[ShownCard, ...]
    width: float
    step: float
    per_row: int

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the cards in rows on a dark ground."""
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        painter.setPen(QPen(kit.palette.line(0.3), 1))
        painter.setBrush(QColor(kit.palette.preview))
        painter.drawRoundedRect(rect, 12, 12)
        pad = self.width * 0.18
        for at, (card, stands) in enumerate(self.cards):
            row, column = divmod(at, self.per_row)
            x = round(rect.x() + pad + column * self.step)
            y = round(rect.y() + pad + row * self.width * ASPECT * 1.06)
            card_rect = QRectF(x, y, self.width, self.width * ASPECT)
            put(painter, card_rect, kit.pictures.pixmap(card, self.width, ratio, stands=stands))


def preview_look(cards: tuple[ShownCard, ...], width: float, room: Size) -> tuple[PreviewLook, Size]:
    """Lay a preview out in cards of at most `width`, smaller where they need it to lie within `room`.

    Answers its look and its size.
    """
    for wide in range(max(round(width), SMALLEST_SHOWN), SMALLEST_SHOWN, -1):
        look, size = _preview(cards, float(wide), room.width)
        if size.height <= room.height:
            return look, size
    return _preview(cards, float(SMALLEST_SHOWN), room.width)


def preview_panel(cards: tuple[ShownCard, ...], picture: Picture, place: Place) -> tuple[PreviewLook, Rect]:
    """Fan the cards of a place out above or below it, over neither the message nor the hand.

    Answers their look and where they lie.
    """
    area, gap = picture.places[place], picture.lengths.gap
    window = Rect(0, 0, *picture.size).inset(6)
    window = Rect(window.x, window.y, window.width, picture.message.y - window.y)
    high = max(area.y - window.y, window.bottom - area.bottom) - gap
    room = Size(window.width * PREVIEW_SHARE, high)
    look, size = preview_look(cards, picture.stock.width * 0.9, room)
    return look, beside(area, size, window, gap)


def _preview(cards: tuple[ShownCard, ...], width: float, room: float) -> tuple[PreviewLook, Size]:
    pad = width * 0.18
    step = width * 0.42
    per_row = max(1, int((room - 2 * pad - width) / step) + 1)
    rows = -(-len(cards) // per_row)
    per_row = -(-len(cards) // rows)
    wide = 2 * pad + width + step * (per_row - 1)
    high = 2 * pad + width * ASPECT * (1 + 1.06 * (rows - 1))
    return PreviewLook(cards, width, step, per_row), Size(wide, high)


def beside(area: Rect, size: Size, window: Rect, distance: float) -> Rect:
    """Place something of `size` above or below `area`, whichever has room, within the window."""
    x = area.centre[0] - size.width / 2
    above = area.y - distance - size.height
    y = above if above >= window.y else area.bottom + distance
    return Rect(x, y, size.width, size.height).clamped(window)
