"""The scene through a real view: the picture equals what was shown, and gestures tell places."""

import random
from collections import Counter

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import DealerDrawn, Dealt, Discarded, Drawn, Laid, PileTaken
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, View
from samba_desktop.scene.captions import Bubble, ButtonCaption
from samba_desktop.scene.card_item import CardItem
from samba_desktop.scene.card_layer import FAST, NORMAL, OFF
from samba_desktop.scene.deck.faces import DeckStyle
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.gestures import GATHERED_STEP
from samba_desktop.scene.kit import Palette, load_fonts
from samba_desktop.scene.layout.geometry import Rect, Strip
from samba_desktop.scene.layout.hand_layout import HandOrder
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.table_view import TableView
from tests.scene.tables import SEATINGS, captions_of, cards, group, random_view, table_of

HAND = cards("KS KH QS QD 9C 7D 6S 4C")
LEFT = Qt.MouseButton.LeftButton
SHIFT = Qt.KeyboardModifier.ShiftModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class Table:
    """A shown table and everything that it told."""

    def __init__(self, qtbot, deck):
        load_fonts()
        self.scene = TableScene(deck)
        self.scene.speed = OFF
        self.view = TableView(self.scene)
        qtbot.addWidget(self.view)
        self.view.resize(1280, 800)
        self.view.show()
        self.told = []
        for name in (
            "picked",
            "dropped",
            "pressed_place",
            "pressed_button",
            "activated",
            "hovered",
            "cancelled",
        ):
            getattr(self.scene, name).connect(lambda *values, name=name: self.told.append((name, *values)))
        self.settled = 0
        self.scene.settled.connect(self.on_settled)

    def on_settled(self):
        self.settled += 1

    def show(self, view, events=(), **words):
        self.scene.show_view(view, events, captions_of(view, **words))

    def all(self, name):
        return [values[1:] for values in self.told if values[0] == name]

    def item(self, card, place=None):
        return next(
            item
            for item in self.scene.cards.items
            if item.card == card and (place is None or item.spot.place == place)
        )

    def point(self, item):
        """Find a point at which the item, and nothing else, is seen."""
        strip = item.spot.strip
        shift = item.pos() - QPointF(item.spot.x, item.spot.y)
        found = QPointF(strip.x + strip.width / 2, strip.y + strip.height / 2) + shift
        return self.view.mapFromScene(found)

    def place(self, place):
        x, y = self.scene.picture.places[place].centre
        return self.view.mapFromScene(QPointF(x, y))

    def click(self, point, modifier=PLAIN):
        QTest.mouseClick(self.view.viewport(), LEFT, modifier, point, 20)

    def press(self, point):
        QTest.mousePress(self.view.viewport(), LEFT, PLAIN, point)

    def hand(self):
        return self.scene.cards.in_hand()

    def move(self, point):
        QTest.mouseMove(self.view.viewport(), point)

    def drag(self, start, end):
        self.press(start)
        self.move(start + QPoint(15, -15))
        self.move(end)
        QTest.mouseRelease(self.view.viewport(), LEFT, PLAIN, end)


@pytest.fixture(scope="module")
def deck(qapp):
    return CardPixmaps()


@pytest.fixture
def table(qtbot, deck):
    shown = Table(qtbot, deck)
    melds = ((group("8S 8D 8C"), group("JS JD JC")), (group("5S 5D 5C"),))
    base = table_of(SEATINGS[2], melds=melds, pile=cards("4S TD"))
    shown.base = View(base, 0, HAND)
    shown.show(shown.base)
    return shown


def shown_cards(scene):
    return Counter((item.spot.place, item.card) for item in scene.cards.items)


def assert_equals_view(scene):
    picture = scene.picture
    assert [item.spot for item in scene.cards.items] == list(picture.spots)
    for item in scene.cards.items:
        lift = picture.lift if item.is_chosen else 0
        assert abs(item.pos().x() - item.spot.x) <= 0.5
        assert abs(item.pos().y() - (item.spot.y - lift)) <= 0.5
        assert item.width == item.spot.width
        assert item.face_up == item.spot.face_up
        assert item.zValue() == item.spot.z
        assert item.isVisible() == (item.spot.strip.area > 0)
        assert item.card == item.spot.card


