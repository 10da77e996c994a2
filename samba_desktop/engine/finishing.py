"""The way out of a hand: actions that go out in this turn without drawing, found by a bounded search."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import NamedTuple

from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Add,
    Discard,
    Lay,
    LayThree,
    Merge,
    PlayerAction,
    Refusal,
    Stands,
    SwapWild,
)
from samba_desktop.engine.cards import A_JOKER, FOUR, THREE, Card, is_red_three, without
from samba_desktop.engine.laying import (
    Laying,
    is_drawn_for,
    plan_add,
    plan_lay,
    plan_merge,
    plan_swap,
    plan_three,
    view_after,
)
from samba_desktop.engine.melds import (
    FULL_WILD_MELD,
    SMALLEST,
    Meld,
    MeldKind,
    card_at,
    extended,
    form,
    highest_rank,
    is_complete,
    longest,
    lowest_rank,
    place_of,
    wilds_in,
)
from samba_desktop.engine.rules.kinds import FinalDiscard, MergeGroups, MergeSequences, WildSwap
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import (
    going_out_refusal,
    has_opened,
    may_throw,
    meets_requirement,
    melded_points,
    sets_needed,
    sets_of,
)
from samba_desktop.engine.table import View


def may_have_sets(view: View, hand: tuple[Card, ...]) -> bool:
    """Tell whether the melds could come to hold the sets that going out needs, each card helping most."""
    rules, own = view.rules, view.table.melds[view.side]
    lacking = sets_needed(view.table) - len(sets_of(rules, own))
    if lacking <= 0:
        return True
    wilds = sum(card in rules.wild_cards for card in hand)
    ranks = Counter(card.rank for card in hand if card not in rules.wild_cards)
    suits = Counter(card.suit for card in set(hand) if card not in rules.wild_cards)
    canasta, samba = rules.groups.canasta_size, rules.sequences.samba_size
    near = int(rules.groups.wild_melds) * (wilds >= FULL_WILD_MELD)
    if canasta is not None:
        near += sum(count + wilds >= canasta for count in ranks.values())
    if samba is not None:
        near += sum(count + wilds >= samba for count in suits.values())
    for meld in own:
        size = len(meld.cards)
        if meld.kind is MeldKind.GROUP:
            near += canasta is not None and size < canasta <= size + ranks[meld.rank] + wilds
        elif meld.kind is MeldKind.SEQUENCE:
            near += samba is not None and size < samba <= size + suits[meld.suit] + wilds
        else:
            near += size < FULL_WILD_MELD <= size + wilds
    return near >= lacking


def least_naturals(rules: Rules) -> int:
    """Return how few natural cards can begin a group, with wild cards beside them."""
    for naturals in range(1, SMALLEST):
        wilds = (A_JOKER,) * (SMALLEST - naturals)
        formed = form(rules, (Card(FOUR, "S"),) * naturals + wilds, ())
        if isinstance(formed, Meld):
            return naturals
    return SMALLEST


def loose(rules: Rules, hand: tuple[Card, ...], melds: tuple[Meld, ...], least: int) -> int:
    """Count the natural cards that can plainly be placed nowhere; `least` of a rank may begin a group."""
    wilds = sum(card in rules.wild_cards for card in hand)
    mixed = wilds if rules.sequences.sequence_max_wilds != 0 else 0
    naturals = [card for card in hand if card not in rules.wild_cards]
    ranks = Counter(card.rank for card in naturals)
    groups = {meld.rank for meld in melds if meld.kind is MeldKind.GROUP}
    held = {(card.suit, place_of(rules, card)) for card in naturals}
    ends: dict[str, list[Meld]] = {}
    for meld in melds:
        if meld.kind is MeldKind.SEQUENCE:
            ends.setdefault(meld.suit, []).append(meld)

    def in_sequence(card: Card) -> bool:
        rank = place_of(rules, card)
        near = [(card.suit, rank + step) in held for step in (-2, -1, 1, 2)]
        if max(near[0] + near[1], near[1] + near[2], near[2] + near[3]) + mixed >= SMALLEST - 1:
            return True
        for meld in ends.get(card.suit, ()):
            gap = range(rank + 1, meld.rank) if rank < meld.rank else range(meld.top_rank + 1, rank)
            if sum((card.suit, other) not in held for other in gap) <= mixed:
                return True
        return False

    def in_group(card: Card) -> bool:
        count = ranks[card.rank]
        return card.rank in groups or (count >= least and count + wilds >= SMALLEST)

    return sum(not in_group(card) and not in_sequence(card) for card in naturals)


SEARCH_STEPS = 3000
"""How many positions a search looks at before it gives up."""
MOST_BEGINNINGS = 12
"""How many ways to join melds and exchange their cards are tried before anything is laid, none among them."""
UNKNOWN = Card(-1, "")
"""A card that is still to be drawn: all that can be foreseen of it is that it can be discarded."""

Way = tuple[PlayerAction, ...]
Reading = tuple[tuple[Card, ...], Stands]
"""Cards, and what each stands for."""


def way_out(view: View, *, drawing: bool = False, steps: int = SEARCH_STEPS) -> Way | None:
    """Find actions by which the seat, in its play phase, goes out in this turn; None where none were found.

    With `drawing` one more card comes to the hand, of which nothing is known; it is to be the last discard
    and is not among the actions. The partners' answer counts as a yes.
    """
    rules = view.rules
    if drawing and not all(may_throw(rules, card) for card in rules.points):
        return None
    free = replace(view, table=replace(view.table, turn=replace(view.turn, answer=True)))
    left = steps
    for actions, begun in _beginnings(free):
        search = _Search(begun, UNKNOWN if drawing else None, left)
        found = search.find()
        if found is not None:
            return actions + found
        left = search.steps
    return None


def _beginnings(view: View) -> Iterator[tuple[Way, View]]:
    """Yield the view as it is, and then as it is after melds were joined and wild cards exchanged."""
    ways: list[tuple[Way, View]] = [((), view)]
    for actions, begun in ways:
        yield actions, begun
        for action in _rearrangements(begun):
            if len(ways) >= MOST_BEGINNINGS:
                break
            planned = plan_merge(begun, action) if isinstance(action, Merge) else plan_swap(begun, action)
            if isinstance(planned, Laying):
                ways.append(((*actions, action), view_after(begun, planned)))


def _rearrangements(view: View) -> Iterator[Merge | SwapWild]:
    """Name joinings that could complete a set, and exchanges."""
    rules, own = view.rules, view.table.melds[view.side]
    wilds = tuple(card for card in view.hand if card in rules.wild_cards)
    for first, second in combinations(range(len(own)), 2):
        low, high = sorted((own[first], own[second]), key=lambda meld: meld.rank)
        if (
            (low.kind, low.suit) != (high.kind, high.suit)
            or is_complete(rules, low)
            or is_complete(rules, high)
        ):
            continue
        if low.kind is not MeldKind.SEQUENCE:
            if low.rank == high.rank and rules.groups.merge_groups is not MergeGroups.NEVER:
                yield from (Merge(first + 1, second + 1, wilds[:count]) for count in range(len(wilds) + 1))
        elif rules.sequences.merge_sequences is not MergeSequences.NEVER:
            link = tuple(Card(rank, low.suit) for rank in range(low.top_rank + 1, high.rank))
            if all(card in view.hand for card in link):
                yield Merge(first + 1, second + 1, link)
    if rules.groups.wild_swap is WildSwap.NEVER:
        return
    for number, meld in enumerate(own, start=1):
        inside = sorted(set(meld.cards) & rules.wild_cards)
        for card in dict.fromkeys(view.hand) if inside else ():
            yield from (SwapWild(number, card, wild) for wild in inside)


class _Placed(NamedTuple):
    """Where cards of the hand have gone so far."""

    melds: tuple[Meld, ...]
    """The melds that were there before, with what was added."""
    adds: tuple[tuple[int, tuple[Card, ...], Stands], ...] = ()
    """What was added, by the index of the meld."""
    new: tuple[Meld, ...] = ()
    lays: tuple[Lay, ...] = ()


class _Search:
    """One search from melds as they lie there; it holds how many positions it may still look at."""

    def __init__(self, view: View, discard: Card | None, steps: int) -> None:
        self.view, self.rules, self.steps = view, view.rules, steps
        self.discard = discard
        sides = range(len(view.table.melds)) if self.rules.groups.lay_off_on_opponents else (view.side,)
        self.targets = tuple(
            (side, number) for side in sides for number in range(1, len(view.table.melds[side]) + 1)
        )
        self.before = tuple(view.table.melds[side][number - 1] for side, number in self.targets)
        self.may_discard = self.rules.going_out.final_discard is not FinalDiscard.FORBIDDEN
        self.settled = meets_requirement(view.table, view.table.melds[view.side])
        self.canasta = self.rules.groups.canasta_size
        endless = self.canasta is None or self.rules.groups.groups_may_exceed_seven
        # Black threes are limited even where groups are not.
        full = THREE if self.rules.cards.threes_special else None
        groups = (one.rank for one in self.before if one.kind is MeldKind.GROUP and one.rank != full)
        self.least = least_naturals(self.rules)
        self.low, self.high, self.longest = (
            lowest_rank(self.rules),
            highest_rank(self.rules),
            longest(self.rules),
        )
        self.easy = frozenset(groups) if endless else frozenset()
        """Ranks of which every natural card can be added to a group that lies there."""
        self.dead: set[object] = set()

    def find(self) -> Way | None:
        """Search for a way to place all cards of the hand but one discard."""
        hand = tuple(sorted(self.view.hand + self.view.turn.withheld))
        red = tuple(card for card in hand if self.rules.red_threes_special and is_red_three(card))
        rest = without(hand, red)
        if not may_have_sets(self.view, rest) or self._holds_too_many_wilds(rest):
            return None
        for discard, threes in self._red_threes(red):
            self.dead.clear()
            found = self._place(rest, _Placed(self.before), discard, threes)
            if found is not None:
                return found
        return None

    def _holds_too_many_wilds(self, hand: tuple[Card, ...]) -> bool:
        """Tell whether more wild cards must go to groups than a side may have there."""
        budget = self.rules.groups.wild_budget_per_side
        elsewhere = self.rules.sequences.sequence_max_wilds != 0 or self.rules.groups.wild_melds
        if budget is None or elsewhere:
            return False
        discards = self.may_discard and self.discard is None
        return sum(card in self.rules.wild_cards for card in hand) > budget + discards

    def _exceeds_budget(self, placed: _Placed) -> bool:
        budget = self.rules.groups.wild_budget_per_side
        if budget is None:
            return False
        there = self._wilds_in_groups(self.view.table.melds[self.view.side])
        return self._wilds_in_groups(self._own(placed)) > max(budget, there)

    def _own(self, placed: _Placed) -> tuple[Meld, ...]:
        """List the melds of the own side as they would lie."""
        targets, own = zip(self.targets, placed.melds, strict=True), self.view.side
        return (*(meld for (side, _), meld in targets if side == own), *placed.new)

    def _wilds_in_groups(self, melds: tuple[Meld, ...]) -> int:
        return sum(wilds_in(self.rules, meld) for meld in melds if meld.kind is MeldKind.GROUP)

    def _hardest(self, hand: tuple[Card, ...]) -> Card:
        """Choose the card that has the fewest places to go; special threes and wild cards come last."""
        ranks = Counter(card.rank for card in hand)
        special = self.rules.cards.threes_special

        def ease(card: Card) -> tuple[int, int]:
            if card in self.rules.wild_cards:
                return 3, 0
            if card.rank == THREE and special:
                return 2, 0
            return int(card.rank in self.easy), ranks[card.rank]

        return min(hand, key=ease)

    def _red_threes(self, red: tuple[Card, ...]) -> Iterator[tuple[Card | None, tuple[Card, ...]]]:
        """Yield which red three is the discard, if any, and which are laid out, where none is drawn for."""
        ways: list[tuple[Card | None, tuple[Card, ...]]] = [(self.discard, red)]
        if self.discard is None and self.may_discard:
            thrown = [card for card in dict.fromkeys(red) if may_throw(self.rules, card)]
            ways += [(card, without(red, (card,))) for card in thrown]
        for discard, threes in ways:
            if not is_drawn_for(self.view, threes):
                yield discard, threes

    def _place(
        self, hand: tuple[Card, ...], placed: _Placed, discard: Card | None, threes: tuple[Card, ...]
    ) -> Way | None:
        self.steps -= 1
        if self.steps < 0:
            return None
        if not hand:
            return self._finish(placed, discard, threes)
        melds = tuple([(meld.rank, meld.suit, meld.cards) for meld in placed.melds + placed.new])
        key = (hand, melds, discard is None)
        if key in self.dead:
            return None
        discards = discard is None and self.may_discard
        if loose(self.rules, hand, placed.melds, self.least) <= discards:
            first = self._hardest(hand)
            for cards, after in self._placings(first, hand, placed):
                if self.steps <= 0:
                    return None
                if self._exceeds_budget(after):
                    continue
                found = self._place(without(hand, cards), after, discard, threes)
                if found is not None:
                    return found
            if discards and may_throw(self.rules, first):
                found = self._place(without(hand, (first,)), placed, first, threes)
                if found is not None:
                    return found
        self.dead.add(key)
        return None

    def _placings(
        self, first: Card, hand: tuple[Card, ...], placed: _Placed
    ) -> Iterator[tuple[tuple[Card, ...], _Placed]]:
        """Yield the ways to place a card of the hand, with others of it or without."""
        wilds = tuple(card for card in hand if card in self.rules.wild_cards)
        last = placed.adds[-1] if placed.adds and first in self.rules.wild_cards else None
        from_index = last[0] if last and last[1][0] in self.rules.wild_cards else 0
        tried = set()
        for index, meld in enumerate(placed.melds):
            alike = (meld.rank, meld.suit, meld.cards)
            if index < from_index or alike in tried:
                continue
            tried.add(alike)
            for cards, stands in self._joining(first, hand, wilds, meld):
                larger = extended(self.rules, meld, cards, stands)
                if isinstance(larger, Meld):
                    melds = (*placed.melds[:index], larger, *placed.melds[index + 1 :])
                    yield cards, placed._replace(melds=melds, adds=(*placed.adds, (index, cards, stands)))
        for cards, stands in self._laying(first, hand, wilds):
            formed = form(self.rules, cards, stands)
            if isinstance(formed, Meld):
                lays = (*placed.lays, Lay(cards, stands))
                yield cards, placed._replace(new=(*placed.new, formed), lays=lays)

    def _laying(self, first: Card, hand: tuple[Card, ...], wilds: tuple[Card, ...]) -> Iterator[Reading]:
        if first in self.rules.wild_cards:
            yield from ((wilds[:count], ()) for count in range(len(wilds), SMALLEST - 1, -1))
        elif first.rank not in self.easy:
            yield from self._grouping(first, hand, wilds)
            yield from self._sequencing(first, hand, wilds)
        elif wilds or not self.settled:
            # A card that could simply be added is laid anew only where that takes wild cards or makes a set.
            for cards, stands in self._grouping(first, hand, wilds):
                full = self.canasta is not None and len(cards) >= self.canasta
                if full or cards[-1] in self.rules.wild_cards:
                    yield cards, stands
            yield from self._sequencing(first, hand, wilds)

    def _joining(
        self, first: Card, hand: tuple[Card, ...], wilds: tuple[Card, ...], meld: Meld
    ) -> Iterator[Reading]:
        wild = first in self.rules.wild_cards
        if meld.kind is not MeldKind.SEQUENCE:
            if wild:
                yield from ((wilds[:count], ()) for count in range(1, len(wilds) + 1))
            elif first.rank == meld.rank:
                # After a card that makes a canasta no wild card could follow, so they go there together.
                size = len(meld.cards)
                crosses = self.canasta is not None and size < self.canasta <= size + 1 + len(wilds)
                yield from (((first, *wilds[:extra]), ()) for extra in range(len(wilds) * crosses + 1))
        elif wild:
            for rank in (meld.rank - 1, meld.top_rank + 1):
                if self.low <= rank <= self.high:
                    yield (first,), (card_at(rank, meld.suit),)
        elif first.suit == meld.suit:
            rank = place_of(self.rules, first)
            gap = range(rank + 1, meld.rank) if rank < meld.rank else range(meld.top_rank + 1, rank)
            filled = self._filled(gap, meld.suit, hand, wilds)
            if filled:
                yield (first, *filled[0]), (None, *filled[1]) if any(filled[1]) else ()

    def _filled(
        self, ranks: range, suit: str, hand: tuple[Card, ...], wilds: tuple[Card, ...]
    ) -> Reading | None:
        """Fill places of a sequence with natural cards of the hand, and with wild cards where these lack."""
        cards: list[Card] = []
        stands: list[Card | None] = []
        spare = list(wilds)
        for rank in ranks:
            meant = card_at(rank, suit)
            if meant in spare:
                # A two in its own place is no wild card.
                spare.remove(meant)
                cards.append(meant)
                stands.append(None)
            elif meant in hand and meant not in wilds:
                cards.append(meant)
                stands.append(None)
            elif spare and self.rules.sequences.sequence_max_wilds != 0:
                cards.append(spare.pop(0))
                stands.append(meant)
            else:
                return None
        return tuple(cards), tuple(stands)

    def _grouping(self, first: Card, hand: tuple[Card, ...], wilds: tuple[Card, ...]) -> Iterator[Reading]:
        """Yield groups with the first card, the larger ones first."""
        alike = Counter(card for card in hand if card.rank == first.rank and card not in wilds)
        alike[first] -= 1
        counts = [range(count, -1, -1) for count in alike.values()]
        chosen = sorted(product(*counts), key=sum, reverse=True)
        for numbers in chosen:
            more = (card for card, count in zip(alike, numbers, strict=True) for _ in range(count))
            naturals = (first, *more)
            for extra in range(len(wilds) + 1):
                if len(naturals) + extra >= SMALLEST:
                    yield naturals + wilds[:extra], ()

    def _sequencing(self, first: Card, hand: tuple[Card, ...], wilds: tuple[Card, ...]) -> Iterator[Reading]:
        """Yield sequences with the first card, the longer ones first."""
        rank = place_of(self.rules, first)
        for size in range(self.longest, SMALLEST - 1, -1):
            for low in range(max(self.low, rank - size + 1), rank + 1):
                if low + size - 1 > self.high:
                    break
                filled = self._filled(range(low, low + size), first.suit, hand, wilds)
                if filled:
                    yield filled[0], filled[1] if any(filled[1]) else ()

    def _finish(self, placed: _Placed, discard: Card | None, threes: tuple[Card, ...]) -> Way | None:
        """Put what was placed into an order in which the rules allow each action, if there is one."""
        view = self.view
        if not meets_requirement(view.table, self._own(placed)):
            return None
        if discard is UNKNOWN:
            view = replace(view, hand=(*view.hand, UNKNOWN))
        waiting = self._in_order(placed, threes)
        done: list[PlayerAction] = []
        while waiting:
            for action in waiting:
                after = _foreseen(view, action)
                if after is not None:
                    view = after
                    done.append(action)
                    waiting.remove(action)
                    break
            else:
                return None
        if discard is None:
            return tuple(done) if not view.hand else None
        table, side = view.table, view.side
        lacking = going_out_refusal(table, table.melds[side], view.turn.owed, melded_points(table, side))
        if view.hand != (discard,) or lacking:
            return None
        return tuple(done) if discard is UNKNOWN else (*done, Discard(discard))

    def _in_order(self, placed: _Placed, threes: tuple[Card, ...]) -> list[LayThree | Add | Lay]:
        """List the actions, those first that complete a set, black threes last."""
        adds: list[tuple[bool, Add]] = []
        for index in sorted({index for index, _, _ in placed.adds}):
            parts = [(cards, stands) for to, cards, stands in placed.adds if to == index]
            cards = tuple(card for some, _ in parts for card in some)
            meant = tuple(card for some, stands in parts for card in stands or (None,) * len(some))
            side, number = self.targets[index]
            owner = None if side == self.view.side else side
            unfinished = not is_complete(self.rules, placed.melds[index])
            late = unfinished or is_complete(self.rules, self.before[index])
            adds.append((late, Add(number, cards, meant if any(meant) else (), owner)))
        lays: list[tuple[bool, bool, Lay]] = [
            (meld.kind is MeldKind.GROUP and meld.rank == THREE, not is_complete(self.rules, meld), lay)
            for meld, lay in zip(placed.new, placed.lays, strict=True)
        ]
        added = [add for _, add in sorted(adds, key=lambda one: one[0])]
        laid = [lay for _, _, lay in sorted(lays, key=lambda one: one[:2])]
        opened = has_opened(self.view.table, self.view.seat)
        return [*map(LayThree, threes), *(added if opened else laid), *(laid if opened else added)]


def _foreseen(view: View, action: LayThree | Add | Lay) -> View | None:
    """Foresee the view after an action; None where it is refused."""
    if isinstance(action, LayThree):
        refused = isinstance(plan_three(view, action), Refusal)
        return None if refused else replace(view, hand=without(view.hand, (action.card,)))
    planned = plan_add(view, action) if isinstance(action, Add) else plan_lay(view, action)
    return view_after(view, planned) if isinstance(planned, Laying) else None
