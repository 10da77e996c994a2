"""The first meld of a side: what reaches the count, and what of it is laid."""

from msgspec import Struct

from samba_desktop.ai.rule_player.meld_values import MeldValues
from samba_desktop.ai.rule_player.sketch import LEAST, NO_LIMIT, Sketch
from samba_desktop.engine.actions import Stands
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind
from samba_desktop.engine.rules.kinds import HowMany
from samba_desktop.engine.scoring import card_points, minimum, set_bonus
from samba_desktop.engine.table import View

MOST_OPTIONS = 40
TWO_COST, JOKER_COST = 45.0, 75.0
"""What a wild card in the first meld costs beside its points."""
CARD_COST = 4.0
WILD_POINTS = 30
"""From these points on a wild card is a dear one."""


class MeldOption(Struct, frozen=True):
    """A meld that could be part of the first meld."""

    cards: tuple[Card, ...]
    wilds: int
    points: int
    worth: float
    """Beside reaching the minimum; negative where the cards are missed."""
    suit: str = ""
    """Of a sequence."""
    low: int = 0
    """The lowest rank of a sequence."""
    stands: Stands = ()

    @property
    def family(self) -> int | str:
        """Return what another meld alike would share with it: the suit of a sequence, the rank of a group."""
        return self.suit or self.cards[0].rank

    @property
    def group_wilds(self) -> int:
        """Count the wild cards that it brings to a group."""
        return 0 if self.suit or self.wilds == len(self.cards) else self.wilds


def most_points(sketch: Sketch) -> int:
    """Return a bound of what the hand's melds could count: cards that plainly fit into none are left out."""
    points = sketch.rules.points
    wilds = len(sketch.wilds)
    total = sum(points[card] for card in sketch.wilds)
    runs = sketch.rules.sequences.sequences_enabled
    mixed = bool(wilds and sketch.run_wilds)
    for suit, row in sketch.held.items():
        for rank, copies in enumerate(row):
            if not copies:
                continue
            # Two neighbours to the left, to the right, or one on each side make a sequence.
            near = row[rank - 2 : rank] if rank > 1 else []
            left, right = all(near) and len(near) == 2, all(row[rank + 1 : rank + 3]) and rank + 2 < len(row)
            middle = rank + 1 < len(row) and row[rank - 1] and row[rank + 1]
            if sketch.ranks[rank] + wilds >= LEAST or (runs and (mixed or left or right or middle)):
                total += copies * points[Card(rank, suit)]
    return total


def options_of(sketch: Sketch, worth: MeldValues) -> list[MeldOption]:
    """List the melds that the hand could begin with."""
    found: list[MeldOption] = []
    rules = sketch.rules
    if rules.sequences.sequences_enabled and rules.initial.initial_meld_sequences_count:
        _add_runs(sketch, worth, found)
        if sketch.run_wilds and sketch.wilds:
            _add_mixed_runs(sketch, worth, found)
    _add_groups(sketch, worth, found)
    if rules.groups.wild_melds and len(sketch.wilds) >= LEAST:
        _add_wild_melds(sketch, worth, found)
    found.sort(key=lambda option: -option.worth)
    return found[:MOST_OPTIONS]


def _points(sketch: Sketch, cards: tuple[Card, ...], meld: Meld) -> int:
    """Count what a meld adds to the first meld."""
    points = card_points(sketch.rules, cards)
    if sketch.rules.initial.bonuses_count_for_initial:
        kind = set_kind(sketch.rules, meld)
        points += set_bonus(sketch.rules, kind) if kind else 0
    return points


def _wild_cost(sketch: Sketch, wilds: tuple[Card, ...]) -> float:
    points = sketch.rules.points
    return sum(JOKER_COST if points[one] > WILD_POINTS else TWO_COST for one in wilds)


def _add_runs(sketch: Sketch, worth: MeldValues, found: list[MeldOption]) -> None:
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
                    starts = {low, high - size}
                    found += [_run(sketch, worth, suit, start, size) for start in starts]
            low = high + 1


def _add_mixed_runs(sketch: Sketch, worth: MeldValues, found: list[MeldOption]) -> None:
    """Add sequences of three or more with wild cards inside or at an end."""
    for suit in filter(sketch.may_begin_sequence, SUITS):
        row = sketch.held[suit]
        for low in range(sketch.low, sketch.high - 1):
            for size in range(LEAST, min(sketch.longest, 7, sketch.high - low + 1) + 1):
                wilds = sum(not have for have in row[low : low + size])
                if 0 < wilds <= len(sketch.wilds) and sketch.fits_run(size - wilds, wilds):
                    found.append(_run(sketch, worth, suit, low, size))


