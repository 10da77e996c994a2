"""The window comes forward when the game is started once more."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from samba_desktop.app import Forward
from samba_desktop.store.single_instance import CALL_FILE, call_forward


@pytest.fixture
def window(qtbot):
    made = QWidget()
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_minimized_window_comes_back(window, tmp_path, qtbot):
    window.setWindowState(Qt.WindowState.WindowMinimized)
    Forward(window, tmp_path)

    (tmp_path / CALL_FILE).touch()

    qtbot.waitUntil(lambda: not window.isMinimized())
    assert not (tmp_path / CALL_FILE).exists()


def test_a_call_from_before_the_start_is_answered_by_the_start_itself(window, tmp_path):
    (tmp_path / CALL_FILE).touch()

    Forward(window, tmp_path)

    assert not (tmp_path / CALL_FILE).exists()
    assert not call_forward(tmp_path, patience=0)
