"""What keys do on the table: they walk, select, press and put cards elsewhere in the hand; know no rule."""

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from samba_desktop.engine.table import InHand, Place
from samba_desktop.scene.enter import ENTER
from samba_desktop.scene.keyboard import DIRECTIONS
from samba_desktop.scene.stage import TableStage
from samba_desktop.scene.walker import Walker

NONE = Qt.KeyboardModifier.NoModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
CTRL = Qt.KeyboardModifier.ControlModifier
ENDS = (Qt.Key.Key_Home, Qt.Key.Key_End)


class KeyVoice(Struct, frozen=True):
    """What the keys tell."""

    pressed_button: Callable[[str], None]
    pressed_place: Callable[[Place], None]
    escaped: Callable[[], None]
    finish: Callable[[], bool]
    """End what moves; answers whether something was still being shown."""


class TableKeys:
    """The keys of one table."""

    def __init__(self, stage: TableStage, walker: Walker, voice: KeyVoice) -> None:
        self._stage = stage
        self._walker = walker
        self._voice = voice

    def take(self, event: QKeyEvent) -> bool:
        """Do what a key means; answers False where it means nothing here."""
        key = event.key()
        held = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if held == SHIFT and key == Qt.Key.Key_Space:
            self._press_focus(run=True)
        elif held == CTRL and key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._shift_card(1 if key == Qt.Key.Key_Right else -1)
        elif held != NONE:
            return False
        elif key == Qt.Key.Key_Escape:
            self._voice.escaped()
        elif key == Qt.Key.Key_Space:
            if not self._voice.finish():
                self._press_focus()
        elif key in ENTER and self._walker.points_at_place():
            self._press_focus()
        elif key in DIRECTIONS:
            self._walker.arrow(int(key))
        elif key in ENDS:
            self._walker.end(last=key == Qt.Key.Key_End)
        else:
            return False
        return True

    def press(self, place: Place | None, index: int, button: str, *, run: bool = False) -> None:
        """Do what a click on something would; `run` selects all cards from the last one on."""
        if button:
            self._voice.pressed_button(button)
        elif isinstance(place, InHand):
            hand = self._stage.cards.in_hand()
            if index < len(hand):
                self._stage.toggle(hand[index], run=run)
        elif place is not None:
            self._voice.pressed_place(place)

    def _press_focus(self, *, run: bool = False) -> None:
        stop = self._walker.now
        if stop is not None:
            self.press(*stop.name, run=run)

    def _shift_card(self, step: int) -> None:
        """Put the card that is pointed at behind or in front of its neighbour, in the player's own order."""
        stop, hand = self._walker.now, self._stage.cards.in_hand()
        if stop is None or stop.place is None or not isinstance(stop.place, InHand):
            return
        to = stop.index + step
        if not 0 <= to < len(hand):
            return
        # It comes in front of a card: of the neighbour at the left, or of the one behind that at the right.
        before = hand[to if step < 0 else to + 1].spot if to + max(step, 0) < len(hand) else None
        x, y = (before.strip.x, before.strip.centre[1]) if before is not None else (float("inf"), 0.0)
        if self._stage.reorder([hand[stop.index]], x, y):
            self._walker.go_to((stop.place, to, ""))
