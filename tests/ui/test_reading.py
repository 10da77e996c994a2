"""What a screen reader finds at the table of the window, through Qt's accessibility, and what it is told."""

import gc
import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import Shiboken

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH, capital
from samba_desktop.texts.words import CardWords
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.table.reading import ReadingWindow
from samba_desktop.ui.window.main_window import MainWindow
from tests.ui.waiting import is_own_turn

PATIENCE = 20_000
NAME, ACCELERATOR = QAccessible.Text.Name, QAccessible.Text.Accelerator
WORDS = CardWords(ENGLISH)


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
        _, match = begin(store, Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5))
        shown.open(match)
        shown.told = []
        shown.table.pace.reader.announced.connect(shown.told.append)
        shown.activateWindow()
        yield shown
        shown.close()


def own_turn(window, qtbot):
    qtbot.waitUntil(lambda: is_own_turn(window), timeout=PATIENCE)
    qtbot.wait(20)


def table(window):
    return QAccessible.queryAccessibleInterface(window.view)


def every(interface):
    """Walk the tree."""
    yield interface
    for number in range(interface.childCount()):
        yield from every(interface.child(number))


def named(window, name, role=None):
    found = [one for one in every(table(window)) if one.text(NAME) == name and role in {None, one.role()}]
    assert found, f"{name} is not on the table"
    return found[0]


def press(interface):
    actions = interface.actionInterface()
    actions.doAction(actions.pressAction())


def test_every_card_of_the_hand_is_a_list_item_with_its_name(window, qtbot):
    own_turn(window, qtbot)
    hand = next(one for one in every(table(window)) if one.text(NAME) == "Your hand, 15 cards")

    items = [hand.child(number) for number in range(hand.childCount())]

    assert hand.role() == QAccessible.Role.List
    assert {item.role() for item in items} == {QAccessible.Role.ListItem}
    names = sorted(item.text(NAME) for item in items)
    assert names == sorted(capital(WORDS.card(card)) for card in window.table.controller.view.hand)


def test_everything_on_the_table_has_name_role_and_place(window, qtbot):
    own_turn(window, qtbot)
    whole = table(window).rect()

    for one in every(table(window)):
        assert one.isValid()
        assert one.text(NAME)
        assert one.role() != QAccessible.Role.NoRole
        assert whole.contains(one.rect()), one.text(NAME)
        assert not one.rect().isEmpty()


def test_parents_and_children_agree(window, qtbot):
    own_turn(window, qtbot)
    root = table(window)

    assert QAccessible.queryAccessibleInterface(window).indexOfChild(root) >= 0
    for one in every(root):
        for number in range(one.childCount()):
            child = one.child(number)
            assert child.parent() is one or child.parent().object() is one.object()
            assert one.indexOfChild(child) == number


def test_the_thing_at_a_point_is_found(window, qtbot):
    own_turn(window, qtbot)
    card = named(window, "Joker", QAccessible.Role.ListItem)
    middle = card.rect().center()

    hand = table(window).childAt(middle.x(), middle.y())

    assert hand.childAt(middle.x(), middle.y()) is card
    far = QPoint(middle.x(), middle.y() + 5000)
    assert table(window).childAt(far.x(), far.y()) is None


def test_pressing_a_card_selects_it_and_it_says_so(window, qtbot):
    own_turn(window, qtbot)
    card = named(window, "Joker", QAccessible.Role.ListItem)
    assert card.state().selectable
    assert not card.state().selected

    press(card)

    qtbot.waitUntil(lambda: card.state().selected)
    assert [one.rank for one in window.scene.selection()] == [0]


def test_pressing_the_stock_draws(window, qtbot):
    own_turn(window, qtbot)

    press(next(one for one in every(table(window)) if one.text(NAME).startswith("Stock ")))

    qtbot.waitUntil(lambda: window.table.controller.view.turn.phase is Phase.PLAY)


def test_a_button_names_its_key_and_is_pressed(window, qtbot):
    own_turn(window, qtbot)
    button = named(window, "Draw two", QAccessible.Role.Button)
    assert button.text(ACCELERATOR) == "D"
    assert button.actionInterface().keyBindingsForAction(button.actionInterface().pressAction()) == ["D"]

    press(button)

    qtbot.waitUntil(lambda: window.table.controller.view.turn.phase is Phase.PLAY)


def test_a_button_out_of_use_is_disabled_and_does_nothing(window, qtbot):
    own_turn(window, qtbot)
    button = named(window, "Undo", QAccessible.Role.Button)

    assert button.state().disabled
    assert button.actionInterface().actionNames() == []
    press(button)
    qtbot.wait(20)
    assert window.table.controller.view.turn.phase is Phase.DRAW


def test_the_keyboard_gives_its_focus_to_one_thing(window, qtbot):
    own_turn(window, qtbot)
    window.view.setFocus()
    assert table(window).state().focused

    QTest.keyClick(window.view, Qt.Key.Key_Right)
    QTest.keyClick(window.view, Qt.Key.Key_Right)

    focused = [one for one in every(table(window)) if one.state().focused]
    assert len(focused) == 1
    assert table(window).focusChild() is focused[0]
    assert focused[0].role() == QAccessible.Role.ListItem
    QTest.keyClick(window.view, Qt.Key.Key_Escape)
    assert table(window).state().focused


