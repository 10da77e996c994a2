"""What a press, a move and a release of the mouse mean; tells places and cards, never what they lead to."""

from collections.abc import Callable
from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import InHand, InMeld, OnPile, OnStock, Place
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Layer


class Voice(Struct, frozen=True):
    """How gestures tell what they mean: the emitters of the scene's signals."""

    picked: Callable[[tuple[Card, ...], Place], None]
    dropped: Callable[[tuple[Card, ...], Place, Place], None]
    pressed_place: Callable[[Place], None]
    pressed_button: Callable[[str], None]
    activated: Callable[[Card], None]
    hovered: Callable[[Place | None], None]
    cancelled: Callable[[], None]


class Ground(Protocol):
    """What gestures need of the table."""

    @property
    def is_moving(self) -> bool:
        """Tell whether cards fly."""
        ...

    def finish(self) -> None:
        """End all flights."""
        ...

    def card_at(self, x: float, y: float) -> CardItem | None:
        """Return the card at a point."""
        ...

    def button_at(self, x: float, y: float) -> str:
        """Return the button at a point that answers a press, or an empty name."""
        ...

    def covers(self, x: float, y: float) -> bool:
        """Tell whether something lies over the table at a point that takes no cards."""
        ...

    def place_at(self, x: float, y: float) -> Place | None:
        """Return the place at a point."""
        ...

    def target_of(self, x: float, y: float, card: Rect, source: Place) -> Place | None:
        """Return the place that a drop means."""
        ...

    def carried(self, item: CardItem | None, place: Place) -> list[CardItem]:
        """Return the items that a drag from there takes along, the pressed one among them."""
        ...

    def toggle(self, item: CardItem, *, run: bool) -> None:
        """Lift or lower a card of the hand; `run` selects all from the last one pressed."""
        ...

    def show_band(self, band: Rect | None) -> None:
        """Show the frame that is drawn around cards; None takes it away."""
        ...

    def choose_within(self, band: Rect, *, more: bool) -> None:
        """Select the cards of the hand that a frame touches; `more` keeps those that are selected."""
        ...

    def release_lent(self, items: list[CardItem]) -> None:
        """Let cards that were carried glide home."""
        ...

    def reorder(self, items: list[CardItem], x: float, y: float) -> bool:
        """Put cards elsewhere in a hand that is kept by hand; answers whether that was done."""
        ...

    def show_gap(self, items: list[CardItem], x: float, y: float) -> None:
        """Show where in a hand that is kept by hand these cards would come; without cards nothing."""
        ...

    def show_button(self, hovered: str, pressed: str) -> None:
        """Show which button the pointer is on and which is held."""
        ...

    def aim(self, place: Place | None) -> None:
        """Show which place the cards in the air are over."""
        ...

    def clear_marks(self) -> None:
        """Forget hints and the marks of new cards."""
        ...


class _Press(Struct):
    """A button of the mouse is down."""

    x: float
    y: float
    item: CardItem | None
    place: Place | None
    button: str
    run: bool
    is_double: bool
    is_on_felt: bool
    """Whether a frame around cards may begin there."""


class _Drag(Struct):
    """Cards are in the air."""

    items: list[CardItem]
    offsets: list[QPointF]
    """Where each lay from the pointer when it was taken up."""
    gathered: list[QPointF]
    """Where each is carried once the cards have come together."""
    source: Place
    lead: CardItem | None
    start: QPointF
    share: float = 0.0
    """How far the cards have come together, 0 to 1."""


class _Band(Struct, frozen=True):
    """A frame is being drawn around cards."""

    x: float
    y: float
    more: bool

    def to(self, x: float, y: float) -> Rect:
        return Rect(min(x, self.x), min(y, self.y), abs(x - self.x), abs(y - self.y))


GATHERED_AFTER = 80.0
"""Pixels of a drag after which the cards taken along have come together at the pointer."""
GATHERED_STEP = 0.3
"""How far they then lie apart, in card widths."""


