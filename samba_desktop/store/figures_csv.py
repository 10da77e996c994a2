"""The figures of all rounds as a table for other programs: comma-separated values, a line for each round."""

import csv
import io
import unicodedata

from samba_desktop.engine.wording import shown
from samba_desktop.match.journal import RoundFigures
from samba_desktop.store.facts import MatchFacts
from samba_desktop.store.statistics import is_won

HEADS = (
    "match", "played_utc", "rules", "preset", "rules_changed", "players", "teams", "your_seat", "level",
    "match_won", "round", "deal_seed", "dealer", "ended", "out_seat", "concealed", "turns", "your_points",
    "points_of_each_side", "natural_canastas", "mixed_canastas", "sambas", "mixed_sambas", "wild_canastas",
    "red_threes", "first_meld_turn", "first_meld_points",
)  # fmt: skip
"""Seats are counted from 1; counts and the first meld are those of your side."""


FORMULAS = frozenset("=+-@|%")
"""With what spreadsheets begin a formula or a command."""


def as_csv(facts: tuple[MatchFacts, ...]) -> str:
    """Write the rounds of matches as a table with heads; the same in every language."""
    written = io.StringIO()
    table = csv.writer(written, lineterminator="\r\n")
    table.writerow(HEADS)
    for one in facts:
        table.writerows(_row(one, figures) for figures in one.rounds)
    return written.getvalue()


def _row(one: MatchFacts, figures: RoundFigures) -> tuple[object, ...]:
    side = figures.sides[one.your_side]
    won = "" if one.winners is None else int(is_won(one))
    return (
        one.match_id,
        _plain(one.played),
        _plain(one.rules_name),
        _plain(one.preset),
        int(one.is_changed),
        one.seating.players,
        one.seating.shape.value,
        one.you + 1,
        _plain(one.level),
        won,
        figures.round_no,
        f"{figures.seed:016x}",
        figures.dealer + 1,
        figures.end.value,
        "" if figures.out is None else figures.out + 1,
        int(figures.concealed),
        figures.turns,
        figures.points[one.your_side],
        " ".join(map(str, figures.points)),
        *side.sets,
        side.red_threes,
        *(_known(value) for value in (side.first_turn, side.first_points)),
    )


def _known(value: int | None) -> str:
    return "" if value is None else str(value)


def _plain(text: str) -> str:
    """Write words as they are shown, and keep a spreadsheet from taking them for a formula."""
    plain = shown(text)
    return f"'{plain}" if unicodedata.normalize("NFKC", plain)[:1] in FORMULAS else plain
