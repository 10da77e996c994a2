"""The first meld of a round: its minimum, what counts towards it, and the debt."""

import pytest

from tests.engine.cases import after, case, is_legal, lines, reason

PAYS = {"changed": {}, "scores": {"A": 1500}}


def test_every_action_that_shows_ends_or_asks_waits_for_the_debt():
    hand = "KS KH KD 3H 9C 8C"
    for action in ("three 3H", "discard 9C", "pass", "ask"):
        assert reason(case(hand, "lay KS KH KD", action)) == "short_of_minimum", action


def test_a_red_three_without_replacement_waits_for_nothing():
    changed = {"red_three_replacement": False}

    assert is_legal(case("KS KH KD 3H 9C 8C", "lay KS KH KD", "three 3H", changed=changed))


def test_taking_back_is_always_a_way_out_of_debt():
    position = after(case("KS KH KD 9C", "lay KS KH KD", "back"))

    assert position["hands"]["1"] == "KS KH KD 9C"
    assert "owed" not in position["turn"]


def test_what_is_owed_shrinks_with_each_laying():
    actions = ("lay KS KH KD", "add m1 KC", "lay 4S 5S 6S")
    owed = []
    for count in range(1, 4):
        position = after(case("KS KH KD KC 4S 5S 6S 9C", *actions[:count], scores={"A": 1500}))
        owed.append(position["turn"]["owed"])

    assert owed == [60, 50, 35]


def test_the_rest_of_the_pile_comes_when_nothing_is_owed():
    taking = case("QS QH AS AH 2S KC", "take QS QH", pile="5C 6D QD", phase="draw", scores={"A": 1500})
    position = after(taking)

    assert position["turn"]["withheld"] == "5C 6D"
    assert position["turn"]["owed"] == 60
    assert position["hands"]["1"] == "AS AH 2S KC"
    assert after({**taking, "actions": ["take QS QH", "lay AS AH 2S"]})["hands"]["1"] == "KC 5C 6D"


def test_with_the_minimum_met_at_once_nothing_is_withheld():
    position = after(case("AS AH KC", "take AS AH", pile="5C AD", phase="draw"))

    assert position["hands"]["1"] == "KC 5C"


def test_the_first_meld_of_one_partner_counts_for_the_other():
    assert is_legal(case("4S 4H 4D 9C 8C", "lay 4S 4H 4D", "discard 9C", melds=["AS AH AD"], melded_by=[3]))


def test_where_each_player_needs_one_it_does_not():
    changed = {"initial_meld_unit": "player"}
    laid = case("4S 4H 4D 9C 8C", "lay 4S 4H 4D", "discard 9C", melds=["AS AH AD"], changed=changed)

    assert reason({**laid, "melded_by": [3]}) == "short_of_minimum"
    assert reason({**laid, "melded_by": [1]}) is None


def test_several_melds_are_added_or_one_must_reach_it():
    lays = ("lay KS KH KD", "lay QS QH QD", "discard 9C")
    alone = {"initial_meld_sum_melds": False}

    assert is_legal(case("KS KH KD QS QH QD 9C 8C", *lays))
    assert reason(case("KS KH KD QS QH QD 9C 8C", *lays, changed=alone)) == "short_of_minimum"
    assert is_legal(case("AS AH AD 9C 8C", "lay AS AH AD", "discard 9C", changed=alone))
    assert is_legal(case("KS KH KD KC JK 9C 8C", "lay KS KH KD", "add m1 KC JK", "discard 9C", changed=alone))


def test_sequences_count_or_not():
    hand = case("10S JS QS KS AS 9C 8C", "lay 10S JS QS KS AS", "discard 9C")

    assert is_legal(hand)
    assert not is_legal(
        {**hand, "rules": {"preset": "swedish-samba", "changed": {"initial_meld_sequences_count": False}}}
    )


@pytest.mark.parametrize(("counts", "owed"), [(True, 20), (False, 30)])
def test_the_top_card_counts_or_not(counts, owed):
    changed = {"top_card_counts_for_initial": counts}
    taken = case("QS QH 9C 8C", "take QS QH", pile="5C QD", phase="draw", changed=changed)

    assert after(taken)["turn"]["owed"] == owed


def test_the_rest_of_the_pile_counts_or_not():
    changed = {"rest_of_pile_counts_for_initial": True}
    hand = case("QS QH AS KC", "take QS QH", "lay AS AD AC", "discard KC", pile="5D AD AC QD", phase="draw")

    assert reason({**hand, "actions": hand["actions"][:2]}) == "short_of_minimum"
    assert is_legal({**hand, "rules": {"preset": "swedish-samba", "changed": changed}})


def test_bonuses_count_or_not():
    hand = case("4S 4H 4D 4C 4S 4H 4D 9C 8C", "lay 4S 4H 4D 4C 4S 4H 4D", "discard 9C")
    counting = {"preset": "swedish-samba", "changed": {"bonuses_count_for_initial": True}}

    assert not is_legal(hand)
    assert is_legal({**hand, "rules": counting})
    red = case("4S 4H 4D 9C 8C", "lay 4S 4H 4D", "discard 9C", red_threes={"A": "3H"})
    assert not is_legal(red)
    assert is_legal({**red, "rules": counting})
    alone = {"bonuses_count_for_initial": True, "initial_meld_sum_melds": False, "red_three_each": 35}
    assert is_legal({**red, "rules": {"preset": "swedish-samba", "changed": alone}})


def test_the_pile_is_taken_for_a_first_meld_or_not():
    hand = case("QS QH AS AH AD KC", "take QS QH", pile="5C QD", phase="draw")

    assert is_legal(hand)
    assert reason(
        {**hand, "rules": {"preset": "swedish-samba", "changed": {"pile_take_for_initial": False}}}
    ) == ("pile_before_initial")


LOW_CANASTA = "4S 4H 4D 4C 4S 4H 4D"


@pytest.mark.parametrize("waived", [True, False])
def test_the_minimum_is_waived_or_not_for_a_hand_that_goes_out_at_once(waived):
    changed = {"initial_meld_waived_for_one_turn_out": waived, "go_out_sets": 1}
    out = case(f"{LOW_CANASTA} 8C", f"lay {LOW_CANASTA}", "discard 8C", scores={"A": 3000}, changed=changed)

    assert is_legal(out) is waived


def test_it_is_not_waived_after_taking_from_the_pile():
    changed = {"initial_meld_waived_for_one_turn_out": True, "go_out_sets": 1}
    out = case(
        f"{LOW_CANASTA} 8C",
        f"lay {LOW_CANASTA}",
        "discard 8C",
        scores={"A": 3000},
        changed=changed,
        turn={"drew": "pile"},
    )

    assert reason(out) == "short_of_minimum"


def test_going_out_without_the_minimum_is_a_first_meld_all_the_same():
    changed = {
        "initial_meld_waived_for_one_turn_out": True,
        "go_out_sets": 1,
        "red_three_positive_if": "initial_meld",
    }
    hands = {"2": "", "3": "", "4": ""}
    out = case(
        f"{LOW_CANASTA} 8C",
        f"lay {LOW_CANASTA}",
        "discard 8C",
        scores={"A": 3000},
        changed=changed,
        red_threes={"A": "3H"},
        hands=hands,
    )

    assert ("red threes", 100) in lines(out)
