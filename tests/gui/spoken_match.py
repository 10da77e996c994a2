"""Play a match in a language of the system, from the first start on, and take a picture of every screen.

    python tests/gui/spoken_match.py sv|de|nl FOLDER [--size WxH] [--target T] [--seed N]

The data folder is empty but for the wish for fast cards. The system speaks the language, so the window does.
On the way every window is opened once, by its key or through the menus with the letters of the language.
Exits with 1 at the first thing that is wrong, as `play_match.py` does.
"""

import argparse
import shutil
import signal
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from samba_desktop.engine.table import Phase
from samba_desktop.store.preferences import Speed
from samba_desktop.texts.language import speak
from tests.gui.screen import Screen, missing_tools
from tests.gui.sitting import Album, Plan, Sitting
from tests.gui.window import Flaw, GameWindow

SYSTEMS = {"sv": "sv_SE.UTF-8", "de": "de_DE.UTF-8", "nl": "nl_NL.UTF-8"}
BY_KEY = {
    "rules-page": "F1",
    "rules-dialog": "ctrl+r",
    "settings": "ctrl+comma",
    "keys": "question",
    "reading": "r",
    "history": "ctrl+h",
    "statistics": "ctrl+t",
    "same-deal": "ctrl+d",
    "replay": "ctrl+shift+r",
}
BY_MENU = {
    "tutorial": "&Tutorial",
    "why": "&Why did they play that?…",
    "proof": "&Prove that nobody peeks…",
    "receipts": "&Deal receipts…",
    "luck": "Is it &fair?…",
    "history-of-the-game": "About the &game",
    "about": "&About Samba",
}
"""Entries of the menu of help."""
MENUS = ("&Game", "&Turn", "&View", "&Help")
KEYSYMS = {"å": "aring", "ä": "adiaeresis", "ö": "odiaeresis", "ü": "udiaeresis"}
"""What xdotool calls letters."""
PAGES = 3
"""How far a page is turned for more pictures."""
LESSONS = 13
REST = 0.6
BLINK = 0.25
"""Less than the time between two blinks of a cursor, in seconds."""
TOUR_AT = 2
"""The own turn in which the windows are opened."""
OPENING, CLOSING = 20.0, 12.0
"""Seconds for a window to come, and to go."""
LOOKING = 25.0
"""Seconds for which the moments of a round may be looked for."""


class SpokenWindow(GameWindow):
    """The game on a system that speaks a language."""

    def __init__(self, screen, hands, folder, code):
        super().__init__(screen, hands, folder)
        self._code = code
        self.language = speak(code)
        self.dialog = self.say("NewMatchDialog", "New match")

    def say(self, context, text):
        """Translate a text of the window."""
        return self.language.say(context, text)

    def letter(self, text):
        """Return the letter that leads to an entry of the menus."""
        said = self.say("Menus", text)
        letter = said[said.index("&") + 1].lower()
        return KEYSYMS.get(letter, letter)

    def environment(self):
        """Speak the language, as a system does."""
        own = {key: value for key, value in super().environment().items() if not key.startswith("LC_")}
        return {**own, "LANG": SYSTEMS[self._code], "LANGUAGE": self._code, "LC_CTYPE": "C.UTF-8"}


