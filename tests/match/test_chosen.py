"""What selected cards are good for, now or when it is time."""

import pytest

from samba_desktop.engine.actions import Add, Discard, Draw, Lay, LayThree, Reason, TakePile
from samba_desktop.engine.table import AmongRedThrees, InMeld, NewMeld, OnPile, OnStock
from samba_desktop.match.intents import chosen
from samba_desktop.match.outcomes import cards_of, places_of
from tests.match.positions import cards, view


def test_in_the_own_turn_all_legal_actions_are_named():
    found = chosen(view("KS KH 4D 9C", melds="KC KD KS"), cards("KH"))

    assert set(found.actions) == {Add(1, cards("KH")), Discard(*cards("KH"))}


def test_before_drawing_cards_take_the_pile_or_are_only_looked_at():
    before = view("KS KH QS QH QD 4D", phase="draw", melds="9C 9D 9S", pile="5C KC")

    assert chosen(before, cards("KS KH")).actions == (TakePile(cards("KS KH")),)
    assert not chosen(before, cards("QS QH QD")).actions
    assert chosen(before, cards("QS QH QD")).is_meld


def test_in_the_turn_of_others_the_shape_alone_counts():
    waiting = view("QS QH QD KC 4D", turn={"seat": 2}, melds="KH KD KS")

    assert chosen(waiting, cards("QS QH QD")).is_meld
    assert chosen(waiting, cards("KC")).fits == 1
    assert not chosen(waiting, cards("4D")).is_meld
    assert chosen(waiting, cards("QS QH 4D")).refused is not None
    assert not chosen(waiting, cards("QS QH QD")).actions


def test_a_single_card_is_refused_as_a_discard():
    owing = view("KS 4D 9C", turn={"owed": 20}, melds="QS QH QD")

    assert chosen(owing, cards("4D")).refused.reason is Reason.SHORT_OF_MINIMUM


def test_cards_that_are_not_held_are_good_for_nothing():
    assert chosen(view("KS 4D"), cards("AS")).cards == ()


@pytest.mark.parametrize(
    ("action", "moved", "places"),
    [
        (Draw(), "", (OnStock(),)),
        (Lay(cards("QS QH QD")), "QS QH QD", (NewMeld(0),)),
        (Add(2, cards("KC")), "KC", (InMeld(0, 2),)),
        (Discard(*cards("4D")), "4D", (OnPile(),)),
        (LayThree(*cards("3H")), "3H", (AmongRedThrees(0),)),
        (TakePile(cards("KS KH")), "KS KH", (OnPile(),)),
    ],
)
def test_an_action_is_pointed_at_by_its_cards_and_places(action, moved, places):
    assert cards_of(action) == (cards(moved) if moved else ())
    assert places_of(view("KS 4D"), action) == places
