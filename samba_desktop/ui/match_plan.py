"""What a new match is to be, as it is chosen before play; knows no widget."""

from dataclasses import dataclass

from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating
from samba_desktop.match.record import Record, SeatPlan

NAMES = ("Anders", "Berit", "Carl", "Doris", "Emil", "Frida")
"""Who sits down with the person; names that are at home in the countries where Samba is played."""


@dataclass(frozen=True, slots=True)
class MatchPlan:
    """A match before its first deal."""

    rules: Rules
    seating: Seating
    seats: tuple[SeatPlan, ...]
    """One for each seat; the person's is the first, where there is one."""
    first_dealer: int | None = None
    """The seat that deals first; None where the rules decide."""
    rules_name: str = ""
    """What the rules are called, where they are somebody's own rule set."""


def record_of(plan: MatchPlan, seed: int) -> Record:
    """Return the record of a planned match before its first deal."""
    return Record(plan.rules, plan.seating, plan.seats, seed, plan.first_dealer, rules_name=plan.rules_name)


def plan_of(record: Record) -> MatchPlan:
    """Return the plan by which the match of a record was begun."""
    return MatchPlan(record.rules, record.seating, record.seats, record.first_dealer, record.rules_name)
