"""What finished rounds came to as rows: a cache for the statistics, made anew from the records."""

import json
import sqlite3
from collections.abc import Iterable

from samba_desktop.engine.events import RoundEnd
from samba_desktop.engine.table import Seating
from samba_desktop.match.journal import SETS, RoundFigures, SideFigures
from samba_desktop.match.record import MOST_ENTRIES, SEED_BITS
from samba_desktop.store.chain import seal
from samba_desktop.store.rounds import MOST_POINTS, MOST_SEATS, number, numbers, short_json


def write(database: sqlite3.Connection, match_id: int, figures: RoundFigures) -> None:
    """Keep what a round came to, in the transaction of the entry that ended it."""
    row = (figures.round_no, figures.n, _facts(figures))
    database.execute(
        "INSERT INTO figures (match, round, n, facts, seal) VALUES (?, ?, ?, ?, ?)",
        (match_id, *row, seal(match_id, *row)),
    )


def replace(database: sqlite3.Connection, match_id: int, all_figures: Iterable[RoundFigures]) -> None:
    """Keep these figures of a match in place of those that are there."""
    database.execute("DELETE FROM figures WHERE match = ?", (match_id,))
    for figures in all_figures:
        write(database, match_id, figures)


def read(database: sqlite3.Connection, match_id: int) -> tuple[RoundFigures, ...] | None:
    """Read the figures of a match; None where a row was damaged or is missing in between."""
    rows = database.execute(
        "SELECT round, n, facts, seal FROM figures WHERE match = ? ORDER BY round", (match_id,)
    ).fetchall()
    return _sound(match_id, rows)


def read_all(database: sqlite3.Connection) -> dict[int, tuple[RoundFigures, ...] | None]:
    """Read the figures of all matches that have any; None where a row was damaged or is missing."""
    rows: dict[int, list[tuple[int, int, str, str]]] = {}
    found = database.execute("SELECT match, round, n, facts, seal FROM figures ORDER BY match, round")
    for match_id, *row in found:
        rows.setdefault(match_id, []).append((row[0], row[1], row[2], row[3]))
    return {match_id: _sound(match_id, own) for match_id, own in rows.items()}


def _sound(match_id: int, rows: list[tuple[int, int, str, str]]) -> tuple[RoundFigures, ...] | None:
    for at, (*values, sealed) in enumerate(rows, start=1):
        if sealed != seal(match_id, *values) or values[0] != at:
            return None
    try:
        return tuple(_figures(round_no, n, facts) for round_no, n, facts, _ in rows)
    except (TypeError, ValueError, RecursionError):
        # Somebody has sealed what no round comes to.
        return None


def fit(figures: Iterable[RoundFigures], seating: Seating) -> bool:
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
