"""The one panel over the table: it lies in the middle, and one with much on it is made bit by bit."""

import time

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from samba_desktop.scene.kit import load_fonts
from samba_desktop.ui.kit.look import TEXT_SIZE, font, pixels
from samba_desktop.ui.kit.panels import OverTable
from samba_desktop.ui.window.main_window import Welcome


class Slow(QWidget):
    """A panel of which each part takes a while."""

    def __init__(self, parts: int) -> None:
        super().__init__()
        self.parts = parts
        self.made = 0

    def steps(self):
        while self.made < self.parts:
            time.sleep(0.003)
            self.made += 1
            yield

    def sizeHint(self) -> QSize:
        return QSize(200, 100)


@pytest.fixture
def table(qtbot):
    shown = QWidget()
    shown.resize(800, 600)
    qtbot.addWidget(shown)
    shown.show()
    return shown


def test_a_panel_lies_in_the_middle_and_takes_the_keyboard(table):
    over, told, panel = OverTable(table), [], QLabel("Over")
    over.shown.connect(told.append)

    over.show(panel)

    assert panel.isVisible()
    assert (panel.geometry().center() - table.rect().center()).manhattanLength() <= 1
    assert told == [True]


def test_a_gradual_panel_is_shown_when_it_is_made_and_the_window_goes_on_meanwhile(table, qtbot):
    over, panel, turns = OverTable(table), Slow(6), []
    table.startTimer(0)
    table.timerEvent = lambda _: turns.append(panel.made)

    over.show(panel)
    assert not panel.isVisible()
    qtbot.waitUntil(panel.isVisible)

    assert panel.made == panel.parts
    assert len(set(turns)) >= 3


def test_a_panel_that_is_not_made_yet_can_be_taken_away(table, qtbot):
    over, panel = OverTable(table), Slow(50)
    over.show(panel)
    qtbot.waitUntil(lambda: panel.made > 0)

    over.close()
    made = panel.made
    assert not panel.isVisible()
    qtbot.wait(50)

    assert panel.made == made < panel.parts


class Remembering(QWidget):
    """A table that keeps how it got the keys."""

    def __init__(self) -> None:
        super().__init__()
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reasons: list[Qt.FocusReason] = []

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.reasons.append(event.reason())


def test_the_table_gets_the_keys_back_but_not_by_tab_which_would_point_at_a_card(qtbot):
    table = Remembering()
    qtbot.addWidget(table)
    with qtbot.waitActive(table):
        table.show()
        table.activateWindow()
    over, panel = OverTable(table), QWidget()
    inside = QPushButton("Go on", panel)
    over.show(panel)
    inside.setFocus()
    table.reasons.clear()

    over.close()

    assert table.hasFocus()
    assert Qt.FocusReason.TabFocusReason not in table.reasons


@pytest.fixture
def _own_font(qapp):
    load_fonts()
    before = qapp.font()
    qapp.setFont(font())
    yield
    qapp.setFont(before)


@pytest.mark.usefixtures("_own_font")
@pytest.mark.parametrize(("size", "scale"), [((800, 600), 1.0), ((3840, 2100), 1.7)])
def test_the_welcome_grows_with_the_table_and_shows_its_words_whole(table, size, scale):
    over, welcome = OverTable(table), Welcome()
    over.show(welcome)

    table.resize(*size)

    assert welcome.start.font().pixelSize() == pixels(TEXT_SIZE, scale)
    for one in welcome.findChildren(QPushButton):
        assert one.width() >= one.sizeHint().width()
    assert table.rect().contains(welcome.geometry())
