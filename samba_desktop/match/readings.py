"""How cards can be read as part of a sequence, where wild cards stand for others; judges nothing."""

from collections.abc import Iterable, Iterator
from itertools import permutations

from samba_desktop.engine.actions import Stands
from samba_desktop.engine.cards import ACE, Card, sorted_cards
from samba_desktop.engine.forming import highest_rank, lowest_rank
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.rules.kinds import WildSwap
from samba_desktop.engine.rules.rules import Rules

MOST_WILDS = 4
"""Up to so many wild cards are also read in each other's places, where it matters which lies where."""

Reading = tuple[tuple[Card, ...], Stands]


def readings(
    rules: Rules, cards: tuple[Card, ...], suit: str, fixed: frozenset[int] = frozenset()
) -> tuple[Reading, ...]:
    """List the ways to place `cards` so that with the ranks `fixed` they are a sequence without gaps.

    Each has its cards from low to high; none where the natural cards don't fit. Which wild card stands where
    makes a difference only where one can be had back by an exchange.
    """
    wilds = [card for card in cards if card in rules.wild_cards]
    naturals = [card for card in cards if card not in rules.wild_cards]
    ranks = {rank_in(rules, card): card for card in naturals}
    fits = len(ranks) == len(naturals) and all(card.suit == suit for card in naturals)
    if not fits or fixed.intersection(ranks):
        return ()
    matters = rules.groups.wild_swap is WildSwap.INCOMPLETE_ANY and len(wilds) <= MOST_WILDS
    orders = [*permutations(wilds)] if matters else [tuple(sorted_cards(wilds))]
    found = (
        _reading(suit, ranks, free, order)
        for window in _windows(rules, fixed.union(ranks), len(fixed) + len(cards))
        for free in [sorted(window - fixed.union(ranks))]
        for order in orders
    )
    return tuple(dict.fromkeys(found))


def ranks_of(meld: Meld) -> frozenset[int]:
    """Return the ranks that a sequence covers."""
    return frozenset(range(meld.rank, meld.top_rank + 1))


def suit_of(rules: Rules, cards: Iterable[Card]) -> str:
    """Return the one suit of the natural cards; empty where there are several or none."""
    suits = {card.suit for card in cards if card not in rules.wild_cards}
    return suits.pop() if len(suits) == 1 else ""


def _windows(rules: Rules, needed: frozenset[int], size: int) -> Iterator[frozenset[int]]:
    """Yield each run of `size` ranks that holds all the ranks `needed`."""
    lowest, highest = lowest_rank(rules), highest_rank(rules)
    for low in range(lowest, highest - size + 2):
        window = frozenset(range(low, low + size))
        if needed <= window:
            yield window


def _reading(suit: str, ranks: dict[int, Card], free: list[int], wilds: tuple[Card, ...]) -> Reading:
    placed = ranks | dict(zip(free, wilds, strict=True))
    cards = tuple(placed[rank] for rank in sorted(placed))
    meant = tuple(Card(ACE if rank == 1 else rank, suit) for rank in sorted(placed))
    stands = tuple(None if card == other else other for card, other in zip(cards, meant, strict=True))
    return cards, stands if any(stands) else ()


def rank_in(rules: Rules, card: Card) -> int:
    """Return the rank of a card in a sequence, where an ace may be the lowest."""
    return 1 if card.rank == ACE and lowest_rank(rules) == 1 else card.rank
