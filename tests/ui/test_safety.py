"""What is asked about before it is done, at a table with everything but the window."""

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop.engine.actions import Discard, Pass, read_cards
from samba_desktop.engine.cards import A_JOKER
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, InHand, InMeld, OnPile, OnStock, Phase, Seating
from samba_desktop.match.intents import OfferKind
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import ConfirmDiscards, Preferences, Speed
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.table.person import ChoicePopup, Safety
from samba_desktop.ui.table.runner import OpponentRunner
from samba_desktop.ui.table.session import TableSession
from tests.inside_match import put_position

SEATS = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
RISKY = Safety(ConfirmDiscards.RISKY, going_out=True)
HAND = "7C 8D 9D JK KS"


def case(**fields):
    usual = {
        "rules": "german-samba",
        "players": 4,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": HAND, "2": 11, "3": 11, "4": 11},
        "melds": {"A": ["9S 9H 9C", "KH KC KD"], "B": ["5D 6D 7D"]},
        "pile": "4C",
    }
    return read_case(usual | fields)


class Table:
    """A person before a position."""

    def __init__(self, qtbot):
        record = Record(Rules(), Seating(4, Shape.TWO_PAIRS), SEATS, 3)
        self.match = Match(record)
        self.match.deal()
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.window.resize(1280, 800)
        self.session = TableSession(self.window, ENGLISH, Preferences(speed=Speed.OFF))
        self.scene, self.view = self.session.scene, self.session.view
        self.view.resize(1280, 800)
        self.window.show()
        self.runner = OpponentRunner(record.rules, record.seating, record.seats)
        self.controller, self.person = self.session.sit_down(self.match, self.runner, "Samba")
        self.person.safety = lambda: RISKY
        self.qtbot = qtbot
        self.set_up(case())

    def set_up(self, state):
        put_position(self.match, state)
        self.controller.begin()
        self.rest()

    def rest(self):
        self.qtbot.waitUntil(lambda: not self.scene.is_showing)

    def close(self):
        self.session.leave()

    def press_key(self, name):
        """Do what the key of a command does; a button's name stands for the keys it shares."""
        self.session.do(COMMANDS[name])

    def discard(self, text):
        self.scene.select(read_cards(text))
        self.person.discard_selected()

    @property
    def choice(self):
        open_ones = [one for one in self.view.findChildren(ChoicePopup) if one.isVisible()]
        return open_ones[0] if open_ones else None

    @property
    def top(self):
        return self.match.table.pile[-1]


@pytest.fixture
def table(qtbot):
    made = Table(qtbot)
    yield made
    made.close()


@pytest.mark.parametrize(
    ("card", "why"),
    [("JK", "It is a wild card."), ("KS", "It fits a meld of yours."), ("8D", "the next player can take")],
)
def test_a_risky_discard_is_asked_about_and_says_why(table, card, why):
    before = table.match.moment

    table.discard(card)

    assert why in table.choice.windowTitle()
    assert table.match.moment == before


def test_enter_confirms(table):
    table.discard("JK")

    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Return)

    assert table.top == A_JOKER
    assert table.choice is None


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_2])
def test_escape_and_no_leave_the_card_selected_in_the_hand(table, key):
    before = table.match.moment
    table.discard("JK")

    QTest.keyClick(table.choice.buttons[0], key)

    assert table.choice is None
    assert table.match.moment == before
    assert table.scene.selection() == (A_JOKER,)


def test_a_key_that_is_still_held_down_confirms_nothing(table):
    table.discard("JK")
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
    )

    QApplication.sendEvent(table.choice.buttons[0], held)

    assert table.choice is not None
    assert table.top != A_JOKER


def test_a_plain_discard_is_not_asked_about(table):
    table.discard("7C")

    assert table.choice is None
    assert str(table.top.rank) == "7"


def test_every_discard_is_asked_about_where_that_is_wanted(table):
    table.person.safety = lambda: Safety(ConfirmDiscards.ALWAYS)

    table.discard("7C")

    assert table.choice.windowTitle() == "Discard the 7 of clubs?"


def test_no_discard_is_asked_about_where_that_is_wanted(table):
    table.person.safety = lambda: Safety(ConfirmDiscards.OFF)

    table.discard("JK")

    assert table.top == A_JOKER


def test_cards_dropped_on_the_pile_lie_there_while_it_is_asked(table):
    view = table.controller.view

    table.scene.dropped.emit((A_JOKER,), InHand(view.seat), OnPile())

    assert "wild card" in table.choice.windowTitle()


def test_what_is_refused_is_not_asked_about(table):
    table.set_up(case(turn={"seat": 1, "phase": "draw"}))

    table.discard("JK")

    assert table.choice is None
    assert table.controller.moment.said_kind == "refusal"


