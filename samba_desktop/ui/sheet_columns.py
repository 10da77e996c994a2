"""The columns of a score sheet side by side: heads and totals stay, the lines between them scroll."""

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.sheet_column import Column

GAP = 8
"""Between columns."""
PAD = 11
"""Between a column's edge and what stands in it."""
RADIUS = 12


class SheetColumns(QWidget):
    """Columns of equal width on grounds of their own; there are none at the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads, self._lines, self._totals = Band(10, 6), Band(0, 6), Band(0, 10)
        self._lines.setObjectName("clear")
        self.area = QScrollArea()
        self.area.setWidget(self._lines)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.verticalScrollBar().rangeChanged.connect(self._leave_room)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._heads)
        whole.addWidget(self.area, 1)
        whole.addWidget(self._totals)

    def add(self, column: Column) -> None:
        """Set a column to the right of the others."""
        self._heads.add(column.head)
        self._lines.add(column.lines)
        self._totals.add(column.totals)

    def whole_height(self, width: int) -> int:
        """Answer the height at which nothing has to scroll."""
        bands = (self._heads, self._lines, self._totals)
        return sum(band.grid.totalHeightForWidth(width) for band in bands) + 2

    def bring_in_sight(self, part: QWidget) -> None:
        """Scroll to something among the lines, once it has its place."""
        QTimer.singleShot(0, part, lambda: self.area.ensureWidgetVisible(part, 0, 6))

    def scroll_lines(self, steps: int) -> None:
        """Move the lines up or down by rows of text."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + steps * self.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grounds under the columns."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(chrome().edge), 1))
        painter.setBrush(QColor(chrome().raised))
        for part in self._heads.findChildren(QWidget, "column"):
            box = QRectF(part.x() + 0.5, 0.5, part.width() - 1, self.height() - 1)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.end()

    def _leave_room(self, _low: int, most: int) -> None:
        """Keep the columns where they are, whether or not the bar takes its room."""
        bar = self.area.verticalScrollBar().sizeHint().width() if most else 0
        for band in (self._heads, self._totals):
            band.grid.setContentsMargins(0, 0, bar, 0)


class Band(QWidget):
    """A row across all columns; it is as high as its text needs at its width, and no higher."""

    def __init__(self, above: int, below: int) -> None:
        """Prepare a row that leaves so much room over and under each part."""
        super().__init__()
        self._above, self._below = above, below
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(GAP)

    def add(self, part: QWidget) -> None:
        """Set a part beside the others, all of one width."""
        part.setObjectName("column")
        part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout = part.layout()
        if layout is not None:
            layout.setContentsMargins(PAD, self._above, PAD, self._below)
        at = self.grid.count()
        self.grid.addWidget(part, 0, at)
        self.grid.setColumnStretch(at, 1)

    def minimumSizeHint(self) -> QSize:
        """Claim nothing, for Qt would reckon with text broken at every word."""
        return QSize(0, 0)
