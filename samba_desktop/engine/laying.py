"""Laying, adding, joining and exchanging cards of melds: what becomes of the table, or why not."""

from collections import Counter
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import Add, Lay, LayThree, Merge, Reason, Refusal, SwapWild
from samba_desktop.engine.cards import Card, holds, is_red_three, without
from samba_desktop.engine.history import known_cards
from samba_desktop.engine.melds import (
    Meld,
    MeldKind,
    check_group,
    extended,
    form,
    is_complete,
    joined,
    wilds_in,
)
from samba_desktop.engine.rules.kinds import HowMany, MergeGroups, MergeSequences, PassRule, WildSwap
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import (
    Change,
    binds_to_go_out,
    card_points,
    going_out_refusal,
    has_opened,
    keep_refusal,
    melded_points,
    owed_after,
    owed_after_three,
    short_of_minimum,
)
from samba_desktop.engine.table import Table, Turn, View

Item = TypeVar("Item")

MERGED_SEQUENCE = 7
COMPLETED_LATER = frozenset({Reason.KEEP_CARDS, Reason.GO_OUT_POINTS, Reason.BLACK_THREE_GOING_OUT})
"""Why no fewer cards may be left, where cards that are left could change it."""


class Laying(Struct, frozen=True):
    """What a laying changes."""

    used: tuple[Card, ...]
    """The cards that leave the hand."""
    side: int
    """The side whose melds change."""
    number: int
    """The meld that was laid or changed, counted from 1."""
    melds: tuple[Meld, ...]
    """The melds of that side afterwards."""
    owed: int
    """What the first meld still lacks afterwards."""
    gained: int
    """The card points that were laid."""
    unless_out: Refusal | None = None
    """Why it is refused where the seat finds no way out after it; None where it needs none."""
    received: tuple[Card, ...] = ()
    """Cards that come to the hand."""
    gone: int | None = None
    """The meld that was joined to another and is no more."""

    @property
    def binds(self) -> bool:
        """Tell whether the seat must go out in this turn."""
        return self.unless_out is not None

    @property
    def adds(self) -> bool:
        """Tell whether a card was laid, and not only melds joined that lay there."""
        return self.gone is None or bool(self.used)


def plan_lay(view: View, action: Lay) -> Laying | Refusal:
    """Plan a new meld."""
    missing = hand_refusal(view, action.cards)
    if missing:
        return missing
    meld = form(view.rules, action.cards, action.stands)
    if isinstance(meld, Refusal):
        return meld
    melds = (*view.table.melds[view.side], meld)
    gained = card_points(view.rules, action.cards)
    plan = Laying(
        action.cards,
        view.side,
        len(melds),
        melds,
        owed_after(view.table, view.seat, Change(melds, len(melds))),
        gained,
    )
    return second_refusal(view, meld) or checked(view, plan, len(view.hand) - len(action.cards))


def plan_add(view: View, action: Add) -> Laying | Refusal:
    """Plan adding cards to a meld of the own side or, where the rules allow, of another."""
    side = view.side if action.side is None else action.side
    missing = meld_refusal(view, side, action.meld) or hand_refusal(view, action.cards)
    if missing:
        return missing
    if side != view.side and not view.rules.groups.lay_off_on_opponents:
        return Refusal(Reason.OTHER_SIDE)
    early = lay_off_refusal(view, side, action.meld)
    if early:
        return early
    meld = view.table.melds[side][action.meld - 1]
    larger = extended(view.rules, meld, action.cards, action.stands)
    if isinstance(larger, Refusal):
        return larger
    melds = exchanged(view.table.melds[side], action.meld, larger)
    gained = card_points(view.rules, action.cards)
    owed = owed_after(view.table, view.seat, Change(melds, action.meld, (meld,)))
    plan = Laying(action.cards, side, action.meld, melds, owed, gained)
    return checked(view, plan, len(view.hand) - len(action.cards))