@pytest.mark.parametrize("speed", [OFF, NORMAL])
def test_after_any_showing_the_picture_equals_the_view(qtbot, deck, speed):
    table = Table(qtbot, deck)
    table.scene.speed = speed
    for seed in range(25):
        table.show(random_view(seed))
        if seed % 3 == 0:
            qtbot.wait(5)
        table.scene.finish()

        assert_equals_view(table.scene)


def test_showing_over_a_running_animation_ends_at_the_last_view(qtbot, deck):
    table = Table(qtbot, deck)
    table.scene.speed = FAST
    for seed in range(12):
        table.show(random_view(seed))
        qtbot.wait(3)
    qtbot.waitUntil(lambda: not table.scene.is_moving and table.settled == 12)

    assert_equals_view(table.scene)


def test_settled_comes_once_for_each_showing_and_after_it_returned(qtbot, table):
    qtbot.waitUntil(lambda: table.settled == 1)
    table.show(table.base)

    assert table.settled == 1
    qtbot.waitUntil(lambda: table.settled == 2)
    qtbot.wait(10)
    assert table.settled == 2


def test_finish_settles_once(qtbot, table):
    qtbot.waitUntil(lambda: table.settled == 1)
    table.scene.speed = NORMAL
    drawn = replace(table.base, hand=(*HAND, Card(2, "S")))
    table.show(drawn, (Drawn(0, 1, (Card(2, "S"),)),))
    assert table.scene.is_moving

    table.scene.finish()
    table.scene.finish()
    qtbot.wait(10)

    assert not table.scene.is_moving
    assert table.settled == 2
    assert_equals_view(table.scene)


def test_the_same_view_again_moves_nothing(table):
    table.scene.speed = NORMAL
    items = table.scene.cards.items

    table.show(table.base)

    assert not table.scene.is_moving
    assert table.scene.cards.items == items


def test_resizing_lays_out_anew(qtbot, table):
    table.view.resize(1024, 640)
    qtbot.waitUntil(lambda: table.scene.picture.size == (1024, 640))

    assert_equals_view(table.scene)


def test_a_click_lifts_and_lowers_a_card(table):
    item = table.item(Card(9, "C"))

    table.click(table.point(item))
    lifted = table.scene.selection()
    QTest.qWait(450)
    table.click(table.point(item))

    assert lifted == (Card(9, "C"),)
    assert table.scene.selection() == ()
    assert table.all("picked") == [((Card(9, "C"),), InHand(0)), ((), InHand(0))]


def test_a_shift_click_selects_a_run(table):
    table.click(table.point(table.item(Card(12, "S"))))
    table.click(table.point(table.item(Card(7, "D"))), SHIFT)

    assert table.scene.selection() == cards("QS QD 9C 7D")


def test_a_tiny_drag_is_a_click(table):
    start = table.point(table.item(Card(6, "S")))

    table.press(start)
    table.move(start + QPoint(2, 1))
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, start + QPoint(2, 1))

    assert table.scene.selection() == (Card(6, "S"),)
    assert not table.all("dropped")


@pytest.mark.parametrize("target", [OnPile(), NewMeld(0), InMeld(0, 1), InMeld(0, 2), InMeld(1, 1)])
def test_a_drag_tells_card_source_and_target(table, target):
    start = table.point(table.item(Card(6, "S")))

    table.drag(start, table.place(target))

    assert table.all("picked") == [((Card(6, "S"),), InHand(0))]
    assert table.all("dropped") == [((Card(6, "S"),), InHand(0), target)]
    assert_equals_view(table.scene)


def test_anywhere_in_the_own_zone_is_the_place_for_a_new_meld(table):
    zone = table.scene.picture.zones[-1].rect
    start = table.point(table.item(Card(6, "S")))

    table.drag(start, QPoint(round(zone.centre[0] + 100), round(zone.centre[1])))

    assert table.all("dropped") == [((Card(6, "S"),), InHand(0), NewMeld(0))]


def test_a_drag_takes_the_whole_selection(table):
    table.scene.select(cards("KS KH"))

    table.drag(table.point(table.item(Card(13, "H"))), table.place(NewMeld(0)))

    assert table.all("dropped") == [(cards("KS KH"), InHand(0), NewMeld(0))]


