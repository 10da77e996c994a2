"""One card on the screen with its badge: what it shows and how it is painted; not why it moves."""

import math

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import SetKind
from samba_desktop.scene.kit import BOLD, CORNER, MIDDLE, Kit, Palette, pixel_ratio, put
from samba_desktop.scene.layout.geometry import ASPECT
from samba_desktop.scene.layout.spots import Badge, Spot

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


def paint_badge(painter: QPainter, rect: QRectF, badge: Badge, word: str, kit: Kit) -> None:
    """Paint the badge of a meld onto its top card, which is `rect`."""
    ratio = pixel_ratio(painter)
    top = round(rect.height() * LOW)
    key = (badge, word, rect.width(), rect.height(), ratio)
    picture = kit.kept(key, lambda: painted_badge(rect, top, badge, word, kit, ratio))
    painter.drawPixmap(QPointF(rect.x(), rect.y() + top), picture)


def painted_badge(  # noqa: PLR0913, PLR0917 - all that a badge looks like
    rect: QRectF, top: int, badge: Badge, word: str, kit: Kit, ratio: float
) -> QPixmap:
    """Paint the badge of a card by itself, from `top` down."""
    picture = QPixmap(math.ceil(rect.width() * ratio), math.ceil((rect.height() - top) * ratio))
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-rect.x(), -rect.y() - top)
    if badge.kind is None:
        _paint_count(painter, rect, badge, kit)
    else:
        _paint_set(painter, rect, badge, word, kit)
    painter.end()
    return picture


def _paint_count(painter: QPainter, rect: QRectF, badge: Badge, kit: Kit) -> None:
    size = badge_text_size(rect, kit)
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
    size = badge_text_size(rect, kit)
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
    lines, small = broken_badge(word, count, size, (room, tall), kit)
    high = small * _line_step(lines)
    box = _low_box(rect, room, high * len(lines) + 2)
    _pill(painter, box, colour, radius=high * 0.45)
    for at, line in enumerate(lines):
        part = QRectF(box.x(), box.y() + 1 + at * high, box.width(), high)
        kit.write(painter, part, line, kit.font(small, BOLD), ink, MIDDLE)


