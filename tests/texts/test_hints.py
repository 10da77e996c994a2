"""What stands on the button beside a reason."""

import pytest

from samba_desktop.engine.actions import read_action, read_cards
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.reasons import Hints

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
