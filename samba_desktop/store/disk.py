"""Has what was written reach the disk itself, away from the thread that wrote it; knows not what that is."""

import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from samba_desktop.engine.system_reasons import system_reason
from samba_desktop.engine.wording import Phrase

_log = logging.getLogger(__name__)


def reach_disk(path: Path) -> None:
    """Wait until all that was written to a file lies on the disk.

    Raises OSError where it cannot.
    """
    with path.open("rb+") as file:
        os.fsync(file.fileno())


class Follower:
    """Sends what was written to one file on to the disk, on a thread of its own."""

    def __init__(self, path: Path, reach: Callable[[Path], None] = reach_disk) -> None:
        self._path = path
        self._reach = reach
        self._thread = ThreadPoolExecutor(1, "disk")
        self._failed: Phrase | None = None

    def follow(self) -> None:
        """Send all that was written until now on its way, and return at once."""
        self._thread.submit(self._send)

    def failure(self) -> Phrase | None:
        """Say once why something did not arrive; None where all did."""
        failed, self._failed = self._failed, None
        return failed

    def close(self) -> None:
        """Wait until everything has arrived."""
        self._thread.shutdown()

    def _send(self) -> None:
        try:
            self._reach(self._path)
        except OSError as error:
            _log.warning("What was written did not reach the disk: %s", error)
            self._failed = system_reason(error)
