"""A dialog lies over its window and on the screen."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QDialog, QWidget

from samba_desktop.ui.kit.window_place import ASIDE, SETTLED, centred, open_centred, put_over

SCREEN = QRect(0, 0, 1366, 768)
PLACE = QRect(0, 0, 400, 300)


def test_a_dialog_comes_over_the_middle_of_its_window():
    found = centred(PLACE, QRect(200, 100, 1000, 600), SCREEN)

    assert found == QRect(500, 250, 400, 300)


@pytest.mark.parametrize("corner", [QPoint(-500, -400), QPoint(1300, 700)])
def test_it_stays_on_the_screen_where_its_window_does_not(corner):
    found = centred(PLACE, QRect(corner, SCREEN.size()), SCREEN)

    assert SCREEN.contains(found)


@pytest.mark.parametrize(("aside", "stays"), [(10, True), (ASIDE + 150, False)])
def test_a_dialog_that_came_up_elsewhere_is_brought_back(qtbot, aside, stays):
    window = QWidget()
    qtbot.addWidget(window)
    window.setGeometry(0, 0, 800, 600)
    window.show()
    dialog = QDialog(window)
    dialog.resize(300, 200)
    open_centred(dialog, window)
    middle = window.frameGeometry().center() - QPoint(150, 100)
    dialog.move(middle + QPoint(0, aside))

    qtbot.wait(SETTLED + 100)

    moved = (dialog.pos() - middle).manhattanLength()
    assert (moved == aside) if stays else (moved < 3)


def test_a_window_is_put_over_the_one_that_opens_it(qtbot):
    window, opened = QWidget(), QWidget()
    for one in (window, opened):
        qtbot.addWidget(one)
    window.setGeometry(100, 80, 600, 400)
    window.show()
    opened.resize(300, 200)

    put_over(opened, window)
    opened.show()

    assert (opened.geometry().center() - window.geometry().center()).manhattanLength() < 10


def test_a_window_that_is_nearly_as_high_as_the_screen_keeps_its_lower_edge_on_it(qtbot):
    window, opened = QWidget(), QWidget()
    for one in (window, opened):
        qtbot.addWidget(one)
    room = window.screen().availableGeometry()
    window.setGeometry(room)
    opened.resize(300, room.height() - 50)

    put_over(opened, window)

    assert opened.pos().y() + opened.height() + 40 <= room.bottom()