def test_a_selection_comes_together_at_the_pointer(table):
    table.scene.select(cards("KS 9C 4C"))
    lead = table.item(Card(9, "C"))
    start = table.point(lead)

    table.press(start)
    table.move(start + QPoint(10, -10))
    apart = [table.item(card).pos().x() for card in cards("KS 9C 4C")]
    table.move(start + QPoint(60, -120))
    together = [table.item(card).pos().x() for card in cards("KS 9C 4C")]

    assert apart[2] - apart[0] > 2 * lead.width
    assert [round(x - together[1]) for x in together] == [
        -round(lead.width * GATHERED_STEP),
        0,
        round(lead.width * GATHERED_STEP),
    ]
    assert round(lead.pos().y()) == round(lead.spot.y - table.scene.picture.lift - 120)


def test_dropped_cards_can_stay_until_it_is_known_what_is_meant(table):
    table.scene.dropped.connect(lambda *_: table.scene.hold())
    item = table.item(Card(6, "S"))
    home = item.pos()

    table.drag(table.point(item), table.place(NewMeld(0)))
    held = item.pos()
    table.scene.let_go()

    assert held != home
    assert item.pos() == home
    assert_equals_view(table.scene)


def test_a_view_moves_cards_that_stayed_where_they_were_dropped(table):
    table.scene.dropped.connect(lambda *_: table.scene.hold())

    table.drag(table.point(table.item(Card(6, "S"))), table.place(NewMeld(0)))
    table.show(table.base)

    assert_equals_view(table.scene)


def test_a_card_that_is_not_selected_goes_alone(table):
    table.scene.select(cards("KS KH"))

    table.drag(table.point(table.item(Card(4, "C"))), table.place(OnPile()))

    assert table.all("dropped") == [((Card(4, "C"),), InHand(0), OnPile())]


@pytest.mark.parametrize("source", [OnStock(), OnPile()])
def test_stock_and_pile_can_be_dragged_to_the_hand(table, source):
    if source == OnPile():
        start = table.point(table.item(Card(10, "D"), OnPile()))
        told = (Card(10, "D"),)
    else:
        start, told = table.place(OnStock()), ()

    table.drag(start, table.place(InHand(0)) + QPoint(0, 30))

    assert table.all("dropped") == [(told, source, InHand(0))]


@pytest.mark.parametrize("place", [OnStock(), OnPile(), InMeld(0, 1), InMeld(1, 1), NewMeld(0)])
def test_a_click_on_a_place_tells_it_once(table, place):
    table.click(table.place(place))

    assert table.all("pressed_place") == [(place,)]


def test_escape_brings_cards_in_the_air_home(table):
    item = table.item(Card(6, "S"))
    table.press(table.point(item))
    table.move(QPoint(600, 300))
    assert item.pos().y() < 400

    QTest.keyClick(table.view.viewport(), Qt.Key.Key_Escape)
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, QPoint(600, 300))

    assert not table.all("dropped")
    assert table.all("cancelled") == [()]
    assert_equals_view(table.scene)


def test_the_right_button_brings_cards_in_the_air_home(table):
    table.press(table.point(table.item(Card(6, "S"))))
    table.move(QPoint(600, 300))
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, QPoint(600, 300))

    assert table.all("cancelled") == [()]
    assert_equals_view(table.scene)


def corners(table, first, last):
    """Return a point of the felt at the upper left of a card, and one within another card."""
    one, other = table.item(first).spot.strip, table.item(last).spot.strip
    start = QPoint(round(one.x) + 3, round(one.y) - 30)
    return start, QPoint(round(other.x) + 6, round(other.y) + 40)


def test_a_frame_drawn_on_the_felt_selects_the_cards_that_it_touches(table):
    start, end = corners(table, Card(12, "S"), Card(9, "C"))

    table.press(start)
    table.move(start + QPoint(20, 20))
    table.move(end)
    assert "band" in table.scene.furniture.panels
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, end)

    assert table.scene.selection() == cards("QS QD 9C")
    assert "band" not in table.scene.furniture.panels
    assert not table.all("dropped")


