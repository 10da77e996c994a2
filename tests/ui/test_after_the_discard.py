"""What is told after the own discard: of the pile under a resting pointer, and why nothing is taken back."""

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.table import InHand, OnPile
from samba_desktop.match.intents import obvious_action
from tests.ui.test_key_places import places, window  # noqa: F401 - a window at the own turn

PATIENCE = 20_000
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def discarding(window):  # noqa: F811
    """Draw, and return the window with a card that can only be thrown away."""
    controller = window.table.controller
    controller.play(Draw())
    window.scene.finish()
    view = controller.view
    card = next(card for card in view.hand if isinstance(obvious_action(view, (card,)), Discard))
    return window, card


def drag_to_pile(window, card):  # noqa: F811
    picture = window.scene.picture
    spot = next(one for one in picture.spots if isinstance(one.place, InHand) and one.card == card)
    start = window.view.mapFromScene(QPointF(*spot.strip.centre))
    end = window.view.mapFromScene(QPointF(*picture.places[OnPile()].centre))
    port = window.view.viewport()
    QTest.mouseMove(port, start)
    QTest.mousePress(port, LEFT, Qt.KeyboardModifier.NoModifier, start)
    for step in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * step / 8)
        QTest.qWait(10)
    QTest.mouseRelease(port, LEFT, Qt.KeyboardModifier.NoModifier, end)
    return end


def own_turn_again(window, qtbot, moment):  # noqa: F811
    qtbot.waitUntil(
        lambda: (
            window.scene.finish()
            or (window.table.controller.is_your_turn and window.table.controller.match.moment > moment + 1)
        ),
        timeout=PATIENCE,
    )
    qtbot.wait(50)


def test_the_pile_is_told_of_when_the_own_turn_comes_and_the_pointer_rests_there(discarding, qtbot):
    window, card = discarding  # noqa: F811
    moment = window.table.controller.match.moment
    drag_to_pile(window, card)
    assert window.table.controller.match.moment == moment + 1

    own_turn_again(window, qtbot, moment)

    assert window.table.controller.said.startswith("The pile would bring")


def test_it_is_not_told_once_the_pointer_has_gone_on(discarding, qtbot):
    window, card = discarding  # noqa: F811
    moment = window.table.controller.match.moment
    drag_to_pile(window, card)
    QTest.mouseMove(window.view.viewport(), QPoint(3, 3))

    own_turn_again(window, qtbot, moment)

    assert window.table.controller.said == ""


def test_what_comes_too_late_says_why(discarding, qtbot):
    window, card = discarding  # noqa: F811
    controller = window.table.controller
    controller.play(Discard(card))
    moment = controller.match.moment
    qtbot.waitUntil(lambda: controller.match.moment > moment, timeout=PATIENCE)

    controller.take_back()

    assert controller.said == "Your turn can't be taken back any more: the next player's has begun."


def test_a_discard_is_taken_back_until_the_next_player_moves(discarding):
    window, card = discarding  # noqa: F811
    window.table.controller.play(Discard(card))

    window.table.controller.take_back()

    assert window.table.controller.is_your_turn
    assert card in window.table.controller.view.hand
