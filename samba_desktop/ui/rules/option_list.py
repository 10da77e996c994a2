"""The list of all options in groups; it builds and fills its rows in short steps, so that nothing waits."""

from collections.abc import Iterator
from time import perf_counter

from msgspec import Struct, field
from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QFontMetrics, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from samba_desktop.engine.rules.presets import PRESETS, Preset
from samba_desktop.engine.rules.rules import THEME_OF, Rules, value_of
from samba_desktop.scene.timing import one_shot
from samba_desktop.texts.language import Language
from samba_desktop.ui.kit.controls import label
from samba_desktop.ui.kit.look import chrome
from samba_desktop.ui.rules.option_row import (
    OptionRow,
    PaintedText,
    RowText,
    RowTexts,
    TypeSizes,
    add_text,
    finds,
    paint_texts,
)

RADIUS = 12
BULLET = "•"
SIDE = 10
"""Pixels at each side between the words and the ring at the focus."""
STEP_SECONDS = 0.004
"""For which rows are built or filled before the window gets its turn again."""


class OptionGroup(Struct):
    """A group of options on its card."""

    title: str
    names: tuple[str, ...]
    room: QRect = field(default_factory=QRect)
    """Empty while nothing of the group is shown."""


class OptionSheet(QWidget):
    """The cards under one another, and a bar beside whatever contradicts itself."""

    def __init__(self, sizes: TypeSizes) -> None:
        super().__init__()
        self.setObjectName("clear")
        self._sizes = sizes
        self.cards: list[OptionGroup] = []
        self._troubled: list[QRect] = []
        self._shown: tuple[QRect, ...] = ()

    def show_cards(self, troubled: list[QRect]) -> None:
        """Paint the cards where they are now; `troubled` are the rows with a bar."""
        self._troubled = troubled
        now = (*(QRect(card.room) for card in self.cards), *troubled)
        if now != self._shown:
            self._shown = now
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards with their titles and the bars."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for card in self.cards:
            if not card.room.isEmpty() and card.room.intersects(event.rect()):
                self._paint_card(painter, card)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chrome().warning))
        for room in self._troubled:
            painter.drawRoundedRect(room, 2, 2)
        painter.end()

    def _paint_card(self, painter: QPainter, card: OptionGroup) -> None:
        painter.setPen(QPen(QColor(chrome().edge), 1))
        painter.setBrush(QColor(chrome().raised))
        painter.drawRoundedRect(QRectF(card.room).adjusted(0.5, 0.5, -0.5, -0.5), RADIUS, RADIUS)
        sizes = self._sizes
        painter.setFont(sizes.title)
        painter.setPen(QColor(chrome().dim))
        where = card.room.adjusted(sizes.inset, sizes.inset - 4, -sizes.inset, 0)
        painter.drawText(where, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop), card.title)


class Origin(QWidget):
    """Shows the source of a preset and the decisions about it; takes the keys so that it can be reached."""

    def __init__(self, language: Language, sizes: TypeSizes, parent: QWidget) -> None:
        super().__init__(parent)
        self._language = language
        self._sizes = sizes
        self._source = self._lead = ""
        self._decided: tuple[str, ...] = ()
        self._words: tuple[PaintedText, ...] = ()
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def show_preset(self, preset: Preset, *, changed: bool) -> None:
        """Show what is known about a preset; `changed` says that some rules differ from it."""
        say = self._language.say
        title = say("Presets", preset.title)
        self._source = say("Presets", preset.source)
        if changed:
            self._source += " " + self.tr("Some rules differ from {preset}.").format(preset=title)
        self._decided = tuple(say("Presets", text) for text in preset.decided)
        self._lead = self.tr("Where the source is silent or contradicts itself, this was decided:")
        spoken = [self._source, *((self._lead, *self._decided) if self._decided else ())]
        self.setAccessibleName(" ".join(spoken))
        self.update()

    def matches(self, wanted: str) -> bool:
        """Tell whether a search finds its words here."""
        return finds(wanted, self.accessibleName())

    def height_for(self, width: int) -> int:
        """Lay the sentences out for a width and return the height."""
        sizes = self._sizes
        words: list[PaintedText] = []
        type_, plain, dim = sizes.sentence, chrome().text, chrome().dim
        inner = width - 2 * SIDE
        low = add_text(words, self._source, type_, plain, QRect(SIDE, sizes.pad, inner, 0))
        if self._decided:
            low = add_text(words, self._lead, type_, dim, QRect(SIDE, low + sizes.pad, inner, 0))
        indent = QFontMetrics(type_).horizontalAdvance(BULLET + "  ")
        for text in self._decided:
            top = low + 2 * sizes.line
            add_text(words, BULLET, type_, dim, QRect(SIDE, top, indent, 0))
            low = add_text(words, text, type_, plain, QRect(SIDE + indent, top, inner - indent, 0))
        self._words = tuple(words)
        return low + sizes.pad

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the ring away."""
        super().focusOutEvent(event)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sentences, and a ring while the keys are here."""
        painter = QPainter(self)
        paint_texts(painter, self._words)
        if self.hasFocus():
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(chrome().gold), 2))
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 8, 8)
        painter.end()


