"""The rules page: complete, and another one for every option that is changed."""

import random
import re
from functools import cache
from html import unescape

import pytest

from samba_desktop.engine.rules.kinds import Shape
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
from samba_desktop.engine.rules.rules import (
    THEME_OF,
    Rules,
    describe,
    value_of,
    why_without_effect,
    with_value,
)
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.option_texts import OptionTexts
from samba_desktop.texts.page.chapter import Example, Grid
from samba_desktop.texts.page.formats import as_html, as_text
from samba_desktop.texts.page.pages import UNSAID, RulesPage

PAGES = RulesPage(ENGLISH)
TABLES = [
    (preset, None if count is None else Seating(count, shape))
    for preset in PRESETS.values()
    for count in (None, *sorted(preset.rules.deck.player_counts))
    for shape in ((None,) if count is None else preset.rules.shapes(count))
]
"""Every preset, for all its counts of players and for each table that it offers."""
SWEDISH = PRESETS["swedish-samba"]
OPTIONS = OptionTexts(ENGLISH)
SINGLE = ("group_min_size", "sequence_min_length")
"""Options with a single value."""
RICH = {
    "group_max_wilds": 3,
    "group_ratio_rule": "none",
    "group_min_naturals": 1,
    "sequence_max_wilds": 3,
    "sequence_min_naturals": 1,
    "sequence_max_length": 9,
    "wild_melds": True,
    "pile_take_natural_plus_wild": "when_unfrozen",
    "pile_take_by_extending_group": "when_unfrozen",
    "pile_take_by_extending_sequence": "when_unfrozen",
    "pile_take_new_sequence": "when_unfrozen",
    "pile_take_size": 5,
    "freeze_triggers": ["wild"],
    "initial_upcard_cover": [],
    "red_three_positive_if": "set_count",
    "red_three_positive_sets": 1,
    "concealed_extra_bonus": 100,
    "initial_meld_waived_for_one_turn_out": True,
}
"""Changes with which nearly every option has an effect."""
BESIDE = {
    "sequence_rank_model": {"threes_special": False},
    "points_red_three_card": {"threes_special": False},
    "red_three_positive_sets": {"red_three_positive_if": "set_count"},
}
"""What has to be so besides for an option to have an effect."""


def rules_text(preset, language, rules=None, seating=None):
    return as_text(RulesPage(language).page(preset, rules, seating=seating))


def values_of(name):
    """List values of an option that differ in kind."""
    match describe(name).allowed:
        case Switch():
            return [False, True]
        case Number(low=low, high=high, none=none, only=only):
            values = [one for one in (only or (low, low + 1, low + 2, high)) if low <= one <= high]
            return [*dict.fromkeys(values), *([None] if none else [])]
        case Choice(kinds=kinds):
            return list(kinds)
        case Subset(kinds=kinds, leaving_out=out):
            return [frozenset(), *(frozenset({kind}) for kind in kinds if kind.value not in out)]
        case NumberByPlayers(low=low, high=high, alike=alike):
            return [((2, low), (4, low)), ((2, high), (4, low)), *([high] if alike else [])]
        case PlayerCounts():
            return [frozenset({4}), frozenset({2, 4})]
        case ShapesByPlayers():
            return [((4, (Shape.SOLO,)), (6, (Shape.THREE_PAIRS,))), ((4, (Shape.TWO_PAIRS,)),)]
        case Bands():
            return [((None, 40),), ((None, 40), (1000, 80))]
        case Numbers():
            return [(700,), (300, 500)]


def changed(rules, changes):
    for name, value in changes.items():
        rules = with_value(rules, name, describe(name).allowed.read(value))
    return rules


@cache
def said(rules, seating=None):
    """Write the sections on the rules themselves; the last one tells what was changed."""
    return repr(PAGES.page(SWEDISH, rules, seating=seating).sections[:-1])


def with_effect(name):
    """Find rules under which an option has an effect."""
    for beside in ({}, RICH):
        rules = changed(Rules(), beside | BESIDE.get(name, {}))
        if why_without_effect(rules, name) is None:
            return changed(Rules(), RICH | BESIDE.get(name, {}))
    raise AssertionError(name)


@pytest.mark.parametrize("name", [name for name in THEME_OF if name not in (*UNSAID, *SINGLE)])
def test_every_value_of_every_option_makes_another_page(name):
    rules = with_effect(name)
    values = values_of(name)

    pages = [said(with_value(rules, name, value)) for value in values]

    assert why_without_effect(rules, name) is None
    assert len(set(pages)) == len(values), values


