"""What somebody's matches came to together: sums, means, bests and streaks; reads no file."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from samba_desktop.match.journal import RoundFigures
from samba_desktop.store.facts import MatchFacts


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