def test_a_frame_replaces_the_selection_and_with_shift_adds_to_it(table):
    start, end = corners(table, Card(12, "S"), Card(9, "C"))
    table.scene.select(cards("KS"))

    QTest.mousePress(table.view.viewport(), LEFT, SHIFT, start)
    table.move(start + QPoint(20, 20))
    QTest.mouseRelease(table.view.viewport(), LEFT, SHIFT, end)
    assert table.scene.selection() == cards("KS QS QD 9C")

    table.drag(start, end)
    assert table.scene.selection() == cards("QS QD 9C")


@pytest.mark.parametrize("way", ["escape", "right", "focus"])
def test_a_frame_that_is_given_up_selects_nothing(table, way):
    start, end = corners(table, Card(12, "S"), Card(9, "C"))
    table.press(start)
    table.move(end)

    match way:
        case "escape":
            QTest.keyClick(table.view.viewport(), Qt.Key.Key_Escape)
        case "right":
            QTest.mousePress(table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, end)
        case _:
            QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut))
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, end)

    assert table.scene.selection() == ()
    assert "band" not in table.scene.furniture.panels


def test_the_right_button_lowers_all_cards(table):
    table.scene.select(cards("KS QD"))

    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, table.place(OnPile()))

    assert table.scene.selection() == ()
    assert not table.all("pressed_place")


def test_in_the_own_order_a_drag_puts_a_card_elsewhere_and_drawing_leaves_it_there(table):
    table.scene.set_order(HandOrder.BY_HAND)
    goal = table.item(Card(13, "S")).spot.strip

    table.drag(table.point(table.item(Card(4, "C"))), QPoint(round(goal.x) + 4, round(goal.y) + 60))
    table.show(replace(table.base, hand=(Card(11, "C"), *reversed(HAND))))

    hand = sorted(
        (one for one in table.scene.cards.items if one.spot.place == InHand(0)),
        key=lambda one: one.spot.index,
    )
    assert tuple(one.card for one in hand) == cards("4C KS KH QS QD 9C 7D 6S JC")
    assert not table.all("dropped")


def test_a_showing_in_mid_drag_leaves_the_card_in_the_air(table):
    item = table.item(Card(6, "S"))
    table.press(table.point(item))
    table.move(QPoint(600, 300))
    table.show(replace(table.base, table=replace(table.base.table, stock_size=5)))
    assert item.pos().y() < 400

    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.place(OnPile()))

    assert table.all("dropped") == [((Card(6, "S"),), InHand(0), OnPile())]
    assert_equals_view(table.scene)


def test_a_card_that_is_gone_is_no_longer_in_the_air(table):
    table.press(table.point(table.item(Card(6, "S"))))
    table.move(QPoint(600, 300))
    table.show(replace(table.base, hand=HAND[:4]))
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, table.place(OnPile()))

    assert not table.all("dropped")
    assert_equals_view(table.scene)


def test_a_press_during_an_animation_ends_it_and_counts_once(qtbot, table):
    table.scene.speed = NORMAL
    laid = replace(table.base, table=replace(table.base.table, pile=cards("4S TD 2H")))
    table.show(laid, (Discarded(2, Card(2, "H")),))
    assert table.scene.is_moving

    table.click(table.point(table.item(Card(9, "C"))))
    was_moving_pile = table.item(Card(2, "H")).pos()

    assert table.scene.selection() == (Card(9, "C"),)
    spot = table.item(Card(2, "H")).spot
    assert abs(was_moving_pile.x() - spot.x) <= 0.5
    table.scene.finish()
    qtbot.wait(10)
    assert table.settled == 2
    assert_equals_view(table.scene)


def test_a_double_click_activates_a_card_once(table):
    point = table.point(table.item(Card(9, "C")))
    QTest.mouseClick(table.view.viewport(), LEFT, PLAIN, point)
    QTest.mouseDClick(table.view.viewport(), LEFT, PLAIN, point)
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, point)

    assert table.all("activated") == [(Card(9, "C"),)]


def test_buttons_tell_their_names_and_disabled_ones_nothing(table):
    for spot in table.scene.picture.buttons:
        x, y = spot.rect.centre
        table.click(table.view.mapFromScene(QPointF(x, y)))

    assert table.all("pressed_button") == [("draw",), ("hint",)]


