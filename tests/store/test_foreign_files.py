"""Files from elsewhere: no pipe is waited for, what editors wrote is read, and nothing is without end."""

import json
import os
import socket
import threading

import pytest
from msgspec.structs import replace

from samba_desktop.__main__ import main
from samba_desktop.match.match import Match
from samba_desktop.match.record import LONGEST_TEXT, MOST_ENTRIES, MOST_NOTES, record_to_json
from samba_desktop.match.saving import SaveError
from samba_desktop.store.exchange import file_name, read_record, record_from_text, record_text
from samba_desktop.store.files import read_json, read_text
from tests.match.random_player import RandomPlayer, new_record

PATIENCE = 20
PYTHONS = ("Expecting", "delimiter", "codec", "decode", "char ", "recursion", "Unterminated", "surrogate")


@pytest.fixture
def record():
    return RandomPlayer(3).play(Match(new_record(4)), lambda match: match.moment >= 40).record


def refused(path):
    """Read what is no ordinary file, without end if need be, and return why it is refused."""
    said = []

    def read():
        with pytest.raises(SaveError) as raised:
            read_text(path, 1000)
        said.append(str(raised.value))

    reading = threading.Thread(target=read, daemon=True)
    reading.start()
    reading.join(PATIENCE)
    assert said, "it waits"
    return said[0]


@pytest.mark.skipif(os.name == "nt", reason="there are no such files")
def test_special_files_are_refused_at_once(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to(tmp_path / "pipe")
    (tmp_path / "ring").symlink_to(tmp_path / "ring")
    (tmp_path / "zero").symlink_to("/dev/zero")
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(os.fsencode(tmp_path / "socket"))
        for name in ("pipe", "link", "socket", "zero"):
            assert "no plain file" in refused(tmp_path / name)
    assert "(Is a directory)" in refused(tmp_path)
    assert "no plain file" in refused(tmp_path / "ring")
    assert "(The name is too long)" in refused(tmp_path / ("x" * 300))
    assert "(No such file or directory)" in refused(tmp_path / "x\0y")


def test_a_link_to_an_ordinary_file_is_read(tmp_path, record):
    (tmp_path / "there.samba").write_text(record_text(record), encoding="utf-8")
    (tmp_path / "link").symlink_to("there.samba")

    assert read_record(tmp_path / "link") == record


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-32"])
@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_record_that_went_through_an_editor_is_read(tmp_path, record, encoding, end):
    path = tmp_path / "match.samba"
    path.write_bytes(record_text(record).replace("\n", end).encode(encoding))

    assert read_record(path) == record


@pytest.mark.parametrize("language", ["en", "sv", "de", "nl"])
@pytest.mark.parametrize("words", [["open"], ["receipt"], ["referee"], ["rules"], ["moments"]])
def test_no_complaint_about_a_file_holds_pythons_own_words(tmp_path, capsys, monkeypatch, words, language):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    path = tmp_path / "x.json"
    for raw in (b"", b'{"a": 1,}', b'{"name": "\xc5sa"', b"[" * 5000, b'{"a": "\\ud800"}', b"{}\0"):
        path.write_bytes(raw)

        assert main(["--lang", language, *words, str(path)]) == 2

        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert not [word for word in PYTHONS if word in said]


def test_a_record_without_end_is_refused(tmp_path, record):
    def said(**changed):
        with pytest.raises(SaveError) as raised:
            record_from_text(json.dumps({**record_to_json(record), **changed}), tmp_path / "x")
        return str(raised.value)

    seats = record_to_json(record)["seats"]
    assert "entries" in said(entries=["draw"] * (MOST_ENTRIES + 1))
    assert "notes" in said(notes={str(number): "" for number in range(MOST_NOTES + 1)})
    assert "notes" in said(notes={"receipt_words": "\u0301" * (LONGEST_TEXT + 1)})
    assert "rules_name" in said(rules_name="x" * (LONGEST_TEXT + 1))
    assert "seats, 1, name" in said(seats=[{**seats[0], "name": "x" * 10**6}, *seats[1:]])


def test_what_a_record_holds_stays_byte_for_byte(tmp_path, record):
    names = ("\u202eBo", "x" * LONGEST_TEXT, "Z" + "\u0334" * 99, "<h1>\n\t")
    seats = tuple(replace(seat, name=name) for seat, name in zip(record.seats, names, strict=True))
    odd = replace(record, seats=seats, rules_name="two\nlines \u200b", notes=(("receipt_words", "a\u0301 "),))

    assert record_from_text(record_text(odd), tmp_path / "x") == odd
    assert record_text(record_from_text(record_text(odd), tmp_path / "x")) == record_text(odd)


def test_json_of_a_file_says_which_file_it_is(tmp_path):
    (tmp_path / "x.json").write_text("{")

    with pytest.raises(SaveError, match=r"x\.json cannot be read \(not JSON at line 1, column 2"):
        read_json(tmp_path / "x.json", 100)


@pytest.mark.parametrize(
    ("words", "name"),
    [
        ("con", "_con"),
        ("NUL.txt", "_NUL.txt"),
        ("Lpt1 , Bo", "Lpt1 , Bo"),
        ("\u202eBo\n.exe", "Bo .exe"),
        ("../../etc/passwd", "etc passwd"),
        ("\ud800", "Samba"),
    ],
)
def test_a_name_becomes_the_name_of_a_file_that_every_system_can_hold(words, name):
    assert file_name(words) == name
    assert len(file_name("👩" * 200).encode()) <= 200
