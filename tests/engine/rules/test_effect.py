"""Options without effect are known as such, with the reason."""

import pytest

from samba_desktop.engine.rules.effect import effective, narrowed, why_without_effect
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of, with_value


@pytest.mark.parametrize("name", THEME_OF)
def test_what_an_option_needs_are_options_and_never_itself(name):
    for need in describe(name).needs:
        assert set(need.options) <= set(THEME_OF)
        assert name not in need.options
        assert isinstance(bool(need.holds(*(value_of(Rules(), other) for other in need.options))), bool)


def test_without_sequences_no_option_of_sequences_matters():
    rules = with_value(Rules(), "sequences_enabled", False)
    of_sequences = [name for name, theme in THEME_OF.items() if theme == "sequences"]

    assert [name for name in of_sequences if name in effective(rules)] == ["sequences_enabled"]
    assert why_without_effect(rules, "samba_closed") == "Sequences aren't played."


@pytest.mark.parametrize(
    ("changes", "without"),
    [
        ({}, "wild_meld_closed_at_seven"),
        ({}, "concealed_conditions"),
        ({"red_three_mode": "ordinary"}, "red_three_all"),
        ({"threes_special": False}, "black_three_meld"),
        ({"wild_ranks": []}, "group_max_wilds"),
        ({"red_three_mode": "forced"}, "red_three_hand_penalty"),
    ],
)
def test_an_option_that_others_silence_has_no_effect(changes, without):
    rules = Rules()
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))

    assert why_without_effect(rules, without)


def test_rules_of_a_match_are_those_of_its_count_of_players():
    solo = narrowed(Rules(), 3, Shape.SOLO)
    six = narrowed(Rules(), 6, Shape.TWO_TRIOS)

    assert why_without_effect(solo, "ask_partner") == "Everybody plays alone."
    assert why_without_effect(six, "ask_needs_all_partners") is None
    assert six.deck.hand_size == ((6, 13),)