class OptionList(QScrollArea):
    """Shows rules, option by option, and emits what is to be changed in them."""

    chosen = Signal(str, object)
    put_back = Signal(str)
    completed = Signal()
    """Every row shows the rules as they are."""

    def __init__(self, texts: RowTexts, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        self._sizes = TypeSizes.at(scale)
        self.sheet = OptionSheet(self._sizes)
        self.sheet.cards = _cards(texts)
        self.rows: dict[str, OptionRow] = {}
        self._rules: Rules | None = None
        self._preset: Preset = next(iter(PRESETS.values()))
        self._fixed = False
        self._row_texts: dict[str, RowText] = {}
        """The words of rows under these rules, as far as it was asked for."""
        self._troubles: dict[str, str] = {}
        self._stale: dict[str, None] = {}
        """The options whose rows are not there or show other rules, in their order."""
        self._wanted, self._only_changed = "", False
        self._before: QWidget | None = None
        self.origin = Origin(texts.options.language, self._sizes, self.sheet)
        self.nothing = label("", "dim", wraps=True)
        self.nothing.setParent(self.sheet)
        self.nothing.hide()
        self.filling = QTimer(self)
        self.filling.timeout.connect(self._on_step)
        self._arranging = one_shot(self)
        self._arranging.timeout.connect(self.arrange)
        self._make_scrollable()

    def _make_scrollable(self) -> None:
        self.setWidget(self.sheet)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.verticalScrollBar().setSingleStep(self._sizes.inset * 2)

    # what is shown

    def show_rules(self, rules: Rules, preset: str, *, fixed: bool = False) -> None:
        """Show rules that come from a preset; `fixed` where they can only be read."""
        self._rules, self._preset, self._fixed = rules, PRESETS[preset], fixed
        self._row_texts = {}
        self._troubles = self._texts.troubles(rules)
        self._stale = dict.fromkeys(THEME_OF)
        self.origin.show_preset(self._preset, changed=rules != self._preset.rules)
        self._show_origin()
        for row in self._seen():
            self._fill(row)
        self.arrange()
        self.filling.start()

    def _seen(self) -> list[OptionRow]:
        """List the rows that can be seen now."""
        window = self.viewport().rect().translated(0, self.verticalScrollBar().value())
        return [row for row in self.rows.values() if not row.isHidden() and row.geometry().intersects(window)]

    def text(self, name: str) -> RowText:
        """Return what the row of an option says."""
        if name not in self._row_texts:
            assert self._rules is not None
            trouble = self._troubles.get(name, "")
            self._row_texts[name] = self._texts.row(name, self._rules, self._preset.id, trouble)
        return self._row_texts[name]

    def _fill(self, row: OptionRow) -> None:
        assert self._rules is not None
        self._stale.pop(row.name, None)
        value = value_of(self._rules, row.name)
        row.show_option(self.text(row.name), value, self._rules, fixed=self._fixed)
        row.setVisible(self._is_wanted(row.name))

    # searching

    def search(self, wanted: str, *, only_changed: bool) -> None:
        """Show only the options in which the words stand, or only those that differ from the preset."""
        self._wanted, self._only_changed = wanted, only_changed
        for name, row in self.rows.items():
            row.setVisible(self._is_wanted(name))
        self._show_origin()
        self._show_nothing()
        self.arrange()
        self.verticalScrollBar().setValue(0)

    def _is_wanted(self, name: str) -> bool:
        text = self.text(name)
        return (bool(text.changed) or not self._only_changed) and self._texts.matches(
            name, text, self._wanted
        )

    def _show_origin(self) -> None:
        self.origin.setVisible(not self._only_changed and self.origin.matches(self._wanted))

    def _show_nothing(self) -> None:
        """Say it where there is nothing to show."""
        nothing = self.origin.isHidden() and not any(map(self._is_wanted, THEME_OF))
        if self._wanted.strip():
            text = self.tr("No rule matches “{words}”. Try another word, or fewer.")
            text = text.format(words=self._wanted.strip())
        else:
            text = self.tr("No rule differs from {preset}.").format(
                preset=self._texts.options.language.say("Presets", self._preset.title)
            )
        self.nothing.setText(text)
        self.nothing.setVisible(nothing)

    @property
    def found(self) -> tuple[str, ...]:
        """The options that are shown."""
        return tuple(name for name in THEME_OF if self._is_wanted(name))

    # building and filling

    def follow(self, before: QWidget) -> None:
        """Let the Tab key come to the first row from this widget."""
        self._before = before
        QWidget.setTabOrder(before, self.origin)

    @property
    def is_complete(self) -> bool:
        """Tell whether every row shows the rules as they are."""
        return not self._stale and self._rules is not None

    def complete(self) -> None:
        """Build and fill all rows at once."""
        for name in tuple(self._stale):
            self._renew(name)
        self._on_step()

    def _on_step(self) -> None:
        ends = perf_counter() + STEP_SECONDS
        while self._stale and perf_counter() < ends:
            self._renew(next(iter(self._stale)))
        if not self._stale:
            self.filling.stop()
            self._show_nothing()
        self.arrange()
        if not self._stale:
            self.completed.emit()

    def _renew(self, name: str) -> None:
        if name not in self.rows:
            self._build(name)
        self._fill(self.rows[name])

    def _build(self, name: str) -> None:
        row = OptionRow(name, self._texts.options, self._sizes, self.sheet)
        self.rows[name] = row
        row.chosen.connect(self.chosen)
        row.put_back.connect(self.put_back)
        row.reshaped.connect(self._arranging.start)
        for stop in row.stops:
            if self._before is not None:
                QWidget.setTabOrder(self._before, stop)
            self._before = stop

    # where everything is

    def arrange(self) -> None:
        """Put the cards and rows under one another, and let what is seen stay where it is."""
        self._arranging.stop()
        anchor = self._anchor()
        before = anchor.y() if anchor else 0
        width = max(1, self.viewport().width() - self._sizes.pad)
        low, troubled = 0, list[QRect]()
        for card in self.sheet.cards:
            low = self._arrange_card(card, width, low, troubled)
        if not self.nothing.isHidden():
            inner = width - 2 * self._sizes.inset
            self.nothing.setGeometry(
                self._sizes.inset, self._sizes.inset, inner, self.nothing.heightForWidth(inner)
            )
        self.sheet.resize(self.viewport().width(), max(low, self.viewport().height()))
        self.sheet.show_cards(troubled)
        bar = self.verticalScrollBar()
        # At the very top the first title is seen too, and stays.
        if anchor and anchor.y() != before and bar.value():
            bar.setValue(bar.value() + anchor.y() - before)

    def _anchor(self) -> OptionRow | None:
        """Choose the row that shall not move: the one with the keys, else the first that is seen."""
        seen = self._seen()
        return next((row for row in seen if row.has_keys), seen[0] if seen else None)

    def _arrange_card(self, card: OptionGroup, width: int, top: int, troubled: list[QRect]) -> int:
        sizes = self._sizes
        inner = width - 2 * sizes.inset
        start = low = top + sizes.inset + round(sizes.title.pixelSize() * 1.3)
        for one in self._shown(card):
            beside = SIDE if isinstance(one, Origin) else 0
            high = one.height_for(inner + 2 * beside)
            one.setGeometry(sizes.inset - beside, low, inner + 2 * beside, high)
            if isinstance(one, OptionRow) and one.text.trouble:
                troubled.append(QRect(sizes.inset // 2 - 2, low + sizes.pad, 4, high - sizes.pad))
            low += high
        if low == start:
            card.room = QRect()
            return top
        low += sizes.pad
        card.room = QRect(0, top, width, low - top)
        return low + sizes.between

    def _shown(self, card: OptionGroup) -> Iterator[OptionRow | Origin]:
        if card.names:
            rows = (self.rows[name] for name in card.names if name in self.rows)
            yield from (row for row in rows if not row.isHidden())
        elif not self.origin.isHidden() and len(self.rows) == len(THEME_OF):
            yield self.origin

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fill the new width."""
        super().resizeEvent(event)
        self.arrange()

    def sizeHint(self) -> QSize:
        """Wish for a wide place."""
        return QSize(700, 460)

    # going somewhere

    @property
    def groups(self) -> tuple[str, ...]:
        """The titles of the cards."""
        return tuple(card.title for card in self.sheet.cards)

    @property
    def group_shown(self) -> int:
        """The number of the card at the top of what is seen."""
        top = self.verticalScrollBar().value() + self._sizes.inset
        cards = self.sheet.cards
        reached = [at for at, card in enumerate(cards) if not card.room.isEmpty() and card.room.top() <= top]
        return max(reached, default=0)

    def enter(self) -> None:
        """Give the keys to the first option that is seen."""
        stops = [stop for row in self._seen() for stop in row.stops if stop.isEnabled()]
        if stops:
            stops[0].setFocus(Qt.FocusReason.TabFocusReason)

    def lead_to_group(self, at: int) -> None:
        """Show the beginning of a card."""
        self.complete()
        card = self.sheet.cards[at]
        self.verticalScrollBar().setValue(card.room.top())

    def lead_to(self, name: str) -> None:
        """Show an option and give it the keys."""
        self.complete()
        row = self.rows[name]
        self.ensureWidgetVisible(row, 0, self.viewport().height() // 3)
        if row.stops:
            row.stops[0].setFocus(Qt.FocusReason.OtherFocusReason)


def _cards(texts: RowTexts) -> list[OptionGroup]:
    cards: dict[str, list[str]] = {}
    for name, theme in THEME_OF.items():
        cards.setdefault(theme, []).append(name)
    made = [OptionGroup(texts.options.title(theme), tuple(names)) for theme, names in cards.items()]
    return [*made, OptionGroup(texts.source_title(), ())]
