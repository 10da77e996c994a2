"""Dialogs by keys: a letter leads to one thing, Tab to everything, the focus is seen, Escape closes."""

import random
import re
from collections import Counter

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QComboBox,
    QLabel,
    QMenu,
    QPushButton,
    QWidget,
)
from shiboken6 import Shiboken

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.thought import NoChoice
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.scene.table_view import TableView
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.window.main_window import MainWindow

PATIENCE = 20_000
OPENED = (
    *("new", "rules", "replay", "history", "statistics", "coded deal"),
    *("settings", "rules in force", "keys", "read", "about"),
    *("why", "prove", "receipts", "luck"),
)
"""What menus open, by the names of the entries."""
LETTER = re.compile(r"&(.)")
MOST_STOPS = 40
"""Places on a table that Tab leads to, at most."""
LOOKED_AT = 3
GOLDEN = {
    "new": "&Start the match",
    "settings": "Do&ne",
    "keys": "&Close",
    "read": "&Close",
    "about": "&Close",
    "why": "&Close",
    "receipts": "&Close",
    "luck": "&Close",
}
"""The golden buttons, which Enter presses from anywhere; where there is much to enter, no key does."""


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(shown)
        shown.resize(1280, 800)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
        _, match = begin(store, Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5))
        shown.open(match)
        shown.activateWindow()
        shown.view.setFocus()
        yield shown
        shown.close()


@pytest.fixture
def opened(window, qtbot):
    """Open what a menu opens, and return the window that came."""

    def come(name):
        before = set(map(id, QApplication.topLevelWidgets()))
        window.menus.actions[name].trigger()

        def new():
            found = [one for one in QApplication.topLevelWidgets() if id(one) not in before]
            return next((one for one in found if one.isVisible() and not isinstance(one, QMenu)), None)

        qtbot.waitUntil(lambda: new() is not None)
        dialog = new()
        if name == "coded deal":
            # It is asked for over the history, which comes first.
            qtbot.waitUntil(lambda: QApplication.activeModalWidget() is not None, timeout=PATIENCE)
            dialog = QApplication.activeModalWidget()
        dialog.activateWindow()
        if name == "replay":
            qtbot.waitUntil(lambda: dialog.player is not None, timeout=PATIENCE)
        if name == "history":
            # The match is opened a little after its line is chosen.
            rounds = "The rounds of the match"
            found = dialog.findChildren(QWidget)
            table = next(one for one in found if one.accessibleName() == rounds)
            qtbot.waitUntil(table.isVisible, timeout=PATIENCE)
        if name == "rules":
            # Its rows are made little by little.
            dialog.options.complete()
        qtbot.waitUntil(dialog.isActiveWindow)
        qtbot.wait(20)
        return dialog

    return come


def letters(widgets):
    """Return the letters that lead somewhere, with what says them."""
    found = {}
    for one in widgets:
        if isinstance(one, QAbstractButton) or (isinstance(one, QLabel) and one.buddy() is not None):
            letter = LETTER.search(one.text().replace("&&", ""))
            if letter:
                found.setdefault(letter.group(1).lower(), []).append(one.text())
    return found


def seen_in(dialog):
    return [one for one in dialog.findChildren(QWidget) if one.isVisible() and one.window() is dialog]


def stops_of(dialog):
    """List all that Tab has to lead to."""
    return [
        one
        for one in seen_in(dialog)
        if one.isEnabled() and one.focusProxy() is None and one.focusPolicy() & Qt.FocusPolicy.TabFocus
    ]


def is_one_of_a_row(widget):
    """Tell whether a button is one of several that exclude each other: Tab leads to the one that is down."""
    group = widget.group() if isinstance(widget, QAbstractButton) else None
    return group is not None and group.exclusive() and not widget.isChecked()


def walked(dialog):
    """Press Tab until it comes round; give each thing that it leads to, while that has the keyboard."""
    found = []
    while (at := dialog.focusWidget()) not in found:
        found.append(at)
        if isinstance(at, TableView):
            # It shows where one is as soon as one goes anywhere.
            QTest.keyClick(at, Qt.Key.Key_Tab)
        yield at
        for _ in range(MOST_STOPS):
            QTest.keyClick(at, Qt.Key.Key_Tab)
            if dialog.focusWidget() is not at or not isinstance(at, TableView):
                break


# menus


def menus_in(menu):
    for action in menu.actions():
        if action.menu() is not None:
            yield action.menu()
            yield from menus_in(action.menu())


def test_each_letter_of_a_menu_leads_to_one_entry(window):
    for menu in (window.menuBar(), *menus_in(window.menuBar())):
        entries = [action for action in menu.actions() if not action.isSeparator() and action.isVisible()]
        found = [LETTER.search(action.text().replace("&&", "")) for action in entries]
        marked = [letter.group(1).lower() for letter in found if letter]

        assert len(set(marked)) == len(marked), (menu.title(), marked)
        assert menu == window.earlier or all(found), [action.text() for action in entries]


# dialogs


