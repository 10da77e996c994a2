"""The line at the foot of the rules dialog: what was just done, with a way back, or what is the matter."""

from collections.abc import Callable, Sequence

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QSizePolicy, QWidget

from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import in_role, repolish

MOST_LINES = 3
"""That a notice has beside the buttons."""


class Told(Struct, frozen=True):
    """A sentence, and what can be done about it."""

    text: str
    wrong: bool = False
    """Whether something is wrong."""
    offer: str = ""
    """What a button beside it says; empty for no button."""
    do: Callable[[], object] | None = None


class Foot(QWidget):
    """The notice beside the buttons; where it needs many lines there, above them."""

    def __init__(self, notice: "Notice", buttons: Sequence[QWidget]) -> None:
        super().__init__()
        self._notice = notice
        self._buttons = QWidget()
        row = QHBoxLayout(self._buttons)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        row.addStretch(1)
        for one in buttons:
            row.addWidget(one)
        self._parts = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._parts.setContentsMargins(0, 0, 0, 0)
        self._parts.setSpacing(12)
        self._parts.addWidget(notice, 1)
        self._parts.addWidget(self._buttons)
        notice.told.connect(self._place)

    def _place(self) -> None:
        beside = self.width() - self._buttons.sizeHint().width() - self._parts.spacing()
        ways = QBoxLayout.Direction
        self._parts.setDirection(
            ways.LeftToRight if self._notice.lines(beside) <= MOST_LINES else ways.TopToBottom
        )
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the notice where it has room."""
        super().resizeEvent(event)
        self._place()


class Notice(QWidget):
    """Shows one sentence at a time."""

    told = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._told = Told("")
        self.sentence = label("", "small", wraps=True)
        self.sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.offer = button("")
        self.offer.setAutoDefault(False)
        self.offer.clicked.connect(lambda _checked: self._do())
        self.offer.hide()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.sentence, 1)
        row.addWidget(self.offer)

    def tell(self, told: Told) -> None:
        """Show another sentence in place of the one before."""
        if told.wrong is not self._told.wrong:
            in_role(self.sentence, "warning" if told.wrong else "small")
            repolish(self.sentence)
        self._told = told
        self.sentence.setText(told.text)
        self.offer.setText(told.offer)
        self.offer.setVisible(bool(told.offer))
        self.told.emit()

    def lines(self, width: int) -> int:
        """Count the lines that the sentence needs where the notice has this width."""
        if not self.offer.isHidden():
            width -= self.offer.sizeHint().width() + 12
        return self.sentence.heightForWidth(max(1, width)) // self.sentence.fontMetrics().height()

    def _do(self) -> None:
        if self._told.do is not None:
            self._told.do()
