"""Other rules than the player was made for: not well played, perhaps, but always to the end."""

import random

import pytest

from samba_desktop.ai.levels import player
from samba_desktop.arena.table_play import deal_codes, play_rounds
from samba_desktop.engine.rule_checks import contradictions
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import Choice, Number, Subset, Switch
from samba_desktop.engine.rules.rules import THEME_OF, describe, with_value
from samba_desktop.engine.table import Seating

TABLES = [Seating(2, Shape.SOLO), Seating(4, Shape.TWO_PAIRS), Seating(6, Shape.THREE_PAIRS)]
FIXED = {"deck_count", "joker_count", "hand_cap"}


def changed(rules, rng):
    """Change about a quarter of all options."""
    for name in THEME_OF:
        if rng.random() > 0.25 or name in FIXED:
            continue
        match describe(name).allowed:
            case Choice(kinds):
                value = rng.choice(list(kinds))
            case Switch():
                value = rng.random() < 0.5
            case Subset(kinds, leaving_out):
                value = frozenset(
                    kind for kind in kinds if kind.value not in leaving_out and rng.random() < 0.5
                )
            case Number() as number:
                value = rng.choice(number.only) if number.only else rng.randint(number.low, number.high)
            case _:
                continue
        rules = with_value(rules, name, value)
    return rules


def mixed(swedish, seating, rng):
    """Change options until the rules contradict themselves nowhere."""
    while True:
        rules = changed(swedish, rng)
        if not contradictions(rules, seating.players):
            return rules


def play(swedish, seeds):
    for seed in seeds:
        rng = random.Random(seed)
        seating = rng.choice(TABLES)
        rules = mixed(swedish, seating, rng)
        seats = [player("medium", seat) for seat in range(seating.players)]
        reports = list(play_rounds(rules, seating, seats, deal_codes(seed), 1))
        assert len(reports) == 1


def test_rounds_of_mixed_rules_come_to_an_end(swedish):
    play(swedish, range(60))


@pytest.mark.slow
def test_very_many_rounds_of_mixed_rules_come_to_an_end(swedish):
    play(swedish, range(1000, 4000))
