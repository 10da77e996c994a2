"""The last turn of each other seat: its ticket, and the cards it brought marked where they lie."""

from collections.abc import Iterator, Sequence

from samba_desktop.engine.cards import JOKER, Card
from samba_desktop.engine.events import (
    Added,
    AskedToGoOut,
    Discarded,
    Drawn,
    Event,
    Laid,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Swapped,
    ThreeLaid,
    TopTaken,
    WithheldTaken,
)
from samba_desktop.engine.melds import MeldKind, SetKind, set_kind, set_size
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import InHand, InMeld, Place, Table
from samba_desktop.scene.captions import Ticket, TicketCard, TicketPart
from samba_desktop.scene.layout.reconcile import renamed, trails
from samba_desktop.texts.language import Language, Tr
from samba_desktop.texts.log import EventTexts, TurnEvent
from samba_desktop.texts.words import CardWords, Company, SetNames

FORCED = (ThreeLaid, Replaced)
"""What a seat also does at the deal, where it is no move."""


def since(history: Sequence[Event], you: int) -> tuple[TurnEvent, ...]:
    """Return what the others did after your last move of a round."""
    acts = [event for event in history if isinstance(event, TurnEvent)]
    moves = [at for at, event in enumerate(acts) if event.seat == you and not isinstance(event, FORCED)]
    begin = moves[-1] + 1 if moves else 0
    return tuple(event for event in acts[begin:] if event.seat != you)


def news(events: tuple[Event, ...]) -> tuple[tuple[Card, Place], ...]:
    """List the cards that the events brought to where all can see them."""
    return tuple(
        (trail.card, trail.goal)
        for trail in trails(events)
        if trail.card is not None and not isinstance(trail.goal, InHand)
    )


def last_turns(history: Sequence[Event], you: int | None) -> dict[int, tuple[int, tuple[TurnEvent, ...]]]:
    """Return the last turn of each seat but yours: where it begins among all events, and its events."""
    found: dict[int, tuple[int, tuple[TurnEvent, ...]]] = {}
    last: int | None = None
    has_moved: set[int] = set()
    for at, event in enumerate(history):
        if not isinstance(event, TurnEvent) or event.seat == you:
            last = None if isinstance(event, TurnEvent) else last
            continue
        if isinstance(event, FORCED) and event.seat not in has_moved:
            # Red threes of the deal are no turn.
            continue
        has_moved.add(event.seat)
        if event.seat == last:
            begin, acts = found[event.seat]
            found[event.seat] = (begin, (*acts, event))
        else:
            found[event.seat] = (at, (event,))
        last = event.seat
    return found


class TicketTexts:
    """Makes tickets, in a language."""

    tr = Tr()

    def __init__(self, language: Language, company: Company) -> None:
        self.language = language
        self._company = company
        self._words = CardWords(language)
        self._sets = SetNames(language)
        self._events = EventTexts(language)

    def tickets(self, table: Table) -> tuple[Ticket, ...]:
        """Return the tickets of all other seats that have moved in the round."""
        history = table.history
        found = []
        for seat, (begin, acts) in last_turns(history, self._company.you).items():
            later = history[begin:]
            parts = tuple(part for event in acts for part in self._parts(event, later, table))
            if parts:
                found.append(Ticket(seat, parts, self._events.turn(acts, self._company)))
        return tuple(found)

    def _parts(self, event: TurnEvent, later: Sequence[Event], table: Table) -> Iterator[TicketPart]:
        """Tell one thing that was done; `later` begins with the turn it belongs to."""
        match event:
            case Drawn(count=count):
                yield TicketPart("drawn", count=count)
            case PileTaken(top=top, used=used, cards=cards, meld=meld):
                yield TicketPart("pile", count=len(cards))
                if meld is not None:
                    yield TicketPart("laid", self._cards(table.rules, (*used, top)))
            case TopTaken(card=card):
                yield TicketPart("added", self._cards(table.rules, (card,)))
            case Laid(cards=cards):
                yield TicketPart("laid", self._cards(table.rules, cards))
            case Added(cards=cards):
                yield TicketPart("added", self._cards(table.rules, cards))
            case Swapped(card=card):
                yield TicketPart("added", self._cards(table.rules, (card,)))
            case ThreeLaid(card=card):
                yield TicketPart("laid", self._cards(table.rules, (card,)))
            case Discarded(card=card):
                yield TicketPart("discarded", self._cards(table.rules, (card,)))
            case Passed():
                yield TicketPart("words", words=self.tr("passed"))
            case AskedToGoOut():
                yield TicketPart("words", words=self.tr("asked"))
            case Merged() | Replaced() | WithheldTaken():
                pass
        done = _completed(event, later, table)
        if done is not None:
            yield self._set(done, table)

    def _set(self, done: tuple[InMeld, SetKind], table: Table) -> TicketPart:
        place, kind = done
        meld = table.melds[place.side][place.number - 1]
        name = self._sets.badge(table.rules, kind)
        words = (
            "" if meld.kind is not MeldKind.GROUP else f"{self._words.ranks(meld.rank)} ×{len(meld.cards)}"
        )
        return TicketPart("words", words=words, set_kind=kind, set_words=name.upper(), place=place)

    def _cards(self, rules: Rules, cards: Sequence[Card]) -> tuple[TicketCard, ...]:
        return tuple(self._card(rules, card) for card in cards)

    def _card(self, rules: Rules, card: Card) -> TicketCard:
        is_wild = card in rules.wild_cards
        if card.rank == JOKER:
            return TicketCard("", "", is_wild=is_wild)
        sign = self._words.sign(card)
        return TicketCard(sign[:-1], sign[-1], is_red=card.suit in {"H", "D"}, is_wild=is_wild)


def _completed(event: TurnEvent, later: Sequence[Event], table: Table) -> tuple[InMeld, SetKind] | None:
    """Return the meld that an event has made a complete set of, and which; None where it has not."""
    after = later[next(at for at, one in enumerate(later) if one is event) + 1 :]
    place, count = _brought(event)
    if place is None:
        return None
    here = renamed(place, after)
    if not isinstance(here, InMeld) or here.number > len(table.melds[here.side]):
        return None
    meld = table.melds[here.side][here.number - 1]
    kind, size = set_kind(table.rules, meld), set_size(table.rules, meld)
    if kind is None or size is None:
        return None
    more = 0
    for at, one in enumerate(after):
        to, cards = _brought(one) if isinstance(one, TurnEvent) else (None, 0)
        if to is not None and renamed(to, after[at + 1 :]) == here:
            more += cards
    then = len(meld.cards) - more
    return (here, kind) if then - count < size <= then else None


def _brought(event: TurnEvent) -> tuple[InMeld | None, int]:
    """Return the meld that an event brought cards to, and how many."""
    match event:
        case Laid(side=side, meld=meld, cards=cards) | Added(side=side, meld=meld, cards=cards):
            return InMeld(side, meld), len(cards)
        case PileTaken(side=side, meld=int(meld), used=used):
            return InMeld(side, meld), len(used) + 1
        case TopTaken(side=side, meld=meld):
            return InMeld(side, meld), 1
        case _:
            return None, 0
