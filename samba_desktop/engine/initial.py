"""The first meld of a round: who has made it and what is still owed for it."""

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


def owed_after(table: Table, seat: int, gained: int, before: Meld | None, after: Meld) -> int:
    """Return what the first meld lacks once the turn's seat has laid `gained` points and `after` lies there.

    `before` is the meld as it was, None for a new one.
    """
    if has_opened(table, seat):
        return 0
    rules = table.rules
    needed = minimum(rules, table.scores[table.seating.side_of(seat)]) - _red_three_share(table, seat)
    owed = table.turn.owed or needed
    if after.kind is MeldKind.SEQUENCE and not rules.initial.initial_meld_sequences_count:
        return max(1, owed)
    bonus = 0
    if rules.initial.bonuses_count_for_initial:
        bonus = _bonus(table, after) - (_bonus(table, before) if before else 0)
    if rules.initial.initial_meld_sum_melds:
        return max(0, owed - gained - bonus)
    whole = card_points(rules, after.cards) + (bonus and _bonus(table, after))
    return max(0, min(owed, needed - whole))


def _red_three_share(table: Table, seat: int) -> int:
    if not table.rules.initial.bonuses_count_for_initial:
        return 0
    threes = table.red_threes[table.seating.side_of(seat)]
    return len(threes) * table.rules.red_threes.red_three_each


def _bonus(table: Table, meld: Meld) -> int:
    kind = set_kind(table.rules, meld)
    return set_bonus(table.rules, kind) if kind else 0
