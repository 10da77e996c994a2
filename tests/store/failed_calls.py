"""Plays a little in a store while one call to the disk fails or kills, for one call after the other.

Started by a test with failing_calls.c preloaded. Arguments: a folder, `EIO`, `ENOSPC` or `death`, the call
that is tried first, and the next after how many. Prints how many calls there are and how many were tried;
ends at the first thing that is lost.
"""

import ctypes
import errno
import os
import shutil
import signal
import sys
from pathlib import Path

from msgspec.structs import replace

from samba_desktop.match.record import SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.backup import back_up, restore
from samba_desktop.store.preferences import Preferences, read_preferences, write_preferences
from samba_desktop.store.repair import check, repair
from samba_desktop.store.store import Store, begin, checkpoint, resume
from tests.match.random_player import RandomPlayer, new_record

ERRORS = {"EIO": errno.EIO, "ENOSPC": errno.ENOSPC, "death": 0}
MOVES, TRIES = 15, 3
REFUSED, BROKEN = 3, 4


def act(told, player, match):
    """Do one thing, with a few tries, and say what came of it once it would be shown."""
    for _ in range(TRIES):
        before = match.record
        try:
            player.act(match)
        except SaveError as error:
            assert "\n" not in str(error)  # noqa: PT017 - no test by itself
            # Taking back a turn writes several entries, and each that was kept stays.
            assert match.record.upto(len(before.entries)) == before
        else:
            break
    if match.entries:
        told.write(f"{match.entries[-1].n} {match.entries[-1].text}\n")
        told.flush()


def play(place, told):
    """Do all that the program does with a data folder; whatever fails is said in a sentence."""
    player = RandomPlayer(4, takes_back=0.1)
    with Store.open(place) as store:
        match_id, match = begin(store, record())
        told.write("begun\n")
        told.flush()
        for _ in range(MOVES):
            act(told, player, match)
        for does in (
            lambda: checkpoint(place),
            lambda: write_preferences(place, Preferences(player_name="Bo")),
            lambda: store.delete(match_id),
            lambda: store.bring_back(match_id),
            lambda: back_up(store, place / "all.sambabackup"),
            lambda: restore(store, place / "all.sambabackup"),
        ):
            try:
                does()
            except SaveError as error:
                assert "\n" not in str(error)  # noqa: PT017 - no test by itself
        match, damage = resume(store, match_id)
        assert damage is None
        for _ in range(MOVES):
            act(told, player, match)


def record():
    made = new_record(2, seed=4)
    return replace(made, seats=(SeatPlan("Bo", "person"), *made.seats[1:]))


def child(place, shown, number, error):
    """Play with one call failing, in a process of its own, and return how that ended."""
    pid = os.fork()
    if pid:
        return os.waitpid(pid, 0)[1]
    try:
        library = ctypes.CDLL(None)
        with shown.open("w", encoding="utf-8") as told:
            library.arm(os.fsencode(place), number, error)
            play(place, told)
            library.arm(b"", 0, 0)
        os._exit(0)
    except SaveError:
        os._exit(REFUSED)
    except BaseException:  # noqa: BLE001 - it is told by how the process ends
        sys.excepthook(*sys.exc_info())
        os._exit(BROKEN)


def count(place, shown):
    """Return how many calls there are where none fails."""
    library = ctypes.CDLL(None)
    library.arm(os.fsencode(place), 0, 0)
    with shown.open("w", encoding="utf-8") as told:
        play(place, told)
    calls = int(library.calls())
    library.arm(b"", 0, 0)
    return calls


def assert_nothing_lost(place, shown, what):
    """Open the folder again, repair it, and compare it with what was shown."""
    lines = shown.read_text(encoding="utf-8").splitlines()
    with Store.open(place) as store:
        if lines:
            match, damage = resume(store, 1)
            kept = [f"{entry.n} {entry.text}" for entry in match.entries]
            assert damage is None, (what, damage)
            assert not set(lines[1:]) - set(kept), (what, lines, kept)
        assert check(store) == (), (what, check(store))
    assert repair(place) == (), what
    assert read_preferences(place).player_name in {"", "Bo"}, what


def main(folder, kind, first, step):
    shown, place = folder / "shown", folder / "data"
    error = ERRORS[kind]
    place.mkdir()
    calls = count(place, shown)
    tried = 0
    for number in range(first, calls + 1, step):
        shutil.rmtree(place)
        place.mkdir()
        shown.write_text("")
        status = child(place, shown, number, error)
        ended = os.waitstatus_to_exitcode(status)
        assert ended in {0, REFUSED, *([-signal.SIGKILL] if not error else [])}, (number, kind, ended)
        assert_nothing_lost(place, shown, f"{kind} at call {number}")
        tried += 1
    print(calls, tried, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
