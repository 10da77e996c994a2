"""Rulings: positions with what the referee has to say of them, one line each."""

from typing import NamedTuple

import pytest

from samba_desktop.cli.referee import judged
from tests.engine.cases import Json, case

KINGS = "KS KH KD KC KS KH KD"
NINES = "9S 9H 9D 9C 9S 2S JK"
SAMBA = "4S 5S 6S 7S 8S 9S 10S"
SETS = [KINGS, NINES]
SIXES = ["6H 6D 6C"]
"""A first meld that is made, of a rank that is rarely needed."""
NOBODY = {"2": "", "3": "", "4": ""}
STOCK_END = {"stock": True}
OVER = {"result.end": "out", "turn.phase": "deal"}
"""What a position shows when somebody has gone out."""


class Ruling(NamedTuple):
    """A position, what is done, and the referee's answer."""

    says: str
    case: Json
    refused: str | None = None
    """Why the last action is refused; None where all are legal."""
    shows: Json = {}  # noqa: RUF012 - nobody changes it
    """Parts of the answer by their path, such as position.melds.A."""


def turn(says: str, hand: str, *actions: str, refused: str | None = None, **more: object) -> Ruling:
    """Rule on a turn of seat 1, whose side has melded; `shows` names parts of the position it leads to."""
    shows = {f"position.{at}": value for at, value in more.pop("shows", {}).items()}
    return Ruling(says, case(hand, *actions, **{"melds": SIXES, **more}), refused, shows)


def ruled(*rulings: Ruling) -> pytest.MarkDecorator:
    """Ask for a test of each ruling, by what it says."""
    names = [ruling.says for ruling in rulings]
    assert len(set(names)) == len(names)
    return pytest.mark.parametrize("ruling", rulings, ids=names)


def check(ruling: Ruling) -> None:
    """Judge a ruling's case and compare."""
    answer = judged(ruling.case)
    verdicts = [verdict.get("reason") for verdict in answer["verdicts"]]
    assert len(verdicts) == len(ruling.case["actions"]), answer["verdicts"][-1]
    assert verdicts[:-1] == [None] * len(verdicts[:-1]), answer["verdicts"]
    assert not verdicts or verdicts[-1] == ruling.refused, answer["verdicts"][-1]
    for path, value in ruling.shows.items():
        assert part(answer, path) == value, path


def part(answer: Json, path: str) -> object:
    """Find a part of an answer."""
    found: object = answer
    for key in path.split("."):
        assert isinstance(found, dict), path
        assert key in found, (path, list(found))
        found = found[key]
    return found
