"""What a hand plainly cannot do: quick answers before a search for a way out."""

from collections import Counter

from samba_desktop.engine.cards import A_JOKER, FOUR, Card
from samba_desktop.engine.forming import FULL_WILD_MELD, form, place_of
from samba_desktop.engine.melds import SMALLEST, Meld, MeldKind
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import sets_needed, sets_of
from samba_desktop.engine.view import View


def may_have_sets(view: View, hand: tuple[Card, ...]) -> bool:
    """Tell whether the melds could come to hold the sets that going out needs, each card helping most."""
    rules, own = view.rules, view.table.melds[view.side]
    lacking = sets_needed(view.table) - len(sets_of(rules, own))
    if lacking <= 0:
        return True
    wilds = sum(card in rules.wild_cards for card in hand)
    ranks = Counter(card.rank for card in hand if card not in rules.wild_cards)
    suits = Counter(card.suit for card in set(hand) if card not in rules.wild_cards)
    canasta, samba = rules.groups.canasta_size, rules.sequences.samba_size
    near = int(rules.groups.wild_melds) * (wilds >= FULL_WILD_MELD)
    if canasta is not None:
        near += sum(count + wilds >= canasta for count in ranks.values())
    if samba is not None:
        near += sum(count + wilds >= samba for count in suits.values())
    for meld in own:
        size = len(meld.cards)
        if meld.kind is MeldKind.GROUP:
            near += canasta is not None and size < canasta <= size + ranks[meld.rank] + wilds
        elif meld.kind is MeldKind.SEQUENCE:
            near += samba is not None and size < samba <= size + suits[meld.suit] + wilds
        else:
            near += size < FULL_WILD_MELD <= size + wilds
    return near >= lacking


def least_naturals(rules: Rules) -> int:
    """Return how few natural cards can begin a group, with wild cards beside them."""
    for naturals in range(1, SMALLEST):
        wilds = (A_JOKER,) * (SMALLEST - naturals)
        formed = form(rules, (Card(FOUR, "S"),) * naturals + wilds, ())
        if isinstance(formed, Meld):
            return naturals
    return SMALLEST


def loose(rules: Rules, hand: tuple[Card, ...], melds: tuple[Meld, ...], least: int) -> int:
    """Count the natural cards that can plainly be placed nowhere; `least` of a rank may begin a group."""
    wilds = sum(card in rules.wild_cards for card in hand)
    mixed = wilds if rules.sequences.sequence_max_wilds != 0 else 0
    naturals = [card for card in hand if card not in rules.wild_cards]
    ranks = Counter(card.rank for card in naturals)
    groups = {meld.rank for meld in melds if meld.kind is MeldKind.GROUP}
    held = {(card.suit, place_of(rules, card)) for card in naturals}
    ends: dict[str, list[Meld]] = {}
    for meld in melds:
        if meld.kind is MeldKind.SEQUENCE:
            ends.setdefault(meld.suit, []).append(meld)

    def in_sequence(card: Card) -> bool:
        rank = place_of(rules, card)
        near = [(card.suit, rank + step) in held for step in (-2, -1, 1, 2)]
        if max(near[0] + near[1], near[1] + near[2], near[2] + near[3]) + mixed >= SMALLEST - 1:
            return True
        for meld in ends.get(card.suit, ()):
            gap = range(rank + 1, meld.rank) if rank < meld.rank else range(meld.top_rank + 1, rank)
            if sum((card.suit, other) not in held for other in gap) <= mixed:
                return True
        return False

    def in_group(card: Card) -> bool:
        count = ranks[card.rank]
        return card.rank in groups or (count >= least and count + wilds >= SMALLEST)

    return sum(not in_group(card) and not in_sequence(card) for card in naturals)
