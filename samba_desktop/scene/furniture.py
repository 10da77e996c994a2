"""Everything on the table that is no card, kept as panels after a picture, a view and its captions."""

from collections.abc import Callable, Iterable

from msgspec import Struct
from PySide6.QtCore import QAbstractAnimation, QRectF, QVariantAnimation
from PySide6.QtWidgets import QGraphicsScene

from samba_desktop.engine.table import InHand, NewMeld, Phase, Place, View
from samba_desktop.scene.captions import Bubble, ButtonCaption, Captions, Ticket
from samba_desktop.scene.control_look import (
    BUTTON,
    RING_TYPE,
    BubbleButtonLook,
    BubbleLook,
    ButtonLook,
    MessageLook,
    RingLook,
    beside_message,
    body_of,
    bubble_form,
    place_bubble,
    place_ring,
    preview_panel,
    room_beside,
)
from samba_desktop.scene.kit import SEMIBOLD, Kit, Look, Panel
from samba_desktop.scene.layout.geometry import Rect
from samba_desktop.scene.layout.spots import HeadSpot, Layer, Picture, PlateSpot, ZoneSpot, preview_cards
from samba_desktop.scene.layout.table_layout import is_solo, threes_in_head
from samba_desktop.scene.table_look import (
    FLAG,
    EmptyLook,
    HeadingLook,
    LabelLook,
    LightLook,
    MeldHeadLook,
    OfferLook,
    PartLook,
    PlateLook,
    StockLook,
    TitleLook,
    WarningLook,
    ZoneLook,
    flag_width,
)
from samba_desktop.scene.ticket_look import (
    Lengths,
    TicketLook,
    shortened,
    ticket_rect,
    ticket_room,
    ticket_width,
)
from samba_desktop.scene.tips import tip

KEPT = ("light", "focus", "preview", "band")
"""How the keys of panels begin that are put and removed by themselves."""
FADING = 150
"""Milliseconds at normal speed."""
RING = "ring"
"""The key of the ring beside the pile."""
HIGH_MESSAGE = 2.5
"""Height of a message of two lines, in heights of the text."""
GLOW = 10.0
"""How far lights paint beyond their place, in pixels."""


class Showing(Struct):
    """What is shown now: a picture, the view and the words it is made of, and what it is painted with."""

    picture: Picture
    view: View
    captions: Captions
    kit: Kit
    thinking: int | None = None
    pulse: float = 0.0
    hovered_button: str = ""
    pressed_button: str = ""
    ring_share: float = 1.0
    """How much is left of the time in which the turn can be taken back."""
    before: tuple[View, Captions] | None = None
    """What was shown before, while cards still fly to what is shown now; None where all is at rest."""
    ratio: float = 1.0
    """Device pixels per logical pixel, to which cards are aligned."""

    @property
    def seen_view(self) -> View:
        """The view that is seen: cards that still fly belong to the next one."""
        return self.before[0] if self.before is not None else self.view

    @property
    def seen_words(self) -> Captions:
        """The words that go with what is seen."""
        return self.before[1] if self.before is not None else self.captions


