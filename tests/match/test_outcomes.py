"""What a choice shows of the things that can be chosen."""

from samba_desktop.engine.actions import read_action, write_card
from samba_desktop.match.outcomes import outcome
from tests.match.positions import view

WILD = {"sequence_max_wilds": 2, "sequence_min_naturals": 1}


def shown(action, hand, **more):
    """Write what is shown of an action, the new cards in brackets."""
    found = outcome(view(hand, **more), read_action(action))
    return " ".join(f"[{text}]" if one.is_new else text for one in found for text in [_text(one)])


def _text(one):
    return write_card(one.card, one.stands)


def test_a_new_meld_is_wholly_new():
    assert shown("lay 5S JK=6S 7S", "5S JK 7S 9C", changed=WILD) == "[5S] [JK=6S] [7S]"


def test_cards_that_join_a_sequence_are_marked_at_either_end():
    had = {"melds": "5S 6S 7S"}

    assert shown("add m1 4S 8S", "4S 8S 9C", **had) == "[4S] 5S 6S 7S [8S]"


def test_an_exchange_marks_the_card_that_comes_in():
    rules = {"wild_swap": "incomplete_group"}

    assert shown("swap m1 QC", "QC 4C 9C", melds="QS JK QD", changed=rules) == "QS [QC] QD"


def test_a_merge_shows_the_whole_and_marks_what_comes_to_it():
    assert shown("merge m1 m2", "4C 9C", melds="QS QH QD; QC QC QH") == "QS QH QD [QC] [QC] [QH]"


def test_taking_the_pile_shows_the_meld_of_its_top_card():
    pile = {"phase": "draw", "pile": "9C QD"}

    assert shown("take QS QH", "QS QH 4C", **pile) == "[QD] [QS] [QH]"
    assert shown("top m1", "4C 4S", phase="draw", pile="9C 8S", melds="5S 6S 7S") == "5S 6S 7S [8S]"


def test_taking_without_melding_shows_the_top_card():
    rules = {"pile_top_must_be_melded": False, "pile_take_size": 1}

    assert shown("take", "4C 4S", phase="draw", pile="9C 8S", changed=rules) == "[8S]"


def test_a_discard_and_a_red_three_show_the_card():
    assert shown("discard 4C", "4C 4S") == "[4C]"
    assert shown("three 3H", "3H 4S") == "[3H]"


def test_what_moves_no_card_shows_none():
    assert shown("draw", "4C 4S", phase="draw") == ""
