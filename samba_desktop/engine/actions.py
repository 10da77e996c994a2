"""What a player can do, as plain values; whether it is allowed is asked of `legality`."""

from msgspec import Struct

from samba_desktop.engine.cards import Card

Stands = tuple[Card | None, ...]
"""For each card of an action the card it stands for; None for one that is itself or belongs to a group.

Empty where no card stands for another.
"""


class Draw(Struct, frozen=True):
    """Draw from the stock as many cards as the rules say."""


class TakePile(Struct, frozen=True):
    """Take the pile, melding its top card with `cards` of the hand; with nothing given, without melding."""

    cards: tuple[Card, ...] = ()
    stands: Stands = ()
    onto: int | None = None
    """The number of the own meld that the top card joins; None for a new meld."""


class TakeTop(Struct, frozen=True):
    """Take only the top card of the pile onto the own sequence `meld`."""

    meld: int


class Lay(Struct, frozen=True):
    """Lay a new meld."""

    cards: tuple[Card, ...]
    stands: Stands = ()


class Add(Struct, frozen=True):
    """Add cards to a meld; `side` is None for a meld of the own side."""

    meld: int
    cards: tuple[Card, ...]
    stands: Stands = ()
    side: int | None = None


class Merge(Struct, frozen=True):
    """Join two own melds, with linking cards where given; the lower number stays."""

    first: int
    second: int
    cards: tuple[Card, ...] = ()
    stands: Stands = ()


class SwapWild(Struct, frozen=True):
    """Put the natural `card` in the place of a wild card of the own meld, which comes to the hand."""

    meld: int
    card: Card
    wild: Card | None = None
    """Which wild card is meant, where different ones lie in the meld."""


class LayThree(Struct, frozen=True):
    """Lay out a red three."""

    card: Card


class Discard(Struct, frozen=True):
    """Put a card of the hand on the pile, which ends the turn."""

    card: Card


class Pass(Struct, frozen=True):
    """End the turn without discarding."""


class Ask(Struct, frozen=True):
    """Ask the partners for leave to go out."""


class Answer(Struct, frozen=True):
    """Answer a partner's question."""

    yes: bool


class Deal(Struct, frozen=True):
    """Deal a round from a code; no seat's action."""

    code: str


PlayerAction = (
    Draw | TakePile | TakeTop | Lay | Add | Merge | SwapWild | LayThree | Discard | Pass | Ask | Answer
)
Action = PlayerAction | Deal
