"""Takes the rows of a database over into a new one: an earlier version's, or what is left after damage."""

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import free_path, part_of, reach_disk, reach_folder, whole
from samba_desktop.store.schema import (
    JOURNAL,
    LOG,
    SHARED,
    TABLES_OF_2,
    VERSION,
    connect,
    damaged,
    fill_empty,
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


STEPS = {1: TABLES_OF_2}
"""For each earlier version what has to be run to reach the next one."""


def migrate(path: Path, version: int) -> None:
    """Bring the file of a store to the version of today, after a copy of it has reached the disk.

    Raises SaveError where that is not possible; the file is then as it was before.
    """
    with sentences(path), closing(connect(path, writing=True)) as database:
        write_copy(database, free_path(path, f"version-{version}"))
        database.execute("BEGIN IMMEDIATE")
        try:
            _step_up(database, version)
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def in_memory(path: Path, version: int) -> sqlite3.Connection:
    """Open a store for reading as a copy of its rows in memory, in the form of today."""
    with sentences(path), closing(connect(path, writing=False)) as kept:
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            fill_empty(copy)
            prepare(copy, path)
            copy_rows(kept, copy, version)
            copy.execute("PRAGMA query_only = ON")
        except BaseException:
            copy.close()
            raise
    return copy


def write_copy(database: sqlite3.Connection, copy: Path) -> None:
    """Write a whole store to a file, which is there whole or not at all.

    Raises SaveError where it cannot be written.
    """
    try:
        with whole(copy) as half_written:
            with sentences(copy), closing(sqlite3.connect(half_written)) as written:
                database.backup(written)
            reach_disk(half_written)
        reach_folder(copy.parent)
    except (OSError, SaveError) as error:
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        why = system_reason(error) if isinstance(error, OSError) else error
        raise SaveError(text, path=copy, why=why) from error


def _step_up(database: sqlite3.Connection, version: int) -> None:
    for step in range(version, VERSION):
        # Not executescript, which would end the transaction.
        for statement in filter(str.strip, STEPS[step].split(";")):
            database.execute(statement)
    database.execute(f"PRAGMA user_version = {VERSION}")
