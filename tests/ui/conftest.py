"""What holds for every test of the window: it begins in the usual colours, whatever the one before wore."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from samba_desktop.ui.kit.look import LAGOON_CHROME, wear


@pytest.fixture(autouse=True)
def _usual_colours() -> Iterator[None]:
    yield
    if QApplication.instance() is not None:
        wear(LAGOON_CHROME)
