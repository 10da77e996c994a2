"""Which commands of programs were typed on this machine; what a file from elsewhere names is none of them."""

import hashlib
import hmac
import json
from collections.abc import Iterable

from msgspec import Struct

from samba_desktop.engine.table import is_command

MOST = 40
"""So many commands are remembered; the one typed longest ago is forgotten first."""


class UntypedError(Exception):
    """A command that nobody typed here was to be started, though whom to seat instead is asked before."""


class TypedCommands(Struct, frozen=True):
    """The commands that a player typed, each with the folder in which its program is started."""

    entries: tuple[tuple[str, str], ...] = ()
    """The seat's name, `cmd:` and the command, and the folder; an empty one stands for the current folder."""

    def __contains__(self, level: str) -> bool:
        """Tell whether this very command was typed."""
        return any(known == level for known, _ in self.entries)

    def starts(self, level: str) -> bool:
        """Tell whether whoever has this name may play: all but programs whose command was not typed."""
        return not is_command(level) or level in self

    def check(self, level: str) -> None:
        """Raise UntypedError where whoever has this name may not play."""
        if not self.starts(level):
            raise UntypedError(level)

    def folder_of(self, level: str) -> str:
        """Return the folder in which a command was typed, so that `./bot` always means the same program."""
        return next(folder for known, folder in self.entries if known == level)

    def noting(self, levels: Iterable[str], folder: str = "") -> "TypedCommands":
        """Return these commands and those among `levels`, typed in a folder just now."""
        fresh = {level: folder for level in levels if is_command(level)}
        before = tuple(entry for entry in self.entries if entry[0] not in fresh)
        return TypedCommands((*before, *fresh.items())[-MOST:])


NOTHING_TYPED = TypedCommands()


def typed_to_text(typed: TypedCommands, key: bytes) -> str:
    """Write the commands for the preferences, each sealed with the key of this installation."""
    return json.dumps([[level, folder, _seal(level, folder, key)] for level, folder in typed.entries])


def typed_from_text(text: str, key: bytes) -> TypedCommands:
    """Read the commands from the preferences.

    Those that another installation has sealed, or nobody has, are left out: preferences may come from others.
    """
    try:
        found = [(str(level), str(folder), str(seal)) for level, folder, seal in json.loads(text)]
    except (ValueError, TypeError, RecursionError):
        return NOTHING_TYPED
    sound = [
        (level, folder)
        for level, folder, seal in found
        if hmac.compare_digest(seal.encode("utf-8", "replace"), _seal(level, folder, key).encode())
    ]
    return TypedCommands(tuple(sound[-MOST:]))


def _seal(level: str, folder: str, key: bytes) -> str:
    return hmac.new(key, json.dumps([level, folder]).encode(), hashlib.sha256).hexdigest()
