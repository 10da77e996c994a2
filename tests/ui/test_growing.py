"""The words of a window grow with it once it keeps its size."""

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.ui.kit.look import TEXT_SIZE, TINIEST, dress, pixels
from samba_desktop.ui.kit.window_place import Growing, scale_in


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1.0), ((1920, 1080), 1.0), ((2560, 1440), 1.35), ((3840, 2160), 1.7)]
)
def test_words_have_the_usual_size_up_to_a_usual_screen(size, scale):
    assert scale_in(QSize(*size)) == scale


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 621), 1.0), ((1092, 599), 0.9), ((960, 530), 0.8), ((640, 340), TINIEST)]
)
@pytest.mark.parametrize("wished", [1.0, 1.5])
def test_words_give_way_only_where_a_small_screen_has_no_room_for_them(size, scale, wished):
    assert scale_in(QSize(*size), wished) == scale


@pytest.fixture
def scene():
    return TableScene(CardPixmaps())


@pytest.fixture
def parts(qtbot, scene):
    """Show a window, and words in it and in a part of it that was dressed by itself."""
    window, part = QWidget(), QWidget()
    qtbot.addWidget(window)
    column, words, inner = QVBoxLayout(window), QLabel("Words"), QLabel("Inner")
    column.addWidget(words)
    column.addWidget(part)
    QVBoxLayout(part).addWidget(inner)
    for one in (window, part):
        dress(one)
    Growing(window, scene, (part,))
    window.show()
    return window, words, inner


def test_a_window_and_its_parts_are_dressed_anew_when_it_has_grown(qtbot, parts):
    window, words, inner = parts

    window.resize(3840, 2160)
    qtbot.waitUntil(lambda: words.font().pixelSize() == pixels(TEXT_SIZE, 1.7))
    assert inner.font().pixelSize() == words.font().pixelSize()
    window.resize(1280, 800)

    qtbot.waitUntil(lambda: inner.font().pixelSize() == TEXT_SIZE)


def test_a_part_that_comes_later_is_dressed_like_the_others(qtbot, scene):
    window, early, late = QWidget(), QWidget(), QWidget()
    for one in (window, early, late):
        qtbot.addWidget(one)
        dress(one)
    growing = Growing(window, scene, (early,))
    window.resize(3840, 2160)
    window.show()
    qtbot.waitUntil(lambda: early.font().pixelSize() == pixels(TEXT_SIZE, 1.7))

    growing.take(late)
    assert late.font().pixelSize() == early.font().pixelSize()
    window.resize(1280, 800)

    qtbot.waitUntil(lambda: late.font().pixelSize() == TEXT_SIZE)


def test_words_follow_those_of_the_table_but_are_never_smaller_than_usual(qtbot, scene, parts):
    window, words, inner = parts
    window.resize(1920, 1080)

    scene.set_font_scale(1.3)
    qtbot.waitUntil(lambda: words.font().pixelSize() == pixels(TEXT_SIZE, 1.3))
    assert inner.font().pixelSize() == words.font().pixelSize()
    scene.set_font_scale(0.8)

    qtbot.waitUntil(lambda: inner.font().pixelSize() == TEXT_SIZE)


@pytest.mark.parametrize(
    ("size", "scale"), [((1024, 640), 1.0), ((1366, 768), 1.2), ((1920, 1080), 1.5), ((3840, 2160), 1.7)]
)
def test_larger_words_that_are_wished_for_need_room(size, scale):
    assert scale_in(QSize(*size), 1.5) == scale
