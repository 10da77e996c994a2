"""Laying, adding, joining and exchanging: what is kept, what a debt allows, and whose melds they are."""

import pytest

from tests.engine.cases import after, case, is_legal, reason

KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SETS = [KINGS, NINES]


# what is kept in the hand


def test_a_debt_comes_before_the_sets_that_going_out_needs():
    assert reason(case("KS KH KD 9C", "lay KS KH KD", "discard 9C")) == "short_of_minimum"


def test_laying_the_whole_hand_into_debt_goes_out_and_is_refused():
    assert reason(case("KS KH KD", "lay KS KH KD")) == "short_of_minimum"


def test_laying_down_to_the_last_card_in_debt_is_allowed():
    hand = "7S 7H 7D 7C 7S 7H 7D 5S 5H 5D 5C 5S 5H 5D JK"
    lays = ("lay 7S 7H 7D 7C 7S 7H 7D", "lay 5S 5H 5D 5C 5S 5H 5D")

    position = after(case(hand, *lays, scores={"A": 7000}, changed={"keep_after_melding": 2}))

    assert position["turn"]["owed"] == 150 - 70
    assert position["hands"]["1"] == "JK"


def test_the_last_card_may_pay_the_debt_and_go_out():
    hand = "AS AH AD AC AS AH AD KS KH KD KC KS KH JK"
    lays = ("lay AS AH AD AC AS AH AD", "lay KS KH KD KC KS KH", "add m2 JK")

    position = after(case(hand, *lays, scores={"A": 7000}))

    assert position["result"]["end"] == "out"


@pytest.mark.parametrize("keep", [1, 2])
def test_as_many_cards_are_kept_as_the_rules_say(keep):
    changed = {"keep_after_melding": keep}

    assert is_legal(case("9H KC 8C", "add m1 9H", melds=[NINES], changed=changed))
    assert is_legal(case("9H KC", "add m1 9H", melds=[NINES], changed=changed)) is (keep == 1)
    assert reason(case("9H", "add m1 9H", melds=[NINES], changed=changed)) == "keep_cards"


def test_a_card_of_the_withheld_rest_cannot_be_laid_while_points_are_owed():
    position = {"scores": {"A": 1500}, "pile": "AD AC QD", "phase": "draw"}

    assert reason(case("QS QH AS AH KC", "take QS QH", "lay AS AH AD AC", **position)) == "short_of_minimum"
    assert reason(case("QS QH AS AH KC", "take QS QH", "lay AS AH 5D", **position)) == "card_not_in_hand"


# joining


def test_joining_sequences_never_goes_beyond_seven_cards_whatever_their_longest_length():
    melds = ["4S 5S 6S", "8S 9S 10S JS"]
    changed = {"merge_sequences": "up_to_seven", "sequence_max_length": None}

    assert reason(case("7S KC", "merge m1 m2 7S", melds=melds, changed=changed)) == "sequence_too_long"


def test_sequences_are_joined_with_or_without_a_link():
    changed = {"merge_sequences": "up_to_seven"}

    assert after(case("KC", "merge m1 m2", melds=["7S 8S 9S", "4S 5S 6S"], changed=changed))["melds"][
        "A"
    ] == ["4S 5S 6S 7S 8S 9S"]
    assert (
        reason(case("KC", "merge m1 m2", melds=["8S 9S 10S", "4S 5S 6S"], changed=changed)) == "sequence_gap"
    )


def test_a_wild_link_does_not_come_to_a_canasta():
    assert reason(case("JK KC", "merge m1 m2 JK", melds=[KINGS, "KS KH KC"])) == "wild_on_canasta"


def test_a_group_with_wild_cards_does_not_join_a_natural_canasta():
    assert reason(case("8C", "merge m1 m2", melds=[KINGS, "KS KC JK"])) == "wild_on_canasta"


def test_a_natural_group_joins_a_mixed_canasta():
    assert is_legal(case("8C", "merge m1 m2", melds=[NINES, "9H 9D 9C"]))


def test_after_joining_the_lower_number_stays_and_later_melds_move_down():
    melds = ["5S 5H 5D", "9S 9H 9D", "4S 5S 6S", "9S 9H 9C", "7S 7H 7D"]

    assert after(case("8C", "merge m4 m2", melds=melds))["melds"]["A"] == [
        "5S 5H 5D",
        "9S 9H 9D 9S 9H 9C",
        "4S 5S 6S",
        "7S 7H 7D",
    ]


def test_joining_the_partners_melds_is_no_meld_of_ones_own():
    position = after(
        case("8C 7C", "merge m1 m2", "discard 8C", melds=["9S 9H 9D", "9S 9H 9C"], melded_by=[3])
    )

    assert position["melded_by"] == [3]


def test_adding_to_the_partners_meld_is():
    position = after(case("9C 8C 7C", "add m1 9C", "discard 8C", melds=["9S 9H 9D"], melded_by=[3]))

    assert position["melded_by"] == [1, 3]


# where each player needs a first meld

EACH = {"initial_meld_unit": "player"}


@pytest.mark.parametrize(
    ("hand", "actions"),
    [
        ("9C 8C 7C", ["add m1 9C"]),
        ("8C 7C", ["merge m1 m2"]),
        ("9C 8C 7C", ["swap m3 9C"]),
    ],
)
def test_melds_of_the_partner_are_left_alone_before_ones_own_first_meld(hand, actions):
    melds = ["9S 9H 9D", "9S 9H 9C", "9D 9C JK"]
    changed = {**EACH, "wild_swap": "incomplete_group"}

    assert (
        reason(case(hand, *actions, melds=melds, melded_by=[3], changed=changed)) == "lay_off_before_initial"
    )
    assert is_legal(case(hand, *actions, melds=melds, melded_by=[1, 3], changed=changed))


def test_so_are_they_when_taking_from_the_pile():
    draw = {"phase": "draw", "melded_by": [3], "changed": {**EACH, "pile_take_by_extending_group": "always"}}

    assert (
        reason(case("8C 7C", "top m1", pile="KH 10S", melds=["7S 8S 9S"], **draw)) == "lay_off_before_initial"
    )
    assert (
        reason(case("8C 7C", "take onto m1", pile="KH 9S", melds=["9S 9H 9D"], **draw))
        == "lay_off_before_initial"
    )
