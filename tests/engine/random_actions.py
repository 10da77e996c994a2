"""What a player by chance might do with good reason: most of it is likely to be legal."""

from collections.abc import Iterator
from itertools import combinations

from samba_desktop.engine.actions import (
    Discard,
    Lay,
    Merge,
    Pass,
    PlayerAction,
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.legality import layings
from samba_desktop.engine.melds import Meld, MeldKind, card_at, highest_rank, lowest_rank, place_of
from samba_desktop.engine.table import View


def taking(view: View) -> Iterator[PlayerAction]:
    """Name the ways in which the pile might be taken."""
    top = view.top
    if top is None:
        return
    if not view.rules.pile.pile_top_must_be_melded:
        yield TakePile()
    own = list(enumerate(view.table.melds[view.side], start=1))
    for number, meld in own:
        if meld.kind is MeldKind.SEQUENCE and meld.suit == top.suit:
            yield TakeTop(number)
            yield TakePile((), (), number)
        if meld.kind is MeldKind.GROUP and meld.rank == top.rank:
            yield TakePile((), (), number)
    wilds = wild_cards(view)
    alike = tuple(card for card in view.hand if card.rank == top.rank and card not in wilds)
    if len(alike) > 1:
        yield TakePile(alike[:2])
        yield TakePile(alike)
        for number, meld in own:
            if meld.kind is MeldKind.GROUP and meld.rank == top.rank:
                yield TakePile(alike[:2], (), number)
    if alike and wilds:
        yield TakePile(alike[:1] + wilds[:1])
        for number, meld in own:
            if meld.kind is MeldKind.GROUP and meld.rank == top.rank:
                yield TakePile(alike[:1] + wilds[:1], (), number)
    if view.rules.sequences.sequences_enabled:
        yield from beginning_sequence(view, top)


def beginning_sequence(view: View, top: Card) -> Iterator[TakePile]:
    """Name the two cards of the hand, one of them perhaps wild, that make a sequence with the top card."""
    at = place_of(view.rules, top)
    for low in range(max(lowest_rank(view.rules), at - 2), min(highest_rank(view.rules) - 2, at) + 1):
        meant = [card_at(place, top.suit) for place in range(low, low + 3) if place != at]
        cards, stands = filled(view, meant)
        if len(cards) == len(meant):
            yield TakePile(cards, stands)


def filled(view: View, meant: list[Card]) -> tuple[tuple[Card, ...], Stands]:
    """Find cards of the hand for places of a sequence, wild ones where the natural card lacks."""
    spare = [card for card in wild_cards(view) if card not in meant]
    cards: list[Card] = []
    stands: list[Card | None] = []
    for card in meant:
        if card in view.hand:
            cards.append(card)
            stands.append(None)
        elif spare:
            cards.append(spare.pop())
            stands.append(card)
    return tuple(cards), tuple(stands) if any(stands) else ()


def wild_cards(view: View) -> tuple[Card, ...]:
    return tuple(card for card in view.hand if card in view.rules.wild_cards)


def melding(view: View) -> Iterator[PlayerAction]:
    """Name what might be laid, joined and exchanged."""
    yield from layings(view)
    yield from joining(view)
    yield from swapping(view)
    wilds = wild_cards(view)
    for rank in {card.rank for card in view.hand if card not in wilds}:
        alike = tuple(card for card in view.hand if card.rank == rank and card not in wilds)
        if len(alike) > 3:
            yield Lay(alike)
        if len(alike) > 1 and wilds:
            yield Lay(alike + wilds[:1])


def joining(view: View) -> Iterator[Merge]:
    for (one, first), (other, second) in combinations(enumerate(view.table.melds[view.side], start=1), 2):
        if first.kind is not second.kind:
            continue
        if first.kind is not MeldKind.SEQUENCE:
            if first.rank == second.rank:
                yield Merge(one, other)
        elif first.suit == second.suit:
            yield from linking(view, one, other, *sorted((first, second), key=lambda meld: meld.rank))


def linking(view: View, one: int, other: int, low: Meld, high: Meld) -> Iterator[Merge]:
    """Name the joining of two sequences, with the cards between them where the hand holds these."""
    meant = [card_at(place, low.suit) for place in range(low.top_rank + 1, high.rank)]
    cards, stands = filled(view, meant)
    if len(cards) == len(meant):
        yield Merge(one, other, cards, stands)


def swapping(view: View) -> Iterator[SwapWild]:
    for number, meld in enumerate(view.table.melds[view.side], start=1):
        wilds = sorted(set(meld.cards) & view.rules.wild_cards)
        if not wilds or meld.kind is MeldKind.WILD:
            continue
        for card in dict.fromkeys(view.hand):
            if meld.kind is MeldKind.GROUP and card.rank == meld.rank:
                yield from (SwapWild(number, card, wild) for wild in wilds)
            elif meld.kind is MeldKind.SEQUENCE and card.suit == meld.suit:
                yield SwapWild(number, card)


def ending(view: View) -> Iterator[PlayerAction]:
    yield Pass()
    yield from (Discard(card) for card in dict.fromkeys(view.hand))
