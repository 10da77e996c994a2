"""Contradictions are found at the option that causes them."""

import pytest

from samba_desktop.engine.rules.checks import contradictions
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, describe, with_value
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.option_texts import OptionTexts


def rules_with(**changes):
    rules = Rules()
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return rules


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_no_preset_contradicts_itself(preset):
    assert contradictions(preset.rules) == ()


@pytest.mark.parametrize(
    ("changes", "option"),
    [
        ({"hand_size": {"6": 20}, "deck_count": 2, "joker_count": 0}, "hand_size"),
        ({"team_shapes": {"4": ["2x2"]}}, "team_shapes"),
        ({"team_shapes": {"4": ["3x2"]}, "player_counts": [4]}, "team_shapes"),
        ({"canasta_size": None, "samba_size": None}, "go_out_sets"),
        ({"canasta_size": None, "sequences_enabled": False}, "go_out_sets"),
        ({"go_out_min_sambas": 1, "sequences_enabled": False}, "go_out_min_sambas"),
        ({"final_discard": "forbidden", "pass_instead_of_discard": "never"}, "final_discard"),
        ({"pass_instead_of_discard": "never"}, "keep_after_melding"),
    ],
)
def test_a_contradiction_is_named_at_its_option(changes, option):
    found = contradictions(rules_with(**changes))

    assert option in [one.option for one in found]
    for one in found:
        sentence = OptionTexts(ENGLISH).contradiction(one)
        assert sentence.endswith(".")
        assert "{" not in sentence


def test_only_the_count_of_players_asked_about_is_looked_at():
    rules = rules_with(hand_size={"4": 15, "6": 20}, deck_count=2, joker_count=0)

    assert contradictions(rules, 4) == ()
    assert contradictions(rules, 6)
