"""Playing and taking back on a position: the stack of what can be taken back, and its walls."""

from msgspec import Struct

from samba_desktop.engine.actions import Action, Deal
from samba_desktop.engine.events import Discarded, Event, Passed
from samba_desktop.engine.game import step
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Table
from samba_desktop.match.walls import reveals


class Move(Struct, frozen=True):
    """An action that can be taken back, or was."""

    action: Action
    seat: int
    before: State


class Moves:
    """A position with the actions that can still be taken back on it."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.past: list[Move] = []

    def play(self, action: Action) -> tuple[Event, ...]:
        """Play an action and return all its events, hidden cards included.

        Raises IllegalAction where it is refused.
        """
        after, events = step(self.state, action)
        self.advance(action, after, events)
        return events

    def advance(self, action: Action, after: State, events: tuple[Event, ...]) -> None:
        """Go on to the position after an action; a reveal or another seat's action before it is a wall."""
        actor = self.state.table.turn.to_act
        if isinstance(action, Deal) or any(map(reveals, events)):
            self.past.clear()
        else:
            if self.past and self.past[-1].seat != actor:
                self.past.clear()
            self.past.append(Move(action, actor, self.state))
        self.state = after

    def may_take_back(self, seat: int) -> Refusal | None:
        """Judge whether a seat may take back its last action.

        A revealed card is a wall; an action, a discard too, can be taken back until the next seat has acted.
        """
        if self.past and self.past[-1].seat == seat:
            return None
        turn = self.state.table.turn
        if not self.past and turn.seat == seat and turn.drew is not None:
            return Refusal(Reason.REVEALED)
        if turn.seat != seat and _has_ended_a_turn(self.state.table, seat):
            return Refusal(Reason.NEXT_HAS_MOVED)
        return Refusal(Reason.NOTHING_TO_TAKE_BACK)

    def back(self) -> Refusal | None:
        """Take back the last action of whoever acted last, or say why not."""
        if not self.past:
            return self.may_take_back(self.state.table.turn.seat)
        self.state = self.past.pop().before
        return None


def _has_ended_a_turn(table: Table, seat: int) -> bool:
    """Tell whether a seat had a turn in this round that is over."""
    return any(isinstance(event, Discarded | Passed) and event.seat == seat for event in table.history)
