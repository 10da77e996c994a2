"""What would be legal instead of what was refused: the nearest action, found by trying."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.actions import (
    Add,
    Ask,
    Discard,
    Draw,
    Lay,
    LayThree,
    Merge,
    Pass,
    PlayerAction,
    Reason,
    Refusal,
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import Card, is_red_three, without
from samba_desktop.engine.legality import layings, refusal
from samba_desktop.engine.melds import (
    SMALLEST,
    Meld,
    MeldKind,
    card_at,
    extended,
    form,
    highest_rank,
    longest,
    lowest_rank,
    place_of,
)
from samba_desktop.engine.scoring import card_points
from samba_desktop.engine.table import Phase, View

Spot = tuple[int, int]
"""The side and the number of a meld."""
Placed = tuple[tuple[Card, ...], Stands]
Rank = tuple[int, ...]

AS_THEY_ARE, LESS, MORE, HALF, LESS_AND_MORE, WITH_WILDS = range(6)
"""How near a melding comes: with the wanted cards elsewhere, with most of them, with others of the hand
beside them, with half of them, with others in the place of some, and last with wild cards that could be
kept."""


class Reach(Struct, frozen=True):
    """The cards that a melding may be made of; wild ones come cheapest first."""

    naturals: tuple[Card, ...]
    """The natural cards that are wanted."""
    wilds: tuple[Card, ...]
    """The wild cards that are wanted."""
    more: tuple[Card, ...]
    """The other natural cards of the hand."""
    spare: tuple[Card, ...]
    """The other wild cards of the hand."""

    @property
    def wanted(self) -> tuple[Card, ...]:
        """Return all cards that are wanted."""
        return self.naturals + self.wilds


def nearest(view: View, cards: tuple[Card, ...], at: Spot | None = None) -> Iterator[Lay | Add]:
    """Name meldings with at least some of `cards`, the nearest to melding just these first.

    `at` is the meld that they were meant for; None for a new one. A wild card that was not wanted is used
    only where no natural card does, and never to begin with: it could be of use anywhere. Wanted wild cards
    by themselves go where there is but one way.
    """
    reach = _reach(view, cards)
    shaped = (one for one in _meldings(view, reach, at) if _has_shape(view, one))
    ranked = [(rank, one) for one in shaped if (rank := _rank(view, reach, one, at)) is not None]
    ranked.sort(key=lambda pair: pair[0])
    if reach.naturals:
        yield from (one for _, one in ranked)
        return
    here = [pair for pair in ranked if _place(view, pair[1], at) == 0] or ranked
    best = [one for rank, one in here if rank == here[0][0]]
    if len(best) == 1:
        yield best[0]


def _reach(view: View, cards: tuple[Card, ...]) -> Reach:
    wild, points = view.rules.wild_cards, view.rules.points
    wanted = tuple((Counter(cards) & Counter(view.hand)).elements())
    others = without(view.hand, wanted)

    def wilds_of(some: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(sorted((card for card in some if card in wild), key=lambda card: (points[card], card)))

    return Reach(
        tuple(card for card in wanted if card not in wild),
        wilds_of(wanted),
        tuple(card for card in others if card not in wild),
        wilds_of(others),
    )


def _meldings(view: View, reach: Reach, at: Spot | None) -> Iterator[Lay | Add]:
    """Name what could be laid and added with some of the wanted cards, most of it of no sound shape."""
    for side, number in _spots(view, at):
        meld, owner = view.table.melds[side][number - 1], None if side == view.side else side
        match meld.kind:
            case MeldKind.GROUP:
                added: Iterator[Placed] = ((cards, ()) for cards in _joining(reach, meld.rank))
            case MeldKind.SEQUENCE:
                added = _sequences(view, reach, meld.suit, meld)
            case MeldKind.WILD:
                added = ((reach.wilds[:count], ()) for count in range(len(reach.wilds), 0, -1))
        yield from (Add(number, cards, stands, owner) for cards, stands in added)
    for rank in dict.fromkeys(card.rank for card in reach.naturals):
        yield from map(Lay, _groups(reach, rank))
    for suit in dict.fromkeys(card.suit for card in reach.naturals):
        yield from (Lay(cards, stands) for cards, stands in _sequences(view, reach, suit, None))
    if not reach.naturals:
        yield from (Lay(reach.wilds[:count]) for count in range(len(reach.wilds), SMALLEST - 1, -1))


def _spots(view: View, at: Spot | None) -> Iterator[Spot]:
    """Name the own melds, and another side's where the cards were meant for it."""
    yield from ((view.side, number) for number in range(1, len(view.table.melds[view.side]) + 1))
    sides = view.table.melds
    if at is not None and at[0] != view.side and at[0] < len(sides) and 1 <= at[1] <= len(sides[at[0]]):
        yield at


