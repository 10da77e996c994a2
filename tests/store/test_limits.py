"""What others have made as long as they like: it is refused or left out in a sentence, all else is kept."""

import json
import sqlite3
import struct
import zipfile
from contextlib import closing

import pytest
from msgspec.structs import replace

from samba_desktop.engine.incoming import MOST_VALUES, UnreadableError, load_json
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.match import record as records
from samba_desktop.match.journal import Ending, Entry
from samba_desktop.match.match import Match
from samba_desktop.match.record import MOST_ENTRIES, SeatPlan, header_to_json
from samba_desktop.match.saving import SaveError
from samba_desktop.store import backup, rows
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.chain import seal
from samba_desktop.store.exchange import LARGEST, record_from_text, record_text
from samba_desktop.store.listing import list_matches, listed
from samba_desktop.store.migration import salvage
from samba_desktop.store.repair import check, repair
from samba_desktop.store.rule_sets import RuleSet, RuleSets, rule_set_text
from samba_desktop.store.schema import APPLICATION, FILE
from samba_desktop.store.statistics import as_csv, complete, read_facts, summary
from samba_desktop.store.store import Store, begin, resume
from tests.match.random_player import RandomPlayer, new_record


def sealed(store, record, count):
    """Keep a match with so many entries, each of them sealed; whether they can be played is another thing."""
    header = json.dumps(header_to_json(record), ensure_ascii=False, sort_keys=True)
    with store.writing() as database:
        match_id, sound = rows.write_beginning(database, header, store.time())
        lines, chain = [], sound.chain
        for n in range(1, count + 1):
            chain = rows.next_link(chain, n, 0, "draw")
            lines.append((match_id, n, 0, "draw", chain))
        database.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", lines)
        database.execute("UPDATE matches SET length = ?, head = ? WHERE id = ?", (count, chain, match_id))
    return match_id


@pytest.fixture
def folder(tmp_path):
    """A folder with a match of twenty entries and a later one that is longer than any."""
    place = tmp_path / "data"
    place.mkdir()
    with Store.open(place) as store:
        _, match = begin(store, new_record(seed=3))
        RandomPlayer(3).play(match, lambda match: match.moment >= 20)
        assert sealed(store, new_record(seed=4), MOST_ENTRIES + 1) == 2
    return place


@pytest.fixture
def mine(tmp_path):
    place = tmp_path / "mine"
    place.mkdir()
    with Store.open(place) as store:
        yield store


def test_a_match_longer_than_any_is_listed_and_refused_by_whoever_opens_it(folder):
    with Store.open(folder) as store:
        assert {line.match_id: line.entries for line in list_matches(store)} == {1: 20, 2: MOST_ENTRIES + 1}
        for opens in (store.load, lambda number: resume(store, number)):
            with pytest.raises(SaveError, match="Match 2 cannot be played on, as no match has more than"):
                opens(2)
        assert resume(store, 1)[0].moment == 20
        assert [str(one) for one in check(store) if "Match 2" in str(one)]
    told = " ".join(map(str, repair(folder)))

    assert "Match 2 cannot be repaired" in told
    with Store.open(folder) as store:
        assert len(list_matches(store)) == 2


def test_a_salvaged_match_longer_than_any_is_refused_too(folder):
    salvage(folder / FILE)
    with Store.open(folder) as store:
        assert resume(store, 1)[0].moment == 20
        with pytest.raises(SaveError, match="no match has more than"):
            resume(store, 2)


def test_a_backup_brings_all_matches_but_those_longer_than_any(tmp_path, folder, mine):
    path = packed(tmp_path / "all.sambabackup", (folder / FILE).read_bytes())
    done = restore(mine, path)

    assert [line.match_id for line in list_matches(mine)] == [1]
    assert check(mine) == ()
    (told,) = map(str, done.left_out)
    assert "more than the 30000 entries" in told


