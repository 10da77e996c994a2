"""What is said to be decided for a preset is what is played in it."""

import pytest

from samba_desktop.engine.rules import decisions
from samba_desktop.engine.rules.kinds import (
    AskPartner,
    LastRedThree,
    PassRule,
    RedThreeMode,
    StockEmpty,
    TieRule,
    WildSwap,
)
from samba_desktop.engine.rules.presets import PRESETS

EACH = pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)


@EACH
def test_each_decision_is_one_sentence_told_once(preset):
    assert len(preset.decided) >= 5
    assert len(set(preset.decided)) == len(preset.decided)
    for text in preset.decided:
        assert text.endswith(".")
        assert ". " not in text
        assert text[0].isupper()
        assert len(text) < 170


@EACH
def test_each_preset_says_where_it_comes_from(preset):
    assert preset.source.startswith(("After ", "A variant in "))
    assert preset.source.endswith(".")
    assert preset.title
    assert 0 < len(preset.character) < 60


HOLDS = {
    decisions.KEEP_TWO: lambda rules: (
        rules.going_out.keep_after_melding == 2 and rules.going_out.pass_instead_of_discard is PassRule.NEVER
    ),
    decisions.NO_WILD_ON_CANASTA: lambda rules: (
        not rules.groups.wild_on_complete_canasta and rules.groups.groups_may_exceed_seven
    ),
    decisions.DRAWN_GAME: lambda rules: rules.match.tie_rule is TieRule.DRAW,
    decisions.STOCK_ENDS: lambda rules: rules.stock.stock_empty_rule is StockEmpty.ENDS_WHEN_DRAW_NEEDED,
    decisions.LAST_THREE: lambda rules: rules.red_threes.red_three_last_stock_card is LastRedThree.ENDS_ROUND,
    decisions.ANSWER_BINDS: lambda rules: rules.going_out.ask_partner is AskPartner.OPTIONAL_BINDING,
    decisions.GERMAN_SWAP: lambda rules: rules.groups.wild_swap is WildSwap.INCOMPLETE_GROUP,
    decisions.THREES_FROM_THE_PILE: lambda rules: (
        rules.red_threes_forced and not rules.red_threes.red_three_from_pile_replacement
    ),
}


@EACH
def test_what_several_presets_say_holds_in_each_of_them(preset):
    for text, holds in HOLDS.items():
        assert text not in preset.decided or holds(preset.rules), text


@EACH
def test_what_ends_a_round_and_where_red_threes_go_is_said_wherever_it_holds(preset):
    for text in (decisions.LAST_THREE, decisions.THREES_FROM_THE_PILE):
        assert (text in preset.decided) == HOLDS[text](preset.rules)
    optional = preset.rules.red_threes.red_three_mode is RedThreeMode.OPTIONAL
    assert optional == (preset.id == "swedish-samba")


@pytest.mark.parametrize(
    ("preset", "number", "option"),
    [
        ("swedish-samba", "1,000", ("red_threes", "red_three_all")),
        ("swedish-samba", "750", ("red_threes", "red_three_hand_penalty")),
        ("black-samba", "1,200", ("red_threes", "red_three_all")),
        ("black-samba", "1,500", ("match", "bonus_samba")),
        ("black-samba", "black samba 1,000", ("match", "bonus_mixed_samba")),
        ("samba-500", "ace counts 20", ("cards", "points_ace")),
        ("samba-500", "The 100 points", ("going_out", "go_out_min_meld_points")),
        ("german-samba", "600", ("red_threes", "red_three_negative_all")),
        ("german-samba", "200 beside", ("going_out", "concealed_extra_bonus")),
        ("german-samba", "the usual 100", ("going_out", "go_out_bonus")),
        ("bolivia", "costs 100", ("black_threes", "black_three_hand_each")),
    ],
)
def test_a_number_that_is_decided_is_the_one_in_force(preset, number, option):
    theme, name = option
    value = getattr(getattr(PRESETS[preset].rules, theme), name)

    assert f"{value:,}" in number
    assert any(number in text for text in PRESETS[preset].decided)
