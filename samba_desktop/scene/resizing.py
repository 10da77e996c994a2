"""What is painted while a window changes its size: cards as they were, stretched; sharp again soon after."""

from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from samba_desktop.engine.cards import Card
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.timing import one_shot
from samba_desktop.scene.warmer import goes_on

STILL = 150
"""Milliseconds after which a window that was drawn larger or smaller counts as settled."""
MOST_WIDTHS = 4
"""Widths of each card that are remembered to be stretched."""


class QuickPictures:
    """The pictures of a deck, or, while there is no time to render any, those that were painted last."""

    def __init__(self, deck: CardPictures) -> None:
        self._deck = deck
        self._known: dict[tuple[Card | None, bool, Card | None], dict[int, QPixmap]] = {}
        self.hurries = False
        """Whether a picture of another width will do, which then has to be stretched."""

    def pixmap(
        self,
        card: Card | None,
        width: float,
        ratio: float,
        *,
        turned: bool = False,
        stands: Card | None = None,
    ) -> QPixmap:
        """Return a picture as the deck does, in a hurry the one whose width is nearest."""
        known = self._known.setdefault((card, turned, stands), {})
        wide = round(width * ratio)
        if self.hurries and known:
            return known[min(known, key=lambda one: abs(one - wide))]
        found = self._deck.pixmap(card, width, ratio, turned=turned, stands=stands)
        if known.get(wide) is not found:
            known.pop(wide, None)
            known[wide] = found
            if len(known) > MOST_WIDTHS:
                del known[next(iter(known))]
        return found


class Settling(QObject):
    """The time from the first change of a window's size until a moment after the last one."""

    settled = Signal()

    def __init__(self, parent: QObject, steps: Callable[[], Iterator[None]]) -> None:
        """Know the steps that render what will be seen, which are taken before it counts as settled."""
        super().__init__(parent)
        self.is_open = False
        self._begin_steps = steps
        self._steps: Iterator[None] | None = None
        self._timer = one_shot(self)
        self._timer.timeout.connect(self._on_time)

    def begin(self) -> None:
        """Wait from now on until the size stays as it is."""
        self.is_open = True
        self._steps = None
        self._timer.start(STILL)

    def end(self) -> None:
        """Be settled at once."""
        if self.is_open:
            self.is_open = False
            self._timer.stop()
            self.settled.emit()

    def _on_time(self) -> None:
        if self._steps is None:
            self._steps = self._begin_steps()
        if goes_on(self._steps):
            self._timer.start(0)
        else:
            self.end()
