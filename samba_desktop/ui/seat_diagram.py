"""A small drawing of who sits where and who plays with whom; knows the seating and the names only."""

import math
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF, QRadialGradient
from PySide6.QtWidgets import QSizePolicy, QWidget

from samba_desktop.engine.table import Seating
from samba_desktop.ui.chrome import INK, chrome
from samba_desktop.ui.painted import Painted

NAME_SHARE = 0.86
"""The size of a name, in sizes of the widget's font."""
ROUNDEST = 0.72
"""Most height of the table, in its widths."""


ARC, WITHIN = math.radians(34), 0.72
"""The length of an arrow, and how far from the middle it runs, in halves of the table."""


class SeatDiagram(Painted):
    """The table from above: the first seat at the bottom, the next one at its left."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seating: Seating | None = None
        self._names: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self._clockwise = True
        self.setMinimumHeight(118)

    def show_seats(
        self, seating: Seating, names: tuple[str, ...], spoken: str, *, clockwise: bool = True
    ) -> None:
        """Draw a seating and which way play goes; `spoken` tells who plays with whom to a screen reader."""
        self._seating, self._names, self._clockwise = seating, names, clockwise
        self.setAccessibleName(spoken)
        self.update()

    def sizeHint(self) -> QSize:
        """Wish for a wide and low place."""
        return QSize(380, 168)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table, the lines between partners and the seats."""
        if self._seating is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        disc = min(34.0, self.height() * 0.2)
        table = self._table(disc)
        self._paint_table(painter, table)
        places = [self._place(seat, table) for seat in range(self._seating.players)]
        self._paint_sides(painter, places)
        self._paint_direction(painter, table)
        for seat, place in enumerate(places):
            self._paint_seat(painter, seat, place, disc, table)
        painter.end()

    def _table(self, disc: float) -> QRectF:
        high = self.height() - disc - 12
        wide = min(self.width() * 0.5, high * 2.1)
        high = min(high, wide * ROUNDEST)
        return QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)

    def _place(self, seat: int, table: QRectF) -> QPointF:
        assert self._seating is not None
        return _on(table, math.pi / 2 + seat * math.tau / self._seating.players, 1.0)

    def _paint_table(self, painter: QPainter, table: QRectF) -> None:
        felt = QRadialGradient(table.center(), table.width() / 2)
        felt.setColorAt(0, QColor(chrome().table.felt_light))
        felt.setColorAt(1, QColor(chrome().table.felt_dark).lighter(125))
        painter.setPen(QPen(QColor(chrome().edge), 1.5))
        painter.setBrush(felt)
        painter.drawEllipse(table)

    def _paint_sides(self, painter: QPainter, places: list[QPointF]) -> None:
        assert self._seating is not None
        for side in range(self._seating.sides):
            seats = self._seating.seats_of(side)
            colour = chrome().table.avatar(side)
            colour.setAlphaF(0.75)
            painter.setPen(QPen(colour, 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            ring = (*seats, seats[0]) if len(seats) > 2 else seats
            for one, other in pairwise(ring):
                painter.drawLine(places[one], places[other])

    def _paint_direction(self, painter: QPainter, table: QRectF) -> None:
        """Paint two arrows that show which way the turn passes."""
        painter.setPen(QPen(QColor(chrome().dim), 2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        way = 1 if self._clockwise else -1
        for start in (math.radians(-62), math.radians(118)):
            first, last = (start, start + ARC) if self._clockwise else (start + ARC, start)
            steps = [first + (last - first) * step / 12 for step in range(13)]
            points = [_on(table, angle, WITHIN) for angle in steps]
            painter.drawPolyline(QPolygonF(points))
            tip, size = points[-1], table.height() * 0.06
            ahead = math.atan2(tip.y() - points[-2].y(), tip.x() - points[-2].x())
            for turn in (2.6, -2.6):
                painter.drawLine(
                    tip,
                    tip + QPointF(math.cos(ahead + turn * way) * size, math.sin(ahead + turn * way) * size),
                )

    def _paint_seat(self, painter: QPainter, seat: int, place: QPointF, disc: float, table: QRectF) -> None:
        assert self._seating is not None
        name = self._names[seat]
        box = QRectF(place.x() - disc / 2, place.y() - disc / 2, disc, disc)
        painter.setPen(QPen(QColor(chrome().table.felt_dark), 2))
        painter.setBrush(chrome().table.avatar(self._seating.side_of(seat)))
        painter.drawEllipse(box)
        font = self.font()
        font.setBold(True)
        font.setPixelSize(round(disc * 0.5))
        painter.setFont(font)
        painter.setPen(QColor(INK))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name[:1].upper())
        font.setPixelSize(max(11, round(self.font().pixelSize() * NAME_SHARE)))
        painter.setFont(font)
        painter.setPen(QColor(chrome().text if name else chrome().dim))
        self._paint_name(painter, QFontMetricsF(font), name, box, on_left=place.x() < table.center().x() - 1)

    def _paint_name(
        self, painter: QPainter, metrics: QFontMetricsF, name: str, disc: QRectF, *, on_left: bool
    ) -> None:
        gap = 7.0
        align = Qt.AlignmentFlag.AlignVCenter
        if on_left:
            box = QRectF(0, disc.y(), disc.left() - gap, disc.height())
            align |= Qt.AlignmentFlag.AlignRight
        else:
            box = QRectF(disc.right() + gap, disc.y(), self.width() - disc.right() - gap, disc.height())
            align |= Qt.AlignmentFlag.AlignLeft
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, box.width())
        flags = int(align) | int(Qt.TextFlag.TextSingleLine)
        # The edge of the table does not run through a name.
        painter.fillRect(
            metrics.boundingRect(box, flags, shown).adjusted(-3, 0, 3, 0), QColor(chrome().raised)
        )
        painter.drawText(box, flags, shown)


def _on(table: QRectF, angle: float, share: float) -> QPointF:
    """Return the point of the table at an angle, at a share of the way from its middle to its edge."""
    return QPointF(
        table.center().x() + math.cos(angle) * table.width() / 2 * share,
        table.center().y() + math.sin(angle) * table.height() / 2 * share,
    )
