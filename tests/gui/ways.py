"""All ways in which a hand can do an action at the table, worked out from the view as a gesture is read."""

from collections import Counter

from msgspec import Struct

from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    Refusal,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card
from samba_desktop.engine.dealing import ends_by_drawing
from samba_desktop.engine.table import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Phase, Place
from samba_desktop.match.intents import OfferKind, action_for, melding, obvious_action, offers
from samba_desktop.scene.layout.hand_layout import arrange
from samba_desktop.ui.table.person import choosing_cards

DRAG, CLICK, DOUBLE, KEY, BUTTON, WALK = "drag", "click", "double click", "key", "button", "walk"
"""Walking is by the keyboard alone: the arrow keys lead to the cards and to the place."""

PRESSED = {
    Draw: (OfferKind.DRAW, "d", "draw"),
    TakePile: (OfferKind.TAKE, "p", "take"),
    TakeTop: (OfferKind.TOP, "t", "top"),
    LayThree: (OfferKind.THREE, "t", "three"),
    Ask: (OfferKind.ASK, "a", "ask"),
    Pass: (OfferKind.PASS, "e", "pass"),
}
"""What is offered on a key and a button beside moving cards."""


class Way(Struct, frozen=True):
    """One way to do something."""

    kind: str
    action: PlayerAction
    """What has to be recorded."""
    selected: tuple[Card, ...] = ()
    """Cards of the hand that are selected first."""
    source: Place | None = None
    """Where a drag begins, or the first of two clicks."""
    lead: Card | None = None
    """The card of the hand that a drag or a double click is on."""
    target: Place | None = None
    key: str = ""
    button: str = ""
    choice: int | None = None
    """The number of the entry in the choice at the cursor; None where the gesture means one thing."""
    offered: tuple[PlayerAction, ...] = ()
    """All that the choice offers."""
    asked: bool = False
    """Whether it is asked if that is meant, as the key alone has named it."""


def ways(view, wanted, order):
    """List the ways to do an action that mean just that, or offer it in the choice at the cursor."""
    return [way for way in _ways(view, wanted, order) if way is not None]


def alike(one, other):
    """Tell whether two actions are the same but for the order of their cards."""
    return _plain(one) == _plain(other)


def cards_of(action):
    """List the cards of the hand that an action moves."""
    match action:
        case Lay(cards=cards) | Add(cards=cards) | TakePile(cards=cards) | Merge(cards=cards):
            return cards
        case Discard(card) | LayThree(card) | SwapWild(card=card):
            return (card,)
        case _:
            return ()


def in_shown_order(view, cards, order):
    """Put cards of the hand into the order in which they lie there."""
    left = Counter(cards)
    found = []
    for card in arrange(view.hand, order):
        if left[card] > 0:
            left[card] -= 1
            found.append(card)
    return tuple(found)


def _plain(action):
    match action:
        case (
            Lay(cards, stands) | TakePile(cards, stands) | Add(_, cards, stands) | Merge(_, _, cards, stands)
        ):
            company = Counter(zip(cards, stands or (None,) * len(cards), strict=True))
        case _:
            return action
    match action:
        case Add(meld, _, _, side):
            return Add, company, meld, side
        case TakePile(onto=onto):
            return TakePile, company, onto
        case Merge(first, second):
            return Merge, company, first, second
        case _:
            return Lay, company


def _ways(view, wanted, order):
    cards = in_shown_order(view, cards_of(wanted), order)

    def way(kind, meaning, **how):
        if isinstance(meaning, Refusal) or meaning in {(), None}:
            return None
        if not isinstance(meaning, tuple):
            return Way(kind, meaning, **how) if alike(meaning, wanted) else None
        if choosing_cards(meaning) and not how.get("selected"):
            return None
        at = next((at for at, one in enumerate(meaning) if alike(one, wanted)), None)
        return None if at is None else Way(kind, meaning[at], choice=at, offered=meaning, **how)

    match wanted:
        case Answer(yes):
            name = "yes" if yes else "no"
            yield way(KEY, wanted, key=name[0])
            yield way(BUTTON, wanted, button=name)
            return
        case Lay() | LayThree():
            targets = [NewMeld(view.side), AmongRedThrees(view.side)]
        case Add(meld, side=side):
            targets = [InMeld(view.side if side is None else side, meld)]
        case SwapWild(meld):
            targets = [InMeld(view.side, meld)]
        case Discard():
            targets = [OnPile()]
        case _:
            targets = []
    here = InHand(view.seat)
    for target in targets:
        meaning = action_for(view, cards, here, target)
        for lead in cards:
            yield way(DRAG, meaning, selected=cards, source=here, lead=lead, target=target)
        if len(cards) == 1:
            yield way(DRAG, meaning, source=here, lead=cards[0], target=target)
        if not isinstance(target, AmongRedThrees):
            yield way(CLICK, meaning, selected=cards, target=target)
            yield way(WALK, meaning, selected=cards, target=target)
    yield from _on_stock_and_pile(view, wanted, cards, way)
    yield from _between_melds(view, wanted, cards, way)
    yield from _pressed(view, wanted, cards, way)


