"""Nothing is cut and nothing touches, at all sizes of the window and in languages that need more room."""

import itertools

import pytest
from PySide6.QtWidgets import QApplication, QLabel, QPushButton

from samba_desktop.engine.rules.kinds import Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.rules.games import Game, preset_game
from samba_desktop.ui.rules_dialog.lists import ValueList
from samba_desktop.ui.rules_dialog.option_row import OptionRow
from samba_desktop.ui.toggles import Tick
from tests.ui.padded import LONG, LongTranslator

SIZES = [(1024, 640), (1920, 1080), (3840, 2160)]
SWEDISH = PRESETS["swedish-samba"]


@pytest.fixture(params=["english", "longer"])
def language(request, qapp):
    """English, and a language that is 40 % longer."""
    if request.param == "english":
        yield ENGLISH
        return
    translator = LongTranslator()
    QApplication.installTranslator(translator)
    yield LONG
    QApplication.removeTranslator(translator)


@pytest.fixture(params=SIZES, ids=lambda size: "x".join(map(str, size)))
def dialog(request, show, language, changed, qtbot):
    game = Game(SWEDISH.id, changed(group_ratio_rule=Ratio.MAJORITY, deck_count=1, sequences_enabled=False))
    return show(game, match=preset_game(PRESETS["bolivia"]), size=request.param, language=language)


def test_the_dialog_is_no_larger_than_the_window(dialog):
    room = dialog.parentWidget().size()

    assert dialog.width() <= room.width()
    assert dialog.height() <= room.height()
    assert dialog.minimumSizeHint().width() <= dialog.width()
    assert dialog.minimumSizeHint().height() <= dialog.height()


def test_buttons_and_labels_have_room_for_their_words(dialog):
    buttons = (one for one in dialog.findChildren(QPushButton) if is_seen(one, dialog))
    cut = [one.text() for one in buttons if one.width() < one.sizeHint().width()]
    labels = (one for one in dialog.findChildren(QLabel) if is_seen(one, dialog))
    cut += [one.text() for one in labels if is_cut(one)]

    assert cut == []


def is_seen(one, dialog):
    return one.isVisible() and one.window() is dialog


def is_cut(one):
    if one.wordWrap():
        return one.heightForWidth(one.width()) > one.height()
    return one.sizeHint().width() > one.width() or one.sizeHint().height() > one.height()


def test_the_words_of_a_row_touch_nothing(dialog):
    for row in dialog.options.rows.values():
        rooms = [words.room for words in row._words]
        rooms.append(row.control.widget.geometry())
        if row._back is not None and row._back.isVisible():
            rooms.append(row._back.geometry())

        assert all(row.rect().contains(room) for room in rooms), row.name
        pairs = itertools.combinations(rooms, 2)
        assert not any(one.intersects(other) for one, other in pairs), row.name


def test_a_control_fits_into_its_column(dialog):
    for row in dialog.options.rows.values():
        widget = row.control.widget

        assert widget.minimumSizeHint().width() <= widget.width(), row.name
        layout = widget.layout()
        if layout is not None and layout.hasHeightForWidth():
            assert layout.totalHeightForWidth(widget.width()) <= widget.height(), row.name


def test_ticks_show_all_lines_of_their_words(dialog):
    dialog.options.complete()

    low = [one.text() for one in dialog.findChildren(Tick) if one.height() < one.heightForWidth(one.width())]

    assert low == []


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800)], ids=str)
def test_a_list_that_opens_shows_most_choices_whole_and_tells_the_others_by_a_tooltip(show, size):
    dialog = show(preset_game(SWEDISH), size=size)

    boxes = [row.control.widget.box for row in dialog.findChildren(OptionRow) if is_list(row)]

    cut = [one for one in boxes if one.width() < one.sizeHint().width()]
    assert len(boxes) > 10
    assert len(cut) <= 1
    assert all(one.toolTip() == one.currentText() for one in boxes)


def is_list(row):
    return isinstance(row.control.widget, ValueList)


def test_the_groups_to_go_to_are_called_by_their_whole_names(show):
    groups = show(preset_game(SWEDISH), size=(1024, 640)).filters.groups

    assert groups.width() >= groups.sizeHint().width()
