"""The melds: what they are, which cards make one, what may join one; knows nothing of hands or turns."""

from enum import Enum
from functools import cache
from itertools import pairwise

from msgspec import Struct

from samba_desktop.engine.actions import Reason, Refusal, Stands
from samba_desktop.engine.cards import ACE, FOUR, KING, THREE, TWO, Card, is_red_three
from samba_desktop.engine.rules.kinds import BlackThreeMeld, RankModel, Ratio, SequenceRatio
from samba_desktop.engine.rules.rules import Rules

SMALLEST = 3
"""Cards of the smallest meld."""


class MeldKind(Enum):
    """What holds a meld together."""

    GROUP = "group"
    """Cards of one rank, some of which may be wild."""
    SEQUENCE = "sequence"
    """Cards of one suit in order."""
    WILD = "wild"
    """Wild cards only."""


class SetKind(Enum):
    """The complete melds that earn a bonus and count towards going out."""

    NATURAL_CANASTA = "natural_canasta"
    MIXED_CANASTA = "mixed_canasta"
    SAMBA = "samba"
    MIXED_SAMBA = "mixed_samba"
    WILD_CANASTA = "wild_canasta"


class Meld(Struct, frozen=True):
    """Cards of one side lying together on the table."""

    kind: MeldKind
    rank: int
    """The rank of a group, the lowest of a sequence (1 for an ace below a two), 0 for a wild meld."""
    suit: str
    """The suit of a sequence, else empty."""
    cards: tuple[Card, ...]
    """In a sequence from low to high, one card a rank; in a group in the order in which they were laid."""

    @property
    def top_rank(self) -> int:
        """Return the highest rank of a sequence."""
        return self.rank + len(self.cards) - 1

    def stands_for(self, index: int) -> Card:
        """Say which card the card at `index` of a sequence counts as."""
        rank = self.rank + index
        return Card(ACE if rank == 1 else rank, self.suit)

    def is_wild_at(self, index: int) -> bool:
        """Tell whether the card at `index` of a sequence stands for another card than itself."""
        return self.cards[index] != self.stands_for(index)


FULL_WILD_MELD = 7
ACE_BELOW_TWO = 1
LOW_ACE_NEEDS = 4
"""A sequence with an ace below its two must hold two, three and four as well."""


def form(rules: Rules, cards: tuple[Card, ...], stands: Stands) -> Meld | Refusal:
    """Make the meld that `cards`, in any order, are meant as: a group, a sequence or wild cards only."""
    natural_ranks = {card.rank for card in cards if card not in rules.wild_cards}
    if not any(stands):
        if len(natural_ranks) == 1:
            return check_group(rules, natural_ranks.pop(), cards)
        if not natural_ranks:
            return _as_wild_meld(rules, cards)
    return _as_sequence(rules, cards, stands)


def extended(rules: Rules, meld: Meld, cards: tuple[Card, ...], stands: Stands) -> Meld | Refusal:
    """Add `cards` to a meld."""
    if any(stands) and meld.kind is not MeldKind.SEQUENCE:
        return Refusal(Reason.NOT_A_MELD)
    match meld.kind:
        case MeldKind.GROUP:
            return _larger_group(rules, meld, cards)
        case MeldKind.SEQUENCE:
            return _longer_sequence(rules, meld, cards, stands)
        case MeldKind.WILD:
            return _larger_wild_meld(rules, meld, cards)


