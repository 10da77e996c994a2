"""Two strengths measured against each other: the same deals, played once from every side.

Knows no way to start a player; `SeatMaker` seats them.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor, as_completed
from contextlib import ExitStack
from itertools import islice
from math import sqrt
from typing import Protocol, TypeVar

from msgspec import Struct, field

from samba_desktop.ai.thought import Limit, Lost, Thought
from samba_desktop.arena.table_play import (
    Chooser,
    RoundReport,
    deal_codes,
    play_round,
    play_rounds,
    player_seeds,
)
from samba_desktop.engine.actions import PlayerAction, Refusal
from samba_desktop.engine.events import RoundResult
from samba_desktop.engine.game import new_match
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Seating, View

NORMAL_95 = 1.96
"""Standard errors on either side of a mean within which it lies in 95 of 100 cases."""
Outcome = TypeVar("Outcome")
MOST_ROUNDS = 200
"""After so many rounds a match without a winner is left."""


class SeatMaker(Protocol):
    """Seats players; can be sent to another process."""

    def __call__(
        self, levels: tuple[str, ...], seeds: tuple[int, ...], limit: Limit, stack: ExitStack
    ) -> list[Chooser]:
        """Seat a player of each level; what must be closed goes onto the stack."""


class Contest(Struct, frozen=True):
    """What is measured."""

    rules: Rules
    seating: Seating
    levels: tuple[str, str]
    """The first is measured against the second."""
    seed: int
    limit: Limit = field(default_factory=Limit)

    def seats(self, turned: int) -> tuple[str, ...]:
        """Return the level of each seat when the first level plays side `turned`, the second all others."""
        first, second = self.levels
        seating = self.seating
        return tuple(first if seating.side_of(seat) == turned else second for seat in range(seating.players))


class DealOutcome(Struct, frozen=True):
    """One deal, played once from every side."""

    number: int
    gain: float
    """Points of the first level beyond the mean of the other sides, per round."""
    went_out: float
    """The share of its rounds that ended by going out."""
    turns: int
    milliseconds: tuple[tuple[float, ...], tuple[float, ...]]
    """For each level the time that each of its turns took."""
    replaced: tuple[tuple[str, Lost], ...]
    """Where a simple action stood in: the level, and why."""


class MatchOutcome(Struct, frozen=True):
    """One match from one side: whether the first level won it; a half where the win was shared."""

    number: int
    won: float
    is_over: bool
    """Whether it came to its end within `MOST_ROUNDS` rounds."""
    replaced: tuple[tuple[str, Lost], ...]
    """Where a simple action stood in: the level, and why."""


class Clocked:
    """A player whose turns are timed."""

    def __init__(self, inner: Chooser) -> None:
        self._inner = inner
        self.milliseconds: list[float] = []

    def choose(self, view: View) -> Thought:
        """Choose, and note how long it took; see `Chooser`."""
        if view.turn.phase is Phase.DRAW or not self.milliseconds:
            self.milliseconds.append(0.0)
        return self._timed(lambda: self._inner.choose(view))

    def refused(self, action: PlayerAction, refusal: Refusal) -> Thought:
        """Choose again, and note how long it took; see `Chooser`."""
        return self._timed(lambda: self._inner.refused(action, refusal))

    def round_over(self, result: RoundResult) -> None:
        """Hear how a round was counted."""
        self._inner.round_over(result)

    def _timed(self, choice: Callable[[], Thought]) -> Thought:
        began = time.perf_counter()
        try:
            return choice()
        finally:
            self.milliseconds[-1] += (time.perf_counter() - began) * 1000


def play_deal(contest: Contest, number: int, maker: SeatMaker) -> DealOutcome:
    """Play one deal once with the first level on every side."""
    seating = contest.seating
    code = next(islice(deal_codes(contest.seed), number, None))
    gains: list[float] = []
    times: tuple[list[float], list[float]] = ([], [])
    reports: list[RoundReport] = []
    replaced: list[tuple[str, Lost]] = []
    for turned in range(seating.sides):
        levels = contest.seats(turned)
        seeds = player_seeds(contest.seed + number, seating.players)
        with ExitStack() as stack:
            players = [Clocked(one) for one in maker(levels, seeds, contest.limit, stack)]
            _state, report = play_round(new_match(contest.rules, seating, 0), players, code)
        points = report.points
        others = (sum(points) - points[turned]) / (seating.sides - 1)
        gains.append(points[turned] - others)
        reports.append(report)
        replaced += ((levels[seat], why) for seat, why in report.replaced)
        for seat, player in enumerate(players):
            times[seating.side_of(seat) != turned].extend(player.milliseconds)
    return DealOutcome(
        number=number,
        gain=sum(gains) / len(gains),
        went_out=sum(report.went_out for report in reports) / len(reports),
        turns=sum(report.turns for report in reports),
        milliseconds=(tuple(times[0]), tuple(times[1])),
        replaced=tuple(replaced),
    )


def play_match(contest: Contest, number: int, maker: SeatMaker) -> MatchOutcome:
    """Play one match to its end, the first level on the side that the number names."""
    seating = contest.seating
    pair, turned = divmod(number, seating.sides)
    seeds = player_seeds(contest.seed - 1 - number, seating.players)
    # The matches of a group are dealt alike, each with the first level on another side.
    codes = deal_codes(contest.seed ^ (pair + 1) << 20)
    levels = contest.seats(turned)
    replaced: list[tuple[str, Lost]] = []
    with ExitStack() as stack:
        players = maker(levels, seeds, contest.limit, stack)
        for report in play_rounds(contest.rules, seating, players, codes, MOST_ROUNDS):
            replaced += ((levels[seat], why) for seat, why in report.replaced)
            if report.is_last:
                best = max(report.result.totals)
                winners = [side for side, total in enumerate(report.result.totals) if total == best]
                return MatchOutcome(number, (turned in winners) / len(winners), True, tuple(replaced))
    return MatchOutcome(number, 1 / seating.sides, False, tuple(replaced))


def outcomes_of(
    play: Callable[[Contest, int, SeatMaker], Outcome],
    contest: Contest,
    numbers: Sequence[int],
    maker: SeatMaker,
    executor: Executor | None,
) -> Iterator[Outcome]:
    """Play so many deals or matches, in this process or by any executor, and yield each as it is done."""
    if executor is None:
        for number in numbers:
            yield play(contest, number, maker)
        return
    futures = [executor.submit(play, contest, number, maker) for number in numbers]
    for future in as_completed(futures):
        yield future.result()


def mean_and_interval(values: Sequence[float]) -> tuple[float, float]:
    """Return the mean and half the width of its 95 % interval, which is infinite for a single value."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return mean, float("inf")
    variance = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, NORMAL_95 * sqrt(variance / len(values))


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which a share of the values lies; 0 for none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0
