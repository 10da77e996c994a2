"""What a player by chance might try without reason: most of it is refused."""

from collections.abc import Iterator

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
from samba_desktop.engine.cards import RED_SUITS, Card, is_black_three, is_red_three
from samba_desktop.engine.melds import Meld, MeldKind, card_at
from samba_desktop.engine.table import Phase, View
from tests.engine.dice import Dice
from tests.engine.random_actions import wild_cards

ANY_CARD = Card(5, "S")


def any_action(view: View, dice: Dice) -> PlayerAction:
    """Make an action by chance, most often one that is refused; seldom one of another phase."""
    drawing = view.turn.phase is Phase.DRAW
    if dice.happens(12):
        drawing = not drawing
    number = dice.number(1, len(view.table.melds[view.side]) + 1)
    return taking_anyhow(view, dice, number) if drawing else playing_anyhow(view, dice, number)


def taking_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    top = view.top or ANY_CARD
    wilds = list(wild_cards(view))
    alike = [card for card in view.hand if card.rank == top.rank]
    suited = [card for card in view.hand if card.suit == top.suit and 0 < abs(card.rank - top.rank) < 3]
    chosen = (alike[:1] + wilds[:1], suited[:2], suited[:1] + wilds[:1], alike[:2], some_cards(view, dice, 3))
    near = tuple(dice.choice(chosen))
    match dice.below(7):
        case 0:
            return TakePile(near)
        case 1:
            return TakePile(near, (), number)
        case 2:
            return TakePile((), (), number)
        case 3:
            return TakePile(*as_named(view, near, dice))
        case 4:
            return TakePile()
        case 5:
            return Draw()
        case _:
            return TakeTop(number)


def playing_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    match dice.below(4):
        case 0:
            return adding_anyhow(view, dice, number)
        case 1:
            return rearranging_anyhow(view, dice, number)
        case 2:
            return ending_anyhow(view, dice)
        case _:
            return laying_anyhow(view, dice)


def adding_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    match dice.below(4):
        case 0:
            return Add(number, some_cards(view, dice, 2))
        case 1:
            number = sequence_number(view, dice) or number
            return Add(number, *as_named(view, some_cards(view, dice, 3), dice))
        case 2:
            number = sequence_number(view, dice) or number
            return Add(number, fitting(view, number, dice))
        case _:
            side = dice.below(view.table.seating.sides)
            return Add(dice.number(1, 3), some_cards(view, dice, 1), (), side)


def rearranging_anyhow(view: View, dice: Dice, number: int) -> PlayerAction:
    one = dice.choice(view.hand or (ANY_CARD,))
    match dice.below(4):
        case 0:
            return Merge(number, dice.number(1, number), some_cards(view, dice, 1))
        case 1:
            return Merge(number, dice.number(1, number))
        case 2:
            return SwapWild(number, one)
        case _:
            return SwapWild(number, one, dice.choice(sorted(view.rules.wild_cards) or [one]))


def ending_anyhow(view: View, dice: Dice) -> PlayerAction:
    one = dice.choice(view.hand or (ANY_CARD,))
    match dice.below(3):
        case 0:
            return Discard(one)
        case 1:
            threes = [card for card in view.hand if is_red_three(card)]
            return LayThree(dice.choice(threes or [one]))
        case _:
            return dice.choice((Pass(), Ask(), Answer(yes=True)))


def laying_anyhow(view: View, dice: Dice) -> PlayerAction:
    match dice.below(5):
        case 0:
            return Lay(view.hand)
        case 1:
            return Lay(*as_named(view, some_cards(view, dice, 9), dice))
        case 2:
            return Lay(*around(view, dice))
        case _:
            return Lay(some_cards(view, dice, 9))


def around(view: View, dice: Dice) -> tuple[tuple[Card, ...], Stands]:
    """Choose a natural card and the next ones of its suit, wild cards in the place of what is not there."""
    naturals = [card for card in view.hand if card not in view.rules.wild_cards] or [ANY_CARD]
    first = dice.choice(naturals)
    wilds = list(wild_cards(view))[: dice.number(1, 5)]
    cards: list[Card] = []
    stands: list[Card | None] = []
    for rank in range(first.rank, min(first.rank + 7, 15)):
        meant = card_at(rank, first.suit)
        if meant in naturals or wilds:
            cards.append(meant if meant in naturals else wilds.pop())
            stands.append(None if meant in naturals else meant)
    return tuple(cards), tuple(stands) if any(stands) else ()


def seldom(view: View, dice: Dice) -> Iterator[PlayerAction]:
    """Name what chance would hardly find but the position asks for."""
    own = list(enumerate(view.table.melds[view.side], start=1))
    if view.turn.phase is Phase.DRAW and view.top is not None:
        yield from of_the_pile(view, view.top)
    if view.turn.phase is not Phase.PLAY:
        return
    for number, meld in own:
        ends = (Card(meld.rank - 1, meld.suit), Card(meld.rank + 6, meld.suit))
        if len(meld.cards) == 6 and meld.kind is MeldKind.SEQUENCE and set(ends) <= set(view.hand):
            yield Add(number, ends)
    if len(view.hand) < 4:
        yield from (Pass(), Lay(view.hand), *map(Discard, view.hand))
        yield from (Add(number, view.hand) for number, _ in own)
    yield from of_answers(view)
    yield from of_odd_cards(view, dice)


