"""Whether a store is sound, and making a damaged one as sound as it can be; a copy of it is kept."""

import sqlite3
from contextlib import closing
from pathlib import Path

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.match import fold
from samba_desktop.match.saving import SaveError, about_saved
from samba_desktop.store import rows
from samba_desktop.store.files import free_path
from samba_desktop.store.migration import salvage, write_copy
from samba_desktop.store.round_cache import figures_fit, read_figures, read_rounds
from samba_desktop.store.rows import damaged_marks, drop_damaged
from samba_desktop.store.schema import (
    FILE,
    DamagedError,
    check_files,
    connect,
    examine,
    recover,
    sentences,
)
from samba_desktop.store.single_instance import WriterLock
from samba_desktop.store.store import LOCK_FILE, Store

MOST_FINDINGS = 10
"""Of the database's own check."""


def check(store: Store, *, play: bool = True) -> tuple[Phrase, ...]:
    """Look for damage and return a sentence for each finding; none means that everything is sound.

    With `play` each match is also played from its record and compared with what is kept of its rounds, which
    takes a while.
    """
    try:
        findings = _database_findings(store)
        with store.reading() as database:
            ids = [int(row[0]) for row in database.execute("SELECT id FROM matches ORDER BY id")]
    except SaveError as error:
        return (error.sentence,)
    for match_id in ids:
        findings += _match_findings(store, match_id, play=play)
    return tuple(findings)


def _database_findings(store: Store) -> list[Phrase]:
    text = QT_TRANSLATE_NOOP("Saving", "The database {path} says of itself: {finding}")
    with store.reading() as database:
        findings = [
            about_saved(text, path=store.path, finding=found)
            for (found,) in database.execute(f"PRAGMA integrity_check({MOST_FINDINGS})")
            if found != "ok"
        ]
        lost = len(orphans(database))
        doubtful = damaged_marks(database)
    if lost:
        text = QT_TRANSLATE_NOOP("Saving", "{count} entries in {path} belong to no match.")
        findings.append(about_saved(text, path=store.path, count=lost))
    text = QT_TRANSLATE_NOOP("Saving", "What is kept of its deletion or its origin is damaged.")
    return [*findings, *(_about(match_id, about_saved(text)) for match_id in dict.fromkeys(doubtful))]


def orphans(database: sqlite3.Connection) -> list[object]:
    """List the rows that belong to no match."""
    return database.execute("PRAGMA foreign_key_check").fetchall()


def _match_findings(store: Store, match_id: int, *, play: bool) -> list[Phrase]:
    try:
        kept = store.load(match_id)
        match, stopped = fold(kept.record) if play else (None, None)
        with store.reading() as database:
            cached = read_rounds(database, match_id)
            counted = read_figures(database, match_id)
            result = rows.read_result(database, match_id)
    except SaveError as error:
        return [_about(match_id, error.sentence)]
    sides = kept.record.seating.sides
    findings = [_about(match_id, damage.why) for damage in (kept.damage, stopped) if damage is not None]
    if (
        cached is None
        or any(len(one.points) != sides or len(one.totals) != sides for one in cached)
        or (match is not None and cached != match.counts)
    ):
        text = QT_TRANSLATE_NOOP("Saving", "What is kept of its rounds differs from its record.")
        findings.append(_about(match_id, about_saved(text)))
    if (
        counted is None
        or not figures_fit(counted, kept.record.seating)
        or (match is not None and counted and counted != match.figures)
    ):
        text = QT_TRANSLATE_NOOP("Saving", "What is kept of it for the statistics differs from its record.")
        findings.append(_about(match_id, about_saved(text)))
    if match is not None and not _agrees(result, match.winners):
        text = QT_TRANSLATE_NOOP("Saving", "What is kept of its result differs from its record.")
        findings.append(_about(match_id, about_saved(text)))
    return findings


def _agrees(kept: tuple[int, ...] | None, played: tuple[int, ...] | None) -> bool:
    """Compare results; a match that its record leaves open may have been given up."""
    return kept == played or (played is None and kept == ())


def _about(match_id: int, what: Phrase) -> Phrase:
    return about_saved(QT_TRANSLATE_NOOP("Saving", "Match {number}: {what}"), number=match_id, what=what)


