"""What is asked before something is done."""

import pytest

from samba_desktop.engine.actions import Discard
from samba_desktop.engine.cards import A_JOKER, Card
from samba_desktop.texts.choices import DISCARDS, Questions
from samba_desktop.texts.language import speak


@pytest.mark.parametrize("code", ["en", "sv", "de", "nl"])
@pytest.mark.parametrize("doubt", DISCARDS)
@pytest.mark.parametrize("card", [A_JOKER, Card(5, "S")])
def test_a_question_begins_with_a_capital_letter_in_every_language(code, doubt, card):
    question = Questions(speak(code)).question(Discard(card), doubt)

    assert question[0] == question[0].upper()
