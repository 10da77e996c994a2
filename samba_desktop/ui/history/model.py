"""The matches of a list and which of them are wanted; writes each cell only when it is seen."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from samba_desktop.engine.table import PERSON
from samba_desktop.scene.tips import tip
from samba_desktop.store.facts import PROGRAM
from samba_desktop.store.listing import MatchLine
from samba_desktop.ui.history.words import HistoryWords

AnyIndex = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


class Wanted(Struct, frozen=True):
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

    def show_lines(self, lines: tuple[MatchLine, ...], wanted: Wanted) -> None:
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
