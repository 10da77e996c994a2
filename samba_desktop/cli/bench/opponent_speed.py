"""`samba-desktop bench opponents`: turns in the window while cards fly, and what they cost its event loop."""

import argparse
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.ai.fast import why_plain
from samba_desktop.cli.bench.parts import (
    IDLE_SECONDS,
    BenchProcesses,
    Figures,
    check_unfrozen,
    machine_load,
    rounded,
)
from samba_desktop.cli.playing import check_counts
from samba_desktop.engine.table import LEVEL_NAMES
from samba_desktop.texts.language import ENGLISH

AIMS = MappingProxyType({"easy": 20.0, "medium": 20.0, "hard": 400.0, "expert": 1500.0})
"""Milliseconds that 99 of 100 turns keep within."""


class TurnSpeeds(Struct, frozen=True):
    """All that was measured."""

    levels: Mapping[str, Figures]
    bare_loop: Figures
    load: float
    """The processes that were ready on this machine on average, these among them."""


def bench_opponents(arguments: argparse.Namespace) -> str:
    """Measure the opponents of each level in the window, four at a table.

    Raises Trouble with one sentence where a part cannot be measured.
    """
    check_unfrozen()
    check_counts(arguments, "turns")
    with tempfile.TemporaryDirectory(prefix="samba-bench-") as folder:
        parts = BenchProcesses(Path(folder))
        levels = {
            level: parts.told(["--part", "turns", "--level", level, "--turns", str(arguments.turns)])
            for level in LEVEL_NAMES
        }
        bare = parts.told(["--part", "bare", "--seconds", str(IDLE_SECONDS)])
        found = TurnSpeeds(levels, bare, machine_load())
    return as_json(found) if arguments.json else described(found)


def as_json(found: TurnSpeeds) -> str:
    """Write all figures as JSON, with the aims and beside the bare view's."""
    levels = {
        level: {
            **one,
            "aim_p99_ms": AIMS[level],
            "stall_to_bare": one["most_unqueued_ms"] / found.bare_loop["most_unqueued_ms"],
        }
        for level, one in found.levels.items()
    }
    figures = {"load": found.load, "compiled": not why_plain, "levels": levels, "bare": found.bare_loop}
    return json.dumps(rounded(figures), indent=1)


def described(found: TurnSpeeds) -> str:
    """Describe what matters in lines."""
    lines = [f"load of the machine: {found.load:.1f}"]
    lines += [_level(level, one) for level, one in found.levels.items()]
    lines += [
        f"{level}: a simple action stood in {one['replaced']:.0f} time(s)"
        for level, one in found.levels.items()
        if one["replaced"]
    ]
    lines.append(f"a bare view: the longest stall {found.bare_loop['most_unqueued_ms']:.1f} ms")
    if why_plain:
        lines.append(f"The compiled kernel is not in use: {ENGLISH.told(why_plain)}.")
    return "\n".join(lines)


def _level(level: str, one: Figures) -> str:
    return (
        f"{level}, {one['turns']:.0f} turn(s): half answered within {one['p50_ms']:.1f} ms, 99 % within "
        f"{one['p99_ms']:.1f} ms (aim {AIMS[level]:,.0f}), for which the opponent worked "
        f"{one['worked_p99_ms']:.1f} ms; the longest stall of the window {one['most_unqueued_ms']:.1f} ms, "
        f"99.9 % under {one['of_99_9_unqueued_ms']:.1f} ms"
    )
