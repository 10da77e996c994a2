"""The wheel moves pages and changes nothing else, whatever lies under the pointer."""

import re
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)

import samba_desktop.ui
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.window.main_window import MainWindow
from samba_desktop.ui.window.settings_dialog import SettingsDialog
from tests.match.wavering import round_over

NOTCH = 120
NAMES = (
    "new",
    "rules",
    "settings",
    "replay",
    "history",
    "statistics",
    "coded deal",
    "tutorial",
    "why",
    "receipts",
)
OWN = {"controls.py", "named_box.py"}
"""Where controls are made that heed the wheel of themselves."""


@pytest.fixture
def window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.OFF))
        qtbot.addWidget(shown)
        shown.resize(1100, 700)
        shown.show()
        plans = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "easy") for name in ("Bo", "Cy", "Di")))
        begin(store, Record(Rules(), Seating(4, Shape.TWO_PAIRS), plans, 5))
        _, match = begin(store, round_over().record)
        shown.open(match)
        yield shown
        for other in QApplication.topLevelWidgets():
            if other is not shown and other.isVisible():
                other.close()
        shown.close()


def turn(widget, notches=-3):
    """Turn the wheel over a widget, and tell whether it heeded that."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, notches * NOTCH),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(widget, event)
    return event.isAccepted()


def state(widget):
    """Say all that the wheel could change of a control."""
    match widget:
        case QScrollBar():
            return None
        case QAbstractSlider():
            return widget.value()
        case QComboBox() | QTabBar():
            return widget.currentIndex()
        case QAbstractSpinBox() | QLineEdit():
            return widget.text()
        case QAbstractButton():
            return widget.isChecked(), widget.text()
        case _:
            return None


def shown_controls():
    for top in QApplication.topLevelWidgets():
        if top.isVisible():
            yield from (
                one for one in top.findChildren(QWidget) if one.isVisible() and state(one) is not None
            )


@pytest.mark.parametrize("name", NAMES)
def test_the_wheel_changes_no_control_of_any_window(window, qtbot, name):
    before = set(map(id, shown_controls()))
    window.table.do(COMMANDS[name])
    qtbot.wait(300)
    controls = [one for one in shown_controls() if id(one) not in before]
    assert controls
    states = list(map(state, controls))
    focused = QApplication.focusWidget()

    for one in controls:
        for notches in (-5, 5, -2):
            turn(one, notches)

    assert list(map(state, controls)) == states
    assert QApplication.focusWidget() is focused


def test_not_even_a_control_with_the_keys_is_changed(qtbot):
    dialog = SettingsDialog(Preferences(volume=60))
    qtbot.addWidget(dialog)
    dialog.resize(700, 300)
    dialog.show()
    dialog.volume.setFocus()

    turn(dialog.volume)

    assert dialog.preferences.volume == 60
    assert dialog.volume.value() == 60


def test_a_slider_leaves_the_wheel_to_the_page_under_it(qtbot):
    dialog = SettingsDialog(Preferences())
    qtbot.addWidget(dialog)
    dialog.show()

    assert not turn(dialog.volume)


def test_keys_still_move_a_slider(qtbot):
    dialog = SettingsDialog(Preferences(volume=60))
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.volume.setFocus()

    qtbot.keyClick(dialog.volume, Qt.Key.Key_Right)

    assert dialog.preferences.volume == 70


def test_controls_that_heed_the_wheel_are_made_in_one_place():
    heeding = re.compile(
        r"\b(QSlider|QDial|QComboBox|QFontComboBox|QSpinBox|QDoubleSpinBox|QDateEdit|QTabBar|QTabWidget)\("
    )
    folder = Path(samba_desktop.ui.__file__).parent

    found = {path.name for path in folder.rglob("*.py") if heeding.search(path.read_text(encoding="utf-8"))}

    assert found <= OWN
