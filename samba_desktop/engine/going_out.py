"""Who may go out, what a player must keep, and which cards may be discarded at all."""

from samba_desktop.engine.cards import THREE, Card, is_black_three, is_red_three
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.rules.kinds import AskPartner, BlackThreeMeld, FinalDiscard, Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import melded_points, minimum, sets_lacking, sets_needed, sets_of
from samba_desktop.engine.table import Source, Table


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
