"""The pace of the others: they wait when told to, and all is shown at once on the way to the own turn."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.table import OnPile
from samba_desktop.match.intents import obvious_action
from samba_desktop.store.preferences import Speed
from samba_desktop.ui.table.appearance import SPEEDS
from tests.ui.test_habits import PATIENCE, ear, own_turn, press, window

__all__ = ["ear", "window"]
A_WHILE = 1500
"""Milliseconds in which an opponent would have played."""


@pytest.fixture
def played(window, qtbot):
    """Let the person make a whole turn, so that the others are on."""
    own_turn(window, qtbot)
    controller = window.table.controller
    controller.play(Draw())
    window.scene.finish()
    view = controller.view
    card = next(one for one in view.hand if isinstance(obvious_action(view, (one,)), Discard))

    def play():
        controller.play(Discard(card))

    return play


def message(window):
    return window.scene.now.captions.message


def test_the_others_wait_until_they_may_go_on(window, qtbot, played):
    controller = window.table.controller
    press(window, Qt.Key.Key_W)
    played()
    window.scene.finish()
    moment = controller.match.moment

    QTest.qWait(A_WHILE)
    assert controller.match.moment == moment
    assert "Press W" in message(window)
    press(window, Qt.Key.Key_W)

    qtbot.waitUntil(lambda: controller.match.moment > moment, timeout=PATIENCE)
    assert "Press W" not in message(window)


def test_a_pause_stays_told_whatever_else_is_said(window, qtbot, played):
    played()
    moment = window.table.controller.match.moment
    qtbot.waitUntil(lambda: window.table.controller.match.moment > moment, timeout=PATIENCE)
    press(window, Qt.Key.Key_W)
    window.scene.finish()
    press(window, Qt.Key.Key_Z)

    assert window.table.controller.said
    assert message(window).startswith(window.table.controller.said)
    assert message(window).endswith("The others wait. Press W to let them go on.")
    press(window, Qt.Key.Key_W)
    assert "Press W" not in message(window)


def test_what_the_pile_would_bring_is_told_to_one_who_has_looked_at_it_all_along(window, qtbot, played):
    """The sentence came only when the pointer had left the pile and come back."""
    played()
    window.scene.hovered.emit(OnPile())
    assert "would bring" not in message(window)

    own_turn(window, qtbot)

    qtbot.waitUntil(lambda: "would bring" in message(window))
    press(window, Qt.Key.Key_D)
    assert "would bring" not in message(window)


def test_the_own_turn_is_not_disturbed_by_a_pause(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_W)
    press(window, Qt.Key.Key_D)

    assert window.table.controller.view.turn.hand_at_start < len(window.table.controller.view.hand)
    assert "Press W" not in message(window)


def test_skipping_shows_all_at_once_until_the_own_turn(window, qtbot, played):
    window.scene.speed = SPEEDS[Speed.SLOW]
    moved = []
    played()
    press(window, Qt.Key.Key_J)
    window.table.controller.happened.connect(lambda _events: moved.append(window.scene.is_moving))
    assert window.table.pace.hurries

    qtbot.waitUntil(lambda: window.table.controller.is_your_turn, timeout=PATIENCE)
    qtbot.waitUntil(lambda: not window.table.pace.hurries)

    assert moved
    assert not any(moved)


def test_skipping_ends_a_pause(window, qtbot, played):
    press(window, Qt.Key.Key_W)
    played()

    press(window, Qt.Key.Key_J)

    assert not window.table.pace.is_paused
    qtbot.waitUntil(lambda: window.table.controller.is_your_turn, timeout=PATIENCE)


def test_in_the_own_turn_there_is_nothing_to_skip(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_J)

    assert not window.table.pace.hurries