def test_the_buttons_of_a_bubble_answer(table):
    answers = (ButtonCaption("yes", "Yes"), ButtonCaption("no", "No"))
    table.show(table.base, bubbles=(Bubble(2, "May I go out?", answers),))

    names = table.scene.furniture
    rect = names.rect_of("no")
    table.click(table.view.mapFromScene(QPointF(*rect.centre)))

    assert table.all("pressed_button") == [("no",)]


def test_hovering_tells_the_place(table):
    table.move(table.place(OnPile()))
    table.move(table.place(InMeld(0, 2)))
    table.move(QPoint(3, 3))

    assert table.all("hovered") == [(OnPile(),), (InMeld(0, 2),), (None,)]


def test_a_first_red_three_has_a_place_while_it_is_lit(table):
    three = Card(3, "H")
    table.show(replace(table.base, hand=(*HAND, three)))
    spare = table.scene.picture.spare[AmongRedThrees(0)]
    end = table.view.mapFromScene(QPointF(*spare.centre))

    table.drag(table.point(table.item(three)), end)
    table.scene.light({AmongRedThrees(0)})
    table.drag(table.point(table.item(three)), end)

    assert [values[2] for values in table.all("dropped")] == [NewMeld(0), AmongRedThrees(0)]


def test_the_table_can_be_painted_at_any_pixel_ratio(table):
    image = table.scene.image(1.5)

    assert (image.width(), image.height()) == (1920, 1200)


def test_a_legal_place_that_is_covered_is_preferred(table):
    table.scene.light({InMeld(0, 1)})
    rect = table.scene.picture.places[InMeld(0, 1)]
    item = table.item(Card(6, "S"))
    grip = table.point(item)
    offset = QPointF(item.spot.x, item.spot.y) - QPointF(grip)
    wanted = QPointF(rect.x + 2, rect.bottom - 70) - offset

    table.drag(grip, wanted.toPoint())

    assert table.all("dropped") == [((Card(6, "S"),), InHand(0), InMeld(0, 1))]


def test_arrows_walk_and_space_selects(table):
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyClick(table.view, Qt.Key.Key_Right)
    QTest.keyClick(table.view, Qt.Key.Key_Space)

    assert table.scene.selection() == (Card(12, "S"),)


def test_arrows_go_on_from_the_card_that_was_clicked(table):
    table.click(table.point(table.item(Card(12, "D"))))
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Right, Qt.Key.Key_Space):
        QTest.keyClick(table.view, key)

    assert table.scene.selection() == cards("QD 9C")


def test_tab_and_enter_reach_every_place(table):
    for _ in range(7):
        QTest.keyClick(table.view, Qt.Key.Key_Tab)
        QTest.keyClick(table.view, Qt.Key.Key_Return)

    assert [place for (place,) in table.all("pressed_place")] == [
        InMeld(0, 2),
        InMeld(1, 1),
        OnPile(),
        OnStock(),
    ]
    assert table.all("pressed_button") == [("draw",)]


def test_space_ends_an_animation(table):
    table.scene.speed = NORMAL
    table.show(replace(table.base, hand=(*HAND, Card(2, "S"))), (Drawn(0, 1, (Card(2, "S"),)),))

    QTest.keyClick(table.view, Qt.Key.Key_Space)

    assert not table.scene.is_moving
    assert table.scene.selection() == ()


def test_the_own_order_is_kept_and_new_cards_come_in_at_the_right(table):
    table.scene.set_order(HandOrder.BY_HAND)
    table.drag(table.point(table.item(Card(4, "C"))), table.point(table.item(Card(13, "S"))) - QPoint(25, 0))
    table.show(replace(table.base, hand=(*HAND, Card(14, "S"))))

    shown = [item.card for item in table.scene.cards.in_hand()]
    assert shown == [Card(4, "C"), *HAND[:-1], Card(14, "S")]


def _gap(table):
    panel = table.scene.furniture.panels.get("gap")
    return panel and panel.area


