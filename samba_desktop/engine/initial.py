"""The first meld of a round: who has made it and what is still owed for it."""

from msgspec import Struct

from samba_desktop.engine.cards import Card
from samba_desktop.engine.events import Discarded, Merged, Passed, PileTaken
from samba_desktop.engine.forming import set_kind
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import Unit
from samba_desktop.engine.scoring import card_points, minimum, set_bonus
from samba_desktop.engine.table import Table


def has_opened(table: Table, seat: int) -> bool:
    """Tell whether the first meld that binds `seat` has been made in this round."""
    if table.rules.initial.initial_meld_unit is Unit.PLAYER:
        return table.melded[seat]
    return table.side_has_melded(table.seating.side_of(seat))


class Change(Struct, frozen=True):
    """How a laying changes the melds of a side."""

    melds: tuple[Meld, ...]
    """The melds afterwards."""
    number: int
    """The meld that was laid or changed, counted from 1."""
    before: tuple[Meld, ...] = ()
    """What it was made of: nothing, the meld as it was, or the two melds that were joined."""
    gone: int | None = None
    """The meld that was joined to it and is no more."""
    uncounted: Card | None = None
    """The top card of the pile, if it came to the meld and does not count."""


def owed_after(table: Table, seat: int, change: Change) -> int:
    """Return what the first meld of the turn's seat lacks once the melds of its side have changed."""
    if has_opened(table, seat):
        return 0
    if not table.rules.initial.initial_meld_sum_melds:
        return max(0, _needed(table, seat) - _best_of_turn(table, change))
    after = change.melds[change.number - 1]
    gained = _value(table, after, change.uncounted) - sum(_value(table, meld) for meld in change.before)
    return max(0, (table.turn.owed or _needed(table, seat)) - gained)


def owed_after_three(table: Table) -> int:
    """Return what the first meld lacks once the turn's seat has laid out a red three."""
    counts = table.rules.initial.bonuses_count_for_initial
    return max(0, table.turn.owed - (table.rules.red_threes.red_three_each if counts else 0))


def _needed(table: Table, seat: int) -> int:
    """Return what the melds of a seat must reach together, or one of them."""
    side = table.seating.side_of(seat)
    needed = minimum(table.rules, table.scores[side])
    if table.rules.initial.bonuses_count_for_initial:
        needed -= len(table.red_threes[side]) * table.rules.red_threes.red_three_each
    return needed


def _value(table: Table, meld: Meld, uncounted: Card | None = None) -> int:
    """Return what a meld counts towards the minimum."""
    rules = table.rules
    if meld.kind is MeldKind.SEQUENCE and not rules.initial.initial_meld_sequences_count:
        return 0
    points = card_points(rules, meld.cards) - (rules.points[uncounted] if uncounted else 0)
    kind = set_kind(rules, meld) if rules.initial.bonuses_count_for_initial else None
    return points + (set_bonus(rules, kind) if kind else 0)


def _best_of_turn(table: Table, change: Change) -> int:
    """Return what the best single meld of this turn counts."""
    top = (change.number, change.uncounted) if change.uncounted else _uncounted_top(table, change)
    return max(
        _value(table, meld, top[1] if number == top[0] else None)
        for number, meld in enumerate(change.melds, start=1)
        if number > table.turn.old_melds
    )


def _uncounted_top(table: Table, change: Change) -> tuple[int, Card | None]:
    """Find where the top card that was taken in this turn lies after a change, if it does not count."""
    number, top = 0, None
    if table.rules.initial.top_card_counts_for_initial:
        return number, top
    for event in table.history:
        match event:
            case Discarded() | Passed():
                number, top = 0, None
            case PileTaken(_, card, _, _, int(meld), _):
                number, top = meld, card
            case Merged(_, _, first, second, _):
                number = _renumbered(number, first, second)
            case _:
                pass
    return (_renumbered(number, change.number, change.gone) if change.gone else number), top


def _renumbered(number: int, first: int, second: int) -> int:
    """Return the number of a meld after the second meld was joined to the first."""
    return first if number == second else number - (number > second)
