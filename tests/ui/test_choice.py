"""The small choice at the cursor: used by mouse, by keys and by ear."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.actions import read_cards
from samba_desktop.match.outcomes import Shown
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.ui.table.person import ChoiceOption, ChoicePopup, beside, drawn_cards

WORDS = ("Lay 9♠ Joker 2♣", "Lay 9♠ Joker = 10♠", "Lay Joker = 8♠ 9♠")


@pytest.fixture
def pictures(qapp):
    return CardPixmaps()


@pytest.fixture
def opened(qtbot, pictures):
    """Open a choice of so many options over a window; answer it and what it told."""

    kept = []

    def open_one(count=3):
        window = QWidget()
        kept.append(window)
        window.resize(1000, 700)
        qtbot.addWidget(window)
        window.show()
        cards = tuple(Shown(card, is_new=True) for card in read_cards("9S JK 2C"))
        options = [ChoiceOption(WORDS[at % 3], f"spoken {at}", cards) for at in range(count)]
        choice = ChoicePopup("Which do you mean?", options, pictures, window)
        told = []
        choice.chosen.connect(told.append)
        choice.cancelled.connect(lambda: told.append("cancelled"))
        choice.open_at(QPoint(200, 200))
        return choice, told

    return open_one


def key(choice, name):
    QTest.keyClick(choice.focusWidget() or choice, name)


def test_the_first_is_pointed_at_and_enter_takes_it(opened):
    choice, told = opened()

    key(choice, Qt.Key.Key_Return)

    assert told == [0]


def test_arrow_keys_walk_round(opened):
    choice, told = opened()

    for name in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_Space):
        key(choice, name)

    assert told == [2]


def test_a_digit_takes_at_once(opened):
    choice, told = opened()

    key(choice, Qt.Key.Key_2)

    assert told == [1]


def test_a_click_takes_and_tells_once(opened):
    choice, told = opened()

    QTest.mouseClick(choice.buttons[1], Qt.MouseButton.LeftButton)

    assert told == [1]
    assert not choice.isVisible()


def test_escape_takes_none(opened):
    choice, told = opened()

    key(choice, Qt.Key.Key_Escape)

    assert told == ["cancelled"]
    assert not choice.isVisible()


def test_each_option_is_spoken_with_the_question(opened):
    choice, _ = opened()

    assert choice.accessibleName() == "Which do you mean?"
    assert [button.accessibleName() for button in choice.buttons] == ["spoken 0", "spoken 1", "spoken 2"]
    assert {button.accessibleDescription() for button in choice.buttons} == {"Which do you mean?"}


@pytest.mark.parametrize("count", [2, 6, 9])
def test_every_option_is_seen_whole_within_the_window(opened, count):
    choice, _ = opened(count)

    assert choice.parentWidget().window().geometry().contains(choice.geometry())
    for button in choice.buttons:
        assert choice.rect().contains(button.geometry())
        needed = button.iconSize().width() + button.fontMetrics().horizontalAdvance(button.text())
        assert button.width() > needed


@pytest.mark.parametrize("at", [(50, 50), (900, 100), (60, 650), (950, 660), (500, 400)])
@pytest.mark.parametrize("size", [(300, 200), (600, 300), (400, 560)])
def test_it_opens_beside_the_cursor_and_never_under_it(at, size):
    room, point = QRect(0, 0, 1000, 700), QPoint(*at)

    corner = beside(point, QSize(*size), room)

    assert room.contains(QRect(corner, QSize(*size)))
    assert not QRect(corner, QSize(*size)).contains(point)


def test_a_card_that_stands_for_another_is_drawn_whole(pictures):
    nine, joker, two = read_cards("9S JK 2C")
    plain = drawn_cards((Shown(nine), Shown(joker), Shown(two)), pictures, 40, 1.0)
    standing = drawn_cards((Shown(nine), Shown(joker, read_cards("10S")[0]), Shown(two)), pictures, 40, 1.0)

    assert standing.width() > plain.width() + 20
