"""Whole turns in few words."""

import pytest

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.cards import A_JOKER, Card
from samba_desktop.engine.events import (
    Added,
    AskedToGoOut,
    Discarded,
    Drawn,
    Laid,
    Merged,
    Passed,
    PileTaken,
    Replaced,
    Swapped,
    ThreeLaid,
    TopTaken,
    WithheldTaken,
)
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.table import Seating
from samba_desktop.texts.language import ENGLISH, speak
from samba_desktop.texts.log import ShortTurns
from samba_desktop.texts.words import Company

FOUR = Company(("Anna", "Anders", "Berit", "Doris"), Seating(4, Shape.TWO_PAIRS), you=0)
CLUB_4, NINE = Card(4, "C"), Card(9, "D")
FOURS = read_cards("4C 4D 4H")


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ((Drawn(1, 2, ()), Discarded(1, NINE)), "Anders: discarded 9♦"),
        ((Drawn(1, 2, ()), Passed(1)), "Anders: passed"),
        ((Drawn(1, 2, ()),), "Anders: drew two cards"),
        (
            (PileTaken(1, CLUB_4, FOURS[:2], 1, 1, (NINE,) * 22 + (CLUB_4,)), Discarded(1, NINE)),
            "Anders: took the pile (23), discarded 9♦",
        ),
        ((PileTaken(1, NINE, (), 1, None, (NINE,)), WithheldTaken(1, ())), "Anders: took 9♦ from the pile"),
        ((TopTaken(1, NINE, 1, 1),), "Anders: took 9♦ from the pile"),
        (
            (Laid(1, 1, 1, FOURS), Laid(1, 1, 2, read_cards("5H 6H 7H")), Added(1, 1, 1, (A_JOKER,))),
            "Anders: melded 4♣ 4♦ 4♥ and 5♥ 6♥ 7♥, added Joker",
        ),
        ((Added(1, 0, 1, (NINE,)),), "Anders: added 9♦ to the melds of Anna and Berit"),
        (
            (Swapped(1, 1, 1, NINE, A_JOKER), Merged(1, 1, 1, 2, ())),
            "Anders: swapped 9♦ for Joker, merged two melds",
        ),
        (
            (
                ThreeLaid(1, 1, Card(3, "H")),
                ThreeLaid(1, 1, Card(3, "D")),
                Replaced(1, 2, ()),
                AskedToGoOut(1),
            ),
            "Anders: laid out two red threes, asked to go out",
        ),
    ],
)
def test_a_turn_is_told_in_few_words_and_signs(events, told):
    assert ShortTurns(ENGLISH).turn(events, FOUR) == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("de", "Anders: Ablagestapel aufgenommen (23), 4♣ 4♦ 4♥ gemeldet, 9♦ abgelegt"),
        ("nl", "Anders: aflegstapel gepakt (23), 4♣ 4♦ 4♥ uitgelegd, 9♦ afgelegd"),
        ("sv", "Anders: tog sakhögen (23), mälde 4♣ 4♦ 4♥, sakade 9♦"),
    ],
)
def test_it_reads_well_in_every_language(code, told):
    taken = PileTaken(1, CLUB_4, FOURS[:2], 1, 1, (NINE,) * 22 + (CLUB_4,))

    assert ShortTurns(speak(code)).turn((taken, Laid(1, 1, 2, FOURS), Discarded(1, NINE)), FOUR) == told
