"""A question with a few answers, of which Escape is one; knows not what it is about."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from samba_desktop.scene.tips import titled
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import dialog_scale, dress, pixels

Answer = tuple[str, Callable[[], object] | None]
"""What the button says and what it does; None for nothing."""


class Question(QDialog):
    """Asks; the last answer is the usual one and has the keys."""

    def __init__(self, title: str, text: str, answers: Sequence[Answer], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(titled(title))
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addStretch(1)
        self.answers = [button(words, primary=words == answers[-1][0]) for words, _ in answers]
        for made, (_, do) in zip(self.answers, answers, strict=True):
            made.clicked.connect(self.accept)
            if do is not None:
                made.clicked.connect(lambda _checked, do=do: do())
            row.addWidget(made)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 20, 26, 20)
        column.setSpacing(10)
        column.addWidget(label(title, "title", wraps=True))
        column.addWidget(label(text, wraps=True))
        column.addSpacing(8)
        column.addLayout(row)
        scale = dialog_scale(parent)
        dress(self, scale)
        self.setMinimumWidth(pixels(480, scale))
        self.answers[-1].setFocus()
