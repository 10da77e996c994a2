"""What keys and buttons mean that name no place."""

import pytest

from samba_desktop.engine.actions import Reason, Refusal, write_action
from samba_desktop.match.intents import OfferKind, offered, to_confirm, to_discard, to_meld
from tests.match.positions import cards, view

SPADES = "7S 8S 9S"


def said(meaning):
    """Write a meaning: an action or several in notation, or a reason with what is offered instead."""
    match meaning:
        case Refusal(reason, fix=fix):
            return reason, write_action(fix) if fix else None
        case tuple():
            return [write_action(action) for action in meaning]
        case _:
            return write_action(meaning)


@pytest.mark.parametrize("asked", [to_meld, to_discard, to_confirm])
def test_with_nothing_selected_cards_are_to_be_selected_first(asked):
    assert said(asked(view("QS QH 4C 9C", melds=SPADES), ())) == (Reason.NO_CARDS, None)


@pytest.mark.parametrize("asked", [to_meld, to_discard])
@pytest.mark.parametrize("selected", ["", "QS QH"])
def test_before_drawing_it_is_drawing_that_is_offered(asked, selected):
    before = view("QS QH 4C 9C", melds=SPADES, phase="draw")

    assert said(asked(before, cards(selected))) == (Reason.DRAW_FIRST, "draw")


def test_what_is_selected_in_vain_before_drawing_is_answered_too():
    before = view("QS QH 4C 9C", melds=SPADES, phase="draw", pile="4C KD")

    assert said(to_confirm(before, cards("QS 9C"))) == (Reason.DRAW_FIRST, "draw")


def test_confirming_where_several_things_begin_the_turn_names_them():
    before = view("QS QH 9C 5C", phase="draw", pile="4C QD", melds="KS KD KH")

    assert said(to_confirm(before, ())) == (Reason.DRAW_FIRST, "draw")


def test_confirming_what_cannot_be_melded_offers_what_can():
    seen = view("QS QH QD 9C 4C", melds=SPADES)

    assert said(to_confirm(seen, cards("QS QH 9C"))) == (Reason.NOT_A_MELD, "lay QS QH QD")


def test_confirming_a_discard_that_is_refused_says_why():
    owing = view("JK 9C 4C", melds="KS KH KD", turn={"owed": 20, "drew": "stock"}, minimum={"A": 50})

    assert said(to_confirm(owing, cards("9C")))[0] is Reason.SHORT_OF_MINIMUM
    assert said(to_confirm(owing, cards("9C"))) == said(to_confirm(owing, ()))
    assert said(to_confirm(owing, ()))[1] == "add m1 JK"


def test_confirming_what_can_be_done_does_it_or_offers_the_choice():
    seen = view("QD 9C 5C", melds="QS QH QC")

    assert said(to_confirm(seen, cards("9C"))) == "discard 9C"
    assert said(to_confirm(seen, cards("QD"))) == ["add m1 QD", "discard QD"]


def test_several_cards_are_too_many_to_discard():
    assert said(to_discard(view("QC QD 9C", melds=SPADES), cards("QC QD"))) == (Reason.DISCARD_ONE, None)


def test_melding_what_cannot_be_melded_offers_what_can():
    assert said(to_meld(view("QC 4C 9C", melds="KS KH KD"), cards("QC"))) == (Reason.MELD_TOO_SMALL, None)
    assert said(to_meld(view("KC 4C 9C", melds="KS KH KD"), cards("KC"))) == "add m1 KC"


def test_a_pile_that_cannot_be_taken_offers_to_draw():
    before = view("QS 9C 5C", phase="draw", pile="4C 3S", melds=SPADES)

    assert said(offered(before, OfferKind.TAKE)) == (Reason.PILE_BLOCKED, "draw")
    assert said(offered(before, OfferKind.DRAW)) == "draw"
