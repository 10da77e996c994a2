"""Speech bubbles: how they look and where they stand; their buttons are panels of their own."""

from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from samba_desktop.scene.captions import ButtonCaption
from samba_desktop.scene.geometry import Rect, Size
from samba_desktop.scene.kit import LEFT, MIDDLE, SEMIBOLD, Kit
from samba_desktop.scene.spots import Picture

WRAP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
TAIL, HALF_TAIL = 9.0, 8.0
"""Length of a bubble's tail and half its width, in pixels."""
LEAST_FROM_CORNER = 20.0
WORDS_COUNT = 30.0
"""How much more it weighs to cover words than cards."""
BUTTON = 2.2
"""The height of a button, in heights of the text."""
NEAR = 2.0
"""Pixels between the tail and the plate."""


class TailAt(Enum):
    """The edge of the bubble at which its tail is."""

    TOP = "top"
    BOTTOM = "bottom"
    LEFT = "left"
    RIGHT = "right"


class BubbleForm(Struct, frozen=True):
    """How large a bubble is, without its tail, and where in it the buttons lie."""

    size: Size
    below: float
    """Height kept for buttons under the words."""
    beside: float = 0.0
    """Width kept for buttons beside the words; 0 where they lie below."""


class BubbleLook(Struct, frozen=True):
    """A speech bubble."""

    text: str
    tail: TailAt
    tail_at: float
    """Where the tail's tip is, from the bubble's left, or from its top where it is at a side."""
    form: BubbleForm

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the bubble and its words."""
        size = kit.lengths.text
        body = body_of(rect, self.tail)
        path = QPainterPath()
        path.addRoundedRect(body, 10, 10)
        tail = QPainterPath()
        tail.addPolygon(self._tail(rect, body))
        tail.closeSubpath()
        painter.setPen(QPen(QColor(0, 0, 0, 70), 1))
        painter.setBrush(QColor("#fbf8ee"))
        painter.drawPath(path.united(tail))
        painter.setPen(QColor("#1d2420"))
        painter.setFont(kit.font(size, SEMIBOLD))
        pad = size * 0.8
        if self.form.beside:
            words = body.adjusted(pad, 0, -pad - self.form.beside, 0)
            painter.drawText(words, int(LEFT), self.text)
            return
        words = body.adjusted(pad, pad * 0.8, -pad, -self.form.below)
        painter.drawText(words, int(WRAP) | int(Qt.TextFlag.TextWordWrap), self.text)

    def _tail(self, rect: QRectF, body: QRectF) -> QPolygonF:
        at = self.tail_at
        match self.tail:
            case TailAt.TOP:
                edge, tip = body.top() + 1, rect.top()
            case TailAt.BOTTOM:
                edge, tip = body.bottom() - 1, rect.bottom()
            case TailAt.LEFT:
                edge, tip = body.left() + 1, rect.left()
            case TailAt.RIGHT:
                edge, tip = body.right() - 1, rect.right()
        points = [(at - HALF_TAIL, edge), (at, tip), (at + HALF_TAIL, edge)]
        upright = self.tail in {TailAt.TOP, TailAt.BOTTOM}
        return QPolygonF([QPointF(x, y) if upright else QPointF(y, x) for x, y in points])


def body_of(rect: QRectF, tail: TailAt) -> QRectF:
    """Return a bubble without its tail."""
    match tail:
        case TailAt.TOP:
            return rect.adjusted(0, TAIL, 0, 0)
        case TailAt.BOTTOM:
            return rect.adjusted(0, 0, 0, -TAIL)
        case TailAt.LEFT:
            return rect.adjusted(TAIL, 0, 0, 0)
        case TailAt.RIGHT:
            return rect.adjusted(0, 0, -TAIL, 0)


def bubble_form(text: str, buttons: tuple[str, ...], kit: Kit, room: Size) -> BubbleForm:
    """Measure a bubble: its buttons lie below its words, or beside them where `room` is too low for that."""
    usual = _usual_form(text, buttons, kit)
    if not buttons or usual.size.height <= room.height:
        return usual
    size = kit.lengths.text
    pad = size * 0.8
    label = max(kit.width_of(one, size, SEMIBOLD) for one in buttons) + size * 1.6
    beside = (label + size * 0.5) * len(buttons) + pad
    wide = kit.width_of(text, size, SEMIBOLD) + 2 + beside + 2 * pad
    flat = BubbleForm(Size(wide, size * BUTTON + 1.2 * pad), pad * 0.6, beside)
    return flat if wide <= room.width else usual


def room_beside(seat: int, picture: Picture) -> Size:
    """Return the room for a bubble beside a plate at the head of the table; elsewhere there is enough."""
    plate, top = picture.plate(seat), picture.zones[0].rect.y
    if plate is None or plate.rect.bottom > top:
        return picture.size
    return Size(picture.size.width - plate.rect.right - 2 * TAIL, top - TAIL)


def _usual_form(text: str, buttons: tuple[str, ...], kit: Kit) -> BubbleForm:
    size = kit.lengths.text
    pad = size * 0.8
    widest = size * 20
    metrics = QFontMetricsF(kit.font(size, SEMIBOLD))
    bounds = metrics.boundingRect(QRectF(0, 0, widest, 1000), int(Qt.TextFlag.TextWordWrap), text)
    label = max((kit.width_of(one, size, SEMIBOLD) for one in buttons), default=0.0) + size * 1.6
    wide = max(bounds.width() + 2, (label + size * 0.5) * len(buttons), size * 4)
    room = size * 2.5 + pad * 0.6 if buttons else pad * 0.7
    return BubbleForm(Size(wide + 2 * pad, bounds.height() + pad * 0.8 + room), room)


def place_bubble(seat: int, body: Size, picture: Picture) -> tuple[Rect, TailAt, float]:
    """Say where a seat's bubble stands, and its tail: at the side of the plate where it covers least."""
    window = Rect(0, 0, *picture.size).inset(4)
    plate = picture.plate(seat)
    area = plate.rect if plate is not None else picture.message
    places = [
        (tail, rect.clamped(window)) for tail in TailAt for rect in [_at_side(area, body, tail)] if plate
    ]
    if plate is not None and area.bottom <= picture.zones[0].inner.y:
        # Where it has no room at the head of the table, it leaves the words of the zone below free.
        under = Rect(area.centre[0] - body.width / 2, picture.zones[0].heading.bottom, *body)
        places.append((TailAt.TOP, under._replace(height=body.height + TAIL).clamped(window)))
    places = [(tail, rect) for tail, rect in places if rect.overlap(area) <= 0]
    if not places:
        places = [(TailAt.BOTTOM, _at_side(area, body, TailAt.BOTTOM).clamped(window))]
    tail, rect = min(places, key=lambda place: _covered(place[1], picture))
    x, y = area.centre
    if tail in {TailAt.TOP, TailAt.BOTTOM}:
        return rect, tail, _kept(x - rect.x, rect.width)
    return rect, tail, _kept(y - rect.y, rect.height)