def _on_stock_and_pile(view, wanted, cards, way):
    here, top = InHand(view.seat), view.top
    offered = {offer.kind: offer.meaning for offer in offers(view)}
    if isinstance(wanted, Draw):
        draw = offered.get(OfferKind.DRAW)
        yield way(DRAG, action_for(view, (), OnStock(), here), source=OnStock(), target=here)
        asked = ends_by_drawing(view.table)
        yield way(CLICK, draw, target=OnStock(), asked=asked)
        yield way(WALK, draw, target=OnStock(), asked=asked)
    if not isinstance(wanted, TakePile | TakeTop) or top is None:
        return
    melds = [InMeld(view.side, number + 1) for number in range(len(view.table.melds[view.side]))]
    for target in (here, NewMeld(view.side), *melds):
        for selected in dict.fromkeys((cards, ())):
            meaning = action_for(view, (top,), OnPile(), target, selected)
            yield way(DRAG, meaning, selected=selected, source=OnPile(), target=target)
            if not selected and target in melds:
                yield way(CLICK, meaning, target=target)
                yield way(WALK, meaning, target=target)
    if cards:
        meaning = action_for(view, cards, here, OnPile())
        for lead in cards:
            yield way(DRAG, meaning, selected=cards, source=here, lead=lead, target=OnPile())
        yield way(CLICK, meaning, selected=cards, target=OnPile())
        yield way(WALK, meaning, selected=cards, target=OnPile())
        yield way(KEY, meaning, selected=cards, key="p")
        yield way(BUTTON, meaning, selected=cards, button="take")
    take = offered.get(OfferKind.TAKE)
    yield way(CLICK, take, target=OnPile())
    yield way(WALK, take, target=OnPile())


def _between_melds(view, wanted, cards, way):
    if not isinstance(wanted, Merge):
        return
    first, second = InMeld(view.side, wanted.first), InMeld(view.side, wanted.second)
    for source, target in ((first, second), (second, first)):
        moved = view.table.melds[view.side][source.number - 1].cards
        for selected in dict.fromkeys((cards, ())):
            meaning = action_for(view, moved, source, target, selected)
            yield way(DRAG, meaning, selected=selected, source=source, target=target)
        yield way(CLICK, action_for(view, moved, source, target), source=source, target=target)


def _pressed(view, wanted, cards, way):
    if type(wanted) in PRESSED:
        kind, key, button = PRESSED[type(wanted)]
        meaning = next((offer.meaning for offer in offers(view) if offer.kind is kind), None)
        yield way(KEY, meaning, key=key, asked=_is_asked(view, wanted))
        yield way(BUTTON, meaning, button=button)
    if isinstance(wanted, Lay | Add | LayThree):
        meaning = melding(view, cards)
        yield way(KEY, meaning, selected=cards, key="m")
        yield way(BUTTON, meaning, selected=cards, button="meld")
    if isinstance(wanted, Discard) and view.turn.phase is Phase.PLAY:
        yield way(DOUBLE, wanted, lead=wanted.card)
        yield way(BUTTON, wanted, selected=cards, button="discard")
    asked = _is_asked(view, wanted)
    yield way(KEY, obvious_action(view, cards), selected=cards, key="Return", asked=asked)


def _is_asked(view, wanted):
    """Tell whether a key alone is asked about, as it ends the turn or the round."""
    return isinstance(wanted, Pass) or (isinstance(wanted, Draw) and ends_by_drawing(view.table))
