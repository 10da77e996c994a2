"""Random rounds by every preset, for every count of players and team shape: what must hold at each step."""

from itertools import count

import pytest

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Phase, Seating
from tests.engine.dice import Dice
from tests.engine.random_play import RandomRound, Watch, check_seen
from tests.engine.random_positions import dealt, late_position
from tests.engine.random_reasons import possible_actions, possible_reasons, possible_sets
from tests.engine.random_rules import tables

EVERYDAY, SLOW = 12, 2_000
"""Rounds for each preset, count of players and team shape."""
MATCHES = 5
"""Matches for each preset, count of players and team shape."""


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


EVERY_TABLE = [(preset, seating) for preset, one in PRESETS.items() for seating in tables(one.rules)]


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seating"), EVERY_TABLE, ids=lambda one: getattr(one, "players", one))
def test_many_random_rounds_keep_the_rules_and_leave_nothing_unseen(preset, seating):
    watch = play(preset, seating, SLOW)

    rules = PRESETS[preset].rules
    assert possible_reasons(rules, seating) - set(watch.reasons) == set()
    assert possible_actions(rules, seating) - set(watch.actions) == set()
    assert watch.fixes
    assert {kind for kind, count in watch.sets.items() if count} == possible_sets(rules)


@pytest.mark.slow
@pytest.mark.parametrize(("preset", "seating"), EVERY_TABLE, ids=lambda one: getattr(one, "players", one))
def test_random_matches_come_to_an_end(preset, seating):
    rules = PRESETS[preset].rules
    for number in range(MATCHES):
        dice, watch = Dice(f"match {preset} {name(seating)} {number}"), Watch()
        state, entries = dealt(rules, seating, dice)
        for played in count(1):
            one = RandomRound(state, dice, watch, entries)
            state = one.play()
            assert state.table.round_no == played
            if state.table.turn.phase is Phase.MATCH_OVER:
                break
            state, deal = dealt(rules, seating, dice, state)
            entries = (*one.record, *deal)
