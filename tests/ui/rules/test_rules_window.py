"""The rules window, its pages on paper and the about dialog: everything is found, read and left by keys."""

import pytest
from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QPdfWriter, QTextDocument, QTextFormat
from PySide6.QtWidgets import QLabel, QWidget

from samba_desktop import __version__
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.page.formats import as_html
from samba_desktop.texts.page.pages import RulesPage
from samba_desktop.ui.kit.look import INK
from samba_desktop.ui.rules import rules_window as printed_rules
from samba_desktop.ui.rules.rules_window import COLUMN, SIZE, ZOOMS, RulesPaper, RulesWindow
from samba_desktop.ui.window.about_dialog import AboutDialog

SWEDISH = PRESETS["swedish-samba"]
A4 = QSizeF(642, 940)
"""The room on a sheet, in the units of the document."""


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


def test_the_window_is_smaller_than_the_screen(qtbot):
    made = RulesWindow()
    qtbot.addWidget(made)
    room = made.screen().availableSize()

    assert made.width() < room.width()
    assert made.height() < room.height()


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


def pictures(window: RulesWindow) -> list[str]:
    """List the addresses of the pictures in the page."""
    found = []
    block = window.page.document().begin()
    while block.isValid():
        at = block.begin()
        while not at.atEnd():
            shape = at.fragment().charFormat()
            if shape.isImageFormat():
                found.append(shape.toImageFormat().name())
            at += 1
        block = block.next()
    return found


def image(window: RulesWindow, address: str):
    return window.page.document().resource(QTextDocument.ResourceType.ImageResource.value, address)


def margins(window: RulesWindow) -> tuple[float, float]:
    shape = window.page.document().rootFrame().frameFormat()
    return shape.leftMargin(), shape.rightMargin()


def test_the_examples_show_their_cards(window):
    shown = pictures(window)

    assert "cards:KS.KH.2C" in shown
    assert "cards:10S_6S.7S.8S_9S" in shown
    assert all(image(window, address).width() > 20 for address in shown)


def test_the_cards_grow_with_the_type_and_fit_the_page(window, qtbot):
    before = image(window, "cards:KS.KH.2C").width()
    window.zoom(3)
    bigger = image(window, "cards:KS.KH.2C").width()

    window.resize(QSize(window.minimumWidth(), 500))
    qtbot.waitUntil(lambda: image(window, "cards:KS.KH.2C").width() < bigger)

    assert bigger > before
    room = window.page.viewport().width() - sum(margins(window))
    assert max(image(window, address).width() for address in pictures(window)) <= room


def test_the_page_is_written_once_however_narrow_the_window(window, qtbot):
    for zoom in (-4, 8):
        window.zoom(zoom)
        window.resize(window.minimumSize())
        window.resize(900, 600)
        window.resize(window.minimumSize())

        assert entries(window) == list(dict.fromkeys(entries(window)))
        assert window.page.toPlainText().count("Where these rules come from") == 1


def test_a_wide_window_keeps_the_lines_short_and_in_the_middle(window, qtbot):
    window.resize(2600, 700)
    qtbot.waitUntil(lambda: margins(window)[0] > 300)

    left, right = margins(window)

    assert left == right
    assert window.page.viewport().width() - left - right <= COLUMN * window.type_size + 1


def test_the_contents_follow_the_page(window):
    window.search.setFocus()
    bar = window.page.verticalScrollBar()

    bar.setValue(0)
    first = window.contents.currentRow()
    bar.setValue(bar.maximum() // 2)

    assert first == 0
    assert 3 < window.contents.currentRow() < window.contents.count() - 1


def test_the_rules_of_one_table_are_told_for_it_alone(window):
    window.show_rules(SWEDISH, ENGLISH, players=3, shape=Shape.SOLO)

    text = window.page.toPlainText()

    assert "Three players play, each for oneself." in text
    assert "partner" not in text.partition("Where these rules come from")[0].casefold()


def test_own_rules_stand_under_their_name(window):
    rules = with_value(SWEDISH.rules, "target_score", 5000)

    window.show_rules(SWEDISH, ENGLISH, rules, title="Our family's rules")

    assert window.windowTitle() == "Rules: Our family's rules"
    assert entries(window)[0] == "Our family's rules"
    assert "Target of the match: 5,000; in Swedish Samba: 10,000." in window.page.toPlainText()


def test_the_page_is_saved_as_a_pdf_file(window, tmp_path):
    file = tmp_path / "rules.pdf"

    window.save_as(file)

    assert file.read_bytes().startswith(b"%PDF")
    assert file.stat().st_size > 20_000
    assert window.found.text() == "Saved as rules.pdf"


def test_a_file_that_cannot_be_written_is_told(window, tmp_path):
    window.save_as(tmp_path / "nowhere" / "rules.pdf")

    assert window.found.text() == "rules.pdf can't be written"


def test_a_rules_window_over_a_large_one_is_larger(qtbot):
    load_fonts()
    behind = QWidget()
    behind.resize(2560, 1440)
    made = RulesWindow(behind)
    qtbot.addWidget(behind)

    assert made.width() > SIZE[0] * 1.5
    assert made.type_size > 24


def test_the_page_has_its_own_ink(window):
    block = window.page.document().findBlockByNumber(4)
    shape = block.begin().fragment().charFormat()

    assert shape.property(QTextFormat.Property.ForegroundBrush.value).color().name() == INK


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


def test_the_page_about_the_game_tells_of_every_preset(window):
    window.show_history()

    there = entries(window)
    assert there[0] == window.windowTitle() == "About the game"
    assert there[-1] == "Where each rule set comes from"
    told = window.page.toPlainText()
    assert [preset.title for preset in PRESETS.values() if f"\n{preset.title}: " not in told] == []
    window.search.setText("Montevideo")
    assert window.page.textCursor().block().text().startswith("Canasta is said")


@pytest.fixture
def paper(qapp):
    load_fonts()
    return RulesPaper(CardPixmaps())


@pytest.mark.parametrize("preset", ["swedish-samba", "samba-500", "bolivia"])
def test_no_heading_stands_alone_at_the_foot_of_a_page(paper, preset):
    document = printed_rules._document(paper, as_html(RulesPage(ENGLISH).page(PRESETS[preset])), A4)  # noqa: SLF001 - the paper as it is printed
    layout, block, headings = document.documentLayout(), document.begin(), 0

    while block.isValid():
        if block.blockFormat().headingLevel():
            headings += 1
            bottom = layout.blockBoundingRect(block).bottom() % A4.height()
            assert bottom <= A4.height() - printed_rules.LEAST_BELOW * printed_rules.TYPE
        block = block.next()

    assert headings > 10
    assert layout.blockBoundingRect(document.lastBlock()).height() > 0
    assert 4 < document.pageCount() < 16


def test_a_page_is_printed_on_several_sheets(paper, tmp_path):
    file = tmp_path / "rules.pdf"
    html = as_html(RulesPage(ENGLISH).page(PRESETS["dutch-samba"]))

    sheets = printed_rules.print_page(paper, html, "Dutch Samba", QPdfWriter(str(file)))

    assert sheets > 4
    assert file.read_bytes().count(b"/Type /Page\n") == sheets
