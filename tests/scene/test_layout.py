"""What must hold of the layout in every window, for every table."""

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from samba_desktop.engine.melds import Meld, MeldKind, SetKind
from samba_desktop.engine.rules.kinds import TurnOrder
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, View
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.scene.layout.meld_layout import (
    STILL_OPEN,
    MeldForm,
    ZoneContents,
    items_of,
    open_ways,
    room_of,
    shown_as,
    widest,
)
from samba_desktop.scene.layout.table_layout import LayoutOptions, is_solo, layout
from tests.scene.tables import SEATINGS, cards, group, random_view, table_of

WINDOWS = (
    (1024, 640),
    (1280, 800),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1600, 640),
    (1024, 1200),
    (3840, 2160),
)
BUTTONS = (
    ("pile", False),
    ("draw", False),
    ("ask", False),
    ("pass", False),
    ("undo", True),
    ("redo", True),
    ("hint", True),
    ("log", True),
)

windows = st.one_of(
    st.sampled_from(WINDOWS),
    st.tuples(st.integers(1024, 3840), st.integers(640, 2160)),
).map(lambda pair: Size(*pair))
small_screens = st.builds(Size, st.integers(640, 1024), st.integers(300, 610))
"""Tables in windows that are smaller than they should be, for want of room on the screen."""
views = st.integers(0, 2**32).map(random_view)
in_any_window = settings(max_examples=60, deadline=None, derandomize=True)


def laid_out(view, size, scale=1.0):
    return layout(view, size, LayoutOptions(buttons=BUTTONS, font_scale=scale))


def expected(view):
    """Count every card that the view knows, by its place."""
    table = view.table
    found = Counter((InHand(view.seat), card) for card in view.hand)
    found.update((OnPile(), card) for card in table.pile)
    for side in range(table.seating.sides):
        found.update((AmongRedThrees(side), card) for card in table.red_threes[side])
        for number, meld in enumerate(table.melds[side], 1):
            found.update((InMeld(side, number), card) for card in meld.cards)
    return found


@in_any_window
@given(views, windows)
def test_every_card_of_the_view_lies_in_the_picture_once(view, size):
    picture = laid_out(view, size)

    assert Counter((spot.place, spot.card) for spot in picture.spots) == expected(view)


@in_any_window
@given(views, windows, st.sampled_from((1.0, 1.25, 1.5)))
def test_everything_lies_inside_the_window(view, size, scale):
    picture = laid_out(view, size, scale)
    window = Rect(0, 0, *size)

    for spot in picture.spots:
        assert spot.rect.is_within(window), spot
    for rect in (
        *(zone.rect for zone in picture.zones),
        *(plate.rect for plate in picture.plates),
        *(button.rect for button in picture.buttons),
        *picture.places.values(),
        picture.title,
        picture.message,
        picture.stock_label,
        picture.pile_label,
    ):
        assert rect.is_within(window), rect
        assert rect.width > 0
        assert rect.height > 0


@in_any_window
@given(views, small_screens, st.sampled_from((1.0, 1.5)))
def test_also_on_a_screen_that_is_too_small_everything_can_be_reached(view, size, scale):
    picture = laid_out(view, size, scale)
    window = Rect(0, 0, *size)

    hand = [spot.rect for spot in picture.spots if isinstance(spot.place, InHand)]
    assert all(spot.rect.is_within(window) for spot in picture.spots)
    assert all(rect.height <= picture.hand.height + 1 for rect in hand)
    assert all(button.rect.is_within(window) for button in picture.buttons)
    assert all(place.is_within(window) for place in picture.places.values())
    for one, other in combinations(picture.buttons, 2):
        assert one.rect.overlap(other.rect) < 1


@in_any_window
@given(views, windows, st.sampled_from((1.0, 1.5)))
def test_cards_of_a_zone_lie_inside_it(view, size, scale):
    picture = laid_out(view, size, scale)

    for spot in picture.spots:
        if isinstance(spot.place, InMeld | AmongRedThrees):
            assert spot.rect.is_within(picture.zone(spot.place.side).rect, 0.5), spot
        if isinstance(spot.place, InHand):
            assert spot.rect.is_within(picture.hand, 0.5), spot


