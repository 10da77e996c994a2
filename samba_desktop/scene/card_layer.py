"""All cards on the screen: makes, keeps and flies their items; only here do cards have identity."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractAnimation,
    QEasingCurve,
    QObject,
    QParallelAnimationGroup,
    QPauseAnimation,
    QPointF,
    QPropertyAnimation,
    QSequentialAnimationGroup,
    QVariantAnimation,
)
from PySide6.QtWidgets import QGraphicsScene

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import DealerDrawn, Dealt, Event
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.furniture import Showing
from samba_desktop.scene.kit import Kit
from samba_desktop.scene.layout.geometry import ASPECT, Rect
from samba_desktop.scene.layout.reconcile import Arrival, Trail, reconcile
from samba_desktop.scene.layout.spots import Layer, Picture, PlateSpot, Spot

OFF, FAST, NORMAL, SLOW = 0.0, 2.0, 1.0, 0.55
"""Speed factors; durations are divided by them, and at `OFF` everything happens at once."""
GLIDE = 260
"""Milliseconds of one glide at normal speed."""
LONGEST = 1500
"""Milliseconds that all flights of one showing take at most."""
BETWEEN_EVENTS, BETWEEN_CARDS = 130, 40
LONGEST_EVENT = 1000
"""Milliseconds over which the cards of one event are strewn at most."""
PULSE = 1400
"""Milliseconds of one pulse of a thinking seat's plate."""


class Leg(Struct, frozen=True):
    """One item's flight within a stage."""

    item: CardItem
    delay: int
    duration: int = GLIDE


class Stage(Struct, frozen=True):
    """Flights that run together, and how long the picture is then held, in milliseconds."""

    legs: tuple[Leg, ...]
    hold: int = 0
    on_begin: Callable[[], None] | None = None
    on_held: Callable[[], None] | None = None
    """Called when the hold begins."""


def delays(orders: Sequence[int | None]) -> tuple[int, ...]:
    """Say when each flight begins: in the order of events, cards of one event shortly after one another.

    None is for items that only make room, which go at once.
    """
    begin = 0.0
    starts: dict[int, tuple[float, float]] = {}
    for order in sorted({one for one in orders if one is not None}):
        count = sum(one == order for one in orders)
        between = min(BETWEEN_CARDS, LONGEST_EVENT / count)
        starts[order] = (begin, between)
        begin += max(BETWEEN_EVENTS, between * count)
    seen: dict[int, int] = {}
    found: list[float] = []
    for one in orders:
        if one is None:
            found.append(0.0)
            continue
        start, between = starts[one]
        found.append(start + between * seen.get(one, 0))
        seen[one] = seen.get(one, 0) + 1
    scale = min(1.0, (LONGEST - GLIDE) / max(1.0, *found)) if found else 1.0
    return tuple(round(one * scale) for one in found)


def pulsing(parent: QObject, on_share: Callable[[object], None]) -> QVariantAnimation:
    """Make what swells from 0 to 1 and back for as long as it runs."""
    pulse = QVariantAnimation(parent)
    pulse.setDuration(PULSE)
    pulse.setStartValue(0.0)
    pulse.setKeyValueAt(0.5, 1.0)
    pulse.setEndValue(0.0)
    pulse.setLoopCount(-1)
    pulse.valueChanged.connect(on_share)
    return pulse


