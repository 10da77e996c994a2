"""Positions for tests, written as cases: seat 1 of four to act unless said otherwise."""

from samba_desktop.engine.actions import read_cards
from samba_desktop.engine.casefile import read_case
from samba_desktop.engine.state import State, observe
from samba_desktop.engine.table import View


def position(
    hand: str, *, phase: str = "play", melds: str = "", changed: dict | None = None, **more: object
) -> State:
    """Build a position; `melds` of side A are divided by semicolons."""
    own = [meld.strip() for meld in melds.split(";") if meld.strip()]
    case = {
        "rules": {"preset": "swedish-samba", "changed": changed or {}},
        "players": 4,
        "turn": {"seat": 1, "phase": phase, **more.pop("turn", {})},
        "hands": {"1": hand, "2": 11, "3": 11, "4": 11, **more.pop("hands", {})},
        "pile": more.pop("pile", "4C"),
        "melds": {"A": own, "B": more.pop("others", [])},
        **more,
    }
    return read_case(case)


def view(hand: str, **more: object) -> View:
    return observe(position(hand, **more), 0)


def cards(text: str):
    return read_cards(text)
