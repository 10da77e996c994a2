"""Cards of a zone are about as large as any arrangement makes them: no meld shrinks beside empty felt."""

from itertools import product
from random import Random

import pytest

from samba_desktop.engine.table import AmongRedThrees, InMeld
from samba_desktop.scene.layout.geometry import ASPECT, Size
from samba_desktop.scene.layout.meld_layout import (
    EDGE,
    EDGES,
    HEAD,
    MOST,
    STILL_OPEN,
    THREE_STEP,
    TIGHT,
    TIGHT_GAP,
    MeldForm,
    ZoneContents,
    items_of,
    shown_as,
)
from samba_desktop.scene.layout.table_layout import layout
from tests.scene.tables import random_view

SIZES = (Size(1024, 640), Size(1366, 768), Size(1920, 1080), Size(3840, 2160))
POSITIONS = 500
AS_GOOD = 0.9


def fits(room, shows, width, columns):
    """Tell whether melds have room in rows of which each consists of fans, or of columns, by `columns`."""
    strip, tall = room["strip"], room["height"]
    step = max(TIGHT, strip.width)
    free = room["width"] - (
        width * (1 + (room["threes"] - 1) * THREE_STEP + 1.5 * TIGHT_GAP) if room["threes"] else 0
    )
    left, row, used = list(shows), 0, 0.0
    while left:
        if row == len(columns):
            return False
        x, high = 0.0, 0.0
        while left:
            one = left[0]
            wide = width if columns[row] else width * (1 + (one - 1) * step)
            if wide > free:
                return False
            if x > 0 and x + wide > free:
                break
            x += wide + width * TIGHT_GAP
            deep = width * ASPECT + ((one - 1) * (width * ASPECT * strip.height + 1) if columns[row] else 0)
            high = max(high, deep + room["head"])
            left.pop(0)
        used, row = used + high, row + 1
    return used <= tall and free >= 0


def best_width(room, shows):
    """Search all arrangements in up to three rows, in one of which each way to show every card is taken."""
    every = [ways for rows in (1, 2, 3) for ways in product((False, True), repeat=rows)]
    most = min(room["most"], int((room["height"] - room["head"]) / ASPECT))
    return next(
        (wide for wide in range(most, 1, -1) if any(fits(room, shows, wide, ways) for ways in every)), 0
    )


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size.width}x{size.height}")
def test_no_arrangement_makes_the_cards_more_than_a_tenth_larger(size):
    worse, seen = [], 0
    for seed in Random(7).sample(range(100_000), POSITIONS // len(SIZES)):
        view = random_view(seed)
        picture = layout(view, size)
        for zone in picture.zones:
            melds, threes = view.table.melds[zone.side], view.table.red_threes[zone.side]
            if not melds:
                continue
            in_head = threes and picture.places[AmongRedThrees(zone.side)].y < zone.inner.y - 1
            contents = ZoneContents(view.rules, zone.side, melds, threes, zone.side == view.side)
            room = {
                "width": zone.inner.width,
                "height": zone.inner.height,
                "head": picture.lengths.text * HEAD,
                "strip": picture.lengths.strip,
                "threes": 0 if in_head else len(threes),
                "most": int(MOST * picture.lengths.unit),
            }
            best = best_width(room, [item.shows for item in items_of(contents)])
            places = {InMeld(zone.side, number) for number in range(1, len(melds) + 1)}
            wide = max(spot.width for spot in picture.spots if spot.place in places)
            if all(shown_as(view.rules, meld) is MeldForm.SQUARED for meld in melds):
                # The edges of those below stick out of a squared meld, whose cards are as much narrower.
                wide /= 1 - EDGE * EDGES
            seen += 1
            if best >= STILL_OPEN and wide < best * AS_GOOD:
                worse.append((seed, zone.side, wide, best))

    assert seen > POSITIONS / len(SIZES)
    assert not worse
