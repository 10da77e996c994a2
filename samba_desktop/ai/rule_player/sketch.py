"""The own side as counts, on which layings are tried and written down: a draft that judges roughly.

What comes out of it is judged by the engine like anything else.
"""

from samba_desktop.engine.actions import Add, Lay, Merge, PlayerAction, Stands, SwapWild
from samba_desktop.engine.cards import JOKER, SUITS, THREE, Card
from samba_desktop.engine.melds import Meld, MeldKind, highest_rank, longest, lowest_rank
from samba_desktop.engine.rules.kinds import HowMany, Ratio, SequenceRatio
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.scoring import has_opened, sets_needed
from samba_desktop.engine.table import View

LEAST = 3
"""The size of the smallest meld."""
HARD_FLOOR = 2
"""One card to discard and one to keep."""
WILD_MELD = 7
"""The size of a whole meld of wild cards."""


class DraftMeld:
    """A meld on the table, as it is and as it grows in a plan."""

    __slots__ = ("kind", "number", "rank", "side", "size", "suit", "wilds")

    def __init__(self, meld: Meld, number: int, wilds: int, side: int | None = None) -> None:
        self.kind = meld.kind
        self.rank = meld.rank
        """The lowest rank of a sequence."""
        self.suit = meld.suit
        self.size = len(meld.cards)
        self.wilds = wilds
        self.number = number
        self.side = side
        """None for a meld of the own side."""


Drafts = tuple[list[DraftMeld], list[DraftMeld], list[DraftMeld]]


def own_drafts(rules: Rules, melds: tuple[Meld, ...], side: int | None) -> Drafts:
    """Reduce the melds of a side: its groups, its sequences, its melds of wild cards."""
    groups: list[DraftMeld] = []
    sequences: list[DraftMeld] = []
    wild_melds: list[DraftMeld] = []
    wild_cards = rules.wild_cards
    mixed = rules.sequences.sequence_max_wilds != 0
    for number, meld in enumerate(melds, start=1):
        wilds = 0
        if meld.kind is MeldKind.GROUP:
            for card in meld.cards:
                if card in wild_cards:
                    wilds += 1
            groups.append(DraftMeld(meld, number, wilds, side))
        elif meld.kind is MeldKind.SEQUENCE:
            if mixed:
                wilds = sum(meld.is_wild_at(index) for index in range(len(meld.cards)))
            sequences.append(DraftMeld(meld, number, wilds, side))
        else:
            wild_melds.append(DraftMeld(meld, number, len(meld.cards), side))
    return groups, sequences, wild_melds


RANKS = 15
"""Counts by rank are indexed by the rank itself, up to the ace's 14."""
NO_LIMIT = 99


