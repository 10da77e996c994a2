"""What the tests of the opponents share: positions from notation, and small tables."""

from collections.abc import Callable

import pytest

from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.state import observe
from samba_desktop.engine.table import View

Position = Callable[..., View]


@pytest.fixture(scope="session")
def swedish() -> Rules:
    return PRESETS["swedish-samba"].rules


@pytest.fixture
def position() -> Position:
    """Seat 1 of a table of four, in its play phase unless said otherwise."""

    def made(
        hand: str,
        *,
        melds: tuple[str, ...] = (),
        others: tuple[str, ...] = (),
        pile: str = "4C",
        phase: str = "play",
        turn: dict[str, object] | None = None,
        hands: tuple[int, int, int] = (11, 11, 11),
        score: int = 0,
        seat: int = 1,
        **more: object,
    ) -> View:
        case: dict[str, object] = {
            "rules": "swedish-samba",
            "players": 4,
            "turn": {"seat": 1, "phase": phase, **(turn or {})},
            "hands": {"1": hand, "2": hands[0], "3": hands[1], "4": hands[2]},
            "pile": pile,
            "melds": {"A": list(melds), "B": list(others)},
            "scores": {"A": score, "B": 0},
            **more,
        }
        return observe(read_case(case), seat - 1)

    return made
