"""What lies around the table follows the table that is chosen, at once and in everything that is open."""

import pytest

from samba_desktop.store.preferences import Cloth, Preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.kit.look import CONTRAST_CHROME, HARBOUR_CHROME, LAGOON_CHROME, NIGHT_CHROME
from samba_desktop.ui.window.main_window import MainWindow
from samba_desktop.ui.window.settings_dialog import SettingsDialog


@pytest.fixture
def open_window(qtbot, tmp_path):
    with Store.open(tmp_path) as store:

        def opened(preferences):
            shown = MainWindow(store, tmp_path, ENGLISH, preferences)
            qtbot.addWidget(shown)
            shown.show()
            return shown

        yield opened


def colour_at(widget, x, y):
    return widget.grab().toImage().pixelColor(x, y).name()


def menu_ground(window):
    bar = window.menuBar()
    return colour_at(bar, bar.width() - 3, bar.height() // 2)


def test_a_window_begins_in_the_colours_of_the_table_that_was_chosen(open_window):
    window = open_window(Preferences(cloth=Cloth.HARBOUR))

    assert menu_ground(window) == HARBOUR_CHROME.sunk


def test_window_menus_log_and_the_dialog_itself_follow_a_choice_and_its_cancelling(open_window):
    window = open_window(Preferences())
    window.show_log()
    window.change_settings()
    dialog = window.findChild(SettingsDialog)

    def grounds():
        return menu_ground(window), colour_at(dialog, 1, 1), colour_at(window.dock.log.view, 8, 8)

    lagoon = (LAGOON_CHROME.sunk, LAGOON_CHROME.ground, LAGOON_CHROME.sunk)
    assert grounds() == lagoon
    for at, chrome in ((2, NIGHT_CHROME), (3, CONTRAST_CHROME)):
        dialog.choices["cloth"][1].buttons[at].click()
        assert grounds() == (chrome.sunk, chrome.ground, chrome.sunk)

    dialog.reject()

    assert menu_ground(window) == LAGOON_CHROME.sunk