class Furniture:
    """The panels, each known by a key and made when first needed."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.panels: dict[str, Panel] = {}
        self._used: set[str] = set()
        self.fading = FADING
        """Milliseconds in which something goes out; 0 where nothing moves."""

    def furnish(self, now: Showing) -> None:
        """Make all panels look as the moment wants, and remove those that it doesn't want."""
        self._used = {key for key in self.panels if key.startswith(KEPT)}
        self._show_head(now)
        for zone in now.picture.zones:
            self._show_zone(zone, now)
        for plate in now.picture.plates:
            self.show_plate(plate, now)
        for head in now.picture.heads:
            self._show_meld_head(head, now)
        self._show_centre(now)
        self.show_buttons(now)
        self.show_ring(now)
        for ticket in now.seen_words.tickets:
            self._show_ticket(ticket, now)
        for number, bubble in enumerate(now.captions.bubbles):
            self._show_bubble(number, bubble, now)
        for key in set(self.panels) - self._used:
            if key == RING:
                self._fade(key)
            else:
                self.remove(key)

    def put(  # noqa: PLR0913, PLR0917 - all that a panel is
        self, key: str, rect: Rect, look: Look, kit: Kit, z: float, reach: float = 0.0
    ) -> Panel:
        """Show one panel, made if there is none of that key."""
        panel = self.panels.get(key)
        if panel is None:
            panel = Panel(kit, z)
            self.panels[key] = panel
            self._scene.addItem(panel)
        self._used.add(key)
        panel.show_as(rect, look, kit, reach)
        return panel

    def remove(self, key: str) -> None:
        """Take one panel away, if it is there."""
        panel = self.panels.pop(key, None)
        if panel is not None:
            self._scene.removeItem(panel)

    def _fade(self, key: str) -> None:
        """Let one panel go out; it answers no press any more."""
        panel = self.panels.pop(key)
        if self.fading <= 0:
            self._scene.removeItem(panel)
            return
        going = QVariantAnimation(self._scene)
        going.setStartValue(1.0)
        going.setEndValue(0.0)
        going.setDuration(self.fading)
        going.valueChanged.connect(panel.setOpacity)
        going.finished.connect(lambda: self._scene.removeItem(panel))
        going.start(QAbstractAnimation.DeletionPolicy.DeleteWhenStopped)

    def light(self, places: Iterable[Place], now: Showing, target: Place | None) -> None:
        """Let exactly these places glow, a place for a new meld with its zone; the pointer is on `target`."""
        wanted: dict[str, Rect] = {}
        for place in places:
            rect = now.picture.places.get(place) or now.picture.spare.get(place)
            if rect is None:
                continue
            wanted[f"light {place}"] = rect.inset(-2) if not isinstance(place, InHand) else rect
            if isinstance(place, NewMeld):
                wanted[f"light zone {place.side}"] = now.picture.zone(place.side).rect.inset(1)
        for key in [one for one in self.panels if one.startswith("light") and one not in wanted]:
            self.remove(key)
        for key, rect in wanted.items():
            look = LightLook(7.0, is_target=key == f"light {target}")
            self.put(key, rect, look, now.kit, Layer.LIGHT, GLOW)

    def button_at(self, x: float, y: float) -> str:
        """Return the name of the button at a point, those in bubbles first; empty where there is none."""
        found = [panel for panel in self.panels.values() if panel.button and panel.area.contains(x, y)]
        top = max(found, key=lambda panel: panel.zValue(), default=None)
        return top.button if top is not None else ""

    def is_bubble_at(self, x: float, y: float) -> bool:
        """Tell whether a bubble covers a point."""
        return any(
            key.startswith("bubble") and panel.area.contains(x, y) for key, panel in self.panels.items()
        )

    def rect_of(self, button: str) -> Rect | None:
        """Return where a button stands."""
        for panel in self.panels.values():
            if panel.button == button:
                area = panel.area
                return Rect(area.x(), area.y(), area.width(), area.height())
        return None

    def buttons(self) -> list[str]:
        """List the names of all buttons, those in bubbles last."""
        return [panel.button for panel in self.panels.values() if panel.button]

    def _show_head(self, now: Showing) -> None:
        words = now.seen_words
        self.put("title", now.picture.title, TitleLook(words.title, words.subtitle), now.kit, Layer.LABEL)
        look = MessageLook(words.message, words.message_kind)
        line, caption = now.picture.message, words.message_button
        if caption is not None:
            line, area = beside_message(line, look, caption, now.kit)
            self._show_message_button(caption, area, now)
        if look.text and len(look.lines(line.width, now.kit)[0]) > 1:
            high = now.kit.lengths.text * HIGH_MESSAGE
            # The lower line would lie under cards that are lifted.
            up = max(0.0, high - line.height - now.kit.lengths.gap * 0.4)
            line = Rect(line.x, line.y - up, line.width, high)
        panel = self.put("message", line, look, now.kit, Layer.MESSAGE)
        panel.setToolTip(tip(words.message))

    def _show_message_button(self, caption: ButtonCaption, area: Rect, now: Showing) -> None:
        look = ButtonLook(caption, now.hovered_button == caption.name, now.pressed_button == caption.name)
        panel = self.put("message button", area, look, now.kit, Layer.LABEL)
        panel.button = caption.name
        panel.setToolTip(tip(caption.tooltip or caption.label))

    def _show_zone(self, zone: ZoneSpot, now: Showing) -> None:
        is_own = zone.side == now.view.side
        solo = is_solo(now.view.table.seating)
        is_plate = solo and not is_own
        framed = _framed(now)
        is_bright = is_plate and framed is not None and now.view.table.seating.side_of(framed) == zone.side
        self.put(f"zone {zone.side}", zone.rect, ZoneLook(is_own, is_bright), now.kit, Layer.ZONE)
        if not is_plate:
            heading = HeadingLook(
                now.seen_words.zone(zone.side),
                now.seen_words.meter if is_own else None,
                now.seen_words.meter_text if is_own else "",
            )
            panel = self.put(f"heading {zone.side}", zone.heading, heading, now.kit, Layer.ZONE + 1)
            panel.setToolTip(tip(now.seen_words.zone(zone.side).right))
        new = now.picture.places.get(NewMeld(zone.side))
        if new is not None:
            self.put("new", new, EmptyLook("+", now.captions.new_meld), now.kit, Layer.LABEL)

    def show_plate(self, plate: PlateSpot, now: Showing) -> None:
        """Show the plate of one seat."""
        table = now.seen_view.table
        side = table.seating.side_of(plate.seat)
        thinks = now.thinking == plate.seat and now.before is None
        look = PlateLook(
            now.seen_words.seat(plate.seat),
            table.hand_sizes[plate.seat],
            plate.is_head,
            is_to_act=_framed(now) == plate.seat,
            is_thinking=thinks,
            pulse=now.pulse if thinks else 0.0,
            reserved=threes_in_head(now.picture, plate, side),
            zone=now.seen_words.zone(side) if plate.is_head else None,
        )
        panel = self.put(f"plate {plate.seat}", plate.rect, look, now.kit, Layer.LABEL)
        panel.setToolTip(tip(now.seen_words.zone(side).right if plate.is_head else ""))
        self._show_warning(plate, now)

    def _show_ticket(self, ticket: Ticket, now: Showing) -> None:
        """Let the last turn of a seat stand at its plate, as much of it as has room."""
        plate = now.picture.plate(ticket.seat)
        room = ticket_room(plate, now.picture) if plate is not None else None
        if plate is None or room is None:
            return
        lengths = Lengths(room.high)
        parts = shortened(ticket.parts, room.width, lengths, now.kit)
        wide = ticket_width(parts, lengths, now.kit)
        if wide > room.width + 1:
            # A wide pile may leave no room at all; the log has the turn.
            return
        rect = ticket_rect(room, wide)
        tail_at = min(max(plate.rect.centre[0] - rect.x, rect.width * 0.2), rect.width * 0.8)
        look = TicketLook(parts, room.high, room.tail, tail_at)
        panel = self.put(f"ticket {ticket.seat}", rect, look, now.kit, Layer.LABEL + 2, 8 * lengths.times)
        panel.setToolTip(tip(ticket.sentence))

    def _show_warning(self, plate: PlateSpot, now: Showing) -> None:
        """Put a flag beside a plate, towards the middle, where its seat may be out soon."""
        words, lengths = now.seen_words.seat(plate.seat).warning, now.kit.lengths
        if not words:
            return
        wide, high, gap = flag_width(words, now.kit), lengths.text * FLAG, lengths.gap * 0.7
        rect = plate.rect
        x = rect.right + gap if rect.centre[0] < now.picture.size.width / 3 else rect.x - gap - wide
        y = rect.y + (rect.height - high) / 2
        if plate.is_head:
            # There is nothing beside it but other plates: it hangs from its lower edge.
            x, y = rect.x + rect.height, rect.bottom - high * 0.35
        self.put(
            f"warning {plate.seat}", Rect(x, y, wide, high), WarningLook(words), now.kit, Layer.LABEL + 1
        )

    def _show_meld_head(self, head: HeadSpot, now: Showing) -> None:
        side, number = head.place.side, head.place.number
        look = MeldHeadLook(now.captions.meld(side, number), head.kind)
        self.put(f"meld {side} {number}", head.rect, look, now.kit, Layer.LABEL)

    def _show_centre(self, now: Showing) -> None:
        picture, words = now.picture, now.seen_words
        reach = picture.stock.width * 0.2
        stock = StockLook(now.seen_view.table.stock_size)
        self.put("stock", picture.stock, stock, now.kit, Layer.LABEL, reach)
        label = LabelLook(words.stock, is_centred=True)
        self.put("stock label", picture.stock_label, label, now.kit, Layer.LABEL)
        self.put("pile", picture.empty_pile, EmptyLook(""), now.kit, Layer.ZONE + 1)
        said = OfferLook(words.pile) if words.takes else LabelLook(words.pile, is_centred=False)
        panel = self.put("pile label", picture.pile_label, said, now.kit, Layer.LABEL)
        panel.setToolTip(tip(words.pile_in_full))
        if picture.taken_part is not None:
            self.put("taken part", picture.taken_part, PartLook(), now.kit, Layer.HAND)

    def show_buttons(self, now: Showing) -> None:
        """Show the buttons of the column."""
        captions = {one.name: one for one in now.captions.buttons}
        for spot in now.picture.buttons:
            look = ButtonLook(
                captions[spot.name], now.hovered_button == spot.name, now.pressed_button == spot.name
            )
            panel = self.put(f"button {spot.name}", spot.rect, look, now.kit, Layer.LABEL)
            panel.button = spot.name
            panel.setToolTip(tip(captions[spot.name].tooltip))

    def show_ring(self, now: Showing) -> None:
        """Show the ring beside the pile while the turn can be taken back."""
        caption = now.captions.ring
        if caption is None:
            return
        hovered, pressed = now.hovered_button == caption.name, now.pressed_button == caption.name
        wide = now.kit.width_of(caption.label, now.kit.lengths.text * RING_TYPE, SEMIBOLD)
        look = RingLook(caption, now.ring_share, hovered, pressed)
        panel = self.put(RING, place_ring(now.picture, wide), look, now.kit, Layer.RING)
        panel.button = caption.name
        panel.setToolTip(tip(caption.tooltip))

    def _show_bubble(self, number: int, bubble: Bubble, now: Showing) -> None:
        room = room_beside(bubble.seat, now.picture)
        form = bubble_form(bubble.text, tuple(one.label for one in bubble.buttons), now.kit, room)
        rect, tail, at = place_bubble(bubble.seat, form.size, now.picture)
        look = BubbleLook(bubble.text, tail, at, form)
        self.put(f"bubble {number}", rect, look, now.kit, Layer.BUBBLE)
        body = body_of(QRectF(*rect), tail)
        left = body.right() - form.beside if form.beside else body.x()
        self._show_answers(bubble, Rect(left, body.y(), body.right() - left, body.height()), now)

    def _show_answers(self, bubble: Bubble, body: Rect, now: Showing) -> None:
        if not bubble.buttons:
            return
        size = now.kit.lengths.text
        pad, high, gap = size * 0.8, size * BUTTON, size * 0.5
        wide = (body.width - 2 * pad - gap * (len(bubble.buttons) - 1)) / len(bubble.buttons)
        y = body.bottom - min(pad * 0.8, (body.height - high) / 2) - high
        for at, caption in enumerate(bubble.buttons):
            area = Rect(body.x + pad + at * (wide + gap), y, wide, high)
            look = BubbleButtonLook(caption, now.hovered_button == caption.name)
            panel = self.put(f"bubble button {caption.name}", area, look, now.kit, Layer.BUBBLE + 1)
            panel.button = caption.name
            panel.setToolTip(tip(caption.tooltip))


