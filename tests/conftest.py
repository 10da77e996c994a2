"""What holds for every test: no screen, no data folder of the person's own, and English wherever it runs."""

import os

import pytest

# Before Qt is imported anywhere; tests marked gui give the programs they start a screen of their own.
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ.pop("WAYLAND_DISPLAY", None)
os.environ["LANGUAGE"] = "en"


@pytest.fixture(autouse=True)
def _own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("SAMBA_DATA_DIR", str(tmp_path_factory.getbasetemp() / "data"))
