"""One side's column of the score sheet: who it is, its lines with the cards left in hands, its totals."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Line, LineKind, RoundResult
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.tips import tip
from samba_desktop.texts.language import Language
from samba_desktop.texts.results import SheetTexts
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import CardWords, Company
from samba_desktop.ui.controls import label
from samba_desktop.ui.held_cards import HeldCards
from samba_desktop.ui.rules.seat_list import SideDisc
from samba_desktop.ui.sheet_line import SheetLine
from samba_desktop.ui.wording import joined

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
