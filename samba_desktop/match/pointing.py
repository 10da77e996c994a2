"""Where an action happens: the cards of the hand and the places that it is about."""

from collections.abc import Sequence

from samba_desktop.engine.actions import (
    Add,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    PlayerAction,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.places import AmongRedThrees, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.engine.scoring import card_points
from samba_desktop.engine.view import View


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
