"""What the window keeps and lets be changed: settings, sounds, sizes, and where its menus stand."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Cloth, Preferences, Speed, read_preferences
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.table.sounds import Sound
from samba_desktop.ui.window.about_dialog import AboutDialog
from samba_desktop.ui.window.main_window import MainWindow
from samba_desktop.ui.window.settings_dialog import SettingsDialog
from tests.ui.test_sounds import Ear
from tests.ui.waiting import is_own_turn

SEATING = Seating(4, Shape.TWO_PAIRS)
PATIENCE = 20_000


@pytest.fixture
def ear():
    return Ear()


@pytest.fixture
def window(qtbot, tmp_path, ear):
    with Store.open(tmp_path) as store:
        shown = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST), player=ear)
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


def press(window, key, modifier=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(window.view.viewport(), key, modifier)


def settings(window):
    press(window, Qt.Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    return window.findChild(SettingsDialog)


def choose(qtbot, dialog, field, at):
    qtbot.mouseClick(dialog.choices[field][1].buttons[at], Qt.MouseButton.LeftButton)


def test_a_choice_is_seen_on_the_table_at_once_and_kept(window, qtbot, tmp_path):
    own_turn(window, qtbot)
    before = window.scene.image(1.0)
    dialog = settings(window)

    choose(qtbot, dialog, "cloth", 1)

    assert window.scene.image(1.0) != before
    assert read_preferences(tmp_path).cloth is Cloth.HARBOUR


def test_cancel_brings_the_table_and_what_is_kept_back(window, qtbot, tmp_path):
    own_turn(window, qtbot)
    before, kept = window.scene.image(1.0), window.table.preferences
    dialog = settings(window)
    choose(qtbot, dialog, "cloth", 1)
    choose(qtbot, dialog, "large_index", 1)

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert window.scene.image(1.0) == before
    assert read_preferences(tmp_path) == kept


def test_a_choice_among_the_settings_is_ticked_in_the_menus(window, qtbot):
    dialog = settings(window)

    choose(qtbot, dialog, "speed", 3)
    choose(qtbot, dialog, "sounds", 0)

    assert window.menus.marks["speed"][Speed.SLOW].isChecked()
    assert not window.menus.marks["sounds"][True].isChecked()


def test_what_is_played_is_heard(window, qtbot, ear):
    own_turn(window, qtbot)
    assert ear.names[-1] == Sound.TURN

    press(window, Qt.Key.Key_D)

    assert ear.names[-1] == Sound.SLIDE


def test_one_key_mutes_and_lets_be_heard_again(window, qtbot, ear):
    own_turn(window, qtbot)
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    press(window, Qt.Key.Key_M, both)
    ear.cues.clear()
    press(window, Qt.Key.Key_D)
    assert not ear.cues

    press(window, Qt.Key.Key_M, both)

    assert ear.names == [Sound.MELD]


def test_the_player_is_closed_with_the_window(window, ear):
    window.close()

    assert ear.cues[-1] is None


def test_words_grow_by_keys(window, qtbot, tmp_path):
    own_turn(window, qtbot)
    small = window.scene.picture.lengths.text

    press(window, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    large = window.scene.picture.lengths.text
    press(window, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)

    assert large == pytest.approx(small * 1.15)
    assert window.scene.picture.lengths.text == pytest.approx(small)
    assert read_preferences(tmp_path).text_percent == 100


def test_f11_fills_the_screen_and_gives_it_back(window, qtbot):
    size = window.size()
    press(window, Qt.Key.Key_F11)
    assert window.isFullScreen()

    press(window, Qt.Key.Key_F11)

    assert not window.isFullScreen()
    qtbot.waitUntil(lambda: window.size() == size)


def test_about_comes_and_goes_by_keys(window, qtbot):
    window.menus.actions["about"].trigger()
    dialog = window.findChild(AboutDialog)
    assert dialog.isVisible()

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    qtbot.waitUntil(lambda: window.findChild(AboutDialog) is None)


def test_entries_stand_where_each_system_looks_for_them(window):
    roles = {name: action.menuRole() for name, action in window.menus.actions.items()}

    assert roles["settings"] is QAction.MenuRole.PreferencesRole
    assert roles["quit"] is QAction.MenuRole.QuitRole
    assert roles["about"] is QAction.MenuRole.AboutRole


def test_no_two_entries_have_the_same_key(window):
    keys = [key.toString() for action in window.findChildren(QAction) for key in action.shortcuts()]

    assert sorted(set(keys)) == sorted(keys)
