"""`samba-desktop bench table`: how fast the table is beside a bare graphics view."""

import argparse
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from samba_desktop.cli.bench.parts import (
    IDLE_SECONDS,
    BenchProcesses,
    Figures,
    check_unfrozen,
    machine_load,
    rounded,
)
from samba_desktop.cli.playing import check_counts

SCREENS = (("1080p", 1920, 1080), ("4K", 3840, 2160))
"""Name, width and height in points of the screen."""
SCALES = (1, 2)
FRAME_AIMS = {"1080p": 8.0, "4K": 16.0}
"""Milliseconds."""
START_AIM, STALL_AIM, LATE_AIM = 2.2, 50.0, 16.0
"""Times the bare view; milliseconds; milliseconds."""


class TableSpeeds(Struct, frozen=True):
    """All that was measured."""

    start: Figures
    bare_start: Figures
    pictures: dict[str, float] | None
    """Milliseconds until each program is seen on the X screen; None where there is none."""
    frames: dict[str, dict[str, Figures]]
    """By screen and scale: the table, the bare view, and both painted as a whole."""
    match: Figures
    bare_loop: Figures
    load: float
    """The processes that were ready on this machine on average, these among them."""


def bench_table(arguments: argparse.Namespace) -> str:
    """Measure the table.

    Raises Trouble with one sentence where a part cannot be measured.
    """
    check_unfrozen()
    check_counts(arguments, "repeats", "frames")
    with tempfile.TemporaryDirectory(prefix="samba-bench-") as folder:
        parts = BenchProcesses(Path(folder))
        game, bare = parts.starts(arguments.repeats)
        found = TableSpeeds(
            game,
            bare,
            parts.pictures(arguments.repeats),
            {
                f"{name} scale {scale}": parts.frames(width, height, scale, arguments.frames)
                for name, width, height in SCREENS
                for scale in SCALES
            },
            parts.told(["--part", "match", "--target", str(arguments.target)]),
            parts.told(["--part", "bare", "--seconds", str(IDLE_SECONDS)]),
            machine_load(),
        )
    return as_json(found) if arguments.json else described(found)


def as_json(found: TableSpeeds) -> str:
    """Write all figures as JSON, each beside the bare view's."""
    frames = {
        name: {
            **one,
            "worked_to_bare": _ratio(one["table"], one["bare"], "worked_ms"),
            "whole_to_bare": _ratio(one["whole"], one["bare_whole"], "worked_ms"),
            "aim_ms": FRAME_AIMS[name.split()[0]],
        }
        for name, one in found.frames.items()
    }
    start = {
        "game": found.start,
        "bare": found.bare_start,
        "wall_to_bare": _ratio(found.start, found.bare_start, "wall_ms"),
        "worked_to_bare": _ratio(found.start, found.bare_start, "worked_ms"),
        "memory_to_bare": _ratio(found.start, found.bare_start, "memory_mb"),
        "aim": START_AIM,
    }
    stalls = {
        "match": found.match,
        "bare": found.bare_loop,
        "most_to_bare": _ratio(found.match, found.bare_loop, "most_unqueued_ms"),
        "memory_to_bare": _ratio(found.match, found.bare_loop, "memory_mb"),
        "aim_most_ms": STALL_AIM,
        "aim_of_99_9_ms": LATE_AIM,
    }
    figures = {
        "load": found.load,
        "start": start,
        "seen_on_screen_ms": found.pictures,
        "frames": frames,
        "stalls": stalls,
    }
    return json.dumps(rounded(figures), indent=1)


def _ratio(one: Figures, other: Figures, name: str) -> float | None:
    return one[name] / other[name] if one[name] and other[name] else None


def described(found: TableSpeeds) -> str:
    """Describe what matters in lines."""
    lines = [
        f"load of the machine: {found.load:.1f}",
        _start(found.start, found.bare_start),
        _pictures(found.pictures),
        *(_frames(name, one, FRAME_AIMS[name.split()[0]]) for name, one in found.frames.items()),
        _stalls(found.match, found.bare_loop),
    ]
    if found.start["memory_mb"] is not None:
        times = _times(found.start, found.bare_start, "memory_mb")
        lines.append(
            f"memory: {found.start['memory_mb']:.0f} MB with the first table, {times} the bare view's; "
            f"{found.match['memory_mb']:.0f} MB after the match"
        )
    return "\n".join(lines)


def _start(start: Figures, bare: Figures) -> str:
    return (
        f"first painted table after the start: {start['wall_ms']:.0f} ms, {_times(start, bare, 'wall_ms')} "
        f"a bare view's {bare['wall_ms']:.0f} (aim {START_AIM}); of the processor's time "
        f"{start['worked_ms']:.0f} ms, {_times(start, bare, 'worked_ms')} {bare['worked_ms']:.0f}"
    )


def _pictures(found: Mapping[str, float] | None) -> str:
    if found is None:
        return "first picture on the screen: not measured, as there is no X screen (`xvfb-run` gives one)"
    kpatience = f"{found['kpatience']:.0f}" if "kpatience" in found else "not installed"
    return (
        f"first picture on the screen, seen from outside: {found['game']:.0f} ms (aim: no later than "
        f"KPatience); KPatience {kpatience}; a bare view {found['bare']:.0f}"
    )


def _frames(name: str, one: Mapping[str, Figures], aim: float) -> str:
    table, bare = one["table"], one["bare"]
    return (
        f"a frame at {name}: {table['worked_ms']:.2f} ms (aim {aim:.0f}), 95 % under "
        f"{table['most_of_95_ms']:.1f} ms, {_times(table, bare, 'worked_ms')} the bare view's; the whole "
        f"table {one['whole']['worked_ms']:.1f} ms"
    )


def _stalls(match: Figures, idle: Figures) -> str:
    return (
        f"a match of {match['rounds']:.0f} rounds, {match['ticks']:,.0f} ticks: the longest stall "
        f"{match['most_unqueued_ms']:.1f} ms (aim {STALL_AIM:.0f}), 99.9 % under "
        f"{match['of_99_9_unqueued_ms']:.1f} ms (aim {LATE_AIM:.0f}); a bare view: "
        f"{idle['most_unqueued_ms']:.1f} ms; with the waits for a busy processor {match['most_ms']:.1f} ms"
    )


def _times(one: Figures, other: Figures, name: str) -> str:
    ratio = _ratio(one, other, name)
    return "unknown times" if ratio is None else f"{ratio:.2f} times"