def broken_badge(
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


def badge_text_size(rect: QRectF, kit: Kit) -> float:
    """Return the size of the words on the badge of a card."""
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


class Flight(Struct, frozen=True):
    """A way from one posture to another."""

    start: QPointF
    end: QPointF
    from_width: float
    to_width: float
    from_up: bool
    to_up: bool


class CardItem(QGraphicsObject):
    """A card with a side up, marks, and the spot where it belongs."""

    def __init__(self, card: Card | None, kit: Kit) -> None:
        super().__init__()
        self.card = card
        self._spot: Spot | None = None
        self._word = ""
        self._kit = kit
        self._width = 10.0
        self._pixmap_width = 10.0
        self._turned = False
        self._face_up = card is not None
        self.flight: Flight | None = None
        self._progress = 1.0
        self.is_chosen = False
        """Whether the player has selected it; this and the four marks below are set by `mark`."""
        self.is_fresh = False
        self.is_hinted = False
        """Whether a hint means it."""
        self.is_won = False
        """Whether it has won the draw for the first dealer."""
        self.is_news = False
        """Whether another seat has brought it since the own last move."""
        self.is_smooth = True
        """Whether it is scaled finely while it flies, which is dear where many fly."""
        self.vanishes = False
        """Whether it is gone as soon as its flight ends."""
        self.is_lent = False
        """Whether the pointer carries it, so that nothing else may move it."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def spot(self) -> Spot | None:
        """The spot where it belongs; None for a card that will go."""
        return self._spot

    @spot.setter
    def spot(self, spot: Spot | None) -> None:
        before, self._spot = self._spot, spot
        if _marked(before) != _marked(spot):
            self.update()

    @property
    def word(self) -> str:
        """The word on its badge, where it has one."""
        return self._word

    @word.setter
    def word(self, word: str) -> None:
        if word != self._word:
            self._word = word
            self.update()

    def mark(
        self,
        *,
        chosen: bool | None = None,
        fresh: bool | None = None,
        hinted: bool | None = None,
        won: bool | None = None,
        news: bool | None = None,
    ) -> None:
        """Set or unset marks; None leaves one as it is."""
        before = self._marks()
        self.is_chosen = self.is_chosen if chosen is None else chosen
        self.is_fresh = self.is_fresh if fresh is None else fresh
        self.is_hinted = self.is_hinted if hinted is None else hinted
        self.is_won = self.is_won if won is None else won
        self.is_news = self.is_news if news is None else news
        if before != self._marks():
            self.update()

    def _marks(self) -> tuple[bool, ...]:
        return (self.is_chosen, self.is_fresh, self.is_hinted, self.is_won, self.is_news)

    @property
    def width(self) -> float:
        """Return the width that it has at this moment."""
        return self._width

    @property
    def face_up(self) -> bool:
        """Return whether its face will show when it lies still."""
        return self._face_up

    @property
    def rect(self) -> QRectF:
        """Return the card's rectangle around its own origin."""
        high = self._width * ASPECT
        return QRectF(0, 0, high, self._width) if self._turned else QRectF(0, 0, self._width, high)

    def use(self, kit: Kit) -> None:
        """Paint with other tools from now on."""
        self._kit = kit
        self.update()

    def place_at(self, pos: QPointF, width: float, *, turned: bool, face_up: bool) -> None:
        """Lie somewhere at once; a card that lies there already is not painted again."""
        before = (self._width, self._pixmap_width, self._turned, self._face_up, False)
        changed = before != (width, width, turned, face_up, self._is_flying())
        self.flight = None
        self._progress = 1.0
        if (width, turned) != (self._width, self._turned):
            self.prepareGeometryChange()
        self._width = self._pixmap_width = width
        self._turned = turned
        self._face_up = face_up
        self.setPos(pos)
        if changed:
            self.update()

    def take_off(self, end: QPointF, width: float, *, turned: bool, face_up: bool) -> None:
        """Prepare a flight from the present posture, which `progress` then runs along from 0 to 1."""
        if turned != self._turned:
            self.prepareGeometryChange()
            self._turned = turned
        self.flight = Flight(self.pos(), end, self._width, width, self._face_up, face_up)
        self._pixmap_width = max(width, self._width)
        self._progress = 0.0

    def resize_to(self, width: float) -> None:
        """Have another width at once, without moving."""
        if width != self._width:
            self.prepareGeometryChange()
            self._width = self._pixmap_width = width
            self.update()

    def turn_towards(self, end: QPointF) -> bool:
        """End the present flight somewhere else; answers False where there is none."""
        if self.flight is None or self._progress >= 1:
            return False
        self.flight = replace(self.flight, end=end)
        return True

    def land(self) -> None:
        """Be where the flight leads, at once."""
        flight = self.flight
        if flight is not None:
            self.place_at(flight.end, flight.to_width, turned=self._turned, face_up=flight.to_up)
        self.setVisible(True)

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, share: float) -> None:
        flight = self.flight
        if flight is None or self.is_lent:
            return
        if share > 0 and not self.isVisible():
            self.setVisible(True)
        width = flight.from_width + (flight.to_width - flight.from_width) * share
        if width != self._width:
            self.prepareGeometryChange()
            self._width = width
        self._progress = share
        if share >= 1:
            self._pixmap_width = self._width
            self.setVisible(not self.vanishes)
            if self.spot is not None:
                self.setZValue(self.spot.z)
            self.update()
        self._face_up = flight.to_up if share >= 0.5 else flight.from_up
        self.setPos(flight.start + (flight.end - flight.start) * share)
        if flight.from_up != flight.to_up or flight.from_width != flight.to_width:
            self.update()

    progress = Property(float, _get_progress, _set_progress)

    def boundingRect(self) -> QRectF:
        """Return all that is painted, with shadow and rings."""
        out = max(6.0, self._width * 0.09)
        return self.rect.adjusted(-out, -out, out, out * 1.3)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Paint shadow, card, marks and badge."""
        ratio = pixel_ratio(painter)
        rect = self.rect
        if self._squeeze() >= 1:
            shadow, reach = self._kit.shadow(rect.width(), rect.height(), ratio)
            put(painter, rect.adjusted(-reach, -reach, reach, reach), shadow)
        self._paint_card(painter, rect, ratio)
        if self.spot is not None and self.spot.is_dim:
            self._paint_veil(painter, rect)
        self._paint_rings(painter, rect)
        if self.spot is not None and self.spot.badge is not None and not self._is_flying():
            paint_badge(painter, rect, self.spot.badge, self.word, self._kit)

    def _is_flying(self) -> bool:
        return self.flight is not None and self._progress < 1

    def _paint_card(self, painter: QPainter, rect: QRectF, ratio: float) -> None:
        shown = self.card if self._face_up else None
        stands = self.spot.stands if self.spot is not None and self._face_up else None
        pixmap = self._kit.pictures.pixmap(
            shown, self._pixmap_width, ratio, turned=self._turned, stands=stands
        )
        if not self._is_flying():
            put(painter, rect, pixmap)
            return
        squeeze = self._squeeze()
        wide = rect.width() * squeeze
        box = QRectF((rect.width() - wide) / 2, 0, wide, rect.height())
        if squeeze < 1 or self._pixmap_width != self._width:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, self.is_smooth)
            painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))
        else:
            put(painter, rect, pixmap)

    def _squeeze(self) -> float:
        """Return how wide the card looks while it turns over."""
        flight = self.flight
        if flight is None or flight.from_up == flight.to_up or not 0 < self._progress < 1:
            return 1.0
        return max(0.04, abs(2 * self._progress - 1))

    def _paint_veil(self, painter: QPainter, rect: QRectF) -> None:
        radius = self._width * CORNER
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self._kit.palette.shade))
        painter.drawRoundedRect(rect, radius, radius)

    def _paint_rings(self, painter: QPainter, rect: QRectF) -> None:
        if not any(self._marks()) or self._squeeze() < 1:
            return
        strong = self.is_chosen or self.is_hinted or self.is_won
        thick = max(2.5, self._width * 0.034) if strong else max(1.5, self._width * 0.016)
        gold = QColor(self._kit.palette.gold)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(gold if strong else gold.lighter(112), thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._width * CORNER + thick / 2
        out = thick / 2 - 1
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)


def _marked(spot: Spot | None) -> tuple[object, ...]:
    """Return what of a spot is painted on the card that lies there."""
    return () if spot is None else (spot.badge, spot.is_dim, spot.stands)
