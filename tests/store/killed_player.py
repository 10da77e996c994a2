"""Plays matches by chance in a store and prints each entry once it would be shown; made to be killed.

Arguments: the data folder and a seed.
"""

import sys
from pathlib import Path

from samba_desktop.engine.table import Phase
from samba_desktop.match.journal import Ending, Entry, Journal
from samba_desktop.match.match import Match
from samba_desktop.store.store import Store, begin, checkpoint, resume
from tests.match.random_player import RandomPlayer, new_record


def opened(store: Store, seed: int) -> tuple[int, Match]:
    running = store.latest_unfinished()
    if running is None:
        return begin(store, new_record(seed % 5 + 2, seed=seed, target=3000))
    match, damage = resume(store, running)
    assert damage is None, damage
    return running, match


class Showing:
    """Shows each entry as soon as it is kept: taking back a whole turn writes several at once."""

    def __init__(self, journal: Journal, match_id: int) -> None:
        self.journal = journal
        self.match_id = match_id

    def write(self, entry: Entry, ending: Ending) -> None:
        self.journal.write(entry, ending)
        print(f"{self.match_id} {entry.n} {entry.text}", flush=True)


def main() -> None:
    folder, seed = Path(sys.argv[1]), int(sys.argv[2])
    with Store.open(folder) as store:
        player = RandomPlayer(seed, takes_back=0.1)
        while True:
            match_id, match = opened(store, seed)
            match.keep_in(Showing(match._journal, match_id))  # noqa: SLF001 - killed while it writes
            while match.phase is not Phase.MATCH_OVER:
                player.act(match)
                if match.phase is Phase.DEAL:
                    checkpoint(folder)
            seed += 1


if __name__ == "__main__":
    main()
