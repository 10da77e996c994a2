"""How fast the kernel plays, plain and compiled, beside the rule player in the engine."""

import time
from collections.abc import Callable, Sequence
from functools import partial
from itertools import islice
from typing import Any

from msgspec import Struct

from samba_desktop.ai import kernel as plain
from samba_desktop.ai.fast import Round, Taste, compiled
from samba_desktop.ai.kernel_rules import laws_of, round_of
from samba_desktop.ai.levels import player
from samba_desktop.ai.names import USUAL_LEVEL
from samba_desktop.arena.table_play import deal_codes, play_rounds, player_seeds
from samba_desktop.engine.actions import Deal
from samba_desktop.engine.game import new_match, step
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Seating

ENGINE_SHARE = 10
"""One round in the engine for so many in the kernel, which is faster by more than that."""
REPEATS = 3


class Speeds(Struct, frozen=True):
    """Rounds a second, the best of several runs each."""

    engine: float
    """The rule player on all seats, in the engine: what the others are compared with."""
    plain: float
    compiled: float | None
    """None where no compiled kernel is in use."""
    turns: float
    """Turns in a round of the kernel."""
    alike: bool
    """Whether plain and compiled kernel counted every round alike."""


def kernel_speeds(rules: Rules, seating: Seating, rounds: int, seed: int) -> Speeds:
    """Measure the kernel on so many deals.

    Raises ValueError where it cannot play these rules.
    """
    used = _dealt(rules, seating, rounds, seed)
    source = [_as_plain(one) for one in used]
    plain_rate, plain_counts, turns = _played(source)
    rate, counts, _ = _played(used) if compiled else (None, plain_counts, turns)
    return Speeds(
        engine=_in_engine(rules, seating, max(1, rounds // ENGINE_SHARE), seed),
        plain=plain_rate,
        compiled=rate,
        turns=turns,
        alike=counts == plain_counts,
    )


def _dealt(rules: Rules, seating: Seating, rounds: int, seed: int) -> list[Round]:
    laws, found = laws_of(rules, seating), []
    for code in islice(deal_codes(seed), rounds):
        state, _ = step(new_match(rules, seating, 0), Deal(code))
        found.append(round_of(state.table, state.hands, state.stock, laws, Taste()))
    return found


def _as_plain(one: Round) -> plain.Round:
    """Write a round down for the plain kernel, whichever one it was made for."""
    laws = _alike(plain.Laws(), one.laws)
    tastes = [_alike(plain.Taste(), taste) for taste in one.tastes]
    made = plain.Round(laws, tastes)
    for name in vars(made):
        if name not in {"laws", "tastes", "taste", "melds"}:
            setattr(made, name, getattr(one, name))
    made.taste = tastes[one.seat % laws.sides]
    return made.copied()


def _alike(made: Any, other: object) -> Any:  # noqa: ANN401 - laws or a taste, plain or compiled
    for name in vars(made):
        setattr(made, name, getattr(other, name))
    return made


def _played(rounds: Sequence[Any]) -> tuple[float, list[list[int]], float]:
    best, counts, turns = 0.0, [], 0
    for _ in range(REPEATS):
        copies = [one.copied() for one in rounds]
        seconds = _seconds(partial(_play_all, copies))
        best = max(best, len(copies) / seconds)
        counts = [one.count() for one in copies]
        turns = sum(one.turns for one in copies)
    return best, counts, turns / len(rounds)


def _play_all(rounds: Sequence[Any]) -> None:
    for one in rounds:
        one.play()


def _in_engine(rules: Rules, seating: Seating, rounds: int, seed: int) -> float:
    players = [player(USUAL_LEVEL, one) for one in player_seeds(seed, seating.players)]
    seconds = _seconds(lambda: list(play_rounds(rules, seating, players, deal_codes(seed), rounds)))
    return rounds / seconds


def _seconds(work: Callable[[], object]) -> float:
    """Measure the time of this process's own work."""
    began = time.process_time()
    work()
    return max(time.process_time() - began, 1e-9)
