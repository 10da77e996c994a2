"""One pure function lays the whole table out for a window: zones, plates, stock, pile, hand and buttons."""

from collections.abc import Sequence

from msgspec import Struct, field
from msgspec.structs import replace

from samba_desktop.engine.cards import Card
from samba_desktop.engine.pile import cards_taken, triggers
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import (
    AmongRedThrees,
    InHand,
    NewMeld,
    OnPile,
    OnStock,
    Phase,
    Place,
    Seating,
    View,
)
from samba_desktop.scene.captions import ButtonCaption, Captions
from samba_desktop.scene.layout.geometry import ASPECT, Measures, Rect, Size, Strip, clamp, measures
from samba_desktop.scene.layout.hand_layout import (
    HandOrder,
    arrange,
    lift_of,
    moved,
    place_hand,
    remembered,
    shown_order,
)
from samba_desktop.scene.layout.meld_layout import (
    THREE_STEP,
    ZoneCards,
    ZoneContents,
    place_melds,
    width_beside,
)
from samba_desktop.scene.layout.spots import ButtonSpot, Layer, Picture, PlateSpot, Spot, ZoneSpot

TEAM_SHARES = (0.075, 0.241, 0.185, 0.241, 0.258)
"""Shares of the height of head, their melds, centre, own melds and hand, with plates around the table."""
SOLO_SHARES = (0.065, 0.27, 0.17, 0.235, 0.26)
"""The same where the plates are the heads of the zones."""
LOWEST_BUTTON = 1.45
"""The least height of a button, in heights of the text; where all are lower, two share each row."""
TICKET_SHARE = 47 / 52
"""Height of a ticket at a plate, of the plate's."""
MOST_ON_TOP = 1
"""Seats whose plate stands opposite."""


class _Bands(Struct, frozen=True):
    """The five bands, from top to bottom, each without the window's margins."""

    head: Rect
    theirs: Rect
    centre: Rect
    own: Rect
    hand: Rect


def is_solo(seating: Seating) -> bool:
    """Tell whether each seat is its own side, so that plates are heads of zones."""
    return seating.sides == seating.players


def share_out(size: Size, lengths: Measures, *, solo: bool) -> _Bands:
    """Share out the window's height."""
    shares = SOLO_SHARES if solo else TEAM_SHARES
    wide = size.width - 2 * lengths.margin
    rects: list[Rect] = []
    y = 0.0
    for share in shares:
        high = size.height * share
        rects.append(Rect(lengths.margin, y, wide, high))
        y += high
    return _Bands(*rects)


def others(seating: Seating, seat: int) -> tuple[int, ...]:
    """List the other seats clockwise from the left of `seat`."""
    return tuple((seat + step) % seating.players for step in range(1, seating.players))


def other_sides(seating: Seating, seat: int) -> tuple[int, ...]:
    """List the other sides in the order in which their first seat follows `seat`."""
    own = seating.side_of(seat)
    every = [seating.side_of(one) for one in others(seating, seat)]
    return tuple(dict.fromkeys(side for side in every if side != own))


def place_zones(rects: _Bands, seating: Seating, seat: int, lengths: Measures) -> tuple[ZoneSpot, ...]:
    """Place the zones: the own one below, the others side by side above."""
    sides = other_sides(seating, seat)
    solo = is_solo(seating)
    band, gap = rects.theirs, lengths.gap
    wide = (band.width - gap * (len(sides) - 1)) / max(1, len(sides))
    head = lengths.plate_height * 0.82 if solo else lengths.line
    found = [
        _zone(
            side,
            Rect(band.x + at * (wide + gap), band.y, wide, band.height - gap * 0.6),
            head,
            lengths,
            ticket_high(head, lengths) * 0.65 if solo else 0.0,
        )
        for at, side in enumerate(sides)
    ]
    own = rects.own
    room = Rect(own.x, own.y + gap * 0.4, own.width, own.height - gap * 0.4)
    found.append(_zone(seating.side_of(seat), room, lengths.line, lengths))
    return tuple(found)


