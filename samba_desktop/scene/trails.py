"""Where cards came from and went to, read off the events; pure, and only a guide for the eye."""

from collections.abc import Iterable, Iterator

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


Move = tuple[Card | None, Place, Place]


def _moves(event: Event) -> Iterator[Move]:
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


def _pile_taken(event: PileTaken) -> Iterator[Move]:
    hand: Place = InHand(event.seat)
    goal = hand if event.meld is None else InMeld(event.side, event.meld)
    if event.meld is not None:
        yield from _all(event.used, hand, goal)
    yield event.top, OnPile(), goal
    yield from _all(event.cards[:-1], OnPile(), hand)


def _all(cards: Iterable[Card], origin: Place, goal: Place) -> Iterator[Move]:
    for card in cards:
        yield card, origin, goal


def _hidden_or(cards: tuple[Card, ...], count: int, origin: Place, goal: Place) -> Iterator[Move]:
    if cards:
        yield from _all(cards, origin, goal)
    else:
        for _ in range(count):
            yield None, origin, goal
