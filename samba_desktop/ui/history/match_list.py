"""The list of the matches: one row each, steered by keys as well as by the mouse; reads no store."""

from PySide6.QtCore import QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from samba_desktop.scene.keyboard import ENTER
from samba_desktop.store.listing import MatchLine
from samba_desktop.ui.history.model import MatchModel
from samba_desktop.ui.history.rows import ROW

SEEN = 40
"""So many rows at most decide how wide columns are."""
BESIDE = 1.5
"""What a text needs beside its letters, in sizes of the type."""
DATE, RESULT = 0, 3
"""Columns that get what they need."""
MOST = 0.4
"""Of the width, for one of them."""


class MatchList(QTableView):
    """Shows a model of matches."""

    moved = Signal()
    """Another match is chosen, or none."""
    entered = Signal()
    """Enter was pressed on a match, or it was clicked twice."""
    deleted = Signal()

    def __init__(self, model: MatchModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = model
        self.setModel(model)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        # Rows of one height: a thousand of them are laid out at once.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.selectionModel().currentRowChanged.connect(lambda *_: self.moved.emit())
        self.doubleClicked.connect(lambda _index: self.entered.emit())
        model.modelReset.connect(self._share_width)

    @property
    def line(self) -> MatchLine | None:
        """The match that is chosen."""
        row = self.currentIndex().row()
        shown = self.matches.shown
        return shown[row] if 0 <= row < len(shown) else None

    def choose(self, row: int) -> None:
        """Choose the match of a row, or the one nearest to it."""
        rows = len(self.matches.shown)
        if rows:
            self.setCurrentIndex(self.matches.index(min(max(row, 0), rows - 1), 0))
        else:
            self.setCurrentIndex(QModelIndex())
            self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns."""
        super().resizeEvent(event)
        self.verticalHeader().setDefaultSectionSize(round(self.font().pixelSize() * ROW))
        self._share_width()

    def _share_width(self) -> None:
        """Give dates and results what they need, and the rest to game and players alike."""
        whole = self.viewport().width()
        wide = {column: min(self._needed(column), round(whole * MOST)) for column in (DATE, RESULT)}
        others = [column for column in range(self.matches.columnCount()) if column not in wide]
        room = max(0, whole - sum(wide.values())) // len(others)
        for column in range(self.matches.columnCount()):
            self.setColumnWidth(column, wide.get(column, room))

    def _needed(self, column: int) -> int:
        rows = range(min(SEEN, self.matches.rowCount()))
        texts = [self.matches.data(self.matches.index(row, column)) for row in rows]
        texts.append(self.matches.headerData(column, Qt.Orientation.Horizontal))
        letters = max(self.fontMetrics().horizontalAdvance(str(text)) for text in texts)
        return round(letters + self.font().pixelSize() * BESIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, delete with Del; all other keys move through the list."""
        if self.line is not None and event.key() in ENTER:
            self.entered.emit()
        elif self.line is not None and event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
