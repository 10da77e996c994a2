"""What can be taken back, and what is a wall."""

import pytest

from samba_desktop.engine.actions import Reason, read_action
from samba_desktop.match.match import Moves
from tests.match.positions import position


def played(moves, *texts):
    for text in texts:
        moves.play(read_action(text))
    return moves


def reason(refusal):
    return refusal and refusal.reason


def test_laying_can_be_taken_back_to_the_very_position():
    before = position("QS QH QD KS KH KD 4C 5C")
    moves = played(Moves(before), "lay QS QH QD", "lay KS KH KD")

    moves.back()
    moves.back()

    assert moves.state == before


def test_a_drawn_card_is_a_wall():
    moves = played(Moves(position("QS QH QD 4C", phase="draw")), "draw")

    assert reason(moves.may_take_back(0)) is Reason.REVEALED


def test_laying_can_be_taken_back_down_to_the_wall_and_no_further():
    moves = played(
        Moves(position("QS QH QD KS KH KD 4C", phase="draw")), "draw", "lay QS QH QD", "lay KS KH KD"
    )

    taken_back = [moves.back() is None for _ in range(3)]

    assert taken_back == [True, True, False]
    assert reason(moves.may_take_back(0)) is Reason.REVEALED


def test_taking_the_pile_reveals_nothing():
    before = position("QS QH 5C 6D KS", phase="draw", pile="9H 10D QD", melds="KH KD KC")
    moves = played(Moves(before), "take QS QH")

    assert moves.back() is None
    assert moves.state == before


def test_the_top_card_alone_reveals_nothing():
    before = position("5C 6D KS", phase="draw", pile="9H 7S", melds="4S 5S 6S")
    moves = played(Moves(before), "top m1")

    assert moves.back() is None
    assert moves.state == before


def test_a_replacement_for_a_red_three_is_a_wall():
    moves = played(Moves(position("QS QH QD 4C 3H KS")), "three 3H")

    assert reason(moves.may_take_back(0)) is Reason.REVEALED


def test_a_red_three_without_replacement_can_be_taken_back():
    before = position("QS QH QD 4C 3H KS", changed={"red_three_replacement": False})
    moves = played(Moves(before), "three 3H")

    assert moves.back() is None
    assert moves.state == before


def test_a_discard_can_be_taken_back_until_the_next_seat_has_acted():
    moves = played(Moves(position("QS QH 4C 5C")), "discard 4C")
    assert moves.may_take_back(0) is None

    moves.play(read_action("draw"))

    assert reason(moves.may_take_back(0)) is Reason.NEXT_HAS_MOVED


def test_a_discard_stays_when_the_next_seat_took_the_pile_and_thought_better_of_it():
    moves = played(
        Moves(position("QS QH 4C 5C", hands={"2": "4S 4H KS KH"}, others=["9S 9H 9D"])),
        "discard 4C",
        "take 4S 4H",
    )

    moves.back()

    assert reason(moves.may_take_back(0)) is Reason.NEXT_HAS_MOVED


def test_a_discard_is_nobody_elses_to_take_back():
    moves = played(Moves(position("QS QH 4C 5C")), "discard 4C")

    assert [reason(moves.may_take_back(seat)) for seat in (1, 2, 3)] == [Reason.NOTHING_TO_TAKE_BACK] * 3


@pytest.fixture
def asking():
    melds = "QS QH QD QC QS QH QD; KS KH KD KC KS KH KD"
    return Moves(position("9S 9H 9D 8C", melds=melds, hands={"2": 11, "3": 9, "4": 11}))


def test_the_question_can_be_taken_back_until_it_is_answered(asking):
    before = asking.state
    played(asking, "ask")
    assert asking.back() is None
    assert asking.state == before

    played(asking, "ask", "answer yes")

    assert reason(asking.may_take_back(0)) is Reason.REVEALED
    assert reason(asking.may_take_back(2)) is Reason.NOTHING_TO_TAKE_BACK


def test_after_a_yes_laying_can_be_taken_back_down_to_the_question(asking):
    played(asking, "ask", "answer yes")
    answered = asking.state
    played(asking, "lay 9S 9H 9D")

    assert asking.back() is None
    assert asking.state == answered
    assert reason(asking.back()) is Reason.REVEALED


def test_the_end_of_a_round_is_a_wall(asking):
    played(asking, "lay 9S 9H 9D", "discard 8C")

    assert reason(asking.may_take_back(0)) is Reason.REVEALED


def test_taking_back_in_debt_is_always_possible():
    moves = played(Moves(position("4S 4H 4D KS 5C 6C")), "lay 4S 4H 4D")
    assert moves.state.table.turn.owed

    assert moves.back() is None
    assert not moves.state.table.turn.owed
