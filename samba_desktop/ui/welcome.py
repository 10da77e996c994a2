"""What lies on an empty table: the name of the game and the way to a match."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import FITTING_OVER, dress, pixels, plain_scale

MARGINS = (44, 32, 44, 36)


class Welcome(QFrame):
    """Offers a new match where none is being played."""

    new_match = Signal()
    rules = Signal()
    tutorial = Signal()
    history = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.start = button(self.tr("&New match…"), primary=True)
        self.start.clicked.connect(self.new_match)
        self.change_rules = button(self.tr("&Rules…"))
        self.change_rules.clicked.connect(self.rules)
        self.learn = button(self.tr("T&utorial"))
        self.learn.clicked.connect(self.tutorial)
        self.look_back = button(self.tr("H&istory"))
        self.look_back.clicked.connect(self.history)
        self.told = label("", "warning", wraps=True)
        self.told.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.told.hide()
        self.again = button(self.tr("Tr&y again"))
        self.again.hide()
        lines = QVBoxLayout(self)
        centre = Qt.AlignmentFlag.AlignHCenter
        lines.addWidget(label(self.tr("Samba"), "title"), 0, centre)
        lines.addWidget(label(self.tr("The table is free: sit down for a match."), "dim"), 0, centre)
        lines.addWidget(self.told)
        buttons = self._buttons = QHBoxLayout()
        buttons.addStretch(1)
        buttons.addWidget(self.again)
        buttons.addWidget(self.start)
        buttons.addWidget(self.change_rules)
        buttons.addWidget(self.learn)
        buttons.addWidget(self.look_back)
        buttons.addStretch(1)
        lines.addLayout(buttons)
        self.setFocusProxy(self.start)
        self._lines = lines
        self._scale = 0.0
        self.grow_with(QSize())

    def offer_again(self, sentence: str) -> None:
        """Say what is in the way of a match, and offer to try it again; it is tried by itself too."""
        self.told.setText(sentence)
        for one in (self.told, self.again):
            one.show()

    def grow_with(self, room: QSize) -> None:
        """Grow with the table, but not under plain size."""
        scale = plain_scale(room, FITTING_OVER)
        if scale == self._scale:
            return
        self._scale = scale
        self._lines.setContentsMargins(*(pixels(one, scale) for one in MARGINS))
        self._lines.setSpacing(pixels(14, scale))
        self._buttons.setSpacing(pixels(12, scale))
        dress(self, scale)
        self._lines.activate()

    def sizeHint(self) -> QSize:
        """Wish for just what the words need."""
        return self.minimumSizeHint()
