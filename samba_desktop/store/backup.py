"""The whole store as one file: all matches and own rule sets, set aside and brought back."""

import errno
import io
import os
import shutil
import sqlite3
import struct
import tempfile
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from msgspec import Struct

from samba_desktop.engine.incoming import UnreadableError, decoded, system_reason
from samba_desktop.engine.rules.changes import RulesError
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.record import MOST_ENTRIES
from samba_desktop.match.saving import SaveError, about_saved
from samba_desktop.store.files import BEGINNING, PART, free_path, open_input, reach_disk, whole
from samba_desktop.store.migration import copy_rows, write_copy
from samba_desktop.store.repair import check
from samba_desktop.store.rows import OF_A_MATCH, erase
from samba_desktop.store.rule_sets import FOLDER as RULES_FOLDER
from samba_desktop.store.rule_sets import LARGEST as LARGEST_RULES
from samba_desktop.store.rule_sets import SUFFIX as RULES_SUFFIX
from samba_desktop.store.rule_sets import RuleSet, RuleSets, checked_name, rule_set_from_text, rule_set_text
from samba_desktop.store.schema import (
    FILE,
    DamagedError,
    NewerError,
    OtherProgramError,
    UnusableError,
    bound,
    connect,
    examine,
    make,
    named,
    sentences,
    size_of,
)
from samba_desktop.store.store import Store

SUFFIX = "sambabackup"
LARGEST = 1_000_000_000
"""Bytes of a backup and of the matches in it; ten thousand matches have half of that."""
MOST_MATCHES, MOST_RULES = 20_000, 500
"""In a backup. Each match is looked at, and each rule set waits for the disk, while a window stands still."""
UNPACKED = "unpacked.sqlite3"
"""What the matches of a backup are called before they are looked at."""
KEPT = "before-restoring"
"""What the copy of the matches is called that were there before."""
_END = struct.Struct("<4s4H2LH")
"""The last bytes of an archive: its sign, of four numbers the last the count of files, the length of the list
of files, where that begins, and the length of a remark, of which there is none in a backup."""
_BYTES_A_NAME = 1000
"""In the list of files, at most."""
_FAR_END = struct.Struct("<4sLQL")
"""What stands before the last bytes of an archive where these are not to be believed, as it is too large."""
_WAYS = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
"""How a file in a backup may be packed."""


class Restored(Struct, frozen=True):
    """What came of restoring a backup."""

    kept: Path
    """The file that keeps what was there until now."""
    left_out: tuple[Phrase, ...]
    """What was in the backup and was not brought back, a sentence each."""


def back_up(store: Store, path: Path) -> None:
    """Write all matches and the own rule sets that are sound to one file, which is there whole or as before.

    Raises SaveError where it cannot be written, or would be too large to be brought back.
    """
    rule_sets = RuleSets(store.path.parent).files()
    try:
        with _scratch(store.path.parent) as place, whole(path) as half_written:
            copy = place / FILE
            with store.reading() as database:
                write_copy(database, copy)
            if copy.stat().st_size > LARGEST:
                raise _too_large(store.path)
            if len(rule_sets) > MOST_RULES:
                raise _too_many(store.path.parent / RULES_FOLDER)
            with zipfile.ZipFile(half_written, "w", zipfile.ZIP_DEFLATED) as packed:
                packed.write(copy, FILE)
                for name, rule_set in rule_sets:
                    packed.writestr(f"{RULES_FOLDER}/{name}", rule_set_text(rule_set))
            reach_disk(half_written)
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(text, path=path, why=system_reason(error)) from error


