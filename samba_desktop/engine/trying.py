"""What a hand might lay: candidates to try, most of them worth asking about, none of them judged."""

from collections.abc import Iterator

from samba_desktop.engine.actions import Add, Lay, LayThree
from samba_desktop.engine.cards import ACE, SUITS, Card, is_red_three
from samba_desktop.engine.forming import highest_rank, lowest_rank
from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind
from samba_desktop.engine.view import View


def layings(view: View) -> Iterator[Lay | Add | LayThree]:
    """Name single cards to add, smallest groups and sequences to lay, and red threes to lay out."""
    yield from _adds(view)
    yield from _groups(view)
    yield from _sequences(view)
    for card in dict.fromkeys(view.hand):
        if is_red_three(card):
            yield LayThree(card)


def _adds(view: View) -> Iterator[Add]:
    for side, melds in enumerate(view.table.melds):
        if side != view.side and not view.rules.groups.lay_off_on_opponents:
            continue
        owner = None if side == view.side else side
        for number, meld in enumerate(melds, start=1):
            for card in dict.fromkeys(view.hand):
                if meld.kind is MeldKind.SEQUENCE and card in view.rules.wild_cards:
                    for end in _ends(view, meld):
                        yield Add(number, (card,), (end,), owner)
                elif _may_join(view, meld, card):
                    yield Add(number, (card,), (), owner)


def _ends(view: View, meld: Meld) -> Iterator[Card]:
    """Name the cards that would come next at either end of a sequence."""
    for rank in (meld.rank - 1, meld.top_rank + 1):
        if lowest_rank(view.rules) <= rank <= highest_rank(view.rules):
            yield _ranked(rank, meld.suit)


def _ranked(rank: int, suit: str) -> Card:
    return Card(rank if rank > 1 else ACE, suit)


def _may_join(view: View, meld: Meld, card: Card) -> bool:
    match meld.kind:
        case MeldKind.SEQUENCE:
            return card.suit == meld.suit
        case MeldKind.GROUP:
            return card.rank == meld.rank or card in view.rules.wild_cards
        case MeldKind.WILD:
            return card in view.rules.wild_cards


def _groups(view: View) -> Iterator[Lay]:
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    ranks: dict[int, list[Card]] = {}
    for card in view.hand:
        if card not in view.rules.wild_cards:
            ranks.setdefault(card.rank, []).append(card)
    for cards in ranks.values():
        for naturals in range(min(len(cards), SMALLEST), 0, -1):
            fill = SMALLEST - naturals
            if fill <= len(wilds):
                yield Lay((*cards[:naturals], *wilds[:fill]))
    if len(wilds) >= SMALLEST:
        yield Lay(tuple(wilds[:SMALLEST]))


def _sequences(view: View) -> Iterator[Lay]:
    wilds = [card for card in view.hand if card in view.rules.wild_cards]
    held = set(view.hand)
    for suit in SUITS:
        for low in range(lowest_rank(view.rules), highest_rank(view.rules) - SMALLEST + 2):
            meant = [_ranked(rank, suit) for rank in range(low, low + SMALLEST)]
            missing = [card for card in meant if card not in held]
            if len(missing) > len(wilds) or len(missing) == SMALLEST:
                continue
            fill = dict(zip(missing, wilds, strict=False))
            cards = tuple(fill.get(card, card) for card in meant)
            stands = tuple(card if card in fill else None for card in meant)
            yield Lay(cards, stands if any(stands) else ())
