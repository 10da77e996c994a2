"""The words of a window grow with it once it keeps its size."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from samba_desktop.ui.growing import Growing, scale_in
from samba_desktop.ui.look import TEXT_SIZE, dress, pixels


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.35), ((3840, 2160), 1.7)]
)
def test_words_have_the_usual_size_up_to_a_usual_screen(size, scale):
    assert scale_in(QSize(*size)) == scale


def test_a_window_and_its_parts_are_dressed_anew_when_it_has_grown(qtbot):
    window, part = QWidget(), QWidget()
    qtbot.addWidget(window)
    column, words, inner = QVBoxLayout(window), QLabel("Words"), QLabel("Inner")
    column.addWidget(words)
    column.addWidget(part)
    QVBoxLayout(part).addWidget(inner)
    for one in (window, part):
        dress(one)
    Growing(window, (part,))
    window.show()

    window.resize(3840, 2160)
    qtbot.waitUntil(lambda: words.font().pixelSize() == pixels(TEXT_SIZE, 1.7))
    assert inner.font().pixelSize() == words.font().pixelSize()
    window.resize(1280, 800)

    qtbot.waitUntil(lambda: inner.font().pixelSize() == TEXT_SIZE)
