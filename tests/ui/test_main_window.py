"""The window as a whole: its keys and menus, and that play goes on whatever the hand does meanwhile."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from samba_desktop.engine.actions import Discard
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Seating
from samba_desktop.match.intents import obvious_action
from samba_desktop.match.record import PERSON, Record, SeatPlan
from samba_desktop.scene.hand_order import HandOrder
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.sittings import begin
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.main_window import MainWindow

SEATING = Seating(4, Shape.TWO_PAIRS)
PATIENCE = 20_000


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
        _, match = begin(store, Record(Rules(), SEATING, plans, 5))
        shown.open(match)
        shown.activateWindow()
        yield shown
        shown.close()


def own_turn(window, qtbot):
    controller = window._controller

    def comes():
        window.scene.finish()
        return controller.is_your_turn and not controller._later and not window.scene.is_showing

    qtbot.waitUntil(comes, timeout=PATIENCE)


def discardable(controller):
    """Choose a card with which nothing else can be done."""
    view = controller.view
    return next(card for card in view.hand if isinstance(obvious_action(view, (card,)), Discard))


def press(window, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.view.viewport(), key, modifier)


def test_l_shows_the_log_and_puts_it_away(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_L)
    assert window._dock.isVisible()
    press(window, Qt.Key.Key_L)

    assert not window._dock.isVisible()


def test_s_sorts_the_hand_by_suit(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_S)

    assert window.scene._stage._wishes.order is HandOrder.BY_SUIT


def test_d_draws_and_enter_discards_the_selected_card(window, qtbot):
    own_turn(window, qtbot)
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    view = window._controller.view
    assert len(view.hand) == view.turn.hand_at_start + 2
    card = discardable(window._controller)

    window.scene.select((card,))
    press(window, Qt.Key.Key_Return)

    assert window._controller.match.table.pile[-1] == card


def test_z_takes_the_discard_back(window, qtbot):
    own_turn(window, qtbot)
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    card = discardable(window._controller)
    window.scene.select((card,))
    press(window, Qt.Key.Key_Return)

    press(window, Qt.Key.Key_Z)

    assert window._controller.is_your_turn


def test_f1_shows_the_rules(window, qtbot):
    own_turn(window, qtbot)

    press(window, Qt.Key.Key_F1)

    assert window._rules is not None
    assert window._rules.isVisible()
    window._rules.close()


def test_touching_the_hand_while_others_play_never_stops_the_match(window, qtbot):
    own_turn(window, qtbot)
    controller = window._controller
    press(window, Qt.Key.Key_D)
    window.scene.finish()
    card = discardable(controller)
    window.scene.select((card,))
    press(window, Qt.Key.Key_Return)
    turns = len(controller.match.record.entries)

    for step in range(40):
        hand = controller.view.hand
        window.scene.select((hand[step % len(hand)],))
        if step % 3 == 0:
            press(window, Qt.Key.Key_S)
        qtbot.wait(50)

    qtbot.waitUntil(lambda: controller.is_your_turn or controller.match.phase is Phase.DEAL, timeout=PATIENCE)
    assert len(controller.match.record.entries) > turns + 5


def test_only_other_unfinished_matches_are_offered(window, qtbot):
    own_turn(window, qtbot)
    menu = window._earlier
    menu.playing = 1
    menu.on_about_to_show()
    assert [action.isEnabled() for action in menu.actions()] == [False]

    menu.playing = None
    menu.on_about_to_show()

    assert [action.isEnabled() for action in menu.actions()] == [True]
    assert "Ada" in menu.actions()[0].text()


def test_the_first_window_is_no_larger_than_the_screen(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences())
        qtbot.addWidget(shown)

        most = shown.screen().availableSize().expandedTo(shown.minimumSize())
        assert shown.size().boundedTo(most) == shown.size()
