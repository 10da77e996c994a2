"""One match of the history, played from its record little by little: its rounds, its chart and its log."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHeaderView,
    QLineEdit,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.scoring import target
from samba_desktop.engine.table import Phase, Table
from samba_desktop.match.deal_code import CodedDeal, coded, dealt_seeds
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Replay
from samba_desktop.match.saving import Damage, SaveError
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.store.listing import MatchLine
from samba_desktop.texts.language import HARD_SPACE
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.match_list import RIGHT, HistoryWords, RowTable, company_of
from samba_desktop.ui.kit.controls import Flow, Segments, button, label
from samba_desktop.ui.kit.score_chart import ScoreChart, framed
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.table.log_lines import ReplayLog
from samba_desktop.ui.table.log_panel import LogPanel

SLICE = 25
"""So many entries are played at a step."""
ROUNDS, CHART, LOG = range(3)


class OpenedRound(Struct, frozen=True):
    """A round that was dealt."""

    number: int
    """From 1."""
    deal: CodedDeal
    result: RoundResult | None
    """The count; None while the round is not over."""
    table: Table
    """As it was at its end, or is now."""

    @property
    def code(self) -> str:
        """The code of its deal."""
        return coded(self.deal)


class OpenedMatch:
    """A match that is looked at; `grow` plays it."""

    def __init__(self, record: Record, damage: Damage | None) -> None:
        """`damage` says what is wrong after the record's last entry."""
        self.record = record
        self.damage = damage
        self.company: Company = company_of(record)
        self.replay = Replay(record)
        self.rounds: tuple[OpenedRound, ...] = ()

    def grow(self) -> Iterator[None]:
        """Play the record to its end, a little at each step.

        Raises SaveError, naming the entry, where one is not possible.
        """
        for n, _ in enumerate(self.replay.grow()):
            if n % SLICE == 0:
                yield
        self.rounds = tuple(self._found())

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """The totals of the sides after each finished round."""
        return tuple(one.result.totals for one in self.rounds if one.result is not None)

    @property
    def is_over(self) -> bool:
        """Tell whether the match is decided."""
        return self.replay.is_over

    def _found(self) -> Iterator[OpenedRound]:
        seeds = iter(dealt_seeds(self.record.entries))
        replay = self.replay
        for at in range(1, replay.last + 1):
            table = replay.table(at)
            ends = at == replay.last or replay.table(at + 1).round_no > table.round_no
            if not ends or table.dealer is None:
                continue
            over = table.turn.phase in {Phase.DEAL, Phase.MATCH_OVER}
            deal = CodedDeal(self.record.rules, self.record.seating, table.dealer, next(seeds))
            yield OpenedRound(table.round_no, deal, table.result if over else None, table)


