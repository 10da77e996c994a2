"""Who sits at the table, as the texts need it: names, and which of them is the person who reads."""

from msgspec import Struct
from msgspec.structs import force_setattr

from samba_desktop.engine.plain import shown
from samba_desktop.engine.table import Seating

LONGEST_SHOWN = 24
"""Signs of a name that still fit on a plate."""
NAMELESS = "?"


class Company(Struct, frozen=True):
    """The seats with their names."""

    names: tuple[str, ...]
    seating: Seating
    you: int | None = None
    """The seat of the person who reads; None where computers play among themselves."""

    def __post_init__(self) -> None:
        """Take names, which records bring from anywhere, as they can be shown at a table."""
        names = tuple(shown(name, LONGEST_SHOWN) or NAMELESS for name in self.names)
        force_setattr(self, "names", names)

    @property
    def in_teams(self) -> bool:
        """Tell whether sides have more than one seat."""
        return self.seating.sides < self.seating.players

    @property
    def your_side(self) -> int | None:
        """The side of the person who reads."""
        return None if self.you is None else self.seating.side_of(self.you)

    def is_you(self, seat: int) -> bool:
        """Tell whether a seat is the person's who reads."""
        return seat == self.you

    def is_partner(self, seat: int) -> bool:
        """Tell whether a seat plays on the side of the person who reads."""
        return not self.is_you(seat) and self.seating.side_of(seat) == self.your_side
