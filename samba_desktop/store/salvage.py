"""Taking the rows of a database over into a new one, all of them or what is left of them; judges no match."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import free_path, part_of, reach_folder
from samba_desktop.store.schema import (
    JOURNAL,
    LOG,
    SHARED,
    VERSION,
    connect,
    damaged,
    make_at,
    prepare,
    recover,
    sentences,
    unusable,
)

ORDERS = {
    "matches": "id",
    "actions": "match, n",
    "rounds": "match, round",
    "set_aside": "id",
    "figures": "match, round",
    "marks": "match, mark",
}
"""The tables with what their rows are in the order of; a damaged page stops the reading of one."""
SINCE_2 = ("figures", "marks")
"""Tables that version 1 had not."""
DAMAGED, FOREIGN = "damaged", "foreign"
"""What a file is called afterwards that was damaged, or in which there was more than the store's own."""


def copy_rows(source: sqlite3.Connection, target: sqlite3.Connection, version: int = VERSION) -> None:
    """Copy all rows of a store of a version into one of today's that is empty.

    Raises what the database raises where one of them cannot be read or is none for its table.
    """
    for table in ORDERS:
        if version > 1 or table not in SINCE_2:
            columns = _columns(target, table)
            found = source.execute(f"SELECT {', '.join(columns)} FROM main.{table}")  # noqa: S608
            target.executemany(f"INSERT INTO {table} VALUES ({_places(columns)})", found)  # noqa: S608


def clear_rows(database: sqlite3.Connection) -> None:
    """Take all rows out of a store."""
    for table in reversed(ORDERS):
        database.execute(f"DELETE FROM {table}")  # noqa: S608


def renew(path: Path, version: int) -> Path:
    """Put a new store with the same rows in the place of one in which there is more than its own tables.

    Returns the old file, which is kept under another name. Raises SaveError where not all rows can be taken
    over; the store is then as it was before.
    """
    fresh = part_of(path)
    make_at(fresh)
    try:
        with (
            sentences(path),
            closing(connect(path, writing=True)) as held,
            closing(sqlite3.connect(fresh)) as new,
        ):
            prepare(new, path)
            copy_rows(held, new, version)
            new.commit()
            # Into the file with what stands in the log, which would else be read into the new file.
            held.execute("PRAGMA journal_mode = DELETE")
        return _put_in_place(path, fresh, FOREIGN)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def salvage(path: Path) -> Path:
    """Put a new store in the place of a damaged one, with every row that can still be read.

    Returns the damaged file, which is kept as it is under another name. Raises SaveError where nothing can be
    read of it; it is then left where it is.
    """
    fresh = part_of(path)
    make_at(fresh)
    try:
        with suppress(SaveError):
            recover(path)
        _copy(path, fresh)
        return _put_in_place(path, fresh, DAMAGED)
    except BaseException:
        fresh.unlink(missing_ok=True)
        raise


def _put_in_place(path: Path, fresh: Path, label: str) -> Path:
    """Keep a file under another name, and put a new one in its place; at no time is there none."""
    kept = free_path(path, label)
    try:
        for ending in (LOG, SHARED, JOURNAL):
            with suppress(FileNotFoundError):
                path.with_name(path.name + ending).rename(kept.with_name(kept.name + ending))
        try:
            os.link(path, kept)
        except OSError:
            # Some drives know one name for a file only.
            path.rename(kept)
        fresh.replace(path)
        reach_folder(path.parent)
    except OSError as error:
        raise unusable(path, system_reason(error)) from error
    return kept


def _copy(path: Path, fresh: Path) -> None:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with (
        sentences(path),
        closing(sqlite3.connect(uri, uri=True)) as held,
        closing(sqlite3.connect(fresh)) as new,
    ):
        prepare(held, path)
        prepare(new, path)
        # Rows come from tables alone: whatever else bears such a name would be somebody's program.
        found = {
            name
            for name, text in held.execute("SELECT name, sql FROM main.sqlite_master WHERE type = 'table'")
            if str(text).upper().startswith("CREATE TABLE")
        }
        if not found.intersection(ORDERS):
            raise damaged(path, Phrase("Saving", "file is not a database"))
        for table, order in ORDERS.items():
            if table in found:
                _copy_table(held, new, table, order)
        new.commit()


def _copy_table(held: sqlite3.Connection, new: sqlite3.Connection, table: str, order: str) -> None:
    """Copy the rows of a table from its beginning and from its end, each way as far as it goes."""
    columns = _columns(new, table)
    backwards = ", ".join(f"{one} DESC" for one in order.split(", "))
    for way in (order, backwards):
        for row in _rows(held, f"SELECT {', '.join(columns)} FROM main.{table} ORDER BY {way}"):  # noqa: S608
            with suppress(sqlite3.IntegrityError):
                new.execute(f"INSERT OR IGNORE INTO {table} VALUES ({_places(columns)})", row)  # noqa: S608


def _rows(held: sqlite3.Connection, query: str) -> Iterator[tuple[object, ...]]:
    """Read rows until one cannot be read: what lies behind it is reached from the other end, if at all."""
    with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        yield from held.execute(query)


def _columns(database: sqlite3.Connection, table: str) -> list[str]:
    return [str(row[1]) for row in database.execute(f"PRAGMA table_info({table})")]


def _places(columns: list[str]) -> str:
    return ", ".join("?" * len(columns))
