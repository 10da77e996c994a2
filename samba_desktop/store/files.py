"""Text files that are there whole or as they were before."""

import errno
import os
import stat
from pathlib import Path

from samba_desktop.engine.incoming import UnreadableError, decoded, load_json
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import REASONS, system_reason
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError, about_saved


def write_whole(path: Path, text: str) -> None:
    """Write a text file, which is there whole or as it was before.

    Raises SaveError where it cannot be written.
    """
    half_written = path.with_name(path.name + ".part")
    try:
        try:
            with half_written.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            half_written.replace(path)
        except OSError:
            half_written.unlink(missing_ok=True)
            raise
    except OSError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(sentence, path=path, why=system_reason(error)) from error


def read_text(path: Path, largest: int) -> str:
    """Read a text file of at most `largest` bytes, whatever its byte order mark says of its encoding.

    Raises SaveError where it cannot be read, is larger, isn't text, or is no ordinary file, such as a pipe,
    which could be waited for without end.
    """
    try:
        raw = _bytes_of(path, largest + 1)
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


def _bytes_of(path: Path, most: int) -> bytes:
    """Read the first bytes of an ordinary file, or of what a link to one leads to; never wait for a pipe."""
    kept_from_waiting = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
    _check_ordinary(path.stat().st_mode)
    with open(os.open(path, os.O_RDONLY | kept_from_waiting), "rb") as file:  # noqa: PTH123 - a number, no path
        _check_ordinary(os.fstat(file.fileno()).st_mode)
        return file.read(most)


def _check_ordinary(mode: int) -> None:
    if stat.S_ISDIR(mode):
        raise OSError(errno.EISDIR, "")
    if not stat.S_ISREG(mode):
        raise OSError(errno.ENXIO, "")
