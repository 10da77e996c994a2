"""Counting: points on the table, the minimum of a first meld, the sheet of a round, the end of a match."""

from samba_desktop.engine.cards import Card, is_black_three, is_red_three
from samba_desktop.engine.forming import is_complete, set_kind
from samba_desktop.engine.melds import Meld, SetKind
from samba_desktop.engine.rules.kinds import (
    Concealed,
    RedThreesPositive,
    TieRule,
    WinnerRule,
)
from samba_desktop.engine.rules.rules import Rules, for_players
from samba_desktop.engine.sheet import Line, LineKind, RoundResult, Sheet
from samba_desktop.engine.table import Source, Table

LINE_OF = {
    SetKind.NATURAL_CANASTA: LineKind.NATURAL_CANASTA,
    SetKind.MIXED_CANASTA: LineKind.MIXED_CANASTA,
    SetKind.SAMBA: LineKind.SAMBA,
    SetKind.MIXED_SAMBA: LineKind.MIXED_SAMBA,
    SetKind.WILD_CANASTA: LineKind.WILD_CANASTA,
}


def card_points(rules: Rules, cards: tuple[Card, ...]) -> int:
    """Add up the card points of cards."""
    return sum(map(rules.points.__getitem__, cards))


def melded_points(table: Table, side: int) -> int:
    """Add up the card points that a side has melded, on its own melds and on those of others."""
    own = sum(card_points(table.rules, meld.cards) for meld in table.melds[side])
    return own - table.foreign[side] + table.credit[side]


def minimum(rules: Rules, score: int) -> int:
    """Return what a first meld must reach for a side that stands at `score`."""
    needed = 0
    for total, points in rules.initial.initial_meld_bands:
        if total is None or score >= total:
            needed = points
    return needed


def set_bonus(rules: Rules, kind: SetKind) -> int:
    """Return the bonus of a complete set."""
    match kind:
        case SetKind.NATURAL_CANASTA:
            return rules.match.bonus_natural_canasta
        case SetKind.MIXED_CANASTA:
            return rules.match.bonus_mixed_canasta
        case SetKind.SAMBA:
            return rules.match.bonus_samba
        case SetKind.MIXED_SAMBA:
            return rules.match.bonus_mixed_samba
        case SetKind.WILD_CANASTA:
            return rules.match.bonus_wild_canasta


def sets_of(rules: Rules, melds: tuple[Meld, ...]) -> tuple[SetKind, ...]:
    """List the complete sets among melds."""
    return tuple([kind for meld in melds if (kind := set_kind(rules, meld))])


def sets_needed(table: Table) -> int:
    """Return how many complete sets a side needs to go out."""
    return for_players(table.rules.going_out.go_out_sets, table.seating.players)


def sets_lacking(table: Table, melds: tuple[Meld, ...]) -> tuple[int, int, int]:
    """Count what a side with these melds lacks to go out: sets of any kind, sambas, sets without wilds.

    Below 0 it has more than it needs.
    """
    going_out = table.rules.going_out
    sets = sets_of(table.rules, melds)
    sambas = sets.count(SetKind.SAMBA) + sets.count(SetKind.MIXED_SAMBA)
    natural = sets.count(SetKind.SAMBA) + sets.count(SetKind.NATURAL_CANASTA)
    return (
        sets_needed(table) - len(sets),
        going_out.go_out_min_sambas - sambas,
        going_out.go_out_min_natural_sets - natural,
    )


def target(table: Table) -> int:
    """Return the total at which the match ends."""
    return for_players(table.rules.match.target_score, table.seating.players)


def meets_requirement(table: Table, melds: tuple[Meld, ...]) -> bool:
    """Tell whether these melds hold the sets that going out needs."""
    return all(lacking <= 0 for lacking in sets_lacking(table, melds))


def red_three_points(table: Table, side: int) -> int:
    """Count the red threes that a side has laid out, for it or against it."""
    threes = table.rules.red_threes
    count = len(table.red_threes[side])
    if not count:
        return 0
    everyone = count >= table.rules.count_of_red_threes
    if _red_threes_positive(table, side):
        return threes.red_three_all if everyone else count * threes.red_three_each
    return -(threes.red_three_negative_all if everyone else count * threes.red_three_negative_each)


