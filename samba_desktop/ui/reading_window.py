"""The table as a text, to be read line by line; knows no table."""

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from samba_desktop.ui.controls import button
from samba_desktop.ui.look import dialog_scale, dress, pixels

SIZE = (760, 560)
SHARE = 0.92
"""Of the window below, at most."""


class ReadingWindow(QDialog):
    """Shows sentences, one a line, with a cursor that the arrow keys move."""

    def __init__(self, lines: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("The table in words"))
        self.page = QTextBrowser()
        self.page.setAccessibleName(self.tr("The table in words"))
        self.page.setPlainText("\n".join(lines))
        self.page.setTabChangesFocus(True)
        keys = Qt.TextInteractionFlag.TextSelectableByKeyboard | Qt.TextInteractionFlag.TextSelectableByMouse
        self.page.setTextInteractionFlags(keys)
        self.page.moveCursor(QTextCursor.MoveOperation.Start)
        close = button(self.tr("&Close"), primary=True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        whole = QVBoxLayout(self)
        whole.addWidget(self.page, 1)
        whole.addLayout(foot)
        scale = dialog_scale(parent)
        dress(self, scale)
        below = parent.window().size() if parent else self.screen().availableSize()
        wide, high = (pixels(length, scale) for length in SIZE)
        self.resize(min(wide, round(below.width() * SHARE)), min(high, round(below.height() * SHARE)))
        self.page.setFocus()
