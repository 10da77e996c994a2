"""Keys by their place on keyboards whose letters are others."""

import sys
import unicodedata
from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QMainWindow,
    QPlainTextEdit,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

SHIFT, CTRL, ALT = (
    Qt.KeyboardModifier.ShiftModifier,
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
)
FIRST_SPECIAL = 0x01000000
"""From here on Qt numbers keys that are no letters, digits or signs."""


def _row(first: int, keys: str) -> dict[int, int]:
    return {first + at: ord(key) for at, key in enumerate(keys)}


LINUX: Mapping[int, int] = MappingProxyType(
    _row(10, "1234567890-=") | _row(24, "QWERTYUIOP") | _row(38, "ASDFGHJKL") | _row(52, "ZXCVBNM,./")
)
"""Where keys are by X11's keycodes, which Wayland has too: 8 more than in linux/input-event-codes.h."""
MACOS: Mapping[int, int] = MappingProxyType(
    dict(
        zip(
            (
                *(0x00, 0x0B, 0x08, 0x02, 0x0E, 0x03, 0x05, 0x04, 0x22, 0x26, 0x28, 0x25, 0x2E),
                *(0x2D, 0x1F, 0x23, 0x0C, 0x0F, 0x01, 0x11, 0x20, 0x09, 0x0D, 0x07, 0x10, 0x06),
                *(0x1D, 0x12, 0x13, 0x14, 0x15, 0x17, 0x16, 0x1A, 0x1C, 0x19),
                *(0x1B, 0x18, 0x2B, 0x2F, 0x2C),
            ),
            map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-=,./"),
            strict=True,
        )
    )
)
"""The same by the kVK_ANSI_ numbers of Carbon's Events.h; Qt tells them as virtual keys."""
WINDOWS: Mapping[int, int] = MappingProxyType(
    {ord(key): ord(key) for key in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"}
)
"""Virtual keys are there letters and digits by themselves, also on keyboards that write others."""
DIGITS = frozenset(map(ord, "0123456789"))
LETTERS = frozenset(map(ord, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"))


def place_of(event: QKeyEvent, platform: str = sys.platform) -> int | None:
    """Return what a key writes on an American keyboard; None where that is not known of it."""
    if platform == "win32":
        return WINDOWS.get(event.nativeVirtualKey())
    if platform == "darwin":
        return MACOS.get(event.nativeVirtualKey())
    return LINUX.get(event.nativeScanCode())


def is_foreign(key: int) -> bool:
    """Tell whether a key writes a letter or digit that is not Latin, or something that Qt has no name for."""
    if key in {0, Qt.Key.Key_unknown.value}:
        return True
    if not 0x7F < key < FIRST_SPECIAL:
        return False
    letter = chr(key)
    return unicodedata.category(letter)[0] in "LMN" and not unicodedata.name(letter, "").startswith("LATIN")


class KeyPlaces(QObject):
    """Has keys that mean nothing as they are written mean what their place does, wherever the keys go."""

    def __init__(self, application: QApplication) -> None:
        super().__init__(application)
        self.watched: QWidget | None = None
        self._writes_foreign = False
        """Whether the last letter was not Latin: such keyboards have signs in places of letters too."""
        application.focusChanged.connect(self.on_focus_changed)

    def on_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Watch what has the keys now, and nothing else: a filter for all events would delay each of them."""
        if self.watched is not None and isValid(self.watched):
            self.watched.removeEventFilter(self)
        self.watched = now
        if now is not None:
            now.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have a key that means nothing as it is written mean what its place does."""
        if (
            event.type() != QEvent.Type.KeyPress
            or not isinstance(event, QKeyEvent)
            or not isinstance(watched, QWidget)
        ):
            return False
        key = self.key_by_place(event)
        return key is not None and _press(watched, event, key)

    def key_by_place(self, event: QKeyEvent) -> int | None:
        """Return what a key that means nothing as it is written means by its place; None for others."""
        key, place = event.key(), place_of(event)
        if key in LETTERS:
            self._writes_foreign = False
        if key in LETTERS | DIGITS or place is None:
            return None
        foreign = is_foreign(key)
        self._writes_foreign |= foreign and place in LETTERS
        if place in DIGITS:
            return None if event.modifiers() & SHIFT or (key >= FIRST_SPECIAL and not foreign) else place
        signs_too = self._writes_foreign and key < FIRST_SPECIAL and place in LETTERS
        return place if foreign or signs_too else None


def _press(widget: QWidget, event: QKeyEvent, key: int) -> bool:
    """Press a key in place of another; answers whether it was, as what is written stays what it is."""
    held = event.modifiers()
    if not held & (CTRL | ALT) and _takes_letters(widget):
        return False
    letter = "" if held & (CTRL | ALT) else chr(key)
    made = QKeyEvent(
        QEvent.Type.KeyPress,
        key,
        held,
        event.nativeScanCode(),
        event.nativeVirtualKey(),
        event.nativeModifiers(),
        letter if held & SHIFT else letter.lower(),
        event.isAutoRepeat(),
    )
    # Qt asks for shortcuts then, as for a key of its own.
    QApplication.sendEvent(widget, made)
    return True


def _takes_letters(widget: QWidget) -> bool:
    """Tell whether letters are typed here, as into a list to look for them; not beside a table with keys."""
    if isinstance(widget, QLineEdit | QTextEdit | QPlainTextEdit):
        return not widget.isReadOnly()
    return isinstance(widget, QAbstractItemView) and not isinstance(widget.window(), QMainWindow)
