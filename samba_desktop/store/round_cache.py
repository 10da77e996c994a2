"""The finished rounds of each match as rows: a cache for lists and statistics, as the truth is the record."""

import json
import sqlite3
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec.json import decode as json_decoded

from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.table import Seating
from samba_desktop.match.journal import SETS, RoundCount, RoundFigures, SideFigures
from samba_desktop.match.record import MOST_ENTRIES, SEED_BITS
from samba_desktop.store.chain import seal

MOST_SEATS, MOST_POINTS = 6, 10**9
LONGEST_ROW = 2000
"""Signs of the JSON in a row; what a round came to for all sides has some two hundred."""
COLUMNS = "round, n, dealer, ended, out, concealed, points, totals"


def keep_round(database: sqlite3.Connection, match_id: int, count: RoundCount) -> None:
    """Keep a finished round, in the transaction of the entry that ended it."""
    row = _row(count)
    database.execute(
        f"INSERT INTO rounds (match, {COLUMNS}, seal) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608
        (match_id, *row, seal(match_id, *row)),
    )


def replace_rounds(database: sqlite3.Connection, match_id: int, counts: Iterable[RoundCount]) -> None:
    """Keep these rounds of a match in place of those that are there."""
    database.execute("DELETE FROM rounds WHERE match = ?", (match_id,))
    for count in counts:
        keep_round(database, match_id, count)


def read_rounds(database: sqlite3.Connection, match_id: int) -> tuple[RoundCount, ...] | None:
    """Read the finished rounds of a match; None where a row was damaged or is missing."""
    rows = database.execute(
        f"SELECT {COLUMNS}, seal FROM rounds WHERE match = ? ORDER BY round",  # noqa: S608
        (match_id,),
    ).fetchall()
    for number, (*values, sealed) in enumerate(rows, start=1):
        if sealed != seal(match_id, *values) or values[0] != number:
            return None
    counts = tuple(map(_count, rows))
    return None if None in counts else tuple(count for count in counts if count is not None)


def last_rounds(database: sqlite3.Connection) -> dict[int, RoundCount]:
    """Read the last finished round of each match; one whose row was damaged is left out."""
    # With its maximum the database gives the row in which that stands.
    found = database.execute(
        f"SELECT match, {COLUMNS}, seal, max(round) FROM rounds GROUP BY match"  # noqa: S608
    )
    sound = {match_id: _count(row) for match_id, *row, _ in found if row[-1] == seal(match_id, *row[:-1])}
    return {match_id: count for match_id, count in sound.items() if count is not None}


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


def _count(row: Sequence[Any]) -> RoundCount | None:
    """Read a row; None where somebody has sealed what no round comes to."""
    round_no, n, dealer, ended, out, concealed, points, totals, _ = row
    try:
        return RoundCount(
            number(round_no, 1, MOST_ENTRIES),
            number(n, 1, MOST_ENTRIES),
            None if dealer is None else number(dealer, 0, MOST_SEATS - 1),
            RoundEnd(ended),
            None if out is None else number(out, 0, MOST_SEATS - 1),
            bool(concealed),
            numbers(short_json(points), MOST_SEATS),
            numbers(short_json(totals), MOST_SEATS),
        )
    except (TypeError, ValueError, RecursionError):
        return None


def short_json(text: str) -> Any:  # noqa: ANN401 - whoever asks looks at what it is
    """Read the JSON of a row.

    Raises ValueError where it is none, or longer than any row has.
    """
    if len(text) > LONGEST_ROW:
        raise ValueError("this is longer than what a round comes to")
    return json_decoded(text)


def numbers(found: object, most: int) -> tuple[int, ...]:
    """Read a list of at most so many numbers of points.

    Raises ValueError where it is none.
    """
    if not isinstance(found, list) or len(found) > most:
        raise ValueError("this is no list of points")
    return tuple(number(one, -MOST_POINTS, MOST_POINTS) for one in found)


def number(found: object, least: int, most: int) -> int:
    """Read a whole number.

    Raises ValueError where it is none, or lies elsewhere.
    """
    if not isinstance(found, int) or isinstance(found, bool) or not least <= found <= most:
        raise ValueError("this is no such number")
    return found


