"""Computer players at every table: with every preset, players and team shape they act legally alone."""

import pytest

from samba_desktop.ai.levels import player
from samba_desktop.arena.table_play import deal_codes, play_rounds, player_seeds
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from tests.engine.dice import Dice
from tests.engine.random_rules import mixed, tables

EVERYDAY, SLOW = 2, 400
"""Rounds at each table."""
SEARCHED = 10
"""Rounds at each table by players that search."""
MIXED_EVERYDAY, MIXED_SLOW = 30, 300
"""Rule sets that nobody thought of."""
MIXED_ROUNDS = {MIXED_EVERYDAY: 1, MIXED_SLOW: 10}


def replaced_in(
    rules: Rules, seating: Seating, rounds: int, seed: int, level: str = "medium"
) -> list[tuple[str, int, str]]:
    """Play rounds and tell for which deals and seats a simple action had to stand in, and why."""
    players = [player(level, one) for one in player_seeds(seed, seating.players)]
    reports = play_rounds(rules, seating, players, deal_codes(seed), rounds)
    return [(report.code, seat, why) for report in reports for seat, why in report.replaced]


@pytest.mark.parametrize("rounds", [EVERYDAY, pytest.param(SLOW, marks=pytest.mark.slow)])
@pytest.mark.parametrize("preset", PRESETS)
def test_computer_players_need_no_help_at_any_table_of_a_preset(preset, rounds):
    rules = PRESETS[preset].rules
    for seating in tables(rules):
        assert replaced_in(rules, seating, rounds, 11) == [], seating


@pytest.mark.slow
@pytest.mark.parametrize("preset", PRESETS)
def test_players_that_search_need_no_help_either(preset):
    rules = PRESETS[preset].rules
    for seating in tables(rules):
        assert replaced_in(rules, seating, SEARCHED, 12, "hard") == [], seating


@pytest.mark.parametrize("sets", [MIXED_EVERYDAY, pytest.param(MIXED_SLOW, marks=pytest.mark.slow)])
def test_computer_players_need_no_help_by_mixed_rules(sets):
    for number in range(sets):
        rules, seating = mixed(Dice(f"opponents {number}"))
        assert replaced_in(rules, seating, MIXED_ROUNDS[sets], number) == [], (number, seating)
