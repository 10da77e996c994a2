"""When a program is first seen on the screen: measured from outside, as a player sees it, for any program."""

import os
import signal
import statistics
import subprocess
import time
from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

SETTLED = 1.0
"""Seconds without a change, after which a program has shown what it shows at first."""
PATIENCE = 20.0
"""Seconds until then at most."""
PAUSE = 0.004
"""Seconds between two looks at the screen."""
SAMPLES = (160, 90)
"""At how many places of the screen a look compares."""
MOST_SEEN = 0.5
"""What share of the places that change must look as they do in the end for the picture to count as seen."""


class NoPictureError(Exception):
    """A program that showed nothing."""


def first_pictures(
    commands: Mapping[str, Sequence[str]], repeats: int, environment: Mapping[str, str]
) -> dict[str, float]:
    """Start each program by turns, and return the median of the milliseconds until each is seen.

    Raises NoPictureError where nothing is seen of one.
    """
    found: dict[str, list[float]] = {name: [] for name in commands}
    # The first start of each fills the caches of the system.
    for _ in range(repeats + 1):
        for name, command in commands.items():
            found[name].append(first_picture(command, environment))
    return {name: statistics.median(times[1:]) for name, times in found.items()}


def first_picture(command: Sequence[str], environment: Mapping[str, str]) -> float:
    """Start a program, return the milliseconds until its picture is seen on the screen, and end it.

    Raises NoPictureError where nothing is seen.
    """
    before = _look()
    looks: list[tuple[float, bytes]] = []
    began = changed = time.perf_counter()
    process = subprocess.Popen(
        command,
        env=dict(environment),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        last = before
        while (now := time.perf_counter()) < began + PATIENCE and (not looks or now < changed + SETTLED):
            seen = _look()
            if seen != last:
                changed = time.perf_counter()
                looks.append((changed - began, seen))
                last = seen
            time.sleep(PAUSE)
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
    return _seen_at(before, looks) * 1000


def _seen_at(before: bytes, looks: Sequence[tuple[float, bytes]]) -> float:
    """Return the time of the first look in which most of what changes looks as in the last one."""
    if not looks:
        raise NoPictureError("Nothing was seen on the screen.")
    final = looks[-1][1]
    changing = [at for at, (old, new) in enumerate(zip(before, final, strict=True)) if old != new]
    for seconds, seen in looks:
        if sum(seen[at] == final[at] for at in changing) >= MOST_SEEN * len(changing):
            return seconds
    raise AssertionError


def _look() -> bytes:
    """Answer how the screen looks at its places, each as a level of grey."""
    QGuiApplication.processEvents()
    image = QGuiApplication.primaryScreen().grabWindow(0).toImage()
    small = image.scaled(
        *SAMPLES, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.FastTransformation
    )
    return bytes(small.convertToFormat(QImage.Format.Format_Grayscale8).constBits())
