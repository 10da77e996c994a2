"""What must hold of the layout for every table late in a long round, at every size of the screen."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from samba_desktop.engine.melds import set_kind
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock
from samba_desktop.scene.control_look import beside, preview_look
from samba_desktop.scene.layout.geometry import ASPECT, Rect, Size, Strip
from samba_desktop.scene.layout.meld_layout import stands_in, wilds
from samba_desktop.scene.layout.spots import place_under, preview_cards, rooms_beside_pile, rooms_in_zones
from samba_desktop.scene.layout.table_layout import ENOUGH_BESIDE, LayoutOptions, layout
from tests.scene.deals import SMALLEST, views, windows

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
LEGIBLE_HAND = 24
"""Pixels of a card of the hand that always show."""
LEGIBLE_BESIDE_LOG = 18.5
"""The same in the smallest window with the log open and the largest words."""
LEGIBLE_MELD = 23
"""Pixels that the card of a squared meld has at least in width, above which stands what it is."""
STRIDE = 24
"""Pixels by which cards may jump as their width goes from one whole pixel to the next."""
strips = st.sampled_from((Strip(0.235, 0.18), Strip(0.24, 0.21)))
"""Usual and large index."""
text_sizes = st.sampled_from((1.0, 1.15, 1.3, 1.5))
often = settings(max_examples=50, deadline=None, derandomize=True)


def laid_out(view, size, strip=None, scale=1.0):
    return layout(
        view, size, LayoutOptions(buttons=BUTTONS, strip=strip or Strip(0.235, 0.18), font_scale=scale)
    )


def window_of(picture):
    return Rect(0, 0, *picture.size)


def lying(picture, place):
    return sorted((spot for spot in picture.spots if spot.place == place), key=lambda spot: spot.index)


def topmost(picture, x, y):
    return max((spot for spot in picture.spots if spot.rect.holds(x, y)), key=lambda spot: spot.z)


def melds_of(view):
    for side, melds in enumerate(view.table.melds):
        for number, meld in enumerate(melds, 1):
            yield InMeld(side, number), meld


def shows_index(spot, strip):
    """Tell whether enough of a card shows beside those on it, or above them, for its index to be read."""
    high = spot.width * ASPECT
    whole = spot.strip.width >= spot.width * strip.width - 0.6 and spot.strip.height >= high * 0.3
    return whole or (
        spot.strip.width >= spot.width - 0.01 and spot.strip.height >= high * strip.height - 0.01
    )


def fanned(picture, place):
    """Return what is fanned out over the table for a place, with its rectangle; None where nothing is."""
    cards = preview_cards(picture, place)
    if not cards:
        return None
    window = window_of(picture).inset(6)
    room = Size(window.width * 0.7, window.height)
    look, size = preview_look(cards, picture.stock.width * 0.9, room)
    return look, beside(picture.places[place], size, window, picture.lengths.gap)


@often
@given(views(), windows, strips, text_sizes)
def test_every_card_of_the_hand_shows_its_index_and_can_be_clicked_there(view, size, strip, scale):
    picture = laid_out(view, size, strip, scale)

    hand = lying(picture, InHand(view.seat))
    assert len(hand) == len(view.hand)
    for spot in hand:
        assert shows_index(spot, strip), spot
        assert spot.strip.width >= (LEGIBLE_HAND if size.width >= SMALLEST.width else LEGIBLE_BESIDE_LOG)
        assert spot.strip.is_within(window_of(picture))
        for share in (0.1, 0.5, 0.9):
            x, y = spot.strip.x + share * spot.strip.width, spot.strip.y + share * spot.strip.height
            assert topmost(picture, x, y) == spot


@often
@given(views(), windows, text_sizes)
def test_a_lifted_card_stays_clear_of_the_message_and_of_the_own_melds(view, size, scale):
    picture = laid_out(view, size, scale=scale)

    for spot in lying(picture, InHand(view.seat)):
        lifted = spot.rect.moved(0, -picture.lift)
        assert lifted.overlap(picture.message) < 1
        assert lifted.overlap(picture.zones[-1].rect) < 1


@often
@given(views(), windows, strips, text_sizes)
def test_a_meld_shows_every_index_or_is_told_by_its_top_card_and_the_words_above_it(view, size, strip, scale):
    picture = laid_out(view, size, strip, scale)

    for place, meld in melds_of(view):
        spots = lying(picture, place)
        (head,) = (one for one in picture.heads if one.place == place)
        assert head.rect.bottom <= min(spot.y for spot in spots) + 1
        assert head.rect.is_within(picture.zone(place.side).inner, 0.5)
        assert head.kind == set_kind(view.rules, meld)
        if all(shows_index(spot, strip) for spot in spots):
            continue
        top = max(spots, key=lambda spot: spot.z)
        assert top.width >= LEGIBLE_MELD
        assert not stands_in(meld, top.index) or len(spots) == wilds(meld) or meld.kind.value == "sequence"


@often
@given(views(), windows, strips, text_sizes)
def test_words_above_melds_lie_over_nothing(view, size, strip, scale):
    picture = laid_out(view, size, strip, scale)

    for one, other in combinations([head.rect for head in picture.heads], 2):
        assert one.overlap(other) < 1
    for head in picture.heads:
        assert all(spot.rect.overlap(head.rect) < 1 for spot in picture.spots), head


@often
@given(views(), windows, strips)
def test_what_is_hidden_is_fanned_out_over_the_table(view, size, strip):
    picture = laid_out(view, size, strip)

    for place in picture.places:
        spots = lying(picture, place)
        if isinstance(place, InHand) or not spots:
            continue
        hidden = [spot for spot in spots if not shows_index(spot, strip) and not spot.turned]
        fan = fanned(picture, place)
        if fan is None:
            assert not hidden, place
            continue
        look, rect = fan
        assert len(look.cards) == len(spots)
        assert rect.is_within(window_of(picture))
        assert look.per_row == len(spots) or look.step >= look.width * strip.width
        assert look.width >= LEGIBLE_MELD


@often
@given(views(), windows, strips, text_sizes)
def test_the_pile_shows_at_least_its_last_seven_cards(view, size, strip, scale):
    picture = laid_out(view, size, strip, scale)

    pile = lying(picture, OnPile())
    for spot in pile[-7:]:
        assert shows_index(spot, strip) or spot.turned
        assert spot.strip.width >= 12
    for spot in pile[-1:]:
        assert spot.strip == spot.rect


@often
@given(views(), windows, strips, text_sizes)
def test_nothing_lies_over_what_it_does_not_belong_to(view, size, strip, scale):
    picture = laid_out(view, size, strip, scale)

    apart = [zone.rect for zone in picture.zones]
    apart += [plate.rect for plate in picture.plates if not plate.is_head]
    apart += [button.rect for button in picture.buttons]
    apart += [picture.message, picture.hand, picture.stock, picture.stock_label, picture.pile_label]
    apart += [picture.title, picture.places[OnPile()]]
    for one, other in combinations(apart, 2):
        assert one.overlap(other) < 1, (one, other)
    zoned = [
        rect for place, rect in picture.places.items() if isinstance(place, InMeld | NewMeld | AmongRedThrees)
    ]
    for one, other in combinations(zoned, 2):
        assert one.overlap(other) < 1, (one, other)


@often
@given(views(), windows, strips, text_sizes)
def test_everything_lies_within_the_window_and_cards_within_their_zone(view, size, strip, scale):
    picture = laid_out(view, size, strip, scale)
    window = window_of(picture)

    for spot in picture.spots:
        assert spot.rect.is_within(window), spot
        if isinstance(spot.place, InMeld | AmongRedThrees):
            assert spot.rect.is_within(picture.zone(spot.place.side).rect, 0.5), spot
    furniture = [plate.rect for plate in picture.plates] + [button.rect for button in picture.buttons]
    for rect in (*furniture, picture.title, picture.message, picture.stock_label, picture.pile_label):
        assert rect.is_within(window), rect
        assert rect.width > 0
        assert rect.height > 0
    assert OnStock() in picture.places


@often
@given(views(), windows, text_sizes)
def test_melds_do_not_lie_on_the_words_above_them(view, size, scale):
    picture = laid_out(view, size, scale=scale)

    for zone in picture.zones:
        for place, rect in picture.places.items():
            if isinstance(place, InMeld | NewMeld) and place.side == zone.side:
                assert rect.overlap(zone.heading) < 1


@often
@given(views(), windows, st.integers(1, 12), st.integers(1, 12))
def test_a_slightly_larger_window_makes_no_cards_markedly_smaller(view, size, wider, higher):
    more = Size(size.width + wider, size.height + higher)

    before, after = laid_out(view, size), laid_out(view, more)
    later = _widths(after)

    for place, wide in _widths(before).items():
        # Squared melds may open, and red threes come down beside the melds, which costs those a little.
        if _hidden(after, place) >= _hidden(before, place):
            assert later[place] >= wide * ENOUGH_BESIDE - 4, (place, wide, later[place])


def _widths(picture):
    """Return the width of the melds and the hand, by their place."""
    return {spot.place: spot.width for spot in picture.spots if not isinstance(spot.place, AmongRedThrees)}


@often
@given(views(), windows, st.floats(-3, 3), st.floats(-3, 3))
def test_cards_glide_with_the_edge_of_a_window_that_is_drawn(view, size, wider, higher):
    before = laid_out(view, size)
    after = laid_out(view, Size(size.width + wider, size.height + higher))

    for one, other in zip(before.spots, after.spots, strict=True):
        if _form(before, one.place) == _form(after, other.place):
            assert abs(one.x - other.x) + abs(one.y - other.y) <= STRIDE + 3 * (abs(wider) + abs(higher))


def _hidden(picture, place):
    """Count the cards of a side's melds, or of the hand, that do not show at all."""
    side = getattr(place, "side", None)
    kind = type(place)
    spots = [
        one
        for one in picture.spots
        if isinstance(one.place, kind) and getattr(one.place, "side", None) == side
    ]
    return sum(spot.strip.area < 1 for spot in spots)


