"""Results on the same cards: which rounds of the kept matches were dealt alike, and what they came to."""

from msgspec import Struct

from samba_desktop.engine.incoming import load_json
from samba_desktop.engine.table import PERSON
from samba_desktop.match.deal_code import CodedDeal
from samba_desktop.match.journal import RoundFigures
from samba_desktop.match.record import Record, record_from_json
from samba_desktop.store import figures
from samba_desktop.store.marks import Mark, marked
from samba_desktop.store.store import Store


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
        rounds = {row[0]: figures.read(database, row[0]) or () for row in found}
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
