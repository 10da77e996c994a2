"""What a press, a move and a release of the mouse mean; tells places and cards, never what they lead to."""

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtGui import QGuiApplication

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import InHand, OnPile, OnStock, Place
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.layout.geometry import Rect
from samba_desktop.scene.layout.spots import Layer
from samba_desktop.scene.table_scene import TableScene


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

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._press: _Press | None = None
        self._drag: _Drag | None = None
        self._band: _Band | None = None
        self._hovered: Place | None = None
        self._last: CardItem | str | Place | None = None

    def press(self, x: float, y: float, *, run: bool, is_double: bool) -> None:
        """Begin: what is pressed is read off the picture as it is seen at this moment."""
        if self._press is not None or self._scene.is_held:
            self.cancel()
            return
        scene = self._scene
        button = scene.button_at(x, y)
        covered = not button and scene.covers(x, y)
        item = None if button or covered else scene.card_at(x, y)
        spot = item.spot if item is not None else None
        place = spot.place if spot is not None else None
        if place is None and not button and not covered:
            place = scene.place_at(x, y)
        scene.finish()
        scene.clear_marks()
        same = self._last is not None and self._last == (item or button or place)
        self._last = item or button or place
        on_felt = not button and not covered and item is None and (place is None or isinstance(place, InHand))
        self._press = _Press(x, y, item, place, button, run, is_double and same, on_felt)
        scene.show_button(button, button)

    def move(self, x: float, y: float) -> None:
        """Follow the pointer."""
        if self._drag is not None:
            self._carry(x, y)
        elif self._band is not None:
            self._scene.show_band(self._band.to(x, y))
        elif self._press is not None:
            way = abs(x - self._press.x) + abs(y - self._press.y)
            if way >= QGuiApplication.styleHints().startDragDistance() and not self._press.button:
                self._begin_drag(x, y)
        else:
            self._look(x, y)

    def release(self, x: float, y: float) -> None:
        """End a click or a drag."""
        press, drag, band = self._press, self._drag, self._band
        self._hold()
        if band is not None:
            self._scene.show_band(None)
            self._scene.choose_within(band.to(x, y), more=band.more)
        elif drag is not None:
            self._drop(drag, x, y)
        elif press is not None:
            self._click(press, x, y)

    def cancel(self) -> bool:
        """Bring cards in the air home; answers whether there were any."""
        press, drag, band = self._press, self._drag, self._band
        self._hold()
        if band is not None:
            self._scene.show_band(None)
            return True
        if press is not None:
            self._scene.show_button("", "")
        if drag is None:
            return False
        self._set_down()
        self._scene.release_lent(drag.items)
        self._scene.cancelled.emit()
        return True

    def leave(self) -> None:
        """Tell that the pointer is over nothing."""
        if not self._scene.is_held:
            self._hover(None)
            self._scene.show_button("", "")

    def forget(self, items: list[CardItem]) -> None:
        """Cancel if one of these items, which are no more, is in the air or pressed."""
        if self._press is not None and self._press.item in items:
            self._press.item = None
        if self._drag is not None and any(item in items for item in self._drag.items):
            self.cancel()
        if self._last in items:
            self._last = None

    def _hold(self, drag: _Drag | None = None, band: _Band | None = None) -> None:
        """Carry these cards, or draw this frame, from now on; nothing is pressed any more."""
        self._press, self._drag, self._band = None, drag, band
        self._scene.is_held = drag is not None or band is not None

    def _begin_drag(self, x: float, y: float) -> None:
        press = self._press
        assert press is not None
        if press.is_on_felt:
            band = _Band(press.x, press.y, press.run)
            self._hold(band=band)
            self._scene.show_band(band.to(x, y))
        if press.is_on_felt or press.place is None:
            return
        items = self._scene.carried(press.item, press.place)
        if not items and not isinstance(press.place, OnStock):
            return
        start = QPointF(press.x, press.y)
        offsets = [item.pos() - start for item in items]
        gathered = _gathered(items, offsets, press.item) if isinstance(press.place, InHand) else offsets
        self._hold(_Drag(items, offsets, gathered, press.place, press.item, start))
        for at, item in enumerate(items):
            item.is_lent = True
            item.setZValue(Layer.DRAGGED + at)
        self._scene.picked.emit(_cards(items), press.place)
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
        self._scene.show_gap(drag.items if is_home else [], x, y)

    def _target(self, drag: _Drag, x: float, y: float) -> Place | None:
        return self._scene.target_of(x, y, _rect_of(drag, x, y), drag.source)

    def _set_down(self) -> None:
        """Point at nothing any more."""
        self._aim(None)
        self._scene.show_gap([], 0, 0)

    def _drop(self, drag: _Drag, x: float, y: float) -> None:
        target = self._target(drag, x, y)
        self._set_down()
        cards = _cards(drag.items)
        stays = target is None or target == drag.source
        if stays and isinstance(target, InHand):
            self._scene.reorder(drag.items, x, y)
        if stays or target is None:
            self._scene.release_lent(drag.items)
            self._scene.cancelled.emit()
            return
        self._scene.let_go()
        for item in drag.items:
            item.is_lent = False
        self._scene.just_dropped = drag.items
        self._scene.dropped.emit(cards, drag.source, target)
        if not any(item.is_lent for item in drag.items):
            self._scene.just_dropped = []
            self._scene.release_lent(drag.items)
        if isinstance(target, OnPile):
            # The pointer rests there, and what the pile would bring is told in the next turn.
            self._look(x, y)

    def _click(self, press: _Press, x: float, y: float) -> None:
        scene = self._scene
        if press.button:
            inside = scene.button_at(x, y) == press.button
            scene.show_button(press.button if inside else "", "")
            if inside:
                self._scene.pressed_button.emit(press.button)
            return
        if press.item is not None and isinstance(press.place, InHand):
            if press.is_double and press.item.card is not None:
                self._scene.activated.emit(press.item.card)
            elif not press.is_double:
                scene.toggle(press.item, run=press.run)
            return
        is_second = press.is_double and isinstance(press.place, OnStock | OnPile)
        if press.place is not None and not isinstance(press.place, InHand) and not is_second:
            self._scene.pressed_place.emit(press.place)

    def _look(self, x: float, y: float) -> None:
        button = self._scene.button_at(x, y)
        self._scene.show_button(button, "")
        blind = bool(button) or self._scene.covers(x, y)
        self._hover(None if blind else self._scene.place_at(x, y))

    def _aim(self, place: Place | None) -> None:
        self._scene.aim(place)
        self._hover(place)

    def _hover(self, place: Place | None) -> None:
        if place != self._hovered:
            self._hovered = place
            self._scene.hovered.emit(place)


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
