"""Reconcile what lies on the screen with what should, along the events; pure, moves nothing."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Added,
    Answered,
    AskedToGoOut,
    DealerDrawn,
    Dealt,
    Discarded,
    Drawn,
    Event,
    Laid,
    MatchEnded,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Reshuffled,
    RoundEnded,
    Swapped,
    ThreeLaid,
    TopTaken,
    Upturned,
    WithheldTaken,
)
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, OnPile, OnStock, Place
from samba_desktop.scene.layout.spots import Spot


class Trail(Struct, frozen=True):
    """The way of one card through the events of one showing."""

    card: Card | None
    """None where the card stayed hidden."""
    origin: Place
    goal: Place
    order: int
    """The number of the event that brought it to its goal."""


def trails(events: tuple[Event, ...]) -> tuple[Trail, ...]:
    """List every card's way, joined over all events; melds are numbered as they are after the last event."""
    found: list[Trail] = []
    for order, event in enumerate(events):
        later = events[order + 1 :]
        for card, origin, goal in _moves(event):
            step = Trail(card, renamed(origin, later), renamed(goal, later), order)
            _join(found, step)
    return tuple(found)


def renamed(place: Place, events: Iterable[Event]) -> Place:
    """Say under which number a meld is known after the merges among the events."""
    for event in events:
        if isinstance(event, Merged) and isinstance(place, InMeld) and place.side == event.side:
            number = event.first if place.number == event.second else place.number
            place = InMeld(place.side, number - 1 if number > event.second else number)
    return place


def _join(found: list[Trail], step: Trail) -> None:
    if step.card is not None:
        for at, trail in enumerate(found):
            if trail.card == step.card and trail.goal == step.origin:
                found[at] = replace(trail, goal=step.goal, order=step.order)
                return
    found.append(step)


_Move = tuple[Card | None, Place, Place]


def _moves(event: Event) -> Iterator[_Move]:
    match event:
        case Dealt():
            for seat, hand in enumerate(event.hands):
                yield from _hidden_or(hand, event.hand_size, OnStock(), InHand(seat))
        case Upturned():
            yield from _all(event.cards, OnStock(), OnPile())
        case Drawn() | Replaced():
            yield from _hidden_or(event.cards, event.count, OnStock(), InHand(event.seat))
        case PileTaken():
            yield from _pile_taken(event)
        case TopTaken():
            yield event.card, OnPile(), InMeld(event.side, event.meld)
        case WithheldTaken():
            yield from _all(event.cards, OnPile(), InHand(event.seat))
        case Laid() | Added():
            yield from _all(event.cards, InHand(event.seat), InMeld(event.side, event.meld))
        case Merged():
            meld = renamed(InMeld(event.side, event.first), (event,))
            yield from _all(event.cards, InHand(event.seat), meld)
        case Swapped():
            meld = InMeld(event.side, event.meld)
            yield event.card, InHand(event.seat), meld
            yield event.wild, meld, InHand(event.seat)
        case ThreeLaid():
            yield event.card, InHand(event.seat), AmongRedThrees(event.side)
        case Discarded():
            yield event.card, InHand(event.seat), OnPile()
        case (
            DealerDrawn()
            | Passed()
            | AskedToGoOut()
            | Answered()
            | Reshuffled()
            | RoundEnded()
            | MatchEnded()
        ):
            return


def _pile_taken(event: PileTaken) -> Iterator[_Move]:
    hand: Place = InHand(event.seat)
    goal = hand if event.meld is None else InMeld(event.side, event.meld)
    if event.meld is not None:
        yield from _all(event.used, hand, goal)
    yield event.top, OnPile(), goal
    yield from _all(event.cards[:-1], OnPile(), hand)


def _all(cards: Iterable[Card], origin: Place, goal: Place) -> Iterator[_Move]:
    for card in cards:
        yield card, origin, goal


