"""The opponents of one match: one a seat and one for hints, each begun when it is first asked."""

import sys
from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.ai.typed import NOTHING_TYPED, TypedCommands
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Seating, View
from samba_desktop.match.record import SeatPlan
from samba_desktop.scene.timing import Job

if TYPE_CHECKING:
    from samba_desktop.ui.table.talk import OpponentMove, Talk

TALK = "samba_desktop.ui.table.talk"


def _loading() -> Iterator[None]:
    """Load what the first question to an opponent takes, a little at a step."""
    import samba_desktop.ai.rule_player.fallback

    yield
    import samba_desktop.ai.protocol

    yield
    import samba_desktop.ai.own_process

    yield
    import samba_desktop.ui.table.talk

    yield


class OpponentRunner(QObject):
    """All processes of one match."""

    asked = Signal(object)
    """What the seat that is asked sees."""
    thought = Signal(object)
    """The `OpponentMove` that it came to; `answered` follows, at once where answers are not held."""
    answered = Signal(int, object)
    """The moment it was asked about, and the `OpponentMove`."""
    hinted = Signal(int, object)

    def __init__(
        self,
        rules: Rules,
        seating: Seating,
        seats: tuple[SeatPlan, ...],
        parent: QObject | None = None,
        *,
        typed: TypedCommands = NOTHING_TYPED,
    ) -> None:
        """Make ready for all seats; of somebody's own programs those whose commands were `typed` here.

        Raises UntypedError where another one is to play: whom to seat instead has to be asked before.
        """
        super().__init__(parent)
        for plan in seats:
            typed.check(plan.level)
        self._typed = typed
        self._rules = rules
        self._seating = seating
        self._is_held = False
        self._waiting: tuple[int, OpponentMove] | None = None
        """What was answered while answers are held."""
        self._levels = {seat: plan.level for seat, plan in enumerate(seats) if plan.level != PERSON}
        self.talks: dict[int, Talk] = {}
        self._hints: Talk | None = None
        self._owed: list[Callable[[], object]] = []
        """What was asked before all that it takes is loaded."""
        self._job = Job(self)
        self._job.done.connect(self._on_loaded)

    def ask(self, seat: int, view: View, moment: int) -> None:
        """Ask a computer's seat for its move; `answered` comes later, always with something legal."""
        self._when_loaded(partial(self._ask, seat, view, moment))

    def _when_loaded(self, ask: Callable[[], object]) -> None:
        """Ask once it can be done without keeping the window waiting."""
        if TALK in sys.modules and not self._owed:
            ask()
            return
        if not self._owed:
            self._job.start(_loading())
        self._owed.append(ask)

    def _on_loaded(self) -> None:
        owed, self._owed = self._owed, []
        for ask in owed:
            ask()

    def _ask(self, seat: int, view: View, moment: int) -> None:
        self.asked.emit(view)
        if seat not in self.talks:
            self.talks[seat] = self._begun(seat, self._levels[seat])
            self.talks[seat].moved.connect(self.on_moved)
        self.talks[seat].ask(view, moment)

    def _begun(self, seat: int, level: str) -> "Talk":
        from samba_desktop.ui.table.talk import talk_with

        return talk_with(level, self._rules, self._seating, seat, self._typed, self)

    def on_moved(self, moment: int, move: "OpponentMove") -> None:
        """Hand an answer on, or keep it while answers are held."""
        self.thought.emit(move)
        if self._is_held:
            self._waiting = (moment, move)
        else:
            self.answered.emit(moment, move)

    def hold(self) -> None:
        """Keep what is answered until `go_on`."""
        self._is_held = True

    def go_on(self) -> None:
        """Hand on what was kept, and all that is answered from now on."""
        self._is_held = False
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            self.answered.emit(*waiting)

    def ask_hint(self, view: View, moment: int) -> None:
        """Ask what the person could do; `hinted` comes later."""
        self._when_loaded(partial(self._ask_hint, view, moment))

    def _ask_hint(self, view: View, moment: int) -> None:
        if self._hints is None:
            self._hints = self._begun(view.seat, USUAL_LEVEL)
            self._hints.moved.connect(self.hinted)
        self._hints.ask(view, moment)

    def close(self) -> None:
        """End all processes."""
        self._job.stop()
        self._owed = []
        talks = [*self.talks.values(), *([self._hints] if self._hints else [])]
        for talk in talks:
            talk.say_goodbye()
        for talk in talks:
            talk.end()
