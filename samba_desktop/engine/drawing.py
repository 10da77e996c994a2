"""What comes from the stock: drawing, new stocks from the discards, and red threes that are laid at once."""

from msgspec.structs import replace

from samba_desktop.engine.cards import Card, is_red_three
from samba_desktop.engine.dealing import STOCK_SALT, forced_threes
from samba_desktop.engine.events import Drawn, Event, Replaced, Reshuffled, ThreeLaid
from samba_desktop.engine.pile import frozen_after_taking
from samba_desktop.engine.rules.kinds import LastRedThree, StockEmpty
from samba_desktop.engine.rules.rules import for_players
from samba_desktop.engine.shuffle import Chance, shuffled
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Table, Turn

MOST_RESHUFFLES = 2


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
