"""The ways in which a hand might take the pile; whether each is allowed is asked of the engine."""

from collections.abc import Iterator

from samba_desktop.ai.drafts import DraftMeld
from samba_desktop.ai.sketch import Sketch
from samba_desktop.engine.actions import TakePile
from samba_desktop.engine.cards import Card
from samba_desktop.engine.pile import is_frozen
from samba_desktop.engine.rules.kinds import PairTarget, When
from samba_desktop.engine.table import View

MOST_WAYS = 4


def may_match(view: View, top: Card) -> bool:
    """Tell at a glance whether any way of taking the pile is thinkable."""
    pile = view.rules.pile
    loose = (
        pile.pile_take_by_extending_group,
        pile.pile_take_by_extending_sequence,
        pile.pile_take_natural_plus_wild,
        pile.pile_take_new_sequence,
    )
    if any(when is not When.NEVER for when in loose):
        return True
    return sum(card.rank == top.rank for card in view.hand) >= 2


def pile_ways(view: View, sketch: Sketch, top: Card) -> list[TakePile]:
    """List ways of taking the pile with its top card, those first that cost the hand least."""
    pile = view.rules.pile
    frozen = is_frozen(view.table, view.seat)

    def is_open(when: When) -> bool:
        return when is When.ALWAYS or (when is When.WHEN_UNFROZEN and not frozen)

    ways: list[TakePile] = []
    if is_open(pile.pile_take_by_extending_group):
        ways += [
            TakePile(onto=group.number)
            for group in sketch.groups
            if group.rank == top.rank and _joins(sketch, group)
        ]
    if is_open(pile.pile_take_by_extending_sequence):
        ways += [TakePile(onto=meld.number) for meld in sketch.sequences if _reaches(sketch, meld, top)]
    if pile.pile_take_natural_pair and sketch.ranks[top.rank] >= 2:
        ways += _pair_ways(sketch, top)
    if is_open(pile.pile_take_natural_plus_wild) and sketch.wilds and sketch.ranks[top.rank] == 1:
        ways += _mixed_ways(sketch, top)
    if is_open(pile.pile_take_new_sequence) and top.suit and sketch.may_begin_sequence(top.suit):
        ways += _run_ways(sketch, top, frozen=frozen)
    return ways[:MOST_WAYS]


def _joins(sketch: Sketch, group: DraftMeld) -> bool:
    return group.size < sketch.canasta or sketch.rules.pile.pile_onto_complete_canasta


def _reaches(sketch: Sketch, meld: DraftMeld, top: Card) -> bool:
    if meld.suit != top.suit or meld.size >= sketch.longest:
        return False
    return top.rank in (meld.rank - 1, meld.rank + meld.size)


def _pair_ways(sketch: Sketch, top: Card) -> list[TakePile]:
    """List the ways with two naturals: onto an unfinished own group, else as a new one."""
    pair = sketch.cards_of(top.rank, 2)
    group = sketch.group_of(top.rank)
    new = [TakePile(pair)] if sketch.may_begin_group(top.rank) else []
    if sketch.rules.pile.pile_pair_target is PairTarget.NEW_GROUP or group is None:
        return new
    if group.size >= sketch.canasta and not sketch.rules.groups.groups_may_exceed_seven:
        return new
    onto = [TakePile(pair, onto=group.number)]
    return [*onto, *new] if group.size < sketch.canasta else [*new, *onto]


def _mixed_ways(sketch: Sketch, top: Card) -> list[TakePile]:
    """List the way with a natural and a wild card: onto an own group that has room, else as a new one."""
    cards = (*sketch.cards_of(top.rank, 1), sketch.wilds[0])
    group = sketch.group_of(top.rank)
    joins = sketch.rules.pile.pile_pair_target is PairTarget.NEW_OR_EXISTING
    if group is not None and joins and group.size < sketch.canasta and sketch.may_take(group, 2, 1):
        return [TakePile(cards, onto=group.number)]
    return [TakePile(cards)] if sketch.may_begin_group(top.rank) and sketch.fits_group(2, 1) else []


def _run_ways(sketch: Sketch, top: Card, *, frozen: bool) -> Iterator[TakePile]:
    """Yield the ways that begin a sequence: with two naturals, or while the pile is open with a wild card."""
    row = sketch.held[top.suit]
    mixed = bool(sketch.wilds) and not frozen and sketch.fits_run(2, 1)
    for wanted in (0, 1) if mixed else (0,):
        for low in range(max(sketch.low, top.rank - 2), min(sketch.high - 2, top.rank) + 1):
            ranks = [rank for rank in range(low, low + 3) if rank != top.rank]
            if sum(not row[rank] for rank in ranks) == wanted:
                yield TakePile(*sketch.run_cards(top.suit, ranks))