@pytest.mark.parametrize("table", ["rounds", "figures", "set_aside"])
def test_a_backup_leaves_out_a_match_with_other_rows_without_end(tmp_path, mine, table):
    place = tmp_path / "other"
    place.mkdir()
    with Store.open(place) as store:
        for seed in (1, 2):
            begin(store, new_record(seed=seed))
        with store.writing() as database:
            columns = len(database.execute(f"PRAGMA table_info({table})").fetchall())
            database.executemany(
                f"INSERT INTO {table} VALUES ({', '.join('?' * columns)})",
                (
                    [n, 2, n, *("0" for _ in range(columns - 3))]
                    if table == "set_aside"
                    else [2, n, *("0" for _ in range(columns - 2))]
                    for n in range(MOST_ENTRIES + 1)
                ),
            )
    done = restore(mine, packed(tmp_path / "all.sambabackup", (place / FILE).read_bytes()))

    assert [line.match_id for line in list_matches(mine)] == [1]
    assert len(done.left_out) == 1


def test_no_more_is_kept_of_a_match_than_can_be_opened_again(mine, monkeypatch):
    match_id, match = begin(mine, new_record(seed=3))
    RandomPlayer(3).play(match, lambda match: match.moment >= 20)
    monkeypatch.setattr(rows, "MOST_ENTRIES", 20)
    with pytest.raises(SaveError, match="no match has more than 20 entries"):
        mine.append(match_id, Entry(21, 0, "draw"), Ending())

    assert mine.load(match_id).record == match.record
    assert resume(mine, match_id)[0].moment == 20


def test_what_could_not_be_opened_again_is_not_begun(mine):
    record = new_record()
    seats = (SeatPlan("x" * (records.LONGEST_TEXT + 1), "medium"), *record.seats[1:])
    with pytest.raises(SaveError, match="seats, 1, name"):
        begin(mine, replace(record, seats=seats))

    assert list_matches(mine) == ()


def test_an_entry_without_end_is_named_shortly(tmp_path):
    text = json.dumps({**records.record_to_json(new_record()), "entries": ["lay " + "KS " * 10_000]})
    with pytest.raises(SaveError) as raised:
        record_from_text(text, tmp_path / "x")

    assert len(str(raised.value)) < 400


def test_the_longest_record_is_no_larger_than_a_file_may_be(tmp_path):
    longest = "lay " + " ".join(["10S", "JK=10S"] * 25)
    record = replace(new_record(), entries=(longest,) * MOST_ENTRIES)
    text = record_text(record)

    assert len(text) < LARGEST
    assert record_from_text(text, tmp_path / "x") == record


@pytest.mark.parametrize("value", ["{}", "[]", "1", '""', "[[]]", '{"a":{}}'])
def test_json_of_more_values_than_any_file_has_is_refused_before_it_is_read(value):
    text = "[" + ",".join([value] * (MOST_VALUES + 1)) + "]"
    with pytest.raises(UnreadableError, match=f"more than {MOST_VALUES} values"):
        load_json(text + " and what is no JSON")


# backups


def packed(path, database, **rules):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, database)
        for name, text in rules.items():
            archive.writestr(f"rule-sets/{name}.json", text)
    return path


def empty(tmp_path):
    place = tmp_path / "empty"
    place.mkdir(exist_ok=True)
    Store.open(place).close()
    return (place / FILE).read_bytes()


def family(name):
    return rule_set_text(RuleSet(name, "bolivia", PRESETS["bolivia"].rules))


def refused(store, path):
    match_id, match = begin(store, new_record(seed=8))
    before = sorted(one.name for one in store.path.parent.iterdir())
    with pytest.raises(SaveError) as raised:
        restore(store, path)

    assert store.load(match_id).record == match.record
    assert sorted(one.name for one in store.path.parent.iterdir()) == before
    return str(raised.value)


def test_a_backup_whose_end_is_of_the_larger_form_is_refused_before_its_list_is_read(
    tmp_path, mine, monkeypatch
):
    monkeypatch.setattr(backup, "MOST_RULES", 5)
    path = packed(tmp_path / "all.sambabackup", empty(tmp_path), **{f"r{n}": "{}" for n in range(9)})
    raw = path.read_bytes()
    _, _, _, _, count, length, begins, _ = struct.unpack("<4s4H2LH", raw[-22:])
    far = struct.pack("<4sQ2H2L4Q", b"PK\6\6", 44, 45, 45, 0, 0, count, count, length, begins)
    where = struct.pack("<4sLQL", b"PK\6\7", 0, len(raw) - 22, 1)
    end = struct.pack("<4s4H2LH", b"PK\5\6", 0, 0, 1, 1, 100, begins, 0)
    path.write_bytes(raw[:-22] + far + where + end)
    with zipfile.ZipFile(path) as archive:
        assert len(archive.namelist()) == 10
    monkeypatch.setattr(zipfile, "ZipFile", None)

    assert "too large" in refused(mine, path)


