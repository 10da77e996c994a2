"""What is said to be without effect has none: random rounds come to the same whatever its value is."""

import pytest

from samba_desktop.engine.rules.rules import narrowed
from tests.engine.dice import Dice
from tests.engine.random_effects import check_same_game, recorded, silent_options, with_another_value
from tests.engine.random_rules import mixed

PARTS = 4
EVERYDAY, SLOW = 4, 150
"""Rule sets in each part."""
OPTIONS = {EVERYDAY: 6, SLOW: 100}
"""How many silent options of each rule set are tried."""


@pytest.mark.parametrize("sets", [EVERYDAY, pytest.param(SLOW, marks=pytest.mark.slow)])
@pytest.mark.parametrize("part", range(PARTS))
def test_an_option_without_effect_changes_no_deal_no_verdict_and_no_score(part, sets):
    for number in range(part * sets, (part + 1) * sets):
        dice = Dice(f"effect {number}")
        rules, seating = mixed(dice)
        rules = narrowed(rules, seating.players, seating.shape)
        begun, actions = recorded(rules, seating, dice, late=number % 2 == 1)
        for name in dice.shuffled(silent_options(rules))[: OPTIONS[sets]]:
            other = with_another_value(rules, seating.players, name, dice)
            if other is not None:
                check_same_game(begun, actions, other, Dice(f"effect {number} {name}"))