def _red_threes_positive(table: Table, side: int) -> bool:
    threes = table.rules.red_threes
    match threes.red_three_positive_if:
        case RedThreesPositive.GO_OUT_REQUIREMENT:
            return meets_requirement(table, table.melds[side])
        case RedThreesPositive.INITIAL_MELD:
            return table.side_has_melded(side)
        case RedThreesPositive.SET_COUNT:
            return len(sets_of(table.rules, table.melds[side])) >= threes.red_three_positive_sets


def hand_points(rules: Rules, hand: tuple[Card, ...]) -> int:
    """Add up what cards left in a hand cost."""
    black = rules.black_threes.black_three_hand_each
    points = rules.points
    return sum(black if is_black_three(card) else points[card] for card in hand)


def is_concealed(table: Table) -> bool:
    """Tell whether the seat whose turn it is goes out concealed: its whole hand in this one turn."""
    turn = table.turn
    if turn.melded_before:
        return False
    side = table.seating.side_of(turn.seat)
    own = table.melds[side][turn.old_melds :]
    for condition in table.rules.going_out.concealed_conditions:
        match condition:
            case Concealed.NO_PRIOR_OWN_MELDS:
                met = not turn.melded_before
            case Concealed.NO_PILE_TAKE:
                met = turn.drew is Source.STOCK
            case Concealed.NO_LAYOFF_ON_PARTNER:
                met = not turn.laid_off
            case Concealed.OWN_CANASTA:
                met = any(is_complete(table.rules, meld) for meld in own)
        if not met:
            return False
    return True


def sheet(
    table: Table, side: int, hands: tuple[tuple[Card, ...], ...], out: int | None, *, concealed: bool
) -> Sheet:
    """Write the count of a side, in the order in which one would write it on paper."""
    rules = table.rules
    lines: list[Line] = []
    if rules.match.melded_cards_count:
        cards = tuple(card for meld in table.melds[side] for card in meld.cards)
        if cards or table.credit[side]:
            lines.append(Line(LineKind.MELDED_CARDS, melded_points(table, side), cards))
    for number, meld in enumerate(table.melds[side], start=1):
        kind = set_kind(rules, meld)
        if kind:
            lines.append(Line(LINE_OF[kind], set_bonus(rules, kind), meld.cards, meld=number))
    if table.red_threes[side]:
        lines.append(Line(LineKind.RED_THREES, red_three_points(table, side), table.red_threes[side]))
    if out is not None and table.seating.side_of(out) == side:
        lines.append(Line(LineKind.GOING_OUT, rules.going_out.go_out_bonus, seat=out))
        if concealed and rules.going_out.concealed_extra_bonus:
            lines.append(Line(LineKind.CONCEALED, rules.going_out.concealed_extra_bonus, seat=out))
    for seat in table.seating.seats_of(side):
        lines += _hand_lines(rules, seat, hands[seat])
    return Sheet(tuple(lines))


def _hand_lines(rules: Rules, seat: int, hand: tuple[Card, ...]) -> list[Line]:
    lines = []
    held = tuple(card for card in hand if not (rules.red_threes_special and is_red_three(card)))
    threes = tuple(card for card in hand if rules.red_threes_special and is_red_three(card))
    if held and rules.match.hand_cards_deducted:
        lines.append(Line(LineKind.HAND, -hand_points(rules, held), held, seat))
    if threes and rules.red_threes.red_three_hand_penalty:
        lines.append(
            Line(LineKind.RED_THREES_IN_HAND, -rules.red_threes.red_three_hand_penalty, threes, seat)
        )
    return lines


def winners(table: Table, result: RoundResult) -> tuple[int, ...] | None:
    """Say which sides have won after a round; None while the match goes on, empty for a draw at its cap."""
    totals = result.totals
    best = max(totals)
    if best >= target(table):
        if table.rules.match.winner_rule is WinnerRule.ROUND_CLOSER_FIRST and result.out is not None:
            closer = table.seating.side_of(result.out)
            if totals[closer] >= target(table):
                return (closer,)
        first = tuple(side for side, total in enumerate(totals) if total == best)
        if len(first) == 1 or table.rules.match.tie_rule is TieRule.DRAW:
            return first
    cap = table.rules.match.hand_cap
    if cap is not None and table.round_no >= cap:
        return ()
    return None
