"""Which card is discarded: what each is worth in the hand, and what the next player may make of it."""

import random

from samba_desktop.ai.rule_player.knowledge import Knowledge, Outlook
from samba_desktop.ai.rule_player.meld_values import MeldValues
from samba_desktop.ai.rule_player.sketch import Sketch
from samba_desktop.ai.thought import Because, Code
from samba_desktop.engine.actions import Discard
from samba_desktop.engine.cards import SUITS, Card
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.pile import is_blocked, is_frozen
from samba_desktop.engine.rules.kinds import TakeSize, When
from samba_desktop.engine.table import View


class DiscardRisk:
    """The expectations of the player after the view's seat."""

    def __init__(self, view: View, outlook: Outlook, worth: MeldValues) -> None:
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


FED = 70.0
FED_NEARLY_WHOLE = 110.0
"""For a card that an unfinished meld of the next side could take, with few or with many cards in it."""
WASTED = 100.0
"""For a wild card."""
BROKEN = 15.0
"""For a card of a pair, of a whole group, or between two neighbours."""
NEARLY_WHOLE = 5


class Vetoes:
    """What speaks against discarding a card, whatever a valuation says for it.

    A veto stands while there is a plain card: one against which nothing speaks.
    """

    def __init__(self, sketch: Sketch, gifts: DiscardRisk) -> None:
        self.sketch = sketch
        self.gifts = gifts

    def against(self, card: Card) -> float:
        """Return how many points a discard must gain over every plain one, 0 for a plain card."""
        if card in self.sketch.wilds:
            return WASTED
        fed = self._feeding(card)
        return max(fed, BROKEN if self._is_needed(card) else 0.0)

    def _feeding(self, card: Card) -> float:
        worst = 0.0
        for meld in self.gifts.melds:
            if meld.kind is MeldKind.GROUP:
                takes = meld.rank == card.rank and len(meld.cards) < self.sketch.canasta
            else:
                takes = self.gifts.extends(meld, card)
            if takes:
                worst = max(worst, FED_NEARLY_WHOLE if len(meld.cards) >= NEARLY_WHOLE else FED)
        return worst

    def _is_needed(self, card: Card) -> bool:
        sketch = self.sketch
        rank, suit = card
        row = sketch.held.get(suit)
        if row is None or not row[rank]:
            return False
        if sketch.ranks[rank] > 1:
            return True
        if any(meld.rank == rank and sketch.room(meld) > 0 for meld in sketch.groups):
            return True
        between = rank < 14 and row[rank - 1] > 0 and row[rank + 1] > 0
        return between and sketch.rules.sequences.sequences_enabled


PLAIN_SCALE, SAMBA_SCALE = 0.3, 1.6
"""How much hopes of a sequence weigh where no meld is ever complete, and where a samba must be had."""
MELDED_AT_ONCE = 10.0
SUPERFLUOUS_WILD = 30.0
"""What a wild card is worth that no meld may take: it blocks the pile for a turn."""


class Holding:
    """The worth of the cards in a sketch's hand."""

    def __init__(self, sketch: Sketch, outlook: Outlook, worth: MeldValues) -> None:
        self.sketch = sketch
        self.outlook = outlook
        self.worth = worth
        self.weights = worth.weights
        lacks_samba = sketch.sambas_lacking() > 0
        self.scale = PLAIN_SCALE if worth.is_plain else SAMBA_SCALE if lacks_samba else 1.0

    def loss(self, card: Card) -> float:
        """Return what the own side loses with a card."""
        sketch, weights = self.sketch, self.weights
        points = sketch.rules.points[card]
        if card in sketch.wilds:
            return self._wild_loss(points)
        if card in sketch.black_threes:
            return self._black_three_loss()
        if card in sketch.red_threes:
            return self._red_three_loss()
        worth = self._group_loss(card.rank) * self.worth.groups + self._suit_loss(card)
        return worth - points * (weights.hand_points + self.outlook.danger)

    def gain(self, card: Card) -> float:
        """Return what a card is worth that comes to the hand, the sketch holding it already."""
        sketch = self.sketch
        points = sketch.rules.points[card]
        if card in sketch.wilds:
            return 2.0 * points
        row = sketch.held.get(card.suit)
        if row is None or not row[card.rank]:
            return 0.0
        for meld in (*sketch.groups, *sketch.sequences, *sketch.foreign):
            if (
                meld.rank == card.rank
                if not meld.suit
                else (meld.suit == card.suit and card.rank in (meld.rank - 1, meld.rank + meld.size))
            ):
                return 2.0 * points + MELDED_AT_ONCE
        rank = card.rank
        runs = [
            all(row[low : low + 3]) and len(row[low : low + 3]) == 3 for low in (rank - 2, rank - 1, rank)
        ]
        if sketch.ranks[rank] >= 3 or any(runs):
            return 4.0 * points + MELDED_AT_ONCE
        return self.loss(card)

    def _wild_loss(self, points: int) -> float:
        sketch, weights = self.sketch, self.weights
        if sketch.budget < len(sketch.wilds) and not sketch.run_wilds and not sketch.rules.groups.wild_melds:
            return SUPERFLUOUS_WILD - points * self.outlook.danger / 2
        return weights.waste + (weights.wild if points < 30 else weights.joker)

    def _black_three_loss(self) -> float:
        each = self.sketch.rules.black_threes.black_three_hand_each
        return self.weights.black_three - (15.0 + each) * self.outlook.danger - max(0, each - 5) / 4

    def _red_three_loss(self) -> float:
        """Return what a red three loses: in the hand it is a penalty, but one is enough to be paid."""
        if len(self.sketch.red_threes) > 1:
            return 30.0
        return -float(self.sketch.rules.red_threes.red_three_hand_penalty)

    def _group_loss(self, rank: int) -> float:
        sketch, weights = self.sketch, self.weights
        have = sketch.ranks[rank]
        worth = 0.0
        if have == 2:
            worth = weights.pair
        elif have == 3:
            worth = weights.whole
        elif have > 3:
            worth = weights.triple
        if any(meld.rank == rank and sketch.room(meld) > 0 for meld in sketch.groups):
            worth += weights.own_group
        return worth

    def _suit_loss(self, card: Card) -> float:
        sketch, weights = self.sketch, self.weights
        rank, suit = card
        if not sketch.rules.sequences.sequences_enabled:
            return 0.0
        row = sketch.held[suit]
        if row[rank] > 1:
            return 0.0
        worth = 0.0
        if row[rank - 1] or (rank < 14 and row[rank + 1]):
            worth = weights.next_to
            if row[rank - 1] and rank < 14 and row[rank + 1]:
                worth *= 2
        if row[rank - 2] or (rank < 13 and row[rank + 2]):
            worth += weights.next_but_one
        worth *= self.scale
        value = self.worth.of_sequence
        for meld in sketch.sequences:
            if meld.suit != suit or meld.size >= sketch.samba:
                continue
            ahead = max(meld.rank - rank, rank - (meld.rank + meld.size - 1))
            if 1 <= ahead <= 3:
                size = min(meld.size + ahead, 7)
                gain = value(size, meld.wilds) - value(meld.size, meld.wilds)
                worth = max(worth, gain * weights.gap_to_sequence ** (ahead - 1))
        return worth


