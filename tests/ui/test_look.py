"""The look: it grows with the window, follows the table, and its words can be read on their grounds."""

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QLabel, QSlider, QStyle, QStyleOptionSlider, QVBoxLayout, QWidget

from samba_desktop.store.preferences import Cloth
from samba_desktop.ui.kit import look
from samba_desktop.ui.kit.controls import Segments, SwitchBox, button
from samba_desktop.ui.kit.look import (
    CHROMES,
    CONTRAST_CHROME,
    HARBOUR_CHROME,
    INK,
    LAGOON_CHROME,
    NIGHT_CHROME,
    PAPER,
    chrome,
    chrome_of,
)
from samba_desktop.ui.kit.shared_words import counted
from samba_desktop.ui.table.appearance import CLOTHS

PLAIN, HIGH = 4.5, 7.0
"""The least contrast of words by the accessibility guidelines of the web, AA and AAA."""
UNUSABLE = 3.0
"""Of words that are not in force, for which those guidelines ask nothing."""
RING = 3.0
"""Of the ring at the focus against what is beside it."""
NAMES = ("lagoon", "harbour", "night", "contrast")


@pytest.fixture(params=CHROMES, ids=NAMES)
def worn(request):
    return request.param


def brightness(name: str) -> float:
    colour = QColor(name)
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    red, green, blue = (one / 12.92 if one <= 0.04045 else ((one + 0.055) / 1.055) ** 2.4 for one in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(ink: str, ground: str) -> float:
    dark, light = sorted((brightness(ink), brightness(ground)))
    return (light + 0.05) / (dark + 0.05)


def test_words_can_be_read_on_their_ground(worn):
    least = HIGH if worn == CONTRAST_CHROME else PLAIN

    for ground in (worn.ground, worn.sunk, worn.raised, worn.button, worn.button_hover):
        assert contrast(worn.text, ground) >= least
    for ground in (worn.ground, worn.sunk, worn.raised):
        for ink in (worn.dim, worn.warning, worn.gold):
            assert contrast(ink, ground) >= least, (ink, ground)
    for ground in (worn.primary, worn.primary_hover, worn.chosen):
        assert contrast(worn.primary_text, ground) >= least
    assert contrast(INK, worn.gold) >= least
    assert contrast(INK, PAPER) >= HIGH


def test_words_that_are_not_in_force_are_still_to_be_read(worn):
    for ground in (worn.ground, worn.sunk, worn.raised):
        assert contrast(worn.faint, ground) >= (HIGH if worn == CONTRAST_CHROME else UNUSABLE)


def test_a_line_in_a_chart_can_be_told_from_its_ground(worn):
    for name in worn.table.avatars:
        assert contrast(name, worn.raised) >= UNUSABLE


def test_every_table_has_colours_around_it():
    assert [chrome_of(CLOTHS[cloth]) for cloth in Cloth] == [
        LAGOON_CHROME,
        HARBOUR_CHROME,
        NIGHT_CHROME,
        CONTRAST_CHROME,
    ]
    assert len({one.ground for one in CHROMES}) == len(CHROMES)


def test_what_is_dressed_follows_the_table(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.setObjectName("ground")
    inside, switch = QLabel("Words"), SwitchBox("on")
    column = QVBoxLayout(window)
    column.addWidget(inside)
    column.addWidget(switch)
    look.dress(window, 1.3, "QLabel { border-color: $edge; }")
    before = window.grab().toImage().pixelColor(1, 1).name()

    look.wear(NIGHT_CHROME)

    assert before == LAGOON_CHROME.ground
    assert chrome() == NIGHT_CHROME
    assert window.grab().toImage().pixelColor(1, 1).name() == NIGHT_CHROME.ground
    assert NIGHT_CHROME.edge in window.styleSheet()
    assert inside.font().pixelSize() == look.pixels(look.TEXT_SIZE, 1.3)
    switch.setChecked(True)
    middle = switch.grab().toImage().pixelColor(switch.width() // 2, switch.height() // 2).name()
    assert middle == NIGHT_CHROME.chosen


def test_the_scale_follows_the_window_within_bounds():
    sizes = [QSize(640, 480), QSize(1024, 640), QSize(1366, 768), QSize(1920, 1080), QSize(3840, 2160)]

    scales = [look.scale_for(size) for size in sizes]

    assert scales == sorted(scales)
    assert scales[0] >= look.TINIEST
    assert scales[1] >= 0.85
    assert scales[-1] <= 1.7
    assert scales[2] == pytest.approx(1.0)


def test_plain_size_gives_way_only_where_a_small_screen_has_no_room_for_it():
    scales = [look.plain_scale(size) for size in (QSize(1024, 640), QSize(960, 520), QSize(1, 1))]

    assert scales == [1.0, 0.8, look.TINIEST]


@pytest.mark.parametrize("percent", range(90, 175, 5))
def test_the_knob_of_a_slider_is_round_at_every_scale(qtbot, percent):
    slider = QSlider(Qt.Orientation.Horizontal)
    qtbot.addWidget(slider)
    look.dress(slider, percent / 100)
    slider.resize(400, slider.sizeHint().height())
    slider.setValue(50)
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    knob = slider.style().subControlRect(
        QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, slider
    )

    painted = slider.grab().toImage()

    paint = painted.pixelColor(knob.center())
    assert painted.pixelColor(knob.topLeft() + QPoint(knob.width() // 2, 1)) == paint
    assert painted.pixelColor(knob.topLeft()) != paint


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


def at_the_edge(button):
    """List the colours from outside to the middle of a button that are not mixed of two."""
    picture = button.grab().toImage()
    middle = picture.height() // 2
    row = [picture.pixelColor(x, middle).name() for x in range(12)]
    return [
        colour for at, colour in enumerate(row) if colour in row[at + 1 : at + 2] and colour not in row[:at]
    ]


@pytest.mark.parametrize("scale", [1.0, 1.7])
def test_the_ring_is_seen_on_the_button_that_enter_presses_and_on_what_is_chosen(qtbot, worn, scale):
    look.wear(worn)
    window = QWidget()
    qtbot.addWidget(window)
    window.setObjectName("ground")
    primary, segments = button("Go on", primary=True), Segments("One of two", 2)
    segments.offer(("This", "That"), 0)
    column = QVBoxLayout(window)
    column.addWidget(primary)
    column.addWidget(segments)
    look.dress(window, scale)
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    for one, ground in ((primary, worn.primary), (segments.buttons[0], worn.chosen)):
        one.setFocus()
        ring, line, inside = at_the_edge(one)
        assert inside == ground
        for left, right in ((worn.ground, ring), (ring, line), (line, inside)):
            assert contrast(left, right) >= RING
    assert len(at_the_edge(primary)) <= 2
    look.wear(LAGOON_CHROME)