class Gestures:
    """The one gesture that may be going on."""

    def __init__(self, ground: Ground, voice: Voice) -> None:
        self._ground = ground
        self._voice = voice
        self._press: _Press | None = None
        self._drag: _Drag | None = None
        self._band: _Band | None = None
        self._hovered: Place | None = None
        self._last: CardItem | str | Place | None = None
        self._dropped: list[CardItem] = []
        """Cards that were just dropped, or stay where they were dropped until it is known what is meant."""

    @property
    def is_dragging(self) -> bool:
        """Tell whether cards are in the air, or a frame is being drawn around some."""
        return self._drag is not None or self._band is not None

    def press(self, x: float, y: float, *, run: bool, is_double: bool) -> None:
        """Begin: what is pressed is read off the picture as it is seen at this moment."""
        if self._press is not None or self.is_dragging:
            self.cancel()
            return
        ground = self._ground
        button = ground.button_at(x, y)
        covered = not button and ground.covers(x, y)
        item = None if button or covered else ground.card_at(x, y)
        spot = item.spot if item is not None else None
        place = spot.place if spot is not None else None
        if place is None and not button and not covered:
            place = ground.place_at(x, y)
        ground.finish()
        ground.clear_marks()
        same = self._last is not None and self._last == (item or button or place)
        self._last = item or button or place
        on_felt = not button and not covered and item is None and (place is None or isinstance(place, InHand))
        self._press = _Press(x, y, item, place, button, run, is_double and same, on_felt)
        ground.show_button(button, button)

    def move(self, x: float, y: float) -> None:
        """Follow the pointer."""
        if self._drag is not None:
            self._carry(x, y)
        elif self._band is not None:
            self._ground.show_band(self._band.to(x, y))
        elif self._press is not None:
            way = abs(x - self._press.x) + abs(y - self._press.y)
            if way >= QGuiApplication.styleHints().startDragDistance() and not self._press.button:
                self._begin_drag(x, y)
        else:
            self._look(x, y)

    def release(self, x: float, y: float) -> None:
        """End a click or a drag."""
        press, drag, band = self._press, self._drag, self._band
        self._press = self._drag = self._band = None
        if band is not None:
            self._ground.show_band(None)
            self._ground.choose_within(band.to(x, y), more=band.more)
        elif drag is not None:
            self._drop(drag, x, y)
        elif press is not None:
            self._click(press, x, y)

    def cancel(self) -> bool:
        """Bring cards in the air home; answers whether there were any."""
        press, drag, band = self._press, self._drag, self._band
        self._press = self._drag = self._band = None
        if band is not None:
            self._ground.show_band(None)
            return True
        if press is not None:
            self._ground.show_button("", "")
        if drag is None:
            return False
        self._set_down()
        self._ground.release_lent(drag.items)
        self._voice.cancelled()
        return True

    def leave(self) -> None:
        """Tell that the pointer is over nothing."""
        if not self.is_dragging:
            self._hover(None)
            self._ground.show_button("", "")

    def forget(self, items: list[CardItem]) -> None:
        """Cancel if one of these items, which are no more, is in the air or pressed."""
        if self._press is not None and self._press.item in items:
            self._press.item = None
        if self._drag is not None and any(item in items for item in self._drag.items):
            self.cancel()
        if self._last in items:
            self._last = None
        self._dropped = [item for item in self._dropped if item not in items]

    def _begin_drag(self, x: float, y: float) -> None:
        press = self._press
        assert press is not None
        if press.is_on_felt:
            self._press, self._band = None, _Band(press.x, press.y, press.run)
            self._ground.show_band(self._band.to(x, y))
        if press.is_on_felt or press.place is None:
            return
        items = self._ground.carried(press.item, press.place)
        if not items and not isinstance(press.place, OnStock):
            return
        start = QPointF(press.x, press.y)
        offsets = [item.pos() - start for item in items]
        gathered = _gathered(items, offsets, press.item) if isinstance(press.place, InHand) else offsets
        self._drag = _Drag(items, offsets, gathered, press.place, press.item, start)
        self._press = None
        for at, item in enumerate(items):
            item.is_lent = True
            item.setZValue(Layer.DRAGGED + at)
        self._voice.picked(_cards(items), press.place)
        if self._drag is not None:
            self._carry(x, y)

    def _carry(self, x: float, y: float) -> None:
        drag = self._drag
        assert drag is not None
        way = QPointF(x, y) - drag.start
        drag.share = max(drag.share, min(1.0, way.manhattanLength() / GATHERED_AFTER))
        for item, lay, offset in zip(drag.items, drag.offsets, drag.gathered, strict=True):
            item.setPos(QPointF(x, y) + lay + (offset - lay) * drag.share)
        target = self._target(drag, x, y)
        self._aim(target)
        is_home = isinstance(target, InHand) and target == drag.source
        self._ground.show_gap(drag.items if is_home else [], x, y)

    def _target(self, drag: _Drag, x: float, y: float) -> Place | None:
        return self._ground.target_of(x, y, _rect_of(drag, x, y), drag.source)

    def _set_down(self) -> None:
        """Point at nothing any more."""
        self._aim(None)
        self._ground.show_gap([], 0, 0)

    def _drop(self, drag: _Drag, x: float, y: float) -> None:
        target = self._target(drag, x, y)
        self._set_down()
        cards = _cards(drag.items)
        stays = target is None or target == drag.source
        if stays and isinstance(target, InHand):
            self._ground.reorder(drag.items, x, y)
        if stays or target is None:
            self._ground.release_lent(drag.items)
            self._voice.cancelled()
            return
        self.let_go()
        for item in drag.items:
            item.is_lent = False
        self._dropped = drag.items
        self._voice.dropped(cards, drag.source, target)
        if not any(item.is_lent for item in drag.items):
            self._dropped = []
            self._ground.release_lent(drag.items)

    def hold(self) -> None:
        """Let cards that are being dropped stay there until `let_go`, or until a view is shown."""
        for item in self._dropped:
            item.is_lent = True

    def let_go(self) -> None:
        """Let cards that stayed where they were dropped go home."""
        held, self._dropped = self._dropped, []
        if held:
            self._ground.release_lent(held)

    def free(self) -> None:
        """Let cards that stayed where they were dropped be moved by what is shown next."""
        for item in self._dropped:
            item.is_lent = False
        self._dropped = []

    def _click(self, press: _Press, x: float, y: float) -> None:
        ground, voice = self._ground, self._voice
        if press.button:
            inside = ground.button_at(x, y) == press.button
            ground.show_button(press.button if inside else "", "")
            if inside:
                voice.pressed_button(press.button)
            return
        if press.item is not None and isinstance(press.place, InHand):
            if press.is_double and press.item.card is not None:
                voice.activated(press.item.card)
            elif not press.is_double:
                ground.toggle(press.item, run=press.run)
            return
        is_second = press.is_double and isinstance(press.place, OnStock | OnPile)
        if press.place is not None and not isinstance(press.place, InHand) and not is_second:
            voice.pressed_place(press.place)

    def _look(self, x: float, y: float) -> None:
        button = self._ground.button_at(x, y)
        self._ground.show_button(button, "")
        blind = bool(button) or self._ground.covers(x, y)
        self._hover(None if blind else self._ground.place_at(x, y))

    def _aim(self, place: Place | None) -> None:
        self._ground.aim(place)
        self._hover(place)

    def _hover(self, place: Place | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self._voice.hovered(place)


def _gathered(items: list[CardItem], offsets: list[QPointF], lead: CardItem | None) -> list[QPointF]:
    """Say where cards lie as a narrow fan around the one that was pressed."""
    if lead is None or lead not in items:
        return offsets
    at = items.index(lead)
    step = lead.width * GATHERED_STEP
    return [offsets[at] + QPointF((number - at) * step, 0) for number in range(len(items))]


def _cards(items: list[CardItem]) -> tuple[Card, ...]:
    return tuple(item.card for item in items if item.card is not None)


def _rect_of(drag: _Drag, x: float, y: float) -> Rect:
    lead = drag.lead or (drag.items[-1] if drag.items else None)
    if lead is None:
        return Rect(x - 1, y - 1, 2, 2)
    rect = lead.rect.translated(lead.pos())
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def may_carry(place: Place, side: int) -> bool:
    """Tell whether cards at a place can be taken up at all: the hand, stock, pile and the own melds."""
    match place:
        case InHand() | OnStock() | OnPile():
            return True
        case InMeld(owner, _):
            return owner == side
        case _:
            return False
