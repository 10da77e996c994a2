"""Where files are looked for first, and where Qt's dialogs keep what they remember."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from samba_desktop.ui.kit.window_place import file_place

ROOT = Path(__file__).resolve().parents[2]
VISITS = Path(__file__).with_name("file_dialogs.py")
DOCUMENTS = QStandardPaths.StandardLocation.DocumentsLocation


@pytest.fixture
def places(monkeypatch, tmp_path):
    def put(documents):
        monkeypatch.setattr(
            QStandardPaths,
            "writableLocation",
            lambda place: str(tmp_path / documents if place == DOCUMENTS else tmp_path),
        )
        return tmp_path

    return put


def test_files_lie_among_the_documents(places):
    folder = places("papers")
    (folder / "papers").mkdir()

    assert file_place() == str(folder / "papers")


def test_without_documents_they_lie_in_the_own_folder(places):
    folder = places("missing")

    assert file_place() == str(folder)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have a dialog of their own")
@pytest.mark.parametrize(("way", "dialogs"), [("play", 12), ("replay", 1), ("failing start", 1)])
def test_a_file_dialog_writes_nothing_but_beside_the_matches(tmp_path, way, dialogs):
    home = tmp_path / "home"
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "SAMBA_"))}

    done = subprocess.run(
        [sys.executable, VISITS, way],
        cwd=tmp_path,
        env={**kept, "HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert int(done.stdout) == dialogs
    assert (tmp_path / "matches" / "QtProject.conf").is_file()
    assert [path for path in home.rglob("*") if path.is_file() and "fontconfig" not in path.parts] == []
