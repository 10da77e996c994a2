"""What is read of all kept matches without playing them: the list, results on the same cards, luck."""

from collections.abc import Iterator, Mapping

from msgspec import Struct

from samba_desktop.engine.incoming import load_json
from samba_desktop.engine.table import PERSON
from samba_desktop.match.deal_code import CodedDeal
from samba_desktop.match.journal import RoundCount, RoundFigures
from samba_desktop.match.luck import SeatLuck, luck_of
from samba_desktop.match.record import Record, record_from_json
from samba_desktop.match.saving import SaveError
from samba_desktop.store import rows
from samba_desktop.store.round_cache import last_rounds, read_figures
from samba_desktop.store.rows import Mark, marked
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
        last = last_rounds(database)
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


class DealResult(Struct, frozen=True):
    """One round that was played with certain cards."""

    match_id: int
    round_no: int
    played: str
    """ISO 8601 in UTC."""
    record: Record
    """The match without its entries."""
    figures: RoundFigures

    @property
    def deal(self) -> CodedDeal:
        """The cards, and who got which."""
        return CodedDeal(self.record.rules, self.record.seating, self.figures.dealer, self.figures.seed)

    def place(self, side: int) -> int:
        """Say as which a side was dealt to, by the first of its seats after the dealer."""
        return min(self.deal.place(seat) for seat in self.record.seating.seats_of(side))

    def player(self, side: int) -> str:
        """Say who played a side: `person` where one sits there, else the level of its first seat."""
        levels = [self.record.seats[seat].level for seat in self.record.seating.seats_of(side)]
        return PERSON if PERSON in levels else levels[0]


def results_of(store: Store, deal: CodedDeal) -> tuple[DealResult, ...]:
    """List the rounds with the same cards under the same rules, whoever held them; the latest first."""
    with store.reading() as database:
        found = database.execute(
            "SELECT DISTINCT matches.id, matches.played, matches.header FROM figures "
            "JOIN matches ON matches.id = figures.match WHERE facts LIKE ? "
            "ORDER BY matches.played DESC, matches.id DESC",
            (f'["{deal.seed:016x}"%',),
        ).fetchall()
        gone = marked(database, Mark.DELETED)
        rounds = {row[0]: read_figures(database, row[0]) or () for row in found}
    results = []
    for match_id, played, header in found:
        record = _record(header)
        if record is None or match_id in gone:
            continue
        alike = [one for one in rounds[match_id] if one.seed == deal.seed]
        results += [DealResult(match_id, one.round_no, played, record, one) for one in alike]
    return tuple(one for one in results if one.deal.is_same(deal))


def means_of(results: tuple[DealResult, ...]) -> dict[tuple[str, int], tuple[float, int]]:
    """Give for each player (`person` or a level) and place the mean of its points, and of how many rounds."""
    points: dict[tuple[str, int], list[int]] = {}
    for result in results:
        for side in range(result.record.seating.sides):
            key = (result.player(side), result.place(side))
            points.setdefault(key, []).append(result.figures.points[side])
    return {key: (sum(own) / len(own), len(own)) for key, own in points.items()}


def _record(header: str) -> Record | None:
    try:
        return record_from_json(load_json(header))
    except ValueError:
        return None


def own_luck(store: Store) -> Iterator[tuple[int, int, tuple[SeatLuck, ...]]]:
    """Yield for each match played here its place in the list, how many there are, and the luck of its seats.

    The person's seat comes first, where there is one, and the others follow in their order. A match that
    cannot be read counts nothing.
    """
    lines = [line for line in list_matches(store) if not line.is_imported]
    for at, line in enumerate(lines, start=1):
        try:
            found = luck_of(store.load(line.match_id).record)
        except SaveError:
            found = ()
        first = line.you or 0
        yield at, len(lines), found[first:] + found[:first]
