"""Where the window comes up: where it was, and always where it can be seen and taken hold of."""

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtWidgets import QMainWindow

from samba_desktop.ui.window_place import FIRST_SIZE, first_size, kept_place, mended, restore_place

LEFT, RIGHT = QRect(0, 0, 1920, 1080), QRect(1920, 200, 1366, 768)
SMALLEST = QSize(1024, 640)


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
    window = QMainWindow()
    qtbot.addWidget(window)
    assert window.screen().availableSize().width() < FIRST_SIZE.width()

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
    size = first_size(screen)

    assert size != FIRST_SIZE
    assert size.height() <= screen.height() - 40


def test_a_large_screen_shows_the_first_size():
    assert first_size(LEFT) == FIRST_SIZE
