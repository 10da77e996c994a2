"""The words of the rows: the rule in force, what was changed, what has no effect, what contradicts itself."""

import pytest

from samba_desktop.engine.rules.kinds import Ratio
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF
from samba_desktop.texts.language import ENGLISH
from samba_desktop.ui.rules_dialog.row_text import RowTexts

SWEDISH = PRESETS["swedish-samba"]


@pytest.fixture
def texts():
    return RowTexts(ENGLISH)


def test_a_preset_as_it_is_has_no_marks_and_no_trouble(texts):
    for preset in PRESETS.values():
        rows = [texts.row(name, preset.rules, preset.id) for name in THEME_OF]

        assert all(row.label and row.sentence and not row.changed for row in rows)
        assert texts.troubles(preset.rules) == {}


def test_a_mark_names_the_preset_and_its_value(texts, changed):
    row = texts.row("group_ratio_rule", changed(group_ratio_rule=Ratio.MAJORITY), SWEDISH.id)

    assert row.changed == "changed · Swedish Samba: twice as many"


def test_what_has_no_effect_says_why(texts, changed):
    row = texts.row("bonus_samba", changed(sequences_enabled=False), SWEDISH.id)

    assert row.without_effect == "Without effect: Sequences aren't played."


def test_a_contradiction_stands_at_the_option_that_causes_it(texts, changed):
    troubles = texts.troubles(changed(deck_count=1, joker_count=0))

    assert list(troubles) == ["hand_size"]
    assert "52 cards" in troubles["hand_size"]


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("RED three", "red_three_mode"),
        ("twice", "group_ratio_rule"),
        ("canastas groups", "canasta_size"),
        ("shuffled", "deck_count"),
    ],
)
def test_a_search_finds_label_sentence_choices_and_group(texts, wanted, name):
    row = texts.row(name, SWEDISH.rules, SWEDISH.id)

    assert texts.matches(name, row, wanted)


@pytest.mark.parametrize(
    ("wanted", "name"),
    [
        ("wilds", "group_max_wilds"),
        ("wilds majority", "group_ratio_rule"),
        ("packs", "deck_count"),
        ("points deuce", "points_two"),
        ("merge runs", "merge_sequences"),
    ],
)
def test_a_search_knows_words_that_others_say(texts, wanted, name):
    row = texts.row(name, SWEDISH.rules, SWEDISH.id)

    assert texts.matches(name, row, wanted)


def test_words_that_others_say_are_whole_words(texts):
    row = texts.row("sequences_enabled", SWEDISH.rules, SWEDISH.id)

    assert not texts.matches("sequences_enabled", row, "run-up")


def test_every_word_of_a_search_must_be_found(texts):
    row = texts.row("deck_count", SWEDISH.rules, SWEDISH.id)

    assert not texts.matches("deck_count", row, "decks canasta")