def joined(
    rules: Rules, first: Meld, second: Meld, cards: tuple[Card, ...], stands: Stands
) -> Meld | Refusal:
    """Join two melds of a side, with linking cards; whether joining is played at all is asked elsewhere."""
    if first.kind is not second.kind or (first.rank, first.suit) != (second.rank, second.suit):
        same_suit = first.kind is second.kind is MeldKind.SEQUENCE and first.suit == second.suit
        if not same_suit:
            return Refusal(Reason.MERGE_DIFFERENT)
    if any(stands) and first.kind is not MeldKind.SEQUENCE:
        return Refusal(Reason.NOT_A_MELD)
    match first.kind:
        case MeldKind.GROUP:
            for one, other in ((first, second), (second, first)):
                comes_wild = wilds_in(rules, other) or any(card in rules.wild_cards for card in cards)
                if is_complete(rules, one) and comes_wild and not _wild_on_canasta(rules):
                    return Refusal(Reason.WILD_ON_CANASTA, {"rank": first.rank})
            together = first.cards + second.cards + cards
            return check_group(rules, first.rank, together)
        case MeldKind.SEQUENCE:
            own = tuple(first.stands_for(i) for i in range(len(first.cards)))
            others = tuple(second.stands_for(i) for i in range(len(second.cards)))
            meant = own + others + tuple(_meant(cards, stands))
            return _ordered(rules, first.suit, first.cards + second.cards + cards, meant)
        case MeldKind.WILD:
            return _larger_wild_meld(rules, first, second.cards + cards)


def set_kind(rules: Rules, meld: Meld) -> SetKind | None:
    """Say which complete set a meld is, if any."""
    match meld.kind:
        case MeldKind.GROUP:
            if rules.groups.canasta_size is None or len(meld.cards) < rules.groups.canasta_size:
                return None
            return SetKind.MIXED_CANASTA if wilds_in(rules, meld) else SetKind.NATURAL_CANASTA
        case MeldKind.SEQUENCE:
            if rules.sequences.samba_size is None or len(meld.cards) < rules.sequences.samba_size:
                return None
            return SetKind.MIXED_SAMBA if wilds_in(rules, meld) else SetKind.SAMBA
        case MeldKind.WILD:
            return SetKind.WILD_CANASTA if len(meld.cards) >= FULL_WILD_MELD else None


def set_size(rules: Rules, meld: Meld) -> int | None:
    """Say how many cards make a meld of this kind a complete set; None where none do."""
    match meld.kind:
        case MeldKind.GROUP:
            return rules.groups.canasta_size
        case MeldKind.SEQUENCE:
            return rules.sequences.samba_size
        case MeldKind.WILD:
            return FULL_WILD_MELD


def is_complete(rules: Rules, meld: Meld) -> bool:
    """Tell whether a meld is a complete set."""
    return set_kind(rules, meld) is not None


def wilds_in(rules: Rules, meld: Meld) -> int:
    """Count the wild cards of a meld; a two at its own place in a sequence is none."""
    if meld.kind is MeldKind.SEQUENCE:
        return sum(meld.is_wild_at(index) for index in range(len(meld.cards)))
    return sum(map(rules.wild_cards.__contains__, meld.cards))


def lowest_rank(rules: Rules) -> int:
    """Return the lowest rank of a sequence."""
    match rules.sequences.sequence_rank_model:
        case RankModel.FOUR_TO_ACE:
            return FOUR
        case RankModel.THREE_TO_ACE:
            return FOUR if rules.cards.threes_special else THREE
        case RankModel.ACE_LOW_LITERAL:
            return ACE_BELOW_TWO


def highest_rank(rules: Rules) -> int:
    """Return the highest rank of a sequence."""
    return KING if rules.sequences.sequence_rank_model is RankModel.ACE_LOW_LITERAL else ACE


def place_of(rules: Rules, card: Card) -> int:
    """Return the place of a card in a sequence: its rank, but for an ace below the two."""
    low = rules.sequences.sequence_rank_model is RankModel.ACE_LOW_LITERAL and card.rank == ACE
    return ACE_BELOW_TWO if low else card.rank


@cache
def card_at(place: int, suit: str) -> Card:
    """Return the card that belongs to a place in a sequence."""
    return Card(ACE if place == ACE_BELOW_TWO else place, suit)


def longest(rules: Rules) -> int:
    """Return the greatest length of a sequence."""
    ranks = highest_rank(rules) - lowest_rank(rules) + 1
    most = rules.sequences.sequence_max_length
    return ranks if most is None else min(most, ranks)


