"""The window with the rules in force: contents, the page, search and zoom; writes no rule itself."""

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QKeySequence,
    QShortcut,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
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

from samba_desktop.engine.rules.presets import Preset
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.rules_page import rules_html
from samba_desktop.ui.controls import button, label
from samba_desktop.ui.look import COLOURS, GOLD, INK, PAPER, TEXT_SIZE, dress, pixels
from samba_desktop.ui.wording import counted

ZOOMS = (0.8, 0.9, 1.0, 1.15, 1.3, 1.5, 1.75, 2.0, 2.4)
PLAIN = ZOOMS.index(1.0)
FOUND = "#f7e3a6"
BLOCK = Qt.ItemDataRole.UserRole
MARGIN = 30
"""Of the page, in pixels."""
STYLE = """
h1 {{ color: {head}; font-size: {h1}px; font-weight: 700; margin-bottom: 4px; }}
h2 {{ color: {head}; font-size: {h2}px; font-weight: 700; margin-top: {space}px; margin-bottom: 4px; }}
h3 {{ color: {head}; font-size: {h3}px; font-weight: 700; margin-top: 12px; margin-bottom: 2px; }}
p {{ line-height: 140%; margin-top: 4px; margin-bottom: 8px; }}
li {{ line-height: 135%; margin-bottom: 4px; }}
"""


class RulesWindow(QWidget):
    """Shows a rules page beside the table."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Rules"))
        self._language = ENGLISH
        self._html = ""
        self._zoom = PLAIN
        self._at = -1
        self._make()
        self._lay_out()
        self._join()
        dress(self)
        self.resize(980, 700)
        self.setMinimumSize(560, 360)

    def show_rules(self, preset: Preset, language: Language = ENGLISH, rules: Rules | None = None) -> None:
        """Show the page of a rule set; `rules` where they differ from the preset."""
        self._language = language
        self._html = rules_html(preset, language, rules)
        self._write()

    def _make(self) -> None:
        self.page = QTextBrowser()
        self.page.setAccessibleName(self.tr("The rules"))
        self.page.setOpenLinks(False)
        self.page.setFrameShape(QFrame.Shape.NoFrame)
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
        for one, name in ((self.smaller, self.tr("Smaller type")), (self.bigger, self.tr("Bigger type"))):
            one.setAccessibleName(name)
            one.setToolTip(name)

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(self.search, 1)
        head.addWidget(self.found)
        head.addStretch(1)
        head.addWidget(self.smaller)
        head.addWidget(self.bigger)
        split = QSplitter(Qt.Orientation.Horizontal)
        split.setChildrenCollapsible(False)
        split.addWidget(self.contents)
        split.addWidget(self.page)
        split.setSizes([250, 730])
        split.setStretchFactor(1, 1)
        split.setHandleWidth(12)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(16, 14, 16, 16)
        whole.setSpacing(12)
        whole.addLayout(head)
        whole.addWidget(split, 1)
        for one, other in ((self.search, self.contents), (self.contents, self.page)):
            QWidget.setTabOrder(one, other)

    def _join(self) -> None:
        self.contents.currentItemChanged.connect(self._on_section)
        self.search.textChanged.connect(self._on_search)
        self.search.returnPressed.connect(lambda: self._step(1))
        self.smaller.clicked.connect(lambda: self.zoom(-1))
        self.bigger.clicked.connect(lambda: self.zoom(1))
        keys = QKeySequence.StandardKey
        for key, do in (
            (keys.ZoomIn, lambda: self.zoom(1)),
            (QKeySequence("Ctrl+="), lambda: self.zoom(1)),
            (keys.ZoomOut, lambda: self.zoom(-1)),
            (QKeySequence("Ctrl+0"), lambda: self.zoom(PLAIN - self._zoom)),
            (keys.Find, self._to_search),
            (keys.FindNext, lambda: self._step(1)),
            (keys.FindPrevious, lambda: self._step(-1)),
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
        return pixels(TEXT_SIZE + 1, ZOOMS[self._zoom])

    def _write(self) -> None:
        """Set the page anew, and stay at the same place."""
        bar = self.page.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        size = self.type_size
        sizes = {"h1": size * 1.7, "h2": size * 1.28, "h3": size * 1.1, "space": size * 1.4}
        style = STYLE.format(head=COLOURS.felt_dark, **{name: round(value) for name, value in sizes.items()})
        document = self.page.document()
        document.setDefaultStyleSheet(style)
        document.setDocumentMargin(MARGIN)
        self.page.setStyleSheet(f"QTextBrowser {{ font-size: {size}px; background: {PAPER}; color: {INK}; }}")
        self.page.setHtml(self._html)
        self._list_contents()
        self._on_search(self.search.text())
        bar.setValue(round(share * bar.maximum()))

    def _list_contents(self) -> None:
        self.contents.blockSignals(True)
        self.contents.clear()
        block = self.page.document().begin()
        while block.isValid():
            level = block.blockFormat().headingLevel()
            if level in {1, 2} and block.text():
                self._add_entry(block, level)
            block = block.next()
        self.contents.blockSignals(False)

    def _add_entry(self, block: QTextBlock, level: int) -> None:
        entry = QListWidgetItem(block.text())
        entry.setData(BLOCK, block.position())
        font = entry.font()
        font.setBold(level == 1)
        entry.setFont(font)
        self.contents.addItem(entry)

    def _on_section(self, entry: QListWidgetItem | None) -> None:
        if entry is None:
            return
        layout = self.page.document().documentLayout()
        block = self.page.document().findBlock(int(entry.data(BLOCK)))
        self.page.verticalScrollBar().setValue(round(layout.blockBoundingRect(block).top()) - MARGIN // 2)

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
        self.page.setTextCursor(cursor)
        self.page.ensureCursorVisible()
        self._light()

    def _light(self) -> None:
        lights = []
        for at, place in enumerate(self._places):
            light = QTextEdit.ExtraSelection()
            shape = QTextCharFormat()
            shape.setBackground(QColor(GOLD if at == self._at else FOUND))
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
