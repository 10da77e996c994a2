"""Files that are there whole or as before and have reached the disk; nothing is written through links."""

import errno
import logging
import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from pathlib import Path

from samba_desktop.engine.incoming import REASONS, UnreadableError, decoded, load_json, system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError, about_saved

BEGINNING, PART = ".samba-", ".part"
"""How the names of files begin and end that are being written; what lies between cannot be guessed."""
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)
_NO_WAIT = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0)
"""A pipe would be waited for until somebody writes into it."""
_PLAIN = getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
_LINK_MET = {errno.ELOOP, errno.EMLINK, errno.ENXIO}
"""What systems say of a link that is not to be followed, and of pipes and sockets."""


def write_whole(path: Path, text: str | bytes) -> None:
    """Write a file, text in UTF-8, which is there whole or as it was before.

    A link of that name gives way to the file. Raises SaveError where it cannot be written.
    """
    try:
        raw = text.encode() if isinstance(text, str) else text
        with whole(path) as half_written:
            half_written.write_bytes(raw)
            reach_disk(half_written)
    except OSError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(sentence, path=path, why=system_reason(error)) from error
    except UnicodeEncodeError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(sentence, path=path, why=error.reason) from error


@contextmanager
def whole(path: Path) -> Iterator[Path]:
    """Give an empty file that takes the place of another once the block is left, and is gone where it fails.

    Raises OSError where it cannot be made, or what is there already is neither a file nor a link.
    """
    half_written = part_of(path)
    with suppress(FileNotFoundError):
        _check_plain(path.lstat(), or_link=True)
    os.close(os.open(half_written, os.O_WRONLY | os.O_CREAT | os.O_EXCL | _NO_LINK | _PLAIN, 0o666))
    try:
        yield half_written
        half_written.replace(path)
    except BaseException:
        with suppress(OSError):
            half_written.unlink(missing_ok=True)
        raise


def part_of(path: Path) -> Path:
    """Name a file beside another one that nobody could have put there before."""
    return path.with_name(f"{BEGINNING}{os.urandom(8).hex()}{PART}")


def reach_disk(path: Path) -> None:
    """Wait until all that was written to a file lies on the disk.

    Raises OSError where it cannot.
    """
    with os.fdopen(open_plain(path, os.O_RDWR), "rb+") as file:
        os.fsync(file.fileno())


def reach_folder(folder: Path) -> None:
    """Wait until the names of the files in a folder lie on the disk, where the system has a way to do so.

    Raises OSError where that fails.
    """
    if os.name == "nt":
        return
    place = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(place)
    finally:
        os.close(place)


def open_plain(path: Path, flags: int) -> int:
    """Open a file of the program's own, made where `flags` say so, and return its number.

    Raises OSError where it is a link, a pipe, a device or a folder, besides what the system finds.
    """
    if not _NO_LINK and path.is_symlink():
        raise _not_plain(path)
    try:
        opened = os.open(path, flags | _NO_LINK | _NO_WAIT | _PLAIN, 0o666)
    except OSError as error:
        if error.errno in _LINK_MET:
            raise _not_plain(path) from error
        raise
    return _kept_if_plain(opened)


def _kept_if_plain(opened: int) -> int:
    """Return the number of an open file; close it and raise OSError where it is none that is plain."""
    try:
        _check_plain(os.fstat(opened))
    except OSError:
        os.close(opened)
        raise
    return opened


def own_folder(folder: Path) -> None:
    """Make a folder of the program's own where it is missing.

    Raises OSError where it cannot be made, or is a link.
    """
    folder.mkdir(exist_ok=True)
    if folder.is_symlink():
        raise _not_plain(folder)


def clear_scratch(folder: Path) -> None:
    """Take away what a killed program was writing in a data folder, by the one that may write there now."""
    for path in folder.glob(f"{BEGINNING}*{PART}*"):
        with suppress(OSError):
            if path.is_dir() and not path.is_symlink():
                for one in path.iterdir():
                    one.unlink()
                path.rmdir()
            else:
                path.unlink()


def free_path(path: Path, label: str) -> Path:
    """Name a file beside another one, called after what it is kept for, under which there is nothing yet."""
    found, number = path.with_name(f"{path.stem}.{label}{path.suffix}"), 2
    while os.path.lexists(found):
        found, number = path.with_name(f"{path.stem}.{label}-{number}{path.suffix}"), number + 1
    return found


