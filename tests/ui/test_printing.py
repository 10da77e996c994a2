"""Rules on paper: every page numbered, and no heading left alone at the foot of one."""

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QPdfWriter

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import load_fonts
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.page.formats import as_html
from samba_desktop.texts.page.pages import RulesPage
from samba_desktop.ui import printing
from samba_desktop.ui.rules_paper import RulesPaper

A4 = QSizeF(642, 940)
"""The room on a sheet, in the units of the document."""


@pytest.fixture
def paper(qapp):
    load_fonts()
    return RulesPaper(CardPixmaps())


@pytest.mark.parametrize("preset", ["swedish-samba", "samba-500", "bolivia"])
def test_no_heading_stands_alone_at_the_foot_of_a_page(paper, preset):
    document = printing._document(paper, as_html(RulesPage(ENGLISH).page(PRESETS[preset])), A4)
    layout, block, headings = document.documentLayout(), document.begin(), 0

    while block.isValid():
        if block.blockFormat().headingLevel():
            headings += 1
            bottom = layout.blockBoundingRect(block).bottom() % A4.height()
            assert bottom <= A4.height() - printing.LEAST_BELOW * printing.TYPE
        block = block.next()

    assert headings > 10
    assert layout.blockBoundingRect(document.lastBlock()).height() > 0
    assert 4 < document.pageCount() < 16


def test_a_page_is_printed_on_several_sheets(paper, tmp_path):
    file = tmp_path / "rules.pdf"
    html = as_html(RulesPage(ENGLISH).page(PRESETS["dutch-samba"]))

    sheets = printing.print_page(paper, html, "Dutch Samba", QPdfWriter(str(file)))

    assert sheets > 4
    assert file.read_bytes().count(b"/Type /Page\n") == sheets
