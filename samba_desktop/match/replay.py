"""A record as the moments it went through, what was decided in them, and a match played on from one."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.actions import (
    Answer,
    Ask,
    Deal,
    Draw,
    LayThree,
    NotationError,
    PlayerAction,
    TakePile,
    TakeTop,
    read_action,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event, seen
from samba_desktop.engine.game import IllegalAction
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import PERSON, Phase, Table, View
from samba_desktop.match.match import Match, Moves, beginning
from samba_desktop.match.record import BACK, Record
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


class Decision(Struct, frozen=True):
    """A choice of a seat, with all that it knew then."""

    turn: int
    """Which of its turns in the round, from 1."""
    moment: int
    """How many actions of the match were played before, those that were taken back left out."""
    view: View
    done: tuple[PlayerAction, ...]
    """The beginning of the turn alone, or everything after it up to its end."""


class _Played(Struct):
    action: PlayerAction | Deal
    view: View | None
    """What the seat saw before it acted itself; None before the actions of others."""
    round_no: int
    moment: int


def decisions(record: Record, round_no: int, seat: int) -> tuple[Decision, ...]:
    """List what a seat decided in a round, as it stayed: what was taken back again is left out."""
    found: list[Decision] = []
    turn: list[_Played] = []
    number = 0
    for one in _played(record, seat):
        if one.round_no != round_no or one.view is None:
            continue
        if one.view.turn.phase is Phase.DRAW:
            if isinstance(one.action, Draw | TakePile | TakeTop):
                found += _rest(turn, number)
                turn, number = [], number + 1
                found.append(_decision(number, one, (one.action,)))
        elif not isinstance(one.action, Answer):
            turn.append(one)
    return (*found, *_rest(turn, number))


def _rest(turn: list[_Played], number: int) -> Iterator[Decision]:
    """Make one decision of what was done after the last thing in a turn from which something was learnt."""
    learnt = [at for at, one in enumerate(turn) if isinstance(one.action, LayThree | Ask)]
    rest = turn[learnt[-1] + 1 :] if learnt else turn
    if rest:
        done = tuple(one.action for one in rest if not isinstance(one.action, Deal))
        yield _decision(number, rest[0], done)


def _decision(number: int, first: _Played, done: tuple[PlayerAction, ...]) -> Decision:
    assert first.view is not None
    return Decision(number, first.moment, first.view, done)


def _played(record: Record, seat: int) -> list[_Played]:
    """Play a record and list its actions; what was taken back goes again."""
    moves = Moves(beginning(record))
    played: list[_Played] = []
    for text in record.entries:
        if text == BACK:
            moves.back()
            played.pop()
            continue
        action = read_action(text)
        turn = moves.state.table.turn
        own = turn.to_act == seat and turn.phase in {Phase.DRAW, Phase.PLAY} and not isinstance(action, Deal)
        view = observe(moves.state, seat) if own else None
        played.append(_Played(action, view, moves.state.table.round_no, len(played)))
        moves.play(action)
    return played


def stayed(record: Record) -> tuple[str, ...]:
    """List the entries of a record as they stayed: what was taken back is left out, and so is taking back."""
    entries: list[str] = []
    for text in record.entries:
        if text == BACK:
            entries.pop()
        else:
            entries.append(text)
    return tuple(entries)


class Branch:
    """The match as it stood when `moment` of the actions that stayed were played; `grow` plays them."""

    def __init__(self, record: Record, moment: int) -> None:
        self.match = Match(record.upto(0))
        self._entries = stayed(record)[:moment]

    def grow(self) -> Iterator[None]:
        """Play up to the moment, one entry a step."""
        for text in self._entries:
            self.match.play_entry(text)
            yield
