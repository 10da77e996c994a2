"""What a gesture, a key or selected cards mean: an action, a choice or a refusal, judged by `legality`."""

from collections.abc import Iterable, Iterator
from enum import Enum
from itertools import combinations, permutations

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
    Reason,
    Refusal,
    Stands,
    SwapWild,
    TakePile,
    TakeTop,
)
from samba_desktop.engine.cards import ACE, Card, holds, is_red_three, sorted_cards
from samba_desktop.engine.fixes import explained
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind, extended, form, highest_rank, lowest_rank
from samba_desktop.engine.rules.kinds import WildSwap
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import (
    AmongRedThrees,
    InHand,
    InMeld,
    NewMeld,
    OnPile,
    OnStock,
    Phase,
    Place,
    Table,
    View,
)

MOST_WILDS = 4
"""Up to so many wild cards are also read in each other's places, where it matters which lies where."""

Reading = tuple[tuple[Card, ...], Stands]


def readings(
    rules: Rules, cards: tuple[Card, ...], suit: str, fixed: frozenset[int] = frozenset()
) -> tuple[Reading, ...]:
    """List the ways to place `cards` so that with the ranks `fixed` they are a sequence without gaps.

    Each has its cards from low to high; none where the natural cards don't fit. Which wild card stands where
    makes a difference only where one can be had back by an exchange.
    """
    wilds = [card for card in cards if card in rules.wild_cards]
    naturals = [card for card in cards if card not in rules.wild_cards]
    ranks = {rank_in(rules, card): card for card in naturals}
    fits = len(ranks) == len(naturals) and all(card.suit == suit for card in naturals)
    if not fits or fixed.intersection(ranks):
        return ()
    matters = rules.groups.wild_swap is WildSwap.INCOMPLETE_ANY and len(wilds) <= MOST_WILDS
    orders = [*permutations(wilds)] if matters else [tuple(sorted_cards(wilds))]
    found = (
        _reading(suit, ranks, free, order)
        for window in _windows(rules, fixed.union(ranks), len(fixed) + len(cards))
        for free in [sorted(window - fixed.union(ranks))]
        for order in orders
    )
    return tuple(dict.fromkeys(found))


def ranks_of(meld: Meld) -> frozenset[int]:
    """Return the ranks that a sequence covers."""
    return frozenset(range(meld.rank, meld.top_rank + 1))


def suit_of(rules: Rules, cards: Iterable[Card]) -> str:
    """Return the one suit of the natural cards; empty where there are several or none."""
    suits = {card.suit for card in cards if card not in rules.wild_cards}
    return suits.pop() if len(suits) == 1 else ""


def _windows(rules: Rules, needed: frozenset[int], size: int) -> Iterator[frozenset[int]]:
    """Yield each run of `size` ranks that holds all the ranks `needed`."""
    lowest, highest = lowest_rank(rules), highest_rank(rules)
    for low in range(lowest, highest - size + 2):
        window = frozenset(range(low, low + size))
        if needed <= window:
            yield window


def _reading(suit: str, ranks: dict[int, Card], free: list[int], wilds: tuple[Card, ...]) -> Reading:
    placed = ranks | dict(zip(free, wilds, strict=True))
    cards = tuple(placed[rank] for rank in sorted(placed))
    meant = tuple(Card(ACE if rank == 1 else rank, suit) for rank in sorted(placed))
    stands = tuple(None if card == other else other for card, other in zip(cards, meant, strict=True))
    return cards, stands if any(stands) else ()


def rank_in(rules: Rules, card: Card) -> int:
    """Return the rank of a card in a sequence, where an ace may be the lowest."""
    return 1 if card.rank == ACE and lowest_rank(rules) == 1 else card.rank


