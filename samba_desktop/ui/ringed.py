"""A push button that shows that it has the keys, whatever its colour; knows no dialog."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton

from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.look import EDGE, TEXT_SIZE, lengths

INNER_RING = 0.13
"""The width of the dark line in the ring, in sizes of the type."""


class RingedButton(QPushButton):
    """A push button whose ring at the focus is seen on a light ground too.

    The golden or white edge can be told from the dark around a button, but not from one that is yellow or
    white itself. There a dark line lies between them.
    """

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the line within the edge."""
        super().paintEvent(event)
        is_light = self.property("primary") or (self.property("segment") and self.isChecked())
        if not (self.hasFocus() and is_light and self.isEnabled()):
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = max(EDGE, round(self.font().pixelSize() * INNER_RING))
        painter.setPen(QPen(QColor(chrome().ground), wide))
        inset = EDGE + wide / 2
        corner = max(1.0, lengths(self.font().pixelSize() / TEXT_SIZE)["radius"] - inset)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), corner, corner)
        painter.end()
