"""How the frame looks that is drawn around cards, and the mark where carried ones would come."""

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from samba_desktop.scene.kit import Kit


class BandLook(Struct, frozen=True):
    """A frame that can be seen through."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the frame."""
        ground = QColor(kit.palette.gold)
        ground.setAlphaF(0.16)
        painter.setPen(QPen(QColor(kit.palette.gold), 1.5))
        painter.setBrush(ground)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 4, 4)


class GapLook(Struct, frozen=True):
    """A bar between two cards."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the bar, which shows on pale cards and on dark cloth."""
        painter.setPen(QPen(QColor(kit.palette.felt_dark), 1.5))
        painter.setBrush(QColor(kit.palette.gold))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 3, 3)
