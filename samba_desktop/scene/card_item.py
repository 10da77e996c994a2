"""One card on the screen with its marks: what it shows and how it is painted; not why it moves."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.scene.kit import BOLD, CORNER, MIDDLE, Kit, pixel_ratio, put
from samba_desktop.scene.layout.geometry import ASPECT
from samba_desktop.scene.layout.spots import Spot

LOW = 0.26
"""The size of a number on a card, as a share of the card's width."""


def paint_count(painter: QPainter, rect: QRectF, count: int, kit: Kit) -> None:
    """Paint how many cards lie on one another onto the top one, which is `rect`."""
    size = max(9.0, min(kit.lengths.text * 0.96, rect.width() * LOW))
    text, pad = f"×{count}", max(1.5, rect.width() * 0.03)
    wide, high = min(rect.width() - 2, kit.width_of(text, size, BOLD) + size * 1.05), size * 1.5
    box = QRectF(rect.right() - wide - pad, rect.bottom() - high - pad, wide, high)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(255, 255, 255, 60), 1))
    painter.setBrush(QColor(kit.palette.count_badge))
    painter.drawRoundedRect(box, high / 2, high / 2)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    kit.write(painter, box, text, kit.font(size, BOLD), kit.palette.text, MIDDLE)


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
        self._kit = kit
        self._width = 10.0
        self._pixmap_width = 10.0
        self._turned = False
        self._face_up = card is not None
        self.flight: Flight | None = None
        self._progress = 1.0
        self.is_chosen = False
        """Whether the player has selected it; this and the five marks below are set by `mark`."""
        self.is_fresh = False
        self.is_hinted = False
        """Whether a hint means it."""
        self.is_won = False
        """Whether it has won the draw for the first dealer."""
        self.is_offered = False
        """Whether it is the top of a pile that may be taken, or a card that would take it."""
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

    def mark(  # noqa: PLR0913 - a mark each
        self,
        *,
        chosen: bool | None = None,
        fresh: bool | None = None,
        hinted: bool | None = None,
        won: bool | None = None,
        news: bool | None = None,
        offered: bool | None = None,
    ) -> None:
        """Set or unset marks; None leaves one as it is."""
        before = self._marks()
        self.is_chosen = self.is_chosen if chosen is None else chosen
        self.is_fresh = self.is_fresh if fresh is None else fresh
        self.is_hinted = self.is_hinted if hinted is None else hinted
        self.is_won = self.is_won if won is None else won
        self.is_news = self.is_news if news is None else news
        self.is_offered = self.is_offered if offered is None else offered
        if before != self._marks():
            self.update()

    def _marks(self) -> tuple[bool, ...]:
        return (self.is_chosen, self.is_fresh, self.is_hinted, self.is_won, self.is_news, self.is_offered)

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
        """Paint shadow, card, marks and number."""
        ratio = pixel_ratio(painter)
        rect = self.rect
        if self._squeeze() >= 1:
            shadow, reach = self._kit.shadow(rect.width(), rect.height(), ratio)
            put(painter, rect.adjusted(-reach, -reach, reach, reach), shadow)
        self._paint_card(painter, rect, ratio)
        if self.spot is not None and self.spot.is_dim:
            self._paint_veil(painter, rect)
        self._paint_rings(painter, rect)
        if self.spot is not None and self.spot.count and not self._is_flying():
            paint_count(painter, rect, self.spot.count, self._kit)

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

    def _paint_glow(self, painter: QPainter, rect: QRectF, radius: float) -> None:
        gold, unit = QColor(self._kit.palette.gold), self._width / 100
        for out, strength in GLOW:
            gold.setAlphaF(strength)
            painter.setPen(QPen(gold, 2.4 * unit))
            far = out * unit
            painter.drawRoundedRect(rect.adjusted(-far, -far, far, far), radius + far, radius + far)

    def _paint_rings(self, painter: QPainter, rect: QRectF) -> None:
        if not any(self._marks()) or self._squeeze() < 1:
            return
        strong = self.is_chosen or self.is_hinted or self.is_won or self.is_offered
        thick = max(2.5, self._width * 0.034) if strong else max(1.5, self._width * 0.016)
        gold = QColor(self._kit.palette.gold)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(gold if strong else gold.lighter(112), thick))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = self._width * CORNER + thick / 2
        out = thick / 2 - 1
        if self.is_offered:
            self._paint_glow(painter, rect, radius)
            painter.setPen(QPen(gold, thick))
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), radius, radius)


GLOW = ((7.5, 0.07), (5.5, 0.12), (3.5, 0.2), (1.8, 0.34))
"""The rings of a glow: how far out each lies, in pixels of a card 100 wide, and how strong it is."""


def _marked(spot: Spot | None) -> tuple[object, ...]:
    """Return what of a spot is painted on the card that lies there."""
    return () if spot is None else (spot.count, spot.is_dim, spot.stands)
