"""A table as one seat sees it, and other deals that look the same to it: what a proof of fairness is made of.

Holds the truth of the table and hands out views alone.
"""

from samba_desktop.engine.reshuffling import as_if_to_act, hidden_count, moved_count, reshuffled
from samba_desktop.engine.shuffle import Chance
from samba_desktop.engine.state import State
from samba_desktop.engine.view import View, observe


class Worlds:
    """The present position as if it were a seat's turn."""

    def __init__(self, state: State, seat: int) -> None:
        self._state = as_if_to_act(state, seat)
        self._seat = seat
        self.hidden = hidden_count(self._state, seat)
        """How many cards the seat neither sees nor can know to lie where they do."""

    @property
    def view(self) -> View:
        """What the seat sees."""
        return observe(self._state, self._seat)

    def other(self, chance: Chance) -> tuple[View, int]:
        """Deal the hidden cards anew; return what the seat sees then, and how many cards lie elsewhere."""
        other = reshuffled(self._state, self._seat, chance)
        return observe(other, self._seat), moved_count(self._state, other)
