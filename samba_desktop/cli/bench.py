"""`samba-desktop bench`: how fast parts of the game are, as ratios to a baseline of the same run."""

import argparse
import json

from samba_desktop.ai.fast import why_plain
from samba_desktop.ai.kernel_rules import LEFT_OUT, beyond_kernel
from samba_desktop.arena.kernel_speed import Speeds, kernel_speeds
from samba_desktop.cli.counts import check_counts
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import Language


def bench_kernel(arguments: argparse.Namespace, language: Language) -> str:
    """Measure the kernel of the search.

    Raises Trouble with one sentence where the rules do not exist or the kernel cannot play them.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    check_counts(arguments, "rounds")
    beyond = beyond_kernel(rules, seating)
    if beyond:
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble",
                "The kernel cannot obey {option} as it is set here, so hard and expert play as medium.",
            ),
            option=beyond,
        )
    speeds = kernel_speeds(rules, seating, arguments.rounds, arguments.seed)
    return _as_json(speeds) if arguments.json else KernelTexts(language).told(speeds)


def _as_json(speeds: Speeds) -> str:
    return json.dumps(
        {
            "engine_rounds_per_second": round(speeds.engine, 1),
            "plain_rounds_per_second": round(speeds.plain, 1),
            "compiled_rounds_per_second": round(speeds.compiled, 1) if speeds.compiled else None,
            "plain_to_engine": round(speeds.plain / speeds.engine, 2),
            "compiled_to_plain": round(speeds.compiled / speeds.plain, 2) if speeds.compiled else None,
            "turns_per_round": round(speeds.turns, 2),
            "alike": speeds.alike,
            "compiled": not why_plain,
            "left_out": [{"options": options, "what": what} for options, what in LEFT_OUT],
        },
        indent=1,
    )


class KernelTexts:
    """What is told of the kernel's speed, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("KernelTexts", text, n, **gaps)

    def told(self, speeds: Speeds) -> str:
        """Tell the figures in lines, and what the kernel does without."""
        number, decimal = self._language.number, self._language.decimal
        lines = [
            self.tr(
                "rule player in the engine: {rounds} rounds a second", rounds=number(round(speeds.engine))
            ),
            self.tr(
                "plain kernel: {rounds} rounds a second, {times} times as many",
                rounds=number(round(speeds.plain)),
                times=decimal(speeds.plain / speeds.engine),
            ),
            self._compiled(speeds),
            "",
            self.tr("What rounds in the kernel do without:"),
        ]
        width = max(len(options) for options, _ in LEFT_OUT)
        lines += [
            f"  {options:<{width}}  {self._language.say('KernelTexts', what)}" for options, what in LEFT_OUT
        ]
        return "\n".join(lines)

    def _compiled(self, speeds: Speeds) -> str:
        if not speeds.compiled:
            assert why_plain is not None
            why = self._language.told(why_plain)
            return self.tr("The compiled kernel is not in use: {why}.", why=why)
        return self.tr(
            "compiled kernel: {rounds} rounds a second, {times} times the plain one, {same}",
            rounds=self._language.number(round(speeds.compiled)),
            times=self._language.decimal(speeds.compiled / speeds.plain),
            same=self.tr("the same answers") if speeds.alike else self.tr("DIFFERENT ANSWERS"),
        )
