"""The one item for everything on the table that is no card; what it looks like is a value."""

import math
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from samba_desktop.engine.table import Place
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.kit import Kit


class Look(Protocol):
    """How a panel is painted: a value, so that an unchanged panel need not be painted again."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint into `rect`, whose top left corner is the origin."""
        ...


class Panel(QGraphicsItem):
    """A rectangle with a look; what it stands for is said by `place` or `button`."""

    def __init__(self, kit: Kit, z: float, place: Place | None = None, button: str = "") -> None:
        super().__init__()
        self._kit = kit
        self._look: Look | None = None
        self._rect = QRectF()
        self._reach = 0.0
        self._picture: QPixmap | None = None
        self.place = place
        self.button = button
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def look(self) -> Look | None:
        """Return the look that it has."""
        return self._look

    @property
    def area(self) -> QRectF:
        """Return the rectangle in the scene, without what glows around it."""
        return self._rect.translated(self.pos())

    def show_as(self, rect: Rect, look: Look, kit: Kit, reach: float = 0.0) -> None:
        """Stand at `rect` and look like `look`; `reach` is how far it paints beyond."""
        box = QRectF(0, 0, rect.width, rect.height)
        self.setPos(round(rect.x), round(rect.y))
        changed = look != self._look or kit is not self._kit
        if box != self._rect or reach != self._reach:
            self.prepareGeometryChange()
            self._rect, self._reach = box, reach
            changed = True
        self._look, self._kit = look, kit
        if changed:
            self._picture = None
            self.update()

    def boundingRect(self) -> QRectF:
        """Return all that is painted."""
        out = math.ceil(self._reach) + 1
        return self._rect.adjusted(-out, -out, out, out)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """Put the picture of the look onto the table, which is painted anew only after a change."""
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        if self._look is None or self._rect.isEmpty():
            return
        if self._picture is None or self._picture.devicePixelRatio() != ratio:
            self._picture = self._painted(self._look, ratio)
        corner = self.boundingRect().topLeft() + self.pos()
        aligned = QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
        painter.drawPixmap(aligned - self.pos(), self._picture)

    def _painted(self, look: Look, ratio: float) -> QPixmap:
        box = self.boundingRect()
        picture = QPixmap(math.ceil(box.width() * ratio), math.ceil(box.height() * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(-box.topLeft())
        look.paint(painter, self._rect, self._kit)
        painter.end()
        return picture
