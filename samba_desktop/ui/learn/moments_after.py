"""Looks for the moments of a round once it is over, and lets one practise them."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from samba_desktop.ai.typed import TypedCommands
from samba_desktop.match.match import Match
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.replays import Replays
from samba_desktop.ui.kit.window_place import put_in_place_of

if TYPE_CHECKING:
    from samba_desktop.ui.learn.practice import PracticeWindow
    from samba_desktop.ui.table.moments import KeyMoment, MomentSearch, MomentsPanel


class Moments(QObject):
    """The search that may run beside a window, and the practice that may be seen beside it."""

    rules_wanted = Signal(object)
    """The record of the match whose rules are to be shown."""

    def __init__(
        self,
        replays: Replays,
        language: Language,
        preferences: Callable[[], Preferences],
        window: QWidget,
        folder: Path,
    ) -> None:
        super().__init__(window)
        self._folder = folder
        self._replays, self._language, self._preferences = replays, language, preferences
        self._beside = window
        self.samples: int | None = None
        """How many rounds are imagined for each plan; None for as many as are usual."""
        self.typed: Callable[[], TypedCommands] = TypedCommands
        """The commands that were typed here."""
        self.search: MomentSearch | None = None
        """What looks now."""
        self.practice: PracticeWindow | None = None
        """What is practised now."""

    def begin(self, match: Match, company: Company) -> "MomentsPanel | None":
        """Look for the moments of the last round; None where nobody plays or nobody wants it."""
        from samba_desktop.ai.kernel_rules import beyond_kernel
        from samba_desktop.ui.table.moments import MomentSearch, MomentsPanel

        self.cancel()
        if company.you is None or not self._preferences().moments:
            return None
        panel = MomentsPanel(self._language)
        record = match.record
        if beyond_kernel(record.rules, record.seating):
            panel.show_beyond()
            return panel
        search = MomentSearch(
            record,
            len(match.counts),
            company.you,
            self._language,
            self,
            folder=self._folder,
            samples=self.samples,
        )
        search.progressed.connect(panel.show_progress)
        search.found.connect(panel.show_moments)
        search.failed.connect(panel.show_failure)
        search.failed.connect(self._on_failed)
        panel.show_wanted.connect(
            lambda one: self._replays.show(record, self._preferences(), company, moment=one.moment)
        )
        panel.play_wanted.connect(lambda one: self.practise(match, one))
        search.start()
        self.search = search
        return panel

    def _on_failed(self) -> None:
        # It clears up after itself.
        self.search = None

    def cancel(self) -> None:
        """Look no more."""
        search, self.search = self.search, None
        if search is not None:
            search.cancel()

    def close(self) -> None:
        """Look no more, leave the practice, and leave nothing behind."""
        from samba_desktop.ui.table.moments import MomentSearch

        self.search = None
        if self.children():
            for search in self.findChildren(MomentSearch):
                search.end()
        if self.practice is not None:
            self.practice.close()

    def practise(self, match: Match, start: "KeyMoment") -> None:
        """Let a moment of a match be played again beside it."""
        from samba_desktop.ui.learn.practice import PracticeWindow

        if self.practice is not None:
            self.practice.close()
        record = match.record
        title = self._replays.title_of(record)
        window = PracticeWindow(
            record,
            start,
            self._language,
            self._preferences(),
            title,
            self._beside,
            seats=match.seats,
            typed=self.typed(),
        )
        window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        put_in_place_of(window, self._beside)
        window.rules_wanted.connect(self.rules_wanted)
        window.closed.connect(self._on_closed)
        self.practice = window
        window.show()
        window.activateWindow()

    def _on_closed(self) -> None:
        self.practice = None
        self._beside.activateWindow()
