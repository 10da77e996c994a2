"""Reconcile what lies on the screen with what should: which card becomes which; pure, moves nothing."""

from collections import defaultdict
from collections.abc import Sequence

from msgspec import Struct, field

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event, Reshuffled
from samba_desktop.engine.table import InHand, OnPile, OnStock, Place
from samba_desktop.scene.spots import Spot
from samba_desktop.scene.trails import Trail, renamed, trails


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


class _Free(Struct):
    """Old spots that no new one has taken yet."""

    old: Sequence[Spot]
    left: set[int] = field(default_factory=set)

    def take(self, card: Card | None, place: Place | None = None) -> int | None:
        found = [
            at
            for at in sorted(self.left)
            if self.old[at].card == card and (place is None or self.old[at].place == place)
        ]
        if not found:
            return None
        self.left.discard(found[0])
        return found[0]


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
    free = _Free(before, left)
    for at, spot in enumerate(after):
        if at not in found:
            old = free.take(spot.card)
            found[at] = Arrival(old, None, None)
    rest = OnStock() if any(isinstance(event, Reshuffled) for event in events) else None
    leaving = tuple(_leaving(at, (places[at], before[at].card), unused, rest) for at in sorted(free.left))
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