def test_a_screen_reader_moves_the_keyboard(window, qtbot):
    own_turn(window, qtbot)
    window.view.setFocus()
    card = named(window, "Joker", QAccessible.Role.ListItem)

    card.actionInterface().doAction(card.actionInterface().setFocusAction())

    qtbot.waitUntil(lambda: card.state().focused)


def test_moves_of_others_are_told_as_sentences_before_what_can_be_done(window, qtbot):
    own_turn(window, qtbot)

    told = " ".join(window.told)

    for name in ("Bo", "Cy", "Di"):
        assert f"{name} discarded the " in told
    assert "Di discarded the " in window.told[-1]
    assert window.told[-1].endswith(window.scene.now.captions.message)
    assert "Your turn" in window.told[-1]
    assert "thinking" not in told


def test_a_refusal_is_told(window, qtbot):
    own_turn(window, qtbot)

    # No turn ends before one has drawn, whatever the others did; whether the pile can be taken depends on it.
    QTest.keyClick(window.view, Qt.Key.Key_E)
    qtbot.waitUntil(lambda: bool(window.table.controller.said), timeout=PATIENCE)

    qtbot.waitUntil(lambda: window.told[-1].endswith(window.table.controller.said), timeout=PATIENCE)


def test_what_one_draws_is_told(window, qtbot):
    own_turn(window, qtbot)

    QTest.keyClick(window.view, Qt.Key.Key_D)
    window.scene.finish()
    qtbot.waitUntil(lambda: "You drew" in window.told[-1])

    assert window.told[-1].endswith(window.scene.now.captions.message)


def test_the_key_of_the_sounds_says_whether_they_are_on(window, qtbot):
    own_turn(window, qtbot)
    assert window.table.preferences.sounds

    for is_on in (False, True):
        QTest.keyClick(
            window.view, Qt.Key.Key_M, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
        )

        sentence = f"The sounds are {'on' if is_on else 'off'}."
        assert window.table.preferences.sounds is is_on
        assert window.table.controller.said == sentence
        qtbot.waitUntil(lambda sentence=sentence: window.told[-1].endswith(sentence), timeout=PATIENCE)


def reading_windows():
    return [
        one for one in QApplication.topLevelWidgets() if isinstance(one, ReadingWindow) and one.isVisible()
    ]


def test_r_reads_the_table_aloud_and_shows_what_it_reads(window, qtbot):
    own_turn(window, qtbot)
    window.view.setFocus()

    QTest.keyClick(window.view, Qt.Key.Key_R)

    (page,) = reading_windows()
    text = page.page.toPlainText()
    assert window.told[-1] == text
    lines = text.splitlines()
    assert lines[0].startswith("Your turn")
    hand = next(line for line in lines if line.startswith("Your hand, 15 cards"))
    for card in window.table.controller.view.hand:
        assert capital(WORDS.card(card)) in hand
    assert any(line.startswith("Pile ") for line in lines)
    assert lines[-1].startswith("What you can do — Draw two (D)")
    assert page.focusWidget() is page.page
    QTest.keyClick(page.page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not reading_windows())
    assert window.focusWidget() is window.view


def test_an_empty_table_has_a_name_still(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST))
        qtbot.addWidget(shown)
        shown.show()
        shown.show_welcome()

        names = [one.text(NAME) for one in every(table(shown))]

        assert names[0] == "Samba"
        assert "New match…" in " ".join(names)
        shown.close()


def test_screen_readers_may_come_at_any_time_and_the_window_still_closes(window, qtbot):
    """All notices are sent; that they arrive is seen by a real client, in tests/gui/screen_reader.py."""
    QAccessible.setActive(True)
    try:
        own_turn(window, qtbot)
        QTest.keyClick(window.view, Qt.Key.Key_Right)
        QTest.keyClick(window.view, Qt.Key.Key_Space)
        QTest.keyClick(window.view, Qt.Key.Key_D)
        window.scene.finish()
        qtbot.wait(30)
        made = dict(window.view.access.interfaces)
        assert any(key.startswith("hand card") for key in made)
    finally:
        QAccessible.setActive(False)
    view = window.view
    window.setCentralWidget(None)
    view.access.forget()

    gc.collect()

    assert not any(Shiboken.isValid(one) for one in made.values())


def test_a_replay_is_found_too_with_the_hand_of_whoever_is_looked_from(qtbot):
    plans = (SeatPlan("Ada", "medium"), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
    match = Match(Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5))
    match.deal()
    replay = ReplayWindow(match.record, ENGLISH, "Swedish Samba")
    qtbot.addWidget(replay)
    replay.prepare()
    replay.show()
    replay.player.go(replay.player.last)
    replay.scene.finish()

    names = [one.text(NAME) for one in every(QAccessible.queryAccessibleInterface(replay.table))]

    assert names[0] == "Card table"
    assert any(re.fullmatch(r"Hand of \w+, 15 cards", name) for name in names)
    replay.close()
