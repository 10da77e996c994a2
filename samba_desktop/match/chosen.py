"""What selected cards are good for, now or when it is time; plays nothing and makes no sentence."""

from msgspec import Struct

from samba_desktop.engine.actions import Lay, PlayerAction
from samba_desktop.engine.cards import Card, holds
from samba_desktop.engine.forming import extended, form
from samba_desktop.engine.melds import Meld
from samba_desktop.engine.places import InHand, InMeld, NewMeld, OnPile, Place
from samba_desktop.engine.refusals import Refusal
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View
from samba_desktop.match.candidates import candidates
from samba_desktop.match.intents import OF_ANOTHER_SHAPE, Meaning, targets


class Chosen(Struct, frozen=True):
    """What cards of the hand are good for."""

    cards: tuple[Card, ...]
    actions: tuple[PlayerAction, ...] = ()
    """The legal actions with just these cards."""
    refused: Refusal | None = None
    """Why there is none in the own turn; before it, why these cards are no meld."""
    is_meld: bool = False
    """Whether by their shape they make a meld of their own."""
    fits: int | None = None
    """The number of an own meld that they could join by their shape."""


def chosen(view: View, cards: tuple[Card, ...]) -> Chosen:
    """Say what the selected cards are good for: what is legal, or what they would be when it is time."""
    if not cards or not holds(view.hand, cards):
        return Chosen(())
    if view.is_to_act and view.turn.phase in {Phase.DRAW, Phase.PLAY}:
        meanings = targets(view, cards, InHand(view.seat))
        actions = tuple(dict.fromkeys(one for meaning in meanings.values() for one in _legal(meaning)))
        if actions:
            return Chosen(cards, actions)
        if view.turn.phase is Phase.PLAY:
            own = [place for place in meanings if isinstance(place, InMeld) and place.side == view.side]
            places: list[Place] = [NewMeld(view.side), *own]
            if len(cards) == 1:
                places.insert(0, OnPile())
            reasons = [meanings[place] for place in places if place in meanings]
            refusals = [reason for reason in reasons if isinstance(reason, Refusal)]
            return Chosen(cards, refused=min(refusals, key=_distance, default=None))
    return _by_shape(view, cards)


def _legal(meaning: Meaning) -> tuple[PlayerAction, ...]:
    if isinstance(meaning, Refusal):
        return ()
    return meaning if isinstance(meaning, tuple) else (meaning,)


def _distance(refused: Refusal) -> bool:
    return refused.reason in OF_ANOTHER_SHAPE


def _by_shape(view: View, cards: tuple[Card, ...]) -> Chosen:
    lays = list(candidates(view, cards, InHand(view.seat), NewMeld(view.side)))
    formed = [form(view.rules, one.cards, one.stands) for one in lays if isinstance(one, Lay)]
    own = view.table.melds[view.side]
    fits = (
        number
        for number, meld in enumerate(own, start=1)
        if isinstance(extended(view.rules, meld, cards, ()), Meld)
    )
    reasons = [one for one in formed if isinstance(one, Refusal)]
    is_meld = any(isinstance(one, Meld) for one in formed)
    return Chosen(cards, refused=next(iter(reasons), None), is_meld=is_meld, fits=next(fits, None))