def open_input(path: Path) -> int:
    """Open a file that somebody has chosen, for reading; a link to one is followed. Return its number.

    Raises OSError where it is a pipe, a device or a folder, besides what the system finds.
    """
    # A device may do something at the mere opening, so it is looked at before.
    _check_plain(path.stat())
    opened = os.open(path, os.O_RDONLY | _NO_WAIT | _PLAIN)
    return _kept_if_plain(opened)


def read_text(path: Path, largest: int) -> str:
    """Read a text file of at most `largest` bytes, whatever its byte order mark says of its encoding.

    Raises SaveError where it cannot be read, is larger, isn't text, or is no plain file, such as a pipe, for
    which it could wait without end.
    """
    try:
        with os.fdopen(open_input(path), "rb") as file:
            raw = file.read(largest + 1)
    except OSError as error:
        raise cannot_read(path, system_reason(error)) from error
    except ValueError as error:
        # A path that no system has, with a zero byte or half of a character in it.
        raise cannot_read(path, about_saved(REASONS[errno.ENOENT])) from error
    if len(raw) > largest:
        sentence = QT_TRANSLATE_NOOP(
            "Saving", "The file {path} is too large to be of use here; allowed are {largest} bytes."
        )
        raise SaveError(sentence, path=path, largest=largest)
    try:
        return decoded(raw)
    except UnreadableError as error:
        raise cannot_read(path, error) from error


def read_json(path: Path, largest: int) -> object:
    """Read a JSON file of at most `largest` bytes.

    Raises SaveError where `read_text` does, and where the text isn't JSON.
    """
    text = read_text(path, largest)
    try:
        return load_json(text)
    except UnreadableError as error:
        raise cannot_read(path, error) from error


def cannot_read(path: Path, why: Phrase | UnreadableError) -> SaveError:
    """Make the error that says why a file cannot be read."""
    return SaveError(
        QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be read ({why})."), path=path, why=why
    )


def _check_plain(found: os.stat_result, *, or_link: bool = False) -> None:
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR))
    if not (stat.S_ISREG(found.st_mode) or (or_link and stat.S_ISLNK(found.st_mode))):
        raise OSError(errno.ELOOP, os.strerror(errno.ELOOP))


def _not_plain(path: Path) -> OSError:
    return OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))


SHORT = 0.3
"""Seconds for which whoever writes waits for what is tried again; the thread goes on trying after them."""

_log = logging.getLogger(__name__)


class Follower:
    """Sends what was written to one file on to the disk, on a thread of its own.

    Once that has failed, a disk that says it has everything is not believed: systems forget what they could
    not write. So all is written once more, by `rewrite`, before anything new is taken.
    """

    def __init__(
        self,
        path: Path,
        reach: Callable[[Path], None] = reach_disk,
        rewrite: Callable[[], None] = lambda: None,
    ) -> None:
        self._path = path
        self._reach = reach
        self._rewrite = rewrite
        self._thread = ThreadPoolExecutor(1, "disk")
        self._failed: Phrase | None = None
        self._trying: Future[None] | None = None

    def follow(self) -> None:
        """Send all that was written until now on its way, and return at once."""
        self._thread.submit(self._send)

    def failure(self) -> Phrase | None:
        """Say why something has not arrived, after one more short try; None where nothing is known to lack.

        As long as it has not, this is said each time.
        """
        if self._failed is None:
            return None
        if self._trying is None or self._trying.done():
            self._trying = self._thread.submit(self._send_again)
        # Where that is not enough it goes on, and what comes of it is seen at the next time.
        wait([self._trying], SHORT)
        return self._failed

    def close(self) -> None:
        """Wait until everything has arrived."""
        self._thread.shutdown()

    def _send(self) -> None:
        if self._failed is not None:
            return
        try:
            self._reach(self._path)
        except OSError as error:
            _log.warning("What was written did not reach the disk: %s", error)
            self._failed = system_reason(error)

    def _send_again(self) -> None:
        try:
            self._reach(self._path)
            self._rewrite()
        except OSError as error:
            self._failed = system_reason(error)
        except (SaveError, sqlite3.Error) as error:
            self._failed = Phrase("Saving", str(error))
        else:
            _log.info("What had not reached the disk is there now.")
            self._failed = None
