"""What one looks at is described."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF

from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.melds import set_size
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.state import observe
from samba_desktop.scene.control_look import LEAST_SHARE
from samba_desktop.scene.kit import FONT_FAMILY, load_fonts
from samba_desktop.texts.descriptions import Glances
from samba_desktop.texts.language import ENGLISH
from tests.engine.dice import Dice
from tests.engine.random_positions import late_position
from tests.engine.random_rules import tables

GLANCES = Glances(ENGLISH)
LINE = 798
"""Pixels for the words of the message in a window of 1024 x 640."""


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
    view = view_of(pile="4S 4C 4D 5S 5C 5D 6S 6C KD JK")

    assert GLANCES.pile(view).endswith("points: K 2×6 3×5 3×4 joker. With your hand that makes three kings.")


def test_of_a_deep_pile_the_largest_groups_are_named():
    view = view_of(
        pile="4S 4C 4D 5S 5C 5D 6S 6C 6D KD", hands={"1": "4H 5H 5S 6S KS KH", "2": 11, "3": 11, "4": 11}
    )

    assert GLANCES.pile(view).endswith("With your hand that makes five fives, four sixes and more.")


@pytest.mark.parametrize("preset", PRESETS)
def test_what_the_pile_would_bring_fits_a_small_window(preset, qtbot):
    load_fonts()
    font = QFont(FONT_FAMILY)
    font.setPixelSize(11)
    font.setWeight(QFont.Weight.DemiBold)
    measure = QFontMetricsF(font)
    rules = PRESETS[preset].rules

    for seating in tables(rules):
        for number in range(6):
            state = late_position(rules, seating, Dice(f"glance {preset} {seating} {number}"))
            said = GLANCES.pile(observe(state, state.table.turn.to_act))
            assert measure.horizontalAdvance(said) * LEAST_SHARE <= LINE, said


@pytest.mark.parametrize("preset", PRESETS)
def test_every_meld_on_the_way_says_what_it_lacks(preset):
    rules = PRESETS[preset].rules
    for seating in tables(rules):
        for number in range(6):
            table = late_position(rules, seating, Dice(f"lacking {preset} {seating} {number}")).table
            for meld in (one for melds in table.melds for one in melds):
                said = GLANCES.meld(rules, meld)
                size = set_size(rules, meld)
                if size is not None and len(meld.cards) < size:
                    assert f"{size - len(meld.cards)} more card" in said
                else:
                    assert said.endswith((".", "cards."))


def test_threes_make_no_group():
    assert "makes" not in GLANCES.pile(
        view_of(pile="3S 3C 4D", hands={"1": "3S 3C", "2": 11, "3": 11, "4": 11})
    )


def test_an_empty_pile_says_nothing():
    assert GLANCES.pile(view_of(pile="")) == ""
