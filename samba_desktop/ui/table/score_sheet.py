"""The score sheet of a round, line by line, with the cards that the hands still held."""

from collections.abc import Callable, Iterator

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QFontMetrics,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
    QResizeEvent,
    QTextLayout,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLayout,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Line, LineKind, RoundResult
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import target
from samba_desktop.engine.table import Table
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.timing import Job
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.results import Endings, SheetTexts
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import CardWords, Company
from samba_desktop.ui.kit.controls import Painted, SideDisc, button, label
from samba_desktop.ui.kit.look import chrome, dress, panel_room, panel_size, polish, scale_for
from samba_desktop.ui.kit.panels import put_away
from samba_desktop.ui.kit.score_chart import ScoreChart, framed
from samba_desktop.ui.kit.shared_words import joined
from samba_desktop.ui.table.moments import MomentsPanel
from samba_desktop.ui.table.session import TableSession

WIDTH = 2.35
"""Of a card, in sizes of the widget's font."""
STEP, LEAST_STEP = 0.47, 0.34
"""From one card to the next, in card widths; the rank still shows at the least."""
ROW = 0.66
"""From one row to the next, in card heights: rank and suit show."""


def row_height(font: int) -> int:
    """Answer the height of a row of cards beside words of a size."""
    return round(round(font * WIDTH) * CARD_ASPECT) + 2


