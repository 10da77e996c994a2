"""How the melds and red threes of a side share its zone: in which order, how large, in which form; pure."""

from collections.abc import Iterator, Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.cards import ACE, Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import AmongRedThrees, InMeld, NewMeld, Place
from samba_desktop.scene.layout.geometry import ASPECT, SMALLEST_TEXT, Measures, Rect, Strip, around
from samba_desktop.scene.layout.spots import HeadSpot, Layer, Spot, ZoneSpot

SQUARED_FROM = 7
"""Cards from which a meld is no longer shown card by card."""


class MeldForm(Enum):
    """The forms in which a meld lies on the table."""

    OPEN = "open"
    """A fan, or a column, in which every card shows its index."""
    ENDS = "ends"
    """A long sequence to which cards may still be added: its lowest and its highest card show."""
    SQUARED = "squared"
    """A stack with one card on top."""


def shown_as(rules: Rules, meld: Meld) -> MeldForm:
    """Choose the form in which a meld lies where there is room."""
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


def shown_order_of(rules: Rules, melds: Sequence[Meld], *, as_laid: bool = False) -> tuple[int, ...]:
    """Return the indices of melds from left to right: the complete ones first, each part from ace to four.

    A sequence stands where its highest card does, wild cards stand last; `as_laid` leaves all as they came.
    """
    if as_laid:
        return tuple(range(len(melds)))

    def place(index: int) -> tuple[bool, int, int]:
        meld = melds[index]
        match meld.kind:
            case MeldKind.WILD:
                rank = 0
            case MeldKind.GROUP:
                rank = meld.rank
            case MeldKind.SEQUENCE:
                rank = ACE if meld.rank == ACE else meld.top_rank
        return set_kind(rules, meld) is None, -rank, index

    return tuple(sorted(range(len(melds)), key=place))


EASY, TIGHT = 0.29, 0.235
"""What shows of each card but the last in a fan, as a share of its width: where there is room, and else."""
EASY_GAP, TIGHT_GAP = 0.3, 0.16
"""Distance of neighbouring melds, in card widths."""
AS_GOOD = 0.95
"""An easier way is taken where its cards are at least so wide as those of the best one."""
STILL_OPEN = 40
"""Card width under which open melds are squared, where no way to show every card helps."""
WORTH_SQUARING = 1.15
"""They are squared only where that makes the cards wider by this factor."""
MOST = 140
"""The widest cards, in units: in a tall window they would soon be larger than those of the hand."""
NARROWEST = 14
"""Card width that is tried last."""
EDGE = 0.035
"""How far the cards under a squared stack stick out, in card widths."""
EDGES = 2
"""How many of them stick out."""
THREE_STEP = 0.3
"""The least that shows of a red three under another, in card widths."""
SPREAD_THREE = 1.08
ROWS = (1, 2, 3)
HEAD, LEAST_HEAD = 1.5, SMALLEST_TEXT * 1.35
"""Height of the words over a meld with the air below them, in heights of the text, or in pixels."""


class Way(Struct, frozen=True):
    """How melds are laid out: how much of each card shows, and whether columns are used where they help."""

    step: float
    gap: float
    columns: bool = False
    squares: bool = False
    """Whether open melds are squared too; a sequence keeps its ends."""


class Item(Struct, frozen=True):
    """A meld, or the empty place, as what it takes: so many cards show."""

    shows: int
    squared: int
    """How many of them where room is scarce."""


class LaidItem(Struct, frozen=True):
    """Where an item lies, from the top left corner of the room, and whether it is a column."""

    item: int
    x: float
    y: float
    is_column: bool


class Fit(Struct, frozen=True):
    """The answer to how large the cards of a zone are."""

    width: int
    way: Way
    laid: tuple[LaidItem, ...]
    head: float
    """Height of the words over each meld."""


class Room(Struct, frozen=True):
    """What a side's melds have to share."""

    width: float
    height: float
    head: float
    """Height of the words over each meld."""
    strip: Strip
    threes: int = 0
    """Red threes that lie at the right."""
    most: int = 10_000
    """No card is wider."""


def fan_width(shows: int, width: float, step: float) -> float:
    """Return the width of a fan."""
    return width * (1 + (shows - 1) * step)


def column_height(shows: int, width: float, strip: Strip) -> float:
    """Return the height of a column."""
    return width * ASPECT + (shows - 1) * (width * ASPECT * strip.height + 1)


def threes_width(threes: int, width: float) -> float:
    """Return the least room that red threes need at the right, with their distance from the melds."""
    if not threes:
        return 0.0
    return width * (1 + (threes - 1) * THREE_STEP + TIGHT_GAP * 1.5)


