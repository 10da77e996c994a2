"""Taking the pile: onto which meld, with what, and what stays behind."""

import pytest

from tests.engine.cases import after, case, is_legal, ordered, reason

KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"


def at_pile(hand: str, pile: str, *actions: str, **more: object):
    return case(hand, *actions, pile=pile, phase="draw", **more)


def test_a_natural_and_a_wild_card_take_an_unfrozen_pile_onto_a_group_too():
    changed = {"pile_take_natural_plus_wild": "when_unfrozen", "freeze_triggers": ["wild"]}
    group = ["KS KH KD"]

    assert after(at_pile("KC 2S 5H", "7D KS", "take KC 2S onto m1", melds=group, changed=changed))["melds"][
        "A"
    ] == ["KS KH KD KS KC 2S"]
    assert (
        reason(at_pile("KC 2S 5H", "JK 7D KS", "take KC 2S onto m1", melds=group, changed=changed))
        == "pile_frozen"
    )
    assert reason(at_pile("KC 2S 5H", "7D KS", "take KC 2S onto m1", melds=group)) == "pile_natural_plus_wild"


def test_it_goes_to_a_new_group_where_pairs_do():
    changed = {
        "pile_take_natural_plus_wild": "when_unfrozen",
        "freeze_triggers": ["wild"],
        "pile_pair_target": "new_group",
    }

    assert (
        reason(at_pile("KC 2S 5H", "7D KS", "take KC 2S onto m1", melds=["KS KH KD"], changed=changed))
        == "pile_pair_new_group"
    )


def test_where_the_top_card_may_extend_a_group_more_cards_may_come_with_it():
    changed = {
        "pile_take_by_extending_group": "always",
        "pile_pair_target": "new_group",
        "freeze_triggers": ["wild"],
    }
    group = ["KS KH KD"]

    for cards in ("", "KC ", "KC 2S ", "KC KH "):
        assert is_legal(
            at_pile("KC KH 2S 5H", "7D KS", f"take {cards}onto m1", melds=group, changed=changed)
        ), cards


def test_one_card_takes_no_pile_without_the_right_to_go_out():
    changed = {"pile_take_by_extending_group": "always"}

    assert (
        reason(at_pile("5H", "7D QS", "take onto m1", melds=["QH QD QC"], changed=changed))
        == "pile_with_one_card"
    )
    assert is_legal(at_pile("5H", "7D QS", "take onto m3", melds=[KINGS, NINES, "QH QD QC"], changed=changed))


def test_having_to_ask_first_does_not_take_that_right_away():
    changed = {"pile_take_by_extending_group": "always", "ask_partner": "mandatory_binding"}

    assert is_legal(at_pile("5H", "7D QS", "take onto m3", melds=[KINGS, NINES, "QH QD QC"], changed=changed))


@pytest.mark.parametrize("rule", ["none", "no_take_unless_out", "no_single_card_pile"])
def test_each_rule_for_a_player_with_one_card(rule):
    changed = {"pile_take_by_extending_group": "always", "one_card_hand_pile_rule": rule}
    group = ["KH KD KC"]

    assert is_legal(at_pile("5H", "7D KS", "take onto m1", melds=group, changed=changed)) is (
        rule != "no_take_unless_out"
    )
    assert is_legal(at_pile("5H", "KS", "take onto m1", melds=group, changed=changed)) is (rule == "none")


def test_red_threes_that_are_laid_out_at_once_are_not_cards_to_keep():
    changed = {"red_three_mode": "forced", "red_three_from_pile_replacement": False, "keep_after_melding": 2}

    assert (
        reason(at_pile("9C 9S KC", "3H 9H", "take 9C 9S", melds=["4S 4H 4D"], changed=changed))
        == "keep_cards"
    )
    assert is_legal(at_pile("9C 9S KC", "5H 9H", "take 9C 9S", melds=["4S 4H 4D"], changed=changed))


def test_red_threes_of_a_taken_pile_are_laid_out_where_that_is_forced():
    changed = {"red_three_mode": "forced", "red_three_from_pile_replacement": False}

    position = after(at_pile("9C 9S KC", "3H 5D 9H", "take 9C 9S", melds=["4S 4H 4D"], changed=changed))

    assert position["red_threes"]["A"] == "3H"
    assert ordered(position["hands"]["1"]) == ["5D", "KC"]


def test_they_are_replaced_where_the_rules_say_so():
    taking = at_pile("9C 9S KC", "3H 5D 9H", "take 9C 9S", melds=["4S 4H 4D"])

    position = after(
        {**taking, "rules": {"preset": "swedish-samba", "changed": {"red_three_mode": "forced"}}}
    )

    assert len(position["hands"]["1"].split()) == 3


@pytest.mark.parametrize("replaced", [True, False])
def test_a_red_three_that_came_with_the_pile_is_replaced_or_not(replaced):
    changed = {"red_three_from_pile_replacement": replaced}
    stock = {"stock": 100, "hands": {"2": 11, "3": 11, "4": 162 - 100 - 22 - 3 - 3 - 3}}

    taken = at_pile(
        "9C 9S KC", "3H 5D 9H", "take 9C 9S", "three 3H", melds=["4S 4H 4D"], changed=changed, **stock
    )

    assert len(after(taken)["stock"].split()) == (99 if replaced else 100)


def test_a_red_three_from_the_stock_is_replaced_all_the_same():
    changed = {"red_three_from_pile_replacement": False}
    hands = {"2": 11, "3": 11, "4": 162 - 100 - 22 - 3 - 3 - 3}
    held = at_pile(
        "3D 9C 9S", "3H 5D 9H", "take 9C 9S", "three 3D", melds=["4S 4H 4D"], changed=changed, hands=hands
    )

    assert len(after(held)["stock"].split()) == 99


def test_the_top_card_alone_is_refused_where_the_turn_could_not_end():
    dutch = {"keep_after_melding": 2, "pass_instead_of_discard": "never", "red_three_mode": "forced"}
    sequence = ["6S 7S 8S"]

    assert reason(at_pile("KC", "5H 9S", "top m1", melds=sequence, changed=dutch)) == "top_card_no_way_to_end"
    assert is_legal(at_pile("KC 5C", "5H 9S", "top m1", melds=sequence, changed=dutch))
    assert is_legal(at_pile("KC", "5H 9S", "top m1", "pass", melds=sequence))


def test_it_is_allowed_where_it_brings_the_right_to_go_out():
    dutch = {"keep_after_melding": 2, "pass_instead_of_discard": "never", "red_three_mode": "forced"}
    melds = [KINGS, "6S 7S 8S 9S 10S JS"]

    position = after(at_pile("KC", "5H QS", "top m2", "discard KC", melds=melds, changed=dutch))

    assert position["result"]["end"] == "out"
