"""A small window for a sentence that has to be said where there is no table to say it at."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout

from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import dress, pixels

WIDE = 560


class SentenceDialog(QDialog):
    """Says one sentence and goes."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Samba"))
        self.sentence = label(sentence, wraps=True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = button(self.tr("&Close"), primary=True)
        self.close_button.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(26, 24, 26, 20)
        lines.setSpacing(18)
        lines.addWidget(self.sentence, 1)
        lines.addLayout(foot)
        dress(self)
        wide = pixels(WIDE)
        self.setFixedSize(wide, lines.totalHeightForWidth(wide))