def _joining(reach: Reach, rank: int) -> Iterator[tuple[Card, ...]]:
    """Name wanted cards that could join a group; wild ones alone only where no others are wanted."""
    own = tuple(card for card in reach.naturals if card.rank == rank)
    for count in range(len(own), -1 if not reach.naturals else 0, -1):
        for wilds in range(len(reach.wilds), -1, -1):
            if count or wilds:
                yield own[:count] + reach.wilds[:wilds]


def _groups(reach: Reach, rank: int) -> Iterator[tuple[Card, ...]]:
    """Name cards for a new group with some or all of the wanted ones."""
    own = tuple(card for card in reach.naturals if card.rank == rank)
    more = tuple(card for card in reach.more if card.rank == rank)
    for count in range(len(own), 0, -1):
        for wilds in range(len(reach.wilds), -1, -1):
            yield own[:count] + reach.wilds[:wilds]
            for extra in range(len(more) + 1 if count == len(own) else 0):
                yield own + more[:extra] + reach.wilds[:wilds]
                yield own + more[:extra] + reach.wilds[:wilds] + reach.spare[:1]


def _sequences(view: View, reach: Reach, suit: str, meld: Meld | None) -> Iterator[Placed]:
    """Name cards that make a sequence, or lengthen one, with wanted cards at the ends."""
    if not view.rules.sequences.sequences_enabled:
        return
    lowest, highest = lowest_rank(view.rules), highest_rank(view.rules)
    for low in range(lowest, (meld.rank if meld else highest) + 1):
        first = meld.top_rank if meld else low + SMALLEST - 1
        for high in range(first, min(highest, low + longest(view.rules) - 1) + 1):
            fixed = range(meld.rank, meld.top_rank + 1) if meld else range(0)
            places = [card_at(at, suit) for at in range(low, high + 1) if at not in fixed]
            ends = [card_at(at, suit) for at in (low, high) if at not in fixed]
            if meld is None and len(places) == SMALLEST:
                ends = []
            for thrifty in (False, True):
                filled = _filled(reach, places, ends, thrifty=thrifty)
                if filled:
                    yield filled


def _filled(reach: Reach, places: list[Card], ends: list[Card], *, thrifty: bool) -> Placed | None:
    """Find cards for the places of a sequence; None where they don't suffice or an end is not wanted.

    `thrifty` takes a natural card of the hand before a wanted wild one.
    """
    wanted, more = set(reach.naturals), set(reach.more)
    wilds, spare = list(reach.wilds), list(reach.spare[:1])
    cards: list[Card] = []
    for place in places:
        if place in wanted:
            cards.append(place)
        elif place in wilds:
            # A two in its own place, where sequences run down to the ace.
            wilds.remove(place)
            cards.append(place)
        elif place in more and (thrifty or not wilds) and place not in ends:
            cards.append(place)
        elif wilds:
            cards.append(wilds.pop(0))
        elif spare and place not in ends:
            cards.append(spare.pop())
        else:
            return None
    stands = tuple(None if card == place else place for card, place in zip(cards, places, strict=True))
    return tuple(cards), stands if any(stands) else ()


def _has_shape(view: View, melding: Lay | Add) -> bool:
    if isinstance(melding, Lay):
        return isinstance(form(view.rules, melding.cards, melding.stands), Meld)
    side = view.side if melding.side is None else melding.side
    meld = view.table.melds[side][melding.meld - 1]
    return isinstance(extended(view.rules, meld, melding.cards, melding.stands), Meld)