KEPT = "before-repair"
"""What the copy of the store is called that is kept."""


def repair(folder: Path) -> tuple[Phrase, ...]:
    """Repair the store of a folder and say what was done, a sentence each; none where all was sound.

    Raises SaveError where another process writes there, or nothing can be read of the file.
    """
    path = folder / FILE
    done = list(_readable(path, folder))
    with Store.open(folder) as store:
        done += store.told
        if not check(store):
            return tuple(done)
        kept = free_path(path, KEPT)
        with store.reading() as database:
            write_copy(database, kept)
        text = QT_TRANSLATE_NOOP("Saving", "A copy of the store as it was is kept in {path}.")
        done.append(about_saved(text, path=kept))
        with store.writing() as database:
            database.execute("REINDEX")
            done += _tidied(database)
            ids = [int(row[0]) for row in database.execute("SELECT id FROM matches ORDER BY id")]
        for match_id in ids:
            done += _repaired(store, match_id)
    return tuple(done)


def _readable(path: Path, folder: Path) -> tuple[Phrase, ...]:
    """Make the file one that the database can work with, where it is not."""
    lock = WriterLock(folder / LOCK_FILE)
    try:
        check_files(path, writing=True)
        if _works(path):
            return ()
        kept = salvage(path)
    finally:
        lock.release()
    text = QT_TRANSLATE_NOOP(
        "Saving",
        "The file was damaged: what could be read of it, {count} matches, was written anew; it is kept "
        "itself as {path}.",
    )
    with Store.open(folder, writing=False) as store, store.reading() as database:
        (count,) = database.execute("SELECT count(*) FROM matches").fetchone()
    return (about_saved(text, path=kept, count=count),)


def _works(path: Path) -> bool:
    """Tell whether the database finds no fault with its file that making its indexes anew would not mend.

    Raises SaveError where the file is another program's or of a newer version, which is no damage.
    """
    try:
        recover(path)
        examine(path)
        with sentences(path), closing(connect(path, writing=False)) as database:
            found = database.execute("PRAGMA integrity_check").fetchall()
    except DamagedError:
        return False
    return all(told == "ok" or "index" in told for (told,) in found)


def _tidied(database: sqlite3.Connection) -> list[Phrase]:
    done = []
    if damaged_marks(database):
        drop_damaged(database)
        text = QT_TRANSLATE_NOOP("Saving", "Marks that were damaged are lifted: such matches are seen again.")
        done.append(about_saved(text))
    lost = len(orphans(database))
    if lost:
        for table in rows.OF_A_MATCH:
            database.execute(f"DELETE FROM {table} WHERE match NOT IN (SELECT id FROM matches)")  # noqa: S608
        text = QT_TRANSLATE_NOOP("Saving", "{count} entries of no match are left in the copy only.")
        done.append(about_saved(text, count=lost))
    return done


def _repaired(store: Store, match_id: int) -> list[Phrase]:
    """Repair one match; one whose beginning is damaged stays as it is."""
    try:
        kept = store.load(match_id)
    except SaveError as error:
        text = QT_TRANSLATE_NOOP("Saving", "Match {number} cannot be repaired: {why}")
        return [about_saved(text, number=match_id, why=error.sentence)]
    match, stopped = fold(kept.record)
    done = []
    damage = stopped or kept.damage
    with store.writing() as database:
        if damage is not None:
            rows.set_aside(database, match_id, damage.n, store.time())
            text = QT_TRANSLATE_NOOP(
                "Saving",
                "Match {number} can be gone on with; what was damaged from entry {n} on is set aside.",
            )
            done.append(about_saved(text, number=match_id, n=damage.n))
        changed = rows.rewrite(database, match_id, match.entries)
        result = rows.read_result(database, match_id)
        if match.winners is not None and result != match.winners:
            rows.write_result(database, match_id, match.winners)
            changed = True
        elif match.winners is None and result not in {None, ()}:
            rows.lift_result(database, match_id)
            changed = True
    changed = store.rebuild_rounds(match_id) or changed
    if changed and damage is None:
        text = QT_TRANSLATE_NOOP("Saving", "Match {number}: what is kept beside its record was made anew.")
        done.append(about_saved(text, number=match_id))
    return done
