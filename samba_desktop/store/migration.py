"""Bringing a store of an earlier version to that of today, in one transaction and with a copy kept."""

import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.match.saving import SaveError
from samba_desktop.store.disk import reach_disk
from samba_desktop.store.schema import TABLES_OF_2, VERSION, connect, prepare, sentences

STEPS = {1: TABLES_OF_2}
"""For each earlier version what has to be run to reach the next one."""


def copy_path(path: Path, version: int) -> Path:
    """Say where the copy of a store of an earlier version lies, under a name that is free."""
    copy, number = path.with_name(f"{path.stem}.version-{version}{path.suffix}"), 2
    while copy.exists():
        copy = path.with_name(f"{path.stem}.version-{version}-{number}{path.suffix}")
        number += 1
    return copy


def migrate(path: Path, version: int) -> None:
    """Bring the file of a store to the version of today, after a copy of it has reached the disk.

    Raises SaveError where that is not possible; the file is then as it was before.
    """
    with sentences(path), closing(connect(path, writing=True)) as database:
        write_copy(database, copy_path(path, version))
        database.execute("BEGIN IMMEDIATE")
        try:
            _step_up(database, version)
            database.execute("COMMIT")
        except BaseException:
            if database.in_transaction:
                database.execute("ROLLBACK")
            raise


def in_memory(path: Path, version: int) -> sqlite3.Connection:
    """Open a store of an earlier version for reading: a copy in memory, brought to the version of today."""
    with sentences(path), closing(connect(path, writing=False)) as kept:
        copy = sqlite3.connect(":memory:", isolation_level=None)
        try:
            kept.backup(copy)
            prepare(copy)
            _step_up(copy, version)
        except BaseException:
            copy.close()
            raise
    return copy


def write_copy(database: sqlite3.Connection, copy: Path) -> None:
    """Write a whole store to a file, which is there whole or not at all.

    Raises SaveError where it cannot be written.
    """
    half_written = copy.with_name(copy.name + ".part")
    try:
        half_written.unlink(missing_ok=True)
        with sentences(copy), closing(sqlite3.connect(half_written)) as written:
            database.backup(written)
        reach_disk(half_written)
        half_written.replace(copy)
    except (OSError, SaveError) as error:
        with suppress(OSError):
            half_written.unlink(missing_ok=True)
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        why = system_reason(error) if isinstance(error, OSError) else error
        raise SaveError(text, path=copy, why=why) from error


def _step_up(database: sqlite3.Connection, version: int) -> None:
    for step in range(version, VERSION):
        # Not executescript, which would end the transaction.
        for statement in filter(str.strip, STEPS[step].split(";")):
            database.execute(statement)
    database.execute(f"PRAGMA user_version = {VERSION}")
