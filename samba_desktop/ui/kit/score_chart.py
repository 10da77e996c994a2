"""A chart of the totals of a match, round by round."""

import math
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import Painted
from samba_desktop.ui.kit.look import chrome
from samba_desktop.ui.kit.shared_words import counted

MOST_STEPS = 6
SMALL = 0.8
"""The size of the chart's type, in sizes of the widget's font."""
LEAST = QSize(180, 92)
ABOVE, BELOW = 0.7, 1.4
"""What stands above and below the lines, in heights of the type."""
BAND = 1.2
"""What stands above them where that is the target."""
FAR = 2
"""A target so many times as far away as the lines reach would press them down to the axis."""
NAMES = 0.42
"""What the names of the sides take at most, of the width."""
GAP = 16.0
"""Between the end of a line and the name of its side, in pixels at the usual size of the type."""
USUAL = 12
"""That size in pixels."""
PACE = 12.0
"""So far apart are the places that are tried for the name of the target, in pixels."""
UPWARDS = "\N{UPWARDS ARROW}"
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
MIDDLE = Qt.AlignmentFlag.AlignCenter


class Axis(Struct, frozen=True):
    """The points of the upright axis."""

    low: int
    high: int
    step: int

    @property
    def ticks(self) -> range:
        """The round numbers that are written at the axis."""
        return range(-(-self.low // self.step) * self.step, self.high + 1, self.step)


def axis_for(values: list[int], most: int) -> Axis:
    """Choose an axis that holds the values and zero, with at most `most` steps of a round number."""
    low, high = min(0, *values), max(1, *values)
    rough = max(1.0, (high - low) / max(1, most))
    power = 10 ** math.floor(math.log10(rough))
    step = next(round(times * power) for times in (1, 2, 5, 10) if times * power >= rough)
    return Axis(low, high, step)


def spread(wanted: list[float], gap: float, low: float, high: float) -> list[float]:
    """Move heights apart until they are `gap` from each other, as near to the wanted ones as goes."""
    order = sorted(range(len(wanted)), key=wanted.__getitem__)
    placed = list(wanted)
    floor = low
    for at in order:
        placed[at] = max(placed[at], floor)
        floor = placed[at] + gap
    ceiling = high
    for at in reversed(order):
        placed[at] = min(placed[at], ceiling)
        ceiling = placed[at] - gap
    return placed


def point_of(plot: QRectF, axis: Axis, share: float, value: float) -> QPointF:
    """Return where a value stands in a chart, at a share of its width."""
    high = (value - axis.low) / (axis.high - axis.low)
    return QPointF(plot.left() + plot.width() * share, plot.bottom() - plot.height() * high)


def paint_ticks(painter: QPainter, plot: QRectF, axis: Axis, language: Language) -> None:
    """Paint a line across a chart for each tick of its axis, and its number at the left."""
    line = QFontMetricsF(painter.font()).height()
    for tick in axis.ticks:
        y = point_of(plot, axis, 0, tick).y()
        painter.setPen(QPen(QColor(chrome().dim if tick == 0 else chrome().edge), 1))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))
        painter.setPen(QColor(chrome().dim))
        box = QRectF(0, y - line / 2, plot.left() - 8, line)
        painter.drawText(box, int(RIGHT), language.number(tick))


def free_place(plot: QRectF, y: float, size: QSizeF, lines: list[list[QPointF]]) -> QRectF:
    """Find a place of a size along a height of a chart through which the fewest lines run.

    Above it goes first, where there is room, and as far to the left as may be.
    """
    tops = [top for top in (y - size.height() - 1, y + 2) if top >= plot.top() - size.height() / 2]
    steps = max(1, int((plot.width() - size.width()) / PACE))
    lefts = [plot.left() + 4 + PACE * step for step in range(steps)]
    places = [QRectF(QPointF(left, top), size) for left in lefts for top in tops]
    return min(places, key=lambda place: sum(runs_through(place, line) for line in lines))


def runs_through(place: QRectF, line: list[QPointF]) -> bool:
    """Tell whether a line of several points touches a place."""
    for start, end in pairwise(line):
        low, high = max(start.x(), place.left()), min(end.x(), place.right())
        if low > high:
            continue
        wide = end.x() - start.x()
        slope = (end.y() - start.y()) / wide if wide else 0.0
        heights = [start.y() + slope * (x - start.x()) for x in (low, high)] if wide else [start.y(), end.y()]
        if min(heights) <= place.bottom() and max(heights) >= place.top():
            return True
    return False


