"""Ending a turn: discards, passing, asking and answering."""

import pytest

from tests.engine.cases import after, case, is_legal, reason, with_stock

KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SETS = [KINGS, NINES]
NO_PASS = {"keep_after_melding": 2, "pass_instead_of_discard": "never"}


def test_passing_is_for_the_last_card_alone():
    assert reason(case("8C 7C", "pass", melds=[KINGS])) == "pass_only_with_one_card"
    assert is_legal(case("8C", "pass", melds=[KINGS]))


def test_who_can_go_out_with_the_last_card_does_not_pass():
    assert reason(case("8C", "pass", melds=SETS)) == "pass_can_go_out"


def test_nobody_passes_where_the_rules_know_no_passing():
    assert reason(case("8C 7C", "pass", melds=[KINGS], changed=NO_PASS)) == "pass_never"


def test_even_there_a_card_that_can_go_nowhere_ends_the_turn():
    drawn = case("3H", "draw", "pass", melds=[KINGS], phase="draw", changed=NO_PASS)
    one_left = with_stock({**drawn, "hands": {**drawn["hands"], "1": "8C"}}, "3H", 4)
    changed = {**NO_PASS, "red_three_mode": "forced"}

    position = after({**one_left, "rules": {"preset": "swedish-samba", "changed": changed}})

    assert position["hands"]["1"] == "8C"
    assert position["turn"]["seat"] == 2


def test_a_turn_with_cards_that_may_not_be_discarded_ends_when_they_lead_into_debt_only():
    changed = {"discard_wild": False, "pass_instead_of_discard": "never", "wild_melds": True}

    assert is_legal(case("2S 2H 2D", "pass", scores={"A": 7000}, changed=changed))
    assert reason(case("2S 2H 2D JK", "pass", changed=changed)) == "pass_never"


# asking


@pytest.mark.parametrize(
    ("players", "shape", "partners"), [(4, "2x2", [3]), (6, "2x3", [3, 5]), (6, "3x2", [4])]
)
def test_partners_answer_in_playing_order(players, shape, partners):
    asked = case("8C", "ask", melds=SETS, players=players, shape=shape)

    for number, partner in enumerate(partners):
        position = after({**asked, "actions": ["ask", *["answer yes"] * number]})
        assert position["turn"]["phase"] == "asked"
        assert position["turn"]["to_act"] == partner
    assert after({**asked, "actions": ["ask", *["answer yes"] * len(partners)]})["turn"]["phase"] == "play"


def test_the_order_of_play_is_that_of_the_answers():
    asked = case("8C", "ask", melds=SETS, players=6, shape="2x3", changed={"turn_order": "anticlockwise"})

    assert after(asked)["turn"]["to_act"] == 5


def test_the_first_no_settles_where_all_must_agree():
    position = after(case("8C", "ask", "answer no", melds=SETS, players=6, shape="2x3"))

    assert position["turn"]["phase"] == "play"
    assert position["turn"]["answers"] == ["no"]


def test_the_first_yes_settles_where_one_is_enough():
    changed = {"ask_needs_all_partners": False}
    asked = case(
        "8C",
        "ask",
        "answer no",
        "answer yes",
        "discard 8C",
        melds=SETS,
        players=6,
        shape="2x3",
        changed=changed,
    )

    assert after({**asked, "actions": ["ask", "answer yes"]})["turn"]["phase"] == "play"
    assert after(asked)["result"]["end"] == "out"


def test_asking_is_once_a_turn():
    assert (
        reason(case("8C 7C 9H", "ask", "answer no", "ask", melds=[*SETS, "8S 8H 8D", "7S 7H 7D"]))
        == "asked_already"
    )


def test_nobody_to_ask_and_nothing_to_ask():
    assert reason(case("8C", "ask", melds=SETS, players=3)) == "ask_no_partner"
    assert reason(case("8C", "ask", melds=SETS, changed={"ask_partner": "off"})) == "ask_off"
    assert reason(case("8C", "ask", melds=[KINGS])) == "cannot_go_out"
    assert reason(case("8C 7C", "ask", melds=SETS)) == "cannot_go_out"
    assert reason(case("KS KH KD 8C 7C", "lay KS KH KD", "ask")) == "short_of_minimum"


def test_no_question_where_a_no_would_leave_no_way_to_end_the_turn():
    assert reason(case("8C", "ask", melds=SETS, changed=NO_PASS)) == "ask_no_way_to_end"
    assert is_legal(case("8C 9H", "ask", melds=SETS, changed=NO_PASS))
    assert is_legal(case("8C", "ask", melds=SETS))


def test_no_question_once_black_threes_are_laid():
    assert reason(case("3S 3C 3S 8C", "lay 3S 3C 3S", "ask", melds=SETS)) == "ask_no_way_to_end"


def test_after_a_yes_the_layings_may_be_taken_back_down_to_the_question():
    asked = case("9H 9C 8C", "add m2 9H", "ask", "answer yes", "add m2 9C", "back", melds=SETS)

    assert after(asked)["hands"]["1"] == "9C 8C"
    assert reason({**asked, "actions": [*asked["actions"], "back"]}) == "revealed"


