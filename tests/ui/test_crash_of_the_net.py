"""Whatever is broken, a mistake of the program ends in a report and a sentence, and never in silence."""

import os
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtWidgets import QWidget

from samba_desktop.store.logbook import Logbook
from samba_desktop.store.reports import FOLDER
from samba_desktop.store.store import Store
from samba_desktop.ui.fair.crash import LONGEST, MOST_TOLD, CrashDialog, CrashNet, Told

ROOT = Path(__file__).parents[2]


@pytest.fixture
def temporary(tmp_path, monkeypatch):
    """Where the system keeps temporary files."""
    place = tmp_path / "temporary"
    place.mkdir()
    monkeypatch.setattr("tempfile.tempdir", str(place))
    return place


@pytest.fixture
def folder(tmp_path):
    place = tmp_path / "data"
    place.mkdir()
    return place


@pytest.fixture
def net(qtbot, folder, temporary):
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    with Store.open(folder) as store, Logbook(folder) as book:
        spread = CrashNet(folder)
        spread.store, spread.logbook, spread.window = store, book, window
        spread.spread()
        yield spread
        spread.take_in()


def reports(folder):
    return [path.read_text(encoding="utf-8") for path in sorted((folder / FOLDER).glob("*.txt"))]


def happen(error):
    """Let an error reach the net as Python would."""
    sys.excepthook(type(error), error, error.__traceback__)


def raised(do):
    try:
        do()
    except Exception as error:  # noqa: BLE001 - any
        return error
    raise AssertionError("nothing was raised")


class SilentError(Exception):
    def __str__(self):
        raise ValueError("no words")


class StubbornError(Exception):
    @property
    def __cause__(self):
        raise MemoryError


def deep():
    return deep()


def huge():
    return [None] * (1 << 62)


@pytest.mark.parametrize(
    ("do", "found"),
    [
        (deep, "RecursionError"),
        (huge, "MemoryError"),
        (lambda: open("\udcff\x00"), "ValueError"),  # noqa: PTH123, SIM115 - a path that is none
        (lambda: int("9" * 5000), "ValueError"),
    ],
)
def test_any_error_is_reported(net, folder, do, found):
    happen(raised(do))

    (text,) = reports(folder)
    assert found in text
    assert len(net.window.findChildren(CrashDialog)) == 1


@pytest.mark.parametrize(
    "error", [SilentError(), StubbornError(), ValueError("half a sign \udcff"), ValueError("x" * 10**7)]
)
def test_an_error_that_says_nothing_useful_is_reported(net, folder, error):
    happen(error)

    (text,) = reports(folder)
    assert type(error).__name__ in text
    assert len(text) < 2 * LONGEST


def test_a_closed_store_lacks_in_the_report_and_nothing_else(net, folder):
    net.store._connection.close()  # noqa: SLF001 - the database itself is to fail

    happen(ValueError("no table"))

    (text,) = reports(folder)
    assert "no table" in text
    assert "Samba: " in text


def test_a_closed_log_does_not_matter(net, folder):
    net.logbook.close()
    net.logbook.path = folder / "nowhere" / "samba.log"

    happen(ValueError("no log"))

    assert "no log" in reports(folder)[0]


def test_nothing_is_known_yet(qtbot, temporary, monkeypatch, capsys):
    monkeypatch.setattr(CrashDialog, "exec", lambda dialog: None)

    CrashNet().tell_end(ValueError("so early"))

    (kept,) = temporary.glob("samba-crash-*.txt")
    assert "so early" in kept.read_text()
    assert f"Samba made a mistake. A report of it lies in {kept}." in capsys.readouterr().err


@pytest.mark.parametrize("broken", ["a file", "gone", "cannot be written"])
def test_a_folder_that_takes_no_report_is_done_without(net, folder, temporary, broken, monkeypatch):
    match broken:
        case "a file":
            (folder / FOLDER).write_text("here already")
        case "gone":
            net.folder = folder / "gone"
        case _:
            monkeypatch.setattr(
                Path, "mkdir", lambda *_how, **_more: (_ for _ in ()).throw(PermissionError(13, "no"))
            )

    happen(ValueError("no folder"))

    (kept,) = temporary.glob("samba-crash-*.txt")
    assert "no folder" in kept.read_text()


def test_no_place_at_all_is_said(net, folder, temporary, capsys):
    net.folder, net.window = folder / "gone", None
    temporary.rmdir()

    net._show = lambda *_told: False  # noqa: SLF001 - no window can be shown
    happen(ValueError("nowhere"))

    assert "Samba made a mistake, and no report of it could be written." in capsys.readouterr().err


@pytest.mark.parametrize(
    "part",
    [
        "ui.fair.crash.versions",
        "store.reports.report",
        "store.reports.last_record",
        "store.reports.write_report",
        "ui.fair.crash.CrashDialog",
    ],
)
@pytest.mark.parametrize("kind", [RuntimeError, RecursionError, MemoryError, ImportError])
def test_a_mistake_in_the_reporter_itself_leaves_a_report(net, folder, monkeypatch, part, kind):
    def fail(*_how, **_more):
        raise kind

    monkeypatch.setattr(f"samba_desktop.{part}", fail, raising=False)

    happen(ValueError("first"))

    kept = [*reports(folder), *(path.read_text() for path in folder.parent.glob("temporary/*.txt"))]
    assert len(kept) == 1
    assert "ValueError: first" in kept[0]


