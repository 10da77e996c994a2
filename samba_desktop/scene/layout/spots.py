"""The picture: where every card lies and where everything else stands, and what is found at a point; pure."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from itertools import combinations

from msgspec import Struct, field

from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import SetKind
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.scene.layout.geometry import ASPECT, Measures, Rect, Size


class ZoneSpot(Struct, frozen=True):
    """Where the melds of a side lie."""

    side: int
    rect: Rect
    heading: Rect
    """The line with the zone's words, or the plate that is its head."""
    inner: Rect
    """What is left for cards."""


class PlateSpot(Struct, frozen=True):
    """Where a seat's plate stands."""

    seat: int
    rect: Rect
    is_head: bool
    """Whether it is the head of its zone, without a ground of its own."""


class HeadSpot(Struct, frozen=True):
    """Where the words over a meld stand."""

    place: InMeld
    rect: Rect
    kind: SetKind | None = None
    """The set that it makes; None for an open meld."""


class Spot(Struct, frozen=True):
    """Where one card lies."""

    place: Place
    index: int
    """The card's number in the hand as shown, in the pile from the bottom, or in the meld."""
    card: Card | None
    """None for a card that the seat may not know."""
    x: float
    y: float
    width: float
    """Width of the card itself, also where it lies crosswise."""
    z: int
    strip: Rect
    """What of the card can be seen; empty where others cover it wholly."""
    turned: bool = False
    face_up: bool = True
    count: int = 0
    """How many cards lie there, said on the top one where that does not show; else 0."""
    is_dim: bool = False
    """Whether it lies there but cannot be had yet."""
    stands: Card | None = None
    """The card that it stands for in a sequence; None where it is itself or belongs to a group."""

    @property
    def rect(self) -> Rect:
        """Return the rectangle that the card covers."""
        high = self.width * ASPECT
        if self.turned:
            return Rect(self.x, self.y, high, self.width)
        return Rect(self.x, self.y, self.width, high)


class ButtonSpot(Struct, frozen=True):
    """Where a button stands."""

    name: str
    rect: Rect


class Picture(Struct, frozen=True):
    """The whole table laid out for one window."""

    size: Size
    lengths: Measures
    spots: tuple[Spot, ...]
    zones: tuple[ZoneSpot, ...]
    """The own zone last."""
    plates: tuple[PlateSpot, ...]
    heads: tuple[HeadSpot, ...]
    title: Rect
    stock: Rect
    """The rectangle of the stock's top card."""
    empty_pile: Rect
    """Where the pile begins, shown while there is none."""
    stock_label: Rect
    pile_label: Rect
    taken_part: Rect | None
    """The line under the cards of the pile that would be taken; None where all of them would."""
    message: Rect
    hand: Rect
    column: Rect
    """The room of the buttons."""
    buttons: tuple[ButtonSpot, ...]
    lift: float
    """How far a selected card of the hand is raised."""
    places: Mapping[Place, Rect] = field(default_factory=dict)
    """The area of each place, for drops and for lights."""
    spare: Mapping[Place, Rect] = field(default_factory=dict)
    """The area of places where nothing lies yet; they count only while they are lit."""

    def plate(self, seat: int) -> PlateSpot | None:
        """Return the plate of a seat; None for the seat whose hand is shown."""
        return next((one for one in self.plates if one.seat == seat), None)

    def zone(self, side: int) -> ZoneSpot:
        """Return the zone of a side."""
        return next(one for one in self.zones if one.side == side)


class Layer:
    """The z bands: where several lie over one another, the later one is on top."""

    ZONE = 0
    LABEL = 10
    THREES = 500
    MELD = 1000
    PILE = 3000
    HAND = 5000
    LIGHT = 7000
    MESSAGE = 7500
    MOVING = 10_000
    DRAGGED = 20_000
    PREVIEW = 30_000
    BUBBLE = 31_000
    FOCUS = 32_000
    RING = 33_000
    """The way back is never dimmed."""


