"""With a panel over the table the keyboard is there: Tab walks it, Enter presses what has the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating
from samba_desktop.store.preferences import Preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.match_end import MatchEnd
from samba_desktop.ui.table.score_sheet import RoundSheet, SheetLine
from samba_desktop.ui.window.main_window import MainWindow
from tests.ui.counts import company_of, counted_round, table_after

PAIRS = Seating(4, Shape.TWO_PAIRS)
TAB, BACK = (
    (Qt.Key.Key_Tab, Qt.KeyboardModifier.NoModifier),
    (Qt.Key.Key_Backtab, Qt.KeyboardModifier.ShiftModifier),
)


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences())
        qtbot.addWidget(shown)
        shown.resize(1366, 768)
        with qtbot.waitActive(shown):
            shown.show()
            shown.activateWindow()
        shown.dock.show()
        yield shown
        shown.close()


def panel_of(window, qtbot, kind):
    result = counted_round(PAIRS, 2)
    panel = kind(result, table_after(PAIRS, 1, (0,)), company_of(PAIRS), (result.totals,), ENGLISH)
    window.table.panel.show(panel)
    qtbot.waitUntil(lambda: panel.isAncestorOf(QApplication.focusWidget()))
    return panel


def walked(count, key, modifier):
    seen = []
    for _ in range(count):
        QTest.keyClick(QApplication.focusWidget(), key, modifier)
        seen.append(QApplication.focusWidget())
    return seen


def test_tab_goes_through_the_ways_on_after_a_match_in_the_order_in_which_they_are_seen(window, qtbot):
    end = panel_of(window, qtbot, MatchEnd)
    ways = [end.ways[name] for name in ("replay", "save")]
    ways += [end.close_button, *(end.ways[name] for name in ("new", "same deals", "again"))]
    assert QApplication.focusWidget() is ways[-1]

    assert walked(7, *TAB) == [*ways, ways[0]]
    assert walked(7, *BACK) == [*ways[::-1], ways[-1]]


def test_tab_goes_through_the_lines_of_a_round_and_comes_back_to_its_buttons(window, qtbot):
    sheet = panel_of(window, qtbot, RoundSheet)
    lines = [line for line in sheet.findChildren(SheetLine) if line.isVisible()]
    assert QApplication.focusWidget() is sheet.next

    seen = walked(len(lines) + 2, *TAB)

    assert sorted(map(id, seen[:-2])) == sorted(map(id, lines))
    assert seen[-2:] == [sheet.look, sheet.next]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_the_button_with_the_focus_is_pressed_and_no_other(window, qtbot, key):
    sheet = panel_of(window, qtbot, RoundSheet)
    told = []
    sheet.next_round.connect(lambda: told.append("next"))
    sheet.closed.connect(lambda: told.append("look"))

    sheet.look.setFocus()
    QTest.keyClick(sheet.look, key)

    assert told == ["look"]


def test_what_is_hidden_or_cannot_be_pressed_is_left_out(window, qtbot):
    end = panel_of(window, qtbot, MatchEnd)
    end.ways["save"].hide()
    end.close_button.setEnabled(False)

    seen = walked(5, *TAB)

    assert [one for one in seen if not isinstance(one, QPushButton)] == []
    assert seen[:3] == [end.ways[name] for name in ("replay", "new", "same deals")]
