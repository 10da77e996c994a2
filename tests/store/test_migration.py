"""Stores of every earlier version open, with a copy kept; where that fails they stay as they are."""

import errno
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from samba_desktop.match.match import fold
from samba_desktop.match.saving import SaveError
from samba_desktop.store import migration
from samba_desktop.store.listing import list_matches
from samba_desktop.store.migration import migrate
from samba_desktop.store.repair import check
from samba_desktop.store.schema import FILE, VERSION
from samba_desktop.store.statistics import complete, read_facts
from samba_desktop.store.store import Store, resume
from tests.match.random_player import RandomPlayer

STORES = sorted((Path(__file__).parent / "stores").glob("*.sqlite3.gz"))
"""Written by the program as it was at the commits in their names: a match that is over and one that runs."""


def version_of(path):
    with closing(sqlite3.connect(path)) as database:
        return database.execute("PRAGMA user_version").fetchone()[0]


def rows_of(path):
    with closing(sqlite3.connect(path)) as database:
        return [
            database.execute(f"SELECT * FROM {table}").fetchall()
            for table in ("matches", "actions", "rounds")
        ]


@pytest.fixture(params=STORES, ids=lambda path: path.name.partition(".")[0])
def old(request, tmp_path):
    (tmp_path / FILE).write_bytes(gzip.decompress(request.param.read_bytes()))
    return tmp_path


def test_there_are_samples_of_earlier_versions():
    assert len(STORES) >= 4


def test_an_earlier_store_opens_whole_and_a_copy_is_kept(old):
    before, version = rows_of(old / FILE), version_of(old / FILE)
    with Store.open(old) as store:
        lines = list_matches(store)
        assert not check(store)

    assert [(line.winners, line.rounds, line.entries) for line in lines] == [(None, 0, 120), ((1,), 1, 210)]
    assert rows_of(old / FILE) == before
    assert version_of(old / FILE) == VERSION
    copy = old / f"samba.version-{version}.sqlite3"
    assert (rows_of(copy), version_of(copy)) == (before, version)


def test_a_match_of_an_earlier_store_goes_on_to_its_end(old):
    with Store.open(old) as store:
        running = store.latest_unfinished()
        match, damage = resume(store, running)
        RandomPlayer(5).play(match, lambda match: len(match.counts) == 1)

        assert damage is None
        assert store.rounds_of(running) == match.counts
        assert not check(store)


def test_what_the_statistics_lack_is_counted_from_the_records(old):
    with Store.open(old) as store:
        _, lacking = read_facts(store)
        for match_id in lacking:
            list(complete(store, match_id))
        facts, still = read_facts(store)

        assert (len(lacking), still) == (1, ())
        assert {one.match_id: one.rounds for one in facts} == {
            line.match_id: fold(store.load(line.match_id).record)[0].figures for line in list_matches(store)
        }


def test_an_earlier_store_is_read_without_changing_it(old):
    before = (old / FILE).read_bytes()
    with Store.open(old, writing=False) as store:
        assert len(list_matches(store)) == 2
        assert not check(store)

    assert (old / FILE).read_bytes() == before
    assert not list(old.glob("*version*"))


def test_a_migration_that_fails_leaves_the_store_as_it_was(old):
    path = old / FILE
    with closing(sqlite3.connect(path)) as database:
        database.execute("CREATE TABLE marks (mine TEXT)")
        database.commit()
    before, version = rows_of(path), version_of(path)
    with pytest.raises(SaveError) as raised:
        Store.open(old)

    assert "\n" not in str(raised.value)
    assert (rows_of(path), version_of(path)) == (before, version)
    with closing(sqlite3.connect(path)) as database:
        assert not database.execute("SELECT name FROM sqlite_schema WHERE name = 'figures'").fetchall()


def test_without_room_for_the_copy_nothing_is_migrated(old, monkeypatch):
    def full(path):
        raise OSError(errno.ENOSPC, "No space left on device")

    version = version_of(old / FILE)
    monkeypatch.setattr(migration, "reach_disk", full)
    with pytest.raises(SaveError, match="cannot be written"):
        migrate(old / FILE, version)

    assert version_of(old / FILE) == version
    assert [path.name for path in old.iterdir() if not path.name.startswith(FILE)] == []


def test_a_second_copy_does_not_take_the_place_of_the_first(old):
    version = version_of(old / FILE)
    first = old / f"samba.version-{version}.sqlite3"
    first.write_bytes(b"mine")
    Store.open(old).close()

    assert first.read_bytes() == b"mine"
    assert version_of(old / f"samba.version-{version}-2.sqlite3") == version


def test_records_that_earlier_versions_kept_have_all_their_options(old):
    with closing(sqlite3.connect(old / FILE)) as database:
        headers = [json.loads(header) for (header,) in database.execute("SELECT header FROM matches")]
    with Store.open(old) as store:
        for header, line in zip(
            headers, sorted(list_matches(store), key=lambda one: one.match_id), strict=True
        ):
            rules = store.load(line.match_id).record.rules
            assert rules.match.target_score == header["options"]["target_score"]


def test_what_an_earlier_program_left_in_its_log_when_it_was_killed_is_taken_over(old, tmp_path_factory):
    killed = tmp_path_factory.mktemp("killed")
    with closing(sqlite3.connect(old / FILE, isolation_level=None)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("UPDATE matches SET played = '2031-01-01T00:00:00+00:00' WHERE id = 2")
        for path in old.iterdir():
            (killed / path.name).write_bytes(path.read_bytes())
    with Store.open(killed) as store:
        assert list_matches(store)[0].played.startswith("2031")

    copy = next(killed.glob("samba.version-*.sqlite3"))
    assert rows_of(copy)[0][1][7].startswith("2031")
