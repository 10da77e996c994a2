"""The log of a replay tells line for line what the log of the match tells, and knows each line's moments."""

import pytest

from samba_desktop.match.match import Match
from samba_desktop.match.replay import Replay
from samba_desktop.texts.language import ENGLISH
from samba_desktop.texts.words import Company
from samba_desktop.ui.table.log_lines import MatchLog, ReplayLog
from tests.match.random_player import RandomPlayer, new_record


def both_logs(match):
    company = Company(tuple(plan.name for plan in match.record.seats), match.record.seating, 0)
    replay = Replay(match.record)
    for _ in replay.grow():
        pass
    return MatchLog(match, company, ENGLISH), ReplayLog(replay, company, ENGLISH), replay


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])
@pytest.mark.parametrize("moments", [0, 1, 30, 71, 10_000])
def test_both_logs_say_the_same(players, seed, moments):
    record = new_record(players, seed, 1_500)
    match = RandomPlayer(seed, 0.1).play(Match(record), lambda one: one.moment >= moments)

    live, again, _ = both_logs(match)

    assert again.lines() == live.lines()


def test_each_line_knows_its_moments():
    match = RandomPlayer(3).play(Match(new_record(4, 3, 1_500)), lambda _match: False)
    _, log, replay = both_logs(match)

    firsts = [span.first for span in log.spans]
    assert firsts == sorted(firsts)
    assert log.spans[-1].last == replay.last
    assert log.line_at(0) is None
    assert log.line_at(replay.last) == len(log.spans) - 1


def test_each_moment_is_told_by_what_led_to_it():
    match = RandomPlayer(3).play(Match(new_record(4, 3, 1_500)), lambda _match: False)
    _, log, replay = both_logs(match)
    long = next(span for span in log.spans if span.last > span.first + 1 and span.first > 1)

    assert "discarded" not in log.told(long.first)
    assert "melded" not in log.told(long.last)
    assert "discarded" in log.told(long.last)
    assert log.told(0) == ""
    assert "won" in log.told(replay.last) or "win" in log.told(replay.last)
