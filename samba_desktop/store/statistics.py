"""What the matches that count came to together: sums, means, bests and streaks, and a table of all rounds."""

import csv
import io
import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from msgspec import Struct
from msgspec.structs import replace

from samba_desktop.engine.table import PERSON, Seating
from samba_desktop.engine.wording import shown
from samba_desktop.match.journal import RoundFigures
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record
from samba_desktop.match.saving import SaveError
from samba_desktop.store.round_cache import figures_fit, read_all_figures
from samba_desktop.store.rows import Mark, brief, marked, result_from_text
from samba_desktop.store.schema import UnusableError
from samba_desktop.store.store import Store

MIXED, PROGRAM = "mixed", "cmd"
"""The level of opponents who are not all of one, and of programs of one's own."""
PRACTICE = "practice"
"""The note of a record whose match is for practice and doesn't count."""
SLICE = 40
"""So many entries of a record are played at a step."""


class MatchFacts(Struct, frozen=True):
    """One match in which a person plays."""

    match_id: int
    played: str
    """ISO 8601 in UTC."""
    preset: str
    is_changed: bool
    rules_name: str
    seating: Seating
    names: tuple[str, ...]
    levels: tuple[str, ...]
    you: int
    """The seat of the person."""
    your_side: int
    winners: tuple[int, ...] | None
    """The sides that won; none for a draw or a match given up, None while it goes on."""
    rounds: tuple[RoundFigures, ...] = ()

    @property
    def level(self) -> str:
        """The level of those on other sides, where they have one in common."""
        sides = {
            level for seat, level in enumerate(self.levels) if self.seating.side_of(seat) != self.your_side
        }
        plain = {PROGRAM if level.startswith("cmd:") else level for level in sides}
        return plain.pop() if len(plain) == 1 else MIXED

    @property
    def game(self) -> tuple[str, str, bool]:
        """What the rules are known by: the name of own ones, else the preset and whether it was changed."""
        return (self.rules_name, self.preset, self.is_changed)


def read_facts(store: Store) -> tuple[tuple[MatchFacts, ...], tuple[int, ...]]:
    """Read what the matches came to that count, in the order in which they were played.

    Matches without a person, imported and deleted ones and those for practice don't count. The second part of
    the answer lists the matches whose figures are not all in the cache: `complete` plays them.
    """
    with store.reading() as database:
        found = database.execute(
            "SELECT id, played, header, finished, result FROM matches ORDER BY played, id"
        ).fetchall()
        left_out = marked(database, Mark.DELETED) | marked(database, Mark.IMPORTED)
        kept = dict(database.execute("SELECT match, count(*) FROM rounds GROUP BY match").fetchall())
        counted = read_all_figures(database)
    lines: list[MatchFacts] = []
    lacking: list[int] = []
    for row in found:
        match_id = row[0]
        own = counted.get(match_id, ())
        line = None if match_id in left_out else _facts(row)
        if line is None:
            continue
        if own is None or not figures_fit(own, line.seating):
            lacking.append(match_id)
            own = ()
        elif len(own) < kept.get(match_id, 0):
            lacking.append(match_id)
        lines.append(replace(line, rounds=own))
    return tuple(lines), tuple(lacking)


def complete(store: Store, match_id: int) -> Iterator[None]:
    """Play a match from its record, a little at each step, and keep its figures.

    A match that is not sound is left as it is; its sound rounds count. Raises UnusableError where the store
    cannot be read or written now.
    """
    try:
        record = store.load(match_id).record
        match = Match(record.upto(0))
        yield from _played(match, record)
        # A match that was played on meanwhile has written its own.
        if store.load(match_id).record == record:
            store.complete_figures(match_id, match)
    except UnusableError:
        raise
    except SaveError:
        return


def _played(match: Match, record: Record) -> Iterator[None]:
    for n, text in enumerate(record.entries):
        match.play_entry(text)
        if n % SLICE == 0:
            yield


def _facts(row: tuple[object, ...]) -> MatchFacts | None:
    """Read what is fixed of a match; None where it doesn't count, or that cannot be read."""
    match_id, played, header, finished, result = row
    try:
        fixed = brief(str(header))
    except ValueError:
        return None
    levels = tuple(seat.level for seat in fixed.seats)
    if PERSON not in levels or PRACTICE in fixed.notes:
        return None
    you, seating = levels.index(PERSON), fixed.seating
    return MatchFacts(
        int(str(match_id)),
        str(played),
        fixed.rules.preset,
        bool(fixed.rules.changed),
        fixed.rules_name,
        seating,
        tuple(seat.name for seat in fixed.seats),
        levels,
        you,
        seating.side_of(you),
        result_from_text(result, seating.sides) if finished else None,
    )