GOING_OUT = {
    "hands": {"1": "7C", "2": 11, "3": 11, "4": 11},
    "melds": {"A": ["9S 9H 9C 9S 9H 9C 9D", "KH KC KD KS KS KH KC"]},
}


def test_going_out_is_asked_about(table):
    table.set_up(case(**GOING_OUT))

    table.discard("7C")

    assert table.choice.windowTitle().startswith("Go out?")
    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Return)
    assert table.match.phase is Phase.DEAL


def test_while_it_is_asked_the_line_says_how_to_answer(table):
    table.set_up(case(**GOING_OUT))

    table.discard("7C")
    assert table.controller.said == "Go out? That ends the round. Enter does it, Esc leaves it."
    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Escape)

    assert table.controller.said == ""


def test_going_out_is_just_done_where_that_is_wanted(table):
    table.set_up(case(**GOING_OUT))
    table.person.safety = lambda: Safety(ConfirmDiscards.RISKY, going_out=False)

    table.discard("7C")

    assert table.match.phase is Phase.DEAL


def test_enter_without_a_selected_card_never_ends_the_turn_unasked(table):
    table.set_up(case(**GOING_OUT))
    table.person.safety = Safety

    table.person.confirm()

    assert table.choice is not None
    assert table.match.phase is Phase.PLAY


def test_enter_asks_where_the_selected_card_could_do_several_things(table):
    table.set_up(case(melds={"A": ["8S 8H 8C"]}))
    table.scene.select(read_cards("8D"))
    hand = table.match.view(0).hand

    table.person.confirm()

    assert [button.text() for button in table.choice.buttons] == ["Add 8♦ to three eights", "Discard 8♦"]
    assert table.match.view(0).hand == hand
    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Return)
    assert table.match.entries[-1].text == "add m1 8D"


def used_up():
    state = case(turn={"seat": 1, "phase": "draw"})
    return replace(state, table=replace(state.table, stock_size=0), stock=())


@pytest.mark.parametrize(
    "draw",
    [
        lambda person: person.ask_by_key(OfferKind.DRAW),
        lambda person: person.on_pressed_place(OnStock()),
        lambda person: person.confirm(),
    ],
    ids=["key", "stock", "enter"],
)
def test_drawing_from_a_used_up_stock_is_asked_about_as_it_ends_the_round(table, draw):
    table.set_up(used_up())
    table.person.safety = Safety

    draw(table.person)

    assert table.match.phase is Phase.DRAW
    assert table.choice.windowTitle() == "The stock is used up. End the round by drawing?"
    QTest.keyClick(table.choice.buttons[0], Qt.Key.Key_Return)
    assert table.match.phase is Phase.DEAL


def test_the_button_that_ends_the_round_says_so_and_does_it(table):
    table.set_up(used_up())

    table.session.press("draw")

    assert table.choice is None
    assert table.match.phase is Phase.DEAL


def test_the_key_of_the_stock_does_nothing_while_cards_fly(table):
    table.scene.speed = 1.0
    put_position(table.match, case(turn={"seat": 1, "phase": "draw"}, hands=GOING_OUT["hands"]))
    table.controller.begin()
    assert table.scene.is_showing

    for name in ("draw", "take", "pass"):
        table.press_key(name)
    table.person.confirm()

    assert table.match.phase is Phase.DRAW


def carry(table, text):
    """Take the selected card up with the mouse and hold it over the felt."""
    card = read_cards(text)[0]
    table.scene.select((card,))
    spot = next(one.spot for one in table.scene.cards.items if one.card == card and one.is_chosen)
    port = table.view.viewport()
    at = table.view.mapFromScene(QPointF(spot.strip.x + 5, spot.strip.y + 40))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseMove(port, at - QPoint(0, 200))
    assert any(item.is_lent for item in table.scene.cards.items)
    return port, at - QPoint(0, 200)


def test_no_key_acts_alone_while_cards_are_in_the_air(table):
    table.person.safety = lambda: Safety(ConfirmDiscards.OFF, going_out=False)
    moment = table.match.moment
    carry(table, "8D")

    table.person.confirm()
    for name in ("draw", "take", "pass", "meld", "discard"):
        table.press_key(name)

    assert table.match.moment == moment
    assert table.choice is None
    assert any(item.is_lent for item in table.scene.cards.items)


def test_after_the_drop_the_keys_act_again(table):
    table.person.safety = lambda: Safety(ConfirmDiscards.OFF, going_out=False)
    port, at = carry(table, "8D")
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at)

    table.scene.select(read_cards("8D"))
    table.person.confirm()

    assert table.top == read_cards("8D")[0]


