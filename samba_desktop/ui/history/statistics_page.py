"""The page of the statistics: which matches count, their figures, lines and groups; keeps nothing."""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRect, QRectF, QSize, Qt, QTimer, QTimeZone
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QSizePolicy,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from samba_desktop.engine.table import PERSON
from samba_desktop.engine.wording import shown
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.timing import Retry
from samba_desktop.store.files import write_whole
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.statistics import (
    MatchFacts,
    Summary,
    as_csv,
    complete,
    others_points,
    points_per_round,
    read_facts,
    summary,
)
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language
from samba_desktop.ui.history.match_list import (
    KNOWN_LEVELS,
    AnyIndex,
    HistoryWords,
    RowTable,
    add_named,
    choice_box,
    fill_choices,
)
from samba_desktop.ui.kit.controls import Painted, Segments, button, label
from samba_desktop.ui.kit.look import chrome
from samba_desktop.ui.kit.score_chart import (
    LEFT,
    MIDDLE,
    SMALL,
    Axis,
    axis_for,
    paint_ticks,
    point_of,
    spread,
)
from samba_desktop.ui.kit.shared_words import counted, said_of
from samba_desktop.ui.kit.window_place import file_place
from samba_desktop.ui.rules.match_plan import own_name

COLUMNS = 5
NONE = "–"
SMOOTH, MANY = 10, 20
"""So many matches at least each point of a line is the mean of, and of many matches this part of them."""
MOST_STEPS = 5
FEW = 24
"""Up to this many matches each is marked by a dot."""
SHARE = Qt.ItemDataRole.UserRole
WON = 2
"""The column with the bar."""
BAR = 4
"""The height of the bar in pixels."""
GROUPS = ("game", "level", "month")
WIDEST_BOX = 280
"""Pixels of a choice at scale 1."""
MONTH, YEAR = 30, 365
"""Days."""


