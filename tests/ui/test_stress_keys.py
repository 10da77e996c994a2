"""Keys that are mashed: whatever is pressed, and however fast, the table stays the engine's."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from samba_desktop.engine.table import Phase
from samba_desktop.store.preferences import Speed
from samba_desktop.store.store import Store
from tests.ui.stress import Rough, stay_inside

Key, NONE = Qt.Key, Qt.KeyboardModifier.NoModifier
CONTROL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier
LETTERS = [Key(code) for code in range(Key.Key_A.value, Key.Key_Z.value + 1)]
DIGITS = [Key(code) for code in range(Key.Key_0.value, Key.Key_9.value + 1)]
WALK = [Key.Key_Left, Key.Key_Right, Key.Key_Up, Key.Key_Down, Key.Key_Home, Key.Key_End, Key.Key_Tab]
DO = [Key.Key_Return, Key.Key_Enter, Key.Key_Space, Key.Key_Escape, Key.Key_Backspace]
REST = [Key.Key_F1, Key.Key_F5, Key.Key_F11, Key.Key_Question, Key.Key_PageUp, Key.Key_PageDown]
REST += [Key.Key_Plus, Key.Key_Minus, Key.Key_Comma]
FILES = {Key.Key_Q, Key.Key_S, Key.Key_O}
"""With Ctrl these end the program or reach for files outside the game."""


@pytest.fixture
def rough(qtbot, tmp_path, monkeypatch):
    stay_inside(monkeypatch, tmp_path)
    with Store.open(tmp_path) as store:
        made = Rough(qtbot, store, tmp_path)
        yield made
        made.close()


def any_key(rng):
    """Choose a key as a cat on the keyboard would, the useful ones more often."""
    key = rng.choice(rng.choices((LETTERS, DIGITS, WALK, DO, REST), (5, 1, 6, 5, 1))[0])
    modifier = rng.choices((NONE, SHIFT, CONTROL, CONTROL | SHIFT), (12, 2, 2, 1))[0]
    return (key, NONE) if modifier & CONTROL and key in FILES else (key, modifier)


def where_keys_go(rough):
    """Return the widget that has the keys: a menu, a dialog, or the table."""
    return QApplication.activePopupWidget() or QApplication.focusWidget() or rough.ground


def mash(rough, count, pauses):
    """Press so many keys; no key may act twice."""
    for number in range(count):
        match, before = rough.match, rough.own_entries()
        key, modifier = any_key(rough.rng)
        QTest.keyClick(where_keys_go(rough), key, modifier)
        if rough.match is match:
            rough.acted_at_most_once(before)
        QTest.qWait(rough.rng.choice(pauses))
        if number % 60 == 59:
            rough.put_away()


def keep_playing(rough):
    """Go on with whatever is next, so that all phases are met."""
    if rough.match.phase is Phase.MATCH_OVER:
        rough.sit_down(seed=rough.rng.randrange(1000))


@pytest.mark.parametrize("seed", [1])
def test_mashed_keys_leave_the_table_in_order(rough, seed):
    rough.rng.seed(seed)
    rough.sit_down(seed=seed)
    rough.until_own_turn()

    mash(rough, 120, (0, 0, 1, 5, 20))

    rough.check()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 14))
@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.FAST, Speed.OFF])
def test_keys_mashed_for_a_minute_leave_the_table_in_order(rough, seed, speed):
    rough.rng.seed(seed)
    rough.window.table.preferences = rough.window.table.preferences.__class__(speed=speed)
    rough.sit_down(seed=seed)
    rough.until_own_turn()

    for _ in range(12):
        mash(rough, 250, (0, 0, 5, 20, 50))
        rough.check()
        keep_playing(rough)
