"""Rules as a code: every rule set comes back, and slips and newer codes are told apart."""

import itertools
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from samba_desktop.engine.rules.changes import RulesError, rules_from_json
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
from samba_desktop.engine.rules.rules import OPTIONS, THEME_OF, Rules, describe, value_of, with_value
from samba_desktop.engine.rules.sharing import (
    ALPHABET,
    BASE,
    LONGEST_NUMBER,
    Digits,
    DigitsError,
    are_sound,
    checked,
    code_of,
    looks_like_code,
    read_value,
    rules_from_code,
    write_number,
    write_value,
)

FAMILY = {
    "preset": "swedish-samba",
    "changed": {
        "group_ratio_rule": "majority",
        "merge_sequences": "up_to_seven",
        "red_three_replacement": False,
        "target_score": 5000,
    },
}
FAMILY_CODE = "SW-3Q3R-3S82-SE2X-RX4K"


def sealed(letters, *digits):
    """Write a code as a newer version might, with digits that check it."""
    signs = [ALPHABET[digit] for digit in checked([*map(ALPHABET.index, letters), *digits])]
    return "".join(signs)


def values(allowed):
    """Draw values of an option in their form in a file."""
    players = st.sampled_from(["2", "3", "4", "5", "6"])
    match allowed:
        case Switch():
            return st.booleans()
        case Number(low=low, high=high, none=none, only=only):
            numbers = st.sampled_from(only) if only else st.integers(low, high)
            return numbers | st.none() if none else numbers
        case NumberByPlayers(low=low, high=high, alike=alike):
            by_players = st.dictionaries(players, st.integers(low, high), min_size=1)
            return by_players | st.integers(low, high) if alike else by_players
        case Choice(kinds=kinds):
            return st.sampled_from([kind.value for kind in kinds])
        case Subset(kinds=kinds, leaving_out=out):
            return st.lists(st.sampled_from([kind.value for kind in kinds if kind.value not in out]))
        case PlayerCounts():
            return st.lists(st.integers(2, 6), min_size=1)
        case ShapesByPlayers():
            shapes = st.lists(st.sampled_from([shape.value for shape in Shape]), min_size=1)
            return st.dictionaries(players, shapes, min_size=1)
        case Bands():
            rising = st.lists(st.tuples(st.integers(-50000, 50000), st.integers(0, 500)), max_size=6)
            first = st.integers(0, 500).map(lambda least: [[None, least]])
            return st.builds(
                lambda one, more: one + [list(band) for band in sorted(dict(more).items())], first, rising
            )
        case Numbers(low=low, high=high):
            return st.lists(st.integers(low, high), min_size=1, max_size=6)
    raise AssertionError(allowed)


@st.composite
def rule_sets(draw):
    preset = draw(st.sampled_from(list(PRESETS)))
    names = draw(st.lists(st.sampled_from(list(THEME_OF)), unique=True, max_size=20))
    return preset, {name: draw(values(describe(name).allowed)) for name in names}


@given(rule_sets())
@settings(max_examples=200, deadline=None)
def test_every_rule_set_comes_back_from_its_code(drawn):
    preset, changed = drawn
    rules = rules_from_json({"preset": preset, "changed": changed})

    assert rules_from_code(code_of(rules, preset)) == (preset, rules)


@pytest.mark.parametrize("name", THEME_OF)
@given(st.data())
@settings(max_examples=10, deadline=None)
def test_each_option_comes_back_alone(name, data):
    allowed = describe(name).allowed
    rules = with_value(Rules(), name, allowed.read(data.draw(values(allowed))))

    assert rules_from_code(code_of(rules, "swedish-samba")) == ("swedish-samba", rules)


@pytest.mark.parametrize(("one", "other"), [*itertools.product(PRESETS, PRESETS)])
def test_a_preset_comes_back_as_changes_of_each_other(one, other):
    rules = PRESETS[one].rules

    assert rules_from_code(code_of(rules, other)) == (other, rules)


def test_codes_that_people_have_stay_valid():
    """A change here would break what is written on somebody's fridge."""
    assert code_of(rules_from_json(FAMILY), "swedish-samba") == FAMILY_CODE
    assert code_of(Rules(), "swedish-samba") == "SW-3AH5"


def test_the_code_of_every_kind_of_value_stays_as_it_is():
    changed = {
        "player_counts": [2, 4],
        "team_shapes": {"2": ["solo"], "4": ["2x2"]},
        "hand_size": {"2": 15, "4": 11},
        "stock_draw": {"2": 2, "4": 1},
        "wild_ranks": ["two"],
        "group_max_wilds": None,
        "pile_take_size": 5,
        "initial_meld_bands": [[None, 0], [-500, 15], [1505, 90]],
        "threes_special": False,
        "target_choices": [777, 10000],
    }
    rules = rules_from_json({"preset": "bolivia", "changed": changed})

    assert code_of(rules, "bolivia") == (
        "BV-33P3-4432-6335-44SA-6S27-4476-5347-262S-43K4-SMTA-Z583-JY6Y-2SS4-Z53E-FY87-QKY"
    )


@pytest.mark.parametrize(
    "text",
    [
        FAMILY_CODE.lower(),
        FAMILY_CODE.replace("-", ""),
        "  sw 3q3r\n3s82\tse2x\r\n rx4k ",
        "SW–3Q3R—3S82‐SE2X−RX4K".replace("−", "-"),
        "\ufeffSW\u00a03Q3R\u200b3S82SE2XRX4K",
        "ＳＷ３Ｑ３Ｒ３Ｓ８２ＳＥ２ＸＲＸ４Ｋ",
        f"“{FAMILY_CODE}”.",
        f"({FAMILY_CODE})",
    ],
)
def test_capitals_blanks_line_breaks_and_quotes_do_not_matter(text):
    assert rules_from_code(text) == ("swedish-samba", rules_from_json(FAMILY))