def test_after_a_no_the_player_goes_on_without_going_out():
    asked = case("9H 8C", "ask", "answer no", melds=SETS)

    assert is_legal({**asked, "actions": [*asked["actions"], "discard 8C"]})
    assert reason({**asked, "actions": [*asked["actions"], "add m2 9H", "discard 8C"]}) == "answer_was_no"
    assert is_legal({**asked, "actions": [*asked["actions"], "add m2 9H", "pass"]})


def test_where_asking_is_a_duty_nobody_goes_out_without_it():
    changed = {"ask_partner": "mandatory_binding"}

    assert reason(case("8C", "discard 8C", melds=SETS, changed=changed)) == "must_ask"
    assert reason(case("9H", "add m2 9H", melds=SETS, changed=changed)) == "must_ask"
    assert is_legal(case("8C", "ask", "answer yes", "discard 8C", melds=SETS, changed=changed))
    assert is_legal(case("8C", "discard 8C", melds=SETS, players=2, changed=changed))


def test_an_action_instead_of_the_answer_is_refused():
    assert reason(case("8C", "ask", "pass", melds=SETS)) == "answer_awaited"
    assert reason(case("8C", "answer yes", melds=SETS)) == "nothing_asked"


# bound to go out


def test_a_red_three_is_not_drawn_for_where_the_new_card_could_keep_the_player_from_going_out():
    bound = case("3H 9H", "ask", "answer yes", "three 3H", melds=SETS)

    assert is_legal(bound)
    assert (
        reason({**bound, "rules": {"preset": "swedish-samba", "changed": {"discard_wild": False}}})
        == "must_go_out"
    )


def test_a_red_three_is_drawn_for_where_everything_else_can_be_melded():
    bound = case("3H 9H", "ask", "answer yes", "three 3H", "add m2 9H", melds=SETS)

    position = after(bound)

    assert (
        after({**bound, "actions": [*bound["actions"], f"discard {position['hands']['1']}"]})["result"]["end"]
        == "out"
    )


def test_without_replacement_red_threes_help_to_go_out():
    two_threes = with_stock(case("3H 3D", "ask", "answer yes", "three 3H", "discard 3D", melds=SETS), "", 4)

    assert after(two_threes)["result"]["end"] == "out"


# the last card


@pytest.mark.parametrize(
    ("final", "discards", "melds"),
    [("optional", True, True), ("required", True, False), ("forbidden", False, True)],
)
def test_the_last_card_is_discarded_or_melded_as_the_rules_say(final, discards, melds):
    changed = {"final_discard": final}

    assert is_legal(case("8C", "discard 8C", melds=SETS, changed=changed)) is discards
    assert is_legal(case("9H", "add m2 9H", melds=SETS, changed=changed)) is melds


def test_the_last_card_may_be_a_red_three():
    assert after(case("3H", "discard 3H", melds=SETS))["result"]["end"] == "out"


# the top card taken without melding

FIVE_HUNDRED = {"rules": "samba-500", "players": 3}


def test_the_card_just_taken_is_not_discarded_again():
    taken = case("KH QD", "take", pile="KS 5C", phase="draw", **FIVE_HUNDRED)

    assert reason({**taken, "actions": ["take", "discard 5C"]}) == "discard_taken_card"
    assert is_legal({**taken, "actions": ["take", "discard KH"]})


def test_unless_nothing_else_can_be():
    changed = {"discard_wild": False}
    taken = case("2H", "take", "discard 5C", pile="KS 5C", phase="draw", changed=changed, **FIVE_HUNDRED)

    assert is_legal(taken)


def test_it_is_free_again_in_the_next_turn():
    rounds = case("KH QD 9D", "take", "discard KH", pile="KS 5C", phase="draw", **FIVE_HUNDRED)
    rounds["hands"] = {"1": "KH QD 9D", "2": "4S 5S", "3": "4H 5H"}
    again = ["draw", "discard 4S", "draw", "discard 4H", "draw", "discard 5C"]

    assert is_legal({**rounds, "actions": ["take", "discard KH", *again]})


def test_with_a_single_card_that_may_not_go_out_the_player_passes():
    melds = ["7H 8H 9H", "KS KH KD"]

    assert reason(case("8D", "discard 8D", melds=melds, **FIVE_HUNDRED)) == "final_discard_forbidden"
    assert is_legal(case("8D", "pass", melds=melds, **FIVE_HUNDRED))


def test_nothing_is_laid_off_before_the_own_first_meld():
    melds = {"A": [], "B": ["9S 9H 9D"]}
    hand = "9C KS KH KD JS JH JD 4C"

    assert reason(case(hand, "add B.m1 9C", melds=melds, **FIVE_HUNDRED)) == "lay_off_before_initial"
    opened = case(hand, "lay KS KH KD", "lay JS JH JD", "add B.m1 9C", "pass", melds=melds, **FIVE_HUNDRED)
    assert is_legal(opened)
    halfway = case(hand, "lay KS KH KD", "add B.m1 9C", melds=melds, **FIVE_HUNDRED)
    assert reason(halfway) == "lay_off_before_initial"
