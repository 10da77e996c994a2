"""Goes through the moments of a replay at a table: steps, jumps and plays; knows no button and no list."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from samba_desktop.engine.events import Answered, Event, RoundEnded
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.match.replay import Replay
from samba_desktop.scene.captions import Captions
from samba_desktop.scene.table_scene import TableScene
from samba_desktop.scene.timing import one_shot
from samba_desktop.texts.language import Language
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.log_lines import ReplayLog
from samba_desktop.ui.table.prompts import Moment, Teller

PAUSE = 550
"""Milliseconds at normal speed for which a moment is held while the replay plays."""
ROUND_PAUSE = 2500
"""The same for the end of a round."""


class ReplayPlayer(QObject):
    """Shows one replay, which has been played to its end, from one seat at a time."""

    moved = Signal()
    """Another moment is shown, or the replay began or stopped to play."""

    def __init__(  # noqa: PLR0913, PLR0917 - what it shows, where, and in which words
        self,
        replayed: Replay,
        scene: TableScene,
        company: Company,
        language: Language,
        title: str,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.replay = replayed
        self.log = ReplayLog(replayed, company, language)
        self.at = 0
        self.seat = company.you if company.you in replayed.seats else replayed.seats[0]
        self.is_playing = False
        self.speed = 1.0
        """The factor of pauses and, unless cards jump, of flights."""
        self.flies = True
        """Whether cards fly; else they jump."""
        self._scene = scene
        levels = tuple(None if plan.level == PERSON else plan.level for plan in replayed.record.seats)
        self._teller = Teller(language, company, levels, title)
        self._deals = tuple(
            at for at in range(1, replayed.last + 1) if replayed.table(at - 1).turn.phase is Phase.DEAL
        )
        self._pause = one_shot(self)
        self._pause.timeout.connect(self._on_pause)
        scene.settled.connect(self._on_settled)

    @property
    def last(self) -> int:
        """The number of the last moment."""
        return self.replay.last

    @property
    def rounds(self) -> int:
        """How many rounds were dealt."""
        return len(self._deals)

    @property
    def round_no(self) -> int:
        """The number of the round that is shown; 0 before the first deal."""
        return sum(deal <= self.at for deal in self._deals)

    @property
    def turn(self) -> tuple[int, int]:
        """The number of the turn in its round, 0 before the first one, and how many the round has."""
        low = self._deals[self.round_no - 1] if self.round_no else 0
        high = self._deals[self.round_no] if self.round_no < self.rounds else self.last + 1
        turns = [span for span in self.log.spans if span.seat is not None and low <= span.last < high]
        return sum(span.first <= self.at for span in turns), len(turns)

    @property
    def line(self) -> int | None:
        """The number of the line of the log that tells what is shown."""
        return self.log.line_at(self.at)

    def show(self) -> None:
        """Show the present moment, without flights."""
        self._show((), flies=False)

    def look_from(self, seat: int) -> None:
        """Look at the table from another seat."""
        self.seat = seat
        self.show()

    def go(self, at: int) -> None:
        """Jump to a moment and stay there."""
        self.pause()
        self._jump(at)

    def step(self, by: int) -> None:
        """Go some moments forward, with all that happens, or back; and stay there."""
        self.pause()
        self._fly_to(self.at + by)

    def step_turn(self, way: int) -> None:
        """Go to the end of the turn that is shown or of the next one, or (-1) to where the last one ended."""
        ends = [span.last for span in self.log.spans]
        if way > 0:
            goal = next((end for end in ends if end > self.at), self.last)
        else:
            goal = max((end for end in ends if end < self.at), default=0)
        self.step(goal - self.at)

    def step_round(self, way: int) -> None:
        """Go to the next deal, or to the last one before the moment that is shown."""
        if way > 0:
            self.go(next((deal for deal in self._deals if deal > self.at), self.last))
        else:
            self.go(max((deal for deal in self._deals if deal < self.at), default=0))

    def go_to_round(self, number: int) -> None:
        """Go to the deal of a round, counted from 1."""
        self.go(self._deals[number - 1])

    def show_line(self, number: int) -> None:
        """Show again what a line of the log tells: the table before it, and how it came."""
        span = self.log.spans[number]
        self.go(span.first - 1)
        self._fly_to(span.last)

    def toggle(self) -> None:
        """Begin to play, from the beginning where the end is shown, or stop."""
        if self.is_playing:
            self.pause()
            return
        if self.at == self.last:
            self._jump(0)
        self.is_playing = self.last > 0
        self._on_pause()

    def pause(self) -> None:
        """Stop playing where it is."""
        self._pause.stop()
        if self.is_playing:
            self.is_playing = False
            self.moved.emit()

    def set_speed(self, factor: float) -> None:
        """Show everything so many times as fast; at 0 cards jump, and pauses are as at normal speed."""
        self.flies = factor > 0
        self.speed = factor or 1.0

    def _jump(self, at: int) -> None:
        self.at = min(max(at, 0), self.last)
        self._show((), flies=False)

    def _fly_to(self, at: int) -> None:
        before, self.at = self.at, min(max(at, 0), self.last)
        events = self.replay.events(self.at, self.seat, before) if self.at > before else ()
        self._show(events, flies=self.flies)

    def _show(self, events: tuple[Event, ...], *, flies: bool) -> None:
        self._scene.speed = self.speed if flies else 0.0
        self._scene.show_view(self.replay.view(self.at, self.seat), events, self._captions())
        self.moved.emit()

    def _captions(self) -> Captions:
        """Return the words of the moment, without what a player could press."""
        public = self.replay.events(self.at, None)
        answers = {event.seat: event.yes for event in public if isinstance(event, Answered)}
        moment = Moment(said=self.log.told(self.at) or self.tr("The cards are not dealt yet."), waits=True)
        words = self._teller.captions(self.replay.view(self.at, self.seat), replace(moment, answers=answers))
        bubbles = tuple(replace(bubble, buttons=()) for bubble in words.bubbles)
        return replace(words, buttons=(), bubbles=bubbles)

    def _on_settled(self) -> None:
        if self.is_playing:
            ended = any(isinstance(event, RoundEnded) for event in self.replay.events(self.at, None))
            self._pause.start(round((ROUND_PAUSE if ended else PAUSE) / self.speed))

    def _on_pause(self) -> None:
        if not self.is_playing:
            return
        self._fly_to(self.at + 1)
        if self.at == self.last:
            self.pause()
