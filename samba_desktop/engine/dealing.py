"""The deal and its code, and what comes from the stock: drawing, new stocks, red threes laid at once."""

from collections.abc import Callable

from msgspec.structs import replace

from samba_desktop.engine.cards import MASK, RANKS, SUITS, Card, Chance, is_red_three, pack, shuffled
from samba_desktop.engine.events import (
    DealerDrawn,
    Dealt,
    Drawn,
    Event,
    Replaced,
    Reshuffled,
    ThreeLaid,
    Upturned,
)
from samba_desktop.engine.pile import frozen_after_taking, triggers
from samba_desktop.engine.rules.kinds import CardSort, FirstDealer, LastRedThree, StockEmpty
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.state import State
from samba_desktop.engine.table import MOST_RESHUFFLES, Phase, Seating, Table, Turn

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


def drawn_from_stock(state: State, turn: Turn) -> tuple[State, tuple[Event, ...], bool] | None:
    """Draw for the turn's seat, whose turn goes on as `turn`; None where nothing is left.

    The flag tells whether a last red three ends the round.
    """
    wanted = for_players(state.table.rules.deck.stock_draw, state.table.seating.players)
    events: tuple[Event, ...] = ()
    if len(state.stock) < wanted:
        state, events = _restocked(state)
    short = len(state.stock) < wanted and not state.table.rules.stock.short_draw_allowed
    if not state.stock or short:
        return None
    seat = state.table.turn.seat
    cards, stock = state.stock[:wanted], state.stock[wanted:]
    state = _with_cards(state, seat, state.hands[seat] + cards, stock, turn)
    events += (Drawn(seat, len(cards), cards),)
    state, more, ends = laid_at_once(state, replace_each=True)
    if not stock:
        state, laid, last = _last_red_three(state, cards[-1])
        return state, events + more + laid, ends or last
    return state, events + more, ends


def may_restock(table: Table) -> bool:
    """Tell whether the discards under the top card become a new stock where the old one is used up."""
    if table.rules.stock.stock_empty_rule is not StockEmpty.RESHUFFLE_DISCARDS:
        return False
    return len(table.pile) > 1 and table.reshuffles < MOST_RESHUFFLES


def ends_by_drawing(table: Table) -> bool:
    """Tell whether the stock holds too little to draw from, so that drawing ends the round."""
    left = table.stock_size + (len(table.pile) - 1 if may_restock(table) else 0)
    wanted = for_players(table.rules.deck.stock_draw, table.seating.players)
    return not left or (left < wanted and not table.rules.stock.short_draw_allowed)


def _restocked(state: State) -> tuple[State, tuple[Event, ...]]:
    """Shuffle the discards under the top card into a new stock, where the rules do."""
    table = state.table
    if not may_restock(table):
        return state, ()
    count = table.reshuffles + 1
    under = shuffled(table.pile[:-1], Chance(state.seed ^ STOCK_SALT ^ count))
    stock = state.stock + under
    frozen = frozen_after_taking(table, table.pile[-1:], thaws=False)
    table = replace(table, pile=table.pile[-1:], frozen=frozen, reshuffles=count, stock_size=len(stock))
    return replace(state, table=table, stock=stock), (Reshuffled(len(under)),)


def _with_cards(
    state: State, seat: int, hand: tuple[Card, ...], stock: tuple[Card, ...], turn: Turn | None = None
) -> State:
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    sizes = state.table.hand_sizes
    sizes = (*sizes[:seat], len(hand), *sizes[seat + 1 :])
    turn = turn or state.table.turn
    table = replace(state.table, hand_sizes=sizes, stock_size=len(stock), turn=turn)
    return State(table, hands, stock, state.seed)


def _lay_out(state: State, seat: int, card: Card) -> tuple[State, tuple[Event, ...]]:
    side = state.table.seating.side_of(seat)
    threes = state.table.red_threes
    threes = (*threes[:side], (*threes[side], card), *threes[side + 1 :])
    hand = list(state.hands[seat])
    hand.remove(card)
    state = _with_cards(state, seat, tuple(hand), state.stock)
    table = replace(state.table, red_threes=threes)
    return replace(state, table=table), (ThreeLaid(seat, side, card),)


def laid_at_once(state: State, *, replace_each: bool) -> tuple[State, tuple[Event, ...], bool]:
    """Lay out red threes of the turn's seat where that is forced, and draw for them where the rules say so.

    The flag tells whether a last red three ends the round.
    """
    rules = state.table.rules
    seat = state.table.turn.seat
    if not rules.red_threes_forced or not any(is_red_three(card) for card in state.hands[seat]):
        return state, (), False
    hand, laid, stock, ends, drawn = forced_threes(
        rules, state.hands[seat], state.stock, replace_each=replace_each
    )
    side = state.table.seating.side_of(seat)
    threes = state.table.red_threes
    threes = (*threes[:side], threes[side] + laid, *threes[side + 1 :])
    state = _with_cards(state, seat, hand, stock)
    state = replace(state, table=replace(state.table, red_threes=threes))
    events: tuple[Event, ...] = tuple(ThreeLaid(seat, side, card) for card in laid)
    if drawn:
        events += (Replaced(seat, len(drawn), drawn),)
    return state, events, ends


def with_replacement(state: State) -> tuple[State, tuple[Event, ...], bool]:
    """Draw one card for a red three that was laid out; the flag tells whether it ends the round."""
    seat = state.table.turn.seat
    card, stock = state.stock[0], state.stock[1:]
    state = _with_cards(state, seat, (*state.hands[seat], card), stock)
    events: tuple[Event, ...] = (Replaced(seat, 1, (card,)),)
    state, more, ends = _last_red_three(state, card)
    return state, events + more, ends


def _last_red_three(state: State, card: Card) -> tuple[State, tuple[Event, ...], bool]:
    """Lay out a red three that was the last card of the stock, where that ends the round."""
    rules, seat = state.table.rules, state.table.turn.seat
    ends_round = rules.red_threes.red_three_last_stock_card is LastRedThree.ENDS_ROUND
    if state.stock or not is_red_three(card) or not rules.red_threes_special or not ends_round:
        return state, (), False
    if card not in state.hands[seat]:
        return state, (), True
    return *_lay_out(state, seat, card), True
