"""Records as files of their own."""

import pytest

from samba_desktop.match.match import Match
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import read_record, write_record
from tests.match.random_player import RandomPlayer, new_record


@pytest.fixture
def record():
    return RandomPlayer(3).play(Match(new_record(3)), lambda match: match.moment >= 80).record


def test_a_record_comes_back_from_its_file(tmp_path, record):
    write_record(record, tmp_path / "match.json")

    assert read_record(tmp_path / "match.json") == record
    assert [path.name for path in tmp_path.iterdir()] == ["match.json"]


def test_its_file_has_one_entry_a_line(tmp_path, record):
    write_record(record, tmp_path / "match.json")

    lines = (tmp_path / "match.json").read_text().splitlines()
    assert lines[-3].strip(' ",') == record.entries[-1]
    assert len(lines) < len(record.entries) + 25


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"format": "x"}', "\ud800", "[" * 100_000])
def test_what_is_no_record_is_refused_in_one_sentence(tmp_path, text):
    (tmp_path / "match.json").write_bytes(text.encode("utf-8", "surrogatepass"))

    with pytest.raises(SaveError) as raised:
        read_record(tmp_path / "match.json")
    assert "\n" not in str(raised.value)


def test_a_file_that_is_missing_or_huge_is_refused(tmp_path):
    with pytest.raises(SaveError, match="cannot be read"):
        read_record(tmp_path / "none.json")
    with (tmp_path / "huge.json").open("wb") as file:
        file.truncate(30_000_000)
    with pytest.raises(SaveError, match="too large"):
        read_record(tmp_path / "huge.json")


def test_a_place_that_cannot_be_written_is_refused(tmp_path, record):
    with pytest.raises(SaveError, match="cannot be written"):
        write_record(record, tmp_path / "gone" / "match.json")
