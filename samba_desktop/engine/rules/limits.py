"""The most that the cards of a rule set can come to: complete sets and points of melds; knows no position."""

from collections.abc import Iterator
from itertools import product

from msgspec import Struct

from samba_desktop.engine.cards import FOUR, JOKER, SUITS, THREE, Card, is_red_three, pack
from samba_desktop.engine.forming import (
    FULL_WILD_MELD,
    card_at,
    check_group,
    form,
    highest_rank,
    longest,
    lowest_rank,
)
from samba_desktop.engine.melds import SMALLEST, Meld
from samba_desktop.engine.rules.kinds import BlackThreeMeld
from samba_desktop.engine.rules.rules import Rules

FULL = 7
"""Cards of a canasta and of a samba, where there are any."""


class MostSets(Struct, frozen=True):
    """How many complete sets one side could have at most, if it got every card."""

    canastas: int
    sambas: int
    wild_canastas: int
    without_wilds: int

    @property
    def together(self) -> int:
        """Return how many there could be of all kinds."""
        return self.canastas + self.sambas + self.wild_canastas


def most_sets(rules: Rules) -> MostSets:
    """Count the complete sets that the cards allow, each kind by itself."""
    decks, ranks = rules.deck.deck_count, len(_group_ranks(rules))
    natural = ranks * (4 * decks // FULL) if rules.groups.canasta_size else 0
    mixed = _mixed_canastas(rules) if rules.groups.canasta_size else 0
    played = rules.sequences.sequences_enabled and rules.sequences.samba_size is not None
    sambas = len(SUITS) * decks if played else 0
    wild = len(wild_cards(rules)) // FULL_WILD_MELD if rules.groups.wild_melds else 0
    return MostSets(max(natural, mixed), sambas, wild, natural + sambas)


def _mixed_canastas(rules: Rules) -> int:
    """Count the canastas that the wild cards allow, each with as few of them as it takes."""
    wilds = wild_cards(rules)
    budget = rules.groups.wild_budget_per_side
    most = len(wilds) if budget is None else min(budget, len(wilds))
    for count in range(1, min(FULL, most) + 1):
        naturals = (Card(FOUR, "S"),) * (FULL - count)
        fits = FULL - count <= len(SUITS) * rules.deck.deck_count
        if fits and isinstance(check_group(rules, FOUR, naturals + wilds[:count]), Meld):
            return min(most // count, len(_group_ranks(rules)))
    return 0


def wild_cards(rules: Rules) -> tuple[Card, ...]:
    """List the wild cards of the pack, the dearest first."""
    cards = (card for card in _pack(rules) if card in rules.wild_cards)
    return tuple(sorted(cards, key=rules.points.__getitem__, reverse=True))


def most_points(rules: Rules) -> int:
    """Add up the points of all cards that can be melded at all."""
    groups = {rank for rank in _group_ranks(rules) if rank != THREE or not rules.cards.threes_special}
    cards = [card for card in _pack(rules) if card.rank in groups and card not in rules.wild_cards]
    if rules.cards.threes_special and _melds_black_threes(rules):
        cards += [card for card in _pack(rules) if card.rank == THREE and not is_red_three(card)]
    if _places_wilds(rules):
        cards += wild_cards(rules)
    return sum(rules.points[card] for card in cards)


def most_points_of_meld(rules: Rules) -> int:
    """Return what the best single meld counts that can be laid as a first one."""
    melds = (*_best_groups(rules), *_best_wild_meld(rules))
    if rules.sequences.sequences_enabled and rules.initial.initial_meld_sequences_count:
        melds = (*melds, *_best_sequences(rules))
    return max((sum(rules.points[card] for card in meld) for meld in melds), default=0)


def _pack(rules: Rules) -> tuple[Card, ...]:
    return pack(rules.deck.deck_count, rules.deck.joker_count)


def _group_ranks(rules: Rules) -> tuple[int, ...]:
    """List the ranks of natural cards of which there can be groups, those of special threes left out."""
    ranks = {card.rank for card in rules.points if card not in rules.wild_cards} - {JOKER}
    return tuple(sorted(rank for rank in ranks if rank != THREE or not rules.cards.threes_special))


def _melds_black_threes(rules: Rules) -> bool:
    """Tell whether there can be a group of black threes."""
    match rules.black_threes.black_three_meld:
        case BlackThreeMeld.NEVER:
            return False
        case BlackThreeMeld.GOING_OUT_NATURAL:
            return 2 * rules.deck.deck_count >= SMALLEST
        case BlackThreeMeld.GOING_OUT_WITH_WILDS | BlackThreeMeld.ANY_TIME:
            return True


def _places_wilds(rules: Rules) -> bool:
    """Tell whether a wild card can lie in any meld."""
    groups, sequences = rules.groups, rules.sequences
    in_groups = groups.group_max_wilds != 0 and groups.wild_budget_per_side != 0
    in_sequences = sequences.sequences_enabled and sequences.sequence_max_wilds != 0
    return in_groups or in_sequences or groups.wild_melds


def _best_groups(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Yield groups of the dearest rank, and of black threes, with any number of wild cards."""
    dearest = max(_group_ranks(rules), key=lambda rank: rules.points[Card(rank, "S")])
    copies = {dearest: len(SUITS) * rules.deck.deck_count}
    if rules.cards.threes_special and _melds_black_threes(rules):
        copies[THREE] = 2 * rules.deck.deck_count
    wilds = wild_cards(rules)
    budget = rules.groups.wild_budget_per_side
    most = len(wilds) if budget is None else min(budget, len(wilds))
    for rank, naturals in copies.items():
        for count, extra in product(range(1, naturals + 1), range(most + 1)):
            cards = (Card(rank, "S"),) * count + wilds[:extra]
            if isinstance(check_group(rules, rank, cards), Meld):
                yield cards


def _best_wild_meld(rules: Rules) -> Iterator[tuple[Card, ...]]:
    wilds = wild_cards(rules)
    if rules.groups.wild_melds and len(wilds) >= SMALLEST:
        yield wilds[:FULL_WILD_MELD] if rules.groups.wild_meld_closed_at_seven else wilds


def _best_sequences(rules: Rules) -> Iterator[tuple[Card, ...]]:
    """Yield the longest sequences, wild cards in the places of the cheapest natural ones."""
    wilds = wild_cards(rules)
    most = longest(rules)
    for low in range(lowest_rank(rules), highest_rank(rules) - most + 2):
        meant = [card_at(low + at, "S") for at in range(most)]
        cheap = sorted(range(most), key=lambda at: rules.points[meant[at]])
        for extra in range(min(most, len(wilds)) + 1):
            replaced = dict(zip(cheap[:extra], wilds, strict=False))
            cards = tuple(replaced.get(at, card) for at, card in enumerate(meant))
            stands = tuple(meant[at] if at in replaced else None for at in range(most))
            if isinstance(form(rules, cards, stands if extra else ()), Meld):
                yield cards
