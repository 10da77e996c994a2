"""`samba-desktop simulate`: rounds between computer players without a window, and what came of them."""

import argparse
import json
import time
from collections.abc import Sequence
from contextlib import ExitStack

from msgspec import Struct

from samba_desktop.ai.names import LevelError
from samba_desktop.ai.seats import SeatError
from samba_desktop.ai.thought import NO_LIMIT, Lost
from samba_desktop.ai.typed import NOTHING_TYPED
from samba_desktop.arena.table_play import Chooser, RoundReport, deal_codes, play_rounds, player_seeds
from samba_desktop.cli.playing import Seats, check_counts, deal_seed
from samba_desktop.cli.rules_command import chosen_rules
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.actions import SIDE_LETTERS
from samba_desktop.engine.rule_checks import UnplayableError, check_playable
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating, is_command
from samba_desktop.texts.language import Language


class RoundsFigures(Struct, frozen=True):
    """What rounds came to."""

    rounds: int
    seconds: float
    points: tuple[float, ...]
    """For each side the mean of its points per round."""
    turns: float
    """Turns per round."""
    out: float
    """The share of rounds that ended by going out."""
    replaced: tuple[tuple[int, Lost], ...]
    """Where a simple action stood in for a seat, and why."""

    @property
    def rounds_per_second(self) -> float:
        """Return how many rounds were played in a second."""
        return self.rounds / self.seconds if self.seconds else 0.0


def simulate(arguments: argparse.Namespace, language: Language) -> str:
    """Play the rounds that the arguments ask for and tell what came of them.

    Raises Trouble with one sentence where they ask for what does not exist.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    levels = _levels(arguments.seats, seating.players)
    check_counts(arguments, "rounds")
    seed = deal_seed(arguments.seed, levels)
    with ExitStack() as stack:
        players = _players(levels, rules, seating, seed, stack)
        figures = measured(rules, seating, players, seed, arguments.rounds)
    if arguments.json:
        return _as_json(figures, levels, seed)
    texts = SimulationTexts(language)
    told = texts.told(figures, seating)
    return f"{told}\n{texts.again(seed)}" if any(map(is_command, levels)) else told


def measured(
    rules: Rules, seating: Seating, players: Sequence[Chooser], seed: int, rounds: int
) -> RoundsFigures:
    """Play rounds and measure them."""
    began = time.perf_counter()
    reports: list[RoundReport] = list(play_rounds(rules, seating, players, deal_codes(seed), rounds))
    seconds = time.perf_counter() - began
    return RoundsFigures(
        rounds=rounds,
        seconds=seconds,
        points=tuple(
            sum(report.points[side] for report in reports) / rounds for side in range(seating.sides)
        ),
        turns=sum(report.turns for report in reports) / rounds,
        out=sum(report.went_out for report in reports) / rounds,
        replaced=tuple(one for report in reports for one in report.replaced),
    )


def checked_rules(text: str, folder: str | None) -> Rules:
    """Find the rules that are meant.

    Raises Trouble with one sentence.
    """
    try:
        return chosen_rules(text, folder).rules
    except Trouble as trouble:
        raise Trouble("--rules: {why}", why=trouble) from None


def checked_seating(rules: Rules, players: int, shape: str | None) -> Seating:
    """Find the table that is meant, and look whether the rules can be played there.

    Raises Trouble with one sentence.
    """
    shapes = rules.shapes(players)
    if not shapes:
        counts = ", ".join(map(str, sorted(rules.deck.player_counts)))
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "--players: {players} players are not possible; there can be {counts}."
            ),
            players=players,
            counts=counts,
        )
    if shape is not None and Shape(shape) not in shapes:
        possible = ", ".join(one.value for one in shapes)
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "--shape: {shape} is not possible for {players} players; there is {possible}."
            ),
            shape=shape,
            players=players,
            possible=possible,
        )
    try:
        check_playable(rules, players)
    except UnplayableError as error:
        raise Trouble("--rules: {why}", why=error) from None
    return Seating(players, Shape(shape) if shape else shapes[0])


def _levels(text: str, players: int) -> tuple[str, ...]:
    levels = tuple(part.strip() for part in _parts(text))
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "--seats: {levels} levels do not fit {players} players; give one, or one for each."
            ),
            levels=len(levels),
            players=players,
        )
    return levels


def _parts(text: str) -> list[str]:
    """Split at commas that do not stand between quotation marks."""
    parts, quote = [""], ""
    for sign in text:
        if sign == quote:
            quote = ""
        elif not quote and sign in "\"'":
            quote = sign
        if sign == "," and not quote:
            parts.append("")
        else:
            parts[-1] += sign
    return parts


def _players(
    levels: tuple[str, ...], rules: Rules, seating: Seating, seed: int, stack: ExitStack
) -> list[Chooser]:
    try:
        seats = Seats(rules, seating, NOTHING_TYPED.noting(levels))
        return seats(levels, player_seeds(seed, seating.players), NO_LIMIT, stack)
    except (LevelError, SeatError) as error:
        raise Trouble("--seats: {why}", why=error) from None


def _as_json(figures: RoundsFigures, levels: tuple[str, ...], seed: int) -> str:
    return json.dumps(
        {
            "seed": seed,
            "rounds": figures.rounds,
            "seats": levels,
            "points_per_round": {
                SIDE_LETTERS[side]: round(mean, 1) for side, mean in enumerate(figures.points)
            },
            "rounds_per_second": round(figures.rounds_per_second, 1),
            "turns_per_round": round(figures.turns, 2),
            "share_going_out": round(figures.out, 4),
            "replaced": [{"seat": seat + 1, "why": str(why)} for seat, why in figures.replaced],
        },
        indent=1,
    )


class SimulationTexts:
    """What is told of simulated rounds, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("SimulationTexts", text, n, **gaps)

    def again(self, seed: int) -> str:
        """Tell how the same deals are played again."""
        return self.tr("these deals again: --seed {seed}", seed=str(seed))

    def told(self, figures: RoundsFigures, seating: Seating) -> str:
        """Tell the figures in lines."""
        number, decimal = self._language.number, self._language.decimal
        lines = [
            self.tr(
                "%n round(s), {players} players, {shape}",
                "",
                figures.rounds,
                players=seating.players,
                shape=seating.shape.value,
            )
        ]
        lines += [
            self.tr(
                "side {side}: {points} points a round", side=SIDE_LETTERS[side], points=number(round(mean))
            )
            for side, mean in enumerate(figures.points)
        ]
        lines += [
            self.tr("{turns} turns a round", turns=decimal(figures.turns)),
            self.tr("{percent} % of the rounds ended by going out", percent=decimal(100 * figures.out)),
            self.tr("{rounds} rounds a second", rounds=decimal(figures.rounds_per_second)),
        ]
        lines += [
            self.tr(
                "seat {seat}: a simple action stood in ({why})",
                seat=seat + 1,
                why=self._language.told(why),
            )
            for seat, why in figures.replaced
        ]
        return "\n".join(lines)