class RoundTable(RowTable):
    """The rounds of a match; Enter opens one."""

    opened = Signal(int)
    """The row of a round."""

    def __init__(self) -> None:
        super().__init__()
        self.cellDoubleClicked.connect(lambda row, _column: self.opened.emit(row))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the round at the cursor with Enter."""
        if event.key() in ENTER and self.currentRow() >= 0:
            self.opened.emit(self.currentRow())
        else:
            super().keyPressEvent(event)


class MatchDetail(QWidget):
    """Shows one match, as soon as it has been played from its record."""

    ready = Signal()
    round_opened = Signal(object)
    """The `OpenedRound` whose sheet is wanted."""
    replay_wanted = Signal(int, int)
    """From which round, counted from 1, or (second) which line of the log; −1 where neither."""
    deal_wanted = Signal(object)
    """The `OpenedRound` whose cards are to be played again or compared."""

    def __init__(self, words: HistoryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._opened: OpenedMatch | None = None
        self._growth: Iterator[None] = iter(())
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self.title = label("", "heading", wraps=True)
        self.about = label("", "dim", wraps=True)
        self.trouble = label("", "warning", wraps=True)
        self.parts = Segments(self.tr("What is shown of the match"), 3)
        self.parts.offer([self.tr("&Rounds"), self.tr("C&hart"), self.tr("L&og")], ROUNDS)
        self.rounds = RoundTable()
        self.rounds.setAccessibleName(self.tr("The rounds of the match"))
        self.log = LogPanel()
        self.log.view.setAccessibleName(self.tr("Log of the turns"))
        self.code = QLineEdit()
        self.code.setReadOnly(True)
        self.code.setClearButtonEnabled(False)
        self.code.setAccessibleName(self.tr("Code of the deal"))
        self.sheet = button(self.tr("Score sh&eet"))
        self.from_here = button(self.tr("Replay &from here"))
        self.deal = button(self.tr("&Same deal…"))
        self.chart = QWidget()
        self._chart_column = QVBoxLayout(self.chart)
        self._chart_column.setContentsMargins(0, 0, 0, 0)
        self._pages = QStackedWidget()
        self._lay_out()
        self._join()
        self.show_match(None, None)

    def show_match(self, line: MatchLine | None, opened: OpenedMatch | None, why: str = "") -> None:
        """Show another match; without one an empty place, or why it cannot be shown."""
        self._timer.stop()
        self._opened = opened
        self.title.setText(self._words.game_of(line) if line else self.tr("No match is chosen"))
        self.about.setText(self._about(line) if line else self.tr("Choose one in the list to look at it."))
        self.trouble.setText(why or (said_of(opened.damage.why) if opened and opened.damage else ""))
        self.trouble.setVisible(bool(self.trouble.text()))
        self.rounds.setRowCount(0)
        self.log.show_turns(())
        self._show_chart(None)
        self.parts.setVisible(opened is not None)
        self._pages.setVisible(opened is not None)
        self._on_part(self.parts.at)
        self._enable()
        if opened is not None:
            self._growth = opened.grow()
            self._timer.start()

    def finish(self) -> None:
        """Play the match to its end now."""
        while self._timer.isActive():
            self._on_turn()

    def stop(self) -> None:
        """Play the match no further."""
        self._timer.stop()

    @property
    def opened(self) -> OpenedMatch | None:
        """The match that is shown."""
        return self._opened

    def _about(self, line: MatchLine) -> str:
        # The totals stay together where the line is too long.
        result = self._words.result(line).replace(" : ", f"{HARD_SPACE}:{HARD_SPACE}")
        parts = [self._words.players(line), self._words.date(line.played), result]
        if line.is_imported:
            parts.append(self.tr("from a file: it doesn't count"))
        return " · ".join(parts)

    def _on_turn(self) -> None:
        try:
            next(self._growth)
        except StopIteration:
            self._timer.stop()
            self._fill()
        except SaveError as error:
            self._timer.stop()
            self.trouble.setText(said_of(error))
            self.trouble.show()

    def _fill(self) -> None:
        opened = self._opened
        if opened is None:
            return
        self._fill_rounds(opened)
        self._show_chart(opened)
        self.log.show_turns(ReplayLog(opened.replay, opened.company, self._words.language).lines())
        self._enable()
        self.ready.emit()

    def _fill_rounds(self, opened: OpenedMatch) -> None:
        texts, number = TableTexts(self._words.language), self._words.language.number
        sides = range(opened.record.seating.sides)
        heads = [self.tr("Round"), *(texts.side(side, opened.company) for side in sides)]
        self.rounds.setColumnCount(len(heads))
        self.rounds.setHorizontalHeaderLabels(heads)
        self.rounds.setRowCount(len(opened.rounds))
        for row, one in enumerate(opened.rounds):
            self.rounds.put(row, 0, number(one.number))
            for side in sides:
                self.rounds.put(row, 1 + side, self._points(one, side), right=True)
        header = self.rounds.horizontalHeader()
        header.setDefaultAlignment(RIGHT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        if opened.rounds:
            self.rounds.setCurrentCell(0, 0)

    def _points(self, one: OpenedRound, side: int) -> str:
        if one.result is None:
            return self.tr("under way")
        number = self._words.language.number
        points, total = one.result.sheets[side].total, one.result.totals[side]
        return self.tr("{points} → {total}").format(points=number(points), total=number(total))

    def _show_chart(self, opened: OpenedMatch | None) -> None:
        while (item := self._chart_column.takeAt(0)) is not None:
            shown = item.widget()
            if shown is not None:
                shown.deleteLater()
        if opened is None or not opened.totals:
            text = self.tr("There is a chart once the first round is over.")
            self._chart_column.addWidget(label(text, "dim", wraps=True))
            return
        texts = TableTexts(self._words.language)
        names = tuple(texts.side(side, opened.company) for side in range(opened.record.seating.sides))
        goal = target(opened.replay.table(opened.replay.last))
        chart = ScoreChart(opened.totals, names, goal, self._words.language)
        self._chart_column.addWidget(framed(chart))

    def _enable(self) -> None:
        chosen = self._chosen()
        self.sheet.setEnabled(chosen is not None and chosen.result is not None)
        self.deal.setEnabled(chosen is not None and chosen.result is not None)
        self.from_here.setEnabled(chosen is not None)
        is_over = chosen is not None and chosen.result is not None
        self.code.setPlaceholderText(self.tr("The code of a deal is shown when its round is over."))
        self.code.setText(chosen.code if chosen is not None and is_over else "")
        self.code.setCursorPosition(0)

    def _chosen(self) -> OpenedRound | None:
        row, opened = self.rounds.currentRow(), self._opened
        if opened is None or not 0 <= row < len(opened.rounds):
            return None
        return opened.rounds[row]

    def _open_sheet(self) -> None:
        chosen = self._chosen()
        if chosen is not None and chosen.result is not None:
            self.round_opened.emit(chosen)

    def _replay_round(self) -> None:
        chosen = self._chosen()
        if chosen is not None:
            self.replay_wanted.emit(chosen.number, -1)

    def _join(self) -> None:
        self.parts.chosen.connect(self._on_part)
        self.rounds.opened.connect(lambda _row: self._open_sheet())
        self.rounds.currentCellChanged.connect(lambda *_: self._enable())
        self.sheet.clicked.connect(self._open_sheet)
        self.from_here.clicked.connect(self._replay_round)
        self.deal.clicked.connect(lambda: self.deal_wanted.emit(self._chosen()))
        self.log.line_chosen.connect(lambda number: self.replay_wanted.emit(-1, number))

    def _on_part(self, at: int) -> None:
        self._pages.setCurrentIndex(at)
        for one in (self.code, self.sheet, self.from_here, self.deal):
            one.setVisible(at == ROUNDS and self._opened is not None)

    def _lay_out(self) -> None:
        for page in (self.rounds, self.chart, self.log):
            self._pages.addWidget(page)
        buttons = Flow(8)
        for one in (self.sheet, self.from_here, self.deal):
            one.setAutoDefault(False)
            buttons.addWidget(one)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(8)
        whole.addWidget(self.title)
        whole.addWidget(self.about)
        whole.addWidget(self.trouble)
        whole.addWidget(self.parts)
        whole.addWidget(self._pages, 1)
        whole.addWidget(self.code)
        whole.addLayout(buttons)
        # Keeps the words about an empty place at the top.
        whole.addStretch(0)
