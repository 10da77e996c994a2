"""What the program does not do: speak over a network, or write where it was not asked to."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
WATCH = ROOT / "tests" / "watch"
MOVES = 14
PATIENCE = 120


@pytest.fixture(scope="module")
def played(tmp_path_factory):
    """Let the program play a match in a home of its own, and return the home, the rest, and the notes."""
    base = tmp_path_factory.mktemp("machine")
    places = {name: base / name for name in ("home", "work", "temporary")}
    for place in places.values():
        place.mkdir()
    notes = base / "notes.txt"
    environment = {
        "PATH": os.environ["PATH"],
        "HOME": str(places["home"]),
        "TMPDIR": str(places["temporary"]),
        "PYTHONPATH": os.pathsep.join([str(WATCH), str(ROOT)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "QT_QPA_PLATFORM": "offscreen",
        "SAMBA_WATCH": str(notes),
        "SAMBA_WATCH_ALLOWED": os.pathsep.join([str(places["home"]), str(notes), "/dev/"]),
    }
    done = subprocess.run(
        [sys.executable, "-P", WATCH / "demonstration.py", str(MOVES)],
        cwd=places["work"],
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return base, notes.read_text().splitlines()


def files(folder):
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file()}


def test_no_internet_socket_is_opened_during_a_match(played):
    _, notes = played

    assert not [note for note in notes if note.startswith("network")]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="where folders lie is different elsewhere")
def test_nothing_is_written_outside_the_folders_for_data_settings_and_cache(played):
    base, notes = played
    home = files(base / "home")

    assert not [note for note in notes if note.startswith(("written", "changed"))]
    assert not files(base / "work") | files(base / "temporary")
    assert ".local/share/samba-desktop/samba.sqlite3" in home
    assert all(name.startswith((".local/share/samba-desktop/", ".config/", ".cache/")) for name in home), home


def test_the_watch_would_notice_both(tmp_path):
    notes = tmp_path / "notes.txt"
    code = "import socket; socket.socket().close(); open('elsewhere.txt', 'w').close()"

    subprocess.run(
        [sys.executable, "-c", code],
        cwd=tmp_path,
        env={
            **os.environ,
            "PYTHONPATH": str(WATCH),
            "SAMBA_WATCH": str(notes),
            "SAMBA_WATCH_ALLOWED": str(tmp_path / "home"),
        },
        check=True,
    )

    told = notes.read_text()
    assert "network: a socket of family" in told
    assert "written: elsewhere.txt" in told
