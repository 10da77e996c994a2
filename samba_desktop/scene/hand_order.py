"""In which order the own hand is shown; a matter of sight only, the engine knows nothing of it."""

from collections import Counter
from collections.abc import Iterable
from enum import Enum

from samba_desktop.engine.cards import SUITS, Card


class HandOrder(Enum):
    """The orders that a player can choose."""

    BY_RANK = "by rank"
    BY_SUIT = "by suit"
    BY_HAND = "by hand"
    """As the player has put them; new cards come in at the right."""


def arrange(hand: tuple[Card, ...], order: HandOrder, own: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """Put the hand into the wanted order; `own` is the order in which it was last shown."""
    match order:
        case HandOrder.BY_RANK:
            return tuple(sorted(hand, key=_by_rank))
        case HandOrder.BY_SUIT:
            return tuple(sorted(hand, key=_by_suit))
        case HandOrder.BY_HAND:
            return _kept(hand, own)


def moved(shown: tuple[Card, ...], indices: Iterable[int], before: int) -> tuple[Card, ...]:
    """Put the cards at `indices` in front of the card at `before`, all counted in the old order."""
    taken = set(indices)
    head = [card for at, card in enumerate(shown) if at < before and at not in taken]
    tail = [card for at, card in enumerate(shown) if at >= before and at not in taken]
    return (*head, *(shown[at] for at in sorted(taken)), *tail)


def _kept(hand: tuple[Card, ...], own: tuple[Card, ...]) -> tuple[Card, ...]:
    left = Counter(hand)
    kept: list[Card] = []
    for card in own:
        if left[card] > 0:
            left[card] -= 1
            kept.append(card)
    new = []
    for card in hand:
        if left[card] > 0:
            left[card] -= 1
            new.append(card)
    return (*kept, *new)


def _by_rank(card: Card) -> tuple[int, int]:
    return (-card.rank, _suit(card))


def _by_suit(card: Card) -> tuple[int, int]:
    return (_suit(card), -card.rank)


def _suit(card: Card) -> int:
    return SUITS.index(card.suit) if card.suit else len(SUITS)