class SpokenSitting(Sitting):
    """A match on the way of which every window is opened once."""

    def __init__(self, plan, screen, folder, album, code):
        super().__init__(
            plan,
            screen,
            folder,
            album,
            window=lambda screen, hands, folder: SpokenWindow(screen, hands, folder, code),
        )

    def own_action(self):
        """Look around once before the turn that is next."""
        if self.turns >= TOUR_AT and self.watched.view.turn.phase is Phase.DRAW:
            self.look_around()
        if "hint" not in self.album.taken and self.watched.view.turn.phase is Phase.PLAY:
            self.player.rest()
            self.hands.press("h")
            self.screen.still(rest=REST)
            self.album.take("hint")
            self.hands.press("Escape")
        super().own_action()

    def look_around(self):
        """Open every menu and every window that was not seen yet."""
        if "menu-1" in self.album.taken:
            return
        self.player.rest()
        for number, text in enumerate(MENUS, start=1):
            self.hands.press(f"alt+{self.window.letter(text)}", pause=0.2)
            self.screen.still(rest=REST)
            self.album.take(f"menu-{number}")
            self.hands.press("Escape", "Escape")
        self.hands.press("l")
        self.screen.still(rest=REST)
        self.album.take("log")
        self.hands.press("l")
        for name, key in BY_KEY.items():
            self.see_window(name, [key])
        for name, text in BY_MENU.items():
            self.see_window(name, [f"alt+{self.window.letter('&Help')}", self.window.letter(text)])
        self.window.focus()
        self.screen.still(rest=REST)

    def see_window(self, name, keys):
        """Open a window with keys, look at it and at what is below, and close it."""
        before = set(self.window.windows())
        self.window.focus()
        self.hands.press(*keys, pause=0.25)
        ends = time.monotonic() + OPENING
        while not set(self.window.windows()) - before:
            if time.monotonic() > ends:
                raise Flaw(f"No window opens for {name}.")
            time.sleep(0.05)
        time.sleep(REST)
        for window in sorted(set(self.window.windows()) - before, key=int):
            self.hands.say("windowfocus", "--sync", window)
        self.screen.still(rest=BLINK, within=40)
        self.album.take(name)
        for page in range(1, LESSONS if name == "tutorial" else PAGES):
            frame = self.screen.frame()
            self.hands.press("ctrl+Page_Down" if name == "settings" else "Page_Down")
            self.screen.still(rest=BLINK, within=40)
            if self.screen.frame() == frame:
                break
            self.album.take(f"{name}-{page}")
        self.close(before)
        self.screen.still(rest=BLINK)
        self.window.check()

    def close(self, kept):
        """Close all windows but those `kept`, with Esc or the key of the tutorial."""
        ends = time.monotonic() + CLOSING
        while left := set(self.window.windows()) - kept:
            if time.monotonic() > ends:
                raise Flaw(f"Windows do not close: {left}")
            for window in left:
                self.hands.say("windowfocus", "--sync", window)
                self.hands.press("Escape", "ctrl+w", pause=0.3)

    def see_sheet(self):
        """Look at the sheet when the moments of the round were found."""
        super().see_sheet()
        if "moments-found" not in self.album.taken:
            time.sleep(LOOKING)
            self.screen.still(rest=REST)
            self.album.take("moments-found")

    def see_end(self):
        """Look at the history and the statistics with a match that is over."""
        super().see_end()
        for name in ("history", "statistics", "replay"):
            self.see_window(f"{name}-after", [BY_KEY[name]])
        for name in ("why", "luck", "receipts", "proof"):
            text = BY_MENU[name]
            keys = [f"alt+{self.window.letter('&Help')}", self.window.letter(text)]
            self.see_window(f"{name}-after", keys)


def play(code, plan, pictures):
    """Play in a language; return the problem in words, or None."""
    folder = Path(tempfile.mkdtemp(prefix=f"samba-{code}-"))
    with Screen(*plan.size) as screen:
        sitting = SpokenSitting(plan, screen, folder, Album(pictures, screen), code)
        try:
            sitting.begin()
            sitting.play()
            sitting.window.quit()
        except (Flaw, TimeoutError) as error:
            screen.frame().save(pictures / "flaw.png")
            return f"{error}\n(picture: {pictures / 'flaw.png'}; data: {folder})"
        finally:
            sitting.window.end()
            if sitting.player is not None:
                print(*sitting.told(), sep="\n")
    shutil.rmtree(folder)
    return None


def main():
    """Read the command line, play, and return the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("code", choices=SYSTEMS)
    parser.add_argument("pictures", type=Path)
    parser.add_argument("--size", default="1024x640")
    parser.add_argument("--target", type=int, default=1500)
    parser.add_argument("--seed", type=int, default=0, help="of the ways that are chosen")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("ended from outside"))
    if missing := missing_tools():
        print("This needs " + " and ".join(missing) + ".", file=sys.stderr)
        return 2
    width, _, height = given.size.partition("x")
    given.pictures.mkdir(parents=True, exist_ok=True)
    plan = Plan(target=given.target, size=(int(width), int(height)), seed=given.seed, speed=Speed.FAST)
    problem = play(given.code, plan, given.pictures)
    if problem is not None:
        print(problem, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
