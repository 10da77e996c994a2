"""What happens when the program itself makes a mistake: a report, and a dialog that offers it."""

import logging
import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from enum import Enum
from pathlib import Path
from types import MappingProxyType, TracebackType
from typing import TypeVar

import PySide6
from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QThread,
    QTimer,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from samba_desktop import __version__
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import write_whole
from samba_desktop.store.logbook import Logbook
from samba_desktop.store.store import Store
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels
from samba_desktop.ui.kit.shared_words import said_of
from samba_desktop.ui.kit.window_place import file_place

SIZE = (760, 560)
FILE = "samba-crash.txt"


LINES_OF_LOG = 40
LONGEST = 100_000
"""Letters of what happened that a report takes in."""
MOST_TOLD = 50
"""So many different mistakes of one run are kept; a mistake in painting may be another one each time."""
FAILED = 1
NOBODY: tuple[str, ...] = ()
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_log = logging.getLogger(__name__)
_qt = logging.getLogger("qt")
T = TypeVar("T")


class Told(Enum):
    """What is told of a mistake."""

    NOW = "now"
    """It just happened, and play may go on."""
    END = "end"
    """It just happened, and the program cannot go on."""
    LAST_RUN = "last run"
    """The program ended by it when it ran last."""


class CrashDialog(QDialog):
    """Shows a report."""

    quit_wanted = Signal()

    def __init__(self, text: str, told: Told = Told.NOW, parent: QWidget | None = None) -> None:
        """Show a report, and say what became of the program."""
        super().__init__(parent)
        self.setObjectName("ground")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(self.tr("Something went wrong"))
        self._text = text
        self.report = QTextBrowser()
        self.report.setPlainText(text)
        self.report.setAccessibleName(self.tr("Report of the crash"))
        self.said = label("", "small", wraps=True)
        self.copy = button(self.tr("&Copy"))
        self.copy.clicked.connect(self.on_copy)
        self.save = button(self.tr("&Save as…"))
        self.save.clicked.connect(self.on_save)
        self.quit = button(self.tr("&Quit Samba"))
        self.quit.clicked.connect(self._on_quit)
        self.quit.setHidden(told is Told.LAST_RUN)
        self.go_on = button(self.tr("&Go on"), primary=True)
        self.go_on.clicked.connect(self.accept)
        self.go_on.setHidden(told is Told.END)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(26, 24, 26, 20)
        lines.setSpacing(12)
        lines.addWidget(label(self.windowTitle(), "heading"))
        lines.addWidget(label(self._sentence(told), wraps=True))
        lines.addWidget(self.report, 1)
        lines.addWidget(self.said)
        lines.addLayout(self._foot())
        scale = dialog_scale(parent)
        dress(self, scale)
        self.resize(pixels(SIZE[0], scale), pixels(SIZE[1], scale))

    def _sentence(self, told: Told) -> str:
        if told is Told.END:
            return self.tr(
                "Samba made a mistake and cannot go on: start it again. Every move was kept. To help mend "
                "it, copy or save this report and pass it on to those from whom you have Samba. Nothing is "
                "sent by itself."
            )
        if told is Told.LAST_RUN:
            return self.tr(
                "Samba ended by a mistake of its own when it ran last. Every move was kept. To help mend it, "
                "copy or save this report and pass it on to those from whom you have Samba. "
                "Nothing is sent by itself."
            )
        return self.tr(
            "Samba made a mistake. Every move was kept: go on, or quit and start again if the table does not "
            "answer. To help mend it, copy or save this report and pass it on to those from whom you have "
            "Samba. Nothing is sent by itself."
        )

    def _foot(self) -> QHBoxLayout:
        foot = QHBoxLayout()
        foot.setSpacing(12)
        foot.addWidget(self.copy)
        foot.addWidget(self.save)
        foot.addStretch(1)
        foot.addWidget(self.quit)
        foot.addWidget(self.go_on)
        return foot

    def on_copy(self) -> None:
        """Put the report where it can be pasted from."""
        QGuiApplication.clipboard().setText(self._text)
        self.said.setText(self.tr("The report is copied; paste it into your message."))

    def on_save(self) -> None:
        """Ask for a file and write the report there."""
        path, _ = QFileDialog.getSaveFileName(self, self.tr("Save the report"), str(Path(file_place(), FILE)))
        if path:
            self.save_to(Path(path))

    def save_to(self, path: Path) -> None:
        """Write the report, and say whether that was possible."""
        try:
            write_whole(path, self._text)
        except SaveError as error:
            self.said.setText(said_of(error))
            return
        self.said.setText(self.tr("The report is saved in {path}.").format(path=path))

    def _on_quit(self) -> None:
        self.accept()
        self.quit_wanted.emit()


