"""`samba-desktop bench`: how fast parts of the game are, as ratios to a baseline of the same run."""

import argparse
import json

from samba_desktop.ai.fast import why_plain
from samba_desktop.ai.laws import LEFT_OUT, beyond_kernel
from samba_desktop.arena.kernel_speed import Speeds, kernel_speeds
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP


def bench_kernel(arguments: argparse.Namespace) -> str:
    """Measure the kernel of the search.

    Raises Trouble with one sentence where the rules do not exist or the kernel cannot play them.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    if arguments.rounds < 1:
        raise Trouble(QT_TRANSLATE_NOOP("Trouble", "--{option}: at least one is needed."), option="rounds")
    beyond = beyond_kernel(rules, seating)
    if beyond:
        raise Trouble(
            f"The kernel cannot obey {beyond} as it is set here, so hard and expert play as medium."
        )
    speeds = kernel_speeds(rules, seating, arguments.rounds, arguments.seed)
    return _as_json(speeds) if arguments.json else _as_text(speeds)


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


def _as_text(speeds: Speeds) -> str:
    lines = [
        f"rule player in the engine: {speeds.engine:.0f} rounds a second",
        f"plain kernel: {speeds.plain:.0f} rounds a second, {speeds.plain / speeds.engine:.1f} times as many",
    ]
    if speeds.compiled:
        times = speeds.compiled / speeds.plain
        same = "the same answers" if speeds.alike else "DIFFERENT ANSWERS"
        lines.append(
            f"compiled kernel: {speeds.compiled:.0f} rounds a second, {times:.1f} times the plain one, {same}"
        )
    else:
        lines.append(f"The compiled kernel is not in use: {why_plain}.")
    lines += ["", "What rounds in the kernel do without:"]
    width = max(len(options) for options, _ in LEFT_OUT)
    lines += [f"  {options:<{width}}  {what}" for options, what in LEFT_OUT]
    return "\n".join(lines)
