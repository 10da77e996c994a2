"""Dealing a round from a code: dealer, hands, the pile's first cards and the red threes laid at once."""

from collections.abc import Callable

from samba_desktop.engine.cards import RANKS, SUITS, Card, is_red_three, pack
from samba_desktop.engine.events import DealerDrawn, Dealt, Event, Replaced, ThreeLaid, Upturned
from samba_desktop.engine.pile import triggers
from samba_desktop.engine.rules.kinds import CardSort, FirstDealer, LastRedThree
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.shuffle import MASK, Chance, shuffled
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Seating, Table, Turn

VERSION = "1"
DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits that are not taken for one another when read aloud or typed."""
CODE_LENGTH = 13
LONGEST_NUMBER = 20
"""Digits of the greatest number of 64 bits."""
DEALER_SALT, STOCK_SALT = 0x6465616C6572, 0x73746F636B


class DealCodeError(ValueError):
    """A text that is no code of a deal."""


def deal_code(seed: int) -> str:
    """Write a 64-bit seed as the code of a deal: the version of the dealing, and thirteen digits."""
    digits = []
    for _ in range(CODE_LENGTH):
        seed, digit = divmod(seed, len(DIGITS))
        digits.append(DIGITS[digit])
    return f"{VERSION}-{''.join(reversed(digits))}"


def read_deal_code(code: str) -> int:
    """Read the seed out of a code; a plain number from 0 up is one too.

    Raises DealCodeError with a sentence where it is no code of this version.
    """
    version, dash, digits = code.partition("-")
    if not dash and code.isascii() and code.isdecimal() and len(code) <= LONGEST_NUMBER:
        digits, seed = "", int(code)
    elif (dash, version, len(digits)) == ("-", VERSION, CODE_LENGTH) and set(digits.upper()) <= set(DIGITS):
        seed = 0
        for digit in digits.upper():
            seed = seed * len(DIGITS) + DIGITS.index(digit)
    else:
        form = f"write a number, or {VERSION}- and thirteen digits or letters"
        msg = f'"{code}" is not the code of a deal: {form}.'
        raise DealCodeError(msg)
    if seed > MASK:
        msg = f'"{code}" is not the code of a deal: its number is too large.'
        raise DealCodeError(msg)
    return seed


def draw_for_dealer(
    players: int, draw: Callable[[], Card]
) -> tuple[int, tuple[tuple[tuple[int, Card], ...], ...]]:
    """Let the seats draw until one card is highest, those who tie again; return the seat and the draws."""
    seats = tuple(range(players))
    draws = []
    while len(seats) > 1:
        drawn = tuple((seat, draw()) for seat in seats)
        draws.append(drawn)
        best = max(card.rank for _, card in drawn)
        seats = tuple(seat for seat, card in drawn if card.rank == best)
    return seats[0], tuple(draws)


def _dealer(state: State, seed: int) -> tuple[int, tuple[Event, ...]]:
    table = state.table
    seating = table.seating
    if table.dealer is not None and table.round_no:
        return seating.after(table.dealer, table.rules.deck.turn_order), ()
    chance = Chance(seed ^ DEALER_SALT)
    match table.rules.deck.first_dealer:
        case FirstDealer.CHOSEN if table.dealer is not None:
            return table.dealer, ()
        case FirstDealer.HIGH_CARD:
            cards = iter(shuffled(tuple(Card(rank, suit) for suit in SUITS for rank in RANKS) * 3, chance))
            dealer, draws = draw_for_dealer(seating.players, lambda: next(cards))
            return dealer, (DealerDrawn(draws, dealer),)
        case FirstDealer.CHOSEN | FirstDealer.RANDOM:
            return chance.below(seating.players), ()


def deal(state: State, code: str) -> tuple[State, tuple[Event, ...]]:
    """Deal the next round.

    Raises DealCodeError where `code` is none.
    """
    seed = read_deal_code(code)
    table, rules = state.table, state.table.rules
    players = table.seating.players
    dealer, chosen = _dealer(state, seed)
    size = for_players(rules.deck.hand_size, players)
    cards = shuffled(pack(rules.deck.deck_count, rules.deck.joker_count), Chance(seed))
    first = table.seating.after(dealer, rules.deck.turn_order)
    hands, stock = _hands(table.seating, rules, first, size, cards)
    upturned, stock = _upturned(rules, stock)
    events: list[Event] = [*chosen, Dealt(dealer, size, hands), Upturned(upturned)]
    hands, red_threes, stock, laid = _lay_threes(table.seating, rules, first, hands, stock)
    events += laid
    fresh = Table(
        rules=rules,
        seating=table.seating,
        dealer=dealer,
        round_no=table.round_no + 1,
        scores=table.result.totals if table.result else table.scores,
        stock_size=len(stock),
        hand_sizes=tuple(map(len, hands)),
        pile=upturned,
        frozen=_frozen_at_start(rules, upturned),
        melds=((),) * table.seating.sides,
        red_threes=red_threes,
        melded=(False,) * players,
        credit=(0,) * table.seating.sides,
        foreign=(0,) * table.seating.sides,
        turn=Turn(first, Phase.DRAW, first, hand_at_start=len(hands[first])),
        history=(),
    )
    return State(fresh, hands, stock, seed), tuple(events)


def _hands(
    seating: Seating, rules: Rules, first: int, size: int, cards: tuple[Card, ...]
) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal one by one, beginning at the dealer's left."""
    hands: list[list[Card]] = [[] for _ in range(seating.players)]
    seat = first
    for card in cards[: size * seating.players]:
        hands[seat].append(card)
        seat = seating.after(seat, rules.deck.turn_order)
    return tuple(map(tuple, hands)), cards[size * seating.players :]


