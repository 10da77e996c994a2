"""The way out of a hand: what the search finds is played, and what cannot be done is not found."""

import pytest

from samba_desktop.engine.actions import write_action, write_cards
from samba_desktop.engine.cards import pack
from samba_desktop.engine.casefile import read_case, write_meld
from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.game import step
from samba_desktop.engine.rules.changes import rules_from_json
from samba_desktop.engine.state import observe
from tests.engine.brute_force import can_go_out
from tests.engine.cases import case, with_stock
from tests.engine.dice import Dice
from tests.engine.random_positions import some_meld

KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SETS = [KINGS, NINES]
DUTCH = {"keep_after_melding": 2, "pass_instead_of_discard": "never", "pile_pair_target": "new_group"}


def found(position: dict) -> list[str] | None:
    """Search the way out of a case, play it, and return its actions."""
    state = read_case(position)
    seat = state.table.turn.seat
    way = way_out(observe(state, seat))
    if way is None:
        return None
    for action in way:
        state, _events = step(state, action)
    assert state.table.result.end is RoundEnd.OUT
    assert state.table.result.out == seat
    return [write_action(action) for action in way]


def test_the_last_card_is_discarded():
    assert found(case("8C", melds=SETS)) == ["discard 8C"]


def test_two_cards_that_fit_nowhere_are_one_too_many():
    assert found(case("8C 7C", melds=SETS)) is None


def test_the_sets_are_needed_and_may_be_completed_on_the_way():
    assert found(case("QC 8C", melds=[KINGS, "QS QH QD QC QS"])) is None
    assert found(case("QC QH 8C", melds=[KINGS, "QS QH QD QC QS"])) == ["add m2 QC QH", "discard 8C"]


def test_a_samba_is_completed_from_below_and_above():
    assert found(case("6S JS 8C", melds=[KINGS, "7S 8S 9S 10S"])) is None
    assert found(case("5S 6S JS", melds=[KINGS, "7S 8S 9S 10S"])) == ["add m2 5S 6S JS"]


def test_cards_of_a_rank_are_shared_between_groups_and_sequences():
    way = found(case("7C 7D 7H 7S 8S 9S 8C", melds=SETS))

    assert sorted(way) == ["discard 8C", "lay 7C 7D 7H", "lay 7S 8S 9S"]


@pytest.mark.parametrize("suit", "SHDC")
def test_any_card_of_a_rank_may_be_the_one_that_a_sequence_needs(suit):
    others = " ".join(f"7{other}" for other in "CDHS" if other != suit)

    way = found(case(f"7S 7H 7D 7C 5{suit} 6{suit} JC", melds=SETS))

    assert way == [f"lay 5{suit} 6{suit} 7{suit}", f"lay {others}", "discard JC"]


def test_a_wild_card_goes_with_the_natural_that_would_close_the_canasta():
    changed = {"final_discard": "forbidden"}

    assert found(case("QC JK", melds=[KINGS, "QS QH QD QC QS QH"], changed=changed)) == ["add m2 QC JK"]


def test_several_wild_cards_go_down_together_where_one_would_close_the_canasta():
    way = found(case("QS 2H JK 4C", melds=[KINGS, "QC QD QH QS QC"]))

    assert way == ["add m2 QS JK 2H", "discard 4C"]


def test_groups_are_joined_for_a_missing_canasta():
    assert found(case("8C", melds=[KINGS, "QS QH QD", "QS QH QD QC"])) == ["merge m2 m3", "discard 8C"]
    assert found(case("8C", melds=[KINGS, "QS QH JK", "QS QH QD QC 2S"])) == ["merge m2 m3", "discard 8C"]
    assert found(case("8C", melds=[KINGS, "QS QH JK", "QS QH QD QC 2S 2H"])) is None


def test_sequences_are_joined_where_that_is_played():
    melds = [KINGS, "6S 7S 8S", "10S JS QS"]

    assert found(case("9S 8C", melds=melds)) is None
    assert found(case("9S 8C", melds=melds, changed={"merge_sequences": "up_to_seven"})) == [
        "merge m2 m3 9S",
        "discard 8C",
    ]


