"""Play a match of Samba through the real window with the mouse alone, and take pictures of it.

    python tests/gui/mouse_match.py --by clicks|drags [--players N] [--target T] [--turns N]
                                    [--pictures DIR] [--size WxH] [--seed N] [--speed S]

By clicks: cards, places and buttons are clicked, and nothing is ever dragged. By drags: whatever moves cards
is a drag, and several cards are taken up by drawing frames around them; only what moves no card, such as to
pass or to answer, is a button. From the dialog to the result no key is pressed but Shift, with which a second
frame takes up more. After each action the store must hold just that action, and at the end the table that the
record leads to.

Exits with 1 at the first thing that is wrong, such as any word of the game on its error stream.
"""

import argparse
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

from msgspec.structs import replace

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.actions import Draw, Lay
from samba_desktop.engine.rules.presets import PRESETS
from samba_desktop.engine.rules.rules import with_value
from samba_desktop.engine.table import PERSON, Phase, Seating
from samba_desktop.match.record import SeatPlan
from samba_desktop.store.preferences import Speed, write_preferences
from samba_desktop.store.repair import check
from samba_desktop.store.store import Store
from samba_desktop.ui.rules.match_plan import MatchPlan, plan_to_text
from tests.gui.mouse_player import CLICKS, DRAGS, MousePlayer
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting, unasked
from tests.gui.watched import running_match
from tests.gui.window import DIALOG, Flaw

NAMES = ("Ada", "Bo", "Cy", "Di", "Eve", "Flo")


class MousePlan(Plan, frozen=True):
    """What is to be played, and how."""

    by: str = CLICKS


class MouseSitting(Sitting):
    """A sitting without a keyboard."""

    def __init__(self, plan, screen, folder, album):
        player = type("Mouse", (MousePlayer,), {"by": plan.by})
        super().__init__(plan, screen, folder, album, player=player)

    def begin(self):
        """Start the game, with the match prepared in the dialog, and begin by a click."""
        self.folder.mkdir(parents=True, exist_ok=True)
        wanted = replace(unasked(self.plan.speed), new_match=plan_to_text(self.match_plan()))
        write_preferences(self.folder, wanted)
        self.window.start()
        self.window.focus(DIALOG)
        self.screen.still()
        self.album.take("new-match")
        self.hands.click(self.primary_button())
        store, number = running_match(self.folder)
        self.window.focus()
        self.follow(store, number)
        self.check_agreed()
        self.player.dealt()
        self.album.take("first-hand")

    def match_plan(self):
        """Say what the dialog is to offer."""
        plan, rules = self.plan, next(iter(PRESETS.values())).rules
        if plan.target is not None:
            rules = with_value(rules, "target_score", plan.target)
        shape = plan.shape or rules.shapes(plan.players)[0]
        seats = tuple(SeatPlan(name, "medium" if at else PERSON) for at, name in enumerate(NAMES))
        return MatchPlan(rules, Seating(plan.players, shape), seats[: plan.players])

    # the match

    def own_action(self):
        """Do one action of the own turn, and now and then something beside it."""
        player = self.player
        player.rest()
        if self.watched.view.turn.phase is Phase.DRAW:
            self.turns += 1
        if player.by == DRAGS and self.watched.view.turn.phase is Phase.PLAY and player.rng.random() < 0.05:
            self.try_refused()
        moment = self.watched.match.moment
        action = player.act()
        self.see(self.watched.match.entries[moment:])
        self.album.take(f"{type(action).__name__.lower()}")
        is_mine = isinstance(action, Lay) and self.watched.is_your_turn
        if is_mine and player.rng.random() < 0.1 and self.watched.match.may_take_back(0) is None:
            player.rest()
            player.undo()
            self.album.take("undone")

    def on_held(self, way):
        """Take a picture of cards in the air over a lit place."""
        if not isinstance(way.action, Draw):
            time.sleep(0.2)
            self.album.take("in-the-air")

    # between and after

    def next_round(self):
        """Look at the sheet and go on by a click."""
        self.rounds += 1
        self.see_sheet()
        self.hands.click(self.primary_button())
        self.see(self.wait())

    def told(self):
        """Say in a few lines what was played."""
        yield from (line for line in super().told() if not line.startswith("no picture"))


def run(plan, folder, pictures):
    """Play a plan; return the problem in words, or None."""
    with Screen(*plan.size) as screen:
        sitting = MouseSitting(plan, screen, folder, Album(pictures, screen))
        began = time.monotonic()
        try:
            sitting.begin()
            sitting.play()
            entries = sitting.watched.match.record.entries
            sitting.window.quit()
        except (Flaw, TimeoutError) as error:
            screen.frame().save((pictures or folder) / "flaw.png")
            return f"{error}\n(picture: {(pictures or folder) / 'flaw.png'}; data: {folder})"
        finally:
            sitting.window.end()
            if sitting.player is not None:
                print("\n".join(sitting.told()))
            print(f"{time.monotonic() - began:.0f} s")
    return what_is_kept(folder, entries)


def what_is_kept(folder, entries):
    """Return what is wrong with the store, or None."""
    with Store.open(folder) as store:
        kept = store.load(1).record.entries
        wrong = check(store)
    if kept != entries:
        return f"Kept is another record than was played: {len(kept)} entries, not {len(entries)}."
    return f"The store is not sound: {wrong}" if wrong else None


def main():
    """Read the command line, play, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--by", choices=(CLICKS, DRAGS), required=True)
    parser.add_argument("--players", type=int, default=4, choices=range(2, 7))
    parser.add_argument("--target", type=int, help="points to play to")
    parser.add_argument("--turns", type=int, help="own turns to play; without it the whole match")
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    parser.add_argument("--size", default="1280x800", help="size of the window")
    parser.add_argument("--seed", type=int, default=0, help="of the ways that are chosen")
    parser.add_argument("--speed", type=Speed, default=Speed.FAST, choices=list(Speed))
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    missing = missing_tools()
    if missing:
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    width, _, height = given.size.partition("x")
    plan = MousePlan(
        players=given.players,
        target=given.target,
        turns=given.turns,
        size=(int(width), int(height)),
        seed=given.seed,
        speed=given.speed,
        by=given.by,
    )
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="samba-mouse-"))
    problem = run(plan, folder, given.pictures)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
