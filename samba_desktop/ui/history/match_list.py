"""The list of kept matches, and the words for a match."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractTableModel,
    QDateTime,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import LEVEL_NAMES, PERSON, Seating
from samba_desktop.engine.wording import shown
from samba_desktop.match.record import Record
from samba_desktop.scene.keyboard import ENTER
from samba_desktop.scene.tips import tip
from samba_desktop.store.listing import MatchLine
from samba_desktop.store.statistics import MIXED, PROGRAM
from samba_desktop.texts.language import Language
from samba_desktop.texts.table_texts import TableTexts
from samba_desktop.texts.words import NAMELESS, Company
from samba_desktop.ui.kit.controls import ChoiceBox
from samba_desktop.ui.kit.look import in_role
from samba_desktop.ui.rules.match_plan import own_name, preset_title

KNOWN_LEVELS = LEVEL_NAMES
"""The levels in the order of their strength."""


class HistoryWords(QObject):
    """The words, in a language."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.language = language
        self._table = TableTexts(language)

    def date(self, written: str) -> str:
        """Write a time of the store as a day and an hour here."""
        moment = QDateTime.fromString(written, Qt.DateFormat.ISODate).toLocalTime()
        return (
            QLocale().toString(moment, QLocale.FormatType.ShortFormat) if moment.isValid() else shown(written)
        )

    def day(self, written: str) -> str:
        """Write a time of the store as a day here."""
        moment = QDateTime.fromString(written, Qt.DateFormat.ISODate).toLocalTime()
        if not moment.isValid():
            return shown(written)
        return QLocale().toString(moment.date(), QLocale.FormatType.ShortFormat)

    def game(self, rules_name: str, preset: str, *, is_changed: bool) -> str:
        """Name the game of a match: own rules by their name, others by their preset."""
        if rules_name:
            return shown(rules_name)
        title = preset_title(PRESETS[preset]) if preset in PRESETS else shown(preset)
        return self.tr("{game}, changed").format(game=title) if is_changed else title

    def game_of(self, line: MatchLine) -> str:
        """Name the game of a match that is listed."""
        return self.game(line.rules_name, line.preset, is_changed=line.is_changed)

    def level(self, level: str) -> str:
        """Name a level, a program of one's own, or players of several levels."""
        if level == PERSON:
            return self.tr("You")
        return self.tr("several levels") if level == MIXED else self._table.level(level)

    def players(self, line: MatchLine) -> str:
        """Name the players, the sides apart from one another."""
        seating = seating_of(line)
        names = [
            shown(own_name(name)) or self.tr("You") if seat == line.you else shown(name) or NAMELESS
            for seat, name in enumerate(line.names)
        ]
        if seating is None or seating.sides == seating.players:
            return ", ".join(names)
        sides = (seating.seats_of(side) for side in range(seating.sides))
        return " – ".join(" & ".join(names[seat] for seat in seats) for seats in sides)

    def totals(self, totals: tuple[int, ...]) -> str:
        """Write the totals of the sides."""
        return " : ".join(map(self.language.number, totals))

    def state(self, line: MatchLine) -> str:
        """Say in a word how a match stands or ended."""
        if line.winners is None:
            return self.tr("Running")
        if not line.totals or not line.winners:
            return self.tr("Given up") if not line.winners else self.tr("Over")
        if len(line.winners) > 1:
            return self.tr("Draw")
        seating = seating_of(line)
        if line.you is None or seating is None:
            return self.tr("Over")
        return self.tr("Won") if seating.side_of(line.you) in line.winners else self.tr("Lost")

    def result(self, line: MatchLine) -> str:
        """Say how a match stands or ended, with its totals."""
        if not line.totals:
            return self.tr("{state}, first round").format(state=self.state(line))
        return f"{self.state(line)}, {self.totals(line.totals)}"


def seating_of(line: MatchLine) -> Seating | None:
    """Return the seating of a match that is listed; None where it is none that is known."""
    try:
        return Seating(len(line.names), Shape(line.shape))
    except ValueError:
        return None


def company_of(record: Record) -> Company:
    """Return who sat at the table of a record, for the person who played there."""
    levels = [plan.level for plan in record.seats]
    you = levels.index(PERSON) if PERSON in levels else None
    return Company(tuple(plan.name for plan in record.seats), record.seating, you)


RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
LEAST, MOST = 110, 250
"""How wide a choice is, in pixels at scale 1."""
ROW = 2.0
"""The height of a row, in sizes of the type."""
AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()
SEEN = 40
"""So many rows at most decide how wide columns are."""
BESIDE = 1.5
"""What a text needs beside its letters, in sizes of the type."""
DATE, RESULT = 0, 3
"""Columns that get what they need."""
WIDEST = 0.4
"""Of the width, for one of them."""