def of_the_pile(view: View, top: Card) -> Iterator[PlayerAction]:
    own = list(enumerate(view.table.melds[view.side], start=1))
    pair = (Card(top.rank - 1, top.suit), Card(top.rank + 1, top.suit))
    if set(pair) <= set(view.hand):
        yield TakePile(pair)
    for wild in wild_cards(view)[:1]:
        for step in (-1, 1):
            far = Card(top.rank + 2 * step, top.suit)
            if far in view.hand and far not in view.rules.wild_cards:
                yield TakePile((far, wild), (None, Card(top.rank + step, top.suit)))
    yield from (TakeTop(number) for number, meld in own if meld.suit == top.suit)
    yield from () if view.table.stock_size else (Draw(),)
    alike = tuple(card for card in view.hand if card.rank == top.rank)[:2]
    yield from (TakePile(alike, (), number) for number, meld in own if alike and meld.rank == top.rank)


def of_answers(view: View) -> Iterator[PlayerAction]:
    """Name what an answer to the question forbids."""
    if view.turn.must_go_out:
        yield Ask()
    if view.turn.answer is False:
        yield Discard(view.hand[0])
        yield Ask()
        yield from (Add(number, view.hand) for number in range(1, len(view.table.melds[view.side]) + 1))


def of_odd_cards(view: View, dice: Dice) -> Iterator[PlayerAction]:
    """Name what might be tried with wild cards and threes, and with the card taken from the pile."""
    wilds = wild_cards(view)
    if wilds and dice.happens(30):
        yield Discard(wilds[0])
        yield Lay(*as_named(view, wilds, dice))
        yield Lay(wilds[: dice.number(3, 9)])
    for number, meld in enumerate(view.table.melds[view.side], start=1):
        if meld.kind is MeldKind.WILD and wilds:
            yield Add(number, wilds)
        elif meld.suit in RED_SUITS and wilds and meld.kind is MeldKind.SEQUENCE:
            yield Add(number, wilds[:1], (Card(3, meld.suit),))
        elif meld.kind is MeldKind.GROUP and any(card in view.rules.wild_cards for card in meld.cards):
            yield from (SwapWild(number, card) for card in view.hand if card.rank == meld.rank)
    black = tuple(card for card in view.hand if is_black_three(card))
    if black and dice.happens(30):
        yield Lay(black + wilds[: dice.below(3)])
    yield from (LayThree(card) for card in dict.fromkeys(view.hand) if is_red_three(card))
    if view.turn.taken in view.hand:
        yield Discard(view.turn.taken)


def sequence_number(view: View, dice: Dice) -> int:
    """Choose an own sequence; 0 where there is none."""
    own = enumerate(view.table.melds[view.side], start=1)
    return dice.choice([number for number, meld in own if meld.kind is MeldKind.SEQUENCE] or [0])


def fitting(view: View, number: int, dice: Dice) -> tuple[Card, ...]:
    """Choose cards that might go to an own meld, often too many of them."""
    own = view.table.melds[view.side]
    if number > len(own) or dice.happens(20):
        return view.hand
    return fitting_cards(view, own[number - 1])


def fitting_cards(view: View, meld: Meld) -> tuple[Card, ...]:
    if meld.kind is not MeldKind.SEQUENCE:
        return tuple(card for card in view.hand if card.rank == meld.rank or card in view.rules.wild_cards)[
            :4
        ]
    suited = {card.rank: card for card in view.hand if card.suit == meld.suit}
    above = [suited[rank] for rank in range(meld.top_rank + 1, meld.top_rank + 4) if rank in suited]
    below = [suited[rank] for rank in range(meld.rank - 3, meld.rank) if rank in suited]
    return (*below, *above)


def as_named(view: View, cards: tuple[Card, ...], dice: Dice) -> tuple[tuple[Card, ...], Stands]:
    """Let wild cards stand for a card: one that is missing between the others, or any."""
    naturals = [card for card in cards if card not in view.rules.wild_cards]
    near = naturals[0] if naturals else Card(9, "S")
    meant = [card_at(near.rank + step, near.suit) for step in (1, -1, 2, -2) if 2 < near.rank + step < 15]
    free = [card for card in meant if card not in cards] or [near]
    named: list[Card | None] = []
    for card in cards:
        wild = card in view.rules.wild_cards
        named.append((free.pop(0) if len(free) > 1 else dice.choice((free[0], near))) if wild else None)
    return cards, tuple(named) if any(named) else ()


def some_cards(view: View, dice: Dice, most: int) -> tuple[Card, ...]:
    """Choose cards of the hand that might go together: of a rank, of a suit, threes, wild ones, or anyhow."""
    if not view.hand or dice.happens(4):
        return dice.choice(((), (ANY_CARD,), (Card(3, "H"), Card(3, "D"))))
    one = dice.choice(view.hand)
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    alike = [card for card in view.hand if card.rank == one.rank]
    suited = sorted({card for card in view.hand if card.suit == one.suit and abs(card.rank - one.rank) < 5})
    threes = [card for card in view.hand if is_black_three(card) or is_red_three(card)]
    mixed = alike[: dice.number(1, 4)] + wilds[: dice.number(1, 3)]
    anyhow = dice.shuffled(view.hand)
    chosen = dice.choice((alike, mixed, suited, suited[:2] + wilds, threes + wilds[:1], wilds, anyhow))
    return tuple(chosen[: dice.number(1, most)])