def test_wild_cards_are_exchanged_where_that_is_played():
    melds = [*SETS, "QS QH JK", "8S 8H 8D"]

    assert found(case("QD 7C", melds=melds)) == ["add m3 QD", "discard 7C"]
    swapping = {"wild_swap": "incomplete_group", "final_discard": "forbidden", "group_ratio_rule": "none"}
    assert found(case("QD", melds=melds, changed={**swapping, "discard_wild": False})) == ["add m3 QD"]
    fill = case("QD QC 7C 7D", melds=melds, changed={"wild_swap": "incomplete_group"})
    assert found(fill) == ["swap m3 QD JK", "add m3 QC", "lay 7C 7D JK"]


def test_black_threes_go_down_last():
    assert found(case("3S 3C 3S 9H 8C", melds=SETS)) == ["add m2 9H", "lay 3C 3S 3S", "discard 8C"]
    assert found(case("3S 3C 9H 8C", melds=SETS)) is None


def test_black_threes_beyond_the_most_of_a_group_make_a_second_one():
    way = found(case("3S 3S 3S 3C 3C 3C", melds=SETS, rules="german-samba"))

    assert sorted(way) == ["lay 3C 3C 3C", "lay 3S 3S 3S"]


def test_black_threes_take_wild_cards_in_the_variant():
    hand = case("3S 3C JK 8C", melds=SETS)

    assert found(hand) is None
    assert found(
        {
            **hand,
            "rules": {"preset": "swedish-samba", "changed": {"black_three_meld": "going_out_with_wilds"}},
        }
    )


def test_one_red_three_is_the_discard():
    assert found(case("3H 9H", melds=SETS)) == ["add m2 9H", "discard 3H"]
    assert found(case("3H 3D", melds=SETS)) is None


def test_red_threes_that_are_not_drawn_for_are_laid_out():
    assert found(case("3H 3D", melds=SETS, changed={"red_three_replacement": False})) is not None
    assert found(with_stock(case("3H 3D 3H", melds=SETS), "", 4)) is not None
    required = {"red_three_replacement": False, "final_discard": "required"}
    assert found(case("3H 3D", melds=SETS, changed=required)) is not None


def test_the_minimum_is_reached_on_the_way():
    low = "4S 5S 6S 7S 8S 9S 10S 4H 5H 6H 7H 8H 9H 10H"

    assert found(case(f"{low} KC")) is not None
    assert found(case(f"{low} KC", scores={"A": 7000})) is None


def test_what_is_owed_and_the_withheld_rest_count():
    turn = {"drew": "pile", "owed": 20, "withheld": "8C"}

    assert found(case(f"AS AH AD {KINGS} 9H 9D 9C 9S 9H 9D 9C", melds=["QS QH QD"], turn=turn)) is not None


@pytest.mark.parametrize(
    ("hand", "melds", "goes"),
    [
        ("9H", [KINGS, "9S 9H 9D 9C 9S 2S"], True),
        ("9H 8C", [KINGS, "9S 9H 9D 9C 9S 2S"], True),
        ("9H KC", [KINGS, "9S 9H 9D 9C 9S 2S"], True),
        ("9H 5S 5H 5D", [KINGS, "9S 9H 9D 9C 9S 2S"], True),
        ("9H QC", [KINGS[:17], "9S 9H 9D 9C 9S 2S", "QS QH QD QC QS JK"], True),
        ("9H QC", [KINGS[:17], "9S 9H 9D 9C 9S 2S", "QS QH QD QC JK"], False),
        ("9H QC 8C", [KINGS[:17], "9S 9H 9D 9C 9S 2S", "QS QH QD QC QS JK"], True),
    ],
)
def test_two_cards_are_kept_unless_the_sets_are_completed_with_the_last_ones(hand, melds, goes):
    assert (found(case(hand, melds=melds, changed=DUTCH)) is not None) is goes


def test_one_card_may_be_left_on_the_way_where_one_is_kept():
    melds = ["KS KH KD KC KS KH", "9S 9H 9D 9C 9S 2S"]

    assert found(case("9H KD", melds=melds)) is not None


