"""The presets hold what the comparison table of all rule systems says."""

import json
from pathlib import Path

import pytest

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, describe, value_of

GOLDEN = json.loads((Path(__file__).parent / "matrix_golden.json").read_text(encoding="utf-8"))


def test_the_table_has_every_option_in_its_order():
    assert list(GOLDEN) == list(THEME_OF)
    assert len(GOLDEN) == 112


def test_every_preset_of_the_table_is_written_down():
    assert list(PRESETS) == list(GOLDEN["player_counts"])


@pytest.mark.parametrize("preset", PRESETS)
def test_a_preset_holds_what_the_table_says(preset):
    for option in THEME_OF:
        allowed = describe(option).allowed
        value = value_of(PRESETS[preset].rules, option)

        assert value == allowed.read(GOLDEN[option][preset]), option
        assert allowed.read(json.loads(json.dumps(allowed.write(value)))) == value, option


def test_every_preset_says_what_it_is():
    for preset in PRESETS.values():
        assert preset.title
        assert preset.character
        assert preset.source.endswith(".")
        assert preset.decided
