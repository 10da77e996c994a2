"""Where files are looked for first, and where Qt's dialogs keep what they remember."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths

from samba_desktop.ui.file_place import file_place

ROOT = Path(__file__).resolve().parents[2]
VISIT = """
import sys
import shiboken6
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QFileDialog
from samba_desktop.app import play

def watch(window):
    QTimer.singleShot(0, lambda: visit(window))

def visit(window):
    dialog = QFileDialog(window)
    dialog.open()
    dialog.accept()
    shiboken6.delete(dialog)
    QApplication.exit(0)

play(sys.argv[1], watch=watch)
"""

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
def test_a_file_dialog_writes_nothing_but_beside_the_matches(tmp_path):
    home = tmp_path / "home"
    home.mkdir()
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("XDG_", "SAMBA_"))}

    done = subprocess.run(
        [sys.executable, "-c", VISIT, "matches"],
        cwd=tmp_path,
        env={**kept, "HOME": str(home), "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.returncode == 0, done.stderr
    assert (tmp_path / "matches" / "QtProject.conf").is_file()
    assert [path for path in home.rglob("*") if path.is_file() and "fontconfig" not in path.parts] == []
