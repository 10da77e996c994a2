"""What somebody else has put into a store or a backup: rows are taken over, and nothing else is ever run."""

import io
import sqlite3
import time
import zipfile
from contextlib import closing, suppress

import pytest

from samba_desktop.cli.doctor import examine as doctor
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.match.saving import SaveError
from samba_desktop.store import backup
from samba_desktop.store.backup import restore
from samba_desktop.store.chain import seal
from samba_desktop.store.listing import list_matches
from samba_desktop.store.repair import check, repair
from samba_desktop.store.rule_sets import RuleSet, RuleSets, rule_set_text
from samba_desktop.store.schema import FILE, FORMS, VERSION
from samba_desktop.store.store import Store, begin, resume
from tests.match.random_player import RandomPlayer, new_record

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n"
LONGEST_WAIT = 30
"""Seconds; without end it would be more."""
ADDED = {
    "a trigger that takes every entry away": "CREATE TRIGGER x AFTER INSERT ON actions BEGIN "
    "DELETE FROM actions WHERE match = new.match AND n = new.n; END",
    "a trigger on the matches": "CREATE TRIGGER x AFTER UPDATE ON matches BEGIN "
    "UPDATE matches SET finished = 1 WHERE id = new.id; END",
    "an endless view": f"CREATE VIEW x AS {ENDLESS}",
    "an index by an expression": "CREATE INDEX x ON actions (upper(action))",
    "an index for one entry": "CREATE UNIQUE INDEX x ON actions (match) WHERE n = 1",
    "another table": "CREATE TABLE x (a, b AS (a || a), CHECK (a > 1))",
    "a virtual table": "CREATE VIRTUAL TABLE x USING fts5(a)",
    "statistics": "ANALYZE",
    "counters": "CREATE TABLE x (a INTEGER PRIMARY KEY AUTOINCREMENT)",
    "a name that is none": 'CREATE VIEW "\x1b[31m\nx\u202e" AS SELECT 1',
}
REPLACED = {
    "a view for a table": ("actions", f"CREATE VIEW actions AS {ENDLESS}"),
    "an endless list of matches": ("matches", f"CREATE VIEW matches (id) AS {ENDLESS}"),
    "generated columns": (
        "actions",
        (
            "CREATE TABLE actions (match INTEGER, n INTEGER, seat INTEGER, "
            "action TEXT AS (hex(zeroblob(1000000))), chain TEXT)"
        ),
    ),
    "a table that takes nothing": (
        "set_aside",
        (
            "CREATE TABLE set_aside (id INTEGER PRIMARY KEY, match INTEGER, n INTEGER, seat INTEGER, "
            "action TEXT, chain TEXT, moved TEXT, CHECK (n < 0))"
        ),
    ),
    "a table that forgets": (
        "marks",
        (
            "CREATE TABLE marks (match INTEGER, mark TEXT, set_at TEXT, seal TEXT, "
            "PRIMARY KEY (match, mark) ON CONFLICT IGNORE)"
        ),
    ),
    "another order of signs": (
        "marks",
        (
            "CREATE TABLE marks (match INTEGER NOT NULL REFERENCES matches (id), "
            "mark TEXT NOT NULL COLLATE NOCASE, set_at TEXT NOT NULL, seal TEXT NOT NULL, "
            "PRIMARY KEY (match, mark)) STRICT, WITHOUT ROWID"
        ),
    ),
}


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    """The bytes of a store with a match of forty entries, and its record."""
    folder = tmp_path_factory.mktemp("made")
    with Store.open(folder) as store:
        _, match = begin(store, new_record(seed=3, target=10_000))
        RandomPlayer(3).play(match, lambda match: match.moment >= 40)
    return (folder / FILE).read_bytes(), match.record


@pytest.fixture
def folder(tmp_path, made):
    place = tmp_path / "data"
    place.mkdir()
    (place / FILE).write_bytes(made[0])
    return place


def change(path, *commands):
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        for command in commands:
            database.execute(command)


def replace(path, name, text):
    change(path, "PRAGMA foreign_keys = OFF", f"DROP TABLE {name}", text)


def parts(path):
    with closing(sqlite3.connect(path)) as database:
        return sorted(name for (name,) in database.execute("SELECT name FROM sqlite_master"))


def own_parts():
    with closing(sqlite3.connect(":memory:")) as database:
        database.executescript(FORMS[VERSION])
        return sorted(name for (name,) in database.execute("SELECT name FROM sqlite_master"))