def plan_merge(view: View, action: Merge) -> Laying | Refusal:
    """Plan joining two own melds."""
    missing = (
        meld_refusal(view, view.side, action.first)
        or meld_refusal(view, view.side, action.second)
        or (action.cards and hand_refusal(view, action.cards))
    )
    if missing:
        return missing
    if action.first == action.second:
        return Refusal(Reason.MERGE_SAME)
    low, high = sorted((action.first, action.second))
    own = view.table.melds[view.side]
    refused = lay_off_refusal(view, view.side, low) or _merging_refusal(view, own[low - 1], own[high - 1])
    if refused:
        return refused
    larger = joined(view.rules, own[low - 1], own[high - 1], action.cards, action.stands)
    if isinstance(larger, Refusal):
        return larger
    if larger.kind is MeldKind.SEQUENCE and len(larger.cards) > MERGED_SEQUENCE:
        return Refusal(Reason.SEQUENCE_LONG, {"most": MERGED_SEQUENCE, "cards": len(larger.cards)})
    melds = exchanged(own, low, larger)
    melds = melds[: high - 1] + melds[high:]
    gained = card_points(view.rules, action.cards)
    change = Change(melds, low, (own[low - 1], own[high - 1]), high)
    owed = owed_after(view.table, view.seat, change) if view.turn.owed else 0
    plan = Laying(action.cards, view.side, low, melds, owed, gained, gone=high)
    return checked(view, plan, len(view.hand) - len(action.cards))


def _merging_refusal(view: View, first: Meld, second: Meld) -> Refusal | None:
    kinds = {first.kind, second.kind}
    if len(kinds) > 1:
        return Refusal(Reason.MERGE_DIFFERENT)
    if MeldKind.SEQUENCE in kinds:
        never = view.rules.sequences.merge_sequences is MergeSequences.NEVER
        return Refusal(Reason.MERGE_SEQUENCES_NEVER) if never else None
    if view.rules.groups.merge_groups is MergeGroups.NEVER:
        return Refusal(Reason.MERGE_GROUPS_NEVER)
    return None


def plan_swap(view: View, action: SwapWild) -> Laying | Refusal:
    """Plan taking a wild card out of an own meld for the natural card it stands for."""
    missing = meld_refusal(view, view.side, action.meld) or hand_refusal(view, (action.card,))
    if missing:
        return missing
    meld = view.table.melds[view.side][action.meld - 1]
    refused = lay_off_refusal(view, view.side, action.meld) or _swapping_refusal(view, meld)
    if refused:
        return refused
    index = _wild_index(view, meld, action)
    if isinstance(index, Refusal):
        return index
    wild = meld.cards[index]
    cards = (*meld.cards[:index], action.card, *meld.cards[index + 1 :])
    # Only threes have limits of their own among natural cards.
    swapped = check_group(view.rules, meld.rank, cards) if meld.kind is MeldKind.GROUP else None
    if isinstance(swapped, Refusal):
        return swapped
    melds = exchanged(view.table.melds[view.side], action.meld, replace(meld, cards=cards))
    gained = view.rules.points[action.card] - view.rules.points[wild]
    owed = owed_after(view.table, view.seat, Change(melds, action.meld, (meld,)))
    return Laying((action.card,), view.side, action.meld, melds, owed, gained, received=(wild,))


def _swapping_refusal(view: View, meld: Meld) -> Refusal | None:
    match view.rules.groups.wild_swap:
        case WildSwap.NEVER:
            return Refusal(Reason.SWAP_NEVER)
        case WildSwap.INCOMPLETE_GROUP if meld.kind is not MeldKind.GROUP:
            return Refusal(Reason.SWAP_NO_WILD)
        case WildSwap.INCOMPLETE_GROUP | WildSwap.INCOMPLETE_ANY:
            if is_complete(view.rules, meld):
                return Refusal(Reason.SWAP_COMPLETE)
            return None if wilds_in(view.rules, meld) else Refusal(Reason.SWAP_NO_WILD)


def _wild_index(view: View, meld: Meld, action: SwapWild) -> int | Refusal:
    if meld.kind is MeldKind.SEQUENCE:
        for index in range(len(meld.cards)):
            if meld.is_wild_at(index) and meld.stands_for(index) == action.card:
                return index
        return Refusal(Reason.SWAP_CARD, {"card": action.card})
    other = meld.kind is MeldKind.WILD or action.card.rank != meld.rank
    if other or action.card in view.rules.wild_cards:
        return Refusal(Reason.SWAP_CARD, {"card": action.card})
    wilds = [card for card in meld.cards if card in view.rules.wild_cards]
    if action.wild is None and len(set(wilds)) > 1:
        return Refusal(Reason.SWAP_WHICH, {"cards": tuple(wilds)})
    wanted = wilds[0] if action.wild is None else action.wild
    return meld.cards.index(wanted) if wanted in wilds else Refusal(Reason.SWAP_NO_WILD)