def test_a_drag_in_the_own_order_shows_where_the_card_would_come(table):
    table.scene.set_order(HandOrder.BY_HAND)
    king = table.item(Card(13, "S")).spot
    table.press(table.point(table.item(Card(4, "C"))))

    table.move(QPoint(round(king.x) + 4, round(king.y) + 60))

    gap = _gap(table)
    assert gap.contains(king.x, king.y + 60)
    assert gap.height() == king.rect.height

    table.move(table.place(OnPile()))
    assert _gap(table) is None

    table.move(QPoint(round(king.x) + 4, round(king.y) + 60))
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    assert _gap(table) is None


@pytest.mark.parametrize(("x", "index"), [(1, 0), (None, len(HAND) - 1)])
def test_in_the_own_order_a_card_thrown_to_the_edge_comes_to_that_end(table, x, index):
    table.scene.set_order(HandOrder.BY_HAND)
    carried = table.hand()[3]
    beyond = table.scene.picture.hand.right + table.scene.picture.hand.x - 2
    row = table.hand()[0].spot

    table.drag(table.point(carried), QPoint(round(beyond if x is None else x), round(row.y) + 60))

    assert table.hand()[index].card == carried.card


def test_in_another_order_no_gap_is_shown(table):
    king = table.item(Card(13, "S")).spot
    table.press(table.point(table.item(Card(4, "C"))))

    table.move(QPoint(round(king.x) + 4, round(king.y) + 60))

    assert _gap(table) is None


def test_a_card_let_go_at_the_end_of_the_first_row_comes_between_the_rows(table):
    table.scene.set_order(HandOrder.BY_HAND)
    table.show(replace(table.base, hand=HAND * 5))
    rows = {item.spot.y for item in table.hand()}
    first = [item for item in table.hand() if item.spot.y == min(rows)]
    assert len(rows) == 2
    end, carried = first[-1].spot, table.hand()[0]

    table.press(table.point(carried))
    table.move(QPoint(round(end.strip.right) - 2, round(end.strip.centre[1])))
    gap = _gap(table)
    QTest.mouseRelease(
        table.view.viewport(), LEFT, PLAIN, QPoint(round(end.strip.right) - 2, round(end.strip.centre[1]))
    )

    assert gap.contains(end.strip.right, end.y + 1)
    assert table.hand()[len(first) - 1].card == carried.card


def test_a_selection_lives_through_a_showing(table):
    table.scene.select(cards("QS 6S"))

    table.show(replace(table.base, hand=HAND[:-1]))

    assert table.scene.selection() == cards("QS 6S")
    assert_equals_view(table.scene)


def test_a_selection_loses_cards_that_are_laid(table):
    table.scene.select(cards("QS 6S"))
    melds = (*table.base.table.melds[0], group("QS QD *"))
    after = replace(table.base.table, melds=(melds, table.base.table.melds[1]))

    table.show(View(after, 0, cards("KS KH 9C 7D 6S 4C")), (Laid(0, 0, 3, cards("QS QD *")),))

    assert table.scene.selection() == (Card(6, "S"),)


def test_the_draw_for_the_dealer_is_seen_and_then_cards_are_dealt(qtbot, table):
    table.scene.speed = NORMAL
    draws = (
        ((0, Card(9, "S")), (1, Card(13, "D")), (2, Card(13, "C")), (3, Card(4, "D"))),
        ((1, Card(2, "S")), (2, Card(7, "S"))),
    )
    hand = cards("AS KD 7C 7H")
    dealt = Dealt(2, 4, (hand, (), (), ()))
    table.show(View(table_of(SEATINGS[2]), 0, hand), (DealerDrawn(draws, 2), dealt))

    def drawn():
        passing = table.scene.cards.passing
        return {item.card for item in passing if item.isVisible() and item.face_up}

    qtbot.waitUntil(lambda: drawn() == set(cards("9S KD KC 4D")), timeout=3000)
    table.scene.finish()
    assert_equals_view(table.scene)
    assert not table.scene.cards.passing


def test_space_is_not_lost_while_a_card_is_being_lifted(table):
    table.scene.speed = NORMAL
    QTest.keyClick(table.view.viewport(), Qt.Key.Key_Right)
    hand = [item.card for item in table.scene.cards.in_hand()]

    for _ in range(2):
        QTest.keyClick(table.view.viewport(), Qt.Key.Key_Space)
        QTest.keyClick(table.view.viewport(), Qt.Key.Key_Right)

    assert len(table.scene.selection()) == 2
    assert set(table.scene.selection()) <= set(hand)


