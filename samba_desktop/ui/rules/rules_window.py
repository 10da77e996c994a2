"""The rules in force as a page, to be read, printed and saved."""

import re
from itertools import pairwise
from pathlib import Path

from PySide6.QtCore import (
    QBuffer,
    QEvent,
    QIODevice,
    QMarginsF,
    QPointF,
    QRectF,
    QSize,
    QSizeF,
    Qt,
    QUrl,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFont,
    QImage,
    QKeySequence,
    QPagedPaintDevice,
    QPageLayout,
    QPageSize,
    QPainter,
    QPdfWriter,
    QResizeEvent,
    QShortcut,
    QShowEvent,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSplitter,
    QTextBrowser,
    QTextEdit,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import Preset
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.engine.wording import shown
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import FONT_FAMILY, LAGOON
from samba_desktop.scene.tips import tip, titled
from samba_desktop.store.files import write_whole
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.page.chapter import Page
from samba_desktop.texts.page.formats import CARDS, as_html
from samba_desktop.texts.page.pages import History, RulesPage
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import INK, PAPER, TEXT_SIZE, dialog_scale, dress, outermost, pixels
from samba_desktop.ui.kit.shared_words import counted
from samba_desktop.ui.kit.window_place import file_place
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


ZOOMS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4)
PLAIN = ZOOMS.index(1.0)
FOUND = "#f7e3a6"
POSITION = Qt.ItemDataRole.UserRole
SIZE, SMALLEST = (1000, 720), (600, 380)
"""Of the window at scale 1, in pixels."""
SHARE = 0.94
"""Of the screen, at most: the system puts a frame around the window."""
CONTENTS = 272
"""The width of the contents at scale 1."""
PAPER_MARGIN = 20.0
"""Of a sheet of paper, in millimetres."""
COLUMN, ROOMY = 44, 32
"""The widest column of text, and the least where examples stand beside their cards, in sizes of the type."""
MARGIN = 1.8
"""At least so much is left free beside the text, in sizes of the type."""


