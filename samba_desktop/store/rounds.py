"""The finished rounds of each match as rows: a cache for lists and statistics, as the truth is the record."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from samba_desktop.engine.events import RoundEnd
from samba_desktop.match.journal import RoundCount
from samba_desktop.store.chain import seal

COLUMNS = "round, n, dealer, ended, out, concealed, points, totals"


def write(database: sqlite3.Connection, match_id: int, count: RoundCount) -> None:
    """Keep a finished round, in the transaction of the entry that ended it."""
    row = _row(count)
    database.execute(
        f"INSERT INTO rounds (match, {COLUMNS}, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        (match_id, *row, seal(match_id, *row)),
    )


def replace(database: sqlite3.Connection, match_id: int, counts: Iterable[RoundCount]) -> None:
    """Keep these rounds of a match in place of those that are there."""
    database.execute("DELETE FROM rounds WHERE match = ?", (match_id,))
    for count in counts:
        write(database, match_id, count)


def read(database: sqlite3.Connection, match_id: int) -> tuple[RoundCount, ...] | None:
    """Read the finished rounds of a match; None where a row was damaged or is missing."""
    rows = database.execute(
        f"SELECT {COLUMNS}, seal FROM rounds WHERE match = ? ORDER BY round",  # noqa: S608
        (match_id,),
    ).fetchall()
    for number, (*values, sealed) in enumerate(rows, start=1):
        if sealed != seal(match_id, *values) or values[0] != number:
            return None
    return tuple(_count(row) for row in rows)


def last_of_all(database: sqlite3.Connection) -> dict[int, RoundCount]:
    """Read the last finished round of each match; one whose row was damaged is left out."""
    found = database.execute(
        f"SELECT match, {COLUMNS}, seal FROM rounds AS one "  # noqa: S608
        "WHERE round = (SELECT max(round) FROM rounds WHERE match = one.match)"
    )
    return {match_id: _count(row) for match_id, *row in found if row[-1] == seal(match_id, *row[:-1])}


def _row(count: RoundCount) -> tuple[object, ...]:
    return (
        count.round_no,
        count.n,
        count.dealer,
        count.end.value,
        count.out,
        int(count.concealed),
        json.dumps(count.points),
        json.dumps(count.totals),
    )


def _count(row: Sequence[Any]) -> RoundCount:
    round_no, n, dealer, ended, out, concealed, points, totals, _ = row
    return RoundCount(
        round_no,
        n,
        dealer,
        RoundEnd(ended),
        out,
        bool(concealed),
        tuple(json.loads(points)),
        tuple(json.loads(totals)),
    )