CLOSE = 1e-9
Cost = tuple[float, float, Card]
"""What a discard costs in all, what the own hand loses with it, and the card."""


class Discarding:
    """One choice of a discard from what is left in a sketch."""

    def __init__(self, sketch: Sketch, outlook: Outlook, worth: MeldValues, rng: random.Random) -> None:
        self.sketch = sketch
        self.rng = rng
        self.weights = worth.weights
        self.gifts = DiscardRisk(sketch.view, outlook, worth)
        self.vetoes = Vetoes(sketch, self.gifts)
        self.holding = Holding(sketch, outlook, worth)

    def choose(self) -> tuple[Discard, Because] | None:
        """Choose the card and say why; None where the rules let none be discarded."""
        costs: list[Cost] = []
        for card in self._candidates():
            loss = self.holding.loss(card)
            costs.append((loss + self.weights.caution * self.gifts.of(card), loss, card))
        if not costs:
            return None
        pool = self._without_blunders(costs)
        best = min(pool)[0]
        if self.weights.slip and self.rng.random() < self.weights.slip:
            return self._slipped(pool, best)
        alike = [entry for entry in pool if entry[0] <= best + CLOSE]
        _, loss, card = alike[0] if len(alike) == 1 else self.rng.choice(alike)
        return Discard(card), self._because(card, loss, costs)

    def _slipped(self, pool: list[Cost], best: float) -> tuple[Discard, Because]:
        """Choose any of the discards that are good enough, as a beginner does."""
        good = [
            card
            for cost, _, card in pool
            if cost <= best + self.weights.slip_within and not self.vetoes.against(card)
        ]
        card = self.rng.choice(good or [min(pool)[2]])
        return Discard(card), Because(Code.DISCARD_SPARE, {"card": card})

    def _without_blunders(self, costs: list[Cost]) -> list[Cost]:
        """Leave only plain discards where a partner would wince at the cheapest and one costs little more."""
        best = min(costs)
        against = self.vetoes.against(best[2])
        if not against:
            return costs
        near = (entry for entry in costs if entry[0] <= best[0] + against)
        return [entry for entry in near if not self.vetoes.against(entry[2])] or costs

    def _candidates(self) -> list[Card]:
        sketch = self.sketch
        cards: list[Card] = []
        for suit, row in sketch.held.items():
            cards += [Card(rank, suit) for rank in range(2, len(row)) if row[rank]]
        cards += dict.fromkeys(sketch.black_threes)
        if sketch.rules.pile.discard_red_three or not sketch.rules.red_threes_special:
            cards += dict.fromkeys(sketch.red_threes)
        if sketch.rules.pile.discard_wild:
            cards += dict.fromkeys(sketch.wilds)
        taken = sketch.view.turn.taken
        if taken is not None and len(cards) > 1:
            cards = [card for card in cards if card != taken]
        return cards

    def _because(self, card: Card, loss: float, costs: list[Cost]) -> Because:
        sketch = self.sketch
        size = self.gifts.pile_size - 1
        blocks = size > 0 and is_blocked(sketch.rules, card)
        if blocks and card in sketch.red_threes:
            return Because(Code.BLOCK_RED_THREE, {"cards": size})
        least = min(costs, key=lambda entry: entry[1])
        if least[1] >= loss - CLOSE:
            return Because(Code.DISCARD_USELESS, {"card": card})
        if blocks and card in sketch.wilds:
            return Because(Code.BLOCK_WILD, {"card": card, "cards": size})
        if blocks and card in sketch.black_threes:
            return Because(Code.BLOCK_BLACK_THREE, {"cards": size})
        return Because(Code.DISCARD_SAFE, {"card": card, "kept": least[2]})
