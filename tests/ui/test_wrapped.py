"""Labels that wrap their words: as high as those are now, wider or narrower, shorter or longer."""

import pytest
from PySide6.QtWidgets import QVBoxLayout, QWidget

from samba_desktop.scene.kit import load_fonts
from samba_desktop.ui.kit.controls import label
from samba_desktop.ui.kit.look import dress

WORDS = "A discard is risky when it is seldom meant, such as that of a wild card."


@pytest.fixture
def window(qtbot):
    load_fonts()
    made = QWidget()
    qtbot.addWidget(made)
    return made


@pytest.fixture
def shown(window):
    made = label(WORDS, "small", wraps=True)
    QVBoxLayout(window).addWidget(made)
    dress(window)
    window.resize(160, 300)
    window.show()
    return made


def test_a_label_that_becomes_wider_needs_less_height(shown):
    line = shown.fontMetrics().height()
    assert shown.minimumHeight() > 2 * line

    shown.window().resize(900, 300)

    assert shown.minimumHeight() == line


def test_a_label_whose_words_become_fewer_needs_less_height(shown):
    shown.setText("A discard")

    assert shown.minimumHeight() == shown.fontMetrics().height()
