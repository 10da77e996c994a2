"""What everything on the table is painted with: colours, typeface, shadows, panels; knows no place."""

import math
from collections.abc import Callable, Hashable
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from samba_desktop import assets
from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import Place
from samba_desktop.scene.layout.geometry import Measures, Rect


def _white(alpha: float) -> QColor:
    return QColor(255, 255, 255, round(255 * min(1.0, alpha)))


class Palette(Struct, frozen=True):
    """Every colour that a table is painted in, light writing on a dark ground.

    Colours of eight digits begin with their alpha, as Qt writes them.
    """

    felt_light: str = "#1f655a"
    felt_dark: str = "#0f423d"
    plate: str = "#e60b2e2c"
    text: str = "#f4faf6"
    dim: str = "#ebe2efe9"
    gold: str = "#f3cf67"
    button: str = "#26ffffff"
    button_hover: str = "#3affffff"
    button_edge: str = "#00ffffff"
    unusable: float = 0.38
    """How strongly a button is seen that cannot be pressed, 0 to 1."""
    primary: str = "#e0b04a"
    primary_text: str = "#1d2420"
    refusal: str = "#f5a8432b"
    info: str = "#b00b2e2c"
    natural_badge: str = "#b8232f"
    mixed_badge: str = "#20242e"
    samba_badge: str = "#92620a"
    mixed_samba_badge: str = "#17140d"
    wild_badge: str = "#6b3fa0"
    count_badge: str = "#e81b3b38"
    hand_back: str = "#0b2e2c"
    """Of the small cards that say how many a seat holds."""
    shade: str = "#8c0f3e38"
    """What lies over cards that count no more."""
    preview: str = "#f0082220"
    """Behind cards that are fanned out over the table."""
    line_strength: float = 1.0
    """How much stronger than usual the lines round plates, zones and empty places are."""
    has_grain: bool = True
    """Whether the cloth shows its weave."""
    avatars: tuple[str, ...] = ("#e3b34c", "#7fb2e5", "#e88d78", "#b99be3", "#93cf85", "#e59ac0")

    def avatar(self, index: int) -> QColor:
        """Return the colour of an avatar."""
        return QColor(self.avatars[index % len(self.avatars)])

    @staticmethod
    def veil(alpha: float) -> QColor:
        """Return white of the given strength, 0 to 1, to fill with."""
        return _white(alpha)

    def line(self, alpha: float) -> QColor:
        """Return white to draw lines with; on a table of high contrast it is stronger than asked for."""
        return _white(alpha * self.line_strength)


LAGOON = Palette()
HARBOUR = Palette(
    felt_light="#26598b",
    felt_dark="#122c4f",
    plate="#e60c2140",
    dim="#ebdfe8f3",
    info="#b00c2140",
    count_badge="#e81c3556",
    hand_back="#0c2140",
    shade="#8c143358",
    preview="#f0091a33",
)
NIGHT = Palette(
    felt_light="#2c2f35",
    felt_dark="#121316",
    plate="#e60a0b0d",
    text="#e8e9ec",
    dim="#d0d5d8de",
    gold="#e3bb55",
    button="#20ffffff",
    button_hover="#38ffffff",
    primary="#cfa141",
    info="#b0050607",
    samba_badge="#8a5a08",
    count_badge="#e82a2d33",
    hand_back="#0a0b0d",
    shade="#a0121316",
    preview="#f0060708",
    line_strength=1.3,
)
CONTRAST = Palette(
    felt_light="#000000",
    felt_dark="#000000",
    plate="#ff000000",
    text="#ffffff",
    dim="#ffffffff",
    gold="#ffe600",
    button="#ff1a1a1a",
    button_hover="#ff444444",
    button_edge="#ffffffff",
    unusable=0.6,
    primary="#ffe600",
    primary_text="#000000",
    refusal="#ff9c1c00",
    info="#ff000000",
    natural_badge="#b00014",
    mixed_badge="#101014",
    samba_badge="#704a00",
    mixed_samba_badge="#000000",
    wild_badge="#5a1fa0",
    count_badge="#ff000000",
    hand_back="#000000",
    shade="#a0000000",
    preview="#ff000000",
    line_strength=6.0,
    has_grain=False,
    avatars=("#ffe600", "#6cc8ff", "#ff9b85", "#d0b0ff", "#8ff07a", "#ff9fd8"),
)


