"""What the tests of other systems share."""

import os
import sys
from pathlib import Path

import pytest

from tests.abroad.systems import BARE, SYSTEMS, lacking, make

ROOT = Path(__file__).parents[2]
UNSET = ("LANG", "LANGUAGE", "LC_", "PYTHONIOENCODING", "PYTHONUTF8")


@pytest.fixture(scope="session")
def locales(tmp_path_factory):
    """Make the locales of all systems in a folder."""
    if lacking:
        pytest.skip(f"needs {' and '.join(lacking)}")
    folder = tmp_path_factory.mktemp("locales")
    for name in SYSTEMS:
        if name not in BARE:
            make(folder, name)
    return folder


@pytest.fixture
def environment(locales, tmp_path):
    """Return what makes the environment of a system, with a home and a data folder of its own."""

    def made(name: str) -> dict[str, str]:
        known = {key: value for key, value in os.environ.items() if not key.startswith(UNSET)}
        return known | {
            "LC_ALL": name,
            "LOCPATH": str(locales),
            "HOME": str(tmp_path),
            "SAMBA_DATA_DIR": str(tmp_path / "data"),
            "QT_QPA_PLATFORM": "offscreen",
            "PYTHONPATH": str(ROOT),
            "PYTHONDONTWRITEBYTECODE": "1",
        }

    return made


@pytest.fixture
def command():
    """Return the words that start the program."""
    return (sys.executable, "-P", "-m", "samba_desktop")
