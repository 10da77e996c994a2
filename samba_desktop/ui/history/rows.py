"""A table whose rows are as high as its type asks for, whatever the size of the window; knows no match."""

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QWidget

ROW = 2.0
"""The height of a row, in sizes of the type."""


class RowTable(QTableWidget):
    """Shows rows that are not edited."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rows the height of now."""
        super().resizeEvent(event)
        self.verticalHeader().setDefaultSectionSize(round(self.font().pixelSize() * ROW))