def _upturned(rules: Rules, stock: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Turn cards up until one is not of a kind that is covered."""
    count = 1
    while count < len(stock) and rules.sort_of(stock[count - 1]) in rules.deck.initial_upcard_cover:
        count += 1
    return stock[:count], stock[count:]


def _frozen_at_start(rules: Rules, pile: tuple[Card, ...]) -> bool:
    for card in pile:
        wild = rules.sort_of(card) is CardSort.WILD
        if triggers(rules, card) and (rules.deck.initial_wild_freezes or not wild):
            return True
    return False


def _lay_threes(
    seating: Seating,
    rules: Rules,
    first: int,
    hands: tuple[tuple[Card, ...], ...],
    stock: tuple[Card, ...],
) -> tuple[tuple[tuple[Card, ...], ...], tuple[tuple[Card, ...], ...], tuple[Card, ...], list[Event]]:
    """Lay the red threes that were dealt, seat by seat, where the rules force it."""
    threes: list[tuple[Card, ...]] = [()] * seating.sides
    events: list[Event] = []
    if not rules.red_threes_forced:
        return hands, tuple(threes), stock, events
    held = list(hands)
    seat = first
    for _ in range(seating.players):
        held[seat], laid, stock, _ends, drawn = forced_threes(rules, held[seat], stock, replace_each=True)
        side = seating.side_of(seat)
        threes[side] += laid
        events += [ThreeLaid(seat, side, card) for card in laid]
        if drawn:
            events.append(Replaced(seat, len(drawn), drawn))
        seat = seating.after(seat, rules.deck.turn_order)
    return tuple(held), tuple(threes), stock, events


def forced_threes(
    rules: Rules, hand: tuple[Card, ...], stock: tuple[Card, ...], *, replace_each: bool
) -> tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...], bool, tuple[Card, ...]]:
    """Take the red threes out of a hand and draw for them as long as new ones come.

    Returns hand, the threes, the stock, whether a red three was the last card of the stock where that ends
    the round, and the cards drawn that stayed in the hand.
    """
    laid: list[Card] = []
    left = list(hand)
    drawn: list[Card] = []
    ends = False
    while any(is_red_three(card) for card in left):
        three = next(card for card in left if is_red_three(card))
        left.remove(three)
        laid.append(three)
        if three in drawn:
            drawn.remove(three)
        if not (replace_each and rules.red_threes.red_three_replacement and stock):
            continue
        card, stock = stock[0], stock[1:]
        left.append(card)
        drawn.append(card)
        if not stock and is_red_three(card):
            ends = rules.red_threes.red_three_last_stock_card is LastRedThree.ENDS_ROUND
    return tuple(left), tuple(laid), stock, ends, tuple(drawn)
