"""Plays in a store on a drive that takes no log, and dies in the middle of a commit; made to be killed.

Arguments: the data folder, a seed, and at which write to the file itself it is to die.
"""

import os
import signal
import sys

from samba_desktop.store import schema
from samba_desktop.store import store as opened
from samba_desktop.store.store import Store
from tests.store.killed_player import main


def without_log(connection):
    connection.execute("PRAGMA journal_mode = DELETE")
    # The system outlives the program, and waiting for the disk would only take time.
    connection.execute("PRAGMA synchronous = OFF")
    # So that pages are written before the commit, as with a full cache.
    connection.execute("PRAGMA cache_size = 1")
    connection.execute("PRAGMA cache_spill = 1")


class Dying:
    """Dies once so many transactions were about to be committed, with all but the commit written."""

    def __init__(self, left: int) -> None:
        self.left = left

    def count(self, store: Store) -> None:
        self.left -= 1
        if not self.left:
            # More than the cache holds, so that it stands in the file half written.
            store._connection.execute("UPDATE actions SET action = 'half' || action")  # noqa: SLF001 - the database itself is to fail
            store._connection.execute("UPDATE matches SET header = 'half' || header, length = 0")  # noqa: SLF001 - the database itself is to fail
            os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    schema._set_up = without_log  # noqa: SLF001 - half a start
    opened.wait_for_disk = lambda _connection, waits: None
    dying = Dying(int(sys.argv.pop()))

    def check_places(store):
        dying.count(store)

    Store._check_places = check_places  # noqa: SLF001 - half a start
    main()
