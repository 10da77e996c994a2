"""How wild cards and red threes fell: what each seat drew, beside what chance would have given it.

Only finished rounds are looked at, so nothing hidden is told. Each card that comes to a seat from the
shuffled cards is one of those that are left, each as likely as any other; so what a seat draws beyond the
shares that were to be expected averages out, however the players choose to draw (a martingale, whose variance
adds up).
"""

from collections.abc import Iterable
from math import sqrt

from msgspec import Struct

from samba_desktop.engine.actions import Deal, NotationError, read_action
from samba_desktop.engine.cards import Card, Chance, is_red_three, pack, shuffled
from samba_desktop.engine.dealing import read_deal_code
from samba_desktop.engine.events import Dealt, Event, Replaced, Reshuffled, RoundEnded, ThreeLaid, Upturned
from samba_desktop.engine.game import IllegalAction
from samba_desktop.match.match import Moves, beginning
from samba_desktop.match.record import BACK, Record

NORMAL_95 = 1.96
"""Standard deviations on either side within which chance stays in 95 of 100 cases."""


class Tally(Struct, frozen=True):
    """How many cards of a kind came, and what chance would have given."""

    got: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def plus(self, other: "Tally") -> "Tally":
        """Add what came in other rounds."""
        return Tally(self.got + other.got, self.expected + other.expected, self.variance + other.variance)

    @property
    def range(self) -> tuple[int, int]:
        """Return the numbers between which chance stays in 95 of 100 cases."""
        spread = NORMAL_95 * sqrt(self.variance)
        return max(0, round(self.expected - spread)), round(self.expected + spread)

    @property
    def deviation(self) -> float:
        """Return how far it lies from what was to be expected, in standard deviations."""
        return (self.got - self.expected) / sqrt(self.variance) if self.variance else 0.0


class SeatLuck(Struct, frozen=True):
    """What came to one seat."""

    cards: int = 0
    wild: Tally = Tally()
    red_threes: Tally = Tally()

    def plus(self, other: "SeatLuck") -> "SeatLuck":
        """Add what came in other rounds."""
        return SeatLuck(
            self.cards + other.cards, self.wild.plus(other.wild), self.red_threes.plus(other.red_threes)
        )


class _Cards:
    """The shuffled cards, of which one after the other goes somewhere."""

    def __init__(self, cards: tuple[Card, ...], wild: frozenset[Card]) -> None:
        self._cards = cards
        self._kinds = (wild, frozenset(card for card in cards if is_red_three(card)))
        self._at = 0
        self._left = [sum(card in kind for card in cards) for kind in self._kinds]

    def next(self) -> SeatLuck:
        """Take the next card, and say what it was beside what was to be expected."""
        card, total = self._cards[self._at], len(self._cards) - self._at
        tallies = []
        for kind, cards in enumerate(self._kinds):
            share, hit = self._left[kind] / total, card in cards
            self._left[kind] -= hit
            tallies.append(Tally(int(hit), share, share * (1 - share)))
        self._at += 1
        return SeatLuck(1, *tallies)


def luck_of(record: Record) -> tuple[SeatLuck, ...]:
    """Return for each seat what came to it in the finished rounds of a record.

    A record that cannot be played on ends there.
    """
    seats = record.seating.players
    whole, current = [SeatLuck()] * seats, [SeatLuck()] * seats
    moves = Moves(beginning(record))
    for entry in record.entries:
        if entry == BACK:
            # What was drawn can't be taken back, so nothing that was counted is.
            moves.back()
            continue
        before = moves.state
        try:
            action = read_action(entry)
            events = moves.play(action)
        except (IllegalAction, NotationError):
            break
        if isinstance(action, Deal):
            current = _dealt(record, action.code, events)
        elif not any(isinstance(event, Reshuffled) for event in events):
            drawn = len(before.stock) - len(moves.state.stock)
            cards = _Cards(before.stock, record.rules.wild_cards)
            seat = before.table.turn.seat
            for _ in range(drawn):
                current[seat] = current[seat].plus(cards.next())
        if any(isinstance(event, RoundEnded) for event in events):
            whole = [one.plus(more) for one, more in zip(whole, current, strict=True)]
            current = [SeatLuck()] * seats
    return tuple(whole)


def _dealt(record: Record, code: str, events: Iterable[Event]) -> list[SeatLuck]:
    """Count the deal: hands card by card, the cards that were turned up, and what replaced red threes."""
    rules, seating = record.rules, record.seating
    deck = shuffled(pack(rules.deck.deck_count, rules.deck.joker_count), Chance(read_deal_code(code)))
    cards, found = _Cards(deck, rules.wild_cards), [SeatLuck()] * seating.players
    replaced = [0] * seating.players
    first = 0
    for event in events:
        match event:
            case Dealt(dealer, size, hands):
                first = seat = seating.after(dealer, rules.deck.turn_order)
                for _ in range(size * seating.players):
                    found[seat] = found[seat].plus(cards.next())
                    seat = seating.after(seat, rules.deck.turn_order)
                replaced = [-sum(map(is_red_three, hand)) for hand in hands]
            case Upturned(turned):
                for _ in turned:
                    cards.next()
            case ThreeLaid(seat):
                replaced[seat] += 1
            case Replaced(seat, count):
                replaced[seat] += count
            case _:
                pass
    seat = first
    for _ in range(seating.players):
        for _ in range(max(0, replaced[seat])):
            found[seat] = found[seat].plus(cards.next())
        seat = seating.after(seat, rules.deck.turn_order)
    return found
