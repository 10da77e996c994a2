"""What holds for every test: no screen that is seen, no data folder of the person's own, and English."""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

# Before Qt is imported anywhere; tests marked gui give the programs they start a screen of their own.
# Of itself Qt would have a screen on which no table fits. A colon, as after a drive, would end the name.
DESK = str(Path(__file__).with_name("desk.json"))
DESK = os.path.relpath(DESK) if ":" in DESK else DESK
os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={DESK}"
os.environ.pop("WAYLAND_DISPLAY", None)
os.environ["LANGUAGE"] = "en"


@pytest.fixture(autouse=True)
def _own_data_folder(monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory) -> None:
    monkeypatch.setenv("SAMBA_DATA_DIR", str(tmp_path_factory.getbasetemp() / "data"))


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_teardown() -> Iterator[None]:
    """Delete the windows that a test has closed, as an event loop of the program would.

    Where the garbage collector takes one apart instead, in the midst of a later test, its event filters and
    timers are asked once they are empty.
    """
    yield
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is not None and isinstance(widgets.QApplication.instance(), widgets.QApplication):
        for one in widgets.QApplication.topLevelWidgets():
            ours = type(one).__module__.startswith("samba_desktop.")
            if ours and one.isHidden() and one.parentWidget() is None:
                one.deleteLater()
    core = sys.modules.get("PySide6.QtCore")
    if core is not None and core.QCoreApplication.instance() is not None:
        core.QCoreApplication.sendPostedEvents(None, core.QEvent.Type.DeferredDelete)
