"""Matches that come and go as files: given away, taken in, attached to a report of a bug."""

import json
import os
import re
from pathlib import Path

from msgspec import Struct

from samba_desktop.engine.incoming import UnreadableError, load_json
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase, shown
from samba_desktop.match.record import Record, check_size, header_to_json, record_from_json, record_to_json
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import read_text, write_whole
from samba_desktop.store.listing import list_matches
from samba_desktop.store.rows import Mark
from samba_desktop.store.store import Store

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
    return record_from_text(read_text(path, LARGEST), path)


def record_from_text(text: str, path: Path) -> Record:
    """Read a record from the text of a file.

    Raises SaveError with one sentence where it is none.
    """
    try:
        value = load_json(text)
    except UnreadableError as error:
        sentence = QT_TRANSLATE_NOOP("Saving", "The file {path} is not the record of a match ({why}).")
        raise SaveError(sentence, path=path, why=error) from error
    check_size(value)
    return record_from_json(value)


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


LONGEST, LONGEST_BYTES = 60, 200
"""Of the name of a file before its number: what is seen, and what systems have room for."""
RESERVED = re.compile(r"(?i:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])")
"""Names that are devices on Windows, whatever follows after a point."""


class TakenIn(Struct, frozen=True):
    """What came of taking records in."""

    new: tuple[int, ...]
    """The numbers of the matches that are kept now."""
    known: int
    """How many were there already."""
    problems: tuple[Phrase, ...]
    """Why others could not be taken in, a sentence each."""


def take_in(store: Store, paths: tuple[Path, ...]) -> TakenIn:
    """Take records in from files; one that is there already is not taken in a second time."""
    new: list[int] = []
    known = 0
    problems: list[Phrase] = []
    for path in paths:
        try:
            record = read_record(path)
            header = json.dumps(header_to_json(record), ensure_ascii=False, sort_keys=True)
            if any(store.load(one).record == record for one in _alike(store, header)):
                known += 1
            else:
                new.append(store.new_match(record, Mark.IMPORTED))
        except SaveError as error:
            problems.append(error.sentence)
    return TakenIn(tuple(new), known, tuple(problems))


def give_away_all(store: Store, folder: Path) -> int:
    """Write the record of every match to a file of its own in a folder, and return how many there are.

    What cannot be read is left out, and a file that is there already is not touched. Raises SaveError where
    one cannot be written.
    """
    count = 0
    for line in list_matches(store):
        try:
            record = store.load(line.match_id).record
        except SaveError:
            continue
        write_record(record, _free(folder, f"{line.created[:10]} {', '.join(line.names)}"))
        count += 1
    return count


def file_name(text: str) -> str:
    """Turn words into the name of a file that every system can hold."""
    words = " ".join(re.sub(r'[\\/:*?"<>|]+', " ", shown(text, LONGEST)).split()).strip(" .")
    whole = words.encode()[:LONGEST_BYTES].decode(errors="ignore").strip(" .")
    return f"_{whole}" if RESERVED.fullmatch(whole.partition(".")[0].strip()) else whole or "Samba"


def _free(folder: Path, text: str) -> Path:
    name = file_name(text)
    path, number = folder / f"{name}.{SUFFIX}", 2
    while os.path.lexists(path):
        path, number = folder / f"{name} ({number}).{SUFFIX}", number + 1
    return path


def _alike(store: Store, header: str) -> list[int]:
    with store.reading() as database:
        found = database.execute("SELECT id FROM matches WHERE header = ?", (header,)).fetchall()
    return [int(match_id) for (match_id,) in found]