def check_group(rules: Rules, rank: int, cards: tuple[Card, ...]) -> Meld | Refusal:
    """Judge cards of one rank with wild cards among them as a group."""
    wilds = sum(map(rules.wild_cards.__contains__, cards))
    refused = (
        _group_cards_refusal(rules, rank, cards, wilds)
        or _group_size_refusal(rules, rank, len(cards), wilds)
        or _group_balance_refusal(rules, len(cards) - wilds, wilds)
    )
    return refused or Meld(MeldKind.GROUP, rank, "", cards)


def _group_cards_refusal(rules: Rules, rank: int, cards: tuple[Card, ...], wilds: int) -> Refusal | None:
    for card in cards:
        if card not in rules.wild_cards and card.rank != rank:
            return Refusal(Reason.OTHER_RANK, {"card": card, "rank": rank})
    if rank == 0:
        return Refusal(Reason.NOT_A_MELD)
    if rank != THREE or not rules.cards.threes_special:
        return None
    if any(is_red_three(card) for card in cards):
        return Refusal(Reason.RED_THREE_IN_MELD)
    match rules.black_threes.black_three_meld:
        case BlackThreeMeld.NEVER:
            return Refusal(Reason.BLACK_THREE_NEVER)
        case BlackThreeMeld.GOING_OUT_NATURAL if wilds:
            return Refusal(Reason.BLACK_THREE_WILD)
        case _:
            return None


def _group_size_refusal(rules: Rules, rank: int, size: int, wilds: int) -> Refusal | None:
    if size < rules.groups.group_min_size:
        return Refusal(Reason.MELD_TOO_SMALL, {"least": rules.groups.group_min_size, "cards": size})
    most = rules.black_threes.black_three_group_max
    # Wild cards beside them come on top: five black threes, a two and a joker are a canasta.
    if rank == THREE and rules.cards.threes_special and size - wilds > most:
        return Refusal(Reason.BLACK_THREE_MAX, {"most": most})
    full = rules.groups.canasta_size
    if full is not None and size > full and not rules.groups.groups_may_exceed_seven:
        return Refusal(Reason.CANASTA_FULL, {"most": full})
    return None


def _group_balance_refusal(rules: Rules, naturals: int, wilds: int) -> Refusal | None:
    groups = rules.groups
    if naturals < groups.group_min_naturals:
        return Refusal(Reason.TOO_FEW_NATURALS, {"least": groups.group_min_naturals, "naturals": naturals})
    if groups.group_max_wilds is not None and wilds > groups.group_max_wilds:
        return Refusal(Reason.TOO_MANY_WILDS, {"most": groups.group_max_wilds, "wilds": wilds})
    if naturals < _naturals_needed(groups.group_ratio_rule, wilds):
        return Refusal(
            Reason.WILD_RATIO,
            {
                "naturals": naturals,
                "wilds": wilds,
                "needed": _naturals_needed(groups.group_ratio_rule, wilds),
                "ratio": groups.group_ratio_rule,
            },
        )
    return None


def _naturals_needed(ratio: Ratio, wilds: int) -> int:
    match ratio:
        case Ratio.DOUBLE:
            return 2 * wilds
        case Ratio.MAJORITY:
            return wilds + 1
        case Ratio.EQUAL:
            return wilds
        case Ratio.NONE:
            return 0


def _larger_group(rules: Rules, meld: Meld, cards: tuple[Card, ...]) -> Meld | Refusal:
    wild = any(card in rules.wild_cards for card in cards)
    for card in cards:
        if card not in rules.wild_cards and card.rank != meld.rank:
            return Refusal(Reason.OTHER_RANK, {"card": card, "rank": meld.rank})
    if wild and is_complete(rules, meld) and not _wild_on_canasta(rules):
        return Refusal(Reason.WILD_ON_CANASTA, {"rank": meld.rank})
    return check_group(rules, meld.rank, meld.cards + cards)


