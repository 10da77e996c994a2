"""The log: small files in the data folder that no trouble with the disk lets anybody notice."""

import faulthandler
import logging
import os
import subprocess
import sys
from pathlib import Path

import pytest

from samba_desktop.store import logbook
from samba_desktop.store.logbook import Logbook

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def _as_before():
    """Give pytest its own handlers and its fault handler back."""
    before, level = logging.getLogger().handlers[:], logging.getLogger().level
    yield
    assert logging.getLogger().handlers == before
    assert logging.getLogger().level == level
    faulthandler.enable()


def test_what_is_logged_lies_in_the_data_folder(tmp_path):
    with Logbook(tmp_path) as book:
        logging.getLogger("samba_desktop.somewhere").info("A match was opened.")

        assert "INFO samba_desktop.somewhere: A match was opened." in book.tail(5)
    assert [path.name for path in tmp_path.iterdir()] == ["log"]


def test_the_log_begins_anew_when_it_is_full_and_keeps_few_older_files(tmp_path, monkeypatch):
    monkeypatch.setattr(logbook, "LARGEST", 2000)

    with Logbook(tmp_path):
        for number in range(200):
            logging.getLogger("samba_desktop").info("Line %d of many, which fill the file.", number)

    sizes = [path.stat().st_size for path in (tmp_path / "log").glob("samba.log*")]
    assert len(sizes) == 1 + logbook.OLDER
    assert max(sizes) <= 2000


def test_a_folder_that_cannot_be_written_disturbs_nobody(tmp_path, capsys):
    (tmp_path / "log").write_text("a file where the folder should be")

    with Logbook(tmp_path) as book:
        logging.getLogger("samba_desktop").info("Nobody hears this.")

        assert book.tail(5) == ""
    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no full disk at hand")
def test_a_full_disk_disturbs_nobody(tmp_path, capsys):
    (tmp_path / "log").mkdir()
    (tmp_path / "log" / "samba.log").symlink_to("/dev/full")

    with Logbook(tmp_path):
        logging.getLogger("samba_desktop").info("There is no room for this.")
        logging.getLogger("samba_desktop").info("Nor for this.")

    assert capsys.readouterr().err == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="has no full disk at hand")
@pytest.mark.parametrize("before", [0, 1, 200])
def test_the_log_goes_on_once_there_is_room_again(tmp_path, capsys, monkeypatch, before):
    log = logging.getLogger("samba_desktop")
    full = os.open("/dev/full", os.O_WRONLY)
    with Logbook(tmp_path) as book:
        for number in range(before):
            log.info("There was room, %d.", number)
        room = logbook._opened  # noqa: SLF001 - whether a file is held open
        monkeypatch.setattr(logbook, "_opened", lambda *_: os.dup(full))
        for handler in logging.getLogger().handlers:
            if isinstance(handler, logbook._Rotating):  # noqa: SLF001 - whether a file is held open
                os.dup2(full, handler.stream.fileno())
        for _ in range(3):
            log.info("There is no room for this. %s", "x" * 10_000)
        monkeypatch.setattr(logbook, "_opened", room)
        log.info("There is room again.")

        assert book.tail(1).endswith("There is room again.")
    os.close(full)
    assert (tmp_path / "log" / "samba.log").read_text().count("\n") == before + 1
    assert capsys.readouterr().err == ""


SAID = "one\n2026-01-01 00:00:00,000 INFO samba_desktop: another\r\x1b[2J\x07\u2028\u202eb\x85c\0"


def test_what_others_say_is_no_record_of_its_own_and_steers_nothing(tmp_path, capsys):
    with Logbook(tmp_path) as book:
        logging.getLogger("samba_desktop").warning("An opponent says: %s", SAID)
        logging.getLogger(f"samba_desktop.{SAID}").warning("Åsa 👩 spelar.")

        lines = book.tail(99).split("\n")
    aloud = capsys.readouterr().err.removesuffix("\n").split("\n")
    assert [line.startswith("    ") for line in lines] == [False, True, False, True]
    assert [line.startswith("    ") for line in aloud] == [False, True, False]
    assert all(line.isprintable() for line in (*lines, *aloud))
    assert lines[-1].endswith("Åsa 👩 spelar.")


def test_no_line_of_an_error_can_be_taken_for_another_record(tmp_path, capsys):
    with Logbook(tmp_path) as book:
        try:
            int(SAID)
        except ValueError:
            logging.getLogger("samba_desktop").exception("It broke: %s", SAID, stack_info=True)

        first, *after = book.tail(99).split("\n")
    assert first.endswith("It broke: one")
    assert any("Traceback" in line for line in after)
    assert all(line.startswith("    ") and line.isprintable() for line in after)
    assert capsys.readouterr().err.count("\n") == 1 + len(after)


def test_warnings_are_said_aloud_too(tmp_path, capsys):
    with Logbook(tmp_path):
        logging.getLogger("samba_desktop").warning("An opponent ended.")

    assert capsys.readouterr().err == "An opponent ended.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="is not watched there")
def test_the_last_moment_of_a_program_that_broke_down_is_found_at_the_next_start(tmp_path):
    code = (
        "import ctypes, sys; from pathlib import Path; from samba_desktop.store.logbook import Logbook\n"
        "book = Logbook(Path(sys.argv[1])); ctypes.string_at(0)"
    )
    broken = subprocess.run(
        [sys.executable, "-c", code, tmp_path], env={**os.environ, "PYTHONPATH": str(ROOT)}, check=False
    )
    assert broken.returncode < 0

    with Logbook(tmp_path) as after:
        assert "Segmentation fault" in after.fatal
    with Logbook(tmp_path) as later:
        assert later.fatal == ""
