"""The searching levels: plans for the whole turn, all tried in the same imagined worlds.

The rule player's plan is played unless another is clearly better. A decision of a person is judged the same
way: by the strongest level, from what the seat could know, nothing more.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from math import ceil, isnan, log2, nan, sqrt

from msgspec import Struct, field
from msgspec.structs import replace

from samba_desktop.ai.fast import KINDS, Laws, Round, Taste, kernel
from samba_desktop.ai.kernel_rules import CARDS, KIND_OF, beyond_kernel, laws_of, played, round_of
from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.rule_player.discarding import DiscardRisk, Vetoes
from samba_desktop.ai.rule_player.knowledge import Knowledge, Outlook
from samba_desktop.ai.rule_player.meld_values import MEDIUM, Weights, meld_values_of
from samba_desktop.ai.rule_player.sketch import Sketch
from samba_desktop.ai.rule_player.taking import DrawChoice
from samba_desktop.ai.thought import Because, Code, Limit, NoChoice, Thought
from samba_desktop.engine.actions import Answer, Ask, Discard, LayThree, Pass, PlayerAction
from samba_desktop.engine.cards import Card, pack
from samba_desktop.engine.history import known_cards
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.scoring import target
from samba_desktop.engine.table import Phase, View

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


SHARE_OF_DRAWING, SHARE_OF_PLAYING = 0.3, 0.6
"""What of the time for the rest of a turn goes into the choice at hand."""
BATCH = 8
"""Worlds between two looks at the clock."""
BLUNDER = 70.0
"""From so much against a discard on it isn't even tried: it feeds the next side, or wastes a wild card."""
WON = 2_000.0
"""What it is worth to win the match with this round, in points."""


class Depth(Struct, frozen=True):
    """How much a level searches."""

    samples: int
    """Imagined worlds for each plan on the average, where time allows; the better ones get most of them."""
    gate: float
    """By how many standard errors a plan must be better than the rule player's to replace it."""
    discards: int
    """How many discards are tried with each way of laying."""
    plans: int
    """How many plans are tried at most."""
    milliseconds: float
    """How much of the time for a turn is used at most, where it is limited."""


HARD = Depth(samples=64, gate=0.8, discards=5, plans=14, milliseconds=400)
EXPERT = Depth(samples=300, gate=0.6, discards=8, plans=24, milliseconds=1_400)
OTHER_TASTES = (
    {"run": 3, "patience": -1000.0},
    {"run": 4, "keep": 2},
    {"patience": 60.0},
    {"keep": 6, "run": 6},
    {"urgent_from": 0.0},
)
"""How the rule player's weights are changed to think of other plans."""


class Plan(Struct):
    """What could be done in the rest of a turn."""

    thought: Thought
    actions: tuple[PlayerAction, ...]
    values: list[float] = field(default_factory=list)
    """What it came to in each world it was tried in, in points for the own side against the best other."""


