"""What to do with a red three where the rules leave it open: lay it out, or block the pile with it."""

from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.weights import Weights
from samba_desktop.engine.rules.kinds import RedThreesPositive
from samba_desktop.engine.view import View

BLOCKING = 0.0
"""What it is worth to keep the card that would be discarded in its place."""
BLOCKED_CARD = 2.0
"""What it is worth for each card of the pile that the next player cannot take it."""


def blocks_better(view: View, outlook: Outlook, weights: Weights) -> bool:
    """Tell whether a single red three in the hand is better discarded in this turn than laid out."""
    rules = view.rules
    if not rules.pile.discard_red_three or outlook.own_ready or not weights.three_blocks:
        return False
    threes = rules.red_threes
    if threes.red_three_positive_if is RedThreesPositive.INITIAL_MELD:
        return False
    if len(view.table.red_threes[view.side]) == rules.count_of_red_threes - 1:
        return False
    chance = chance_of_sets(outlook)
    laid = chance * threes.red_three_each - (1 - chance) * threes.red_three_negative_each
    laid += weights.draw * threes.red_three_replacement
    return laid < BLOCKING + BLOCKED_CARD * len(view.table.pile)


def chance_of_sets(outlook: Outlook) -> float:
    """Estimate how likely the own side still gets the sets for going out."""
    if outlook.own_ready:
        return 1.0
    lacking = outlook.needed - outlook.own_sets
    if outlook.others_ready:
        return 0.45 if lacking == 1 else 0.15
    time = min(1.0, outlook.rounds_left / 2)
    return (0.9 if lacking == 1 else 0.8) * time
