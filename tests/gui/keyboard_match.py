"""Play a match of Samba through the real window by the keyboard alone, and take pictures of it.

    python tests/gui/keyboard_match.py [--rules PRESET] [--players N] [--target T] [--turns N]
                                       [--pictures DIR] [--size WxH] [--seed N]

The game runs as a user starts it, on a virtual screen (Xvfb) and with a fresh data folder; the mouse lies in
a corner and is never touched. From the welcome screen over the dialog to the result of the match everything
is done by keys (xdotool): walking and pressing, letters, choices at the cursor, sheets, the page of keys, the
table in words. After each action the store must hold just that action.

Exits with 1 at the first thing that is wrong, such as any word of the game on its error stream.
"""

import argparse
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.actions import Lay
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.table import Phase
from samba_desktop.store.preferences import Speed
from samba_desktop.store.repair import check
from samba_desktop.store.store import Store
from tests.gui.keyboard_player import KeyboardPlayer
from tests.gui.player import BACK
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting
from tests.gui.window import Flaw

KEYS_PAGE, READING = "^Keys$", "The table in words"


class KeyboardPlan(Plan, frozen=True):
    """What is to be played, and by which rules."""

    rules: str = "swedish-samba"


class KeyboardSitting(Sitting):
    """A sitting without a mouse."""

    def __init__(self, plan, screen, folder, album):
        super().__init__(plan, screen, folder, album, player=KeyboardPlayer)
        self.hands.move((screen.width - 1, screen.height - 1))

    # before the match

    def choose_match(self):
        """Choose game, players, teams and target by the letters of their labels."""
        plan = self.plan
        rules = PRESETS[plan.rules].rules
        counts, shapes = sorted(rules.deck.player_counts), rules.shapes(plan.players)
        self.hands.press("alt+g", "Home", *["Down"] * list(PRESETS).index(plan.rules), pause=0.1)
        self.hands.press("alt+p", pause=0.1)
        self.choose(counts.index(plan.players))
        if len(shapes) > 1:
            self.hands.press("alt+e", pause=0.1)
            self.choose(shapes.index(plan.shape) if plan.shape is not None else 0)
        if plan.target is not None:
            self.hands.press("alt+t", "Tab", "ctrl+a", pause=0.1)
            self.hands.type(plan.target)

    def check_agreed(self):
        """See that the match is the one that was chosen."""
        super().check_agreed()
        record, wanted = self.watched.match.record, PRESETS[self.plan.rules].rules
        if (record.rules.sequences, record.rules.groups) != (wanted.sequences, wanted.groups):
            raise Flaw(f"Chosen was {self.plan.rules}; begun was something else.")

    def see_keys(self):
        """Look at the page of keys, and at the table in words; the keyboard comes back to the table."""
        for key, title, picture in (("question", KEYS_PAGE, "keys"), ("r", READING, "reading")):
            self.hands.press(key)
            self.window.focus(title)
            self.screen.still(rest=0.3)
            self.album.take(picture)
            self.hands.press("Escape")
            self.expect_closed(title)
            self.window.focus()

    def expect_closed(self, title):
        """Wait until a window has gone."""
        ends = time.monotonic() + 5
        while self.window.windows(title):
            if time.monotonic() > ends:
                raise Flaw(f'Escape does not close "{title}".')
            time.sleep(0.05)

    # the match

    def own_action(self):
        """Do one action of the own turn, and now and then something beside it."""
        player = self.player
        before = self.watched.view.turn.phase
        player.rest()
        if before is Phase.DRAW:
            self.turns += 1
        if "reading" not in self.album.taken:
            self.see_keys()
        if before is Phase.PLAY:
            if "refused" not in self.album.taken or player.rng.random() < 0.05:
                self.try_refused()
            if player.rng.random() < 0.04:
                self.hands.press("h")
                self.screen.still(rest=0.5)
        if player.rng.random() < 0.02:
            player.press_button("sort")
            self.follow_sorting()
        moment = self.watched.match.moment
        action = player.act()
        self.see(self.watched.match.entries[moment:])
        can_undo = isinstance(action, Lay) and self.watched.is_your_turn
        if (
            can_undo
            and player.rng.random() < 0.1
            and self.watched.match.may_take_back(self.watched.you) is None
        ):
            self.back_and_again()

    def follow_sorting(self):
        """Let the twin of the table lie as the hand does now, and go back to the order by rank."""
        self.player.clear()
        self.hands.press("s", "s", "s", pause=0.3)
        self.screen.still()
        self.player.rest()

    def back_and_again(self):
        """Take the last action back by one of the keys for that, and play it again."""
        text = self.watched.match.entries[-1].text
        self.player.rest()
        self.player.press_recorded(self.player.rng.choice(["z", "ctrl+z"]), BACK)
        self.player.rest()
        self.player.press_recorded("ctrl+y", text)

    def try_refused(self):
        """Bring a card where it may not lie."""
        if self.player.refused_walk() is not None:
            self.screen.still()
            self.album.take("refused")

    def see(self, entries):
        """Take note of what was done."""
        for entry in entries:
            self.seats[entry.seat] += 1

    # between and after

    def next_round(self):
        """Look at the sheet, walk its lines, and go on: from the sheet, or from the table."""
        self.rounds += 1
        self.see_sheet()
        if self.rounds % 2:
            self.hands.press("Down", "Up", "Return", pause=0.1)
        else:
            self.hands.press("Escape")
            self.screen.still()
            self.player.press_button("deal")
        self.see(self.wait())

    def see_end(self):
        """Look at the last sheet and at the result, and close that."""
        self.screen.still(rest=0.5)
        self.see_panel()
        self.album.take("last-sheet")
        sheet = self.screen.frame()
        self.hands.press("Return")
        self.screen.changed(sheet)
        self.screen.still(rest=0.5)
        self.see_panel()
        self.album.take("match-end")
        self.hands.press("Escape")
        self.screen.still()

    def told(self):
        """Say in a few lines what was played."""
        match = self.watched.match
        yield f"{self.plan.rules}: {match.moment} entries, {len(match.counts)} rounds, {self.turns} own turns"
        yield "points: " + "; ".join(str(count.totals) for count in match.counts)
        yield "by keys: " + ", ".join(f"{way} {count}" for way, count in sorted(self.player.used.items()))


