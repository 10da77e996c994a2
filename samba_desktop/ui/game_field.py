"""Which game is to be played: a list of own rules and presets, and below it what is in force."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.store.rule_sets import RuleSets
from samba_desktop.ui.controls import ChoiceBox, button, label
from samba_desktop.ui.games import Game, game_heading, game_of, is_same_game, own_game, preset_game

LINES = 4
"""Of the variants for which there is always room, so that little moves when another game is chosen."""


class GameField(QWidget):
    """Offers the games, and a button that leads to their rules."""

    chosen = Signal()
    """Another game was chosen."""

    def __init__(self, own: RuleSets) -> None:
        super().__init__()
        self._own = own
        self._games: list[Game] = []
        self.box = ChoiceBox()
        self.box.setAccessibleName(self.tr("Game"))
        self.box.setMinimumContentsLength(12)
        self.box.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.box.activated.connect(lambda _at: self.chosen.emit())
        self.rules = button(self.tr("&Rules…"))
        self.variants = label("", "small", wraps=True, lines=LINES)
        self.variants.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(10)
        row.addWidget(self.box, 1)
        row.addWidget(self.rules)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addLayout(row)
        column.addWidget(self.variants, 1)
        self.setFocusProxy(self.box)

    @property
    def game(self) -> Game:
        """The game that is chosen."""
        return self._games[int(self.box.currentData())]

    def offer(self, wanted: Game) -> None:
        """Offer the own sets and presets as they are now, with one of them chosen.

        Rules that are none of them are offered too, at the top. What is agreed before each match makes no
        difference.
        """
        own = self._own.all()
        offered = [*map(own_game, own), *map(preset_game, PRESETS.values())]
        name = wanted.name if any(game.name == wanted.name for game in offered) else ""
        at = next((n for n, game in enumerate(offered) if _is_meant(game, name, wanted)), None)
        if at is None:
            offered.insert(0, game_of(wanted.rules, "", own))
            at = 0
        self._games = offered
        self.box.clear()
        for number, game in enumerate(offered):
            if 0 < number == len(offered) - len(PRESETS):
                self.box.insertSeparator(number)
            self.box.addItem(game_heading(game), number)
        self.box.setCurrentIndex(self.box.findData(at))


def _is_meant(game: Game, name: str, wanted: Game) -> bool:
    """Tell whether an offered game is the one that is wanted: by its name, or without one by its rules."""
    return game.name == name and (bool(name) or is_same_game(game.rules, wanted.rules))
