"""A chart over time: the points per round, match by match, yours and the others'; knows no store."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from samba_desktop.texts.language import Language
from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.painted import Painted
from samba_desktop.ui.score_chart import LEFT, MIDDLE, SMALL, Axis, axis_for, paint_ticks, point_of, spread
from samba_desktop.ui.wording import counted

SMOOTH, MANY = 10, 20
"""So many matches at least each point of a line is the mean of, and of many matches this part of them."""
MOST_STEPS = 5
FEW = 24
"""Up to this many matches each is marked by a dot."""


class Trend(Painted):
    """Two lines: yours and that of the others."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._lines: tuple[list[float], list[float]] = ([], [])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 110)
        self.setAccessibleName(self.tr("Points per round, match by match"))

    def sizeHint(self) -> QSize:
        """Wish for a place wider than high."""
        return QSize(420, 220)

    def show_points(self, yours: Sequence[float], others: Sequence[float]) -> None:
        """Show the means of the matches in the order of play."""
        self._lines = (smoothed(yours), smoothed(others))
        number = self._language.number
        if yours:
            count = len(yours)
            told = self.tr("After %n (match|matches): you {yours}, the others {others}.", "", count)
            told = counted(told, count).format(
                yours=number(round(self._lines[0][-1])),
                others=number(round(self._lines[1][-1])),
            )
        else:
            told = self.tr("No round has been finished yet.")
        self.setAccessibleDescription(told)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint axes and lines, or say that there is nothing to show."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(max(11, round(font.pixelSize() * SMALL)))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        if len(self._lines[0]) < 2:
            painter.setPen(QColor(chrome().dim))
            told = self.tr("A line appears here after two matches.")
            painter.drawText(QRectF(self.rect()), int(MIDDLE | Qt.TextFlag.TextWordWrap), told)
            painter.end()
            return
        values = [round(value) for line in self._lines for value in line]
        axis = axis_for(values, MOST_STEPS)
        plot = self._plot(metrics, axis)
        self._paint_axes(painter, plot, axis, metrics)
        names = (self.tr("You"), self.tr("Others"))
        ends = []
        for at, line in enumerate(self._lines):
            ends.append(self._paint_line(painter, plot, axis, at, line))
        heights = spread(ends, metrics.height(), plot.top(), plot.bottom())
        for at, (name, y) in enumerate(zip(names, heights, strict=True)):
            painter.setPen(chrome().table.avatar(at))
            box = QRectF(plot.right() + 8, y - metrics.height() / 2, self.width(), metrics.height())
            painter.drawText(box, int(LEFT), name)
        painter.end()

    def _plot(self, metrics: QFontMetricsF, axis: Axis) -> QRectF:
        number = self._language.number
        left = max(metrics.horizontalAdvance(number(tick)) for tick in axis.ticks) + 10
        names = (self.tr("You"), self.tr("Others"))
        right = max(metrics.horizontalAdvance(name) for name in names) + 12
        line = metrics.height()
        return QRectF(left, line * 0.7, self.width() - left - right, self.height() - line * 2.1)

    def _point(self, plot: QRectF, axis: Axis, at: int, value: float) -> QPointF:
        return point_of(plot, axis, at / max(1, len(self._lines[0]) - 1), value)

    def _paint_axes(self, painter: QPainter, plot: QRectF, axis: Axis, metrics: QFontMetricsF) -> None:
        line = metrics.height()
        paint_ticks(painter, plot, axis, self._language)
        count = len(self._lines[0])
        for at in (0, count - 1):
            x = self._point(plot, axis, at, 0).x()
            box = QRectF(x - 30, plot.bottom() + 4, 60, line)
            painter.drawText(box, int(MIDDLE), self._language.number(at + 1))

    def _paint_line(self, painter: QPainter, plot: QRectF, axis: Axis, at: int, line: list[float]) -> float:
        """Paint a line and return how high it ends."""
        colour = chrome().table.avatar(at)
        points = [self._point(plot, axis, match, value) for match, value in enumerate(line)]
        pen = QPen(colour, 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        if len(points) < FEW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for point in points:
                painter.drawEllipse(point, 3.2, 3.2)
        return points[-1].y()


def smoothed(values: Sequence[float]) -> list[float]:
    """Return the means of each value and those before it."""
    span = max(SMOOTH, len(values) // MANY)
    windows = (values[max(0, at + 1 - span) : at + 1] for at in range(len(values)))
    return [sum(window) / len(window) for window in windows]
