"""Whether the pile is taken, and with which cards."""

import random
from collections.abc import Iterator

from samba_desktop.ai.rule_player.discarding import Holding
from samba_desktop.ai.rule_player.first_meld import FirstMeld, debt, find_opening, lay_opening
from samba_desktop.ai.rule_player.knowledge import Outlook
from samba_desktop.ai.rule_player.meld_values import MeldValues, Weights, meld_values_of
from samba_desktop.ai.rule_player.sketch import DraftMeld, Sketch
from samba_desktop.ai.thought import Because, Code, Thought
from samba_desktop.engine.actions import Draw, PlayerAction, TakePile, TakeTop
from samba_desktop.engine.cards import Card, without
from samba_desktop.engine.events import Drawn
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind, wilds_in
from samba_desktop.engine.pile import cards_taken, is_blocked, is_frozen
from samba_desktop.engine.rules.kinds import OneCardHand, PairTarget, When
from samba_desktop.engine.rules.rules import for_players
from samba_desktop.engine.scoring import card_points, has_opened
from samba_desktop.engine.table import View

MOST_WAYS = 4


def may_match(view: View, top: Card) -> bool:
    """Tell at a glance whether any way of taking the pile is thinkable."""
    pile = view.rules.pile
    loose = (
        pile.pile_take_by_extending_group,
        pile.pile_take_by_extending_sequence,
        pile.pile_take_natural_plus_wild,
        pile.pile_take_new_sequence,
    )
    if any(when is not When.NEVER for when in loose):
        return True
    return sum(card.rank == top.rank for card in view.hand) >= 2


def pile_ways(view: View, sketch: Sketch, top: Card) -> list[TakePile]:
    """List ways of taking the pile with its top card, those first that cost the hand least."""
    pile = view.rules.pile
    frozen = is_frozen(view.table, view.seat)

    def is_open(when: When) -> bool:
        return when is When.ALWAYS or (when is When.WHEN_UNFROZEN and not frozen)

    ways: list[TakePile] = []
    if is_open(pile.pile_take_by_extending_group):
        ways += [
            TakePile(onto=group.number)
            for group in sketch.groups
            if group.rank == top.rank and _joins(sketch, group)
        ]
    if is_open(pile.pile_take_by_extending_sequence):
        ways += [TakePile(onto=meld.number) for meld in sketch.sequences if _reaches(sketch, meld, top)]
    if pile.pile_take_natural_pair and sketch.ranks[top.rank] >= 2:
        ways += _pair_ways(sketch, top)
    if is_open(pile.pile_take_natural_plus_wild) and sketch.wilds and sketch.ranks[top.rank] == 1:
        ways += _mixed_ways(sketch, top)
    if is_open(pile.pile_take_new_sequence) and top.suit and sketch.may_begin_sequence(top.suit):
        ways += _run_ways(sketch, top, frozen=frozen)
    return ways[:MOST_WAYS]


def _joins(sketch: Sketch, group: DraftMeld) -> bool:
    return group.size < sketch.canasta or sketch.rules.pile.pile_onto_complete_canasta


def _reaches(sketch: Sketch, meld: DraftMeld, top: Card) -> bool:
    if meld.suit != top.suit or meld.size >= sketch.longest:
        return False
    return top.rank in (meld.rank - 1, meld.rank + meld.size)


def _pair_ways(sketch: Sketch, top: Card) -> list[TakePile]:
    """List the ways with two naturals: onto an unfinished own group, else as a new one."""
    pair = sketch.cards_of(top.rank, 2)
    group = sketch.group_of(top.rank)
    new = [TakePile(pair)] if sketch.may_begin_group(top.rank) else []
    if sketch.rules.pile.pile_pair_target is PairTarget.NEW_GROUP or group is None:
        return new
    if group.size >= sketch.canasta and not sketch.rules.groups.groups_may_exceed_seven:
        return new
    onto = [TakePile(pair, onto=group.number)]
    return [*onto, *new] if group.size < sketch.canasta else [*new, *onto]


def _mixed_ways(sketch: Sketch, top: Card) -> list[TakePile]:
    """List the way with a natural and a wild card: onto an own group that has room, else as a new one."""
    cards = (*sketch.cards_of(top.rank, 1), sketch.wilds[0])
    group = sketch.group_of(top.rank)
    joins = sketch.rules.pile.pile_pair_target is PairTarget.NEW_OR_EXISTING
    if group is not None and joins and group.size < sketch.canasta and sketch.may_take(group, 2, 1):
        return [TakePile(cards, onto=group.number)]
    return [TakePile(cards)] if sketch.may_begin_group(top.rank) and sketch.fits_group(2, 1) else []


