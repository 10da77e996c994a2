"""How buttons, the message, speech bubbles and the preview of cards look, and where they stand."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF

from samba_desktop.engine.table import OnPile, Place
from samba_desktop.scene.captions import ButtonCaption, MessageKind
from samba_desktop.scene.kit import LEFT, MIDDLE, RIGHT, SEMIBOLD, Kit, pixel_ratio, put
from samba_desktop.scene.layout.geometry import ASPECT, Rect, Size
from samba_desktop.scene.layout.spots import Picture, ShownCard

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
        ratio = pixel_ratio(painter)
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


PAD = 0.9
"""The room beside the words of the message, in sizes of the text; that of the button is alike."""
WIDEST = 0.45
"""The share of the line that the button may take where both are long."""


def beside_message(line: Rect, look: MessageLook, button: ButtonCaption, kit: Kit) -> tuple[Rect, Rect]:
    """Share the message's line between its words and a button right behind them."""
    size = kit.lengths.text
    key = kit.width_of(button.key, size, SEMIBOLD) + size if button.key else 0.0
    wanted = kit.width_of(button.label, size * 1.02, SEMIBOLD) + key + 2 * PAD * size
    words = kit.width_of(look.text, size, SEMIBOLD) + 2 * PAD * size + 2
    gap = size * 0.6
    wide = wanted if words + gap + wanted <= line.width else min(wanted, line.width * WIDEST)
    room = line.width - gap - wide
    # Words in two lines are shorter than the room that they had.
    words = min(words, room) if len(look.lines(room, kit)[0]) == 1 else look.width(room, kit)
    left = Rect(line.x, line.y, words, line.height)
    return left, Rect(line.x + words + gap, line.y, wide, line.height)


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


RING_RADIUS, RING_LINE = 30.5, 4.2
"""Of the disc, and how thick its ring is, in units of the table."""
RING_INSIDE = 3.5
"""From the edge of the disc to the middle of the line, in units."""
RING_AWAY = 56.3
"""From the top card of the pile to the middle of the disc, in units."""
RING_TYPE = 1.13
"""Of the words under the ring, in heights of the text."""
WHOLE_TURN = 360 * 16
"""In the measure in which Qt draws arcs."""


class RingLook(Struct, frozen=True):
    """The ring that runs out while the turn can be taken back: an arrow that turns back, and words below."""

    caption: ButtonCaption
    share: float
    """How much of the time is left, 1 to 0."""
    is_hovered: bool = False
    is_pressed: bool = False

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint disc, ring, arrow and words."""
        unit, palette = kit.lengths.unit, kit.palette
        radius = RING_RADIUS * unit
        middle = QPointF(rect.center().x(), rect.y() + radius)
        ground = QColor(palette.hand_back)
        ground.setAlphaF(0.97)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground.lighter(150 if self.is_hovered and not self.is_pressed else 100))
        painter.drawEllipse(middle, radius, radius)
        inner = radius - RING_INSIDE * unit
        box = QRectF(middle.x() - inner, middle.y() - inner, 2 * inner, 2 * inner)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(palette.line(0.2), RING_LINE * unit))
        painter.drawEllipse(box)
        left = round(WHOLE_TURN * self.share)
        painter.setPen(
            QPen(QColor(palette.gold), RING_LINE * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap)
        )
        # It empties clockwise from the top: what is left ends there.
        painter.drawArc(box, WHOLE_TURN // 4, left)
        self._paint_arrow(painter, middle, unit, QColor(palette.text))
        size = kit.lengths.text * RING_TYPE
        words = QRectF(rect.x(), middle.y() + radius, rect.width(), rect.bottom() - middle.y() - radius)
        wide = min(rect.width(), kit.width_of(self.caption.label, size, SEMIBOLD) + size)
        pill = QRectF(middle.x() - wide / 2, words.y() + size * 0.25, wide, words.height() - size * 0.25)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
        kit.write(painter, pill, self.caption.label, kit.font(size, SEMIBOLD), palette.text, MIDDLE)

    @staticmethod
    def _paint_arrow(painter: QPainter, middle: QPointF, unit: float, colour: QColor) -> None:
        """Paint an arrow that comes round from the right and points back to the left."""
        pen = QPen(
            colour, 2.9 * unit, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
        )
        painter.setPen(pen)
        reach = 10 * unit
        path = QPainterPath(middle + QPointF(-reach, -reach * 0.35))
        path.lineTo(middle + QPointF(reach * 0.35, -reach * 0.35))
        bend = QRectF(middle.x() - reach * 0.3, middle.y() - reach * 0.35, reach * 1.3, reach * 1.3)
        path.arcTo(bend, 90, -180)
        path.lineTo(middle + QPointF(-reach * 0.45, reach * 0.95))
        painter.drawPath(path)
        tip = middle + QPointF(-reach, -reach * 0.35)
        head = QPainterPath(tip + QPointF(reach * 0.5, -reach * 0.5))
        head.lineTo(tip)
        head.lineTo(tip + QPointF(reach * 0.5, reach * 0.5))
        painter.drawPath(head)


def place_ring(picture: Picture, wide: float) -> Rect:
    """Say where the ring stands with words so `wide`: right of the pile, else left of the stock, else on it.

    On the stock it is in nobody's way: nothing is drawn before the turn has ended.
    """
    unit, size = picture.lengths.unit, picture.lengths.text * RING_TYPE
    radius = RING_RADIUS * unit
    width = max(2 * radius, wide + size)
    height = 2 * radius + size * 1.75
    pile, stock = picture.places[OnPile()], picture.stock

    def at(x: float) -> Rect:
        return Rect(x - width / 2, stock.centre[1] - height / 2, width, height)

    window = Rect(0, 0, *picture.size)
    # Neither side is so near that long words would touch the cards.
    away = max(RING_AWAY * unit, width / 2 + 4 * unit)
    beside = (at(pile.right + away), at(stock.x - away))
    taken = [one.rect for one in picture.plates]
    free = (one for one in beside if one.is_within(window) and not any(map(one.overlap, taken)))
    return next(free, at(stock.centre[0]).clamped(window))


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
