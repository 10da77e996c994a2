"""A match of which one round is over, in which the person changed their mind now and then."""

from functools import cache

from msgspec.structs import replace

from samba_desktop.ai.levels import player
from samba_desktop.engine.table import PERSON, Phase
from samba_desktop.match.match import Match
from samba_desktop.match.record import Record, SeatPlan
from tests.match.random_player import new_record

EVERY = 3
"""So many actions of the person come before one is taken back and played again."""


@cache
def _played(players: int, target: int) -> Record:
    record = new_record(players, seed=4, target=target)
    seats = (SeatPlan("Ada", PERSON), *(replace(plan, level="easy") for plan in record.seats[1:]))
    match = Match(replace(record, seats=seats))
    minds = [player("easy", seed) for seed in range(players)]
    done = 0
    while not match.counts:
        seat = match.to_act
        if match.phase is Phase.DEAL or seat is None:
            match.deal()
            continue
        match.play(minds[seat].choose(match.view(seat)).action, seat)
        done += seat == 0
        if seat == 0 and done % EVERY == 0 and match.may_take_back(0) is None:
            match.back(0)
            match.redo(0)
    return match.record


def round_over(players: int = 2, target: int = 10_000) -> Match:
    """Return such a match."""
    return Match(_played(players, target))