@pytest.mark.parametrize("preset", PRESETS)
def test_an_option_without_effect_leaves_the_page_alone(preset):
    rules = PRESETS[preset].rules
    for name in (name for name in THEME_OF if why_without_effect(rules, name) is not None):
        for value in values_of(name):
            other = with_value(rules, name, value)
            if why_without_effect(other, name) is not None:
                assert said(other) == said(rules), (name, value)


def table_names(table):
    preset, seating = table
    return preset.id if seating is None else f"{preset.id} {seating.players} {seating.shape.value}"


def told_of(page):
    """Write a page without what it tells of its sources, and without the names of things in code."""
    blocks = [block for section in page.sections[:-1] for block in (section.title, *section.blocks)]
    return re.sub(r"\w+=", "", "\n".join(map(repr, blocks)))


@pytest.mark.parametrize("table", TABLES, ids=table_names)
def test_the_page_of_every_table_is_whole(table):
    preset, seating = table
    text = rules_text(preset, ENGLISH, seating=seating)

    assert text.startswith(f"{preset.title}\n=====")
    assert max(map(len, text.splitlines())) <= 78
    assert not set("{}%|") & set(text)
    assert not re.search(r"\S  \S.*\.$| [.,;:]|\.\.|,,|None:", text)


@pytest.mark.parametrize("table", TABLES, ids=table_names)
def test_a_page_tells_of_nothing_that_the_game_does_not_have(table):
    preset, seating = table
    rules, page = preset.rules, PAGES.page(preset, seating=seating)
    told = told_of(page).casefold()
    shapes = [seating.shape] if seating else [one for _, offered in rules.deck.team_shapes for one in offered]

    if set(shapes) == {Shape.SOLO}:
        assert not re.search(r"partner|team|\bside\b", told)
    if not rules.sequences.sequences_enabled:
        assert not re.search(r"sequence|samba|escalera", told)
    if not rules.cards.threes_special:
        assert not re.search(r"red three|black three|replacement", told)
    if not rules.groups.wild_melds:
        assert not re.search(r"wild canasta|bolivia|escalera", told)
    if rules.groups.wild_melds:
        assert "samba" not in told
    if preset.id in {"swedish-samba", "dutch-samba", "samba-500"}:
        assert not re.search(r"frozen|freez", told)
    if preset.id != "black-samba":
        assert "black samba" not in told


@pytest.mark.parametrize("table", TABLES, ids=table_names)
def test_the_html_has_the_same_words(table):
    preset, seating = table
    page = PAGES.page(preset, title="Our <rules>", seating=seating)
    for html in (as_html(page), as_html(page, stacked=True)):
        words = re.sub(r"\W+", " ", unescape(re.sub(r"<[^>]+>", " ", html)))

        assert "<h1>Our &lt;rules&gt;</h1>" in html
        for section in page.sections:
            assert re.sub(r"\W+", " ", section.title) in words
            for block in section.blocks:
                if isinstance(block, Example):
                    assert re.sub(r"\W+", " ", f"{block.text} {block.why}").strip() in words


def test_an_example_shows_its_cards_and_says_whether_they_are_allowed():
    html = as_html(PAGES.page(SWEDISH))
    text = rules_text(SWEDISH, ENGLISH)

    assert '<img src="cards:KS.KH.2C">' in html
    assert '<img src="cards:10S_6S.7S.8S_9S">' in html
    assert "  + K♠ K♥ 2♣ is allowed." in text
    assert "  x K♠ K♥ K♣ 2♦ Joker is not allowed. A group needs at least twice as many" in text
    assert '<span class="red">K♥</span>' in html


def grid(preset, head, seating=None):
    """Find a table of a page by the head of its first column."""
    page = PAGES.page(PRESETS[preset], seating=seating)
    blocks = [block for section in page.sections for block in section.blocks]
    return next(dict(block.rows) for block in blocks if isinstance(block, Grid) and block.head[0] == head)


def test_the_numbers_of_the_count_stand_in_tables():
    assert grid("swedish-samba", "Score") == {
        "below 0": "15",
        "from 0": "50",
        "from 1,500": "90",
        "from 3,000": "120",
        "from 7,000": "150",
    }
    assert grid("german-samba", "Score") == {"below 1,500": "50", "from 1,500": "90", "from 7,000": "150"}
    assert grid("open-samba", "Bonus") == {
        "Natural canasta": "500",
        "Mixed canasta": "300",
        "Samba": "1,500",
        "Mixed samba": "1,000",
        "Going out": "100",
        "Going out concealed": "300",
    }
    assert grid("bolivia", "Bonus")["Wild canasta"] == "2,500"
    assert grid("bolivia", "Bonus")["Escalera"] == "1,500"
    assert grid("black-samba", "Bonus")["Black samba"] == "1,000"
    assert grid("bolivia", "Card")["Black three left in the hand"] == "100"
    assert grid("samba-500", "Card")["10 to 4"] == "their number"


