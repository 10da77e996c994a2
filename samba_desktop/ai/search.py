"""The searching levels: plans for the whole turn, all tried in the same imagined worlds.

The rule player's plan is played unless another is clearly better.
"""

import random
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import isnan, nan, sqrt

from samba_desktop.ai.choose import choose
from samba_desktop.ai.fast import Round, Taste, kernel
from samba_desktop.ai.imagining import Imagination
from samba_desktop.ai.kernel_words import played
from samba_desktop.ai.laws import CARDS, beyond_kernel, laws_of
from samba_desktop.ai.limit import Limit
from samba_desktop.ai.outlook import Outlook
from samba_desktop.ai.taking import Taking
from samba_desktop.ai.thought import Because, Code, NoChoice, Thought
from samba_desktop.ai.weights import MEDIUM, Weights
from samba_desktop.engine.actions import Answer, Ask, Discard, LayThree, Pass, PlayerAction
from samba_desktop.engine.legality import refusal
from samba_desktop.engine.scoring import target
from samba_desktop.engine.table import Phase
from samba_desktop.engine.view import View

SHARE_OF_DRAWING, SHARE_OF_PLAYING = 0.3, 0.6
"""What of the time for the rest of a turn goes into the choice at hand."""
BATCH = 8
"""Worlds between two looks at the clock and at what may be dropped."""
CLEARLY = 2.0
"""By how many standard errors a plan must be worse than the best to be dropped."""
WON = 2_000.0
"""What it is worth to win the match with this round, in points."""


@dataclass(frozen=True, slots=True)
class Depth:
    """How much a level searches."""

    samples: int
    """Imagined worlds for each choice, where time allows."""
    gate: float
    """By how many standard errors a plan must be better than the rule player's to replace it."""
    discards: int
    """How many discards are tried with each way of laying."""
    plans: int
    """How many plans are tried at most."""
    milliseconds: float
    """How much of the time for a turn is used at most, where it is limited."""


HARD = Depth(samples=48, gate=2.0, discards=3, plans=6, milliseconds=400)
EXPERT = Depth(samples=400, gate=1.2, discards=6, plans=14, milliseconds=1_400)
OTHER_TASTES = (
    {"run": 3, "patience": -1000.0},
    {"run": 4, "keep": 2},
    {"patience": 60.0},
    {"keep": 6, "run": 6},
    {"urgent_from": 0.0},
)
"""How the rule player's weights are changed to think of other plans."""


