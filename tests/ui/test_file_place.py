"""Where files are looked for first."""

import pytest
from PySide6.QtCore import QStandardPaths

from samba_desktop.ui.file_place import file_place

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
