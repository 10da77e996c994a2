"""The table of the statistics by game, by level or by month, with a bar for the share of matches won."""

from collections.abc import Callable

from PySide6.QtCore import QDateTime, QLocale, QRect, QSize, Qt, QTimeZone
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidgetItem,
    QWidget,
)

from samba_desktop.scene.tips import tip
from samba_desktop.store.facts import MatchFacts
from samba_desktop.store.statistics import Summary, summary
from samba_desktop.ui.chrome import chrome
from samba_desktop.ui.history.model import AnyIndex
from samba_desktop.ui.history.rows import RowTable
from samba_desktop.ui.history.words import KNOWN_LEVELS, HistoryWords

SHARE = Qt.ItemDataRole.UserRole
WON = 2
"""The column with the bar."""
BAR = 4
"""The height of the bar in pixels."""


class ShareDelegate(QStyledItemDelegate):
    """Paints a cell with a bar under its words."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint the words, and the share as a bar from the left."""
        super().paint(painter, option, index)
        share = index.data(SHARE)
        if share is None:
            return
        box: QRect = option.rect
        wide = box.width() - 12
        painter.fillRect(box.left() + 6, box.bottom() - BAR, wide, BAR, QColor(chrome().edge))
        painter.fillRect(box.left() + 6, box.bottom() - BAR, round(wide * share), BAR, QColor(chrome().gold))


class NameDelegate(QStyledItemDelegate):
    """Lets a name have as many lines as it needs beside what the style leaves free around it."""

    def sizeHint(self, option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """Ask for the height of all lines."""
        table = option.widget
        assert isinstance(table, Groups)
        size = option.fontMetrics.height()
        room = QRect(0, 0, table.columnWidth(index.column()) - round(1.1 * size), 0)
        words = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(words.width(), words.height() + size * 2 // 3)


class Groups(RowTable):
    """Shows a row for each group of matches."""

    def __init__(self, words: HistoryWords, parent: QWidget | None = None) -> None:
        super().__init__(parent, wraps=True)
        self._words = words
        self.setAccessibleName(self.tr("Figures by group"))
        self.setItemDelegateForColumn(0, NameDelegate(self))
        self.setItemDelegateForColumn(WON, ShareDelegate(self))

    def show_groups(self, facts: tuple[MatchFacts, ...], by: str) -> None:
        """Group matches by "game", "level" or "month"."""
        names: dict[str, Callable[[MatchFacts], tuple[object, str]]] = {
            "game": self._game,
            "level": self._level,
            "month": self._month,
        }
        found: dict[tuple[object, str], list[MatchFacts]] = {}
        for one in facts:
            found.setdefault(names[by](one), []).append(one)
        heads = [self.tr("Matches"), self.tr("Won"), self.tr("Points"), self.tr("Others")]
        first = {"game": self.tr("Game"), "level": self.tr("Level"), "month": self.tr("Month")}[by]
        self.clear()
        self.setColumnCount(1 + len(heads))
        self.setHorizontalHeaderLabels([first, *heads])
        self.setRowCount(len(found))
        # The latest month first; games by name, levels by strength.
        order = sorted(found, key=lambda one: (str(one[0]), one[1]), reverse=by == "month")
        for row, key in enumerate(order):
            self._put_row(row, key[1], summary(found[key]))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    def _put_row(self, row: int, name: str, found: Summary) -> None:
        number = self._words.language.number
        share = found.won / found.matches if found.matches else None
        won = number(found.won) if share is None else f"{number(found.won)} · {round(100 * share)} %"
        points = [found.points, found.others]
        cells = [name, number(found.matches), won]
        cells += ["–" if value is None else number(round(value)) for value in points]
        for column, text in enumerate(cells):
            item = QTableWidgetItem(text)
            item.setToolTip(tip(text))
            if column == WON and share is not None:
                item.setData(SHARE, share)
            self.setItem(row, column, item)

    def _game(self, one: MatchFacts) -> tuple[object, str]:
        name = self._words.game(one.rules_name, one.preset, is_changed=one.is_changed)
        return name.casefold(), name

    def _level(self, one: MatchFacts) -> tuple[object, str]:
        order = KNOWN_LEVELS.index(one.level) if one.level in KNOWN_LEVELS else len(KNOWN_LEVELS)
        return order, self._words.level(one.level)

    def _month(self, one: MatchFacts) -> tuple[object, str]:
        moment = QDateTime.fromString(one.played, Qt.DateFormat.ISODate).toTimeZone(
            QTimeZone.systemTimeZone()
        )
        return moment.toString("yyyy-MM"), QLocale().toString(moment.date(), "MMM yyyy")
