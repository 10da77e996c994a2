"""A quick search for the way out of a hand, asked in every turn.

The engine's own search knows more ways, as by merging, but takes its time; a bound seat goes by that one too.
"""

from collections.abc import Iterator
from dataclasses import replace

from samba_desktop.ai.sketch import Sketch
from samba_desktop.engine.actions import Add, Discard, Lay, PlayerAction, Stands
from samba_desktop.engine.cards import THREE, Card, without
from samba_desktop.engine.forming import extended, form, highest_rank, longest
from samba_desktop.engine.going_out import going_out_refusal, may_throw
from samba_desktop.engine.initial import has_opened
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import BlackThreeMeld, FinalDiscard
from samba_desktop.engine.scoring import card_points, meets_requirement, melded_points, minimum
from samba_desktop.engine.view import View

USUAL_STEPS = 200
"""How many positions a search looks at where nothing is at stake but a chance."""
LEAST = 3

Step = tuple[PlayerAction, tuple[Card, ...], tuple[Meld, ...]]


def may_have_way_out(sketch: Sketch) -> bool:
    """Tell whether a way out is not plainly impossible: at most one card of the hand has no place to go."""
    rules = sketch.rules
    stuck = 1 if rules.going_out.final_discard is not FinalDiscard.FORBIDDEN else 0
    lacking = sketch.needed - sketch.sets()
    if lacking > 0 and not _could_gain_sets(sketch, lacking):
        return False
    if sketch.red_threes:
        stuck -= len(sketch.red_threes)
    wilds = len(sketch.wilds)
    blacks = len(sketch.black_threes)
    if blacks and not _may_lay_black_threes(sketch, blacks, wilds):
        stuck -= blacks
    if stuck < 0:
        return False
    groups = {meld.rank for meld in sketch.groups}
    mixed = rules.sequences.sequence_max_wilds != 0
    for suit, row in sketch.held.items():
        for rank in range(3, len(row)):
            if not row[rank]:
                continue
            if rank in groups or sketch.ranks[rank] + min(wilds, 2) >= LEAST:
                continue
            if mixed or _fits_suit(sketch, suit, rank):
                continue
            stuck -= row[rank]
            if stuck < 0:
                return False
    return not wilds or bool(sketch.groups or sketch.melds) or any(have >= 2 for have in sketch.ranks)


def _may_lay_black_threes(sketch: Sketch, blacks: int, wilds: int) -> bool:
    match sketch.rules.black_threes.black_three_meld:
        case BlackThreeMeld.NEVER:
            return False
        case BlackThreeMeld.GOING_OUT_NATURAL:
            return blacks >= LEAST
        case _:
            return blacks + wilds >= LEAST


def _could_gain_sets(sketch: Sketch, lacking: int) -> bool:
    """Tell whether melds are near enough to being complete for the hand to complete `lacking` of them."""
    near = 0
    for meld in sketch.groups:
        missing = sketch.canasta - meld.size
        near += 0 < missing <= sketch.ranks[meld.rank] + min(2, len(sketch.wilds))
    for meld in sketch.sequences:
        near += 0 < sketch.samba - meld.size < sketch.left
    near += sum(have + min(2, len(sketch.wilds)) >= sketch.canasta for have in sketch.ranks)
    near += sum(sum(map(bool, row)) >= sketch.samba for row in sketch.held.values())
    return near >= lacking


def _fits_suit(sketch: Sketch, suit: str, rank: int) -> bool:
    """Tell whether a card is in a run of the hand, or in one that reaches an own sequence."""
    row = sketch.held[suit]
    low = high = rank
    while low > sketch.low and row[low - 1]:
        low -= 1
    while high < sketch.high and row[high + 1]:
        high += 1
    if high - low + 1 >= LEAST:
        return True
    return any(
        meld.suit == suit and low <= meld.rank + meld.size and high >= meld.rank - 1
        for meld in sketch.sequences
    )


def quick_way_out(view: View, steps: int = USUAL_STEPS) -> tuple[PlayerAction, ...] | None:
    """Find the actions by which the seat goes out now; None where there are none within `steps` positions."""
    search = _Search(view, steps)
    turn = view.turn
    points = melded_points(view.table, view.side)
    hand = tuple(sorted(view.hand))
    owed = turn.owed
    if not owed and not has_opened(view.table, view.seat):
        owed = minimum(view.rules, view.table.scores[view.side])
    found = search.look(hand, view.table.melds[view.side], owed, points, discarded=None)
    return in_order(view, found) if found is not None else None


