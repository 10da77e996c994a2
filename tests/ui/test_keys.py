"""The keys: one table of them, and menus, page, and what keys really do agree with it."""

from itertools import product
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QKeyCombination, QSize, Qt
from PySide6.QtGui import QAccessible, QAction, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.kit.look import dress_application
from samba_desktop.ui.learn.tutorial import HELP, TURN, VIEW, TutorialWindow
from samba_desktop.ui.rules.match_plan import preset_game
from samba_desktop.ui.rules.rules_dialog import RulesDialog
from samba_desktop.ui.rules.rules_window import RulesWindow
from samba_desktop.ui.table.commands import ALL, COMMANDS, Command, KeyGroup, Menu, key_names, plain
from samba_desktop.ui.table.keys_page import COLUMNS, KeysPage, caps
from samba_desktop.ui.table.person import ChoiceOption, ChoicePopup
from samba_desktop.ui.table.prompts import Moment
from samba_desktop.ui.table.session import SIZES
from samba_desktop.ui.window.main_window import MainWindow
from tests.ui.waiting import is_own_turn

SEATING = Seating(4, Shape.TWO_PAIRS)
PATIENCE = 20_000
NONE, SHIFT, CTRL = (
    Qt.KeyboardModifier.NoModifier,
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
)
PLAIN = [
    *(Qt.Key(code) for code in range(Qt.Key.Key_A.value, Qt.Key.Key_Z.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_0.value, Qt.Key.Key_9.value + 1)),
    *(Qt.Key(code) for code in range(Qt.Key.Key_F1.value, Qt.Key.Key_F12.value + 1)),
    *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
    *(Qt.Key.Key_PageUp, Qt.Key.Key_PageDown, Qt.Key.Key_Home, Qt.Key.Key_End),
    *(Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Escape, Qt.Key.Key_Backspace),
    *(Qt.Key.Key_Delete, Qt.Key.Key_Insert, Qt.Key.Key_Plus, Qt.Key.Key_Minus, Qt.Key.Key_Equal),
    *(Qt.Key.Key_Comma, Qt.Key.Key_Period, Qt.Key.Key_Slash, Qt.Key.Key_Question),
]
"""Keys that somebody may press."""


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
    qtbot.waitUntil(lambda: is_own_turn(window), timeout=PATIENCE)


def keys_of(*groups, in_menu=None):
    """Return the keys of some groups as sequences."""
    return {
        QKeySequence(key)
        for line in COMMANDS.values()
        if line.group in groups and in_menu in {None, line.menu is not None}
        for key in line.keys
    }


def sequence(key, held=NONE):
    return QKeySequence(QKeyCombination(held, key))


def shortcuts_of(widget):
    """List all that a window answers wherever its focus is."""
    actions = [key for action in widget.findChildren(QAction) for key in action.shortcuts()]
    shortcuts = widget.findChildren(QShortcut)
    return [*actions, *(one.key() for one in shortcuts)]


def takes(receiver, key, held=NONE):
    """Send a key press and tell whether it was taken."""
    event = QKeyEvent(QEvent.Type.KeyPress, key, held)
    receiver.keyPressEvent(event)
    return event.isAccepted()


# the table and the menus


def test_every_key_of_the_table_is_a_key():
    assert all(not sequence.isEmpty() for sequence in keys_of(*KeyGroup))


def test_the_menus_have_exactly_the_keys_and_texts_of_the_table(window):
    found = {
        action.text(): set(action.shortcuts())
        for action in window.menus.findChildren(QAction) + window.menuBar().findChildren(QAction)
        if not action.shortcut().isEmpty()
    }

    lines = [line for line in COMMANDS.values() if line.menu is not None and line.keys]
    assert found == {line.text: {QKeySequence(key) for key in line.keys} for line in lines}


def test_the_window_answers_no_other_key_than_those_of_the_menus(window):
    keys = shortcuts_of(window)

    assert set(keys) == keys_of(*KeyGroup, in_menu=True)
    assert len(keys) == len(set(keys))


def test_the_table_takes_exactly_the_keys_for_moving_about(window, qtbot):
    own_turn(window, qtbot)
    QTest.keyClick(window.view, Qt.Key.Key_Right)
    window.view.walker.go_to(next(stop.name for stop in window.view.walker.stops() if stop.group != "hand"))

    taken = set()
    for held, key in product((NONE, SHIFT, CTRL, CTRL | SHIFT), PLAIN):
        at = window.view.walker.now
        if window.view.keys.take(QKeyEvent(QEvent.Type.KeyPress, key, held)):
            taken.add(sequence(key, held))
        if at is not None:
            window.view.walker.go_to(at.name)

    by_focus = {QKeySequence(key) for key in COMMANDS["groups"].keys}
    assert taken == keys_of(KeyGroup.TABLE) - by_focus


