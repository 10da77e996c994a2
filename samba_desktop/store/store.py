"""The matches on the disk: each action is kept in one transaction before it is shown; nothing is lost."""

import json
import logging
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Self

from msgspec import Struct

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.journal import Ending, Entry, RoundCount
from samba_desktop.match.match import Match, fold
from samba_desktop.match.record import Record, check_size, header_to_json, record_to_json
from samba_desktop.match.saving import Damage, SaveError, about_saved
from samba_desktop.store import rows
from samba_desktop.store.chain import SoundLinks
from samba_desktop.store.files import Follower, clear_scratch, free_path
from samba_desktop.store.migration import DAMAGED, clear_rows, copy_rows, in_memory, migrate, renew
from samba_desktop.store.round_cache import (
    keep_figures,
    keep_round,
    read_figures,
    read_rounds,
    replace_figures,
    replace_rounds,
)
from samba_desktop.store.rows import Mark, lift_mark, marked, set_mark
from samba_desktop.store.schema import (
    FILE,
    JOURNAL,
    LOG,
    SHARED,
    VERSION,
    Form,
    bound,
    check_files,
    check_unchanged,
    connect,
    examine,
    has_log,
    make,
    named,
    recover,
    sentences,
    size_of,
    unusable,
    wait_briefly,
    wait_for_disk,
)
from samba_desktop.store.single_instance import WriterLock

LOCK_FILE = "samba.lock"


def utc_now() -> datetime:
    """Read the clock."""
    return datetime.now(UTC)


class Kept(Struct, frozen=True):
    """A match as it was found."""

    record: Record
    """As far as it is sound."""
    damage: Damage | None
    """What is wrong after that."""


