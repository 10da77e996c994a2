"""The table as a tree of named things: nothing is left out, and nothing is nameless or nowhere."""

from collections import Counter

import pytest

from samba_desktop.engine.cards import A_JOKER, Card
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating, View
from samba_desktop.scene.captions import Bubble, ButtonCaption
from samba_desktop.scene.description import Described, ElementKind, Marks, tree
from samba_desktop.scene.keyboard import stops
from samba_desktop.scene.layout.geometry import Size
from samba_desktop.scene.layout.table_layout import LayoutOptions, layout
from samba_desktop.texts.descriptions import Reading
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from tests.scene.tables import captions_of, cards, random_view, table_of

SIZE = Size(1280, 800)
NAMES = ("Ada", "Bo", "Cy", "Di", "Eva", "Finn")


def described(view, captions=None, marks=None, thinking=None):
    """Describe a view as the window would."""
    words = captions or captions_of(
        view, stock="Stock 60", pile="Pile 2", new_meld="New meld", message="Play."
    )
    buttons = tuple((one.name, one.half) for one in words.buttons)
    picture = layout(view, SIZE, LayoutOptions(buttons=buttons))
    enabled = {one.name for one in words.every_button() if one.enabled}
    every = stops(picture, {spot.name: spot.rect for spot in picture.buttons if spot.name in enabled})
    seating = view.table.seating
    reading = Reading(ENGLISH, Company(NAMES[: seating.players], seating, view.seat))
    return Described(picture, view, words, reading, every, marks or Marks(), thinking)


def by_key(root):
    return {one.key: one for one in root.every()}


@pytest.mark.parametrize("seed", range(40))
def test_every_card_that_shows_its_face_is_named_once(seed):
    now = described(random_view(seed))

    named = Counter(one.name for one in tree(now, "").every() if one.kind is ElementKind.CARD)

    shown = [spot for spot in now.picture.spots if spot.card is not None]
    assert named == Counter(now.words.card(spot.card, spot.stands) for spot in shown)


@pytest.mark.parametrize("seed", range(40))
def test_everything_has_a_key_of_its_own_a_name_and_a_place(seed):
    every = list(tree(described(random_view(seed)), "Card table").every())

    assert len({one.key for one in every}) == len(every)
    nameless = [one.key for one in every if not one.name]
    assert not nameless
    nowhere = [one for one in every if one.rect.area <= 0]
    assert not nowhere


@pytest.mark.parametrize("seed", range(40))
def test_whatever_the_keyboard_points_at_can_be_pressed(seed):
    now = described(random_view(seed))

    pressed = [one.stop for one in tree(now, "").every() if one.stop is not None and one.is_enabled]

    assert len(set(pressed)) == len(pressed)
    assert set(pressed) == {stop.name for stop in now.stops}


def small_view():
    seating = Seating(4, Shape.TWO_PAIRS)
    table = table_of(seating, hand_sizes=(3, 11, 11, 12), pile=cards("4C KD"))
    return View(table, 0, cards("QS TD *"))


def test_cards_tell_that_they_are_selected_hinted_or_new():
    now = described(small_view())
    own, pile = (
        now.stops[0].place,
        next(spot.place for spot in now.picture.spots if spot.card == Card(13, "D")),
    )

    marks = Marks(frozenset({1}), frozenset({(own, 0)}), frozenset({(pile, 1)}))
    found = by_key(tree(described(small_view(), marks=marks), ""))

    assert [found[f"hand card {at}"].is_selected for at in range(3)] == [False, True, False]
    assert found["hand card 0"].detail == "meant by the hint"
    assert found["pile card 1"].detail == "new"
    assert found["pile card 1"].is_selected is None


def test_plates_tell_who_plays_and_who_thinks():
    view = small_view()
    view = View(table_of(view.table.seating, hand_sizes=(3, 11, 11, 12), turn=view.turn), 1, view.hand)

    playing = by_key(tree(described(view), ""))["plate 0"]
    thinking = by_key(tree(described(view, thinking=0), ""))["plate 0"]

    assert playing.name == "Seat 0, Medium, 3 cards in the hand, to play"
    assert thinking.name == "Seat 0, Medium, 3 cards in the hand, thinking"


def test_a_bubble_says_who_speaks_and_offers_its_answers():
    view = small_view()
    answers = (ButtonCaption("yes", "Yes, go out!", "Y"), ButtonCaption("no", "No, wait a little.", "N"))
    captions = captions_of(view, bubbles=(Bubble(2, "Partner, may I go out?", answers),))

    found = by_key(tree(described(view, captions), ""))

    assert found["bubble 0"].name == "Cy says: Partner, may I go out?"
    assert [part.key for part in found["bubble 0"].parts] == ["button yes", "button no"]
    assert found["button yes"].accelerator == "Y"


def test_a_button_out_of_use_says_so():
    found = by_key(tree(described(small_view()), ""))

    assert found["button draw"].is_enabled
    assert not found["button undo"].is_enabled


def test_a_wild_card_in_a_sequence_names_the_card_it_stands_for():
    seating = Seating(4, Shape.TWO_PAIRS)
    reading = Reading(ENGLISH, Company(NAMES[:4], seating, 0))

    assert reading.card(A_JOKER, Card(7, "S")) == "Joker as the 7 of spades"
