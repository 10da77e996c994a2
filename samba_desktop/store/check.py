"""Whether a store is sound, for `doctor`: the database, each match's chain, the cache against the records."""

import sqlite3

from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.match import fold
from samba_desktop.match.saving import SaveError, about_saved
from samba_desktop.store import figures, marks, rounds, rows
from samba_desktop.store.store import Store

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
        doubtful = marks.damaged_marks(database)
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
            cached = rounds.read(database, match_id)
            counted = figures.read(database, match_id)
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
        or not figures.fit(counted, kept.record.seating)
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
