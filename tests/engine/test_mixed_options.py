"""What came out when options were mixed as no preset mixes them."""

import pytest

from tests.engine.cases import after, case, hand_after, is_legal, reason, with_stock

SETS = ["KS KH KD KC KS KH KD", "9S 9H 9D 9C 9S 2S JK"]


def test_a_joker_that_is_not_wild_takes_no_place_in_a_meld_of_twos():
    changed = {"wild_ranks": ["two"], "wild_melds": True, "wild_swap": "incomplete_any"}

    swap = case("JK 8C", "swap m1 JK 2C", melds=["2D 2S 2C"], changed=changed)
    assert reason(swap) == "swap_card_does_not_fit"


@pytest.mark.parametrize(
    ("card", "most", "why"),
    [("3C", 5, None), ("3C", 4, "black_three_group_full"), ("3H", 5, "red_three_in_meld")],
)
def test_a_swap_keeps_the_limits_of_a_group_of_black_threes(card, most, why):
    changed = {"black_three_meld": "any_time", "black_three_group_max": most, "wild_swap": "incomplete_group"}

    assert reason(case(f"{card} 8C", f"swap m1 {card}", melds=["3S 3S 3S 3C 2H"], changed=changed)) == why


ALONE = {"initial_meld_sum_melds": False, "wild_swap": "incomplete_any"}
UNCOUNTED = {"initial_meld_sequences_count": False}
BONUSES = {"bonuses_count_for_initial": True}


def owed(case):
    """Play a case and return what its first meld lacks then."""
    return after(case)["turn"].get("owed", 0)


def test_a_wild_card_taken_back_is_missing_in_its_own_meld_alone():
    kings = case("KS KH KD 5C 5H 5S JK 9C 8C", "lay KS KH KD", "lay 5C 5H JK", "swap m2 5S", changed=ALONE)

    assert owed({**kings, "scores": {"A": 3000}}) == 120 - 30


def test_a_swap_in_a_sequence_that_does_not_count_changes_nothing():
    wilds = {"wild_swap": "incomplete_any", "sequence_max_wilds": 1, "sequence_min_naturals": 2}
    lays = ("lay KS KH KD", "lay 5C 6C 2D=7C", "swap m2 7C")

    assert owed(case("KS KH KD 5C 6C 7C 2D 9C 8C", *lays, changed={**UNCOUNTED, **wilds})) == 50 - 30


def test_no_sequence_is_owed_for_where_no_minimum_is_needed():
    changed = {**UNCOUNTED, "initial_meld_bands": [[None, 0]]}

    assert is_legal(case("5C 6C 7C 9C 8D", "lay 5C 6C 7C", "discard 9C", changed=changed))


@pytest.mark.parametrize(("more", "lacking"), [((), 50 - 20), (("add m1 QC",), 50 - 30)])
def test_a_top_card_that_does_not_count_never_counts_in_a_single_meld(more, lacking):
    changed = {"initial_meld_sum_melds": False, "top_card_counts_for_initial": False}
    taken = case("QS QH QC 9C 8C", "take QS QH", *more, pile="5C QD", phase="draw", changed=changed)

    assert owed(taken) == lacking


def test_a_bonus_counts_once_when_a_canasta_is_merged():
    fours = "4S 4H 4D 4C 4S 4H 4D"
    lays = ("lay 4C 4S 4H", f"lay {fours}", "merge m1 m2")
    changed = {**BONUSES, "initial_meld_bands": [[None, 700]]}

    assert owed(case(f"{fours} 4C 4S 4H 9C 8C", *lays, changed=changed)) == 700 - 500 - 50


@pytest.mark.parametrize("counting", [True, False])
def test_a_red_three_laid_out_later_counts_like_one_laid_out_before(counting):
    changed = {"bonuses_count_for_initial": counting, "red_three_each": 15, "red_three_replacement": False}
    hand = case("KS KH KD 3H 9C 8C", "lay KS KH KD", "three 3H", changed=changed)

    assert owed(hand) == (5 if counting else 20)


def test_a_red_three_may_pay_the_rest_of_the_minimum_and_brings_the_pile():
    changed = {**BONUSES, "red_three_replacement": False}
    actions = ("take KS KH", "three 3H", "discard 9C")
    hand = case("KS KH 3H 9C 8C", *actions, pile="5D 6C KD", phase="draw", changed=changed)

    assert hand_after(hand).split() == ["8C", "5D", "6C"]
    assert after(hand)["melded_by"] == [1]


@pytest.mark.parametrize("replaced", [True, False])
def test_a_red_three_of_the_pile_waits_until_the_minimum_is_reached(replaced):
    """Else the card drawn for it could not be taken back, and whoever can't reach it would be stuck."""
    changed = {
        "rest_of_pile_counts_for_initial": True,
        "red_three_mode": "forced",
        "red_three_from_pile_replacement": replaced,
    }
    pile = "9S 3H 9D KD"
    hand = case("KS KH 9C 8C", "take KS KH", "lay 9C 9S 9D", pile=pile, phase="draw", changed=changed)
    taken = after({**hand, "actions": ["take KS KH"]})
    paid = after(hand)

    assert taken["turn"]["withheld"] == "3H"
    assert taken["hands"]["1"] == "9C 8C 9S 9D"
    assert paid["red_threes"]["A"] == "3H"
    assert len(paid["hands"]["1"].split()) == 1 + replaced


def test_a_second_red_three_beside_the_one_from_the_pile_is_drawn_for_so_no_way_out_is_sure():
    changed = {"red_three_from_pile_replacement": False, "discard_red_three": False}
    taken = case("QS QH 3H 8C", "take QS QH", "ask", melds=SETS, pile="3H QD", phase="draw", changed=changed)

    assert reason(taken) == "cannot_go_out"
    assert reason({**taken, "actions": ["take QS QH", "three 3H", "ask"]}) == "cannot_go_out"


@pytest.mark.parametrize(("thaws", "frozen"), [("no_trigger_in_pile", False), ("pile_taken", True)])
def test_a_pile_without_wild_cards_is_not_frozen_by_one_that_went_to_the_new_stock(thaws, frozen):
    changed = {
        "stock_empty_rule": "reshuffle_discards",
        "freeze_triggers": ["wild"],
        "freeze_lifted_when": thaws,
    }
    drawn = with_stock(
        case("KC 8C", "draw", melds=SETS, pile="2H 5D 6C 9D", phase="draw", changed=changed), ""
    )

    assert after(drawn)["frozen"] is frozen