def ticket_high(plate: float, lengths: Measures) -> float:
    """Return how high the ticket at a plate of a height is where plates are heads of zones."""
    return min(plate * 0.8, max(22.0, 40 * lengths.unit))


def _zone(side: int, rect: Rect, head: float, lengths: Measures, foot: float = 0.0) -> ZoneSpot:
    pad = lengths.gap * 1.2
    heading = Rect(rect.x + pad, rect.y + pad * 0.25, rect.width - 2 * pad, head)
    top = heading.bottom + pad * 0.15
    inner = Rect(rect.x + pad, top, rect.width - 2 * pad, rect.bottom - foot - top - pad * 0.6)
    return ZoneSpot(side, rect, heading, inner)


def place_plates(
    rects: _Bands,
    spots: tuple[ZoneSpot, ...],
    seating: Seating,
    seat: int,
    lengths: Measures,
) -> tuple[PlateSpot, ...]:
    """Place the plates of the other seats: around the table with partners, else as heads of their zones."""
    if is_solo(seating):
        headings = {zone.side: zone.heading for zone in spots}
        return tuple(
            PlateSpot(one, headings[seating.side_of(one)], is_head=True) for one in others(seating, seat)
        )
    around = others(seating, seat)
    flank = (len(around) - MOST_ON_TOP) // 2
    left, top, right = around[:flank], around[flank:-flank], around[-flank:]
    centre = rects.centre
    wide = min(lengths.plate_width, centre.width * 0.235)
    found = _flank(tuple(reversed(left)), centre, centre.x, wide, lengths)
    found += _flank(right, centre, centre.right - wide, wide, lengths)
    high = min(lengths.plate_height, rects.head.height - lengths.gap)
    middle = rects.head.x + (rects.head.width - wide) / 2
    y = rects.head.y + (rects.head.height - high) / 2
    found += [PlateSpot(one, Rect(middle, y, wide, high), is_head=False) for one in top]
    return tuple(found)


def _flank(seats: tuple[int, ...], band: Rect, x: float, wide: float, lengths: Measures) -> list[PlateSpot]:
    gap = lengths.gap
    room = (band.height - gap * (len(seats) + 1)) / max(1, len(seats))
    high = min(lengths.plate_height, room)
    # A single plate stands above its ticket, several have theirs beside them.
    below = high * TICKET_SHARE + gap * 1.2 if len(seats) == 1 else 0.0
    y = band.y + max(gap * 0.3, (band.height - high * len(seats) - gap * (len(seats) - 1) - below) / 2)
    return [
        PlateSpot(one, Rect(x, y + at * (high + gap), wide, high), is_head=False)
        for at, one in enumerate(seats)
    ]


def action_column(band: Rect, lengths: Measures) -> Rect:
    """Return the room for the buttons at the right of the hand."""
    wide = clamp(band.width * 0.158, lengths.text * 13, band.width * 0.24)
    top = band.y + lengths.gap * 0.7
    high = band.height - lengths.gap * 0.7 - lengths.margin * 0.6
    return Rect(band.right - wide, top, wide, high)


