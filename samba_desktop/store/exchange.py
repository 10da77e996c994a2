"""Records as files of their own: given away, taken in, attached to a report of a bug."""

import json
from pathlib import Path

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.record import Record, record_from_json, record_to_json
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import read_text, write_whole

SUFFIX = "samba"
"""How the names of such files end."""
LARGEST = 20_000_000
"""Bytes; a match of a hundred rounds has one."""


def write_record(record: Record, path: Path) -> None:
    """Write a record to a file, which is there whole or not at all.

    Raises SaveError where it cannot be written.
    """
    write_whole(path, record_text(record))


def read_record(path: Path) -> Record:
    """Read a record from a file.

    Raises SaveError with one sentence where it cannot be read or is none.
    """
    written = read_text(path, LARGEST)
    try:
        return record_from_json(json.loads(written))
    except (json.JSONDecodeError, RecursionError) as error:
        raise _no_record(path, str(error)) from error


def record_text(record: Record) -> str:
    """Write a record as JSON with one field and one entry a line."""
    fields = []
    for name, value in record_to_json(record).items():
        if isinstance(value, list) and value:
            lines = ",\n    ".join(json.dumps(one, ensure_ascii=False) for one in value)
            fields.append(f'  "{name}": [\n    {lines}\n  ]')
        else:
            fields.append(f'  "{name}": {json.dumps(value, ensure_ascii=False)}')
    return "{\n" + ",\n".join(fields) + "\n}\n"


def _no_record(path: Path, why: str) -> SaveError:
    text = QT_TRANSLATE_NOOP("Saving", "The file {path} is not the record of a match ({why}).")
    return SaveError(text, path=path, why=why)
