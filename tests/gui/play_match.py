"""Play a match of Samba through the real window with mouse and keyboard, and take pictures of it.

    python tests/gui/play_match.py [--players N] [--shape S] [--target T] [--turns N] [--pictures DIR]
                                   [--size WxH] [--seed N] [--speed S]

The game runs as a user starts it, on a virtual screen (Xvfb) and with a data folder of its own. What to do is
thought out as a player of medium strength does; it is done by drags, clicks, double clicks, buttons and keys
(xdotool), all ways by turns. After each action the store must hold just that action.

Exits with 1 at the first thing that is wrong: something else recorded, something recorded twice, nothing for
too long, or any word of the game on its error stream; a picture of that moment is kept.
"""

import argparse
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.rules.kinds import Shape
from samba_desktop.store.preferences import Speed
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import USUAL_PLAYERS, Album, Plan, Sitting
from tests.gui.window import Flaw


def run(plan, folder, pictures):
    """Play a plan; return the problem in words, or None."""
    with Screen(*plan.size) as screen:
        sitting = Sitting(plan, screen, folder, Album(pictures, screen))
        began = time.monotonic()
        try:
            sitting.begin()
            sitting.play()
            sitting.window.quit()
        except (Flaw, TimeoutError) as error:
            screen.frame().save((pictures or folder) / "flaw.png")
            return f"{error}\n(picture: {(pictures or folder) / 'flaw.png'}; data: {folder})"
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
    parser.add_argument("--players", type=int, default=USUAL_PLAYERS, choices=range(2, 7))
    parser.add_argument(
        "--shape", type=Shape, choices=list(Shape), help="team shape, where there are several"
    )
    parser.add_argument("--target", type=int, help="points to play to")
    parser.add_argument("--turns", type=int, help="own turns to play; without it the whole match")
    parser.add_argument("--pictures", type=Path, help="folder for the pictures")
    parser.add_argument("--size", default="1280x800", help="size of the window")
    parser.add_argument("--seed", type=int, default=0, help="of the ways that are chosen")
    parser.add_argument("--speed", type=Speed, default=Speed.NORMAL, choices=list(Speed))
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    missing = missing_tools()
    if missing:
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    width, _, height = given.size.partition("x")
    plan = Plan(
        players=given.players,
        shape=given.shape,
        target=given.target,
        turns=given.turns,
        size=(int(width), int(height)),
        seed=given.seed,
        speed=given.speed,
    )
    if given.pictures is not None:
        given.pictures.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="samba-match-"))
    problem = run(plan, folder, given.pictures)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    shutil.rmtree(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
