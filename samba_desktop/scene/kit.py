"""What everything on the table is painted with: card pixmaps, fonts, colours, lengths; knows no place."""

from collections.abc import Callable, Hashable
from typing import Protocol

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from samba_desktop.engine.cards import Card
from samba_desktop.scene.colours import Palette
from samba_desktop.scene.fonts import FONT_FAMILY
from samba_desktop.scene.measures import Measures

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
