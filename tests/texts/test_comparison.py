"""Two rule sets side by side in words."""

import itertools

import pytest

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules, with_value
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.option_texts import Comparison, Row


def test_only_what_differs_is_shown():
    (block,) = Comparison(ENGLISH).blocks(Rules(), with_value(Rules(), "red_three_replacement", value=False))

    assert block.title == "Red threes"
    assert block.rows == (Row("red_three_replacement", "Replacement card", "yes", "no"),)


def test_what_has_no_effect_on_one_side_says_so():
    blocks = Comparison(ENGLISH).blocks(PRESETS["german-samba"].rules, PRESETS["open-samba"].rules)
    rows = {row.option: row for block in blocks for row in block.rows}

    assert (rows["bonus_mixed_samba"].left, rows["bonus_mixed_samba"].right) == ("no effect", "1,000")


def test_the_printed_comparison_has_both_names_and_fits_a_line():
    text = Comparison(ENGLISH).text(
        PRESETS["swedish-samba"].rules, PRESETS["classic-canasta"].rules, "Ours", "Classic Canasta"
    )

    assert text.splitlines()[0].split() == ["Ours", "Classic", "Canasta"]
    assert max(map(len, text.splitlines())) <= 92
    assert not text.endswith("\n")


def test_equal_rules_are_told_in_a_sentence():
    assert (
        Comparison(ENGLISH).text(Rules(), Rules(), "Ours", "theirs") == "Ours and theirs have the same rules."
    )


@pytest.mark.parametrize(("left", "right"), [*itertools.permutations(PRESETS, 2)])
def test_all_presets_can_be_compared(left, right):
    blocks = Comparison(ENGLISH).blocks(PRESETS[left].rules, PRESETS[right].rules)

    assert blocks
    assert all(row.left != row.right for block in blocks for row in block.rows)