@in_any_window
@given(views, windows, st.sampled_from((1.0, 1.25)))
def test_nothing_overlaps_that_should_not(view, size, scale):
    picture = laid_out(view, size, scale)

    apart = [zone.rect for zone in picture.zones]
    apart += [plate.rect for plate in picture.plates if not plate.is_head]
    apart += [button.rect for button in picture.buttons]
    apart += [picture.message, picture.hand, picture.stock, picture.stock_label, picture.pile_label]
    apart += [picture.title, picture.places[OnPile()]]
    for one, other in combinations(apart, 2):
        assert one.overlap(other) < 1, (one, other)
    melds = [rect for place, rect in picture.places.items() if isinstance(place, InMeld | NewMeld)]
    threes = [rect for place, rect in picture.places.items() if isinstance(place, AmongRedThrees)]
    for one, other in combinations(melds + threes, 2):
        assert one.overlap(other) < 1, (one, other)


@in_any_window
@given(views, windows)
def test_every_card_of_the_hand_shows_its_index(view, size):
    picture = laid_out(view, size)

    for spot in picture.spots:
        if isinstance(spot.place, InHand):
            assert spot.strip.width >= spot.width * picture.lengths.strip.width - 0.6
            assert spot.strip.width >= 13
            assert spot.strip.height >= spot.width * 1.4 * 0.3


@in_any_window
@given(views, windows)
def test_the_last_seven_cards_of_the_pile_show_their_index(view, size):
    picture = laid_out(view, size)

    pile = [spot for spot in picture.spots if spot.place == OnPile()]
    for spot in pile[-7:]:
        assert spot.strip.width >= spot.width * picture.lengths.strip.width - 0.6
    if pile:
        assert pile[-1].strip == pile[-1].rect


def widest_open(picture, view, side):
    """Return how large the cards of a side could be with every index to be seen."""
    zone, table = picture.zone(side), view.table
    threes = table.red_threes[side]
    beside = 0 if threes and picture.places[AmongRedThrees(side)].y < zone.inner.y - 1 else len(threes)
    contents = ZoneContents(view.rules, side, table.melds[side], threes, side == view.side)
    room = room_of(zone, picture.lengths, beside)
    fits = [widest(room, items_of(contents), way) for way in open_ways(room)]
    return max((fit.width for fit in fits if fit is not None), default=0)


@in_any_window
@given(views, windows)
def test_every_card_of_an_open_meld_shows_its_index_unless_the_zone_is_too_small(view, size):
    picture = laid_out(view, size)

    for side, melds in enumerate(view.table.melds):
        for number, meld in enumerate(melds, 1):
            spots = [spot for spot in picture.spots if spot.place == InMeld(side, number)]
            if shown_as(view.rules, meld) is not MeldForm.OPEN:
                continue
            strip = picture.lengths.strip
            low, narrow = spots[0].width * 1.4 * strip.height - 0.01, spots[0].width * strip.width - 0.01
            if any(spot.strip.height < low or spot.strip.width < narrow for spot in spots):
                assert widest_open(picture, view, side) < STILL_OPEN


@in_any_window
@given(views, windows)
def test_strips_of_one_place_do_not_overlap(view, size):
    picture = laid_out(view, size)

    for place in picture.places:
        strips = [spot.strip for spot in picture.spots if spot.place == place and not spot.turned]
        for one, other in combinations(strips, 2):
            assert one.overlap(other) < 1.0


@given(st.sampled_from(SEATINGS), st.integers(0, 5))
def test_the_next_seat_sits_at_the_left_and_the_last_at_the_right(seating, seat):
    seat %= seating.players
    view = View(table_of(seating), seat, ())

    picture = layout(view, Size(1440, 900))

    def x(step):
        return picture.plate((seat + step) % seating.players).rect.centre[0]

    assert picture.plate(seat) is None
    assert len(picture.plates) == seating.players - 1
    if seating.players > 2:
        assert x(1) < 720 < x(seating.players - 1)
    if not is_solo(seating) and seating.players == 6:
        assert x(1) == x(2)
        assert x(4) == x(5)