class Store:
    """The matches of one data folder. One store at a time writes there, on one thread; others may read."""

    def __init__(
        self,
        path: Path,
        connection: sqlite3.Connection,
        lock: WriterLock | None,
        now: Callable[[], datetime],
        told: tuple[Phrase, ...] = (),
    ) -> None:
        self.path = path
        self.told = told
        """What had to be done to open it, or was left out, for the player to know; a sentence each."""
        self._connection = connection
        self._lock = lock
        self._now = now
        self._heads: dict[int, SoundLinks] = {}
        self._place = _place(path) if lock is not None else None
        self._log_place: tuple[int, int] | None = None
        """Where the file and its log lay when they were opened, to notice when they are taken away."""
        self._form: int | None = None
        """How often the tables were changed when they were looked at last."""
        self.disk = Follower(self._log_path, rewrite=self._rewrite)
        self._may_follow = False
        """Whether the log itself lasts, for which the first entry has waited."""

    @classmethod
    def open(cls, folder: Path, *, writing: bool = True, now: Callable[[], datetime] = utc_now) -> Self:
        """Open the matches of a folder, for writing made where there are none yet.

        What an earlier version wrote is brought to the form of today: the file, after a copy was kept, or for
        reading only what is read of it. The same goes for one in which there is more than its tables, such as
        triggers: the rows alone are taken over. Raises SaveError where another process writes there, or the
        file is damaged, of another program or of a newer version; it is then left as it is.
        """
        path = folder / FILE
        lock = WriterLock(folder / LOCK_FILE) if writing else None
        try:
            check_files(path, writing=writing)
            if not writing:
                return cls._opened_for_reading(path, now)
            clear_scratch(folder)
            _make_if_missing(path)
            recover(path)
            form = examine(path)
            told: tuple[Phrase, ...] = ()
            if form.foreign:
                text = QT_TRANSLATE_NOOP(
                    "Saving",
                    "There was something in the store that is not Samba's ({names}): all matches were taken "
                    "over without it; the store as it was is kept as {path}.",
                )
                told = (about_saved(text, names=named(form.foreign), path=renew(path, form.version)),)
            elif form.version < VERSION:
                migrate(path, form.version)
            return cls(path, connect(path, writing=True), lock, now, told)
        except BaseException:
            if lock is not None:
                lock.release()
            raise

    def wait_briefly(self) -> None:
        """Wait for other programs that hold the file no longer than a window may stand still.

        What cannot be kept in that time raises SaveError as ever and may be tried again.
        """
        with self.reading() as database:
            wait_briefly(database)

    @classmethod
    def _opened_for_reading(cls, path: Path, now: Callable[[], datetime]) -> Self:
        if not path.exists() or not path.stat().st_size:
            text = QT_TRANSLATE_NOOP("Saving", "There are no matches in {folder} yet.")
            raise SaveError(text, folder=path.parent)
        form = _examined_for_reading(path)
        if not form.foreign and form.version == VERSION:
            return cls(path, connect(path, writing=False), None, now)
        told: tuple[Phrase, ...] = ()
        if form.foreign:
            text = QT_TRANSLATE_NOOP(
                "Saving", "There is something in the store that is not Samba's and is left out: {names}."
            )
            told = (about_saved(text, names=named(form.foreign)),)
        return cls(path, in_memory(path, form.version), None, now, told)

    def close(self) -> None:
        """Let the file and the lock go once all is on the disk."""
        self.disk.close()
        with sentences(self.path):
            self._connection.close()
        if self._lock is not None:
            self._lock.release()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def new_match(self, record: Record, mark: Mark | None = None) -> int:
        """Keep a new match, with the entries that its record has already, and return its number.

        Raises SaveError where the record cannot be played or kept.
        """
        check_size(record_to_json(record))
        match = Match(record)
        header = json.dumps(header_to_json(record), ensure_ascii=False, sort_keys=True)
        with self.writing() as database:
            match_id, sound = rows.write_beginning(database, header, self.time())
            for entry in match.entries:
                sound = rows.write_entry(database, match_id, sound, entry)
            replace_rounds(database, match_id, match.counts)
            replace_figures(database, match_id, match.figures)
            if match.winners is not None:
                rows.write_result(database, match_id, match.winners)
            if mark is not None:
                set_mark(database, match_id, mark, self.time())
        self._heads[match_id] = sound
        return match_id

    def append(self, match_id: int, entry: Entry, ending: Ending, *, aside: bool = False) -> None:
        """Keep one more entry of a match, and with it what it brought to its end.

        `aside` first moves what lies there from that entry on, as it is damaged, out of the way. Raises
        SaveError where the entry cannot be kept, or an earlier one did not reach the disk; nothing is changed
        then.
        """
        with self._passing_on() as database:
            if aside:
                sound = rows.set_aside(database, match_id, entry.n, self.time())
            else:
                sound = self._heads.get(match_id) or rows.examined(database, match_id)[1]
            if sound.n != entry.n - 1:
                message = f"match {match_id} has {sound.n} entries, so entry {entry.n} is not the next"
                raise ValueError(message)
            sound = rows.write_entry(database, match_id, sound, entry)
            if ending.round is not None:
                keep_round(database, match_id, ending.round)
            if ending.figures is not None:
                keep_figures(database, match_id, ending.figures)
            if ending.winners is not None:
                rows.write_result(database, match_id, ending.winners)
        self._heads[match_id] = sound

    def finish(self, match_id: int, winners: tuple[int, ...] = ()) -> None:
        """Mark a match as finished; one that is given up has no winners."""
        with self.writing() as database:
            rows.write_result(database, match_id, winners)

    def delete(self, match_id: int) -> None:
        """Mark a match as deleted: it is seen among the deleted ones only, and can be brought back."""
        with self.writing() as database:
            set_mark(database, match_id, Mark.DELETED, self.time())

    def bring_back(self, match_id: int) -> None:
        """Let a deleted match be seen again, as it was."""
        with self.writing() as database:
            lift_mark(database, match_id, Mark.DELETED)

    def erase(self, match_id: int) -> None:
        """Take a match away for good, with all that belongs to it."""
        with self.writing() as database:
            rows.erase(database, match_id)
        self._heads.pop(match_id, None)

    def mark_played(self, match_id: int) -> None:
        """Remember that a match is being played now."""
        with self.writing() as database:
            database.execute("UPDATE matches SET played = ? WHERE id = ?", (self.time(), match_id))

    def load(self, match_id: int) -> Kept:
        """Read a match as far as its chain is sound.

        Raises SaveError where there is none of that number or not even its beginning is sound.
        """
        with self.reading() as database:
            record, sound = rows.examined(database, match_id)
        self._heads[match_id] = sound
        return Kept(record, sound.damage)

    def latest_unfinished(self) -> int | None:
        """Return the number of the own match that was played last and is not finished."""
        with self.reading() as database:
            left_out = marked(database, Mark.DELETED) | marked(database, Mark.IMPORTED)
            found = database.execute(
                "SELECT id FROM matches WHERE NOT finished ORDER BY played DESC, id DESC"
            ).fetchall()
        return next((int(match_id) for (match_id,) in found if match_id not in left_out), None)

    def rounds_of(self, match_id: int) -> tuple[RoundCount, ...]:
        """Return what each finished round of a match came to, from its record where a row is damaged."""
        with self.reading() as database:
            found = read_rounds(database, match_id)
        return found if found is not None else fold(self.load(match_id).record)[0].counts

    def complete_figures(self, match_id: int, match: Match) -> None:
        """Keep the figures of a match that was played from its record, where they are not all there."""
        with self.reading() as database:
            found = read_figures(database, match_id)
        if found != match.figures:
            with self.writing() as database:
                replace_figures(database, match_id, match.figures)

    def rebuild_rounds(self, match_id: int) -> bool:
        """Make what is kept of a match's rounds anew from its record and tell whether it differed."""
        with self.reading() as database:
            found = read_rounds(database, match_id), read_figures(database, match_id)
        match = fold(self.load(match_id).record)[0]
        if found == (match.counts, match.figures):
            return False
        with self.writing() as database:
            replace_rounds(database, match_id, match.counts)
            replace_figures(database, match_id, match.figures)
        return True

    @property
    def changes(self) -> int:
        """How many rows were changed since this store was opened."""
        return self._connection.total_changes

    def become(self, source: sqlite3.Connection, size: int) -> None:
        """Hold what another store of today's version holds, of `size` bytes, in place of all that is here."""
        with self.writing() as database:
            bound(database, size_of(self.path) + size)
            clear_rows(database)
            copy_rows(source, database)
        self._heads.clear()

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Give this package the database for reading; what it complains about becomes a SaveError."""
        with sentences(self.path):
            bound(self._connection, size_of(self.path))
            yield self._connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Give this package the database for one transaction, which is on the disk when it is left.

        Nothing is written where the file is no longer the one that was opened, as nobody would find it again,
        or where another program has put triggers or other things of its own into it.
        """
        with sentences(self.path):
            bound(self._connection, size_of(self.path))
            self._connection.execute("BEGIN IMMEDIATE")
            try:
                self._check_form()
                yield self._connection
                self._check_places()
                self._connection.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
                raise

    @contextmanager
    def _passing_on(self) -> Iterator[sqlite3.Connection]:
        """Give the database for one transaction that is with the system when it is left; the disk follows."""
        failed = self.disk.failure()
        if failed is not None:
            raise unusable(self.path, failed)
        wait_for_disk(self._connection, waits=not self._may_follow)
        try:
            with self.writing() as database:
                yield database
        finally:
            wait_for_disk(self._connection, waits=True)
        if self._may_follow:
            self.disk.follow()
        elif has_log(self._connection):
            self._may_follow, self._log_place = True, _place(self._log_path)

    @property
    def _log_path(self) -> Path:
        return self.path.with_name(self.path.name + LOG)

    def _check_places(self) -> None:
        """Look that the file and its log are those that were opened.

        They may have been moved or deleted meanwhile; what is written then reaches a file without a name.
        Raises SaveError where they are not.
        """
        for path, place in ((self.path, self._place), (self._log_path, self._log_place)):
            if place is not None and _place(path) != place:
                text = QT_TRANSLATE_NOOP("Saving", "it is no longer the file that was opened")
                raise unusable(path, Phrase("Saving", text))

    def _check_form(self) -> None:
        """Look at the tables again where they were changed; nobody else can do so until the writing is over.

        Raises SaveError where they are not all that is there.
        """
        (form,) = self._connection.execute("PRAGMA schema_version").fetchone()
        if form != self._form:
            check_unchanged(self.path, self._connection)
            self._form = form

    def _rewrite(self) -> None:
        """Have all that stands in the log written to the file itself, and that reach the disk."""
        self._check_places()
        if not _checkpointed(self.path):
            raise unusable(self.path, Phrase("Saving", "database is locked"))

    def time(self) -> str:
        """Return the time of now as it is kept."""
        return self._now().isoformat(timespec="seconds")


