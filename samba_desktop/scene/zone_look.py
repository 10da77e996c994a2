"""How zones, headings, the stock, the empty places, lights and the focus ring look."""

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from samba_desktop.scene.captions import ZoneCaption
from samba_desktop.scene.kit import BOLD, CORNER, LEFT, MIDDLE, REGULAR, RIGHT, SEMIBOLD, Kit, put
from samba_desktop.scene.measures import ASPECT

DASH = (4.0, 3.0)
LINE = 1.45
"""Height of a line, in sizes of its type."""


class ZoneLook(Struct, frozen=True):
    """The ground of a side's melds, apart from its heading, whose words change far more often."""

    is_own: bool
    is_bright: bool
    """Whether its border is bright, where the zone's head is a plate and its seat is to act."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the ground."""
        radius = 14.0 * kit.lengths.unit + 2
        painter.setBrush(kit.palette.veil(0.055))
        if self.is_bright:
            painter.setPen(QPen(QColor(kit.palette.gold), 2))
        elif self.is_own:
            pen = QPen(kit.palette.line(0.42), 1.2)
            pen.setDashPattern(DASH)
            painter.setPen(pen)
        else:
            painter.setPen(QPen(kit.palette.line(0.13), 1))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


class HeadingLook(Struct, frozen=True):
    """The words at the top of a zone, and in the own one how far the first meld has come."""

    caption: ZoneCaption
    meter: tuple[int, int] | None = None
    meter_text: str = ""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the words."""
        lengths, palette = kit.lengths, kit.palette
        left = kit.font(lengths.text, SEMIBOLD)
        kit.write(painter, rect, self.caption.left, left, palette.dim)
        start = kit.width_of(self.caption.left, lengths.text, SEMIBOLD) + lengths.text
        if self.meter is not None:
            start += self._paint_meter(painter, rect, start, kit)
        rest = QRectF(rect.x() + start, rect.y(), rect.width() - start, rect.height())
        kit.write(painter, rest, self.caption.right, kit.font(lengths.text), palette.dim, RIGHT)

    def _paint_meter(self, painter: QPainter, box: QRectF, start: float, kit: Kit) -> float:
        assert self.meter is not None
        laid, needed = self.meter
        size, gold = kit.lengths.text, QColor(kit.palette.gold)
        high = max(5.0, size * 0.5)
        wide = size * 9
        bar = QRectF(box.x() + start, box.y() + (box.height() - high) / 2, wide, high)
        painter.setPen(QPen(kit.palette.line(0.35), 1))
        painter.setBrush(QColor(0, 0, 0, 70))
        painter.drawRoundedRect(bar, high / 2, high / 2)
        share = min(1.0, laid / needed) if needed > 0 else 1.0
        if share > 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(gold)
            full = QRectF(bar.x(), bar.y(), max(high, wide * share), high)
            painter.drawRoundedRect(full, high / 2, high / 2)
        need = kit.width_of(self.meter_text, size, BOLD)
        words = QRectF(bar.right() + size * 0.7, box.y(), need + 2, box.height())
        kit.write(painter, words, self.meter_text, kit.font(size, BOLD), kit.palette.text, LEFT)
        return wide + need + size * 2.4


class TitleLook(Struct, frozen=True):
    """The two lines at the top left; one line where two would have to be small and one has room."""

    title: str
    subtitle: str

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint both lines."""
        size, small = kit.lengths.text * 1.14, kit.lengths.small
        both = (size + small) * LINE
        if both > rect.height():
            gap = kit.width_of(self.title, size, BOLD) + size * 2
            if gap + kit.width_of(self.subtitle, size, SEMIBOLD) <= rect.width():
                self._write(painter, rect, rect.adjusted(gap, 0, 0, 0), (size, size), kit)
                return
            size, small = size * rect.height() / both, small * rect.height() / both
            both = rect.height()
        y = rect.y() + max(0.0, (rect.height() - both) / 2)
        upper = QRectF(rect.x(), y, rect.width(), size * LINE)
        lower = QRectF(rect.x(), upper.bottom(), rect.width(), small * LINE)
        self._write(painter, upper, lower, (size, small), kit)

    def _write(
        self, painter: QPainter, upper: QRectF, lower: QRectF, sizes: tuple[float, float], kit: Kit
    ) -> None:
        size, small = sizes
        kit.write(painter, upper, self.title, kit.font(size, BOLD), kit.palette.text)
        kit.write(painter, lower, self.subtitle, kit.font(small, SEMIBOLD), kit.palette.dim)


