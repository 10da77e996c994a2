"""The painted switch and the tick: turned by mouse and keys, as large as their words, seen at the focus."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QVBoxLayout, QWidget

from samba_desktop.scene.kit import load_fonts
from samba_desktop.ui.kit.controls import SwitchBox, Tick
from samba_desktop.ui.kit.look import chrome, dress

WORDS = "Adds nothing to melds that lay there before this turn began"


@pytest.fixture
def shown(qtbot):
    load_fonts()
    window = QWidget()

    def show(widget, scale=1.0):
        QVBoxLayout(window).addWidget(widget)
        dress(window, scale)
        qtbot.addWidget(window)
        with qtbot.waitActive(window):
            window.show()
            window.activateWindow()
        return widget

    yield show
    window.close()


@pytest.mark.parametrize("make", [SwitchBox, lambda: Tick(WORDS)], ids=["switch", "tick"])
def test_mouse_and_space_turn_it(shown, qtbot, make):
    one = shown(make())

    qtbot.mouseClick(one, Qt.MouseButton.LeftButton)
    assert one.isChecked()
    qtbot.keyClick(one, Qt.Key.Key_Space)

    assert not one.isChecked()


@pytest.mark.parametrize("make", [SwitchBox, lambda: Tick(WORDS)], ids=["switch", "tick"])
def test_it_looks_different_when_on_off_disabled_and_with_the_keys(shown, make):
    one = shown(make())
    one.clearFocus()
    pictures = [one.grab().toImage()]
    one.setChecked(True)
    pictures.append(one.grab().toImage())
    one.setEnabled(False)
    pictures.append(one.grab().toImage())
    one.setEnabled(True)
    one.setFocus()
    pictures.append(one.grab().toImage())

    assert all(a != b for n, a in enumerate(pictures) for b in pictures[:n])
    ring = pictures[-1].pixelColor(pictures[-1].width() // 2, 1)
    assert ring.name() == chrome().gold


def test_words_wrap_where_the_room_is_narrow(shown):
    tick = shown(Tick(WORDS))

    assert tick.heightForWidth(160) > tick.heightForWidth(600)


def test_it_grows_with_the_type(shown):
    small = shown(SwitchBox()).sizeHint()

    switch = SwitchBox()
    dress(switch, 1.7)

    assert switch.sizeHint().height() > small.height() * 1.4


@pytest.mark.parametrize("make", [SwitchBox, lambda: Tick(WORDS)], ids=["switch", "tick"])
def test_what_a_screen_reader_toggles_is_told_as_a_click_and_nothing_else_is(shown, make):
    one, told = shown(make()), []
    one.clicked.connect(lambda checked: told.append("on" if checked else "off"))
    one.setChecked(True)
    one.setChecked(False)
    assert told == []

    actions = QAccessible.queryAccessibleInterface(one).actionInterface()
    actions.doAction(actions.toggleAction())
    assert told == ["on"]
    one.click()
    assert told == ["on", "off"]
