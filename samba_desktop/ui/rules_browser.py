"""The part of the rules window that shows the page: a column of text that is never too wide to read."""

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent, QTextBlock, QTextCursor
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget

from samba_desktop.texts.page.chapter import Page
from samba_desktop.texts.page.formats import as_html
from samba_desktop.ui.chrome import INK, PAPER
from samba_desktop.ui.rules_paper import RulesPaper

COLUMN, ROOMY = 44, 32
"""The widest column of text, and the least where examples stand beside their cards, in sizes of the type."""
MARGIN = 1.8
"""At least so much is left free beside the text, in sizes of the type."""


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
