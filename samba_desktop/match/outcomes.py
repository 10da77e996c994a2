"""What an action would leave on the table, where it happens, and whether it is seldom meant."""

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Add,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    PlayerAction,
    Reason,
    Refusal,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.laying import Laying, view_after
from samba_desktop.engine.legality import plan, refusal
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.pile import Taking, plan_take
from samba_desktop.engine.scoring import card_points
from samba_desktop.engine.table import AmongRedThrees, InMeld, NewMeld, OnPile, OnStock, Place, View


class Shown(Struct, frozen=True):
    """A card of a meld or by itself."""

    card: Card
    stands: Card | None = None
    """The card that it stands for in a sequence."""
    is_new: bool = False
    """Whether the action brings it there."""


def outcome(view: View, action: PlayerAction) -> tuple[Shown, ...]:
    """Show what a legal action is about: the meld that it makes or changes, else the card that it moves."""
    planned = plan(view, action)
    laying = planned.laying if isinstance(planned, Taking) else planned
    if isinstance(laying, Laying):
        own = view.table.melds[laying.side]
        old = own[laying.number - 1] if laying.number <= len(own) else None
        return _changed(old, laying.melds[laying.number - 1])
    match action:
        case Discard(card) | LayThree(card):
            return (Shown(card, is_new=True),)
        case _:
            return (Shown(view.top, is_new=True),) if isinstance(planned, Taking) and view.top else ()


def points_with(view: View, refused: Refusal) -> int | None:
    """Return what the first meld would come to with the way out of a refusal; None where they don't add up.

    Under some rules one meld must reach the minimum by itself, or a bonus counts.
    """
    initial, fix = view.rules.initial, refused.fix
    if fix is None or refused.reason is not Reason.SHORT_OF_MINIMUM:
        return None
    planned = plan(view, fix)
    adds_up = initial.initial_meld_sum_melds and not initial.bonuses_count_for_initial
    if not isinstance(planned, Laying) or not adds_up:
        return None
    return int(str(refused.values["laid"])) + planned.gained


def _changed(old: Meld | None, new: Meld) -> tuple[Shown, ...]:
    """Mark the cards of a meld that did not lie there before."""
    shift = 0
    if old is not None and new.kind is MeldKind.SEQUENCE:
        shift = old.rank - new.rank
    found = []
    for index, card in enumerate(new.cards):
        before = index - shift
        lay = old is not None and 0 <= before < len(old.cards) and old.cards[before] == card
        stands = new.kind is MeldKind.SEQUENCE and new.is_wild_at(index)
        found.append(Shown(card, new.stands_for(index) if stands else None, not lay))
    return tuple(found)


def at_once(view: View, actions: Sequence[PlayerAction], owed: int) -> tuple[PlayerAction, ...]:
    """Return the first of several actions, with the meldings after it by which together `owed` is reached."""
    found: list[PlayerAction] = [actions[0]]
    for action in actions[1:]:
        laid = [one.cards for one in found if isinstance(one, Lay)]
        enough = sum(card_points(view.rules, cards) for cards in laid) >= owed
        if enough or len(laid) < len(found) or not isinstance(action, Lay):
            break
        found.append(action)
    return tuple(found)


def cards_of(action: PlayerAction) -> tuple[Card, ...]:
    """Return the cards of the hand that an action moves."""
    match action:
        case Lay(cards=cards) | Add(cards=cards) | Merge(cards=cards) | TakePile(cards=cards):
            return cards
        case Discard(card) | LayThree(card) | SwapWild(card=card):
            return (card,)
        case _:
            return ()


def places_of(view: View, action: PlayerAction) -> tuple[Place, ...]:
    """Return the places that an action takes cards from or brings cards to, the hand left aside."""
    match action:
        case Draw():
            return (OnStock(),)
        case LayThree():
            return (AmongRedThrees(view.side),)
        case Lay():
            return (NewMeld(view.side),)
        case Add(meld=meld, side=side):
            return (InMeld(view.side if side is None else side, meld),)
        case SwapWild(meld=meld):
            return (InMeld(view.side, meld),)
        case Merge(first=first, second=second):
            return (InMeld(view.side, first), InMeld(view.side, second))
        case TakePile(onto=int(meld)) | TakeTop(meld):
            return (OnPile(), InMeld(view.side, meld))
        case TakePile() | Discard():
            return (OnPile(),)
        case _:
            return ()


class Risk(Enum):
    """Why a discard may be a mistake."""

    WILD = "wild"
    """A wild card is given away."""
    FITS_OWN = "fits own"
    """The card could be added to a meld of the own side."""
    GIVES_PILE = "gives pile"
    """The next seat could take the pile with a meld that lies on the table."""


def goes_out(view: View, action: PlayerAction) -> bool:
    """Tell whether a legal action leaves no card in the hand, so that the round ends."""
    if isinstance(action, Discard):
        return len(view.hand) == 1 and not view.turn.withheld
    planned = plan(view, action)
    if isinstance(planned, Taking):
        return len(planned.taken) == 1 and planned.laying is not None and _is_last(view, planned.laying)
    return isinstance(planned, Laying) and _is_last(view, planned)


def _is_last(view: View, laying: Laying) -> bool:
    after = view_after(view, laying)
    return not after.hand and not after.turn.withheld


def discard_risk(view: View, card: Card) -> Risk | None:
    """Say what speaks against discarding a card, from what everybody sees; None where nothing does."""
    if card in view.rules.wild_cards:
        return Risk.WILD
    numbers = range(1, len(view.table.melds[view.side]) + 1)
    if any(refusal(view, Add(number, (card,))) is None for number in numbers):
        return Risk.FITS_OWN
    return Risk.GIVES_PILE if _gives_pile(view, card) else None


def _gives_pile(view: View, card: Card) -> bool:
    """Ask the rules of taking what the next seat could do without any card of its hand."""
    table = view.table
    seat = table.seating.after(view.seat, view.rules.deck.turn_order)
    # Only how many cards the next seat holds is known; which they are makes no difference here.
    hand = (card,) * table.hand_sizes[seat]
    then = View(replace(table, pile=(*table.pile, card)), seat, hand)
    numbers = range(1, len(table.melds[then.side]) + 1)
    ways = (plan_take(then, TakePile(onto=number)) for number in numbers)
    return any(isinstance(way, Taking) and way.laying is not None and not way.laying.binds for way in ways)
