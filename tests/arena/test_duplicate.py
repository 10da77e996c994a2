"""Strengths measured on duplicate deals."""

import json
from concurrent.futures import ThreadPoolExecutor
from math import inf

import pytest

from samba_desktop.ai.thought import Limit, Lost
from samba_desktop.arena.duplicate import (
    Contest,
    MatchOutcome,
    mean_and_interval,
    percentile,
    play_deal,
    play_match,
)
from samba_desktop.cli.arena import ArenaFigures, Extent, as_json, as_text, measured
from samba_desktop.cli.playing import Seats
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating

SWEDISH = PRESETS["swedish-samba"].rules
TABLES = [Seating(2, Shape.SOLO), Seating(4, Shape.TWO_PAIRS), Seating(6, Shape.THREE_PAIRS)]


def contest(seating: Seating, *levels: str, samples: int = 2) -> Contest:
    first, second = levels
    return Contest(SWEDISH, seating, (first, second), seed=5, limit=Limit(samples=samples))


@pytest.mark.parametrize("seating", TABLES, ids=lambda one: f"{one.players}-{one.shape.value}")
def test_a_level_gains_nothing_against_itself(seating):
    one = contest(seating, "medium", "medium")

    outcome = play_deal(one, 3, Seats(SWEDISH, seating))

    assert outcome.gain == pytest.approx(0)
    assert outcome.replaced == ()
    assert len(outcome.milliseconds[0]) + len(outcome.milliseconds[1]) >= outcome.turns


def test_the_first_level_sits_on_every_side_once():
    one = contest(Seating(6, Shape.THREE_PAIRS), "hard", "medium")

    seats = [one.seats(side) for side in range(3)]

    assert seats[0] == ("hard", "medium", "medium", "hard", "medium", "medium")
    assert [levels.count("hard") for levels in seats] == [2, 2, 2]


def test_an_outcome_depends_on_seed_and_number_alone():
    one = contest(Seating(2, Shape.SOLO), "hard", "medium")
    maker = Seats(SWEDISH, one.seating)

    gains = [play_deal(one, number, maker).gain for number in (0, 1, 0)]

    assert gains[0] == gains[2] != gains[1]


def test_a_match_is_won_by_somebody():
    one = contest(Seating(4, Shape.TWO_PAIRS), "medium", "medium")
    maker = Seats(SWEDISH, one.seating)

    won = [play_match(one, number, maker).won for number in (0, 1)]

    # The same match from either side: one of them is lost.
    assert sorted(won) == [0.0, 1.0]


def test_any_executor_gives_the_same_figures():
    one = contest(Seating(2, Shape.SOLO), "medium", "hard")
    with ThreadPoolExecutor(2) as executor:
        together = measured(one, Extent(3), executor)

    alone = measured(one, Extent(3))

    assert [deal.gain for deal in together.deals] == [deal.gain for deal in alone.deals]


def test_deals_are_played_until_the_interval_leaves_out_nought():
    clear = measured(contest(Seating(2, Shape.SOLO), "easy", "medium"), Extent(60, until_clear=True))
    equal = measured(contest(Seating(2, Shape.SOLO), "easy", "easy"), Extent(23, until_clear=True))

    assert [deal.number for deal in clear.deals] == list(range(20))
    assert [deal.number for deal in equal.deals] == list(range(23))


def test_the_figures_are_told():
    one = contest(Seating(2, Shape.SOLO), "medium", "medium")
    figures = measured(one, Extent(2, 2))

    told, written = as_text(one, figures), json.loads(as_json(one, figures))

    assert told.startswith("medium against medium: +0 ± 0 (95 %) points a round, 2 deals, 4 rounds\n")
    assert "medium won 1 of 2 matches" in told
    assert (written["deals"], written["matches_won"], written["replaced"]) == (2, 1, [])


def test_stand_ins_and_matches_without_an_end_are_told():
    one = contest(Seating(2, Shape.SOLO), "medium", "hard")
    why = Lost("It ended in the middle of its turn.")
    played = [MatchOutcome(0, 1.0, True, ()), MatchOutcome(1, 0.5, False, (("hard", why),))]
    figures = ArenaFigures(measured(one, Extent(1)).deals, tuple(played))

    told, written = as_text(one, figures), json.loads(as_json(one, figures))

    assert "matches without a winner after 200 rounds: 1" in told
    assert "hard: a simple action stood in (It ended in the middle of its turn.)" in told
    assert written["matches_left"] == 1
    assert written["replaced"] == [{"level": "hard", "why": "It ended in the middle of its turn."}]


def test_means_and_percentiles():
    assert mean_and_interval([5]) == (5, inf)
    assert mean_and_interval([1, 3]) == (2, pytest.approx(1.96))
    assert percentile([3, 1, 2], 0.5) == 2
    assert percentile([], 0.99) == 0