class ScoreChart(Painted):
    """A line for each side from zero to its present total, and the target as a dashed line."""

    def __init__(
        self,
        totals: tuple[tuple[int, ...], ...],
        names: tuple[str, ...],
        target: int,
        language: Language,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._lines = [[0, *(one[side] for one in totals)] for side in range(len(names))]
        self._names = names
        self._target = target
        self.is_far = target >= FAR * max(1, *(value for line in self._lines for value in line))
        """Whether the target lies above the chart, where it is only named."""
        self._language = language
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(self.tr("Chart of the match"))
        number = language.number
        ends = "; ".join(f"{name} {number(line[-1])}" for name, line in zip(names, self._lines, strict=True))
        rounds = len(totals)
        told = self.tr("The totals after %n round(s): {totals}. The target is {target}.", "", rounds)
        self.setAccessibleDescription(counted(told, rounds).format(totals=ends, target=number(target)))

    def sizeHint(self) -> QSize:
        """Wish for a place wider than high."""
        return QSize(320, 200)

    def minimumSizeHint(self) -> QSize:
        """Need room for the names of all sides below one another, and for the numbers of the rounds."""
        line = QFontMetricsF(self._type()).height()
        lines = len(self._names) - 1 + self._above + BELOW
        return QSize(LEAST.width(), max(LEAST.height(), math.ceil(line * lines)))

    @property
    def _above(self) -> float:
        return BAND if self.is_far else ABOVE

    @property
    def _unit(self) -> float:
        """How large strokes and dots are, in those of the usual type."""
        return self._type().pixelSize() / USUAL

    def _type(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(11, round(font.pixelSize() * SMALL)))
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint axes, target and lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = self._type()
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        values = [value for line in self._lines for value in line]
        if not self.is_far:
            values.append(self._target)
        axis = axis_for(values, min(MOST_STEPS, int(self.height() / metrics.height() / 2.2)))
        plot = self._plot(metrics, axis)
        self._paint_axes(painter, plot, axis, metrics)
        if not self.is_far:
            self._paint_target(painter, plot, axis)
        for side in range(len(self._lines)):
            self._paint_line(painter, plot, axis, side)
        self._paint_target_name(painter, plot, axis, metrics)
        self._paint_names(painter, plot, axis, metrics)
        painter.end()

    def _plot(self, metrics: QFontMetricsF, axis: Axis) -> QRectF:
        number = self._language.number
        left = max(metrics.horizontalAdvance(number(tick)) for tick in axis.ticks) + 10
        names = max(metrics.horizontalAdvance(name) for name in self._names) + GAP * self._unit + 3
        right = min(names, self.width() * NAMES)
        top, below = metrics.height() * self._above, metrics.height() * BELOW
        return QRectF(left, top, self.width() - left - right, self.height() - top - below)

    def _point(self, plot: QRectF, axis: Axis, at: int, value: int) -> QPointF:
        return point_of(plot, axis, at / max(1, len(self._lines[0]) - 1), value)

    def _paint_axes(self, painter: QPainter, plot: QRectF, axis: Axis, metrics: QFontMetricsF) -> None:
        line = metrics.height()
        paint_ticks(painter, plot, axis, self._language)
        rounds = len(self._lines[0]) - 1
        wide = metrics.horizontalAdvance(str(rounds)) * 2.2
        every = max(1, math.ceil(rounds * wide / max(1.0, plot.width())))
        for at in range(every, rounds + 1, every):
            x = self._point(plot, axis, at, 0).x()
            painter.drawText(QRectF(x - 20, plot.bottom() + 4, 40, line), int(MIDDLE), str(at))

    def _paint_target(self, painter: QPainter, plot: QRectF, axis: Axis) -> None:
        y = self._point(plot, axis, 0, self._target).y()
        painter.setPen(QPen(QColor(chrome().gold), 1.6, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y))

    def _paint_target_name(self, painter: QPainter, plot: QRectF, axis: Axis, metrics: QFontMetricsF) -> None:
        """Name the target where no line runs through the words; one that is far away above them all."""
        text = self.tr("Target {points}").format(points=self._language.number(self._target))
        if self.is_far:
            painter.setPen(QColor(chrome().gold))
            band = QRectF(plot.left(), 0, self.width() - plot.left(), metrics.height())
            painter.drawText(band, int(LEFT), f"{UPWARDS} {text}")
            return
        y = self._point(plot, axis, 0, self._target).y()
        size = QSizeF(metrics.horizontalAdvance(text), metrics.height())
        lines = [self._points(plot, axis, side) for side in range(len(self._lines))]
        painter.setPen(QColor(chrome().gold))
        painter.drawText(free_place(plot, y, size, lines), int(LEFT), text)

    def _points(self, plot: QRectF, axis: Axis, side: int) -> list[QPointF]:
        return [self._point(plot, axis, at, value) for at, value in enumerate(self._lines[side])]

    def _paint_line(self, painter: QPainter, plot: QRectF, axis: Axis, side: int) -> None:
        colour = chrome().table.avatar(side)
        points = self._points(plot, axis, side)
        pen = QPen(colour, 2.4 * self._unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPolyline(QPolygonF(points))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
        radius = (3.4 if len(points) < 24 else 2.0) * self._unit
        for point in points[1:]:
            painter.drawEllipse(point, radius, radius)

    def _paint_names(self, painter: QPainter, plot: QRectF, axis: Axis, metrics: QFontMetricsF) -> None:
        line = metrics.height()
        last = len(self._lines[0]) - 1
        wanted = [self._point(plot, axis, last, values[-1]).y() for values in self._lines]
        heights = spread(wanted, line, plot.top(), plot.bottom())
        gap = GAP * self._unit
        for side, (name, end, y) in enumerate(zip(self._names, wanted, heights, strict=True)):
            painter.setPen(QPen(chrome().table.avatar(side), self._unit))
            # Names that have made room for each other still lead to their lines.
            start = plot.right() + 5 * self._unit
            painter.drawLine(QPointF(start, end), QPointF(plot.right() + gap - 3, y))
            box = QRectF(plot.right() + gap, y - line / 2, self.width() - plot.right() - gap, line)
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, int(LEFT), shown)


def framed(chart: ScoreChart) -> QFrame:
    """Set a chart on a ground of its own."""
    frame = QFrame()
    frame.setObjectName("raised")
    inside = QVBoxLayout(frame)
    inside.setContentsMargins(12, 12, 10, 8)
    inside.addWidget(chart)
    return frame