@pytest.mark.parametrize("name", OPENED)
def test_it_is_used_and_left_by_keys(opened, window, name, qtbot):
    """The focus is looked at for the first few of each kind of control, as all of a kind are drawn alike."""
    dialog = opened(name)
    doubled = {letter: texts for letter, texts in letters(seen_in(dialog)).items() if len(texts) > 1}
    found, unseen, kinds = [], [], Counter()
    for at in walked(dialog):
        found.append(at)
        kinds[type(at)] += 1
        if kinds[type(at)] <= LOOKED_AT and not shows_focus(at, qtbot):
            unseen.append(called(at))
    left = [called(one) for one in stops_of(dialog) if one not in found and not is_one_of_a_row(one)]

    assert not doubled
    assert not left, called(found[-1])
    assert not unseen
    QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not Shiboken.isValid(dialog) or not dialog.isVisible())
    assert window.focusWidget() is window.view


@pytest.mark.parametrize("name", ["new", "settings"])
def test_tab_goes_down_the_dialog_and_ends_at_the_golden_button(opened, name):
    dialog = opened(name)

    found = list(walked(dialog))

    golden = next(at for at, one in enumerate(found) if one.property("primary"))
    rows = [one.mapTo(dialog, one.rect().center()).y() for one in found[golden + 1 :] + found[: golden + 1]]
    foot = [at for at, y in enumerate(rows) if abs(y - rows[-1]) < 24]
    assert foot == list(range(foot[0], len(rows)))
    assert rows[0] == min(rows)


def called(widget):
    return type(widget).__name__, widget.accessibleName() or getattr(widget, "text", str)()


def shows_focus(widget, qtbot):
    """Tell whether a widget looks otherwise without the keyboard."""
    qtbot.wait(1)
    with_focus = picture_around(widget)
    widget.clearFocus()
    qtbot.wait(1)
    without = picture_around(widget)
    widget.setFocus(Qt.FocusReason.TabFocusReason)
    return with_focus != without


def picture_around(widget):
    """Paint a widget with a rim of what it lies on, where its ring may be."""
    window = widget.window()
    corner = widget.mapTo(window, QPoint(0, 0))
    area = QRect(corner, widget.size()).adjusted(-4, -4, 4, 4).intersected(window.rect())
    return window.grab(area).toImage()


@pytest.mark.parametrize("name", GOLDEN)
def test_enter_presses_the_golden_button(opened, name, qtbot):
    dialog = opened(name)
    golden = [
        one for one in seen_in(dialog) if isinstance(one, QPushButton) and one.property("primary") is True
    ]
    assert [one.text() for one in golden] == [GOLDEN[name]]
    pressed = []
    golden[0].clicked.connect(lambda: pressed.append(name))
    entered = (one for one in stops_of(dialog) if not isinstance(one, QAbstractButton | QComboBox))
    at = next(entered, golden[0])
    at.setFocus()

    QTest.keyClick(at, Qt.Key.Key_Return)

    assert pressed == [name]


def test_all_that_menus_open_is_looked_at():
    opening = {name for name, line in COMMANDS.items() if line.menu and line.text.endswith("…")}

    # The others ask for a file, in the system's own dialog.
    assert opening - set(OPENED) == {"save", "open"}


# what lies over the table


def menu_letters(window):
    return {LETTER.search(action.text()).group(1).lower() for action in window.menuBar().actions()}


def assert_letters_are_free(window, panel):
    inside = [panel, *panel.findChildren(QWidget)]
    found = letters(one for one in inside if one.isVisible())
    doubled = {letter: texts for letter, texts in found.items() if len(texts) > 1}

    assert found
    assert not doubled
    # A menu's letter would win or lose by chance.
    assert not set(found) & menu_letters(window)


def test_the_letters_of_the_welcome_are_no_menus(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(shown)
        shown.show()
        shown.activateWindow()
        shown.show_welcome()

        assert_letters_are_free(shown, shown.table.panel.held)
        assert shown.focusWidget() is shown.table.panel.held.start
        shown.close()


def finished_match(rounds):
    """Let computers play some rounds of a short match."""
    seats = tuple(SeatPlan(name, "medium") for name in ("Ada", "Bo", "Cy", "Di"))
    rules = with_value(Rules(), "target_score", 500)
    match, rng = Match(Record(rules, Seating(4, Shape.TWO_PAIRS), seats, 7)), random.Random(7)
    while len(match.counts) < rounds and match.phase is not Phase.MATCH_OVER:
        if match.phase is Phase.DEAL:
            match.deal()
            continue
        try:
            match.play(choose(match.view(match.to_act), rng).action)
        except NoChoice:
            match.back(match.to_act)
    return match


@pytest.mark.parametrize("shows", ["sheet", "result"])
def test_the_letters_of_sheet_and_result_are_no_menus_and_escape_leads_to_the_table(window, qtbot, shows):
    # What happens in the match on the table would put the sheet away.
    qtbot.waitUntil(lambda: window.table.controller.is_your_turn, timeout=PATIENCE)
    qtbot.wait(50)
    match = finished_match(1)
    company = window.table.controller.company
    if shows == "sheet":
        window.afterwards.show_sheet(match, company, lambda: None)
    else:
        window.afterwards.show_result(match, company)
    qtbot.waitUntil(lambda: window.table.panel.is_open)

    panel = window.table.panel.held
    assert_letters_are_free(window, panel)
    assert panel.isAncestorOf(window.focusWidget()) or window.focusWidget() is panel
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not window.table.panel.is_open
    assert window.focusWidget() is window.view