def button_rows(halves: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """Share buttons into rows: whole ones alone, half ones two by two."""
    rows: list[tuple[int, ...]] = []
    waiting: int | None = None
    for at, half in enumerate(halves):
        if not half:
            rows.append((at,))
        elif waiting is None:
            waiting = at
        else:
            rows.append((waiting, at))
            waiting = None
    if waiting is not None:
        rows.append((waiting,))
    return tuple(rows)


def button_rects(
    column: Rect, halves: tuple[bool, ...], longs: tuple[bool, ...], lengths: Measures
) -> tuple[Rect, ...]:
    """Place the buttons in their column from the top; where it is tight, more of them share a row.

    `longs` tells which of them have long words, and share one last.
    """
    gap = lengths.gap * 0.7
    lowest = lengths.text * LOWEST_BUTTON
    ways = halves, tuple(not one for one in longs), (True,) * len(halves)
    shared = [button_rows(one) for one in ways]
    rows = next((one for one in shared if len(one) * (lowest + gap) - gap <= column.height), shared[-1])
    high = (column.height - gap * (len(rows) - 1)) / max(1, len(rows))
    high = min(high, 40 * lengths.unit + 2)
    found: dict[int, Rect] = {}
    for at, row in enumerate(rows):
        wide = (column.width - gap * (len(row) - 1)) / len(row)
        for place, button in enumerate(row):
            x = column.x + place * (wide + gap)
            found[button] = Rect(x, column.y + at * (high + gap), wide, high)
    return tuple(found[at] for at in range(len(halves)))


def freezing_card(rules: Rules, pile: tuple[Card, ...]) -> int | None:
    """Return the index of the card that has frozen a pile: the last wild card, else the last other one."""
    found = [at for at, card in enumerate(pile) if triggers(rules, card)]
    wild = [at for at in found if pile[at] in rules.wild_cards]
    return max(wild or found, default=None)


ALWAYS_SHOWN = 7
"""The pile's last cards that are always fanned."""
MOST_SHOWN = 14
EASY_STEP = 0.28
"""What shows of a card in the fan where there is room, in card widths."""
CROSSED_OUT = 0.32
"""How far a crosswise card under the fan sticks out at the left, in card widths."""
CROSSED_MORE = 0.3
"""How much more than others a crosswise card within the fan shows, in card widths."""


class Centre(Struct, frozen=True):
    """Where stock and pile stand."""

    stock: Rect
    stock_label: Rect
    pile: Rect
    """The top card, or the empty place of the pile."""
    pile_label: Rect
    step: float
    room: float
    """Width that the fan may take, from the pile's left."""


class Discards(Struct, frozen=True):
    """The cards that lie as the pile."""

    cards: tuple[Card, ...]
    crossed: int | None = None
    """The index of the card that lies crosswise."""
    dim_from: int | None = None
    """The index of the first card that is taken but waits for the first meld."""
    stays: int = 0
    """How many of the lowest cards would stay where the pile is taken."""


def centre(band: Rect, flank: float, lengths: Measures) -> Centre:
    """Place stock and pile between the plates at the flanks, which take `flank` on either side."""
    label = lengths.line
    high = band.height - label - lengths.gap * 1.5
    free = band.width - 2 * flank - 2 * lengths.gap
    gap = lengths.gap * 3
    strip = lengths.strip.width
    fixed = 2 + CROSSED_OUT + 2 * (ASPECT - 1)
    most = (free - gap) / (fixed + (ALWAYS_SHOWN - 1) * strip)
    wide = float(int(min(high / ASPECT, most)))
    easy = (free - gap - fixed * wide) / (ALWAYS_SHOWN - 1)
    step = max(wide * strip, min(easy, wide * EASY_STEP))
    usual = wide * (2 + CROSSED_OUT) + gap + step * (ALWAYS_SHOWN - 1)
    left = band.x + (band.width - usual) / 2
    y = band.y + lengths.gap * 0.8
    pile_x = left + wide + gap + wide * CROSSED_OUT
    end = band.right - flank - lengths.gap
    under = y + wide * ASPECT + lengths.gap * 0.7
    return Centre(
        Rect(left, y, wide, wide * ASPECT),
        Rect(left - gap, under, wide + gap * 2, label),
        Rect(pile_x, y, wide, wide * ASPECT),
        Rect(pile_x, under, max(end - pile_x, wide), label),
        step,
        end - pile_x,
    )


def lying_pile(view: View) -> Discards:
    """Say what lies as the pile: also the cards that were taken but wait for the first meld."""
    table = view.table
    waiting = table.turn.withheld
    crossed = freezing_card(table.rules, table.pile) if table.frozen else None
    if waiting:
        return Discards(table.pile + waiting, crossed, len(table.pile))
    return Discards(table.pile, crossed, None, len(table.pile) - len(cards_taken(table)))


def taken_part(lying: Discards, fan: tuple[Spot, ...], where: Centre) -> Rect | None:
    """Return the line under the cards that would be taken; None where that is the whole pile or nothing."""
    taken = [spot.rect for spot in fan if spot.index >= lying.stays]
    if not lying.stays or not taken:
        return None
    left, right = min(rect.x for rect in taken), max(rect.right for rect in taken)
    top = where.pile.bottom + 1
    return Rect(left, top, right - left, where.pile_label.y - top)


def place_pile(lying: Discards, where: Centre) -> tuple[Spot, ...]:
    """Fan the pile, as many of its last cards as fit."""
    cards, last = lying.cards, len(lying.cards) - 1
    lefts = _lefts(lying, where)
    spots = []
    for index, card in enumerate(cards):
        turned = index == lying.crossed
        x, y = lefts[index], where.pile.y
        wide, high = where.pile.width, where.pile.height
        if turned:
            y += (high - wide) / 2
        lies = Rect(x, y, high if turned else wide, wide if turned else high)
        shown = lies.width if index == last else max(0.0, lefts[index + 1] - x)
        dim = lying.dim_from is not None and index >= lying.dim_from
        seen = lies._replace(width=shown)
        z = Layer.PILE + index
        spots.append(Spot(OnPile(), index, card, x, y, wide, z, seen, turned=turned, is_dim=dim))
    return tuple(spots)


def _lefts(lying: Discards, where: Centre) -> list[float]:
    """Say where each card begins; those that are no longer fanned lie under the first that is."""
    count, wide, crossed = len(lying.cards), where.pile.width, lying.crossed
    end = wide * (ASPECT if crossed == count - 1 else 1.0)
    shown = min(count, MOST_SHOWN)
    while shown > ALWAYS_SHOWN and where.step * (shown - 1) + _more(lying, shown, wide) + end > where.room:
        shown -= 1
    first = count - shown
    more = _more(lying, shown, wide)
    spare = max(0.0, where.room - where.step * (shown - 1) - end)
    share = min(1.0, spare / more) if more else 0.0
    x = where.pile.x
    found = []
    for index in range(count):
        if index > first:
            x += where.step + share * wide * _gap_before(lying, index)
        under = crossed == index <= first and index < count - 1
        found.append(x - wide * CROSSED_OUT if under else x)
    return found


def _more(lying: Discards, shown: int, wide: float) -> float:
    """Measure what the gaps within the last `shown` cards take."""
    count = len(lying.cards)
    return wide * sum(_gap_before(lying, index) for index in range(count - shown + 1, count))


def _gap_before(lying: Discards, index: int) -> float:
    """Return the gap in front of a card beside its usual step, in card widths."""
    return CROSSED_MORE if lying.crossed is not None and index == lying.crossed + 1 else 0.0


ENOUGH_BESIDE = 0.66
"""Red threes lie in the head of a zone where beside the melds all cards would be narrower than this share."""


class LayoutOptions(Struct, frozen=True):
    """What besides the view decides where things lie."""

    order: HandOrder = HandOrder.BY_RANK
    own_order: tuple[Card, ...] = ()
    """The order in which the hand was last shown, for `BY_HAND`."""
    buttons: tuple[tuple[str, bool], ...] = ()
    """Names of the buttons, and whether each may share a row."""
    long_buttons: frozenset[str] = frozenset()
    """The buttons whose words need a whole row, which they get as long as there is height for it."""
    strip: Strip = field(default_factory=Strip)
    font_scale: float = 1.0
    as_laid: bool = False
    """Whether melds lie in the order in which they were laid."""


def with_buttons(options: LayoutOptions, shown: tuple[ButtonCaption, ...]) -> LayoutOptions:
    """Lay out these buttons, and all else by the same choices."""
    buttons = tuple((one.name, one.half) for one in shown)
    long = frozenset(one.name for one in shown if one.is_long)
    return replace(options, buttons=buttons, long_buttons=long)


def layout(view: View, size: Size, options: LayoutOptions | None = None) -> Picture:
    """Say where everything lies for a view in a window."""
    chosen = options or LayoutOptions()
    seating = view.table.seating
    lengths = measures(size, chosen.strip, chosen.font_scale)
    rects = share_out(size, lengths, solo=is_solo(seating))
    zones = place_zones(rects, seating, view.seat, lengths)
    plates = place_plates(rects, zones, seating, view.seat, lengths)
    column = action_column(rects.hand, lengths)
    flank = max((one.rect.width for one in plates if not one.is_head), default=0.0)
    middle = centre(rects.centre, flank, lengths)
    cards = [_zone_cards(view, zone, plates, lengths, as_laid=chosen.as_laid) for zone in zones]
    hand_room = _hand_room(rects, column, lengths)
    shown = arrange(view.hand, chosen.order, chosen.own_order)
    lying = lying_pile(view)
    fan = place_pile(lying, middle)
    hand = place_hand(shown, view.seat, hand_room, lengths)
    return Picture(
        size=size,
        lengths=lengths,
        spots=(*(spot for one in cards for spot in one.spots), *fan, *hand),
        zones=zones,
        plates=plates,
        heads=tuple(head for one in cards for head in one.heads),
        title=_title(rects, plates, lengths),
        stock=middle.stock,
        empty_pile=middle.pile,
        stock_label=middle.stock_label,
        pile_label=middle.pile_label,
        taken_part=taken_part(lying, fan, middle),
        message=_message(rects, column, lengths),
        hand=hand_room,
        column=column,
        buttons=_buttons(column, chosen, lengths),
        lift=lift_of(lengths),
        places=_places(view, cards, middle, fan, hand_room),
        spare=_spare(zones[-1], cards[-1]),
    )


def with_other_buttons(picture: Picture, chosen: LayoutOptions) -> Picture:
    """Return a picture with other buttons, and all else where it lay."""
    buttons = _buttons(picture.column, chosen, picture.lengths)
    return picture if buttons == picture.buttons else replace(picture, buttons=buttons)


def _zone_cards(
    view: View, zone: ZoneSpot, plates: tuple[PlateSpot, ...], lengths: Measures, *, as_laid: bool
) -> ZoneCards:
    table, side = view.table, zone.side
    is_own = side == view.side
    threes = table.red_threes[side]
    holding = ZoneContents(view.rules, side, table.melds[side], threes, is_own, as_laid=as_laid)
    is_head = any(one.is_head and one.rect == zone.heading for one in plates)
    if is_head and threes:
        without = width_beside(zone, holding, lengths, threes=0)
        beside = width_beside(zone, holding, lengths, threes=len(threes))
        if beside < without * ENOUGH_BESIDE:
            holding = replace(holding, threes_room=threes_room(zone.heading, len(threes)))
    return place_melds(zone, holding, lengths)


def threes_room(heading: Rect, count: int) -> Rect:
    """Return the corner of a plate in which red threes lie where the zone has no room for them."""
    wide = heading.height / ASPECT * (1 + THREE_STEP * min(count - 1, 3))
    return Rect(heading.right - wide, heading.y, wide, heading.height)


def threes_in_head(picture: Picture, plate: PlateSpot, side: int) -> float:
    """Return how much of a plate's right end is taken by red threes."""
    area = picture.places.get(AmongRedThrees(side))
    if not plate.is_head or area is None or area.y > plate.rect.bottom:
        return 0.0
    return plate.rect.right - area.x + plate.rect.height * 0.15


def _hand_room(rects: _Bands, column: Rect, lengths: Measures) -> Rect:
    band = rects.hand
    top = _message(rects, column, lengths).bottom + lift_of(lengths) + lengths.gap * 0.4
    bottom = band.bottom - lengths.margin * 0.5
    return Rect(band.x, top, column.x - lengths.gap * 1.6 - band.x, bottom - top)


def _message(rects: _Bands, column: Rect, lengths: Measures) -> Rect:
    band = rects.hand
    wide = column.x - lengths.gap - band.x
    return Rect(band.x, band.y + lengths.gap * 0.3, wide, lengths.text * 1.75)


def _title(rects: _Bands, plates: tuple[PlateSpot, ...], lengths: Measures) -> Rect:
    head = rects.head
    top = [one.rect.x for one in plates if one.rect.y < head.bottom - head.height / 2]
    end = min(top, default=head.right) if not _is_all_head(plates) else head.right
    high = min(head.height - 4, lengths.text * 3.4)
    y = head.y + (head.height - high) / 2
    return Rect(head.x, y, end - head.x - lengths.gap, high)


def _is_all_head(plates: tuple[PlateSpot, ...]) -> bool:
    return all(one.is_head for one in plates)


def _buttons(column: Rect, chosen: LayoutOptions, lengths: Measures) -> tuple[ButtonSpot, ...]:
    halves = tuple(half for _, half in chosen.buttons)
    longs = tuple(name in chosen.long_buttons for name, _ in chosen.buttons)
    rects = button_rects(column, halves, longs, lengths)
    return tuple(ButtonSpot(name, rect) for (name, _), rect in zip(chosen.buttons, rects, strict=True))


def _spare(own: ZoneSpot, cards: ZoneCards) -> dict[Place, Rect]:
    """Find room for a first red three at the right of the own zone."""
    found = dict(cards.places)
    place, new = AmongRedThrees(own.side), found.get(NewMeld(own.side))
    if place in found or new is None:
        return {}
    taken = max(rect.right for rect in found.values())
    top = min(rect.y for rect in found.values())
    rect = Rect(own.inner.right - new.width, top, new.width, new.height)
    return {place: rect} if rect.x > taken else {}


def _places(
    view: View,
    cards: list[ZoneCards],
    middle: Centre,
    fan: tuple[Spot, ...],
    hand_room: Rect,
) -> dict[Place, Rect]:
    found: dict[Place, Rect] = {}
    for one in cards:
        found.update(dict(one.places))
    found[OnStock()] = middle.stock
    end = max((spot.rect.right for spot in fan), default=middle.pile.right)
    start = min((spot.rect.x for spot in fan), default=middle.pile.x)
    found[OnPile()] = Rect(start, middle.pile.y, end - start, middle.pile.height)
    found[InHand(view.seat)] = hand_room
    return found


class _Case(Struct, frozen=True):
    """All that decides where anything but the buttons lies."""

    view: View
    size: Size
    options: LayoutOptions


class Arrangement:
    """Lays out views for a window by what somebody chose, who may change it."""

    def __init__(self, size: Size, options: LayoutOptions) -> None:
        self.size = size
        self.options = options
        self._hand: tuple[Card, ...] = ()
        self._last: tuple[_Case, Picture] | None = None

    def set_order(self, order: HandOrder) -> None:
        """Choose another order of the hand; by hand it begins as what is shown."""
        self.options = replace(self.options, order=order, own_order=self._hand)

    def reorder(self, taken: Sequence[int], before: int | None) -> None:
        """Put cards of the hand in front of the one at an index, or at the end."""
        own = moved(self._hand, taken, len(self._hand) if before is None else before)
        self.options = replace(self.options, own_order=own)

    def picture(self, view: View) -> Picture:
        """Say where everything lies for a view; the buttons are those of the last captions."""
        options = self.options
        kept = options.own_order if options.order is HandOrder.BY_HAND else ()
        case = _Case(view, self.size, replace(options, own_order=kept, buttons=(), long_buttons=frozenset()))
        if self._last is None or self._last[0] != case:
            self._last = (case, layout(view, self.size, options))
        return with_other_buttons(self._last[1], options)

    def shown(self, view: View, captions: Captions) -> Picture:
        """Say where everything lies for a view that is shown with these captions."""
        self.options = with_buttons(self.options, captions.buttons)
        picture = self.picture(view)
        self._hand = shown_order(picture.spots)
        self.options = replace(self.options, own_order=self._own_order(view))
        return picture

    def _own_order(self, view: View) -> tuple[Card, ...]:
        """Keep the places of cards that were played in this turn, as they may be taken back."""
        begins = view.is_to_act and view.table.turn.phase is Phase.DRAW
        if begins or self.options.order is not HandOrder.BY_HAND:
            return self._hand
        return remembered(self.options.own_order, self._hand)
