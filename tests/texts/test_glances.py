"""What is said of a meld or of the pile while one looks at it."""

import pytest

from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.view import observe
from samba_desktop.texts.glances import Glances
from samba_desktop.texts.language import ENGLISH

GLANCES = Glances(ENGLISH)


def view_of(**fields):
    usual = {
        "rules": "swedish-samba",
        "players": 4,
        "turn": {"seat": 1, "phase": "draw"},
        "hands": {"1": "KS KH 9D 7C", "2": 11, "3": 11, "4": 11},
        "pile": "4C",
    }
    return observe(read_case(usual | fields), 0)


@pytest.mark.parametrize(
    ("meld", "said"),
    [
        ("QS QH QD", "Three queens: 4 more cards make a canasta."),
        ("QS QH QD QC QS QH", "Six queens: 1 more card makes a canasta."),
        ("5H 6H 7H 8H", "A sequence of hearts from 5 to 8: 3 more cards make a samba."),
        ("QS QH QD QC QS QH QD", "Seven queens: natural canasta, 7 cards; it counts 500 beside its cards."),
    ],
)
def test_a_meld_says_what_it_lacks_or_counts(meld, said):
    view = view_of(melds={"A": [meld]})

    assert GLANCES.meld(view.rules, view.table.melds[0][0]) == said


def test_the_pile_says_what_it_would_bring_and_make():
    view = view_of(pile="4S 9C 9H KD")

    assert GLANCES.pile(view) == (
        "The pile would bring 4 cards worth 35 points: 4♠ 9♣ 9♥ K♦. "
        "With your hand that makes three kings and three nines."
    )


def test_a_deep_pile_is_told_by_ranks():
    view = view_of(pile="4S 4C 4D 5S 5C 5D 6S 6C 6D JK")

    assert GLANCES.pile(view).endswith("points: three sixes, three fives, three fours and a joker.")


def test_threes_make_no_group():
    assert "makes" not in GLANCES.pile(
        view_of(pile="3S 3C 4D", hands={"1": "3S 3C", "2": 11, "3": 11, "4": 11})
    )


def test_an_empty_pile_says_nothing():
    assert GLANCES.pile(view_of(pile="")) == ""