@pytest.mark.parametrize(
    ("preset", "sentences"),
    [
        ("swedish-samba", ("Melded cards stay on the table", "loses 750", "Of two partners both must")),
        ("black-samba", ("Six natural cards and a wild one are a black samba.", "top five cards")),
        ("samba-500", ("at most twice in a round", "add cards to the melds of others too")),
        ("samba-500", ("At least one card of a group must be natural.",)),
        ("samba-500", ("At least one card of a sequence must be natural.",)),
        ("german-samba", ("You add it to a sequence of yours.", "Otherwise each of them costs 100 points.")),
        ("uruguayan-samba", ("All your groups together may hold at most two wild cards.",)),
        ("open-samba", ("With wild cards among them it is a mixed samba.",)),
        ("bolivia", ("At least one escalera must be among them.", "also called a bolivia")),
        ("bolivia", ("A frozen pile can be taken only with a natural pair of its top card's rank from",)),
        ("black-samba", ("only with a natural pair of its top card's rank, or with two natural cards that",)),
        ("dutch-samba", ("always as a new group", "after 60 rounds is a draw")),
        ("classic-canasta", ("2 with two players and 1 with three or four players", "makes 108 cards")),
        ("international-samba", ("you must take the pile if", "it is laid out and the round ends")),
    ],
)
def test_a_page_says_what_makes_the_game_this_one(preset, sentences):
    text = re.sub(r"\s+", " ", rules_text(PRESETS[preset], ENGLISH))

    assert all(sentence in text for sentence in sentences)


def test_advice_holds_under_the_rules_in_force():
    def advice(preset, **changes):
        rules = changed(PRESETS[preset].rules, changes)
        page = PAGES.page(PRESETS[preset], rules)
        return repr(next(one for one in page.sections if one.title == "Advice for players"))

    assert "no group earns a bonus like its 1,500" in advice("swedish-samba")
    assert "samba" not in advice("classic-canasta")
    assert "freeze it by discarding a wild card or a black three" in advice("german-samba")
    assert "freeze" not in advice("swedish-samba")
    assert "Keep a black three or a red three" in advice("swedish-samba")
    assert "Keep a black three for" in advice("bolivia")
    assert "Ask before" in advice("bolivia")
    assert "Ask before" not in advice("bolivia", ask_partner="off")


def test_house_rules_are_named_and_what_differs_is_listed():
    rules = changed(Rules(), {"target_score": 5000, "merge_sequences": "up_to_seven"})
    text = re.sub(r"\s+", " ", rules_text(SWEDISH, ENGLISH, rules))

    assert "House rules after Swedish Samba" in text
    assert "Target of the match: 5,000; in Swedish Samba: 10,000." in text
    assert "Merging sequences: up to seven cards; in Swedish Samba: never." in text
    assert "Canastas and sambas to go out:" not in text


def test_a_page_of_rules_that_contradict_themselves_says_so_at_the_top():
    rules = changed(Rules(), {"deck_count": 1, "joker_count": 0})
    table = Seating(2, Shape.SOLO)
    text = re.sub(r"\s+", " ", rules_text(SWEDISH, ENGLISH, rules))

    warning = "No match can be played by these rules as they stand: There are 52 cards"
    assert warning in text[:200]
    assert warning in as_html(PAGES.page(SWEDISH, rules))
    assert "No match" not in rules_text(SWEDISH, ENGLISH, rules, table)
    assert "No match" not in rules_text(SWEDISH, ENGLISH)


def test_the_page_of_one_table_differs_from_its_preset_in_nothing():
    text = rules_text(SWEDISH, ENGLISH, seating=Seating(6, Shape.THREE_PAIRS))

    assert "Six players form three teams of two." in text
    assert "Each player is dealt 13 cards" in text
    assert "House rules" not in text


@pytest.mark.parametrize("seed", range(40))
def test_any_mixture_of_options_can_be_written(seed):
    chance = random.Random(seed)
    rules = chance.choice(list(PRESETS.values())).rules
    for name in chance.sample(list(THEME_OF), 45):
        rules = with_value(rules, name, chance.choice([*values_of(name), value_of(rules, name)]))
    text = rules_text(SWEDISH, ENGLISH, rules)

    assert not set("{}%|") & set(text)
    assert "None" not in text


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
    values = [value_of(Rules(), name)] if name in SINGLE else values_of(name)

    sentences = [OPTIONS.sentence(with_value(Rules(), name, value), name) for value in values]

    assert len(set(sentences)) == len(values)
