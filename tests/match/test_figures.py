"""What a round came to in figures agrees with its count and its events, whatever was taken back."""

import pytest

from samba_desktop.engine.events import Discarded, LineKind, Passed
from samba_desktop.engine.scoring import card_points
from samba_desktop.match.deal_code import dealt_seeds
from samba_desktop.match.journal import SETS
from samba_desktop.match.match import Match
from samba_desktop.match.record import BACK
from tests.match.random_player import RandomPlayer, new_record

LEAST = 50
"""What the first meld of a round has to come to at least, with a total below 1,500."""


@pytest.fixture(scope="module", params=[1, 2, 3])
def match(request):
    record = new_record(seed=request.param, target=20_000)
    return RandomPlayer(request.param, takes_back=0.2).play(
        Match(record), lambda match: len(match.counts) == 3
    )


def without_undone(entries):
    """Leave out what was taken back, and the taking back."""
    kept = []
    for entry in entries:
        if entry == BACK:
            kept.pop()
        else:
            kept.append(entry)
    return tuple(kept)


def test_figures_agree_with_the_count(match):
    for figures, result, count in zip(match.figures, match.results, match.counts, strict=True):
        assert (figures.points, figures.out, figures.n) == (count.points, count.out, count.n)
        assert (figures.dealer, figures.end, figures.concealed) == (count.dealer, count.end, count.concealed)
        for side, sheet in zip(figures.sides, result.sheets, strict=True):
            kinds = [line.kind for line in sheet.lines]
            assert side.sets == tuple(kinds.count(kind) for kind in SETS)
            assert side.canastas + side.sambas == sum(side.sets)
            threes = [line for line in sheet.lines if line.kind is LineKind.RED_THREES]
            assert side.red_threes == sum(len(line.cards) for line in threes)


def test_the_first_meld_is_found_in_its_turn(match):
    for figures, history, result in zip(match.figures, match.histories, match.results, strict=True):
        ends = sum(isinstance(event, Discarded | Passed) for event in history)
        assert figures.turns == ends
        for side, sheet in zip(figures.sides, result.sheets, strict=True):
            melded = [line for line in sheet.lines if line.kind is LineKind.MELDED_CARDS]
            lay = sum(card_points(match.record.rules, line.cards) for line in melded)
            if not lay:
                assert (side.first_turn, side.first_points) == (None, None)
                continue
            assert 1 <= side.first_turn <= ends + 1
            assert LEAST <= side.first_points <= lay


def test_what_was_taken_back_leaves_no_trace(match):
    assert BACK in match.record.entries
    plain = Match(match.record.upto(0))
    for entry in without_undone(match.record.entries):
        plain.play_entry(entry)

    def told(figures):
        return [(one.seed, one.turns, one.points, one.sides) for one in figures]

    assert told(plain.figures) == told(match.figures)


def test_the_seed_is_that_of_the_deal(match):
    seeds = dealt_seeds(match.record.entries)

    assert tuple(figures.seed for figures in match.figures) == seeds[: len(match.figures)]
