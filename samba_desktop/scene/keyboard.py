"""The keyboard on the table: it walks from card to card and place to place, selects and presses."""

from collections.abc import Callable, Mapping

from msgspec import Struct
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.scene.gestures import Gestures
from samba_desktop.scene.layout.geometry import Rect
from samba_desktop.scene.layout.spots import Picture, ZoneSpot
from samba_desktop.scene.table_scene import TableScene

ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


def asks_for_enter(event: QEvent) -> bool:
    """Tell whether Qt asks who is to have Enter: whoever accepts that, before all shortcuts."""
    is_asked = event.type() == QEvent.Type.ShortcutOverride
    return is_asked and isinstance(event, QKeyEvent) and event.key() in ENTER


SIDEWAYS = 2.5
"""How much a step aside weighs against a step in the wanted direction."""
DIRECTIONS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left.value: (-1, 0),
    Qt.Key.Key_Right.value: (1, 0),
    Qt.Key.Key_Up.value: (0, -1),
    Qt.Key.Key_Down.value: (0, 1),
}


StopName = tuple[Place | None, int, str]
"""What the keyboard points at: a place, with the number of a card in the hand, or a button."""


class Stop(Struct, frozen=True):
    """Something that the keyboard can point at."""

    group: str
    """Stops of one group are walked by the arrow keys; Tab goes from group to group."""
    rect: Rect
    place: Place | None = None
    index: int = 0
    """The number of the card within the hand."""
    button: str = ""

    @property
    def name(self) -> StopName:
        """Return what stays the same when the stop moves."""
        return (self.place, self.index, self.button)


def stops(picture: Picture, buttons: Mapping[str, Rect]) -> tuple[Stop, ...]:
    """List all stops in the order of Tab: hand, own zone, other zones, pile, stock, buttons."""
    found = [
        Stop("hand", spot.strip, spot.place, spot.index)
        for spot in picture.spots
        if isinstance(spot.place, InHand)
    ]
    found.sort(key=lambda stop: stop.index)
    for zone in reversed(picture.zones):
        found += _in_zone(picture, zone)
    for place in (OnPile(), OnStock()):
        found.append(Stop(type(place).__name__, picture.places[place], place))
    usable = [Stop("buttons", rect, button=name) for name, rect in buttons.items()]
    found += sorted(usable, key=lambda stop: (stop.rect.y, stop.rect.x))
    return tuple(found)


def table_stops(scene: TableScene) -> tuple[Stop, ...]:
    """List everything on a table that the keyboard can point at; nothing before the first view."""
    return stops(scene.picture, scene.buttons()) if scene.picture is not None else ()


def _in_zone(picture: Picture, zone: ZoneSpot) -> list[Stop]:
    return [
        Stop(f"zone {zone.side}", rect, place)
        for place, rect in picture.places.items()
        if isinstance(place, InMeld | NewMeld) and place.side == zone.side
    ]


def along(every: tuple[Stop, ...], now: Stop, direction: tuple[int, int]) -> Stop:
    """Return the next stop in a direction: within the hand the next card, else the nearest one that way."""
    dx, dy = direction
    if dx:
        group = [stop for stop in every if stop.group == now.group]
        at = group.index(now) + dx
        if 0 <= at < len(group) and (now.group == "hand" or _is_beside(now, group[at])):
            return group[at]
    return (_nearest_aside(every, now, dx) if dx else _across(every, now, dy)) or now


def _is_beside(one: Stop, other: Stop) -> bool:
    """Tell whether two stops stand at the same height, for half of the lower one at least."""
    shared = min(one.rect.bottom, other.rect.bottom) - max(one.rect.y, other.rect.y)
    return shared > min(one.rect.height, other.rect.height) / 2


def _is_in_column(one: Stop, other: Stop) -> bool:
    return one.rect.x < other.rect.right and other.rect.x < one.rect.right


def _nearest_aside(every: tuple[Stop, ...], now: Stop, dx: int) -> Stop | None:
    x, y = now.rect.centre

    def cost(stop: Stop) -> float:
        right, down = stop.rect.centre[0] - x, stop.rect.centre[1] - y
        return right * dx + SIDEWAYS * abs(down) if right * dx > 1 else float("inf")

    found = [stop for stop in every if stop is not now and cost(stop) != float("inf")]
    return min(found, key=cost, default=None)


