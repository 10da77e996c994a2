"""How a game that is started once more brings forward the one that has the matches already.

It puts down a file, which the running one finds and takes away: that needs no connection between the two, and
says at the same time whether anybody is there to come.
"""

import os
import time
from contextlib import suppress
from pathlib import Path

from samba_desktop.store.files import open_plain

CALL_FILE = "come-forward"
PATIENCE, GLANCE = 1.5, 0.05
"""Seconds that the running game is given to answer, and from one look to the next."""


def call_forward(folder: Path, patience: float = PATIENCE) -> bool:
    """Ask the game that runs in a folder to show itself, and answer whether it did."""
    path = folder / CALL_FILE
    try:
        os.close(open_plain(path, os.O_WRONLY | os.O_CREAT))
    except OSError:
        return False
    until = time.monotonic() + patience
    while os.path.lexists(path):
        if time.monotonic() > until:
            path.unlink(missing_ok=True)
            return False
        time.sleep(GLANCE)
    return True


def was_called(folder: Path) -> bool:
    """Answer whether somebody asked since the last time."""
    with suppress(OSError):
        (folder / CALL_FILE).unlink()
        return True
    return False
