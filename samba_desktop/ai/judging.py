"""What a decision was worth, judged by the strongest level from what the seat could know, nothing more."""

import random
from collections.abc import Sequence

from msgspec import Struct

from samba_desktop.ai.choose import choose
from samba_desktop.ai.laws import beyond_kernel
from samba_desktop.ai.limit import Limit
from samba_desktop.ai.search import EXPERT, Plan, Search, gain_over
from samba_desktop.ai.thought import NoChoice, Thought
from samba_desktop.engine.actions import Ask, LayThree, PlayerAction
from samba_desktop.engine.table import Phase, View


class Judgement(Struct, frozen=True):
    """A decision beside the best other one that the strongest level could think of."""

    other: Thought
    gain: int
    """How many points the other one would have brought more on the average; below 0, how many less."""
    error: int
    """The standard error of that, in points."""
    worlds: int
    """In how many imagined rounds both were tried."""

    @property
    def is_clear(self) -> bool:
        """Tell whether the difference is more than chance in the imagined rounds."""
        return abs(self.gain) > CLEAR * self.error


CLEAR = 2.0
"""By how many standard errors a difference must stand out to be spoken of."""


def judge(view: View, done: Sequence[PlayerAction], rng: random.Random, samples: int) -> Judgement | None:
    """Judge what a seat did: how it began its turn, or all that it did after drawing.

    `view` is what it saw before, `done` what it did. None where there was nothing else to do, or where the
    rules or the moment are beyond what can be imagined.
    """
    turn = view.turn
    bound = turn.owed or turn.withheld or turn.must_go_out
    if (
        not done
        or turn.phase not in {Phase.DRAW, Phase.PLAY}
        or bound
        or beyond_kernel(view.rules, view.table.seating)
    ):
        return None
    try:
        usual = choose(view, rng)
    except NoChoice:
        return None
    if isinstance(usual.action, LayThree | Ask):
        return None
    search = Search(view, rng, EXPERT, Limit(samples=samples))
    own = Plan(Thought(done[0], usual.because, tuple(done[1:])), tuple(done))
    others = [plan for plan in search.plans(usual) if not _is_same(plan.actions, own.actions)]
    best = search.tried([own, *others]) if others else None
    if best is None:
        return None
    gain, error = gain_over(best, own)
    if gain == float("-inf"):
        return None
    return Judgement(best.thought, round(gain), round(error), len(best.values))


def _is_same(one: Sequence[PlayerAction], other: Sequence[PlayerAction]) -> bool:
    """Tell whether two plans do the same, in whatever order."""
    return frozenset(one) == frozenset(other)
