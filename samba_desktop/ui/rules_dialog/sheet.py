"""What the list of rules scrolls: cards with a title, painted; knows rectangles, not rules."""

from msgspec import Struct, field
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.rules_dialog.type_sizes import TypeSizes

RADIUS = 12


class Card(Struct):
    """A group of options on its card."""

    title: str
    names: tuple[str, ...]
    room: QRect = field(default_factory=QRect)
    """Empty while nothing of the group is shown."""


class Sheet(QWidget):
    """The cards under one another, and a bar beside whatever contradicts itself."""

    def __init__(self, sizes: TypeSizes) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._sizes = sizes
        self.cards: list[Card] = []
        self._troubled: list[QRect] = []
        self._shown: tuple[QRect, ...] = ()

    def show_cards(self, troubled: list[QRect]) -> None:
        """Paint the cards where they are now; `troubled` are the rows with a bar."""
        self._troubled = troubled
        now = (*(QRect(card.room) for card in self.cards), *troubled)
        if now != self._shown:
            self._shown = now
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards with their titles and the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card in self.cards:
            if not card.room.isEmpty() and card.room.intersects(event.rect()):
                self._paint_card(painter, card)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chrome().warning))
        for room in self._troubled:
            painter.drawRoundedRect(room, 2, 2)
        painter.end()

    def _paint_card(self, painter: QPainter, card: Card) -> None:
        painter.setPen(QPen(QColor(chrome().edge), 1))
        painter.setBrush(QColor(chrome().raised))
        painter.drawRoundedRect(QRectF(card.room).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        sizes = self._sizes
        painter.setFont(sizes.title)
        painter.setPen(QColor(chrome().dim))
        where = card.room.adjusted(sizes.inset, sizes.inset - 4, -sizes.inset, 0)
        painter.drawText(where, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), card.title)
