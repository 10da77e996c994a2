"""Which moments of a round are told, and in which order."""

import pytest

from samba_desktop.engine.actions import read_action
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import observe
from samba_desktop.texts.language import speak
from samba_desktop.texts.reasons import MomentTexts, foremost
from tests.engine.cases import case


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
