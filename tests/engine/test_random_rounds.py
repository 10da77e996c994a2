"""Random rounds by every preset, for every count of players and team shape: what must hold at each step."""

from itertools import count

import pytest

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Phase, Seating
from tests.engine.dice import Dice
from tests.engine.random_play import RandomRound, Watch, check_seen
from tests.engine.random_positions import dealt, late_position
from tests.engine.random_reasons import possible_actions, possible_reasons
from tests.engine.random_rules import tables

EVERYDAY, SLOW = 12, 2_000
"""Rounds for each preset, count of players and team shape."""
MATCHES = 2
LONG = 40_000
"""Points too many to play for by chance: a match by chance then has its last round at the fifth."""


def name(seating: Seating) -> str:
    return f"{seating.players}-{seating.shape.value}"


def play(preset: str, seating: Seating, rounds: int) -> Watch:
    """Play rounds, every other one from a position late in a round, and look that nothing odd came up."""
    rules, watch = PRESETS[preset].rules, Watch()
    for number in range(rounds):
        dice = Dice(f"{preset} {name(seating)} {number}")
        if number % 2:
            RandomRound(late_position(rules, seating, dice), dice, watch).play()
        else:
            state, entries = dealt(rules, seating, dice)
            RandomRound(state, dice, watch, entries).play()
    check_seen(watch, rules, seating)
    return watch


@pytest.mark.parametrize("preset", PRESETS)
def test_a_few_random_rounds_keep_the_rules(preset):
    watch = Watch()
    for seating in tables(PRESETS[preset].rules):
        watch.add(play(preset, seating, EVERYDAY))

    assert {"Draw", "TakePile", "Lay", "Add", "Discard"} <= set(watch.actions)
    assert watch.ends["out"]
    assert watch.ends["stock"]