def run(plan, folder, pictures):
    """Play a plan; return the problem in words, or None."""
    with Screen(*plan.size) as screen:
        sitting = KeyboardSitting(plan, screen, folder, Album(pictures, screen))
        began = time.monotonic()
        try:
            sitting.begin()
            sitting.play()
            sitting.window.quit()
            with Store.open(folder, writing=False) as store:
                damage = check(store)
            if damage:
                return f"The store is damaged: {damage}"
        except (Flaw, TimeoutError) as error:
            screen.frame().save(pictures / "flaw.png")
            return f"{error}\n(picture: {pictures / 'flaw.png'}; data: {folder})"
        finally:
            sitting.window.end()
            if sitting.player is not None:
                for line in sitting.told():
                    print(line)
            print(f"{time.monotonic() - began:.0f} s")
    return None


def main():
    """Read the command line, play, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rules", choices=list(PRESETS), default="swedish-samba")
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--target", type=int, help="points to play to")
    parser.add_argument("--turns", type=int, help="own turns to play; without it the whole match")
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    parser.add_argument("--size", default="1280x800", help="size of the window")
    parser.add_argument("--seed", type=int, default=0, help="of the ways that are chosen")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    missing = missing_tools()
    if missing:
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    width, _, height = given.size.partition("x")
    plan = KeyboardPlan(
        players=given.players,
        target=given.target,
        turns=given.turns,
        size=(int(width), int(height)),
        seed=given.seed,
        speed=Speed.FAST,
        rules=given.rules,
    )
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="samba-keys-"))
    problem = run(plan, folder, given.pictures or folder)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
