"""What commands print: on any terminal, into any pipe, and whatever stands in files."""

import errno
import io
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from samba_desktop.__main__ import main
from samba_desktop.cli.streams import LONGEST, OutputLost, guarded, one_line
from samba_desktop.cli.trouble import Trouble
from samba_desktop.texts.language import codes

ROOT = Path(__file__).parents[2]
FULL = Path("/dev/full")
PATIENCE = 120
COMMANDS = (
    ("rules",),
    ("rules", "--list"),
    ("doctor",),
    ("--help",),
    ("rules", "--compare", "bolivia", "open-samba"),
)
ORDERS = "\x1b[2J\x1b]0;title\x07\x08\r\x9b31m\u202e\u2066\u200b\x7f"
HARMFUL = {sign for sign in ORDERS if not sign.isprintable()}
needs_sh = pytest.mark.skipif(sys.platform == "win32", reason="needs a shell of Unix")


def environment(**more):
    known = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "PYTHONIO"))}
    return known | {"PYTHONPATH": str(ROOT)} | more


def shell(line, tmp_path, **more):
    """Run a line in which $SAMBA is the program."""
    done = subprocess.run(
        ["/bin/sh", "-c", line],
        cwd=tmp_path,
        env=environment(
            SAMBA=f"{sys.executable} -P -m samba_desktop", SAMBA_DATA_DIR=str(tmp_path / "data"), **more
        ),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )
    assert b"Traceback" not in done.stderr, done.stderr
    assert b"Exception ignored" not in done.stderr, done.stderr
    return done


class Terminal(io.TextIOWrapper):
    """A terminal with an encoding."""

    def __init__(self, encoding):
        super().__init__(io.BytesIO(), encoding=encoding)


@pytest.mark.parametrize("encoding", ["cp1252", "iso-8859-1", "ascii", "cp437", "utf-16", "utf-8"])
@pytest.mark.parametrize("code", codes())
def test_every_text_can_be_printed_on_every_terminal(code, encoding, monkeypatch, tmp_path):
    monkeypatch.setenv("SAMBA_DATA_DIR", str(tmp_path))
    for words in COMMANDS:
        printed = []
        for one in ("utf-8", encoding):
            terminal = Terminal(one)
            monkeypatch.setattr(sys, "stdout", terminal)
            with suppress(SystemExit):
                assert main(["--lang", code, *words]) == 0
            printed.append(terminal.buffer.getvalue().decode(one))

        assert len(printed[1]) > LONGEST
        # Every sign of our own texts has one that looks like it.
        assert printed[1].count("?") == printed[0].count("?"), printed[1]


def test_what_an_encoding_has_not_is_told_by_what_looks_like_it(monkeypatch):
    terminal = Terminal("ascii")
    monkeypatch.setattr(sys, "stdout", terminal)

    with guarded():
        print("“Öl – 3 × −5 …” 漢\udcff")
        sys.stdout.flush()

    assert terminal.buffer.getvalue().split(b"\n")[0].strip() == b'"Ol - 3 x -5 ..." ??'


def test_no_order_to_the_terminal_is_printed(capsys):
    with guarded():
        print(f"a{ORDERS}b\tc\nd")
        print(f"a{ORDERS}b", file=sys.stderr)
        sys.stdout.writelines([ORDERS])

    printed = capsys.readouterr()
    for text in (printed.out, printed.err):
        assert not HARMFUL & set(text)
    assert "b\tc\nd" in printed.out


def test_the_streams_are_afterwards_as_before():
    before = sys.stdin, sys.stdout, sys.stderr

    with guarded():
        assert sys.stdout is not before[1]

    assert (sys.stdin, sys.stdout, sys.stderr) == before


def test_there_are_streams_where_a_program_without_a_console_has_none(monkeypatch):
    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, None)

    assert main(["rules"]) == 0
    assert main(["rules", "nothing-like-that"]) == 2
    assert main(["referee", "-"]) == 2


@pytest.mark.parametrize(
    "words",
    [
        ["rules", f"x{ORDERS}"],
        [f"{ORDERS}.samba"],
        ["--lang", ORDERS, "rules"],
        ["simulate", "--rounds", ORDERS],
        ["simulate", "--rules", f"{ORDERS}.json"],
        ["simulate", "--seats", ORDERS],
        ["referee", f"{ORDERS}.json"],
        [f"x{ORDERS}"],
        ["shot", "--size", ORDERS, "x.json"],
    ],
)
def test_a_sentence_that_quotes_is_harmless_and_one_line(words, capsys):
    assert main(words) == 2

    said = capsys.readouterr().err
    assert not HARMFUL & set(said)
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    "words",
    [
        ["{}"],
        ["rules", "{}"],
        ["rules", "{}.json"],
        ["{}.samba"],
        ["--lang", "{}", "rules"],
        ["simulate", "--rounds", "{}"],
        ["simulate", "--seats", "{}"],
        ["simulate", "--{}"],
        ["shot", "--size", "{}", "x.json"],
        ["rules", "--compare", "{}", "{}"],
    ],
)
@pytest.mark.parametrize("long", ["x" * 100_000, "7" * 100_000, "y " * 5000])
def test_no_sentence_is_longer_than_it_can_be_read(words, long, capsys):
    assert main([word.format(long) for word in words]) == 2

    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert len(said) <= LONGEST + 1


