"""The last turn of another seat as a ticket at its plate: small cards in the order of play."""

from typing import Literal

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from samba_desktop.engine.table import OnPile
from samba_desktop.scene.captions import TicketCard, TicketPart
from samba_desktop.scene.kit import BOLD, LEFT, MIDDLE, SEMIBOLD, Kit, pixel_ratio, put
from samba_desktop.scene.layout.geometry import ASPECT, Rect
from samba_desktop.scene.layout.spots import Picture, PlateSpot
from samba_desktop.scene.layout.table_layout import ticket_high
from samba_desktop.scene.table_look import set_colour

HIGH, CARD_HIGH, BITE, END, GROUP_GAP = 47, 35, 5.2, 12, 11
"""Heights of the strip and of its cards, radius of the bites, distances; where a plate is 52 high."""
OVERLAP, CARD = 21 / 25, 25 / 35
"""From card to card in card widths; width of a card, of its height."""
PLATE = 52
PAPER, INK, RED = "#fffdf6", "#14181c", "#c8102e"


class Lengths(Struct, frozen=True):
    """The lengths of a ticket that is so many pixels high."""

    high: float

    @property
    def times(self) -> float:
        """Return how much larger than in the design all is."""
        return self.high / HIGH

    @property
    def card(self) -> float:
        """Return the width of a small card."""
        return CARD_HIGH * CARD * self.times

    @property
    def gap(self) -> float:
        """Return the distance between groups."""
        return GROUP_GAP * self.times


def part_width(part: TicketPart, lengths: Lengths, kit: Kit) -> float:
    """Return how wide a part is."""
    card, times = lengths.card, lengths.times
    size = 12 * times
    match part.kind:
        case "drawn":
            return card * 0.72 + 22 * times
        case "pile":
            return card * 1.2 + 24 * times
        case "words":
            wide = kit.width_of(part.words, size, SEMIBOLD)
            pill = kit.width_of(part.set_words, size * 0.9, BOLD) + 14 * times if part.set_words else 0.0
            return max(wide, pill)
        case "added":
            return 16 * times + _cards_width(part, card)
        case "discarded":
            return 15 * times + lengths.gap * 0.7 + card
        case _:
            return _cards_width(part, card)


def _cards_width(part: TicketPart, card: float) -> float:
    count = 1 if part.count else len(part.cards)
    more = card * 0.9 if part.count else 0.0
    return card + (count - 1) * card * OVERLAP + more


def shortened(
    parts: tuple[TicketPart, ...], room: float, lengths: Lengths, kit: Kit
) -> tuple[TicketPart, ...]:
    """Make a turn fit into a width: first groups become one card with their number, then the draw goes.

    What still does not fit goes from the beginning; the discard stays longest.
    """
    found = list(parts)

    def wide() -> float:
        return ticket_width(tuple(found), lengths, kit)

    for at, part in enumerate(found):
        if wide() <= room:
            return tuple(found)
        if part.kind in {"laid", "added"} and len(part.cards) > 1:
            # The count of a part of cards is how many of them lie under the one that is shown.
            found[at] = TicketPart(part.kind, part.cards[:1], len(part.cards), part.words)
    found = [part for part in found if part.kind != "drawn" or wide() <= room]
    while len(found) > 1 and wide() > room:
        found.pop(0)
    return tuple(found)


def ticket_width(parts: tuple[TicketPart, ...], lengths: Lengths, kit: Kit) -> float:
    """Return how wide a ticket with these parts is."""
    inner = sum(part_width(one, lengths, kit) for one in parts)
    return inner + lengths.gap * (len(parts) - 1) + 2 * END * lengths.times


class TicketRoom(Struct, frozen=True):
    """Where a ticket may stand: from which edge it grows, how far, and where its tail is."""

    x: float
    y: float
    width: float
    high: float
    from_right: bool
    tail: Literal["", "up", "left"]


