"""A rules page as a document with small pictures of cards, on the screen and on paper; writes no rule."""

import re

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QFont,
    QImage,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QTextBlock,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import FONT_FAMILY, LAGOON
from samba_desktop.texts.page.formats import CARDS
from samba_desktop.ui.chrome import INK
from samba_desktop.ui.look import pixels
from samba_desktop.ui.table.appearance import fit_deck

Heaps = tuple[tuple[Card, ...], ...]
ADDRESS = re.compile(f'src="({CARDS}[^"]*)"')
CARD = 2.8
"""The width of a card, in sizes of the type."""
STEP = 0.52
"""From one card to the next, in card widths."""
APART = 0.4
"""From one heap of cards to the next, in card widths."""
RED, GOOD, BAD = "#b3122a", "#1c7a4f", "#b3261e"
LINE, SHADE = "#cfc8b0", "#efe9d6"
STYLE = """
h1 {{ color: {head}; font-size: {h1}px; font-weight: 700; margin-bottom: 2px; }}
h2 {{ color: {head}; font-size: {h2}px; font-weight: 700; margin-top: {space}px; margin-bottom: {tight}px; }}
p {{ line-height: 140%; margin-top: {tight}px; margin-bottom: {small}px; color: {ink}; }}
p.lead {{ font-style: italic; }}
p.term {{ line-height: 130%; margin-top: 2px; margin-bottom: 2px; }}
p.picture {{ line-height: 100%; margin-top: {small}px; margin-bottom: 0px; }}
p.said {{ margin-top: 0px; }}
ol, ul {{ margin-top: {tight}px; margin-bottom: {small}px; }}
li {{ line-height: 135%; margin-bottom: {tight}px; color: {ink}; }}
th {{ background-color: {shade}; color: {ink}; font-weight: 700; padding: {tight}px {wide}px; }}
td {{ color: {ink}; padding: {tight}px {wide}px; }}
table.grid {{ border-collapse: collapse; border: 1px solid {line}; }}
table.grid {{ margin-top: {tight}px; margin-bottom: {small}px; }}
table.grid td, table.grid th {{ border: 1px solid {line}; }}
table.examples td {{ padding: {tight}px {small}px {tight}px 0px; vertical-align: middle; }}
.red {{ color: {red}; }}
.good {{ color: {good}; font-weight: 700; }}
.bad {{ color: {bad}; font-weight: 700; }}
"""
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


class RulesPaper:
    """Makes documents of rules pages, with the cards of one deck."""

    def __init__(self, pictures: CardPixmaps) -> None:
        self._pictures = pictures

    def fit(self, rules: Rules) -> None:
        """Let the cards wear what they mean under these rules."""
        fit_deck(self._pictures, rules)

    def write(self, document: QTextDocument, html: str, size: int, ratio: float, room: float) -> None:
        """Set a page into a document in type `size` pixels high, its pictures sharp at a pixel ratio.

        No picture is wider than `room`, in the pixels of the type.
        """
        font = QFont(FONT_FAMILY)
        font.setPixelSize(size)
        document.clear()
        document.setDefaultFont(font)
        document.setDefaultStyleSheet(_style(size))
        shown = {address: _heaps(address) for address in ADDRESS.findall(html)}
        widest = max(map(_width, shown.values()), default=1.0)
        card = int(min(size * CARD, room / widest))
        for address, heaps in shown.items():
            image = self._picture(heaps, card, ratio)
            document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(address), image)
        document.setHtml(html)

    def _picture(self, heaps: Heaps, card: int, ratio: float) -> QImage:
        """Draw heaps of cards side by side, the cards of a heap over one another."""
        wide, high = round(_width(heaps) * card * ratio), round(card * CARD_ASPECT * ratio)
        image = QImage(wide, high, QImage.Format.Format_ARGB32_Premultiplied)
        image.setDevicePixelRatio(ratio)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        left = 0.0
        for heap in heaps:
            for one in heap:
                # On whole device pixels, or the edges of the cards would blur.
                at = QPointF(round(left * card * ratio) / ratio, 0)
                painter.drawPixmap(at, self._pictures.pixmap(one, card, ratio))
                left += STEP
            left += 1 - STEP + APART
        painter.end()
        return image


def _width(heaps: Heaps) -> float:
    """Say how wide heaps lie, in card widths."""
    return sum(1 + STEP * (len(heap) - 1) for heap in heaps) + APART * (len(heaps) - 1)


def _heaps(address: str) -> Heaps:
    heaps = address.removeprefix(CARDS).split("_")
    return tuple(read_cards(heap.replace(".", " ")) for heap in heaps)


def _style(size: int) -> str:
    lengths = {"h1": 1.7, "h2": 1.28, "space": 1.5, "tight": 0.25, "small": 0.5, "wide": 0.6}
    return STYLE.format(
        head=LAGOON.felt_dark,
        ink=INK,
        line=LINE,
        shade=SHADE,
        red=RED,
        good=GOOD,
        bad=BAD,
        **{name: pixels(length * size) for name, length in lengths.items()},
    )


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