def ways_to_hand(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield the ways to take the pile with just these cards of the hand, or with any where there are none."""
    yield from ways_into_new(view, cards)
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield from ways_onto(view, number, cards)


def ways_into_new(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield the ways to take the pile into a new meld with these cards, or with any where there are none."""
    top = view.top
    if top is None:
        yield TakePile(cards)
        return
    companies = [cards] if cards else [*_pairs(view, top), *_neighbours(view, top)]
    for company in companies:
        yield from _new_with(view, top, company)


def ways_onto(view: View, number: int, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield the ways to take the pile onto an own meld with these cards, or with none or a pair."""
    top, meld = view.top, view.table.melds[view.side][number - 1]
    companies = [cards] if cards else [()]
    if not cards and top is not None and meld.kind is MeldKind.GROUP and meld.rank == top.rank:
        companies += _pairs(view, top)
    for company in companies:
        yield from _onto_with(view, top, number, meld, company)


def pile_candidates(view: View) -> Iterator[PlayerAction]:
    """Yield every way to take the pile or its top card."""
    yield TakePile()
    for number in range(1, len(view.table.melds[view.side]) + 1):
        yield TakeTop(number)
    yield from ways_to_hand(view, ())


def _new_with(view: View, top: Card, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    at = frozenset({rank_in(view.rules, top)})
    as_sequence = [TakePile(*reading) for reading in readings(view.rules, cards, top.suit, at)]
    like_group = all(card.rank == top.rank or card in view.rules.wild_cards for card in cards)
    if not like_group:
        yield from as_sequence or [TakePile(cards)]
        return
    yield TakePile(cards)
    yield from (action for action in as_sequence if action.stands)


def _onto_with(
    view: View, top: Card | None, number: int, meld: Meld, cards: tuple[Card, ...]
) -> Iterator[PlayerAction]:
    found: tuple[Reading, ...] = ()
    if top is not None and meld.kind is MeldKind.SEQUENCE and meld.suit == top.suit:
        found = readings(view.rules, cards, meld.suit, ranks_of(meld) | {rank_in(view.rules, top)})
    for company, stands in found or ((cards, ()),):
        yield TakePile(company, stands, number)


def _pairs(view: View, top: Card) -> list[tuple[Card, ...]]:
    """List the pairs of the top card's rank, then those of one such card and a wild card."""
    alike = sorted_cards([card for card in view.hand if card.rank == top.rank])
    wilds = sorted_cards([card for card in view.hand if card in view.rules.wild_cards and card != top])
    return [
        *_each_once(combinations(alike, 2)),
        *_each_once((card, wild) for card in alike for wild in wilds),
    ]


def _neighbours(view: View, top: Card) -> list[tuple[Card, ...]]:
    """List the pairs of cards with which the top card could begin a sequence."""
    rules = view.rules
    if not rules.sequences.sequences_enabled:
        return []
    hand = sorted_cards(view.hand)
    wilds = [card for card in hand if card in rules.wild_cards and rules.sequences.sequence_max_wilds != 0]
    alike = [card for card in hand if card.suit == top.suit and card not in rules.wild_cards]
    pairs = [*combinations(alike, 2), *((card, wild) for card in alike for wild in wilds)]
    at = frozenset({rank_in(rules, top)})
    return [pair for pair in _each_once(pairs) if readings(rules, pair, top.suit, at)]


def _each_once(pairs: Iterable[tuple[Card, ...]]) -> list[tuple[Card, ...]]:
    return list(dict.fromkeys(pairs))


def candidates(
    view: View, cards: tuple[Card, ...], source: Place, target: Place, selected: tuple[Card, ...] = ()
) -> Iterator[PlayerAction]:
    """Yield what moving `cards` from `source` to `target` could mean; nothing where it has no meaning.

    `selected` are cards of the hand that go with a gesture which starts on the pile or on a meld.
    """
    match source, target:
        case InHand(seat), _ if seat == view.seat and cards:
            yield from _from_hand(view, cards, target)
        case OnStock(), InHand(seat) if seat == view.seat:
            yield Draw()
        case OnPile(), _:
            yield from _from_pile(view, target, selected)
        case InMeld(side, first), InMeld(other, second) if side == other == view.side and first != second:
            yield from _merging(view, min(first, second), max(first, second), selected)
        case _:
            return


def _from_hand(view: View, cards: tuple[Card, ...], target: Place) -> Iterator[PlayerAction]:
    match target:
        case NewMeld(side) if side == view.side:
            yield from _laying(view, cards)
        case InMeld(side, number):
            yield from _adding(view, cards, side, number)
        case OnPile():
            yield from _onto_pile(view, cards)
        case AmongRedThrees(side) if side == view.side:
            yield LayThree(cards[0])
        case _:
            return


def _from_pile(view: View, target: Place, selected: tuple[Card, ...]) -> Iterator[PlayerAction]:
    match target:
        case InHand(seat) if seat == view.seat:
            if not selected:
                yield TakePile()
            yield from ways_to_hand(view, selected)
        case NewMeld(side) if side == view.side:
            yield from ways_into_new(view, selected)
        case InMeld(side, number) if side == view.side:
            if not selected:
                yield TakeTop(number)
            yield from ways_onto(view, number, selected)
        case _:
            return


def _onto_pile(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    """Yield a discard for one card; several, or one before drawing, take the pile with them."""
    if len(cards) == 1:
        yield Discard(cards[0])
    if len(cards) > 1 or view.turn.phase is Phase.DRAW:
        yield from ways_to_hand(view, cards)


def _laying(view: View, cards: tuple[Card, ...]) -> Iterator[PlayerAction]:
    if all(map(is_red_three, cards)) and view.rules.red_threes_special:
        yield LayThree(cards[0])
        return
    suit = suit_of(view.rules, cards)
    as_sequence = [Lay(*reading) for reading in readings(view.rules, cards, suit)] if suit else []
    naturals = {card.rank for card in cards if card not in view.rules.wild_cards}
    if len(naturals) > 1:
        yield from as_sequence or [Lay(cards)]
        return
    yield Lay(cards)
    yield from (action for action in as_sequence if action.stands)


def _adding(view: View, cards: tuple[Card, ...], side: int, number: int) -> Iterator[PlayerAction]:
    owner = None if side == view.side else side
    meld = view.table.melds[side][number - 1]
    for company, stands in _joining(view, meld, cards):
        yield Add(number, company, stands, owner)
    if owner is None and len(cards) == 1 and _stands_there(view, meld, cards[0]):
        yield from _exchanging(view, meld, number, cards[0])


def _exchanging(view: View, meld: Meld, number: int, card: Card) -> list[PlayerAction]:
    wilds = list(dict.fromkeys(one for one in meld.cards if one in view.rules.wild_cards))
    if meld.kind is MeldKind.SEQUENCE or len(wilds) == 1:
        return [SwapWild(number, card)]
    return [SwapWild(number, card, wild) for wild in wilds]


def _joining(view: View, meld: Meld, cards: tuple[Card, ...]) -> list[Reading]:
    """List the readings of cards that join a meld, or the plain one where none fits."""
    plain: Reading = (cards, ())
    if meld.kind is not MeldKind.SEQUENCE:
        return [plain]
    return list(readings(view.rules, cards, meld.suit, ranks_of(meld))) or [plain]


def _stands_there(view: View, meld: Meld, card: Card) -> bool:
    """Tell whether a wild card of the meld stands for `card`."""
    match meld.kind:
        case MeldKind.GROUP:
            wild = view.rules.wild_cards
            return meld.rank == card.rank and card not in wild and any(one in wild for one in meld.cards)
        case MeldKind.SEQUENCE:
            places = range(len(meld.cards))
            return any(meld.is_wild_at(index) and meld.stands_for(index) == card for index in places)
        case MeldKind.WILD:
            return False


def _merging(view: View, first: int, second: int, selected: tuple[Card, ...]) -> Iterator[PlayerAction]:
    own = view.table.melds[view.side]
    one, other = own[first - 1], own[second - 1]
    if selected:
        for cards, stands in _linking(view, one, other, selected):
            yield Merge(first, second, cards, stands)
        return
    yield Merge(first, second)
    missing = _missing_between(one, other)
    if missing and holds(view.hand, missing):
        yield Merge(first, second, missing)


def _linking(view: View, one: Meld, other: Meld, cards: tuple[Card, ...]) -> list[Reading]:
    plain: Reading = (cards, ())
    if MeldKind.SEQUENCE is not one.kind or one.kind is not other.kind or one.suit != other.suit:
        return [plain]
    return list(readings(view.rules, cards, one.suit, ranks_of(one) | ranks_of(other))) or [plain]


def _missing_between(one: Meld, other: Meld) -> tuple[Card, ...]:
    """List the cards that lie between two sequences of a suit."""
    if MeldKind.SEQUENCE is not one.kind or one.kind is not other.kind or one.suit != other.suit:
        return ()
    low, high = sorted((one, other), key=lambda meld: meld.rank)
    return tuple(Card(rank, one.suit) for rank in range(low.top_rank + 1, high.rank))


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
        actions = tuple(dict.fromkeys(one for meaning in meanings.values() for one in _actions(meaning)))
        if actions:
            return Chosen(cards, actions)
        if view.turn.phase is Phase.PLAY:
            own = [place for place in meanings if isinstance(place, InMeld) and place.side == view.side]
            places: list[Place] = [NewMeld(view.side), *own]
            if len(cards) == 1:
                places.insert(0, OnPile())
            reasons = [meanings[place] for place in places if place in meanings]
            refusals = [reason for reason in reasons if isinstance(reason, Refusal)]
            return Chosen(cards, refused=min(refusals, key=_is_of_another_shape, default=None))
    return _by_shape(view, cards)


def _is_of_another_shape(refused: Refusal) -> bool:
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


def to_meld(view: View, selected: tuple[Card, ...]) -> Meaning:
    """Say what melding the selected cards means, or why not and what would be possible."""
    if not selected:
        return _why_not(view, Lay(()))
    meaning = melding(view, selected)
    if isinstance(meaning, Refusal):
        return with_way_out(view, selected, InHand(view.seat), NewMeld(view.side))
    return meaning


def to_discard(view: View, selected: tuple[Card, ...]) -> Meaning:
    """Say what discarding the selected card means, or why not and what would be possible."""
    if len(selected) == 1:
        return Discard(selected[0])
    if not selected or view.turn.phase is not Phase.PLAY:
        return _why_not(view, Lay(()))
    return with_way_out(view, selected, InHand(view.seat), OnPile())


def to_confirm(view: View, selected: tuple[Card, ...]) -> Meaning:
    """Say what a bare confirmation means: the one thing that can be meant, a choice, or why there is none."""
    action = obvious_action(view, selected)
    if action is not None:
        return action
    if not selected:
        # What is still owed says more than that no card is selected.
        return _why_not(view, Pass() if view.turn.owed else Lay(()))
    ways = ways_with(view, selected)
    if ways or view.turn.phase is not Phase.PLAY:
        return ways or _why_not(view, Lay(selected))
    return _why_not(view, Discard(selected[0])) if len(selected) == 1 else to_meld(view, selected)


def _why_not(view: View, action: PlayerAction) -> Meaning:
    return explained(view, action) or ()
