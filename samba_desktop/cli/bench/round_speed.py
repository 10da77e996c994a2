"""`samba-desktop bench kernel`: the rounds that searching opponents imagine, beside the engine's."""

import argparse
import json

from samba_desktop.ai.fast import why_plain
from samba_desktop.ai.kernel_rules import LEFT_OUT, beyond_kernel
from samba_desktop.arena.kernel_speed import Speeds, kernel_speeds
from samba_desktop.cli.playing import check_counts
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.texts.language import ENGLISH


def bench_kernel(arguments: argparse.Namespace) -> str:
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
    return _as_json(speeds) if arguments.json else described(speeds)


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


def described(speeds: Speeds) -> str:
    """Describe the figures in lines, and what the kernel does without."""
    width = max(len(options) for options, _ in LEFT_OUT)
    times = speeds.plain / speeds.engine
    return "\n".join(
        [
            f"rule player in the engine: {speeds.engine:,.0f} rounds a second",
            f"plain kernel: {speeds.plain:,.0f} rounds a second, {times:.1f} times as many",
            _compiled(speeds),
            "",
            "What rounds in the kernel do without:",
            *(f"  {options:<{width}}  {what}" for options, what in LEFT_OUT),
        ]
    )


def _compiled(speeds: Speeds) -> str:
    if not speeds.compiled:
        assert why_plain is not None
        return f"The compiled kernel is not in use: {ENGLISH.told(why_plain)}."
    times = speeds.compiled / speeds.plain
    same = "the same answers" if speeds.alike else "DIFFERENT ANSWERS"
    return f"compiled kernel: {speeds.compiled:,.0f} rounds a second, {times:.1f} times the plain one, {same}"
