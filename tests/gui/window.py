"""The real game as a child process in a window of a virtual screen."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from samba_desktop.texts.language import ENGLISH

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 20
"""Seconds for the window to come or to go."""
DIALOG = "New match"


class Flaw(Exception):  # noqa: N818 - the name says what it is
    """The game did something that it should not have done; the message says what."""


class GameWindow:
    """The game, its window and what it said on its error stream."""

    def __init__(self, screen, hands, folder):
        self._screen = screen
        self._hands = hands
        self._folder = Path(folder)
        self._said = self._folder / "stderr.txt"
        self._child = None
        self.language = ENGLISH
        """What the window speaks."""
        self.dialog = DIALOG
        """What stands over the new-match dialog in that language."""
        self.top = 0
        """Pixels of the menu bar over the table."""
        self.size = (0, 0)
        """The table's width and height."""

    @property
    def pid(self):
        """The process."""
        return self._child.pid

    def start(self):
        """Start the game as a user does and wait for its window, which then fills the screen."""
        self._folder.mkdir(parents=True, exist_ok=True)
        with self._said.open("ab") as errors:
            self._child = subprocess.Popen(
                self.command(),
                cwd=self._folder,
                env=self.environment(),
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
                start_new_session=True,
            )
        main = self.wait_for("^Samba$")
        self._hands.say("windowmove", main, 0, 0)
        self._hands.say("windowsize", "--sync", main, self._screen.width, self._screen.height)
        self._hands.say("windowfocus", "--sync", main)
        self.measure()

    def command(self):
        """Say how the game is started."""
        return [sys.executable, "-m", "samba_desktop", "--data-dir", str(self._folder)]

    def environment(self):
        """Say in which environment."""
        display = self._screen.display
        return {**os.environ, "DISPLAY": display, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "xcb"}

    def measure(self):
        """Find the lower edge of the menu bar, once it is painted; at its right end it is of one colour."""
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            frame = self._screen.still()
            x = frame.width - 3
            bar = frame.colour(x, 0)
            edge = next((y for y in range(frame.height) if frame.colour(x, y) != bar), 0)
            if edge:
                self.top, self.size = edge, (frame.width, frame.height - edge)
                return
        raise Flaw("The window stays empty.")

    def windows(self, name="."):
        """List the visible windows with a name."""
        return self._hands.say("search", "--all", "--onlyvisible", "--pid", self.pid, "--name", name).split()

    def place_of(self, name):
        """Return where the upper left corner of a window is on the screen."""
        window = self.wait_for(name)
        told = self._hands.say("getwindowgeometry", "--shell", window)
        found = dict(line.split("=") for line in told.split() if "=" in line)
        return int(found["X"]), int(found["Y"])

    def has_dialog(self):
        """Tell whether the new-match dialog is open."""
        return bool(self.windows(self.dialog))

    def focus(self, name="^Samba$"):
        """Give a window the keys; without a window manager nobody else does."""
        window = self.wait_for(name)
        self._hands.say("windowfocus", "--sync", window)
        return window

    def check(self):
        """Look whether the game still runs and has said nothing.

        Raises Flaw where not.
        """
        if self._child.poll() is not None:
            raise Flaw(f"The game has ended with {self._child.returncode}: {self.said()}")
        if self.said():
            raise Flaw(f"The game said on its error stream: {self.said()}")

    def said(self):
        """Return what the game said on its streams."""
        return self._said.read_text(errors="replace") if self._said.exists() else ""

    def quit(self):
        """Quit by the keyboard and see that the program and its opponents end.

        Raises Flaw where they don't, or where the program was not content.
        """
        self.focus()
        self._hands.press("ctrl+q")
        self._ended(0)

    def kill(self):
        """Kill the program as a power cut would, and see that its opponents end with it."""
        self._child.send_signal(signal.SIGKILL)
        self._ended(-signal.SIGKILL)

    def end(self):
        """Leave nothing behind, whatever state it is in."""
        if self._child is not None and self._child.poll() is None:
            self._child.kill()
            self._child.wait(PATIENCE)

    def _ended(self, expected):
        try:
            status = self._child.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            raise Flaw("The game does not end.") from None
        if self.said():
            raise Flaw(f"The game said on its error stream: {self.said()}")
        if status != expected:
            raise Flaw(f"The game ended with {status}, not {expected}.")
        ends = time.monotonic() + PATIENCE
        while left := _session(self.pid):
            if time.monotonic() > ends:
                raise Flaw(f"Processes of the game are left behind: {left}")
            time.sleep(0.05)

    def wait_for(self, name):
        ends = time.monotonic() + PATIENCE
        while time.monotonic() < ends:
            found = self.windows(name)
            if found:
                return found[0]
            if self._child.poll() is not None:
                break
            time.sleep(0.05)
        raise Flaw(f'No window "{name}" came. {self.said()}')


def _session(leader):
    """List the living processes of a session."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdecimal():
            try:
                text = (entry / "stat").read_text()
            except OSError:
                continue
            state, _, _, session = text.rpartition(")")[2].split()[:4]
            if int(session) == leader and state != "Z":
                found.append(int(entry.name))
    return found
