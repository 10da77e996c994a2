"""Taking the discard pile: when it is blocked or frozen, and the ways in which it may be taken."""

from msgspec import Struct

from samba_desktop.engine.actions import Reason, Refusal, TakePile, TakeTop
from samba_desktop.engine.cards import Card
from samba_desktop.engine.finishing import way_out
from samba_desktop.engine.laying import (
    Laying,
    checked,
    exchanged,
    hand_refusal,
    lay_off_refusal,
    meld_refusal,
    second_refusal,
    staying,
    view_after,
)
from samba_desktop.engine.melds import Meld, MeldKind, extended, form, is_complete, place_of
from samba_desktop.engine.rules.kinds import (
    CardSort,
    FinalDiscard,
    OneCardHand,
    PairTarget,
    PassRule,
    TakeSize,
    Thaw,
    When,
)
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import (
    Change,
    asking_refusal,
    card_points,
    going_out_refusal,
    has_opened,
    may_throw,
    melded_points,
    owed_after,
)
from samba_desktop.engine.table import Table, View

PAIR = 2
FULL_SEQUENCE = 7
"""The top card alone joins shorter sequences only, however long they may grow by other cards."""


class Taking(Struct, frozen=True):
    """What taking the pile changes."""

    taken: tuple[Card, ...]
    """The cards that leave the pile, its top last."""
    laying: Laying | None
    """The meld that the top card goes to; None where it goes to the hand."""


def triggers(rules: Rules, card: Card) -> bool:
    """Tell whether a card that is laid on the pile freezes it."""
    return card in rules.freezing_cards


def frozen_after_taking(table: Table, rest: tuple[Card, ...], *, thaws: bool) -> bool:
    """Tell whether the pile is still frozen when cards were taken and `rest` stays.

    `thaws` tells whether the pile was taken, or as much of it as the rules give at a time; its top card alone
    and the making of a new stock are no taking, but for the last card.
    """
    match table.rules.pile.freeze_lifted_when:
        case Thaw.PILE_TAKEN:
            return table.frozen and not thaws
        case Thaw.NO_TRIGGER_IN_PILE:
            return table.frozen and any(triggers(table.rules, card) for card in rest)


def is_blocked(rules: Rules, top: Card) -> bool:
    """Tell whether nobody may take the pile or its top card."""
    return top in rules.blocking_cards


def is_frozen(table: Table, seat: int) -> bool:
    """Tell whether the pile is frozen for a seat."""
    pile = table.rules.pile
    if CardSort.ALWAYS in pile.freeze_triggers or table.frozen:
        return True
    return pile.frozen_before_initial_meld and not has_opened(table, seat)


def cards_taken(table: Table) -> tuple[Card, ...]:
    """Return the part of the pile that taking gives."""
    match table.rules.pile.pile_take_size:
        case TakeSize.ONE:
            return table.pile[-1:]
        case TakeSize.FIVE:
            return table.pile[-5:]
        case TakeSize.ALL:
            return table.pile


def general_refusal(view: View) -> Refusal | None:
    """Say why the pile may not be taken whatever the hand holds."""
    top = view.top
    if top is None:
        return Refusal(Reason.PILE_EMPTY)
    if is_blocked(view.rules, top):
        return Refusal(Reason.PILE_BLOCKED, {"card": top})
    if not view.rules.initial.pile_take_for_initial and not has_opened(view.table, view.seat):
        return Refusal(Reason.PILE_BEFORE_INITIAL)
    return _one_card_refusal(view)


def _one_card_refusal(view: View) -> Refusal | None:
    if len(view.hand) != 1:
        return None
    match view.rules.pile.one_card_hand_pile_rule:
        case OneCardHand.NONE:
            return None
        case OneCardHand.NO_SINGLE_CARD_PILE:
            return Refusal(Reason.PILE_ONE_CARD) if len(view.table.pile) == 1 else None
        case OneCardHand.NO_TAKE_UNLESS_OUT:
            points = melded_points(view.table, view.side)
            refused = going_out_refusal(view.table, view.table.melds[view.side], 0, points)
            asks = refused is not None and refused.reason is Reason.MUST_ASK
            return Refusal(Reason.PILE_ONE_CARD) if refused and not asks else None


