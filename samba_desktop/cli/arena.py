"""`samba-desktop arena` and `tune`: two strengths on the same deals, and a search for better numbers."""

import argparse
import json
from collections.abc import Sequence
from concurrent.futures import Executor

from msgspec import Struct
from msgspec.structs import replace
from tqdm import tqdm

from samba_desktop.ai.names import LevelError
from samba_desktop.ai.seats import SeatError
from samba_desktop.ai.thought import Limit, Lost
from samba_desktop.ai.typed import NOTHING_TYPED
from samba_desktop.arena.duplicate import (
    MOST_ROUNDS,
    Contest,
    DealOutcome,
    MatchOutcome,
    mean_and_interval,
    outcomes_of,
    percentile,
    play_deal,
    play_match,
)
from samba_desktop.arena.tuning import TUNABLE, Deals, Schedule, Tuned, confirmed, tuned
from samba_desktop.cli.playing import Seats, check_counts, check_level, deal_seed, workers
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import is_command
from samba_desktop.texts.language import ENGLISH, Language

USUAL, SLOWEST = 0.5, 0.99
STRETCH = 20
"""Deals from one look at the interval to the next, where it decides how many are played."""


class Extent(Struct, frozen=True):
    """How much is played."""

    deals: int
    matches: int = 0
    until_clear: bool = False
    """No more deals than it takes for the interval to leave out nought. Who looks so often is misled by
    chance a little more often than in 5 of 100 cases."""


class ArenaFigures(Struct, frozen=True):
    """What a contest came to."""

    deals: tuple[DealOutcome, ...]
    matches: tuple[MatchOutcome, ...]

    @property
    def replaced(self) -> list[tuple[str, Lost]]:
        """Return where a simple action stood in: the level, and why."""
        of_deals = [one for deal in self.deals for one in deal.replaced]
        return of_deals + [one for match in self.matches for one in match.replaced]

    @property
    def left(self) -> int:
        """Count the matches that came to no end."""
        return sum(not match.is_over for match in self.matches)


def arena(arguments: argparse.Namespace, language: Language) -> str:
    """Play the contest that the arguments ask for and tell what came of it.

    Raises Trouble with one sentence where they ask for what does not exist.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    check_counts(arguments, "deals", "jobs")
    if arguments.matches < 0:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "--{option}: a number from 0 up is needed."), option="matches"
        )
    check_counts(arguments, "samples")
    try:
        for level in arguments.levels:
            check_level(level)
    except LevelError as error:
        raise Trouble("{why}", why=error) from None
    first, second = arguments.levels
    seed = deal_seed(arguments.seed, arguments.levels)
    contest = Contest(rules, seating, (first, second), seed, Limit(samples=arguments.samples))
    try:
        with workers(arguments.jobs) as executor:
            extent = Extent(arguments.deals, arguments.matches, arguments.until_clear)
            figures = measured(contest, extent, executor, bars=ContestTexts(language))
    except SeatError as error:
        raise Trouble("{why}", why=error) from None
    return as_json(contest, figures) if arguments.json else as_text(contest, figures, language)


def measured(
    contest: Contest, extent: Extent, executor: Executor | None = None, *, bars: "ContestTexts | None" = None
) -> ArenaFigures:
    """Play deals and matches by any executor of `concurrent.futures`, or in this process where it is None.

    With `bars` it is shown how far the work has come, with these words, where somebody may be looking.
    """
    maker = Seats(contest.rules, contest.seating, NOTHING_TYPED.noting(contest.levels))
    hidden, words = None if bars else True, bars or ContestTexts(ENGLISH)
    stretch = STRETCH if extent.until_clear else extent.deals
    found: list[DealOutcome] = []
    with tqdm(total=extent.deals, unit=words.deal(), disable=hidden) as shown:
        for begin in range(0, extent.deals, stretch):
            numbers = range(begin, min(extent.deals, begin + stretch))
            for outcome in outcomes_of(play_deal, contest, numbers, maker, executor):
                found.append(outcome)
                shown.update()
            if extent.until_clear and _is_clear(found):
                break
    played = outcomes_of(play_match, contest, range(extent.matches), maker, executor)
    won = list(
        tqdm(played, total=extent.matches, unit=words.match(), disable=hidden if extent.matches else True)
    )
    found.sort(key=lambda one: one.number)
    won.sort(key=lambda one: one.number)
    return ArenaFigures(tuple(found), tuple(won))


def _is_clear(deals: Sequence[DealOutcome]) -> bool:
    gain, interval = mean_and_interval([deal.gain for deal in deals])
    return abs(gain) > interval


def as_json(contest: Contest, figures: ArenaFigures) -> str:
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
            "matches_left": figures.left,
            "share_going_out": round(_mean([deal.went_out for deal in figures.deals]), 4),
            "ms_a_turn": [
                {
                    "level": level,
                    "p50": round(percentile(ms, USUAL), 2),
                    "p99": round(percentile(ms, SLOWEST), 2),
                }
                for level, ms in zip(contest.levels, times, strict=True)
            ],
            "replaced": [{"level": level, "why": str(why)} for level, why in figures.replaced],
        },
        indent=1,
    )


def as_text(contest: Contest, figures: ArenaFigures, language: Language = ENGLISH) -> str:
    """Write the figures in lines."""
    return ContestTexts(language).told(contest, figures)


class ContestTexts:
    """What is told of a contest, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("ContestTexts", text, n, **gaps)

    def deal(self) -> str:
        """Name what is counted while deals are played."""
        return self.tr("deal", "as a unit: so many deals a second")

    def match(self) -> str:
        """Name what is counted while matches are played."""
        return self.tr("match", "as a unit: so many matches a second")

    def told(self, contest: Contest, figures: ArenaFigures) -> str:
        """Tell the figures in lines."""
        decimal = self._language.decimal
        lines = [self._gain(contest, figures)]
        if figures.matches:
            won = sum(match.won for match in figures.matches)
            lines.append(
                self.tr(
                    "{level} won {won} of {matches} matches",
                    level=contest.levels[0],
                    won=decimal(won, 0 if won == int(won) else 1),
                    matches=len(figures.matches),
                )
            )
        if figures.left:
            lines.append(
                self.tr(
                    "matches without a winner after {rounds} rounds: {count}",
                    rounds=MOST_ROUNDS,
                    count=figures.left,
                )
            )
        out = _mean([deal.went_out for deal in figures.deals])
        lines.append(self.tr("{percent} % of the rounds ended by going out", percent=decimal(100 * out)))
        lines += [
            self.tr(
                "{level}: {usual} ms a turn, 99 % under {slowest} ms",
                level=level,
                usual=decimal(percentile(ms, USUAL)),
                slowest=decimal(percentile(ms, SLOWEST)),
            )
            for level, ms in zip(contest.levels, _times(figures), strict=True)
        ]
        lines += [
            self.tr(
                "{level}: a simple action stood in ({why})",
                level=level,
                why=self._language.told(why),
            )
            for level, why in figures.replaced
        ]
        if any(map(is_command, contest.levels)):
            lines.append(self.tr("these deals again: --seed {seed}", seed=str(contest.seed)))
        return "\n".join(lines)

    def _gain(self, contest: Contest, figures: ArenaFigures) -> str:
        first, second = contest.levels
        decimal, deals = self._language.decimal, len(figures.deals)
        gain, interval = mean_and_interval([deal.gain for deal in figures.deals])
        told = decimal(gain, 0, signed=True)
        return self.tr(
            "{first} against {second}: {gain} points a round, %n deal(s), {rounds} rounds",
            "",
            deals,
            first=first,
            second=second,
            gain=f"{told} ± {decimal(interval, 0)} (95 %)" if deals > 1 else told,
            rounds=deals * contest.seating.sides,
        )


