"""What a new match is to be, as it is chosen before play; knows no widget."""

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.engine.wording import typed_name
from samba_desktop.match.receipt import PART_BITS, Part, part_from_bits
from samba_desktop.match.record import Record, SeatPlan

NAMES = ("Anders", "Berit", "Carl", "Doris", "Emil", "Frida")
"""Who sits down with the person; names that are at home in the countries where Samba is played."""


class MatchPlan(Struct, frozen=True):
    """A match before its first deal."""

    rules: Rules
    seating: Seating
    seats: tuple[SeatPlan, ...]
    """One for each seat; the person's is the first, where there is one."""
    first_dealer: int | None = None
    """The seat that deals first; None where the rules decide."""
    rules_name: str = ""
    """What the rules are called, where they are somebody's own rule set."""
    part: Part | None = None
    """What its cards are to come from; None where that is found when the match begins."""
    first_deal: int | None = None
    """The seed of the first round, where it is played from a code."""


def record_of(plan: MatchPlan, seed: int) -> Record:
    """Return the record of a planned match before its first deal."""
    return Record(
        plan.rules,
        plan.seating,
        tuple(replace(seat, name=typed_name(seat.name)) for seat in plan.seats),
        seed,
        plan.first_dealer,
        rules_name=typed_name(plan.rules_name),
        first_deal=plan.first_deal,
    )


def fresh_part() -> Part:
    """Draw the program's part of new cards."""
    import secrets  # noqa: PLC0415 - only where a match begins

    return part_from_bits(secrets.randbits(PART_BITS))


def fresh_record(plan: MatchPlan) -> Record:
    """Return the record of a planned match with cards that nobody knows, and with receipts of them."""
    part = plan.part or fresh_part()
    return replace(record_of(plan, part.seed), notes=part.notes)


def plan_again(record: Record, *, same_deals: bool) -> tuple[MatchPlan, int | None]:
    """Return the plan for another match of the same people, and the seed where its deals are the same too."""
    plan = plan_of(record)
    return (replace(plan, first_deal=record.first_deal), record.seed) if same_deals else (plan, None)


def plan_of(record: Record) -> MatchPlan:
    """Return the plan by which the match of a record was begun."""
    return MatchPlan(record.rules, record.seating, record.seats, record.first_dealer, record.rules_name)