def test_files_that_the_end_of_a_backup_does_not_count_are_counted(tmp_path, mine, monkeypatch):
    monkeypatch.setattr(backup, "MOST_RULES", 5)
    path = packed(tmp_path / "all.sambabackup", empty(tmp_path), **{f"r{n}": "{}" for n in range(9)})
    raw = path.read_bytes()
    path.write_bytes(raw[:-14] + struct.pack("<2H", 1, 1) + raw[-10:])

    assert "too many things" in refused(mine, path)


def test_a_backup_of_more_matches_than_can_be_looked_at_is_refused(tmp_path, folder, mine, monkeypatch):
    monkeypatch.setattr(backup, "MOST_MATCHES", 1)

    assert "too many things" in refused(
        mine, packed(tmp_path / "all.sambabackup", (folder / FILE).read_bytes())
    )


def test_no_backup_is_made_that_could_not_be_brought_back(tmp_path, mine, monkeypatch):
    monkeypatch.setattr(backup, "MOST_RULES", 2)
    own = RuleSets(mine.path.parent)
    for name in ("One", "Two"):
        own.save(RuleSet(name, "bolivia", PRESETS["bolivia"].rules))
    back_up(mine, tmp_path / "two.sambabackup")
    restore(mine, tmp_path / "two.sambabackup")
    own.save(RuleSet("Three", "bolivia", PRESETS["bolivia"].rules))
    with pytest.raises(SaveError, match="too many things"):
        back_up(mine, tmp_path / "three.sambabackup")

    assert not (tmp_path / "three.sambabackup").exists()


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
def test_rules_in_a_backup_are_read_in_every_encoding_in_which_loose_ones_are(tmp_path, mine, encoding):
    path = packed(tmp_path / "all.sambabackup", empty(tmp_path), ours=family("Åsas").encode(encoding))

    assert restore(mine, path).left_out == ()
    assert [one.name for one in RuleSets(mine.path.parent).all()] == ["Åsas"]


def test_rules_in_a_backup_that_are_no_text_are_named(tmp_path, mine):
    path = packed(tmp_path / "all.sambabackup", empty(tmp_path), ours=b"\xff\xc5")

    (told,) = map(str, restore(mine, path).left_out)
    assert "ours.json" in told
    assert "not text in UTF-8 or UTF-16" in told


BROKEN = {
    "of another program": ("PRAGMA application_id = 7", "its matches are a database of another program"),
    "of a newer version": ("PRAGMA user_version = 77", "made by a newer version of Samba"),
    "of no version": ("PRAGMA user_version = 0", "choose another one"),
    "without a table": ("DROP TABLE marks", "choose another one"),
}


@pytest.mark.parametrize(("command", "helps"), BROKEN.values(), ids=BROKEN)
def test_a_broken_backup_is_refused_with_what_helps(tmp_path, mine, command, helps):
    place = tmp_path / "broken.sqlite3"
    place.write_bytes(empty(tmp_path))
    with closing(sqlite3.connect(place, isolation_level=None)) as database:
        database.execute(command)
    path = packed(tmp_path / "all.sambabackup", place.read_bytes())
    said = refused(mine, path)

    assert helps in said
    assert "--data-dir" not in said
    assert str(path) in said
    assert "nothing was changed" in said


@pytest.mark.parametrize("raw", [b"", b"no zip", b"SQLite format 3\0" * 9])
def test_what_is_no_backup_at_all_is_refused_with_what_helps(tmp_path, mine, raw):
    (tmp_path / "x").write_bytes(raw)
    packed(tmp_path / "y", raw)
    for name in ("x", "y"):
        said = refused(mine, tmp_path / name)

        assert "choose another one" in said
        assert "--data-dir" not in said
    assert APPLICATION


# the statistics


def own_record(seed):
    record = new_record(seed=seed, target=500)
    return replace(record, seats=(SeatPlan("Åsa", "person"), *record.seats[1:]))


IMPOSSIBLE = {
    "no points": (6, []),
    "one side only": (6, [100]),
    "a side too many": (6, [100, 200, 300]),
    "a dealer who is not there": (1, 5),
    "somebody out who is not there": (3, 5),
    "a seed of another size": (0, "f" * 17),
    "no time around the table": (7, [[[0] * 5, 0, 0, 0]] * 2),
}