def _across(every: tuple[Stop, ...], now: Stop, dy: int) -> Stop | None:
    """Return the stop above or below in the next band of the table, of several the one least aside.

    The column of buttons stands beside the bands: its buttons count only right above and below.
    """
    x, y = now.rect.centre

    def ahead(stop: Stop) -> float:
        return (stop.rect.centre[1] - y) * dy

    found = [
        stop
        for stop in every
        if stop is not now
        and ahead(stop) > 1
        and not _is_beside(now, stop)
        and (stop.group != "buttons" or _is_in_column(now, stop))
    ]
    if not found:
        return None
    nearest = min(found, key=ahead)
    band = [stop for stop in found if stop is nearest or _is_beside(nearest, stop)]
    return min(band, key=lambda stop: (abs(stop.rect.centre[0] - x), ahead(stop)))


def next_group(every: tuple[Stop, ...], now: Stop | None, step: int) -> Stop | None:
    """Return the first stop of the group that Tab leads to; None at the end, where the window goes on."""
    groups = list(dict.fromkeys(stop.group for stop in every))
    if not groups:
        return None
    first = 0 if step > 0 else len(groups) - 1
    at = first if now is None else groups.index(now.group) + step
    if not 0 <= at < len(groups):
        return None
    return next(stop for stop in every if stop.group == groups[at])


class Walker:
    """Where the keyboard points."""

    def __init__(self, scene: TableScene, pointed: Callable[[Stop | None], None]) -> None:
        """`pointed` is told each stop that is pointed at."""
        self._scene = scene
        self._pointed = pointed
        self.now: Stop | None = None
        """The stop pointed at; None while the keyboard is not used."""
        self._left_at: Stop | None = None
        self._is_resting = False

    def stops(self) -> tuple[Stop, ...]:
        """List everything on the table that the keyboard can point at."""
        return table_stops(self._scene)

    def hide(self) -> None:
        """Point at nothing, as the mouse is used."""
        if self.now is not None:
            self._left_at = self.now
            self._go(None)

    def rest(self, *, rests: bool) -> None:
        """Show nothing while the keyboard is used elsewhere, and the same as before when it comes back."""
        self._is_resting = rests
        self._show()

    def start_from(self, place: Place, index: int) -> None:
        """Begin at this card when next a key is pressed."""
        self._left_at = Stop("hand", Rect(0, 0, 0, 0), place, index)

    def refresh(self) -> None:
        """Point at the same thing after the picture has changed, or at a neighbour where it has gone."""
        if self.now is None:
            return
        every = self.stops()
        same = next((stop for stop in every if stop.name == self.now.name), None)
        if same is None:
            group = [stop for stop in every if stop.group == self.now.group]
            same = group[min(self.now.index, len(group) - 1)] if group else next(iter(every), None)
        self._go(same)

    def arrow(self, key: int) -> bool:
        """Follow an arrow key; answers whether it was one."""
        direction = DIRECTIONS.get(key)
        if direction is None:
            return False
        every = self.stops()
        here = self._known(self.now or self._left_at, every)
        if self.now is None or here is None:
            self._go(here or next(iter(every), None))
        else:
            self._go(along(every, here, direction))
        self._tell_place()
        return True

    def end(self, *, last: bool) -> None:
        """Go to the first or the last of where it points, or of the hand."""
        every = self.stops()
        here = self._known(self.now or self._left_at, every) or next(iter(every), None)
        group = [stop for stop in every if here is not None and stop.group == here.group]
        if group:
            self._go(group[-1 if last else 0])
            self._tell_place()

    def tab(self, step: int) -> bool:
        """Go to the next or the previous group; answers False where the table ends."""
        every = self.stops()
        found = next_group(every, self._known(self.now, every), step)
        self._go(found)
        self._tell_place()
        return found is not None

    def go_to(self, name: StopName) -> None:
        """Point at the stop of a name, if it is there."""
        found = next((stop for stop in self.stops() if stop.name == name), None)
        if found is not None:
            self._go(found)
            self._tell_place()

    def points_at_place(self) -> bool:
        """Tell whether it points at a place or a button, and not at a card of the hand."""
        return self.now is not None and not isinstance(self.now.place, InHand)

    def _tell_place(self) -> None:
        self._scene.hovered.emit(self.now.place if self.now is not None else None)

    def _known(self, stop: Stop | None, every: tuple[Stop, ...]) -> Stop | None:
        return next((one for one in every if stop is not None and one.name == stop.name), None)

    def _go(self, stop: Stop | None) -> None:
        self.now = stop
        self._show()
        self._pointed(stop)

    def _show(self) -> None:
        shown = None if self._is_resting else self.now
        if shown is None:
            self._scene.show_focus(None, None, 0)
        else:
            self._scene.show_focus(shown.rect, shown.place, shown.index)


NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)


class TableKeys:
    """The keys of one table."""

    def __init__(self, scene: TableScene, walker: Walker, gestures: Gestures) -> None:
        self._scene = scene
        self.walker = walker
        self._gestures = gestures

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means; answers False where it means nothing here."""
        key = event.key()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == SHIFT and key == Qt.Key.Key_Space:
            self._press_focus(run=True)
        elif held == CTRL and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._shift_card(1 if key == Qt.Key.Key_Right else -1)
        elif held != NONE:
            return False
        elif key == Qt.Key.Key_Escape:
            self.escape()
        elif key == Qt.Key.Key_Space:
            was_showing = self._scene.is_showing
            self._scene.finish()
            if not was_showing:
                self._press_or_go_on(event)
        elif key in ENTER and self.walker.points_at_place():
            self._press_or_go_on(event)
        elif key in DIRECTIONS:
            self.walker.arrow(int(key))
        elif key in ENDS:
            self.walker.end(last=key == Qt.Key.Key_End)
        else:
            return False
        return True

    def escape(self) -> None:
        """Bring cards in the air home, or point at nothing and lower all cards."""
        if not self._gestures.cancel():
            self.walker.hide()
            self._scene.select(())
            self._scene.cancelled.emit()

    def press_stop(self, stop: StopName) -> None:
        """Do what Space would on what the keyboard can point at, at once."""
        self._scene.finish()
        self.press(*stop)

    def press(self, place: Place | None, index: int, button: str, *, run: bool = False) -> None:
        """Do what a click on something would; `run` selects all cards from the last one on."""
        if button:
            self._scene.pressed_button.emit(button)
        elif isinstance(place, InHand):
            hand = self._scene.cards.in_hand()
            if index < len(hand):
                self._scene.toggle(hand[index], run=run)
        elif place is not None:
            self._scene.pressed_place.emit(place)

    def _press_or_go_on(self, event: QKeyEvent) -> None:
        """Press what is pointed at; where something ends by itself, end that, unless it is in the ring.

        A key that is held from before leads no further.
        """
        now = self._scene.now
        ring = now.captions.ring if now is not None else None
        in_ring = ring is not None and self.walker.now is not None and self.walker.now.button == ring.name
        if now is None or not now.captions.onward:
            self._press_focus()
        elif event.isAutoRepeat():
            return
        elif in_ring:
            self._press_focus()
        else:
            self._scene.go_on(by_key=True)

    def _press_focus(self, *, run: bool = False) -> None:
        stop = self.walker.now
        if stop is not None:
            self.press(*stop.name, run=run)

    def _shift_card(self, step: int) -> None:
        """Put the card that is pointed at behind or in front of its neighbour, in the player's own order."""
        stop, hand = self.walker.now, self._scene.cards.in_hand()
        if stop is None or stop.place is None or not isinstance(stop.place, InHand):
            return
        to = stop.index + step
        if not 0 <= to < len(hand):
            return
        # It comes in front of a card: of the neighbour at the left, or of the one behind that at the right.
        before = hand[to if step < 0 else to + 1].spot if to + max(step, 0) < len(hand) else None
        x, y = (before.strip.x, before.strip.centre[1]) if before is not None else (float("inf"), 0.0)
        if self._scene.reorder([hand[stop.index]], x, y):
            self.walker.go_to((stop.place, to, ""))
