"""The melds that a hand could begin with, as parts of a first meld."""

from msgspec import Struct

from samba_desktop.ai.sketch import Sketch
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.actions import Stands
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind, set_kind
from samba_desktop.engine.scoring import card_points, set_bonus

LEAST = 3
MOST_OPTIONS = 40
TWO_COST, JOKER_COST = 45.0, 75.0
"""What a wild card in the first meld costs beside its points."""
CARD_COST = 4.0
WILD_POINTS = 30
"""From these points on a wild card is a dear one."""


class Option(Struct, frozen=True):
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


def options_of(sketch: Sketch, worth: Worth) -> list[Option]:
    """List the melds that the hand could begin with."""
    found: list[Option] = []
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


def _add_runs(sketch: Sketch, worth: Worth, found: list[Option]) -> None:
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


def _add_mixed_runs(sketch: Sketch, worth: Worth, found: list[Option]) -> None:
    """Add sequences of three or more with wild cards inside or at an end."""
    for suit in filter(sketch.may_begin_sequence, SUITS):
        row = sketch.held[suit]
        for low in range(sketch.low, sketch.high - 1):
            for size in range(LEAST, min(sketch.longest, 7, sketch.high - low + 1) + 1):
                wilds = sum(not have for have in row[low : low + size])
                if 0 < wilds <= len(sketch.wilds) and sketch.fits_run(size - wilds, wilds):
                    found.append(_run(sketch, worth, suit, low, size))


def _run(sketch: Sketch, worth: Worth, suit: str, low: int, size: int) -> Option:
    cards, stands = sketch.run_cards(suit, list(range(low, low + size)))
    wilds = tuple(card for card, other in zip(cards, stands, strict=False) if other)
    points = _points(sketch, cards, Meld(MeldKind.SEQUENCE, low, suit, cards))
    value = worth.weights.first_run * (size - len(wilds) - 2) - CARD_COST * size - _wild_cost(sketch, wilds)
    return Option(cards, len(wilds), points, value, suit, low, stands)


def _add_groups(sketch: Sketch, worth: Worth, found: list[Option]) -> None:
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


def _group(sketch: Sketch, worth: Worth, naturals: tuple[Card, ...], wild: tuple[Card, ...]) -> Option:
    cards = (*naturals, *wild)
    value = (
        worth.weights.first_group * (len(naturals) - 2) - CARD_COST * len(cards) - _wild_cost(sketch, wild)
    )
    points = _points(sketch, cards, Meld(MeldKind.GROUP, naturals[0].rank, "", cards))
    return Option(cards, len(wild), points, value)


def _add_wild_melds(sketch: Sketch, worth: Worth, found: list[Option]) -> None:
    for count in range(LEAST, min(len(sketch.wilds), 7) + 1):
        for cards in dict.fromkeys((tuple(sketch.wilds[:count]), tuple(sketch.wilds[-count:]))):
            points = _points(sketch, cards, Meld(MeldKind.WILD, 0, "", cards))
            value = worth.weights.first_wilds * count - CARD_COST * count
            found.append(Option(cards, count, points, value))


def wild_choices(sketch: Sketch) -> list[tuple[Card, ...]]:
    """List the wild cards that a group might take: one of each, and two of them, cheap or dear."""
    wilds = sketch.wilds
    choices: list[tuple[Card, ...]] = [(wild,) for wild in dict.fromkeys(wilds)]
    if len(wilds) > 1:
        pairs = {(wilds[0], wilds[1]), (wilds[0], wilds[-1]), (wilds[-2], wilds[-1])}
        choices += sorted(pairs)
    return choices
