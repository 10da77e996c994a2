"""What is refused by keyboard, button or drop says why and offers what would be possible."""

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile
from tests.ui.test_safety import SHORT, Table, case

HERE = InHand(0)


@pytest.fixture
def table(qtbot):
    made = Table(qtbot)
    yield made
    made.close()


def offered(table):
    """Return what the line says and what its button offers."""
    words = table.controller.captions()
    return words.message, words.message_button.label if words.message_button else None


def press(table, name):
    """Press a button of the table with the mouse."""
    rect = next(spot.rect for spot in table.scene.picture.buttons if spot.name == name)
    at = table.view.mapFromScene(QPointF(*rect.centre))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)


def owing(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()


def test_enter_on_a_card_that_may_not_be_discarded_yet_says_why_and_what_helps(table):
    owing(table)
    table.scene.select(read_cards("9C"))

    table.person.confirm()

    assert offered(table) == (
        "You have laid 15 points; your first meld needs 50. Add three aces to reach 75.",
        "Meld three aces: 75",
    )
    table.press_key("fix")
    assert [len(meld.cards) for meld in table.match.table.melds[0]] == [3, 3]


def test_drawing_again_with_a_debt_offers_what_settles_it(table):
    owing(table)

    table.press_key("draw")

    assert offered(table) == (
        "Your first meld still lacks 35 points. Lay more, or take your cards back.",
        "Meld three aces",
    )


@pytest.mark.parametrize("name", ["meld", "discard"])
def test_a_key_with_nothing_selected_asks_for_cards(table, name):
    table.press_key(name)

    assert offered(table) == ("Select the cards that you mean first.", None)


@pytest.mark.parametrize("name", ["meld", "discard"])
def test_a_press_on_a_button_that_is_greyed_says_why(table, name):
    press(table, name)

    assert offered(table) == ("Select the cards that you mean first.", None)


def test_a_press_on_the_pile_after_drawing_asks_for_the_card(table):
    table.scene.pressed_place.emit(OnPile())

    assert offered(table) == ("Select the cards that you mean first.", None)


def test_enter_with_nothing_to_confirm_asks_for_cards(table):
    table.person.confirm()

    assert offered(table) == ("Select the cards that you mean first.", None)


def test_p_where_the_pile_cannot_be_taken_offers_to_draw(table):
    table.set_up(case(turn={"seat": 1, "phase": "draw"}, pile="3C"))

    table.press_key("take")

    assert offered(table) == ("The pile is blocked: a black three lies on top.", "Draw from the stock")


def test_several_cards_over_the_pile_hear_that_one_is_discarded(table):
    cards = read_cards("7C 8D")
    table.scene.select(cards)

    table.scene.picked.emit(cards, HERE)
    table.scene.hovered.emit(OnPile())
    assert table.controller.said == "A turn ends with the discard of one card. Select a single card."
    table.scene.dropped.emit(cards, HERE, OnPile())

    assert offered(table) == ("A turn ends with the discard of one card. Select a single card.", None)


@pytest.mark.parametrize("target", [NewMeld(0), InMeld(0, 1)])
def test_cards_that_fit_another_meld_are_offered_for_it(table, target):
    table.set_up(case(hands={"1": "KS KH 2C 7C 8D", "2": 11, "3": 11, "4": 11}))
    cards = read_cards("KS KH")
    table.scene.select(cards)

    table.scene.dropped.emit(cards, HERE, target)

    assert offered(table)[1] == "Add two kings to your kings"
    table.press_key("fix")
    assert table.match.entries[-1].text == "add m2 KS KH"


def test_what_does_not_fit_is_named_and_stays(table):
    table.set_up(case(hands={"1": "QS QH QD 7C 8D", "2": 11, "3": 11, "4": 11}))
    table.scene.select(read_cards("QS QH QD 7C"))

    table.press_key("meld")

    assert offered(table)[1] == "Meld three queens without the 7 of clubs"
    table.press_key("fix")
    assert table.match.entries[-1].text == "lay QS QH QD"
