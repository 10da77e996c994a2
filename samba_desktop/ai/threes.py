"""Red threes where the rules leave it open: whether one is laid out, kept, or discarded on the pile."""

from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.weights import Weights
from samba_desktop.engine.rules.kinds import RedThreesPositive
from samba_desktop.engine.rules.rules import for_players
from samba_desktop.engine.table import View

OTHERS_READY = 0.65
"""What is left of a chance when another side may go out at any time."""
BLOCKED_CARD = 2.0
"""What it is worth for each card of the pile that the next player cannot take it."""


def lays_out(view: View, outlook: Outlook, weights: Weights, held: int) -> bool:
    """Tell whether a red three, one of `held` in the hand, is laid out rather than kept or discarded."""
    rules = view.rules
    threes = rules.red_threes
    caught = outlook.danger * threes.red_three_hand_penalty
    if held == 1 and rules.pile.discard_red_three and not outlook.own_ready and weights.three_blocks:
        return _worth_of_laying(view, outlook, weights) >= BLOCKED_CARD * len(view.table.pile)
    return _worth_of_laying(view, outlook, weights) + caught + threes.red_three_hand_penalty / 10 >= 0


def _worth_of_laying(view: View, outlook: Outlook, weights: Weights) -> float:
    """Return what a red three on the table may be expected to count, with the card drawn for it."""
    threes = view.rules.red_threes
    out = len(view.table.red_threes[view.side])
    each, against = float(threes.red_three_each), float(threes.red_three_negative_each)
    if out == view.rules.count_of_red_threes - 1:
        each, against = threes.red_three_all - out * each, threes.red_three_negative_all - out * against
    chance = _chance_of_plus(view, outlook)
    return chance * each - (1 - chance) * against + weights.draw * threes.red_three_replacement


def _chance_of_plus(view: View, outlook: Outlook) -> float:
    match view.rules.red_threes.red_three_positive_if:
        case RedThreesPositive.INITIAL_MELD:
            return 0.95 if view.table.side_has_melded(view.side) or outlook.rounds_left > 3 else 0.6
        case RedThreesPositive.GO_OUT_REQUIREMENT:
            return chance_of_sets(outlook, outlook.needed, ready=outlook.own_ready)
        case RedThreesPositive.SET_COUNT:
            sets = view.rules.red_threes.red_three_positive_sets
            return chance_of_sets(outlook, sets, ready=outlook.own_sets >= sets)


def chance_of_sets(outlook: Outlook, needed: int, *, ready: bool) -> float:
    """Estimate how likely the own side still gets so many sets, from the cards that may come to it.

    The numbers were counted in rounds of the rule player at tables of two to six.
    """
    if ready:
        return 1.0
    table, side = outlook.view.table, outlook.view.side
    seats = table.seating.seats_of(side)
    draws = for_players(table.rules.deck.stock_draw, table.seating.players)
    cards = sum(table.hand_sizes[seat] for seat in seats) + outlook.rounds_left * draws * len(seats)
    lacking = max(1, needed - outlook.own_sets)
    chance = (cards - 8) / 45 if lacking == 1 else (cards - 25) / 60
    chance = max(0.05, min(0.8, chance))
    return chance * OTHERS_READY if outlook.others_ready else chance