def test_the_highest_card_of_the_draw_is_marked_once_it_lies_there(table, qtbot):
    table.scene.speed = NORMAL
    draws = (((0, Card(9, "S")), (1, Card(13, "D")), (2, Card(10, "C")), (3, Card(4, "D"))),)

    table.show(View(table_of(SEATINGS[2]), 0, ()), (DealerDrawn(draws, 1),))

    def marked() -> list[Card]:
        return [item.card for item in table.scene.cards.passing if item.is_won]

    assert marked() == []
    qtbot.waitUntil(lambda: marked() == [Card(13, "D")], timeout=3000)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_cards_lie_on_device_pixels(table, ratio):
    table.scene.fit(table.scene.picture.size._replace(width=1279), ratio)

    for item in table.scene.cards.items:
        assert (item.pos().x() * ratio) % 1 == pytest.approx(0, abs=1e-6) or (
            item.pos().x() * ratio
        ) % 1 == pytest.approx(1, abs=1e-6)


def test_losing_the_focus_brings_cards_in_the_air_home(table):
    table.press(table.point(table.item(Card(6, "S"))))
    table.move(QPoint(600, 300))
    QApplication.sendEvent(
        table.view, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.ActiveWindowFocusReason)
    )

    assert table.all("cancelled") == [()]
    assert_equals_view(table.scene)


def test_selecting_during_an_animation_does_not_end_it(table):
    table.scene.speed = NORMAL
    laid = replace(table.base, table=replace(table.base.table, pile=cards("4S TD 2H")))
    table.show(laid, (Discarded(2, Card(2, "H")),))

    table.scene.select(cards("QS"))

    assert table.scene.is_moving
    table.scene.finish()
    assert table.scene.selection() == cards("QS")
    assert_equals_view(table.scene)


def test_a_seat_that_draws_gets_backs_that_go(qtbot, table):
    table.scene.speed = FAST
    table.show(table.base, (Drawn(1, 2, ()),))

    assert table.scene.is_moving
    qtbot.waitUntil(lambda: not table.scene.is_moving)
    assert not table.scene.cards.passing


def test_another_deck_and_larger_text_are_laid_out_at_once(table):
    table.scene.set_font_scale(1.5)
    table.scene.set_look(CardPixmaps(DeckStyle(large_index=True)), Strip(0.27, 0.205), Palette())

    assert table.scene.picture.lengths.strip == Strip(0.27, 0.205)
    assert_equals_view(table.scene)


def test_the_cards_of_a_squared_meld_are_fanned_out_when_the_pointer_rests(qtbot, table):
    meld = group("KS KH KD KC KS KH KD")
    table.show(replace(table.base, table=replace(table.base.table, melds=((meld,), ()))))
    furniture = table.scene.furniture
    table.move(table.place(InMeld(0, 1)))

    qtbot.waitUntil(lambda: "preview" in furniture.panels)
    table.move(QPoint(3, 3))

    assert "preview" not in furniture.panels


def test_what_the_pointer_rests_on_is_fanned_out_again_when_the_cards_have_landed(qtbot, table):
    meld = group("KS KH KD KC KS KH KD")
    view = replace(table.base, table=replace(table.base.table, melds=((meld,), ())))
    table.show(view)
    furniture = table.scene.furniture
    table.move(table.place(InMeld(0, 1)))
    qtbot.waitUntil(lambda: "preview" in furniture.panels)
    table.scene.speed = NORMAL

    table.show(replace(view, hand=view.hand[1:]))

    assert "preview" not in furniture.panels
    qtbot.waitUntil(lambda: "preview" in furniture.panels)
    assert not table.scene.is_moving


