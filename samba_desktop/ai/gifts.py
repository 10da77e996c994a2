"""What the next player may be expected to make of a card on top of the pile."""

from samba_desktop.ai.knowledge import Knowledge
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.worth import Worth
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.pile import is_blocked, is_frozen
from samba_desktop.engine.rules.kinds import TakeSize, When
from samba_desktop.engine.table import View


class Gifts:
    """The expectations of the player after the view's seat."""

    def __init__(self, view: View, outlook: Outlook, worth: Worth) -> None:
        self.view = view
        self.worth = worth
        self.weights = worth.weights
        self.next_seat = outlook.next_seat
        table = view.table
        self.rules = view.rules
        self.next_side = table.seating.side_of(outlook.next_seat)
        self.melds = table.melds[self.next_side]
        self.frozen = is_frozen(table, outlook.next_seat)
        self.canasta = self.rules.groups.canasta_size or 99
        self.knowledge = Knowledge(view, outlook.next_seat, worth.weights.memory)
        self.pile_size = len(table.pile) + 1
        self.pile_worth = self._pile_worth()
        self._chances: dict[int, float] = {}

    def _pile_worth(self) -> float:
        """Return what the pile would be worth to the next player who takes it."""
        weights = self.weights
        size = self.pile_size
        match self.rules.pile.pile_take_size:
            case TakeSize.ONE:
                return 0.0
            case TakeSize.FIVE:
                size = min(size, 5)
            case TakeSize.ALL:
                pass
        gained = weights.pile_base + weights.pile_card * size - weights.draw
        opened = self.view.table.side_has_melded(self.next_side)
        return max(5.0, gained) * (1.0 if opened else weights.unopened)

    def of(self, card: Card) -> float:
        """Return what a card gives away, in points."""
        if is_blocked(self.rules, card):
            return 0.0
        return self.chance(card) * self.pile_worth + self._sequence_gift(card) + self._feeding(card)

    def _feeding(self, card: Card) -> float:
        """Return what it costs to feed an unfinished group of the next side.

        Where only a pair takes the pile this is more a matter of manners: whoever held the pair had laid it.
        """
        cost = 0.0
        for meld in self.melds:
            if meld.kind is MeldKind.GROUP and meld.rank == card.rank and len(meld.cards) < self.canasta:
                cost = max(cost, self.weights.feed + self.weights.feed_more * (len(meld.cards) - 3))
        return cost

    def chance(self, card: Card) -> float:
        """Estimate how likely the next player could take the pile with a card on top of it."""
        rank = card.rank
        if card in self.rules.wild_cards:
            return 0.0
        if rank not in self._chances:
            self._chances[rank] = self._rank_chance(rank)
        chance = self._chances[rank]
        pile = self.rules.pile
        if self._is_open(pile.pile_take_by_extending_sequence) and any(
            self.extends(meld, card) for meld in self.melds
        ):
            return 1.0
        if pile.pile_take_new_sequence is When.NEVER:
            return chance
        return 1.0 - (1.0 - chance) * (1.0 - self._run_chance(card))

    def _is_open(self, when: When) -> bool:
        return when is When.ALWAYS or (when is When.WHEN_UNFROZEN and not self.frozen)

    def _rank_chance(self, rank: int) -> float:
        pile = self.rules.pile
        if self._is_open(pile.pile_take_by_extending_group) and any(
            meld.kind is MeldKind.GROUP and meld.rank == rank and len(meld.cards) < self.canasta
            for meld in self.melds
        ):
            return 1.0
        remembered = self.weights.remembered
        chance = self.knowledge.chance_of_pair(rank, remembered) if pile.pile_take_natural_pair else 0.0
        if self._is_open(pile.pile_take_natural_plus_wild):
            mixed = self.knowledge.chance_of_one(rank, remembered) * self.knowledge.chance_of_wild()
            chance = 1.0 - (1.0 - chance) * (1.0 - mixed)
        if chance < 1.0 and any(meld.kind is MeldKind.GROUP and meld.rank == rank for meld in self.melds):
            chance *= self.weights.laid_off
        return chance

    def _run_chance(self, card: Card) -> float:
        """Estimate how likely the next hand begins a sequence with a card."""
        if card.suit not in SUITS or not self._is_open(self.rules.pile.pile_take_new_sequence):
            return 0.0
        near = [self.knowledge.chance_of_card(Card(card.rank + step, card.suit)) for step in (-2, -1, 1, 2)]
        none = 1.0
        for one, other in ((near[0], near[1]), (near[1], near[2]), (near[2], near[3])):
            none *= 1.0 - one * other
        if not self.frozen and self.rules.sequences.sequence_max_wilds != 0:
            single = 1.0
            for one in near:
                single *= 1.0 - one
            none *= 1.0 - (1.0 - single) * self.knowledge.chance_of_wild()
        return 1.0 - none

    def extends(self, meld: Meld, card: Card) -> bool:
        """Tell whether a card makes an unfinished sequence longer."""
        if meld.kind is not MeldKind.SEQUENCE or meld.suit != card.suit or len(meld.cards) >= 7:
            return False
        return card.rank in (meld.rank - 1, meld.top_rank + 1)

    def _sequence_gift(self, card: Card) -> float:
        """Return what the card is worth on a sequence of the next player's side."""
        pile = self.rules.pile
        if card.suit not in SUITS:
            return 0.0
        if not pile.pile_top_only_onto_sequence and not self._is_open(pile.pile_take_by_extending_sequence):
            return 0.0
        worth = 0.0
        for meld in self.melds:
            if self.extends(meld, card):
                size = len(meld.cards)
                worth = max(worth, self.worth.of_sequence(size + 1) - self.worth.of_sequence(size))
        return worth * self.weights.own_top