def packed(path, database, **rules):
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(FILE, database)
        for name, text in rules.items():
            archive.writestr(f"rule-sets/{name}.json", text)
    return path


def twenty_more(store):
    match, damage = resume(store, store.latest_unfinished())
    assert damage is None
    until = match.moment + 20
    RandomPlayer(9).play(match, lambda match: match.moment >= until)
    return match.record


@pytest.mark.parametrize("command", ADDED.values(), ids=ADDED)
def test_an_opened_store_keeps_its_rows_and_nothing_else(folder, made, command):
    change(folder / FILE, command)
    before = parts(folder / FILE)
    with Store.open(folder) as store:
        assert store.load(1).record == made[1]
        record = twenty_more(store)
        (told,) = map(str, store.told)

    assert told.isprintable()
    assert parts(folder / "samba.foreign.sqlite3") == before != own_parts()
    assert parts(folder / FILE) == own_parts()
    with Store.open(folder) as store:
        assert (store.load(1).record, store.told, check(store)) == (record, (), ())


@pytest.mark.parametrize("command", ADDED.values(), ids=ADDED)
def test_a_store_that_is_only_read_is_read_without_it(folder, made, command):
    change(folder / FILE, command)
    before = (folder / FILE).read_bytes()
    with Store.open(folder, writing=False) as store:
        assert store.load(1).record == made[1]
        assert len(store.told) == 1
        with pytest.raises(SaveError):
            store.finish(1)
    told = [one.found for one in doctor(str(folder)) if not one.sound and one.what == "Matches"]

    assert "is left out" in told[0]
    assert (folder / FILE).read_bytes() == before


@pytest.mark.parametrize("command", ADDED.values(), ids=ADDED)
def test_a_backup_brings_its_rows_and_nothing_else(tmp_path, folder, made, command):
    change(folder / FILE, command)
    path = packed(tmp_path / "all.sambabackup", (folder / FILE).read_bytes())
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        done = restore(store, path)
        record = twenty_more(store)

        assert len(done.left_out) == 1
        assert str(done.left_out[0]).isprintable()
    assert parts(mine / FILE) == own_parts()
    with Store.open(mine) as store:
        assert store.load(1).record == record
        assert record.entries[:40] == made[1].entries


@pytest.mark.parametrize(("name", "text"), REPLACED.values(), ids=REPLACED)
def test_a_table_that_is_not_ours_is_refused_at_once_and_never_read(tmp_path, folder, name, text):
    replace(folder / FILE, name, text)
    before, since = (folder / FILE).read_bytes(), time.monotonic()
    for writing in (True, False):
        with pytest.raises(SaveError, match="not as Samba makes it"):
            Store.open(folder, writing=writing)
    assert any("not as Samba makes it" in one.found for one in doctor(str(folder)))
    path = packed(tmp_path / "all.sambabackup", before)
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        match_id, match = begin(store, new_record())
        with pytest.raises(SaveError, match="no backup of Samba or is damaged"):
            restore(store, path)
        assert store.load(match_id).record == match.record
    assert (folder / FILE).read_bytes() == before

    repair(folder)

    assert time.monotonic() - since < LONGEST_WAIT
    assert parts(folder / FILE) == own_parts()
    assert (folder / "samba.damaged.sqlite3").read_bytes() == before


def test_an_older_store_with_more_than_its_own_is_brought_to_today_without_it(tmp_path):
    change(
        tmp_path / FILE,
        *filter(str.strip, FORMS[1].split(";")),
        "CREATE VIEW x AS SELECT 1",
        "PRAGMA application_id = 0x53616D62",
        "PRAGMA user_version = 1",
    )
    with Store.open(tmp_path) as store:
        assert "view x" in str(store.told[0])

    assert parts(tmp_path / FILE) == own_parts()


@pytest.mark.parametrize("setting", ["encoding = 'UTF-16le'", "page_size = 65536", "auto_vacuum = FULL"])
def test_a_backup_of_another_making_is_brought_back_whole(tmp_path, folder, made, setting):
    other = tmp_path / "other.sqlite3"
    change(other, f"PRAGMA {setting}", *filter(str.strip, FORMS[VERSION].split(";")))
    with closing(sqlite3.connect(other)) as database:
        copy_into(database, folder / FILE)
    path = packed(tmp_path / "all.sambabackup", other.read_bytes())
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        restore(store, path)

        assert store.load(1).record == made[1]