class Search:
    """One choice by search."""

    def __init__(self, view: View, rng: random.Random, depth: Depth, limit: Limit) -> None:
        self.view = view
        self.rng = rng
        self.depth = depth
        self.samples = depth.samples if limit.samples is None else limit.samples
        self.until: float | None = None
        if limit.ms is not None:
            share = SHARE_OF_DRAWING if view.turn.phase is Phase.DRAW else SHARE_OF_PLAYING
            self.until = time.perf_counter() + min(limit.ms, depth.milliseconds) * share / 1000
        self.laws = laws_of(view.rules, view.table.seating)
        self.taste = Taste()
        self.goal = target(view.table)

    @cached_property
    def imagination(self) -> Imagination:
        """The worlds that this view leaves open; made when the first is asked for."""
        return Imagination(self.view, self.laws, self.taste)

    def choose(self) -> Thought:
        """Choose what the seat does now.

        Raises NoChoice where the only way on is to take the last action back.
        """
        base = choose(self.view, self.rng)
        plans = self.plans(base)
        if len(plans) < 2 or self._wins(plans[0]):
            return base
        return self._best(plans)

    def plans(self, base: Thought) -> list[Plan]:
        """List the plans that are worth trying, the rule player's first, or it alone."""
        if self.view.turn.phase is Phase.DRAW:
            return self._beginnings(base)
        if self.view.turn.phase is Phase.PLAY and not self._is_settled(base):
            return self._endings(base)
        return [Plan(base, (base.action, *base.then))]

    def _is_settled(self, base: Thought) -> bool:
        """Tell whether the choice isn't one for a search: bound, in debt, or about to learn something."""
        turn = self.view.turn
        learns = isinstance(base.action, LayThree | Ask | Answer)
        return bool(turn.owed or turn.withheld or turn.must_go_out or learns)

    def _beginnings(self, base: Thought) -> list[Plan]:
        found = [base]
        for thought in DrawChoice(self.view, Outlook(self.view, MEDIUM.urgent_from), MEDIUM).ways():
            known = any(thought.action == one.action for one in found)
            if not known and refusal(self.view, thought.action) is None:
                found.append(thought)
        return [Plan(one, (one.action, *one.then)) for one in found[: self.depth.plans]]

    def _endings(self, base: Thought) -> list[Plan]:
        """List plans for the rest of the turn, the rule player's first."""
        found = [Plan(base, (base.action, *base.then))]
        seen = {frozenset(found[0].actions)}
        blunders = self._blunders() - {found[0].actions[-1]}

        def keep(actions: Sequence[PlayerAction], because: Because) -> None:
            if not actions or frozenset(actions) in seen or len(found) >= self.depth.plans:
                return
            if actions[-1] in blunders:
                return
            if refusal(self.view, actions[0]) is None:
                seen.add(frozenset(actions))
                thought = Thought(actions[0], because, tuple(actions[1:]))
                found.append(Plan(thought, tuple(actions)))

        for actions, because in self._layings(base):
            laid = [action for action in actions if not isinstance(action, Discard | Pass)]
            for card in self._discards(laid):
                keep([*laid, card], because)
            keep(actions, because)
        return found

    def _blunders(self) -> set[PlayerAction]:
        """List the discards that a partner would call blunders; none where there is no plain one."""
        outlook, worth = Outlook(self.view, MEDIUM.urgent_from), meld_values_of(self.view.rules, MEDIUM)
        vetoes = Vetoes(Sketch(self.view), DiscardRisk(self.view, outlook, worth))
        cards = set(self.view.hand)
        bad = {card for card in cards if vetoes.against(card) >= BLUNDER}
        return set() if bad == cards else {Discard(card) for card in bad}

    def _layings(self, base: Thought) -> Iterator[tuple[tuple[PlayerAction, ...], Because]]:
        """Yield ways to lay: the rule player's, nothing at all, and what other tastes would lay."""
        yield (base.action, *base.then), base.because
        yield (), Because(Code.DISCARD_USELESS)
        for changes in OTHER_TASTES:
            weights: Weights = replace(MEDIUM, **changes)
            try:
                other = choose(self.view, self.rng, weights)
            except NoChoice:
                continue
            if not isinstance(other.action, LayThree | Ask):
                yield (other.action, *other.then), other.because

    def _discards(self, laid: Sequence[PlayerAction]) -> list[Discard]:
        """List the discards that look best after laying, in one world."""
        world = self.imagination.world(self.rng)
        if not all(played(world, action) for action in laid) or world.end != kernel.RUNNING:
            return []
        hand = world.hands[world.seat]
        pile = min(self.laws.take_size, len(world.pile) + 1) * self.taste.pile_card
        kinds = [kind for kind in range(kernel.KINDS) if hand[kind] and self.laws.throws[kind]]
        kinds.sort(key=lambda kind: world.loss_of(kind, hand, pile))
        return [Discard(CARDS[kind]) for kind in kinds[: self.depth.discards]]

    def _best(self, plans: list[Plan]) -> Thought:
        """Choose between the rule player's plan, the first, and the others: one must be clearly better."""
        base, best = plans[0], self.tried(plans)
        if best is None:
            return base.thought
        gain, error = gain_over(best, base)
        if gain <= 0 or gain <= self.depth.gate * error:
            return base.thought
        because = Because(Code.SEARCHED, {"gain": round(gain), "worlds": len(best.values)})
        return Thought(best.thought.action, because, best.thought.then)

    def tried(self, plans: list[Plan]) -> Plan | None:
        """Try all plans in the same worlds and return the best beside the first; None where that can't be.

        After each rung the worse half is dropped, so that most of the worlds go into telling the best ones
        from the first, which stays to the end.
        """
        rungs = ceil(log2(len(plans)))
        budget = self.samples * len(plans)
        begun = time.perf_counter()
        base, left = plans[0], plans[1:]
        for rung in range(rungs):
            until = None if self.until is None else begun + (self.until - begun) * (rung + 1) / rungs
            for number in range(max(1, budget // (rungs * (len(left) + 1)))):
                if until is not None and number and number % BATCH == 0 and time.perf_counter() > until:
                    break
                world = self.imagination.world(self.rng)
                for plan in (base, *left):
                    plan.values.append(self._value(world.copied(), plan.actions))
            if isnan(base.values[-1]):
                return None
            left = sorted(left, key=lambda plan: gain_over(plan, base)[0], reverse=True)
            left = left[: (len(left) + 1) // 2]
        return left[0]

    def _wins(self, plan: Plan) -> bool:
        """Tell whether a plan ends the match at once, and wins it."""
        world = self.imagination.world(self.rng)
        if not all(played(world, action) for action in plan.actions) or world.end == kernel.RUNNING:
            return False
        totals = self._totals(world.count())
        return max(totals) >= self.goal and max(totals) == totals[self.view.side]

    def _totals(self, points: Sequence[int]) -> list[int]:
        """Return what each side has with the points of this round."""
        return [score + one for score, one in zip(self.view.table.scores, points, strict=True)]

    def _value(self, world: Round, actions: Sequence[PlayerAction]) -> float:
        """Play a plan and then the round in a world, and value the outcome for the own side."""
        side, goal = self.view.side, self.goal
        for action in actions:
            if not played(world, action):
                return nan
            if world.end != kernel.RUNNING:
                break
        if world.end == kernel.RUNNING and world.seat == self.view.seat:
            world.play_on()
        world.play()
        points = world.count()
        totals = self._totals(points)
        gain = points[side] - max(one for other, one in enumerate(points) if other != side)
        if max(totals) < goal:
            return float(gain)
        best_other = max(one for other, one in enumerate(totals) if other != side)
        return gain + (WON if totals[side] > best_other else -WON)


def gain_over(plan: Plan, base: Plan) -> tuple[float, float]:
    """Return by how much a plan is better than the rule player's in its worlds, and the standard error."""
    gains = [one - other for one, other in zip(plan.values, base.values, strict=True)]
    count = len(gains)
    mean = sum(gains) / count
    if isnan(mean) or count < 2:
        return float("-inf"), 1.0
    spread = sum((gain - mean) ** 2 for gain in gains) / (count - 1)
    return mean, sqrt(spread / count)


def searching(depth: Depth) -> Callable[[View, random.Random, Limit], Thought]:
    """Return the choice of a level that searches so deep."""

    def chosen(view: View, rng: random.Random, limit: Limit) -> Thought:
        if beyond_kernel(view.rules, view.table.seating):
            return choose(view, rng)
        return Search(view, rng, depth, limit).choose()

    return chosen


class Judgement(Struct, frozen=True):
    """A decision beside the best other one that the strongest level could think of."""

    other: Thought
    gain: int
    """How many points the other one would have brought more on the average; below 0, how many less."""
    error: int
    """The standard error of that, in points."""
    worlds: int
    """In how many imagined rounds both were tried."""

    @property
    def is_clear(self) -> bool:
        """Tell whether the difference is more than chance in the imagined rounds."""
        return abs(self.gain) > CLEAR * self.error


CLEAR = 2.0
"""By how many standard errors a difference must stand out to be spoken of."""


def judge(view: View, done: Sequence[PlayerAction], rng: random.Random, samples: int) -> Judgement | None:
    """Judge what a seat did: how it began its turn, or all that it did after drawing.

    `view` is what it saw before, `done` what it did. None where there was nothing else to do, or where the
    rules or the moment are beyond what can be imagined.
    """
    turn = view.turn
    bound = turn.owed or turn.withheld or turn.must_go_out
    if (
        not done
        or turn.phase not in {Phase.DRAW, Phase.PLAY}
        or bound
        or beyond_kernel(view.rules, view.table.seating)
    ):
        return None
    try:
        usual = choose(view, rng)
    except NoChoice:
        return None
    if isinstance(usual.action, LayThree | Ask):
        return None
    search = Search(view, rng, EXPERT, Limit(samples=samples))
    own = Plan(Thought(done[0], usual.because, tuple(done[1:])), tuple(done))
    others = [plan for plan in search.plans(usual) if not _is_same(plan.actions, own.actions)]
    best = search.tried([own, *others]) if others else None
    if best is None:
        return None
    gain, error = gain_over(best, own)
    if gain == float("-inf"):
        return None
    return Judgement(best.thought, round(gain), round(error), len(best.values))


def _is_same(one: Sequence[PlayerAction], other: Sequence[PlayerAction]) -> bool:
    """Tell whether two plans do the same, in whatever order."""
    return frozenset(one) == frozenset(other)
