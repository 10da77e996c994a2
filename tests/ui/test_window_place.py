"""Where the window comes up: where it was, and always where it can be seen and taken hold of."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QMainWindow, QWidget

from samba_desktop.ui.kit.window_place import (
    FIRST_SIZE,
    LEAST,
    SmallestSize,
    kept_place,
    mended,
    put_in_place_of,
    restore_place,
    size_within,
    smallest_on,
)

LEFT, RIGHT = QRect(0, 0, 1920, 1080), QRect(1920, 200, 1366, 768)
SMALLEST = QSize(1024, 640)
TITLE = 32
"""Pixels that a title bar takes above a window."""


class Screen:
    """A screen of some size."""

    def __init__(self, wide, high):
        self._room = QRect(0, 0, wide, high)

    def availableGeometry(self):
        return self._room


class Desk(QWidget):
    """A window that a test finds on the screen it wants, and that tells how it was placed."""

    def __init__(self, wide, high):
        super().__init__()
        self._screen, self.places = Screen(wide, high), []

    def screen(self):
        return self._screen

    def setGeometry(self, *place):
        self.places.append(place)
        super().setGeometry(*place)


@pytest.mark.parametrize("place", [QRect(100, 50, 1280, 800), QRect(1950, 210, 1200, 700), LEFT])
def test_a_place_that_is_seen_stays(place):
    assert mended(place, [LEFT, RIGHT], SMALLEST) == place


@pytest.mark.parametrize(
    "place",
    [
        QRect(5000, 100, 1280, 800),
        QRect(-4000, 100, 1280, 800),
        QRect(100, 1070, 1280, 800),
        QRect(100, -790, 1280, 800),
        QRect(100, -60, 1280, 800),
        QRect(-1200, 100, 1280, 800),
        QRect(0, 0, 3000, 2000),
    ],
)
def test_a_place_that_is_off_the_screens_is_mended(place):
    found = mended(place, [LEFT], SMALLEST)

    assert LEFT.contains(found)
    assert found.width() >= SMALLEST.width()
    assert found.top() >= LEFT.top() + TITLE


def test_a_window_too_large_for_its_screen_keeps_its_title_bar_there():
    found = mended(QRect(0, 0, 1280, 800), [QRect(0, 0, 960, 540)], QSize(944, 492))

    assert QRect(0, TITLE, 960, 540 - TITLE).contains(found)


def test_a_screen_that_is_gone_leaves_its_windows_to_the_nearest():
    found = mended(QRect(2000, 300, 1200, 700), [LEFT], SMALLEST)

    assert LEFT.contains(found)
    assert found.size() == QSize(1200, 700)


def test_without_screens_nothing_is_moved():
    assert mended(QRect(9000, 0, 10, 10), [], SMALLEST) == QRect(9000, 0, 10, 10)


def test_the_place_comes_back(qtbot):
    first, second = QMainWindow(), QMainWindow()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    room = first.screen().availableGeometry()
    first.setGeometry(room.x() + 20, room.y() + 30, 400, 300)

    restore_place(second, kept_place(first))

    assert second.size() == QSize(400, 300)


@pytest.mark.parametrize("kept", ["", "nonsense", "AAEC", "ÄÖ"])
def test_without_a_sound_place_the_window_fills_a_small_screen(qtbot, kept):
    window = Desk(1180, 760)
    qtbot.addWidget(window)

    restore_place(window, kept)

    assert window.isMaximized()


def test_a_kept_place_on_a_small_screen_stays_a_window(qtbot):
    first, second = QMainWindow(), QMainWindow()
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.resize(500, 400)

    restore_place(second, kept_place(first))

    assert not second.isMaximized()


@pytest.mark.parametrize("screen", [QRect(0, 0, 1366, 768), QRect(0, 0, 1280, 800), QRect(0, 24, 1440, 820)])
def test_the_first_size_leaves_room_for_the_frame(screen):
    size = size_within(screen)

    assert size != FIRST_SIZE
    assert size.height() <= screen.height() - 40


def test_a_large_screen_shows_the_first_size():
    assert size_within(LEFT) == FIRST_SIZE


def test_at_the_first_start_the_desktop_finds_the_place(qtbot):
    window = Desk(1920, 1080)
    qtbot.addWidget(window)

    restore_place(window, "")

    assert window.size() == FIRST_SIZE
    assert window.places == []
    assert not window.isMaximized()


@pytest.mark.parametrize("screen", [(1092, 614), (1024, 640), (960, 540), (910, 512), (683, 384)])
def test_on_a_screen_that_is_too_small_the_window_fills_it(qtbot, screen):
    window, table = Desk(*screen), QWidget()
    qtbot.addWidget(window)
    table.setParent(window)
    table.setMinimumSize(800, 500)

    SmallestSize(window, table)
    restore_place(window, "")

    assert window.isMaximized()
    assert window.places == []
    assert window.minimumWidth() <= screen[0]
    assert window.minimumHeight() <= screen[1] - TITLE
    assert table.minimumWidth() <= window.minimumWidth() - 200


@pytest.mark.parametrize("screen", [(1366, 768), (1280, 720), (1920, 1080)])
def test_where_there_is_room_no_window_falls_below_what_the_table_needs(screen):
    assert smallest_on(QRect(0, 0, *screen)) == SMALLEST


def test_on_a_tiny_screen_everything_can_still_be_reached():
    assert smallest_on(QRect(0, 0, 320, 200)) == LEAST


def test_the_smallest_size_follows_the_window_onto_another_screen(qtbot):
    window, table = Desk(960, 540), QWidget()
    qtbot.addWidget(window)
    table.setParent(window)
    table.setMinimumSize(800, 500)
    smallest = SmallestSize(window, table)
    window.show()

    smallest.fit(Screen(1920, 1080))

    assert window.minimumSize() == SMALLEST
    assert table.minimumSize() == QSize(800, 500)
    smallest.fit(None)
    assert window.minimumSize() == SMALLEST


def test_a_window_beside_one_that_fills_the_screen_fills_it_too_and_leaves_its_place_to_the_desktop(qtbot):
    first, second = Desk(960, 540), Desk(960, 540)
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    restore_place(first, "")
    first.show()

    put_in_place_of(second, first)

    assert second.isMaximized()
    assert second.places == []
    assert second.width() <= 960


def test_a_window_beside_another_has_its_place(qtbot):
    first, second = Desk(1920, 1080), Desk(1920, 1080)
    qtbot.addWidget(first)
    qtbot.addWidget(second)
    first.setGeometry(60, 50, 1100, 700)

    put_in_place_of(second, first)

    assert second.geometry() == QRect(60, 50, 1100, 700)
