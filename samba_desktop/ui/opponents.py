"""What a table needs of those who play the other seats."""

from typing import Protocol

from PySide6.QtCore import SignalInstance

from samba_desktop.engine.table import View


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
