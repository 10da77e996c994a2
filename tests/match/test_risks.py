"""What is seldom meant, judged from what everybody sees."""

import pytest

from samba_desktop.engine.actions import Add, Discard, Lay, read_cards
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import observe
from samba_desktop.match.outcomes import Risk, discard_risk, goes_out


def view_of(rules="german-samba", **fields):
    usual = {
        "rules": rules,
        "players": 4,
        "turn": {"seat": 1, "phase": "play"},
        "hands": {"1": "7C 8C 9D JK KS", "2": 11, "3": 11, "4": 11},
        "melds": {"A": ["9S 9H 9C", "KH KC KD"], "B": ["8S 8H 8D"]},
        "pile": "4C",
    }
    return observe(read_case(usual | fields), 0)


def risk(card, **fields):
    return discard_risk(view_of(**fields), read_cards(card)[0])


@pytest.mark.parametrize(
    ("card", "found"),
    [("JK", Risk.WILD), ("KS", Risk.FITS_OWN), ("8C", Risk.GIVES_PILE), ("7C", None)],
)
def test_a_discard_is_risky_for_one_reason_or_not_at_all(card, found):
    assert risk(card) is found


def test_a_frozen_pile_gives_nothing_to_a_meld_on_the_table():
    assert risk("8C", pile="2C 4C", frozen=True) is None


def test_what_a_group_may_not_take_is_no_risk():
    assert risk("8C", rules="swedish-samba") is None


LAST = {"melds": {"A": ["9S 9H 9D 9S 9H 9D 9D", "KS KH KC KD KS KH KC"], "B": []}}


def test_what_would_leave_the_next_seat_too_few_cards_is_no_risk():
    assert risk("8C", pile="", hands={"1": "7C 8C 9D JK KS", "2": 1, "3": 11, "4": 11}) is None


def test_the_last_card_goes_out():
    view = view_of(hands={"1": "7C", "2": 11, "3": 11, "4": 11}, **LAST)

    assert goes_out(view, Discard(view.hand[0]))


def test_a_meld_of_all_that_is_held_goes_out():
    view = view_of(hands={"1": "7C 7D 7S", "2": 11, "3": 11, "4": 11}, **LAST)

    assert goes_out(view, Lay(view.hand))


def test_a_card_that_is_left_means_that_the_turn_goes_on():
    view = view_of(hands={"1": "9C 4D", "2": 11, "3": 11, "4": 11}, **LAST)

    assert not goes_out(view, Add(1, read_cards("9C")))
    assert not goes_out(view, Discard(read_cards("4D")[0]))