def keep_figures(database: sqlite3.Connection, match_id: int, figures: RoundFigures) -> None:
    """Keep what a round came to, in the transaction of the entry that ended it."""
    row = (figures.round_no, figures.n, _facts(figures))
    database.execute(
        "INSERT INTO figures (match, round, n, facts, seal) VALUES (?, ?, ?, ?, ?)",
        (match_id, *row, seal(match_id, *row)),
    )


def replace_figures(database: sqlite3.Connection, match_id: int, all_figures: Iterable[RoundFigures]) -> None:
    """Keep these figures of a match in place of those that are there."""
    database.execute("DELETE FROM figures WHERE match = ?", (match_id,))
    for figures in all_figures:
        keep_figures(database, match_id, figures)


def read_figures(database: sqlite3.Connection, match_id: int) -> tuple[RoundFigures, ...] | None:
    """Read the figures of a match; None where a row was damaged or is missing in between."""
    rows = database.execute(
        "SELECT round, n, facts, seal FROM figures WHERE match = ? ORDER BY round", (match_id,)
    ).fetchall()
    return _sound_figures(match_id, rows)


def read_all_figures(database: sqlite3.Connection) -> dict[int, tuple[RoundFigures, ...] | None]:
    """Read the figures of all matches that have any; None where a row was damaged or is missing."""
    rows: dict[int, list[tuple[int, int, str, str]]] = {}
    found = database.execute("SELECT match, round, n, facts, seal FROM figures ORDER BY match, round")
    for match_id, *row in found:
        rows.setdefault(match_id, []).append((row[0], row[1], row[2], row[3]))
    return {match_id: _sound_figures(match_id, own) for match_id, own in rows.items()}


def _sound_figures(match_id: int, rows: list[tuple[int, int, str, str]]) -> tuple[RoundFigures, ...] | None:
    for at, (*values, sealed) in enumerate(rows, start=1):
        if sealed != seal(match_id, *values) or values[0] != at:
            return None
    try:
        return tuple(_figures(round_no, n, facts) for round_no, n, facts, _ in rows)
    except (TypeError, ValueError, RecursionError):
        # Somebody has sealed what no round comes to.
        return None


def figures_fit(figures: Iterable[RoundFigures], seating: Seating) -> bool:
    """Tell whether figures can be those of a match: all of its sides are there, and no other seats."""
    return all(
        len(one.points) == seating.sides and max(one.dealer, one.out or 0) < seating.players
        for one in figures
    )


def _facts(figures: RoundFigures) -> str:
    sides = [[list(one.sets), one.red_threes, one.first_turn, one.first_points] for one in figures.sides]
    facts = [
        f"{figures.seed:016x}",
        figures.dealer,
        figures.end.value,
        figures.out,
        int(figures.concealed),
        figures.turns,
        list(figures.points),
        sides,
    ]
    return json.dumps(facts, separators=(",", ":"))


def _figures(round_no: int, n: int, facts: str) -> RoundFigures:
    seed, dealer, end, out, concealed, turns, points, sides = short_json(facts)
    if len(sides) != len(points):
        raise ValueError("these are not the same sides")
    return RoundFigures(
        round_no,
        number(n, 1, MOST_ENTRIES),
        number(int(seed, 16), 0, 2**SEED_BITS - 1),
        number(dealer, 0, MOST_SEATS - 1),
        RoundEnd(end),
        None if out is None else number(out, 0, MOST_SEATS - 1),
        bool(concealed),
        number(turns, 0, MOST_POINTS),
        numbers(points, MOST_SEATS),
        tuple(_side(*one) for one in sides),
    )


def _side(sets: object, threes: object, turn: object, melded: object) -> SideFigures:
    found = numbers(sets, len(SETS))
    if len(found) != len(SETS):
        raise ValueError("these are not all kinds of melds")
    return SideFigures(
        found,
        number(threes, 0, MOST_POINTS),
        None if turn is None else number(turn, 1, MOST_POINTS),
        None if melded is None else number(melded, -MOST_POINTS, MOST_POINTS),
    )