def _framed(now: Showing) -> int | None:
    """Return the seat whose turn is marked; while the own one can be taken back it is nobody else's yet."""
    turn = now.seen_view.turn
    if turn.phase in {Phase.DEAL, Phase.MATCH_OVER} or now.seen_words.ring is not None:
        return None
    return turn.to_act


class Fan:
    """What is fanned out now, of one place at most."""

    def __init__(self, furniture: Furniture, on_shown: Callable[[Rect | None], None]) -> None:
        """`on_shown` is told where cards are fanned out; None where no longer."""
        self._furniture = furniture
        self._on_shown = on_shown
        self._place: Place | None = None
        self._rect: Rect | None = None

    def show(self, place: Place | None, now: Showing | None) -> None:
        """Fan the cards of a place out, if some of them are hidden; None puts them away."""
        if place != self._place:
            self._place = place
            self.renew(now)

    def renew(self, now: Showing | None) -> None:
        """Fan the same place out as it lies in another picture."""
        place, rect = self._place, None
        cards = preview_cards(now.picture, place) if now is not None else ()
        if now is None or place is None or not cards:
            self._furniture.remove("preview")
        else:
            look, rect = preview_panel(cards, now.picture, place)
            self._furniture.put("preview", rect, look, now.kit, Layer.PREVIEW)
        if rect != self._rect:
            self._rect = rect
            self._on_shown(rect)
