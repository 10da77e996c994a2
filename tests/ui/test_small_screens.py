"""Screens that leave less room than a window should have: everything is on them, and no word is cut."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication, QMainWindow, QScrollArea, QWidget
from shiboken6 import isValid

from samba_desktop.store.store import Store
from samba_desktop.ui.history.replay_window import ReplayWindow
from samba_desktop.ui.kit import window_place
from samba_desktop.ui.kit.window_place import SMALLEST, smallest_on
from samba_desktop.ui.table.commands import COMMANDS
from samba_desktop.ui.window.main_window import MainWindow
from tests.ui.fitting import is_cut, seen
from tests.ui.test_fits import QUIET, SCREENS, come, language  # noqa: F401 - a fixture

SCREEN = (960, 540)
"""1920 x 1080 at 200 %."""
DIALOGS = ("new", "rules", "settings", "keys", "about", "history", "statistics", "coded deal")


@pytest.fixture
def code():
    """Speak the language with the longest words."""
    return "de"


@pytest.fixture
def size(monkeypatch):
    """Give every window the smallest size that such a screen asks for."""
    room = window_place.QRect(0, 0, *SCREEN)
    monkeypatch.setattr(window_place, "smallest_on", lambda _room, wished=SMALLEST: smallest_on(room, wished))
    return smallest_on(room)


def check(shown, size):
    assert shown.width() <= size.width()
    assert shown.height() <= size.height()
    here = [one for one in seen(shown) if one is shown or shown.isAncestorOf(one)]
    assert not [one.text() for one in here if is_cut(one)]
    for one in here:
        if isinstance(one, QScrollArea) and one.widget():
            assert one.widget().width() <= one.viewport().width()


@pytest.mark.parametrize("name", SCREENS)
def test_what_is_seen_seldom_fits(name, language, size, qtbot):  # noqa: F811
    table = QWidget()
    qtbot.addWidget(table)
    # Under title and menus.
    table.resize(size - QSize(0, 35))
    table.show()
    shown = SCREENS[name](table, language)
    come(shown, qtbot)
    if isinstance(shown, QMainWindow | ReplayWindow):
        shown.resize(size)
        qtbot.wait(300)
    elif shown.isWindow():
        shown.resize(shown.size().boundedTo(size))
    for _ in range(3):
        QApplication.processEvents()

    check(shown, size if shown.isWindow() else table.size())
    if isValid(shown):
        shown.close()


@pytest.mark.parametrize("name", DIALOGS)
def test_what_the_menus_open_fits(name, language, size, qtbot, tmp_path):  # noqa: F811
    with Store.open(tmp_path) as store:
        window = MainWindow(store, tmp_path, language, QUIET)
        qtbot.addWidget(window)
        window.resize(size)
        window.show()
        assert window.size() == size

        window.table.do(COMMANDS[name])
        qtbot.wait(50)

        found = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
        assert found
        for one in found:
            if isValid(one):
                one.resize(
                    one.size().boundedTo(size) if one.minimumSize() != one.maximumSize() else one.size()
                )
                check(one, size)
        for one in found:
            if isValid(one):
                one.close()
        window.close()
