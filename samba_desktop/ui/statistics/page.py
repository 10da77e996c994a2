"""The page of the statistics: which matches count, their figures, lines and groups; keeps nothing."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from samba_desktop.engine.plain import shown
from samba_desktop.match.record import PERSON
from samba_desktop.match.saving import SaveError
from samba_desktop.store.facts import MatchFacts, complete, read_facts
from samba_desktop.store.figures_csv import as_csv
from samba_desktop.store.files import write_whole
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.statistics import others_points, points_per_round, summary
from samba_desktop.store.store import Store
from samba_desktop.ui.controls import ChoiceBox, Segments, button, label
from samba_desktop.ui.file_place import file_place
from samba_desktop.ui.history.words import KNOWN_LEVELS, HistoryWords
from samba_desktop.ui.look import in_role
from samba_desktop.ui.retry import Retry
from samba_desktop.ui.rules.match_plan import own_name
from samba_desktop.ui.statistics.groups import Groups
from samba_desktop.ui.statistics.tiles import Tiles
from samba_desktop.ui.statistics.trend import Trend
from samba_desktop.ui.troubles import said_of

GROUPS = ("game", "level", "month")
MONTH, YEAR = 30, 365
"""Days."""


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
        self.games = self._box(self.tr("Game"), scale)
        self.levels = self._box(self.tr("Level"), scale)
        self.times = self._box(self.tr("Time"), scale)
        self.people = self._box(self.tr("Player"), scale)
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
        self.groups = Groups(words)
        self.said = label("", "dim", wraps=True)
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
        self._tell()

    def _put_off(self, error: SaveError) -> None:
        """Say why the matches cannot be read now, and read them later."""
        self._timer.stop()
        self._work = iter(())
        self._retry.later(self.refresh)
        self.said.setText(said_of(error))

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
            self.said.setText(said_of(error))
            return
        self.said.setText(self.tr("The figures are saved as {name}.").format(name=shown(path.name)))

    def _read(self) -> None:
        self._facts, lacking = read_facts(self._store)
        self._left = [one for one in lacking if one not in self._tried]
        games = {one.game: self._game(one) for one in self._facts}
        _fill(self.games, self.tr("All games"), sorted((name, key) for key, name in games.items()))
        levels = sorted({one.level for one in self._facts}, key=_strength)
        _fill(self.levels, self.tr("All levels"), [(self._words.level(level), level) for level in levels])
        people = sorted({self._person(one) for one in self._facts}, key=str.casefold)
        _fill(self.people, self.tr("Everybody"), [(name, name) for name in people])
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
        self._tell()

    def _show_groups(self) -> None:
        self.groups.show_groups(self.facts(), GROUPS[max(0, self.by.at)])

    def _tell(self) -> None:
        if self._left:
            told = self.tr("Older matches are being counted: {count} to go.")
            self.said.setText(told.format(count=self._words.language.number(len(self._left))))
        elif not self._facts:
            self.said.setText(self.tr("Nothing to count yet: the first round that you finish appears here."))
        else:
            self.said.setText(
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
            self._tell()

    def _ask_export(self) -> None:
        dialog = QFileDialog(self, self.tr("Export the figures"), file_place())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setDefaultSuffix("csv")
        dialog.setNameFilters([self.tr("Tables (*.csv)")])
        dialog.selectFile("samba.csv")
        dialog.fileSelected.connect(lambda name: self.write(Path(name)))
        dialog.open()

    def _box(self, name: str, scale: float) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        box.setMinimumWidth(round(110 * scale))
        box.setMaximumWidth(round(280 * scale))
        return box

    def _lay_out(self) -> None:
        head = QHBoxLayout()
        head.setSpacing(8)
        self._people_name = QLabel(self.tr("Pla&yer"))
        for name, box in (
            (QLabel(self.tr("&Game")), self.games),
            (QLabel(self.tr("&Level")), self.levels),
            (QLabel(self.tr("T&ime")), self.times),
            (self._people_name, self.people),
        ):
            in_role(name, "dim")
            name.setBuddy(box)
            head.addWidget(name)
            head.addWidget(box, 8)
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
        foot.addWidget(self.said, 1)
        foot.addWidget(self.export)
        whole.addLayout(foot)


def _strength(level: str) -> tuple[int, str]:
    return (KNOWN_LEVELS.index(level) if level in KNOWN_LEVELS else len(KNOWN_LEVELS), level)


def _fill(box: ChoiceBox, everything: str, items: list[tuple[str, object]]) -> None:
    """Offer all and each in a box, and leave it where it was where that is still offered."""
    chosen = box.currentData()
    before = box.blockSignals(True)
    box.clear()
    box.addItem(everything, None)
    for text, value in items:
        box.addItem(text, value)
    values = [None, *(value for _, value in items)]
    box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
    box.blockSignals(before)
