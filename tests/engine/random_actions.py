"""What a player by chance might do: what is likely to be legal, and what is likely not to be."""

from collections.abc import Iterator
from itertools import combinations

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
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card, is_black_three, is_red_three
from samba_desktop.engine.melds import MeldKind
from samba_desktop.engine.table import Phase
from samba_desktop.engine.trying import layings
from samba_desktop.engine.view import View
from tests.engine.dice import Dice


def taking(view: View) -> Iterator[PlayerAction]:
    top = view.top
    if top is None:
        return
    for number, meld in enumerate(view.table.melds[view.side], start=1):
        if meld.kind is MeldKind.SEQUENCE and meld.suit == top.suit:
            yield TakeTop(number)
    alike = tuple(card for card in view.hand if card.rank == top.rank)
    if len(alike) > 1:
        yield TakePile(alike[:2])
        yield TakePile(alike)
        for number, meld in enumerate(view.table.melds[view.side], start=1):
            if meld.kind is MeldKind.GROUP and meld.rank == top.rank:
                yield TakePile(alike[:2], (), number)


def melding(view: View) -> Iterator[PlayerAction]:
    yield from layings(view)
    own = view.table.melds[view.side]
    for first, second in combinations(range(len(own)), 2):
        if own[first].rank == own[second].rank:
            yield Merge(first + 1, second + 1)
    wilds = tuple(card for card in view.hand if card in view.rules.wild_cards)
    for rank in {card.rank for card in view.hand if card not in wilds}:
        alike = tuple(card for card in view.hand if card.rank == rank)
        if len(alike) > 3:
            yield Lay(alike)
        if len(alike) > 1 and wilds:
            yield Lay(alike + wilds[:1])


def ending(view: View) -> Iterator[PlayerAction]:
    yield Pass()
    yield from (Discard(card) for card in dict.fromkeys(view.hand))


def seldom(view: View) -> Iterator[PlayerAction]:
    """Name what chance would hardly find: a sequence with two cards too many, and one with the top card."""
    for number, meld in enumerate(view.table.melds[view.side], start=1):
        ends = (Card(meld.rank - 1, meld.suit), Card(meld.rank + 6, meld.suit))
        if len(meld.cards) == 6 and meld.kind is MeldKind.SEQUENCE and set(ends) <= set(view.hand):
            yield Add(number, ends)
    top = view.top
    if view.turn.phase is Phase.DRAW and top is not None:
        pair = (Card(top.rank - 1, top.suit), Card(top.rank + 1, top.suit))
        if set(pair) <= set(view.hand):
            yield TakePile(pair)


def any_action(view: View, dice: Dice) -> PlayerAction:
    """Make an action by chance, most often one that is refused; seldom one of another phase."""
    drawing = view.turn.phase is Phase.DRAW
    if dice.happens(12):
        drawing = not drawing
    number = dice.number(1, len(view.table.melds[view.side]) + 1)
    return taking_anyhow(view, dice, number) if drawing else playing_anyhow(view, dice, number)


def taking_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    top = view.top or Card(5, "S")
    alike = [card for card in view.hand if card.rank == top.rank]
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    suited = [card for card in view.hand if card.suit == top.suit and 0 < abs(card.rank - top.rank) < 3]
    near = dice.choice((alike[:1] + wilds[:1], suited[:2], alike[:2], some_cards(view, dice, 3)))
    match dice.below(6):
        case 0:
            return TakePile(tuple(near))
        case 1:
            return TakePile(tuple(near), (), number)
        case 2:
            return TakePile((), (), number)
        case 3:
            return TakePile()
        case 4:
            return Draw()
        case _:
            return TakeTop(number)


def playing_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    one = dice.choice(view.hand or (Card(5, "S"),))
    match dice.below(15):
        case 0 | 1:
            return Add(number, some_cards(view, dice, 2))
        case 2:
            number = sequence_number(view, dice) or number
            return Add(number, fitting(view, number, dice))
        case 3:
            return Add(dice.number(1, 3), some_cards(view, dice, 1), (), dice.below(view.table.seating.sides))
        case 4:
            return Merge(number, dice.number(1, number), some_cards(view, dice, 1))
        case 5:
            return Merge(number, dice.number(1, number))
        case 6:
            return SwapWild(number, one)
        case 7:
            threes = [card for card in view.hand if is_red_three(card)]
            return LayThree(dice.choice(threes or [one]))
        case 8:
            return Discard(one)
        case 9:
            return dice.choice((Pass(), Ask(), Answer(yes=True)))
        case 10:
            return Lay(view.hand)
        case 11:
            return Lay(*as_named(view, some_cards(view, dice, 9)))
        case _:
            return Lay(some_cards(view, dice, 9))


def sequence_number(view: View, dice: Dice) -> int:
    """Choose an own sequence; 0 where there is none."""
    own = enumerate(view.table.melds[view.side], start=1)
    return dice.choice([number for number, meld in own if meld.kind is MeldKind.SEQUENCE] or [0])


def fitting(view: View, number: int, dice: Dice) -> tuple[Card, ...]:
    """Choose cards that might go to an own meld, often too many of them."""
    own = view.table.melds[view.side]
    if number > len(own) or dice.happens(20):
        return view.hand
    meld = own[number - 1]
    if meld.kind is not MeldKind.SEQUENCE:
        return tuple(card for card in view.hand if card.rank == meld.rank or card in view.rules.wild_cards)[
            :4
        ]
    suited = {card.rank: card for card in view.hand if card.suit == meld.suit}
    above = [suited[rank] for rank in range(meld.top_rank + 1, meld.top_rank + 4) if rank in suited]
    below = [suited[rank] for rank in range(meld.rank - 3, meld.rank) if rank in suited]
    return (*below, *above)


def as_named(view: View, cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card | None, ...]]:
    """Let wild cards stand for a named one."""
    named = tuple(Card(9, "S") if card in view.rules.wild_cards else None for card in cards)
    return cards, named if any(named) else ()


def some_cards(view: View, dice: Dice, most: int) -> tuple[Card, ...]:
    """Choose cards of the hand that might go together: of a rank, of a suit, threes, wild ones, or anyhow."""
    if not view.hand or dice.happens(4):
        return dice.choice(((), (Card(5, "S"),), (Card(3, "H"), Card(3, "D"))))
    one = dice.choice(view.hand)
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    alike = [card for card in view.hand if card.rank == one.rank]
    suited = sorted({card for card in view.hand if card.suit == one.suit and abs(card.rank - one.rank) < 5})
    threes = [card for card in view.hand if is_black_three(card) or is_red_three(card)]
    mixed = alike[: dice.number(1, 4)] + wilds[: dice.number(1, 3)]
    anyhow = dice.shuffled(view.hand)
    chosen = dice.choice((alike, mixed, suited, suited[:2] + wilds, threes + wilds[:1], wilds, anyhow))
    return tuple(chosen[: dice.number(1, most)])
