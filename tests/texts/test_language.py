"""Plural forms, numbers and capitals."""

from samba_desktop.texts.language import ENGLISH, Language, capital, english, grouped


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
