"""What is refused on opening, in one sentence and without a change."""

import sqlite3
from contextlib import closing

import pytest

from samba_desktop.match.saving import SaveError
from samba_desktop.store.schema import FILE, VERSION
from samba_desktop.store.store import Store


def refused(folder):
    before = (folder / FILE).read_bytes()
    with pytest.raises(SaveError) as raised:
        Store.open(folder)
    assert (folder / FILE).read_bytes() == before
    assert "\n" not in str(raised.value)
    assert str(folder / FILE) in str(raised.value)
    return str(raised.value)


def test_a_file_that_is_no_database_is_left_as_it_is(tmp_path):
    (tmp_path / FILE).write_bytes(b"Dear diary, today I melded seven queens.\n" * 500)

    assert "no database" in refused(tmp_path)


def test_another_programs_database_is_left_as_it_is(tmp_path):
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")

    assert "another program" in refused(tmp_path)


def test_a_newer_version_is_left_as_it_is(tmp_path):
    Store.open(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")

    assert "newer version" in refused(tmp_path)


def test_a_cut_off_file_is_refused(tmp_path):
    Store.open(tmp_path).close()
    whole = (tmp_path / FILE).read_bytes()
    (tmp_path / FILE).write_bytes(whole[: len(whole) // 2 - 100])

    refused(tmp_path)


def test_an_empty_file_is_begun_anew(tmp_path):
    (tmp_path / FILE).touch()

    with Store.open(tmp_path) as store:
        assert store.latest_unfinished() is None


def test_a_half_made_file_of_a_killed_program_does_no_harm(tmp_path):
    (tmp_path / (FILE + ".new")).write_bytes(b"half")

    with Store.open(tmp_path) as store:
        assert store.latest_unfinished() is None


def test_a_folder_that_is_gone_is_refused_in_a_sentence(tmp_path):
    with pytest.raises(SaveError, match="cannot be opened"):
        Store.open(tmp_path / "gone")


def test_a_refused_opening_gives_the_lock_back(tmp_path):
    (tmp_path / FILE).write_bytes(b"no database" * 100)
    for _ in range(2):
        assert "no database" in refused(tmp_path)
