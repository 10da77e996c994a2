"""Reading the files that commands are given, and what comes on standard input instead."""

import sys
from pathlib import Path

from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.incoming import UnreadableError, decoded, load_json
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import read_text

STANDARD_INPUT = "-"
LARGEST = 20_000_000
"""Bytes."""


def read_words(name: str) -> str:
    """Read a text file, or standard input for `-`.

    Raises Trouble with one sentence where that is not possible.
    """
    if name == STANDARD_INPUT:
        return _standard_input()
    try:
        return read_text(Path(name), LARGEST)
    except SaveError as error:
        raise Trouble("{why}", why=error) from None


def read_json(name: str) -> object:
    """Read a JSON file, or standard input for `-`.

    Raises Trouble with one sentence where that is not possible.
    """
    text = read_words(name)
    try:
        return load_json(text)
    except UnreadableError as error:
        raise _cannot_read(name, error) from None


def _standard_input() -> str:
    raw = b"" if sys.stdin is None else sys.stdin.buffer.read(LARGEST + 1)
    if len(raw) > LARGEST:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "There is too much on standard input; allowed are {largest} bytes."),
            largest=LARGEST,
        )
    try:
        return decoded(raw)
    except UnreadableError as error:
        raise _cannot_read(STANDARD_INPUT, error) from None


def _cannot_read(name: str, why: UnreadableError) -> Trouble:
    return Trouble(
        QT_TRANSLATE_NOOP("Trouble", "{path}: this file cannot be read ({why})."), path=name, why=why
    )
