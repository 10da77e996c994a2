"""What a golden case is: a case of the referee, the id by which the rules know it, and what comes of it."""

from msgspec import Struct, field

from tests.engine.cases import Json

OPENED = ("4S 4H 4D",)
"""A first meld that is made."""
KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
LOW_SAMBA = "4S 5S 6S 7S 8S 9S 10S"
NOBODY = {"2": "", "3": "", "4": ""}
"""Empty hands of the others at a table of four."""


class Golden(Struct, frozen=True):
    """One expected answer. An id may stand for several, which are then told apart by what they say."""

    id: str
    says: str
    case: Json
    refused: str | None = None
    """Why the last action is refused; None where all actions are legal."""
    shows: dict[str, object] = field(default_factory=dict)
    """Parts of the answer by their path, such as position.melds.A."""
    lines: dict[str, list[tuple[str, int]]] = field(default_factory=dict)
    """All lines of a side's count."""
    totals: dict[str, int] = field(default_factory=dict)