class Animator(QObject):
    """Flies items along their prepared flights; a new run replaces the last one."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.speed = NORMAL
        """The speed factor; 0 for none at all."""
        self._group: QSequentialAnimationGroup | None = None
        self._on_done: Callable[[], None] | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether anything flies."""
        return self._group is not None

    def run(self, stages: Sequence[Stage], on_done: Callable[[], None]) -> None:
        """Fly the stages one after another and call `on_done` once at the end.

        That may be before this returns.
        """
        self.drop()
        flying = [stage for stage in stages if stage.legs]
        if self.speed <= 0 or not flying:
            on_done()
            return
        group = QSequentialAnimationGroup(self)
        calls: dict[QAbstractAnimation, Callable[[], None]] = {}
        for stage in flying:
            together = self._together(stage)
            group.addAnimation(together)
            if stage.on_begin is not None:
                calls[together] = stage.on_begin
            if stage.hold:
                pause = QPauseAnimation(self._scaled(stage.hold), group)
                group.addAnimation(pause)
                if stage.on_held is not None:
                    calls[pause] = stage.on_held
        self._group, self._on_done = group, on_done
        group.currentAnimationChanged.connect(lambda current: calls.get(current, _nothing)())
        group.finished.connect(self._on_finished)
        group.start()

    def finish(self) -> None:
        """End everything that flies at once."""
        if self._group is not None:
            self._group.stop()
            self._on_finished()

    def drop(self) -> None:
        """Forget what flies; the items stay where they are and nobody is told."""
        group, self._group, self._on_done = self._group, None, None
        if group is not None:
            group.stop()
            group.deleteLater()

    def _together(self, stage: Stage) -> QParallelAnimationGroup:
        together = QParallelAnimationGroup()
        for leg in stage.legs:
            glide = QPropertyAnimation(leg.item, b"progress")
            glide.setStartValue(0.0)
            glide.setEndValue(1.0)
            glide.setDuration(self._scaled(leg.duration))
            glide.setEasingCurve(QEasingCurve.Type.InOutCubic)
            if leg.delay <= 0:
                together.addAnimation(glide)
                continue
            line = QSequentialAnimationGroup()
            line.addAnimation(QPauseAnimation(self._scaled(leg.delay), line))
            line.addAnimation(glide)
            together.addAnimation(line)
        return together

    def _scaled(self, milliseconds: int) -> int:
        return round(milliseconds / self.speed)

    def _on_finished(self) -> None:
        done = self._on_done
        self.drop()
        if done is not None:
            done()


def _nothing() -> None:
    """Do nothing."""


OFFERED_HAND, OFFERED_PILE = 18, 9
"""How far cards are raised that would take the pile, and its top, in units."""
MOST_SMOOTH = 8
"""Cards that may fly at once and still be scaled finely."""
MOST_BACKS = 6
"""Backs that fly into one other hand for one event at most."""


class CardLayer:
    """The items of the cards, of which each belongs to one spot of the picture."""

    def __init__(self, scene: QGraphicsScene, animator: Animator) -> None:
        self._scene = scene
        self._animator = animator
        self._now: Showing | None = None
        self.items: list[CardItem] = []
        """One for each spot of the picture, in its order."""
        self.passing: list[CardItem] = []
        """Items that go when they have landed."""

    def use(self, kit: Kit) -> None:
        """Paint all cards with other tools."""
        for item in (*self.items, *self.passing):
            item.use(kit)

    def turn_to(self, now: Showing, events: tuple[Event, ...]) -> Stage:
        """Give every spot its item and prepare the flights; nothing has moved when this returns."""
        self.clear_passing()
        self._now, kit = now, now.kit
        before = self.items
        spots = [item.spot for item in before if item.spot is not None]
        after = now.picture.spots
        result = reconcile(spots, after, events, seat=now.view.seat)
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
        item.place_at(self.home_of(item), spot.width, turned=spot.turned, face_up=_shows_face(spot))
        item.setZValue(spot.z)
        item.setVisible(spot.strip.area > 0)

    def homeward(self, items: Iterable[CardItem]) -> Stage:
        """Prepare the flights of items to their spots."""
        legs = []
        for item in items:
            if item.spot is not None and not item.is_lent and self._is_away(item):
                self._take_off(item, item.spot, raised=False)
                legs.append(Leg(item, 0, 160))
        return Stage(tuple(legs))

    def redirect(self, items: Iterable[CardItem]) -> None:
        """Let items that fly end where they belong now, and put the others there."""
        for item in items:
            if not item.turn_towards(self.home_of(item)):
                self.bring_home(item)

    def clear_passing(self) -> None:
        """Remove the items that belong to no spot."""
        for item in self.passing:
            self._scene.removeItem(item)
        self.passing = []

    def make_passing(self, card: Card | None, at: Rect, kit: Kit) -> CardItem:
        """Make a card that belongs to no spot and goes at the end of the showing."""
        item = CardItem(card, kit)
        self._scene.addItem(item)
        item.place_at(self.aligned(at.x, at.y), at.width, turned=False, face_up=False)
        item.setZValue(Layer.MOVING)
        self.passing.append(item)
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

    def offer(self, cards: tuple[Card, ...] | None) -> list[CardItem]:
        """Mark the top of the pile and the cards of the hand that would take it; answer whose mark changed.

        None where the pile cannot be taken now.
        """
        pile, hand = self.at_place(OnPile())[-1:], self.in_hand()
        left = Counter(cards or ())
        offered = pile if cards is not None else []
        for item in sorted(hand, key=lambda one: not one.is_offered):
            if item.card is not None and left[item.card] > 0:
                left[item.card] -= 1
                offered = [*offered, item]
        changed = [item for item in self.items if item.is_offered is not (item in offered)]
        for item in changed:
            item.mark(offered=item in offered)
        return changed

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
        ratio = self._now.ratio if self._now is not None else 1.0
        return QPointF(round(x * ratio) / ratio, round(y * ratio) / ratio)

    def anchor(self, place: Place | None) -> Rect:
        """Return where an item appears that comes from a place where no card is seen, or goes there."""
        assert self._now is not None
        picture = self._now.picture
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
            item.mark(
                chosen=False, fresh=False, hinted=False, offered=item.is_offered and spot.place == OnPile()
            )
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
            if not self._is_away(item):
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
        self.passing.append(item)
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

    def home_of(self, item: CardItem) -> QPointF:
        """Say where an item lies when it is at rest, lifted where it is selected."""
        spot = item.spot
        assert spot is not None
        assert self._now is not None
        in_hand = isinstance(spot.place, InHand)
        lift = self._now.picture.lift if item.is_chosen and in_hand else 0.0
        if item.is_offered:
            lift = max(lift, self._now.picture.lengths.unit * (OFFERED_HAND if in_hand else OFFERED_PILE))
        return self.aligned(spot.x, spot.y - lift)

    def _is_away(self, item: CardItem) -> bool:
        spot = item.spot
        assert spot is not None
        return (
            item.pos() != self.home_of(item) or item.width != spot.width or item.face_up != _shows_face(spot)
        )

    def _take_off(self, item: CardItem, spot: Spot, *, raised: bool) -> None:
        if not raised:
            item.resize_to(spot.width)
        item.take_off(self.home_of(item), spot.width, turned=spot.turned, face_up=_shows_face(spot))
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


