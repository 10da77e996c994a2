"""The log beside the table: a sentence for each turn; knows no match and makes no sentence itself."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractListModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.scene.keyboard import ENTER, asks_for_enter
from samba_desktop.ui.kit.look import chrome, dress
from samba_desktop.ui.table.log_lines import LogLine

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
LINE = Qt.ItemDataRole.UserRole
PAD, DOT, GAP = 10, 9, 9
"""In pixels: round a sentence, of the mark before it, and between them."""
WRAPPED = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignLeft) | int(Qt.AlignmentFlag.AlignTop)
WIDTH = 320
MOST_SIZES = 5000
"""Sentences whose size is remembered at most."""


class LogModel(QAbstractListModel):
    """The lines; those that stay the same are not touched."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    def show_lines(self, lines: Sequence[LogLine]) -> None:
        """Replace the lines from the first that differs."""
        pairs = zip(self._lines, lines, strict=False)
        same = next((at for at, (old, new) in enumerate(pairs) if old != new), None)
        if same is None:
            same = min(len(self._lines), len(lines))
        if same < len(self._lines):
            self.beginRemoveRows(NOWHERE, same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(NOWHERE, same, len(lines) - 1)
            self._lines += lines[same:]
            self.endInsertRows()

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the lines."""
        return 0 if parent.isValid() else len(self._lines)

    def text(self, row: int) -> str:
        """Return the sentence of a line."""
        return self._lines[row].text

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | LogLine | None:
        """Return the sentence of a line, or the line."""
        line = self._lines[index.row()]
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return line.text
        return line if role == LINE else None


class LogDelegate(QStyledItemDelegate):
    """Paints a sentence with a mark in the colour of its side."""

    def __init__(self, view: QListView, model: LogModel) -> None:
        super().__init__(view)
        self._view, self._model = view, model
        self._fitted: tuple[int, str] | None = None
        """The width and the type for which the sizes are known."""
        self._sizes: dict[str, QSize] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Answer the height of the sentence broken into lines; the view asks for all whenever one changes."""
        fitted = (self._view.viewport().width(), self._view.font().key())
        if fitted != self._fitted or len(self._sizes) >= MOST_SIZES:
            self._fitted = fitted
            self._sizes.clear()
        text = self._model.text(index.row())
        known = self._sizes.get(text)
        if known is None:
            known = self._sizes[text] = self._size(text)
        return known

    def _size(self, text: str) -> QSize:
        wide = self._view.viewport().width()
        box = QRect(0, 0, max(60, wide - 2 * PAD - DOT - GAP), 10_000)
        high = self._view.fontMetrics().boundingRect(box, WRAPPED, text).height()
        return QSize(wide, high + PAD)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint ground, mark and sentence."""
        line = index.data(LINE)
        assert isinstance(line, LogLine)
        box = self._box(option)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter, QRectF(box).adjusted(3.5, 1.5, -3.5, -1.5), option)
        high = painter.fontMetrics().height()
        if line.side is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(chrome().table.avatar(line.side))
            middle = box.top() + PAD / 2 + high / 2
            painter.drawEllipse(QRectF(box.left() + PAD, middle - DOT / 2, DOT, DOT))
        left = PAD + DOT + GAP
        painter.setPen(QColor(chrome().text))
        painter.drawText(box.adjusted(left, PAD // 2, -PAD, 0), WRAPPED, line.text)
        painter.restore()

    def _box(self, option: QStyleOptionViewItem) -> QRect:
        # The stubs don't name the fields of a style option.
        rect = getattr(option, "rect")  # noqa: B009
        assert isinstance(rect, QRect)
        return rect

    def _paint_ground(self, painter: QPainter, box: QRectF, option: QStyleOptionViewItem) -> None:
        state = getattr(option, "state")  # noqa: B009
        if state & QStyle.StateFlag.State_HasFocus:
            painter.setPen(QPen(QColor(chrome().gold), 1.6))
        else:
            painter.setPen(Qt.PenStyle.NoPen)
        chosen = state & QStyle.StateFlag.State_Selected
        hovered = state & QStyle.StateFlag.State_MouseOver
        painter.setBrush(QColor(chrome().button if chosen else chrome().raised if hovered else chrome().sunk))
        painter.drawRoundedRect(box, 6, 6)


class LogView(QListView):
    """The list; a line is chosen by Enter and Space too, which are not for the table then."""

    def event(self, event: QEvent) -> bool:
        """Keep Enter from the shortcuts of the window."""
        if asks_for_enter(event):
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Begin with the latest line."""
        if not self.currentIndex().isValid():
            self.setCurrentIndex(self.model().index(self.model().rowCount() - 1, 0))
        super().focusInEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Choose the line at the focus."""
        if event.key() in {*ENTER, Qt.Key.Key_Space}:
            if self.currentIndex().isValid():
                self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class LogPanel(QWidget):
    """The list of turns, which follows the play unless the person has scrolled back."""

    line_chosen = Signal(int)
    """The number of a line, from 0, that was clicked or entered."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("ground")
        self._model = LogModel(self)
        self.view = LogView()
        self.view.setModel(self._model)
        self.view.setItemDelegate(LogDelegate(self.view, self._model))
        self.view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.view.setMouseTracking(True)
        self.view.clicked.connect(self._on_chosen)
        self.view.activated.connect(self._on_chosen)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(8, 8, 8, 8)
        whole.addWidget(self.view)
        self._follows = True
        self.view.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.view.verticalScrollBar().rangeChanged.connect(self._on_grown)
        dress(self)

    def show_turns(self, lines: Sequence[LogLine | str]) -> None:
        """Show these lines and keep the end in sight, unless the person has scrolled back.

        A bare sentence is a line without the mark of a side.
        """
        follows = self._follows
        self._model.show_lines([LogLine(line) if isinstance(line, str) else line for line in lines])
        self._follows = follows
        self._to_end()

    def mark(self, number: int | None) -> None:
        """Mark a line and bring it in sight; None marks nothing and shows the beginning."""
        # From now on it is the marked line that one looks at, not the end.
        self._follows = False
        if number is None:
            self.view.setCurrentIndex(NOWHERE)
            self.view.clearSelection()
            self.view.scrollToTop()
        else:
            self.view.setCurrentIndex(self._model.index(number, 0))
            self.view.scrollTo(self.view.currentIndex())

    def sizeHint(self) -> QSize:
        """Wish for a column beside the table."""
        return QSize(WIDTH, 480)

    def minimumSizeHint(self) -> QSize:
        """Need room for a few words."""
        return QSize(200, 160)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the sentences anew."""
        super().resizeEvent(event)
        self.view.scheduleDelayedItemsLayout()
        self._to_end()

    def _to_end(self) -> None:
        if self._follows:
            self.view.scrollToBottom()

    def _on_scrolled(self, value: int) -> None:
        self._follows = value >= self.view.verticalScrollBar().maximum() - 2

    def _on_grown(self, low: int, high: int) -> None:
        # The bar keeps its room, so that lines do not wrap anew; its handle shows only what can be scrolled.
        self.view.verticalScrollBar().setEnabled(low < high)
        self._to_end()

    def _on_chosen(self, index: QModelIndex) -> None:
        self.line_chosen.emit(index.row())
