"""What happened, the count of a round included, and what of it a seat may know."""

from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

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


class DealerDrawn(Struct, frozen=True):
    """The seats drew for the first deal: seat and card, one tuple for each time they drew."""

    draws: tuple[tuple[tuple[int, Card], ...], ...]
    dealer: int


class Dealt(Struct, frozen=True):
    """A round was dealt."""

    dealer: int
    hand_size: int
    hands: tuple[tuple[Card, ...], ...]
    """For each seat its cards; empty for the seats whose cards are hidden."""


class Upturned(Struct, frozen=True):
    """The pile was begun with these cards, the last one on top."""

    cards: tuple[Card, ...]


class Drawn(Struct, frozen=True):
    """A seat drew from the stock."""

    seat: int
    count: int
    cards: tuple[Card, ...]
    """Empty where hidden."""


class PileTaken(Struct, frozen=True):
    """A seat took the pile or the part that the rules give."""

    seat: int
    top: Card
    used: tuple[Card, ...]
    """Cards of the hand that were melded with the top card."""
    side: int
    meld: int | None
    """The number of the meld that the top card went to; None where it went to the hand."""
    cards: tuple[Card, ...]
    """All cards taken, the top card last."""


class TopTaken(Struct, frozen=True):
    """A seat took only the top card of the pile onto a sequence."""

    seat: int
    card: Card
    side: int
    meld: int


class WithheldTaken(Struct, frozen=True):
    """The rest of the pile came to the hand, as the first meld is complete."""

    seat: int
    cards: tuple[Card, ...]


class Laid(Struct, frozen=True):
    """A seat laid a new meld."""

    seat: int
    side: int
    meld: int
    cards: tuple[Card, ...]


class Added(Struct, frozen=True):
    """A seat added cards to a meld."""

    seat: int
    side: int
    meld: int
    cards: tuple[Card, ...]


class Merged(Struct, frozen=True):
    """A seat joined two melds of its side; `second` is gone and later melds have moved down."""

    seat: int
    side: int
    first: int
    second: int
    cards: tuple[Card, ...]


class Swapped(Struct, frozen=True):
    """A seat exchanged a natural card for a wild card of a meld."""

    seat: int
    side: int
    meld: int
    card: Card
    wild: Card


class ThreeLaid(Struct, frozen=True):
    """A seat laid out a red three."""

    seat: int
    side: int
    card: Card


class Replaced(Struct, frozen=True):
    """A seat drew replacements for red threes."""

    seat: int
    count: int
    cards: tuple[Card, ...]
    """Empty where hidden."""


class Discarded(Struct, frozen=True):
    """A seat put a card on the pile."""

    seat: int
    card: Card


class Passed(Struct, frozen=True):
    """A seat ended its turn without a discard."""

    seat: int


class AskedToGoOut(Struct, frozen=True):
    """A seat asked its partners whether it may go out."""

    seat: int


class Answered(Struct, frozen=True):
    """A partner answered."""

    seat: int
    yes: bool


class Reshuffled(Struct, frozen=True):
    """The discards under the top card became the new stock."""

    count: int


class RoundEnded(Struct, frozen=True):
    """The round was counted."""

    result: RoundResult


class MatchEnded(Struct, frozen=True):
    """The match was decided; no or several winners mean a draw."""

    winners: tuple[int, ...]


Event = (
    DealerDrawn
    | Dealt
    | Upturned
    | Drawn
    | PileTaken
    | TopTaken
    | WithheldTaken
    | Laid
    | Added
    | Merged
    | Swapped
    | ThreeLaid
    | Replaced
    | Discarded
    | Passed
    | AskedToGoOut
    | Answered
    | Reshuffled
    | RoundEnded
    | MatchEnded
)


def seen(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    """Hide what `seat` may not know; None hides what is not public."""
    return tuple(_seen_by(event, seat) for event in events)


def _seen_by(event: Event, seat: int | None) -> Event:
    if isinstance(event, Drawn | Replaced):
        return event if event.seat == seat else replace(event, cards=())
    if isinstance(event, Dealt):
        return replace(
            event,
            hands=tuple(hand if at == seat else () for at, hand in enumerate(event.hands)),
        )
    return event
