"""One game at a time has the matches: a lock, and a call that brings the first one forward."""

import os
import sys
import time
from contextlib import suppress
from io import FileIO
from pathlib import Path

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import open_plain

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

FAR = 1 << 30
"""Where Windows locks a byte: beyond the text, as a locked byte cannot be read there."""


class HeldError(SaveError):
    """Another process has the matches open for writing."""


class WriterLock:
    """Held by the one process that may write to a store."""

    def __init__(self, path: Path) -> None:
        """Take the lock.

        Raises HeldError where another process holds it, SaveError where the file cannot be used.
        """
        try:
            # Without a buffer: on a full disk what is left in one could not be written at the close either.
            opened = open_plain(path, os.O_RDWR | os.O_CREAT | os.O_APPEND)
            self._file: FileIO = os.fdopen(opened, "rb+", buffering=0)
        except OSError as error:
            text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be opened ({why}).")
            raise SaveError(text, path=path, why=system_reason(error)) from error
        try:
            _lock(self._file)
        except OSError as error:
            holder = _holder(self._file)
            self._file.close()
            raise _held(path, holder, error) from error
        try:
            # A file that has other names too may be somebody's own under one of them, so it is only locked.
            if os.fstat(self._file.fileno()).st_nlink <= 1:
                self._file.truncate(0)
                self._file.write(str(os.getpid()).encode())
        except OSError as error:
            self._file.close()
            text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
            raise SaveError(text, path=path, why=system_reason(error)) from error

    def release(self) -> None:
        """Let another process write."""
        self._file.close()


def _held(path: Path, holder: str, error: OSError) -> SaveError:
    if not isinstance(error, BlockingIOError | PermissionError):
        text = QT_TRANSLATE_NOOP(
            "Saving", "The folder {folder} allows no locks ({why}): choose another with --data-dir."
        )
        return SaveError(text, folder=path.parent, why=system_reason(error))
    text = QT_TRANSLATE_NOOP(
        "Saving",
        "Samba is already running (process {process}) with the matches in {folder}: go on playing there, "
        "or start it with another --data-dir.",
    )
    return HeldError(text, process=holder or "?", folder=path.parent)


def _holder(file: FileIO) -> str:
    file.seek(0)
    told = file.read(20)
    return told.decode() if told.isdigit() else ""


def _lock(file: FileIO) -> None:
    if sys.platform == "win32":
        file.seek(FAR)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        file.seek(0)
    else:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


CALL_FILE = "come-forward"
PATIENCE, GLANCE = 1.5, 0.05
"""Seconds that the running game is given to answer, and from one look to the next."""


def call_forward(folder: Path, patience: float = PATIENCE) -> bool:
    """Ask the game that runs in a folder to show itself, and answer whether it did."""
    path = folder / CALL_FILE
    try:
        os.close(open_plain(path, os.O_WRONLY | os.O_CREAT))
    except OSError:
        return False
    until = time.monotonic() + patience
    while os.path.lexists(path):
        if time.monotonic() > until:
            path.unlink(missing_ok=True)
            return False
        time.sleep(GLANCE)
    return True


def was_called(folder: Path) -> bool:
    """Answer whether somebody asked since the last time."""
    with suppress(OSError):
        (folder / CALL_FILE).unlink()
        return True
    return False
