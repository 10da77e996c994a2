"""Languages: numbers as they are written and typed, and letters on the cards."""

import re

import pytest

from samba_desktop.texts.language import (
    ENGLISH,
    Language,
    capital,
    codes,
    decimal_number,
    english,
    grouped,
    speak,
    whole_number,
)


def test_a_plural_s_is_left_out_for_one():
    assert english("Any", "%n card(s)", 1) == "1 card"
    assert english("Any", "%n card(s)", 0) == "0 cards"


def test_two_spellings_of_a_verb_follow_the_number():
    text = "%n more (is|are) needed"

    assert english("Any", text, 1) == "1 more is needed"
    assert english("Any", text, 1250) == "1,250 more are needed"


def test_a_text_that_is_not_counted_stays_as_it_is():
    assert english("Any", "card(s) of %n") == "card(s) of %n"


def test_numbers_have_a_separator_and_a_true_minus():
    assert grouped(".")(-12345) == "−12.345"
    assert grouped(" ")(10000) == "10 000"


def test_numbers_in_gaps_are_written_in_the_form_of_the_language():
    german = Language(number=grouped("."))

    assert german.say("Any", "{points} points", None, points=1500) == "1.500 points"
    assert ENGLISH.say("Any", "{points} points", None, points=-1500) == "−1,500 points"


def test_a_sentence_begins_with_a_capital():
    assert capital("the king") == "The king"
    assert capital("") == ""


LETTER = re.compile(r"&(\w)")
MENUS = ("&Game", "&Turn", "&View", "&Help")
PANELS = {
    "Welcome": ("&New match…", "&Rules…", "T&utorial", "H&istory"),
    "RoundSheet": ("&Next round", "&Look at the table"),
    "MatchEnd": (
        *("&Same players again", "&Close", "&Replay"),
        *("Save the rec&ord…", "&New match", "Same &deals again"),
    ),
}


def letters(code, context, texts):
    language = speak(code)
    return [LETTER.search(language.translate(context, text)).group(1).lower() for text in texts]


@pytest.mark.parametrize("panel", PANELS)
@pytest.mark.parametrize("code", codes())
def test_a_letter_leads_to_one_thing_while_a_panel_lies_over_the_table(code, panel):
    found = letters(code, "Menus", MENUS) + letters(code, panel, PANELS[panel])

    assert len(found) == len(set(found)), found


NUMBERS = (0, 7, 42, 999, 1000, 10_000, 12_000, 100_000, 1_234_567, -1, -500, -20_000)
MARKS = (",", ".", " ", "'", "’", "\N{NO-BREAK SPACE}", "\N{NARROW NO-BREAK SPACE}", "\N{THIN SPACE}")


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_shown_is_read_back(code, number):
    assert whole_number(speak(code).number(number)) == number


@pytest.mark.parametrize("mark", MARKS)
@pytest.mark.parametrize("number", NUMBERS)
def test_what_is_shown_elsewhere_is_read_too(mark, number):
    assert whole_number(grouped(mark)(number)) == number


@pytest.mark.parametrize("code", codes())
@pytest.mark.parametrize("value", [0.5, 2.25, -1.5, 999.125, 1234.5, 1_234_567.25])
def test_decimals_that_are_shown_are_read_back(code, value):
    assert decimal_number(speak(code).decimal(value, 3)) == value


@pytest.mark.parametrize(
    "text", ["12000", " 12,000 ", "+12.000", "12 000", "١٢٠٠٠", "۱۲٬۰۰۰", "๑๒๐๐๐", "012000"]
)
def test_ways_to_type_a_whole_number(text):
    assert whole_number(text) == 12_000


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "-",
            "+",
            ",",
            "1,5",
            "1.50",
            "1,2345",
            "12,00",
            "1,000.000",
            "1 000,000",
            "0,500",
            ",500",
        ),
        *("500,", "1,,000", "1,000,00", "--5", "+-5", "1e3", "0x10", "1_000", "²", "Ⅻ", "½", "ten", "nan"),
        *("7" * 5000, "1\n0"),
    ],
)
def test_what_is_no_whole_number(text):
    assert whole_number(text) is None


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2.5", 2.5),
        ("2,5", 2.5),
        (".5", 0.5),
        ("-0,25", -0.25),
        ("−1.5", -1.5),
        # A single mark stands before decimals in every language, three of them too.
        ("1.234", 1.234),
        ("1,234", 1.234),
        ("1,234.5", 1234.5),
        ("1.234,5", 1234.5),
        ("1 234,5", 1234.5),
        ("1,234,567", 1_234_567.0),
        ("٢٫٥", 2.5),
        ("4", 4.0),
    ],
)
def test_ways_to_type_a_number_with_decimals(text, value):
    assert decimal_number(text) == value


@pytest.mark.parametrize("text", ["", ".", "5.", "1.2.3", "1,23.4", "1e3", "inf", "nan", "--1.5", "9" * 400])
def test_what_is_no_number_with_decimals(text):
    assert decimal_number(text) is None


def test_a_language_of_ones_own_is_read_back_too():
    language = Language(number=grouped("\N{NARROW NO-BREAK SPACE}"))

    assert decimal_number(language.decimal(12_345.5)) == 12_345.5