def _times(figures: ArenaFigures) -> tuple[list[float], list[float]]:
    first = [one for deal in figures.deals for one in deal.milliseconds[0]]
    second = [one for deal in figures.deals for one in deal.milliseconds[1]]
    return first, second


def _mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


LEAST_CANDIDATES = 4


def tune(arguments: argparse.Namespace) -> str:
    """Search for better numbers and tell what came of it.

    Raises Trouble with one sentence where that is not possible.
    """
    games = [checked_rules(name, arguments.data_dir) for name in arguments.rules]
    deals = tuple(
        Deals(
            rules,
            checked_seating(rules, arguments.players, arguments.shape),
            arguments.deals,
            arguments.seed,
        )
        for rules in games
    )
    for name, least in (("generations", 1), ("candidates", LEAST_CANDIDATES), ("deals", 1), ("fresh", 2)):
        if getattr(arguments, name) < least:
            raise Trouble(
                QT_TRANSLATE_NOOP("Trouble", "--{option}: at least {least} is needed."),
                option=name,
                least=least,
            )
    what = TUNABLE[arguments.what]()
    if arguments.only:
        what = _narrowed(what, arguments.only)
    course = Schedule(arguments.generations, arguments.candidates, deals)
    with workers(arguments.jobs) as executor:
        try:
            search = tuned(what, course, executor)
        except ImportError:
            raise Trouble(
                QT_TRANSLATE_NOOP(
                    "Trouble", "tune: this needs the package cma, which comes with “{command}”."
                ),
                command="pip install samba-desktop[tuning]",
            ) from None
        generations = list(tqdm(search, total=course.generations, unit="generation"))
    numbers = generations[-1].mean
    lines = [f"{name} = {value:.3g}  (was {what.start[name]:g})" for name, value in numbers.items()]
    for name, one in zip(arguments.rules, deals, strict=True):
        gain, interval = confirmed(what, numbers, replace(one, count=arguments.fresh))
        lines.append(
            f"{name}: {gain:+.0f} ± {interval:.0f} (95 %) points a round on {arguments.fresh} fresh deals"
        )
    return "\n".join(lines)


def _narrowed(what: Tuned, names: Sequence[str]) -> Tuned:
    try:
        return what.only(names)
    except KeyError as error:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "--only: “{name}” is none of the numbers; they are {names}."),
            name=error.args[0],
            names=", ".join(what.start),
        ) from None