def _run_ways(sketch: Sketch, top: Card, *, frozen: bool) -> Iterator[TakePile]:
    """Yield the ways that begin a sequence: with two naturals, or while the pile is open with a wild card."""
    row = sketch.held[top.suit]
    mixed = bool(sketch.wilds) and not frozen and sketch.fits_run(2, 1)
    for wanted in (0, 1) if mixed else (0,):
        for low in range(max(sketch.low, top.rank - 2), min(sketch.high - 2, top.rank) + 1):
            ranks = [rank for rank in range(low, low + 3) if rank != top.rank]
            if sum(not row[rank] for rank in ranks) == wanted:
                yield TakePile(*sketch.run_cards(top.suit, ranks))


NEW_SET = 300.0
"""What it is worth beside the cards that taking the pile completes a canasta."""


class DrawChoice:
    """One choice of where to begin the turn."""

    def __init__(self, view: View, outlook: Outlook, weights: Weights) -> None:
        self.view = view
        self.outlook = outlook
        self.weights = weights
        self.worth = meld_values_of(view.rules, weights)
        self.opened = has_opened(view.table, view.seat)

    def ways(self) -> list[Thought]:
        """List the ways to begin that are worth a thought, drawing among them; not all need be allowed."""
        draw = Thought(Draw(), Because(Code.DRAW_BETTER, {"cards": len(self.view.table.pile)}))
        top = self.view.top
        if top is None or is_blocked(self.view.rules, top):
            return [draw]
        return [draw, *(thought for _, thought in (*self._tops(top), *self._piles(top)))]

    def choose(self, rng: random.Random) -> Thought:
        """Choose how to begin."""
        draw = Thought(Draw(), Because(Code.DRAW_ONLY_WAY))
        view = self.view
        top = view.top
        if top is None or is_blocked(view.rules, top):
            return self._drawn(draw)
        best: tuple[float, Thought] | None = None
        for worth, thought in (*self._tops(top), *self._piles(top)):
            if (best is None or worth > best[0]) and refusal(view, thought.action) is None:
                best = worth, thought
        if best is None:
            return self._drawn(Thought(Draw(), self._nothing_taken(top)))
        oversight = self.weights.overlook_pile
        if oversight and view.table.stock_size and rng.random() < oversight:
            return Thought(Draw(), Because(Code.DRAW_HOPING))
        if best[0] > for_draw(self.outlook, self.worth):
            return best[1]
        left = 1 if isinstance(best[1].action, TakeTop) else len(cards_taken(view.table))
        return self._drawn(Thought(Draw(), Because(Code.DRAW_BETTER, {"cards": left})))

    def _nothing_taken(self, top: Card) -> Because:
        """Say why nothing is taken of a pile that is not blocked."""
        view = self.view
        if not view.rules.pile.pile_top_must_be_melded:
            return Because(Code.DRAW_HOPING)
        if self.opened or not may_match(view, top):
            return Because(Code.DRAW_ONLY_WAY)
        if all(refusal(view, way) is not None for way in pile_ways(view, Sketch(view), top)):
            return Because(Code.DRAW_ONLY_WAY)
        return Because(Code.DRAW_NOT_OPENING, {"needed": debt(view)})

    def _drawn(self, thought: Thought) -> Thought:
        """Draw, or do what the rules force in its place."""
        if self.view.table.stock_size:
            return thought
        refused = refusal(self.view, thought.action)
        if refused is None or refused.fix is None:
            return thought
        return Thought(refused.fix, Because(Code.DRAW_ONLY_WAY))

    def _tops(self, top: Card) -> list[tuple[float, Thought]]:
        """Value taking only the top card onto each own sequence that it fits."""
        view, value = self.view, self.worth.of_sequence
        if not view.rules.pile.pile_top_only_onto_sequence:
            return []
        found = []
        for number, meld in enumerate(view.table.melds[view.side], start=1):
            if meld.kind is not MeldKind.SEQUENCE or meld.suit != top.suit or len(meld.cards) >= 7:
                continue
            if top.rank not in (meld.rank - 1, meld.top_rank + 1):
                continue
            size, wilds = len(meld.cards) + 1, wilds_in(view.rules, meld)
            worth = value(size, wilds) - value(size - 1, wilds) + self._follow_up(meld, wilds, top)
            code = Code.TAKE_TOP_SAMBA if size == 7 else Code.TAKE_TOP
            values: dict[str, object] = {"card": top} if size == 7 else {"card": top, "size": size}
            found.append((worth, Thought(TakeTop(number), Because(code, values))))
        return found

    def _follow_up(self, meld: Meld, wilds: int, top: Card) -> float:
        """Value the hand's cards that fit only once the top card lies there."""
        rank, step = top.rank, 1 if top.rank > meld.rank else -1
        size = len(meld.cards) + 1
        before = self.worth.of_sequence(size, wilds)
        while size < 7 and Card(rank + step, top.suit) in self.view.hand:
            rank += step
            size += 1
        return self.worth.of_sequence(size, wilds) - before

    def _piles(self, top: Card) -> list[tuple[float, Thought]]:
        """Value the ways of taking the pile."""
        view = self.view
        if view.rules.pile.one_card_hand_pile_rule is not OneCardHand.NONE and len(view.hand) == 1:
            return []
        if not view.rules.pile.pile_top_must_be_melded:
            return self._into_hand(top)
        if not may_match(view, top):
            return []
        ways = pile_ways(view, Sketch(view), top)
        if self.opened:
            return [(self._pile_worth(top, way), self._because(way, top)) for way in ways]
        found = []
        for way in ways:
            opened = self._opening_with(way, top)
            if opened is not None:
                found.append(opened)
        return found

    def _into_hand(self, top: Card) -> list[tuple[float, Thought]]:
        """Value taking the pile without melding its top card."""
        taken = cards_taken(self.view.table)
        if self._goes_round():
            return []
        sketch = Sketch(self.view, self.view.hand + taken)
        holding = Holding(sketch, self.outlook, self.worth)
        worth = sum(holding.gain(card) for card in taken)
        code = Code.TAKE_CARD if len(taken) == 1 else Code.TAKE_PILE
        values: dict[str, object] = (
            {"card": top} if len(taken) == 1 else {"cards": len(taken), "rank": top.rank}
        )
        return [(worth, Thought(TakePile(), Because(code, values)))]

    def _goes_round(self) -> bool:
        """Tell whether the pile has been going round without anybody drawing, which could last for ever."""
        count = 4 * self.view.table.seating.players
        lately = self.view.table.history[-count:]
        return len(lately) == count and not any(isinstance(event, Drawn) for event in lately)

    def _because(self, way: TakePile, top: Card) -> Thought:
        values: dict[str, object] = {"cards": len(cards_taken(self.view.table)), "rank": top.rank}
        return Thought(way, Because(Code.TAKE_PILE, values))

    def _pile_worth(self, top: Card, way: TakePile) -> float:
        """Value the cards of the pile and the meld of its top card, against what leaves the hand."""
        weights, view = self.weights, self.view
        gained = cards_taken(view.table)
        used = len(way.cards)
        worth = weights.pile_card * (len(gained) - 1) + weights.pile_base + view.rules.points[top]
        wild_cards = view.rules.wild_cards
        for card in gained[:-1]:
            if card in wild_cards:
                worth += weights.wild - weights.pile_card
            elif card.rank == 3 and view.rules.cards.threes_special:
                worth -= weights.pile_card / 2
        worth -= weights.pair / 2 * (used >= 2)
        worth -= sum(weights.wild / 2 for card in way.cards if card in wild_cards)
        if way.onto is not None:
            worth += self._meld_gain(view.table.melds[view.side][way.onto - 1], 1 + used)
        return worth - weights.take_from

    def _meld_gain(self, meld: Meld, count: int) -> float:
        """Value what so many cards more make of an own meld."""
        size = len(meld.cards)
        if meld.kind is MeldKind.SEQUENCE:
            return self.worth.of_sequence(size + count) - self.worth.of_sequence(size)
        return NEW_SET if size < 7 <= size + count else 0.0

    def _opening_with(self, way: TakePile, top: Card) -> tuple[float, Thought] | None:
        """Value taking the pile for the first meld; None where the hand does not reach the minimum."""
        view = self.view
        rules = view.rules
        if not rules.initial.pile_take_for_initial or way.onto is not None:
            return None
        needed = debt(view)
        shown = self._shown(way, top)
        rest = Sketch(view, without(view.hand, way.cards))
        rest.note_taken(top, way.cards)
        opening = self._opening(rest, needed, shown)
        if opening is None:
            return None
        lay_opening(rest, opening)
        worth = self._pile_worth(top, way) + opening.worth / 2 + self.weights.opening
        values: dict[str, object] = {
            "cards": len(cards_taken(view.table)),
            "rank": top.rank,
            "needed": needed,
        }
        then: tuple[PlayerAction, ...] = tuple(rest.actions)
        return worth, Thought(way, Because(Code.TAKE_TO_OPEN, values), then)

    def _shown(self, way: TakePile, top: Card) -> int:
        """Count what the meld of the pile's top card shows for the first meld."""
        rules = self.view.rules
        if not rules.initial.initial_meld_sequences_count and any(
            card.rank != top.rank for card in way.cards if card not in rules.wild_cards
        ):
            return 0
        shown = card_points(rules, way.cards)
        return shown + rules.points[top] if rules.initial.top_card_counts_for_initial else shown

    def _opening(self, rest: Sketch, needed: int, shown: int) -> FirstMeld | None:
        spare = rest.left if len(cards_taken(self.view.table)) > 2 else rest.left - 1
        summed = self.view.rules.initial.initial_meld_sum_melds
        owed = needed - shown if summed or shown >= needed else needed
        return find_opening(rest, owed, spare, self.worth)


def for_draw(outlook: Outlook, worth: MeldValues) -> float:
    """Value drawing from the stock."""
    table = outlook.view.table
    if not outlook.may_draw:
        # Asking for a card that isn't there ends the round.
        return -200.0
    if worth.is_plain:
        return worth.weights.plain_draw
    return for_players(table.rules.deck.stock_draw, table.seating.players) * worth.weights.draw
