"""Where to begin a turn: the stock, the pile, or only its top card."""

from samba_desktop.ai.opening import Opening, find_opening, lay_opening
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.sketch import OwnMeld, Sketch
from samba_desktop.ai.thought import Because, Code, Thought
from samba_desktop.ai.weights import Weights
from samba_desktop.engine.actions import Draw, PlayerAction, TakePile, TakeTop
from samba_desktop.engine.cards import Card, without
from samba_desktop.engine.events import Drawn
from samba_desktop.engine.initial import has_opened
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.melds import Meld, MeldKind
from samba_desktop.engine.pile import cards_taken, is_blocked, is_frozen
from samba_desktop.engine.rules.kinds import OneCardHand, PairTarget, When
from samba_desktop.engine.scoring import card_points, minimum
from samba_desktop.engine.view import View


class Taking:
    """One choice of where to begin the turn."""

    def __init__(self, view: View, outlook: Outlook, weights: Weights) -> None:
        self.view = view
        self.outlook = outlook
        self.weights = weights
        self.opened = has_opened(view.table, view.seat)

    def choose(self) -> Thought:
        """Choose how to begin."""
        draw = Thought(Draw(), Because(Code.DRAW_ONLY_WAY))
        view, weights = self.view, self.weights
        top = view.top
        if top is None or is_blocked(view.rules, top):
            return self._drawn(draw)
        drawing = for_draw(self.outlook, weights)
        best: tuple[float, Thought] | None = None
        for worth, thought in (*self._tops(top), *self._piles(top)):
            if (best is None or worth > best[0]) and refusal(view, thought.action) is None:
                best = worth, thought
        if best is None:
            return self._drawn(draw)
        if best[0] > drawing:
            return best[1]
        return self._drawn(Thought(Draw(), Because(Code.DRAW_BETTER, {"cards": len(view.table.pile)})))

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
        view, weights = self.view, self.weights
        if not view.rules.pile.pile_top_only_onto_sequence:
            return []
        found = []
        for number, meld in enumerate(view.table.melds[view.side], start=1):
            if meld.kind is not MeldKind.SEQUENCE or meld.suit != top.suit or len(meld.cards) >= 7:
                continue
            if top.rank not in (meld.rank - 1, meld.top_rank + 1):
                continue
            size = len(meld.cards) + 1
            worth = weights.of_sequence(size) - weights.of_sequence(size - 1) + self._follow_up(meld, top)
            code = Code.TAKE_TOP_SAMBA if size == 7 else Code.TAKE_TOP
            values: dict[str, object] = {"card": top} if size == 7 else {"card": top, "size": size}
            found.append((worth, Thought(TakeTop(number), Because(code, values))))
        return found

    def _follow_up(self, meld: Meld, top: Card) -> float:
        """Value the hand's cards that fit only once the top card lies there."""
        rank, step = top.rank, 1 if top.rank > meld.rank else -1
        size = len(meld.cards) + 1
        before = self.weights.of_sequence(size)
        while size < 7 and Card(rank + step, top.suit) in self.view.hand:
            rank += step
            size += 1
        return self.weights.of_sequence(size) - before

    def _piles(self, top: Card) -> list[tuple[float, Thought]]:
        """Value the ways of taking the pile."""
        view = self.view
        if view.rules.pile.one_card_hand_pile_rule is not OneCardHand.NONE and len(view.hand) == 1:
            return []
        if not view.rules.pile.pile_top_must_be_melded:
            if not self._was_drawn_lately():
                return []
            return [(self._pile_worth(top, None, 0), self._because(TakePile(), top))]
        ways: list[TakePile] = []
        sketch = Sketch(view)
        if view.rules.pile.pile_take_natural_pair and sketch.ranks[top.rank] >= 2:
            ways += self._pair_ways(sketch, top)
        ways += self._loose_ways(sketch, top)
        if self.opened:
            return [(self._pile_worth(top, way, len(way.cards)), self._because(way, top)) for way in ways[:3]]
        found = []
        for way in ways[:3]:
            opened = self._opening_with(way, top)
            if opened is not None:
                found.append(opened)
        return found

    def _was_drawn_lately(self) -> bool:
        """Tell whether somebody drew from the stock lately; else the pile could go round for ever."""
        lately = self.view.table.history[-4 * self.view.table.seating.players :]
        return any(isinstance(event, Drawn) for event in lately)

    def _pair_ways(self, sketch: Sketch, top: Card) -> list[TakePile]:
        """List the ways with two naturals: onto an unfinished own group, else as a new one."""
        pair = sketch.cards_of(top.rank, 2)
        group = sketch.group_of(top.rank)
        if self.view.rules.pile.pile_pair_target is PairTarget.NEW_GROUP:
            return [TakePile(pair)] if sketch.may_begin_group(top.rank) else []
        if group is not None and self._joins(group):
            return [TakePile(pair, onto=group.number)]
        return [TakePile(pair)] if sketch.may_begin_group(top.rank) else []

    def _joins(self, group: OwnMeld) -> bool:
        return group.size < 7 or self.view.rules.pile.pile_onto_complete_canasta

    def _loose_ways(self, sketch: Sketch, top: Card) -> list[TakePile]:
        """List the ways that most rule sets do not know or know only for an unfrozen pile."""
        pile = self.view.rules.pile
        ways: list[TakePile] = []
        frozen = is_frozen(self.view.table, self.view.seat)

        def is_open(when: When) -> bool:
            return when is When.ALWAYS or (when is When.WHEN_UNFROZEN and not frozen)

        if is_open(pile.pile_take_by_extending_group):
            ways += [
                TakePile(onto=group.number)
                for group in sketch.groups
                if group.rank == top.rank and self._joins(group)
            ]
        if is_open(pile.pile_take_by_extending_sequence):
            ways += [
                TakePile(onto=meld.number)
                for meld in sketch.sequences
                if meld.suit == top.suit and top.rank in (meld.rank - 1, meld.rank + meld.size)
            ]
        if is_open(pile.pile_take_natural_plus_wild) and sketch.wilds and sketch.ranks[top.rank] == 1:
            ways.append(TakePile((*sketch.cards_of(top.rank, 1), sketch.wilds[0])))
        if is_open(pile.pile_take_new_sequence) and top.suit:
            row = sketch.held[top.suit]
            for low in range(max(sketch.low, top.rank - 2), min(sketch.high - 2, top.rank) + 1):
                ranks = [rank for rank in range(low, low + 3) if rank != top.rank]
                if all(row[rank] for rank in ranks):
                    ways.append(TakePile(tuple(Card(rank, top.suit) for rank in ranks)))
        return ways

    def _because(self, way: TakePile, top: Card) -> Thought:
        values: dict[str, object] = {"cards": len(self.view.table.pile), "rank": top.rank}
        return Thought(way, Because(Code.TAKE_PILE, values))

    def _pile_worth(self, top: Card, way: TakePile | None, used: int) -> float:
        """Value the cards of the pile and the meld of its top card, against what leaves the hand."""
        weights, view = self.weights, self.view
        gained = cards_taken(view.table)
        worth = weights.pile_card * (len(gained) - 1) + weights.pile_base + view.rules.points[top]
        wild_cards = view.rules.wild_cards
        for card in gained[:-1]:
            if card in wild_cards:
                worth += weights.wild - weights.pile_card
            elif card.rank == 3 and view.rules.cards.threes_special:
                worth -= weights.pile_card / 2
        worth -= weights.pair / 2 * (used >= 2)
        if way is not None and way.onto is not None:
            size = len(view.table.melds[view.side][way.onto - 1].cards)
            if size < 7 <= size + 1 + used:
                worth += 300
        return worth - weights.take_from

    def _opening_with(self, way: TakePile, top: Card) -> tuple[float, Thought] | None:
        """Value taking the pile for the first meld; None where the hand does not reach the minimum."""
        view = self.view
        rules = view.rules
        if not rules.initial.pile_take_for_initial or way.onto is not None:
            return None
        needed = minimum(rules, view.table.scores[view.side])
        shown = card_points(rules, way.cards)
        if rules.initial.top_card_counts_for_initial:
            shown += rules.points[top]
        rest = Sketch(view, without(view.hand, way.cards))
        rest.melds += 1
        opening = self._opening(rest, needed, shown)
        if opening is None:
            return None
        lay_opening(rest, opening)
        worth = self._pile_worth(top, way, len(way.cards)) + opening.worth / 2 + self.weights.opening
        values: dict[str, object] = {"cards": len(view.table.pile), "rank": top.rank, "needed": needed}
        then: tuple[PlayerAction, ...] = tuple(rest.actions)
        return worth, Thought(way, Because(Code.TAKE_TO_OPEN, values), then)

    def _opening(self, rest: Sketch, needed: int, shown: int) -> Opening | None:
        if not self.view.rules.initial.initial_meld_sum_melds:
            return find_opening(rest, 0 if shown >= needed else needed, weights=self.weights)
        spare = rest.left if len(self.view.table.pile) > 2 else rest.left - 1
        return find_opening(rest, needed - shown, spare, self.weights)


def for_draw(outlook: Outlook, weights: Weights) -> float:
    """Value drawing from the stock."""
    if not outlook.view.table.stock_size:
        return -200.0 if outlook.own_ready else -50.0
    return 2 * weights.draw
