"""`samba-desktop bench opponents`: turns in the window while cards fly, and what they cost its event loop.

What is measured inside each process stands in `samba_desktop.ui.speed`; here it is run.
"""

import argparse
import json
import tempfile
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from msgspec import Struct

from samba_desktop.ai.fast import why_plain
from samba_desktop.ai.names import LEVEL_NAMES
from samba_desktop.cli.bench_parts import IDLE_SECONDS, Figures, Parts, check_unfrozen, machine_load, rounded
from samba_desktop.cli.counts import check_counts
from samba_desktop.texts.language import Language

AIMS = MappingProxyType({"easy": 20.0, "medium": 20.0, "hard": 400.0, "expert": 1500.0})
"""Milliseconds that 99 of 100 turns keep within."""


class Turns(Struct, frozen=True):
    """All that was measured."""

    levels: Mapping[str, Figures]
    bare_loop: Figures
    load: float
    """The processes that were ready on this machine on average, these among them."""


def bench_opponents(arguments: argparse.Namespace, language: Language) -> str:
    """Measure the opponents of each level in the window, four at a table.

    Raises Trouble with one sentence where a part cannot be measured.
    """
    check_unfrozen()
    check_counts(arguments, "turns")
    with tempfile.TemporaryDirectory(prefix="samba-bench-") as folder:
        parts = Parts(Path(folder))
        levels = {
            level: parts.told(["--part", "turns", "--level", level, "--turns", str(arguments.turns)])
            for level in LEVEL_NAMES
        }
        bare = parts.told(["--part", "bare", "--seconds", str(IDLE_SECONDS)])
        found = Turns(levels, bare, machine_load())
    return told_as_json(found) if arguments.json else TurnTexts(language).told(found)


def told_as_json(found: Turns) -> str:
    """Tell all figures, with the aims and beside the bare view's."""
    levels = {
        level: {
            **one,
            "aim_p99_ms": AIMS[level],
            "stall_to_bare": one["most_unqueued_ms"] / found.bare_loop["most_unqueued_ms"],
        }
        for level, one in found.levels.items()
    }
    told = {"load": found.load, "compiled": not why_plain, "levels": levels, "bare": found.bare_loop}
    return json.dumps(rounded(told), indent=1)


class TurnTexts:
    """What is told of the opponents' turns, in a language."""

    def __init__(self, language: Language) -> None:
        self._language = language

    def tr(self, text: str, _note: str = "", n: int | None = None, **gaps: str | int) -> str:
        """Translate a text of this class and fill its gaps."""
        return self._language.say("TurnTexts", text, n, **gaps)

    def told(self, found: Turns) -> str:
        """Tell what matters in lines."""
        decimal = self._language.decimal
        lines = [self.tr("load of the machine: {load}", load=decimal(found.load))]
        lines += [self._level(level, one) for level, one in found.levels.items()]
        lines += [
            self.tr("{level}: a simple action stood in %n time(s)", "", round(one["replaced"]), level=level)
            for level, one in found.levels.items()
            if one["replaced"]
        ]
        lines.append(
            self.tr("a bare view: the longest stall {ms} ms", ms=decimal(found.bare_loop["most_unqueued_ms"]))
        )
        if why_plain:
            why = self._language.told(why_plain)
            lines.append(self.tr("The compiled kernel is not in use: {why}.", why=why))
        return "\n".join(lines)

    def _level(self, level: str, one: Figures) -> str:
        decimal = self._language.decimal
        return self.tr(
            "{level}, %n turn(s): half answered within {usual} ms, 99 % within {slowest} ms (aim {aim}), for "
            "which the opponent worked {worked} ms; the longest stall of the window {stall} ms, 99.9 % under "
            "{late} ms",
            "",
            round(one["turns"]),
            level=level,
            usual=decimal(one["p50_ms"]),
            slowest=decimal(one["p99_ms"]),
            aim=round(AIMS[level]),
            worked=decimal(one["worked_p99_ms"]),
            stall=decimal(one["most_unqueued_ms"]),
            late=decimal(one["of_99_9_unqueued_ms"]),
        )