class CrashNet(QObject):
    """Below everything that runs in the window; needs nothing of it, as all of it may be what is broken."""

    _caught = Signal(str)
    """From other threads than the window's own, on which the rest is done."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        """Keep reports in a data folder, if it is known, else where the system keeps temporary files."""
        super().__init__(parent)
        self.folder = folder
        self.store: Store | None = None
        """Where the match is read that goes into a report."""
        self.logbook: Logbook | None = None
        self._told: set[str] = set()
        """What was told already: a mistake in painting would come again with every picture."""
        self._has_failed = False
        """Whether catching itself has failed once already."""
        self.dialog: CrashDialog | None = None
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
        if self.logbook is not None and self.logbook.fatal:
            self._show(self._report(self.logbook.fatal), Told.LAST_RUN)

    def tell_end(self, error: Exception) -> None:
        """Keep and show a mistake after which the program cannot go on, and wait until it was read."""
        happened = _described(type(error), error, error.__traceback__)
        _log.error("A mistake of the program:\n%s", happened)
        self._tell(happened, Told.END)

    def _on_exception(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if not issubclass(kind, Exception):
            self._hooks[0](kind, error, trace)
            return
        try:
            self._catch(kind, error, trace)
        except Exception:  # noqa: BLE001 - such as that of a stack that is too deep for anything else
            if self._has_failed:
                self._hooks[0](kind, error, trace)
                return
            self._has_failed = True
            QTimer.singleShot(0, self, lambda: self._on_exception(kind, error, trace))

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        happened = _described(kind, error, trace)
        _log.error("A mistake of the program:\n%s", happened)
        if happened in self._told or len(self._told) >= MOST_TOLD:
            return
        self._told.add(happened)
        if self.window is not None and QThread.currentThread() is not self.thread():
            self._caught.emit(happened)
        else:
            self._tell(happened)

    def _on_thread_exception(self, told: threading.ExceptHookArgs) -> None:
        if told.exc_value is not None:
            self._on_exception(told.exc_type, told.exc_value, told.exc_traceback)

    def _tell(self, happened: str, told: Told = Told.NOW) -> None:
        text = self._report(happened)
        kept = self._kept(text)
        if told is Told.NOW and self.window is None:
            told = Told.END
        if not self._show(text, told) or told is Told.END:
            self._say_aloud(kept)

    def _kept(self, text: str) -> Path | None:
        """Keep a report and return where; None where nothing can be written at all."""
        if self.folder is not None:
            folder = self.folder
            path = _tried(lambda: _written(folder, text), None)
            if path is not None:
                _log.info("A report of it was kept: %s", path)
                return path
        return _tried(lambda: _written(None, text), None)

    def _report(self, happened: str) -> str:
        """Put a report together of all that can still be found out."""
        book, store, folder = self.logbook, self.store, self.folder or Path()
        found: Mapping[str, str] = _tried(versions, MappingProxyType({"Samba": __version__}))
        said = _tried(lambda: book.tail(LINES_OF_LOG), "") if book is not None else ""
        names = _tried(lambda: _known_names(store, folder), NOBODY)
        text = _tried(lambda: _put_together(found, happened, said, store, (folder, names)), "")
        text = text or _tried(lambda: _put_together(found, happened, "", None, (folder, names)), happened)
        # What stood in the name of a file may be no text that can be written.
        return text.encode("utf-8", "backslashreplace").decode()

    def _show(self, text: str, told: Told) -> bool:
        """Show a report where that is possible, and tell whether it was."""
        if self.dialog is not None:
            # One at a time; the others lie in the folder of reports.
            return True
        if QThread.currentThread() is not self.thread() or QApplication.instance() is None:
            return False
        return _tried(lambda: self._shown(text, told), otherwise=False)

    def _shown(self, text: str, told: Told) -> bool:
        parent = self.window if self.window is not None and isValid(self.window) else None
        dialog = CrashDialog(text, told, parent)
        if told is Told.END:
            dialog.exec()
            return True
        self.dialog = dialog
        dialog.finished.connect(self._on_read)
        dialog.quit_wanted.connect(lambda: QApplication.exit(FAILED))
        dialog.open()
        return True

    def _say_aloud(self, kept: Path | None) -> None:
        """Say on the error stream what happened; without a window there is nobody else to hear it."""
        if kept is None:
            said = self.tr("Samba made a mistake, and no report of it could be written.")
        else:
            said = self.tr("Samba made a mistake. A report of it lies in {path}.").format(path=kept)
        stream = sys.stderr
        if stream is not None:
            _tried(lambda: stream.write(f"{said}\n"), 0)

    def _on_read(self, _result: int) -> None:
        self.dialog = None


def _written(folder: Path | None, text: str) -> Path:
    """Write a report into a data folder, or where the system keeps temporary files."""
    from samba_desktop.store.reports import write_elsewhere, write_report

    return write_elsewhere(text) if folder is None else write_report(folder, text, datetime.now(UTC))


def _known_names(store: Store | None, folder: Path) -> tuple[str, ...]:
    from samba_desktop.store.reports import known_names

    return known_names(store, folder)


def _put_together(
    found: Mapping[str, str],
    happened: str,
    said: str,
    store: Store | None,
    personal: tuple[Path, tuple[str, ...]],
) -> str:
    """Put a report together, with the record of the match where the store can still be read."""
    from samba_desktop.store.reports import Personal, last_record, report

    record = _tried(lambda: last_record(store), None) if store is not None else None
    return report(found, happened, said, record, Personal(*personal))


def _tried(do: Callable[[], T], otherwise: T) -> T:
    """Do something for a report; what fails then is logged, as nobody is left to catch it."""
    try:
        return do()
    except Exception as error:  # noqa: BLE001 - whatever is broken, the rest of the report is wanted
        _log.warning("The report lacks something: %s", _described(type(error), error, None).strip())
        return otherwise


def _described(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """Say in lines what happened and where, as far as the error can be asked."""
    try:
        lines = "".join(traceback.format_exception(kind, error, trace))
    except Exception:  # noqa: BLE001 - an error may fail at saying what it is
        where = "".join(traceback.format_tb(trace)) if trace is not None else ""
        lines = f"{where}{kind.__name__}: it cannot say what it is\n"
    # Half of a character can be neither logged nor kept.
    lines = lines.encode("utf-8", "backslashreplace").decode()
    half = LONGEST // 2
    return lines if len(lines) <= LONGEST else f"{lines[:half]}\n...\n{lines[-half:]}"


def versions() -> Mapping[str, str]:
    """Tell what runs here and on what."""
    import platform

    from samba_desktop.ai.fast import compiled

    sizes = [(screen.size(), screen.devicePixelRatio()) for screen in QGuiApplication.screens()]
    screens = ", ".join(f"{size.width()}x{size.height()} at {ratio:g}" for size, ratio in sizes)
    return {
        "Samba": f"{__version__}, {'frozen' if getattr(sys, 'frozen', False) else 'from its source'}",
        "Kernel": "compiled" if compiled else "plain",
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
