"""Where random rounds begin: dealt, or late with many melds."""

from samba_desktop.engine.actions import Deal, Lay, write_action
from samba_desktop.engine.cards import Card, is_black_three, is_red_three, pack
from samba_desktop.engine.casefile import read_case, write_meld
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.melds import (
    Meld,
    MeldKind,
    card_at,
    extended,
    form,
    highest_rank,
    lowest_rank,
    wilds_in,
)
from samba_desktop.engine.rules.changes import rules_to_json
from samba_desktop.engine.rules.kinds import HowMany, StockEmpty
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.scoring import binds_to_go_out
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Seating
from tests.engine.dice import Dice

SIDES = "ABCDEF"
SIZES = (3, 4, 5, 6, 6, 7, 7, 8)
MOST_TRIES = 80
"""How often a meld is tried to be made of the cards that are left."""


def dealt(
    rules: Rules, seating: Seating, dice: Dice, before: State | None = None
) -> tuple[State, tuple[str, ...]]:
    """Deal the first round of a match, or the next one; return what the record says of it too."""
    deal = Deal(str(dice.below(1 << 64)))
    state, _events = step(before or new_match(rules, seating), deal)
    return state, (write_action(deal),)


def late_position(rules: Rules, seating: Seating, dice: Dice) -> State:
    """Make a position late in a round: many melds, short hands, and a small stock or a small pile.

    Now and then one hand holds both cards that would make a sequence too long.
    """
    left = dice.shuffled(pack(rules.deck.deck_count, rules.deck.joker_count))
    melds: list[list[Meld]] = [[] for _ in range(seating.sides)]
    poor = dice.choice((None, *range(seating.sides)))
    ends = long_sequence(rules, left, melds[0], dice) if dice.happens(20) else []
    keep = max(6 * seating.players, len(left) * dice.choice((20, 25, 35, 45)) // 100)
    for _ in range(MOST_TRIES):
        side = dice.below(seating.sides)
        meld = None if side == poor or len(left) <= keep else some_meld(rules, left, dice)
        if meld is None:
            continue
        if fits_beside(rules, melds[side], meld):
            melds[side].append(meld)
        else:
            left += meld.cards
    left = dice.shuffled(left)
    threes = [some_threes(rules, left, dice) for _ in melds]
    hands = [some_hand(rules, left, dice) for _ in range(seating.players)]
    hands[0] += ends
    dealer = dice.below(seating.players)
    seat = seating.after(dealer, rules.deck.turn_order)
    phase = some_phase(dice)
    if dice.happens(25):
        phase = {"phase": dice.choice(("draw", "play", "play"))}
        left += hands[seat]
        hands[seat] = odd_card(rules, left, dice)
    stock, pile = split(left, dice)
    if dice.happens(40):
        put_on_top(pile, melds[seating.side_of(seat)], dice)
    if pile and dice.happens(25):
        alike = [card for card in stock if card.rank == pile[-1].rank and not is_red_three(card)]
        hands[seat] += take(stock, alike[:2])
    if not hands[seat]:
        # With an empty hand nobody is in turn: the round had ended with the last card.
        hands[seat].append(max(hands, key=len).pop())
    case = {
        "rules": rules_to_json(rules),
        "players": seating.players,
        "shape": seating.shape.value,
        "scores": {SIDES[side]: some_score(rules, seating, dice) for side in range(seating.sides)},
        "dealer": dealer + 1,
        "turn": {"seat": seat + 1, **phase},
        "melds": {SIDES[side]: [write_meld(meld) for meld in own] for side, own in enumerate(melds)},
        "red_threes": {SIDES[side]: text(row) for side, row in enumerate(threes)},
        "melded_by": [seat + 1 for seat in melders(seating, melds, dice)],
        "hands": {str(seat): text(row) for seat, row in enumerate(hands, start=1)},
        "stock": text(stock),
        "pile": text(pile),
        "seed": dice.below(1 << 32),
    }
    if rules.stock.stock_empty_rule is StockEmpty.RESHUFFLE_DISCARDS:
        case["reshuffles"] = dice.number(0, 2)
    return read_case(case)


def split(left: list[Card], dice: Dice) -> tuple[list[Card], list[Card]]:
    """Share the cards that are left between stock and pile, mostly one of them small."""
    small = min(len(left), dice.choice((0, 0, 1, 2, 3, 5, 20)))
    stock_first = dice.happens(70)
    stock = take(left, left[: small if stock_first else len(left) - small])
    return stock, left


def put_on_top(pile: list[Card], melds: list[Meld], dice: Dice) -> None:
    """Turn up a card of the pile that might be added to a meld of the side to act, where one lies there."""
    for meld in dice.shuffled(melds):
        near = {(meld.rank - 1, meld.suit), (meld.top_rank + 1, meld.suit)} if meld.suit else set()
        for card in pile:
            if card in near or (not meld.suit and card.rank == meld.rank):
                pile.remove(card)
                pile.append(card)
                return


def some_phase(dice: Dice) -> dict[str, str]:
    """Begin mostly with drawing, now and then when that is done."""
    if dice.happens(75):
        return {"phase": "draw"}
    return {"phase": "play", "drew": dice.choice(("stock", "stock", "pile", "top"))}


def some_score(rules: Rules, seating: Seating, dice: Dice) -> int:
    """Choose a total below the target: at a step of the minimum, or just short of the end."""
    target = for_players(rules.match.target_score, seating.players)
    steps = [total for total, _ in rules.initial.initial_meld_bands if total is not None]
    scores = [-200, 0, *steps, target * 9 // 10, target - 5]
    return dice.choice([score for score in scores if score < target])


def melders(seating: Seating, melds: list[list[Meld]], dice: Dice) -> list[int]:
    """Choose who laid the melds: at least one seat of each side that has some."""
    seats = []
    for side, own in enumerate(melds):
        partners = dice.shuffled(seating.seats_of(side))
        seats += partners[: dice.number(1, len(partners))] if own else []
    return seats


def some_threes(rules: Rules, left: list[Card], dice: Dice) -> list[Card]:
    """Take red threes that a side has laid out, now and then all that are left."""
    if not rules.red_threes_special:
        return []
    red = [card for card in left if is_red_three(card)]
    return take(left, red if dice.happens(5) else red[: dice.number(0, 2)])


def some_hand(rules: Rules, left: list[Card], dice: Dice) -> list[Card]:
    """Take a few cards, now and then many, a long row of one suit, or wild cards and threes."""
    forced = rules.red_threes_forced
    held = [card for card in left if not (forced and is_red_three(card))]
    chance = dice.below(100)
    if chance < 65:
        return take(left, held[: dice.choice((1, 1, 2, 3, 4, 6, 9))])
    if chance < 75:
        return take(left, held[:15])
    if chance < 85:
        odd = [card for card in held if card in rules.wild_cards or card.rank == 3]
        return take(left, odd[: dice.number(1, 5)] or held[:1])
    suit = dice.choice("SHDC")
    row = [card for card in sorted(set(held)) if card.suit == suit and card.rank > 3]
    return take(left, row[:9] or held[:1])


def odd_card(rules: Rules, left: list[Card], dice: Dice) -> list[Card]:
    """Take a single card that is hard to get rid of, or any."""
    held = [card for card in left if not (rules.red_threes_forced and is_red_three(card))]
    red = [card for card in held if is_red_three(card)]
    black = [card for card in held if is_black_three(card)]
    wild = [card for card in held if card in rules.wild_cards]
    return take(left, dice.shuffled(dice.choice((red, red, black, wild, held)) or held)[:1])


def text(cards: object) -> str:
    return write_action(Lay(tuple(cards))).removeprefix("lay").strip()


def take(left: list[Card], cards: list[Card]) -> list[Card]:
    for card in cards:
        left.remove(card)
    return cards


def long_sequence(rules: Rules, left: list[Card], own: list[Meld], dice: Dice) -> list[Card]:
    """Lay six cards of a sequence and take the two cards that would make it too long."""
    if not rules.sequences.sequences_enabled:
        return []
    low, suit = dice.number(lowest_rank(rules) + 1, highest_rank(rules) - 6), dice.choice("SHDC")
    row = tuple(card_at(low + at, suit) for at in range(6))
    meld = form(rules, row, ())
    if not isinstance(meld, Meld):
        return []
    own.append(meld)
    take(left, list(row))
    ends = [card_at(low - 1, suit), card_at(low + 6, suit)]
    return take(left, [card for card in ends if not (rules.red_threes_forced and is_red_three(card))])


def some_meld(rules: Rules, left: list[Card], dice: Dice) -> Meld | None:
    """Take a meld of the cards that are left: a group, a sequence or wild cards, often a complete one."""
    meld = chosen_meld(rules, left, dice.choice(SIZES), dice)
    if not isinstance(meld, Meld) or binds_to_go_out(rules, meld):
        return None
    take(left, list(meld.cards))
    return meld


def chosen_meld(rules: Rules, left: list[Card], size: int, dice: Dice) -> object:
    wilds = [card for card in left if card in rules.wild_cards]
    kind = dice.below(100)
    if kind < 10 and rules.groups.wild_melds:
        return form(rules, tuple(wilds[:size]), ()) if len(wilds) > 2 else None
    if kind < 55 or not rules.sequences.sequences_enabled:
        return chosen_group(rules, left, wilds, size, dice)
    return chosen_sequence(rules, left, wilds, size, dice)


def chosen_group(rules: Rules, left: list[Card], wilds: list[Card], size: int, dice: Dice) -> object:
    rank = dice.number(2, 14)
    cards = [card for card in left if card.rank == rank and card not in rules.wild_cards][:size]
    meld = form(rules, tuple(cards), ()) if len(cards) > 2 else None
    for wild in wilds[: dice.choice((0, 0, 1, 2, 3))]:
        if isinstance(meld, Meld) and len(meld.cards) < 7:
            larger = extended(rules, meld, (wild,), ())
            meld = larger if isinstance(larger, Meld) else meld
    return meld


def chosen_sequence(rules: Rules, left: list[Card], wilds: list[Card], size: int, dice: Dice) -> object:
    """Choose a sequence; wild cards stand in for what lies elsewhere, and now and then for one more."""
    low, suit = dice.number(lowest_rank(rules), highest_rank(rules) - 2), dice.choice("SHDC")
    meant = [card_at(low + at, suit) for at in range(min(size, highest_rank(rules) - low + 1))]
    named = dice.choice(meant) if dice.happens(30) else None
    spare = [card for card in wilds if card not in meant]
    cards: list[Card] = []
    stands: list[Card | None] = []
    for card in meant:
        stands_in = (card not in left or card == named) and bool(spare)
        cards.append(spare.pop() if stands_in else card)
        stands.append(card if stands_in else None)
    if any(cards.count(card) > left.count(card) for card in cards):
        return None
    return form(rules, tuple(cards), tuple(stands) if any(stands) else ())


def fits_beside(rules: Rules, own: list[Meld], meld: Meld) -> bool:
    """Tell whether a side may have a meld beside those it has."""
    one_group = rules.groups.same_rank_groups is HowMany.ONE and meld.kind is MeldKind.GROUP
    one_sequence = rules.sequences.same_suit_sequences is HowMany.ONE and meld.kind is MeldKind.SEQUENCE
    alike = [other for other in own if other.kind is meld.kind]
    if one_group and any(other.rank == meld.rank for other in alike):
        return False
    if one_sequence and any(other.suit == meld.suit for other in alike):
        return False
    budget = rules.groups.wild_budget_per_side
    groups = [other for other in (*own, meld) if other.kind is MeldKind.GROUP]
    return budget is None or sum(wilds_in(rules, group) for group in groups) <= budget