def checkpoint(folder: Path) -> None:
    """Move what was written lately into the file itself; for a thread of its own, at the end of a round.

    Never makes the thread that plays wait. Raises SaveError where the file cannot be used.
    """
    _checkpointed(folder / FILE)


def _checkpointed(path: Path) -> bool:
    """Move what stands in the log into the file, and tell whether all of it is there now."""
    with sentences(path), closing(connect(path, writing=True)) as own:
        busy, length, moved = own.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return not busy and length == moved


def _place(path: Path) -> tuple[int, int]:
    """Say where a file lies, whatever it is called.

    Raises SaveError where there is none.
    """
    # The file must not be opened for this: at its closing the system would give back all locks
    # that this process holds on it.
    try:
        found = path.stat()
    except OSError as error:
        raise unusable(path, system_reason(error)) from error
    return found.st_dev, found.st_ino


def _examined_for_reading(path: Path) -> Form:
    """Examine a file; where a killed program left something half written in it, that is taken back before."""
    try:
        return examine(path)
    except SaveError:
        if not os.path.lexists(path.with_name(path.name + JOURNAL)):
            raise
    lock = WriterLock(path.parent / LOCK_FILE)
    try:
        recover(path)
    finally:
        lock.release()
    return examine(path)


def _make_if_missing(path: Path) -> None:
    if path.exists() and path.stat().st_size:
        return
    for ending in (LOG, SHARED, JOURNAL):
        # They belong to a file that was taken away, and would be read into the new one.
        one = path.with_name(path.name + ending)
        if one.exists():
            kept = free_path(path, DAMAGED)
            one.rename(kept.with_name(kept.name + ending))
    make(path)


