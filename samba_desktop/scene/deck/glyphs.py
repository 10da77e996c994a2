"""Index letters as outlines from the bundled font, so that every machine draws the same; paints nothing."""

from pathlib import Path

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QPainterPath, QRawFont, QTransform

INDEX_FONT = "fonts/SambaSans-Bold.otf"
"""The font of the indices, below the assets."""

_SIZE = 1000.0
"""Outlines are taken at this size in pixels, where rounding no longer shows."""
_TIGHT = 0.96
"""Letters of one index stand this share of their usual distance apart."""


class Glyphs:
    """The letters of one font file as outlines.

    Needs a QGuiApplication. Raises FileNotFoundError where the font cannot be read.
    """

    def __init__(self, font: Path) -> None:
        self._font = QRawFont(str(font), _SIZE, QFont.HintingPreference.PreferNoHinting)
        if not self._font.isValid():
            raise FileNotFoundError(font)
        self._cap = self._font.capHeight()

    def word(self, text: str) -> QPainterPath:
        """Outline a word on the line y = 0 from x = 0, with capitals one unit high."""
        indexes = self._font.glyphIndexesForString(text)
        advances = self._font.advancesForGlyphIndexes(indexes)
        drawn, x = QPainterPath(), 0.0
        for index, advance in zip(indexes, advances, strict=True):
            drawn.addPath(self._font.pathForGlyph(index).translated(QPointF(x, 0.0)))
            x += advance.x() * _TIGHT
        return QTransform.fromScale(1 / self._cap, 1 / self._cap).map(drawn)

    def fitted(self, text: str, x: float, top: float, height: float, widest: float) -> QPainterPath:
        """Outline a word with capitals `height` high, centred on x, narrowed to fit into `widest`."""
        drawn = self.word(text)
        seen = drawn.boundingRect()
        narrow = min(height, widest / seen.width())
        placed = QTransform().translate(x, top + height).scale(narrow, height)
        return placed.translate(-seen.center().x(), 0.0).map(drawn)
