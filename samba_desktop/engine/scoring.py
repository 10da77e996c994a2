"""Counting: points on the table, the first meld, what going out needs, the sheet, the end of a match."""

from msgspec import Struct

from samba_desktop.engine.actions import Reason, Refusal
from samba_desktop.engine.cards import THREE, Card, is_black_three, is_red_three
from samba_desktop.engine.events import (
    Discarded,
    Line,
    LineKind,
    Merged,
    Passed,
    PileTaken,
    RoundResult,
    Sheet,
)
from samba_desktop.engine.melds import Meld, MeldKind, SetKind, is_complete, set_kind
from samba_desktop.engine.rules.kinds import (
    AskPartner,
    BlackThreeMeld,
    Concealed,
    FinalDiscard,
    RedThreesPositive,
    Shape,
    TieRule,
    Unit,
    WinnerRule,
)
from samba_desktop.engine.rules.rules import Rules, for_players
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


def going_out_refusal(table: Table, melds: tuple[Meld, ...], owed: int, points: int) -> Refusal | None:
    """Say why the seat whose turn it is may not go out with its side's `melds` and `points` melded in all.

    `owed` is what its first meld still lacks.
    """
    going_out = table.rules.going_out
    if owed and not _is_waived(table, melds):
        return short_of_minimum(table, owed)
    lacking = _sets_refusal(table, melds)
    if lacking:
        return lacking
    if points < going_out.go_out_min_meld_points:
        return Refusal(Reason.GO_OUT_POINTS, {"needed": going_out.go_out_min_meld_points, "laid": points})
    return asking_refusal(table)


def asking_refusal(table: Table) -> Refusal | None:
    """Say why the seat may not go out for want of its partners' leave."""
    if table.turn.answer is False:
        return Refusal(Reason.ANSWER_NO)
    duty = table.rules.going_out.ask_partner is AskPartner.MANDATORY_BINDING
    if duty and table.seating.shape is not Shape.SOLO and table.turn.answer is None:
        return Refusal(Reason.MUST_ASK)
    return None


def _sets_refusal(table: Table, melds: tuple[Meld, ...]) -> Refusal | None:
    going_out = table.rules.going_out
    lacking, sambas, natural = sets_lacking(table, melds)
    if lacking > 0:
        needed = sets_needed(table)
        values: dict[str, object] = {"needed": needed, "have": needed - lacking}
        if sambas > 0:
            values["sambas"] = sambas
        return Refusal(Reason.GO_OUT_SETS, values)
    if sambas > 0:
        needed = going_out.go_out_min_sambas
        return Refusal(Reason.GO_OUT_SAMBAS, {"needed": needed, "have": needed - sambas})
    if natural > 0:
        needed = going_out.go_out_min_natural_sets
        return Refusal(Reason.GO_OUT_NATURAL, {"needed": needed, "have": needed - natural})
    return None


def _is_waived(table: Table, melds: tuple[Meld, ...]) -> bool:
    """Tell whether the minimum is waived for a whole hand melded in one turn after drawing from the stock."""
    return (
        table.rules.initial.initial_meld_waived_for_one_turn_out
        and table.turn.drew is Source.STOCK
        and not table.turn.melded_before
        and bool(sets_of(table.rules, melds[table.turn.old_melds :]))
    )


def short_of_minimum(table: Table, owed: int) -> Refusal:
    """Say that the first meld lacks `owed` points."""
    side = table.seating.side_of(table.turn.seat)
    needed = minimum(table.rules, table.scores[side])
    return Refusal(Reason.SHORT_OF_MINIMUM, {"needed": needed, "laid": needed - owed, "owed": owed})


def keep_refusal(table: Table, left: int, melds: tuple[Meld, ...], owed: int, gained: int) -> Refusal | None:
    """Say why a seat may not be left with `left` cards after melding, whose cards count `gained` points.

    A card that is left may still pay a debt, so a debt alone is no reason while there is one.
    """
    keep = table.rules.going_out.keep_after_melding
    if left >= keep:
        return None
    points = melded_points(table, table.seating.side_of(table.turn.seat)) + gained
    lacking = going_out_refusal(table, melds, 0 if left else owed, points)
    if lacking is None:
        if left == 0 and table.rules.going_out.final_discard is FinalDiscard.REQUIRED:
            return Refusal(Reason.GO_OUT_DISCARD)
        return None
    if lacking.reason in {Reason.GO_OUT_SETS, Reason.GO_OUT_SAMBAS, Reason.GO_OUT_NATURAL}:
        return Refusal(Reason.KEEP_CARDS, {"keep": keep, "left": left, **lacking.values})
    return lacking


def may_throw(rules: Rules, card: Card) -> bool:
    """Tell whether the rules let a card of this kind be discarded at all."""
    if rules.red_threes_special and is_red_three(card):
        return rules.pile.discard_red_three
    return card not in rules.wild_cards or rules.pile.discard_wild


def binds_to_go_out(rules: Rules, meld: Meld) -> bool:
    """Tell whether this meld is allowed only when going out: black threes in most rule sets."""
    going_out = (BlackThreeMeld.GOING_OUT_NATURAL, BlackThreeMeld.GOING_OUT_WITH_WILDS)
    return (
        meld.rank == THREE
        and rules.cards.threes_special
        and rules.black_threes.black_three_meld in going_out
        and meld.kind is MeldKind.GROUP
        and any(is_black_three(card) for card in meld.cards)
    )
