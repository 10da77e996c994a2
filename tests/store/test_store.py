"""Keeping matches: what was written is there again, whatever happens."""

import sqlite3
import time
from contextlib import closing
from datetime import UTC, datetime, timedelta

import pytest
from msgspec.structs import replace

from samba_desktop.engine.actions import Discard, Draw
from samba_desktop.engine.rules.kinds import PassRule
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.match.journal import Ending, Entry
from samba_desktop.match.match import Match
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import Follower, reach_disk
from samba_desktop.store.listing import list_matches
from samba_desktop.store.repair import check
from samba_desktop.store.schema import FILE
from samba_desktop.store.store import Store, begin, checkpoint, resume
from tests.inside_match import state_of, undone_of
from tests.match.random_player import RandomPlayer, new_record

GOES_ON = "It goes on from the last sound entry; nothing was deleted."


@pytest.fixture
def store(tmp_path):
    with Store.open(tmp_path) as opened:
        yield opened


def played(store, players=4, entries=60, seed=1, rounds=0, **more):
    match_id, match = begin(store, new_record(players, seed=seed, **more))
    player = RandomPlayer(seed, takes_back=0.1)
    player.play(match, lambda match: match.moment >= entries and len(match.counts) >= rounds)
    return match_id, match


def sql(folder, text, *values):
    with closing(sqlite3.connect(folder / FILE)) as database, database:
        return database.execute(text, values).fetchall()


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_a_match_comes_back_as_it_was(tmp_path, players):
    with Store.open(tmp_path) as store:
        match_id, match = played(store, players)

    with Store.open(tmp_path) as store:
        again, damage = resume(store, match_id)

    assert damage is None
    assert again.record == match.record
    assert state_of(again) == state_of(match)
    assert undone_of(again) == undone_of(match)


def test_the_name_of_ones_own_rules_comes_back(tmp_path):
    with Store.open(tmp_path) as store:
        match_id, _ = begin(store, replace(new_record(), rules_name="Our family's rules"))

    with Store.open(tmp_path) as store:
        assert resume(store, match_id)[0].record.rules_name == "Our family's rules"


def test_no_match_is_kept_whose_rules_contradict_themselves(store):
    rules = with_value(new_record().rules, "pass_instead_of_discard", PassRule.NEVER)

    with pytest.raises(SaveError, match="contradict themselves: keep_after_melding: "):
        store.new_match(replace(new_record(), rules=rules))

    assert list_matches(store) == ()


def test_play_goes_on_where_it_was(tmp_path):
    with Store.open(tmp_path) as store:
        match_id, match = played(store)
        before = match.moment
    with Store.open(tmp_path) as store:
        again, _ = resume(store, match_id)
        RandomPlayer(5).play(again, lambda match: match.moment >= before + 40)
        assert store.load(match_id).record == again.record
        assert check(store) == ()


def test_an_entry_is_on_the_disk_when_play_returns(tmp_path, store):
    match_id, match = begin(store, new_record())
    match.deal()

    assert sql(tmp_path, "SELECT n, seat, action FROM actions") == [(1, None, match.record.entries[0])]
    assert sql(tmp_path, "SELECT length FROM matches WHERE id = ?", match_id) == [(1,)]


def test_every_other_commit_is_synchronous_and_in_the_write_ahead_log(store):
    _, match = begin(store, new_record())
    match.deal()

    with store.reading() as database:
        assert database.execute("PRAGMA synchronous").fetchone() == (2,)
        assert database.execute("PRAGMA journal_mode").fetchone() == ("wal",)


def test_all_entries_but_the_first_are_sent_on_to_the_disk(tmp_path, store):
    sent = []
    store.disk = Follower(tmp_path / "samba.sqlite3-wal", sent.append)

    _, match = played(store, entries=20)
    store.disk.close()

    assert sent == [tmp_path / "samba.sqlite3-wal"] * (match.moment - 1)
    assert sent[0].stat().st_size > 0


def test_after_a_disk_has_failed_every_entry_is_refused_until_all_is_on_it(tmp_path, store):
    def failing(path):
        raise OSError(5, "Input/output error")

    match_id, match = begin(store, new_record())
    match.deal()
    store.disk = Follower(store._log_path, failing, store._rewrite)  # noqa: SLF001 - a disk that fails
    match.play(Draw())
    card = match.view(match.to_act).hand[0]
    for _ in range(3):
        store.disk._thread.submit(int).result()  # noqa: SLF001 - what is done in another thread is waited for
        with pytest.raises(SaveError, match="Input/output error"):
            match.play(Discard(card))

    assert match.moment == 2
    assert store.load(match_id).record == match.record
    store.disk._reach = reach_disk  # noqa: SLF001 - a disk that fails
    before = (tmp_path / FILE).read_bytes()
    match.play(Discard(card))
    assert store.load(match_id).record == match.record
    assert (tmp_path / FILE).read_bytes() != before, "what had not arrived was written once more"


