"""A table whose rows are as high as its type asks for, whatever the size of the window; knows no match."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QWidget

ROW = 2.0
"""The height of a row, in sizes of the type."""


class RowTable(QTableWidget):
    """Shows rows that are not edited."""

    def __init__(self, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        """With `wraps` a row is as many lines high as its words need."""
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(wraps)
        self.verticalHeader().hide()
        modes = QHeaderView.ResizeMode
        self.verticalHeader().setSectionResizeMode(modes.ResizeToContents if wraps else modes.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rows the height of now."""
        super().resizeEvent(event)
        height = round(self.font().pixelSize() * ROW)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)
