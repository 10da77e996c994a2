"""The tables of the store and the opening of its file; knows nothing of what the rows mean to a match."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.system_reasons import database_reason
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError

FILE = "samba.sqlite3"
LOG, SHARED = "-wal", "-shm"
"""What is added to the file's name for the log of the database, where it writes first, and its index."""
APPLICATION = 0x53616D62
"""Marks the file as ours: "Samb"."""
VERSION = 2
PATIENCE = 5.0
"""Seconds to wait for another connection."""
BRIEF = 0.06
"""Seconds to wait on the thread of a window, which stands still meanwhile and tries again later."""
SAFETY_PAGES = 10_000
"""So much without a checkpoint (40 MB), and it is made at once; they belong away from the window's thread."""

TABLES = """
CREATE TABLE matches (
    id INTEGER PRIMARY KEY,
    uuid TEXT NOT NULL UNIQUE,
    created TEXT NOT NULL,
    header TEXT NOT NULL,
    start TEXT NOT NULL,
    length INTEGER NOT NULL,
    head TEXT NOT NULL,
    played TEXT NOT NULL,
    finished INTEGER NOT NULL DEFAULT 0,
    result TEXT
) STRICT;
CREATE TABLE actions (
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    chain TEXT NOT NULL,
    PRIMARY KEY (match, n)
) STRICT, WITHOUT ROWID;
CREATE TABLE rounds (
    match INTEGER NOT NULL REFERENCES matches (id),
    round INTEGER NOT NULL,
    n INTEGER NOT NULL,
    dealer INTEGER,
    ended TEXT NOT NULL,
    out INTEGER,
    concealed INTEGER NOT NULL,
    points TEXT NOT NULL,
    totals TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (match, round)
) STRICT, WITHOUT ROWID;
CREATE TABLE set_aside (
    id INTEGER PRIMARY KEY,
    match INTEGER NOT NULL REFERENCES matches (id),
    n INTEGER NOT NULL,
    seat INTEGER,
    action TEXT NOT NULL,
    chain TEXT NOT NULL,
    moved TEXT NOT NULL
) STRICT;
"""
"""Seats and sides are counted from 0, entries and rounds from 1; times are ISO 8601 in UTC.

`header` is a record without its entries, `points` and `totals` are numbers by side, `result` the sides that
won, all as JSON. `start` is the hash of the chain before the first entry, `head` after the last, `length` the
count of entries: with them entries missing at the end are noticed too. `seal` is the hash of its row.
"""
TABLES_OF_2 = """
CREATE TABLE figures (
    match INTEGER NOT NULL REFERENCES matches (id),
    round INTEGER NOT NULL,
    n INTEGER NOT NULL,
    facts TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (match, round)
) STRICT, WITHOUT ROWID;
CREATE TABLE marks (
    match INTEGER NOT NULL REFERENCES matches (id),
    mark TEXT NOT NULL,
    set_at TEXT NOT NULL,
    seal TEXT NOT NULL,
    PRIMARY KEY (match, mark)
) STRICT, WITHOUT ROWID;
"""
"""What version 2 has beside version 1.

`facts` is what a round came to for the statistics, a cache as JSON; `mark` says of a match that it was
deleted or came from elsewhere.
"""


def make(path: Path) -> None:
    """Make an empty store; it appears whole under its name or not at all."""
    half_made = path.with_name(path.name + ".new")
    half_made.unlink(missing_ok=True)
    try:
        with sentences(path), closing(sqlite3.connect(half_made, isolation_level=None)) as fresh:
            fresh.executescript(TABLES + TABLES_OF_2)
            fresh.execute(f"PRAGMA application_id = {APPLICATION}")
            fresh.execute(f"PRAGMA user_version = {VERSION}")
    except SaveError:
        half_made.unlink(missing_ok=True)
        raise
    half_made.replace(path)


def connect(path: Path, *, writing: bool) -> sqlite3.Connection:
    """Open the file of a store that was found to be one; every commit is on the disk when it returns."""
    mode = "rw" if writing else "ro"
    with sentences(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=PATIENCE
        )
        try:
            _set_up(connection, writing=writing)
        except BaseException:
            connection.close()
            raise
    return connection


def prepare(connection: sqlite3.Connection) -> None:
    """Let a connection read and write as all of the store's do."""
    connection.text_factory = _decoded
    connection.execute("PRAGMA foreign_keys = ON")


def _set_up(connection: sqlite3.Connection, *, writing: bool) -> None:
    prepare(connection)
    if writing:
        connection.execute("PRAGMA journal_mode = WAL")
        wait_for_disk(connection, waits=True)
        connection.execute(f"PRAGMA wal_autocheckpoint = {SAFETY_PAGES}")
        # With the first look the files beside the database are made: a disk without room for them shows now.
        connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def wait_for_disk(connection: sqlite3.Connection, *, waits: bool) -> None:
    """Say whether a commit is on the disk when it returns, or only with the operating system."""
    connection.execute(f"PRAGMA synchronous = {'FULL' if waits else 'NORMAL'}")


def wait_briefly(connection: sqlite3.Connection) -> None:
    """Wait for another connection no longer than is not noticed."""
    connection.execute(f"PRAGMA busy_timeout = {round(BRIEF * 1000)}")


def has_log(connection: sqlite3.Connection) -> bool:
    """Tell whether commits go to a log first; on some network drives they cannot."""
    (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
    return bool(mode == "wal")


def examine(path: Path) -> int:
    """Check without changing a byte that a file is a store of a version known here, and return that version.

    Raises SaveError with one sentence where not.
    """
    with sentences(path), closing(connect(path, writing=False)) as looking:
        (application,) = looking.execute("PRAGMA application_id").fetchone()
        (version,) = looking.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "The file {path} is a database of another program: choose another folder with --data-dir.",
        )
        raise SaveError(text, path=path)
    if version > VERSION:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "The file {path} was written by a newer version of Samba (its form is {version}, known here is "
            "{known}): open it with that version, or choose another folder with --data-dir.",
        )
        raise SaveError(text, path=path, version=version, known=VERSION)
    if version < 1:
        raise damaged(path, f"user_version {version}")
    return int(version)


class DamagedError(SaveError):
    """The file of a store is damaged as a database."""


class UnusableError(SaveError):
    """The file of a store cannot be used now, which may pass: it is locked, or its disk is full."""


@contextmanager
def sentences(path: Path) -> Iterator[None]:
    """Turn what the database complains about into SaveError."""
    try:
        yield
    except sqlite3.ProgrammingError:
        raise
    except sqlite3.OperationalError as error:
        if _is_damage(error):
            raise damaged(path, database_reason(error)) from error
        raise unusable(path, database_reason(error)) from error
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise damaged(path, database_reason(error)) from error


def _decoded(raw: bytes) -> str:
    """Read text that may be damaged; the chain finds what was replaced."""
    return raw.decode("utf-8", "replace")


def _is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB, 1)


def unusable(path: Path, why: Phrase) -> UnusableError:
    """Say that a file cannot be used, and why."""
    text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be read or written ({why}).")
    return UnusableError(text, path=path, why=why)


def damaged(path: Path, why: Phrase | str) -> SaveError:
    """Say that a file is damaged, and how."""
    text = QT_TRANSLATE_NOOP(
        "Saving",
        "The file {path} is no database or is damaged ({why}): it was left as it is; move it away to begin "
        "with an empty one, or choose another folder with --data-dir.",
    )
    return DamagedError(text, path=path, why=why)
