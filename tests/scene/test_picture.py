"""How the cards on the screen are matched with those that should be there."""

from hypothesis import given, settings
from hypothesis import strategies as st

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Dealt,
    Discarded,
    Drawn,
    Laid,
    Merged,
    PileTaken,
    Replaced,
    Reshuffled,
    Swapped,
    ThreeLaid,
)
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, OnPile, OnStock
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.scene.layout.reconcile import reconcile, trails
from samba_desktop.scene.layout.spots import Spot
from samba_desktop.scene.layout.table_layout import layout
from tests.scene.tables import cards, random_view

QUEEN, KING = Card(12, "S"), Card(13, "H")
ME, OTHER = 0, 1


def spots(*where):
    return [
        Spot(place, index, card, 0, 0, 10, index, Rect(0, 0, 10, 14))
        for index, (place, card) in enumerate(where)
    ]


def test_a_card_that_stays_keeps_its_item():
    before = spots((InHand(ME), QUEEN), (OnPile(), KING))

    result = reconcile(before, before, seat=ME)

    assert [one.old for one in result.arrivals] == [0, 1]
    assert not result.leaving


def test_a_laid_card_comes_from_the_hand_and_not_from_an_equal_one_elsewhere():
    before = spots((OnPile(), QUEEN), (InHand(ME), QUEEN))
    after = spots((OnPile(), QUEEN), (InMeld(0, 1), QUEEN))

    result = reconcile(before, after, (Laid(ME, 0, 1, (QUEEN,)),), seat=ME)

    assert [one.old for one in result.arrivals] == [0, 1]
    assert result.arrivals[1].origin == InHand(ME)


def test_what_another_seat_lays_comes_from_its_plate():
    before = spots((InHand(ME), QUEEN))
    after = spots((InMeld(1, 1), QUEEN))

    result = reconcile(before, after, (Laid(OTHER, 1, 1, (QUEEN,)),), seat=ME)

    assert result.arrivals[0].old is None
    assert result.arrivals[0].origin == InHand(OTHER)


def test_a_drawn_card_comes_from_the_stock():
    result = reconcile([], spots((InHand(ME), QUEEN)), (Drawn(ME, 1, (QUEEN,)),), seat=ME)

    assert result.arrivals[0].old is None
    assert result.arrivals[0].origin == OnStock()


def test_a_card_drawn_and_discarded_at_once_flies_from_stock_to_pile():
    events = (Drawn(ME, 1, (QUEEN,)), Discarded(ME, QUEEN))

    result = reconcile([], spots((OnPile(), QUEEN)), events, seat=ME)

    assert result.arrivals[0].origin == OnStock()
    assert result.arrivals[0].order == 1


def test_a_pile_taken_by_another_seat_goes_into_its_plate():
    before = spots((OnPile(), KING), (OnPile(), QUEEN))
    taken = PileTaken(OTHER, QUEEN, (QUEEN, QUEEN), 1, 1, (KING, QUEEN))
    after = spots(*[(InMeld(1, 1), QUEEN)] * 3)

    result = reconcile(before, after, (taken,), seat=ME)

    assert result.leaving == ((0, InHand(OTHER), 0),)
    assert sorted(one.old is None for one in result.arrivals) == [False, True, True]


def test_discards_that_become_the_stock_fly_there():
    before = spots((OnPile(), QUEEN), (OnPile(), Card(4, "C")), (OnPile(), KING))
    after = spots((OnPile(), KING), (InHand(ME), QUEEN))
    events = (Reshuffled(2), Drawn(ME, 1, (QUEEN,)))

    result = reconcile(before, after, events, seat=ME)

    assert [(number, goal) for number, goal, _ in result.leaving] == [(0, OnStock()), (1, OnStock())]
    assert result.arrivals[0].old == 2
    assert result.arrivals[1].origin == OnStock()


def test_a_red_three_that_must_be_laid_out_comes_from_the_stock_before_its_replacement():
    three, other = Card(3, "H"), Card(9, "C")
    after = spots((AmongRedThrees(0), three), (InHand(ME), QUEEN), (InHand(ME), other))
    events = (Drawn(ME, 2, (three, QUEEN)), ThreeLaid(ME, 0, three), Replaced(ME, 1, (other,)))

    result = reconcile([], after, events, seat=ME)

    assert [one.origin for one in result.arrivals] == [OnStock()] * 3
    assert result.arrivals[0].order < result.arrivals[2].order


def test_an_exchange_moves_both_cards():
    joker = Card(0, "")
    before = spots((InMeld(0, 1), QUEEN), (InMeld(0, 1), joker), (InHand(ME), Card(12, "C")))
    after = spots((InMeld(0, 1), QUEEN), (InMeld(0, 1), Card(12, "C")), (InHand(ME), joker))

    result = reconcile(before, after, (Swapped(ME, 0, 1, Card(12, "C"), joker),), seat=ME)

    assert [one.old for one in result.arrivals] == [0, 2, 1]


def test_melds_keep_their_items_when_a_merge_renumbers_them():
    before = spots((InMeld(0, 1), KING), (InMeld(0, 2), QUEEN), (InMeld(0, 3), KING))
    after = spots((InMeld(0, 1), KING), (InMeld(0, 1), QUEEN), (InMeld(0, 2), KING))

    result = reconcile(before, after, (Merged(ME, 0, 1, 2, ()),), seat=ME)

    assert [one.old for one in result.arrivals] == [0, 1, 2]


def test_cards_dealt_to_others_stay_hidden():
    dealt = Dealt(ME, 2, ((QUEEN, KING), ()))

    result = reconcile([], spots((InHand(ME), QUEEN), (InHand(ME), KING)), (dealt,), seat=ME)

    assert [one.goal for one in result.hidden] == [InHand(OTHER)] * 2


def test_trails_join_over_events():
    events = (
        PileTaken(ME, QUEEN, (), 0, None, cards("KH QS")),
        Laid(ME, 0, 1, (QUEEN,)),
    )

    ways = {(one.card, one.origin, one.goal) for one in trails(events)}

    assert (QUEEN, OnPile(), InMeld(0, 1)) in ways
    assert (KING, OnPile(), InHand(ME)) in ways


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.integers(0, 2**32))
def test_each_old_card_is_used_once_and_each_new_one_is_filled(one, other):
    before = layout(random_view(one), Size(1280, 800)).spots
    after = layout(random_view(other), Size(1280, 800)).spots

    result = reconcile(before, after, seat=0)

    used = [arrival.old for arrival in result.arrivals if arrival.old is not None]
    gone = [number for number, _, _ in result.leaving]
    assert sorted(used + gone) == list(range(len(before)))
    assert len(result.arrivals) == len(after)
    for arrival, spot in zip(result.arrivals, after, strict=True):
        assert arrival.old is None or before[arrival.old].card == spot.card