class Tile(QFrame):
    """One figure."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("raised")
        self.value = label("", "sum")
        self.caption = label("", "strong")
        self.detail = label("", "small", wraps=True, lines=2)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 7, 12, 7)
        column.setSpacing(0)
        for one in (self.value, self.caption, self.detail):
            column.addWidget(one)
        column.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def show_figure(self, value: str, caption: str, detail: str) -> None:
        """Show another figure."""
        self.value.setText(value)
        self.caption.setText(caption)
        self.detail.setText(detail)
        self.setAccessibleName(f"{caption}: {value}. {detail}")


class Tiles(QWidget):
    """All figures."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self.tiles = tuple(Tile() for _ in range(2 * COLUMNS))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        for at, tile in enumerate(self.tiles):
            grid.addWidget(tile, at // COLUMNS, at % COLUMNS)
        for column in range(COLUMNS):
            grid.setColumnStretch(column, 1)

    def show_summary(self, found: Summary) -> None:
        """Show the figures of a summary."""
        for tile, figure in zip(self.tiles, self._figures(found), strict=True):
            tile.show_figure(*figure)

    def _figures(self, found: Summary) -> tuple[tuple[str, str, str], ...]:
        """Write all figures, in the order of the tiles."""
        number = self._language.number
        best = found.best
        return (
            (
                self._share(found.won, found.matches),
                self.tr("Matches won"),
                self._matches(found),
            ),
            (
                self._share(found.rounds_won, found.rounds),
                self.tr("Rounds won"),
                self._of(found.rounds_won, found.rounds),
            ),
            (
                self._whole(found.points),
                self.tr("Points per round"),
                self.tr("the others {points}").format(points=self._whole(found.others)),
            ),
            (
                number(best.points) if best else NONE,
                self.tr("Best round"),
                self.tr("of your side"),
            ),
            (
                number(found.streak),
                self.tr("Won in a row"),
                self.tr("now {count}").format(count=number(found.streak_now)),
            ),
            (
                self._mean(found.canastas),
                self.tr("Canastas per round"),
                self.tr("natural ones {count}").format(count=self._mean(found.natural)),
            ),
            (self._mean(found.sambas), self.tr("Sambas per round"), self.tr("of your side")),
            (
                number(found.out_you),
                self.tr("You went out"),
                self._out(found),
            ),
            (
                self._whole(found.first_points),
                self.tr("First meld"),
                self._first(found),
            ),
            (
                self._mean(found.red_threes),
                self.tr("Red threes per round"),
                self.tr("laid out by your side"),
            ),
        )

    def _share(self, part: int, whole: int) -> str:
        return self.tr("{percent} %").format(percent=round(100 * part / whole)) if whole else NONE

    def _of(self, part: int, whole: int) -> str:
        number = self._language.number
        return self.tr("{part} of {whole}").format(part=number(part), whole=number(whole))

    def _matches(self, found: Summary) -> str:
        number = self._language.number
        parts = [self._of(found.won, found.matches)]
        if found.drawn:
            parts.append(self.tr("drawn {count}").format(count=number(found.drawn)))
        if found.running:
            parts.append(self.tr("running {count}").format(count=number(found.running)))
        return ", ".join(parts)

    def _out(self, found: Summary) -> str:
        number = self._language.number
        text = self.tr("partners {partners}, others {others}; concealed {concealed}")
        return text.format(
            partners=number(found.out_partner),
            others=number(found.out_others),
            concealed=number(found.concealed),
        )

    def _first(self, found: Summary) -> str:
        if found.first_lap is None:
            return self.tr("none yet")
        text = self.tr("points, in your turn {turn}").format(turn=self._mean(found.first_lap))
        if not found.never_melded:
            return text
        never = self.tr("none in %n round(s)", "", found.never_melded)
        return f"{text}; {counted(never, found.never_melded)}"

    def _whole(self, value: float | None) -> str:
        return NONE if value is None else self._language.number(round(value))

    def _mean(self, value: float | None) -> str:
        """Write a small number with one place after the point, as the language does."""
        if value is None:
            return NONE
        return self._language.decimal(value)


class Trend(Painted):
    """Two lines: yours and that of the others."""

    def __init__(self, language: Language, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = language
        self._lines: tuple[list[float], list[float]] = ([], [])
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(220, 110)
        self.setAccessibleName(self.tr("Points per round, match by match"))

    def sizeHint(self) -> QSize:
        """Wish for a place wider than high."""
        return QSize(420, 220)

    def show_points(self, yours: Sequence[float], others: Sequence[float]) -> None:
        """Show the means of the matches in the order of play."""
        self._lines = (smoothed(yours), smoothed(others))
        number = self._language.number
        if yours:
            count = len(yours)
            text = self.tr("After %n (match|matches): you {yours}, the others {others}.", "", count)
            text = counted(text, count).format(
                yours=number(round(self._lines[0][-1])),
                others=number(round(self._lines[1][-1])),
            )
        else:
            text = self.tr("No round has been finished yet.")
        self.setAccessibleDescription(text)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint axes and lines, or say that there is nothing to show."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        font = QFont(self.font())
        font.setPixelSize(max(11, round(font.pixelSize() * SMALL)))
        painter.setFont(font)
        metrics = QFontMetricsF(font)
        if len(self._lines[0]) < 2:
            painter.setPen(QColor(chrome().dim))
            text = self.tr("A line appears here after two matches.")
            painter.drawText(QRectF(self.rect()), int(MIDDLE | Qt.TextFlag.TextWordWrap), text)
            painter.end()
            return
        values = [round(value) for line in self._lines for value in line]
        axis = axis_for(values, MOST_STEPS)
        plot = self._plot(metrics, axis)
        self._paint_axes(painter, plot, axis, metrics)
        names = (self.tr("You"), self.tr("Others"))
        ends = []
        for at, line in enumerate(self._lines):
            ends.append(self._paint_line(painter, plot, axis, at, line))
        heights = spread(ends, metrics.height(), plot.top(), plot.bottom())
        for at, (name, y) in enumerate(zip(names, heights, strict=True)):
            painter.setPen(chrome().table.avatar(at))
            box = QRectF(plot.right() + 8, y - metrics.height() / 2, self.width(), metrics.height())
            painter.drawText(box, int(LEFT), name)
        painter.end()

    def _plot(self, metrics: QFontMetricsF, axis: Axis) -> QRectF:
        number = self._language.number
        left = max(metrics.horizontalAdvance(number(tick)) for tick in axis.ticks) + 10
        names = (self.tr("You"), self.tr("Others"))
        right = max(metrics.horizontalAdvance(name) for name in names) + 12
        line = metrics.height()
        return QRectF(left, line * 0.7, self.width() - left - right, self.height() - line * 2.1)

    def _point(self, plot: QRectF, axis: Axis, at: int, value: float) -> QPointF:
        return point_of(plot, axis, at / max(1, len(self._lines[0]) - 1), value)

    def _paint_axes(self, painter: QPainter, plot: QRectF, axis: Axis, metrics: QFontMetricsF) -> None:
        line = metrics.height()
        paint_ticks(painter, plot, axis, self._language)
        count = len(self._lines[0])
        for at in (0, count - 1):
            x = self._point(plot, axis, at, 0).x()
            box = QRectF(x - 30, plot.bottom() + 4, 60, line)
            painter.drawText(box, int(MIDDLE), self._language.number(at + 1))

    def _paint_line(self, painter: QPainter, plot: QRectF, axis: Axis, at: int, line: list[float]) -> float:
        """Paint a line and return how high it ends."""
        colour = chrome().table.avatar(at)
        points = [self._point(plot, axis, match, value) for match, value in enumerate(line)]
        pen = QPen(colour, 2.4)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        if len(points) < FEW:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            for point in points:
                painter.drawEllipse(point, 3.2, 3.2)
        return points[-1].y()


def smoothed(values: Sequence[float]) -> list[float]:
    """Return the means of each value and those before it."""
    span = max(SMOOTH, len(values) // MANY)
    windows = (values[max(0, at + 1 - span) : at + 1] for at in range(len(values)))
    return [sum(window) / len(window) for window in windows]


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
        assert isinstance(table, GroupTable)
        size = option.fontMetrics.height()
        room = QRect(0, 0, table.columnWidth(index.column()) - round(1.1 * size), 0)
        words = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, str(index.data()))
        return QSize(words.width(), words.height() + size * 2 // 3)


class GroupTable(RowTable):
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
            item = self.put(row, column, text)
            if column == WON and share is not None:
                item.setData(SHARE, share)

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


class StatisticsPage(QWidget):
    """Shows what the matches came to that were played here."""

    def __init__(
        self, store: Store, words: HistoryWords, scale: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._store = store
        self._words = words
        self._facts: tuple[MatchFacts, ...] | None = None
        self._work: Iterator[None] = iter(())
        self._left: list[int] = []
        self._counted = 0
        """The match that is being played."""
        self._tried: set[int] = set()
        """What was played already since the page is there; what is damaged lacks for good."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._on_turn)
        self._retry = Retry(self)
        self.games = choice_box(self.tr("Game"), scale, WIDEST_BOX)
        self.levels = choice_box(self.tr("Level"), scale, WIDEST_BOX)
        self.times = choice_box(self.tr("Time"), scale, WIDEST_BOX)
        self.people = choice_box(self.tr("Player"), scale, WIDEST_BOX)
        for text, days in (
            (self.tr("All the time"), 0),
            (self.tr("The last 30 days"), MONTH),
            (self.tr("The last year"), YEAR),
        ):
            self.times.addItem(text, days)
        self.export = button(self.tr("&Export as CSV…"))
        self.export.setAutoDefault(False)
        self.tiles = Tiles(words.language)
        self.trend = Trend(words.language)
        self.by = Segments(self.tr("Group by"), len(GROUPS))
        self.by.offer([self.tr("By game"), self.tr("By level"), self.tr("By month")], 0)
        self.groups = GroupTable(words)
        self.message = label("", "dim", wraps=True)
        self._lay_out()
        for box in (self.games, self.levels, self.times, self.people):
            box.currentIndexChanged.connect(lambda _index: self._show())
        self.by.chosen.connect(lambda _at: self._show_groups())
        self.export.clicked.connect(self._ask_export)
        self.setFocusProxy(self.games)

    def forget(self) -> None:
        """Read the matches anew when the page is seen next."""
        self._facts = None
        if self.isVisible():
            self.refresh()

    def refresh(self) -> None:
        """Show what is kept now; what the cache lacks is played meanwhile, and what fails is tried later."""
        try:
            self._read()
        except SaveError as error:
            self._put_off(error)
            return
        self._retry.forget()
        if self._left and not self._timer.isActive():
            self._timer.start()
        self._show_progress()

    def _put_off(self, error: SaveError) -> None:
        """Say why the matches cannot be read now, and read them later."""
        self._timer.stop()
        self._work = iter(())
        self._retry.later(self.refresh)
        self.message.setText(said_of(error))

    def finish(self) -> None:
        """Play now what the cache lacks."""
        while self._timer.isActive():
            self._on_turn()

    def stop(self) -> None:
        """Count no further."""
        self._timer.stop()
        self._retry.forget()

    def facts(self) -> tuple[MatchFacts, ...]:
        """Return the matches that are chosen."""
        game, level = self.games.currentData(), self.levels.currentData()
        days, person = int(self.times.currentData() or 0), self.people.currentData()
        since = (datetime.now(UTC) - timedelta(days=days)).isoformat() if days else ""
        return tuple(
            one
            for one in self._facts or ()
            if (not game or one.game == tuple(game))
            and (not level or one.level == level)
            and one.played >= since
            and (not person or self._person(one) == person)
        )

    def write(self, path: Path) -> None:
        """Write the chosen rounds to a file for other programs."""
        try:
            write_whole(path, as_csv(self.facts()))
        except SaveError as error:
            self.message.setText(said_of(error))
            return
        self.message.setText(self.tr("The figures are saved as {name}.").format(name=shown(path.name)))

    def _read(self) -> None:
        self._facts, lacking = read_facts(self._store)
        self._left = [one for one in lacking if one not in self._tried]
        games = {one.game: self._game(one) for one in self._facts}
        named = sorted((name, key) for key, name in games.items())
        fill_choices(self.games, [(self.tr("All games"), None), *named])
        levels = sorted({one.level for one in self._facts}, key=_strength)
        found = ((self._words.level(level), level) for level in levels)
        fill_choices(self.levels, [(self.tr("All levels"), None), *found])
        people = sorted({self._person(one) for one in self._facts}, key=str.casefold)
        fill_choices(self.people, [(self.tr("Everybody"), None), *((name, name) for name in people)])
        for one in (self.people, self._people_name):
            one.setVisible(len(people) > 1)
        self._show()

    def _person(self, one: MatchFacts) -> str:
        """Name the person; who gave no name is the same in every language."""
        return shown(own_name(one.names[one.you])) or self._words.level(PERSON)

    def _game(self, one: MatchFacts) -> str:
        return self._words.game(one.rules_name, one.preset, is_changed=one.is_changed)

    def _show(self) -> None:
        facts = self.facts()
        self.tiles.show_summary(summary(facts))
        played = [one for one in facts if one.rounds]
        yours = [points_per_round(one) or 0.0 for one in played]
        others = [sum(others_points(one, each) for each in one.rounds) / len(one.rounds) for one in played]
        self.trend.show_points(yours, others)
        self.export.setEnabled(bool(played))
        self._show_groups()
        self._show_progress()

    def _show_groups(self) -> None:
        self.groups.show_groups(self.facts(), GROUPS[max(0, self.by.at)])

    def _show_progress(self) -> None:
        if self._left:
            text = self.tr("Older matches are being counted: {count} to go.")
            self.message.setText(text.format(count=self._words.language.number(len(self._left))))
        elif not self._facts:
            self.message.setText(
                self.tr("Nothing to count yet: the first round that you finish appears here.")
            )
        else:
            self.message.setText(
                self.tr("Deleted and imported matches don't count, nor do those of computers alone.")
            )

    def _on_turn(self) -> None:
        try:
            next(self._work)
        except UnusableError as error:
            self._tried.discard(self._counted)
            self._put_off(error)
        except StopIteration:
            if not self._left:
                self._timer.stop()
                self.refresh()
                return
            self._counted = match_id = self._left.pop()
            self._tried.add(match_id)
            self._work = complete(self._store, match_id)
            self._show_progress()

    def _ask_export(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the figures"), file_place())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setNameFilters([self.tr("Tables (*.csv)")])
        dialog.selectFile("samba.csv")
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.open()

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        for text, box in (
            (self.tr("&Game"), self.games),
            (self.tr("&Level"), self.levels),
            (self.tr("T&ime"), self.times),
        ):
            add_named(head, text, box, 8)
        self._people_name = add_named(head, self.tr("Pla&yer"), self.people, 8)
        head.addStretch(1)
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(label(self.tr("Points per round, match by match"), "strong"))
        left.addWidget(self.trend, 1)
        right = QVBoxLayout()
        right.setSpacing(6)
        right.addWidget(self.by)
        right.addWidget(self.groups, 1)
        below = QHBoxLayout()
        below.setSpacing(16)
        below.addLayout(left, 11)
        below.addLayout(right, 12)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(10)
        whole.addLayout(head)
        whole.addWidget(self.tiles)
        whole.addLayout(below, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.message, 1)
        foot.addWidget(self.export)
        whole.addLayout(foot)


def _strength(level: str) -> tuple[int, str]:
    return (KNOWN_LEVELS.index(level) if level in KNOWN_LEVELS else len(KNOWN_LEVELS), level)
