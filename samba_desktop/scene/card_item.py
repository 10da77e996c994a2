"""One card on the screen: what it shows and how it is painted; it does not know why it moves."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.scene.badge_look import BadgeWord, paint_badge
from samba_desktop.scene.kit import CORNER, Kit, put
from samba_desktop.scene.measures import ASPECT
from samba_desktop.scene.spots import Spot


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
        self._word = BadgeWord()
        self._kit = kit
        self._width = 10.0
        self._pixmap_width = 10.0
        self._turned = False
        self._face_up = card is not None
        self._flight: Flight | None = None
        self._progress = 1.0
        self._is_selected = False
        self._is_fresh = False
        self._is_hinted = False
        self._is_won = False
        self._is_news = False
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
    def word(self) -> BadgeWord:
        """The word on its badge, where it has one."""
        return self._word

    @word.setter
    def word(self, word: BadgeWord) -> None:
        if word != self._word:
            self._word = word
            self.update()

    @property
    def is_chosen(self) -> bool:
        """Return whether the player has selected it."""
        return self._is_selected

    @property
    def is_hinted(self) -> bool:
        """Return whether it is marked as what a hint means."""
        return self._is_hinted

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
        self._is_selected = self._is_selected if chosen is None else chosen
        self._is_fresh = self._is_fresh if fresh is None else fresh
        self._is_hinted = self._is_hinted if hinted is None else hinted
        self._is_won = self._is_won if won is None else won
        self._is_news = self._is_news if news is None else news
        if before != self._marks():
            self.update()

    def _marks(self) -> tuple[bool, ...]:
        return (self._is_selected, self._is_fresh, self._is_hinted, self._is_won, self._is_news)

    @property
    def is_news(self) -> bool:
        """Return whether it is marked as brought by another seat since the own last move."""
        return self._is_news

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
        self._flight = None
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
        self._flight = Flight(self.pos(), end, self._width, width, self._face_up, face_up)
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
        if self._flight is None or self._progress >= 1:
            return False
        self._flight = replace(self._flight, end=end)
        return True

    def land(self) -> None:
        """Be where the flight leads, at once."""
        flight = self._flight
        if flight is not None:
            self.place_at(flight.end, flight.to_width, turned=self._turned, face_up=flight.to_up)
        self.setVisible(True)

    def _get_progress(self) -> float:
        return self._progress

    def _set_progress(self, share: float) -> None:
        flight = self._flight
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
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
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
        return self._flight is not None and self._progress < 1

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
        flight = self._flight
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
        strong = self._is_selected or self._is_hinted or self._is_won
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
