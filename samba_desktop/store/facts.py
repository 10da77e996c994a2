"""What the matches that count came to, read from the cache: the ground of the statistics."""

from collections.abc import Iterator

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.match.journal import RoundFigures
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.store import figures
from samba_desktop.store.marks import Mark, marked
from samba_desktop.store.rows import brief, result_from_text
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.store import Store

MIXED, PROGRAM = "mixed", "cmd"
"""The level of opponents who are not all of one, and of programs of one's own."""
PRACTICE = "practice"
"""The note of a record whose match is for practice and doesn't count."""
SLICE = 40
"""So many entries of a record are played at a step."""


class MatchFacts(Struct, frozen=True):
    """One match in which a person plays."""

    match_id: int
    played: str
    """ISO 8601 in UTC."""
    preset: str
    is_changed: bool
    rules_name: str
    seating: Seating
    names: tuple[str, ...]
    levels: tuple[str, ...]
    you: int
    """The seat of the person."""
    your_side: int
    winners: tuple[int, ...] | None
    """The sides that won; none for a draw or a match given up, None while it goes on."""
    rounds: tuple[RoundFigures, ...] = ()

    @property
    def level(self) -> str:
        """The level of those on other sides, where they have one in common."""
        sides = {
            level for seat, level in enumerate(self.levels) if self.seating.side_of(seat) != self.your_side
        }
        plain = {PROGRAM if level.startswith("cmd:") else level for level in sides}
        return plain.pop() if len(plain) == 1 else MIXED

    @property
    def game(self) -> tuple[str, str, bool]:
        """What the rules are known by: the name of own ones, else the preset and whether it was changed."""
        return (self.rules_name, self.preset, self.is_changed)


def read_facts(store: Store) -> tuple[tuple[MatchFacts, ...], tuple[int, ...]]:
    """Read what the matches came to that count, in the order in which they were played.

    Matches without a person, imported and deleted ones and those for practice don't count. The second part of
    the answer lists the matches whose figures are not all in the cache: `complete` plays them.
    """
    with store.reading() as database:
        found = database.execute(
            "SELECT id, played, header, finished, result FROM matches ORDER BY played, id"
        ).fetchall()
        left_out = marked(database, Mark.DELETED) | marked(database, Mark.IMPORTED)
        kept = dict(database.execute("SELECT match, count(*) FROM rounds GROUP BY match").fetchall())
        counted = figures.read_all(database)
    lines: list[MatchFacts] = []
    lacking: list[int] = []
    for row in found:
        match_id = row[0]
        own = counted.get(match_id, ())
        line = None if match_id in left_out else _facts(row)
        if line is None:
            continue
        if own is None or not figures.fit(own, line.seating):
            lacking.append(match_id)
            own = ()
        elif len(own) < kept.get(match_id, 0):
            lacking.append(match_id)
        lines.append(replace(line, rounds=own))
    return tuple(lines), tuple(lacking)


def complete(store: Store, match_id: int) -> Iterator[None]:
    """Play a match from its record, a little at each step, and keep its figures.

    A match that is not sound is left as it is; its sound rounds count. Raises UnusableError where the store
    cannot be read or written now.
    """
    try:
        record = store.load(match_id).record
        match = Match(record.upto(0))
        yield from _played(match, record)
        # A match that was played on meanwhile has written its own.
        if store.load(match_id).record == record:
            store.complete_figures(match_id, match)
    except UnusableError:
        raise
    except SaveError:
        return


def _played(match: Match, record: Record) -> Iterator[None]:
    for n, text in enumerate(record.entries):
        match.play_entry(text)
        if n % SLICE == 0:
            yield


def _facts(row: tuple[object, ...]) -> MatchFacts | None:
    """Read what is fixed of a match; None where it doesn't count, or that cannot be read."""
    match_id, played, header, finished, result = row
    try:
        fixed = brief(str(header))
    except ValueError:
        return None
    levels = tuple(seat.level for seat in fixed.seats)
    if PERSON not in levels or PRACTICE in fixed.notes:
        return None
    you, seating = levels.index(PERSON), fixed.seating
    return MatchFacts(
        int(str(match_id)),
        str(played),
        fixed.rules.preset,
        bool(fixed.rules.changed),
        fixed.rules_name,
        seating,
        tuple(seat.name for seat in fixed.seats),
        levels,
        you,
        seating.side_of(you),
        result_from_text(result, seating.sides) if finished else None,
    )
