"""What a player can do, as plain values; whether it is allowed is asked of `legality`."""

from samba_desktop.engine.cards import Card
from samba_desktop.engine.values import dataclass

Stands = tuple[Card | None, ...]
"""For each card of an action the card it stands for; None for one that is itself or belongs to a group.

Empty where no card stands for another.
"""


@dataclass(frozen=True, slots=True)
class Draw:
    """Draw from the stock as many cards as the rules say."""


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the pile, melding its top card with `cards` of the hand; with nothing given, without melding."""

    cards: tuple[Card, ...] = ()
    stands: Stands = ()
    onto: int | None = None
    """The number of the own meld that the top card joins; None for a new meld."""


@dataclass(frozen=True, slots=True)
class TakeTop:
    """Take only the top card of the pile onto the own sequence `meld`."""

    meld: int


@dataclass(frozen=True, slots=True)
class Lay:
    """Lay a new meld."""

    cards: tuple[Card, ...]
    stands: Stands = ()


@dataclass(frozen=True, slots=True)
class Add:
    """Add cards to a meld; `side` is None for a meld of the own side."""

    meld: int
    cards: tuple[Card, ...]
    stands: Stands = ()
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Merge:
    """Join two own melds, with linking cards where given; the lower number stays."""

    first: int
    second: int
    cards: tuple[Card, ...] = ()
    stands: Stands = ()


@dataclass(frozen=True, slots=True)
class SwapWild:
    """Put the natural `card` in the place of a wild card of the own meld, which comes to the hand."""

    meld: int
    card: Card
    wild: Card | None = None
    """Which wild card is meant, where different ones lie in the meld."""


@dataclass(frozen=True, slots=True)
class LayThree:
    """Lay out a red three."""

    card: Card


@dataclass(frozen=True, slots=True)
class Discard:
    """Put a card of the hand on the pile, which ends the turn."""

    card: Card


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without discarding."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Ask the partners for leave to go out."""


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer a partner's question."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Deal:
    """Deal a round from a code; no seat's action."""

    code: str


PlayerAction = (
    Draw | TakePile | TakeTop | Lay | Add | Merge | SwapWild | LayThree | Discard | Pass | Ask | Answer
)
Action = PlayerAction | Deal
