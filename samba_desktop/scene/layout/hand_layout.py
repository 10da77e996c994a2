"""In which order the own hand is shown and how it lies, in one row or in two; pure."""

import math
from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from samba_desktop.engine.cards import FOUR, SUITS, Card
from samba_desktop.engine.table import InHand
from samba_desktop.scene.layout.geometry import ASPECT, Measures, Rect
from samba_desktop.scene.layout.spots import Layer, Spot

SMALLEST_SET = 3
"""Cards from which a row or a group is kept together."""


class HandOrder(Enum):
    """The orders that a player can choose."""

    BY_RANK = "by rank"
    BY_SUIT = "by suit"
    SAMBA = "samba"
    """Sequences first, then groups, then what is left, by rank."""
    BY_HAND = "by hand"
    """As the player has put them; new cards come in at the right, those taken back where they were."""


def arrange(hand: tuple[Card, ...], order: HandOrder, own: tuple[Card, ...] = ()) -> tuple[Card, ...]:
    """Put the hand into the wanted order; `own` is the order in which it was shown."""
    match order:
        case HandOrder.BY_RANK:
            return tuple(sorted(hand, key=_by_rank))
        case HandOrder.BY_SUIT:
            return tuple(sorted(hand, key=_by_suit))
        case HandOrder.SAMBA:
            return _in_sets(hand)
        case HandOrder.BY_HAND:
            return _kept(hand, own)


def moved(shown: tuple[Card, ...], indices: Iterable[int], before: int) -> tuple[Card, ...]:
    """Put the cards at `indices` in front of the card at `before`, all counted in the old order."""
    taken = set(indices)
    head = [card for at, card in enumerate(shown) if at < before and at not in taken]
    tail = [card for at, card in enumerate(shown) if at >= before and at not in taken]
    return (*head, *(shown[at] for at in sorted(taken)), *tail)


