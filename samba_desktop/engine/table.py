"""Who sits at the table, what everybody there can see, and with the own hand what one seat knows."""

from enum import Enum
from functools import cached_property

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Event, RoundResult
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.rules.kinds import Shape, TurnOrder
from samba_desktop.engine.rules.rules import Rules

PERSON = "person"
LEVEL_NAMES = ("easy", "medium", "hard", "expert")
"""The strengths of the game's own players, the weakest first."""
COMMAND = "cmd:"
"""What stands before the command of a program of somebody's own."""


MOST_RESHUFFLES = 2


def is_seated(level: str) -> bool:
    """Tell whether somebody of that name can sit on a seat."""
    return level == PERSON or level in LEVEL_NAMES or is_command(level)


def is_command(level: str) -> bool:
    """Tell whether a seat is played by a program of somebody's own."""
    return level.startswith(COMMAND)


class Phase(Enum):
    """What is awaited."""

    DEAL = "deal"
    """A deal: before the first round, and after each round that did not end the match."""
    DRAW = "draw"
    PLAY = "play"
    ASKED = "asked"
    """The answer of `turn.to_act` to the question of `turn.seat`."""
    MATCH_OVER = "over"


class Source(Enum):
    """Where the cards of a turn came from."""

    STOCK = "stock"
    PILE = "pile"
    TOP = "top"


class Seating(Struct, frozen=True, dict=True):
    """Who plays with whom; seats count from 0 in playing order, sides from 0 by their first seat.

    With a dictionary, so that the count of sides, which is asked for all the time, is made once.
    """

    players: int
    shape: Shape

    @cached_property
    def sides(self) -> int:
        """How many sides there are."""
        match self.shape:
            case Shape.SOLO:
                return self.players
            case Shape.TWO_PAIRS | Shape.TWO_TRIOS:
                return 2
            case Shape.THREE_PAIRS:
                return 3

    def side_of(self, seat: int) -> int:
        """Return the side of a seat."""
        return seat % self.sides

    def seats_of(self, side: int) -> tuple[int, ...]:
        """List the seats of a side in playing order."""
        return tuple(range(side, self.players, self.sides))

    def partners_of(self, seat: int, order: TurnOrder = TurnOrder.CLOCKWISE) -> tuple[int, ...]:
        """List the partners of a seat in playing order after it."""
        seats = self.seats_of(self.side_of(seat))
        at = seats.index(seat)
        partners = seats[at + 1 :] + seats[:at]
        return partners if order is TurnOrder.CLOCKWISE else partners[::-1]

    def after(self, seat: int, order: TurnOrder) -> int:
        """Return the seat whose turn follows."""
        step = 1 if order is TurnOrder.CLOCKWISE else -1
        return (seat + step) % self.players


class Turn(Struct, frozen=True):
    """The turn that is going on."""

    seat: int
    phase: Phase
    to_act: int
    """The seat whose action is awaited: `seat` itself, or in the phase ASKED the partner who is to answer."""
    drew: Source | None = None
    owed: int = 0
    """Points still to be laid before the first meld of the side counts; 0 where nothing is owed."""
    withheld: tuple[Card, ...] = ()
    """The rest of a taken pile, which comes to the hand when nothing is owed any more."""
    hand_at_start: int = 0
    """Cards in the hand when the turn began, before drawing."""
    melded_before: bool = False
    """Whether the seat had melded in this round before this turn."""
    answers: tuple[bool, ...] = ()
    """The partners' answers so far, in playing order."""
    answer: bool | None = None
    """What the answers came to; None where not asked or not settled."""
    must_go_out: bool = False
    """Whether the seat is bound to go out in this turn: by a yes, black threes laid, or too few cards."""
    taken: Card | None = None
    """The card taken from the pile without melding it."""
    old_melds: int = 0
    """How many melds the side had when the turn began; later ones are this turn's."""
    laid_off: bool = False
    """Whether cards were added in this turn to a meld of the own side that lay there before it."""


class Table(Struct, frozen=True):
    """The public part of a match in progress."""

    rules: Rules
    seating: Seating
    dealer: int | None
    """The seat that dealt last; None before the first deal."""
    round_no: int
    """0 before the first deal."""
    scores: tuple[int, ...]
    """Totals of the sides before the round that is going on."""
    stock_size: int
    hand_sizes: tuple[int, ...]
    pile: tuple[Card, ...]
    """The last card is the top."""
    frozen: bool
    """Whether a card that freezes has been laid on the pile since it was last taken."""
    melds: tuple[tuple[Meld, ...], ...]
    """For each side its melds in the order of laying."""
    red_threes: tuple[tuple[Card, ...], ...]
    melded: tuple[bool, ...]
    """For each seat whether it has melded in this round (a first meld counts once nothing is owed)."""
    credit: tuple[int, ...]
    """For each side the points of cards that it laid on other sides' melds."""
    foreign: tuple[int, ...]
    """For each side the points of cards in its melds that other sides laid there."""
    turn: Turn
    history: tuple[Event, ...]
    """The public events of this round."""
    reshuffles: int = 0
    """How often the stock was made anew in this round."""
    result: RoundResult | None = None
    """The count of the last round, from its end to the next deal."""
    winners: tuple[int, ...] = ()
    """The sides that won, once the match is over; several or none mean a draw."""

    def side_has_melded(self, side: int) -> bool:
        """Tell whether any seat of the side has melded in this round."""
        return any(self.melded[side :: self.seating.sides])


class View(Struct, frozen=True):
    """The table as one seat sees it."""

    table: Table
    seat: int
    hand: tuple[Card, ...]

    @property
    def rules(self) -> Rules:
        """The rules in force."""
        return self.table.rules

    @property
    def turn(self) -> Turn:
        """The turn that is going on."""
        return self.table.turn

    @property
    def side(self) -> int:
        """The side of the seat."""
        return self.seat % self.table.seating.sides

    @property
    def top(self) -> Card | None:
        """The top card of the pile."""
        pile = self.table.pile
        return pile[-1] if pile else None

    @property
    def is_to_act(self) -> bool:
        """Tell whether this seat's action is awaited."""
        return self.table.turn.to_act == self.seat


class InHand(Struct, frozen=True):
    """The hand of a seat."""

    seat: int


class OnStock(Struct, frozen=True):
    """The face-down cards that are left."""


class OnPile(Struct, frozen=True):
    """The discard pile."""


class InMeld(Struct, frozen=True):
    """A meld of a side; `number` counts from 1 in the order of laying."""

    side: int
    number: int


class NewMeld(Struct, frozen=True):
    """The empty place of a side where a meld may begin."""

    side: int


class AmongRedThrees(Struct, frozen=True):
    """The red threes that a side has laid out."""

    side: int


Place = InHand | OnStock | OnPile | InMeld | NewMeld | AmongRedThrees
