"""How the melds and red threes of a side share its zone, open, squared or showing only their ends; pure."""

import math
from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.cards import Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind, set_size
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import AmongRedThrees, InMeld, NewMeld, Place
from samba_desktop.scene.layout.geometry import ASPECT, Rect, Strip, around
from samba_desktop.scene.layout.spots import Badge, Layer, Spot, ZoneSpot

SQUARED_FROM = 7
"""Cards from which a meld is no longer shown as an open column."""


class MeldForm(Enum):
    """The forms in which a meld lies on the table."""

    OPEN = "open"
    """A column in which every card shows its index."""
    ENDS = "ends"
    """A long sequence to which cards may still be added: its lowest and its highest card show."""
    SQUARED = "squared"
    """A stack with one card on top."""


def shown_as(rules: Rules, meld: Meld) -> MeldForm:
    """Choose the form in which a meld lies."""
    if meld.kind is MeldKind.SEQUENCE:
        if lies_face_down(rules, meld):
            return MeldForm.SQUARED
        return MeldForm.ENDS if _is_long(rules, meld) else MeldForm.OPEN
    return MeldForm.SQUARED if _is_long(rules, meld) else MeldForm.OPEN


def _is_long(rules: Rules, meld: Meld) -> bool:
    return len(meld.cards) >= SQUARED_FROM or set_kind(rules, meld) is not None


def lies_face_down(rules: Rules, meld: Meld) -> bool:
    """Tell whether a meld is turned over, as a samba is to which no card may be added."""
    is_samba = meld.kind is MeldKind.SEQUENCE and set_kind(rules, meld) is not None
    return is_samba and rules.sequences.samba_closed


def wilds(meld: Meld) -> int:
    """Count the cards of a meld that stand for others."""
    return sum(stands_in(meld, index) for index in range(len(meld.cards)))


def stands_in(meld: Meld, index: int) -> bool:
    """Tell whether the card at `index` stands for another card than itself; in a wild meld none does."""
    match meld.kind:
        case MeldKind.WILD:
            return False
        case MeldKind.GROUP:
            return meld.cards[index].rank != meld.rank
        case MeldKind.SEQUENCE:
            return meld.is_wild_at(index)


def stands_for(meld: Meld, index: int) -> Card | None:
    """Name the card for which a wild card of a sequence stands; None in a group, where the rank says it."""
    is_wild = meld.kind is MeldKind.SEQUENCE and meld.is_wild_at(index)
    return meld.stands_for(index) if is_wild else None


LEAST_OPEN = 44
"""Card width under which open melds break into two rows."""
WORTH_A_ROW = 1.25
"""They also break into two rows where that makes the cards wider by this factor, as in a tall window."""
STILL_OPEN = 40
"""Card width under which they are squared, where two rows did not help either."""
NARROWEST = 14
"""Card width that is tried last."""
USUAL_COLUMN = 5
"""Cards for which a column always has room, so that sizes do not jump with every meld."""
GAP = 0.16
"""Distance of columns, in card widths."""
EDGE = 0.035
"""How far the cards under a squared stack stick out, in card widths."""
EDGES = 2
"""How many of them stick out."""
THREE_STEP = 0.3
"""The least that shows of a red three under another, in card widths."""
SPREAD_THREE = 1.08
ROWS = (1, 2, 3)


class Columns(Struct, frozen=True):
    """What is to be placed: for each column how many strips it shows, and how many red threes."""

    strips: tuple[int, ...]
    threes: int
    usual: int = USUAL_COLUMN


class Fit(Struct, frozen=True):
    """The answer to how large the cards of a zone are."""

    width: int
    rows: tuple[tuple[int, ...], ...]
    """The numbers of the columns in each row."""
    tops: tuple[float, ...]
    """Where each row begins, from the top of the zone's room."""


def step_of(width: float, strip: Strip) -> float:
    """Return how far the next card of a column lies below the last."""
    return width * ASPECT * strip.height + 1


def height_of(strips: int, width: float, strip: Strip) -> float:
    """Return the height of a column."""
    return width * ASPECT + (strips - 1) * step_of(width, strip)


def largest(room: Rect, columns: Columns, strip: Strip, most_rows: int) -> Fit:
    """Find the largest card width at which all columns fit into at most `most_rows` rows."""
    ceiling = int(room.height / (ASPECT * (1 + strip.height * (columns.usual - 1))))
    found: Fit | None = None
    for count in ROWS[:most_rows]:
        fit = _widest(room, columns, strip, count, ceiling)
        if fit is not None and (found is None or fit.width > found.width):
            found = fit
    if found is not None:
        return found
    every = tuple(range(len(columns.strips)))
    return Fit(NARROWEST, (every,), (0.0,))


