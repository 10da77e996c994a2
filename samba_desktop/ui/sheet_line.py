"""A line of the score sheet that opens to the cards it counts; knows no counting."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QPen, QPolygonF, QTextLayout
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from samba_desktop.scene.keyboard import ENTER
from samba_desktop.ui.chrome import chrome

WRAPPED = int(Qt.TextFlag.TextWordWrap)
SIGN = 0.95
"""The width kept for the sign that a line can be opened, in sizes of the font."""
RING = 3.0
"""Pixels round the words for the ring at the focus."""


class SheetLine(QAbstractButton):
    """The words of a line with a sign that they can be opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(self.tr("Shows the cards that this line counts."))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Grow with the lines of the words."""
        return self._words(width).height()

    def sizeHint(self) -> QSize:
        """Wish for one line."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + self._sign + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Be content with a short word."""
        return QSize(5 * self.font().pixelSize(), QFontMetrics(self.font()).height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close with Enter too."""
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, a triangle that points to them or down to the cards, and the ring at the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self._words(self.width())
        font = self.font()
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(QColor(chrome().gold if self.isChecked() else chrome().text))
        painter.drawText(words, WRAPPED, self.text())
        last = QFontMetrics(self.font()).height()
        middle = QPointF(self._end(self.width()) + self._sign * 0.6, words.bottom() - last * 0.47)
        self._paint_sign(painter, middle)
        if self.hasFocus():
            painter.setPen(QPen(QColor(chrome().gold), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(0, 0, words.right() + self._sign, self.height()).adjusted(0.8, 0.8, -0.8, -0.8)
            painter.drawRoundedRect(ring, RING, RING)
        painter.end()

    def _paint_sign(self, painter: QPainter, middle: QPointF) -> None:
        half = self.font().pixelSize() * 0.22
        points = [(-half * 0.7, -half), (half * 0.8, 0.0), (-half * 0.7, half)]
        if self.isChecked():
            points = [(-half, -half * 0.6), (half, -half * 0.6), (0.0, half * 0.9)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chrome().gold if self.isChecked() else chrome().dim))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in points]))

    @property
    def _sign(self) -> int:
        return round(self.font().pixelSize() * SIGN)

    def _end(self, width: int) -> float:
        """Say where the last line of the words ends."""
        lines = QTextLayout(self.text(), self.font())
        lines.beginLayout()
        end = 0.0
        while (line := lines.createLine()).isValid():
            line.setLineWidth(max(1, width - self._sign))
            end = line.naturalTextWidth()
        lines.endLayout()
        return end

    def _words(self, width: int) -> QRect:
        room = QRect(0, 0, max(1, width - self._sign), 10_000)
        return QFontMetrics(self.font()).boundingRect(room, WRAPPED, self.text())
