"""The settings: each change is told at once, a cancel brings the old ones back, and all goes by keys."""

from types import SimpleNamespace

import pytest
from msgspec.structs import fields
from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget

from samba_desktop.scene.kit import load_fonts
from samba_desktop.store.preferences import Back, Cloth, ConfirmDiscards, Motion, Preferences, Speed
from samba_desktop.ui.kit.look import dress
from samba_desktop.ui.window.settings_dialog import Sample, SettingsDialog
from tests.ui.padded import LongTranslator

NOT_THERE = {"hand_order", "player_name", "window", "new_match", "others", "typed_commands"}
"""What is chosen elsewhere."""


@pytest.fixture
def show(qtbot):
    load_fonts()
    windows = []

    def dialog(preferences=None, size=(1280, 800)):
        window = QWidget()
        window.resize(*size)
        windows.append(window)
        qtbot.addWidget(window)
        made = SettingsDialog(preferences or Preferences(), window)
        made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        told = []
        made.changed.connect(told.append)
        with qtbot.waitActive(made):
            made.show()
            made.activateWindow()
        return made, told

    yield dialog
    windows.clear()


@pytest.fixture
def longer(qapp):
    translator = LongTranslator()
    qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


def press(qtbot, dialog, field, at):
    qtbot.mouseClick(dialog.choices[field][1].buttons[at], Qt.MouseButton.LeftButton)


CHANGES = [
    ("language", 4, "sv"),
    ("own_letters", 1, True),
    ("cloth", 3, Cloth.CONTRAST),
    ("four_colours", 1, True),
    ("large_index", 1, True),
    ("back", 2, Back.CARNIVAL),
    ("text_percent", 2, 130),
    ("speed", 0, Speed.OFF),
    ("motion", 1, Motion.FULL),
    ("confirm_discards", 2, ConfirmDiscards.ALWAYS),
    ("confirm_going_out", 0, False),
    ("moments", 0, False),
    ("take_back_wait", 0, 0),
    ("sounds", 0, False),
]


@pytest.fixture
def telling_system(monkeypatch):
    told = SimpleNamespace(motionPreference=lambda: SimpleNamespace(name="NoPreference"))
    monkeypatch.setattr("samba_desktop.ui.window.settings_dialog.system_hints", lambda: told)


def test_motion_is_asked_about_only_where_the_system_can_tell(show, monkeypatch):
    monkeypatch.setattr("samba_desktop.ui.window.settings_dialog.system_hints", object)

    dialog, _ = show()

    assert "motion" not in dialog.choices
    assert "speed" in dialog.choices


@pytest.mark.usefixtures("telling_system")
@pytest.mark.parametrize(("field", "at", "value"), CHANGES)
def test_a_choice_is_told_at_once(show, qtbot, field, at, value):
    dialog, told = show()

    press(qtbot, dialog, field, at)

    assert [getattr(one, field) for one in told] == [value]


def test_everything_that_is_chosen_for_good_is_there():
    shown = {field for field, _, _ in CHANGES} | {"volume"}

    assert {one.name for one in fields(Preferences)} - NOT_THERE == shown


def test_what_was_chosen_before_is_shown(show):
    kept = Preferences(cloth=Cloth.NIGHT, speed=Speed.SLOW, volume=30)

    dialog, told = show(kept)

    assert dialog.choices["cloth"][1].at == 2
    assert dialog.choices["speed"][1].at == 3
    assert dialog.volume.value() == 30
    assert not told


def test_cancel_brings_back_what_was_there(show, qtbot):
    kept = Preferences(cloth=Cloth.NIGHT, volume=30)
    dialog, told = show(kept)
    press(qtbot, dialog, "cloth", 1)
    dialog.volume.setValue(80)

    qtbot.keyClick(dialog, Qt.Key.Key_Escape)

    assert told[-1] == kept
    assert not dialog.isVisible()


def test_done_keeps_what_was_chosen(show, qtbot):
    dialog, told = show()
    press(qtbot, dialog, "cloth", 1)

    qtbot.keyClick(dialog, Qt.Key.Key_Return)

    assert len(told) == 1
    assert not dialog.isVisible()


