"""What one seat knows: the public table and its own hand. The one function that hides stands here."""

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import State
from samba_desktop.engine.table import Table, Turn


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    table: Table
    seat: int
    hand: tuple[Card, ...]

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.table.rules

    @property
    def turn(self) -> Turn:
        """The turn that is going on."""
        return self.table.turn

    @property
    def side(self) -> int:
        """The side of the seat."""
        return self.seat % self.table.seating.sides

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""
        pile = self.table.pile
        return pile[-1] if pile else None

    @property
    def is_to_act(self) -> bool:
        """Tell whether this seat's action is awaited."""
        return self.table.turn.to_act == self.seat


def observe(state: State, seat: int) -> View:
    """Reduce the truth to what `seat` may know."""
    return View(state.table, seat, state.hands[seat])
