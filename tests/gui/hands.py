"""Hands on the mouse and the keyboard of a virtual screen: real events, made by xdotool."""

import os
import subprocess

STEPS = 8
"""Moves of the mouse in one drag."""
STEP = 0.02
"""Seconds between two of them."""
CLICK = 0.03
LONGEST = 30


class Hands:
    """Moves, clicks, drags and presses keys; every call returns when its events were sent."""

    def __init__(self, display):
        self._environment = {**os.environ, "DISPLAY": display}
        self._at = (0, 0)

    def say(self, *words):
        """Run xdotool with these words and return what it said."""
        done = subprocess.run(
            ["xdotool", *map(str, words)],
            env=self._environment,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
        return done.stdout

    def move(self, point):
        """Bring the pointer somewhere, in a few steps."""
        self.say(*self._way(point))

    def click(self, point, *, times=1, shift=False):
        """Click a point with the left button."""
        words = list(self._way(point, steps=3))
        words += ["keydown", "shift"] if shift else []
        for _ in range(times):
            words += ["mousedown", 1, "sleep", CLICK, "mouseup", 1, "sleep", CLICK]
        words += ["keyup", "shift"] if shift else []
        self.say(*words)

    def take(self, point):
        """Press the left button at a point and hold it."""
        self.say(*self._way(point, steps=3), "mousedown", 1, "sleep", CLICK)

    def carry(self, point):
        """Bring the pointer, with what it holds, to a point."""
        self.say(*self._way(point))

    def let_go(self):
        """Release the left button."""
        self.say("sleep", CLICK, "mouseup", 1)

    def click_right(self, point):
        """Click a point with the right button."""
        self.say(*self._way(point, steps=3), "mousedown", 3, "sleep", CLICK, "mouseup", 3, "sleep", CLICK)

    def drag(self, start, end, *, shift=False):
        """Press at a point, move to another one and release there."""
        self.say(
            *self._way(start, steps=3),
            *(("keydown", "shift") if shift else ()),
            *("mousedown", 1, "sleep", CLICK),
            *self._way(end),
            *("sleep", CLICK, "mouseup", 1),
            *(("keyup", "shift") if shift else ()),
        )

    def press(self, *keys, pause=0.03):
        """Press keys one after another, such as "ctrl+z"."""
        words = []
        for key in keys:
            words += ["key", key, "sleep", pause]
        if words:
            self.say(*words)

    def type(self, text):
        """Type a text."""
        self.say("type", "--delay", 15, text)

    def _way(self, point, steps=STEPS):
        (x, y), (to_x, to_y) = self._at, point
        self._at = (round(to_x), round(to_y))
        for step in range(1, steps + 1):
            share = step / steps
            yield from ("mousemove", round(x + (to_x - x) * share), round(y + (to_y - y) * share))
            yield from ("sleep", STEP)