def plan_three(view: View, action: LayThree) -> Refusal | bool:
    """Plan laying out a red three; the answer tells whether a card is drawn for it."""
    missing = hand_refusal(view, (action.card,))
    if missing:
        return missing
    if not is_red_three(action.card):
        return Refusal(Reason.NOT_A_RED_THREE, {"card": action.card})
    if not view.rules.red_threes_special:
        return Refusal(Reason.THREES_ORDINARY)
    replaced = is_drawn_for(view, (action.card,))
    melds, points = view.table.melds[view.side], melded_points(view.table, view.side)
    owed = owed_after_three(view.table)
    if not replaced:
        left = len(view.hand) - 1 + len(view.turn.withheld)
        return keep_refusal(view.table, left, melds, owed, gained=0) or False
    if owed:
        return short_of_minimum(view.table, owed)
    alone = len(view.hand) == 1 and view.rules.going_out.pass_instead_of_discard is PassRule.NEVER
    if alone and going_out_refusal(view.table, melds, 0, points):
        return Refusal(Reason.THREE_NO_END)
    return True


def is_drawn_for(view: View, laid: tuple[Card, ...]) -> bool:
    """Tell whether a card is drawn for any of these red threes when they are laid out."""
    threes = view.rules.red_threes
    if not threes.red_three_replacement or not view.table.stock_size:
        return False
    if threes.red_three_from_pile_replacement:
        return bool(laid)
    from_pile = Counter(known_cards(view.table)[view.seat])
    return any(count > from_pile[card] for card, count in Counter(laid).items())


def staying(view: View, cards: tuple[Card, ...]) -> int:
    """Count how many of `cards` that come with the pile a hand keeps: red threes may have to be laid out."""
    red = sum(map(is_red_three, cards)) if view.rules.red_threes_forced else 0
    threes = view.rules.red_threes
    replaced = threes.red_three_replacement and threes.red_three_from_pile_replacement
    return len(cards) - red + (min(red, view.table.stock_size) if replaced else 0)


def hand_refusal(view: View, cards: tuple[Card, ...]) -> Refusal | None:
    """Say which card is not in the hand."""
    if not cards:
        return Refusal(Reason.NO_CARDS)
    if holds(view.hand, cards):
        return None
    left = list(view.hand)
    for card in cards:
        if card in left:
            left.remove(card)
        elif card in view.turn.withheld:
            return short_of_minimum(view.table, view.turn.owed)
        else:
            return Refusal(Reason.CARD_NOT_IN_HAND, {"card": card})
    raise AssertionError


def meld_refusal(view: View, side: int, number: int) -> Refusal | None:
    """Say that there is no such meld."""
    melds = view.table.melds
    if side < len(melds) and 1 <= number <= len(melds[side]):
        return None
    return Refusal(Reason.NO_SUCH_MELD, {"meld": number})


def lay_off_refusal(view: View, side: int, number: int) -> Refusal | None:
    """Refuse to touch a meld that was there before this turn, as long as the seat owes its first meld."""
    old = side != view.side or number <= view.turn.old_melds
    return Refusal(Reason.LAY_OFF_BEFORE_INITIAL) if old and not has_opened(view.table, view.seat) else None


def exchanged(melds: tuple[Meld, ...], number: int, meld: Meld) -> tuple[Meld, ...]:
    """Put `meld` in the place of the meld of that number."""
    return (*melds[: number - 1], meld, *melds[number:])


