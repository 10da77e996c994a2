"""Hints, reasons and moments are true sentences."""

import pytest

from samba_desktop.ai.thought import Code
from samba_desktop.engine.actions import Discard, Lay, TakePile, read_action, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.state import observe
from samba_desktop.texts.language import ENGLISH, speak
from samba_desktop.texts.reasons import Hints, MomentTexts, ReasonTexts, foremost
from tests.engine.cases import case

SAMPLES: dict[str, object] = {
    "cards": 12,
    "rank": 7,
    "needed": 90,
    "card": Card(10, "S"),
    "kept": "QS",
    "size": 6,
    "points": 95,
    "wilds": 1,
    "suit": "H",
    "natural": True,
    "penalty": 750,
    "caught": 1,
    "held": 22,
    "gain": 45,
    "worlds": 200,
    "text": "I like sevens.",
}


@pytest.mark.parametrize("code", list(Code))
def test_every_code_has_a_whole_sentence(code):
    sentence = ReasonTexts(ENGLISH).sentence(code.value, SAMPLES)

    assert sentence[0].isupper()
    assert sentence.endswith(".")
    assert not set("{}%|") & set(sentence)


def test_an_unknown_code_or_a_missing_value_says_nothing():
    assert ReasonTexts(ENGLISH).sentence("a_code_from_the_future", {}) == ""
    assert ReasonTexts(ENGLISH).sentence("discard_safe", {}) == ""


def test_cards_may_come_in_notation():
    assert ReasonTexts(ENGLISH).sentence("discard_safe", {"kept": "QS"}) == (
        "It would be more dangerous to discard the queen of spades."
    )


def test_a_hint_says_what_and_why():
    hints = Hints(ENGLISH)

    assert hints.sentence([Discard(Card(4, "C"))], "discard_useless", {}) == (
        "Hint: discard the 4 of clubs. No other card is of less use to this hand."
    )
    melds = [Lay(read_cards("QS QH QD")), Lay(read_cards("AS AH 2C"))]
    assert hints.sentence(melds, "open", {"points": 90, "needed": 50}) == (
        "Hint: meld three queens and two aces with a two. "
        "That makes the first meld: it counts 90, and 50 is needed."
    )
    assert hints.advice(Lay(read_cards("QS QH 2C"))) == "meld two queens with a two"
    assert hints.advice(TakePile(read_cards("7S 7H"))) == "take the pile with two sevens"


QUEENS = Meld(MeldKind.GROUP, 12, "", read_cards("QS QD QC"))
HEARTS = Meld(MeldKind.SEQUENCE, 7, "H", read_cards("7H 8H 9H"))
WILD = Meld(MeldKind.WILD, 0, "", read_cards("2H 2S JK"))


@pytest.mark.parametrize(
    ("action", "onto", "left_out", "words"),
    [
        ("lay QS QH QD", None, "9C", "Meld three queens without the 9 of clubs"),
        ("lay QS QH 2C", None, "2D", "Meld two queens with a two"),
        ("lay 7H 8H 9H", None, "9S", "Meld 7♥ 8♥ 9♥"),
        ("lay QS QH QD", None, "9C 9S 4C JK", "Meld three queens"),
        ("add m1 QH QS", QUEENS, "9C", "Add two queens to your queens"),
        ("add m1 5H 6H", HEARTS, "", "Add the 5 of hearts and the 6 of hearts to your sequence of hearts"),
        ("add m1 JK", WILD, "", "Add a joker to your wild cards"),
        ("add B.m1 QH", None, "", "Add the queen of hearts"),
        ("three 3H", None, "3D", "Lay out the red three"),
        ("draw", None, "", "Draw from the stock"),
    ],
)
def test_the_button_says_what_it_does(action, onto, left_out, words):
    offer = Hints(ENGLISH).fix(read_action(action), onto=onto, left_out=read_cards(left_out))

    assert offer == words


def test_the_points_come_last():
    offer = Hints(ENGLISH).fix(read_action("add m1 QH"), 95, onto=QUEENS)

    assert offer == "Add the queen of hearts to your queens: 95"


def test_the_costliest_come_first_and_then_the_best():
    assert foremost([5, -40, 30, 60, -70, -2], lambda gain: gain) == [60, -70, -40]


def test_three_are_told_at_most():
    assert foremost([1, 2, 3, 4], lambda gain: gain) == [4, 3, 2]


@pytest.mark.parametrize(
    ("code", "plan"),
    [
        ("en", "draw from the stock, lay Q♠ Q♥ Q♦ and discard 4♣"),
        ("sv", "dra från talongen, lägg ut Q♠ Q♥ Q♦ och saka 4♣"),
        ("de", "vom Talon ziehen, Q♠ Q♥ Q♦ auslegen und 4♣ ablegen"),
        ("nl", "van de trekstapel trekken, Q♠ Q♥ Q♦ uitleggen en 4♣ afleggen"),
    ],
)
def test_what_is_done_in_a_turn_reads_as_one_part_of_a_sentence(code, plan):
    view = observe(read_case(case("QS QH QD 4C 5D")), 0)
    actions = [read_action(text) for text in ("draw", "lay QS QH QD", "discard 4C")]

    assert MomentTexts(speak(code)).plan(view, actions) == plan


def test_a_single_deed_has_nothing_to_be_joined_to():
    view = observe(read_case(case("QS QH QD 4C 5D")), 0)

    assert MomentTexts(speak("en")).plan(view, [read_action("discard 4C")]) == "discard 4♣"
