"""What a seat decided in a round: how it began each turn, and what it did after that."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.actions import Answer, Ask, Deal, Draw, LayThree, PlayerAction, TakePile, TakeTop
from samba_desktop.engine.notation import read_action
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View, observe
from samba_desktop.match.match import beginning
from samba_desktop.match.moves import Moves
from samba_desktop.match.record import BACK, Record


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
