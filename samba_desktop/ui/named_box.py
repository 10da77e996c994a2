"""A box to choose from that screen readers name by what it is for, on every system; knows no choice."""

import os

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QComboBox, QLabel, QWidget


class NamedBox(QComboBox):
    """On systems like Unix Qt names a box by what is chosen in it, and leaves what it is to a label.

    Where none is seen beside it, or one that lies elsewhere, there is one that is not seen.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._unseen = QLabel(parent)
        self._unseen.hide()

    def setAccessibleName(self, name: str) -> None:
        """Say what is chosen here."""
        super().setAccessibleName(name)
        if os.name == "posix":
            self.setAccessibleDescription(name)
        self._unseen.setText(name)
        self._unseen.setBuddy(self)

    def event(self, event: QEvent) -> bool:
        """Keep the label beside the box, which is where Qt looks for it."""
        if event.type() == QEvent.Type.ParentChange:
            self._unseen.setParent(self.parentWidget())
            self._unseen.hide()
        return super().event(event)