def _rank(view: View, reach: Reach, melding: Lay | Add, at: Spot | None) -> Rank | None:
    """Say how near a melding comes, the least is nearest; None where it has too little of what was wanted."""
    wild = view.rules.wild_cards
    used, wanted = Counter(melding.cards), Counter(reach.wanted)
    kept, dropped, others = used & wanted, wanted - used, used - wanted
    kept_naturals = sum(count for card, count in kept.items() if card not in wild)
    lost_naturals = len(reach.naturals) - kept_naturals
    wilds = sum(count for card, count in others.items() if card in wild)
    if reach.naturals and (not kept_naturals or lost_naturals > kept_naturals):
        return None
    if not reach.naturals and dropped.total() > kept.total():
        return None
    if others and lost_naturals and lost_naturals == kept_naturals:
        return None
    nearness = AS_THEY_ARE
    saves = (dropped or others) and reach.naturals
    if wilds or (saves and (_wastes(view, melding) or (others and _does_without(view, melding)))):
        nearness = WITH_WILDS
    elif others:
        nearness = LESS_AND_MORE if lost_naturals else MORE
    elif dropped:
        nearness = LESS if kept.total() > dropped.total() else HALF
    return nearness, dropped.total(), wilds, others.total(), _place(view, melding, at)


def _wastes(view: View, melding: Lay | Add) -> bool:
    """Tell whether a wild card is used where a natural card of the hand could lie."""
    wild = view.rules.wild_cards
    if not any(card in wild for card in melding.cards):
        return False
    left = Counter(view.hand) - Counter(melding.cards)
    if any(melding.stands):
        return any(card in left for card in melding.stands if card is not None)
    ranks = {card.rank for card in melding.cards if card not in wild}
    return any(card.rank in ranks and card not in wild for card in left)


def _does_without(view: View, melding: Lay | Add) -> bool:
    """Tell whether a melding would hold without one of its wild cards."""
    for at, card in enumerate(melding.cards):
        if card in view.rules.wild_cards:
            cards, stands = melding.cards, melding.stands
            cards, stands = cards[:at] + cards[at + 1 :], stands[:at] + stands[at + 1 :]
            if cards and _has_shape(view, replace(melding, cards=cards, stands=stands)):
                return True
    return False


def _place(view: View, melding: Lay | Add, at: Spot | None) -> int:
    """Say how far from the meld that was meant cards come to lie; a new meld comes after those that lie."""
    if isinstance(melding, Lay):
        return 2
    side = view.side if melding.side is None else melding.side
    return 0 if at in {None, (side, melding.meld)} else 1


NO_FIX = frozenset(
    {Reason.NOT_YOUR_TURN, Reason.MATCH_OVER, Reason.DEAL_AWAITED, Reason.NOTHING_ASKED, Reason.ANSWER_FIRST}
)
NEAREST_FEW = 12
"""How many of the nearest candidates are put together when one alone does not reach the minimum."""
MOST_TRIED = 24
"""How many of the nearest meldings are asked about: some of that shape are kept back by what must stay."""


def explained(view: View, action: PlayerAction) -> Refusal | None:
    """Judge an action like `legality.refusal`, and where it is refused look for the nearest legal one."""
    refused = refusal(view, action)
    if refused is None or refused.fix is not None or refused.reason in NO_FIX:
        return refused
    for candidate in _candidates(view, action, refused):
        if refusal(view, candidate) is None:
            return replace(refused, fix=candidate, left_out=_left_out(view, action, candidate))
    return refused


