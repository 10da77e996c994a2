"""The felt of the table, rendered once for each size; no item lies in it."""

from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from samba_desktop.scene.colours import Palette
from samba_desktop.scene.geometry import Size

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
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
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
