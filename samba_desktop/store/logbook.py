"""The log of the program: a few small files in the data folder; knows nothing of what is said there."""

import errno
import faulthandler
import logging
import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import IO, Self

from samba_desktop.store.files import open_plain, own_folder

FOLDER = "log"
FILE = "samba.log"
FATAL = "fatal.txt"
"""What the interpreter says in its last moment, when a library has broken down."""
LARGEST = 256 * 1024
"""Bytes of one file."""
OLDER = 2
"""So many older files are kept."""
AFTER = "    "
"""With what each line of a record but its first one begins."""
LINE = "%(asctime)s %(levelname)s %(name)s: %(message)s"
TAIL = 64 * 1024


class Logbook:
    """Everything that is logged while it is open lies in the data folder; warnings are said aloud too."""

    def __init__(self, folder: Path) -> None:
        """Begin the log of a data folder; where it cannot be written the program does without."""
        self.path = folder / FOLDER / FILE
        self.fatal = ""
        """What the last run of the program said in its last moment; empty where it ended as it should."""
        self._handlers: list[logging.Handler] = []
        self._last_moment: IO[str] | None = None
        self._level = logging.getLogger().level
        if sys.stderr is not None:
            aloud = logging.StreamHandler()
            aloud.setLevel(logging.WARNING)
            self._add(aloud, _Harmless("%(message)s"))
        try:
            self._begin(folder / FOLDER)
        except OSError as error:
            logging.getLogger(__name__).info("There is no log in %s: %s", folder, error)

    def _begin(self, folder: Path) -> None:
        own_folder(folder)
        written = _Rotating(self.path, encoding="utf-8", errors="replace")
        self._add(written, _Harmless(LINE))
        logging.getLogger().setLevel(logging.INFO)
        last = folder / FATAL
        with suppress(OSError):
            self.fatal = _end_of(last).strip()
        # What stands there instead, such as a link, is not written to.
        last.unlink(missing_ok=True)
        if sys.platform != "win32":
            # On Windows libraries let errors of this kind pass all the time, and nothing is broken.
            self._last_moment = os.fdopen(_opened(last, os.O_EXCL), "w", encoding="utf-8")
            faulthandler.enable(self._last_moment)

    def _add(self, handler: logging.Handler, form: logging.Formatter) -> None:
        handler.setFormatter(form)
        logging.getLogger().addHandler(handler)
        self._handlers.append(handler)

    def tail(self, lines: int) -> str:
        """Return the last lines of the log."""
        try:
            text = _end_of(self.path)
        except OSError:
            return ""
        return "\n".join(text.splitlines()[-lines:])

    def close(self) -> None:
        """End the log."""
        if self._last_moment is not None:
            faulthandler.disable()
            self._last_moment.close()
        for handler in self._handlers:
            logging.getLogger().removeHandler(handler)
            handler.close()
        logging.getLogger().setLevel(self._level)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class _Harmless(logging.Formatter):
    """Writes what others have said so that it cannot be taken for another record, and steers no terminal."""

    def format(self, record: logging.LogRecord) -> str:
        """Write a record, what belongs to it on lines of its own."""
        return f"\n{AFTER}".join(map(_spelled, super().format(record).split("\n")))


def _spelled(text: str) -> str:
    """Spell the signs that nobody sees, steering ones among them."""
    if text.isprintable():
        return text
    return "".join(
        sign if sign.isprintable() else sign.encode("unicode_escape").decode("ascii") for sign in text
    )


class _Rotating(logging.FileHandler):
    """A file that begins anew when it is full; what cannot be written is left out quietly.

    The standard library's own brings sockets and pickles along, for which every start would wait.
    """

    def _open(self) -> TextIOWrapper:
        path = Path(self.baseFilename)
        return os.fdopen(_opened(path), "a", encoding="utf-8", errors="replace")

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line, in a new file where it has no room in this one."""
        try:
            stream = self.stream or self._open()
            self.stream = self._renewed(stream) if self._is_full(stream, record) else stream
        except OSError:
            self.handleError(record)
            return
        super().emit(record)

    def _is_full(self, stream: IO[str], record: logging.LogRecord) -> bool:
        written = stream.seek(0, os.SEEK_END)
        return written > 0 and written + len(f"{self.format(record)}\n") > LARGEST

    def _renewed(self, stream: IO[str]) -> TextIOWrapper:
        stream.close()
        path = Path(self.baseFilename)
        for number in range(OLDER, 0, -1):
            before = path.with_name(f"{path.name}.{number - 1}") if number > 1 else path
            if os.path.lexists(before):
                before.replace(path.with_name(f"{path.name}.{number}"))
        return self._open()

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - the name is logging's
        """Do without this line: a full disk is no reason to disturb a game. The next one may find room."""
        if not isinstance(sys.exc_info()[1], OSError):
            super().handleError(record)
        elif self.stream:
            # What waits in it to be written would be in the way of all that follows.
            stream, self.stream = self.stream, None
            with suppress(OSError):
                stream.close()

    def close(self) -> None:
        """Close the file; what could not be written to a full disk is lost, and nobody needs it."""
        with suppress(OSError):
            super().close()


def _opened(path: Path, flags: int = 0) -> int:
    """Open a file for writing at its end, made where it is missing, and return its number.

    Raises OSError where it is no plain file, or has other names too, under which it may be somebody's own.
    """
    opened = open_plain(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND | flags)
    if os.fstat(opened).st_nlink > 1:
        os.close(opened)
        raise OSError(errno.EMLINK, os.strerror(errno.EMLINK))
    return opened


def _end_of(path: Path) -> str:
    """Read the end of a file, as long as anybody will read."""
    with os.fdopen(open_plain(path, os.O_RDONLY), "rb") as file:
        file.seek(max(0, file.seek(0, os.SEEK_END) - TAIL))
        return file.read(TAIL).decode("utf-8", "replace")
