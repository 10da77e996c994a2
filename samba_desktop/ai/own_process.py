"""How the game starts itself again as an opponent: from a checkout, installed, or frozen into one program."""

import os
import sys
from pathlib import Path

OPPONENT = "opponent"
POLITENESS = 10
CONSOLE = "samba-desktop.exe"
"""On Windows the frozen program that has an output; the one with the window has none."""
PLACES = ("PYTHONPATH", "PYTHONHOME", "PYTHONUSERBASE", "PYTHONPYCACHEPREFIX")
"""What tells Python where modules lie."""


def own_opponent() -> list[str]:
    """Return the command that starts this game's own opponent."""
    return own_command(OPPONENT)


def own_command(*words: str) -> list[str]:
    """Return the command that starts this program again for something else, without a window."""
    if not getattr(sys, "frozen", False):
        return own_python("-m", "samba_desktop", *words)
    if sys.platform == "win32":
        return [str(Path(sys.executable).with_name(CONSOLE)), *words]
    return [sys.executable, *words]


def own_python(*words: str) -> list[str]:
    """Return the command that starts the game's own Python, where it is not frozen.

    It looks for no module in the current folder, where anybody's `json.py` may lie; where the game itself was
    started without the places of the environment, neither does it look there.
    """
    return [sys.executable, "-I" if sys.flags.isolated else "-P", *words]


def child_environment() -> dict[str, str]:
    """Return the environment in which a child finds this very package, wherever it was started from.

    It names no place within the current folder, as an empty part of PYTHONPATH would.
    """
    environment = dict(os.environ)
    for name in PLACES:
        parts = environment.pop(name, "").split(os.pathsep)
        if known := [part for part in parts if Path(part).is_absolute()]:
            environment[name] = os.pathsep.join(known)
    if not getattr(sys, "frozen", False):
        root, known_path = str(Path(__file__).parents[2]), environment.get("PYTHONPATH")
        environment["PYTHONPATH"] = os.pathsep.join([root, known_path]) if known_path else root
    return environment


def step_back() -> None:
    """Let everything else on the machine go first, above all the cards that fly in the window.

    Only some systems know how.
    """
    if hasattr(os, "nice"):
        os.nice(POLITENESS)