@dataclass(slots=True)
class _Plan:
    thought: Thought
    actions: tuple[PlayerAction, ...]
    values: list[float]


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

    def choose(self) -> Thought:
        """Choose what the seat does now.

        Raises NoChoice where the only way on is to take the last action back.
        """
        base = choose(self.view, self.rng)
        turn = self.view.turn
        if turn.phase is Phase.DRAW:
            plans = self._beginnings(base)
        elif turn.phase is Phase.PLAY and not self._is_settled(base):
            plans = self._endings(base)
        else:
            return base
        if len(plans) < 2:
            return base
        return self._best(plans)

    def _is_settled(self, base: Thought) -> bool:
        """Tell whether the choice isn't one for a search: bound, in debt, or about to learn something."""
        turn = self.view.turn
        learns = isinstance(base.action, LayThree | Ask | Answer)
        return bool(turn.owed or turn.withheld or turn.must_go_out or learns)

    def _beginnings(self, base: Thought) -> list[_Plan]:
        found = [base]
        for thought in Taking(self.view, Outlook(self.view, MEDIUM.urgent_from), MEDIUM).ways():
            known = any(thought.action == one.action for one in found)
            if not known and refusal(self.view, thought.action) is None:
                found.append(thought)
        return [_Plan(one, (one.action, *one.then), []) for one in found[: self.depth.plans]]

    def _endings(self, base: Thought) -> list[_Plan]:
        """List plans for the rest of the turn, the rule player's first."""
        found = [_Plan(base, (base.action, *base.then), [])]
        seen = {frozenset(found[0].actions)}

        def keep(actions: Sequence[PlayerAction], because: Because) -> None:
            if not actions or frozenset(actions) in seen or len(found) >= self.depth.plans:
                return
            if refusal(self.view, actions[0]) is None:
                seen.add(frozenset(actions))
                thought = Thought(actions[0], because, tuple(actions[1:]))
                found.append(_Plan(thought, tuple(actions), []))

        for actions, because in self._layings(base):
            laid = [action for action in actions if not isinstance(action, Discard | Pass)]
            for card in self._discards(laid):
                keep([*laid, card], because)
            keep(actions, because)
        return found

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
        world = Imagination(self.view, self.laws, self.taste).world(self.rng)
        if not all(played(world, action) for action in laid) or world.end != kernel.RUNNING:
            return []
        hand = world.hands[world.seat]
        pile = min(self.laws.take_size, len(world.pile) + 1) * self.taste.pile_card
        kinds = [kind for kind in range(kernel.KINDS) if hand[kind] and self.laws.throws[kind]]
        kinds.sort(key=lambda kind: world.loss_of(kind, hand, pile))
        return [Discard(CARDS[kind]) for kind in kinds[: self.depth.discards]]

    def _best(self, plans: list[_Plan]) -> Thought:
        imagination = Imagination(self.view, self.laws, self.taste)
        side, goal = self.view.side, target(self.view.table)
        left = plans
        for number in range(self.samples):
            if number % BATCH == 0 and number:
                if self.until is not None and time.perf_counter() > self.until:
                    break
                left = self._still_open(left, number)
                if len(left) < 2:
                    break
            world = imagination.world(self.rng)
            for plan in left:
                plan.values.append(self._value(world.copied(), plan.actions, side, goal))
            if isnan(plans[0].values[-1]):
                return plans[0].thought
        return self._chosen(left)

    def _still_open(self, plans: list[_Plan], number: int) -> list[_Plan]:
        """Drop plans that are clearly worse than the best so far; the rule player's stays."""
        if number < 2 * BATCH:
            return plans
        best = max(plans, key=lambda plan: sum(plan.values))
        base = plans[0]
        gains = [(plan, *_gain(plan, best)) for plan in plans]
        return [plan for plan, gain, error in gains if plan is base or gain >= -CLEARLY * error]

    def _value(self, world: Round, actions: Sequence[PlayerAction], side: int, goal: int) -> float:
        """Play a plan and then the round in a world, and value the outcome for the own side."""
        for action in actions:
            if not played(world, action):
                return nan
            if world.end != kernel.RUNNING:
                break
        if world.end == kernel.RUNNING and world.seat == self.view.seat:
            world.play_on()
        world.play()
        points = world.count()
        scores = self.view.table.scores
        totals = [score + one for score, one in zip(scores, points, strict=True)]
        gain = points[side] - max(one for other, one in enumerate(points) if other != side)
        if max(totals) < goal:
            return float(gain)
        best_other = max(one for other, one in enumerate(totals) if other != side)
        return gain + (WON if totals[side] > best_other else -WON)

    def _chosen(self, plans: list[_Plan]) -> Thought:
        base = plans[0]
        best, most = base, 0.0
        for plan in plans[1:]:
            gain, error = _gain(plan, base)
            if gain > most and gain > self.depth.gate * error:
                best, most = plan, gain
        if best is base:
            return base.thought
        because = Because(Code.SEARCHED, {"gain": round(most), "worlds": len(best.values)})
        return Thought(best.thought.action, because, best.thought.then)


def _gain(plan: _Plan, base: _Plan) -> tuple[float, float]:
    """Return by how much a plan is better than another in the worlds of both, and the standard error."""
    count = min(len(plan.values), len(base.values))
    gains = [one - other for one, other in zip(plan.values, base.values, strict=False)]
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
