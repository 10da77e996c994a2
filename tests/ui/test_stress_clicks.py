"""Everything on the table clicked at random moments of animations, drags broken off, the window resized."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.table import InHand, OnPile, Phase
from samba_desktop.store.preferences import ConfirmDiscards, Speed
from samba_desktop.store.store import Store
from tests.ui.stress import Rough, point, stay_inside

LEFT, RIGHT, MIDDLE = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton
NONE, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
CASE = {
    "rules": "swedish-samba",
    "players": 4,
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "7S 7H KC 4D", "2": 11, "3": 11, "4": 11},
    "pile": "5D 7D",
    "melds": {"A": ["QS QH QD"]},
}
SIZES = ((1024, 640), (1280, 800), (1366, 768), (1600, 900))
PAUSES = (0, 0, 0, 3, 12, 40)
"""Milliseconds between two doings; a flight takes a quarter of a second."""
SPEEDS = (Speed.NORMAL, Speed.FAST, Speed.OFF)


@pytest.fixture
def rough(qtbot, tmp_path, monkeypatch):
    stay_inside(monkeypatch, tmp_path)
    with Store.open(tmp_path) as store:
        made = Rough(qtbot, store, tmp_path)
        yield made
        made.close()


def at_once(rough, seed):
    """Sit down and play on to the own turn, at a speed that the seed says."""
    rough.rng.seed(seed)
    rough.sit_down(seed=seed)
    rough.until_own_turn()
    rough.scene.speed = {Speed.NORMAL: 1.0, Speed.FAST: 2.0, Speed.OFF: 0.0}[SPEEDS[seed % 3]]


def somewhere(rough):
    """Choose a point of the table: on a card, on a button, on a place, or anywhere."""
    rng, scene = rough.rng, rough.scene
    kind = rng.choice(("card", "hand", "hand", "button", "place", "any"))
    if kind == "card" or (kind == "hand" and not scene.cards.in_hand()):
        item = rng.choice(rough.scene.cards.items)
        spot = item.mapToScene(item.rect.topLeft() + QPointF(*(rng.uniform(2, 24) for _ in "xy")))
        return spot.x(), spot.y()
    if kind == "hand":
        item = rng.choice(scene.cards.in_hand())
        spot = item.mapToScene(item.rect.topLeft() + QPointF(*(rng.uniform(2, 24) for _ in "xy")))
        return spot.x(), spot.y()
    rects = [scene.furniture.rect_of(name) for name in scene.furniture.buttons()]
    if kind == "place" or not any(rects):
        rects = list(rough.scene.picture.places.values())
    if kind == "any":
        return rng.uniform(0, rough.scene.width() - 1), rng.uniform(0, rough.scene.height() - 1)
    return rng.choice([rect for rect in rects if rect is not None]).centre


def wait(rough):
    QTest.qWait(rough.rng.choice(PAUSES))


def go_on(rough):
    """Go on with whatever is next, so that all phases are met."""
    if rough.controller.waits:
        rough.controller.deal()
    elif rough.match.phase is Phase.MATCH_OVER:
        rough.sit_down(seed=rough.rng.randrange(1000))


def click_about(rough, count):
    """Click here and there; no click may act twice."""
    rng = rough.rng
    for _ in range(count):
        match, before = rough.match, rough.own_entries()
        button = rng.choices((LEFT, RIGHT, MIDDLE), (12, 1, 1))[0]
        x, y = somewhere(rough)
        double = rng.random() < 0.1
        act = QTest.mouseDClick if double else QTest.mouseClick
        act(rough.ground, button, rng.choices((NONE, SHIFT), (6, 1))[0], point(x, y))
        # A double click is two presses, of which the first may act as a click.
        if rough.match is match and not double:
            rough.acted_at_most_once(before)
        if rng.random() < 0.3:
            rough.press(rng.choice((Qt.Key.Key_D, Qt.Key.Key_M, Qt.Key.Key_Return, Qt.Key.Key_H)))
        wait(rough)
    rough.put_away()


@pytest.mark.parametrize("seed", [0])
def test_clicks_at_any_moment_leave_the_table_in_order(rough, seed):
    at_once(rough, seed)

    click_about(rough, 60)

    rough.check()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20, 32))
def test_many_clicks_at_any_moment_leave_the_table_in_order(rough, seed):
    at_once(rough, seed)

    for _ in range(12):
        click_about(rough, 100)
        rough.check()
        go_on(rough)


# drags


def move(rough, x, y, buttons=LEFT):
    """Move the mouse with a button held, or with none."""
    where = QPointF(x, y)
    event = QMouseEvent(
        QEvent.Type.MouseMove, where, rough.ground.mapToGlobal(where), Qt.MouseButton.NoButton, buttons, NONE
    )
    QApplication.sendEvent(rough.ground, event)


def break_off(rough):
    """Break a drag off in one of the ways that happen, or let go wherever the cards are."""
    rng = rough.rng
    match rng.randrange(9):
        case 0:
            rough.press(Qt.Key.Key_Escape)
        case 1:
            QTest.mousePress(rough.ground, rng.choice((RIGHT, MIDDLE)), NONE, point(*somewhere(rough)))
        case 2:
            QApplication.sendEvent(rough.window.view, QFocusEvent(QEvent.Type.FocusOut))
        case 3:
            QApplication.sendEvent(rough.ground, QEvent(QEvent.Type.Leave))
        case 4:
            rough.window.resize(*rng.choice(SIZES))
        case 5:
            rough.press(rng.choice((Qt.Key.Key_S, Qt.Key.Key_Z, Qt.Key.Key_Space, Qt.Key.Key_D)))
        case 6:
            rough.press(Qt.Key.Key_W)
        case 7:
            rough.controller.show_again()
        case _:
            pass


def drag_about(rough, count):
    """Drag cards here and there; no drag may act twice."""
    rng = rough.rng
    for _ in range(count):
        match, before = rough.match, rough.own_entries()
        x, y = somewhere(rough)
        goal_x, goal_y = somewhere(rough)
        QTest.mousePress(rough.ground, LEFT, NONE, point(x, y))
        steps = rng.randrange(1, 6)
        broken = rng.randrange(-4, steps)
        for step in range(1, steps + 1):
            move(rough, x + (goal_x - x) * step / steps, y + (goal_y - y) * step / steps)
            wait(rough)
            if step == broken + 1:
                break_off(rough)
        QTest.mouseRelease(rough.ground, LEFT, NONE, point(goal_x, goal_y))
        if rough.match is match and broken < 0:
            rough.acted_at_most_once(before)
        wait(rough)
        if rng.random() < 0.15:
            rough.put_away()
    rough.put_away()


@pytest.mark.parametrize("seed", [0])
def test_drags_that_are_broken_off_leave_the_table_in_order(rough, seed):
    at_once(rough, seed)

    drag_about(rough, 50)

    rough.check()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(40, 52))
def test_many_drags_that_are_broken_off_leave_the_table_in_order(rough, seed):
    at_once(rough, seed)

    for _ in range(12):
        drag_about(rough, 80)
        rough.check()
        go_on(rough)


# sizes


@pytest.mark.parametrize("seed", [0])
def test_resizing_at_any_moment_leaves_the_table_in_order(rough, seed):
    at_once(rough, seed)

    for _ in range(30):
        rough.window.resize(rough.rng.randrange(1024, 1700), rough.rng.randrange(640, 1000))
        if rough.rng.random() < 0.5:
            click_about(rough, 1)
        wait(rough)

    rough.check()
    assert rough.scene.picture.size == (rough.ground.width(), rough.ground.height())


def test_cards_in_the_air_come_home_when_the_window_changes(rough):
    at_once(rough, 0)
    item = rough.scene.cards.in_hand()[3]
    spot = item.mapToScene(QPointF(12, 12))

    QTest.mousePress(rough.ground, LEFT, NONE, point(spot.x(), spot.y()))
    move(rough, spot.x() + 60, spot.y() - 200)
    assert item.is_lent
    rough.window.resize(1100, 700)
    QTest.qWait(30)
    QTest.mouseRelease(rough.ground, LEFT, NONE, point(300, 200))

    assert item.spot.place == InHand(0)
    rough.check()


def drag(rough, item, goal):
    """Drag a card of the hand to a point."""
    start = item.mapToScene(QPointF(12, 12))
    QTest.mousePress(rough.ground, LEFT, NONE, point(start.x(), start.y()))
    move(rough, (start.x() + goal[0]) / 2, (start.y() + goal[1]) / 2)
    move(rough, *goal)
    QTest.mouseRelease(rough.ground, LEFT, NONE, point(*goal))


def test_a_card_that_waits_for_an_answer_goes_home_when_another_is_dropped(rough):
    rough.window.prefer(replace(rough.window.table.preferences, confirm_discards=ConfirmDiscards.ALWAYS))
    rough.sit_down(case=CASE)
    rough.settle()
    one, other, *_ = rough.scene.cards.in_hand()
    pile = rough.scene.picture.places[OnPile()].centre
    drag(rough, one, pile)
    assert rough.window.table.person.choosing.opened is not None
    assert one.is_lent

    drag(rough, other, pile)
    rough.put_away()

    assert not one.is_lent
    assert not other.is_lent
    rough.check()