class Sketch:
    """The hand and the melds of a view's seat, as they would be after `actions`."""

    __slots__ = (
        "actions",
        "black_threes",
        "budget",
        "canasta",
        "foreign",
        "foreign_budget",
        "groups",
        "hand",
        "held",
        "high",
        "left",
        "longest",
        "low",
        "low_group",
        "melds",
        "needed",
        "ranks",
        "red_threes",
        "rules",
        "run_wilds",
        "samba",
        "sequences",
        "view",
        "wild_melds",
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
        self.canasta = rules.groups.canasta_size or NO_LIMIT
        self.samba = rules.sequences.samba_size or NO_LIMIT
        special = rules.cards.threes_special
        self.low_group = 4 if special else THREE
        self.low = max(lowest_rank(rules), self.low_group)
        self.high = highest_rank(rules)
        self.longest = longest(rules)
        if rules.sequences.samba_closed:
            self.longest = min(self.longest, self.samba)
        self.needed = sets_needed(view.table)
        most = rules.sequences.sequence_max_wilds
        self.run_wilds = NO_LIMIT if most is None else most
        """How many wild cards a sequence may hold."""
        self._sort_hand(self.hand, special=special)
        self._sort_melds(view)

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
                if suit in "HD" and reds_special:
                    reds.append(card)
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

    def _sort_melds(self, view: View) -> None:
        melds = view.table.melds
        self.groups, self.sequences, self.wild_melds = own_drafts(self.rules, melds[view.side], None)
        self.melds = len(melds[view.side])
        self.foreign: list[DraftMeld] = []
        """Melds of other sides that cards may be added to."""
        budget = self.rules.groups.wild_budget_per_side
        self.budget = NO_LIMIT if budget is None else budget - sum(meld.wilds for meld in self.groups)
        """How many more wild cards may go to own groups."""
        self.foreign_budget = NO_LIMIT if budget is None else 0
        if self.rules.groups.lay_off_on_opponents and has_opened(view.table, view.seat):
            for side, others in enumerate(melds):
                if side != view.side:
                    for drafts in own_drafts(self.rules, others, side):
                        self.foreign += drafts

    def is_set(self, meld: DraftMeld) -> bool:
        """Tell whether a meld is complete."""
        if meld.kind is MeldKind.SEQUENCE:
            return meld.size >= self.samba
        return meld.size >= (self.canasta if meld.kind is MeldKind.GROUP else 7)

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
        for meld in self.wild_melds:
            if meld.size >= 7:
                count += 1
        return count

    def sambas(self) -> int:
        """Count the complete sequences."""
        return sum(meld.size >= self.samba for meld in self.sequences)

    def sambas_lacking(self) -> int:
        """Return how many sambas the side still needs for going out."""
        wanted = self.rules.going_out.go_out_min_sambas
        if self.canasta == NO_LIMIT and not self.rules.groups.wild_melds:
            wanted = max(wanted, self.needed)
        return wanted - self.sambas() if wanted else 0

    def is_ready(self) -> bool:
        """Tell whether the side has the sets for going out."""
        if self.sets() < self.needed:
            return False
        return self.sambas_lacking() <= 0 and self.natural_sets_lacking() <= 0

    def natural_sets_lacking(self) -> int:
        """Return how many sets without wild cards the side still needs for going out."""
        needed = self.rules.going_out.go_out_min_natural_sets
        if not needed:
            return 0
        return needed - sum(self.is_set(meld) and not meld.wilds for meld in (*self.groups, *self.sequences))

    def group_of(self, rank: int) -> DraftMeld | None:
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

    def may_take(self, meld: DraftMeld, naturals: int, wilds: int) -> bool:
        """Tell whether a group may take so many cards more."""
        size = meld.size + naturals + wilds
        if size > self.canasta and not self.rules.groups.groups_may_exceed_seven:
            return False
        if wilds:
            late = meld.size >= self.canasta and not self.rules.groups.wild_on_complete_canasta
            if late or wilds > (self.budget if meld.side is None else self.foreign_budget):
                return False
        return self.fits_group(meld.size - meld.wilds + naturals, meld.wilds + wilds)

    def room(self, meld: DraftMeld) -> int:
        """Return how many naturals a group may take."""
        return NO_LIMIT if self.rules.groups.groups_may_exceed_seven else self.canasta - meld.size

    def fits_run(self, naturals: int, wilds: int) -> bool:
        """Tell whether so many naturals and wild cards make a sequence."""
        sequences = self.rules.sequences
        if wilds > self.run_wilds or naturals < sequences.sequence_min_naturals:
            return False
        return sequences.sequence_ratio_rule is SequenceRatio.NONE or naturals > wilds

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

    def run_cards(self, suit: str, ranks: list[int]) -> tuple[tuple[Card, ...], Stands]:
        """Choose cards for places of a sequence, wild ones where the hand lacks one, and what these mean."""
        wilds = iter(self.wilds)
        row = self.held[suit]
        cards: list[Card] = []
        stands: list[Card | None] = []
        for rank in ranks:
            card = Card(rank, suit)
            cards.append(card if row[rank] else next(wilds))
            stands.append(None if row[rank] else card)
        return tuple(cards), tuple(stands) if any(stands) else ()

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

    def note_taken(self, top: Card, cards: tuple[Card, ...]) -> None:
        """Note the meld that the top card of the pile makes with cards that are no longer in the hand."""
        self.melds += 1
        wilds = sum(card in self.rules.wild_cards for card in cards)
        naturals = [card for card in cards if card not in self.rules.wild_cards]
        if all(card.rank == top.rank for card in naturals):
            meld = Meld(MeldKind.GROUP, top.rank, "", (top, *cards))
            self.groups.append(DraftMeld(meld, self.melds, wilds))
            self.budget -= wilds
        else:
            low = min(card.rank for card in (top, *naturals))
            meld = Meld(MeldKind.SEQUENCE, low, top.suit, (top, *cards))
            self.sequences.append(DraftMeld(meld, self.melds, wilds))

    def lay_group(self, cards: tuple[Card, ...], wilds: int = 0) -> None:
        """Lay a new group; the naturals stand first."""
        self._leave(cards)
        self.actions.append(Lay(cards))
        self.melds += 1
        self.budget -= wilds
        self.groups.append(DraftMeld(Meld(MeldKind.GROUP, cards[0].rank, "", cards), self.melds, wilds))

    def lay_sequence(self, suit: str, low: int, high: int) -> None:
        """Lay a new sequence from `low` to `high`, wild cards where the hand lacks one."""
        self.lay_run(suit, low, *self.run_cards(suit, list(range(low, high + 1))))

    def lay_run(self, suit: str, low: int, cards: tuple[Card, ...], stands: Stands) -> None:
        """Lay a new sequence of these cards, in order."""
        self._leave(cards)
        self.actions.append(Lay(cards, stands))
        self.melds += 1
        wilds = len(stands) - stands.count(None)
        self.sequences.append(DraftMeld(Meld(MeldKind.SEQUENCE, low, suit, cards), self.melds, wilds))

    def lay_wilds(self, cards: tuple[Card, ...]) -> None:
        """Lay a new meld of wild cards."""
        self._leave(cards)
        self.actions.append(Lay(cards))
        self.melds += 1
        self.wild_melds.append(DraftMeld(Meld(MeldKind.WILD, 0, "", cards), self.melds, len(cards)))

    def add_to_group(self, meld: DraftMeld, cards: tuple[Card, ...], wilds: int = 0) -> None:
        """Add cards to a group or a meld of wild cards, `wilds` of them wild."""
        self._leave(cards)
        self.actions.append(Add(meld.number, cards, (), meld.side))
        meld.size += len(cards)
        meld.wilds += wilds
        if meld.side is None and meld.kind is MeldKind.GROUP:
            self.budget -= wilds

    def extend(self, meld: DraftMeld, low: int, high: int) -> None:
        """Make a sequence reach from `low` to `high`."""
        cards, stands = self.run_cards(
            meld.suit, [*range(low, meld.rank), *range(meld.rank + meld.size, high + 1)]
        )
        self._leave(cards)
        self.actions.append(Add(meld.number, cards, stands, meld.side))
        meld.rank = low
        meld.size = high - low + 1
        meld.wilds += len(stands) - stands.count(None)

    def swap(self, meld: DraftMeld, card: Card, wild: Card) -> None:
        """Put a natural card in the place of a wild one, which comes to the hand."""
        self._leave((card,))
        self.left += 1
        self.wilds.append(wild)
        self.wilds.sort(key=self.rules.points.__getitem__)
        self.actions.append(SwapWild(meld.number, card, wild))
        meld.wilds -= 1
        if meld.kind is MeldKind.GROUP:
            self.budget += 1

    def merge(
        self, first: DraftMeld, second: DraftMeld, cards: tuple[Card, ...] = (), wilds: int = 0
    ) -> None:
        """Join two groups, with cards of the hand between them."""
        keep, gone = (first, second) if first.number < second.number else (second, first)
        self._leave(cards)
        self.actions.append(Merge(keep.number, gone.number, cards))
        keep.size += gone.size + len(cards)
        keep.wilds += gone.wilds + wilds
        self._drop(gone, self.groups)

    def join_sequences(self, low: DraftMeld, high: DraftMeld) -> None:
        """Join two sequences of one suit, `low` ending where `high` begins but for cards of the hand."""
        link = tuple(Card(rank, low.suit) for rank in range(low.rank + low.size, high.rank))
        keep, gone = (low, high) if low.number < high.number else (high, low)
        self._leave(link)
        self.actions.append(Merge(keep.number, gone.number, link))
        size = low.size + len(link) + high.size
        keep.rank, keep.size, keep.wilds = low.rank, size, low.wilds + high.wilds
        self._drop(gone, self.sequences)

    def _drop(self, gone: DraftMeld, drafts: list[DraftMeld]) -> None:
        drafts.remove(gone)
        self.melds -= 1
        for meld in (*self.groups, *self.sequences, *self.wild_melds):
            if meld.number > gone.number:
                meld.number -= 1