def ticket_room(plate: PlateSpot, picture: Picture) -> TicketRoom | None:
    """Say where the ticket of a plate has room; None where there is none.

    Below the plates at the flanks, at the right of the one on top; where plates are the heads of zones, along
    the lower edge of the zone; a strip of it is kept free.
    """
    rect, lengths = plate.rect, picture.lengths
    gap = 12 * lengths.unit / 0.853
    if plate.is_head:
        zone = next(one for one in picture.zones if one.heading == rect)
        high = ticket_high(rect.height, lengths)
        low = picture.stock.y - lengths.gap * 0.3
        y = min(zone.rect.bottom - high * 0.35, low - high)
        return TicketRoom(zone.rect.x + 4, y, zone.rect.width - 8, high, from_right=False, tail="")
    high = min(rect.height * HIGH / PLATE, 47 * lengths.unit / 0.853)
    if rect.y < picture.zones[0].rect.y:
        x = rect.right + gap
        return TicketRoom(
            x, rect.y + (rect.height - high) / 2, picture.size.width - lengths.margin - x, high, False, "left"
        )
    from_right = rect.centre[0] > picture.size.width / 2
    stacked = [one.rect for one in picture.plates if one.rect.x == rect.x and one.rect.y != rect.y]
    middle = (
        min(picture.stock.x, picture.stock_label.x) - lengths.gap
        if not from_right
        else picture.size.width - lengths.margin
    )
    end = max(
        (spot.rect.right for spot in picture.spots if spot.place == OnPile()), default=picture.stock.right
    )
    start = max(end, picture.empty_pile.right) + lengths.gap
    if stacked:
        # There is no room below: it stands beside its plate, towards the middle.
        high = min(high, rect.height)
        y = rect.y + (rect.height - high) / 2
        if from_right:
            return TicketRoom(start, y, rect.x - gap - start, high, True, "")
        return TicketRoom(rect.right + gap, y, middle - rect.right - gap, high, False, "left")
    y = rect.bottom + gap
    high = min(high, picture.zones[-1].rect.y - 2 - y)
    if from_right:
        return TicketRoom(start, y, rect.right - start, high, True, "up")
    return TicketRoom(rect.x, y, middle - rect.x, high, False, "up")


def ticket_rect(room: TicketRoom, wide: float) -> Rect:
    """Return where a ticket of a width stands in its room."""
    x = room.x + room.width - wide if room.from_right else room.x
    return Rect(x, room.y, wide, room.high)


