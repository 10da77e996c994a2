"""What a gesture means: an action, a choice or a refusal; asked of views, judged by `legality`."""

from collections.abc import Iterable
from enum import Enum

from msgspec import Struct

from samba_desktop.engine.actions import (
    Add,
    Answer,
    Ask,
    Discard,
    Draw,
    LayThree,
    Pass,
    PlayerAction,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card, is_red_three, sorted_cards
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.places import AmongRedThrees, InHand, InMeld, NewMeld, OnPile, OnStock, Place
from samba_desktop.engine.refusals import Reason, Refusal
from samba_desktop.engine.table import Phase, Table
from samba_desktop.engine.view import View
from samba_desktop.match.candidates import candidates
from samba_desktop.match.taking import pile_candidates

Meaning = PlayerAction | tuple[PlayerAction, ...] | Refusal
"""One action, several to choose from (none: the gesture has no meaning), or why not."""

OF_ANOTHER_SHAPE = frozenset(
    {
        Reason.NOT_A_MELD,
        Reason.OTHER_RANK,
        Reason.MELD_TOO_SMALL,
        Reason.TOO_FEW_NATURALS,
        Reason.WILD_NEEDS_CARD,
        Reason.SEQUENCE_GAP,
        Reason.SEQUENCE_DOUBLE,
        Reason.SEQUENCE_SUITS,
        Reason.SEQUENCE_RANKS,
        Reason.NO_SUCH_MELD,
        Reason.TOP_ONLY_SEQUENCE,
        Reason.TOP_ONLY_NEVER,
        Reason.PILE_MUST_MELD,
    }
)
"""Refusals of cards read as something they are not; the refusal of another reading helps more."""


class OfferKind(Enum):
    """What a seat can be offered on a button or a key, beside moving cards."""

    DRAW = "draw"
    TAKE = "take"
    TOP = "top"
    THREE = "three"
    ASK = "ask"
    YES = "yes"
    NO = "no"
    PASS = "pass"  # noqa: S105 - passing a turn


class Offer(Struct, frozen=True):
    """One thing that a seat can be offered, and what it would be now."""

    kind: OfferKind
    meaning: Meaning


def targets(
    view: View, cards: tuple[Card, ...], source: Place, selected: tuple[Card, ...] = ()
) -> dict[Place, Meaning]:
    """Say for every place what moving `cards` there means; places without a meaning are left out.

    `cards` count where the gesture starts in the hand; `selected` are cards of the hand that go along where
    it starts on the pile or on a meld.
    """
    found = {place: action_for(view, cards, source, place, selected) for place in places_on(view.table)}
    return {place: meaning for place, meaning in found.items() if meaning != ()}


def action_for(
    view: View, cards: tuple[Card, ...], source: Place, target: Place, selected: tuple[Card, ...] = ()
) -> Meaning:
    """Say what moving `cards` from `source` to `target` means; an empty tuple where it means nothing."""
    return _too_many(view, cards, source, target) or _judged(
        view, candidates(view, cards, source, target, selected)
    )


def _too_many(view: View, cards: tuple[Card, ...], source: Place, target: Place) -> Refusal | None:
    """Refuse several cards of the hand on the pile where one is to be discarded."""
    ends = source == InHand(view.seat) and isinstance(target, OnPile) and len(cards) > 1
    discarding = ends and view.is_to_act and view.turn.phase is Phase.PLAY
    return Refusal(Reason.DISCARD_ONE, {"cards": len(cards)}) if discarding else None


def with_way_out(
    view: View, cards: tuple[Card, ...], source: Place, target: Place, selected: tuple[Card, ...] = ()
) -> Meaning:
    """Say the same as `action_for`; a refusal names the nearest thing that would be possible, if any is."""
    wanted = tuple(candidates(view, cards, source, target, selected))
    return _too_many(view, cards, source, target) or _with_fix(view, _judged(view, wanted), wanted)


def _with_fix(view: View, meaning: Meaning, wanted: Iterable[PlayerAction]) -> Meaning:
    if not isinstance(meaning, Refusal) or meaning.fix is not None:
        return meaning
    same = (action for action in wanted if (found := refusal(view, action)) and found == meaning)
    action = next(same, None)
    return (explained(view, action) or meaning) if action is not None else meaning


def melding(view: View, cards: tuple[Card, ...]) -> Meaning:
    """Say what melding `cards` means where no place was named: a new meld, or joining one that lies there."""
    here = InHand(view.seat)
    new = action_for(view, cards, here, NewMeld(view.side))
    melds = (place for place in places_on(view.table) if isinstance(place, InMeld))
    joining = (one for place in melds for one in candidates(view, cards, here, place))
    found = (*_actions(new), *_legal(view, (one for one in joining if isinstance(one, Add))))
    if not found:
        return new
    return found[0] if len(found) == 1 else found


def places_on(table: Table) -> tuple[Place, ...]:
    """List the places of a table."""
    sides = range(table.seating.sides)
    return (
        OnStock(),
        OnPile(),
        *(InHand(seat) for seat in range(table.seating.players)),
        *(AmongRedThrees(side) for side in sides),
        *(NewMeld(side) for side in sides),
        *(InMeld(side, number) for side in sides for number in range(1, len(table.melds[side]) + 1)),
    )


def pile_ways(view: View) -> tuple[PlayerAction, ...]:
    """List the legal ways to take the pile or its top card."""
    return _legal(view, pile_candidates(view))


def offers(view: View) -> tuple[Offer, ...]:
    """Say of each thing beside moving cards what it would be now: an action, a choice or a refusal."""
    judged = [Offer(kind, _judged(view, actions)) for kind, actions in _offerable(view).items()]
    return tuple(offer for offer in judged if offer.meaning != ())


def offered(view: View, kind: OfferKind) -> Meaning:
    """Say of one thing beside moving cards what it would be now; a refusal names what would be possible."""
    wanted = _offerable(view)[kind]
    return _with_fix(view, _judged(view, wanted), wanted)


def _offerable(view: View) -> dict[OfferKind, list[PlayerAction]]:
    ways = list(pile_candidates(view))
    return {
        OfferKind.DRAW: [Draw()],
        OfferKind.TAKE: [way for way in ways if isinstance(way, TakePile)],
        OfferKind.TOP: [way for way in ways if isinstance(way, TakeTop)],
        OfferKind.THREE: [LayThree(card) for card in view.hand if is_red_three(card)],
        OfferKind.ASK: [Ask()],
        OfferKind.YES: [Answer(yes=True)],
        OfferKind.NO: [Answer(yes=False)],
        OfferKind.PASS: [Pass()],
    }


def ways_with(view: View, selected: tuple[Card, ...]) -> tuple[PlayerAction, ...]:
    """List all that is legal with the selected cards, wherever they go; a discard comes last."""
    meanings = targets(view, selected, InHand(view.seat)).values()
    found = dict.fromkeys(action for meaning in meanings for action in _actions(meaning))
    return tuple(sorted(found, key=lambda action: isinstance(action, Discard)))


def obvious_action(view: View, selected: tuple[Card, ...] = ()) -> PlayerAction | None:
    """Return the one thing that a bare confirmation can mean, if there is just one.

    With cards selected: the only legal action with them. Without: the only way to begin or to end the turn.
    """
    if selected:
        actions = list(ways_with(view, selected))
    elif view.turn.phase is Phase.DRAW:
        actions = list(_legal(view, [Draw(), *pile_candidates(view)]))
    else:
        discards = [Discard(card) for card in sorted_cards(view.hand)]
        actions = list(_legal(view, [Pass(), *discards]))
    return actions[0] if len(set(actions)) == 1 else None


def _judged(view: View, actions: Iterable[PlayerAction]) -> Meaning:
    """Judge candidates: the legal ones, else the refusal that helps most."""
    legal: list[PlayerAction] = []
    refused: list[Refusal] = []
    for action in dict.fromkeys(actions):
        reason = refusal(view, action)
        if reason is None:
            legal.append(action)
        else:
            refused.append(reason)
    if legal:
        return legal[0] if len(legal) == 1 else tuple(legal)
    return min(refused, key=_distance) if refused else ()


def _distance(refused: Refusal) -> tuple[bool, bool]:
    return refused.reason in OF_ANOTHER_SHAPE, refused.fix is None


def _legal(view: View, actions: Iterable[PlayerAction]) -> tuple[PlayerAction, ...]:
    return tuple(action for action in dict.fromkeys(actions) if refusal(view, action) is None)


def _actions(meaning: Meaning) -> tuple[PlayerAction, ...]:
    if isinstance(meaning, Refusal):
        return ()
    return meaning if isinstance(meaning, tuple) else (meaning,)
