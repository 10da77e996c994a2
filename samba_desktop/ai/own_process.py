"""How the game starts itself again as an opponent: from a checkout, installed, or frozen into one program."""

import os
import sys
from pathlib import Path

OPPONENT = "opponent"
CONSOLE = "samba-desktop.exe"
"""On Windows the frozen program that has an output; the one with the window has none."""


def own_opponent() -> list[str]:
    """Return the command that starts this game's own opponent."""
    if not getattr(sys, "frozen", False):
        return [sys.executable, "-m", "samba_desktop", OPPONENT]
    if sys.platform == "win32":
        return [str(Path(sys.executable).with_name(CONSOLE)), OPPONENT]
    return [sys.executable, OPPONENT]


def child_environment() -> dict[str, str]:
    """Return the environment in which a child finds this very package, wherever it was started from."""
    environment = dict(os.environ)
    if not getattr(sys, "frozen", False):
        root = str(Path(__file__).parents[2])
        known = environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = os.pathsep.join([root, known]) if known else root
    return environment