def test_a_window_that_is_gone_is_not_asked(net, folder, qtbot):
    gone = QWidget()
    net.window = gone
    shiboken6.delete(gone)

    happen(ValueError("no window"))

    assert "no window" in reports(folder)[0]
    assert net.dialog is not None
    net.dialog.reject()


def test_a_mistake_of_a_thread_before_there_is_a_window_touches_no_window(net, folder):
    net.window = None
    thread = threading.Thread(target=lambda: happen(ValueError("beside")))
    thread.start()
    thread.join()

    assert "beside" in reports(folder)[0]
    assert net.dialog is None


def test_a_stack_without_room_for_the_reporter_is_reported_from_below(net, folder, qtbot, monkeypatch):
    catch, fails = net._catch, [True]  # noqa: SLF001 - as Python calls it

    def cramped(*error):
        if fails.pop():
            raise RecursionError
        catch(*error)

    fails.insert(0, False)
    monkeypatch.setattr(net, "_catch", cramped)
    happen(ValueError("so deep"))

    qtbot.waitUntil(lambda: bool(reports(folder)))
    assert "so deep" in reports(folder)[0]


def test_mistakes_within_a_second_have_a_report_each(net, folder):
    for number in range(5):
        happen(ValueError(f"mistake {number}"))

    assert {
        number for number in range(5) for text in reports(folder) if f"mistake {number}\n" in text
    } == set(range(5))


def test_a_mistake_that_is_another_one_each_time_ends_in_no_flood(net, folder, monkeypatch):
    told = []
    monkeypatch.setattr(net, "_tell", told.append)

    for number in range(4 * MOST_TOLD):
        happen(ValueError(str(number)))

    assert len(told) == MOST_TOLD


def test_what_ends_the_program_offers_no_going_on(qtbot):
    dialog = CrashDialog("the report", Told.END)
    qtbot.addWidget(dialog)

    assert dialog.go_on.isHidden()
    assert not dialog.quit.isHidden()


START = """
import sys, threading
from samba_desktop import app
from samba_desktop.ui.fair.crash import CrashDialog
{before}
CrashDialog.exec = lambda dialog: print("shown:", "the matter" in dialog.report.toPlainText())
sys.exit(app.play(sys.argv[1]))
"""


def started(folder, before):
    """Start the program with something broken in it; return how it ended and what it said."""
    script = START.format(before=textwrap.dedent(before))
    done = subprocess.run(
        [sys.executable, "-c", script, str(folder)],
        env={**os.environ, "PYTHONPATH": str(ROOT), "TMPDIR": str(folder)},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


BROKEN_WINDOW = """
def broken(*_how, **_more):
    raise ValueError("the matter")
"""


@pytest.mark.parametrize(
    "before",
    [
        "app.MainWindow = broken",
        "app.SoundPlayer = broken",
        "app.load_soon = broken",
        "app.Speech = broken",
        "app.read_preferences = broken",
        "app.Store.open = broken",
        "app.Logbook = broken",
        "app.load_fonts = broken",
        "app.MainWindow.show = broken",
        # The database is closed when the window asks it.
        """
        opened = app.Store.open
        def closed(*how):
            store = opened(*how)
            store._connection.close()
            return store
        app.Store.open = closed
        whole, app.MainWindow = app.MainWindow, None
        def window(store, *how, **more):
            try:
                return whole(store, *how, **more)
            except Exception as error:
                raise ValueError("the matter") from error
        app.MainWindow = window
        """,
    ],
)
def test_a_start_that_fails_shows_and_keeps_a_report(tmp_path, before):
    status, shown, said = started(tmp_path, BROKEN_WINDOW + textwrap.dedent(before))

    assert status == 1, said
    assert shown == "shown: True\n"
    assert "Samba made a mistake. A report of it lies in" in said
    assert "the matter" in "".join(
        path.read_text() for path in (*(tmp_path / FOLDER).glob("*"), *tmp_path.glob("samba-crash-*"))
    )
    assert "Error in sys.excepthook" not in said


def test_a_start_without_an_application_keeps_a_report(tmp_path):
    status, shown, said = started(tmp_path, BROKEN_WINDOW + "app.build_application = broken")

    assert (status, shown) == (1, "")
    assert "Samba made a mistake. A report of it lies in" in said


def test_a_mistake_as_the_match_comes_leaves_the_window_and_a_report(tmp_path):
    status, _, said = started(
        tmp_path,
        """
        from PySide6.QtCore import QTimer
        def broken(window):
            QTimer.singleShot(300, window.close)
            raise ValueError("the matter")
        app.MainWindow.start = broken
        """,
    )

    assert status == 0, said
    assert "the matter" in "".join(path.read_text() for path in (tmp_path / FOLDER).glob("*"))
