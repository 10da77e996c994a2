"""Has what was written reach the disk itself, away from the thread that wrote it; knows not what that is."""

import logging
import sqlite3
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from pathlib import Path

from samba_desktop.engine.incoming import system_reason
from samba_desktop.engine.wording import Phrase
from samba_desktop.match.saving import SaveError
from samba_desktop.store.files import reach_disk

SHORT = 0.3
"""Seconds for which whoever writes waits for what is tried again; the thread goes on trying after them."""

_log = logging.getLogger(__name__)


class Follower:
    """Sends what was written to one file on to the disk, on a thread of its own.

    Once that has failed, a disk that says it has everything is not believed: systems forget what they could
    not write. So all is written once more, by `rewrite`, before anything new is taken.
    """

    def __init__(
        self,
        path: Path,
        reach: Callable[[Path], None] = reach_disk,
        rewrite: Callable[[], None] = lambda: None,
    ) -> None:
        self._path = path
        self._reach = reach
        self._rewrite = rewrite
        self._thread = ThreadPoolExecutor(1, "disk")
        self._failed: Phrase | None = None
        self._trying: Future[None] | None = None

    def follow(self) -> None:
        """Send all that was written until now on its way, and return at once."""
        self._thread.submit(self._send)

    def failure(self) -> Phrase | None:
        """Say why something has not arrived, after one more short try; None where nothing is known to lack.

        As long as it has not, this is said each time.
        """
        if self._failed is None:
            return None
        if self._trying is None or self._trying.done():
            self._trying = self._thread.submit(self._send_again)
        # Where that is not enough it goes on, and what comes of it is seen at the next time.
        wait([self._trying], SHORT)
        return self._failed

    def close(self) -> None:
        """Wait until everything has arrived."""
        self._thread.shutdown()

    def _send(self) -> None:
        if self._failed is not None:
            return
        try:
            self._reach(self._path)
        except OSError as error:
            _log.warning("What was written did not reach the disk: %s", error)
            self._failed = system_reason(error)

    def _send_again(self) -> None:
        try:
            self._reach(self._path)
            self._rewrite()
        except OSError as error:
            self._failed = system_reason(error)
        except (SaveError, sqlite3.Error) as error:
            self._failed = Phrase("Saving", str(error))
        else:
            _log.info("What had not reached the disk is there now.")
            self._failed = None
