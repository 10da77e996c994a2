"""What `doctor --repair` makes of a damaged store: sound again, with a copy of it kept."""

import sqlite3
from contextlib import closing
from random import Random

import pytest

from samba_desktop.match.saving import SaveError
from samba_desktop.store.listing import list_matches
from samba_desktop.store.repair import check, repair
from samba_desktop.store.schema import FILE, VERSION
from samba_desktop.store.store import Store, begin, resume
from tests.match.random_player import RandomPlayer, new_record


@pytest.fixture(scope="module")
def kept(tmp_path_factory):
    """The bytes of a store of three matches, and their records."""
    folder = tmp_path_factory.mktemp("kept")
    records = {}
    with Store.open(folder) as store:
        for seed, target, most in ((1, 1500, 10_000), (2, 10_000, 160), (3, 10_000, 160)):
            match_id, match = begin(store, new_record(seed=seed, target=target))
            RandomPlayer(seed, takes_back=0.1).play(match, lambda match, most=most: match.moment >= most)
            records[match_id] = match.record
        store.delete(3)
    return (folder / FILE).read_bytes(), records


@pytest.fixture
def folder(tmp_path, kept):
    (tmp_path / FILE).write_bytes(kept[0])
    return tmp_path


def change(folder, command, *values):
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute(command, values)
        database.commit()


def repaired(folder):
    done = repair(folder)
    with Store.open(folder) as store:
        assert check(store) == ()
    return [str(one) for one in done]


def test_a_sound_store_is_left_alone(folder):
    assert repaired(folder) == []
    assert not list(folder.glob("*repair*"))


@pytest.mark.parametrize(
    "command",
    [
        "UPDATE rounds SET points = '[1, 2]'",
        "UPDATE figures SET facts = '[]'",
        "UPDATE matches SET finished = 0 WHERE id = 1",
        "UPDATE matches SET result = '[0]', finished = 1 WHERE id = 2",
        "UPDATE marks SET seal = 'x'",
        "DELETE FROM rounds",
    ],
)
def test_what_is_kept_beside_the_records_is_made_anew(folder, kept, command):
    change(folder, command)
    assert repaired(folder)

    with Store.open(folder) as store:
        for match_id, record in kept[1].items():
            assert store.load(match_id).record == record
    assert list(folder.glob("*before-repair*"))


def test_a_damaged_entry_is_set_aside_and_the_match_goes_on(folder, kept):
    change(folder, "UPDATE actions SET action = 'discard JK' WHERE match = 2 AND n = 100")
    done = repaired(folder)

    assert any("entry 100" in one for one in done)
    with Store.open(folder) as store:
        match, damage = resume(store, 2)
        assert damage is None
        assert match.record == kept[1][2].upto(99)
        with store.reading() as database:
            assert database.execute("SELECT count(*) FROM set_aside").fetchone() == (61,)


def test_an_entry_with_a_number_below_one_costs_none_of_those_before_it(folder, kept):
    change(folder, "UPDATE actions SET n = -100 WHERE match = 2 AND n = 100")
    repaired(folder)

    with Store.open(folder) as store:
        assert store.load(2).record == kept[1][2].upto(99)


def test_damaged_hashes_are_written_anew(folder, kept):
    change(folder, "UPDATE matches SET start = 'x' WHERE id = 2")
    change(folder, "UPDATE actions SET chain = 'x' WHERE match = 2 AND n = 50")
    change(folder, "UPDATE matches SET length = 4000 WHERE id = 1")
    repair(folder)

    with Store.open(folder) as store:
        assert {match_id: store.load(match_id).record for match_id in kept[1]} == kept[1]


def test_a_damaged_beginning_is_named_and_stays(folder):
    change(folder, "UPDATE matches SET header = replace(header, 'medium', 'expert') WHERE id = 2")
    done = [str(one) for one in repair(folder)]

    assert any("Match 2 cannot be repaired" in one for one in done)
    with Store.open(folder) as store, store.reading() as database:
        assert database.execute("SELECT count(*) FROM actions WHERE match = 2").fetchone() == (160,)


def test_a_file_that_is_damaged_as_a_database_is_read_as_far_as_it_goes(folder, kept):
    whole = bytearray(kept[0])
    with closing(sqlite3.connect(folder / FILE)) as database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
    page = whole.index(kept[1][2].entries[0].encode()) // size * size
    whole[page : page + 64] = b"\xff" * 64
    (folder / FILE).write_bytes(whole)
    with Store.open(folder) as store:
        assert check(store)
    done = [str(one) for one in repair(folder)]

    assert any("written anew" in one for one in done)
    assert (folder / "samba.damaged.sqlite3").read_bytes() == bytes(whole)
    with Store.open(folder) as store:
        assert check(store) == ()
        assert [line.match_id for line in list_matches(store)] == [2, 1]


def test_a_newer_store_is_no_damage(folder):
    change(folder, f"PRAGMA user_version = {VERSION + 1}")
    before = (folder / FILE).read_bytes()
    with pytest.raises(SaveError, match="newer version"):
        repair(folder)

    assert (folder / FILE).read_bytes() == before


def test_nothing_is_repaired_while_the_game_runs(folder):
    change(folder, "UPDATE rounds SET points = '[1, 2]'")
    with Store.open(folder), pytest.raises(SaveError, match="already running"):
        repair(folder)


def damage(whole, rng):
    """Change one bit, one byte, or a stretch of bytes at a random place."""
    damaged = bytearray(whole)
    at = rng.randrange(len(damaged))
    kind = rng.randrange(3)
    if kind == 0:
        damaged[at] ^= 1 << rng.randrange(8)
    elif kind == 1:
        damaged[at] = (damaged[at] + rng.randrange(1, 256)) % 256
    else:
        for place in range(at, min(len(damaged), at + rng.randrange(2, 40))):
            damaged[place] = rng.randrange(256)
    return bytes(damaged)


@pytest.mark.parametrize(
    "places",
    [
        range(30),
        *(pytest.param(range(at, at + 100), marks=pytest.mark.slow) for at in range(1000, 1500, 100)),
    ],
)
def test_damage_at_random_places_is_repaired_or_refused_in_words(tmp_path, kept, places):
    whole, records = kept
    fates = set()
    for seed in places:
        for old in tmp_path.iterdir():
            old.unlink()
        (tmp_path / FILE).write_bytes(damage(whole, Random(seed)))
        fates.add(fate(tmp_path, records))

    assert {"whole", "less"} <= fates <= {"whole", "less", "refused"}


def fate(folder, records):
    """Repair a store and say what came of it; fails where something is otherwise than it was played."""
    try:
        repair(folder)
        with Store.open(folder) as store:
            fates = {one(store, match_id, record) for match_id, record in records.items()}
            return "whole" if fates == {"whole"} else "less"
    except SaveError as error:
        return "refused" if "\n" not in str(error) else str(error)


def one(store, match_id, record):
    """Say whether a match is there whole or in part; every entry that is there is one that was played."""
    try:
        kept = store.load(match_id)
    except SaveError:
        return "less"
    assert kept.record == record.upto(len(kept.record.entries))
    return "whole" if kept.record == record else "less"