def _widest(room: Rect, columns: Columns, strip: Strip, count: int, ceiling: int) -> Fit | None:
    """Find the largest width up to `ceiling` at which so many rows fit; what fits, fits narrower too."""
    found: Fit | None = None
    low, high = NARROWEST + 1, ceiling
    while low <= high:
        width = (low + high) // 2
        fit = _fit(room, columns, width, strip, count)
        if fit is None:
            high = width - 1
        else:
            found, low = fit, width + 1
    return found


def _fit(room: Rect, columns: Columns, width: int, strip: Strip, count: int) -> Fit | None:
    free = room.width - threes_width(columns.threes, width)
    per_row = math.floor((free + GAP * width) / (width * (1 + GAP)))
    total = len(columns.strips)
    if per_row < 1 or per_row * count < total:
        return None
    share = math.ceil(total / count)
    rows = tuple(tuple(range(start, min(start + share, total))) for start in range(0, total, max(1, share)))
    tops: list[float] = []
    y = 0.0
    for row in rows:
        tops.append(y)
        y += max(height_of(columns.strips[at], width, strip) for at in row) + 3
    if y - 3 > room.height:
        return None
    return Fit(width, rows, tuple(tops))


def threes_width(threes: int, width: float) -> float:
    """Return the least room that red threes need at the right, with their distance from the melds."""
    if not threes:
        return 0.0
    return width * (1 + (threes - 1) * THREE_STEP + GAP * 1.5)


class ZoneCards(Struct, frozen=True):
    """The cards of a zone and its places."""

    spots: tuple[Spot, ...]
    places: tuple[tuple[Place, Rect], ...]


class ZoneContents(Struct, frozen=True):
    """What lies in a zone."""

    rules: Rules
    side: int
    melds: tuple[Meld, ...]
    threes: tuple[Card, ...]
    has_new: bool
    """Whether an empty place for a new meld is shown."""
    threes_room: Rect | None = None
    """Where the red threes lie, if not beside the melds."""


def place_melds(zone: ZoneSpot, holding: ZoneContents, strip: Strip) -> ZoneCards:
    """Place all melds, the empty place and the red threes of a zone."""
    beside = holding.threes if holding.threes_room is None else ()
    room = zone.inner
    fit, compact = _choose(room, holding, len(beside), strip)
    spots: list[Spot] = []
    places: list[tuple[Place, Rect]] = []
    taken = 0.0
    for row, top in zip(fit.rows, fit.tops, strict=True):
        for at, number in enumerate(row):
            x = room.x + at * fit.width * (1 + GAP)
            y = room.y + top
            taken = max(taken, x + fit.width)
            if number == len(holding.melds):
                area = Rect(x, y, fit.width, fit.width * ASPECT)
                places.append((NewMeld(holding.side), area))
                continue
            column = _column(holding, number, (x, y, fit.width), strip, compact=compact)
            spots += column
            area = around(spot.rect for spot in column)
            places.append((InMeld(holding.side, number + 1), area))
    threes = _threes(zone, holding, fit.width, taken)
    if threes:
        area = around(spot.rect for spot in threes)
        places.append((AmongRedThrees(holding.side), area))
    return ZoneCards((*spots, *threes), tuple(places))


def width_beside(zone: ZoneSpot, holding: ZoneContents, strip: Strip, *, threes: int) -> int:
    """Return how wide the cards of a zone get with so many red threes beside the melds."""
    return _choose(zone.inner, holding, threes, strip)[0].width


def _choose(room: Rect, holding: ZoneContents, threes: int, strip: Strip) -> tuple[Fit, bool]:
    empty = (1,) if holding.has_new else ()
    open_strips = tuple(_strips(holding.rules, meld) for meld in holding.melds)
    columns = Columns(open_strips + empty, threes)
    one, fit = largest(room, columns, strip, 1), largest(room, columns, strip, 2)
    if one.width >= LEAST_OPEN and fit.width < one.width * WORTH_A_ROW:
        return one, False
    if fit.width >= STILL_OPEN:
        return fit, False
    short = tuple(_short(holding.rules, meld) for meld in holding.melds)
    squared = Columns(short + empty, threes, usual=2)
    tight = largest(room, squared, strip, len(ROWS))
    if tight.width <= fit.width:
        return fit, False
    return tight, True


def _strips(rules: Rules, meld: Meld) -> int:
    """Count the strips that a meld shows where there is room."""
    match shown_as(rules, meld):
        case MeldForm.SQUARED:
            return 1
        case MeldForm.ENDS:
            return 2
        case MeldForm.OPEN:
            return len(meld.cards)


