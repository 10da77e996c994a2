"""Reading what is left of a database that is damaged as a file, into a new one; judges no match."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.match.saving import SaveError
from samba_desktop.store.schema import LOG, SHARED, make, prepare, sentences, unusable

ORDERS = {
    "matches": "id",
    "actions": "match, n",
    "rounds": "match, round",
    "set_aside": "id",
    "figures": "match, round",
    "marks": "match, mark",
}
"""The tables with what their rows are in the order of; a damaged page stops the reading of one."""
DAMAGED = "damaged"
"""What the damaged file is called afterwards."""


def salvage(path: Path) -> Path:
    """Put a new store in the place of a damaged one, with every row that can still be read.

    Returns the damaged file, which is kept as it is under another name. Raises SaveError where nothing can be
    read of it; it is then left where it is.
    """
    fresh = path.with_name(f"{path.name}.salvaged")
    fresh.unlink(missing_ok=True)
    make(fresh)
    try:
        _copy(path, fresh)
    except SaveError:
        fresh.unlink(missing_ok=True)
        raise
    kept = _free(path)
    try:
        for ending in ("", LOG, SHARED):
            with suppress(FileNotFoundError):
                path.with_name(path.name + ending).rename(kept.with_name(kept.name + ending))
        fresh.rename(path)
    except OSError as error:
        raise unusable(path, system_reason(error)) from error
    return kept


def _copy(path: Path, fresh: Path) -> None:
    uri = f"{path.absolute().as_uri()}?mode=ro"
    with (
        sentences(path),
        closing(sqlite3.connect(uri, uri=True)) as damaged,
        closing(sqlite3.connect(fresh)) as whole,
    ):
        prepare(damaged)
        found = {name for (name,) in damaged.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
        for table, order in ORDERS.items():
            if table in found:
                _copy_table(damaged, whole, table, order)
        whole.commit()


def _copy_table(damaged: sqlite3.Connection, whole: sqlite3.Connection, table: str, order: str) -> None:
    """Copy the rows of a table from its beginning and from its end, each way as far as it goes."""
    columns = [str(row[1]) for row in whole.execute(f"PRAGMA table_info({table})")]
    places = ", ".join("?" * len(columns))
    backwards = ", ".join(f"{one} DESC" for one in order.split(", "))
    for way in (order, backwards):
        for row in _rows(damaged, f"SELECT {', '.join(columns)} FROM {table} ORDER BY {way}"):  # noqa: S608
            with suppress(sqlite3.IntegrityError):
                whole.execute(f"INSERT OR IGNORE INTO {table} VALUES ({places})", row)  # noqa: S608


def _rows(damaged: sqlite3.Connection, query: str) -> Iterator[tuple[object, ...]]:
    """Read rows until one cannot be read: what lies behind it is reached from the other end, if at all."""
    with suppress(sqlite3.DatabaseError, UnicodeDecodeError):
        yield from damaged.execute(query)


def _free(path: Path) -> Path:
    kept, number = path.with_name(f"{path.stem}.{DAMAGED}{path.suffix}"), 2
    while kept.exists():
        kept, number = path.with_name(f"{path.stem}.{DAMAGED}-{number}{path.suffix}"), number + 1
    return kept
