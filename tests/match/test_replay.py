"""A record looked at again: every moment as it was, and nothing that was hidden while a match goes on."""

import pytest

from samba_desktop.engine.events import Dealt, Drawn
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.match.replay import Replay
from samba_desktop.match.saving import SaveError
from tests.match.random_player import RandomPlayer, new_record


def grown(record):
    replay = Replay(record)
    for _ in replay.grow():
        pass
    return replay


def played(seed, until=lambda _match: False, target=2_000):
    return RandomPlayer(seed, takes_back=0.1).play(Match(new_record(4, seed, target)), until)


@pytest.fixture(scope="module")
def over():
    return played(3)


@pytest.fixture(scope="module")
def running():
    return played(3, lambda match: match.moment >= 80)


def test_the_last_moment_is_the_match_as_it_stands(over, running):
    for match in (over, running):
        replay = grown(match.record)

        assert replay.view(replay.last, 0) == match.view(0)
        assert replay.is_over is (match.phase is Phase.MATCH_OVER)


def test_what_was_taken_back_is_left_out(running):
    assert "back" in running.record.entries

    replay = grown(running.record)

    taken_back = running.record.entries.count("back")
    assert replay.last == running.moment - 2 * taken_back


def test_each_moment_follows_by_its_events_from_the_one_before(over):
    replay = grown(over.record)

    for at in range(1, replay.last + 1):
        assert replay.events(at, None)
    told = tuple(event for event in replay.events(replay.last, None, since=0))
    assert sum(isinstance(event, Dealt) for event in told) == len(over.results)


def test_of_a_running_match_only_the_persons_own_cards_are_known(running):
    plans = tuple(SeatPlan(f"Seat {at}", PERSON if at == 2 else "medium") for at in range(4))
    record = running.record.__class__(
        running.record.rules, running.record.seating, plans, running.record.seed, None, running.record.entries
    )

    replay = grown(record)

    assert replay.seats == (2,)
    events = replay.events(replay.last, 2, since=0)
    assert all(event.seat == 2 for event in events if isinstance(event, Drawn) and event.cards)
    for ask in (lambda: replay.hands(5), lambda: replay.view(5, 0), lambda: replay.events(5, 0)):
        with pytest.raises(AssertionError):
            ask()


def test_when_the_match_is_over_all_hands_are_open(over):
    replay = grown(over.record)

    assert replay.seats == (0, 1, 2, 3)
    at = replay.last // 2
    assert tuple(map(len, replay.hands(at))) == replay.table(at).hand_sizes


def test_an_entry_that_is_not_possible_is_named(running):
    entries = (*running.record.entries[:10], "discard 4C", "discard 4C", "discard 4C")
    record = running.record.upto(0)
    broken = record.__class__(record.rules, record.seating, record.seats, record.seed, None, entries)

    with pytest.raises(SaveError, match=r"Entry 1\d of the record"):
        grown(broken)
    with pytest.raises(SaveError, match="Entry 1 of the record"):
        grown(record.__class__(record.rules, record.seating, record.seats, record.seed, None, ("back",)))
