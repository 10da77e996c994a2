"""How the plate of a seat looks: avatar, name, what it holds; knows no seat's cards."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from samba_desktop.scene.captions import SeatCaption
from samba_desktop.scene.kit import BOLD, MIDDLE, REGULAR, Kit, put
from samba_desktop.scene.measures import ASPECT

BACKS = 3
"""Most backs in the little fan."""
INK = "#12211f"


class PlateLook(Struct, frozen=True):
    """A seat's plate."""

    caption: SeatCaption
    cards: int
    is_head: bool
    """Whether it is the head of a zone and has no ground of its own."""
    is_to_act: bool
    is_thinking: bool = False
    """Whether dots stand in place of the avatar's letter."""
    pulse: float = 0.0
    """0 to 1: how far the quiet pulse of a thinking seat is."""
    reserved: float = 0.0
    """Room at the right that something else takes."""
    aside: str = ""
    """Words at the right where there is room for them."""
    status: str = ""
    """The most important of them, which otherwise stands in the second line."""

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint the plate."""
        if not self.is_head:
            self._paint_ground(painter, rect, kit)
        pad = rect.height() * 0.16 if not self.is_head else 2.0
        disc = min(rect.height() - 2 * pad, rect.height() * 0.68)
        self._paint_avatar(painter, QRectF(rect.x() + pad, _middle(rect, disc), disc, disc), kit)
        right = rect.right() - self.reserved - (pad if not self.is_head else 0.0)
        left = rect.x() + pad + disc + rect.height() * 0.16
        words = QRectF(left, rect.y(), right - left - rect.height() * 0.1, rect.height())
        fan = _fan(rect, right, self.cards, kit, is_head=self.is_head)
        beside = words.adjusted(0, 0, fan.back.x() - right, 0)
        if self._fits(beside, kit):
            self._paint_backs(painter, fan, kit)
        else:
            beside = words.adjusted(0, 0, fan.disc.x() - right, 0)
        self._paint_count(painter, fan, kit)
        self._paint_words(painter, beside, kit)

    def _paint_ground(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        radius = min(14.0 * kit.lengths.unit + 2, rect.height() / 3)
        painter.setBrush(QColor(kit.palette.plate))
        if self.is_to_act:
            gold = QColor(kit.palette.gold)
            gold.setAlphaF(1.0 - 0.55 * self.pulse)
            painter.setPen(QPen(gold, 2.2))
        else:
            painter.setPen(QPen(kit.palette.line(0.14), 1))
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)

    def _paint_avatar(self, painter: QPainter, disc: QRectF, kit: Kit) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(kit.palette.avatar(self.caption.colour_index))
        painter.drawEllipse(disc)
        if self.is_thinking:
            self._paint_dots(painter, disc)
        else:
            size = disc.height() * (0.5 if len(self.caption.initial) < 2 else 0.4)
            kit.write(painter, disc, self.caption.initial, kit.font(size, BOLD), INK, MIDDLE)
        if self.pulse > 0 and self.is_head:
            gold = QColor(kit.palette.gold)
            gold.setAlphaF(self.pulse)
            painter.setPen(QPen(gold, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(disc.adjusted(-1, -1, 1, 1))

    def _paint_dots(self, painter: QPainter, disc: QRectF) -> None:
        """Paint three dots, which light up one after another as the plate pulses."""
        radius = disc.width() * 0.085
        for number in range(3):
            ink = QColor(INK)
            ink.setAlphaF(1.0 - 0.7 * abs(self.pulse - number / 2))
            painter.setBrush(ink)
            x = disc.center().x() + (number - 1) * disc.width() * 0.25
            painter.drawEllipse(QPointF(x, disc.center().y()), radius, radius)

    def _paint_words(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        palette = kit.palette
        name, small = self._sizes(rect, kit)
        wide, second = rect.width(), self.caption.detail
        if self.aside:
            need = kit.width_of(self.aside, small)
            names = max(kit.width_of(self.caption.name, name, BOLD), kit.width_of(second, small))
            if names + need + small * 2 < wide:
                box = QRectF(rect.right() - need - small, rect.y(), need + 1, rect.height())
                kit.write(painter, box, self.aside, kit.font(small, REGULAR), palette.dim)
                wide -= need + small
            else:
                second = self._second_line(wide, small, kit)
        both = name * 1.3 + small * 1.35 if second else name * 1.3
        y = rect.y() + (rect.height() - both) / 2
        upper = QRectF(rect.x(), y, wide, name * 1.3)
        kit.write(painter, upper, self.caption.name, kit.font(name, BOLD), palette.text)
        lower = QRectF(rect.x(), y + name * 1.3, wide, small * 1.35)
        kit.write(painter, lower, second, kit.font(small, REGULAR), palette.dim)

    def _sizes(self, rect: QRectF, kit: Kit) -> tuple[float, float]:
        """Return the sizes of the name and of the line below it."""
        name = min(kit.lengths.text * 1.15, rect.height() * 0.36)
        return name, min(kit.lengths.small, rect.height() * 0.32)

    def _fits(self, rect: QRectF, kit: Kit) -> bool:
        """Tell whether the words can be read beside the backs."""
        name, small = self._sizes(rect, kit)
        second = self.status if self.aside else self.caption.detail
        return kit.fits(self.caption.name, rect.width(), name, BOLD) and kit.fits(second, rect.width(), small)

    def _second_line(self, wide: float, size: float, kit: Kit) -> str:
        """Choose what says most where there is room for one line only; half a word would say nothing."""
        detail, status = self.caption.detail, self.status
        both = f"{detail} · {status}" if detail and status else status or detail
        if not status or kit.width_of(both, size) <= wide:
            return both
        return next((line for line in (status, detail) if kit.fits(line, wide, size)), "")

    def _paint_backs(self, painter: QPainter, fan: "_Fan", kit: Kit) -> None:
        device = painter.device()
        ratio = device.devicePixelRatio() if device is not None else 1.0
        pixmap = kit.pictures.pixmap(None, fan.back.width(), ratio)
        for at in range(min(BACKS, self.cards)):
            put(painter, fan.back.translated(at * fan.step, 0), pixmap)

    def _paint_count(self, painter: QPainter, fan: "_Fan", kit: Kit) -> None:
        painter.setPen(QPen(kit.palette.line(0.9), 1.3))
        painter.setBrush(QColor(kit.palette.hand_back))
        painter.drawEllipse(fan.disc)
        kit.write(painter, fan.disc, str(self.cards), kit.font(fan.size, BOLD), kit.palette.text, MIDDLE)


class _Fan(Struct, frozen=True):
    """Where the backs lie and the number of the cards stands."""

    back: QRectF
    """The first one."""
    step: int
    disc: QRectF
    size: float
    """Of the type of the number."""


def _fan(rect: QRectF, right: float, cards: int, kit: Kit, *, is_head: bool) -> _Fan:
    wide = round(rect.height() * (0.46 if is_head else 0.41))
    step = max(2, round(wide * 0.26))
    size = max(10.0, min(kit.lengths.text * 0.95, rect.height() * 0.28))
    disc = max(size * 1.75, kit.width_of(str(cards), size, BOLD) + size * 0.75)
    left = round(right - wide - step * (BACKS - 1) - disc * 0.4)
    high = wide * ASPECT
    y = round(rect.y() + (rect.height() - high) / 2 - rect.height() * 0.03)
    box = QRectF(right - disc, y + high - disc * 0.72, disc, disc)
    return _Fan(QRectF(left, y, wide, high), step, box, size)


def _middle(rect: QRectF, high: float) -> float:
    return rect.y() + (rect.height() - high) / 2