def test_two_wild_cards_for_all_groups_are_not_exceeded():
    assert found(case("QS QH JK", melds=[*SETS, "4S 4H 4D"])) is not None
    assert found(case("QS QH JK", melds=[*SETS, "4S 4H 4D"], changed={"wild_budget_per_side": 2})) is None


def test_no_second_group_where_one_is_all_there_may_be():
    canasta = "QS QH QD QC QS QH JK"
    melds, changed = [*SETS, canasta], {"final_discard": "forbidden"}

    assert found(case("QD QC 2S", melds=melds, changed=changed)) == ["lay QC QD 2S"]
    assert found(case("QD QC 2S", melds=melds, changed={**changed, "same_rank_groups": "one"})) is None


def test_wild_cards_fill_sequences_where_they_may():
    changed = {"sequence_max_wilds": 1, "sequence_min_naturals": 2}

    assert found(case("QS AS JK", melds=SETS, changed=changed)) == ["lay QS JK=KS AS"]
    assert found(case("KS AS JK", melds=[NINES, "4S 5S 6S 7S 8S 9S 10S"], changed=changed)) == [
        "lay JK=QS KS AS"
    ]
    assert found(case("8H JK", melds=[*SETS, "4H 5H 6H"], changed=changed)) == ["add m3 8H JK=7H"]


def test_cards_are_laid_off_on_other_sides_where_that_is_played():
    melds = {"A": SETS, "B": ["QS QH QD"]}

    assert found(case("QC 8C", melds=melds)) is None
    assert found(case("QC 8C", melds=melds, changed={"lay_off_on_opponents": True})) == [
        "add B.m1 QC",
        "discard 8C",
    ]


def test_the_last_card_is_melded_where_no_discard_may_end_the_round():
    changed = {"final_discard": "forbidden"}

    assert found(case("8C", melds=SETS, changed=changed)) is None
    assert found(case("9H", melds=SETS, changed=changed)) == ["add m2 9H"]


VARIANTS = (
    {},
    {"keep_after_melding": 2, "pass_instead_of_discard": "never"},
    {"merge_sequences": "up_to_seven", "red_three_replacement": False},
    {"sequence_max_wilds": 1, "sequence_min_naturals": 2, "final_discard": "forbidden"},
    {"wild_swap": "incomplete_any", "group_ratio_rule": "majority", "final_discard": "required"},
    {"black_three_meld": "going_out_with_wilds", "wild_melds": True, "same_rank_groups": "one"},
    {"wild_budget_per_side": 2, "groups_may_exceed_seven": False, "go_out_sets": 1},
    {"wild_on_complete_canasta": True, "lay_off_on_opponents": True},
    {"sequence_rank_model": "ace_low_literal", "sequence_max_wilds": 2, "red_three_mode": "ordinary"},
)


def small_hand(number: int) -> dict:
    """Make a position with a few cards in the hand, most of which might go somewhere."""
    dice = Dice(f"way out {number}")
    changed = VARIANTS[number % len(VARIANTS)]
    rules = rules_from_json({"preset": "swedish-samba", "changed": changed})
    left = dice.shuffled(pack(3, 6))
    made = [some_meld(rules, left, dice) for _ in range(dice.number(4, 8))]
    own = [meld for meld in made if meld]
    ranks = {0, 2, 3, dice.number(4, 14), *(meld.rank for meld in own)}
    fitting = [card for card in left if card.rank in ranks]
    hand = tuple(fitting[: dice.number(1, 4)])
    position = case(write_cards(hand), melds=[write_meld(meld) for meld in own], changed=changed)
    return position if number % 3 else with_stock(position, "", 4)


@pytest.mark.parametrize("part", range(4))
def test_a_way_is_found_where_there_is_one_and_only_there(part):
    ways = 0
    for number in range(part * 200, (part + 1) * 200):
        position = small_hand(number)
        way = found(position)
        assert (way is not None) == can_go_out(read_case(position)), position
        ways += way is not None

    assert 20 < ways < 180
