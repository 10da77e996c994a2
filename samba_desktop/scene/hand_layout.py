"""How the own hand lies: one row, or two where too little of a card would show; pure."""

import math
from collections.abc import Iterable, Sequence

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.table import InHand
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.measures import ASPECT, Measures
from samba_desktop.scene.spots import Layer, Spot

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