_log = logging.getLogger(__name__)


class StoredEntries:
    """The journal of one match in a store."""

    def __init__(self, store: Store, match_id: int, *, aside: bool) -> None:
        """Prepare for writing; `aside` says that what is kept after the match's last entry is damaged."""
        self._store = store
        self._match_id = match_id
        self._aside = aside
        self._owed: list[Callable[[], object]] = []

    def owe(self, *deeds: Callable[[], object]) -> None:
        """Do before the next entry what could not be kept so far."""
        self._owed += deeds

    def settle(self) -> None:
        """Do what is owed.

        Raises SaveError where it cannot be kept; it is owed then as before.
        """
        while self._owed:
            self._owed[0]()
            del self._owed[0]

    def write(self, entry: Entry, ending: Ending) -> None:
        """Keep an entry; before the first one what is damaged is moved out of the way.

        Raises SaveError where it could not be kept.
        """
        self.settle()
        self._store.append(self._match_id, entry, ending, aside=self._aside)
        self._aside = False


def begin(store: Store, record: Record) -> tuple[int, Match]:
    """Begin a match that is kept, or take in one from elsewhere; return its number too.

    Raises SaveError where the record cannot be played or kept.
    """
    match_id = store.new_match(record)
    return match_id, Match(record, StoredEntries(store, match_id, aside=False))


def resume(store: Store, match_id: int) -> tuple[Match, Damage | None]:
    """Go on with a match exactly where it was, or at its last sound entry; then the damage says what is lost.

    What is damaged stays where it is until an action is played. Where nothing can be kept at the moment the
    match is there all the same, and what is to be remembered of it waits for its next entry. Raises SaveError
    where the match cannot be read.
    """
    kept = store.load(match_id)
    match, stopped = fold(kept.record)
    damage = stopped or kept.damage
    entries = StoredEntries(store, match_id, aside=damage is not None)
    if damage is None:
        entries.owe(partial(store.complete_figures, match_id, match))
    entries.owe(partial(store.mark_played, match_id))
    try:
        entries.settle()
    except SaveError as error:
        _log.warning("The match is shown although nothing can be kept now: %s", error)
    match.keep_in(entries)
    return match, damage