@pytest.mark.parametrize(("at", "value"), IMPOSSIBLE.values(), ids=IMPOSSIBLE)
def test_sealed_figures_that_cannot_be_are_left_out_named_and_made_anew(mine, at, value):
    match_id, match = begin(mine, own_record(2))
    RandomPlayer(2).play(match, lambda match: len(match.counts) == 1)
    good = read_facts(mine)[0]
    with mine.writing() as database:
        round_no, n, facts = database.execute("SELECT round, n, facts FROM figures").fetchone()
        changed = json.loads(facts)
        changed[at] = value
        if isinstance(value, list) and at == 6:
            changed[7] = (changed[7] * 2)[: len(value)]
        text = json.dumps(changed)
        database.execute("UPDATE figures SET facts = ?, seal = ?", (text, seal(match_id, round_no, n, text)))
    facts, lacking = read_facts(mine)

    assert [one.rounds for one in facts] == [()]
    assert lacking == (match_id,)
    assert summary(facts).rounds == 0
    assert as_csv(facts).count("\r\n") == 1
    assert any("statistics" in str(one) for one in check(mine))
    for _ in complete(mine, match_id):
        pass
    assert read_facts(mine) == (good, ())


HEADERS = {
    "nobody": ("seats", []),
    "one seat only": ("seats", [{"name": "Bo", "level": "person"}]),
    "seats that are none": ("seats", ["Bo", "Åsa", "Siv", "Ulf"]),
    "players without end": ("players", 10**15),
    "one player": ("players", 1),
    "players in words": ("players", "four"),
    "no shape": ("shape", "ring"),
    "no rules": ("rules", None),
    "rules in a number": ("rules", 7),
    "notes without end": ("notes", {str(n): "" for n in range(1000)}),
}


@pytest.mark.parametrize(("name", "value"), HEADERS.values(), ids=HEADERS)
def test_a_sealed_beginning_that_cannot_be_is_left_out_and_named(mine, name, value):
    good, match = begin(mine, own_record(2))
    RandomPlayer(2).play(match, lambda match: len(match.counts) == 1)
    bad, _ = begin(mine, own_record(3))
    with mine.writing() as database:
        header, identity, created = database.execute(
            "SELECT header, uuid, created FROM matches WHERE id = ?", (bad,)
        ).fetchone()
        text = json.dumps({**json.loads(header), name: value}, sort_keys=True)
        start = rows.first_link(bad, identity, created, text)
        database.execute(
            "UPDATE matches SET header = ?, start = ?, head = ? WHERE id = ?", (text, start, start, bad)
        )
    facts, lacking = read_facts(mine)

    assert [one.match_id for one in facts] == [good]
    assert lacking == ()
    lines, left_out = listed(mine, deleted=False)
    assert ([line.match_id for line in lines], left_out) == ([good], 1)
    assert any(f"Match {bad}" in str(one) for one in check(mine))


@pytest.mark.parametrize("result", ["[7]", "[-1]", "[0, 1, 0]", '"12"', "[0.5]", "[" * 9000, "[]" * 9000])
def test_winners_who_cannot_be_are_as_if_nobody_knew(mine, result):
    _, match = begin(mine, own_record(2))
    RandomPlayer(2).play(match, lambda _: False)
    with mine.writing() as database:
        database.execute("UPDATE matches SET result = ?", (result,))

    assert read_facts(mine)[0][0].winners is None
    assert list_matches(mine)[0].winners is None
    assert any("result" in str(one) for one in check(mine))


@pytest.mark.parametrize("totals", ["[1]", "[]", "[1, 2, 3]"])
def test_totals_of_other_sides_are_never_shown(mine, totals):
    match_id, match = begin(mine, own_record(2))
    RandomPlayer(2).play(match, lambda match: len(match.counts) == 1)
    with mine.writing() as database:
        row = database.execute(
            "SELECT match, round, n, dealer, ended, out, concealed, points FROM rounds"
        ).fetchone()
        database.execute("UPDATE rounds SET totals = ?, seal = ?", (totals, seal(*row, totals)))

    assert listed(mine, deleted=False) == ((), 1)
    assert any("rounds" in str(one) for one in check(mine))
    assert Match(mine.load(match_id).record).counts
