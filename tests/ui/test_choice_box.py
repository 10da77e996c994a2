"""A list that opens: the words in it are whole wherever they have room."""

import pytest
from PySide6.QtWidgets import QHBoxLayout, QStyleOptionComboBox, QWidget

from samba_desktop.scene.kit import load_fonts
from samba_desktop.ui.kit.controls import ChoiceBox
from samba_desktop.ui.kit.look import dress

WORDS = (
    "Karten springen",
    "Runde 12 von 12",
    "Gesehen von Annika",
    "Klassisches Canasta",
    "Cards jump",
    "Du",
)
SCALES = tuple(round(0.88 + 0.02 * step, 2) for step in range(43))
"""From the smallest to the largest, and so close to one another that every size of the type is among them."""
Policy = ChoiceBox.SizeAdjustPolicy


def shown(box):
    option = QStyleOptionComboBox()
    box.initStyleOption(option)
    return option.currentText


@pytest.mark.parametrize("policy", [Policy.AdjustToContents, Policy.AdjustToContentsOnFirstShow])
@pytest.mark.parametrize("words", WORDS)
def test_words_are_whole_in_a_window_that_grows(qtbot, words, policy):
    load_fonts()
    window, box = QWidget(), ChoiceBox()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    box.setSizeAdjustPolicy(policy)
    box.addItems(["…", words])
    box.setCurrentIndex(1)
    row.addWidget(box)
    row.addStretch(1)
    dress(window)
    window.resize(900, 120)
    window.show()

    for scale in SCALES:
        dress(window, scale)
        row.activate()
        assert shown(box) == words, scale


def test_a_box_that_is_to_be_short_stays_short(qtbot):
    box = ChoiceBox()
    qtbot.addWidget(box)
    box.setSizeAdjustPolicy(Policy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(4)
    before = box.sizeHint().width()

    box.addItem("What is much longer than four letters")

    assert box.sizeHint().width() == before
    box.resize(box.sizeHint())
    assert shown(box).endswith("…")