@pytest.mark.parametrize("count", [0, 1, 2, 15, 26, 38, 45, 60])
@pytest.mark.parametrize("size", WINDOWS)
def test_a_hand_of_any_size_fits(count, size):
    view = replace(random_view(4), hand=(cards("QS TD * 4C") * 20)[:count])

    picture = layout(view, Size(*size))

    hand = [spot for spot in picture.spots if isinstance(spot.place, InHand)]
    assert len(hand) == count
    if count <= 45:
        assert all(spot.strip.width >= 24 for spot in hand)


def test_a_frozen_pile_has_its_wild_card_crosswise():
    rules = PRESETS["classic-canasta"].rules
    view = View(table_of(SEATINGS[2], rules=rules, pile=cards("4S 2H 5C 6D"), frozen=True), 0, ())

    picture = layout(view, Size(1440, 900))

    assert [spot.turned for spot in picture.spots] == [False, True, False, False]
    steps = [two.x - one.x for one, two in pairwise(picture.spots)]
    assert steps[1] > steps[0]


def test_a_black_three_that_has_frozen_the_pile_lies_crosswise():
    rules = PRESETS["german-samba"].rules
    view = View(table_of(SEATINGS[2], rules=rules, pile=cards("4S 3S 5C 6D"), frozen=True), 0, ())

    assert [spot.turned for spot in layout(view, Size(1440, 900)).spots] == [False, True, False, False]


def test_the_part_of_the_pile_that_would_be_taken_is_underlined():
    rules = PRESETS["black-samba"].rules
    view = View(table_of(SEATINGS[2], rules=rules, pile=cards("4S 5S 5C 6D 7D 8D 9D")), 0, ())

    picture = layout(view, Size(1440, 900))

    taken = picture.spots[2:]
    assert picture.taken_part.x == taken[0].x
    assert picture.taken_part.right == taken[-1].rect.right
    assert layout(View(table_of(SEATINGS[2], rules=rules), 0, ()), Size(1440, 900)).taken_part is None


def test_what_was_taken_but_waits_lies_dim_on_what_stays():
    table = table_of(SEATINGS[2], rules=PRESETS["black-samba"].rules, pile=cards("9S TS"))
    table = replace(table, turn=replace(table.turn, withheld=cards("4S 5S")))

    picture = layout(View(table, 0, ()), Size(1440, 900))

    assert [(spot.card, spot.is_dim) for spot in picture.spots] == [
        (card, dim) for card, dim in zip(cards("9S TS 4S 5S"), (False, False, True, True), strict=True)
    ]


def test_a_wild_card_in_a_sequence_says_which_card_it_stands_for():
    meld = Meld(MeldKind.SEQUENCE, 6, "S", cards("6S * 8S 2H"))
    view = View(table_of(SEATINGS[2], melds=((meld, group("9S 9D *")), ())), 0, ())

    picture = layout(view, Size(1440, 900))

    assert [spot.stands for spot in picture.spots] == [
        None,
        *cards("7S"),
        None,
        *cards("9S"),
        None,
        None,
        None,
    ]


def test_a_complete_sequence_lies_as_its_rules_say():
    seven = cards("4S 5S 6S 7S 8S 9S TS")
    meld = Meld(MeldKind.SEQUENCE, 4, "S", seven)
    forms = {}
    for name in ("swedish-samba", "samba-500"):
        rules = PRESETS[name].rules
        picture = layout(
            View(table_of(SEATINGS[2], rules=rules, melds=((meld,), ())), 0, ()), Size(1440, 900)
        )
        seen = [spot for spot in picture.spots if spot.strip.height > 0 and spot.strip.width > 10]
        (head,) = picture.heads
        forms[name] = ([spot.card for spot in seen], {spot.face_up for spot in seen}, head.kind)

    assert forms["swedish-samba"] == ([seven[-1]], {False}, SetKind.SAMBA)
    assert forms["samba-500"] == ([seven[0], seven[-1]], {True}, None)


