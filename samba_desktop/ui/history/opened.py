"""One match of the history, played from its record little by little; shows nothing."""

from collections.abc import Iterator

from msgspec import Struct

from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.table import Phase, Table
from samba_desktop.match.deal_code import CodedDeal, coded, dealt_seeds
from samba_desktop.match.record import Record
from samba_desktop.match.replay import Replay
from samba_desktop.match.saving import Damage
from samba_desktop.texts.words import Company
from samba_desktop.ui.history.words import company_of

SLICE = 25
"""So many entries are played at a step."""


class OpenedRound(Struct, frozen=True):
    """A round that was dealt."""

    number: int
    """From 1."""
    deal: CodedDeal
    result: RoundResult | None
    """The count; None while the round is not over."""
    table: Table
    """As it was at its end, or is now."""

    @property
    def code(self) -> str:
        """The code of its deal."""
        return coded(self.deal)


class OpenedMatch:
    """A match that is looked at; `grow` plays it."""

    def __init__(self, record: Record, damage: Damage | None) -> None:
        """`damage` says what is wrong after the record's last entry."""
        self.record = record
        self.damage = damage
        self.company: Company = company_of(record)
        self.replay = Replay(record)
        self.rounds: tuple[OpenedRound, ...] = ()

    def grow(self) -> Iterator[None]:
        """Play the record to its end, a little at each step.

        Raises SaveError, naming the entry, where one is not possible.
        """
        for n, _ in enumerate(self.replay.grow()):
            if n % SLICE == 0:
                yield
        self.rounds = tuple(self._found())

    @property
    def totals(self) -> tuple[tuple[int, ...], ...]:
        """The totals of the sides after each finished round."""
        return tuple(one.result.totals for one in self.rounds if one.result is not None)

    @property
    def is_over(self) -> bool:
        """Tell whether the match is decided."""
        return self.replay.is_over

    def _found(self) -> Iterator[OpenedRound]:
        seeds = iter(dealt_seeds(self.record.entries))
        replay = self.replay
        for at in range(1, replay.last + 1):
            table = replay.table(at)
            ends = at == replay.last or replay.table(at + 1).round_no > table.round_no
            if not ends or table.dealer is None:
                continue
            over = table.turn.phase in {Phase.DEAL, Phase.MATCH_OVER}
            deal = CodedDeal(self.record.rules, self.record.seating, table.dealer, next(seeds))
            yield OpenedRound(table.round_no, deal, table.result if over else None, table)
