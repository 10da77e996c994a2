"""Plays forty moves while the disk is in trouble, and prints for each whether it was kept; started by a test.

Arguments: the data folder, and the trouble: `fsync` (with failing_disk.c preloaded), `removed`, `moved`,
`replaced` or `log`. After the fortieth move the trouble passes, where it can, and ten more are played.
"""

import os
import shutil
import sys
import time
from pathlib import Path

from samba_desktop.engine.table import Phase
from samba_desktop.match.saving import SaveError
from samba_desktop.store.schema import FILE, LOG
from samba_desktop.store.store import Store, begin
from tests.match.random_player import RandomPlayer, new_record

MOVES, AFTER = 40, 10


def trouble(kind, folder):
    aside = folder.with_name("aside")
    match kind:
        case "fsync":
            Path(os.environ["FAILING_DISK"]).touch()
        case "removed":
            shutil.rmtree(folder)
        case "moved":
            folder.rename(aside)
        case "replaced":
            (folder / FILE).rename(folder / "other")
            shutil.copy(folder / "other", folder / FILE)
        case "log":
            (folder / (FILE + LOG)).rename(folder / "other")


def relief(kind, folder):
    match kind:
        case "fsync":
            Path(os.environ["FAILING_DISK"]).unlink()
        case "moved":
            folder.with_name("aside").rename(folder)
        case "replaced":
            (folder / "other").replace(folder / FILE)
        case "log":
            (folder / "other").replace(folder / (FILE + LOG))


def played(match, player, moves):
    kept = ""
    for _ in range(moves):
        before = match.moment
        try:
            player.act(match)
        except SaveError as error:
            assert match.moment == before
            kept += "-" if "\n" not in str(error) else "?"
        else:
            kept += "+"
        # As long as a quick player takes.
        time.sleep(0.01)
    return kept


def main(folder, kind):
    with Store.open(folder) as store:
        _, match = begin(store, new_record(2, seed=4, target=10_000))
        player = RandomPlayer(4, takes_back=0)
        assert played(match, player, 5) == "+++++"
        # What was written before has arrived.
        store.disk._thread.submit(int).result()  # noqa: SLF001 - what is done in another thread is waited for
        trouble(kind, folder)
        print(played(match, player, MOVES), flush=True)
        assert match.phase is not Phase.MATCH_OVER
        if kind == "removed":
            # What cannot come back is not waited for either.
            os._exit(0)
        relief(kind, folder)
        print(played(match, player, AFTER), match.moment, flush=True)
    # What was shown as kept is there, and no more.
    with Store.open(folder) as store:
        assert store.load(1).record == match.record
        print("sound", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2])
