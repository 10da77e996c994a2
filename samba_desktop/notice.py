"""Says one sentence in a small window of the system's own, for when Qt cannot open one; imports no Qt."""

import ctypes
import subprocess
import sys
from collections.abc import Mapping

from samba_desktop.preflight import program_path, screen_problem

TITLE = "Samba"
ERROR_ICON = 0x10
TELLERS = (
    ("zenity", "--error", "--no-markup", "--title={title}", "--text={sentence}"),
    ("kdialog", "--title", "{title}", "--error", "{sentence}"),
    ("xmessage", "-center", "-title", "{title}", "{sentence}"),
)
"""Programs of Linux desktops that show a sentence, and how they are called."""
SEEN = frozenset({"", "xcb", "wayland", "windows", "cocoa"})
"""What QT_QPA_PLATFORM says where windows are seen."""


def has_screen(environment: Mapping[str, str]) -> bool:
    """Tell whether somebody could see a window here."""
    asked = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    return asked in SEEN and screen_problem(environment) is None


def teller(environment: Mapping[str, str]) -> tuple[str, ...] | None:
    """Find a program that can show a sentence, and how it is called."""
    for name, *words in TELLERS:
        if path := program_path(name, environment):
            return (path, *words)
    return None


def notify(sentence: str, environment: Mapping[str, str]) -> None:
    """Show a sentence where there is a screen and something to show it with, and wait until it was read."""
    if not has_screen(environment):
        return
    if sys.platform == "win32":
        ctypes.windll.user32.MessageBoxW(None, sentence, TITLE, ERROR_ICON)
        return
    words = teller(environment) if sys.platform.startswith("linux") else None
    if words is not None:
        filled = [words[0], *(word.format(title=TITLE, sentence=sentence) for word in words[1:])]
        subprocess.run(filled, env=dict(environment), check=False, stderr=subprocess.DEVNULL)
