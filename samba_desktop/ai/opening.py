"""The first meld: the cheapest set of melds that reaches the minimum, found by a small exact search."""

from dataclasses import dataclass

from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.spreading import LEAST
from samba_desktop.ai.weights import MEDIUM, Weights
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.rules.kinds import HowMany
from samba_desktop.engine.scoring import card_points

MOST_OPTIONS = 40
SEARCH_STEPS = 1500
NO_LEAST = -1e9
TWO_COST, JOKER_COST = 45.0, 75.0
"""What a wild card in the first meld costs beside its points."""
CARD_COST = 4.0
WILD_POINTS = 30
"""From these points on a wild card is a dear one."""


@dataclass(frozen=True, slots=True)
class Option:
    """A meld that could be part of the first meld."""

    cards: tuple[Card, ...]
    wilds: int
    points: int
    worth: float
    """Beside reaching the minimum; negative where the cards are missed."""
    suit: str = ""
    """Of a sequence."""

    @property
    def family(self) -> int | str:
        """Return what another meld alike would share with it: the suit of a sequence, the rank of a group."""
        return self.suit or self.cards[0].rank


@dataclass(frozen=True, slots=True)
class Opening:
    """A first meld."""

    options: tuple[Option, ...]
    points: int
    worth: float

    @property
    def wilds(self) -> int:
        """Count the wild cards it costs."""
        return sum(option.wilds for option in self.options)


def options_of(sketch: Sketch, weights: Weights) -> list[Option]:
    """List the melds that the hand could begin with."""
    found: list[Option] = []
    rules = sketch.rules
    if rules.sequences.sequences_enabled and rules.initial.initial_meld_sequences_count:
        _add_runs(sketch, weights, found)
    _add_groups(sketch, weights, found)
    found.sort(key=lambda option: -option.worth)
    return found[:MOST_OPTIONS]


def _add_runs(sketch: Sketch, weights: Weights, found: list[Option]) -> None:
    most = min(sketch.longest, max(sketch.samba, LEAST))
    for suit in filter(sketch.may_begin_sequence, SUITS):
        row = sketch.held[suit]
        low = sketch.low
        while low <= sketch.high:
            high = low
            while high <= sketch.high and row[high]:
                high += 1
            length = high - low
            if length >= LEAST:
                for size in {min(length, most), LEAST} if length > LEAST else {LEAST}:
                    for start in {low, high - size}:
                        cards = tuple(Card(rank, suit) for rank in range(start, start + size))
                        worth = weights.first_run * (size - 2) - CARD_COST * size
                        found.append(Option(cards, 0, card_points(sketch.rules, cards), worth, suit))
            low = high + 1


def _add_groups(sketch: Sketch, weights: Weights, found: list[Option]) -> None:
    points = sketch.rules.points
    choices = _wild_choices(sketch)
    for rank, have in enumerate(sketch.ranks):
        if have < 2 or not sketch.may_begin_group(rank):
            continue
        for naturals in {2, LEAST, have} if have >= LEAST else {2}:
            cards = sketch.cards_of(rank, naturals)
            if naturals >= LEAST:
                worth = weights.first_group * (naturals - 2) - CARD_COST * naturals
                found.append(Option(cards, 0, card_points(sketch.rules, cards), worth))
            for wild in choices:
                if sketch.fits_group(naturals, len(wild)):
                    both = (*cards, *wild)
                    worth = (
                        weights.first_group * (naturals - 2)
                        - CARD_COST * len(both)
                        - sum(JOKER_COST if points[one] > WILD_POINTS else TWO_COST for one in wild)
                    )
                    found.append(Option(both, len(wild), card_points(sketch.rules, both), worth))


def _wild_choices(sketch: Sketch) -> list[list[Card]]:
    """List the wild cards that a group might take: one of each, and two of them, cheap or dear."""
    wilds = sketch.wilds
    choices = [[wild] for wild in dict.fromkeys(wilds)]
    if len(wilds) > 1:
        pairs = {(wilds[0], wilds[1]), (wilds[0], wilds[-1]), (wilds[-2], wilds[-1])}
        choices += [list(pair) for pair in sorted(pairs)]
    return choices


def find_opening(
    sketch: Sketch,
    needed: int,
    spare: int | None = None,
    weights: Weights = MEDIUM,
    least: float = NO_LEAST,
) -> Opening | None:
    """Find the first meld of the greatest worth that reaches `needed` points, None where there is none.

    `spare` is how many cards may be laid at most; `least` is the worth below which none is wanted.
    """
    if spare is None:
        spare = sketch.left - 1
    if needed <= 0:
        return Opening((), 0, 0.0)
    options = options_of(sketch, weights)
    if not sketch.rules.initial.initial_meld_sum_melds:
        options = [option for option in options if option.points >= needed]
    counts: dict[Card, int] = {}
    for card in sketch.hand:
        counts[card] = counts.get(card, 0) + 1
    search = _Search(options, needed, counts, least)
    search.single_ranks = sketch.rules.groups.same_rank_groups is HowMany.ONE
    search.single_suits = sketch.rules.sequences.same_suit_sequences is HowMany.ONE
    search.look(0, 0, 0.0, spare, [])
    return search.best


class _Search:
    """One search for a first meld."""

    def __init__(self, options: list[Option], needed: int, counts: dict[Card, int], least: float) -> None:
        self.options = options
        self.needed = needed
        self.counts = counts
        self.best: Opening | None = None
        self.least = least
        """Only what is worth more than this is looked for."""
        self.steps = SEARCH_STEPS
        self.single_ranks = self.single_suits = False
        """Whether there may be just one group of a rank, one sequence of a suit."""
        self.rest = [0] * (len(options) + 1)
        """The points that options from here on could add at most."""
        self.gain = [0.0] * (len(options) + 1)
        """The worth that they could add at most."""
        for index in range(len(options) - 1, -1, -1):
            self.rest[index] = self.rest[index + 1] + options[index].points
            self.gain[index] = self.gain[index + 1] + max(0.0, options[index].worth)

    def look(self, start: int, points: int, worth: float, spare: int, chosen: list[Option]) -> None:
        """Try the options from `start` on, beside those chosen."""
        if points >= self.needed:
            if worth > self.least:
                self.best = Opening(tuple(chosen), points, worth)
                self.least = worth
            return
        counts, options = self.counts, self.options
        for index in range(start, len(options)):
            if points + self.rest[index] < self.needed or self.steps <= 0:
                return
            option = options[index]
            if worth + max(self.gain[index], option.worth) <= self.least:
                return
            if len(option.cards) > spare or self._is_second(option, chosen) or not self._take(option.cards):
                continue
            self.steps -= 1
            chosen.append(option)
            self.look(
                index + 1, points + option.points, worth + option.worth, spare - len(option.cards), chosen
            )
            chosen.pop()
            for card in option.cards:
                counts[card] += 1

    def _is_second(self, option: Option, chosen: list[Option]) -> bool:
        if not (self.single_suits if option.suit else self.single_ranks):
            return False
        return any(other.family == option.family for other in chosen)

    def _take(self, cards: tuple[Card, ...]) -> bool:
        counts = self.counts
        for at, card in enumerate(cards):
            if counts[card] <= 0:
                for other in cards[:at]:
                    counts[other] += 1
                return False
            counts[card] -= 1
        return True


def lay_opening(sketch: Sketch, opening: Opening) -> None:
    """Write a first meld into the sketch."""
    for option in opening.options:
        if option.suit:
            sketch.lay_sequence(option.suit, option.cards[0].rank, option.cards[-1].rank)
        else:
            sketch.lay_group(option.cards, option.wilds)
