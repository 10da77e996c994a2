"""What a seat decided in a round, from the record alone."""

import pytest

from samba_desktop.engine.actions import Draw, TakePile, TakeTop
from samba_desktop.engine.table import Phase
from samba_desktop.match.match import Match
from samba_desktop.match.replay import decisions
from tests.match.random_player import RandomPlayer, new_record


@pytest.fixture(scope="module", params=[2, 4, 6])
def match(request):
    made = Match(new_record(request.param, seed=5))
    return RandomPlayer(8, takes_back=0.1).play(made, lambda one: len(one.counts) == 2)


@pytest.fixture(params=[0, 1])
def found(match, request):
    return decisions(match.record, 2, request.param), request.param


def test_each_turn_begins_with_a_decision_of_its_own(found):
    made, _seat = found

    begun = [one for one in made if one.view.turn.phase is Phase.DRAW]

    assert begun
    assert [one.turn for one in begun] == list(range(1, len(begun) + 1))
    assert all(len(one.done) == 1 and isinstance(one.done[0], Draw | TakePile | TakeTop) for one in begun)


def test_the_rest_of_a_turn_is_one_decision(found):
    made, _seat = found

    rest = [one for one in made if one.view.turn.phase is Phase.PLAY]

    assert rest
    assert len({one.turn for one in rest}) == len(rest)
    assert all(one.done for one in rest)


def test_only_the_seat_itself_is_looked_at_in_its_round(found):
    made, seat = found

    assert {one.view.seat for one in made} == {seat}
    assert {one.view.turn.to_act for one in made} == {seat}
    assert {one.view.table.round_no for one in made} == {2}


def test_what_was_taken_back_is_left_out(match):
    kept = [entry.text for entry in match.entries]
    assert "back" in kept, "the random player wavers"

    seats = range(match.table.seating.players)
    done = [action for seat in seats for one in decisions(match.record, 2, seat) for action in one.done]

    discards = sum(type(action).__name__ == "Discard" for action in done)
    turns = sum(type(action).__name__ in {"Draw", "TakePile", "TakeTop"} for action in done)
    assert turns - 1 <= discards + sum(type(action).__name__ == "Pass" for action in done) <= turns


def test_a_round_that_was_not_played_has_none(match):
    assert decisions(match.record, 9, 0) == ()
