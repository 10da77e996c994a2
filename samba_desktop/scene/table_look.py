"""How the felt and what stands on it look: zones, plates, stock, empty places, lights, the focus ring."""

from random import Random

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap, QRadialGradient

from samba_desktop.engine.melds import SetKind
from samba_desktop.scene.captions import MeldCaption, SeatCaption, ZoneCaption
from samba_desktop.scene.kit import (
    BOLD,
    CORNER,
    LEFT,
    MIDDLE,
    REGULAR,
    RIGHT,
    SEMIBOLD,
    SMALLEST_SHARE,
    Kit,
    Palette,
    pixel_ratio,
    put,
)
from samba_desktop.scene.layout.geometry import ASPECT, Size

GRAIN = 128
"""Edge of the square of grain that is repeated, in device pixels."""
POINT = 4
"""Bytes of a point: red, green, blue and how strong it is, which are premultiplied."""
STRENGTHS = bytes(rolled % 7 for rolled in range(256))
"""How strong a point is, for each byte that can be rolled."""
SHADES = bytes(rolled % 7 if rolled // 7 % 2 else 0 for rolled in range(256))
"""How bright it is: half the points are white, the others black."""


class Backdrop:
    """The felt as a pixmap of the window's size."""

    def __init__(self, palette: Palette) -> None:
        self._palette = palette
        self._grain = _grain()
        self._pixmap = QPixmap()
        self._key: tuple[Size, float] | None = None
        self.hurries = False
        """Whether what was rendered for another size will do, stretched."""

    @property
    def palette(self) -> Palette:
        """The colours of the felt from now on; they may be set at any time."""
        return self._palette

    @palette.setter
    def palette(self, palette: Palette) -> None:
        if palette != self._palette:
            self._palette, self._key = palette, None

    def draw(self, painter: QPainter, exposed: QRectF, size: Size) -> None:
        """Paint the part of the felt that is exposed."""
        ratio = pixel_ratio(painter)
        self.prepare(size, ratio)
        # What was rendered for a smaller size is stretched; from a larger one the corner will do.
        across = min(ratio, self._pixmap.width() / size.width)
        down = min(ratio, self._pixmap.height() / size.height)
        source = QRectF(
            exposed.x() * across, exposed.y() * down, exposed.width() * across, exposed.height() * down
        )
        painter.drawPixmap(exposed, self._pixmap, source)

    def prepare(self, size: Size, ratio: float) -> None:
        """Render the felt for a size ahead of the first paint, which has enough to do."""
        if self._key != (size, ratio) and (self._key is None or not self.hurries):
            self._key = (size, ratio)
            self._pixmap = self._render(size, ratio)

    def _render(self, size: Size, ratio: float) -> QPixmap:
        image = QImage(
            max(1, round(size.width * ratio)), max(1, round(size.height * ratio)), QImage.Format.Format_RGB32
        )
        image.setDevicePixelRatio(ratio)
        painter = QPainter(image)
        middle = QPointF(size.width / 2, size.height * 0.46)
        gradient = QRadialGradient(middle, max(size.width, size.height) * 0.64)
        gradient.setColorAt(0, QColor(self._palette.felt_light))
        gradient.setColorAt(1, QColor(self._palette.felt_dark))
        painter.fillRect(QRectF(0, 0, size.width, size.height), gradient)
        if self._palette.has_grain:
            grain = QPixmap.fromImage(self._grain)
            grain.setDevicePixelRatio(ratio)
            painter.drawTiledPixmap(QRectF(0, 0, size.width, size.height), grain)
        painter.end()
        return QPixmap.fromImage(image)


def _grain() -> QImage:
    """Make a faint weave, by a fixed rule so that pictures can be compared; it hides the gradient's steps."""
    rolled = Random(GRAIN).randbytes(GRAIN * GRAIN)
    shade, strength = rolled.translate(SHADES), rolled.translate(STRENGTHS)
    points = bytearray(POINT * len(rolled))
    points[0::POINT] = points[1::POINT] = points[2::POINT] = shade
    points[3::POINT] = strength
    size = GRAIN, GRAIN, POINT * GRAIN
    return QImage(points, *size, QImage.Format.Format_RGBA8888_Premultiplied).copy()


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


PIP = 0.52
"""Radius of a pip, in heights of the text."""
WORTH, ON_PLATE = 1.75, 1.25
"""Height of the number that a round is worth, in heights of the text: in a zone's own head, on a plate."""


def paint_worth(
    painter: QPainter, rect: QRectF, caption: ZoneCaption, kit: Kit, times: float = WORTH
) -> float:
    """Paint what a round is worth at the right end, pips and a flag before it; answer how wide all is."""
    size, x = kit.lengths.text, rect.right()
    high = min(size * times, rect.height() * 0.95)
    if caption.worth:
        wide = kit.width_of(caption.worth, high, BOLD)
        box = QRectF(x - wide - 1, rect.y(), wide + 2, rect.height())
        kit.write(painter, box, caption.worth, kit.font(high, BOLD), kit.palette.text, RIGHT)
        x -= wide + size * 1.1
    full, every = caption.pips
    radius = size * PIP
    for number in range(every - 1, -1, -1):
        _paint_pip(painter, QPointF(x - radius, rect.center().y()), radius, kit, is_full=number < full)
        x -= radius * 2 + size * 0.5
    if caption.flag:
        x -= size * 0.4
        flag = QRectF(
            x - flag_width(caption.flag, kit), rect.y(), flag_width(caption.flag, kit), rect.height()
        )
        paint_flag(painter, flag, caption.flag, kit, QColor(kit.palette.primary))
        x = flag.x() - size * 0.8
    return rect.right() - x


def worth_width(caption: ZoneCaption, height: float, kit: Kit, times: float = WORTH) -> float:
    """Return how wide all that is without painting it, in a line of this height."""
    size = kit.lengths.text
    found = 0.0
    if caption.worth:
        found += kit.width_of(caption.worth, min(size * times, height * 0.95), BOLD) + size * 1.1
    found += caption.pips[1] * (size * PIP * 2 + size * 0.5)
    return found + (flag_width(caption.flag, kit) + size * 1.2 if caption.flag else 0.0)


def _paint_pip(painter: QPainter, middle: QPointF, radius: float, kit: Kit, *, is_full: bool) -> None:
    gold = QColor(kit.palette.gold)
    if is_full:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(gold)
    else:
        gold.setAlphaF(0.8)
        painter.setPen(QPen(gold, max(1.4, radius * 0.26)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(middle, radius, radius)


def within(caption: ZoneCaption, wide: float, height: float, kit: Kit, times: float = WORTH) -> ZoneCaption:
    """Leave out what has no room of a zone's words and signs: the flag's words, the pips, then the flag."""
    bare = replace(caption, flag=" ") if caption.flag else caption
    ways = (caption, bare, replace(bare, pips=(0, 0)), replace(caption, flag="", pips=(0, 0)))
    found = (one for one in ways if worth_width(one, height, kit, times) <= wide)
    return next(found, ZoneCaption())


FLAG = 1.85
"""Height of a flag with words, in heights of the text."""


def flag_width(words: str, kit: Kit) -> float:
    """Return the width of a flag with these words."""
    size = kit.lengths.text
    return kit.width_of(words, size, BOLD) + size * 2.8


def paint_flag(painter: QPainter, rect: QRectF, words: str, kit: Kit, colour: QColor) -> None:
    """Paint a flag with a pennant and words in the middle of the height of a rectangle."""
    size = kit.lengths.text
    high = min(size * FLAG, rect.height())
    box = QRectF(rect.x(), rect.y() + (rect.height() - high) / 2, rect.width(), high)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawRoundedRect(box, high * 0.42, high * 0.42)
    painter.setPen(QPen(QColor(FLAG_INK), max(1.2, size * 0.11)))
    pole, middle, tall = box.x() + size * 0.85, box.center().y(), size * 0.5
    painter.drawLine(QPointF(pole, middle - tall), QPointF(pole, middle + tall))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(FLAG_INK))
    tip = QPointF(pole + size * 0.72, middle - tall * 0.45)
    painter.drawPolygon([QPointF(pole, middle - tall), tip, QPointF(pole, middle + tall * 0.1)])
    inside = QRectF(pole + size * 0.95, box.y(), box.right() - pole - size * 1.5, high)
    kit.write(painter, inside, words, kit.font(size, BOLD), FLAG_INK, LEFT)


FLAG_INK, WARNING = "#1d2420", "#ee8f78"


class WarningLook(Struct, frozen=True):
    """A flag at the plate of a seat that may be out soon."""

    words: str

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the flag."""
        paint_flag(painter, rect, self.words, kit, QColor(WARNING))


class MeldHeadLook(Struct, frozen=True):
    """The words over a meld: on a plate in the colour of the set where it is complete."""

    caption: MeldCaption
    kind: SetKind | None = None

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the plate and the words, as many as have room."""
        box = rect.adjusted(0, 0, 0, -rect.height() * 0.12)
        size = min(kit.lengths.text, box.height() * 0.84)
        if self.kind is None:
            self._paint_open(painter, box, size, kit)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(set_colour(self.kind, kit.palette))
        painter.drawRoundedRect(box, min(6.0, box.height() * 0.3), min(6.0, box.height() * 0.3))
        ink, inner = text_colour(self.kind, kit.palette), box.adjusted(3, 0, -3, 0)
        words = (
            self.caption.name
            if kit.fits(self.caption.name, inner.width(), size, BOLD)
            else self.caption.short
        )
        kit.write(painter, inner, words, kit.font(size, BOLD), ink, MIDDLE)

    def _paint_open(self, painter: QPainter, box: QRectF, size: float, kit: Kit) -> None:
        caption, palette = self.caption, kit.palette
        name, count = kit.width_of(caption.name, size, SEMIBOLD), kit.width_of(caption.count, size, SEMIBOLD)
        if name + count + size * 0.6 <= box.width():
            kit.write(painter, box, caption.name, kit.font(size, SEMIBOLD), palette.text)
            kit.write(painter, box, caption.count, kit.font(size, SEMIBOLD), palette.dim, RIGHT)
        else:
            kit.write(painter, box, caption.short, kit.font(size, SEMIBOLD), palette.text, MIDDLE)


def text_colour(kind: SetKind | None, palette: Palette) -> QColor:
    """Return the colour of the words on the plate of a set: gold on that of a samba with wild cards."""
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


class HeadingLook(Struct, frozen=True):
    """The head of a zone: whose it is, what it is worth; in the own one how far the first meld has come."""

    caption: ZoneCaption
    meter: tuple[int, int] | None = None
    meter_text: str = ""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the words."""
        lengths, palette = kit.lengths, kit.palette
        side, players = self.caption.side or self.caption.left, self.caption.players
        kit.write(painter, rect, side, kit.font(lengths.text, BOLD), palette.text)
        start = kit.width_of(side, lengths.text, BOLD) + lengths.text * 0.7
        caption = within(self.caption, rect.width() - start, rect.height(), kit)
        room = rect.width() - worth_width(caption, rect.height(), kit)
        if players and start + kit.width_of(players, lengths.text) < room:
            rest = QRectF(rect.x() + start, rect.y(), rect.width() - start, rect.height())
            kit.write(painter, rest, players, kit.font(lengths.text), palette.dim)
            start += kit.width_of(players, lengths.text) + lengths.text
        if self.meter is not None:
            self._paint_meter(painter, rect, start, kit)
        paint_worth(painter, rect, caption, kit)

    def _paint_meter(self, painter: QPainter, box: QRectF, start: float, kit: Kit) -> None:
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
        ratio = pixel_ratio(painter)
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


class OfferLook(Struct, frozen=True):
    """Words on a pill under the pile: it may be taken."""

    text: str

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the pill and the words."""
        size, gold = kit.lengths.text * 1.12, QColor(kit.palette.gold)
        wide = min(rect.width(), kit.width_of(self.text, size, BOLD) + size * 2)
        box = QRectF(rect.x(), rect.y(), wide, rect.height()).adjusted(1, 1, -1, -1)
        gold.setAlphaF(0.75)
        painter.setPen(QPen(gold, 1.4))
        painter.setBrush(QColor(kit.palette.plate))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        kit.write(
            painter,
            box.adjusted(size * 0.5, 0, -size * 0.5, 0),
            self.text,
            kit.font(size, BOLD),
            kit.palette.gold,
            MIDDLE,
        )


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


class BandLook(Struct, frozen=True):
    """A frame that can be seen through."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the frame."""
        ground = QColor(kit.palette.gold)
        ground.setAlphaF(0.16)
        painter.setPen(QPen(QColor(kit.palette.gold), 1.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)


class GapLook(Struct, frozen=True):
    """A bar between two cards."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the bar, which shows on pale cards and on dark cloth."""
        painter.setPen(QPen(QColor(kit.palette.felt_dark), 1.5))
        painter.setBrush(QColor(kit.palette.gold))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)


BACKS = 3
"""Most backs in the little fan."""
INK = "#12211f"


class PlateLook(Struct, frozen=True):
    """A seat's plate."""

    caption: SeatCaption
    cards: int
    is_head: bool
    """Whether it is the head of a zone and has no ground of its own."""
    is_to_act: bool
    is_thinking: bool = False
    """Whether dots stand in place of the avatar's letter."""
    pulse: float = 0.0
    """0 to 1: how far the quiet pulse of a thinking seat is."""
    reserved: float = 0.0
    """Room at the right that something else takes."""
    zone: ZoneCaption | None = None
    """The words of the zone whose head this is."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the plate."""
        if not self.is_head:
            self._paint_ground(painter, rect, kit)
        pad = rect.height() * 0.16 if not self.is_head else 2.0
        disc = min(rect.height() - 2 * pad, rect.height() * 0.68)
        self._paint_avatar(painter, QRectF(rect.x() + pad, _middle(rect, disc), disc, disc), kit)
        right = rect.right() - self.reserved - (pad if not self.is_head else 0.0)
        left = rect.x() + pad + disc + rect.height() * 0.16
        words = QRectF(left, rect.y(), right - left - rect.height() * 0.1, rect.height())
        fan = _fan(rect, right, self.cards, kit, is_head=self.is_head)
        beside = words.adjusted(0, 0, fan.back.x() - right, 0)
        if self._fits(beside, kit):
            self._paint_backs(painter, fan, kit)
        else:
            beside = words.adjusted(0, 0, fan.disc.x() - right, 0)
        self._paint_count(painter, fan, kit)
        self._paint_words(painter, beside, kit)

    def _paint_ground(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        radius = min(14.0 * kit.lengths.unit + 2, rect.height() / 3)
        painter.setBrush(QColor(kit.palette.plate))
        if self.is_to_act:
            gold = QColor(kit.palette.gold)
            gold.setAlphaF(1.0 - 0.55 * self.pulse)
            painter.setPen(QPen(gold, 2.2))
        else:
            painter.setPen(QPen(kit.palette.line(0.14), 1))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_avatar(self, painter: QPainter, disc: QRectF, kit: Kit) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.palette.avatar(self.caption.colour_index))
        painter.drawEllipse(disc)
        if self.is_thinking:
            self._paint_dots(painter, disc)
        else:
            size = disc.height() * (0.5 if len(self.caption.initial) < 2 else 0.4)
            kit.write(painter, disc, self.caption.initial, kit.font(size, BOLD), INK, MIDDLE)
        if self.pulse > 0 and self.is_head:
            gold = QColor(kit.palette.gold)
            gold.setAlphaF(self.pulse)
            painter.setPen(QPen(gold, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(-1, -1, 1, 1))

    def _paint_dots(self, painter: QPainter, disc: QRectF) -> None:
        """Paint three dots, which light up one after another as the plate pulses."""
        radius = disc.width() * 0.085
        for number in range(3):
            ink = QColor(INK)
            ink.setAlphaF(1.0 - 0.7 * abs(self.pulse - number / 2))
            painter.setBrush(ink)
            x = disc.center().x() + (number - 1) * disc.width() * 0.25
            painter.drawEllipse(QPointF(x, disc.center().y()), radius, radius)

    def _paint_words(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        palette = kit.palette
        name, small = self._sizes(rect, kit)
        wide, second = rect.width(), self.caption.detail
        if self.zone is not None:
            least = kit.width_of(self.caption.name, int(name * SMALLEST_SHARE) + 1, BOLD) + small
            zone = within(self.zone, wide - least, rect.height(), kit, ON_PLATE)
            wide -= paint_worth(painter, rect.adjusted(0, 0, -small * 0.5, 0), zone, kit, ON_PLATE) + small
            second = second if kit.fits(second, wide, small) else ""
        both = name * 1.3 + small * 1.35 if second else name * 1.3
        y = rect.y() + (rect.height() - both) / 2
        upper = QRectF(rect.x(), y, wide, name * 1.3)
        kit.write(painter, upper, self.caption.name, kit.font(name, BOLD), palette.text)
        lower = QRectF(rect.x(), y + name * 1.3, wide, small * 1.35)
        kit.write(painter, lower, second, kit.font(small, REGULAR), palette.dim)

    def _sizes(self, rect: QRectF, kit: Kit) -> tuple[float, float]:
        """Return the sizes of the name and of the line below it."""
        name = min(kit.lengths.text * 1.15, rect.height() * 0.36)
        return name, min(kit.lengths.small, rect.height() * 0.32)

    def _fits(self, rect: QRectF, kit: Kit) -> bool:
        """Tell whether the words can be read beside the backs."""
        name, small = self._sizes(rect, kit)
        taken = (
            worth_width(self.zone, rect.height(), kit, ON_PLATE) + small * 2 if self.zone is not None else 0.0
        )
        second = "" if self.zone is not None else self.caption.detail
        wide = rect.width() - taken
        return kit.fits(self.caption.name, wide, name, BOLD) and kit.fits(second, wide, small)

    def _paint_backs(self, painter: QPainter, fan: "_Fan", kit: Kit) -> None:
        ratio = pixel_ratio(painter)
        pixmap = kit.pictures.pixmap(None, fan.back.width(), ratio)
        for at in range(min(BACKS, self.cards)):
            put(painter, fan.back.translated(at * fan.step, 0), pixmap)

    def _paint_count(self, painter: QPainter, fan: "_Fan", kit: Kit) -> None:
        painter.setPen(QPen(kit.palette.line(0.9), 1.3))
        painter.setBrush(QColor(kit.palette.hand_back))
        painter.drawEllipse(fan.disc)
        kit.write(painter, fan.disc, str(self.cards), kit.font(fan.size, BOLD), kit.palette.text, MIDDLE)


class _Fan(Struct, frozen=True):
    """Where the backs lie and the number of the cards stands."""

    back: QRectF
    """The first one."""
    step: int
    disc: QRectF
    size: float
    """Of the type of the number."""


def _fan(rect: QRectF, right: float, cards: int, kit: Kit, *, is_head: bool) -> _Fan:
    wide = round(rect.height() * (0.46 if is_head else 0.41))
    step = max(2, round(wide * 0.26))
    size = max(10.0, min(kit.lengths.text * 0.95, rect.height() * 0.28))
    disc = max(size * 1.75, kit.width_of(str(cards), size, BOLD) + size * 0.75)
    left = round(right - wide - step * (BACKS - 1) - disc * 0.4)
    high = wide * ASPECT
    y = round(rect.y() + (rect.height() - high) / 2 - rect.height() * 0.03)
    box = QRectF(right - disc, y + high - disc * 0.72, disc, disc)
    return _Fan(QRectF(left, y, wide, high), step, box, size)


def _middle(rect: QRectF, high: float) -> float:
    return rect.y() + (rect.height() - high) / 2