def test_what_is_fanned_out_follows_its_place_into_a_smaller_window(qtbot, table):
    """When the log opened, the cards ran past the edge of the table."""
    pile = cards("4S TD 5S 6S 7S 8S 9S TS JS QS KS AS 4H 5H 6H 7H 8H 9H TH JH QH KH AH 4D 5D 6D 7D 8D")
    fanned = []
    table.scene.fanned.connect(fanned.append)
    table.show(replace(table.base, table=replace(table.base.table, pile=pile)))
    table.move(table.place(OnPile()))
    qtbot.waitUntil(lambda: bool(fanned))

    table.view.resize(960, 800)
    qtbot.waitUntil(lambda: table.scene.picture.size.width == 960)

    assert len(fanned) == 2
    assert fanned[0].right > 960
    assert fanned[1].is_within(Rect(0, 0, *table.scene.picture.size))
    area = table.scene.furniture.panels["preview"].area
    assert (area.x(), area.width()) == pytest.approx((fanned[1].x, fanned[1].width), abs=1)
    table.move(QPoint(3, 3))
    assert fanned[2] is None


def test_a_thinking_seat_pulses(qtbot, table):
    table.scene.speed = NORMAL
    table.scene.set_thinking(1)
    qtbot.waitUntil(lambda: table.scene.now.pulse > 0)
    table.scene.set_thinking(None)

    assert table.scene.now.pulse == 0


@pytest.mark.parametrize("seed", range(4))
def test_mashing_never_leaves_the_picture_wrong(qtbot, deck, seed):
    rng = random.Random(seed)
    table = Table(qtbot, deck)
    table.scene.speed = 8.0
    view = random_view(seed)
    shows = 0

    def point():
        return QPoint(rng.randrange(1280), rng.randrange(800))

    port = table.view.viewport()
    for _ in range(150):
        match rng.randrange(9):
            case 0:
                view = random_view(rng.randrange(1000))
                table.show(view)
                shows += 1
            case 1:
                table.press(point())
            case 2 | 3:
                table.move(point())
            case 4:
                QTest.mouseRelease(port, LEFT, PLAIN, point())
            case 5:
                QTest.mousePress(port, Qt.MouseButton.RightButton, PLAIN, point())
            case 6:
                keys = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Tab, Qt.Key.Key_Space, Qt.Key.Key_Escape)
                QTest.keyClick(table.view, rng.choice(keys))
            case 7:
                table.scene.set_order(rng.choice(tuple(HandOrder)))
            case 8:
                qtbot.wait(rng.randrange(8))
    QTest.keyClick(table.view, Qt.Key.Key_Escape)
    table.show(view)
    table.scene.finish()
    qtbot.wait(5)

    assert table.settled == shows + 1
    assert_equals_view(table.scene)
    assert shown_cards(table.scene) == Counter((spot.place, spot.card) for spot in table.scene.picture.spots)


def test_no_card_grows_on_its_way_into_the_own_hand(table):
    before = table_of(SEATINGS[2], pile=cards("KC 9C 7H KC"), hand_sizes=(3, 11, 11, 11))
    table.show(View(before, 0, cards("KC KD 4S")))
    after = table_of(SEATINGS[2], melds=((group("KC KC KD"),), ()), hand_sizes=(4, 11, 11, 11))
    table.scene.speed = NORMAL
    taken = PileTaken(0, Card(13, "C"), cards("KC KD"), 0, 1, cards("KC 9C 7H KC"))

    table.show(View(after, 0, cards("KC 9C 7H 4S")), (taken,))

    largest = max(spot.width for spot in table.scene.picture.spots)
    flights = [item.flight for item in table.scene.items() if isinstance(item, CardItem) and item.flight]
    assert flights
    assert max(max(one.from_width, one.to_width) for one in flights) <= largest


@pytest.mark.parametrize("speed", [OFF, NORMAL])
def test_a_thinking_seat_has_dots_whether_or_not_things_move(table, speed):
    table.scene.speed = speed
    panel = table.scene.furniture.panels["plate 1"]
    assert not panel.look.is_thinking

    table.scene.set_thinking(1)
    shown = panel.look.is_thinking
    table.scene.set_thinking(None)

    assert shown
    assert not panel.look.is_thinking


def test_news_is_marked_where_it_lies_and_unmarked_again(table):
    items = [item for item in table.scene.cards.items if item.card is not None]
    place = items[-1].spot.place

    table.scene.mark_news([(items[-1].card, place)])
    marked = [(item.card, item.spot.place) for item in table.scene.cards.items if item.is_news]
    table.scene.mark_news(())

    assert marked == [(items[-1].card, place)]
    assert not any(item.is_news for item in table.scene.cards.items)