def restore(store: Store, path: Path) -> Restored:
    """Put the matches of a backup in the place of those of a store, and add its rule sets to those there.

    Rows alone are taken over, into tables of the program's own; a damaged backup is refused. Raises SaveError
    where it cannot be done; everything is then as it was before.
    """
    try:
        with _scratch(store.path.parent) as folder:
            rules, left_out = _unpack(path, folder)
            foreign = _take_rows(path, folder)
            with Store.open(folder) as found:
                problems = check(found, play=False)
            if problems:
                text = QT_TRANSLATE_NOOP(
                    "Saving", "The backup {path} is damaged, and nothing was changed: {why}"
                )
                raise SaveError(text, path=path, why=problems[0])
            kept = _kept(store)
            try:
                with (
                    closing(connect(folder / FILE, writing=False)) as source,
                    RuleSets(store.path.parent).adding(rules),
                ):
                    store.become(source, size_of(folder / FILE))
            except BaseException:
                kept.unlink()
                raise
    except OSError as error:
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(text, path=store.path, why=system_reason(error)) from error
    return Restored(kept, (*foreign, *left_out))


def _kept(store: Store) -> Path:
    kept = free_path(store.path, KEPT)
    with store.reading() as database:
        write_copy(database, kept)
    return kept


def _take_rows(path: Path, folder: Path) -> tuple[Phrase, ...]:
    """Make a store in a folder of the rows of the file unpacked there, and say what else that held.

    Raises SaveError where they cannot all be taken over.
    """
    unpacked = folder / UNPACKED
    try:
        form = examine(unpacked)
        make(folder / FILE)
        with (
            sentences(unpacked),
            closing(connect(unpacked, writing=False)) as held,
            closing(connect(folder / FILE, writing=True)) as fresh,
        ):
            bound(fresh, size_of(unpacked))
            _limit(fresh, size_of(unpacked))
            fresh.execute("BEGIN")
            copy_rows(held, fresh, form.version)
            left_out = _without_overlong(path, fresh)
            fresh.execute("COMMIT")
    except OtherProgramError as error:
        text = QT_TRANSLATE_NOOP("Saving", "its matches are a database of another program")
        raise _no_backup(path, Phrase("Saving", text)) from error
    except NewerError as error:
        text = QT_TRANSLATE_NOOP(
            "Saving",
            "The backup {path} was made by a newer version of Samba (its form is {version}, known here is "
            "{known}), and nothing was changed: restore it with that version.",
        )
        raise SaveError(text, **{**error.values, "path": path}) from error
    except DamagedError as error:
        raise _no_backup(path, error.values["why"]) from error
    except UnusableError as error:
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be written ({why}).")
        raise SaveError(text, path=folder.parent / FILE, why=error.values["why"]) from error
    if not form.foreign:
        return left_out
    text = QT_TRANSLATE_NOOP(
        "Saving", "There is something in the store that is not Samba's and is left out: {names}."
    )
    return (about_saved(text, names=named(form.foreign)), *left_out)


def _without_overlong(path: Path, database: sqlite3.Connection) -> tuple[Phrase, ...]:
    """Take out the matches with more rows than any match has, and say so.

    Raises SaveError where there are more matches than can be looked at.
    """
    (count,) = database.execute("SELECT count(*) FROM matches").fetchone()
    if count > MOST_MATCHES:
        raise _too_many(path)
    overlong = {
        match_id
        for table in OF_A_MATCH
        for (match_id,) in database.execute(
            f"SELECT match FROM {table} GROUP BY match HAVING count(*) > ?",  # noqa: S608 - names of our own
            (MOST_ENTRIES,),
        )
    }
    for match_id in overlong:
        erase(database, match_id)
    if not overlong:
        return ()
    text = QT_TRANSLATE_NOOP(
        "Saving", "Left out are matches with more than the {most} entries that a match can have: {count}."
    )
    return (about_saved(text, most=MOST_ENTRIES, count=len(overlong)),)


def _limit(database: sqlite3.Connection, size: int) -> None:
    """Let a database become twice as large as another one: a made-up one may name the same row very often."""
    (page,) = database.execute("PRAGMA page_size").fetchone()
    database.execute(f"PRAGMA max_page_count = {64 + 2 * size // page}")


