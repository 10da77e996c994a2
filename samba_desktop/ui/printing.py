"""A rules page on paper or in a PDF file: pages with numbers; writes no rule."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QFont,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from samba_desktop.scene.kit import FONT_FAMILY
from samba_desktop.ui.chrome import INK
from samba_desktop.ui.rules_paper import RulesPaper

TYPE = 13
"""The height of plain type, in 96ths of an inch."""
UNITS = 96
"""Of the document, per inch."""
RATIO = 4.0
"""Pixels of the pictures per unit."""
FOOT = 30
"""Of each page, for its number, in units."""
LEAST_BELOW = 5
"""Lines that have to fit below a heading on its page."""


def print_page(paper: RulesPaper, html: str, title: str, device: QPagedPaintDevice) -> int:
    """Print a page and return how many sheets it took: none where the device can't be written to."""
    painter = QPainter()
    if not painter.begin(device):
        return 0
    scale = device.logicalDpiX() / UNITS
    painter.scale(scale, scale)
    room = device.pageLayout().paintRect(QPageLayout.Unit.Inch).size() * UNITS
    page = QSizeF(room.width(), room.height() - FOOT)
    document = _document(paper, html, page)
    count = document.pageCount()
    for number in range(count):
        if number:
            device.newPage()
        painter.save()
        painter.translate(0, -number * page.height())
        document.drawContents(painter, QRectF(QPointF(0, number * page.height()), page))
        painter.restore()
        _write_foot(painter, f"{title} · {number + 1}/{count}", QRectF(0, page.height(), page.width(), FOOT))
    painter.end()
    return count


def _document(paper: RulesPaper, html: str, page: QSizeF) -> QTextDocument:
    document = QTextDocument()
    paper.write(document, html, TYPE, RATIO, page.width())
    document.setDocumentMargin(0)
    document.setPageSize(page)
    _keep_headings(document, page)
    return document


def _keep_headings(document: QTextDocument, page: QSizeF) -> None:
    """Begin a new page before a heading that would stand at the bottom of one."""
    block = document.begin()
    while block.isValid():
        if block.blockFormat().headingLevel() and _stands_low(document, block, page.height()):
            shape = block.blockFormat()
            shape.setPageBreakPolicy(QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
            QTextCursor(block).setBlockFormat(shape)
            # Without this, what follows would not be laid out any more.
            document.setPageSize(page)
        block = block.next()


def _stands_low(document: QTextDocument, block: QTextBlock, height: float) -> bool:
    bottom = document.documentLayout().blockBoundingRect(block).bottom()
    return bottom % height > height - LEAST_BELOW * TYPE


def _write_foot(painter: QPainter, text: str, where: QRectF) -> None:
    font = QFont(FONT_FAMILY)
    font.setPixelSize(TYPE - 2)
    painter.setFont(font)
    painter.setPen(INK)
    painter.drawText(where, int(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignBottom), text)