def test_the_next_seat_sits_at_the_right_where_play_goes_anticlockwise():
    rules = with_value(Rules(), "turn_order", TurnOrder.ANTICLOCKWISE)
    for seating in SEATINGS[1:]:
        view = View(table_of(seating, rules=rules), 0, ())
        following = seating.after(0, TurnOrder.ANTICLOCKWISE)
        picture = layout(view, Size(1440, 900))

        rightmost = max(plate.rect.x for plate in picture.plates)
        assert picture.plate(following).rect.x == rightmost


def test_red_threes_are_as_big_as_the_melds_where_there_is_room():
    melds = ((), (group("8S 8D 8C"), group("JS JD JC")), (), (), ())
    threes = ((), cards("3H 3D"), (), (), ())
    view = View(table_of(SEATINGS[4], melds=melds, red_threes=threes), 0, ())

    picture = layout(view, Size(1366, 768))

    threes = {spot.width for spot in picture.spots if spot.place == AmongRedThrees(1)}
    assert threes == {spot.width for spot in picture.spots if spot.place == InMeld(1, 2)}


def test_a_samba_lies_face_down_and_a_canasta_face_up_under_a_natural_card():
    melds = (group("KH KD KS KC KH *"), group("QH QD QS QC QH * 2D"))
    view = View(table_of(SEATINGS[2], melds=(melds, ())), 0, ())

    picture = layout(view, Size(1440, 900))

    squared = [spot for spot in picture.spots if spot.place == InMeld(0, 2)]
    top = max(squared, key=lambda spot: spot.z)
    assert top.card.rank == 12
    assert all(spot.face_up for spot in squared)


def test_withheld_cards_are_shown_dim_where_the_pile_was():
    table = table_of(SEATINGS[2])
    table = replace(table, turn=replace(table.turn, withheld=cards("4S 5S")))

    picture = layout(View(table, 0, ()), Size(1440, 900))

    assert [(spot.place, spot.is_dim) for spot in picture.spots] == [(OnPile(), True)] * 2


def test_the_stock_is_a_place():
    assert OnStock() in layout(View(table_of(SEATINGS[0]), 0, ()), Size(1024, 640)).places


def test_melds_lie_in_two_rows_where_a_tall_window_makes_them_much_larger_so():
    melds = ((), tuple(group("8S 8D 8C") for _ in range(8)), ())
    view = View(table_of(SEATINGS[5], melds=melds), 0, ())

    widths = {
        size: {spot.width for spot in layout(view, Size(*size)).spots} for size in ((1024, 640), (1024, 1200))
    }

    (low,), (tall,) = widths.values()
    assert tall > low * 1.25


def test_buttons_keep_a_row_of_their_own_where_that_makes_them_only_a_little_lower():
    buttons = (("meld", False), ("discard", False), ("three", False))
    buttons += tuple((name, True) for name in ("undo", "hint", "sort", "log"))
    view = View(table_of(SEATINGS[5]), 0, ())

    picture = layout(view, Size(1024, 610), LayoutOptions(buttons=buttons, font_scale=1.5))

    whole = [spot.rect for spot in picture.buttons if spot.name in {"meld", "discard", "three"}]
    assert all(rect.width == picture.column.width for rect in whole)
    assert all(rect.height >= picture.lengths.text * 1.4 for rect in whole)


def test_long_words_keep_a_row_of_their_own_where_the_short_ones_can_share_theirs():
    buttons = (("meld", False), ("discard", False), ("ask", False))
    buttons += tuple((name, True) for name in ("undo", "hint", "sort", "log"))
    view = View(table_of(SEATINGS[5]), 0, ())

    options = LayoutOptions(buttons=buttons, long_buttons=frozenset({"ask"}))
    picture = layout(view, Size(1024, 430), options)

    rects = {spot.name: spot.rect for spot in picture.buttons}
    assert rects["ask"].width == picture.column.width
    assert rects["meld"].y == rects["discard"].y
    assert rects["meld"].right < rects["discard"].x
    assert max(rect.bottom for rect in rects.values()) <= picture.column.bottom + 0.01
