"""Numbers of the computer players, found by play: CMA-ES over common deals, confirmed on fresh ones.

What is tuned are the weights of the rule player (`weights`), or the taste by which imagined rounds are played
on (`taste`). Every candidate plays the same deals as all others of its generation, from every side, against
the numbers that are in force; what comes of it in-sample is too good to be true, so only fresh deals count.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import fields, replace

from samba_desktop.ai.fast import Taste
from samba_desktop.ai.kernel_rules import laws_of, round_of
from samba_desktop.ai.levels import LevelPlayer
from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.ai.rule_player.meld_values import MEDIUM, Weights
from samba_desktop.ai.thought import Limit, Thought
from samba_desktop.arena.duplicate import mean_and_interval
from samba_desktop.arena.table_play import Chooser, deal_codes, play_round, player_seeds
from samba_desktop.engine.actions import Deal
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating, View

if TYPE_CHECKING:
    import cma

STEP = 0.35
"""How far the first candidates lie from the numbers in force, as a share of them."""
LEAST_STEP = 1.0
"""The same at least for numbers from one up, many of which are whole; smaller ones are shares and chances."""
GENERATIONS = 1_000_003
"""Sets the deals of one search apart from those of another seed."""
FRESH_SALT = 0x6672657368
"""Sets the deals on which a result is confirmed apart from those on which it was found."""
Numbers = Mapping[str, float]


class Deals(Struct, frozen=True):
    """What is played."""

    rules: Rules
    seating: Seating
    count: int
    seed: int

    def codes(self) -> Iterator[str]:
        """Draw the codes of the deals."""
        return islice(deal_codes(self.seed), self.count)


Gains = Callable[[Numbers, Deals], list[float]]
"""What numbers gain against those in force on each deal, in points a round."""


class Tuned(Struct, frozen=True):
    """What can be tuned together."""

    start: dict[str, float]
    """The numbers in force, by name."""
    gains: Gains

    def only(self, names: Sequence[str]) -> "Tuned":
        """Return these numbers alone; the others stay as they are.

        Raises KeyError with a name that is none of them.
        """
        return replace(self, start={name: self.start[name] for name in names})


def weights_in_force() -> dict[str, float]:
    """Return the numbers of the rule player that have no limit of their own."""
    values = {field.name: getattr(MEDIUM, field.name) for field in fields(MEDIUM)}
    return {name: value for name, value in values.items() if isinstance(value, int | float) and value}


def taste_in_force() -> dict[str, float]:
    """Return the numbers by which imagined rounds are played on."""
    taste = Taste()
    names = [name for name in dir(taste) if not name.startswith("_")]
    return {name: float(getattr(taste, name)) for name in names if isinstance(getattr(taste, name), int)}


def weights_of(numbers: Numbers) -> Weights:
    """Return the rule player's weights with these numbers."""
    values: dict[str, Any] = {name: _like(getattr(MEDIUM, name), number) for name, number in numbers.items()}
    return replace(MEDIUM, **values)


def taste_of(numbers: Numbers) -> Taste:
    """Return a taste with these numbers."""
    taste = Taste()
    for name, number in numbers.items():
        setattr(taste, name, max(0, round(number)))
    return taste


def _like(old: float, number: float) -> float:
    return max(0, round(number)) if isinstance(old, int) else number


class _Weighted(LevelPlayer):
    """A rule player with numbers of its own."""

    def __init__(self, weights: Weights, seed: int) -> None:
        super().__init__("medium", seed)
        self._choice = partial(_choice, weights)


def _choice(weights: Weights, view: View, rng: random.Random, _limit: Limit) -> Thought:
    return choose(view, rng, weights)


def gains_of_weights(numbers: Numbers, deals: Deals) -> list[float]:
    """Let rule players with these numbers play against those in force."""
    weights, seating = weights_of(numbers), deals.seating
    gains = []
    for number, code in enumerate(deals.codes()):
        seeds = player_seeds(deals.seed + number, seating.players)
        found = []
        for turned in range(seating.sides):
            players: list[Chooser] = [
                _Weighted(weights if seating.side_of(seat) == turned else MEDIUM, one)
                for seat, one in enumerate(seeds)
            ]
            _state, report = play_round(new_match(deals.rules, seating, 0), players, code)
            found.append(_gain(report.points, turned))
        gains.append(sum(found) / len(found))
    return gains


