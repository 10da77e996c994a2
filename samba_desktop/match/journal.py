"""What a match tells whoever keeps it, entry by entry; knows not how or where it is kept."""

from typing import Protocol

from msgspec import Struct

from samba_desktop.engine.sheet import RoundEnd
from samba_desktop.match.figures import RoundFigures


class Entry(Struct, frozen=True):
    """One line of a record."""

    n: int
    """Its number in the record, from 1."""
    seat: int | None
    """The seat that acted or took back; None for a deal."""
    text: str
    """The action in notation, or `back`."""


class RoundCount(Struct, frozen=True):
    """What a finished round came to, in short."""

    round_no: int
    n: int
    """The number of the entry that ended it."""
    dealer: int | None
    end: RoundEnd
    out: int | None
    """The seat that went out."""
    concealed: bool
    points: tuple[int, ...]
    """For each side what the round brought."""
    totals: tuple[int, ...]
    """For each side its total after the round."""


class Ending(Struct, frozen=True):
    """What an entry brought to its end beside itself."""

    round: RoundCount | None = None
    winners: tuple[int, ...] | None = None
    """The sides that won where the match is over, several or none for a draw; None while it goes on."""
    figures: RoundFigures | None = None
    """What the round came to in more detail."""


class Journal(Protocol):
    """Keeps the entries of one match for good."""

    def write(self, entry: Entry, ending: Ending) -> None:
        """Keep an entry before anybody is shown what came of it.

        Raises SaveError where it could not be kept; the match is then as it was before.
        """
