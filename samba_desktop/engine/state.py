"""The whole truth of a match at one moment, what a seat may see of it, and truths that look alike to it."""

from collections import Counter

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.cards import Card, Chance, is_red_three, shuffled
from samba_desktop.engine.history import known_cards
from samba_desktop.engine.table import Phase, Table, Turn, View


class State(Struct, frozen=True):
    """The table with what is hidden on it."""

    table: Table
    hands: tuple[tuple[Card, ...], ...]
    """For each seat its cards in the order in which they came."""
    stock: tuple[Card, ...]
    """The first card is drawn first."""
    seed: int = 0
    """What the stock is shuffled from when it is made anew."""


def observe(state: State, seat: int) -> View:
    """Reduce the truth to what `seat` may know."""
    return View(state.table, seat, state.hands[seat])


def hidden_count(state: State, seat: int) -> int:
    """Count the cards that a seat neither sees nor knows by what was played to lie where they do."""
    kept = _kept(state, seat)
    return len(state.stock) + sum(map(len, state.hands)) - sum(map(len, kept))


def reshuffled(state: State, seat: int, chance: Chance) -> State:
    """Deal anew what `seat` cannot see; the public table, and cards known to be in a hand, stay as they are.

    Every world that comes of it is one that the seat must think possible.
    """
    kept = _kept(state, seat)
    pool: list[Card] = list(state.stock)
    for hand, stays in zip(state.hands, kept, strict=True):
        pool += (Counter(hand) - Counter(stays)).elements()
    left = list(shuffled(tuple(pool), chance))
    with_threes = not state.table.rules.red_threes_forced
    hands = [
        stays + _drawn(left, len(hand) - len(stays), with_threes=with_threes)
        for hand, stays in zip(state.hands, kept, strict=True)
    ]
    return State(state.table, tuple(hands), tuple(left), state.seed)


def moved_count(state: State, other: State) -> int:
    """Count the cards of hands and stock that do not lie in `other` where they lie in `state`."""
    stock = sum(one != two for one, two in zip(state.stock, other.stock, strict=True))
    hands = zip(state.hands, other.hands, strict=True)
    return stock + sum((Counter(one) - Counter(two)).total() for one, two in hands)


def _kept(state: State, seat: int) -> list[tuple[Card, ...]]:
    """Return for each seat the cards of its hand that `seat` knows to be there."""
    known = known_cards(state.table)
    return [
        hand if at == seat else tuple((Counter(hand) & Counter(known[at])).elements())
        for at, hand in enumerate(state.hands)
    ]


def _drawn(left: list[Card], count: int, *, with_threes: bool) -> tuple[Card, ...]:
    """Take cards from the front; where red threes are laid out at once no hand can hold one."""
    drawn: list[Card] = []
    for card in tuple(left):
        if len(drawn) == count:
            break
        if with_threes or not is_red_three(card):
            drawn.append(card)
            left.remove(card)
    return tuple(drawn)


def as_if_to_act(state: State, seat: int) -> State:
    """Return the position as it would be if it were the turn of `seat`, which has not drawn yet.

    Where its action is awaited anyhow, nothing changes. Nothing of a taken pile may be withheld.
    """
    table = state.table
    if table.turn.to_act == seat and table.turn.phase in {Phase.DRAW, Phase.PLAY, Phase.ASKED}:
        return state
    assert not table.turn.withheld
    turn = Turn(
        seat,
        Phase.DRAW,
        seat,
        hand_at_start=len(state.hands[seat]),
        melded_before=table.melded[seat],
        old_melds=len(table.melds[table.seating.side_of(seat)]),
    )
    return replace(state, table=replace(table, turn=turn))
