"""The actions that taking the pile or its top card could mean; which of them are legal is asked elsewhere."""

from collections.abc import Iterable, Iterator
from itertools import combinations

from samba_desktop.engine.actions import PlayerAction, TakePile, TakeTop
from samba_desktop.engine.cards import Card, sorted_cards
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.view import View
from samba_desktop.match.readings import Reading, rank_in, ranks_of, readings


def ways_to_hand(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield the ways to take the pile with just these cards of the hand, or with any where there are none."""
    yield from ways_into_new(view, cards)
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield from ways_onto(view, number, cards)


def ways_into_new(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield the ways to take the pile into a new meld with these cards, or with any where there are none."""
    top = view.top
    if top is None:
        yield TakePile(cards)
        return
    companies = [cards] if cards else [*_pairs(view, top), *_neighbours(view, top)]
    for company in companies:
        yield from _new_with(view, top, company)


def ways_onto(view: View, number: int, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield the ways to take the pile onto an own meld with these cards, or with none or a pair."""
    top, meld = view.top, view.table.melds[view.side][number - 1]
    companies = [cards] if cards else [()]
    if not cards and top is not None and meld.kind is MeldKind.GROUP and meld.rank == top.rank:
        companies += _pairs(view, top)
    for company in companies:
        yield from _onto_with(view, top, number, meld, company)


def pile_candidates(view: View) -> Iterator[PlayerAction]:
    """Yield every way to take the pile or its top card."""
    yield TakePile()
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakeTop(number)
    yield from ways_to_hand(view, ())


def _new_with(view: View, top: Card, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    at = frozenset({rank_in(view.rules, top)})
    as_sequence = [TakePile(*reading) for reading in readings(view.rules, cards, top.suit, at)]
    like_group = all(card.rank == top.rank or card in view.rules.wild_cards for card in cards)
    if not like_group:
        yield from as_sequence or [TakePile(cards)]
        return
    yield TakePile(cards)
    yield from (action for action in as_sequence if action.stands)


def _onto_with(
    view: View, top: Card | None, number: int, meld: Meld, cards: tuple[Card, ...]
) -> Iterator[PlayerAction]:
    found: tuple[Reading, ...] = ()
    if top is not None and meld.kind is MeldKind.SEQUENCE and meld.suit == top.suit:
        found = readings(view.rules, cards, meld.suit, ranks_of(meld) | {rank_in(view.rules, top)})
    for company, stands in found or ((cards, ()),):
        yield TakePile(company, stands, number)


def _pairs(view: View, top: Card) -> list[tuple[Card, ...]]:
    """List the pairs of the top card's rank, then those of one such card and a wild card."""
    alike = sorted_cards([card for card in view.hand if card.rank == top.rank])
    wilds = sorted_cards([card for card in view.hand if card in view.rules.wild_cards and card != top])
    return [
        *_each_once(combinations(alike, 2)),
        *_each_once((card, wild) for card in alike for wild in wilds),
    ]


def _neighbours(view: View, top: Card) -> list[tuple[Card, ...]]:
    """List the pairs of cards with which the top card could begin a sequence."""
    rules = view.rules
    if not rules.sequences.sequences_enabled:
        return []
    hand = sorted_cards(view.hand)
    wilds = [card for card in hand if card in rules.wild_cards and rules.sequences.sequence_max_wilds != 0]
    alike = [card for card in hand if card.suit == top.suit and card not in rules.wild_cards]
    pairs = [*combinations(alike, 2), *((card, wild) for card in alike for wild in wilds)]
    at = frozenset({rank_in(rules, top)})
    return [pair for pair in _each_once(pairs) if readings(rules, pair, top.suit, at)]


def _each_once(pairs: Iterable[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    return list(dict.fromkeys(pairs))