def plan_take(view: View, action: TakePile) -> Taking | Refusal:
    """Plan taking the pile."""
    refused = general_refusal(view)
    if refused:
        return refused
    top = view.table.pile[-1]
    taken = cards_taken(view.table)
    if not action.cards and action.onto is None:
        if view.rules.pile.pile_top_must_be_melded:
            return Refusal(Reason.PILE_MUST_MELD, {"card": top})
        return Taking(taken, None)
    if not view.rules.pile.pile_top_must_be_melded:
        return Refusal(Reason.PILE_NO_MELDING)
    missing = hand_refusal(view, action.cards) if action.cards else None
    if missing:
        return missing
    meld = _onto(view, action, top) if action.onto is not None else _new_meld(view, action, top)
    if isinstance(meld, Refusal):
        return meld
    laying = _laid(view, action, top, meld)
    left = len(view.hand) - len(action.cards) + staying(view, taken[:-1])
    laying_or_refusal = checked(view, laying, left)
    if isinstance(laying_or_refusal, Refusal):
        return laying_or_refusal
    return Taking(taken, laying_or_refusal)


def _laid(view: View, action: TakePile, top: Card, meld: Meld) -> Laying:
    own = view.table.melds[view.side]
    before = (own[action.onto - 1],) if action.onto is not None else ()
    melds = exchanged(own, action.onto, meld) if action.onto is not None else (*own, meld)
    gained = card_points(view.rules, (top, *action.cards))
    number = action.onto if action.onto is not None else len(melds)
    uncounted = None if view.rules.initial.top_card_counts_for_initial else top
    owed = owed_after(view.table, view.seat, Change(melds, number, before, uncounted=uncounted))
    return Laying(action.cards, view.side, number, melds, owed, gained)


def _naturals_alike(view: View, cards: tuple[Card, ...], top: Card) -> int:
    return sum(card.rank == top.rank and card not in view.rules.wild_cards for card in cards)


def _is_pair(view: View, cards: tuple[Card, ...], top: Card) -> bool:
    return _naturals_alike(view, cards, top) >= PAIR


def _onto(view: View, action: TakePile, top: Card) -> Meld | Refusal:
    assert action.onto is not None
    missing = meld_refusal(view, view.side, action.onto)
    if missing:
        return missing
    early = lay_off_refusal(view, view.side, action.onto)
    if early:
        return early
    meld = view.table.melds[view.side][action.onto - 1]
    stands = (None, *action.stands) if action.stands else ()
    way = _onto_group_refusal(view, action, meld, top) if meld.kind is MeldKind.GROUP else None
    if meld.kind is MeldKind.SEQUENCE:
        way = _when_refusal(
            view, view.rules.pile.pile_take_by_extending_sequence, Refusal(Reason.PILE_ONTO_SEQUENCE)
        )
    if meld.kind is MeldKind.WILD:
        way = Refusal(Reason.PILE_ONTO_GROUP, {"card": top})
    return way or extended(view.rules, meld, (top, *action.cards), stands)


def _onto_group_refusal(view: View, action: TakePile, meld: Meld, top: Card) -> Refusal | None:
    """Say why the top card may not go onto a group: neither with cards that match it nor by itself."""
    pile = view.rules.pile
    company = _company_refusal(view, action.cards, top)
    closed = is_complete(view.rules, meld) and not pile.pile_onto_complete_canasta
    joins = pile.pile_pair_target is PairTarget.NEW_OR_EXISTING
    if company is None and joins and (not closed or _is_pair(view, action.cards, top)):
        return None
    if closed:
        return Refusal(Reason.PILE_ONTO_CANASTA, {"rank": top.rank})
    if company is None:
        company = Refusal(Reason.PILE_PAIR_NEW_GROUP, {"rank": top.rank})
    elif company.reason is Reason.PILE_NEEDS_PAIR:
        company = Refusal(Reason.PILE_ONTO_GROUP, {"card": top})
    return _when_refusal(view, pile.pile_take_by_extending_group, company)


def _when_refusal(view: View, when: When, never: Refusal) -> Refusal | None:
    match when:
        case When.ALWAYS:
            return None
        case When.WHEN_UNFROZEN:
            return (
                Refusal(Reason.PILE_FROZEN, {"rank": _top_rank(view)})
                if is_frozen(view.table, view.seat)
                else None
            )
        case When.NEVER:
            return never


def _top_rank(view: View) -> int:
    return view.table.pile[-1].rank