class Best(Struct, frozen=True):
    """The round that brought most."""

    points: int
    match_id: int
    round_no: int


class Summary(Struct, frozen=True):
    """What the person's side did; means are per round and None where there was none."""

    matches: int
    """How many were played to their end."""
    won: int
    drawn: int
    """How many were won by several sides or by none, given-up ones among them."""
    running: int
    rounds: int
    rounds_won: int
    """In how many the side had more points than every other."""
    points: float | None
    others: float | None
    """The points of all other sides, the mean of them where there are several."""
    canastas: float | None
    natural: float | None
    """Natural canastas, which are among the canastas."""
    sambas: float | None
    red_threes: float | None
    out_you: int
    """In how many rounds the person went out."""
    out_partner: int
    out_others: int
    concealed: int
    """How often the side went out concealed."""
    first_lap: float | None
    """In which time around the table the side melded first."""
    first_points: float | None
    never_melded: int
    """Rounds that ended before the side had melded."""
    best: Best | None
    streak: int
    """The most matches won one after another."""
    streak_now: int
    """How many of the latest matches were won one after another."""


def summary(facts: Sequence[MatchFacts]) -> Summary:
    """Sum up matches, which are in the order of play."""
    over = [one for one in facts if one.winners is not None]
    played = [(one, figures) for one in facts for figures in one.rounds]
    own = [(one, figures, figures.sides[one.your_side]) for one, figures in played]
    first = [
        ((side.first_turn - 1) // one.seating.players + 1, side.first_points or 0)
        for one, _, side in own
        if side.first_turn is not None
    ]
    won = [is_won(one) for one in over]
    return Summary(
        matches=len(over),
        won=sum(won),
        drawn=sum(len(one.winners or ()) != 1 for one in over),
        running=len(facts) - len(over),
        rounds=len(played),
        rounds_won=sum(_is_best(figures.points, one.your_side) for one, figures in played),
        points=_mean(figures.points[one.your_side] for one, figures in played),
        others=_mean(others_points(one, figures) for one, figures in played),
        canastas=_mean(side.canastas for _, _, side in own),
        natural=_mean(side.sets[0] for _, _, side in own),
        sambas=_mean(side.sambas for _, _, side in own),
        red_threes=_mean(side.red_threes for _, _, side in own),
        out_you=sum(figures.out == one.you for one, figures in played),
        out_partner=sum(_partner_out(one, figures) for one, figures in played),
        out_others=sum(
            figures.out is not None and one.seating.side_of(figures.out) != one.your_side
            for one, figures in played
        ),
        concealed=sum(
            figures.concealed
            and figures.out is not None
            and one.seating.side_of(figures.out) == one.your_side
            for one, figures in played
        ),
        first_lap=_mean(lap for lap, _ in first),
        first_points=_mean(points for _, points in first),
        never_melded=len(own) - len(first),
        best=max(
            (Best(figures.points[one.your_side], one.match_id, figures.round_no) for one, figures in played),
            key=lambda best: best.points,
            default=None,
        ),
        streak=_streak(won),
        streak_now=next((at for at, is_one in enumerate(reversed(won)) if not is_one), len(won)),
    )


def is_won(facts: MatchFacts) -> bool:
    """Tell whether the person's side won a match alone."""
    return facts.winners == (facts.your_side,)


def others_points(facts: MatchFacts, figures: RoundFigures) -> float:
    """Return the mean of the other sides' points in a round."""
    return (sum(figures.points) - figures.points[facts.your_side]) / (len(figures.points) - 1)


def points_per_round(facts: MatchFacts) -> float | None:
    """Return the mean of the person's points in the rounds of a match; None where none is finished."""
    return _mean(figures.points[facts.your_side] for figures in facts.rounds)


def _partner_out(facts: MatchFacts, figures: RoundFigures) -> bool:
    out = figures.out
    return out is not None and out != facts.you and facts.seating.side_of(out) == facts.your_side


def _is_best(points: tuple[int, ...], side: int) -> bool:
    best = max(points)
    return points[side] == best and points.count(best) == 1


def _mean(values: Iterable[float]) -> float | None:
    known = list(values)
    return sum(known) / len(known) if known else None


def _streak(won: Sequence[bool]) -> int:
    longest = now = 0
    for is_one in won:
        now = now + 1 if is_one else 0
        longest = max(longest, now)
    return longest


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