def gains_of_taste(numbers: Numbers, deals: Deals) -> list[float]:
    """Let imagined rounds be played with these numbers against those in force."""
    seating = deals.seating
    laws, new, old = laws_of(deals.rules, seating), taste_of(numbers), Taste()
    gains = []
    for code in deals.codes():
        state, _ = step(new_match(deals.rules, seating, 0), Deal(code))
        dealt = round_of(state.table, state.hands, state.stock, laws, old)
        found = []
        for turned in range(seating.sides):
            one = dealt.copied()
            one.tastes = [new if side == turned else old for side in range(seating.sides)]
            one.taste = one.tastes[one.seat % seating.sides]
            one.play()
            found.append(_gain(one.count(), turned))
        gains.append(sum(found) / len(found))
    return gains


def _gain(points: Sequence[int], side: int) -> float:
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


TUNABLE: Mapping[str, Callable[[], Tuned]] = {
    "weights": lambda: Tuned(weights_in_force(), gains_of_weights),
    "taste": lambda: Tuned(taste_in_force(), gains_of_taste),
}
"""What can be tuned, by name."""


class Generation(Struct, frozen=True):
    """How far the search has come."""

    number: int
    best: float
    """The gain of its best candidate in-sample, in points a round."""
    mean: dict[str, float]
    """The numbers in the middle of the candidates."""


class Schedule(Struct, frozen=True):
    """How a search is to run."""

    generations: int
    candidates: int
    deals: tuple[Deals, ...]
    """For each candidate of the first generation; later ones draw other deals of the same kinds.

    Numbers that serve several games are tuned on all of them: what one gains another may lose.
    """


def tuned(what: Tuned, course: Schedule, executor: Executor | None = None) -> Iterator[Generation]:
    """Search for better numbers, generation by generation.

    Raises ImportError at once where the package `cma` is missing.
    """
    import cma  # noqa: PLC0415 - needed for tuning alone

    # A seed of 0 would be drawn from the clock.
    options = {"popsize": course.candidates, "seed": course.deals[0].seed + 1, "verbose": -9}
    search = cma.CMAEvolutionStrategy([0.0] * len(what.start), 1.0, options)
    return _generations(search, what, course, executor)


def _generations(
    search: "cma.CMAEvolutionStrategy", what: Tuned, course: Schedule, executor: Executor | None
) -> Iterator[Generation]:
    for generation in range(course.generations):
        deals = [replace(one, seed=one.seed * GENERATIONS + generation) for one in course.deals]
        points = search.ask()
        candidates = [_numbers(what.start, point) for point in points]
        play = partial(_mean_gain, what.gains, deals)
        found = list(executor.map(play, candidates) if executor else map(play, candidates))
        search.tell(points, [-gain for gain in found])
        yield Generation(generation + 1, max(found), _numbers(what.start, search.mean))


def _numbers(start: Numbers, point: Sequence[float]) -> dict[str, float]:
    """Return the numbers at a point, whose parts count in steps from those in force."""
    return {
        name: value + _step(value) * part for (name, value), part in zip(start.items(), point, strict=True)
    }


def _step(value: float) -> float:
    step = abs(value) * STEP
    return max(LEAST_STEP, step) if abs(value) >= 1 else step


def _mean_gain(gains: Gains, deals: Sequence[Deals], numbers: Numbers) -> float:
    found = [gain for one in deals for gain in gains(numbers, one)]
    return sum(found) / len(found)


def confirmed(what: Tuned, numbers: Numbers, deals: Deals) -> tuple[float, float]:
    """Return what numbers gain on fresh deals, and half the width of the 95 % interval."""
    return mean_and_interval(what.gains(numbers, replace(deals, seed=deals.seed ^ FRESH_SALT)))
