"""The rules window and the about dialog: everything is found, read and left with the keyboard."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from samba_desktop import __version__
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.scene.fonts import load_fonts
from samba_desktop.ui.about_dialog import AboutDialog
from samba_desktop.ui.rules_window import ZOOMS, RulesWindow

SWEDISH = PRESETS["swedish-samba"]


@pytest.fixture
def window(qtbot):
    load_fonts()
    made = RulesWindow()
    qtbot.addWidget(made)
    made.show_rules(SWEDISH)
    with qtbot.waitExposed(made):
        made.show()
    made.activateWindow()
    return made


def entries(window: RulesWindow) -> list[str]:
    return [window.contents.item(at).text() for at in range(window.contents.count())]


def test_the_contents_are_the_headings_of_the_page(window):
    there = entries(window)

    assert there[0] == "Swedish Samba"
    assert len(there) > 8
    assert all(entry in window.page.toPlainText() for entry in there)


def test_choosing_a_heading_goes_there(window):
    bar = window.page.verticalScrollBar()

    window.contents.setCurrentRow(5)
    first = bar.value()
    window.contents.setCurrentRow(7)

    assert 0 < first < bar.value()


def test_search_counts_its_places_and_enter_goes_from_one_to_the_next(window, qtbot):
    window.search.setFocus()
    qtbot.keyClicks(window.search, "RED three")
    count = window.page.toPlainText().casefold().count("red three")
    assert window.found.text() == f"1 of {count}"

    qtbot.keyClick(window.search, Qt.Key.Key_Return)

    assert window.found.text() == f"2 of {count}"
    assert len(window.page.extraSelections()) == count


def test_search_says_when_there_is_nothing(window, qtbot):
    qtbot.keyClicks(window.search, "trump")

    assert window.found.text() == "0 places found"


def test_the_type_grows_and_shrinks_within_bounds(window):
    plain = window.type_size
    window.zoom(1)
    assert window.type_size > plain

    for _ in ZOOMS:
        window.zoom(-1)

    assert window.type_size < plain
    assert window.page.font().pixelSize() == window.type_size


@pytest.mark.parametrize(("key", "grows"), [(Qt.Key.Key_Plus, True), (Qt.Key.Key_Minus, False)])
def test_control_and_plus_or_minus_zoom(window, qtbot, key, grows):
    plain = window.type_size

    qtbot.keyClick(window, key, Qt.KeyboardModifier.ControlModifier)

    assert (window.type_size > plain) == grows
    assert window.type_size != plain


def test_zooming_keeps_the_search(window, qtbot):
    window.search.setText("wild")
    found = len(window.page.extraSelections())

    window.zoom(2)

    assert len(window.page.extraSelections()) == found > 0


def test_escape_empties_the_search_and_then_closes(window, qtbot):
    window.search.setText("wild")

    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.isVisible()
    assert window.search.text() == ""
    qtbot.keyClick(window, Qt.Key.Key_Escape)

    assert not window.isVisible()


def test_the_window_is_not_modal(window):
    assert not window.isModal()


def test_about_names_version_and_licence(qtbot):
    load_fonts()
    dialog = AboutDialog()
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, on=False)
    qtbot.addWidget(dialog)
    with qtbot.waitExposed(dialog):
        dialog.show()

    said = " ".join(label.text() for label in dialog.findChildren(QLabel))

    assert __version__ in said
    assert "MIT" in said
    for label in dialog.findChildren(QLabel):
        assert label.height() >= label.heightForWidth(label.width())
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
