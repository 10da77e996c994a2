"""The list of games at the left of the rules dialog, each with a line about it; knows no rule."""

from msgspec import Struct
from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.rules_dialog.option_row import ENDLESS, WRAP
from samba_desktop.ui.rules_dialog.type_sizes import TypeSizes

LINE = Qt.ItemDataRole.UserRole
Index = QModelIndex | QPersistentModelIndex


class Line(Struct, frozen=True):
    """What the list shows of a game."""

    title: str
    detail: str
    own: bool = False
    """Whether it is somebody's own, which shows in its colour."""
    unsaved: str = ""
    """That it has changes that are not saved; empty where it has none."""


class Head(Struct, frozen=True):
    """A heading between the games."""

    title: str


class LinePainter(QStyledItemDelegate):
    """Paints lines and headings."""

    def __init__(self, sizes: TypeSizes, parent: QAbstractItemView) -> None:
        super().__init__(parent)
        self._sizes = sizes
        self._view = parent

    def _parts(self, shown: Line | Head) -> list[tuple[str, QFont, str]]:
        sizes = self._sizes
        if isinstance(shown, Head):
            return [(shown.title, sizes.mark, chrome().dim)]
        parts = [
            (shown.title, sizes.label, chrome().gold if shown.own else chrome().text),
            (shown.detail, sizes.sentence, chrome().dim),
        ]
        return [*parts, (shown.unsaved, sizes.mark, chrome().gold)] if shown.unsaved else parts

    def _rooms(self, shown: Line | Head, width: int) -> list[QRect]:
        edge = self._sizes.inset // 2 + self._sizes.line
        inner = width - 2 * edge
        low = self._sizes.pad - self._sizes.line
        rooms = []
        for text, type_, _ in self._parts(shown):
            high = QFontMetrics(type_).boundingRect(QRect(0, 0, inner, ENDLESS), WRAP, text).height()
            rooms.append(QRect(edge, low, inner, high))
            low += high + self._sizes.line // 2
        return rooms

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Be as high as the words need in the width that there is."""
        width = self._view.viewport().width()
        rooms = self._rooms(index.data(LINE), width)
        return QSize(width, rooms[-1].bottom() + self._sizes.pad)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint one line."""
        shown, room = index.data(LINE), option.rect
        state = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if chosen or (isinstance(shown, Line) and state & QStyle.StateFlag.State_MouseOver):
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(chrome().button_hover if chosen else chrome().raised))
            painter.drawRoundedRect(room.adjusted(3, 1, -3, -1), 8, 8)
        for (text, type_, colour), words in zip(
            self._parts(shown), self._rooms(shown, room.width()), strict=True
        ):
            painter.setFont(type_)
            painter.setPen(QColor(chrome().text if chosen and colour == chrome().dim else colour))
            painter.drawText(words.translated(room.topLeft()), WRAP, text)
        painter.restore()


class EntryList(QListWidget):
    """The games, own ones first, with headings between."""

    chosen = Signal(int)
    """The number of the line, headings not counted."""

    def __init__(self, name: str, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(LinePainter(TypeSizes.at(scale), self))
        self.setMouseTracking(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self._lines: list[QListWidgetItem] = []
        self.currentItemChanged.connect(self._on_current)

    def offer(self, shown: list[Line | Head], at: int) -> None:
        """Offer other games, with the one at `at` chosen; tells nothing."""
        self.blockSignals(True)
        self.clear()
        self._lines = []
        for one in shown:
            item = QListWidgetItem()
            item.setData(LINE, one)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(one))
            if isinstance(one, Head):
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            else:
                self._lines.append(item)
            self.addItem(item)
        self.setCurrentItem(self._lines[at])
        self.blockSignals(False)
        self.scrollToItem(self._lines[at])

    def renew(self, at: int, line: Line) -> None:
        """Show other words in a line."""
        item = self._lines[at]
        if item.data(LINE) != line:
            item.setData(LINE, line)
            item.setData(Qt.ItemDataRole.AccessibleTextRole, _spoken(line))
            self.scheduleDelayedItemsLayout()

    def choose(self, at: int) -> None:
        """Choose a line, as a click on it would."""
        self.setCurrentItem(self._lines[at])

    def _on_current(self, item: QListWidgetItem | None) -> None:
        if item in self._lines:
            self.chosen.emit(self._lines.index(item))

    def line_rect(self, at: int) -> QRect:
        """Return where a line is shown."""
        return self.visualItemRect(self._lines[at])

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()

    def sizeHint(self) -> QSize:
        """Wish for a narrow and high place."""
        return QSize(270, 420)


def _spoken(shown: Line | Head) -> str:
    if isinstance(shown, Head):
        return shown.title
    return ". ".join(part for part in (shown.title, shown.detail, shown.unsaved) if part)
