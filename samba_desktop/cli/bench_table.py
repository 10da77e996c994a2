"""`samba-desktop bench table`: how fast the table is beside a bare graphics view.

What is measured inside each process stands in `samba_desktop.ui.speed`; here it is run.
"""

import argparse
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from samba_desktop.cli.bench_parts import (
    IDLE_SECONDS,
    Figures,
    Parts,
    check_unfrozen,
    machine_load,
    rounded,
)
from samba_desktop.cli.counts import check_counts
from samba_desktop.texts.language import Language

SCREENS = (("1080p", 1920, 1080), ("4K", 3840, 2160))
"""Name, width and height in points of the screen."""
SCALES = (1, 2)
FRAME_AIMS = {"1080p": 8.0, "4K": 16.0}
"""Milliseconds."""
START_AIM, STALL_AIM, LATE_AIM = 2.2, 50.0, 16.0
"""Times the bare view; milliseconds; milliseconds."""


class Table(Struct, frozen=True):
    """All that was measured."""

    start: Figures
    bare_start: Figures
    frames: dict[str, dict[str, Figures]]
    """By screen and scale: the table, the bare view, and both painted as a whole."""
    match: Figures
    bare_loop: Figures
    load: float
    """The processes that were ready on this machine on average, these among them."""


def bench_table(arguments: argparse.Namespace, language: Language) -> str:
    """Measure the table.

    Raises Trouble with one sentence where a part cannot be measured.
    """
    check_unfrozen()
    check_counts(arguments, "repeats", "frames")
    with tempfile.TemporaryDirectory(prefix="samba-bench-") as folder:
        parts = Parts(Path(folder))
        game, bare = parts.starts(arguments.repeats)
        found = Table(
            game,
            bare,
            {
                f"{name} scale {scale}": parts.frames(width, height, scale, arguments.frames)
                for name, width, height in SCREENS
                for scale in SCALES
            },
            parts.told(["--part", "match", "--target", str(arguments.target)]),
            parts.told(["--part", "bare", "--seconds", str(IDLE_SECONDS)]),
            machine_load(),
        )
    return told_as_json(found) if arguments.json else SpeedTexts(language).told(found)


def told_as_json(found: Table) -> str:
    """Tell all figures, each beside the bare view's."""
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
    told = {"load": found.load, "start": start, "frames": frames, "stalls": stalls}
    return json.dumps(rounded(told), indent=1)


def _ratio(one: Figures, other: Figures, name: str) -> float | None:
    return one[name] / other[name] if one[name] and other[name] else None


class SpeedTexts:
    """What is told of the table's speed, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("SpeedTexts", text, n, **gaps)

    def told(self, found: Table) -> str:
        """Tell what matters in lines."""
        decimal = self._language.decimal
        lines = [
            self.tr("load of the machine: {load}", load=decimal(found.load)),
            self._start(found.start, found.bare_start),
            *(self._frames(name, one, FRAME_AIMS[name.split()[0]]) for name, one in found.frames.items()),
            self._stalls(found.match, found.bare_loop),
        ]
        if found.start["memory_mb"] is not None:
            lines.append(
                self.tr(
                    "memory: {memory} MB with the first table, {times} the bare view's; {after} MB after the "
                    "match",
                    memory=round(found.start["memory_mb"]),
                    times=self._times(found.start, found.bare_start, "memory_mb"),
                    after=round(found.match["memory_mb"]),
                )
            )
        return "\n".join(lines)

    def _start(self, start: Figures, bare: Figures) -> str:
        return self.tr(
            "first painted table after the start: {ms} ms, {times} a bare view's {bare} (aim {aim}); of the "
            "processor's time {worked} ms, {worked_times} {bare_worked}",
            ms=round(start["wall_ms"]),
            times=self._times(start, bare, "wall_ms"),
            bare=round(bare["wall_ms"]),
            aim=self._language.decimal(START_AIM),
            worked=round(start["worked_ms"]),
            worked_times=self._times(start, bare, "worked_ms"),
            bare_worked=round(bare["worked_ms"]),
        )

    def _frames(self, name: str, one: Mapping[str, Figures], aim: float) -> str:
        table, bare, decimal = one["table"], one["bare"], self._language.decimal
        return self.tr(
            "a frame at {screen}: {ms} ms (aim {aim}), 95 % under {most} ms, {times} the bare view's; the "
            "whole table {whole} ms",
            screen=name,
            ms=decimal(table["worked_ms"], 2),
            aim=round(aim),
            most=decimal(table["most_of_95_ms"]),
            times=self._times(table, bare, "worked_ms"),
            whole=decimal(one["whole"]["worked_ms"]),
        )

    def _stalls(self, match: Figures, idle: Figures) -> str:
        decimal = self._language.decimal
        return self.tr(
            "a match of {rounds} rounds, {ticks} ticks: the longest stall {most} ms (aim {stall_aim}), 99.9 "
            "% under {late} ms (aim {late_aim}); a bare view: {bare} ms; with the waits for a busy processor "
            "{waited} ms",
            rounds=round(match["rounds"]),
            ticks=round(match["ticks"]),
            most=decimal(match["most_unqueued_ms"]),
            stall_aim=round(STALL_AIM),
            late=decimal(match["of_99_9_unqueued_ms"]),
            late_aim=round(LATE_AIM),
            bare=decimal(idle["most_unqueued_ms"]),
            waited=decimal(match["most_ms"]),
        )

    def _times(self, one: Figures, other: Figures, name: str) -> str:
        ratio = _ratio(one, other, name)
        if ratio is None:
            return self.tr("unknown times")
        return self.tr("{ratio} times", ratio=self._language.decimal(ratio, 2))
