"""The menu of matches that were begun and not finished; asks the store only when it opens."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QMenu, QWidget

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.wording import shown
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.tips import unmarked
from samba_desktop.store.listing import MatchLine, list_matches
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import NAMELESS
from samba_desktop.ui.rules.games import preset_title
from samba_desktop.ui.troubles import said_of

MOST = 12


class EarlierMatches(QMenu):
    """Lists what can be gone on with."""

    wanted = Signal(int)
    """The number of the match to go on with."""

    def __init__(self, store: Store, language: Language, parent: QWidget) -> None:
        super().__init__(parent)
        self._store = store
        self._language = language
        self.playing: int | None = None
        """The match on the table, which is left out."""
        self.aboutToShow.connect(self.on_about_to_show)

    def name(self) -> None:
        """Take the name of the language of now."""
        self.setTitle(self.tr("&Go on with another match"))

    def on_about_to_show(self) -> None:
        """List the unfinished matches, the latest first."""
        self.clear()
        try:
            lines = list_matches(self._store)
        except SaveError as error:
            self.addAction(unmarked(said_of(error))).setEnabled(False)
            return
        others = (line for line in lines if line.match_id != self.playing)
        open_ones = [line for line in others if line.winners is None][:MOST]
        for line in open_ones:
            action = self.addAction(unmarked(self._told(line)))
            action.triggered.connect(partial(self.wanted.emit, line.match_id))
        if not open_ones:
            self.addAction(self.tr("No other match is waiting")).setEnabled(False)

    def _told(self, line: MatchLine) -> str:
        names = ", ".join(shown(name) or NAMELESS for name in line.names)
        game = self._game(line)
        number = self._language.number
        if not line.totals:
            return self.tr("{game}, {names}: first round").format(game=game, names=names)
        totals = " : ".join(map(number, line.totals))
        text = self.tr("{game}, {names}: round {round}, {totals}")
        return text.format(game=game, names=names, round=number(line.rounds + 1), totals=totals)

    def _game(self, line: MatchLine) -> str:
        """Name the game of a match: by its own name, or by its preset where that is still known."""
        preset = PRESETS.get(line.preset)
        return shown(line.rules_name) or (preset_title(preset) if preset else shown(line.preset))