def _at_side(area: Rect, body: Size, tail: TailAt) -> Rect:
    """Place a bubble with its tail towards `area`."""
    x, y = area.centre
    wide, high = body
    match tail:
        case TailAt.TOP:
            return Rect(x - wide / 2, area.bottom + NEAR, wide, high + TAIL)
        case TailAt.BOTTOM:
            return Rect(x - wide / 2, area.y - NEAR - high - TAIL, wide, high + TAIL)
        case TailAt.LEFT:
            return Rect(area.right + NEAR, y - high / 2, wide + TAIL, high)
        case TailAt.RIGHT:
            return Rect(area.x - NEAR - wide - TAIL, y - high / 2, wide + TAIL, high)


def _covered(rect: Rect, picture: Picture) -> float:
    """Measure what a bubble would cover: cards, and above all plates and words."""
    cards = sum(rect.overlap(spot.strip) for spot in picture.spots)
    words = [*(plate.rect for plate in picture.plates), *(zone.heading for zone in picture.zones)]
    words += [picture.title, picture.stock, picture.stock_label, picture.pile_label, picture.message]
    return cards + WORDS_COUNT * sum(rect.overlap(one) for one in words)


def _kept(at: float, length: float) -> float:
    return min(max(at, LEAST_FROM_CORNER), length - LEAST_FROM_CORNER)


class BubbleButtonLook(Struct, frozen=True):
    """A button on the light ground of a bubble."""

    caption: ButtonCaption
    is_hovered: bool = False
    is_pressed: bool = False

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the button."""
        gold = QColor(kit.palette.primary)
        ground = gold if self.caption.primary else QColor("#e4dfce")
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground.lighter(106) if self.is_hovered else ground)
        painter.drawRoundedRect(rect, 7, 7)
        font = kit.font(kit.lengths.text, SEMIBOLD)
        kit.write(painter, rect.adjusted(6, 0, -6, 0), self.caption.label, font, "#1d2420", MIDDLE)