def test_what_is_kept_later_reaches_the_disk_before_the_store_is_closed(tmp_path):
    arrived = []

    def slow(path):
        time.sleep(0.02)
        arrived.append(path)

    with Store.open(tmp_path) as store:
        store.disk = Follower(tmp_path, slow)
        played(store, entries=3)

    assert len(arrived) == 2


def test_the_cache_of_rounds_equals_the_records(store):
    matches = [played(store, players, entries=10_000, seed=players, target=1000) for players in (2, 3, 4)]

    for match_id, match in matches:
        assert len(match.counts) > 0
        assert store.rounds_of(match_id) == match.counts == Match(match.record).counts
        assert not store.rebuild_rounds(match_id)


def test_a_damaged_cache_is_made_anew(tmp_path, store):
    match_id, match = played(store, entries=10_000, target=1000)
    sql(tmp_path, "UPDATE rounds SET totals = '[1, 2]' WHERE round = 1")

    assert "differs" in str(check(store)[0])
    assert store.rounds_of(match_id) == match.counts
    assert store.rebuild_rounds(match_id)
    assert check(store) == ()


def test_a_lost_row_of_the_cache_is_noticed_by_the_check(tmp_path, store):
    match_id, _ = played(store, entries=10_000, target=1000)
    sql(tmp_path, "DELETE FROM rounds WHERE round = (SELECT max(round) FROM rounds)")

    assert "differs" in str(check(store)[0])
    assert store.rebuild_rounds(match_id)


def test_a_finished_match_is_not_gone_on_with(store):
    running, _ = played(store, entries=10)
    finished, match = played(store, entries=10_000, target=500)

    assert match.winners
    assert store.latest_unfinished() == running
    store.finish(running)
    assert store.latest_unfinished() is None
    assert [(line.match_id, line.winners) for line in list_matches(store)] == [
        (finished, match.winners),
        (running, ()),
    ]


def test_the_match_that_was_played_last_comes_first(tmp_path):
    times = iter(datetime(2026, 1, 1, tzinfo=UTC) + timedelta(minutes=minute) for minute in range(100))
    with Store.open(tmp_path, now=lambda: next(times)) as store:
        first, _ = played(store, entries=5)
        second, _ = played(store, entries=5)
        assert store.latest_unfinished() == second

        resume(store, first)

        assert store.latest_unfinished() == first
        assert [line.match_id for line in list_matches(store)] == [first, second]


def test_the_list_says_what_a_match_is(store):
    match_id, match = played(store, players=2, entries=10_000, target=1000)
    (line,) = list_matches(store)

    assert (line.match_id, line.preset, line.is_changed, line.shape) == (
        match_id,
        "swedish-samba",
        True,
        "solo",
    )
    assert (line.names, line.levels) == (("Seat 1", "Seat 2"), ("medium", "medium"))
    assert (line.entries, line.rounds, line.totals) == (
        match.moment,
        len(match.counts),
        match.counts[-1].totals,
    )
    assert line.winners == match.winners


def test_a_record_from_elsewhere_is_taken_in_with_its_rounds(tmp_path, store):
    match = RandomPlayer(2).play(Match(new_record(2, target=1000)), lambda match: False)

    match_id, again = begin(store, match.record)

    assert again.record == match.record == store.load(match_id).record
    assert store.rounds_of(match_id) == match.counts
    assert store.latest_unfinished() is None
    assert check(store) == ()


def test_a_record_that_cannot_be_played_is_not_taken_in(store):
    with pytest.raises(SaveError, match="Entry 1"):
        begin(store, replace(new_record(), entries=("draw",)))

    assert list_matches(store) == ()


def test_an_entry_out_of_order_is_a_bug(store):
    match_id, match = played(store, entries=5)

    with pytest.raises(ValueError, match="not the next"):
        store.append(match_id, Entry(match.moment, 0, "draw"), Ending())

    assert check(store) == ()


def test_a_match_that_is_not_there_is_refused(store):
    with pytest.raises(SaveError, match="no match of number 7"):
        store.load(7)


