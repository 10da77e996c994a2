"""Options in words: the line before play says what differs, and two rule sets stand side by side."""

import itertools

import pytest

from samba_desktop.engine.rules.changes import rules_from_json
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import OTHERWISE, alike
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import OPTIONS, Rules, describe, value_of, with_value
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import ENGLISH, Language
from samba_desktop.texts.option_texts import (
    Comparison,
    Row,
    Variants,
)

WITH_CLAUSE = [name for name, one in OPTIONS.items() if one.clause]
FOUR = Seating(4, Shape.TWO_PAIRS)
FAMILY = {
    "group_ratio_rule": "majority",
    "merge_sequences": "up_to_seven",
    "red_three_replacement": False,
    "target_score": 5000,
}


def changed(preset="swedish-samba", /, **values):
    return rules_from_json({"preset": preset, "changed": values})


def test_the_family_rules_are_agreed_in_one_line():
    assert Variants(ENGLISH).line(changed(**FAMILY), "swedish-samba") == (
        "Swedish Samba with 4 changes: more natural than wild cards in a group, sequences may be merged, "
        "no replacement for red threes, to 5,000."
    )


def test_a_preset_says_what_is_usually_asked():
    assert Variants(ENGLISH).line(Rules(), "swedish-samba") == (
        "Swedish Samba, unchanged: twice as many natural as wild cards in a group, "
        "sequences can't be merged, red threes are your choice, black threes are melded when going out, "
        "two canastas or sambas to go out, to 10,000."
    )


def test_one_change_is_singular():
    assert Variants(ENGLISH).line(changed(hand_cap=20), "swedish-samba") == (
        "Swedish Samba with 1 change: 20 rounds at most, to 10,000."
    )


def test_a_change_of_the_target_alone_is_told_once():
    assert Variants(ENGLISH).line(changed(target_score=5000), "swedish-samba") == (
        "Swedish Samba with 1 change: to 5,000."
    )


def test_what_has_no_effect_is_left_out():
    rules = changed(wild_meld_closed_at_seven=True, hand_cap=20)

    assert "1 change:" in Variants(ENGLISH).line(rules, "swedish-samba")
    assert "unchanged" in Variants(ENGLISH).line(changed(wild_meld_closed_at_seven=True), "swedish-samba")


def test_what_nobody_agrees_on_is_left_out():
    rules = changed(target_choices=[7000], hand_cap=20)

    assert "1 change:" in Variants(ENGLISH).line(rules, "swedish-samba")
    assert "unchanged" in Variants(ENGLISH).line(changed(target_choices=[7000]), "swedish-samba")


def test_a_line_that_would_be_too_long_counts_the_rest():
    line = Variants(ENGLISH).line(PRESETS["samba-500"].rules, "swedish-samba")

    assert line.endswith("27 more, to 500.")
    assert len(line) < 400


def test_clauses_with_commas_are_set_apart_by_semicolons():
    rules = changed(hand_cap=20, initial_meld_bands=[[None, 50], [1500, 90]])

    assert Variants(ENGLISH).line(rules, "swedish-samba") == (
        "Swedish Samba with 2 changes: first meld of 50 below 1,500, 90 from 1,500; 20 rounds at most; "
        "to 10,000."
    )


def test_at_a_table_only_what_matters_there_is_told():
    rules = changed(
        "classic-canasta", target_score={"2": 5000, "3": 1000, "4": 5000}, go_out_sets={"2": 1, "4": 1}
    )

    assert Variants(ENGLISH, FOUR).line(rules, "classic-canasta").startswith("Classic Canasta, unchanged: ")
    assert Variants(ENGLISH, FOUR).line(rules, "classic-canasta").endswith("one canasta to go out, to 5,000.")
    assert Variants(ENGLISH, Seating(3, Shape.SOLO)).line(rules, "classic-canasta") == (
        "Classic Canasta with 1 change: to 1,000."
    )
    assert "1 change:" in Variants(ENGLISH, Seating(2, Shape.SOLO)).line(rules, "classic-canasta")


def test_melds_are_called_as_in_the_game():
    assert "two canastas or escaleras to go out" in Variants(ENGLISH).line(
        PRESETS["bolivia"].rules, "bolivia"
    )


@pytest.mark.parametrize(
    ("values", "says"),
    [
        ({}, "No rule differs from Swedish Samba."),
        ({"hand_cap": 20}, "1 rule differs from Swedish Samba."),
        (FAMILY, "4 rules differ from Swedish Samba."),
    ],
)
def test_the_rules_that_differ_are_counted(values, says):
    assert Variants(ENGLISH).count(changed(**values), "swedish-samba") == says


def test_the_language_counts_and_writes_numbers():
    def translate(context, text, n=None):
        return f"<{context} {n}>{text}" if n is not None else text

    line = Variants(Language(translate=translate)).count(changed(hand_cap=20), "swedish-samba")

    assert line == "<Variants 1>%n rule(s) (differs|differ) from Swedish Samba."


def test_every_option_has_a_clause_but_those_that_go_without_saying():
    assert set(OPTIONS) - set(WITH_CLAUSE) == {"group_min_size", "sequence_min_length", "target_choices"}


@pytest.mark.parametrize("name", WITH_CLAUSE)
def test_each_kind_of_an_option_has_a_clause_of_its_own(name):
    """What an option can be chosen to be, and each value of a preset, is told apart by its clause."""
    variants = Variants(ENGLISH)
    says = describe(name).says
    values = {value_of(preset.rules, name) for preset in PRESETS.values()}
    values |= {value for value in describe(name).names if type(value) is type(value_of(Rules(), name))}
    if not isinstance(says, str):
        values |= {
            value for value in says if type(value) is type(value_of(Rules(), name)) and value != OTHERWISE
        }
    clauses = {variants.clause(with_value(Rules(), name, value), name) for value in values}

    assert len(clauses) == len({str(alike(value)) for value in values})
    for clause in clauses:
        assert clause
        assert "{" not in clause
        assert not clause.endswith(".")


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_one_line_against_every_other(name):
    for other in PRESETS:
        line = Variants(ENGLISH).line(PRESETS[other].rules, name)
        assert "\n" not in line
        assert "{" not in line
        assert line.endswith(".")


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