class TicketLook(Struct, frozen=True):
    """A strip with half-round bites at its ends, and what was played on it."""

    parts: tuple[TicketPart, ...]
    high: float
    tail: Literal["", "up", "left"]
    tail_at: float = 0.0

    def paint(self, painter: QPainter, rect: QRectF, kit: Kit) -> None:
        """Paint strip and parts."""
        lengths = Lengths(self.high)
        self._paint_ground(painter, rect, kit, lengths)
        x = rect.x() + END * lengths.times
        for part in self.parts:
            self._paint_part(painter, QPointF(x, rect.center().y()), part, kit, lengths)
            x += part_width(part, lengths, kit) + lengths.gap

    def _paint_ground(self, painter: QPainter, rect: QRectF, kit: Kit, lengths: Lengths) -> None:
        ground = QColor(kit.palette.plate)
        ground.setAlphaF(0.93)
        painter.setPen(QPen(kit.palette.line(0.2), 1))
        painter.setBrush(ground)
        box, radius = rect.adjusted(0.5, 0.5, -0.5, -0.5), 11 * lengths.times
        painter.drawRoundedRect(box, radius, radius)
        if self.tail == "up":
            at = rect.x() + self.tail_at
            painter.drawPolygon(
                [
                    QPointF(at - 8 * lengths.times, box.y() + 1),
                    QPointF(at, box.y() - 7 * lengths.times),
                    QPointF(at + 8 * lengths.times, box.y() + 1),
                ]
            )
        bite = BITE * lengths.times
        painter.setBrush(QColor(kit.palette.felt_dark))
        for end in (box.x(), box.right()) if self.tail != "left" else (box.right(),):
            painter.drawEllipse(QPointF(end, box.center().y()), bite, bite)

    def _paint_part(
        self, painter: QPainter, at: QPointF, part: TicketPart, kit: Kit, lengths: Lengths
    ) -> None:
        times, card, ink = lengths.times, lengths.card, kit.palette.text
        size, high = 12 * times, CARD_HIGH * times
        x, top = at.x(), at.y() - high / 2
        match part.kind:
            case "drawn":
                back = QRectF(x, at.y() - 12.5 * times, 18 * times, 18 * ASPECT * times)
                put(painter, back, kit.pictures.pixmap(None, back.width(), pixel_ratio(painter)))
                self._pill(painter, QPointF(x + 24 * times, at.y() + 5 * times), f"+{part.count}", kit, times)
            case "pile":
                for number in range(3):
                    slip = QRectF(x + number * 5 * times, top + 3 * times, card * 0.72, high * 0.72)
                    self._paint_blank(painter, slip, times)
                self._arrow(painter, QPointF(x + card * 0.75, top + 15 * times), times, INK, up=True)
                gold = kit.palette.gold
                self._pill(
                    painter, QPointF(x + card * 1.45, at.y() + 7 * times), str(part.count), kit, times, gold
                )
            case "words":
                above = QRectF(x, at.y() - 19 * times, 400, 17 * times)
                kit.write(painter, above, part.words, kit.font(size, SEMIBOLD), ink, LEFT)
                if part.set_words:
                    wide = kit.width_of(part.set_words, size * 0.9, BOLD) + 14 * times
                    pill = QRectF(x, at.y(), wide, 18 * times)
                    painter.setPen(QPen(kit.palette.line(0.3), 1))
                    painter.setBrush(set_colour(part.set_kind, kit.palette))
                    painter.drawRoundedRect(pill, 9 * times, 9 * times)
                    kit.write(painter, pill, part.set_words, kit.font(size * 0.9, BOLD), ink, MIDDLE)
            case "discarded":
                self._arrow(painter, QPointF(x, at.y()), times, ink)
                self._paint_card(
                    painter, QRectF(x + 15 * times + lengths.gap * 0.7, top, card, high), part.cards[0], kit
                )
            case _:
                if part.kind == "added":
                    self._plus(painter, QPointF(x + 5 * times, at.y()), times, kit)
                    x += 16 * times
                shown = part.cards[:1] if part.count else part.cards
                for number, one in enumerate(shown):
                    self._paint_card(painter, QRectF(x + number * card * OVERLAP, top, card, high), one, kit)
                if part.count:
                    box = QRectF(x + card + 2 * times, top, card, high)
                    kit.write(painter, box, f"×{part.count}", kit.font(size, BOLD), ink, LEFT)

    def _pill(  # noqa: PLR0913, PLR0917 - all that a pill is
        self, painter: QPainter, at: QPointF, text: str, kit: Kit, times: float, ground: str = ""
    ) -> None:
        size = 11 * times
        wide, high = kit.width_of(text, size, BOLD) + 10 * times, 17 * times
        box = QRectF(at.x() - wide / 2, at.y() - high / 2, wide, high)
        painter.setPen(QPen(QColor(kit.palette.text), 1.2 * times))
        painter.setBrush(QColor(ground or kit.palette.plate))
        painter.drawRoundedRect(box, high / 2, high / 2)
        kit.write(painter, box, text, kit.font(size, BOLD), INK if ground else kit.palette.text, MIDDLE)

    def _plus(self, painter: QPainter, at: QPointF, times: float, kit: Kit) -> None:
        arm = 5 * times
        painter.setPen(QPen(QColor(kit.palette.gold), 2.2 * times))
        painter.drawLine(QPointF(at.x() - arm, at.y()), QPointF(at.x() + arm, at.y()))
        painter.drawLine(QPointF(at.x(), at.y() - arm), QPointF(at.x(), at.y() + arm))

    def _arrow(self, painter: QPainter, at: QPointF, times: float, colour: str, *, up: bool = False) -> None:
        long, head = (9 if up else 15) * times, 4 * times
        painter.setPen(QPen(QColor(colour), 1.8 * times))
        along, aside = (QPointF(0, -1), QPointF(1, 0)) if up else (QPointF(1, 0), QPointF(0, 1))
        end = at + along * long
        painter.drawLine(at, end)
        painter.drawLine(end, end - along * head + aside * head)
        painter.drawLine(end, end - along * head - aside * head)

    def _paint_blank(self, painter: QPainter, box: QRectF, times: float) -> None:
        painter.setPen(QPen(QColor("#2b3a37"), 0.8))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, 3.0 * times, 3.0 * times)

    def _paint_card(self, painter: QPainter, box: QRectF, card: TicketCard, kit: Kit) -> None:
        times = box.height() / CARD_HIGH
        edge = kit.palette.wild_badge if card.is_wild else "#2b3a37"
        painter.setPen(QPen(QColor(edge), (1.2 if card.is_wild else 0.8) * times))
        painter.setBrush(QColor(PAPER))
        painter.drawRoundedRect(box, 3.6 * times, 3.6 * times)
        if not card.suit:
            kit.write(painter, box, "★", kit.font(17 * times, BOLD), kit.palette.wild_badge, MIDDLE)
            return
        colour = RED if card.is_red else INK
        upper = QRectF(box.x(), box.y() + times, box.width(), 19 * times)
        lower = QRectF(box.x(), box.y() + 18 * times, box.width(), 15 * times)
        size = (15.5 if len(card.rank) > 1 else 17) * times
        kit.write(painter, upper, card.rank, kit.font(size, BOLD), colour, MIDDLE)
        kit.write(painter, lower, card.suit, kit.font(11.5 * times, SEMIBOLD), colour, MIDDLE)
