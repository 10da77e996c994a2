"""What must hold of the layout in every window, for every table."""

from collections import Counter
from dataclasses import replace
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samba_desktop.engine.places import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock
from samba_desktop.engine.view import View
from samba_desktop.scene.bands import is_solo
from samba_desktop.scene.geometry import Rect, Size
from samba_desktop.scene.layout import Wishes, layout
from samba_desktop.scene.sets import is_squared
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
views = st.integers(0, 2**32).map(random_view)
in_any_window = settings(max_examples=60, deadline=None)


def laid_out(view, size, scale=1.0):
    return layout(view, size, Wishes(buttons=BUTTONS, font_scale=scale))


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


@in_any_window
@given(views, windows)
def test_every_card_of_an_open_meld_shows_its_index_unless_the_zone_is_too_small(view, size):
    picture = laid_out(view, size)

    for side, melds in enumerate(view.table.melds):
        for number, meld in enumerate(melds, 1):
            spots = [spot for spot in picture.spots if spot.place == InMeld(side, number)]
            hidden = [spot for spot in spots if spot.strip.area == 0]
            if hidden and not is_squared(meld):
                badge = next(spot.badge for spot in spots if spot.badge is not None)
                assert badge.count == len(meld.cards)
            if not hidden and not is_squared(meld):
                for spot in spots:
                    assert spot.strip.height >= spot.width * 1.4 * picture.lengths.strip.height - 0.01


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
    view = View(table_of(SEATINGS[2], pile=cards("4S 2H 5C 6D"), frozen=True), 0, ())

    picture = layout(view, Size(1440, 900))

    assert [spot.turned for spot in picture.spots] == [False, True, False, False]


def test_a_samba_lies_face_down_and_a_canasta_face_up_under_a_natural_card():
    melds = (group("KH KD KS KC KH *"), group("QH QD QS QC QH * 2D"))
    view = View(table_of(SEATINGS[2], melds=(melds, ())), 0, ())

    picture = layout(view, Size(1440, 900))

    squared = [spot for spot in picture.spots if spot.place == InMeld(0, 2)]
    top = max(squared, key=lambda spot: spot.z)
    assert top.card.rank == 12
    assert top.badge.count == 7
    assert all(spot.face_up for spot in squared)


def test_withheld_cards_are_shown_dim_where_the_pile_was():
    table = table_of(SEATINGS[2])
    table = replace(table, turn=replace(table.turn, withheld=cards("4S 5S")))

    picture = layout(View(table, 0, ()), Size(1440, 900))

    assert [(spot.place, spot.is_dim) for spot in picture.spots] == [(OnPile(), True)] * 2


def test_the_stock_is_a_place():
    assert OnStock() in layout(View(table_of(SEATINGS[0]), 0, ()), Size(1024, 640)).places
