"""The table is laid out for what is wished for now, however it came to that, and only as often as needed."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from samba_desktop.engine.table import InHand, Phase, Turn, View
from samba_desktop.scene.captions import ButtonCaption
from samba_desktop.scene.layout.geometry import Size, Strip
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.scene.layout.table_layout import Arrangement, LayoutOptions, layout, with_buttons
from tests.scene.tables import SEATINGS, captions_of, cards, random_view, table_of

SIZES = (Size(1280, 800), Size(1920, 1080))
ONE_BUTTON = (ButtonCaption("pass", "Pass", "E"),)
STEPS = ("view", "size", "words", "strip", "order", "reorder", "buttons", "nothing")


@pytest.fixture
def view():
    return random_view(7)


@pytest.fixture
def arranged():
    return Arrangement(SIZES[0], LayoutOptions())


def test_what_was_made_ready_is_not_laid_out_again_when_it_is_shown(view, arranged):
    ready = arranged.picture(view)

    shown = arranged.shown(replace(view), captions_of(view))

    assert shown.spots is ready.spots
    assert [one.name for one in shown.buttons] == ["draw", "undo", "hint"]


def test_other_words_move_nothing_but_the_buttons(view, arranged):
    before = arranged.shown(view, captions_of(view))

    after = arranged.shown(view, captions_of(view, buttons=ONE_BUTTON))

    assert [one.name for one in after.buttons] == ["pass"]
    assert replace(after, buttons=before.buttons) == before


def test_cards_put_elsewhere_by_hand_lie_there(view, arranged):
    arranged.set_order(HandOrder.BY_HAND)
    before = hand_of(arranged.shown(view, captions_of(view)))

    arranged.reorder([0], None)

    assert hand_of(arranged.shown(view, captions_of(view))) == [*before[1:], before[0]]


def test_cards_that_are_taken_back_lie_where_they_were(arranged):
    held = cards("4S KD 9H 7C AS 7S")
    before = holding(held, Phase.PLAY)
    arranged.set_order(HandOrder.BY_HAND)
    arranged.shown(before, captions_of(before))
    arranged.reorder([3], 1)
    shown = hand_of(arranged.shown(before, captions_of(before)))
    for gone in ("7C", "7C 9H", "7C 9H 4S"):
        after = replace(before, hand=tuple(card for card in held if card not in cards(gone)))
        arranged.shown(after, captions_of(after))

    assert hand_of(arranged.shown(before, captions_of(before))) == shown


def test_a_card_like_one_that_was_played_in_an_earlier_turn_comes_in_at_the_right(arranged):
    arranged.set_order(HandOrder.BY_HAND)
    for hand, phase in (("7C 4S KD", Phase.PLAY), ("4S KD", Phase.PLAY), ("4S KD", Phase.DRAW)):
        view = holding(cards(hand), phase)
        arranged.shown(view, captions_of(view))

    view = holding(cards("7C 4S KD"), Phase.PLAY)

    assert hand_of(arranged.shown(view, captions_of(view))) == list(cards("4S KD 7C"))


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 2**32), st.lists(st.tuples(st.sampled_from(STEPS), st.integers(0, 3)), max_size=8))
def test_every_picture_is_the_one_of_the_options_of_now(seed, steps):
    arranged, view, buttons = Arrangement(SIZES[0], LayoutOptions()), random_view(seed), ()
    shown = arranged.shown(view, captions_of(view, buttons=buttons))
    for step, number in steps:
        match step:
            case "view":
                view = random_view(seed + number)
            case "size":
                arranged.size = SIZES[number % len(SIZES)]
            case "words":
                arranged.options = replace(arranged.options, font_scale=1 + number / 10)
            case "strip":
                arranged.options = replace(arranged.options, strip=Strip(0.2 + number / 20))
            case "order":
                arranged.set_order(list(HandOrder)[number])
            case "reorder" if number < len(hand_of(shown)):
                arranged.reorder([number], 0)
            case "buttons":
                buttons = ONE_BUTTON * (number % 2)
        wished = with_buttons(arranged.options, buttons)

        shown = arranged.shown(view, captions_of(view, buttons=buttons))

        assert shown == layout(view, arranged.size, wished)


def holding(hand, phase):
    return View(table_of(SEATINGS[0], turn=Turn(0, phase, 0)), 0, hand)


def hand_of(picture):
    return [spot.card for spot in picture.spots if isinstance(spot.place, InHand)]