def copy_into(database, path):
    with closing(sqlite3.connect(path)) as kept:
        for table in ("matches", "actions", "rounds", "figures"):
            rows = kept.execute(f"SELECT * FROM {table}").fetchall()
            for row in rows:
                database.execute(f"INSERT INTO {table} VALUES ({', '.join('?' * len(row))})", row)
    database.execute("PRAGMA application_id = 0x53616D62")
    database.execute(f"PRAGMA user_version = {VERSION}")
    database.commit()


def circle(path):
    """Let each page of the entries' tree lead to its own root, again and again."""
    with closing(sqlite3.connect(path)) as database:
        size = database.execute("PRAGMA page_size").fetchone()[0]
        database.executemany(
            "INSERT OR IGNORE INTO actions VALUES (1, ?, 0, ?, ?)",
            ((n, "x" * 500, "y" * 32) for n in range(1, 4000)),
        )
        database.commit()
    whole = bytearray(path.read_bytes())
    for page in range(len(whole) // size):
        at = page * size
        if page == 0 or whole[at] not in {2, 5}:
            continue
        cells = int.from_bytes(whole[at + 3 : at + 5], "big")
        pointers = [int.from_bytes(whole[at + 12 + 2 * i : at + 14 + 2 * i], "big") for i in range(cells)]
        first = whole[at + pointers[0] : at + pointers[0] + 4]
        for pointer in pointers:
            whole[at + pointer : at + pointer + 4] = first
        whole[at + 8 : at + 12] = first
    path.write_bytes(whole)


def test_a_file_that_leads_round_in_circles_ends_in_a_sentence(folder):
    circle(folder / FILE)
    since = time.monotonic()
    for writing in (True, False):
        with suppress(SaveError), Store.open(folder, writing=writing) as store:
            assert check(store)
    repair(folder)

    assert time.monotonic() - since < LONGEST_WAIT


@pytest.mark.parametrize("command", ADDED.values(), ids=ADDED)
def test_what_another_program_adds_while_the_game_runs_is_refused_and_gone_after_a_start(
    folder, made, command
):
    with Store.open(folder) as store:
        match, _ = resume(store, 1)
        change(folder / FILE, command)
        for _ in range(2):
            with pytest.raises(SaveError, match="not as Samba makes it") as raised:
                RandomPlayer(9).play(match, lambda match: match.moment > 40)

            assert str(raised.value).isprintable()
            assert match.record == made[1] == store.load(1).record
        with pytest.raises(SaveError, match="not as Samba makes it"):
            store.delete(1)
    with Store.open(folder) as store:
        assert len(store.told) == 1
        record = twenty_more(store)

        assert store.load(1).record == record


@pytest.mark.parametrize(("name", "text"), REPLACED.values(), ids=REPLACED)
def test_a_table_that_another_program_replaces_while_the_game_runs_is_never_written(folder, made, name, text):
    with Store.open(folder) as store:
        match, _ = resume(store, 1)
        replace(folder / FILE, name, text)
        with pytest.raises(SaveError, match="not as Samba makes it"):
            RandomPlayer(9).play(match, lambda match: match.moment > 40)

        assert match.record == made[1]


def test_play_goes_on_once_what_was_added_is_gone(folder):
    with Store.open(folder) as store:
        match, _ = resume(store, 1)
        change(folder / FILE, "CREATE VIEW x AS SELECT 1")
        with pytest.raises(SaveError, match=r"\(not as Samba makes it: view x\)"):
            RandomPlayer(9).play(match, lambda match: match.moment > 40)
        change(folder / FILE, "DROP VIEW x", "VACUUM")
        RandomPlayer(9).play(match, lambda match: match.moment >= 60)

        assert store.load(1).record == match.record


# a backup is all or nothing


def restored(tmp_path, made, path):
    """Restore into a store with a match, and say what came of it and what is there then."""
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        match_id, match = begin(store, new_record(seed=8))
        before = sorted(one.name for one in mine.iterdir())
        with pytest.raises(SaveError) as raised:
            restore(store, path)

        assert "\n" not in str(raised.value)
        assert store.load(match_id).record == match.record
        assert len(list_matches(store)) == 1
        assert sorted(one.name for one in mine.iterdir()) == before
    return str(raised.value)


def test_rules_that_cannot_be_kept_leave_the_matches_as_they_are(tmp_path, made):
    path = packed(tmp_path / "all.sambabackup", made[0], family=family("Ours"))
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        match_id, match = begin(store, new_record(seed=8))
        (mine / "rule-sets").write_text("a file where the folder should be")
        with pytest.raises(SaveError, match="cannot be made"):
            restore(store, path)

        assert store.load(match_id).record == match.record
        assert not list(mine.glob("*before*"))


def test_rules_are_taken_away_again_where_the_matches_cannot_be_kept(tmp_path, made, monkeypatch):
    path = packed(tmp_path / "all.sambabackup", made[0], one=family("One"), two=family("Two"))
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        monkeypatch.setattr("samba_desktop.store.store.copy_rows", fails)
        with pytest.raises(SaveError, match="full"):
            restore(store, path)

        assert RuleSets(mine).all() == ()
        assert not list((mine / "rule-sets").iterdir())


def fails(*_):
    raise sqlite3.OperationalError("database or disk is full")


def family(name):
    return rule_set_text(RuleSet(name, "bolivia", PRESETS["bolivia"].rules))


def test_broken_rules_in_a_backup_are_named_and_cost_no_match(tmp_path, made):
    path = packed(
        tmp_path / "all.sambabackup",
        made[0],
        good=family("Good"),
        bad="{",
        long=family("x" * 5000),
        taken=family("Bolivia"),
    )
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        done = restore(store, path)

        assert store.load(1).record == made[1]
    assert [one.name for one in RuleSets(mine).all()] == ["Good"]
    assert len(done.left_out) == 3
    assert not [one for one in done.left_out if "\n" in str(one) or len(str(one)) > 400]


def test_a_backup_with_many_files_is_refused_before_its_list_is_read(tmp_path, made):
    path = tmp_path / "all.sambabackup"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(FILE, made[0])
        for number in range(backup.MOST_RULES + 1):
            archive.writestr(f"{number}", "")

    assert "too many things" in restored(tmp_path, made, path)


def test_matches_that_would_fill_the_disk_are_refused_before_they_are_unpacked(tmp_path, made, monkeypatch):
    monkeypatch.setattr(backup, "LARGEST", 1_000_000)
    path = packed(tmp_path / "all.sambabackup", made[0] + bytes(5_000_000))

    assert path.stat().st_size < 100_000
    assert "too large" in restored(tmp_path, made, path)


@pytest.mark.parametrize("way", [zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA])
def test_a_backup_that_is_packed_otherwise_is_none(tmp_path, made, way):
    written = io.BytesIO()
    with zipfile.ZipFile(written, "w", way) as archive:
        archive.writestr(FILE, made[0])
    path = tmp_path / "all.sambabackup"
    path.write_bytes(written.getvalue())

    assert "no backup" in restored(tmp_path, made, path)


def test_one_row_named_a_thousand_times_fills_no_disk(tmp_path, folder, made):
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("INSERT INTO set_aside VALUES (1, 1, 1, 0, ?, '', '')", ("x" * 3_000_000,))
        database.executemany(
            "INSERT INTO set_aside VALUES (?, 1, 1, 0, 'short', '', '')", ((n,) for n in range(2, 300))
        )
        database.commit()
    path = packed(tmp_path / "all.sambabackup", (folder / FILE).read_bytes())
    mine = tmp_path / "mine"
    mine.mkdir()
    with Store.open(mine) as store:
        restore(store, path)

        assert store.load(1).record == made[1]


@pytest.mark.parametrize(
    ("table", "column", "value"),
    [
        ("rounds", "points", "[1, 2, 3, 4, 5, 6, 7]"),
        ("rounds", "totals", "[" * 100_000),
        ("rounds", "points", f"[{'9' * 5000}, 1]"),
        ("rounds", "ended", "never"),
        ("rounds", "dealer", 77),
        ("figures", "facts", "[]"),
        ("figures", "facts", '{"a": 1}'),
        ("figures", "facts", "[" * 100_000),
    ],
)
def test_rows_that_are_sealed_and_mean_nothing_are_found(tmp_path, table, column, value):
    with Store.open(tmp_path) as store:
        match_id, match = begin(store, new_record(2, seed=2, target=500))
        RandomPlayer(2).play(match, lambda match: len(match.counts) == 1)
        with store.writing() as database:
            database.execute(f"UPDATE {table} SET {column} = ?", (value,))
            columns = {
                "rounds": "match, round, n, dealer, ended, out, concealed, points, totals",
                "figures": "match, round, n, facts",
            }[table]
            row = database.execute(f"SELECT {columns} FROM {table}").fetchone()
            database.execute(f"UPDATE {table} SET seal = ?", (seal(*row),))

        assert check(store)
        assert len(list_matches(store)) == 1
        assert store.rounds_of(match_id) == match.counts
        assert store.rebuild_rounds(match_id)
        assert check(store) == ()
