"""The row above the list of matches: which of them are to be seen; reads no match."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget

from samba_desktop.store.facts import PROGRAM
from samba_desktop.store.listing import MatchLine
from samba_desktop.ui.controls import ChoiceBox
from samba_desktop.ui.history.model import Wanted, game_key, levels_of
from samba_desktop.ui.history.words import KNOWN_LEVELS, HistoryWords
from samba_desktop.ui.look import in_role

LEAST, MOST = 110, 250
"""How wide a choice is, in pixels at scale 1."""


class Filters(QWidget):
    """Chooses among all matches; what no match has is not offered."""

    changed = Signal()
    """Others are wanted; whether deleted ones has changed or not."""

    def __init__(self, words: HistoryWords, scale: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.games = self._box(self.tr("Game"), scale)
        self.levels = self._box(self.tr("Level"), scale)
        self.states = self._box(self.tr("Which matches"), scale)
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
        for text, shown in (
            (self.tr("Sho&w"), self.states),
            (self.tr("&Game"), self.games),
            (self.tr("&Level"), self.levels),
            (self.tr("&Players"), self.players),
        ):
            name = QLabel(text)
            in_role(name, "dim")
            name.setBuddy(shown)
            row.addWidget(name)
            row.addWidget(shown, 2 if shown is self.players else 1)
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
        _fill(self.games, [(self.tr("All games"), None), *((name, key) for key, name in ordered)])
        _fill(
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
    def wanted(self) -> Wanted:
        """What is chosen."""
        game, state = self.games.currentData(), self.states.currentData()
        return Wanted(
            tuple(game) if game else None,
            str(self.levels.currentData() or ""),
            self.players.text(),
            state if isinstance(state, bool) else None,
        )

    def _box(self, name: str, scale: float) -> ChoiceBox:
        box = ChoiceBox()
        box.setAccessibleName(name)
        box.setMinimumWidth(round(LEAST * scale))
        box.setMaximumWidth(round(MOST * scale))
        return box


def _fill(box: ChoiceBox, items: list[tuple[str, object]]) -> None:
    """Offer other things in a box, and leave it where it was where that is still offered."""
    chosen = box.currentData()
    before = box.blockSignals(True)
    box.clear()
    for text, value in items:
        box.addItem(text, value)
    values = [value for _, value in items]
    box.setCurrentIndex(values.index(chosen) if chosen in values else 0)
    box.blockSignals(before)
