"""The lines of a round's count as plain values; `scoring` makes them."""

from enum import Enum

from msgspec import Struct

from samba_desktop.engine.cards import Card


class LineKind(Enum):
    """What a line of the count is for."""

    MELDED_CARDS = "melded cards"
    NATURAL_CANASTA = "natural canasta"
    MIXED_CANASTA = "mixed canasta"
    SAMBA = "samba"
    MIXED_SAMBA = "mixed samba"
    WILD_CANASTA = "wild canasta"
    RED_THREES = "red threes"
    GOING_OUT = "going out"
    CONCEALED = "concealed going out"
    HAND = "cards in hand"
    RED_THREES_IN_HAND = "red threes in hand"


class Line(Struct, frozen=True):
    """One line of the count."""

    kind: LineKind
    points: int
    cards: tuple[Card, ...] = ()
    """The cards it counts."""
    seat: int | None = None
    """The seat it is about, where it is about one."""
    meld: int | None = None
    """The number of the meld it is about, where it is about one."""


class Sheet(Struct, frozen=True):
    """The count of one side for one round."""

    lines: tuple[Line, ...]

    @property
    def total(self) -> int:
        """Return the sum of the lines."""
        return sum(line.points for line in self.lines)


class RoundEnd(Enum):
    """How a round can end."""

    OUT = "out"
    STOCK = "stock"
    """Somebody had to draw and could not."""
    LAST_RED_THREE = "last_red_three"
    TARGET = "target"
    """A side reached the target, where the rules look at it at once."""


class RoundResult(Struct, frozen=True):
    """The count of a finished round."""

    end: RoundEnd
    out: int | None
    """The seat that went out."""
    concealed: bool
    sheets: tuple[Sheet, ...]
    """For each side."""
    totals: tuple[int, ...]
    """For each side after this round."""
    hands: tuple[tuple[Card, ...], ...]
    """What each seat still held, shown when the round is over."""