def second_refusal(view: View, meld: Meld) -> Refusal | None:
    """Refuse a new meld beside one alike where a side may own just one."""
    own = view.table.melds[view.side]
    match meld.kind:
        case MeldKind.GROUP if view.rules.groups.same_rank_groups is HowMany.ONE:
            if any(other.kind is MeldKind.GROUP and other.rank == meld.rank for other in own):
                return Refusal(Reason.SECOND_GROUP, {"rank": meld.rank})
        case MeldKind.SEQUENCE if view.rules.sequences.same_suit_sequences is HowMany.ONE:
            if any(other.kind is MeldKind.SEQUENCE and other.suit == meld.suit for other in own):
                return Refusal(Reason.SECOND_SEQUENCE, {"suit": meld.suit})
        case _:
            pass
    return None


def checked(view: View, plan: Laying, left: int) -> Laying | Refusal:
    """Judge what holds for every laying: the wild cards of the side, black threes, and the cards to keep.

    `left` counts the cards that stay in the hand, the withheld rest of a pile left out.
    """
    refused = _budget_refusal(view, plan)
    if refused:
        return refused
    own = plan.melds if plan.side == view.side else view.table.melds[view.side]
    binds = binds_to_go_out(view.rules, plan.melds[plan.number - 1])
    left += staying(view, view.turn.withheld)
    kept = keep_refusal(view.table, left, own, plan.owed, plan.gained) if plan.adds else None
    if kept is None:
        return replace(plan, unless_out=Refusal(Reason.BLACK_THREE_GOING_OUT)) if binds else plan
    if binds and kept.reason is Reason.KEEP_CARDS:
        kept = Refusal(Reason.BLACK_THREE_GOING_OUT)
    # What is still lacking may be completed with the cards that are left.
    return replace(plan, unless_out=kept) if left and kept.reason in COMPLETED_LATER else kept


def _budget_refusal(view: View, plan: Laying) -> Refusal | None:
    budget = view.rules.groups.wild_budget_per_side
    if budget is None:
        return None
    wilds = _wilds_in_groups(view.rules, plan.melds)
    if wilds <= max(budget, _wilds_in_groups(view.rules, view.table.melds[plan.side])):
        return None
    return Refusal(Reason.WILD_BUDGET, {"most": budget, "wilds": wilds})


def _wilds_in_groups(rules: Rules, melds: tuple[Meld, ...]) -> int:
    return sum(wilds_in(rules, meld) for meld in melds if meld.kind is MeldKind.GROUP)


def changes_of(table: Table, plan: Laying) -> dict[str, object]:
    """Work out what a laying changes on the table, beside the turn and the hands."""
    turn, side = table.turn, table.seating.side_of(table.turn.seat)
    changes: dict[str, object] = {"melds": put(table.melds, plan.side, plan.melds)}
    if plan.side != side:
        changes["credit"] = put(table.credit, side, table.credit[side] + plan.gained)
        changes["foreign"] = put(table.foreign, plan.side, table.foreign[plan.side] + plan.gained)
    if not plan.owed and (plan.adds or turn.owed) and not table.melded[turn.seat]:
        changes["melded"] = put(table.melded, turn.seat, value=True)
    return changes


def turn_after(table: Table, plan: Laying) -> Turn:
    """Work out the turn after a laying; the rest of a taken pile waits no longer where nothing is owed."""
    turn = table.turn
    old = plan.side == table.seating.side_of(turn.seat) and plan.number <= turn.old_melds
    joins_own = plan.gone is not None and plan.gone > turn.old_melds
    return replace(
        turn,
        owed=plan.owed,
        withheld=turn.withheld if plan.owed else (),
        must_go_out=turn.must_go_out or plan.binds,
        taken=None if turn.taken in plan.used else turn.taken,
        laid_off=turn.laid_off or (old and (plan.adds or joins_own)),
        old_melds=turn.old_melds - (plan.gone is not None and plan.gone <= turn.old_melds),
    )


def view_after(view: View, plan: Laying) -> View:
    """Foresee the view after a laying; red threes that must be laid out count as cards of the hand."""
    hand = without(view.hand, plan.used) + plan.received + (() if plan.owed else view.turn.withheld)
    changes = changes_of(view.table, plan)
    table = replace(view.table, turn=turn_after(view.table, plan), **changes)
    return View(table, view.seat, hand)


def put(values: tuple[Item, ...], index: int, value: Item) -> tuple[Item, ...]:
    """Put `value` in the place of the value at `index`."""
    return (*values[:index], value, *values[index + 1 :])