class HeldCards(Painted):
    """Cards side by side, the higher ones first."""

    def __init__(
        self, cards: tuple[Card, ...], words: CardWords, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._pictures = words, pictures
        self.show_cards(cards)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show other cards."""
        self.cards = tuple(sorted(cards, key=lambda card: (-card.rank, card.suit)))
        self.setAccessibleName(self._words.row(self.cards))
        self.setToolTip(tip(self._words.signs(cards)))
        self.updateGeometry()
        self.update()

    def rendered(self) -> Iterator[None]:
        """Render the cards ahead of the first paint, one a step."""
        for one in self.cards:
            self._pictures.pixmap(one, self._card, self.devicePixelRatioF())
            yield

    def hasHeightForWidth(self) -> bool:
        """Tell that narrow places need more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Answer the height of all rows."""
        rows = self._rows(width)
        return round(self._card * CARD_ASPECT * (1 + ROW * (rows - 1))) + 2

    def sizeHint(self) -> QSize:
        """Wish for a single row."""
        wide = round(self._card * (1 + STEP * (len(self.cards) - 1)))
        return QSize(wide, row_height(self.font().pixelSize()))

    def minimumSizeHint(self) -> QSize:
        """Need room for three cards."""
        return QSize(round(self._card * (1 + 2 * STEP)), row_height(self.font().pixelSize()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards row by row."""
        painter = QPainter(self)
        card, rows = self._card, self._rows(self.width())
        per_row = -(-len(self.cards) // rows)
        step = min(card * STEP, (self.width() - card) / max(1, per_row - 1))
        for at, one in enumerate(self.cards):
            row, column = divmod(at, per_row)
            spot = QPointF(round(column * step), round(row * card * CARD_ASPECT * ROW))
            painter.drawPixmap(spot, self._pictures.pixmap(one, card, self.devicePixelRatioF()))
        painter.end()

    @property
    def _card(self) -> int:
        return round(self.font().pixelSize() * WIDTH)

    def _rows(self, width: int) -> int:
        per_row = max(1, int((width - self._card) / (self._card * LEAST_STEP)) + 1)
        return max(1, -(-len(self.cards) // per_row))


WRAPPED = int(Qt.TextFlag.TextWordWrap)
SIGN = 0.95
"""The width kept for the sign that a line can be opened, in sizes of the font."""
RING = 3.0
"""Pixels round the words for the ring at the focus."""


class SheetLine(QAbstractButton):
    """The words of a line with a sign that they can be opened."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.setText(text)
        self.setCheckable(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleDescription(self.tr("Shows the cards that this line counts."))
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def heightForWidth(self, width: int) -> int:
        """Grow with the lines of the words."""
        return self._words(width).height()

    def sizeHint(self) -> QSize:
        """Wish for one line."""
        metrics = QFontMetrics(self.font())
        return QSize(metrics.horizontalAdvance(self.text()) + self._sign + 2, metrics.height())

    def minimumSizeHint(self) -> QSize:
        """Be content with a short word."""
        return QSize(5 * self.font().pixelSize(), QFontMetrics(self.font()).height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open and close with Enter too."""
        if event.key() in ENTER:
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the words, a triangle that points to them or down to the cards, and the ring at the focus."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        words = self._words(self.width())
        font = self.font()
        font.setUnderline(self.underMouse())
        painter.setFont(font)
        painter.setPen(QColor(chrome().gold if self.isChecked() else chrome().text))
        painter.drawText(words, WRAPPED, self.text())
        last = QFontMetrics(self.font()).height()
        middle = QPointF(self._end(self.width()) + self._sign * 0.6, words.bottom() - last * 0.47)
        self._paint_sign(painter, middle)
        if self.hasFocus():
            painter.setPen(QPen(QColor(chrome().gold), 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            ring = QRectF(0, 0, words.right() + self._sign, self.height()).adjusted(0.8, 0.8, -0.8, -0.8)
            painter.drawRoundedRect(ring, RING, RING)
        painter.end()

    def _paint_sign(self, painter: QPainter, middle: QPointF) -> None:
        half = self.font().pixelSize() * 0.22
        points = [(-half * 0.7, -half), (half * 0.8, 0.0), (-half * 0.7, half)]
        if self.isChecked():
            points = [(-half, -half * 0.6), (half, -half * 0.6), (0.0, half * 0.9)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(chrome().gold if self.isChecked() else chrome().dim))
        painter.drawPolygon(QPolygonF([middle + QPointF(x, y) for x, y in points]))

    @property
    def _sign(self) -> int:
        return round(self.font().pixelSize() * SIGN)

    def _end(self, width: int) -> float:
        """Say where the last line of the words ends."""
        lines = QTextLayout(self.text(), self.font())
        lines.beginLayout()
        end = 0.0
        while (line := lines.createLine()).isValid():
            line.setLineWidth(max(1, width - self._sign))
            end = line.naturalTextWidth()
        lines.endLayout()
        return end

    def _words(self, width: int) -> QRect:
        room = QRect(0, 0, max(1, width - self._sign), 10_000)
        return QFontMetrics(self.font()).boundingRect(room, WRAPPED, self.text())


RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
RIGHT_TOP = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop
SOFT_HYPHEN = "\N{SOFT HYPHEN}"
"""Where a long word of some languages may be broken; it is not to be spoken."""
OF_A_HAND = frozenset({LineKind.HAND, LineKind.RED_THREES_IN_HAND})


class Column(Struct, frozen=True):
    """The parts of a column from top to bottom; the lines begin empty."""

    head: QWidget
    lines: QWidget
    grid: QGridLayout
    """Holds the lines."""
    totals: QWidget


class ColumnMaker(QObject):
    """Makes the columns of one round's sheet; of all lines one at a time shows the cards it counts."""

    opened = Signal(object)
    """The widget with the cards that a line has just shown."""

    def __init__(
        self,
        result: RoundResult,
        rules: Rules,
        company: Company,
        language: Language,
        pictures: CardPictures,
    ) -> None:
        super().__init__()
        self._result = result
        self._company = company
        self._number = language.number
        self._sheet = SheetTexts(language, rules)
        self._table = TableTexts(language)
        self._words = CardWords(language)
        self._pictures = pictures
        self._opened: SheetLine | None = None

    def column(self, side: int) -> Column:
        """Make the column of a side without its lines, which `fill` adds."""
        lines, grid = _grid()
        return Column(self._head(side), lines, grid, self._totals(side))

    def name(self, side: int) -> str:
        """Name a side in short."""
        return self._table.side(side, self._company)

    def _head(self, side: int) -> QWidget:
        seats = self._company.seating.seats_of(side)
        names = tuple(self._table.seat_name(seat, self._company) for seat in seats)
        head = QWidget()
        row = QHBoxLayout(head)
        row.setSpacing(4)
        for name in names:
            disc = SideDisc()
            disc.show_seat(name[:1].upper(), side)
            row.addWidget(disc)
        row.addSpacing(5)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(label(self.name(side), "heading", wraps=True))
        if joined(names) != self.name(side):
            words.addWidget(label(joined(names), "small", wraps=True))
        words.addStretch(1)
        row.addLayout(words, 1)
        return head

    def fill(self, side: int, grid: QGridLayout) -> Iterator[None]:
        """Add the lines of a side to its column, one a step."""
        lines = self._result.sheets[side].lines
        for line in (one for one in lines if one.kind not in OF_A_HAND):
            self._add_line(grid, side, line)
            yield
        for seat in self._company.seating.seats_of(side):
            of_seat = [one for one in lines if one.kind in OF_A_HAND and one.seat == seat]
            self._add_hand(grid, side, seat, of_seat)
            yield
        if not lines:
            text = label(self.tr("Nothing to count"), "dim", wraps=True)
            points = label(self._number(0), "dim")
            self._name_row(side, text, points, 0)
            _add_row(grid, text, points)
        grid.setRowStretch(grid.rowCount(), 1)

    def _name_row(self, side: int, text: QLabel | SheetLine, points: QLabel, value: int) -> None:
        """Let a screen reader tell the side and the points at the words, and the words at the points."""
        name, words = self.name(side), text.text().replace(SOFT_HYPHEN, "")
        text.setAccessibleName(self._sheet.spoken(name, words, value))
        points.setAccessibleDescription(self._sheet.whose(name, words))

    def _add_line(self, grid: QGridLayout, side: int, line: Line) -> None:
        """Add a line; what it counts is shown under it when it is pressed, or always where it is a hand."""
        words = self._kept_together(self._sheet.label(line, self._company))
        points = label(self._sheet.points(line), "minus" if line.points < 0 else "")
        if not line.cards or line.kind in OF_A_HAND:
            plain = label(words, wraps=True)
            self._name_row(side, plain, points, line.points)
            _add_row(grid, plain, points)
            return
        text = SheetLine(words)
        self._name_row(side, text, points, line.points)
        text.setToolTip(tip(self._words.signs(line.cards)))
        _add_row(grid, text, points)
        # An empty row has no height, and takes the cards when they are wanted.
        row = grid.rowCount()
        grid.setRowMinimumHeight(row, 0)
        whose = self._sheet.whose(self.name(side), words)

        def show_counted(opened: bool) -> None:
            self._show_counted(grid, row, text, self._held(line.cards, whose) if opened else None)

        text.toggled.connect(show_counted)

    def _held(self, cards: tuple[Card, ...], whose: str) -> HeldCards:
        made = HeldCards(cards, self._words, self._pictures)
        made.setAccessibleDescription(whose)
        return made

    def _show_counted(self, grid: QGridLayout, row: int, line: SheetLine, fan: HeldCards | None) -> None:
        """Show the cards that an opened line counts in the row under it, and close the line before."""
        there = grid.itemAtPosition(row, 0)
        old = there.widget() if there is not None else None
        if old is not None:
            grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        if fan is None:
            self._opened = None if self._opened is line else self._opened
            return
        before, self._opened = self._opened, line
        if before is not None:
            before.setChecked(False)
        grid.addWidget(fan, row, 0, 1, 2)
        self.opened.emit(fan)

    def _add_hand(self, grid: QGridLayout, side: int, seat: int, lines: list[Line]) -> None:
        """Show what a seat still held, under the lines that count it; the rules may count nothing of it."""
        hand = self._result.hands[seat]
        kind = self._kept_together(self._sheet.label(Line(LineKind.HAND, 0, hand, seat), self._company))
        whose = self._sheet.whose(self.name(side), kind)
        if hand and not lines:
            text = label(kind, "dim", wraps=True)
            text.setAccessibleName(whose)
            _add_row(grid, text, label(""))
        for line in lines:
            self._add_line(grid, side, line)
        if hand:
            grid.addWidget(self._held(hand, whose), grid.rowCount(), 0, 1, 2)

    def _kept_together(self, text: str) -> str:
        """Let no line begin with the dot between two parts of a label."""
        return text.replace(" ·", "\N{NO-BREAK SPACE}·")

    def _totals(self, side: int) -> QWidget:
        made, after = self._result.sheets[side].total, self._result.totals[side]
        box, grid = _grid()
        sheet, number = self._sheet, self._number

        def add_sum(words: str, value: int, roles: tuple[str, str]) -> None:
            text, points = label(words, roles[0], wraps=True), label(number(value), roles[1])
            self._name_row(side, text, points, value)
            _add_row(grid, text, points, RIGHT)

        _add_rule(grid)
        add_sum(sheet.total(), made, ("strong", "strong"))
        add_sum(sheet.before(), after - made, ("dim", "dim"))
        # Where it needs more lines in other columns, sums and rules stay at one height.
        grid.setRowStretch(grid.rowCount() - 1, 1)
        _add_rule(grid)
        add_sum(sheet.running_total(), after, ("strong", "sum"))
        return box


def _grid() -> tuple[QWidget, QGridLayout]:
    box = QWidget()
    grid = QGridLayout(box)
    grid.setHorizontalSpacing(6)
    grid.setVerticalSpacing(3)
    grid.setColumnStretch(0, 1)
    return box, grid


def _add_row(grid: QGridLayout, text: QWidget, points: QLabel, align: Qt.AlignmentFlag = RIGHT_TOP) -> None:
    row = grid.rowCount()
    grid.addWidget(text, row, 0)
    grid.addWidget(points, row, 1, align)


def _add_rule(grid: QGridLayout) -> None:
    line = QFrame()
    line.setObjectName("rule")
    line.setFixedHeight(1)
    grid.addWidget(line, grid.rowCount(), 0, 1, 2)


GAP = 8
"""Between columns."""
PAD = 11
"""Between a column's edge and what stands in it."""
RADIUS = 12


class SheetColumns(QWidget):
    """Columns of equal width on grounds of their own; there are none at the beginning."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._heads, self._lines, self._totals = Band(10, 6), Band(0, 6), Band(0, 10)
        self._lines.setObjectName("clear")
        self.area = QScrollArea()
        self.area.setWidget(self._lines)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.verticalScrollBar().rangeChanged.connect(self._leave_room)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self._heads)
        whole.addWidget(self.area, 1)
        whole.addWidget(self._totals)

    def add(self, column: Column) -> None:
        """Set a column to the right of the others."""
        self._heads.add(column.head)
        self._lines.add(column.lines)
        self._totals.add(column.totals)

    def whole_height(self, width: int) -> int:
        """Answer the height at which nothing has to scroll."""
        bands = (self._heads, self._lines, self._totals)
        return sum(band.grid.totalHeightForWidth(width) for band in bands) + 2

    def bring_in_sight(self, part: QWidget) -> None:
        """Scroll to something among the lines, once it has its place."""
        QTimer.singleShot(0, part, lambda: self.area.ensureWidgetVisible(part, 0, 6))

    def scroll_lines(self, steps: int) -> None:
        """Move the lines up or down by rows of text."""
        bar = self.area.verticalScrollBar()
        bar.setValue(bar.value() + steps * self.fontMetrics().lineSpacing())

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the grounds under the columns."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(chrome().edge), 1))
        painter.setBrush(QColor(chrome().raised))
        for part in self._heads.findChildren(QWidget, "column"):
            box = QRectF(part.x() + 0.5, 0.5, part.width() - 1, self.height() - 1)
            painter.drawRoundedRect(box, RADIUS, RADIUS)
        painter.end()

    def _leave_room(self, _low: int, most: int) -> None:
        """Keep the columns where they are, whether or not the bar takes its room."""
        bar = self.area.verticalScrollBar().sizeHint().width() if most else 0
        for band in (self._heads, self._totals):
            band.grid.setContentsMargins(0, 0, bar, 0)


class Band(QWidget):
    """A row across all columns; it is as high as its text needs at its width, and no higher."""

    def __init__(self, above: int, below: int) -> None:
        """Prepare a row that leaves so much room over and under each part."""
        super().__init__()
        self._above, self._below = above, below
        self.grid = QGridLayout(self)
        self.grid.setContentsMargins(0, 0, 0, 0)
        self.grid.setHorizontalSpacing(GAP)

    def add(self, part: QWidget) -> None:
        """Set a part beside the others, all of one width."""
        part.setObjectName("column")
        part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        layout = part.layout()
        if layout is not None:
            layout.setContentsMargins(PAD, self._above, PAD, self._below)
        at = self.grid.count()
        self.grid.addWidget(part, 0, at)
        self.grid.setColumnStretch(at, 1)

    def minimumSizeHint(self) -> QSize:
        """Claim nothing, for Qt would reckon with text broken at every word."""
        return QSize(0, 0)


FEW_SIDES = 3
"""Up to this many sides there is room for the chart beside the columns."""
BESIDE = (7, 3)
"""How columns and chart share the width."""
FOOT, ROOMY_FOOT = 0.22, 0.4
"""The chart's least share of the height where it stands under the columns, and the share it wishes for."""
LOWEST = 0.7
"""The panel's least share of its greatest height."""
MARGIN, SPACING = 20, 10
TOLD_SHARE = 0.42
"""Of the width, for what is told at the foot."""
LONGEST_CODE = 40
"""Signs of the code of a deal that are shown at most."""
SCROLLS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -6, Qt.Key.Key_PageDown: 6}


TURNS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
"""To the round before, to the one after."""


class CountedRound(Struct, frozen=True):
    """A finished round of a match."""

    result: RoundResult
    code: str = ""
    """Of its deal; empty where it is not to be shown."""


class RoundSheet(QFrame):
    """The count of a finished round over the middle of the table; those before it can be looked at too.

    It is made in steps, as a long one takes longer than a frame may; asked for its size it makes the rest.
    """

    next_round = Signal()
    turned = Signal()
    """Another round is shown, which may need another size."""
    closed = Signal()
    """The person wants to look at the table; the sheet has hidden itself."""

    def __init__(  # noqa: PLR0913, PLR0917 - what a sheet is about, each a value of its own
        self,
        result: RoundResult,
        table: Table,
        company: Company,
        totals: tuple[tuple[int, ...], ...],
        language: Language = ENGLISH,
        parent: QWidget | None = None,
        *,
        pictures: CardPictures | None = None,
        before: tuple[CountedRound, ...] = (),
    ) -> None:
        """`totals` holds the totals of the sides after each round, the one that is shown last.

        `before` are the rounds before it, as far as they can be shown too.
        """
        super().__init__(parent)
        self.setObjectName("panel")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._sides = table.seating.sides
        self._table, self._company, self._language = table, company, language
        self._pictures = pictures or CardPixmaps()
        self._rounds = (*before, CountedRound(result))
        self._at = len(before)
        """Which of them is shown."""
        self.columns = SheetColumns()
        maker = self._maker(self.columns)
        self._steps = self._filled(maker, self.columns)
        self._coming = self.columns
        """The columns of the round that is turned to, while they are made."""
        self._turning = Job(self)
        self._turning.done.connect(self._on_turned)
        names = tuple(maker.name(side) for side in range(self._sides))
        self.chart = ScoreChart(totals, names, target(table), language)
        self.next = button(self.tr("&Next round"), primary=True)
        self.look = button(self.tr("&Look at the table"))
        self.note = label("", "small")
        self._told = ""
        """What else is to be read before going on; empty at first."""
        self.code = label("", "small")
        self.code.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.earlier, self.later = button("‹"), button("›")
        for one in (self.next, self.look, self.earlier, self.later):
            one.installEventFilter(self)
        self.next.clicked.connect(self.next_round)
        self.look.clicked.connect(self._on_look)
        self.moments: MomentsPanel | None = None
        self._counted: tuple[QWidget, ...] = ()
        """What makes room for the moments."""
        self._heading, self._ended = label("", "title"), label("", "dim", wraps=True)
        self.earlier.clicked.connect(lambda: self.turn(-1))
        self.later.clicked.connect(lambda: self.turn(1))
        self._name_round()
        self._lay_out()
        self.setFocusProxy(self.next)
        self._scale = 0.0

    def _maker(self, columns: SheetColumns) -> ColumnMaker:
        result, rules = self._rounds[self._at].result, self._table.rules
        maker = ColumnMaker(result, rules, self._company, self._language, self._pictures)
        maker.opened.connect(columns.bring_in_sight)
        maker.opened.connect(lambda part: QTimer.singleShot(0, part, self._leave_room))
        return maker

    # the rounds before

    def _number(self, at: int) -> str:
        """Name a round, of which the last one is that of the table."""
        number = self._table.round_no - len(self._rounds) + 1 + at
        return SheetTexts(self._language, self._table.rules).heading(number)

    def _name_round(self) -> None:
        """Say which round is shown, how it ended, and which can be turned to."""
        at = self._at
        self._heading.setText(self._number(at))
        self._ended.setText(Endings(self._language).of_round(self._rounds[at].result, self._company))
        self.setAccessibleName(self._number(at))
        for one, to in ((self.earlier, at - 1), (self.later, at + 1)):
            one.setVisible(len(self._rounds) > 1)
            one.setEnabled(0 <= to < len(self._rounds))
            name = self._number(to) if one.isEnabled() else ""
            one.setAccessibleName(name)
            one.setToolTip(tip(name))

    def turn(self, step: int) -> None:
        """Turn to the sheet of a round before (-1) or after (1) the one that is shown."""
        if not 0 <= self._at + step < len(self._rounds) or not self._may_turn:
            return
        self._at += step
        if self._coming is not self.columns:
            self._coming.deleteLater()
        self._coming = SheetColumns(self)
        self._coming.hide()
        self._turning.start(self._filled(self._maker(self._coming), self._coming))

    @property
    def _may_turn(self) -> bool:
        return self.moments is None or not self.moments.page.isVisibleTo(self)

    def _on_turned(self) -> None:
        before, self.columns = self.columns, self._coming
        self._columns_row.replaceWidget(before, self.columns)
        before.deleteLater()
        self._counted = (self.columns, *self._counted[1:])
        self.columns.show()
        self._name_round()
        self.show_code(self._rounds[self._at].code)
        if self.moments is not None:
            self.moments.setVisible(self._at == len(self._rounds) - 1)
        self.turned.emit()
        said = QAccessibleAnnouncementEvent(self, f"{self._heading.text()}. {self._ended.text()}")
        QAccessible.updateAccessibility(said)

    def show_code(self, code: str) -> None:
        """Show the code of the deal, with which the same cards can be played again; none if empty."""
        rounds = list(self._rounds)
        rounds[self._at] = CountedRound(rounds[self._at].result, code)
        self._rounds = tuple(rounds)
        self.code.setVisible(bool(code))
        # That of much changed rules is long; it stands in full in the history, and where it is pointed at.
        shown = code if len(code) <= LONGEST_CODE else f"{code[:LONGEST_CODE]}…"
        self.code.setText(self.tr("Deal {code}").format(code=shown))
        self.code.setToolTip(tip(code))
        self.code.setAccessibleName(self.tr("Deal {code}").format(code=code))

    def take_moments(self, panel: MomentsPanel) -> None:
        """Show in a line what becomes of the looking for moments; they come in place of the count."""
        self.moments = panel
        self._whole.insertWidget(1, panel.page, round(100 * (1 - FOOT)))
        self._whole.insertWidget(self._whole.count() - 1, panel)
        polish(panel)
        panel.updateGeometry()
        panel.opened.connect(self._on_moments_opened)

    def _on_moments_opened(self, opened: bool) -> None:
        panel = self.moments
        assert panel is not None
        for part in self._counted:
            part.setVisible(not opened)
        panel.page.setVisible(opened)
        for one in panel.buttons:
            one.installEventFilter(self)

    def steps(self) -> Iterator[None]:
        """Make what is still missing, a little at each step."""
        return self._steps

    def _filled(self, maker: ColumnMaker, columns: SheetColumns) -> Iterator[None]:
        self._fit()
        for side in range(self._sides):
            column = maker.column(side)
            columns.add(column)
            yield
            polish(column.head)
            polish(column.totals)
            for _ in maker.fill(side, column.grid):
                yield
                polish(column.lines)
            for held in column.lines.findChildren(HeldCards):
                yield from held.rendered()

    def sizeHint(self) -> QSize:
        """Wish for as much of what lies behind as the lines need."""
        for _ in self._steps:
            pass
        self._fit()
        most = panel_size(panel_room(self))
        inner = most.width() - 2 * MARGIN
        beside = self._sides <= FEW_SIDES
        # What has changed in it meanwhile is known to the layout around it alone.
        self._head.invalidate()
        wide = inner if not beside else round((inner - SPACING) * BESIDE[0] / sum(BESIDE))
        high = self.columns.whole_height(wide) + self._head.heightForWidth(inner) + 2 * MARGIN + 2 * SPACING
        foot = max(round(most.height() * ROOMY_FOOT), self.chart.minimumSizeHint().height())
        high += self.next.sizeHint().height() if beside else foot
        if self.moments is not None:
            high += self.moments.sizeHint().height() + SPACING
        return QSize(most.width(), min(most.height(), max(high, round(most.height() * LOWEST))))

    def minimumSizeHint(self) -> QSize:
        """Be content with little; the lines scroll."""
        return QSize(480, 320)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the type grow with the table."""
        super().resizeEvent(event)
        self._fit()
        self._leave_room()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the arrow keys scroll and turn while a button has the focus, and a held Enter press none."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            is_held = event.isAutoRepeat() and event.key() in ENTER
            if event.key() in SCROLLS or event.key() in TURNS or is_held:
                self.keyPressEvent(event)
                return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, look at the table with Esc, scroll and turn to other rounds with arrow keys."""
        key = Qt.Key(event.key())
        if key in TURNS:
            self.turn(TURNS[key])
        elif key in ENTER:
            # A key that is held since the last discard is not meant.
            if not event.isAutoRepeat():
                self.next.click()
        elif key == Qt.Key.Key_Escape:
            self.look.click()
        elif key in SCROLLS:
            self._scroll(SCROLLS[key])
        else:
            super().keyPressEvent(event)

    def _scroll(self, steps: int) -> None:
        if self.moments is not None and self.moments.page.isVisible():
            bar = self.moments.page.verticalScrollBar()
            bar.setValue(bar.value() + steps * self.fontMetrics().lineSpacing())
        else:
            self.columns.scroll_lines(steps)

    def _on_look(self) -> None:
        put_away(self)
        self.closed.emit()

    def _fit(self) -> None:
        scale = scale_for(panel_room(self))
        if scale != self._scale:
            self._scale = scale
            dress(self, scale)

    def _leave_room(self) -> None:
        """Leave to the chart under the columns what they have no use for.

        Where there is plenty they keep room for the cards of a line, so that nothing moves when it is opened.
        """
        if self._sides > FEW_SIDES:
            whole = self.columns.whole_height(self.width() - 2 * MARGIN)
            plenty = round(self.height() * (1 - ROOMY_FOOT)) - whole
            self.columns.setMaximumHeight(whole + max(0, min(plenty, row_height(self.font().pixelSize()))))

    def _lay_out(self) -> None:
        self._columns_row: QHBoxLayout | QVBoxLayout
        whole = self._whole = QVBoxLayout(self)
        whole.setContentsMargins(MARGIN, MARGIN - 6, MARGIN, MARGIN - 4)
        whole.setSpacing(SPACING)
        head = self._head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self.earlier)
        head.addWidget(self._heading)
        head.addWidget(self.later)
        head.addWidget(self._ended, 1)
        head.addWidget(self.code)
        whole.addLayout(head)
        if self._sides <= FEW_SIDES:
            middle = self._columns_row = QHBoxLayout()
            middle.setSpacing(SPACING)
            middle.addWidget(self.columns, BESIDE[0])
            chart = framed(self.chart)
            middle.addWidget(chart, BESIDE[1])
            self._counted = (self.columns, chart)
            whole.addLayout(middle, 1)
            whole.addLayout(self._buttons(QHBoxLayout()))
        else:
            foot = QHBoxLayout()
            foot.setSpacing(18)
            foot.addWidget(self.chart, 1)
            foot.addLayout(self._buttons(QVBoxLayout()))
            self._counted = (self.columns,)
            self._columns_row = whole
            whole.addWidget(self.columns, round(100 * (1 - FOOT)))
            whole.addLayout(foot, round(100 * FOOT))

    def tell(self, sentence: str) -> None:
        """Show what came of something that was asked for meanwhile, above what stands at the foot anyhow."""
        room = round(self.width() * TOLD_SHARE)
        lasting = self.note.text().removeprefix(self._told).strip()
        self._told = self.note.fontMetrics().elidedText(sentence, Qt.TextElideMode.ElideMiddle, room)
        self.note.setText(f"{self._told}\n{lasting}".strip())

    def _buttons(self, row: QHBoxLayout | QVBoxLayout) -> QLayout:
        row.setSpacing(10)
        row.addWidget(self.note)
        row.addStretch(1)
        row.addWidget(self.look)
        row.addWidget(self.next)
        return row


def show_last_sheet(table: TableSession, language: Language, last: str, end: Callable[[], object]) -> None:
    """Show how the round of a practice is counted, once it is over; its button, named `last`, ends it."""
    controller = table.controller
    if controller is None or not controller.match.results:
        return
    match = controller.match
    sheet = RoundSheet(
        match.results[-1],
        match.table,
        controller.company,
        match.totals,
        language,
        table.window,
        pictures=table.pictures,
    )
    sheet.next.setText(last)
    sheet.next_round.connect(end)
    sheet.closed.connect(table.panel.on_hidden)
    table.panel.show(sheet)
