"""What the matches that count came to, read from the cache: the ground of the statistics."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.rules.kinds import Shape
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
    rounds: tuple[RoundFigures, ...]

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
    rows = [row for row in found if row[0] not in left_out]
    lines = (_facts(row, counted.get(row[0]) or ()) for row in rows)
    lacking = (row[0] for row in rows if _lacks(counted.get(row[0], ()), kept.get(row[0], 0)))
    return tuple(line for line in lines if line is not None), tuple(lacking)


def _lacks(counted: tuple[RoundFigures, ...] | None, kept: int) -> bool:
    """Tell whether figures are damaged or fewer than the rounds that are known."""
    return counted is None or len(counted) < kept


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


def _facts(row: tuple[object, ...], counted: tuple[RoundFigures, ...]) -> MatchFacts | None:
    match_id, played, header, finished, result = row
    try:
        fixed = brief(str(header))
        levels = tuple(str(plan["level"]) for plan in fixed["seats"])
        if PERSON not in levels or PRACTICE in fixed.get("notes", {}):
            return None
        seating = Seating(int(fixed["players"]), Shape(fixed["shape"]))
        you = levels.index(PERSON)
        return MatchFacts(
            int(str(match_id)),
            str(played),
            str(fixed["rules"]["preset"]),
            bool(fixed["rules"]["changed"]),
            str(fixed.get("rules_name", "")),
            seating,
            tuple(str(plan["name"]) for plan in fixed["seats"]),
            levels,
            you,
            seating.side_of(you),
            result_from_text(result) if finished else None,
            counted,
        )
    except (KeyError, TypeError, ValueError, OverflowError, RecursionError):
        return None