def test_a_code_holds_no_signs_that_look_alike():
    for preset in PRESETS:
        for other in PRESETS:
            assert not set("0O1IL") & set(code_of(PRESETS[other].rules, preset))


def test_any_wrong_sign_and_any_two_that_changed_places_are_noticed():
    signs = FAMILY_CODE.replace("-", "")
    wrong = {signs[:at] + sign + signs[at + 1 :] for at in range(len(signs)) for sign in ALPHABET} | {
        swapped(signs, one, other) for one, other in itertools.combinations(range(len(signs)), 2)
    }

    for text in wrong - {signs}:
        with pytest.raises(RulesError, match="mistake in this code"):
            rules_from_code(text)


def swapped(signs, one, other):
    row = list(signs)
    row[one], row[other] = row[other], row[one]
    return "".join(row)


def test_a_sign_too_few_or_too_many_is_noticed():
    signs = FAMILY_CODE.replace("-", "")
    fewer = {signs[:at] + signs[at + 1 :] for at in range(len(signs))}
    more = {signs[:at] + sign + signs[at:] for at in range(len(signs) + 1) for sign in ALPHABET}

    for text in fewer | more:
        with pytest.raises(RulesError):
            rules_from_code(text)


def test_two_wrong_signs_in_a_long_code_are_noticed():
    signs = code_of(PRESETS["samba-500"].rules, "swedish-samba").replace("-", "")
    rng = random.Random(5)
    for _ in range(2000):
        row = list(signs)
        for at in rng.sample(range(len(row)), 2):
            row[at] = rng.choice(ALPHABET.replace(row[at], ""))
        with pytest.raises(RulesError, match="mistake in this code"):
            rules_from_code("".join(row))


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "There is no code here"),
        ("- -", "There is no code here"),
        ("SW-3", "too short"),
        ("SW-3AHO", '"O"'),
        ("SW-3AH0", '"0"'),
        ("SW-3AH5!", '"!"'),
        ("SW-" + "2" * 30_000, "too long"),
    ],
)
def test_what_is_no_code_is_refused_in_one_sentence(text, says):
    with pytest.raises(RulesError) as raised:
        rules_from_code(text)

    message = str(raised.value)
    assert says in message
    assert message.endswith(".")
    assert message == raised.value.text.format(**raised.value.values)


@pytest.mark.parametrize(
    "code",
    [
        sealed("SW", 2),
        sealed("SW", 30, 5, 5, 5),
        sealed("ZZ", 1),
        sealed("SW", 1, *write_number(1 + max(one.number for one in OPTIONS.values())), 0),
        sealed("SW", 1, *write_number(describe("merge_sequences").number), 7),
        sealed("SW", 1, *write_number(describe("wild_ranks").number), 7),
        sealed("SW", 1, *write_number(describe("go_out_min_sambas").number), 20),
        sealed("SW", 1, *write_number(describe("merge_sequences").number)),
        sealed("SW", 1, *write_number(describe("target_choices").number), 22, 1),
        sealed("SW", 1, 0, 0),
    ],
    ids=["version", "far version", "preset", "option", "kind", "kinds", "range", "end", "list", "nothing"],
)
def test_a_sound_code_that_says_what_is_not_known_here_is_of_a_newer_version(code):
    with pytest.raises(RulesError, match="newer version"):
        rules_from_code(code)


def test_a_code_is_told_from_other_words():
    assert looks_like_code(FAMILY_CODE.lower())
    assert looks_like_code("SW3AH5")
    assert looks_like_code("SW-3AHO")
    assert not looks_like_code("swedish-samba")
    assert not looks_like_code("SW")
    assert not looks_like_code("rules.json")


@given(st.lists(st.integers(0, BASE**LONGEST_NUMBER - 1)))
def test_numbers_of_any_size_come_back_from_their_digits(numbers):
    digits = Digits([digit for number in numbers for digit in write_number(number)])

    assert [digits.number() for _ in numbers] == numbers
    assert not digits.are_left


@pytest.mark.parametrize("number", [22, 23, 208, 209, 1169, 1170, 10**9])
def test_digits_that_end_within_a_number_are_no_number(number):
    digits = write_number(number)

    assert Digits(digits).number() == number
    for end in range(len(digits)):
        with pytest.raises(DigitsError):
            Digits(digits[:end]).number()


@given(st.lists(st.integers(0, 30), max_size=80), st.data())
def test_checks_hold_and_fail_after_a_change(digits, data):
    row = checked(digits)
    at = data.draw(st.integers(0, len(row) - 1))
    changed = [*row[:at], (row[at] + data.draw(st.integers(1, 30))) % 31, *row[at + 1 :]]

    assert are_sound(row)
    assert not are_sound(changed)
    assert not are_sound([*row, 0])


def test_negative_totals_come_back():
    bands = [[None, 0], [-12345, 15], [0, 50]]

    assert read_value(Bands(), Digits(write_value(Bands(), bands))) == bands
    assert value_of(Rules(), "initial_meld_bands")


def test_each_preset_has_letters_of_its_own():
    letters = [preset.letters for preset in PRESETS.values()]

    assert len(set(letters)) == len(PRESETS)
    assert all(len(two) == 2 and set(two) <= set(ALPHABET) for two in letters)
