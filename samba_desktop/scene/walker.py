"""The keyboard's pointer on the table: which stop it is on, and the ring that shows it."""

from collections.abc import Callable
from typing import Protocol

from samba_desktop.engine.table import InHand, Place
from samba_desktop.scene.geometry import Rect
from samba_desktop.scene.keyboard import DIRECTIONS, Stop, along, next_group


class Walked(Protocol):
    """What the walker needs of the table."""

    def stops(self) -> tuple[Stop, ...]:
        """List everything that the keyboard can point at."""
        ...

    def show_focus(self, rect: Rect | None, stop: Stop | None) -> None:
        """Show the ring there, or nowhere."""
        ...


class Walker:
    """Where the keyboard points."""

    def __init__(
        self,
        table: Walked,
        tell: Callable[[Place | None], None],
        pointed: Callable[[Stop | None], None] = lambda _stop: None,
    ) -> None:
        """`tell` is told the place that a key has led to, `pointed` each stop that is pointed at."""
        self._table = table
        self._tell = tell
        self._pointed = pointed
        self.now: Stop | None = None
        """The stop pointed at; None while the keyboard is not used."""
        self._left_at: Stop | None = None
        self._is_resting = False

    def hide(self) -> None:
        """Point at nothing, as the mouse is used."""
        if self.now is not None:
            self._left_at = self.now
            self._go(None)

    def rest(self, *, rests: bool) -> None:
        """Show nothing while the keyboard is used elsewhere, and the same as before when it comes back."""
        self._is_resting = rests
        self._show()

    def start_from(self, place: Place, index: int) -> None:
        """Begin at this card when next a key is pressed."""
        self._left_at = Stop("hand", Rect(0, 0, 0, 0), place, index)

    def refresh(self) -> None:
        """Point at the same thing after the picture has changed, or at a neighbour where it has gone."""
        if self.now is None:
            return
        every = self._table.stops()
        same = next((stop for stop in every if stop.name == self.now.name), None)
        if same is None:
            group = [stop for stop in every if stop.group == self.now.group]
            same = group[min(self.now.index, len(group) - 1)] if group else next(iter(every), None)
        self._go(same)

    def arrow(self, key: int) -> bool:
        """Follow an arrow key; answers whether it was one."""
        direction = DIRECTIONS.get(key)
        if direction is None:
            return False
        every = self._table.stops()
        here = self._known(self.now or self._left_at, every)
        if self.now is None or here is None:
            self._go(here or next(iter(every), None))
        else:
            self._go(along(every, here, direction))
        self._tell_place()
        return True

    def end(self, *, last: bool) -> None:
        """Go to the first or the last of where it points, or of the hand."""
        every = self._table.stops()
        here = self._known(self.now or self._left_at, every) or next(iter(every), None)
        group = [stop for stop in every if here is not None and stop.group == here.group]
        if group:
            self._go(group[-1 if last else 0])
            self._tell_place()

    def tab(self, step: int) -> bool:
        """Go to the next or the previous group; answers False where the table ends."""
        every = self._table.stops()
        found = next_group(every, self._known(self.now, every), step)
        self._go(found)
        self._tell_place()
        return found is not None

    def go_to(self, name: tuple[Place | None, int, str]) -> None:
        """Point at the stop of a name, if it is there."""
        found = next((stop for stop in self._table.stops() if stop.name == name), None)
        if found is not None:
            self._go(found)
            self._tell_place()

    def points_at_place(self) -> bool:
        """Tell whether it points at a place or a button, and not at a card of the hand."""
        return self.now is not None and not isinstance(self.now.place, InHand)

    def _tell_place(self) -> None:
        self._tell(self.now.place if self.now is not None else None)

    def _known(self, stop: Stop | None, every: tuple[Stop, ...]) -> Stop | None:
        return next((one for one in every if stop is not None and one.name == stop.name), None)

    def _go(self, stop: Stop | None) -> None:
        self.now = stop
        self._show()
        self._pointed(stop)

    def _show(self) -> None:
        shown = None if self._is_resting else self.now
        self._table.show_focus(shown.rect if shown is not None else None, shown)