def test_tab_goes_through_the_parts_of_the_table(window, qtbot):
    own_turn(window, qtbot)
    window.view.setFocus()

    groups = []
    for _ in range(3):
        QTest.keyClick(window.view, Qt.Key.Key_Tab)
        groups.append(window.view.walker.now.group)
    QTest.keyClick(window.view, Qt.Key.Key_Backtab)

    assert len(set(groups)) == 3
    assert window.view.walker.now.group == groups[1]


def test_alt_opens_the_menus(window):
    assert COMMANDS["menus"].shown == "Alt"
    texts = [action.text() for action in window.menuBar().actions()]
    letters = [text[text.index("&") + 1].lower() for text in texts]

    assert len(set(letters)) == len(letters)


def test_the_buttons_of_the_table_show_the_keys_that_press_them(window, qtbot):
    own_turn(window, qtbot)
    teller, view = window.table.controller._teller, window.table.controller.view  # noqa: SLF001 - the words of other moments

    shown = {}
    for moment in (Moment(), Moment(waits=True), Moment(selected=view.hand[:1])):
        for caption in teller.captions(view, moment).every_button():
            shown[caption.name] = caption.key
    QTest.keyClick(window.view, Qt.Key.Key_D)
    window.scene.finish()
    view = window.table.controller.view
    for caption in teller.captions(view, Moment(selected=view.hand[:1])).every_button():
        shown[caption.name] = caption.key

    assert {"draw", "take", "meld", "discard", "deal", "undo", "hint", "sort", "log"} <= set(shown)
    for name, key in shown.items():
        command = COMMANDS[name]
        assert key in key_names(COMMANDS.get(command.shares_keys_of, command)), name


# a choice, a replay, the rules


@pytest.fixture
def choice(qtbot, window):
    def made():
        options = [ChoiceOption(f"Option {number}", f"Option {number}", ()) for number in range(9)]
        shown = ChoicePopup("Which?", options, CardPixmaps(), window)
        qtbot.addWidget(shown)
        shown.open_at(None)
        shown.buttons[2].setFocus()
        return shown

    return made


def answer_of(choice, key):
    """Press a key in a choice; return what came of it."""
    chosen = []
    choice.chosen.connect(chosen.append)
    choice.cancelled.connect(lambda: chosen.append("left"))
    QTest.keyClick(choice.buttons[2], key)
    return chosen[0] if chosen else None


def test_a_choice_is_answered_by_exactly_its_keys(choice):
    answering = {sequence(key): answer for key in PLAIN if (answer := answer_of(choice(), key)) is not None}

    expected = {QKeySequence(str(number + 1)): number for number in range(9)}
    expected |= {QKeySequence(key): 2 for key in COMMANDS["take choice"].keys}
    expected |= {QKeySequence(key): "left" for key in COMMANDS["leave choice"].keys}
    assert answering == expected


def test_the_arrows_go_through_a_choice(choice):
    shown = choice()

    QTest.keyClick(shown.buttons[2], Qt.Key.Key_Down)
    assert shown.focusWidget() is shown.buttons[3]
    QTest.keyClick(shown.buttons[3], Qt.Key.Key_Up)
    assert shown.focusWidget() is shown.buttons[2]


def finished_record():
    plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
    match = Match(Record(Rules(), SEATING, plans, 5))
    match.deal()
    return match.record


def test_a_replay_takes_exactly_its_keys(qtbot):
    taken = set()
    for key in PLAIN:
        replay = ReplayWindow(finished_record(), ENGLISH, "Swedish Samba")
        qtbot.addWidget(replay)
        replay.prepare()
        if takes(replay, key):
            taken.add(sequence(key))
        if key in {Qt.Key.Key_Left, Qt.Key.Key_Right}:
            taken |= {sequence(key, held) for held in (SHIFT, CTRL) if takes(replay, key, held)}
        replay.close()

    assert taken == keys_of(KeyGroup.REPLAY)


def test_the_windows_with_rules_answer_exactly_their_keys(qtbot, tmp_path):
    page = RulesWindow()
    qtbot.addWidget(page)
    game = preset_game(PRESETS["swedish-samba"])
    dialog = RulesDialog(RuleSets(tmp_path), game, ENGLISH)
    qtbot.addWidget(dialog)

    answered = set(shortcuts_of(page)) | set(shortcuts_of(dialog))

    closing = {QKeySequence(key) for key in COMMANDS["close"].keys}
    assert answered - closing == keys_of(KeyGroup.RULES)


def test_the_tutorial_answers_exactly_its_keys_and_those_of_a_match(qtbot, tmp_path):
    window = TutorialWindow(tmp_path, ENGLISH, Preferences(speed=Speed.OFF), "Ada")
    qtbot.addWidget(window)

    taken = [name for name in (*TURN, *VIEW, *SIZES, *HELP) if name in window.menus.actions]
    of_a_match = {QKeySequence(key) for name in taken for key in COMMANDS[name].keys}
    assert set(shortcuts_of(window)) - of_a_match == keys_of(KeyGroup.TUTORIAL)
    window.close()


# the page


def pages():
    return [one for one in QApplication.topLevelWidgets() if isinstance(one, KeysPage) and one.isVisible()]