HELD = 1200
"""Milliseconds for which the cards are shown."""
SHARE = 0.66
"""Width of a drawn card as a share of the stock's."""
BETWEEN = 90


def dealer_stages(event: DealerDrawn, now: Showing, layer: CardLayer) -> list[Stage]:
    """Prepare a stage for each time that was drawn; ties are drawn again by those who tied."""
    stages = []
    z = Layer.MOVING
    for number, draw in enumerate(event.draws):
        is_last = number == len(event.draws) - 1
        stage = _stage(draw, event.dealer if is_last else None, now, layer)
        for leg in stage.legs:
            z += 1
            leg.item.setZValue(z)
        stages.append(stage)
    return stages


def clear_away(stages: list[Stage]) -> None:
    """Let the drawn cards go, as the deal begins."""
    for stage in stages:
        for leg in stage.legs:
            leg.item.setVisible(False)


def _stage(draw: tuple[tuple[int, Card], ...], winner: int | None, now: Showing, layer: CardLayer) -> Stage:
    legs: list[Leg] = []
    chosen: list[CardItem] = []
    for at, (drawer, card) in enumerate(draw):
        item = layer.make_passing(card, now.picture.stock, now.kit)
        item.setVisible(False)
        end = drawn_rect(drawer, now.picture, now.view.seat)
        item.take_off(layer.aligned(end.x, end.y), end.width, turned=False, face_up=True)
        legs.append(Leg(item, at * BETWEEN))
        if drawer == winner:
            chosen.append(item)

    def mark_winner() -> None:
        for item in chosen:
            item.mark(won=True)

    return Stage(tuple(legs), HELD, on_held=mark_winner)


def drawn_rect(drawer: int, picture: Picture, seat: int) -> Rect:
    """Say where the card that a seat drew is shown: beside its plate, the own one where the hand will be."""
    gap = picture.lengths.gap
    plate = picture.plate(drawer)
    wide = round(picture.stock.width * SHARE)
    if plate is not None and sum(one.rect.x == plate.rect.x for one in picture.plates) > 1:
        wide = min(wide, round((plate.rect.height + gap) / ASPECT))
    high = wide * ASPECT
    if plate is None:
        hand = picture.places[InHand(seat)]
        return Rect(hand.centre[0] - wide / 2, hand.y + gap, wide, high)
    rect = plate.rect
    x, y = rect.centre
    if plate.is_head or y < picture.zones[0].rect.y:
        return Rect(x - wide / 2, rect.bottom + gap, wide, high)
    window = Rect(0, 0, *picture.size)
    left = rect.x < window.centre[0]
    beside = rect.right + gap if left else rect.x - gap - wide
    return Rect(beside, y - high / 2, wide, high).clamped(window)