class RulesWindow(QWidget):
    """Shows a rules page beside the table.

    Whoever has rules to show makes one `RulesWindow(parent)`, hands them over with `show_rules` and calls
    `show`; the same window can be handed others at any time. `pictures` is the deck whose style the cards
    have.
    """

    def __init__(self, parent: QWidget | None = None, pictures: CardPixmaps | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Rules"))
        self._scale = dialog_scale(parent)
        # A deck of its own, for its cards may mean something else than those on the table.
        self._paper = RulesPaper(CardPixmaps(pictures.style if pictures else None))
        self._page = Page("", "", ())
        self._zoom = PLAIN
        self._at = -1
        self._places: list[QTextCursor] = []
        self._make()
        self._lay_out()
        self._join()
        dress(self, self._scale)
        wanted = QSize(*(pixels(length, self._scale) for length in SIZE))
        room = self.screen().availableSize().expandedTo(outermost(self).size())
        self.resize(wanted.boundedTo(room * SHARE))
        self.setMinimumSize(*SMALLEST)

    def show_rules(  # noqa: PLR0913 - whose rules they are, and for which table
        self,
        preset: Preset,
        language: Language = ENGLISH,
        rules: Rules | None = None,
        *,
        title: str = "",
        players: int | None = None,
        shape: Shape | None = None,
    ) -> None:
        """Show the page of a rule set.

        `rules` where they differ from the preset, `title` the name of somebody's own rules. With `players`
        the page is written for that table alone, in the usual teams where no `shape` is named; without, for
        every count that the rules offer.
        """
        rules = rules or preset.rules
        seating = None
        if players is not None:
            usual = (*rules.shapes(players), Shape.SOLO)[0]
            seating = Seating(players, shape or usual)
        self._paper.fit(rules)
        self._page = RulesPage(language).page(preset, rules, title, seating)
        self.setWindowTitle(titled(self.tr("Rules: {name}").format(name=self._page.title)))
        self._write()

    def show_history(self, language: Language = ENGLISH) -> None:
        """Show the page about the game in place of rules."""
        self._page = History(language).page()
        self.setWindowTitle(titled(self._page.title))
        self.page.setAccessibleName(self._page.title)
        self._write()

    def _make(self) -> None:
        self.page = RulesBrowser(self._paper)
        self.page.setAccessibleName(self.tr("The rules"))
        self.contents = QListWidget()
        self.contents.setAccessibleName(self.tr("Contents"))
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.setWordWrap(True)
        self.search = QLineEdit()
        self.search.setAccessibleName(self.tr("Search in the rules"))
        self.search.setPlaceholderText(self.tr("Search, e.g. red three"))
        self.search.setClearButtonEnabled(False)
        self.found = label("", "small")
        self.smaller = button(self.tr("A−", "smaller type"))
        self.bigger = button(self.tr("A+", "bigger type"))
        self.save = button(self.tr("Save as PDF…"))
        self.paper = button(self.tr("Print…"))
        for one, name in ((self.smaller, self.tr("Smaller type")), (self.bigger, self.tr("Bigger type"))):
            one.setAccessibleName(name)
            one.setToolTip(tip(name))

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(pixels(8, self._scale))
        head.addWidget(self.search, 3)
        head.addWidget(self.found)
        head.addStretch(1)
        for one in (self.smaller, self.bigger, self.save, self.paper):
            head.addWidget(one)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.contents)
        split.addWidget(self.page)
        contents = pixels(CONTENTS, self._scale)
        split.setSizes([contents, pixels(SIZE[0], self._scale) - contents])
        split.setStretchFactor(1, 1)
        split.setHandleWidth(pixels(12, self._scale))
        whole = QVBoxLayout(self)
        whole.setContentsMargins(*(pixels(side, self._scale) for side in (16, 14, 16, 16)))
        whole.setSpacing(pixels(12, self._scale))
        whole.addLayout(head)
        whole.addWidget(split, 1)
        buttons = (self.smaller, self.bigger, self.save, self.paper)
        for before, after in pairwise((self.search, self.contents, self.page, *buttons)):
            QWidget.setTabOrder(before, after)

    def _join(self) -> None:
        self.contents.currentItemChanged.connect(self._on_section)
        self.page.written.connect(self._on_written)
        self.page.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(lambda: self._step(1))
        self.smaller.clicked.connect(lambda: self.zoom(-1))
        self.bigger.clicked.connect(lambda: self.zoom(1))
        self.save.clicked.connect(self._on_save)
        self.paper.clicked.connect(self._on_print)
        keys = QKeySequence.StandardKey
        for key, do in (
            (keys.ZoomIn, lambda: self.zoom(1)),
            (QKeySequence("Ctrl+="), lambda: self.zoom(1)),
            (keys.ZoomOut, lambda: self.zoom(-1)),
            (QKeySequence("Ctrl+0"), lambda: self.zoom(PLAIN - self._zoom)),
            (keys.Find, self._to_search),
            (keys.FindNext, lambda: self._step(1)),
            (keys.FindPrevious, lambda: self._step(-1)),
            (keys.Save, self._on_save),
            (keys.Print, self._on_print),
            (QKeySequence("Esc"), self._on_escape),
        ):
            QShortcut(QKeySequence(key), self, do)

    def zoom(self, steps: int) -> None:
        """Make the type of the page bigger or smaller by steps."""
        zoom = min(len(ZOOMS) - 1, max(0, self._zoom + steps))
        if zoom != self._zoom:
            self._zoom = zoom
            self._write()

    @property
    def type_size(self) -> int:
        """The height of the page's plain type in pixels."""
        return pixels(TEXT_SIZE + 1, ZOOMS[self._zoom] * self._scale)

    def _write(self) -> None:
        self.page.show_page(self._page, self.type_size)

    def _on_written(self) -> None:
        """List the contents and light the places anew."""
        self.contents.blockSignals(True)
        self.contents.clear()
        for block in self.page.headings():
            self._add_entry(block)
        self.contents.blockSignals(False)
        self._on_search(self.search.text())
        self._on_scrolled(self.page.verticalScrollBar().value())

    def _add_entry(self, block: QTextBlock) -> None:
        entry = QListWidgetItem(block.text())
        entry.setData(POSITION, block.position())
        font = entry.font()
        font.setBold(block.blockFormat().headingLevel() == 1)
        entry.setFont(font)
        self.contents.addItem(entry)

    def _on_section(self, entry: QListWidgetItem | None) -> None:
        if entry is not None:
            self.page.go_to(int(entry.data(POSITION)))

    def _on_scrolled(self, value: int) -> None:
        """Mark the section that is being read, where the contents don't have the keys themselves."""
        if self.contents.hasFocus():
            return
        line = value + self.type_size * 3
        tops = [
            self.page.top_of(int(self.contents.item(row).data(POSITION)))
            for row in range(self.contents.count())
        ]
        row = max(0, sum(top <= line for top in tops) - 1)
        self.contents.blockSignals(True)
        self.contents.setCurrentRow(row)
        self.contents.blockSignals(False)

    def _on_search(self, text: str) -> None:
        """Light all places and go to the first."""
        self._places = _places(self.page.document(), text.strip())
        self._at = -1
        count = len(self._places)
        self.found.setText(counted(self.tr("%n place(s) found", "", count), count) if text.strip() else "")
        self._light()
        if count:
            self._step(1)

    def _step(self, way: int) -> None:
        """Go to the next or the previous place."""
        if not self._places:
            return
        count = len(self._places)
        self._at = (self._at + way) % count
        self.found.setText(self.tr("{at} of {count}").format(at=self._at + 1, count=count))
        cursor = QTextCursor(self._places[self._at])
        cursor.setPosition(cursor.selectionStart())
        self.page.show_place(cursor)
        self._light()

    def _light(self) -> None:
        lights = []
        for at, place in enumerate(self._places):
            light = QTextEdit.ExtraSelection()
            shape = QTextCharFormat()
            shape.setBackground(QColor(LAGOON.gold if at == self._at else FOUND))
            # The stubs know these two as values that cannot be set.
            setattr(light, "cursor", place)  # noqa: B010
            setattr(light, "format", shape)  # noqa: B010
            lights.append(light)
        self.page.setExtraSelections(lights)

    def _to_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def _on_escape(self) -> None:
        """Empty the search, and close the window where there is none."""
        if self.search.text():
            self.search.clear()
        else:
            self.close()

    def _on_save(self) -> None:
        """Ask for a file and save the page there."""
        kinds = self.tr("PDF files (*.pdf)")
        name, _ = QFileDialog.getSaveFileName(
            self, self.tr("Save the rules"), str(Path(file_place(), f"{self._page.title}.pdf")), kinds
        )
        if name:
            self.save_as(Path(name).with_suffix(".pdf"))

    def save_as(self, file: Path) -> None:
        """Save the page as a PDF file, and say how that went."""
        written = QBuffer()
        written.open(QIODevice.OpenModeFlag.WriteOnly)
        writer = QPdfWriter(written)
        writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
        writer.setTitle(self._page.title)
        self._printed(writer)
        try:
            # Qt itself would write through links, and wait for pipes.
            write_whole(file, bytes(written.data().data()))
        except SaveError:
            self.found.setText(self.tr("{file} can't be written").format(file=shown(file.name)))
            return
        self.found.setText(self.tr("Saved as {file}").format(file=shown(file.name)))

    def _on_print(self) -> None:
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setDocName(self._page.title)
        dialog = QPrintDialog(printer, self)
        if dialog.exec() == QPrintDialog.DialogCode.Accepted and not self._printed(printer):
            self.found.setText(self.tr("The printer can't be reached"))

    def _printed(self, device: QPagedPaintDevice) -> bool:
        margin = QMarginsF(PAPER_MARGIN, PAPER_MARGIN, PAPER_MARGIN, PAPER_MARGIN)
        device.setPageMargins(margin, QPageLayout.Unit.Millimeter)
        return print_page(self._paper, as_html(self._page), self._page.title, device) > 0


