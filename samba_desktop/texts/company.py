"""Who sits at the table, as the texts need it: names, and which of them is the person who reads."""

from msgspec import Struct

from samba_desktop.engine.table import Seating


class Company(Struct, frozen=True):
    """The seats with their names."""

    names: tuple[str, ...]
    seating: Seating
    you: int | None = None
    """The seat of the person who reads; None where computers play among themselves."""

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
