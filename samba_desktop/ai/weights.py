"""What the rule player thinks things are worth, in points of a round; nothing here judges or plays."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers that can be tuned."""

    sequence: tuple[float, ...] = (0, 0, 0, 70, 130, 260, 560, 1550)
    """The worth of an own sequence by its length."""
    draw: float = 34
    """The worth of one unknown card."""
    pile_card: float = 42
    """The worth of one card of the pile to whoever takes it."""
    pile_base: float = 10
    """The worth of the meld that taking makes, beside the cards."""
    take_from: float = 0
    """Take the pile when it is worth this much more than drawing."""
    wild: float = 130
    joker: float = 160
    black_three: float = 22
    pair: float = 32
    triple: float = 30
    """For each card of a rank that is held three times or more."""
    next_to: float = 20
    """For a neighbour in the suit."""
    next_but_one: float = 7
    gap_to_sequence: float = 0.25
    """The part of a longer sequence's worth for a card that would fit after one more."""
    own_group: float = 45
    """For a card that an own group on the table can take."""
    hand_points: float = 0.25
    """How much the card points weigh for discarding."""
    unopened: float = 0.4
    """The chance that a side can make its first meld when it takes the pile."""
    remembered: float = 0.3
    """What is left of the chance of a pair after the seat discarded or declined that rank."""
    opening: float = 40
    """What it is worth that the own side has made its first meld."""
    own_top: float = 1.0
    """How much of what the next player's sequence gains is counted."""
    keep: int = 3
    """Cards to keep before discarding while the side may not go out."""
    patience: float = 10
    """The least worth of a first meld that is laid while there is time."""
    reserve_from: int = 4
    """From this length of an own sequence on cards wait for it instead of going to groups."""
    reserve_reach: int = 3
    run: int = 5
    """The least length of a run that is laid as a new sequence while the round is calm; groups are faster."""
    first_run: float = 25
    """The worth of each card beyond two of a sequence in the first meld."""
    first_group: float = 20
    """The same for a group."""
    first_wilds: float = 10
    """The same for each card of a meld of wild cards in the first meld."""
    plain_draw: float = 14
    """The worth of drawing where no complete meld earns anything."""
    urgent_from: float = 0.5
    """From this danger on that the round ends before the next turn everything is laid."""
    three_blocks: int = 1
    """Whether a red three that promises little is discarded to block the pile."""
    ask_from: int = 9
    """With so many cards in the partners' hands they are asked before going out."""
    wait_for_samba: float = 0.4
    """The chance of completing a six-card sequence that is worth waiting for."""


MEDIUM = Weights()
