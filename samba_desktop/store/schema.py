"""The tables of the store and the opening of its file; knows nothing of what the rows mean to a match."""

import errno
import os
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from msgspec import Struct

from samba_desktop.engine.incoming import database_reason, system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import part_of, reach_folder, whole

FILE = "samba.sqlite3"
LOG, SHARED, JOURNAL = "-wal", "-shm", "-journal"
"""What is added to the file's name for the log of the database, where it writes first, its index, and for
what it keeps of the file while it writes into that at once."""
APPLICATION = 0x53616D62
"""Marks the file as ours: "Samb"."""
VERSION = 2
PATIENCE = 5.0
"""Seconds to wait for another connection."""
BRIEF = 0.06
"""Seconds to wait on the thread of a window, which stands still meanwhile and tries again later."""
SAFETY_PAGES = 10_000
"""So much without a checkpoint (40 MB), and it is made at once; they belong away from the window's thread."""
LONGEST = 20_000_000
"""Bytes of one value; no record that is taken in is larger."""
LONGEST_NAME, MOST_NAMES = 40, 3
"""Letters, and names, of what somebody else has put into a file, as far as they are told."""
STEPS = 10_000
"""Of the database's machine between two looks at whether it has done more than any sound file asks for."""
LEAST_STEPS, STEPS_A_BYTE = 200_000_000, 20
"""So many it may take for one use of a file: damaged or made on purpose, one can lead round in circles."""

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


FORMS = {1: TABLES, 2: TABLES + TABLES_OF_2}
"""All that a store of each version holds; the text of a table is kept in the file as it stands here."""


def make(path: Path) -> None:
    """Make an empty store; it appears whole under its name or not at all."""
    fresh = part_of(path)
    try:
        make_at(fresh)
        fresh.replace(path)
        reach_folder(path.parent)
    except OSError as error:
        fresh.unlink(missing_ok=True)
        raise unusable(path, system_reason(error)) from error
    except SaveError as error:
        fresh.unlink(missing_ok=True)
        raise SaveError(error.text, **{**error.values, "path": path}) from error


def make_at(path: Path) -> None:
    """Make an empty store in a file that is not used by anybody yet."""
    try:
        with sentences(path), closing(sqlite3.connect(path, isolation_level=None)) as fresh:
            fill_empty(fresh)
    except SaveError:
        for ending in ("", JOURNAL):
            path.with_name(path.name + ending).unlink(missing_ok=True)
        raise


def fill_empty(database: sqlite3.Connection) -> None:
    """Make the tables of today in an empty database."""
    database.executescript(FORMS[VERSION])
    database.execute(f"PRAGMA application_id = {APPLICATION}")
    database.execute(f"PRAGMA user_version = {VERSION}")


def connect(path: Path, *, writing: bool) -> sqlite3.Connection:
    """Open the file of a store that was found to be one; every commit is on the disk when it returns."""
    mode = "rw" if writing else "ro"
    with sentences(path):
        connection = sqlite3.connect(
            f"{path.absolute().as_uri()}?mode={mode}", uri=True, isolation_level=None, timeout=PATIENCE
        )
        try:
            prepare(connection, path)
            if writing:
                _set_up(connection)
        except BaseException:
            connection.close()
            raise
    return connection


def prepare(connection: sqlite3.Connection, path: Path) -> None:
    """Let a connection read and write as all of the store's do; nothing that stands in the file is run."""
    connection.text_factory = _decoded
    connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST)
    for setting in ("trusted_schema = OFF", "cell_size_check = ON", "mmap_size = 0", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {setting}").fetchall()
    bound(connection, size_of(path))


def size_of(path: Path) -> int:
    """Say how many bytes a file has; 0 where it is not there."""
    try:
        return path.stat().st_size
    except OSError:
        return 0


def bound(connection: sqlite3.Connection, size: int) -> None:
    """Let the database do from now on what any sound file of so many bytes may ask for, and no more.

    Beyond that it stops, which `sentences` calls damage.
    """
    left = (LEAST_STEPS + STEPS_A_BYTE * size) // STEPS

    def is_too_much() -> bool:
        nonlocal left
        left -= 1
        return left < 0

    connection.set_progress_handler(is_too_much, STEPS)


def _set_up(connection: sqlite3.Connection) -> None:
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


class Form(Struct, frozen=True):
    """What a file was found to be."""

    version: int
    """Of the store."""
    foreign: tuple[str, ...]
    """What is in it beside the tables of that version, such as "trigger x"; mostly nothing."""


def check_files(path: Path, *, writing: bool) -> None:
    """Look that the file of a store and those beside it are plain files, as far as they are there.

    Those beside it that have another name too, under which they may be somebody's own, are put apart from it
    by the one that may write there. Raises SaveError where one is no plain file: no link is followed, as the
    database would write to where it leads.
    """
    for ending in ("", LOG, SHARED, JOURNAL):
        one = path.with_name(path.name + ending)
        try:
            found = one.lstat()
        except FileNotFoundError:
            continue
        except OSError as error:
            raise unusable(one, system_reason(error)) from error
        if not stat.S_ISREG(found.st_mode):
            number = errno.EISDIR if stat.S_ISDIR(found.st_mode) else errno.ELOOP
            raise unusable(one, system_reason(OSError(number, os.strerror(number))))
        if ending and found.st_nlink > 1:
            if not writing:
                raise unusable(one, system_reason(OSError(errno.ELOOP, os.strerror(errno.ELOOP))))
            _put_apart(one)


def _put_apart(path: Path) -> None:
    """Give a file that has several names a copy of its own under this one."""
    try:
        with whole(path) as copy:
            copy.write_bytes(path.read_bytes())
    except OSError as error:
        raise unusable(path, system_reason(error)) from error


def examine(path: Path) -> Form:
    """Check without changing a byte that a file is a store of a version known here, and say what it holds.

    Raises SaveError with one sentence where it is not, or a table in it is not as it was made.
    """
    with sentences(path), closing(connect(path, writing=False)) as looking:
        found = _held(looking)
        (application,) = looking.execute("PRAGMA application_id").fetchone()
        (version,) = looking.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "The file {path} is a database of another program: choose another folder with --data-dir.",
        )
        raise OtherProgramError(text, path=path)
    if version > VERSION:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "The file {path} was written by a newer version of Samba (its form is {version}, known here is "
            "{known}): open it with that version, or choose another folder with --data-dir.",
        )
        raise NewerError(text, path=path, version=version, known=VERSION)
    if version not in FORMS:
        raise damaged(path, f"user_version {version}")
    return Form(int(version), _foreign(path, int(version), found))


