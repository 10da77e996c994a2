"""The first meld: the cheapest set of melds that reaches the minimum, found by a small exact search."""

from msgspec import Struct

from samba_desktop.ai.options import Option, most_points, options_of
from samba_desktop.ai.sketch import NO_LIMIT, Sketch
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.cards import Card
from samba_desktop.engine.rules.kinds import HowMany
from samba_desktop.engine.scoring import minimum
from samba_desktop.engine.table import View

SEARCH_STEPS = 1500
NO_LEAST = -1e9


class Opening(Struct, frozen=True):
    """A first meld."""

    options: tuple[Option, ...]
    points: int
    worth: float

    @property
    def wilds(self) -> int:
        """Count the wild cards it costs."""
        return sum(option.wilds for option in self.options)


def debt(view: View) -> int:
    """Return what further melds of the seat's first meld must reach: what is owed, else the minimum.

    Where each meld must reach the minimum by itself, those that lie there don't help.
    """
    rules, table = view.rules, view.table
    if view.turn.owed and rules.initial.initial_meld_sum_melds:
        return view.turn.owed
    needed = minimum(rules, table.scores[view.side])
    if rules.initial.bonuses_count_for_initial:
        needed -= len(table.red_threes[view.side]) * rules.red_threes.red_three_each
    # A meld has to be laid, also where red threes alone are worth enough.
    return max(1, needed)


def find_opening(
    sketch: Sketch,
    needed: int,
    spare: int,
    worth: Worth,
    least: float = NO_LEAST,
) -> Opening | None:
    """Find the first meld of the greatest worth that reaches `needed` points, None where there is none.

    `spare` is how many cards may be laid at most; `least` is the worth below which none is wanted.
    """
    if needed <= 0:
        return Opening((), 0, 0.0)
    if not sketch.rules.initial.bonuses_count_for_initial and most_points(sketch) < needed:
        return None
    options = options_of(sketch, worth)
    if not sketch.rules.initial.initial_meld_sum_melds:
        options = [option for option in options if option.points >= needed]
    search = _Search(options, needed, sketch.hand, least)
    search.budget = sketch.budget
    search.single_ranks = sketch.rules.groups.same_rank_groups is HowMany.ONE
    search.single_suits = sketch.rules.sequences.same_suit_sequences is HowMany.ONE
    search.look(0, 0, 0.0, spare, search.held, [])
    return search.best


class Tally:
    """Writes down how many of each card of a hand there are as one number, a byte for each kind of card.

    So cards are taken out of a hand by a single subtraction. The highest bit of each byte is set in the hand
    and borrowed from where a card is taken that isn't there.
    """

    def __init__(self, hand: tuple[Card, ...]) -> None:
        self._ones = {card: 1 << 8 * at for at, card in enumerate(dict.fromkeys(hand))}
        self.guards = 0x80 * sum(self._ones.values())

    def of(self, cards: tuple[Card, ...]) -> int:
        """Write down cards of the hand."""
        return sum(map(self._ones.__getitem__, cards))


class _Search:
    """One search for a first meld."""

    def __init__(self, options: list[Option], needed: int, hand: tuple[Card, ...], least: float) -> None:
        self.options = options
        self.needed = needed
        tally = Tally(hand)
        self.guards = tally.guards
        self.held = tally.guards + tally.of(hand)
        self.best: Opening | None = None
        self.least = least
        """Only what is worth more than this is looked for."""
        self.steps = SEARCH_STEPS
        self.single_ranks = self.single_suits = False
        """Whether there may be just one group of a rank, one sequence of a suit."""
        self.budget = NO_LIMIT
        """How many wild cards may go to groups."""
        self.bounds: list[tuple[int, float, int, int]] = []
        """For each option the points and the worth that it and those after it could add at most, and what it
        takes from the hand: its cards written down, and their number."""
        rest, gain = 0, 0.0
        for option in reversed(options):
            rest += option.points
            gain += max(0.0, option.worth)
            self.bounds.append((rest, gain, tally.of(option.cards), len(option.cards)))
        self.bounds.reverse()

    def look(  # noqa: PLR0913, PLR0917 - what is chosen, and what follows from it
        self, start: int, points: int, worth: float, spare: int, held: int, chosen: list[Option]
    ) -> None:
        """Try the options from `start` on, beside those chosen, with the cards still held."""
        if points >= self.needed:
            if worth > self.least:
                self.best = Opening(tuple(chosen), points, worth)
                self.least = worth
            return
        needed, guards, bounds = self.needed - points, self.guards, self.bounds
        for index in range(start, len(bounds)):
            rest, gain, cards, size = bounds[index]
            if rest < needed or worth + gain <= self.least or self.steps <= 0:
                return
            left = held - cards
            if left & guards != guards or size > spare:
                continue
            option = self.options[index]
            if self._is_barred(option, chosen):
                continue
            self.steps -= 1
            chosen.append(option)
            self.look(index + 1, points + option.points, worth + option.worth, spare - size, left, chosen)
            chosen.pop()

    def _is_barred(self, option: Option, chosen: list[Option]) -> bool:
        """Tell whether the rules allow no such meld beside those chosen."""
        if self.budget < NO_LIMIT and option.group_wilds:
            spent = sum(other.group_wilds for other in chosen)
            if spent + option.group_wilds > self.budget:
                return True
        if not (self.single_suits if option.suit else self.single_ranks):
            return False
        return any(other.family == option.family for other in chosen)


def lay_opening(sketch: Sketch, opening: Opening) -> None:
    """Write a first meld into the sketch."""
    for option in opening.options:
        if option.suit:
            sketch.lay_run(option.suit, option.low, option.cards, option.stands)
        elif option.wilds == len(option.cards):
            sketch.lay_wilds(option.cards)
        else:
            sketch.lay_group(option.cards, option.wilds)
