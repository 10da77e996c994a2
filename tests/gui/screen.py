"""A virtual screen of its own for one window, and what can be seen on it."""

import mmap
import os
import shutil
import struct
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from msgspec import Struct
from PySide6.QtGui import QImage

TOOLS = ("Xvfb", "xdotool")
BYTES = 4
"""A pixel is blue, green, red and nothing."""
LOOK = 0.03
"""Seconds between two looks at the screen."""


def missing_tools():
    """Name the programs that are needed and cannot be found here."""
    if sys.platform in {"win32", "darwin"}:
        return TOOLS
    return tuple(name for name in TOOLS if shutil.which(name) is None)


class Frame(Struct, frozen=True):
    """What the screen showed at one moment."""

    width: int
    height: int
    pixels: bytes

    def colour(self, x, y):
        """Return red, green and blue at a point."""
        at = (int(y) * self.width + int(x)) * BYTES
        blue, green, red = self.pixels[at : at + 3]
        return red, green, blue

    def rows_of(self, colour, x, y, width, height):
        """For each row of a rectangle, list the columns that show exactly this colour."""
        red, green, blue = colour
        wanted = bytes((blue, green, red))
        found = {}
        for row in range(int(y), int(y + height)):
            start = (row * self.width + int(x)) * BYTES
            line = self.pixels[start : start + int(width) * BYTES]
            columns = [int(x) + at // BYTES for at in _places(line, wanted)]
            if columns:
                found[row] = columns
        return found

    def looks_like(self, other, nearly=24):
        """Tell whether two frames look alike: no pixel differs in a colour by more than `nearly` of 255."""
        if (self.width, self.height) != (other.width, other.height):
            return False
        stride = self.width * BYTES
        for start in range(0, len(self.pixels), stride):
            one, two = self.pixels[start : start + stride], other.pixels[start : start + stride]
            if one != two and max(map(abs, map(int.__sub__, one, two))) > nearly:
                return False
        return True

    def save(self, path):
        """Write the frame as a picture."""
        stride = self.width * BYTES
        image = QImage(self.pixels, self.width, self.height, stride, QImage.Format.Format_RGB32)
        if not image.save(str(path)):
            raise OSError(f"{path}: the picture cannot be written there.")


def _places(line, wanted):
    at = line.find(wanted)
    while at >= 0:
        if at % BYTES == 0:
            yield at
        at = line.find(wanted, at + 1)


class Screen:
    """An X server without a monitor, on a display that was free, with its picture in memory."""

    def __init__(self, width, height):
        self._folder = tempfile.mkdtemp(prefix="samba-screen-")
        reading, writing = os.pipe()
        self._server = subprocess.Popen(
            [
                "Xvfb",
                *("-displayfd", str(writing)),
                *("-screen", "0", f"{width}x{height}x24"),
                *("-fbdir", self._folder),
                *("-nolisten", "tcp"),
                "-noreset",
            ],
            pass_fds=(writing,),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            self.close()
            raise OSError("Xvfb found no display.")
        self.display = f":{number}"
        with (Path(self._folder) / "Xvfb_screen0").open("rb") as file:
            self._memory = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)
        header, _, _, _, self.width, self.height, *_ = struct.unpack(">25I", self._memory[:100])
        (colours,) = struct.unpack(">I", self._memory[76:80])
        (stride,) = struct.unpack(">I", self._memory[48:52])
        assert stride == self.width * BYTES
        self._start = header + colours * 12

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def frame(self):
        """Look at the screen."""
        end = self._start + self.width * self.height * BYTES
        return Frame(self.width, self.height, self._memory[self._start : end])

    def still(self, rest=0.12, within=12.0):
        """Wait until nothing has changed for `rest` seconds; return that frame.

        Raises TimeoutError where something still moves after `within` seconds.
        """
        ends = time.monotonic() + within
        frame, since = self.frame(), time.monotonic()
        while time.monotonic() - since < rest:
            if time.monotonic() > ends:
                raise TimeoutError("The screen does not come to rest.")
            time.sleep(LOOK)
            seen = self.frame()
            if seen != frame:
                frame, since = seen, time.monotonic()
        return frame

    def changed(self, frame, within=12.0):
        """Wait until something else is seen than in a frame.

        Raises TimeoutError where nothing changes.
        """
        ends = time.monotonic() + within
        while self.frame() == frame:
            if time.monotonic() > ends:
                raise TimeoutError("The screen does not change.")
            time.sleep(LOOK)

    def close(self):
        """End the server."""
        self._server.terminate()
        self._server.wait(10)
        shutil.rmtree(self._folder, ignore_errors=True)