def _run(sketch: Sketch, worth: MeldValues, suit: str, low: int, size: int) -> MeldOption:
    cards, stands = sketch.run_cards(suit, list(range(low, low + size)))
    wilds = tuple(card for card, other in zip(cards, stands, strict=False) if other)
    points = _points(sketch, cards, Meld(MeldKind.SEQUENCE, low, suit, cards))
    value = worth.weights.first_run * (size - len(wilds) - 2) - CARD_COST * size - _wild_cost(sketch, wilds)
    return MeldOption(cards, len(wilds), points, value, suit, low, stands)


def _add_groups(sketch: Sketch, worth: MeldValues, found: list[MeldOption]) -> None:
    choices: list[tuple[Card, ...]] = [(), *wild_choices(sketch)]
    groups = sketch.rules.groups
    least = groups.group_min_naturals
    for rank, have in enumerate(sketch.ranks):
        if have < least or not have or rank < sketch.low_group or not sketch.may_begin_group(rank):
            continue
        ordered = sketch.cards_of(rank, have)
        for wild in choices:
            if len(wild) > sketch.budget:
                continue
            most = have if groups.groups_may_exceed_seven else min(have, sketch.canasta - len(wild))
            found += [
                _group(sketch, worth, ordered[:naturals], wild)
                for naturals in sorted({1, 2, LEAST, most})
                if least <= naturals <= most and sketch.fits_group(naturals, len(wild))
            ]


def _group(
    sketch: Sketch, worth: MeldValues, naturals: tuple[Card, ...], wild: tuple[Card, ...]
) -> MeldOption:
    cards = (*naturals, *wild)
    value = (
        worth.weights.first_group * (len(naturals) - 2) - CARD_COST * len(cards) - _wild_cost(sketch, wild)
    )
    points = _points(sketch, cards, Meld(MeldKind.GROUP, naturals[0].rank, "", cards))
    return MeldOption(cards, len(wild), points, value)


def _add_wild_melds(sketch: Sketch, worth: MeldValues, found: list[MeldOption]) -> None:
    for count in range(LEAST, min(len(sketch.wilds), 7) + 1):
        for cards in dict.fromkeys((tuple(sketch.wilds[:count]), tuple(sketch.wilds[-count:]))):
            points = _points(sketch, cards, Meld(MeldKind.WILD, 0, "", cards))
            value = worth.weights.first_wilds * count - CARD_COST * count
            found.append(MeldOption(cards, count, points, value))


def wild_choices(sketch: Sketch) -> list[tuple[Card, ...]]:
    """List the wild cards that a group might take: one of each, and two of them, cheap or dear."""
    wilds = sketch.wilds
    choices: list[tuple[Card, ...]] = [(wild,) for wild in dict.fromkeys(wilds)]
    if len(wilds) > 1:
        pairs = {(wilds[0], wilds[1]), (wilds[0], wilds[-1]), (wilds[-2], wilds[-1])}
        choices += sorted(pairs)
    return choices


SEARCH_STEPS = 1500
NO_LEAST = -1e9


class FirstMeld(Struct, frozen=True):
    """A first meld."""

    options: tuple[MeldOption, ...]
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
    worth: MeldValues,
    least: float = NO_LEAST,
) -> FirstMeld | None:
    """Find the first meld of the greatest worth that reaches `needed` points, None where there is none.

    `spare` is how many cards may be laid at most; `least` is the worth below which none is wanted.
    """
    if needed <= 0:
        return FirstMeld((), 0, 0.0)
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


class PointCount:
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

    def __init__(self, options: list[MeldOption], needed: int, hand: tuple[Card, ...], least: float) -> None:
        self.options = options
        self.needed = needed
        tally = PointCount(hand)
        self.guards = tally.guards
        self.held = tally.guards + tally.of(hand)
        self.best: FirstMeld | None = None
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
        self, start: int, points: int, worth: float, spare: int, held: int, chosen: list[MeldOption]
    ) -> None:
        """Try the options from `start` on, beside those chosen, with the cards still held."""
        if points >= self.needed:
            if worth > self.least:
                self.best = FirstMeld(tuple(chosen), points, worth)
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

    def _is_barred(self, option: MeldOption, chosen: list[MeldOption]) -> bool:
        """Tell whether the rules allow no such meld beside those chosen."""
        if self.budget < NO_LIMIT and option.group_wilds:
            spent = sum(other.group_wilds for other in chosen)
            if spent + option.group_wilds > self.budget:
                return True
        if not (self.single_suits if option.suit else self.single_ranks):
            return False
        return any(other.family == option.family for other in chosen)


def lay_opening(sketch: Sketch, opening: FirstMeld) -> None:
    """Write a first meld into the sketch."""
    for option in opening.options:
        if option.suit:
            sketch.lay_run(option.suit, option.low, option.cards, option.stands)
        elif option.wilds == len(option.cards):
            sketch.lay_wilds(option.cards)
        else:
            sketch.lay_group(option.cards, option.wilds)