def test_the_disk_running_full_leaves_match_and_store_as_they_were(store):
    match_id, match = played(store, entries=20)
    before = match.record
    with store.reading() as database:
        pages = database.execute("PRAGMA page_count").fetchone()[0]
        database.execute(f"PRAGMA max_page_count = {pages}")

    with pytest.raises(SaveError, match="full"):
        RandomPlayer(1, takes_back=0).play(match, lambda match: match.moment > 500)
    stopped = match.record
    with store.reading() as database:
        database.execute("PRAGMA max_page_count = 100000")

    assert len(stopped.entries) >= len(before.entries)
    assert store.load(match_id).record == stopped
    RandomPlayer(1, takes_back=0).play(match, lambda match: match.moment > 500)
    assert store.load(match_id).record == match.record


def test_a_second_writer_is_refused_and_readers_are_not(tmp_path, store):
    played(store, entries=10)

    with pytest.raises(SaveError, match="already running") as raised:
        Store.open(tmp_path)
    with Store.open(tmp_path, writing=False) as reading:
        assert len(list_matches(reading)) == 1
        with pytest.raises(SaveError):
            reading.finish(1)

    assert str(tmp_path) in str(raised.value)


def test_the_lock_is_free_again_after_closing(tmp_path):
    for _ in range(2):
        with Store.open(tmp_path):
            pass


def test_reading_makes_nothing(tmp_path):
    with pytest.raises(SaveError, match="no matches"):
        Store.open(tmp_path, writing=False)

    assert list(tmp_path.iterdir()) == []


def test_a_checkpoint_of_its_own_connection_loses_nothing(tmp_path, store):
    match_id, match = played(store, entries=50)
    before = (tmp_path / FILE).read_bytes()

    checkpoint(tmp_path)

    assert (tmp_path / FILE).read_bytes() != before
    RandomPlayer(4).play(match, lambda match: match.moment > 80)
    assert store.load(match_id).record == match.record


def damage_action(tmp_path, n):
    sql(tmp_path, "UPDATE actions SET action = 'draw ' WHERE n = ?", n)


def test_damage_stops_the_match_there_and_play_goes_on_from_the_last_sound_entry(tmp_path):
    with Store.open(tmp_path) as store:
        match_id, match = played(store, rounds=2)
    n = match.counts[0].n - 3
    damage_action(tmp_path, n)

    with Store.open(tmp_path) as store:
        again, damage = resume(store, match_id)
        assert damage.n == n
        assert str(damage.why) == f"The saved match is damaged from entry {n} of {match.moment} on. {GOES_ON}"
        assert again.record == match.record.upto(n - 1)
        assert len(sql(tmp_path, "SELECT n FROM actions")) == match.moment, (
            "nothing is moved before play goes on"
        )

        RandomPlayer(3).play(again, lambda again: again.moment >= n + 5)

        assert store.load(match_id).damage is None
        assert store.load(match_id).record == again.record
        assert check(store) == ()
        assert store.latest_unfinished() == match_id
    aside = sql(tmp_path, "SELECT n FROM set_aside ORDER BY n")
    assert [number for (number,) in aside] == list(range(n, match.moment + 1))


def test_a_damaged_hash_between_sound_entries_costs_nothing(tmp_path):
    with Store.open(tmp_path) as store:
        match_id, match = played(store)
    sql(tmp_path, "UPDATE actions SET chain = 'x' WHERE n IN (10, ?)", match.moment)

    with Store.open(tmp_path) as store:
        kept = store.load(match_id)

    assert (kept.record, kept.damage) == (match.record, None)


@pytest.mark.parametrize("lost", [1, 5])
def test_entries_missing_at_the_end_are_noticed(tmp_path, lost):
    with Store.open(tmp_path) as store:
        match_id, match = played(store)
    sql(tmp_path, "DELETE FROM actions WHERE n > ?", match.moment - lost)

    with Store.open(tmp_path) as store:
        kept = store.load(match_id)

    assert kept.damage.n == match.moment - lost + 1


def test_a_damaged_beginning_is_refused_in_a_sentence(tmp_path):
    with Store.open(tmp_path) as store:
        match_id, _ = played(store)
    sql(tmp_path, "UPDATE matches SET header = replace(header, '\"players\": 4', '\"players\": 5')")

    with Store.open(tmp_path) as store:
        with pytest.raises(SaveError, match="The beginning of match 1 is damaged"):
            resume(store, match_id)
        assert len(check(store)) == 1


def test_entries_that_a_later_program_would_refuse_stop_the_match_there(tmp_path):
    with Store.open(tmp_path) as store:
        match_id, match = played(store, entries=30)
        store.append(match_id, Entry(match.moment + 1, 0, "merge m1 m9"), Ending())
        n = match.moment + 1

        again, damage = resume(store, match_id)

        assert damage.n == n
        assert "merge m1 m9" in str(check(store)[0])
        RandomPlayer(3).play(again, lambda again: again.moment >= n + 5)
        assert store.load(match_id).record == again.record
