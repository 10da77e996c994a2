"""Walking the table by keys, from card to card and place to place; never says what a key does."""

from msgspec import Struct
from PySide6.QtCore import Qt

from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.scene.bands import ZoneSpot
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Picture

SIDEWAYS = 2.5
"""How much a step aside weighs against a step in the wanted direction."""

DIRECTIONS: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left.value: (-1, 0),
    Qt.Key.Key_Right.value: (1, 0),
    Qt.Key.Key_Up.value: (0, -1),
    Qt.Key.Key_Down.value: (0, 1),
}


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
    def name(self) -> tuple[Place | None, int, str]:
        """Return what stays the same when the stop moves."""
        return (self.place, self.index, self.button)


def stops(picture: Picture, buttons: dict[str, Rect], enabled: set[str]) -> tuple[Stop, ...]:
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
    usable = [Stop("buttons", rect, button=name) for name, rect in buttons.items() if name in enabled]
    found += sorted(usable, key=lambda stop: (stop.rect.y, stop.rect.x))
    return tuple(found)


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
