"""The one gate between what a seat is called and a program that runs.

Records, plans and backups come from others too: a command in them is a name. A program of somebody's own is
started only where its command was typed here, and always under a guard that ends whatever it starts.
"""

import os
import random
import sys
from collections.abc import Mapping
from pathlib import Path

from msgspec import Struct

from samba_desktop.ai import guard
from samba_desktop.ai.names import command_of
from samba_desktop.ai.own_process import child_environment, own_command, own_opponent
from samba_desktop.ai.typed import TypedCommands

SEED_BITS = 63


class Program(Struct, frozen=True):
    """A program that may be started."""

    name: str
    """What sentences call it."""
    words: tuple[str, ...]
    """What is started: the program with its arguments, or the guard that starts it."""
    environment: Mapping[str, str]
    folder: str = ""
    """Where it is started; empty for the current folder."""
    is_guarded: bool = False
    """Whether a guard stands between; it ends with the number of the system's error where nothing starts."""
    is_heard: bool = True
    """Whether what it says on its error stream is kept; only a guard bounds that of another's program."""


def program_of(level: str, typed: TypedCommands) -> Program:
    """Return the program that plays a seat: this game's own opponent, or one whose command was typed here.

    Raises LevelError where there is no such level, and UntypedError where the command was not typed.
    """
    words = command_of(level)
    if words is None:
        return own_program()
    typed.check(level)
    folder = typed.folder_of(level)
    environment = dict(os.environ)
    if os.name == "nt":
        return Program(words[0], tuple(words), environment, folder, is_heard=False)
    return Program(words[0], (*_guard(), str(os.getpid()), *words), environment, folder, is_guarded=True)


def own_program() -> Program:
    """Return this game's own opponent."""
    words = own_opponent()
    return Program(words[0], tuple(words), child_environment())


def _guard() -> list[str]:
    """Return what starts the guard; from a file of its own it is there sooner, and needs no environment."""
    if getattr(sys, "frozen", False):
        return own_command(guard.WORD)
    return [sys.executable, "-I", "-S", str(Path(guard.__file__))]


def drawn_seed() -> int:
    """Draw the seed of a player in another process: from the system's own chance, apart from every deal."""
    return random.SystemRandom().getrandbits(SEED_BITS)
