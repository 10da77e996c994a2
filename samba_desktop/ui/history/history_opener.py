"""Opens the history, and offers the latest matches in a menu."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMenu, QWidget

from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import PERSON
from samba_desktop.engine.wording import shown
from samba_desktop.match.record import SEED_BITS
from samba_desktop.match.saving import SaveError
from samba_desktop.scene.tips import unmarked
from samba_desktop.store.listing import MatchLine, list_matches
from samba_desktop.store.preferences import Preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import NAMELESS
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.rules.match_plan import Game, MatchPlan, preset_title, usual_plan, with_game

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


if TYPE_CHECKING:
    from samba_desktop.match.deal_code import CodedDeal
    from samba_desktop.ui.history.history_window import HistoryWindow


MATCHES, STATISTICS = range(2)


class Past(QObject):
    """Holds the window of the history while it is open."""

    go_on_wanted = Signal(int)
    """The number of another match that is to lie on the table."""
    planned = Signal(object, object)
    """The `MatchPlan` of a match that begins with the cards of a code, and the seed of its other rounds."""
    restored = Signal()
    """All matches are others now: the one on the table has to be left."""

    def __init__(self, store: Store, language: Language, earlier: EarlierMatches, beside: QWidget) -> None:
        """`earlier` knows the match on the table."""
        super().__init__(beside)
        self._store, self._language = store, language
        self.preferences: Callable[[], Preferences] = Preferences
        """How the table of a replay is to look."""
        self.plan: Callable[[], MatchPlan] = lambda: usual_plan("")
        """Who is to sit down to the next match."""
        self._earlier = earlier
        self._beside = beside
        self.window: HistoryWindow | None = None
        earlier.wanted.connect(self.go_on_wanted)

    def join(
        self,
        resume: Callable[[int], object],
        begin: Callable[[MatchPlan, int], object],
        clear: Callable[[], object],
    ) -> None:
        """Say who goes on with a match, begins one, and leaves the one on the table."""
        self.go_on_wanted.connect(resume)
        self.planned.connect(begin)
        self.restored.connect(clear)

    def show_matches(self) -> None:
        """Show the matches that were played."""
        self._opened().show_page(MATCHES, self._earlier.playing)

    def show_statistics(self) -> None:
        """Show the figures of what was played."""
        self._opened().show_page(STATISTICS, self._earlier.playing)

    def ask_deal(self) -> None:
        """Ask for the code of a deal."""
        window = self._opened()
        window.show_page(MATCHES, self._earlier.playing)
        window.ask_deal()

    def close(self) -> None:
        """Put the window away."""
        if self.window is not None:
            self.window.close()

    def _opened(self) -> "HistoryWindow":
        from samba_desktop.ui.history.history_window import HistoryWindow

        if self.window is None:
            window = HistoryWindow(self._store, self._language, self.preferences, self._beside)
            window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            window.go_on_wanted.connect(self.on_go_on)
            window.play_wanted.connect(self.on_play)
            window.restored.connect(self._on_restored)
            window.closed.connect(self._on_closed)
            self.window = window
        return self.window

    def _on_closed(self) -> None:
        self.window = None

    def _on_restored(self) -> None:
        self._earlier.playing = None
        if self.window is not None:
            self.window.matches.playing = None
        self.restored.emit()

    def on_go_on(self, match_id: int) -> None:
        """Go on with another match than the one on the table."""
        self.close()
        self._beside.activateWindow()
        if match_id != self._earlier.playing:
            self.go_on_wanted.emit(match_id)

    def on_play(self, deal: "CodedDeal", level: str) -> None:
        """Plan a match with the cards of a code."""
        import secrets

        self.close()
        self._beside.activateWindow()
        self.planned.emit(plan_of_deal(self.plan(), deal, level), secrets.randbits(SEED_BITS))


def plan_of_deal(plan: MatchPlan, deal: "CodedDeal", level: str = "") -> MatchPlan:
    """Return a plan for the cards of a code, with the people of another plan as far as they find a seat.

    With a level all computer players have it.
    """
    from samba_desktop.match.deal_code import chosen_dealer, settled

    rules = settled(deal.rules)
    seated = with_game(replace(plan, seating=deal.seating), Game(nearest_preset(rules), rules))
    seats = tuple(
        one if one.level == PERSON or not level else replace(one, level=level) for one in seated.seats
    )
    return replace(
        seated,
        seats=seats,
        rules=chosen_dealer(rules),
        first_dealer=deal.dealer,
        first_deal=deal.seed,
        rules_name="",
    )
