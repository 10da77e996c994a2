"""`samba-desktop arena`: two strengths against each other on the same deals, with what chance explains."""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import nullcontext
from dataclasses import dataclass
from multiprocessing import get_context

from tqdm import tqdm

from samba_desktop.ai.limit import Limit
from samba_desktop.ai.names import LevelError
from samba_desktop.ai.seats import SeatError
from samba_desktop.arena.duplicate import (
    Contest,
    DealOutcome,
    MatchOutcome,
    mean_and_interval,
    outcomes_of,
    percentile,
    play_deal,
    play_match,
)
from samba_desktop.cli.seating import Seats, check_level
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP

USUAL, SLOWEST = 0.5, 0.99
STRETCH = 20
"""Deals from one look at the interval to the next, where it decides how many are played."""


@dataclass(frozen=True, slots=True)
class Extent:
    """How much is played."""

    deals: int
    matches: int = 0
    until_clear: bool = False
    """No more deals than it takes for the interval to leave out nought. Who looks so often is misled by
    chance a little more often than in 5 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What a contest came to."""

    deals: tuple[DealOutcome, ...]
    matches: tuple[MatchOutcome, ...]


def arena(arguments: argparse.Namespace) -> str:
    """Play the contest that the arguments ask for and tell what came of it.

    Raises Trouble with one sentence where they ask for what does not exist.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    for name in ("deals", "jobs"):
        if getattr(arguments, name) < 1:
            raise Trouble(QT_TRANSLATE_NOOP("Trouble", "--{option}: at least one is needed."), option=name)
    if arguments.matches < 0:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "--{option}: a number from 0 up is needed."), option="matches"
        )
    if arguments.samples is not None and arguments.samples < 1:
        raise Trouble(QT_TRANSLATE_NOOP("Trouble", "--{option}: at least one is needed."), option="samples")
    try:
        for level in arguments.levels:
            check_level(level)
    except (LevelError, SeatError) as error:
        raise Trouble(str(error)) from None
    first, second = arguments.levels
    contest = Contest(rules, seating, (first, second), arguments.seed, Limit(samples=arguments.samples))
    pool = (
        ProcessPoolExecutor(arguments.jobs, mp_context=get_context("spawn"))
        if arguments.jobs > 1
        else nullcontext()
    )
    try:
        with pool as executor:
            extent = Extent(arguments.deals, arguments.matches, arguments.until_clear)
            figures = measured(contest, extent, executor, bar=True)
    except SeatError as error:
        raise Trouble(str(error)) from None
    return as_json(contest, figures) if arguments.json else as_text(contest, figures)


def measured(
    contest: Contest, extent: Extent, executor: Executor | None = None, *, bar: bool = False
) -> Figures:
    """Play deals and matches by any executor of `concurrent.futures`, or in this process where it is None."""
    maker = Seats(contest.rules, contest.seating)
    hidden = None if bar else True
    stretch = STRETCH if extent.until_clear else extent.deals
    found: list[DealOutcome] = []
    with tqdm(total=extent.deals, unit="deal", disable=hidden) as shown:
        for begin in range(0, extent.deals, stretch):
            numbers = range(begin, min(extent.deals, begin + stretch))
            for outcome in outcomes_of(play_deal, contest, numbers, maker, executor):
                found.append(outcome)
                shown.update()
            if extent.until_clear and _is_clear(found):
                break
    played = outcomes_of(play_match, contest, range(extent.matches), maker, executor)
    won = list(tqdm(played, total=extent.matches, unit="match", disable=hidden if extent.matches else True))
    found.sort(key=lambda one: one.number)
    won.sort(key=lambda one: one.number)
    return Figures(tuple(found), tuple(won))


def _is_clear(deals: Sequence[DealOutcome]) -> bool:
    gain, interval = mean_and_interval([deal.gain for deal in deals])
    return abs(gain) > interval


def as_json(contest: Contest, figures: Figures) -> str:
    """Write the figures as JSON."""
    gain, interval = mean_and_interval([deal.gain for deal in figures.deals])
    times = _times(figures)
    return json.dumps(
        {
            "levels": contest.levels,
            "players": contest.seating.players,
            "shape": contest.seating.shape.value,
            "seed": contest.seed,
            "samples": contest.limit.samples,
            "deals": len(figures.deals),
            "points_a_round": round(gain, 1),
            "interval_95": round(interval, 1) if len(figures.deals) > 1 else None,
            "matches": len(figures.matches),
            "matches_won": sum(match.won for match in figures.matches),
            "share_going_out": round(_mean([deal.went_out for deal in figures.deals]), 4),
            "ms_a_turn": [
                {
                    "level": level,
                    "p50": round(percentile(ms, USUAL), 2),
                    "p99": round(percentile(ms, SLOWEST), 2),
                }
                for level, ms in zip(contest.levels, times, strict=True)
            ],
            "replaced": [
                {"level": level, "why": why} for deal in figures.deals for level, why in deal.replaced
            ],
        },
        indent=1,
    )


def as_text(contest: Contest, figures: Figures) -> str:
    """Write the figures in lines."""
    first, second = contest.levels
    gain, interval = mean_and_interval([deal.gain for deal in figures.deals])
    spread = f" ± {interval:.0f} (95 %)" if len(figures.deals) > 1 else ""
    rounds = len(figures.deals) * contest.seating.sides
    played = f"{len(figures.deals)} deals, {rounds} rounds"
    lines = [f"{first} against {second}: {gain:+.0f}{spread} points a round, {played}"]
    if figures.matches:
        won = sum(match.won for match in figures.matches)
        lines.append(f"{first} won {won:g} of {len(figures.matches)} matches")
    lines.append(f"{_mean([deal.went_out for deal in figures.deals]):.1%} of the rounds ended by going out")
    for level, ms in zip(contest.levels, _times(figures), strict=True):
        lines.append(
            f"{level}: {percentile(ms, USUAL):.1f} ms a turn, 99 % under {percentile(ms, SLOWEST):.1f} ms"
        )
    lines += [
        f"{level}: a simple action stood in ({why})" for deal in figures.deals for level, why in deal.replaced
    ]
    return "\n".join(lines)


def _times(figures: Figures) -> tuple[list[float], list[float]]:
    first = [one for deal in figures.deals for one in deal.milliseconds[0]]
    second = [one for deal in figures.deals for one in deal.milliseconds[1]]
    return first, second


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)
