"""Painted controls that are on or off: a switch, and a tick with its words; know no game."""

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from samba_desktop.ui.chrome import chrome

RING = 3
"""Pixels round a control that are kept for the ring at the focus."""
HIGH, WIDE = 1.5, 2.8
"""A switch's height and width, in sizes of the font."""
BOX = 1.25
"""The side of a tick's box, in sizes of the font."""


class Toggle(QAbstractButton):
    """Something that is on or off; however a person changes it, that is told as a click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._is_told = False
        """Whether the change that is going on is told anyhow, or is not a person's."""
        self.toggled.connect(self._on_toggled)

    def setChecked(self, checked: bool) -> None:
        """Show that it is on or off, which nobody has clicked."""
        self._is_told = True
        super().setChecked(checked)
        self._is_told = False

    def nextCheckState(self) -> None:
        """Change after a click."""
        self._is_told = True
        super().nextCheckState()
        self._is_told = False

    def _on_toggled(self, checked: bool) -> None:
        # Screen readers have Qt toggle it, without a click and past what stands here.
        if not self._is_told:
            # There are two signals of that name, of which this one says what has become of it.
            self.clicked[bool].emit(checked)  # type: ignore[index]


class Switch(Toggle):
    """A switch that is on or off; its words stand beside it."""

    def __init__(self, name: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Follow the size of the text."""
        size = self.font().pixelSize()
        return QSize(round(size * WIDE) + 2 * RING, round(size * HIGH) + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the track, the knob and the ring at the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect()).adjusted(RING, RING, -RING, -RING)
        radius = track.height() / 2
        painter.setPen(QPen(_edge(self), 2))
        painter.setBrush(_ground(self))
        painter.drawRoundedRect(track.adjusted(1, 1, -1, -1), radius - 1, radius - 1)
        knob = track.height() - 8
        x = track.right() - knob - 4 if self.isChecked() else track.left() + 4
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(_mark(self))
        painter.drawEllipse(QRectF(x, track.top() + 4, knob, knob))
        if self.hasFocus():
            _paint_ring(painter, QRectF(self.rect()), radius + RING)
        painter.end()


class Tick(Toggle):
    """A box with or without a tick and the words for it, which wrap."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setText(text)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    @property
    def _box(self) -> int:
        return round(self.font().pixelSize() * BOX)

    @property
    def _before(self) -> int:
        return RING + self._box + round(self._box * 0.5)

    def _words(self, width: int) -> QRect:
        room = QRect(0, 0, max(1, width - self._before - RING), 10_000)
        return QFontMetrics(self.font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text())

    def heightForWidth(self, width: int) -> int:
        """Grow with the lines of the words."""
        return max(self._box, self._words(width).height()) + 2 * RING

    def sizeHint(self) -> QSize:
        """Wish for one line."""
        wide = QFontMetrics(self.font()).horizontalAdvance(self.text())
        return QSize(self._before + wide + 2 * RING, self._box + 2 * RING)

    def minimumSizeHint(self) -> QSize:
        """Be content with the box and a short word."""
        return QSize(self._before + 4 * self.font().pixelSize(), self._box + 2 * RING)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the box, the tick, the words and the ring at the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        side = self._box
        box = QRectF(RING, RING, side, side)
        painter.setPen(QPen(_edge(self), 2))
        painter.setBrush(_ground(self))
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), side * 0.25, side * 0.25)
        if self.isChecked():
            _paint_tick(painter, box, _mark(self))
        painter.setPen(QColor(chrome().text if self.isEnabled() else chrome().faint))
        line = QFontMetrics(self.font()).height()
        words = self._words(self.width())
        words.moveTopLeft(QRect(self._before, RING + max(0, (side - line) // 2), 0, 0).topLeft())
        painter.drawText(words.adjusted(0, 0, 2, 2), int(Qt.TextFlag.TextWordWrap), self.text())
        if self.hasFocus():
            _paint_ring(painter, QRectF(self.rect()), side * 0.4)
        painter.end()


def _paint_tick(painter: QPainter, box: QRectF, colour: QColor) -> None:
    pen = QPen(colour, box.width() * 0.14)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    points = ((0.26, 0.53), (0.43, 0.7), (0.75, 0.33))
    painter.drawPolyline(
        QPolygonF([QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in points])
    )


def _paint_ring(painter: QPainter, room: QRectF, radius: float) -> None:
    painter.setPen(QPen(QColor(chrome().gold), 2))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(room.adjusted(1, 1, -1, -1), radius, radius)


def _ground(of: QAbstractButton) -> QColor:
    if not of.isEnabled():
        return QColor(chrome().edge if of.isChecked() else chrome().raised)
    if of.isChecked():
        return QColor(chrome().chosen)
    return QColor(chrome().button_hover if of.underMouse() else chrome().sunk)


def _edge(of: QAbstractButton) -> QColor:
    return QColor(chrome().chosen if of.isChecked() and of.isEnabled() else chrome().edge)


def _mark(of: QAbstractButton) -> QColor:
    if not of.isEnabled():
        return QColor(chrome().faint)
    return QColor(chrome().ground if of.isChecked() else chrome().dim)
