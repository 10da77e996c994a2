"""Why the others played as they did: their reasons, kept while the match lasts."""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject

from samba_desktop.ai.thought import Because
from samba_desktop.engine.events import Answered, Event, RoundEnded
from samba_desktop.engine.table import PERSON
from samba_desktop.match.match import Match
from samba_desktop.texts.language import Language
from samba_desktop.texts.log import EventTexts
from samba_desktop.texts.reasons import ReasonTexts, WhyTexts
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.log_lines import LogLine, spans
from samba_desktop.ui.table.runner import OpponentRunner

if TYPE_CHECKING:
    from samba_desktop.ui.table.talk import OpponentMove

ARROW = "→"
"""Leads from what was done to why."""


class _Note(Struct, frozen=True):
    """A reason, and where in the round it was given."""

    at: int
    """How many events the round had before."""
    seat: int
    reasons: tuple[Because, ...]


class ReasonLine(Struct, frozen=True):
    """A line of the log."""

    round_at: int
    """In which round, from 0."""
    first: int
    """The number of its first event in the round, from 0."""
    last: int
    seat: int | None
    """Who did it; None for what concerns all."""
    in_turn: bool = True
    """Whether it is a turn, or part of one, and no answer to a question."""


class Whys(QObject):
    """The reasons of one match. Of a round that is not over it tells nothing, whoever asks."""

    def __init__(
        self, match: Match, company: Company, runner: OpponentRunner, language: Language, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._match = match
        self._company = company
        self._texts = WhyTexts(language)
        self._because = ReasonTexts(language)
        self._events = EventTexts(language)
        self._levels = tuple(plan.level for plan in match.seats)
        self.notes: dict[int, list[_Note]] = {}
        """By round, counted from 0."""
        runner.answered.connect(self._on_answered)

    def _on_answered(self, moment: int, move: "OpponentMove") -> None:
        if moment != self._match.moment or move.back:
            return
        table = self._match.table
        at = len(table.history)
        kept = self.notes.setdefault(table.round_no - 1, [])
        # What was taken back since has no reasons any more.
        kept[:] = [note for note in kept if note.at < at]
        reasons = (move.because,) if move.ending is None else (move.because, move.ending)
        kept.append(_Note(at, move.seat, reasons))

    @property
    def finished(self) -> int:
        """How many rounds are over."""
        return len(self._match.results)

    def lines(self) -> tuple[ReasonLine, ...]:
        """List the lines that the log has for finished rounds."""
        return tuple(line for at in range(self.finished) for line in self._lines(at))

    def line(self, number: int) -> ReasonLine | None:
        """Return a line of the log by its number, from 0; None where its round is not over."""
        known = self.lines()
        return known[number] if 0 <= number < len(known) else None

    def first_of(self, round_at: int) -> int:
        """Return the number of the first line of a finished round."""
        return sum(len(tuple(self._lines(at))) for at in range(round_at))

    def _lines(self, round_at: int) -> Iterator[ReasonLine]:
        for span in spans(list(enumerate(self._told(round_at)))):
            _, event = span.events[0]
            if isinstance(event, Answered):
                yield ReasonLine(round_at, span.first, span.last, event.seat, in_turn=False)
            else:
                yield ReasonLine(round_at, span.first, span.last, span.seat)

    def _told(self, round_at: int) -> tuple[Event, ...]:
        match = self._match
        return (*match.histories[round_at], RoundEnded(match.results[round_at]))

    def told_round(self, round_at: int) -> tuple[LogLine, ...]:
        """Tell a finished round with the reasons of its opponents; nothing of one that is not over."""
        if not 0 <= round_at < self.finished:
            return ()
        told = self._told(round_at)
        return tuple(
            self._told_line(line, told[line.first : line.last + 1]) for line in self._lines(round_at)
        )

    def _told_line(self, line: ReasonLine, events: tuple[Event, ...]) -> LogLine:
        said = " ".join(self._events.lines(events, self._company))
        if line.seat is None:
            return LogLine(said)
        reasons = self.reasons(line)
        side = self._company.seating.side_of(line.seat) if line.in_turn else None
        return LogLine(f"{said}\n{ARROW} {reasons}" if reasons else said, side)

    def reasons(self, line: ReasonLine) -> str:
        """Say why a seat played a turn of a finished round as it did; empty for what no opponent did."""
        if line.seat is None or line.round_at >= self.finished or self._levels[line.seat] == PERSON:
            return ""
        told = self._told(line.round_at)
        notes = [
            note
            for note in self.notes.get(line.round_at, ())
            if line.first <= note.at <= line.last and getattr(told[note.at], "seat", None) == line.seat
        ]
        if not notes:
            return self._texts.not_kept()
        said = [self._because.sentence(one.code.value, one.values) for note in notes for one in note.reasons]
        spoken = list(dict.fromkeys(one for one in said if one))
        return " ".join(spoken) if spoken else self._texts.no_reason(self._company.names[line.seat])
