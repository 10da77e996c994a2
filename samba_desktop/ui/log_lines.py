"""The log of a match as lines, a sentence for each turn; finished rounds are told once and kept."""

from samba_desktop.engine.events import Event, RoundEnded
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.texts.company import Company
from samba_desktop.texts.events import EventTexts
from samba_desktop.texts.language import Language
from samba_desktop.ui.log_panel import LogLine


class MatchLog:
    """Tells one match."""

    def __init__(self, match: Match, company: Company, language: Language) -> None:
        self._match = match
        self._company = company
        self._texts = EventTexts(language)
        self._told: list[LogLine] = []
        self._rounds = 0
        """How many finished rounds are told."""

    def lines(self) -> tuple[LogLine, ...]:
        """Tell what happened from the first deal on; what was taken back is left out."""
        match = self._match
        for number in range(self._rounds, len(match.results)):
            counted = RoundEnded(match.results[number])
            self._told += self._lines((*match.histories[number], counted))
        self._rounds = len(match.results)
        under_way = match.phase not in {Phase.DEAL, Phase.MATCH_OVER}
        return (*self._told, *(self._lines(match.table.history) if under_way else ()))

    def _lines(self, events: tuple[Event, ...]) -> list[LogLine]:
        seating = self._company.seating
        return [
            LogLine(text, None if seat is None else seating.side_of(seat))
            for text, seat in self._texts.turns(events, self._company)
        ]
