"""A mistake of the program: it is kept and told once, with a report to send, and play can go on."""

import sys
import threading

import pytest
from PySide6.QtCore import QTimer, qWarning
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QWidget

from samba_desktop.store.logbook import Logbook
from samba_desktop.store.reports import FOLDER
from samba_desktop.store.store import Store
from samba_desktop.ui.fair.crash import CrashDialog, CrashNet


@pytest.fixture
def book(tmp_path):
    with Logbook(tmp_path) as opened:
        yield opened


@pytest.fixture
def net(qtbot, tmp_path, book):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    with Store.open(tmp_path) as store:
        spread = CrashNet(tmp_path)
        spread.store, spread.logbook = store, book
        spread.window = window
        spread.spread()
        yield spread
        spread.take_in()


def reports(folder):
    return sorted((folder / FOLDER).glob("*.txt"))


def dialogs(net):
    return net.window.findChildren(CrashDialog)


def fail(text="the cards fell down"):
    raise ValueError(text)


def from_qt(do):
    """Do something where Qt calls the program."""
    QTimer.singleShot(0, do)


def test_a_mistake_is_shown_with_its_report(net, qtbot, tmp_path):
    from_qt(fail)

    qtbot.waitUntil(lambda: len(dialogs(net)) == 1)

    shown = dialogs(net)[0].report.toPlainText()
    assert "ValueError: the cards fell down" in shown
    assert "Samba: " in shown
    assert "Kernel: " in shown
    assert [path.read_text(encoding="utf-8").strip() for path in reports(tmp_path)] == [shown.strip()]


def test_the_same_mistake_is_told_once(net, qtbot, tmp_path, book):
    for _ in range(5):
        from_qt(fail)

    qtbot.waitUntil(lambda: book.tail(400).count("A mistake of the program") == 5)

    assert len(dialogs(net)) == len(reports(tmp_path)) == 1


def test_another_mistake_is_kept_while_the_first_is_read(net, qtbot, tmp_path):
    from_qt(fail)
    from_qt(lambda: fail("the table is gone"))

    qtbot.waitUntil(lambda: "the table is gone" in "".join(path.read_text() for path in reports(tmp_path)))

    assert len(dialogs(net)) == 1


def test_a_mistake_in_a_thread_is_told_too(net, qtbot):
    thread = threading.Thread(target=fail)
    thread.start()
    thread.join()

    qtbot.waitUntil(lambda: len(dialogs(net)) == 1)


def test_play_goes_on_after_the_report_was_read(net, qtbot):
    from_qt(fail)
    qtbot.waitUntil(lambda: len(dialogs(net)) == 1)

    dialogs(net)[0].go_on.click()

    qtbot.waitUntil(lambda: not dialogs(net))
    from_qt(lambda: fail("something else"))
    qtbot.waitUntil(lambda: len(dialogs(net)) == 1)


def test_a_mistake_before_there_is_a_window_is_shown_before_the_program_ends(net, monkeypatch):
    seen = []
    monkeypatch.setattr(CrashDialog, "exec", lambda dialog: seen.append(dialog.report.toPlainText()))
    net.window = None

    sys.excepthook(ValueError, ValueError("no table"), None)

    assert len(seen) == 1
    assert "no table" in seen[0]


def test_ctrl_c_is_no_mistake(net):
    left_to_python = []
    net._hooks = (lambda kind, *_: left_to_python.append(kind), threading.excepthook)  # noqa: SLF001 - what was there before

    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)

    assert left_to_python == [KeyboardInterrupt]
    assert not dialogs(net)


def test_what_qt_says_stands_in_the_log(net, book):
    qWarning("the pixmap is empty")

    assert "WARNING qt: the pixmap is empty" in book.tail(5)


def test_python_has_its_hooks_back_afterwards(qtbot, tmp_path):
    before = sys.excepthook, threading.excepthook
    net = CrashNet(tmp_path)
    net.spread()
    net.take_in()

    assert (sys.excepthook, threading.excepthook) == before


def test_a_breakdown_of_the_last_run_is_told_at_the_start(net, qtbot, book):
    book.fatal = "Fatal Python error: Segmentation fault"

    net.tell_of_last_run()

    (dialog,) = dialogs(net)
    assert "Segmentation fault" in dialog.report.toPlainText()
    assert dialog.quit.isHidden()


def test_after_a_good_end_nothing_is_told(net):
    net.tell_of_last_run()

    assert not dialogs(net)


def test_the_report_is_copied_whole(qtbot):
    dialog = CrashDialog("line one\nline two {\n}\n")
    qtbot.addWidget(dialog)

    dialog.copy.click()

    assert QGuiApplication.clipboard().text() == "line one\nline two {\n}\n"
    assert dialog.said.text()


def test_the_report_is_saved_or_the_reason_is_said(qtbot, tmp_path):
    dialog = CrashDialog("the report")
    qtbot.addWidget(dialog)

    dialog.save_to(tmp_path / "report.txt")
    assert (tmp_path / "report.txt").read_text() == "the report"
    dialog.save_to(tmp_path / "nowhere" / "report.txt")

    assert "cannot be written" in dialog.said.text()


def test_quitting_from_the_report_is_asked_for(qtbot):
    dialog = CrashDialog("the report")
    qtbot.addWidget(dialog)

    with qtbot.waitSignal(dialog.quit_wanted):
        dialog.quit.click()

    assert dialog.result() == QDialog.DialogCode.Accepted
