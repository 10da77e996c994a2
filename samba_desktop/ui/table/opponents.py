"""What is asked of those who play the other seats, and what they answer."""

from typing import Protocol

from msgspec import Struct
from PySide6.QtCore import SignalInstance

from samba_desktop.ai.thought import Because
from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.table import View


class OpponentMove(Struct, frozen=True):
    """What a seat does: its first action is legal, the others are played as far as they are."""

    seat: int
    actions: tuple[PlayerAction, ...]
    because: Because
    back: bool = False
    """Whether the seat takes back what it did in this turn instead."""
    ending: Because | None = None
    """Why the last action ends the turn as it does, where that is said apart."""


class Opponents(Protocol):
    """Plays seats without ever being waited for."""

    @property
    def answered(self) -> SignalInstance:
        """Tell the moment that was asked about, and the move."""
        ...

    @property
    def hinted(self) -> SignalInstance:
        """Tell the moment that a hint was asked for, and the move."""
        ...

    def ask(self, seat: int, view: View, moment: int) -> None:
        """Ask for the move of a seat; `answered` comes later."""
        ...

    def ask_hint(self, view: View, moment: int) -> None:
        """Ask what the person could do; `hinted` comes later."""
        ...

    def hold(self) -> None:
        """Keep what is answered until `go_on`."""
        ...

    def go_on(self) -> None:
        """Hand on what was kept, and all that is answered from now on."""
        ...

    def close(self) -> None:
        """Take leave of the table."""
        ...

    def deleteLater(self) -> None:
        """Be gone as soon as nothing of it runs."""
        ...
