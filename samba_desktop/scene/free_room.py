"""Where on the table nothing stands, for something that is shown for a while; pure."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from samba_desktop.engine.table import AmongRedThrees, InMeld, NewMeld, OnPile
from samba_desktop.scene.bands import ZoneSpot
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.spots import Picture

LEAST_HIGH = 2.5
"""No free part of a zone is lower than this, in heights of the text."""
MOST_ROOMS = 2
"""As many free parts of a zone are of use."""


def rooms_beside_pile(picture: Picture) -> tuple[Rect, ...]:
    """Return the free rooms at the left of the stock and at the right of the pile; they may be empty."""
    gap, margin = picture.lengths.gap, picture.lengths.margin
    top = _top(picture)
    bottom = max(picture.stock.bottom, picture.stock_label.bottom)
    left = _between(picture, margin, min(picture.stock.x - gap, picture.stock_label.x) - gap, top, bottom)
    # The words under the pile may be as long as there is room.
    start = max(picture.empty_pile.right, picture.places[OnPile()].right) + gap
    right = _between(picture, start, picture.size.width - margin, top, picture.pile_label.y - gap * 0.2)
    return (left, right)


def _top(picture: Picture) -> float:
    above = max(zone.rect.bottom for zone in picture.zones[:-1])
    return min(picture.stock.y, above + picture.lengths.gap * 0.4)


def _between(picture: Picture, left: float, right: float, top: float, bottom: float) -> Rect:
    """Return what the plates at the flanks leave free."""
    gap, whole = picture.lengths.gap, Rect(left, top, right - left, bottom - top)
    for plate in (one.rect for one in picture.plates if one.rect.overlap(whole) > 0):
        if plate.x <= whole.x:
            left = max(left, plate.right + gap)
        else:
            right = min(right, plate.x - gap)
    return Rect(left, top, max(0.0, right - left), max(0.0, bottom - top))


def rooms_in_zones(picture: Picture) -> tuple[Rect, ...]:
    """Return the largest parts of the zones in which no cards lie, the largest of all first."""
    found = [room for zone in picture.zones for room in _largest_free(picture, zone)]
    return tuple(sorted(found, key=lambda room: room.area, reverse=True))


def _largest_free(picture: Picture, zone: ZoneSpot) -> Iterator[Rect]:
    gap = picture.lengths.gap * 0.6
    taken = [
        rect.inset(-gap)
        for place, rect in picture.places.items()
        if isinstance(place, InMeld | NewMeld | AmongRedThrees) and place.side == zone.side
    ]
    least = picture.lengths.text * LEAST_HIGH
    for _ in range(MOST_ROOMS):
        free = [room for room in _free(zone.inner, taken) if room.height >= least]
        if not free:
            return
        largest = max(free, key=lambda room: room.area)
        yield largest
        taken.append(largest.inset(-gap))


def _free(area: Rect, taken: list[Rect]) -> Iterator[Rect]:
    """List the free rectangles between the edges of what is taken."""
    edges = {area.y, area.bottom}
    edges |= {one for rect in taken for one in (rect.y, rect.bottom) if area.y < one < area.bottom}
    for top, bottom in combinations(sorted(edges), 2):
        band = Rect(area.x, top, area.width, bottom - top)
        yield from _gaps(band, (rect for rect in taken if rect.overlap(band) > 0))


def _gaps(band: Rect, taken: Iterable[Rect]) -> Iterator[Rect]:
    left = band.x
    for one in sorted(taken, key=lambda rect: rect.x):
        if one.x > left:
            yield Rect(left, band.y, one.x - left, band.height)
        left = max(left, one.right)
    if band.right > left:
        yield Rect(left, band.y, band.right - left, band.height)