def _form(picture, place):
    """Return in how many rows and in which form a side's cards, or the hand's, lie."""
    side = getattr(place, "side", None)
    spots = [
        spot
        for spot in picture.spots
        if type(spot.place) is type(place) and getattr(spot.place, "side", None) == side
    ]
    lowest = [spot for spot in spots if spot.index == 0]
    tops = sorted({round(spot.y) for spot in lowest})
    rows = tuple((spot.place, tops.index(round(spot.y))) for spot in lowest)
    columns = {
        spot.place for spot in spots for one in lowest if spot.place == one.place and spot.y > one.y + 1
    }
    threes = picture.places.get(AmongRedThrees(side))
    in_head = threes is not None and threes.y < picture.zone(side).inner.y - 1
    beside = _form(picture, InMeld(side, 1)) if isinstance(place, AmongRedThrees) else ()
    return (
        beside,
        rows,
        columns,
        _hidden(picture, place),
        in_head,
        len({round(spot.y) for spot in spots}) if isinstance(place, InHand) else 0,
    )


@often
@given(views(), windows, text_sizes)
def test_what_is_shown_for_a_while_beside_the_pile_or_in_a_zone_covers_nothing(view, size, scale):
    picture = laid_out(view, size, scale=scale)

    centre = [room for room in rooms_beside_pile(picture) if room.area > 0]
    zones = rooms_in_zones(picture)

    things = [plate.rect for plate in picture.plates] + [zone.heading for zone in picture.zones]
    things += [picture.stock, picture.stock_label, picture.pile_label, *picture.places.values()]
    things += [spot.rect for spot in picture.spots]
    for room in (*centre, *zones):
        assert room.is_within(window_of(picture))
        assert all(room.overlap(thing) < 1 for thing in things)
    assert all(room.overlap(zone.rect) < 1 for room in centre for zone in picture.zones)
    assert all(any(room.is_within(zone.inner) for zone in picture.zones) for room in zones)
    assert all(one.overlap(other) == 0 for one, other in combinations((*centre, *zones), 2))


@often
@given(views(), windows)
def test_every_place_can_be_pointed_at_and_names_itself(view, size):
    picture = laid_out(view, size)

    for place, rect in picture.places.items():
        if not isinstance(place, InHand | NewMeld):
            assert place_under(picture, *rect.centre) == place
