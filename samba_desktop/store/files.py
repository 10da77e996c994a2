"""Text files that are there whole or as they were before."""

import os
from pathlib import Path

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.match.saving import SaveError


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
    """Read a text file of at most `largest` bytes.

    Raises SaveError where it cannot be read, is larger, or isn't text.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(largest + 1)
    except OSError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be read ({why}).")
        raise SaveError(sentence, path=path, why=system_reason(error)) from error
    if len(raw) > largest:
        sentence = QT_TRANSLATE_NOOP(
            "Saving", "The file {path} is too large to be of use here; allowed are {largest} bytes."
        )
        raise SaveError(sentence, path=path, largest=largest)
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} is not text in UTF-8.")
        raise SaveError(sentence, path=path) from error
