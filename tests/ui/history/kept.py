"""Stores with played matches, for the tests of what shows them."""

from msgspec.structs import replace

from samba_desktop.engine.table import PERSON
from samba_desktop.match.match import Match
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.store import begin
from tests.match.random_player import RandomPlayer, new_record

NAMES = ("Åsa", "Bo", "Cy", "Di")


def own_record(seed, target=1500, names=NAMES, level="medium"):
    record = new_record(seed=seed, target=target)
    seats = (SeatPlan(names[0], PERSON), *(SeatPlan(name, level) for name in names[1:]))
    return replace(record, seats=seats)


def play(store, seed, rounds=None, **others):
    """Keep a match that chance has played: to its end, or until so many rounds are over and one is begun."""
    match_id, match = begin(store, own_record(seed, **others))

    def far_enough(match: Match) -> bool:
        return rounds is not None and len(match.counts) == rounds and match.to_act is not None

    RandomPlayer(seed).play(match, far_enough)
    return match_id, match
