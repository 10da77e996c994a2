"""The bands of the table and what stands in them: zones, plates, buttons; pure, no card lies here yet."""

from msgspec import Struct

from samba_desktop.engine.table import Seating
from samba_desktop.scene.geometry import Rect, Size, clamp
from samba_desktop.scene.measures import Measures

TEAM_SHARES = (0.075, 0.241, 0.185, 0.241, 0.258)
"""Shares of the height of head, their melds, centre, own melds and hand, with plates around the table."""
SOLO_SHARES = (0.065, 0.27, 0.17, 0.235, 0.26)
"""The same where the plates are the heads of the zones."""
LOWEST_BUTTON = 1.45
"""The least height of a button, in heights of the text; where all are lower, two share each row."""
MOST_ON_TOP = 1
"""Seats whose plate stands opposite."""


class Bands(Struct, frozen=True):
    """The five bands, from top to bottom, each without the window's margins."""

    head: Rect
    theirs: Rect
    centre: Rect
    own: Rect
    hand: Rect


class ZoneSpot(Struct, frozen=True):
    """Where the melds of a side lie."""

    side: int
    rect: Rect
    heading: Rect
    """The line with the zone's words, or the plate that is its head."""
    inner: Rect
    """What is left for cards."""


class PlateSpot(Struct, frozen=True):
    """Where a seat's plate stands."""

    seat: int
    rect: Rect
    is_head: bool
    """Whether it is the head of its zone, without a ground of its own."""


def is_solo(seating: Seating) -> bool:
    """Tell whether each seat is its own side, so that plates are heads of zones."""
    return seating.sides == seating.players


def bands(size: Size, lengths: Measures, *, solo: bool) -> Bands:
    """Share out the window's height."""
    shares = SOLO_SHARES if solo else TEAM_SHARES
    wide = size.width - 2 * lengths.margin
    rects: list[Rect] = []
    y = 0.0
    for share in shares:
        high = size.height * share
        rects.append(Rect(lengths.margin, y, wide, high))
        y += high
    return Bands(*rects)


def others(seating: Seating, seat: int) -> tuple[int, ...]:
    """List the other seats clockwise from the left of `seat`."""
    return tuple((seat + step) % seating.players for step in range(1, seating.players))


def other_sides(seating: Seating, seat: int) -> tuple[int, ...]:
    """List the other sides in the order in which their first seat follows `seat`."""
    own = seating.side_of(seat)
    every = [seating.side_of(one) for one in others(seating, seat)]
    return tuple(dict.fromkeys(side for side in every if side != own))


def zones(rects: Bands, seating: Seating, seat: int, lengths: Measures) -> tuple[ZoneSpot, ...]:
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
        )
        for at, side in enumerate(sides)
    ]
    own = rects.own
    room = Rect(own.x, own.y + gap * 0.4, own.width, own.height - gap * 0.4)
    found.append(_zone(seating.side_of(seat), room, lengths.line, lengths))
    return tuple(found)


def _zone(side: int, rect: Rect, head: float, lengths: Measures) -> ZoneSpot:
    pad = lengths.gap * 1.2
    heading = Rect(rect.x + pad, rect.y + pad * 0.25, rect.width - 2 * pad, head)
    top = heading.bottom + pad * 0.15
    inner = Rect(rect.x + pad, top, rect.width - 2 * pad, rect.bottom - top - pad * 0.6)
    return ZoneSpot(side, rect, heading, inner)


def plates(
    rects: Bands,
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
    y = band.y + (band.height - high * len(seats) - gap * (len(seats) - 1)) / 2
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
