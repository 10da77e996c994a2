"""Plays on disks with little room, in a namespace of its own: what doesn't fit is refused, the rest is sound.

    unshare --map-root-user --mount python tests/store/small_disk.py FOLDER ROOM ...

For each ROOM, in kilobytes, prints the sentence with which it was refused, whether the store could be opened,
what is left half made, "sound" where all that was kept is still there once the disk has room again, and how
many entries that was.
"""

import random
import subprocess
import sys
from pathlib import Path

from samba_desktop.ai.rule_player.choose import choose
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.rules import Rules
from samba_desktop.engine.table import Phase, Seating
from samba_desktop.match.record import Record, SeatPlan
from samba_desktop.match.saving import SaveError
from samba_desktop.store.repair import check
from samba_desktop.store.store import Store, begin, resume

PLENTY, LEAST = "20m", 4
"""How large a disk is at last, and the smallest that there is, in kilobytes."""
MOST = 400
"""Actions; more than fit on any of the disks."""


def mount(folder, size, *, again=False):
    words = ["mount", "-t", "tmpfs", "-o", f"{'remount,' if again else ''}size={size}", "tmpfs", str(folder)]
    subprocess.run(words, check=True)


def play(folder):
    """Play until the disk is full; return what was kept, the sentence, and whether the store was opened."""
    kept, rng, opened = (), random.Random(1), "no"
    try:
        with Store.open(folder) as store:
            opened = "yes"
            plans = tuple(SeatPlan(name, "medium") for name in "AB")
            _, match = begin(store, Record(Rules(), Seating(2, Shape.SOLO), plans, 5))
            for _ in range(MOST):
                kept = match.record.entries
                if match.phase is Phase.DEAL:
                    match.deal()
                else:
                    match.play(choose(match.view(match.to_act), rng).action)
    except SaveError as error:
        return kept, str(error), opened
    return kept, "It never got full.", opened


def is_sound(folder, kept):
    """Look whether everything that was kept is there."""
    with Store.open(folder) as store:
        latest = store.latest_unfinished()
        entries = resume(store, latest)[0].record.entries if latest else ()
        return not check(store) and entries[: len(kept)] == kept


def main(folder, rooms):
    for room in rooms:
        mount(folder, f"{room or LEAST}k")
        filler = folder / "filler"
        filler.write_bytes(b"" if room else b"x" * LEAST * 1024)
        kept, told, opened = play(folder)
        mount(folder, PLENTY, again=True)
        left = [path.name for path in folder.glob("*.new")]
        sound = "sound" if is_sound(folder, kept) else "LOST"
        print(f"{told} opened: {opened} left: {left} {sound} {len(kept)}", flush=True)
        subprocess.run(["umount", str(folder)], check=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), [int(room) for room in sys.argv[2:]])