class StockLook(Struct, frozen=True):
    """The face-down cards that are left: some backs on one another, or an empty place."""

    cards: int

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the stack."""
        if self.cards == 0:
            paint_empty(painter, rect, kit, "")
            return
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        pixmap = kit.pictures.pixmap(None, rect.width(), ratio)
        depth = min(3, (self.cards + 19) // 20)
        edge = max(1.0, round(rect.width() * 0.024))
        shadow, reach = kit.shadow(rect.width(), rect.height(), ratio)
        card = QRectF(0, 0, rect.width(), rect.width() * ASPECT)
        out = edge * depth
        put(painter, card.adjusted(out - reach, out - reach, out + reach, out + reach), shadow)
        for at in range(depth, -1, -1):
            put(painter, card.translated(edge * at, edge * at), pixmap)


class PartLook(Struct, frozen=True):
    """A bracket under the cards of the pile that would be taken, where the others would stay."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the bracket."""
        painter.setPen(QPen(QColor(kit.palette.gold), max(1.5, 2.0 * kit.lengths.unit)))
        line = rect.adjusted(1, 0, -1, -1)
        painter.drawPolyline([line.topLeft(), line.bottomLeft(), line.bottomRight(), line.topRight()])


class LabelLook(Struct, frozen=True):
    """A line of words under stock or pile."""

    text: str
    is_centred: bool

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the words."""
        align = MIDDLE if self.is_centred else LEFT
        kit.write(painter, rect, self.text, kit.font(kit.lengths.text, SEMIBOLD), kit.palette.text, align)


class EmptyLook(Struct, frozen=True):
    """An empty place for cards."""

    sign: str
    words: str = ""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the outline, the sign and, where they fit, the words."""
        paint_empty(painter, rect, kit, self.sign)
        size = kit.lengths.small
        if self.words and kit.width_of(self.words, size) <= rect.width() - 4:
            box = QRectF(rect.x(), rect.y() + rect.height() * 0.68, rect.width(), size * 1.4)
            kit.write(painter, box, self.words, kit.font(size, REGULAR), kit.palette.dim, MIDDLE)


def paint_empty(painter: QPainter, rect: QRectF, kit: Kit, sign: str) -> None:
    """Paint the dashed outline of a place where a card may lie."""
    radius = max(4.0, min(rect.width(), rect.height() / ASPECT) * CORNER * 1.3)
    pen = QPen(kit.palette.line(0.42), 1.2)
    pen.setDashPattern(DASH)
    painter.setPen(pen)
    painter.setBrush(kit.palette.veil(0.03))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    if sign:
        font = kit.font(min(rect.width() * 0.42, rect.height() * 0.42), SEMIBOLD)
        kit.write(painter, rect, sign, font, kit.palette.line(0.55), MIDDLE)


class LightLook(Struct, frozen=True):
    """The golden glow of a place where the cards in the air may go."""

    radius: float
    is_target: bool = False
    """Whether the pointer is on it."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the glow from outside in."""
        gold = QColor(kit.palette.gold)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for out, alpha in ((6.0, 0.12), (4.0, 0.22), (2.2, 0.4)):
            gold.setAlphaF(alpha * (1.6 if self.is_target else 1.0))
            painter.setPen(QPen(gold, 2.4))
            painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), self.radius + out, self.radius + out)
        gold.setAlphaF(1.0)
        painter.setPen(QPen(gold, 3.4 if self.is_target else 2.4))
        painter.drawRoundedRect(rect, self.radius, self.radius)


class FocusLook(Struct, frozen=True):
    """The ring round what the keyboard points at: dark and light, so that it is seen on any ground."""

    radius: float

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint both lines."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#081f1d"), 6))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), self.radius + 2, self.radius + 2)
        painter.setPen(QPen(QColor("#ffffff"), 3))
        painter.drawRoundedRect(rect.adjusted(-2, -2, 2, 2), self.radius + 2, self.radius + 2)
