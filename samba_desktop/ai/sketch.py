"""The own side as counts, on which layings are tried and written down: a draft that judges roughly.

What comes out of it is judged by the engine like anything else.
"""

from samba_desktop.engine.actions import Add, Lay, Merge, PlayerAction
from samba_desktop.engine.cards import JOKER, SUITS, THREE, Card
from samba_desktop.engine.forming import highest_rank, longest, lowest_rank
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.rules.kinds import HowMany, Ratio
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import sets_needed
from samba_desktop.engine.view import View

RANKS = 15
"""Counts by rank are indexed by the rank itself, up to the ace's 14."""


class OwnMeld:
    """A meld of the own side, reduced to what planning needs."""

    __slots__ = ("kind", "number", "rank", "size", "suit", "wilds")

    def __init__(self, meld: Meld, number: int, wilds: int) -> None:
        self.kind = meld.kind
        self.rank = meld.rank
        """The lowest rank of a sequence."""
        self.suit = meld.suit
        self.size = len(meld.cards)
        self.wilds = wilds
        self.number = number


class Sketch:
    """The hand and the melds of a view's seat, as they would be after `actions`."""

    __slots__ = (
        "actions",
        "black_threes",
        "canasta",
        "groups",
        "hand",
        "held",
        "high",
        "left",
        "longest",
        "low",
        "melds",
        "needed",
        "ranks",
        "red_threes",
        "rules",
        "samba",
        "sequences",
        "view",
        "wilds",
    )

    def __init__(self, view: View, hand: tuple[Card, ...] | None = None) -> None:
        rules = view.rules
        self.view = view
        self.hand = view.hand if hand is None else hand
        """The hand before the actions; another than the view's where some cards are spoken for."""
        self.rules: Rules = rules
        self.actions: list[PlayerAction] = []
        self.left = len(self.hand)
        """Cards in the hand."""
        self.canasta = rules.groups.canasta_size or 99
        self.samba = rules.sequences.samba_size or 99
        self.longest = longest(rules)
        special = rules.cards.threes_special
        self.low = max(lowest_rank(rules), 4 if special else 3)
        self.high = highest_rank(rules)
        self.needed = sets_needed(view.table)
        self._sort_hand(self.hand, special=special)
        self._sort_melds(view.table.melds[view.side])

    def _sort_hand(self, hand: tuple[Card, ...], *, special: bool) -> None:
        held: dict[str, list[int]] = {suit: [0] * RANKS for suit in SUITS}
        ranks = [0] * RANKS
        wilds, reds, blacks = [], [], []
        wild_cards = self.rules.wild_cards
        reds_special = self.rules.red_threes_special
        for card in hand:
            rank, suit = card
            if card in wild_cards:
                wilds.append(card)
            elif rank == THREE and special:
                if suit in "HD":
                    if reds_special:
                        reds.append(card)
                    else:
                        blacks.append(card)
                else:
                    blacks.append(card)
            elif rank != JOKER:
                held[suit][rank] += 1
                ranks[rank] += 1
        wilds.sort(key=self.rules.points.__getitem__)
        self.held = held
        """Natural cards by suit and rank, special threes left out."""
        self.ranks = ranks
        self.wilds = wilds
        """The cheapest first."""
        self.red_threes = reds
        self.black_threes = blacks

    def _sort_melds(self, melds: tuple[Meld, ...]) -> None:
        self.groups: list[OwnMeld] = []
        self.sequences: list[OwnMeld] = []
        self.melds = len(melds)
        wild_cards = self.rules.wild_cards
        for number, meld in enumerate(melds, start=1):
            if meld.kind is MeldKind.SEQUENCE:
                self.sequences.append(OwnMeld(meld, number, 0))
            elif meld.kind is MeldKind.GROUP:
                wilds = 0
                for card in meld.cards:
                    if card in wild_cards:
                        wilds += 1
                self.groups.append(OwnMeld(meld, number, wilds))

    def sets(self) -> int:
        """Count the complete canastas and sambas."""
        canasta, samba = self.canasta, self.samba
        count = 0
        for meld in self.groups:
            if meld.size >= canasta:
                count += 1
        for meld in self.sequences:
            if meld.size >= samba:
                count += 1
        return count

    def is_ready(self) -> bool:
        """Tell whether the side has the sets for going out (roughly: without what some rules ask beside)."""
        return self.sets() >= self.needed

    def group_of(self, rank: int) -> OwnMeld | None:
        """Find the unfinished group of a rank, else a finished one."""
        best = None
        for meld in self.groups:
            if meld.rank == rank and (best is None or best.size >= self.canasta > meld.size):
                best = meld
        return best

    def fits_group(self, naturals: int, wilds: int) -> bool:
        """Tell whether so many naturals and wild cards make a group."""
        groups = self.rules.groups
        if naturals < groups.group_min_naturals or naturals + wilds < groups.group_min_size:
            return False
        if wilds and groups.group_max_wilds is not None and wilds > groups.group_max_wilds:
            return False
        match groups.group_ratio_rule:
            case Ratio.DOUBLE:
                return naturals >= 2 * wilds
            case Ratio.MAJORITY:
                return naturals > wilds
            case Ratio.EQUAL:
                return naturals >= wilds
            case Ratio.NONE:
                return True

    def may_begin_group(self, rank: int) -> bool:
        """Tell whether a new group of the rank may be laid beside the present ones."""
        if self.rules.groups.same_rank_groups is HowMany.MANY:
            return True
        return all(meld.rank != rank for meld in self.groups)

    def may_begin_sequence(self, suit: str) -> bool:
        """Tell whether a new sequence of the suit may be laid beside the present ones."""
        if not self.rules.sequences.sequences_enabled:
            return False
        if self.rules.sequences.same_suit_sequences is HowMany.MANY:
            return True
        return all(meld.suit != suit for meld in self.sequences)

    def cards_of(self, rank: int, count: int) -> tuple[Card, ...]:
        """Choose `count` naturals of a rank, those first that the suits miss least."""
        found: list[tuple[int, Card]] = []
        for suit, row in self.held.items():
            copies = row[rank]
            if copies:
                near = (row[rank - 1] > 0) * 2 + (rank < 14 and row[rank + 1] > 0) * 2
                near += (row[rank - 2] > 0) + (rank < 13 and row[rank + 2] > 0)
                card = Card(rank, suit)
                found += [(0, card)] * (copies - 1)
                found.append((near, card))
        found.sort()
        return tuple(card for _, card in found[:count])

    def _leave(self, cards: tuple[Card, ...]) -> None:
        wild_cards = self.rules.wild_cards
        for card in cards:
            if card in wild_cards:
                self.wilds.remove(card)
            elif card in self.black_threes:
                self.black_threes.remove(card)
            else:
                rank, suit = card
                self.held[suit][rank] -= 1
                self.ranks[rank] -= 1
        self.left -= len(cards)

    def lay_group(self, cards: tuple[Card, ...], wilds: int = 0) -> None:
        """Lay a new group; the naturals stand first."""
        self._leave(cards)
        self.actions.append(Lay(cards))
        self.melds += 1
        self.groups.append(OwnMeld(Meld(MeldKind.GROUP, cards[0].rank, "", cards), self.melds, wilds))

    def lay_sequence(self, suit: str, low: int, high: int) -> None:
        """Lay a new sequence from `low` to `high`."""
        cards = tuple(Card(rank, suit) for rank in range(low, high + 1))
        self._leave(cards)
        self.actions.append(Lay(cards))
        self.melds += 1
        self.sequences.append(OwnMeld(Meld(MeldKind.SEQUENCE, low, suit, cards), self.melds, 0))

    def add_to_group(self, meld: OwnMeld, cards: tuple[Card, ...], wilds: int = 0) -> None:
        """Add cards to a group, `wilds` of them wild."""
        self._leave(cards)
        self.actions.append(Add(meld.number, cards))
        meld.size += len(cards)
        meld.wilds += wilds

    def extend(self, meld: OwnMeld, low: int, high: int) -> None:
        """Make a sequence reach from `low` to `high`."""
        old_high = meld.rank + meld.size - 1
        ranks = [*range(low, meld.rank), *range(old_high + 1, high + 1)]
        cards = tuple(Card(rank, meld.suit) for rank in ranks)
        self._leave(cards)
        self.actions.append(Add(meld.number, cards))
        meld.rank = low
        meld.size = high - low + 1

    def merge(self, first: OwnMeld, second: OwnMeld) -> None:
        """Join two groups."""
        keep, gone = (first, second) if first.number < second.number else (second, first)
        self.actions.append(Merge(keep.number, gone.number))
        keep.size += gone.size
        keep.wilds += gone.wilds
        self.groups.remove(gone)
        self.melds -= 1
        for meld in (*self.groups, *self.sequences):
            if meld.number > gone.number:
                meld.number -= 1