def _new_meld(view: View, action: TakePile, top: Card) -> Meld | Refusal:
    cards = (top, *action.cards)
    stands = (None, *action.stands) if action.stands else ()
    alike = all(card.rank == top.rank or card in view.rules.wild_cards for card in action.cards)
    if alike and not stands:
        way = _company_refusal(view, action.cards, top)
        if way:
            return way
    meld = form(view.rules, cards, stands)
    if isinstance(meld, Refusal):
        return meld
    if meld.kind is MeldKind.SEQUENCE:
        return _new_sequence_refusal(view, action) or second_refusal(view, meld) or meld
    # A wild top card may find a place among other cards, but no pair is of its rank.
    return _company_refusal(view, action.cards, top) or second_refusal(view, meld) or meld


def _company_refusal(view: View, cards: tuple[Card, ...], top: Card) -> Refusal | None:
    """Say why cards of the hand don't take the pile by matching its top card."""
    pile = view.rules.pile
    if pile.pile_take_natural_pair and _is_pair(view, cards, top):
        return None
    if _naturals_alike(view, cards, top) and any(card in view.rules.wild_cards for card in cards):
        return _when_refusal(
            view,
            pile.pile_take_natural_plus_wild,
            Refusal(Reason.PILE_NATURAL_PLUS_WILD, {"rank": top.rank}),
        )
    return Refusal(Reason.PILE_NEEDS_PAIR, {"rank": top.rank})


def _new_sequence_refusal(view: View, action: TakePile) -> Refusal | None:
    never = Refusal(Reason.PILE_NEW_SEQUENCE)
    refused = _when_refusal(view, view.rules.pile.pile_take_new_sequence, never)
    if refused:
        return refused
    naturals = [card for card in action.cards if card not in view.rules.wild_cards]
    if len(naturals) >= PAIR:
        return None
    if is_frozen(view.table, view.seat):
        return Refusal(Reason.PILE_FROZEN, {"rank": _top_rank(view)})
    place = place_of(view.rules, view.table.pile[-1])
    beside = any(abs(place_of(view.rules, card) - place) == 1 for card in naturals)
    return None if beside else Refusal(Reason.PILE_NEIGHBOUR)


def plan_top(view: View, action: TakeTop) -> Taking | Refusal:
    """Plan taking only the top card onto an own sequence."""
    if not view.rules.pile.pile_top_only_onto_sequence:
        return Refusal(Reason.TOP_ONLY_NEVER)
    top = view.top
    if top is None:
        return Refusal(Reason.PILE_EMPTY)
    if is_blocked(view.rules, top):
        return Refusal(Reason.PILE_BLOCKED, {"card": top})
    missing = meld_refusal(view, view.side, action.meld) or lay_off_refusal(view, view.side, action.meld)
    if missing:
        return missing
    meld = view.table.melds[view.side][action.meld - 1]
    if meld.kind is not MeldKind.SEQUENCE:
        return Refusal(Reason.TOP_ONLY_SEQUENCE)
    longer = extended(view.rules, meld, (top,), ())
    if isinstance(longer, Refusal):
        return longer
    if len(meld.cards) >= FULL_SEQUENCE:
        return Refusal(Reason.TOP_ONLY_SEQUENCE)
    melds = exchanged(view.table.melds[view.side], action.meld, longer)
    gained = view.rules.points[top]
    owed = owed_after(view.table, view.seat, Change(melds, action.meld, (meld,)))
    laying = Laying((), view.side, action.meld, melds, owed, gained)
    return _top_end_refusal(view, laying) or Taking((top,), laying)


def _top_end_refusal(view: View, laying: Laying) -> Refusal | None:
    """Refuse the top card alone where the turn could then not end lawfully; it can be known beforehand."""
    may_discard = any(may_throw(view.rules, card) for card in view.hand)
    if len(view.hand) > 1 and may_discard:
        return None
    if view.rules.going_out.pass_instead_of_discard is not PassRule.NEVER and len(view.hand) == 1:
        return None
    points = melded_points(view.table, view.side) + laying.gained
    refused = going_out_refusal(view.table, laying.melds, laying.owed, points)
    final = view.rules.going_out.final_discard
    if refused is None and may_discard and final is not FinalDiscard.FORBIDDEN:
        return None
    if asking_refusal(view.table) is None and way_out(view_after(view, laying)) is not None:
        return None
    return Refusal(Reason.TOP_NO_END, refused.values if refused else {})
