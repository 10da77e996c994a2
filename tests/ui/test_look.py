"""The look: it grows with the window, and its words can be read on their grounds."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor

from samba_desktop.ui import look
from samba_desktop.ui.wording import counted

CONTRASTS = (
    (look.TEXT, look.GROUND, 7),
    (look.TEXT, look.SUNK, 7),
    (look.TEXT, look.RAISED, 7),
    (look.TEXT, look.BUTTON, 4.5),
    (look.DIM, look.GROUND, 4.5),
    (look.DIM, look.RAISED, 4.5),
    (look.WARNING, look.RAISED, 4.5),
    (look.GOLD, look.RAISED, 4.5),
    (look.COLOURS.primary_text, look.COLOURS.primary, 4.5),
    (look.COLOURS.primary_text, look.CHOSEN, 7),
    (look.INK, look.PAPER, 7),
)


def brightness(name: str) -> float:
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@pytest.mark.parametrize(("ink", "ground", "least"), CONTRASTS)
def test_words_can_be_read_on_their_ground(ink, ground, least):
    dark, light = sorted((brightness(ink), brightness(ground)))

    assert (light + 0.05) / (dark + 0.05) >= least


def test_the_scale_follows_the_window_within_bounds():
    sizes = [QSize(640, 480), QSize(1024, 640), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)]

    scales = [look.scale_for(size) for size in sizes]

    assert scales == sorted(scales)
    assert scales[0] >= 0.85
    assert scales[-1] <= 1.7
    assert scales[2] == pytest.approx(1.0)


def test_the_stylesheet_has_no_open_gaps():
    assert "$" not in look.stylesheet(1.3)


@pytest.mark.parametrize(
    ("text", "n", "said"),
    [
        ("1 card(s)", 1, "1 card"),
        ("3 card(s)", 3, "3 cards"),
        ("2 (is|are) here", 2, "2 are here"),
        ("3 kort", 3, "3 kort"),
    ],
)
def test_english_plurals(text, n, said):
    assert counted(text, n) == said
