"""Walking the table by keys: in what order, where to, and where the ring is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import InHand, InMeld, NewMeld, OnPile, OnStock, Seating, View
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.keyboard import along, next_group, stops
from samba_desktop.scene.layout.geometry import Rect, Size
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.scene.layout.table_layout import LayoutOptions, layout
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from tests.scene.tables import captions_of, cards, group, random_view, table_of

ARROWS = ((-1, 0), (1, 0), (0, -1), (0, 1))


def walked(view, buttons=()):
    picture = layout(view, Size(1280, 800), LayoutOptions())
    return stops(picture, dict(buttons))


def small_view():
    melds = ((group("QS QH QD"), group("5S 5H 5D")), (group("9S 9H 9D"),))
    table = table_of(
        Seating(4, Shape.TWO_PAIRS), hand_sizes=(3, 11, 11, 11), pile=cards("4C KD"), melds=melds
    )
    return View(table, 0, cards("QS TD *"))


def test_tab_goes_from_hand_over_the_zones_to_pile_stock_and_buttons():
    every = walked(small_view(), [("draw", Rect(0, 0, 9, 9))])

    groups = list(dict.fromkeys(stop.group for stop in every))

    assert groups == ["hand", "zone 0", "zone 1", "OnPile", "OnStock", "buttons"]
    at, order = None, []
    while (at := next_group(every, at, 1)) is not None:
        order.append(at.group)
    assert order == groups


def test_buttons_are_walked_as_they_stand_however_they_came_there():
    rects = {"hint": Rect(10, 90, 40, 20), "draw": Rect(10, 50, 90, 20), "fix": Rect(0, 10, 40, 20)}
    rects["undo"] = Rect(60, 90, 40, 20)

    every = walked(small_view(), list(rects.items()))

    assert [stop.button for stop in every if stop.group == "buttons"] == ["fix", "draw", "hint", "undo"]


@pytest.mark.parametrize("seed", range(25))
def test_every_stop_is_reached_by_arrows_and_tab(seed):
    every = walked(random_view(seed))
    start = every[0]
    reached, edge = {start.name}, [start]
    while edge:
        onward = [along(every, stop, way) for stop in edge for way in ARROWS]
        onward += [one for stop in edge for step in (1, -1) if (one := next_group(every, stop, step))]
        edge = list({stop.name: stop for stop in onward if stop.name not in reached}.values())
        reached |= {stop.name for stop in edge}

    assert reached == {stop.name for stop in every}


def test_the_arrows_go_along_the_hand_one_card_at_a_time():
    every = walked(small_view())

    second = along(every, every[0], (1, 0))

    assert (second.place, second.index) == (InHand(0), 1)
    assert along(every, second, (-1, 0)) == every[0]


def test_up_and_down_go_from_band_to_band_past_no_zone():
    every = walked(small_view(), [("draw", Rect(1080, 610, 180, 40)), ("undo", Rect(1080, 660, 180, 40))])

    meld = along(every, every[0], (0, -1))
    back = along(every, meld, (0, 1))

    assert isinstance(meld.place, InMeld | NewMeld)
    assert back.place == InHand(0)
    centre = along(every, meld, (0, -1))
    assert centre.place in {OnPile(), OnStock()}
    theirs = along(every, centre, (0, -1))
    assert theirs.group == "zone 1"


def test_the_column_of_buttons_is_walked_up_and_down():
    rects = [("draw", Rect(1080, 610, 180, 40)), ("undo", Rect(1080, 660, 90, 40))]
    every = walked(small_view(), [*rects, ("hint", Rect(1175, 660, 85, 40))])
    draw, undo, hint = (stop for stop in every if stop.group == "buttons")

    assert along(every, undo, (0, -1)) == draw
    assert along(every, draw, (0, 1)) in {undo, hint}
    assert along(every, undo, (1, 0)) == hint
    assert along(every, undo, (-1, 0)).place == InHand(0)


@pytest.fixture
def beside_field(qtbot):
    """Show a table over a field of text."""
    scene = TableScene(CardPixmaps())
    view = TableView(scene)
    field = QLineEdit()
    window = QWidget()
    column = QVBoxLayout(window)
    column.addWidget(view)
    column.addWidget(field)
    scene.setParent(window)
    window.resize(1000, 700)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    scene.show_view(small_view(), (), captions_of(small_view()))
    scene.finish()
    view.setFocus()
    yield scene, view, field
    window.close()


def ring(scene):
    return scene.furniture.panels.get("focus")


def test_the_ring_is_seen_only_where_the_keyboard_is(beside_field):
    scene, view, field = beside_field
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert ring(scene) is not None

    field.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring(scene) is None
    scene.set_captions(captions_of(small_view(), title="Other"))
    assert ring(scene) is None
    view.setFocus(Qt.FocusReason.BacktabFocusReason)

    assert ring(scene) is not None
    assert view.walker.now.place == InHand(0)


def test_tab_into_the_table_points_at_its_first_part_and_back_at_its_last(beside_field):
    _, view, field = beside_field
    field.setFocus()

    view.setFocus(Qt.FocusReason.TabFocusReason)
    assert view.walker.now.group == "hand"
    QTest.keyClick(view, Qt.Key.Key_Escape)
    field.setFocus()
    view.setFocus(Qt.FocusReason.BacktabFocusReason)

    assert view.walker.now.group == "buttons"


def test_the_ring_stays_while_something_lies_over_the_table(beside_field):
    scene, view, field = beside_field
    QTest.keyClick(view, Qt.Key.Key_Right)

    field.setFocus(Qt.FocusReason.PopupFocusReason)

    assert ring(scene) is not None


def shown(scene):
    return [item.card for item in scene.cards.in_hand()]


def test_home_and_end_lead_to_the_ends_of_what_is_pointed_at(beside_field):
    _, view, _ = beside_field
    pointed = []
    for key in (Qt.Key.Key_End, Qt.Key.Key_Home, Qt.Key.Key_Tab, Qt.Key.Key_End, Qt.Key.Key_Home):
        QTest.keyClick(view, key)
        pointed.append((view.walker.now.place, view.walker.now.index))

    assert pointed[:2] == [(InHand(0), 2), (InHand(0), 0)]
    zone = [stop.place for stop in view.walker.stops() if stop.group == "zone 0"]
    assert [place for place, _ in pointed[2:]] == [zone[0], zone[-1], zone[0]]


def test_a_card_is_moved_by_keys_in_the_own_order_and_stays_pointed_at(beside_field):
    scene, view, _ = beside_field
    scene.set_order(HandOrder.BY_HAND)
    first, second, third = shown(scene)
    QTest.keyClick(view, Qt.Key.Key_Right)

    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert shown(scene) == [second, first, third]
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert shown(scene) == [second, third, first]
    assert view.walker.now.index == 2
    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert shown(scene) == [second, third, first]
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.ControlModifier)

    assert shown(scene) == [second, first, third]
    assert view.walker.now.index == 1


def test_cards_stay_where_they_are_in_any_other_order(beside_field):
    scene, view, _ = beside_field
    before = shown(scene)
    QTest.keyClick(view, Qt.Key.Key_Right)

    QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)

    assert shown(scene) == before


def test_shift_and_space_select_all_up_to_a_card(beside_field):
    scene, view, _ = beside_field
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Space)
    QTest.keyClick(view, Qt.Key.Key_Right)
    QTest.keyClick(view, Qt.Key.Key_Right)

    QTest.keyClick(view, Qt.Key.Key_Space, Qt.KeyboardModifier.ShiftModifier)

    assert list(scene.selection()) == shown(scene)
