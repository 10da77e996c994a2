"""A thousand matches are listed and summed up in a fraction of the time that reading them takes."""

import time
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from samba_desktop.cli.bench.history_speed import fill
from samba_desktop.match.match import Match, fold
from samba_desktop.store.listing import list_matches
from samba_desktop.store.repair import check
from samba_desktop.store.statistics import read_facts, summary
from samba_desktop.store.store import Store
from tests.match.random_player import RandomPlayer
from tests.ui.history.kept import own_record

FIRST, APART = datetime(2024, 1, 1, 18, tzinfo=UTC), timedelta(hours=5)


def filled(folder, count, target):
    match = RandomPlayer(1).play(Match(own_record(1, target)), lambda _: False)
    with Store.open(folder) as store:
        fill(store, ((replace(match.record, seed=at), match) for at in range(count)), FIRST, APART)
    return match


def seconds(do):
    began = time.perf_counter()
    do()
    return time.perf_counter() - began


def test_matches_that_are_filled_in_are_as_sound_as_those_that_were_played(tmp_path):
    match = filled(tmp_path, 3, 1500)
    with Store.open(tmp_path) as store:
        assert check(store) == ()
        lines = list_matches(store)
        assert [line.totals for line in lines] == [match.counts[-1].totals] * 3
        assert fold(store.load(lines[0].match_id).record)[0].figures == match.figures


@pytest.mark.slow
def test_a_thousand_matches_are_listed_and_summed_up_at_once(tmp_path):
    filled(tmp_path, 1000, 9000)
    with Store.open(tmp_path, writing=False) as store, store.reading() as database:
        tables = ("matches", "actions", "rounds", "figures")
        plain = min(
            seconds(lambda: [database.execute(f"SELECT * FROM {table}").fetchall() for table in tables])
            for _ in range(3)
        )
        listed = min(seconds(lambda: list_matches(store)) for _ in range(3))
        summed = min(seconds(lambda: summary(read_facts(store)[0])) for _ in range(3))

        assert len(list_matches(store)) == 1000
        assert listed < plain / 3
        assert summed < plain
