"""A record as the moments it went through; while the match goes on, what is hidden stays hidden."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event, seen
from samba_desktop.engine.game import IllegalAction
from samba_desktop.engine.notation import NotationError, read_action
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Phase, Table
from samba_desktop.engine.view import View, observe
from samba_desktop.match.match import beginning
from samba_desktop.match.moves import Moves
from samba_desktop.match.record import BACK, PERSON, Record
from samba_desktop.match.saving import SaveError


class _Moment(Struct, frozen=True):
    state: State
    events: tuple[Event, ...]
    """What led here from the moment before, hidden cards included."""


class Replay:
    """The moments of a record from its beginning; what was taken back is left out.

    Moment 0 is the empty table before the first deal. A new replay knows that one alone: `grow` plays the
    rest.
    """

    def __init__(self, record: Record) -> None:
        self.record = record.upto(0)
        self._entries = record.entries
        self._moves = Moves(beginning(record))
        self._moments = [_Moment(self._moves.state, ())]

    def grow(self) -> Iterator[None]:
        """Play the record to its end, one entry a step.

        Raises SaveError, naming the entry, where one is not possible.
        """
        for n, text in enumerate(self._entries, start=1):
            self._play(n, text)
            yield

    def _play(self, n: int, text: str) -> None:
        try:
            events = self._back() if text == BACK else self._moves.play(read_action(text))
        except (IllegalAction, NotationError) as error:
            sentence = QT_TRANSLATE_NOOP(
                "Saving", 'Entry {n} of the record, "{entry}", is not possible there.'
            )
            raise SaveError(sentence, n=n, entry=text) from error
        if text != BACK:
            self._moments.append(_Moment(self._moves.state, events))

    def _back(self) -> tuple[Event, ...]:
        refused = self._moves.back()
        if refused is not None:
            raise IllegalAction(refused)
        del self._moments[-1]
        return ()

    @property
    def last(self) -> int:
        """The number of the last moment that is known."""
        return len(self._moments) - 1

    @property
    def is_over(self) -> bool:
        """Tell whether the match is known to be decided: then nothing is hidden any more."""
        return self.table(self.last).turn.phase is Phase.MATCH_OVER

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats from which one may look: all once the match is over, else the person's alone.

        Where computers play among themselves one looks from the first seat, as at the table itself.
        """
        plans = self.record.seats
        if self.is_over:
            return tuple(range(len(plans)))
        return (next((seat for seat, plan in enumerate(plans) if plan.level == PERSON), 0),)

    def table(self, at: int) -> Table:
        """Return what everybody could see at a moment."""
        return self._moments[at].state.table

    def view(self, at: int, seat: int) -> View:
        """Return what a seat knew at a moment; the seat is one of `seats`."""
        assert seat in self.seats
        return observe(self._moments[at].state, seat)

    def hands(self, at: int) -> tuple[tuple[Card, ...], ...]:
        """Return all hands at a moment of a match that is over."""
        assert self.is_over
        return self._moments[at].state.hands

    def events(self, at: int, seat: int | None, since: int | None = None) -> tuple[Event, ...]:
        """Return what led to a moment from the moment `since` (default: the one before), as a seat saw it.

        None sees what is public.
        """
        assert seat is None or seat in self.seats
        first = at if since is None else since + 1
        return seen(tuple(event for one in self._moments[first : at + 1] for event in one.events), seat)