def test_a_question_mark_shows_the_page_and_escape_leads_back_to_the_table(window, qtbot):
    own_turn(window, qtbot)
    window.view.setFocus()

    QTest.keyClick(window.view, Qt.Key.Key_Question)

    (page,) = pages()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not pages())
    assert window.focusWidget() is window.view


def test_the_page_shows_every_line_with_all_its_keys(window, qtbot):
    page = KeysPage(ENGLISH, window)
    qtbot.addWidget(page)
    lines = {name: line for name, line in COMMANDS.items() if line.keys or line.shown}

    assert set(page.lines) == set(lines)
    for name, line in lines.items():
        shown = caps(page.lines[name])
        assert shown == list(key_names(line))
        assert line.shown or len(shown) >= len([key for key in line.keys if key != "Enter"])
        assert page.lines[name].accessibleName() == f"{line.page_words(ENGLISH)}: {', '.join(shown)}"
    assert sorted(group.name for column in COLUMNS for group in column) == sorted(
        group.name for group in KeyGroup
    )


class OnSmallScreen(KeysPage):
    """The page on a screen of 1024 x 640; that of the tests is narrower."""

    def screen(self):
        return SimpleNamespace(availableSize=lambda: QSize(1024, 640))


def test_the_page_fits_the_smallest_screen(qtbot, qapp):
    load_fonts()
    dress_application(qapp)
    page = OnSmallScreen(ENGLISH)
    qtbot.addWidget(page)
    page.show()

    qtbot.waitUntil(lambda: page.page.verticalScrollBar().maximum() == 0)
    assert page.width() <= 1024
    assert page.height() <= 640
    for line in page.lines.values():
        assert page.rect().contains(line.rect().translated(line.mapTo(page, line.rect().topLeft())))


def test_a_page_that_does_not_fit_moves_by_keys(window, qtbot):
    page = KeysPage(ENGLISH, window)
    qtbot.addWidget(page)
    page.show()
    page.resize(983, 300)
    qtbot.wait(10)
    bar = page.page.verticalScrollBar()
    assert bar.maximum() > 0

    QTest.keyClick(page.close_button, Qt.Key.Key_PageDown)
    assert bar.value() > 0
    QTest.keyClick(page.close_button, Qt.Key.Key_PageUp)

    assert bar.value() == 0


def test_entries_stand_on_the_page_without_the_mark_of_their_letter():
    assert plain("Re&play…") == "Replay"
    assert plain("You && me") == "You & me"


# one entry is enough


@pytest.fixture
def waved():
    return []


@pytest.fixture
def extended(qtbot, tmp_path, waved):
    """The window with one command more, of which nothing is said but its entry in the table."""
    wave = Command(
        "wave",
        "&Wave to the others",
        ("G",),
        KeyGroup.VIEW,
        Menu.VIEW,
        do=lambda table: waved.append(table.controller),
    )
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF), commands=(*ALL, wave))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        shown.activateWindow()
        yield shown
        shown.close()


def test_a_command_that_is_added_stands_in_its_menu_and_answers_its_key(extended, waved):
    (action,) = [
        one for one in extended.menus.menus[Menu.VIEW].actions() if one.text() == "&Wave to the others"
    ]
    assert action.shortcuts() == [QKeySequence("G")]

    QTest.keyClick(extended.view, Qt.Key.Key_G)
    action.trigger()

    assert waved == [extended.table.controller] * 2


def test_a_screen_reader_finds_a_command_that_is_added_with_its_key(extended):
    menu = extended.menus.menus[Menu.VIEW]
    access = QAccessible.queryAccessibleInterface(menu)
    entries = [access.child(at) for at in range(access.childCount())]

    told = {
        entry.text(QAccessible.Text.Name): entry.text(QAccessible.Text.Accelerator)
        for entry in entries
        if entry
    }
    assert told["Wave to the others"] == "G"


def test_a_command_that_is_added_stands_on_the_page_of_keys(extended):
    QTest.keyClick(extended.view, Qt.Key.Key_Question)

    (page,) = pages()
    line = page.lines["wave"]
    assert caps(line) == ["G"]
    assert line.accessibleName() == "Wave to the others: G"
    page.close()


class Way:
    """Notes by which names a command goes on from the table that it is given."""

    def __init__(self, found, names=()):
        self._found, self._names = found, names

    def __getattr__(self, name):
        names = (*self._names, name)
        self._found.append(names)
        return Way(self._found, names)

    def __call__(self, *given, **_named):
        for one in given:
            if callable(one):
                one()
        return self


@pytest.mark.parametrize("name", [name for name, command in COMMANDS.items() if command.do is not None])
def test_every_command_leads_to_something_that_the_window_has(name, window):
    command, found = COMMANDS[name], []
    for do in (command.do, command.press, command.is_possible):
        if do is not None:
            do(Way(found))

    assert found
    for names in found:
        at = window.table
        for one in names:
            at = getattr(at, one)