def test_of_values_in_a_sentence_the_longest_gives_way_first():
    error = Trouble(
        "{path}: {why}", path="/home/" + "x" * 5000 + "/end.json", why=Trouble("Bad “{it}”.", it="z" * 90)
    )

    assert len(str(error)) <= LONGEST
    assert str(error).startswith("/home/x")
    assert "/end.json: Bad" in str(error)
    assert "z" * 90 in str(error)


def test_a_number_of_thousands_of_digits_in_a_sentence_is_left_out():
    assert str(Trouble("{number} is too much.", number=10**5000)) == "… is too much."


def test_a_line_that_tells_one_thing_bears_no_others():
    told = one_line("a\nok   Matches: sound\t\x1b" + "x" * 1000 + "end")

    assert "\n" not in told
    assert "\x1b" not in told
    assert len(told) <= LONGEST
    assert told.endswith("end")


@pytest.mark.skipif(sys.platform == "win32", reason="such names are not possible there")
def test_the_doctor_tells_of_a_folder_whatever_it_is_called(tmp_path, capsys):
    folder = tmp_path / "a\x1b[2J\nok   Matches: all well"

    assert main(["--data-dir", str(folder), "doctor"]) == 0

    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert not [line for line in out.splitlines() if line.startswith("ok   Matches: all well")]


@needs_sh
@pytest.mark.skipif(not FULL.exists(), reason="has no full device at hand")
@pytest.mark.parametrize("words", ["rules", "--help", "--version", "doctor"])
def test_a_full_device_is_told_in_one_sentence(words, tmp_path):
    done = shell(f"$SAMBA {words} >/dev/full", tmp_path)

    assert done.returncode == 2
    assert done.stderr == b"The output cannot be written (No space left on device).\n"


@needs_sh
@pytest.mark.parametrize(
    ("line", "status"),
    [
        ("$SAMBA rules | head -1", 0),
        ("{ sleep 0.2; $SAMBA rules; echo $? >status; } | true; grep -qx 1 status", 0),
        ("$SAMBA rules >&-", 0),
        ("$SAMBA doctor >&- 2>&- <&-", 0),
        ("$SAMBA rules nix 2>&-", 2),
        ("$SAMBA referee - <&-", 2),
        ("$SAMBA receipt - <&-", 2),
        ("$SAMBA rules nix 2>/dev/full", 2),
        ("{ sleep 0.2; $SAMBA rules nix; echo $? >status; } 2>&1 | true; grep -qx 2 status", 0),
    ],
)
def test_a_pipe_or_stream_that_is_closed_ends_a_command_quietly(line, status, tmp_path):
    if "full" in line and not FULL.exists():
        pytest.skip("has no full device at hand")

    assert shell(line, tmp_path).returncode == status


@needs_sh
def test_nothing_of_ours_takes_the_place_of_a_closed_stream(tmp_path):
    """What a library says on the error stream would be written into the file that is in its place."""
    code = (
        "import os, sys\n"
        "from samba_desktop.cli.streams import guarded\n"
        "with guarded(), open('kept', 'w') as kept:\n"
        "    os.write(2, b'a warning'); sys.exit(kept.fileno() < 3)\n"
    )

    done = subprocess.run(
        ["/bin/sh", "-c", f'{sys.executable} -c "$CODE" <&- >&- 2>&-'],
        cwd=tmp_path,
        env=environment(CODE=code),
        timeout=PATIENCE,
        check=False,
    )

    assert done.returncode == 0
    assert (tmp_path / "kept").read_bytes() == b""


def test_an_opponent_speaks_utf_8_whatever_the_system_does(tmp_path):
    said = {"hello": 1, "seat": 1, "seed": 1, "level": "Öl 漢"}

    done = subprocess.run(
        [sys.executable, "-P", "-m", "samba_desktop", "opponent"],
        cwd=tmp_path,
        env=environment(PYTHONIOENCODING="iso-8859-1"),
        input=(json.dumps(said, ensure_ascii=False) + "\n").encode(),
        capture_output=True,
        timeout=PATIENCE,
        check=False,
    )

    assert "Öl 漢" in json.loads(done.stderr.decode())["error"]


def test_what_cannot_be_written_is_told_apart_from_a_reader_who_has_gone():
    assert OutputLost(OSError(errno.EPIPE, "")).nobody_reads
    assert not OutputLost(OSError(errno.ENOSPC, "")).nobody_reads