ShownCard = tuple[Card, Card | None]
"""A card, and the one that it stands for in a sequence."""
HIDDEN = 0.5
"""Pixels of a card's strip under which it counts as hidden."""
MISSED = 0.6
"""Pixels that may be missing of the share of a card that shows its index."""


def preview_cards(picture: Picture, place: Place | None) -> tuple[ShownCard, ...]:
    """Return the cards of a place if some of them are hidden or lie face down, else none."""
    if not isinstance(place, InMeld | OnPile | AmongRedThrees):
        return ()
    spots = sorted((one for one in picture.spots if one.place == place), key=lambda one: one.index)
    if not any(_is_hidden(spot, picture) for spot in spots):
        return ()
    return tuple((spot.card, spot.stands) for spot in spots if spot.card is not None)


def _is_hidden(spot: Spot, picture: Picture) -> bool:
    strip = picture.lengths.strip
    narrow = spot.strip.width < spot.width * strip.width - MISSED and not spot.turned
    return not spot.face_up or spot.strip.area < HIDDEN or narrow


ENOUGH = 0.25
"""The share of a card that must lie on a place for it to be meant."""


def place_under(picture: Picture, x: float, y: float) -> Place | None:
    """Name the place at a point: a meld, stock, pile, the own zone as place for a new meld, or the hand."""
    for place, rect in picture.places.items():
        if not isinstance(place, InHand) and rect.holds(x, y):
            return place
    return _wide_place(picture, x, y)


def drop_target(  # noqa: PLR0913, PLR0917 - all that a drop is
    picture: Picture, x: float, y: float, card: Rect, legal: Collection[Place], source: Place
) -> Place | None:
    """Name the place that a drop means.

    `x` and `y` are where the pointer is, `card` is the card in the air. A legal place under the pointer
    comes first, then the legal one that the card covers most, then whatever is under the pointer, then
    what is covered.
    """
    lit = {place: rect for place, rect in picture.spare.items() if place in legal}
    under = next((place for place, rect in lit.items() if rect.holds(x, y)), place_under(picture, x, y))
    if under in legal:
        return under
    precise = under is not None and not isinstance(under, InHand | NewMeld)
    covered = {
        place: rect.overlap(card)
        for place, rect in {**_drop_areas(picture), **lit}.items()
        if place != source
    }
    enough = {place: area for place, area in covered.items() if area >= ENOUGH * card.area}
    allowed = {place: area for place, area in enough.items() if place in legal}
    if allowed and not precise:
        return max(allowed, key=lambda place: allowed[place])
    if under is not None and not isinstance(under, InHand):
        return under
    if enough:
        return max(enough, key=lambda place: enough[place])
    return under


def _drop_areas(picture: Picture) -> dict[Place, Rect]:
    return {place: rect for place, rect in picture.places.items() if not isinstance(place, InHand)}


def _wide_place(picture: Picture, x: float, y: float) -> Place | None:
    if picture.stock_label.holds(x, y):
        return OnStock()
    if picture.pile_label.holds(x, y):
        return OnPile()
    for zone in picture.zones:
        if zone.rect.holds(x, y):
            return _in_zone(picture, zone.side, x, y)
    hand = next(place for place in picture.places if isinstance(place, InHand))
    # Who throws a card to the edge beside the hand means its end.
    rect = picture.hand
    reach = Rect(0, picture.zones[-1].rect.bottom, rect.right + rect.x, picture.size.height)
    return hand if reach.holds(x, y) else None


def _in_zone(picture: Picture, side: int, x: float, y: float) -> Place | None:
    """Name the meld whose column is at this x, else the place for a new meld where the zone has one."""
    for place, rect in picture.places.items():
        is_here = isinstance(place, InMeld) and place.side == side
        if is_here and rect.x - 2 <= x <= rect.right + 2 and rect.y - 6 <= y <= rect.bottom + 6:
            return place
    over = next(
        (head.place for head in picture.heads if head.place.side == side and head.rect.holds(x, y)), None
    )
    if over is not None:
        return over
    new = NewMeld(side)
    return new if new in picture.places else None


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
