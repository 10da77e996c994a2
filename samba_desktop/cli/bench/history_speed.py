"""`samba-desktop bench history`: how long a thousand matches take to be listed, summed up and shown."""

import argparse
import json
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.ai.own_process import child_environment, own_python
from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.cli.simulate import checked_rules, checked_seating
from samba_desktop.cli.trouble import Trouble
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan, header_to_json
from samba_desktop.store import rows
from samba_desktop.store.listing import list_matches
from samba_desktop.store.round_cache import replace_figures, replace_rounds
from samba_desktop.store.statistics import read_facts, summary
from samba_desktop.store.store import Store


def fill(store: Store, matches: Iterable[tuple[Record, Match]], first: datetime, apart: timedelta) -> None:
    """Keep matches in one transaction, each under the header of its record and as if played `apart`.

    The record may differ from the match's own in names, levels and the seed of the match alone.
    """
    with store.writing() as database:
        for at, (record, match) in enumerate(matches):
            time = (first + at * apart).isoformat(timespec="seconds")
            header = json.dumps(header_to_json(record), ensure_ascii=False, sort_keys=True)
            match_id, sound = rows.write_beginning(database, header, time)
            for entry in match.entries:
                sound = rows.write_entry(database, match_id, sound, entry)
            replace_rounds(database, match_id, match.counts)
            replace_figures(database, match_id, match.figures)
            if match.winners is not None:
                rows.write_result(database, match_id, match.winners)


MATCHES, PLAYED = 1000, 3
"""How many matches are kept, and how many of them are different."""
FIRST, APART = datetime(2024, 1, 1, 18, tzinfo=UTC), timedelta(hours=17)
LIST_AIM, STATISTICS_AIM = 300.0, 1000.0
"""Milliseconds until the window with them is seen."""
PATIENCE = 600
"""Seconds for the window."""
LEVELS = ("medium", "hard", "expert")
WINDOW = "import sys; from samba_desktop.ui.speed.measurings import main; main(sys.argv[1])"


class Times(Struct, frozen=True):
    """What was measured, in milliseconds."""

    matches: int
    megabytes: float
    plain: float
    """Reading every row of the store once, from which the ratios are counted."""
    listed: float
    summed: float
    window: dict[str, float]
    """What the window took: `history` and `statistics`."""


def bench_history(arguments: argparse.Namespace) -> str:
    """Measure a store of a thousand matches in a folder of its own.

    Raises Trouble with one sentence where the rules do not exist.
    """
    rules = checked_rules(arguments.rules, arguments.data_dir)
    seating = checked_seating(rules, arguments.players, arguments.shape)
    if getattr(sys, "frozen", False):
        raise Trouble(
            QT_TRANSLATE_NOOP(
                "Trouble", "The history is measured from a checkout or an installed package only."
            )
        )
    with tempfile.TemporaryDirectory(prefix="samba-bench-") as name:
        folder = Path(name)
        with Store.open(folder) as store:
            fill(store, _many(rules, seating, arguments.seed), FIRST, APART)
        times = _measured(folder)
    return json.dumps(_figures(times), indent=1) if arguments.json else described(times)


def _many(rules: Rules, seating: Seating, seed: int) -> Iterator[tuple[Record, Match]]:
    played = [_played(rules, seating, seed + at) for at in range(PLAYED)]
    for at in range(MATCHES):
        match = played[at % PLAYED]
        level = LEVELS[at // PLAYED % len(LEVELS)]
        seats = [
            replace(one, level=one.level if one.level == PERSON else level) for one in match.record.seats
        ]
        yield replace(match.record, seed=at + 1, seats=tuple(seats)), match


def _played(rules: Rules, seating: Seating, seed: int) -> Match:
    """Play a match by the rule player."""
    seats = tuple(
        SeatPlan(f"Player {seat + 1}", "medium" if seat else PERSON) for seat in range(seating.players)
    )
    match = Match(Record(rules, seating, seats, seed, first_dealer=0))
    rng = random.Random(seed)
    while match.phase is not Phase.MATCH_OVER:
        seat = match.to_act
        if seat is None:
            match.deal()
        else:
            match.play(choose(match.view(seat), rng).action, seat)
    return match


def _measured(folder: Path) -> Times:
    with Store.open(folder, writing=False) as store:
        with store.reading() as database:
            plain = _milliseconds(
                lambda: [
                    database.execute(f"SELECT * FROM {table}").fetchall()  # noqa: S608 - names of our own
                    for table in ("matches", "actions", "rounds", "figures")
                ]
            )
        listed = _milliseconds(lambda: list_matches(store))
        summed = _milliseconds(lambda: summary(read_facts(store)[0]))
    size = sum(one.stat().st_size for one in folder.iterdir()) / 1_000_000
    return Times(MATCHES, size, plain, listed, summed, _window(folder))


def _milliseconds(do: Callable[[], object]) -> float:
    began = time.perf_counter()
    do()
    return (time.perf_counter() - began) * 1000


def _window(folder: Path) -> dict[str, float]:
    """Measure the window in a process of its own, without a screen."""
    environment = child_environment() | {"QT_QPA_PLATFORM": "offscreen"}
    done = subprocess.run(
        own_python("-c", WINDOW, str(folder)),
        env=environment,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    if done.returncode:
        raise Trouble(
            QT_TRANSLATE_NOOP("Trouble", "The window could not be measured: {why}"),
            why=" ".join(done.stderr.strip().splitlines()[-1:]),
        )
    measured: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return measured


def _figures(times: Times) -> dict[str, object]:
    return {
        "matches": times.matches,
        "store_mb": round(times.megabytes, 1),
        "plain_read_ms": round(times.plain, 1),
        "list_ms": round(times.listed, 1),
        "list_to_plain": round(times.listed / times.plain, 3),
        "statistics_ms": round(times.summed, 1),
        "statistics_to_plain": round(times.summed / times.plain, 3),
        "history_window_ms": round(times.window["history"], 1),
        "statistics_page_ms": round(times.window["statistics"], 1),
        "aims_met": times.window["history"] < LIST_AIM and times.window["statistics"] < STATISTICS_AIM,
    }


def described(times: Times) -> str:
    """Describe the figures in lines."""
    return "\n".join(
        [
            f"{times.matches} matches, {times.megabytes:.0f} MB; every row read once: {times.plain:.0f} ms",
            f"matches listed: {times.listed:.0f} ms, {times.listed / times.plain:.2f} times that",
            f"statistics summed up: {times.summed:.0f} ms, {times.summed / times.plain:.2f} times that",
            f"window with the history: {times.window['history']:.0f} ms (aim {LIST_AIM:.0f})",
            f"page with the statistics: {times.window['statistics']:.0f} ms (aim {STATISTICS_AIM:.0f})",
        ]
    )