def _hidden_or(cards: tuple[Card, ...], count: int, origin: Place, goal: Place) -> Iterator[_Move]:
    if cards:
        yield from _all(cards, origin, goal)
    else:
        for _ in range(count):
            yield None, origin, goal


class Arrival(Struct, frozen=True):
    """How a spot of the new picture is filled."""

    old: int | None
    """The number of the old spot whose item moves here; None where one is made."""
    origin: Place | None
    """Where an item that is made comes from; None where nothing tells."""
    order: int | None
    """The number of the event that brought it; None where it only glides along."""


class Reconciled(Struct, frozen=True):
    """The whole difference of two pictures."""

    arrivals: tuple[Arrival, ...]
    """One for each spot of the new picture."""
    leaving: tuple[tuple[int, Place | None, int], ...]
    """Numbers of old spots whose items go, where to (None where nothing tells), and with which event."""
    hidden: tuple[Trail, ...]
    """Ways from the stock into other hands, where no card is known."""


def reconcile(
    before: Sequence[Spot], after: Sequence[Spot], events: tuple[Event, ...] = (), *, seat: int
) -> Reconciled:
    """Match the spots on the screen with the new ones: what stays, along the events, then equal cards."""
    places = [renamed(spot.place, events) for spot in before]
    found: dict[int, Arrival] = {}
    left = set(range(len(before)))
    _keep(before, places, after, found, left)
    ways = trails(events)
    unused = list(ways)
    _follow(before, places, after, found, left, unused)
    for at, spot in enumerate(after):
        if at not in found:
            old = next((one for one in sorted(left) if before[one].card == spot.card), None)
            left.discard(-1 if old is None else old)
            found[at] = Arrival(old, None, None)
    rest = OnStock() if any(isinstance(event, Reshuffled) for event in events) else None
    leaving = tuple(_leaving(at, (places[at], before[at].card), unused, rest) for at in sorted(left))
    hidden = tuple(
        one
        for one in unused
        if one.origin == OnStock() and isinstance(one.goal, InHand) and one.goal.seat != seat
    )
    return Reconciled(tuple(found[at] for at in range(len(after))), leaving, hidden)


def _keep(
    before: Sequence[Spot],
    places: Sequence[Place],
    after: Sequence[Spot],
    found: dict[int, Arrival],
    left: set[int],
) -> None:
    """Let cards that lie still lie still: same place, card and number, then same place and card."""
    for with_index in (True, False):
        lying: dict[tuple[Place, Card | None, int], list[int]] = defaultdict(list)
        for at in sorted(left, reverse=True):
            index = before[at].index if with_index else 0
            lying[places[at], before[at].card, index].append(at)
        for at, spot in enumerate(after):
            same = lying[spot.place, spot.card, spot.index if with_index else 0]
            if at not in found and same:
                old = same.pop()
                left.discard(old)
                found[at] = Arrival(old, spot.place, None)


def _follow(  # noqa: PLR0913, PLR0917 - the two sides of the match and what is left of each
    before: Sequence[Spot],
    places: Sequence[Place],
    after: Sequence[Spot],
    found: dict[int, Arrival],
    left: set[int],
    unused: list[Trail],
) -> None:
    """Fill spots along the ways of the events."""
    for at, spot in enumerate(after):
        if at in found:
            continue
        way = next((one for one in unused if one.card == spot.card and one.goal == spot.place), None)
        if way is None:
            continue
        unused.remove(way)
        old = next(
            (one for one in sorted(left) if before[one].card == spot.card and places[one] == way.origin), None
        )
        if old is not None:
            left.discard(old)
        found[at] = Arrival(old, way.origin, way.order)


def _leaving(
    at: int, lying: tuple[Place, Card | None], unused: list[Trail], rest: Place | None
) -> tuple[int, Place | None, int]:
    place, card = lying
    way = next((one for one in unused if one.card == card and one.origin == place), None)
    if way is None:
        return (at, rest if place == OnPile() else None, 0)
    unused.remove(way)
    return (at, way.goal, way.order)
