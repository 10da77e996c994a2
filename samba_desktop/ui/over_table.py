"""Holds one panel over the middle of the table, such as the sheet of a round; knows not what is on it."""

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QWidget


class OverTable(QObject):
    """The one panel that may lie over the table."""

    shown = Signal(bool)
    """Whether a panel takes the keyboard now."""

    def __init__(self, table: QWidget) -> None:
        super().__init__(table)
        self._table = table
        self._panel: QWidget | None = None
        table.installEventFilter(self)

    def show(self, panel: QWidget) -> None:
        """Lay a panel over the table in place of the one before."""
        self.close()
        self._panel = panel
        panel.setParent(self._table)
        self._place()
        panel.show()
        panel.raise_()
        panel.setFocus()
        self.shown.emit(True)

    def close(self) -> None:
        """Take the panel away."""
        if self._panel is not None:
            self._panel.hide()
            self._panel.deleteLater()
            self._panel = None
            self.on_hidden()

    def on_hidden(self) -> None:
        """Give the keyboard back to the table when a panel has hidden itself."""
        self.shown.emit(False)
        self._table.setFocus()

    def _place(self) -> None:
        if self._panel is None:
            return
        room = self._table.rect()
        self._panel.resize(self._panel.sizeHint().boundedTo(room.size()))
        self._panel.move(room.center() - self._panel.rect().center())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the panel in the middle."""
        if watched is self._table and event.type() == QEvent.Type.Resize:
            self._place()
        return super().eventFilter(watched, event)