class RowTable(QTableWidget):
    """Shows rows that are not edited."""

    def __init__(self, parent: QWidget | None = None, *, wraps: bool = False) -> None:
        """With `wraps` a row is as many lines high as its words need."""
        super().__init__(parent)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(wraps)
        self.verticalHeader().hide()
        modes = QHeaderView.ResizeMode
        self.verticalHeader().setSectionResizeMode(modes.ResizeToContents if wraps else modes.Fixed)

    def put(self, row: int, column: int, text: str, *, right: bool = False) -> QTableWidgetItem:
        """Write a cell, whose words are its tooltip too where they are longer than it."""
        item = QTableWidgetItem(text)
        item.setToolTip(tip(text))
        if right:
            item.setTextAlignment(RIGHT)
        self.setItem(row, column, item)
        return item

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the rows the height of now."""
        super().resizeEvent(event)
        height = round(self.font().pixelSize() * ROW)
        self.verticalHeader().setMinimumSectionSize(height)
        self.verticalHeader().setDefaultSectionSize(height)


class MatchFilter(Struct, frozen=True):
    """Which matches are to be seen."""

    game: tuple[str, str, bool] | None = None
    """The game: name of own rules, preset, whether it is changed; None for all."""
    level: str = ""
    """One of the levels at the table; empty for all."""
    players: str = ""
    """Words of which each has to be in a name."""
    running: bool | None = None
    """Whether they have to be running, or over; None for both."""

    def has(self, line: MatchLine) -> bool:
        """Tell whether a match is wanted."""
        names = " ".join(line.names).casefold()
        return (
            self.game in {None, game_key(line)}
            and (not self.level or self.level in levels_of(line))
            and all(word in names for word in self.players.casefold().split())
            and self.running in {None, line.winners is None}
        )


def game_key(line: MatchLine) -> tuple[str, str, bool]:
    """Return what the game of a match is known by."""
    return (line.rules_name, line.preset, line.is_changed)


def levels_of(line: MatchLine) -> frozenset[str]:
    """Return the levels of the computer players at a table."""
    others = (level for level in line.levels if level != PERSON)
    return frozenset(PROGRAM if level.startswith("cmd:") else level for level in others)


class MatchModel(QAbstractTableModel):
    """Lists matches, a row each."""

    def __init__(self, words: HistoryWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self._lines: tuple[MatchLine, ...] = ()
        self._shown: tuple[MatchLine, ...] = ()
        self._columns: tuple[tuple[str, Callable[[MatchLine], str]], ...] = (
            (self.tr("Date"), lambda line: words.day(line.played)),
            (self.tr("Game"), words.game_of),
            (self.tr("Players"), words.players),
            (self.tr("Result"), words.result),
        )

    @property
    def lines(self) -> tuple[MatchLine, ...]:
        """All matches, wanted or not."""
        return self._lines

    @property
    def shown(self) -> tuple[MatchLine, ...]:
        """The matches that are listed."""
        return self._shown

    def show_lines(self, lines: tuple[MatchLine, ...], wanted: MatchFilter) -> None:
        """List those of these matches that are wanted."""
        self.beginResetModel()
        self._lines = lines
        self._shown = tuple(line for line in lines if wanted.has(line))
        self.endResetModel()

    def row_of(self, match_id: int | None) -> int | None:
        """Return the row of a match; None where it isn't listed."""
        return next((row for row, line in enumerate(self._shown) if line.match_id == match_id), None)

    def rowCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the rows."""
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: AnyIndex = NOWHERE) -> int:
        """Count the columns."""
        return 0 if parent.isValid() else len(self._columns)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> str | int | None:
        """Answer what stands in a cell; as a tooltip too, where it is longer than the cell."""
        line = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._columns[index.column()][1](line)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._columns[index.column()][1](line))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return ", ".join(f"{name}: {written(line)}" for name, written in self._columns)
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        """Name the columns."""
        if orientation is Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return self._columns[section][0]
        return None


class MatchFilters(QWidget):
    """Chooses among all matches; what no match has is not offered."""

    changed = Signal()
    """Others are wanted; whether deleted ones has changed or not."""

    def __init__(self, words: HistoryWords, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.games = choice_box(self.tr("Game"), scale)
        self.levels = choice_box(self.tr("Level"), scale)
        self.states = choice_box(self.tr("Which matches"), scale)
        self.players = QLineEdit()
        self.players.setAccessibleName(self.tr("Search the players"))
        self.players.setPlaceholderText(self.tr("Players"))
        self.players.setClearButtonEnabled(False)
        self.players.setMinimumWidth(round(LEAST * scale))
        for text, running in (
            (self.tr("All matches"), None),
            (self.tr("Running ones"), True),
            (self.tr("Finished ones"), False),
        ):
            self.states.addItem(text, running)
        self.states.addItem(self.tr("Deleted ones"), "deleted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        for text, chooser in (
            (self.tr("Sho&w"), self.states),
            (self.tr("&Game"), self.games),
            (self.tr("&Level"), self.levels),
            (self.tr("&Players"), self.players),
        ):
            add_named(row, text, chooser, 2 if chooser is self.players else 1)
        self.players.textChanged.connect(lambda _text: self.changed.emit())
        for box in (self.games, self.levels, self.states):
            box.currentIndexChanged.connect(lambda _index: self.changed.emit())

    def offer(self, lines: tuple[MatchLine, ...]) -> None:
        """Offer the games and levels that these matches have, and keep what was chosen."""
        games = {game_key(line): self._words.game_of(line) for line in lines}
        found = frozenset(level for line in lines for level in levels_of(line))
        levels = [level for level in (*KNOWN_LEVELS, PROGRAM) if level in found]
        levels += sorted(found - {*KNOWN_LEVELS, PROGRAM})
        ordered = sorted(games.items(), key=lambda one: one[1].casefold())
        fill_choices(self.games, [(self.tr("All games"), None), *((name, key) for key, name in ordered)])
        fill_choices(
            self.levels,
            [(self.tr("All levels"), ""), *((self._words.level(level), level) for level in levels)],
        )

    def clear(self) -> None:
        """Want all matches again, of those that are not deleted."""
        for box in (self.games, self.levels, self.states):
            box.setCurrentIndex(0)
        self.players.clear()

    @property
    def deleted(self) -> bool:
        """Whether deleted matches are wanted, and no others."""
        return bool(self.states.currentData() == "deleted")

    @property
    def wanted(self) -> MatchFilter:
        """What is chosen."""
        game, state = self.games.currentData(), self.states.currentData()
        return MatchFilter(
            tuple(game) if game else None,
            str(self.levels.currentData() or ""),
            self.players.text(),
            state if isinstance(state, bool) else None,
        )


def choice_box(name: str, scale: float, most: int = MOST) -> ChoiceBox:
    """Make a box that chooses among matches, at most so many pixels wide at scale 1."""
    box = ChoiceBox()
    box.setAccessibleName(name)
    box.setMinimumWidth(round(LEAST * scale))
    box.setMaximumWidth(round(most * scale))
    return box


def add_named(row: QHBoxLayout, text: str, shown: QWidget, stretch: int = 0) -> QLabel:
    """Add a widget to a row, with its name before it."""
    name = QLabel(text)
    in_role(name, "dim")
    name.setBuddy(shown)
    row.addWidget(name)
    row.addWidget(shown, stretch)
    return name


def fill_choices(box: ChoiceBox, items: list[tuple[str, object]]) -> None:
    """Offer other things in a box, and leave it where it was where that is still offered."""
    chosen = box.currentData()
    before = box.blockSignals(True)
    box.clear()
    for text, value in items:
        box.addItem(text, value)
    values = [value for _, value in items]
    box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
    box.blockSignals(before)


class MatchList(QTableView):
    """Shows a model of matches."""

    moved = Signal()
    """Another match is chosen, or none."""
    entered = Signal()
    """Enter was pressed on a match, or it was clicked twice."""
    deleted = Signal()

    def __init__(self, model: MatchModel, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.matches = model
        self.setModel(model)
        self.setAccessibleName(name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setTabKeyNavigation(False)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.verticalHeader().hide()
        # Rows of one height: a thousand of them are laid out at once.
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self.selectionModel().currentRowChanged.connect(lambda *_: self.moved.emit())
        self.doubleClicked.connect(lambda _index: self.entered.emit())
        model.modelReset.connect(self._share_width)

    @property
    def line(self) -> MatchLine | None:
        """The match that is chosen."""
        row = self.currentIndex().row()
        shown = self.matches.shown
        return shown[row] if 0 <= row < len(shown) else None

    def choose(self, row: int) -> None:
        """Choose the match of a row, or the one nearest to it."""
        rows = len(self.matches.shown)
        if rows:
            self.setCurrentIndex(self.matches.index(min(max(row, 0), rows - 1), 0))
        else:
            self.setCurrentIndex(QModelIndex())
            self.moved.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width among the columns."""
        super().resizeEvent(event)
        self.verticalHeader().setDefaultSectionSize(round(self.font().pixelSize() * ROW))
        self._share_width()

    def _share_width(self) -> None:
        """Give dates and results what they need, and the rest to game and players alike."""
        whole = self.viewport().width()
        wide = {column: min(self._needed(column), round(whole * WIDEST)) for column in (DATE, RESULT)}
        others = [column for column in range(self.matches.columnCount()) if column not in wide]
        room = max(0, whole - sum(wide.values())) // len(others)
        for column in range(self.matches.columnCount()):
            self.setColumnWidth(column, wide.get(column, room))

    def _needed(self, column: int) -> int:
        rows = range(min(SEEN, self.matches.rowCount()))
        texts = [self.matches.data(self.matches.index(row, column)) for row in rows]
        texts.append(self.matches.headerData(column, Qt.Orientation.Horizontal))
        letters = max(self.fontMetrics().horizontalAdvance(str(text)) for text in texts)
        return round(letters + self.font().pixelSize() * BESIDE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go on with Enter, delete with Del; all other keys move through the list."""
        if self.line is not None and event.key() in ENTER:
            self.entered.emit()
        elif self.line is not None and event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
