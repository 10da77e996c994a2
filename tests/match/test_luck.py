"""How the cards fell: what is counted, and that chance stays within its range."""

from itertools import islice

import pytest
from msgspec.structs import replace

from samba_desktop.ai.levels import player
from samba_desktop.arena.table_play import deal_codes, play_round, player_seeds
from samba_desktop.engine.actions import write_action
from samba_desktop.engine.game import new_match
from samba_desktop.engine.rules.kinds import StockEmpty
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from samba_desktop.match.luck import SeatLuck, Tally, luck_of
from samba_desktop.match.match import Match
from tests.match.random_player import RandomPlayer, new_record


def records(preset, rounds, seed=3):
    """Play rounds, and return the record of each as a match of its own."""
    rules = PRESETS[preset].rules
    players = min(rules.deck.player_counts, key=lambda count: abs(count - 4))
    seating = Seating(players, rules.shapes(players)[0])
    levels = [player("medium", one) for one in player_seeds(seed, players)]
    start = replace(new_record(4), rules=rules, seating=seating, first_dealer=0)
    for code in islice(deal_codes(seed), rounds):
        _, report = play_round(new_match(rules, seating, 0), levels, code)
        entries = (f"deal {report.code}", *(write_action(action) for _, action in report.actions))
        yield replace(start, entries=entries)


def test_what_a_seat_was_dealt_and_drew_is_counted():
    match = RandomPlayer(4, takes_back=0.1).play(Match(new_record()), lambda one: len(one.counts) == 1)
    drawn = [sum(event.count for event in match.histories[0] if _drew(event, seat)) for seat in range(4)]

    found = luck_of(match.record)

    reds = sum(one.red_threes.got for one in found)
    assert 0 <= reds <= 6
    assert [one.cards for one in found] == [15 + count for count in drawn]


def _drew(event, seat):
    return type(event).__name__ in {"Drawn", "Replaced"} and event.seat == seat


def test_a_round_that_is_not_over_tells_nothing():
    match = RandomPlayer(4).play(Match(new_record()), lambda one: one.moment == 30)

    assert luck_of(match.record) == (SeatLuck(),) * 4


@pytest.mark.parametrize("preset", PRESETS)
def test_every_card_of_a_kind_is_counted_once_in_every_game(preset):
    for record in records(preset, 3):
        found = luck_of(record)

        rules = record.rules
        size = 52 * rules.deck.deck_count + rules.deck.joker_count
        wild = 4 * rules.deck.deck_count + rules.deck.joker_count
        # Where discards become a new stock cards can come twice more.
        times = 1 if rules.stock.stock_empty_rule is not StockEmpty.RESHUFFLE_DISCARDS else 3
        assert sum(one.cards for one in found) <= size * times
        assert sum(one.wild.got for one in found) <= wild * times
        assert all(one.wild.expected > 0 and one.wild.variance > 0 for one in found)
        assert sum(one.cards for one in found) > size // 3


@pytest.mark.slow
def test_chance_stays_within_its_range():
    whole = [SeatLuck()] * 4
    for record in records("swedish-samba", 400):
        whole = [one.plus(more) for one, more in zip(whole, luck_of(record), strict=True)]

    for one in whole:
        assert abs(one.wild.deviation) < 3.5
        assert abs(one.red_threes.deviation) < 3.5
        assert one.wild.range[0] < one.wild.expected < one.wild.range[1]


def test_a_range_is_around_what_is_expected():
    tally = Tally(30, 20.0, 25.0)

    assert tally.range == (10, 30)
    assert tally.deviation == 2.0
    assert Tally().plus(tally) == tally
