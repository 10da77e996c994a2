"""Between the engine's values and the kernel's numbers: positions one way, actions both ways."""

from collections.abc import Sequence
from typing import assert_never

from samba_desktop.ai.fast import Laws, Meld, Round, Taste, kernel
from samba_desktop.ai.laws import CARDS, KIND_OF
from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.history import known_cards
from samba_desktop.engine.melds import Meld as EngineMeld
from samba_desktop.engine.melds import MeldKind, wilds_in
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points, melded_points, minimum
from samba_desktop.engine.table import Table

KINDS_OF_MELD = {
    MeldKind.GROUP: kernel.GROUP,
    MeldKind.SEQUENCE: kernel.SEQUENCE,
    MeldKind.WILD: kernel.WILDS,
}


def round_of(
    table: Table, hands: Sequence[tuple[Card, ...]], stock: Sequence[Card], laws: Laws, taste: Taste
) -> Round:
    """Set up a round where a turn begins, from the table and what lies hidden (or is imagined to)."""
    rules = table.rules
    one = Round(laws, [taste] * laws.sides)
    for seat, hand in enumerate(hands):
        for card in hand:
            one.hands[seat][KIND_OF[card]] += 1
        one.sizes[seat] = len(hand)
    one.stock = [KIND_OF[card] for card in reversed(stock)]
    one.pile = [KIND_OF[card] for card in table.pile]
    one.frozen = table.frozen
    one.melds = [[meld_of(rules, meld) for meld in melds] for melds in table.melds]
    one.points = [melded_points(table, side) for side in range(laws.sides)]
    one.reds = [len(threes) for threes in table.red_threes]
    one.melded = list(table.melded)
    one.minimums = [minimum(rules, score) for score in table.scores]
    for seat, cards in enumerate(known_cards(table)):
        for card in cards:
            if laws.red[KIND_OF[card]]:
                one.from_pile[seat][KIND_OF[card]] += 1
    for card in table.pile:
        one.shown[laws.rank[KIND_OF[card]]] += 1
    for melds in table.melds:
        for meld in melds:
            for card in meld.cards:
                one.shown[laws.rank[KIND_OF[card]]] += 1
    one.seat = table.turn.seat
    one.taste = one.tastes[one.seat % laws.sides]
    one.reshuffles = table.reshuffles
    one.melded_before = table.melded[one.seat]
    one.old_melds = len(table.melds[one.seat % laws.sides])
    return one


def meld_of(rules: Rules, meld: EngineMeld) -> Meld:
    """Write a meld in numbers."""
    return Meld(
        KINDS_OF_MELD[meld.kind],
        meld.rank,
        SUITS.index(meld.suit) if meld.suit else 0,
        len(meld.cards),
        wilds_in(rules, meld),
        card_points(rules, meld.cards),
    )


def action_of(note: Sequence[int]) -> PlayerAction:
    """Read a note of a round's log."""
    code = note[0]
    if code == kernel.DRAW:
        return Draw()
    if code == kernel.PASS:
        return Pass()
    if code == kernel.TOP:
        return TakeTop(note[1])
    if code == kernel.THREE:
        return LayThree(CARDS[note[1]])
    if code == kernel.DISCARD:
        return Discard(CARDS[note[1]])
    cards = tuple(CARDS[kind] for kind in note[2::2])
    stands: Stands = tuple(CARDS[kind] if kind >= 0 else None for kind in note[3::2])
    if not any(stands):
        stands = ()
    if code == kernel.TAKE:
        return TakePile(cards, stands, note[1] or None)
    if code == kernel.ADD:
        return Add(note[1], cards, stands)
    assert code == kernel.LAY
    return Lay(cards, stands)


