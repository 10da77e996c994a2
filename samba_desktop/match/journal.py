"""What a match tells whoever keeps it, entry by entry, and what a finished round came to in figures."""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import (
    Added,
    Discarded,
    Event,
    Laid,
    LineKind,
    Merged,
    Passed,
    PileTaken,
    RoundEnd,
    RoundResult,
    Sheet,
    TopTaken,
)
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import card_points
from samba_desktop.engine.table import Table

SETS = (
    LineKind.NATURAL_CANASTA,
    LineKind.MIXED_CANASTA,
    LineKind.SAMBA,
    LineKind.MIXED_SAMBA,
    LineKind.WILD_CANASTA,
)
"""The kinds of complete melds, in the order in which their counts are kept."""


class SideFigures(Struct, frozen=True):
    """What one side did in a round."""

    sets: tuple[int, ...]
    """How many complete melds of each kind of `SETS` it had."""
    red_threes: int
    """How many lay before it."""
    first_turn: int | None
    """In which turn of the round it melded first, counted over all seats from 1; None where it never did."""
    first_points: int | None
    """What the cards of that first meld came to."""

    @property
    def canastas(self) -> int:
        """How many complete groups it had, those of wild cards among them."""
        natural, mixed, _, _, wild = self.sets
        return natural + mixed + wild

    @property
    def sambas(self) -> int:
        """How many complete sequences it had."""
        return self.sets[2] + self.sets[3]


class RoundFigures(Struct, frozen=True):
    """What a round came to."""

    round_no: int
    n: int
    """The number of the entry that ended it."""
    seed: int
    """Of its deal."""
    dealer: int
    end: RoundEnd
    out: int | None
    """The seat that went out."""
    concealed: bool
    turns: int
    """How many turns were played to their end."""
    points: tuple[int, ...]
    """For each side."""
    sides: tuple[SideFigures, ...]


def round_figures(seed: int, n: int, table: Table, result: RoundResult) -> RoundFigures:
    """Read off a table on which a round has just ended what it came to."""
    assert table.dealer is not None
    history = table.history
    turns = sum(isinstance(event, Discarded | Passed) for event in history)
    return RoundFigures(
        table.round_no,
        n,
        seed,
        table.dealer,
        result.end,
        result.out,
        result.concealed,
        turns,
        tuple(sheet.total for sheet in result.sheets),
        tuple(_side(table, result.sheets[side], side) for side in range(table.seating.sides)),
    )


def _side(table: Table, sheet: Sheet, side: int) -> SideFigures:
    kinds = [line.kind for line in sheet.lines]
    threes = sum(len(line.cards) for line in sheet.lines if line.kind is LineKind.RED_THREES)
    turn, points = _first_meld(table.rules, table.history, side)
    return SideFigures(tuple(kinds.count(kind) for kind in SETS), threes, turn, points)


def _first_meld(rules: Rules, history: Sequence[Event], side: int) -> tuple[int | None, int | None]:
    """Find the turn in which a side melded first, and the points of the cards it melded in that turn."""
    turn, melded = 1, 0
    for event in history:
        if isinstance(event, Discarded | Passed):
            if melded:
                return turn, melded
            turn += 1
        else:
            melded += card_points(rules, _melded(event, side))
    return (turn, melded) if melded else (None, None)


def _melded(event: Event, side: int) -> tuple[Card, ...]:
    """Return the cards that an event brings to the melds of a side."""
    match event:
        case Laid() | Added() | Merged() if event.side == side:
            return event.cards
        case PileTaken() if event.side == side and event.meld is not None:
            return (*event.used, event.top)
        case TopTaken() if event.side == side:
            return (event.card,)
        case _:
            return ()


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