def _wild_on_canasta(rules: Rules) -> bool:
    return rules.groups.wild_on_complete_canasta


def _as_wild_meld(rules: Rules, cards: tuple[Card, ...]) -> Meld | Refusal:
    if not rules.groups.wild_melds:
        return Refusal(Reason.WILDS_ONLY, {"least": rules.groups.group_min_naturals})
    if len(cards) < rules.groups.group_min_size:
        return Refusal(Reason.MELD_TOO_SMALL, {"least": rules.groups.group_min_size, "cards": len(cards)})
    if len(cards) > FULL_WILD_MELD and rules.groups.wild_meld_closed_at_seven:
        return Refusal(Reason.WILD_MELD_FULL, {"most": FULL_WILD_MELD})
    return Meld(MeldKind.WILD, 0, "", cards)


def _larger_wild_meld(rules: Rules, meld: Meld, cards: tuple[Card, ...]) -> Meld | Refusal:
    for card in cards:
        if card not in rules.wild_cards:
            return Refusal(Reason.NOT_A_MELD, {"card": card})
    if is_complete(rules, meld) and rules.groups.wild_meld_closed_at_seven:
        return Refusal(Reason.WILD_CANASTA_CLOSED)
    return _as_wild_meld(rules, meld.cards + cards)


def _as_sequence(rules: Rules, cards: tuple[Card, ...], stands: Stands) -> Meld | Refusal:
    meant = _meant(cards, stands)
    naturals = [card for card, as_card in zip(cards, meant, strict=True) if card == as_card]
    suits = {card.suit for card in naturals if card not in rules.wild_cards} or {meant[0].suit}
    ranks = {card.rank for card in naturals if card not in rules.wild_cards}
    if not rules.sequences.sequences_enabled:
        reason = Reason.NO_SEQUENCES if len(suits) == 1 else Reason.NOT_A_MELD
        return Refusal(reason)
    if len(suits) > 1 or any(card.suit not in suits for card in meant if card not in rules.wild_cards):
        reason = Reason.SEQUENCE_SUITS if len(ranks) == len(naturals) else Reason.NOT_A_MELD
        return Refusal(reason, {"cards": cards})
    return _ordered(rules, suits.pop(), cards, tuple(meant))


def _longer_sequence(rules: Rules, meld: Meld, cards: tuple[Card, ...], stands: Stands) -> Meld | Refusal:
    samba = rules.sequences.samba_size
    if samba is not None and len(meld.cards) >= samba and rules.sequences.samba_closed:
        return Refusal(Reason.SAMBA_CLOSED)
    own = [meld.stands_for(index) for index in range(len(meld.cards))]
    added = _meant(cards, stands)
    if not rules.sequences.sequence_wild_fixed:
        _give_way(rules, meld, own, [card for card in cards if card in added])
    return _ordered(rules, meld.suit, meld.cards + cards, (*own, *added))


def _give_way(rules: Rules, meld: Meld, own: list[Card], naturals: list[Card]) -> None:
    """Let wild cards whose card comes move to an end, the upper one where there is room."""
    for index, card in enumerate(own):
        if meld.is_wild_at(index) and card in naturals:
            places = [place_of(rules, one) for one in (*own, *naturals)]
            top = max(places)
            own[index] = card_at(top + 1 if top < highest_rank(rules) else min(places) - 1, meld.suit)


def _meant(cards: tuple[Card, ...], stands: Stands) -> list[Card]:
    if not stands:
        return list(cards)
    return [other or card for card, other in zip(cards, stands, strict=True)]


