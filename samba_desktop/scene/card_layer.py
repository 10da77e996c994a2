"""All cards on the screen: makes, keeps and moves their items; only here do cards have identity."""

from collections import Counter
from collections.abc import Iterable

from msgspec import Struct
from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsScene

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Dealt, Event
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.scene.animator import Animator, Leg, Stage, delays
from samba_desktop.scene.badge_look import BadgeWord
from samba_desktop.scene.bands import PlateSpot
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.kit import Kit
from samba_desktop.scene.picture import Arrival, reconcile
from samba_desktop.scene.spots import Layer, Picture, Spot
from samba_desktop.scene.trails import Trail

MOST_SMOOTH = 8
"""Cards that may fly at once and still be scaled finely."""
MOST_BACKS = 6
"""Backs that fly into one other hand for one event at most."""


class Seen(Struct, frozen=True):
    """What is to be shown, with what is known about it."""

    picture: Picture
    seat: int
    captions: Captions
    ratio: float
    """Device pixels per logical pixel, to which cards are aligned."""


class CardLayer:
    """The items of the cards, of which each belongs to one spot of the picture."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._seen: Seen | None = None
        self.items: list[CardItem] = []
        """One for each spot of the picture, in its order."""
        self._passing: list[CardItem] = []
        """Items that go when they have landed."""

    def use(self, kit: Kit) -> None:
        """Paint all cards with other tools."""
        for item in (*self.items, *self._passing):
            item.use(kit)

    def turn_to(self, seen: Seen, events: tuple[Event, ...], kit: Kit) -> Stage:
        """Give every spot its item and prepare the flights; nothing has moved when this returns."""
        self.clear_passing()
        self._seen = seen
        before = self.items
        spots = [item.spot for item in before if item.spot is not None]
        after = seen.picture.spots
        result = reconcile(spots, after, events, seat=seen.seat)
        self.items = [
            self._filled(spot, arrival, before, kit)
            for spot, arrival in zip(after, result.arrivals, strict=True)
        ]
        flights = self._flights(result.arrivals, events)
        for number, goal, order in result.leaving:
            flights += self._left(before[number], goal, order)
        flights += self._backs(result.hidden, kit)
        flights.sort(key=lambda one: (-1 if one[1] is None else one[1], one[2]))
        starts = delays([order for _, order, _ in flights])
        brought = sum(order is not None for _, order, _ in flights)
        for item, _, _ in flights:
            item.is_smooth = brought <= MOST_SMOOTH
        legs = (Leg(item, start) for (item, _, _), start in zip(flights, starts, strict=True))
        return Stage(tuple(legs))

    def land(self) -> None:
        """Put every item exactly where its spot is and let those go that have none."""
        self.clear_passing()
        for item in self.items:
            self.bring_home(item)

    def bring_home(self, item: CardItem) -> None:
        """Put an item where its spot is, unless the pointer carries it."""
        spot = item.spot
        if spot is None or item.is_lent:
            return
        item.place_at(self._target(item), spot.width, turned=spot.turned, face_up=_shows_face(spot))
        item.setZValue(spot.z)
        item.setVisible(spot.strip.area > 0)

    def homeward(self, items: Iterable[CardItem]) -> Stage:
        """Prepare the flights of items to their spots."""
        legs = []
        for item in items:
            if item.spot is not None and not item.is_lent and self._is_astray(item):
                self._take_off(item, item.spot, raised=False)
                legs.append(Leg(item, 0, 160))
        return Stage(tuple(legs))

    def redirect(self, items: Iterable[CardItem]) -> None:
        """Let items that fly end where they belong now, and put the others there."""
        for item in items:
            if not item.turn_towards(self._target(item)):
                self.bring_home(item)

    def clear_passing(self) -> None:
        """Remove the items that belong to no spot."""
        for item in self._passing:
            self._scene.removeItem(item)
        self._passing = []

    def make_passing(self, card: Card | None, at: Rect, kit: Kit) -> CardItem:
        """Make a card that belongs to no spot and goes at the end of the showing."""
        item = CardItem(card, kit)
        self._scene.addItem(item)
        item.place_at(self.aligned(at.x, at.y), at.width, turned=False, face_up=False)
        item.setZValue(Layer.MOVING)
        self._passing.append(item)
        return item

    def in_hand(self) -> list[CardItem]:
        """Return the items of the own hand in the order shown."""
        found = [item for item in self.items if isinstance(item.spot and item.spot.place, InHand)]
        return sorted(found, key=lambda item: item.spot.index if item.spot else 0)

    def mark_news(self, news: Iterable[tuple[Card, Place]]) -> None:
        """Mark exactly these cards where they lie; of equal ones the upper."""
        left = Counter(news)
        for item in reversed(self.items):
            if item.card is None or item.spot is None:
                continue
            lies = (item.card, item.spot.place)
            item.mark(news=left[lies] > 0)
            left[lies] -= 1

    def at_place(self, place: Place) -> list[CardItem]:
        """Return the items at a place, the lowest first."""
        found = [item for item in self.items if item.spot is not None and item.spot.place == place]
        return sorted(found, key=lambda item: item.spot.index if item.spot else 0)

    def top_at(self, x: float, y: float) -> CardItem | None:
        """Return the card that is seen at a point, as the picture is at this moment."""
        point = QPointF(x, y)
        hit = [
            item
            for item in self.items
            if item.isVisible() and item.rect.translated(item.pos()).contains(point)
        ]
        return max(hit, key=lambda item: item.zValue(), default=None)

    def aligned(self, x: float, y: float) -> QPointF:
        """Return a point moved onto the grid of device pixels."""
        ratio = self._seen.ratio if self._seen is not None else 1.0
        return QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

    def anchor(self, place: Place | None) -> Rect:
        """Return where an item appears that comes from a place where no card is seen, or goes there."""
        assert self._seen is not None
        picture = self._seen.picture
        match place:
            case InHand(seat):
                plate = picture.plate(seat)
                if plate is not None:
                    return _small(_fan_of(plate))
                x, y = picture.places[place].centre
                wide, high = picture.stock.width, picture.stock.height
                return Rect(x - wide / 2, y - high / 2, wide, high)
            case InMeld(side, _) | AmongRedThrees(side) | NewMeld(side):
                return _small(picture.places.get(place) or picture.zone(side).heading)
            case OnPile():
                return Rect(*picture.places[place][:2], picture.stock.width, picture.stock.height)
            case OnStock() | None:
                return picture.stock

    def _filled(self, spot: Spot, arrival: Arrival, before: list[CardItem], kit: Kit) -> CardItem:
        if arrival.old is not None:
            item = before[arrival.old]
        else:
            item = CardItem(spot.card, kit)
            self._scene.addItem(item)
            item.setVisible(False)
            start = self.anchor(self._source(spot, arrival))
            comes_open = isinstance(arrival.origin, OnPile | InMeld)
            face_up = comes_open or (arrival.origin is None and _shows_face(spot))
            item.place_at(self.aligned(start.x, start.y), start.width, turned=False, face_up=face_up)
        item.spot = spot
        if not isinstance(spot.place, InHand):
            item.mark(chosen=False, fresh=False, hinted=False)
        if spot.badge is not None and spot.badge.kind is not None and self._seen is not None:
            item.word = BadgeWord(self._seen.captions.badge(spot.badge.kind))
        return item

    def _source(self, spot: Spot, arrival: Arrival) -> Place | None:
        """Say where a new item appears; with nothing known, it does so where it will lie."""
        return spot.place if arrival.origin is None and not isinstance(spot.place, InHand) else arrival.origin

    def _flights(
        self, arrivals: tuple[Arrival, ...], events: tuple[Event, ...]
    ) -> list[tuple[CardItem, int | None, float]]:
        is_deal = any(isinstance(event, Dealt) for event in events)
        found: list[tuple[CardItem, int | None, float]] = []
        count = max(1, len(arrivals))
        for number, (item, arrival) in enumerate(zip(self.items, arrivals, strict=True)):
            spot = item.spot
            assert spot is not None
            brought = arrival.order is not None
            if brought and isinstance(spot.place, InHand) and not is_deal:
                item.mark(fresh=isinstance(arrival.origin, OnStock | OnPile))
            if item.is_lent:
                continue
            if not self._is_astray(item):
                self.bring_home(item)
                continue
            is_new = arrival.old is None
            if is_new and arrival.origin is None:
                self.bring_home(item)
                continue
            moved = arrival.origin != spot.place
            if not moved:
                # Cards that merely make room have their new size at once: scaling many of them is dear.
                item.resize_to(spot.width)
            self._take_off(item, spot, raised=moved)
            found.append((item, arrival.order, number / count))
        return found

    def _left(
        self, item: CardItem, goal: Place | None, order: int
    ) -> list[tuple[CardItem, int | None, float]]:
        item.spot = None
        item.is_lent = False
        self._passing.append(item)
        if not isinstance(goal, InHand | OnStock):
            item.setVisible(False)
            return []
        end = self.anchor(goal)
        item.vanishes = True
        item.setZValue(Layer.MOVING + item.zValue())
        is_open = not isinstance(goal, OnStock)
        item.take_off(self.aligned(end.x, end.y), end.width, turned=False, face_up=is_open)
        return [(item, order, 0.5)]

    def _backs(self, ways: tuple[Trail, ...], kit: Kit) -> list[tuple[CardItem, int | None, float]]:
        found: list[tuple[CardItem, int | None, float]] = []
        counts: dict[tuple[Place, int], int] = {}
        for way in ways:
            key = (way.goal, way.order)
            counts[key] = counts.get(key, 0) + 1
            if counts[key] > MOST_BACKS:
                continue
            item = self.make_passing(None, self.anchor(OnStock()), kit)
            item.setVisible(False)
            item.vanishes = True
            end = self.anchor(way.goal)
            item.take_off(self.aligned(end.x, end.y), end.width, turned=False, face_up=False)
            found.append((item, way.order, counts[key] / MOST_BACKS))
        return found

    def _target(self, item: CardItem) -> QPointF:
        spot = item.spot
        assert spot is not None
        assert self._seen is not None
        lift = self._seen.picture.lift if item.is_chosen and isinstance(spot.place, InHand) else 0.0
        return self.aligned(spot.x, spot.y - lift)

    def _is_astray(self, item: CardItem) -> bool:
        spot = item.spot
        assert spot is not None
        return (
            item.pos() != self._target(item) or item.width != spot.width or item.face_up != _shows_face(spot)
        )

    def _take_off(self, item: CardItem, spot: Spot, *, raised: bool) -> None:
        if not raised:
            item.resize_to(spot.width)
        item.take_off(self._target(item), spot.width, turned=spot.turned, face_up=_shows_face(spot))
        item.setZValue(spot.z + (Layer.MOVING if raised else 0))
        if spot.strip.area > 0 and not raised:
            item.setVisible(True)


def _shows_face(spot: Spot) -> bool:
    return spot.face_up and spot.card is not None


def _fan_of(plate: PlateSpot) -> Rect:
    """Say where the backs of a seat lie on its plate: at the right end of the head of a zone."""
    rect = plate.rect
    if not plate.is_head:
        return rect
    wide = rect.height * 2
    return Rect(rect.x + rect.width - wide, rect.y, wide, rect.height)


def _small(rect: Rect) -> Rect:
    """Return a small card in the middle of a plate or a zone."""
    x, y = rect.centre
    high = min(rect.height, 60.0)
    wide = high / 1.4
    return Rect(x - wide / 2, y - high / 2, wide, high)