def _places(document: QTextDocument, text: str) -> list[QTextCursor]:
    """Find all places of a text, whatever its capitals."""
    places: list[QTextCursor] = []
    if not text:
        return places
    place = document.find(text)
    while not place.isNull():
        places.append(place)
        place = document.find(text, place)
    return places


class RulesBrowser(QTextBrowser):
    """Shows a page in type of any size."""

    written = Signal()
    """The page was set anew, and whatever pointed into it is void."""

    def __init__(self, paper: RulesPaper, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._paper = paper
        self._page = Page("", "", ())
        self._size = 1
        self._stacked = False
        self._is_due = False
        """Whether there is a page that was not written yet, for nobody could see it."""
        self.setOpenLinks(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        # Everything fits: text wraps, and cards are made as small as they have to be.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # A bar that came with the text would change the room while the text is being written.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)

    def show_page(self, page: Page, size: int) -> None:
        """Show a page in type `size` pixels high, at the place where the one before was."""
        self._page = page
        self._size = size
        self._is_due = True
        if self.isVisible():
            self._write()

    def headings(self) -> list[QTextBlock]:
        """List the headings from top to bottom."""
        found = []
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel() and block.text():
                found.append(block)
            block = block.next()
        return found

    def top_of(self, position: int) -> float:
        """Return how far down the page the block at a position of the text begins."""
        block = self.document().findBlock(position)
        return self.document().documentLayout().blockBoundingRect(block).top()

    def go_to(self, position: int) -> None:
        """Scroll so that the block at a position of the text is at the top."""
        self.verticalScrollBar().setValue(round(self.top_of(position) - self._margin / 2))

    def show_place(self, place: QTextCursor) -> None:
        """Put the cursor at a place and scroll to it, so that what stands around it can be read too."""
        self.setTextCursor(place)
        self.ensureCursorVisible()
        at, high = self.cursorRect().center().y(), self.viewport().height()
        if not high / 6 < at < high * 5 / 6:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + round(at - high / 3))

    @property
    def type_size(self) -> int:
        """The height of plain type in pixels."""
        return self._size

    @property
    def _margin(self) -> int:
        return round(self._size * MARGIN)

    @property
    def _room(self) -> float:
        return min(self.viewport().width() - 2 * self._margin, COLUMN * self._size)

    def _write(self) -> None:
        self._is_due = False
        self._stacked = self._room < ROOMY * self._size
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        # The colours of the page are its own, whatever those of the window are.
        self.setStyleSheet(
            f"QTextBrowser {{ font-size: {self._size}px; background: {PAPER}; color: {INK}; }}"
        )
        html = as_html(self._page, stacked=self._stacked)
        self._paper.write(self.document(), html, self._size, self.devicePixelRatioF(), self._room)
        self._centre()
        self.written.emit()
        bar.setValue(round(share * bar.maximum()))

    def _centre(self) -> None:
        """Keep the column of text in the middle."""
        side = max(self._margin, (self.viewport().width() - COLUMN * self._size) // 2)
        frame = self.document().rootFrame()
        shape = frame.frameFormat()
        shape.setLeftMargin(side)
        shape.setRightMargin(side)
        shape.setTopMargin(self._margin)
        shape.setBottomMargin(self._margin)
        frame.setFrameFormat(shape)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the page out for the new width."""
        super().resizeEvent(event)
        if self._is_due or event.size().width() == event.oldSize().width():
            return
        if self._stacked or self._room < ROOMY * self._size:
            # There the cards may need another size.
            self._write()
        else:
            self._centre()

    def showEvent(self, event: QShowEvent) -> None:
        """Write the page that waited to be seen."""
        super().showEvent(event)
        if self._is_due:
            self._write()

    def event(self, event: QEvent) -> bool:
        """Draw the cards anew where the screen has other pixels."""
        if event.type() == QEvent.Type.DevicePixelRatioChange and self._page.sections:
            self._write()
        return super().event(event)

    def minimumSizeHint(self) -> QSize:
        """Need room for some words."""
        return QSize(260, 160)
