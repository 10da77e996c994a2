"""The log of a match as lines, a sentence for each turn, and where it lies in the window."""

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QDockWidget, QMainWindow, QWidget

from samba_desktop.engine.events import Event, MatchEnded, RoundEnded
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.match.replay import Replay
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import EventTexts, TurnEvent
from samba_desktop.texts.words import Company


class LogLine(Struct, frozen=True):
    """One line of the log."""

    text: str
    side: int | None = None
    """The side whose turn it tells; None for what concerns all."""


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


class LineSpan(Struct, frozen=True):
    """What one line of the log tells."""

    first: int
    """The moment of the replay to which its first event led."""
    last: int
    seat: int | None
    """Whose turn it is; None for what concerns all."""
    events: tuple[tuple[int, Event], ...]
    """The public events with the moments that they led to."""


class ReplayLog:
    """Tells a replay, line for line as the log of the match, and knows which moments each line is about."""

    def __init__(self, replay: Replay, company: Company, language: Language) -> None:
        """`replay` has been played to its end."""
        self._company = company
        self._texts = EventTexts(language)
        told = [(at, event) for at in range(1, replay.last + 1) for event in replay.events(at, None)]
        self.spans = tuple(spans(told))
        self._endings = {at: event for at, event in told if isinstance(event, MatchEnded)}

    def lines(self) -> tuple[LogLine, ...]:
        """Tell the whole replay."""
        seating = self._company.seating
        return tuple(
            LogLine(self._text(span.events), None if span.seat is None else seating.side_of(span.seat))
            for span in self.spans
        )

    def line_at(self, at: int) -> int | None:
        """Return the number of the line that tells what led to a moment; None before the first deal."""
        begun = [number for number, span in enumerate(self.spans) if span.first <= at]
        return begun[-1] if begun else None

    def told(self, at: int) -> str:
        """Tell what led to a moment, of several things the last; empty before the first deal."""
        line = self.line_at(at)
        if line is None:
            return ""
        if at in self._endings:
            return self._texts.sentence(self._endings[at], self._company)
        return self._text([one for one in self.spans[line].events if one[0] == at])

    def _text(self, events: Sequence[tuple[int, Event]]) -> str:
        return " ".join(self._texts.lines([event for _, event in events], self._company))


def spans(told: Sequence[tuple[int, Event]]) -> Iterator[LineSpan]:
    """Part events as the log does: what a seat does in a row is one line, all else one each."""
    turn: list[tuple[int, Event]] = []
    for at, event in told:
        if isinstance(event, MatchEnded):
            continue
        seat = event.seat if isinstance(event, TurnEvent) else None
        if turn and seat != _seat(turn):
            yield _span(turn)
            turn = []
        turn.append((at, event))
        if seat is None:
            yield _span(turn)
            turn = []
    if turn:
        yield _span(turn)


def _span(events: list[tuple[int, Event]]) -> LineSpan:
    return LineSpan(events[0][0], events[-1][0], _seat(events), tuple(events))


def _seat(events: list[tuple[int, Event]]) -> int | None:
    first = events[0][1]
    return first.seat if isinstance(first, TurnEvent) else None


if TYPE_CHECKING:
    from samba_desktop.ui.table.log_panel import LogPanel


class LogDock(QDockWidget):
    """Holds the log beside the table, which is made when it is first seen."""

    line_chosen = Signal(int)
    """The number of a line, from 0, that was clicked or entered."""
    made = Signal(object)
    """The `LogPanel` that it holds from now on."""

    def __init__(self, window: QMainWindow, make: Callable[[QWidget], "LogPanel"]) -> None:
        """`make` makes the log in its parent."""
        super().__init__(window)
        self._make = make
        self.setObjectName("log")
        self._log: LogPanel | None = None
        # The button, the key and the menu put it away; it stays where it is.
        self.setFeatures(QDockWidget.DockWidgetFeature.NoDockWidgetFeatures)
        self.told: MatchLog | None = None
        """The log of the match on the table."""
        self.visibilityChanged.connect(lambda _visible: self.write())
        self._name()

    @property
    def log(self) -> "LogPanel":
        """The log itself."""
        return self._held()

    def _held(self) -> "LogPanel":
        if self._log is None:
            self._log = self._make(self)
            self._log.line_chosen.connect(self.line_chosen)
            self.setWidget(self._log)
            self._name()
            self.made.emit(self._log)
        return self._log

    def setVisible(self, visible: bool) -> None:
        """Have the log there before it is seen."""
        if visible:
            self._held()
        super().setVisible(visible)

    def follow(self, match: Match, company: Company, language: Language) -> None:
        """Tell another match, or the same one in another language."""
        self.told = MatchLog(match, company, language)
        self.write()

    def forget(self) -> None:
        """Tell no match any more; what was told stays until there is another one."""
        self.told = None

    def write(self) -> None:
        """Tell what has happened meanwhile, where it is seen."""
        if self.told is not None and self.isVisible():
            self.log.show_turns(self.told.lines())

    def changeEvent(self, event: QEvent) -> None:
        """Take the name of another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.setWindowTitle(self.tr("Log"))
        if self._log is not None:
            self._log.view.setAccessibleName(self.tr("Log of the turns"))