def packed(room: Room, items: Sequence[Item], width: int, way: Way, rows: int) -> tuple[LaidItem, ...] | None:
    """Lay all items out in so many rows at a card width; None where they do not fit.

    Rows are filled from the left; a meld is a column where that fits into its row and is allowed.
    """
    high = room.height / rows
    if room.head + width * ASPECT > high:
        return None
    free = room.width - threes_width(room.threes, width)
    if free < 0:
        return None
    found: list[LaidItem] = []
    x, row, gap = 0.0, 0, width * way.gap
    for number, item in enumerate(items):
        shows = item.squared if way.squares else item.shows
        is_column = way.columns and shows > 1 and room.head + column_height(shows, width, room.strip) <= high
        wide = width if is_column else fan_width(shows, width, way.step)
        if x > 0 and x + wide > free:
            x, row = 0.0, row + 1
        if row == rows or wide > free:
            return None
        found.append(LaidItem(number, x, row * high + room.head, is_column))
        x += wide + gap
    return tuple(found)


def widest(room: Room, items: Sequence[Item], way: Way) -> Fit | None:
    """Find the largest cards for a way to lay melds out; None where they do not fit in any size."""
    found: Fit | None = None
    for rows in ROWS:
        low = found.width + 1 if found is not None else NARROWEST
        high = min(room.most, int((room.height / rows - room.head) / ASPECT))
        while low <= high:
            width = (low + high) // 2
            laid = packed(room, items, width, way, rows)
            if laid is None:
                high = width - 1
            else:
                found, low = Fit(width, way, laid, room.head), width + 1
    return found


def open_ways(room: Room) -> tuple[Way, ...]:
    """List the ways in which every card of an open meld shows, the easiest first."""
    tight = max(TIGHT, room.strip.width)
    return (
        Way(max(EASY, tight), EASY_GAP),
        Way(tight, EASY_GAP),
        Way(tight, TIGHT_GAP),
        Way(tight, TIGHT_GAP, columns=True),
    )


def best_fit(room: Room, items: Sequence[Item]) -> Fit:
    """Choose how the melds of a zone lie: the easiest way that makes the cards about as large as any does."""
    fits = [fit for way in open_ways(room) if (fit := widest(room, items, way)) is not None]
    most = max((fit.width for fit in fits), default=0)
    if most < STILL_OPEN:
        way = Way(max(TIGHT, room.strip.width), TIGHT_GAP, columns=True, squares=True)
        squared = widest(replace(room, head=min(room.head, LEAST_HEAD)), items, way)
        if squared is not None and squared.width > most * WORTH_SQUARING:
            return squared
    for fit in fits:
        if fit.width >= most * AS_GOOD:
            return fit
    way = Way(0.0, 0.0, squares=True)
    share = room.width / max(1, len(items))
    laid = tuple(LaidItem(at, at * share, room.head, is_column=False) for at in range(len(items)))
    return Fit(NARROWEST, way, laid, room.head)


class ZoneCards(Struct, frozen=True):
    """The cards of a zone, its places and the words over its melds."""

    spots: tuple[Spot, ...]
    places: tuple[tuple[Place, Rect], ...]
    heads: tuple[HeadSpot, ...]


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
    as_laid: bool = False
    """Whether the melds lie in the order in which they were laid."""


def items_of(holding: ZoneContents) -> tuple[Item, ...]:
    """List what lies in a zone from left to right, the empty place last."""
    order = shown_order_of(holding.rules, holding.melds, as_laid=holding.as_laid)
    items = tuple(_item(holding.rules, holding.melds[at]) for at in order)
    return (*items, Item(1, 1)) if holding.has_new else items


def _item(rules: Rules, meld: Meld) -> Item:
    match shown_as(rules, meld):
        case MeldForm.SQUARED:
            return Item(1, 1)
        case MeldForm.ENDS:
            return Item(2, 2)
        case MeldForm.OPEN:
            return Item(len(meld.cards), 2 if meld.kind is MeldKind.SEQUENCE and len(meld.cards) > 1 else 1)


def room_of(zone: ZoneSpot, lengths: Measures, threes: int) -> Room:
    """Return what the melds of a zone share."""
    most = int(MOST * lengths.unit)
    return Room(zone.inner.width, zone.inner.height, lengths.text * HEAD, lengths.strip, threes, most)


def place_melds(zone: ZoneSpot, holding: ZoneContents, lengths: Measures) -> ZoneCards:
    """Place all melds, the empty place and the red threes of a zone."""
    beside = holding.threes if holding.threes_room is None else ()
    room = room_of(zone, lengths, len(beside))
    fit = best_fit(room, items_of(holding))
    order = shown_order_of(holding.rules, holding.melds, as_laid=holding.as_laid)
    spots: list[Spot] = []
    places: list[tuple[Place, Rect]] = []
    heads: list[HeadSpot] = []
    taken = zone.inner.x
    for laid in fit.laid:
        x, y = zone.inner.x + laid.x, zone.inner.y + laid.y
        if laid.item == len(order):
            area = Rect(x, y, fit.width, fit.width * ASPECT)
            places.append((NewMeld(holding.side), area))
        else:
            number = order[laid.item]
            meld = holding.melds[number]
            place = InMeld(holding.side, number + 1)
            here = _meld(holding, number, (x, y, fit.width), fit.way, lengths.strip, laid)
            spots += here
            area = around(spot.rect for spot in here)
            places.append((place, area))
            over = Rect(area.x, y - fit.head, area.width, fit.head)
            heads.append(HeadSpot(place, over, set_kind(holding.rules, meld)))
        if laid.y < zone.inner.height / 2:
            taken = max(taken, area.right)
    threes = _threes(zone, holding, fit.width, taken, fit.head)
    if threes:
        places.append((AmongRedThrees(holding.side), around(spot.rect for spot in threes)))
    return ZoneCards((*spots, *threes), tuple(places), tuple(_widened(heads, zone.inner, fit)))


