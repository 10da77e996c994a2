"""Where random rounds begin: dealt, or late with many melds."""

from samba_desktop.engine.actions import Deal, Lay
from samba_desktop.engine.cards import Card, is_red_three, pack
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.forming import extended, form
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.notation import write_action
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Seating
from tests.engine.dice import Dice

SCORES = (-200, 0, 1500, 3000, 7000, 9000)
LATE_CARDS = 60
"""How many cards are not in melds yet where a round begins late."""


def dealt(rules: Rules, seating: Seating, dice: Dice, before: State | None = None) -> State:
    """Deal the first round of a match, or the next one."""
    state, _events = step(before or new_match(rules, seating), Deal(str(dice.below(1 << 64))))
    return state


def late_position(rules: Rules, seating: Seating, dice: Dice) -> State:
    """Make a position late in a round: many melds, short hands, a small stock.

    Now and then one hand holds both cards that would make a sequence too long.
    """
    left = list(pack(rules.deck.deck_count, rules.deck.joker_count))
    left = dice.shuffled(left)
    melds: list[list[Meld]] = [[] for _ in range(seating.sides)]
    poor = dice.choice((None, *range(seating.sides)))
    ends: list[Card] = []
    if dice.happens(20):
        low, suit = dice.number(5, 8), dice.choice("SHDC")
        ends = take(left, [Card(low - 1, suit), Card(low + 6, suit)])
        row = take(left, [Card(low + at, suit) for at in range(6)])
        melds[seating.side_of(0)].append(Meld(MeldKind.SEQUENCE, low, suit, tuple(row)))
    while len(left) > LATE_CARDS:
        side = dice.below(seating.sides)
        meld = None if side == poor else some_meld(rules, left, dice)
        if meld is not None:
            melds[side].append(meld)
    threes = [take(left, [card for card in left if is_red_three(card)][: dice.number(0, 2)]) for _ in melds]
    hands = [some_hand(left, dice) for _ in range(seating.players)]
    hands[0] += ends
    stock = take(left, left[: dice.choice((0, 1, 2, 5, 20))] if dice.happens(90) else list(left))
    return read_case({
        "players": seating.players,
        "shape": seating.shape.value,
        "scores": {"ABCDEF"[side]: dice.choice(SCORES) for side in range(seating.sides)},
        "dealer": dice.number(1, seating.players),
        "melds": {"ABCDEF"[side]: [text(meld.cards) for meld in own] for side, own in enumerate(melds)},
        "red_threes": {"ABCDEF"[side]: text(row) for side, row in enumerate(threes)},
        "hands": {str(seat): text(row) for seat, row in enumerate(hands, start=1)},
        "stock": text(stock),
        "pile": text(left),
    })  # fmt: skip


def some_hand(left: list[Card], dice: Dice) -> list[Card]:
    """Take a few cards, now and then a long row of one suit."""
    if dice.happens(70):
        return take(left, left[: dice.choice((1, 2, 3, 4, 6, 9))])
    suit = dice.choice("SHDC")
    return take(
        left, [card for card in sorted(set(left)) if card.suit == suit and card.rank > 3][:9] or left[:1]
    )


def text(cards: object) -> str:
    return write_action(Lay(tuple(cards))).removeprefix("lay").strip()


def take(left: list[Card], cards: list[Card]) -> list[Card]:
    for card in cards:
        left.remove(card)
    return cards


def some_meld(rules: Rules, left: list[Card], dice: Dice) -> Meld | None:
    """Take a meld of the cards that are left, a group or a sequence, often a complete one."""
    size = dice.choice((3, 4, 5, 6, 6, 7, 7, 8))
    if dice.happens(60):
        rank = dice.number(4, 14)
        cards = [card for card in left if card.rank == rank][:size]
        meld = form(rules, tuple(cards), ()) if len(cards) > 2 else None
        wild = next((card for card in left if card in rules.wild_cards), None)
        if isinstance(meld, Meld) and wild and len(cards) < 7 and dice.happens(30):
            larger = extended(rules, meld, (wild,), ())
            meld = larger if isinstance(larger, Meld) else meld
    else:
        low, suit = dice.number(4, 10), dice.choice("SHDC")
        cards = [Card(low + at, suit) for at in range(min(size, 7, 15 - low))]
        meld = form(rules, tuple(cards), ()) if all(card in left for card in cards) else None
    if not isinstance(meld, Meld):
        return None
    take(left, list(meld.cards))
    return meld