def _candidates(view: View, action: PlayerAction, refused: Refusal) -> Iterator[PlayerAction]:
    if refused.reason is Reason.DRAW_FIRST:
        yield Draw()
    elif refused.reason is Reason.SHORT_OF_MINIMUM or (refused.values.get("owed") and not _wanted(action)):
        yield from _towards_minimum(view)
    elif refused.reason is Reason.MUST_ASK:
        yield Ask()
    elif view.turn.phase is Phase.DRAW:
        yield from _ways_to_take(view, action)
        yield Draw()
    elif isinstance(action, Discard):
        yield from _instead_of_discarding(view, action.card, refused.reason)
    elif wanted := _wanted(action):
        yield from islice(nearest(view, wanted, _meant_for(view, action)), MOST_TRIED)
        yield from (LayThree(card) for card in wanted if is_red_three(card))


def _wanted(action: PlayerAction) -> tuple[Card, ...]:
    """Return the cards that were to be melded."""
    match action:
        case Lay(cards=cards) | Add(cards=cards) | Merge(cards=cards):
            return cards
        case SwapWild(card=card):
            return (card,)
        case _:
            return ()


def _meant_for(view: View, action: PlayerAction) -> Spot | None:
    match action:
        case Add(meld=meld, side=side):
            return view.side if side is None else side, meld
        case Merge(first=meld) | SwapWild(meld=meld):
            return view.side, meld
        case _:
            return None


def _left_out(view: View, action: PlayerAction, instead: PlayerAction) -> tuple[Card, ...]:
    if not isinstance(instead, Lay | Add | LayThree):
        return ()
    used = (instead.card,) if isinstance(instead, LayThree) else instead.cards
    return tuple((Counter(_wanted(action)) & Counter(view.hand) - Counter(used)).elements())


def _towards_minimum(view: View) -> Iterator[PlayerAction]:
    """Name the layings that settle what is owed, those without wild cards and cheap ones first.

    After them come the dearest of the others.
    """
    layable = [action for action in layings(view) if not isinstance(action, LayThree)]
    points = {id(action): card_points(view.rules, action.cards) for action in layable}
    enough = [action for action in layable if points[id(action)] >= view.turn.owed]
    yield from sorted(enough, key=lambda action: (_wilds(view, action.cards), points[id(action)]))
    short = [action for action in layable if points[id(action)] < view.turn.owed]
    yield from sorted(short, key=lambda action: -points[id(action)])[:NEAREST_FEW]


def _wilds(view: View, cards: tuple[Card, ...]) -> int:
    return sum(card in view.rules.wild_cards for card in cards)


def _ways_to_take(view: View, action: PlayerAction) -> Iterator[PlayerAction]:
    top = view.top
    if top is None or isinstance(action, Draw):
        return
    chosen = Counter(action.cards) if isinstance(action, TakePile) else Counter()
    # Those that were chosen come first.
    hand = sorted(view.hand, key=lambda card: not chosen[card])
    natural = [card for card in hand if card not in view.rules.wild_cards]
    alike = [card for card in natural if card.rank == top.rank]
    pairs = [TakePile(pair) for pair in ((*alike[:2],), *_beside(view, top, natural)) if len(pair) > 1]
    yield from (way for way in pairs if chosen & Counter(way.cards))
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakeTop(number)
    yield from pairs
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakePile(onto=number)
    yield TakePile()
    wilds = sorted(card for card in hand if card in view.rules.wild_cards)
    yield from (TakePile((card, wild)) for card in alike[:1] for wild in wilds[-1:])


def _beside(view: View, top: Card, natural: list[Card]) -> Iterator[tuple[Card, ...]]:
    """Name two natural cards each with which the top card would begin a sequence."""
    at = place_of(view.rules, top)
    for low in range(max(lowest_rank(view.rules), at - 2), min(highest_rank(view.rules) - 2, at) + 1):
        pair = tuple(card_at(place, top.suit) for place in range(low, low + SMALLEST) if place != at)
        if all(card in natural for card in pair):
            yield pair


def _instead_of_discarding(view: View, card: Card, reason: Reason) -> Iterator[PlayerAction]:
    """Name what else the card can do, or the end of the turn without it; never another card's discard."""
    if is_red_three(card):
        yield LayThree(card)
    yield Pass()
    if reason is Reason.GO_OUT_NO_DISCARD:
        yield from islice(nearest(view, (card,)), MOST_TRIED)