def _widened(heads: Sequence[HeadSpot], inner: Rect, fit: Fit) -> Iterator[HeadSpot]:
    """Let the plate over a complete meld use some of what is free between it and its neighbours."""
    more = fit.width * fit.way.gap * 0.35
    for head in heads:
        if head.kind is None:
            yield head
            continue
        left = max(inner.x, head.rect.x - more)
        wide = min(inner.right, head.rect.right + more) - left
        yield replace(head, rect=head.rect._replace(x=left, width=wide))


def width_beside(zone: ZoneSpot, holding: ZoneContents, lengths: Measures, *, threes: int) -> int:
    """Return how wide the cards of a zone get with so many red threes beside the melds."""
    return best_fit(room_of(zone, lengths, threes), items_of(holding)).width


def _meld(  # noqa: PLR0913, PLR0917 - all that decides where the cards of a meld lie
    holding: ZoneContents, number: int, at: tuple[float, float, int], way: Way, strip: Strip, laid: LaidItem
) -> list[Spot]:
    meld, rules = holding.melds[number], holding.rules
    place = InMeld(holding.side, number + 1)
    base = Layer.MELD + number * 30
    form = shown_as(rules, meld)
    item = _item(rules, meld)
    shows = item.squared if way.squares else item.shows
    if shows == 1:
        spots = _stack(meld, place, at, base, _shown_last(meld))
    elif form is MeldForm.OPEN and not way.squares:
        spots = _open(meld, place, at, base, _step(way, strip, at[2], laid))
    else:
        spots = _ends(meld, place, at, base, _step(way, strip, at[2], laid))
    up = not lies_face_down(rules, meld)
    return [replace(spot, face_up=up, stands=stands_for(meld, spot.index)) for spot in spots]


def _step(way: Way, strip: Strip, width: int, laid: LaidItem) -> tuple[float, float]:
    """Return how far to the right and how far down the next card of a meld lies."""
    return (0.0, width * ASPECT * strip.height + 1) if laid.is_column else (width * way.step, 0.0)


def _open(
    meld: Meld, place: Place, at: tuple[float, float, int], base: int, step: tuple[float, float]
) -> list[Spot]:
    x, y, width = at
    last, high = len(meld.cards) - 1, width * ASPECT
    right, down = step
    return [
        Spot(
            place,
            index,
            card,
            x + index * right,
            y + index * down,
            width,
            base + index,
            Rect(
                x + index * right,
                y + index * down,
                right if right and index < last else width,
                down if down and index < last else high,
            ),
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
        spots.append(Spot(place, index, meld.cards[index], x + shift, y, body, base + depth, seen))
    return spots


def _ends(
    meld: Meld, place: Place, at: tuple[float, float, int], base: int, step: tuple[float, float]
) -> list[Spot]:
    """Show the lowest card of a sequence beside the highest; the others lie hidden between."""
    x, y, width = at
    last, high = len(meld.cards) - 1, width * ASPECT
    right, down = step
    spots = []
    for index, card in enumerate(meld.cards):
        to_right, to_bottom = (right, down) if index == last else (0.0, 0.0)
        z = base + (index if index in (0, last) else -last + index)
        if index == last:
            seen = Rect(x + right, y + down, width, high)
        elif index == 0:
            seen = Rect(x, y, right or width, down or high)
        else:
            seen = Rect(x, y, 0.0, 0.0)
        spots.append(Spot(place, index, card, x + to_right, y + to_bottom, width, z, seen))
    return spots


def _threes(zone: ZoneSpot, holding: ZoneContents, width: int, taken: float, head: float) -> tuple[Spot, ...]:
    cards: Sequence[Card] = holding.threes
    if not cards:
        return ()
    room = holding.threes_room or Rect(
        zone.inner.x, zone.inner.y + head, zone.inner.width, zone.inner.height - head
    )
    in_head = holding.threes_room is not None
    if in_head:
        width, taken = int(room.height / ASPECT), room.x
    count = len(cards)
    free = room.right - taken - width * (1 if in_head else 1 + TIGHT_GAP)
    step = min(width * SPREAD_THREE, free / (count - 1)) if count > 1 else 0.0
    step = max(step, 2.0)
    left = room.right - width - step * (count - 1)
    place, high = AmongRedThrees(holding.side), width * ASPECT
    spots = []
    for index, card in enumerate(cards):
        x, is_last = left + index * step, index == count - 1
        seen = Rect(x, room.y, width if is_last else min(step, width), high)
        z = Layer.THREES + index
        spots.append(
            Spot(place, index, card, x, room.y, width, z, seen, count=count if is_last and in_head else 0)
        )
    return tuple(spots)