def test_the_usual_settings_leave_alone_what_is_chosen_elsewhere(show, qtbot):
    dialog, told = show(Preferences(cloth=Cloth.NIGHT, volume=30, player_name="Åsa", window="AAEC"))
    restore = next(one for one in dialog.findChildren(QPushButton) if "usual" in one.text())

    qtbot.mouseClick(restore, Qt.MouseButton.LeftButton)

    assert told == [Preferences(player_name="Åsa", window="AAEC")]


@pytest.mark.parametrize("field", ["cloth", "four_colours", "large_index", "back", "text_percent"])
def test_the_sample_looks_as_the_table_will(show, qtbot, field):
    dialog, _ = show()
    before = dialog.sample.grab().toImage()

    press(qtbot, dialog, field, 1)

    assert dialog.sample.grab().toImage() != before


def test_without_sounds_the_volume_is_out_of_use(show, qtbot):
    dialog, _ = show()

    press(qtbot, dialog, "sounds", 0)

    assert not dialog.volume.isEnabled()


def test_keys_alone_reach_and_change_everything(show, qtbot):
    dialog, told = show()
    reached = set()
    for _ in range(60):
        now = QApplication.focusWidget()
        assert now is not None
        assert not now.visibleRegion().isEmpty(), "what has the keys is not seen"
        reached.add(now)
        qtbot.keyClick(now, Qt.Key.Key_Tab)

    for _, segments in dialog.choices.values():
        assert reached & set(segments.buttons)
    assert dialog.volume in reached
    green = dialog.choices["cloth"][1].buttons[0]
    green.setFocus()
    qtbot.keyClick(green, Qt.Key.Key_Right)
    dialog.volume.setFocus()
    qtbot.keyClick(dialog.volume, Qt.Key.Key_Right)
    assert told[-1] == Preferences(cloth=Cloth.HARBOUR, volume=70)


def test_every_choice_has_a_name_for_screen_readers(show):
    dialog, _ = show()

    for choice, segments in dialog.choices.values():
        name = choice.name.replace("&", "")
        assert segments.accessibleName() == name
        assert all(one.accessibleDescription() == name for one in segments.buttons)
        assert all(one.text() for one in segments.buttons)
    assert dialog.volume.accessibleName()
    assert dialog.sample.accessibleName()


def test_no_two_keys_are_the_same(show):
    dialog, _ = show()
    texts = [one.text() for one in dialog.findChildren(QLabel) if one.buddy()]
    texts += [one.text() for one in dialog.findChildren(QPushButton) if "&" in one.text()]

    keys = [text[text.index("&") + 1].lower() for text in texts]

    assert sorted(set(keys)) == sorted(keys)


@pytest.mark.parametrize("size", [(1024, 640), (1280, 800), (1920, 1080)])
def test_longer_texts_fit_the_smallest_window_too(show, longer, size):
    dialog, _ = show(size=size)
    QApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)

    assert dialog.width() <= size[0]
    assert dialog.height() <= size[1]
    area = dialog.findChild(QScrollArea)
    assert area.widget().width() <= area.viewport().width()
    for one in dialog.findChildren(QPushButton):
        if one.isVisible():
            assert one.width() >= one.minimumSizeHint().width()
    for one in area.findChildren(QLabel):
        assert one.height() >= one.heightForWidth(one.width())
        assert one.width() >= one.minimumSizeHint().width()


def test_the_words_of_the_sample_grow_with_the_window(qtbot):
    load_fonts()

    def high(scale):
        sample = Sample("It is your turn.", "A table", Preferences())
        qtbot.addWidget(sample)
        dress(sample, scale)
        sample.resize(440, 900)
        picture = sample.grab().toImage()
        rows = range(4, 60)
        light = [y for y in rows if any(picture.pixelColor(x, y).lightness() > 200 for x in range(20, 420))]
        return max(light) - min(light)

    assert high(1.7) > 1.4 * high(1.0)