class _Search:
    """One search for a way out; it holds how many positions it may still look at."""

    def __init__(self, view: View, steps: int) -> None:
        self.view = view
        self.rules = view.rules
        self.steps = steps
        self.may_discard = view.rules.going_out.final_discard is not FinalDiscard.FORBIDDEN
        self.most_wilds = view.rules.groups.group_max_wilds
        self.dead: set[tuple[tuple[Card, ...], tuple[tuple[int, str, tuple[Card, ...]], ...], bool]] = set()

    def look(
        self,
        hand: tuple[Card, ...],
        melds: tuple[Meld, ...],
        owed: int,
        points: int,
        *,
        discarded: Card | None,
    ) -> tuple[PlayerAction, ...] | None:
        """Find what to do with the rest of a hand."""
        if not hand:
            return self._end(melds, owed, points, discarded)
        key = (hand, tuple([(one.rank, one.suit, one.cards) for one in melds]), discarded is None)
        if key in self.dead or self.steps <= 0:
            return None
        self.steps -= 1
        first = next((card for card in hand if card not in self.rules.wild_cards), hand[0])
        for action, cards, after in self._melding(first, hand, melds):
            laid = card_points(self.rules, cards)
            rest = self.look(
                without(hand, cards), after, max(0, owed - laid), points + laid, discarded=discarded
            )
            if rest is not None:
                return (action, *rest)
        if discarded is None and self.may_discard and may_throw(self.rules, first):
            rest = self.look(without(hand, (first,)), melds, owed, points, discarded=first)
            if rest is not None:
                return rest
        self.dead.add(key)
        return None

    def _end(
        self, melds: tuple[Meld, ...], owed: int, points: int, discarded: Card | None
    ) -> tuple[PlayerAction, ...] | None:
        if discarded is None and self.rules.going_out.final_discard is FinalDiscard.REQUIRED:
            return None
        table = self.view.table
        if not meets_requirement(table, melds) or going_out_refusal(table, melds, owed, points):
            return None
        return (Discard(discarded),) if discarded else ()

    def _melding(self, first: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[Step]:
        """Yield the ways of placing the first card of a hand; wild cards come when no natural is left."""
        if first in self.rules.wild_cards:
            yield from self._adding(first, hand, melds)
            yield from self._laying(hand, (), melds)
            return
        yield from self._adding(first, hand, melds)
        yield from self._grouping(first, hand, melds)
        yield from self._sequencing(first, hand, melds)

    def _laying(self, cards: tuple[Card, ...], stands: Stands, melds: tuple[Meld, ...]) -> Iterator[Step]:
        if len(cards) < LEAST:
            return
        meld = form(self.rules, cards, stands)
        if isinstance(meld, Meld):
            yield Lay(cards, stands), cards, (*melds, meld)

    def _adding(self, card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[Step]:
        wild = card in self.rules.wild_cards
        tried = set()
        for index, meld in enumerate(melds):
            sequence = meld.kind is MeldKind.SEQUENCE
            if (card.suit != meld.suit) if sequence and not wild else (not wild and card.rank != meld.rank):
                continue
            alike = (meld.rank, meld.suit, meld.cards)
            if alike in tried:
                continue
            tried.add(alike)
            for cards, stands in self._joining(card, hand, meld):
                larger = extended(self.rules, meld, cards, stands)
                if isinstance(larger, Meld):
                    after = (*melds[:index], larger, *melds[index + 1 :])
                    yield Add(index + 1, cards, stands), cards, after

    def _joining(
        self, card: Card, hand: tuple[Card, ...], meld: Meld
    ) -> Iterator[tuple[tuple[Card, ...], Stands]]:
        if meld.kind is not MeldKind.SEQUENCE:
            yield (card,), ()
            if card not in self.rules.wild_cards:
                wilds = tuple(other for other in hand if other in self.rules.wild_cards)
                for extra in range(1, min(len(wilds), self._wild_cap()) + 1):
                    yield (card, *wilds[:extra]), ()
        elif card in self.rules.wild_cards:
            for rank in (meld.rank - 1, meld.top_rank + 1):
                yield (card,), (Card(rank, meld.suit),)
        elif card.suit == meld.suit:
            yield (card,), ()
            below = tuple(Card(rank, card.suit) for rank in range(card.rank, meld.rank))
            if len(below) > 1 and all(other in hand for other in below):
                yield below, ()

    def _grouping(self, card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[Step]:
        wild_cards = self.rules.wild_cards
        alike = tuple(other for other in hand if other.rank == card.rank and other not in wild_cards)
        ordered = (card,) * alike.count(card) + tuple(other for other in alike if other != card)
        wilds = tuple(other for other in hand if other in wild_cards)
        for naturals in range(len(ordered), 0, -1):
            for extra in range(min(len(wilds), self._wild_cap()) + 1):
                yield from self._laying(ordered[:naturals] + wilds[:extra], (), melds)

    def _wild_cap(self) -> int:
        return 3 if self.most_wilds is None else self.most_wilds

    def _sequencing(self, card: Card, hand: tuple[Card, ...], melds: tuple[Meld, ...]) -> Iterator[Step]:
        if card.rank == THREE and self.rules.cards.threes_special:
            return
        wilds = [other for other in hand if other in self.rules.wild_cards]
        cards: list[Card] = []
        stands: list[Card | None] = []
        top = min(card.rank + longest(self.rules) - 1, highest_rank(self.rules))
        for rank in range(card.rank, top + 1):
            meant = Card(rank, card.suit)
            if meant in hand:
                cards.append(meant)
                stands.append(None)
            elif wilds and self.rules.sequences.sequence_max_wilds != 0:
                cards.append(wilds.pop(0))
                stands.append(meant)
            else:
                return
            yield from self._laying(tuple(cards), tuple(stands) if any(stands) else (), melds)


def in_order(view: View, actions: tuple[PlayerAction, ...]) -> tuple[PlayerAction, ...]:
    """Put a way out into an order in which the rules allow each action: black threes last but the discard."""
    if not view.rules.cards.threes_special:
        return actions
    number = len(view.table.melds[view.side])
    early: list[PlayerAction] = []
    late: list[PlayerAction] = []
    threes = 0
    """The number of the meld of black threes; it was laid first and becomes the last."""
    for action in actions:
        match action:
            case Lay(cards):
                number += 1
                if any(card.rank == THREE for card in cards):
                    threes = number
                    late.append(action)
                else:
                    early.append(action)
            case Add(meld) if threes and meld == threes:
                late.append(action)
            case Add(meld, cards, stands) if threes and meld > threes:
                early.append(Add(meld - 1, cards, stands))
            case Discard():
                late.append(action)
            case _:
                early.append(action)
    moved = (replace(one, meld=number) if isinstance(one, Add) else one for one in late)
    return (*early, *moved)