def check_unchanged(path: Path, database: sqlite3.Connection) -> None:
    """Look that a database in use still holds the tables of today and nothing else.

    Raises SaveError where another program has put something into it, which could run at the next writing.
    """
    with sentences(path):
        found = _held(database)
    foreign = _foreign(path, VERSION, found)
    if foreign:
        raise unusable(path, _not_as_made(foreign))


def _held(database: sqlite3.Connection) -> list[tuple[object, ...]]:
    # Not by its newer name, which a table of somebody else's could take.
    return database.execute("SELECT type, name, tbl_name, sql FROM main.sqlite_master").fetchall()


def _not_as_made(names: tuple[str, ...]) -> Phrase:
    text = QT_TRANSLATE_NOOP("Saving", "not as Samba makes it: {names}")
    return Phrase("Saving", text, {"names": named(names)})


def _foreign(path: Path, version: int, found: list[tuple[object, ...]]) -> tuple[str, ...]:
    """Name what is in a store beside its own tables.

    Raises SaveError where one of these is missing, or is not what it is to be.
    """
    own = _parts(FORMS[version])
    others = [one for one in found if one not in own]
    names = {str(one[1]).casefold() for one in _parts(FORMS[VERSION])}
    wrong = [one for one in others if str(one[1]).casefold() in names]
    if wrong or len(found) - len(others) != len(own):
        lacking = [one for one in own if one not in found]
        raise damaged(path, _not_as_made(_named(lacking or wrong)))
    return _named(others)


def _parts(tables: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(":memory:")) as made:
        made.executescript(tables)
        return made.execute("SELECT type, name, tbl_name, sql FROM sqlite_master").fetchall()


def _named(parts: list[tuple[object, ...]]) -> tuple[str, ...]:
    return tuple(f"{kind} {name}" for kind, name, *_ in parts)


def named(names: tuple[str, ...]) -> str:
    """Write names that somebody else has given as they can stand in a sentence: a few, short, harmless."""
    shown = [
        "".join(sign if sign.isprintable() else "?" for sign in name[:LONGEST_NAME])
        for name in names[:MOST_NAMES]
    ]
    return ", ".join([*shown, "…"] if len(names) > MOST_NAMES else shown)


def recover(path: Path) -> None:
    """Take back what a killed program left half written in the file; for the one that may write there.

    Nobody can read the file before that, not even to look at it.
    """
    if not os.path.lexists(path.with_name(path.name + JOURNAL)):
        return
    uri = f"{path.absolute().as_uri()}?mode=rw"
    with sentences(path), closing(sqlite3.connect(uri, uri=True, isolation_level=None)) as database:
        prepare(database, path)
        database.execute("BEGIN IMMEDIATE")
        database.execute("ROLLBACK")


DAMAGE = (
    sqlite3.SQLITE_CORRUPT,
    sqlite3.SQLITE_NOTADB,
    sqlite3.SQLITE_ERROR,
)
"""What the database says of a damaged file."""


class DamagedError(SaveError):
    """The file of a store is damaged as a database."""


class OtherProgramError(SaveError):
    """The file of a store is a database of another program."""


class NewerError(SaveError):
    """The file of a store was written by a newer version; `version` among its values is its form."""


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
        if getattr(error, "sqlite_errorcode", 0) == sqlite3.SQLITE_INTERRUPT:
            raise damaged(path, Phrase("Saving", "database disk image is malformed")) from error
        if _is_damage(error):
            raise damaged(path, database_reason(error)) from error
        raise unusable(path, database_reason(error)) from error
    except (sqlite3.DatabaseError, UnicodeDecodeError) as error:
        raise damaged(path, database_reason(error)) from error


def _decoded(raw: bytes) -> str:
    """Read text that may be damaged; the chain finds what was replaced."""
    return raw.decode("utf-8", "replace")


def _is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in DAMAGE


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
