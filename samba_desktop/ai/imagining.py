"""Worlds that a seat can imagine: hidden cards dealt so that nothing the seat has seen is contradicted."""

import random

from samba_desktop.ai.fast import KINDS, Laws, Round, Taste
from samba_desktop.ai.kernel_words import round_of
from samba_desktop.ai.knowledge import Knowledge
from samba_desktop.ai.laws import CARDS, KIND_OF
from samba_desktop.engine.cards import Card, pack
from samba_desktop.engine.history import known_cards
from samba_desktop.engine.table import View

FORGOTTEN = 0.3
"""How often a seat is thought to hold a pair of a rank that it passed over or threw away all the same."""
SEED_BITS = 64


class Imagination:
    """What one view leaves open, and ways to fill it in."""

    def __init__(self, view: View, laws: Laws, taste: Taste) -> None:
        table = view.table
        self._seat = view.seat
        known = [() if seat == view.seat else cards for seat, cards in enumerate(known_cards(table))]
        hands = [view.hand if seat == view.seat else cards for seat, cards in enumerate(known)]
        self._base = round_of(table, hands, (), laws, taste)
        self._base.withheld = [KIND_OF[card] for card in view.turn.withheld]
        self._lacking = [
            0 if seat == view.seat else size - len(known[seat]) for seat, size in enumerate(table.hand_sizes)
        ]
        self._red = laws.red
        self._unseen = [KIND_OF[card] for card in _unseen(view, known)]
        self._doubtful = [self._doubts(view, seat) for seat in range(laws.players)]
        for seat, ranks in enumerate(self._doubtful):
            for rank in ranks:
                self._base.passed[seat][rank] = True
        assert len(self._unseen) == table.stock_size + sum(self._lacking)

    def _doubts(self, view: View, seat: int) -> list[int]:
        """List the ranks of which a seat is not likely to hold two."""
        if seat == view.seat:
            return []
        passed = Knowledge(view, seat).passed_over
        return [rank for rank, over in enumerate(passed) if over and rank > 0]

    def world(self, rng: random.Random) -> Round:
        """Deal the hidden cards in one way that is possible."""
        one = self._base.copied()
        one.restock_seed = rng.getrandbits(SEED_BITS)
        cards = self._unseen[:]
        rng.shuffle(cards)
        stock: list[int] = []
        for seat, lacking in enumerate(self._lacking):
            hand = one.hands[seat]
            got = 0
            while got < lacking and cards:
                kind = cards.pop()
                # Who holds a red three lays it out, so hands are dealt without them while that is possible.
                if self._red[kind]:
                    stock.append(kind)
                    continue
                hand[kind] += 1
                got += 1
            while got < lacking:
                hand[stock.pop()] += 1
                got += 1
            one.sizes[seat] += lacking
        cards += stock
        rng.shuffle(cards)
        one.stock = cards
        for seat, ranks in enumerate(self._doubtful):
            for rank in ranks:
                self._part(one, seat, rank, rng)
        return one

    def _part(self, one: Round, seat: int, rank: int, rng: random.Random) -> None:
        """Exchange a card of a pair that the seat is not likely to hold for a card of the stock."""
        hand, known, stock = one.hands[seat], self._base.hands[seat], one.stock
        held = [kind for kind in range(rank - 2, KINDS - 1, 13) if hand[kind] > known[kind]]
        if not held or not stock:
            return
        count = sum(hand[kind] for kind in range(rank - 2, KINDS - 1, 13))
        if count != 2 or rng.random() < FORGOTTEN:
            return
        at = rng.randrange(len(stock))
        other = stock[at]
        if self._red[other] or CARDS[other].rank == rank:
            return
        hand[held[0]] -= 1
        hand[other] += 1
        stock[at] = held[0]


def _unseen(view: View, known: list[tuple[Card, ...]]) -> list[Card]:
    """List the cards that the seat can neither see nor place."""
    rules, table = view.rules, view.table
    left = list(pack(rules.deck.deck_count, rules.deck.joker_count))
    seen = [*view.hand, *table.pile, *view.turn.withheld]
    for cards in (*known, *table.red_threes):
        seen += cards
    for melds in table.melds:
        for meld in melds:
            seen += meld.cards
    for card in seen:
        left.remove(card)
    return left