def played(one: Round, action: PlayerAction) -> bool:
    """Play an action of the seat to act in a round; False where the kernel finds it impossible."""
    match action:
        case Draw():
            one.draw()
            return True
        case TakePile(cards, _, onto):
            return _taken(one, [KIND_OF[card] for card in cards], onto)
        case TakeTop(meld):
            return one.take_top(meld - 1)
        case Lay(cards, stands):
            return _laid(one, cards, stands)
        case Add(meld, cards, stands, None):
            return _added(one, meld - 1, cards, stands)
        case Merge(first, second, cards):
            return one.join(first - 1, second - 1, [KIND_OF[card] for card in cards])
        case SwapWild(meld, card, wild):
            return wild is not None and one.exchange(meld - 1, KIND_OF[card], KIND_OF[wild])
        case LayThree(card):
            return one.lay_three(KIND_OF[card])
        case Discard(card):
            one.discard(KIND_OF[card])
            return True
        case Pass():
            one.skip()
            return True
        case Add() | Ask() | Answer():
            return False
        case _:
            assert_never(action)


def _taken(one: Round, cards: list[int], onto: int | None) -> bool:
    laws = one.laws
    top = one.pile[-1]
    if not cards and onto is None:
        one.take_plain()
        return True
    melds = one.melds[one.seat % laws.sides]
    if onto is not None:
        meld = melds[onto - 1]
        low = min([meld.rank, *(laws.rank[kind] for kind in (top, *cards) if laws.rank[kind])])
        return one.take_with(meld, onto - 1, cards, meld.rank if meld.kind == kernel.GROUP else low)
    whole = [top, *cards]
    ranks = [laws.rank[kind] for kind in whole if laws.rank[kind]]
    wilds = sum(laws.wild[kind] for kind in whole)
    points = one.sum_of(whole)
    if len(set(ranks)) == 1:
        return one.take_with(Meld(kernel.GROUP, ranks[0], 0, len(whole), wilds, points), -1, cards, ranks[0])
    low = min(ranks)
    if wilds:
        return False
    made = Meld(kernel.SEQUENCE, low, laws.suit[top], len(whole), 0, points)
    return one.take_with(made, -1, cards, low)


def _laid(one: Round, cards: tuple[Card, ...], stands: Stands) -> bool:
    laws = one.laws
    kinds = [KIND_OF[card] for card in cards]
    naturals = [kind for kind in kinds if laws.rank[kind]]
    wilds = [kind for kind in kinds if laws.wild[kind]]
    if len(naturals) + len(wilds) != len(kinds):
        return False
    if not naturals:
        return one.lay_wilds(wilds)
    ranks = {laws.rank[kind] for kind in naturals}
    if len(ranks) == 1 and not any(stands):
        return one.lay_group(ranks.pop(), naturals, wilds)
    meant = [other or card for card, other in zip(cards, stands or (None,) * len(cards), strict=True)]
    order = sorted(range(len(cards)), key=lambda at: meant[at].rank)
    low = meant[order[0]].rank
    return one.lay_sequence(laws.suit[naturals[0]], low, [kinds[at] for at in order], len(wilds))


def _added(one: Round, at: int, cards: tuple[Card, ...], stands: Stands) -> bool:
    laws = one.laws
    meld = one.melds[one.seat % laws.sides][at]
    kinds = [KIND_OF[card] for card in cards]
    wilds = [kind for kind in kinds if laws.wild[kind]]
    if meld.kind == kernel.GROUP:
        return one.add_to_group(at, [kind for kind in kinds if not laws.wild[kind]], wilds)
    if meld.kind == kernel.WILDS:
        return one.add_wilds(at, kinds)
    meant = [other or card for card, other in zip(cards, stands or (None,) * len(cards), strict=True)]
    pairs = sorted(zip(meant, kinds, strict=True), key=lambda pair: pair[0].rank)
    above = [pair for pair in pairs if pair[0].rank > meld.rank]
    below = [pair for pair in reversed(pairs) if pair[0].rank < meld.rank]
    return all(one.add_to_sequence(at, kind, card.rank) for card, kind in (*above, *below))
