"""Every way out of a small hand tried blindly by the rules alone: slow, and right if the rules are."""

from collections.abc import Iterator
from itertools import combinations

from samba_desktop.engine.actions import Add, Discard, Lay, LayThree, Merge, PlayerAction, SwapWild
from samba_desktop.engine.cards import ACE, Card, is_red_three
from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.game import IllegalAction, step
from samba_desktop.engine.melds import MeldKind, lowest_rank
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase


def can_go_out(state: State, tried: set[object] | None = None) -> bool:
    """Tell whether the turn's seat can go out in its play phase without drawing a card."""
    tried = set() if tried is None else tried
    table = state.table
    seat = table.turn.seat
    key = (tuple(sorted(state.hands[seat])), table.melds, table.turn.owed, table.turn.must_go_out)
    if key in tried:
        return False
    tried.add(key)
    for action in actions(state):
        try:
            after, _events = step(state, action)
        except IllegalAction:
            continue
        if after.table.result is not None:
            if after.table.result.end is RoundEnd.OUT:
                return True
        elif after.table.turn.seat == seat and after.table.turn.phase is Phase.PLAY:
            same = after.stock == state.stock
            if same and can_go_out(after, tried):
                return True
    return False


def actions(state: State) -> Iterator[PlayerAction]:
    """Name everything that could be done with any cards of the hand."""
    table = state.table
    seat = table.turn.seat
    hand = state.hands[seat]
    side = table.seating.side_of(seat)
    own = table.melds[side]
    for size in range(1, len(hand) + 1):
        for cards in dict.fromkeys(combinations(sorted(hand), size)):
            yield Lay(cards)
            yield from (Lay(cards, stands) for stands in meanings(state, cards))
            for number, meld in enumerate(own, start=1):
                yield Add(number, cards)
                if meld.kind is MeldKind.SEQUENCE:
                    yield from (Add(number, cards, stands) for stands in meanings(state, cards, meld.suit))
    for first, second in combinations(range(1, len(own) + 1), 2):
        yield Merge(first, second)
        yield from (Merge(first, second, (card,)) for card in dict.fromkeys(hand))
    for card in dict.fromkeys(hand):
        yield Discard(card)
        if is_red_three(card):
            yield LayThree(card)
        for number, meld in enumerate(own, start=1):
            for wild in sorted(set(meld.cards) & table.rules.wild_cards):
                yield SwapWild(number, card, wild)


def meanings(state: State, cards: tuple[Card, ...], suit: str = "") -> Iterator[tuple[Card | None, ...]]:
    """Name what the wild cards among these could stand for in a sequence, one rank after another."""
    rules = state.table.rules
    wilds = [at for at, card in enumerate(cards) if card in rules.wild_cards]
    suits = {suit} if suit else {card.suit for card in cards if card not in rules.wild_cards}
    if not wilds or len(suits) != 1 or rules.sequences.sequence_max_wilds == 0:
        return
    (suit,) = suits
    for ranks in combinations(range(lowest_rank(rules), ACE + 1), len(wilds)):
        meant = dict(zip(wilds, ranks, strict=True))
        yield tuple(Card(meant[at], suit) if at in meant else None for at in range(len(cards)))
