"""Play a round under each rule set through the real window, and do by hand all that is particular to it.

    python tests/gui/play_round.py [--rules PRESET ...] [--players N] [--shape S] [--pictures DIR]
                                   [--size WxH] [--seeds N] [--seed N] [--no-round]

For each rule set a round is played from its deal to its sheet, with a liking for what is done seldom. What
did not come up in it, such as a merge, a swap, a choice at the cursor or a question to the partner, is then
done in a match that computer players have brought to where it is possible. Pictures are taken on the way.

Says what was done and exits with 1 at the first thing that is wrong, as `play_match` does.
"""

import argparse
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.actions import write_action
from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Seating
from samba_desktop.store.preferences import Speed, write_preferences
from samba_desktop.store.store import Store, begin
from tests.gui.player import Player
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting, unasked
from tests.gui.wanted import WANTED, find_matches, played, record_of
from tests.gui.ways import ways
from tests.gui.window import Flaw

MOST = 2
"""How often in one round something particular is done for its own sake."""


class Curious(Player):
    """Does what is seldom done where it can, else what a medium player would do."""

    def __init__(self, *given, **more):
        super().__init__(*given, **more)
        self.done = Counter()
        """How often each of the things in `WANTED` was done."""
        self._wish = ""

    def think(self):
        """Return what to do now."""
        view = self.watched.view
        self._wish = ""
        for name, find in WANTED.items():
            actions = find(view) if self.done[name] < MOST else []
            actions = [action for action in actions if ways(view, action, self.watched.order)]
            if actions:
                self.done[name] += 1
                self._then, self._wish = (), name
                return self.rng.choice(actions)
        return super().think()

    def perform(self, way):
        """Do it, and take pictures of what is particular."""
        self.before_wish(self._wish)
        super().perform(way)

    def before_wish(self, name):
        """Hear what is about to be done; empty for what is usual."""


class Rounds:
    """The rounds and positions of one rule set at one table."""

    def __init__(self, name, seating, screen, pictures, options):
        self.name = name
        self.rules = PRESETS[name].rules
        self.seating = seating
        self.screen = screen
        self.pictures = pictures
        self.options = options
        self.done = Counter()
        self.used = Counter()

    def play(self):
        """Play all; returns the names of what could not be done."""
        wanted = played(self.rules, self.seating)
        if self.options.round:
            self._sit(record_of(self.rules, self.seating, self.options.seed), "round", self._whole_round)
        left = [name for name in wanted if not self.done[name]]
        found = find_matches(self.rules, self.seating, left, range(1, self.options.seeds + 1))
        for name, record in found.items():
            if not self.done[name]:
                self._sit(record, name.replace(" ", "-"), lambda sitting, name=name: self._one(sitting, name))
        return [name for name in wanted if not self.done[name]]

    def _sit(self, record, label, do):
        folder = Path(tempfile.mkdtemp(prefix="samba-round-"))
        write_preferences(folder, unasked(Speed.FAST))
        with Store.open(folder) as store:
            begin(store, record)
        album = Album(self.pictures, self.screen)
        plan = Plan(self.seating.players, self.seating.shape, rounds=1, turns=None, speed=Speed.FAST)
        sitting = Sitting(plan, self.screen, folder, album, Curious)
        prefix = f"{self.name}-{self.seating.players}-{self.seating.shape.value}-{label}"
        try:
            sitting.resume()
            sitting.player.before_choice = lambda _way: self._picture(prefix, "choice")
            do(sitting)
            self._picture(prefix, "after")
            sitting.window.quit()
        except (Flaw, TimeoutError) as error:
            self._picture(prefix, "flaw")
            raise Flaw(f"{prefix}: {error}\n(data: {folder})") from error
        finally:
            sitting.window.end()
            if sitting.player is not None:
                self.done += sitting.player.done
                self.used += sitting.player.used
            if sitting.watched is not None:
                sitting.watched.close()
        shutil.rmtree(folder)

    def _whole_round(self, sitting):
        prefix = f"{self.name}-{self.seating.players}-{self.seating.shape.value}"
        sitting.player.before_wish = lambda name: name and self._picture(prefix, name.replace(" ", "-"))
        sitting.album = Album(None, self.screen)
        sitting.play()

    def _one(self, sitting, name):
        """Do one thing in a match that was brought to where it is possible."""
        player, watched = sitting.player, sitting.watched
        for other in WANTED:
            player.done[other] = MOST if other != name else 0
        while not (watched.is_your_turn and WANTED[name](watched.view)):
            if watched.is_between or watched.is_over or watched.is_your_turn:
                raise Flaw(f'"{name}" is not possible where it was.')
            sitting.wait()
        player.rest()
        self._picture(
            f"{self.name}-{self.seating.players}-{self.seating.shape.value}", name.replace(" ", "-")
        )
        if name == "choice":
            found = ways(watched.view, WANTED[name](watched.view)[0], watched.order)
            player.leave_choice(next(way for way in found if way.offered))
        action = player.act()
        print(f"    {name}: {write_action(action)}", flush=True)
        for other in WANTED:
            player.done[other] = int(other == name)
        self.screen.still(rest=0.4)

    def _picture(self, prefix, what):
        if self.pictures is not None:
            time.sleep(0.25)
            self.screen.frame().save(self.pictures / f"{prefix}-{what}.png")


def tables(options):
    """List the rule sets and seatings to play."""
    for name in options.rules or PRESETS:
        rules = PRESETS[name].rules
        counts = rules.deck.player_counts
        players = options.players or (4 if 4 in counts else max(counts))
        if players not in counts:
            continue
        shapes = rules.shapes(players)
        for shape in shapes if options.shape is None else [one for one in shapes if one is options.shape]:
            yield name, Seating(players, shape)


def main():
    """Read the command line, play, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", nargs="*", choices=list(PRESETS), help="rule sets; all without it")
    parser.add_argument("--players", type=int, choices=range(2, 7))
    parser.add_argument("--shape", type=Shape, choices=list(Shape))
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    parser.add_argument("--size", default="1366x768", help="size of the window")
    parser.add_argument("--seed", type=int, default=1, help="of the round that is played")
    parser.add_argument(
        "--seeds", type=int, default=150, help="matches in which to look for what is particular"
    )
    parser.add_argument("--no-round", dest="round", action="store_false", help="only what is particular")
    options = parser.parse_args()
    missing = missing_tools()
    if missing:
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    if options.pictures is not None:
        options.pictures.mkdir(parents=True, exist_ok=True)
    width, _, height = options.size.partition("x")
    with Screen(int(width), int(height)) as screen:
        for name, seating in tables(options):
            began = time.monotonic()
            rounds = Rounds(name, seating, screen, options.pictures, options)
            print(f"{name}, {seating.players} players, {seating.shape.value}", flush=True)
            try:
                undone = rounds.play()
            except Flaw as error:
                print(error, file=sys.stderr)
                return 1
            print("  done: " + ", ".join(f"{one} {count}" for one, count in rounds.done.items() if count))
            print("  by hand: " + ", ".join(f"{way} {count}" for way, count in sorted(rounds.used.items())))
            print(
                f"  never possible: {', '.join(undone) or 'nothing'}; {time.monotonic() - began:.0f} s",
                flush=True,
            )
    return 0


if __name__ == "__main__":
    sys.exit(main())
