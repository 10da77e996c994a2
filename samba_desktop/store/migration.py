"""Bringing a store of an earlier version to that of today, in one transaction and with a copy kept."""

import sqlite3
from contextlib import closing
from pathlib import Path

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import free_path, reach_disk, reach_folder, whole
from samba_desktop.store.salvage import copy_rows
from samba_desktop.store.schema import TABLES_OF_2, VERSION, connect, fill_empty, prepare, sentences

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
