"""The list of kept matches, read without playing them."""

from collections.abc import Mapping

from msgspec import Struct

from samba_desktop.engine.table import PERSON
from samba_desktop.match.journal import RoundCount
from samba_desktop.store import rounds, rows
from samba_desktop.store.marks import Mark, marked
from samba_desktop.store.store import Store


class MatchLine(Struct, frozen=True):
    """What a list shows of a match."""

    match_id: int
    created: str
    """ISO 8601 in UTC, as is `played`."""
    played: str
    """When it was last begun or gone on with."""
    preset: str
    """The rule set from which its rules come."""
    is_changed: bool
    """Whether options of that rule set were changed."""
    shape: str
    names: tuple[str, ...]
    levels: tuple[str, ...]
    entries: int
    rounds: int
    totals: tuple[int, ...]
    """For each side; empty before the end of the first round."""
    winners: tuple[int, ...] | None
    """The sides that won; none for a draw or a match given up, None while it goes on."""
    rules_name: str = ""
    """What the rules are called, where they are somebody's own rule set."""
    is_imported: bool = False
    """Whether it came from elsewhere and was not played here."""

    @property
    def you(self) -> int | None:
        """The seat of the person; None where computers play among themselves."""
        return self.levels.index(PERSON) if PERSON in self.levels else None


def list_matches(store: Store, *, deleted: bool = False) -> tuple[MatchLine, ...]:
    """List the kept matches, running ones first, then the latest; one that is damaged is left out.

    With `deleted` those that were deleted are listed, else all others.
    """
    return tuple(line for line in _lines(store, deleted=deleted) if line is not None)


def listed(store: Store, *, deleted: bool) -> tuple[tuple[MatchLine, ...], int]:
    """List the kept matches as `list_matches` does, and say how many had to be left out as damaged."""
    lines = _lines(store, deleted=deleted)
    found = tuple(line for line in lines if line is not None)
    return found, len(lines) - len(found)


def _lines(store: Store, *, deleted: bool) -> tuple[MatchLine | None, ...]:
    with store.reading() as database:
        found = database.execute(
            "SELECT id, created, played, header, length, finished, result FROM matches "
            "ORDER BY finished, played DESC, id DESC"
        ).fetchall()
        gone, imported = marked(database, Mark.DELETED), marked(database, Mark.IMPORTED)
        last = rounds.last_of_all(database)
    return tuple(_line(store, row, last, imported) for row in found if (row[0] in gone) is deleted)


def _line(
    store: Store,
    row: tuple[object, ...],
    last: Mapping[int, RoundCount],
    imported: frozenset[int],
) -> MatchLine | None:
    match_id, created, played, header, length, finished, result = row
    if not isinstance(match_id, int) or not isinstance(length, int):
        return None
    try:
        fixed = rows.brief(str(header))
        count = last.get(match_id) or _last(store.rounds_of(match_id))
        if count and len(count.totals) != fixed.seating.sides:
            return None
    except ValueError:
        return None
    return MatchLine(
        match_id,
        str(created),
        str(played),
        fixed.rules.preset,
        bool(fixed.rules.changed),
        fixed.shape.value,
        tuple(seat.name for seat in fixed.seats),
        tuple(seat.level for seat in fixed.seats),
        length,
        count.round_no if count else 0,
        count.totals if count else (),
        rows.result_from_text(result, fixed.seating.sides) if finished else None,
        fixed.rules_name,
        match_id in imported,
    )


def _last(counts: tuple[RoundCount, ...]) -> RoundCount | None:
    return counts[-1] if counts else None
