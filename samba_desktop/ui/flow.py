"""Lays controls in a row, and those that have no room in the next row; knows no game."""

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class Flow(QLayout):
    """A row that breaks where it has to, as words do: a language may need more room than another."""

    def __init__(self, spacing: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more."""
        self._items.append(item)

    def count(self) -> int:
        """Count what lies here."""
        return len(self._items)

    # Qt asks for places that do not exist, and wants nothing for them.

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Answer what lies at a place."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give away what lies at a place."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Want no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Tell that the height follows the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Answer how high all rows are in a width."""
        return self._lay(QRect(0, 0, width, 0), moves=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._lay(rect, moves=True)

    def sizeHint(self) -> QSize:
        """Wish for one row."""
        sizes = [item.sizeHint() for item in self._seen()]
        gaps = self.spacing() * max(0, len(sizes) - 1)
        return QSize(
            sum(size.width() for size in sizes) + gaps, max((size.height() for size in sizes), default=0)
        )

    def minimumSize(self) -> QSize:
        """Need room for the widest."""
        sizes = [item.sizeHint() for item in self._seen()]
        return QSize(
            max((size.width() for size in sizes), default=0),
            max((size.height() for size in sizes), default=0),
        )

    def _seen(self) -> list[QLayoutItem]:
        return [item for item in self._items if not item.isEmpty()]

    def _lay(self, rect: QRect, *, moves: bool) -> int:
        x, y, high = rect.x(), rect.y(), 0
        for item in self._seen():
            size = item.sizeHint()
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, high = rect.x(), y + high + self.spacing(), 0
            if moves:
                item.setGeometry(QRect(QPoint(x, y), size))
            x += size.width() + self.spacing()
            high = max(high, size.height())
        return y + high - rect.y()
