"""Opponents that were taken leave of end while the window goes on, and none outlives the program."""

import sys
import time

import pytest
from PySide6.QtCore import QCoreApplication, QProcess, QTimer

from samba_desktop.ui.table import talk as parting
from samba_desktop.ui.table.talk import Parting

LISTENS = "import sys; sys.stdin.read()"
IS_DEAF = "import time; print(1, flush=True); time.sleep(60)"
PATIENCE = 20_000


@pytest.fixture
def begun(qtbot):
    processes = []

    def begin(source):
        process = QProcess()
        processes.append(process)
        process.start(sys.executable, ["-c", source])
        assert process.waitForStarted(PATIENCE)
        return process

    yield begin
    assert not QCoreApplication.instance().findChildren(Parting)


def within_the_loop(qtbot, do):
    """Do something in a turn of the event loop and answer how many seconds that took."""
    took = []

    def measured():
        begin = time.perf_counter()
        do()
        took.append(time.perf_counter() - begin)

    QTimer.singleShot(0, measured)
    qtbot.waitUntil(lambda: bool(took), timeout=PATIENCE)
    return took[0]


def gone():
    return not QCoreApplication.instance().findChildren(Parting)


def test_nobody_waits_for_a_process_that_ends_by_itself(qtbot, begun):
    process = begun(LISTENS)

    def part():
        process.closeWriteChannel()
        Parting(process)
        assert process.state() is QProcess.ProcessState.Running

    within_the_loop(qtbot, part)
    qtbot.waitUntil(gone, timeout=PATIENCE)


def test_a_process_that_does_not_listen_is_ended(qtbot, begun, monkeypatch):
    monkeypatch.setattr(parting, "GOODBYE_MS", 30)
    process = begun(IS_DEAF)

    took = within_the_loop(qtbot, lambda: Parting(process))
    qtbot.waitUntil(gone, timeout=PATIENCE)

    assert took < 0.03


def test_at_the_end_of_the_program_all_are_waited_for(qtbot, qapp, begun):
    process = begun(IS_DEAF)
    ends = []

    def end():
        qapp.aboutToQuit.emit()
        ends.append(process.state())

    within_the_loop(qtbot, lambda: (Parting(process), end()))
    qtbot.waitUntil(gone, timeout=PATIENCE)

    assert ends == [QProcess.ProcessState.NotRunning]


def test_where_no_turn_of_the_window_is_to_come_it_is_waited_for(qtbot, begun):
    process = begun(IS_DEAF)

    Parting(process)

    assert process.state() is QProcess.ProcessState.NotRunning
    qtbot.waitUntil(gone, timeout=PATIENCE)


def test_a_process_that_is_dead_already_is_forgotten(qtbot, begun):
    process = begun("pass")
    qtbot.waitUntil(lambda: process.state() is QProcess.ProcessState.NotRunning, timeout=PATIENCE)

    within_the_loop(qtbot, lambda: Parting(process))

    qtbot.waitUntil(gone, timeout=PATIENCE)
