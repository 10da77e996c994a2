"""Catches what nobody else catches, so that a mistake of the program is told and kept, and play can go on."""

import logging
import sys
import threading
import traceback
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType

import PySide6
from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from samba_desktop import __version__
from samba_desktop.match.saving import SaveError
from samba_desktop.store.logbook import Logbook
from samba_desktop.store.store import Store
from samba_desktop.ui import later

LINES_OF_LOG = 40
FAILED = 1
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger(__name__)
_qt = logging.getLogger("qt")


class CrashNet(QObject):
    """Below everything that runs in the window; made once it is known where matches are kept."""

    _caught = Signal(str)
    """From whatever thread; the rest is done on the window's own, when it has ended what it was doing."""

    def __init__(self, store: Store, folder: Path, logbook: Logbook, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._folder = folder
        self._logbook = logbook
        self._told: set[str] = set()
        """What was told already: a mistake in painting would come again with every picture."""
        self._dialog: later.CrashDialog | None = None
        self.window: QWidget | None = None
        """The window over which the dialog is shown."""
        self._hooks = (sys.excepthook, threading.excepthook)
        self._caught.connect(self._tell)

    def spread(self) -> None:
        """Catch from now on what nobody else does."""
        sys.excepthook = self._on_exception
        threading.excepthook = self._on_thread_exception
        qInstallMessageHandler(_log_of_qt)

    def take_in(self) -> None:
        """Leave it to Python and Qt again."""
        sys.excepthook, threading.excepthook = self._hooks
        qInstallMessageHandler(None)

    def tell_of_last_run(self) -> None:
        """Show what the program said in its last moment, where it ended by a mistake."""
        if self._logbook.fatal:
            self._show(self._report(self._logbook.fatal), before=True)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            self._hooks[0](kind, error, trace)
            return
        happened = "".join(traceback.format_exception(kind, error, trace))
        _log.error("A mistake of the program:\n%s", happened)
        if happened in self._told:
            return
        self._told.add(happened)
        if self.window is not None and QApplication.instance() is not None:
            self._caught.emit(happened)
        else:
            self._tell(happened)

    def _on_thread_exception(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self._on_exception(told.exc_type, told.exc_value, told.exc_traceback)

    def _tell(self, happened: str) -> None:
        text = self._report(happened)
        try:
            path = later.write_report(self._folder, text, datetime.now(UTC))
            _log.info("A report of it was kept: %s", path)
        except SaveError as error:
            _log.warning("The report could not be kept: %s", error)
        self._show(text, before=False)

    def _report(self, happened: str) -> str:
        said = self._logbook.tail(LINES_OF_LOG)
        record = later.last_record(self._store)
        return later.report(versions(), happened, said, record, self._folder)

    def _show(self, text: str, *, before: bool) -> None:
        if self._dialog is not None:
            # One at a time; the others lie in the folder of reports.
            return
        self._dialog = later.CrashDialog(text, before=before, parent=self.window)
        self._dialog.finished.connect(self._on_read)
        self._dialog.quit_wanted.connect(lambda: QApplication.exit(FAILED))
        if self.window is None:
            self._dialog.exec()
        else:
            self._dialog.open()

    def _on_read(self, _result: int) -> None:
        self._dialog = None


def versions() -> Mapping[str, str]:
    """Tell what runs here and on what."""
    import platform  # noqa: PLC0415 - only where something went wrong

    sizes = [(screen.size(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()]
    screens = ", ".join(f"{size.width()}x{size.height()} at {ratio:g}" for size, ratio in sizes)
    return {
        "Samba": f"{__version__}, {'frozen' if getattr(sys, 'frozen', False) else 'from its source'}",
        "Kernel": "compiled" if later.compiled else "plain",
        "Python": platform.python_version(),
        "Qt": f"{qVersion()}, PySide6 {PySide6.__version__}",
        "System": f"{platform.platform()}, {platform.machine()}",
        "Window system": f"{QGuiApplication.platformName()}, {screens}",
        "Time": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
    }


def _log_of_qt(kind: QtMsgType, where: QMessageLogContext, said: str) -> None:
    category = getattr(where, "category", None) or ""
    _qt.log(
        _LEVELS.get(kind, logging.WARNING), "%s%s", f"{category}: " if category != "default" else "", said
    )