def remembered(own: tuple[Card, ...], shown: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return an own order that knows new cards of the hand too, and where those lay that have left it."""
    return (*own, *_without(shown, own))


def _kept(hand: tuple[Card, ...], own: tuple[Card, ...]) -> tuple[Card, ...]:
    left = Counter(hand)
    kept: list[Card] = []
    for card in own:
        if left[card] > 0:
            left[card] -= 1
            kept.append(card)
    return (*kept, *_without(hand, tuple(kept)))


def _without(cards: tuple[Card, ...], others: tuple[Card, ...]) -> list[Card]:
    left = Counter(cards)
    left.subtract(others)
    found = []
    for card in cards:
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return found


def _in_sets(hand: tuple[Card, ...]) -> tuple[Card, ...]:
    """Put together what could be melded together, in that of three ways that leaves the fewest cards over."""
    ways = [_parted(hand, runs_weigh) for runs_weigh in (1, 9, 0)]
    runs, groups, left = min(ways, key=lambda way: len(way[2]))
    runs.sort(key=lambda run: (_suit(run[0]), -run[0].rank))
    groups.sort(key=lambda group: -group[0].rank)
    return tuple(card for part in (*runs, *groups, left) for card in part)


def _parted(hand: tuple[Card, ...], runs_weigh: int) -> tuple[list[list[Card]], list[list[Card]], list[Card]]:
    """Take the largest set again and again; a run counts `runs_weigh` times its cards against a group."""
    left = sorted(hand, key=_by_rank)
    runs: list[list[Card]] = []
    groups: list[list[Card]] = []
    while True:
        run, group = _longest_run(left), _largest_group(left)
        is_run, is_group = len(run) >= SMALLEST_SET, len(group) >= SMALLEST_SET
        if not is_run and not is_group:
            return runs, groups, left
        takes_run = is_run and (not is_group or len(run) * runs_weigh >= len(group))
        found, kept = (run, runs) if takes_run else (group, groups)
        kept.append(found)
        for card in found:
            left.remove(card)


def _largest_group(cards: list[Card]) -> list[Card]:
    ranks = Counter(card.rank for card in cards if card.rank >= FOUR and card.suit)
    rank = max(ranks, key=lambda rank: (ranks[rank], rank), default=0)
    return [card for card in cards if card.rank == rank and card.suit]


def _longest_run(cards: list[Card]) -> list[Card]:
    """Find the longest row of neighbours in a suit, each rank once, from the highest card down."""
    held = {card for card in cards if card.rank >= FOUR and card.suit}
    best: list[Card] = []
    for top in sorted(held, key=_by_suit):
        run = [top]
        while Card(run[-1].rank - 1, top.suit) in held:
            run.append(Card(run[-1].rank - 1, top.suit))
        best = max(best, run, key=len)
    return best


def _by_rank(card: Card) -> tuple[int, int]:
    return (-card.rank, _suit(card))


def _by_suit(card: Card) -> tuple[int, int]:
    return (_suit(card), -card.rank)


def _suit(card: Card) -> int:
    return SUITS.index(card.suit) if card.suit else len(SUITS)


LEAST_SHOWN = 26
"""Pixels of a card under which the hand breaks into two rows."""
LEAST_SHARE = 0.3
"""The same in card widths, for large cards."""
SECOND_ROW = 0.5
"""Where the second row begins, in card heights from the first."""
WIDEST_SHARE = 0.14
"""The widest a card of the hand gets, as a share of the hand's width."""
EASY_STEP = 1.06
"""The widest distance of neighbours, in card widths."""
LIFT = 18


class HandShape(Struct, frozen=True):
    """The sizes of a hand."""

    width: float
    per_row: int
    rows: int
    step: float


def lift_of(lengths: Measures) -> float:
    """Return how far a selected card is raised."""
    return LIFT * lengths.unit


def shape(count: int, room: Rect, lengths: Measures) -> HandShape:
    """Choose rows and card width for a hand."""
    one = _shape(count, room, 1)
    least = max(LEAST_SHOWN, one.width * max(LEAST_SHARE, lengths.strip.width))
    # Cards that are low rather than close to one another show all there is of them.
    if count < 2 or one.step >= min(least, one.width):
        return one
    narrow = _narrowed(count, room, lengths)
    two = _shape(count, room, 2)
    return narrow if narrow is not None and narrow.width >= two.width else two


def _narrowed(count: int, room: Rect, lengths: Measures) -> HandShape | None:
    """Make the cards of one row just so narrow that enough of each shows."""
    share = max(LEAST_SHARE, lengths.strip.width)
    step = (room.width / share) / (count - 1 + 1 / share)
    wide = math.floor(min(step, room.width - LEAST_SHOWN * (count - 1), room.height / ASPECT))
    if wide <= LEAST_SHOWN:
        return None
    return HandShape(float(wide), count, 1, (room.width - wide) / (count - 1))


def _shape(count: int, room: Rect, rows: int) -> HandShape:
    high = room.height / (1 + SECOND_ROW * (rows - 1))
    wide = float(int(min(high / ASPECT, room.width * WIDEST_SHARE)))
    per_row = max(1, math.ceil(count / rows))
    step = wide * EASY_STEP
    if per_row > 1:
        step = min(step, (room.width - wide) / (per_row - 1))
    return HandShape(wide, per_row, rows, step)


def shown_order(spots: Iterable[Spot]) -> tuple[Card, ...]:
    """Return the cards of the own hand in the order in which they lie."""
    hand = sorted((spot for spot in spots if isinstance(spot.place, InHand)), key=lambda spot: spot.index)
    return tuple(spot.card for spot in hand if spot.card is not None)


def place_hand(cards: Sequence[Card], seat: int, room: Rect, lengths: Measures) -> tuple[Spot, ...]:
    """Place the cards of the hand in the order given."""
    form = shape(len(cards), room, lengths)
    high = form.width * ASPECT
    rows = math.ceil(len(cards) / form.per_row) if cards else 1
    spots = []
    for index, card in enumerate(cards):
        row, at = divmod(index, form.per_row)
        in_row = min(form.per_row, len(cards) - row * form.per_row)
        x = _left(form, in_row, room) + at * form.step
        y = room.bottom - high - (rows - 1 - row) * high * SECOND_ROW
        shown = form.width if at == in_row - 1 else min(form.step, form.width)
        tall = high if row == rows - 1 else high * SECOND_ROW
        seen = Rect(x, y, shown, tall)
        z = Layer.HAND + row * 500 + at
        spots.append(Spot(InHand(seat), index, card, x, y, form.width, z, seen))
    return tuple(spots)


def _left(form: HandShape, in_row: int, room: Rect) -> float:
    if form.rows > 1:
        in_row = form.per_row
    taken = form.width + form.step * (in_row - 1)
    return room.x + (room.width - taken) / 2