FONT_FAMILY = "Samba Sans"
"""The family that the bundled files make known."""
FILES = ("SambaSans-Regular.otf", "SambaSans-SemiBold.otf", "SambaSans-Bold.otf")


def load_fonts() -> bool:
    """Make the bundled fonts known to Qt; answers whether all of them could be read.

    Needs a QGuiApplication.
    """
    loaded = [QFontDatabase.addApplicationFont(str(assets.path(f"fonts/{name}"))) for name in FILES]
    return all(number >= 0 for number in loaded)


CORNER = 0.065
"""Radius of a card's corners, in card widths."""
SHADOW_STEPS = 7
SMALLEST_SHARE = 0.8
"""How far text that is too long may shrink before it is cut."""
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter
REGULAR, SEMIBOLD, BOLD = QFont.Weight.Normal, QFont.Weight.DemiBold, QFont.Weight.Bold


class CardPictures(Protocol):
    """Where the pixmaps of cards come from."""

    def pixmap(
        self,
        card: Card | None,
        width: float,
        ratio: float,
        *,
        turned: bool = False,
        stands: Card | None = None,
    ) -> QPixmap:
        """Return a card, or the back for None, `width` logical pixels wide, sharp at the pixel ratio.

        A wild card that `stands` for another one says so on a chip.
        """
        ...


Shadows = dict[tuple[float, float, float], QPixmap]
"""Shadows by the width and height of the card and the pixel ratio."""


