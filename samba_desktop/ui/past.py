"""The way from the table to what was played: opens the history and tells what is wanted there."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from samba_desktop.engine.rules.changes import nearest_preset
from samba_desktop.engine.table import PERSON
from samba_desktop.match.record import SEED_BITS
from samba_desktop.store.preferences import Preferences
from samba_desktop.store.store import Store
from samba_desktop.texts.language import Language
from samba_desktop.ui.earlier import EarlierMatches
from samba_desktop.ui.rules.games import Game
from samba_desktop.ui.rules.match_plan import MatchPlan, usual_plan, with_game

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
