"""What plays a seat, by name: a strength of the game's own opponents, or a program of somebody's own.

What the strengths choose with stands in `levels`.
"""

import os

from samba_desktop.engine.incoming import HALVES, NO_TEXT
from samba_desktop.engine.rules.option import QT_TRANSLATE_NOOP
from samba_desktop.engine.table import COMMAND, LEVEL_NAMES, is_command
from samba_desktop.engine.wording import Phrase, WordedError

SEARCHING = ("hard", "expert")
"""The levels that imagine rounds; by rules that cannot be imagined they play as medium."""
USUAL_LEVEL = "medium"
"""Also what a program of somebody's own is greeted with, which may take it or leave it."""
OWN_BOT = 'cmd:"./bot"'


class LevelError(WordedError):
    """A level that does not exist; the message is one sentence with those that do."""

    context = "Players"


def checked_name(level: str) -> str:
    """Return the name of a level.

    Raises LevelError where there is no such level.
    """
    if level not in LEVEL_NAMES:
        raise LevelError(
            QT_TRANSLATE_NOOP(
                "Players",
                "“{level}” is no strength of play: there is {known}, or {command} for a program of your own.",
            ),
            level=level,
            known=", ".join(LEVEL_NAMES),
            command=OWN_BOT,
        )
    return level


def command_of(seat: str) -> list[str] | None:
    """Split what follows cmd: into a program and its arguments; None where the text names a level.

    Raises LevelError where it names neither, or what cannot be written as text.
    """
    if not is_command(seat):
        checked_name(seat)
        return None
    if HALVES.search(seat) or "\0" in seat:
        # A name of bytes that are no text, or what was pasted: neither can be kept with a match.
        raise LevelError(
            "{command}: {why}.",
            command=HALVES.sub("\N{REPLACEMENT CHARACTER}", seat),
            why=Phrase("Unreadable", NO_TEXT),
        )
    try:
        import shlex  # noqa: PLC0415 - few matches have a player like this

        words = shlex.split(seat[len(COMMAND) :], posix=os.name != "nt")
    except ValueError:
        raise LevelError(
            QT_TRANSLATE_NOOP("Players", "{command}: a quotation mark is missing in the command."),
            command=seat,
        ) from None
    if not words:
        raise LevelError(
            QT_TRANSLATE_NOOP("Players", "After {prefix} a program is needed, such as {command}."),
            prefix=COMMAND,
            command=OWN_BOT,
        )
    return words