@pytest.mark.parametrize("button", [Qt.MouseButton.RightButton, Qt.MouseButton.MiddleButton])
def test_a_second_button_brings_the_cards_home_and_the_release_does_nothing(table, button):
    moment = table.match.moment
    port, at = carry(table, "8D")

    QTest.mousePress(port, button, Qt.KeyboardModifier.NoModifier, at)
    QTest.mouseRelease(port, button, Qt.KeyboardModifier.NoModifier, at)
    over = table.view.mapFromScene(
        QPointF(*next(spot.rect.centre for spot in table.scene.picture.spots if spot.place == OnPile()))
    )
    QTest.mouseMove(port, over)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, over)
    table.rest()

    assert table.match.moment == moment
    assert not any(item.is_lent for item in table.scene.cards.items)
    assert len(table.controller.view.hand) == 5


def test_a_menu_that_opens_in_mid_drag_brings_the_cards_home(table):
    moment = table.match.moment
    carry(table, "8D")

    leaving = QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.MenuBarFocusReason)
    QApplication.sendEvent(table.view, leaving)

    assert not any(item.is_lent for item in table.scene.cards.items)
    assert table.match.moment == moment


def test_the_key_of_a_way_out_that_is_a_discard_is_asked_about(table):
    table.set_up(case(rules="swedish-samba", **GOING_OUT))
    table.person.wish(Pass())
    assert isinstance(table.controller.way_out, Discard)

    table.press_key("fix")

    assert table.choice is not None
    assert table.match.phase is Phase.PLAY


def test_all_of_the_turn_is_taken_back_at_once(table):
    table.set_up(case())
    hand = table.controller.view.hand
    for cards in ("KS", "9D"):
        table.scene.select(read_cards(cards))
        table.person.meld_selected()
    table.controller.play(Discard(read_cards("7C")[0]))
    assert len(table.match.view(0).hand) == 2

    table.press_key("undo turn")

    assert sorted(table.controller.view.hand) == sorted(hand)
    assert table.controller.is_your_turn


SHORT = {
    "turn": {"seat": 1, "phase": "play"},
    "hands": {"1": "4S 4H 4D KS KH KC AS AH AD 9C", "2": 11, "3": 11, "4": 11},
    "melds": {"A": [], "B": []},
}


def test_a_refusal_offers_the_nearest_way_out_with_its_points(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()

    table.discard("9C")

    words = table.controller.captions()
    assert words.message_button.label == "Meld three aces: 75"
    assert words.message_button in words.every_button()


def test_the_way_out_is_done_in_one_press_and_then_offered_no_more(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()
    table.discard("9C")

    table.press_key("fix")

    assert [len(meld.cards) for meld in table.match.table.melds[0]] == [3, 3]
    assert table.controller.way_out is None
    table.press_key("fix")
    assert len(table.match.table.melds[0]) == 2


def test_looking_at_a_meld_and_at_the_pile_tells_about_them_and_then_goes(table):
    table.set_up(case(turn={"seat": 1, "phase": "draw"}))

    table.scene.hovered.emit(InMeld(0, 1))
    assert table.controller.said == "Three nines: 4 more cards make a canasta."
    table.scene.hovered.emit(OnPile())
    assert table.controller.said.startswith("The pile would bring 1 card")
    table.scene.hovered.emit(None)

    assert table.controller.said == ""


def test_a_reason_and_its_way_out_stay_while_the_pointer_goes_to_them(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()
    table.scene.select(())
    table.person.wish(Discard(read_cards("9C")[0]))
    reason = table.controller.said

    for place in (InMeld(0, 1), OnPile(), None):
        table.scene.hovered.emit(place)

    assert table.controller.said == reason
    assert table.controller.way_out is not None


def test_a_way_out_stays_while_cards_are_selected_too(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()
    table.discard("9C")
    assert table.scene.selection()

    for place in (InMeld(0, 1), OnPile(), None):
        table.scene.hovered.emit(place)

    assert table.controller.way_out is not None
    table.press_key("fix")
    assert [len(meld.cards) for meld in table.match.table.melds[0]] == [3, 3]


def test_a_new_drag_says_its_own_reasons(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()
    table.discard("9C")

    table.scene.picked.emit(read_cards("AS"), InHand(0))
    table.scene.hovered.emit(InMeld(0, 1))

    assert table.controller.said == "A group holds one rank only: the ace of spades can't join fours."


def test_the_keys_lead_to_what_is_said_as_well(table):
    table.set_up(case())

    for _ in range(2):
        table.view.walker.tab(1)

    assert table.controller.said == "Three kings: 4 more cards make a canasta."


def test_the_button_beside_the_message_can_be_clicked(table):
    table.set_up(case(**SHORT))
    table.scene.select(read_cards("4S 4H 4D"))
    table.person.meld_selected()
    table.discard("9C")
    x, y = table.scene.furniture.rect_of("fix").centre

    QTest.mouseClick(
        table.view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        table.view.mapFromScene(QPointF(x, y)),
    )

    assert [len(meld.cards) for meld in table.match.table.melds[0]] == [3, 3]