def _ordered(rules: Rules, suit: str, cards: tuple[Card, ...], meant: tuple[Card, ...]) -> Meld | Refusal:
    """Put cards into the order of the ranks they are meant as and judge the sequence."""
    refused = _sequence_cards_refusal(rules, suit, cards, meant)
    if refused:
        return refused
    places = [place_of(rules, card) for card in meant]
    order = sorted(range(len(cards)), key=places.__getitem__)
    ranks = [places[index] for index in order]
    refused = _sequence_order_refusal(rules, suit, ranks) or _sequence_balance_refusal(
        rules, sum(card == other for card, other in zip(cards, meant, strict=True)), len(cards)
    )
    return refused or Meld(MeldKind.SEQUENCE, ranks[0], suit, tuple(cards[index] for index in order))


def _sequence_cards_refusal(
    rules: Rules, suit: str, cards: tuple[Card, ...], meant: tuple[Card, ...]
) -> Refusal | None:
    literal = rules.sequences.sequence_rank_model is RankModel.ACE_LOW_LITERAL
    for card, other in zip(cards, meant, strict=True):
        if card == other and card in rules.wild_cards and not (literal and card.rank == TWO):
            none = rules.sequences.sequence_max_wilds == 0
            return Refusal(Reason.WILD_IN_SEQUENCE if none else Reason.WILD_NEEDS_CARD, {"card": card})
        if card != other and card not in rules.wild_cards:
            return Refusal(Reason.NOT_A_MELD, {"card": card})
        if card != other and rules.sequences.sequence_max_wilds == 0:
            return Refusal(Reason.WILD_IN_SEQUENCE, {"card": card})
        if other.suit != suit:
            return Refusal(Reason.SEQUENCE_SUITS, {"card": card, "suit": suit})
        if is_red_three(other) and rules.cards.threes_special and not literal:
            return Refusal(Reason.RED_THREE_IN_MELD)
    return None


def _sequence_order_refusal(rules: Rules, suit: str, ranks: list[int]) -> Refusal | None:
    low, high = lowest_rank(rules), highest_rank(rules)
    if ranks[0] < low or ranks[-1] > high:
        return Refusal(Reason.SEQUENCE_RANKS, {"low": ACE if low == 1 else low, "high": high})
    for lower, upper in pairwise(ranks):
        if lower == upper:
            return Refusal(Reason.SEQUENCE_DOUBLE, {"card": Card(ACE if lower == 1 else lower, suit)})
        if lower + 1 != upper and (ranks[0], ranks[-1]) == (low, high):
            return Refusal(Reason.SEQUENCE_RANKS, {"low": ACE if low == 1 else low, "high": high})
        if lower + 1 != upper:
            return Refusal(Reason.SEQUENCE_GAP, {"card": Card(lower + 1, suit)})
    if ranks[0] == ACE_BELOW_TWO and len(ranks) < LOW_ACE_NEEDS:
        return Refusal(Reason.SEQUENCE_RANKS, {"low": ACE, "high": high})
    if len(ranks) < rules.sequences.sequence_min_length:
        return Refusal(
            Reason.MELD_TOO_SMALL, {"least": rules.sequences.sequence_min_length, "cards": len(ranks)}
        )
    if len(ranks) > longest(rules):
        return Refusal(Reason.SEQUENCE_LONG, {"most": longest(rules), "cards": len(ranks)})
    return None


def _sequence_balance_refusal(rules: Rules, naturals: int, size: int) -> Refusal | None:
    sequences, wilds = rules.sequences, size - naturals
    if sequences.sequence_max_wilds is not None and wilds > sequences.sequence_max_wilds:
        return Refusal(Reason.SEQUENCE_WILDS, {"most": sequences.sequence_max_wilds, "wilds": wilds})
    if naturals < sequences.sequence_min_naturals:
        return Refusal(
            Reason.SEQUENCE_NATURALS, {"least": sequences.sequence_min_naturals, "naturals": naturals}
        )
    if sequences.sequence_ratio_rule is SequenceRatio.MAJORITY and wilds and naturals <= wilds:
        return Refusal(Reason.SEQUENCE_RATIO, {"naturals": naturals, "wilds": wilds})
    return None
