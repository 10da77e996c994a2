"""What is closed is given back: windows, matches and dialogs leave nothing behind, however many they were."""

import gc
import weakref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.store.preferences import Preferences, Speed
from samba_desktop.store.store import Store, begin
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.window.main_window import MainWindow

SEATING = Seating(4, Shape.TWO_PAIRS)
PLANS = (SeatPlan("Ada", PERSON), *(SeatPlan(name, "medium") for name in ("Bo", "Cy", "Di")))
TIMES = 10
LEFT = 2
"""The one that is there now, and the one before, which is given back when the next match begins."""


class Census:
    """Counts those that are still there of all that were ever noted."""

    def __init__(self):
        self._noted = {}

    def note(self, what, *ones):
        self._noted.setdefault(what, weakref.WeakSet()).update(ones)

    def left(self, what):
        return len(self._noted[what])


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


def new_window(store, tmp_path):
    window = MainWindow(store, tmp_path, ENGLISH, Preferences(speed=Speed.FAST))
    window.resize(1280, 800)
    window.show()
    return window


def sit_down(window, store, seed):
    _, match = begin(store, Record(Rules(), SEATING, PLANS, seed))
    window.open(match)
    for _ in range(3):
        window.scene.finish()
        rest()


def rest():
    for _ in range(3):
        QApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def test_windows_that_were_closed_are_given_back(qtbot, store, tmp_path):
    census = Census()
    for seed in range(TIMES):
        window = new_window(store, tmp_path)
        sit_down(window, store, seed)
        census.note("windows", window)
        census.note("scenes", window.scene)
        census.note("cards", *window.scene.cards.items)
        cards = len(window.scene.cards.items)
        window.close()
        window.deleteLater()
        del window
        rest()
    gc.collect()

    assert census.left("windows") <= LEFT
    assert census.left("scenes") <= LEFT
    assert census.left("cards") <= LEFT * cards


def test_matches_that_were_left_are_given_back(qtbot, store, tmp_path):
    window = new_window(store, tmp_path)
    qtbot.addWidget(window)
    census = Census()
    for seed in range(TIMES):
        sit_down(window, store, seed)
        census.note("matches", window.table.controller.match)
        census.note(
            "parts", window.table.controller, window.table.person, window.table.pace, window.table.opponents
        )
        census.note("cards", *window.scene.cards.items)
        cards = len(window.scene.cards.items)
    parts = len(window.findChildren(QWidget))
    sit_down(window, store, TIMES)

    assert census.left("matches") <= LEFT
    assert census.left("parts") <= LEFT * 4
    assert census.left("cards") <= LEFT * cards
    assert len(window.findChildren(QWidget)) <= parts
    window.close()


DIALOGS = ("about", "settings", "new", "rules", "rules in force", "replay", "open", "save")


@pytest.mark.parametrize("name", DIALOGS)
def test_dialogs_that_were_closed_are_given_back(qtbot, store, tmp_path, name):
    window = new_window(store, tmp_path)
    qtbot.addWidget(window)
    sit_down(window, store, 1)
    census, counts = Census(), []
    for _ in range(4):
        window.menus.actions[name].trigger()
        rest()
        opened = [one for one in QApplication.topLevelWidgets() if one.isVisible() and one is not window]
        assert len(opened) == 1
        census.note("dialogs", *opened)
        opened.pop().close()
        rest()
        gc.collect()
        counts.append((len(window.findChildren(QDialog)), len(window.findChildren(QWidget))))

    # The page of the rules stays, to be shown again.
    assert census.left("dialogs") <= 1
    assert counts[1:] == counts[1:2] * 3
    window.close()
