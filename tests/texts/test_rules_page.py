"""The rules page: complete, and another one for every option that is changed."""

import re

import pytest

from samba_desktop.engine.rules.effect import why_without_effect
from samba_desktop.engine.rules.option import (
    Bands,
    Choice,
    Number,
    NumberByPlayers,
    Numbers,
    PlayerCounts,
    ShapesByPlayers,
    Subset,
    Switch,
)
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import THEME_OF, Rules, describe, value_of, with_value
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.texts.rules_order import LEFT_OUT, SECTIONS
from samba_desktop.texts.rules_page import rules_html, rules_text

SWEDISH = PRESETS["swedish-samba"]
OPTIONS = OptionTexts(ENGLISH)
RICH = {
    "sequence_max_wilds": 2,
    "sequence_min_naturals": 2,
    "sequence_max_length": 9,
    "wild_melds": True,
    "pile_take_by_extending_group": "when_unfrozen",
    "pile_take_by_extending_sequence": "when_unfrozen",
    "pile_take_size": 5,
    "freeze_triggers": ["wild"],
    "red_three_positive_if": "set_count",
    "concealed_extra_bonus": 100,
}
"""Changes with which nearly every option has an effect."""


SINGLE = ("group_min_size", "sequence_min_length")
"""Options with a single value."""


def other_value(name, value):
    """Return a value of an option other than the one in force, in the form of a file."""
    match describe(name).allowed:
        case Switch():
            return not value
        case Number(low=low, high=high, only=only):
            others = [number for number in (only or (low, high)) if number != value]
            return others[0] if others else None
        case Choice(kinds=kinds):
            return next(kind.value for kind in kinds if kind is not value)
        case Subset(kinds=kinds, leaving_out=out):
            return [] if value else [next(kind.value for kind in kinds if kind.value not in out)]
        case NumberByPlayers(low=low, high=high, alike=alike):
            return (high if value != high else low) if alike else {"4": low}
        case PlayerCounts():
            return [4]
        case ShapesByPlayers():
            return {"6": ["3x2"]}
        case Bands():
            return [[None, 40], [1000, 80]]
        case Numbers():
            return [700]


def changed(rules, changes):
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return rules


def test_every_option_stands_once_in_the_order_of_play():
    placed = [name for _, blocks in SECTIONS for names in blocks for name in names]

    assert sorted([*placed, *LEFT_OUT]) == sorted(THEME_OF)


def test_the_page_is_whole():
    page = rules_text(SWEDISH, ENGLISH)

    assert page.startswith("Swedish Samba\n=====")
    assert "A match goes to 10,000 points." in page
    assert "K♠ K♥ 2♣ is allowed." in page
    assert not set("{}%|") & set(page)
    assert max(map(len, page.splitlines())) <= 78


def test_the_html_has_the_same_words():
    page = rules_html(SWEDISH, ENGLISH, title="Our <rules>")
    text = re.sub(r"<[^>]+>", " ", page)

    assert "<h1>Our &lt;rules&gt;</h1>" in page
    assert "A match goes to 10,000 points." in text


@pytest.mark.parametrize("name", [name for name in THEME_OF if name not in (*LEFT_OUT, *SINGLE)])
def test_a_changed_option_changes_the_page(name):
    rules = Rules() if why_without_effect(Rules(), name) is None else changed(Rules(), RICH)
    if name == "points_red_three_card":
        rules = changed(rules, {"threes_special": False})
    assert why_without_effect(rules, name) is None
    value = other_value(name, value_of(rules, name))
    other = changed(rules, {name: value})

    assert rules_text(SWEDISH, ENGLISH, rules) != rules_text(SWEDISH, ENGLISH, other)


@pytest.mark.parametrize("preset", PRESETS.values(), ids=PRESETS)
def test_every_option_has_label_value_and_sentence_in_every_preset(preset):
    for name in THEME_OF:
        texts = (
            OPTIONS.label(name),
            OPTIONS.choice(name, value_of(preset.rules, name)),
            OPTIONS.sentence(preset.rules, name),
        )
        assert all(texts), name
        assert texts[2][0].isupper() or texts[2][0].isdigit()
        assert texts[2].endswith((".", "”"))
        assert not set("{}%|") & set("".join(texts)), name


@pytest.mark.parametrize("name", THEME_OF)
def test_every_value_has_a_sentence_of_its_own(name):
    allowed = describe(name).allowed
    match allowed:
        case Switch():
            values = [False, True]
        case Number(low=low, high=high, none=none, only=only):
            values = [*(only or (low, low + 1, high)), *([None] if none else [])]
            values = [value for value in dict.fromkeys(values) if value is None or low <= value <= high]
        case Choice(kinds=kinds):
            values = list(kinds)
        case Subset(kinds=kinds, leaving_out=out):
            values = [frozenset(), *(frozenset({kind}) for kind in kinds if kind.value not in out)]
        case NumberByPlayers(low=low, high=high):
            values = [((2, low), (4, low)), ((2, high), (4, low)), *([high] if allowed.alike else [])]
        case _:
            values = [value_of(Rules(), name)]

    sentences = [OPTIONS.sentence(with_value(Rules(), name, value), name) for value in values]

    assert len(set(sentences)) == len(values)
