"""A sentence for every code of a reason."""

import pytest

from samba_desktop.ai.thought import Code
from samba_desktop.engine.actions import Discard, Lay, TakePile, read_cards
from samba_desktop.engine.cards import Card
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.reasons import Hints, ReasonTexts

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