def _unpack(path: Path, folder: Path) -> tuple[tuple[RuleSet, ...], tuple[Phrase, ...]]:
    """Unpack the matches of a backup into a folder; return its rule sets, and what is wrong with others."""
    try:
        opened = os.fdopen(open_input(path), "rb")
    except (OSError, ValueError) as error:
        text = QT_TRANSLATE_NOOP("Saving", "The file {path} cannot be read ({why}).")
        why = system_reason(error) if isinstance(error, OSError) else error
        raise SaveError(text, path=path, why=why) from error
    with opened as file:
        _check_ends(path, file)
        try:
            with zipfile.ZipFile(file) as packed:
                if any(one.compress_type not in _WAYS for one in packed.infolist()):
                    raise _no_backup(path, Phrase("Saving", "File is not a zip file"))
                if len(packed.infolist()) > MOST_RULES + 1:
                    # Where the list is longer than the end says.
                    raise _too_many(path)
                if packed.getinfo(FILE).file_size > LARGEST:
                    raise _too_large(path)
                with packed.open(FILE) as matches, (folder / UNPACKED).open("xb") as unpacked:
                    shutil.copyfileobj(matches, unpacked)
                return _rules(packed)
        except SaveError:
            raise
        except (
            zipfile.BadZipFile,
            zlib.error,
            KeyError,
            NotImplementedError,
            RuntimeError,
            EOFError,
            struct.error,
            OverflowError,
            ValueError,
        ) as error:
            raise _no_backup(path, str(error)) from error
        except OSError as error:
            if error.errno not in {None, errno.EINVAL}:
                raise
            # A place in the file was named that there cannot be.
            raise _no_backup(path, str(error)) from error


def _check_ends(path: Path, file: BinaryIO) -> None:
    """Look at the end of a backup, before its list of files is read, which could be as long as it likes.

    Raises SaveError where it is too large or ends otherwise.
    """
    size = file.seek(0, io.SEEK_END)
    if size > LARGEST:
        raise _too_large(path)
    file.seek(max(0, size - _FAR_END.size - _END.size))
    before, end = file.read(_FAR_END.size), file.read()
    file.seek(0)
    if len(end) < _END.size or not end.startswith(b"PK\5\6"):
        raise _no_backup(path, Phrase("Saving", "File is not a zip file"))
    count, length = _END.unpack(end)[4:6]
    if before.startswith(b"PK\6\7"):
        raise _too_large(path)
    if count > MOST_RULES + 1 or length > (MOST_RULES + 1) * _BYTES_A_NAME:
        raise _too_many(path)


def _rules(packed: zipfile.ZipFile) -> tuple[tuple[RuleSet, ...], tuple[Phrase, ...]]:
    """Read the rule sets of a backup, and say of each that cannot be read what is wrong with it."""
    found, problems = [], []
    for one in packed.infolist():
        name = Path(one.filename)
        if name.parent != Path(RULES_FOLDER) or name.suffix != RULES_SUFFIX:
            continue
        try:
            if one.file_size > LARGEST_RULES:
                raise _too_large(name)
            rule_set = rule_set_from_text(decoded(packed.read(one)), name)
            found.append(RuleSet(checked_name(rule_set.name), rule_set.preset, rule_set.rules))
        except (SaveError, RulesError, UnreadableError) as error:
            text = QT_TRANSLATE_NOOP("Saving", "The rules {name} of the backup are left out: {why}")
            problems.append(about_saved(text, name=named((name.name,)), why=error))
    return tuple(found), tuple(problems)


@contextmanager
def _scratch(folder: Path) -> Iterator[Path]:
    """Give a folder for what is needed for a moment, inside the data folder."""
    with tempfile.TemporaryDirectory(prefix=BEGINNING, suffix=PART, dir=folder) as place:
        yield Path(place)


def _too_large(path: Path) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "Saving", "The file {path} is too large to be of use here; allowed are {largest} bytes."
    )
    return SaveError(text, path=path, largest=LARGEST)


def _too_many(path: Path) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "Saving",
        "There are too many things in {path} for a backup: allowed are {matches} matches and {rules} rule "
        "sets.",
    )
    return SaveError(text, path=path, matches=MOST_MATCHES, rules=MOST_RULES)


def _no_backup(path: Path, why: object) -> SaveError:
    text = QT_TRANSLATE_NOOP(
        "Saving",
        "The file {path} is no backup of Samba or is damaged ({why}), and nothing was changed: choose "
        "another one.",
    )
    return SaveError(text, path=path, why=why)
