"""What is remembered of a match beside its record: that it was deleted, or came from elsewhere."""

import sqlite3
from enum import StrEnum

from samba_desktop.store.chain import seal


class Mark(StrEnum):
    """What can be said of a match."""

    DELETED = "deleted"
    IMPORTED = "imported"


def set_mark(database: sqlite3.Connection, match_id: int, mark: Mark, time: str) -> None:
    """Say so of a match from now on."""
    database.execute(
        "INSERT OR REPLACE INTO marks (match, mark, set_at, seal) VALUES (?, ?, ?, ?)",
        (match_id, mark.value, time, seal(match_id, mark.value, time)),
    )


def lift_mark(database: sqlite3.Connection, match_id: int, mark: Mark) -> None:
    """Say so no longer."""
    database.execute("DELETE FROM marks WHERE match = ? AND mark = ?", (match_id, mark.value))


def marked(database: sqlite3.Connection, mark: Mark) -> frozenset[int]:
    """Return the matches of which it is said; one whose mark is damaged is not among them."""
    return frozenset(match for match, found in _sound(database) if found == mark.value)


def damaged_marks(database: sqlite3.Connection) -> tuple[int, ...]:
    """Return the matches of which something is said that cannot be trusted."""
    sound = set(_sound(database))
    return tuple(
        match
        for match, mark in database.execute("SELECT match, mark FROM marks ORDER BY match, mark")
        if (match, mark) not in sound
    )


def drop_damaged(database: sqlite3.Connection) -> None:
    """Take back what cannot be trusted: the matches are seen again."""
    sound = set(_sound(database))
    for match, mark in database.execute("SELECT match, mark FROM marks").fetchall():
        if (match, mark) not in sound:
            database.execute("DELETE FROM marks WHERE match = ? AND mark = ?", (match, mark))


def _sound(database: sqlite3.Connection) -> list[tuple[int, str]]:
    return [
        (match, mark)
        for match, mark, time, sealed in database.execute("SELECT match, mark, set_at, seal FROM marks")
        if mark in set(Mark) and sealed == seal(match, mark, time)
    ]