def _short(rules: Rules, meld: Meld) -> int:
    """Count the strips that a meld shows where room is scarce: a sequence keeps its ends."""
    is_range = meld.kind is MeldKind.SEQUENCE and shown_as(rules, meld) is not MeldForm.SQUARED
    return 2 if is_range and len(meld.cards) > 1 else 1


def _column(
    holding: ZoneContents,
    number: int,
    at: tuple[float, float, int],
    strip: Strip,
    *,
    compact: bool,
) -> list[Spot]:
    meld, rules = holding.melds[number], holding.rules
    place = InMeld(holding.side, number + 1)
    base = Layer.MELD + number * 30
    is_open = not compact and shown_as(rules, meld) is MeldForm.OPEN
    if is_open:
        spots = _open_column(meld, place, at, base, strip)
    elif _short(rules, meld) == 1:
        spots = _stack(meld, place, at, base, _shown_last(meld))
    else:
        spots = _ends(meld, place, at, base, strip)
    up = not lies_face_down(rules, meld)
    spots = [replace(spot, face_up=up, stands=stands_for(meld, spot.index)) for spot in spots]
    kind = set_kind(rules, meld)
    hidden = 0 if is_open or kind is not None else wilds(meld)
    badge = Badge(len(meld.cards), kind, hidden, set_size(rules, meld) if kind is None else None)
    top = max(range(len(spots)), key=lambda one: spots[one].z)
    spots[top] = replace(spots[top], badge=badge)
    return spots


def _open_column(
    meld: Meld, place: Place, at: tuple[float, float, int], base: int, strip: Strip
) -> list[Spot]:
    x, y, width = at
    step, last = step_of(width, strip), len(meld.cards) - 1
    return [
        Spot(
            place,
            index,
            card,
            x,
            y + index * step,
            width,
            base + index,
            Rect(x, y + index * step, width, step if index < last else width * ASPECT),
        )
        for index, card in enumerate(meld.cards)
    ]


def _shown_last(meld: Meld) -> int:
    """Return the index of the card that lies on top of a squared meld: one that is itself."""
    naturals = [at for at in range(len(meld.cards)) if not stands_in(meld, at)]
    return naturals[-1] if naturals else len(meld.cards) - 1


def _stack(meld: Meld, place: Place, at: tuple[float, float, int], base: int, top: int) -> list[Spot]:
    x, y, width = at
    high = width * ASPECT
    order = [one for one in range(len(meld.cards)) if one != top] + [top]
    edge = width * EDGE
    spots: list[Spot] = []
    body = width - EDGES * edge
    for depth, index in enumerate(order):
        under = len(order) - 1 - depth
        shift = min(EDGES, under) * edge
        right = Rect(x + body + (under - 1) * edge, y, edge if under <= EDGES else 0.0, high)
        seen = right if under else Rect(x, y, body, high)
        spots.append(
            Spot(
                place,
                index,
                meld.cards[index],
                x + shift,
                y,
                body,
                base + depth,
                seen,
            )
        )
    return spots


def _ends(meld: Meld, place: Place, at: tuple[float, float, int], base: int, strip: Strip) -> list[Spot]:
    """Show the lowest card of a sequence above the highest; the others lie hidden between."""
    x, y, width = at
    step, last = step_of(width, strip), len(meld.cards) - 1
    spots = []
    for index, card in enumerate(meld.cards):
        down = step if index == last else 0.0
        z = base + (index if index in (0, last) else -last + index)
        high = {0: step, last: width * ASPECT}.get(index, 0.0)
        seen = Rect(x, y + down, width if high else 0.0, high)
        spots.append(Spot(place, index, card, x, y + down, width, z, seen))
    return spots


def _threes(zone: ZoneSpot, holding: ZoneContents, width: int, taken: float) -> tuple[Spot, ...]:
    cards: Sequence[Card] = holding.threes
    if not cards:
        return ()
    room = holding.threes_room or zone.inner
    in_head = holding.threes_room is not None
    if in_head:
        width, taken = int(room.height / ASPECT), room.x
    count = len(cards)
    free = room.right - taken - width * (1 if in_head else 1 + GAP)
    step = min(width * SPREAD_THREE, free / (count - 1)) if count > 1 else 0.0
    step = max(step, 2.0)
    left = room.right - width - step * (count - 1)
    place, high = AmongRedThrees(holding.side), width * ASPECT
    spots = []
    for index, card in enumerate(cards):
        x, is_last = left + index * step, index == count - 1
        seen = Rect(x, room.y, width if is_last else min(step, width), high)
        badge = Badge(count) if is_last and in_head else None
        z = Layer.THREES + index
        spots.append(Spot(place, index, card, x, room.y, width, z, seen, badge=badge))
    return tuple(spots)