class Kit:
    """The tools of every paint function; made anew when the deck, the colours or the lengths change."""

    def __init__(
        self,
        pictures: CardPictures,
        lengths: Measures,
        palette: Palette,
        family: str = FONT_FAMILY,
        *,
        shadows: Shadows | None = None,
    ) -> None:
        """`shadows` are those of other cards that are to do for all, where there is no time to paint any."""
        self.pictures = pictures
        self.lengths = lengths
        self.palette = palette
        self._family = family
        self._fonts: dict[tuple[float, QFont.Weight], QFont] = {}
        self._kept: dict[Hashable, QPixmap] = {}
        self._shadows: Shadows = {}
        self._borrowed = shadows or {}

    def font(self, size: float, weight: QFont.Weight = REGULAR) -> QFont:
        """Return the table's font, `size` pixels high."""
        key = (round(size, 1), weight)
        if key not in self._fonts:
            font = QFont(self._family)
            font.setPixelSize(max(1, round(size)))
            font.setWeight(weight)
            self._fonts[key] = font
        return self._fonts[key]

    def width_of(self, text: str, size: float, weight: QFont.Weight = REGULAR) -> float:
        """Measure a line of text."""
        return QFontMetricsF(self.font(size, weight)).horizontalAdvance(text)

    def fits(self, text: str, width: float, size: float, weight: QFont.Weight = REGULAR) -> bool:
        """Tell whether a line can be written whole, smaller where it must be."""
        return self.width_of(text, int(size * SMALLEST_SHARE), weight) <= width

    def write(  # noqa: PLR0913, PLR0917 - as QPainter.drawText, with the font and the colour
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        font: QFont,
        colour: QColor | str,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        """Write one line, made smaller and at last cut where it is too long."""
        size = font.pixelSize()
        weight = QFont.Weight(font.weight())
        wide = QFontMetricsF(font).horizontalAdvance(text)
        if wide > rect.width() > 0:
            size = max(int(size * rect.width() / wide), int(size * SMALLEST_SHARE))
            font = self.font(size, weight)
            shown = QFontMetricsF(font).elidedText(text, Qt.TextElideMode.ElideRight, rect.width() + 1)
        else:
            shown = text
        painter.setFont(font)
        painter.setPen(QColor(colour))
        painter.drawText(rect, int(align) | int(Qt.TextFlag.TextSingleLine), shown)

    def kept(self, key: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """Return a picture that was painted before, or have it painted and keep it."""
        if key not in self._kept:
            self._kept[key] = paint()
        return self._kept[key]

    @property
    def shadows(self) -> Shadows:
        """The shadows that were painted so far."""
        return self._borrowed or self._shadows

    def shadow(self, width: float, height: float, ratio: float) -> tuple[QPixmap, float]:
        """Return the soft shadow of a card of this size, and how far it reaches beyond the card."""
        # Made for whole device pixels, so that what is kept does not depend on which card asked first.
        width, height = round(width * ratio) / ratio, round(height * ratio) / ratio
        reach = max(4.0, round(min(width, height) * 0.07))
        key = (width, height, ratio)
        if self._borrowed:
            nearest = min(self._borrowed, key=lambda one: abs(one[0] - width) + abs(one[1] - height))
            return self._borrowed[nearest], reach
        if key not in self._shadows:
            self._shadows[key] = _shadow(width, height, reach, ratio)
        return self._shadows[key], reach


def pixel_ratio(painter: QPainter) -> float:
    """Return the device pixels per logical pixel of what is painted on."""
    device = painter.device()
    return device.devicePixelRatio() if device is not None else 1.0


def put(painter: QPainter, rect: QRectF, picture: QPixmap) -> None:
    """Paint a picture into a rectangle, stretched only where it was made for another size."""
    ratio = picture.devicePixelRatio()
    if abs(picture.width() - rect.width() * ratio) < 1:
        painter.drawPixmap(rect.topLeft(), picture)
    else:
        painter.drawPixmap(rect, picture, QRectF(picture.rect()))


def _shadow(width: float, height: float, reach: float, ratio: float) -> QPixmap:
    size = (round((width + 2 * reach) * ratio), round((height + 2 * reach) * ratio))
    drawn = QPixmap(*size)
    drawn.setDevicePixelRatio(ratio)
    drawn.fill(Qt.GlobalColor.transparent)
    painter = QPainter(drawn)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    body = QRectF(reach, reach * 1.3, width, height)
    radius = min(width, height) * CORNER
    for step in range(SHADOW_STEPS):
        out = reach * 0.85 * (1 - step / SHADOW_STEPS)
        painter.setBrush(QColor(0, 20, 16, 11 + 3 * step))
        painter.drawRoundedRect(body.adjusted(-out, -out, out, out * 0.82), radius + out, radius + out)
    painter.end()
    return drawn


class Look(Protocol):
    """How a panel is painted: a value, so that an unchanged panel need not be painted again."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint into `rect`, whose top left corner is the origin."""
        ...


class Panel(QGraphicsItem):
    """A rectangle with a look; what it stands for is said by `place` or `button`."""

    def __init__(self, kit: Kit, z: float, place: Place | None = None, button: str = "") -> None:
        super().__init__()
        self._kit = kit
        self._look: Look | None = None
        self._rect = QRectF()
        self._reach = 0.0
        self._picture: QPixmap | None = None
        self.place = place
        self.button = button
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def look(self) -> Look | None:
        """Return the look that it has."""
        return self._look

    @property
    def area(self) -> QRectF:
        """Return the rectangle in the scene, without what glows around it."""
        return self._rect.translated(self.pos())

    def show_as(self, rect: Rect, look: Look, kit: Kit, reach: float = 0.0) -> None:
        """Stand at `rect` and look like `look`; `reach` is how far it paints beyond."""
        box = QRectF(0, 0, rect.width, rect.height)
        self.setPos(round(rect.x), round(rect.y))
        changed = look != self._look or kit is not self._kit
        if box != self._rect or reach != self._reach:
            self.prepareGeometryChange()
            self._rect, self._reach = box, reach
            changed = True
        self._look, self._kit = look, kit
        if changed:
            self._picture = None
            self.update()

    def boundingRect(self) -> QRectF:
        """Return all that is painted."""
        out = math.ceil(self._reach) + 1
        return self._rect.adjusted(-out, -out, out, out)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Put the picture of the look onto the table, which is painted anew only after a change."""
        ratio = pixel_ratio(painter)
        if self._look is None or self._rect.isEmpty():
            return
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(self._look, ratio)
        corner = self.boundingRect().topLeft() + self.pos()
        aligned = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.drawPixmap(aligned - self.pos(), self._picture)

    def _painted(self, look: Look, ratio: float) -> QPixmap:
        box = self.boundingRect()
        picture = QPixmap(math.ceil(box.width() * ratio), math.ceil(box.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        look.paint(painter, self._rect, self._kit)
        painter.end()
        return picture
