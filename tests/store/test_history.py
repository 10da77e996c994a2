"""Matches that are deleted and brought back, that come and go as files, and the whole store as one file."""

import zipfile
from random import Random

import pytest
from msgspec.structs import replace

from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.exchange import file_name, give_away_all, read_record, take_in, write_record
from samba_desktop.store.listing import list_matches
from samba_desktop.store.rule_sets import RuleSet, RuleSets
from samba_desktop.store.schema import FILE
from samba_desktop.store.statistics import read_facts
from samba_desktop.store.store import Store, begin
from tests.match.random_player import RandomPlayer, new_record


def own_record(seed, target=1500):
    record = new_record(seed=seed, target=target)
    return replace(record, seats=(SeatPlan("Åsa", "person"), *record.seats[1:]))


def play(store, seed, moments=10_000, target=1500):
    match_id, match = begin(store, own_record(seed, target))
    RandomPlayer(seed).play(match, lambda match: match.moment >= moments)
    return match_id, match


@pytest.fixture
def store(tmp_path):
    folder = tmp_path / "data"
    folder.mkdir()
    with Store.open(folder) as opened:
        yield opened


def listed(store, *, deleted=False):
    return [line.match_id for line in list_matches(store, deleted=deleted)]


def test_a_deleted_match_is_seen_among_the_deleted_ones_only_and_comes_back_as_it_was(store):
    first, _ = play(store, 1, 20)
    second, match = play(store, 2)
    before = list_matches(store)
    store.delete(second)

    assert (listed(store), listed(store, deleted=True)) == ([first], [second])
    assert read_facts(store)[0][0].match_id == first
    store.bring_back(second)
    assert list_matches(store) == before
    assert store.load(second).record == match.record


def test_a_deleted_match_is_not_gone_on_with_at_the_next_start(store):
    first, _ = play(store, 1, 20)
    second, _ = play(store, 2, 20)
    assert store.latest_unfinished() == second
    store.delete(second)

    assert store.latest_unfinished() == first


def test_an_erased_match_leaves_nothing_behind(store):
    match_id, _ = play(store, 1)
    store.delete(match_id)
    store.erase(match_id)

    with store.reading() as database:
        for table in ("matches", "actions", "rounds", "figures", "marks", "set_aside"):
            assert database.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_a_damaged_mark_lets_the_match_be_seen(store):
    match_id, _ = play(store, 1, 20)
    store.delete(match_id)
    with store.writing() as database:
        database.execute("UPDATE marks SET set_at = 'then'")

    assert listed(store) == [match_id]


def test_all_matches_go_to_files_and_come_back_once(store, tmp_path):
    play(store, 1, 40)
    play(store, 2)
    count = give_away_all(store, tmp_path)
    files = tuple(tmp_path.glob("*.samba"))
    again = take_in(store, files)
    with Store.open(_folder(tmp_path / "other")) as other:
        taken = take_in(other, files)
        records = {repr(other.load(match_id).record) for match_id in taken.new}

    assert (count, len(files)) == (2, 2)
    assert (again.new, again.known, again.problems) == ((), 2, ())
    assert records == {repr(store.load(match_id).record) for match_id in listed(store)}


def test_exporting_twice_overwrites_nothing(store, tmp_path):
    play(store, 1, 40)
    give_away_all(store, tmp_path)
    give_away_all(store, tmp_path)

    assert len(tuple(tmp_path.glob("*.samba"))) == 2


def test_imported_matches_do_not_count_and_are_not_gone_on_with(store, tmp_path):
    match = RandomPlayer(4).play(Match(own_record(4, 10_000)), lambda match: len(match.counts) == 1)
    write_record(match.record, tmp_path / "a.samba")
    taken = take_in(store, (tmp_path / "a.samba",))

    assert list_matches(store)[0].is_imported
    assert store.load(taken.new[0]).record == read_record(tmp_path / "a.samba")
    assert read_facts(store)[0] == ()
    assert store.latest_unfinished() is None


def test_a_broken_file_is_told_of_and_the_others_are_taken_in(store, tmp_path):
    write_record(own_record(1), tmp_path / "a.samba")
    (tmp_path / "b.samba").write_text("{}", encoding="utf-8")
    taken = take_in(store, (tmp_path / "b.samba", tmp_path / "a.samba"))

    assert (len(taken.new), len(taken.problems)) == (1, 1)


def test_names_of_files_hold_what_every_system_can(tmp_path):
    assert file_name('Åsa / "Bo"? <C:\\x>*') == "Åsa Bo C x"
    assert file_name("...") == "Samba"
    assert len(file_name("x" * 500)) == 60


def test_a_backup_brings_everything_back(store, tmp_path):
    play(store, 1, 40)
    play(store, 2)
    RuleSets(store.path.parent).save(RuleSet("Grandmother's", "bolivia", PRESETS["bolivia"].rules))
    before = list_matches(store)
    back_up(store, tmp_path / "all.sambabackup")
    for match_id in listed(store):
        store.erase(match_id)
    third, _ = play(store, 3, 20)
    RuleSets(store.path.parent).delete("Grandmother's")
    done = restore(store, tmp_path / "all.sambabackup")

    assert list_matches(store) == before
    assert [one.name for one in RuleSets(store.path.parent).all()] == ["Grandmother's"]
    copy = _folder(tmp_path / "copy")
    (copy / FILE).write_bytes(done.kept.read_bytes())
    with Store.open(copy) as old:
        assert listed(old) == [third]


def test_play_goes_on_in_a_restored_store(store, tmp_path):
    first, _ = play(store, 1, 40)
    back_up(store, tmp_path / "all.sambabackup")
    restore(store, tmp_path / "all.sambabackup")
    second, match = play(store, 2)

    assert store.load(second).record == match.record
    assert set(listed(store)) == {first, second}


def test_no_damaged_backup_takes_the_place_of_matches(store, tmp_path):
    match_id, match = play(store, 1)
    back_up(store, tmp_path / "all.sambabackup")
    whole = (tmp_path / "all.sambabackup").read_bytes()
    path = tmp_path / "bad.sambabackup"
    rng = Random(1)
    outcomes = set()
    for _ in range(60):
        damaged = bytearray(whole)
        bit = rng.randrange(len(damaged) * 8)
        damaged[bit // 8] ^= 1 << bit % 8
        path.write_bytes(damaged)
        try:
            restore(store, path)
            outcomes.add("restored")
        except SaveError as error:
            outcomes.add("refused" if "\n" not in str(error) else str(error))
        assert store.load(match_id).record == match.record

    assert "refused" in outcomes
    assert outcomes <= {"restored", "refused"}


def test_what_is_no_backup_is_refused_in_a_sentence(store, tmp_path):
    (tmp_path / "a").write_bytes(b"no backup")
    with zipfile.ZipFile(tmp_path / "b", "w") as packed:
        packed.writestr("readme.txt", "hello")
    for name in ("a", "b", "gone"):
        with pytest.raises(SaveError, match=name):
            restore(store, tmp_path / name)


def _folder(path):
    path.mkdir()
    return path
