"""The actions that a gesture from one place to another could mean, likeliest first; judges none of them."""

from collections.abc import Iterator

from samba_desktop.engine.actions import (
    Add,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    PlayerAction,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card, holds, is_red_three
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.places import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View
from samba_desktop.match.readings import Reading, ranks_of, readings, suit_of
from samba_desktop.match.taking import ways_into_new, ways_onto, ways_to_hand


def candidates(
    view: View, cards: tuple[Card, ...], source: Place, target: Place, selected: tuple[Card, ...] = ()
) -> Iterator[PlayerAction]:
    """Yield what moving `cards` from `source` to `target` could mean; nothing where it has no meaning.

    `selected` are cards of the hand that go with a gesture which starts on the pile or on a meld.
    """
    match source, target:
        case InHand(seat), _ if seat == view.seat and cards:
            yield from _from_hand(view, cards, target)
        case OnStock(), InHand(seat) if seat == view.seat:
            yield Draw()
        case OnPile(), _:
            yield from _from_pile(view, target, selected)
        case InMeld(side, first), InMeld(other, second) if side == other == view.side and first != second:
            yield from _merging(view, min(first, second), max(first, second), selected)
        case _:
            return


def _from_hand(view: View, cards: tuple[Card, ...], target: Place) -> Iterator[PlayerAction]:
    match target:
        case NewMeld(side) if side == view.side:
            yield from _laying(view, cards)
        case InMeld(side, number):
            yield from _adding(view, cards, side, number)
        case OnPile():
            yield from _onto_pile(view, cards)
        case AmongRedThrees(side) if side == view.side:
            yield LayThree(cards[0])
        case _:
            return


def _from_pile(view: View, target: Place, selected: tuple[Card, ...]) -> Iterator[PlayerAction]:
    match target:
        case InHand(seat) if seat == view.seat:
            if not selected:
                yield TakePile()
            yield from ways_to_hand(view, selected)
        case NewMeld(side) if side == view.side:
            yield from ways_into_new(view, selected)
        case InMeld(side, number) if side == view.side:
            if not selected:
                yield TakeTop(number)
            yield from ways_onto(view, number, selected)
        case _:
            return


def _onto_pile(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield a discard for one card; several, or one before drawing, take the pile with them."""
    if len(cards) == 1:
        yield Discard(cards[0])
    if len(cards) > 1 or view.turn.phase is Phase.DRAW:
        yield from ways_to_hand(view, cards)


def _laying(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    if all(map(is_red_three, cards)) and view.rules.red_threes_special:
        yield LayThree(cards[0])
        return
    suit = suit_of(view.rules, cards)
    as_sequence = [Lay(*reading) for reading in readings(view.rules, cards, suit)] if suit else []
    naturals = {card.rank for card in cards if card not in view.rules.wild_cards}
    if len(naturals) > 1:
        yield from as_sequence or [Lay(cards)]
        return
    yield Lay(cards)
    yield from (action for action in as_sequence if action.stands)


def _adding(view: View, cards: tuple[Card, ...], side: int, number: int) -> Iterator[PlayerAction]:
    owner = None if side == view.side else side
    meld = view.table.melds[side][number - 1]
    for company, stands in _joining(view, meld, cards):
        yield Add(number, company, stands, owner)
    if owner is None and len(cards) == 1 and _stands_there(view, meld, cards[0]):
        yield from _exchanging(view, meld, number, cards[0])


def _exchanging(view: View, meld: Meld, number: int, card: Card) -> list[PlayerAction]:
    wilds = list(dict.fromkeys(one for one in meld.cards if one in view.rules.wild_cards))
    if meld.kind is MeldKind.SEQUENCE or len(wilds) == 1:
        return [SwapWild(number, card)]
    return [SwapWild(number, card, wild) for wild in wilds]


def _joining(view: View, meld: Meld, cards: tuple[Card, ...]) -> list[Reading]:
    """List the readings of cards that join a meld, or the plain one where none fits."""
    plain: Reading = (cards, ())
    if meld.kind is not MeldKind.SEQUENCE:
        return [plain]
    return list(readings(view.rules, cards, meld.suit, ranks_of(meld))) or [plain]


def _stands_there(view: View, meld: Meld, card: Card) -> bool:
    """Tell whether a wild card of the meld stands for `card`."""
    match meld.kind:
        case MeldKind.GROUP:
            wild = view.rules.wild_cards
            return meld.rank == card.rank and card not in wild and any(one in wild for one in meld.cards)
        case MeldKind.SEQUENCE:
            places = range(len(meld.cards))
            return any(meld.is_wild_at(index) and meld.stands_for(index) == card for index in places)
        case MeldKind.WILD:
            return False


def _merging(view: View, first: int, second: int, selected: tuple[Card, ...]) -> Iterator[PlayerAction]:
    own = view.table.melds[view.side]
    one, other = own[first - 1], own[second - 1]
    if selected:
        for cards, stands in _linking(view, one, other, selected):
            yield Merge(first, second, cards, stands)
        return
    yield Merge(first, second)
    missing = _missing_between(one, other)
    if missing and holds(view.hand, missing):
        yield Merge(first, second, missing)


def _linking(view: View, one: Meld, other: Meld, cards: tuple[Card, ...]) -> list[Reading]:
    plain: Reading = (cards, ())
    if MeldKind.SEQUENCE is not one.kind or one.kind is not other.kind or one.suit != other.suit:
        return [plain]
    return list(readings(view.rules, cards, one.suit, ranks_of(one) | ranks_of(other))) or [plain]


def _missing_between(one: Meld, other: Meld) -> tuple[Card, ...]:
    """List the cards that lie between two sequences of a suit."""
    if MeldKind.SEQUENCE is not one.kind or one.kind is not other.kind or one.suit != other.suit:
        return ()
    low, high = sorted((one, other), key=lambda meld: meld.rank)
    return tuple(Card(rank, one.suit) for rank in range(low.top_rank + 1, high.rank))
