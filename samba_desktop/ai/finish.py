"""Whether it is worth searching for a way out of a hand: a quick look, taken in every turn."""

from samba_desktop.ai.sketch import Sketch
from samba_desktop.engine.actions import PlayerAction
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.rules.kinds import BlackThreeMeld, FinalDiscard, WildSwap
from samba_desktop.engine.scoring import card_points, has_opened, melded_points
from samba_desktop.engine.table import View

USUAL_STEPS = 60
"""How many positions a search looks at; nearly all ways out of real rounds are found within twenty-five, and
half of the others within twice as many."""
LEAST = 3
WILD_MELD = 7


def quick_way_out(view: View, sketch: Sketch) -> tuple[PlayerAction, ...] | None:
    """Find the actions by which the seat goes out now; None where none were found quickly."""
    if not may_have_way_out(sketch):
        return None
    return way_out(view, steps=USUAL_STEPS)


def may_have_way_out(sketch: Sketch) -> bool:
    """Tell whether a way out is not plainly impossible: at most one card of the hand has no place to go."""
    if not _could_gain_sets(sketch) or not _could_reach_points(sketch):
        return False
    rules = sketch.rules
    stuck = 1 if rules.going_out.final_discard is not FinalDiscard.FORBIDDEN else 0
    stuck -= len(sketch.red_threes)
    wilds = _wilds_at_hand(sketch)
    blacks = len(sketch.black_threes)
    if blacks and not _may_lay_black_threes(sketch, blacks, wilds):
        stuck -= blacks
    if stuck < 0:
        return False
    groups = {meld.rank for meld in (*sketch.groups, *sketch.foreign) if not meld.suit}
    filling = bool(wilds and sketch.run_wilds)
    most = sketch.rules.groups.group_max_wilds
    fill = wilds if most is None else min(wilds, most)
    for suit, row in sketch.held.items():
        for rank in range(3, len(row)):
            if not row[rank]:
                continue
            if rank in groups or sketch.ranks[rank] + fill >= LEAST:
                continue
            if filling or _fits_suit(sketch, suit, rank):
                continue
            stuck -= row[rank]
            if stuck < 0:
                return False
    return not wilds or bool(sketch.melds or sketch.foreign) or any(sketch.ranks)


def _may_lay_black_threes(sketch: Sketch, blacks: int, wilds: int) -> bool:
    match sketch.rules.black_threes.black_three_meld:
        case BlackThreeMeld.NEVER:
            return False
        case BlackThreeMeld.GOING_OUT_NATURAL:
            return blacks >= LEAST
        case _:
            return blacks + wilds >= LEAST


def _could_gain_sets(sketch: Sketch) -> bool:
    """Tell whether the hand could complete so many melds that the side may go out."""
    lacking = sketch.needed - sketch.sets()
    sambas = sketch.sambas_lacking()
    if lacking <= 0 and sambas <= 0:
        return True
    runs = _wilds_for_runs(sketch)
    if len(runs) < sambas:
        return False
    costs = sorted(runs + _wilds_for_groups(sketch))
    return len(costs) >= lacking and sum(costs[: max(0, lacking)]) <= _wilds_at_hand(sketch)


def _wilds_at_hand(sketch: Sketch) -> int:
    """Count the wild cards of the hand and those that naturals could be exchanged for, rather too many."""
    swap = sketch.rules.groups.wild_swap
    held = len(sketch.wilds)
    if swap is WildSwap.NEVER:
        return held
    for meld in sketch.groups:
        if meld.wilds and not sketch.is_set(meld):
            held += min(meld.wilds, sketch.ranks[meld.rank])
    if swap is WildSwap.INCOMPLETE_ANY:
        held += sum(meld.wilds for meld in sketch.sequences if not sketch.is_set(meld))
    return held


def _wilds_for_groups(sketch: Sketch) -> list[int]:
    """List how many wild cards each group would take that the hand could complete."""
    wilds = _wilds_at_hand(sketch)
    most = sketch.rules.groups.group_max_wilds
    fill = wilds if most is None else min(wilds, most)
    needs = [
        sketch.canasta - meld.size - sketch.ranks[meld.rank]
        for meld in sketch.groups
        if not sketch.is_set(meld)
    ]
    needs += [sketch.canasta - have for have in sketch.ranks if have]
    found = [max(0, need) for need in needs if need <= fill]
    lacks = [WILD_MELD - meld.size for meld in sketch.wild_melds] + [WILD_MELD]
    if sketch.rules.groups.wild_melds:
        found += [lack for lack in lacks if 0 < lack <= wilds]
    return found


def _wilds_for_runs(sketch: Sketch) -> list[int]:
    """List how many wild cards each sequence would take that the hand could complete."""
    fill = min(_wilds_at_hand(sketch), sketch.run_wilds)
    suits = {suit: sum(map(bool, row)) for suit, row in sketch.held.items()}
    needs = [
        sketch.samba - meld.size - suits[meld.suit] for meld in sketch.sequences if not sketch.is_set(meld)
    ]
    needs += [sketch.samba - have for have in suits.values()]
    return [max(0, need) for need in needs if need <= fill]


def _could_reach_points(sketch: Sketch) -> bool:
    """Tell whether the hand's points suffice for what a seat must have melded, its first meld included."""
    view = sketch.view
    least = sketch.rules.going_out.go_out_min_meld_points
    if least and melded_points(view.table, view.side) + card_points(sketch.rules, sketch.hand) < least:
        return False
    return has_opened(view.table, view.seat) or len(sketch.hand) >= LEAST


def _fits_suit(sketch: Sketch, suit: str, rank: int) -> bool:
    """Tell whether a card is in a run of the hand, or in one that reaches a sequence on the table."""
    if rank > sketch.high or rank < sketch.low:
        return sketch.low < 3
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
        for meld in (*sketch.sequences, *sketch.foreign)
    )
