"""Renders cards ahead of need, a few at a time while nothing else happens; no frame then waits for them."""

import time
from collections import deque

from PySide6.QtCore import QObject, QTimer

from samba_desktop.engine.cards import A_JOKER, RANKS, SUITS, Card
from samba_desktop.scene.kit import CardPictures

SLICE = 0.003
"""Seconds of rendering before the event loop gets its turn."""
EVERY_CARD: tuple[Card | None, ...] = (*(Card(rank, suit) for suit in SUITS for rank in RANKS), A_JOKER, None)


class Warmer(QObject):
    """Fills the cache of card pictures for the widths that will be wanted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[Card | None, float]] = deque()
        self._known: set[tuple[float, float]] = set()
        self._pictures: CardPictures | None = None
        self._ratio = 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self.on_idle)

    @property
    def is_done(self) -> bool:
        """Tell whether all that was wished for is rendered."""
        return not self._waiting

    def want(self, pictures: CardPictures, widths: set[float], ratio: float) -> None:
        """Wish for every card in these widths; what was rendered before is not done again."""
        if pictures is not self._pictures or ratio != self._ratio:
            self._known.clear()
            self._waiting.clear()
        self._pictures, self._ratio = pictures, ratio
        for width in sorted(widths):
            if (width, ratio) not in self._known:
                self._known.add((width, ratio))
                self._waiting.extend((card, width) for card in EVERY_CARD)
        if self._waiting:
            self._timer.start()

    def on_idle(self) -> None:
        """Render for a moment."""
        end = time.perf_counter() + SLICE
        while self._waiting and self._pictures is not None and time.perf_counter() < end:
            card, width = self._waiting.popleft()
            self._pictures.pixmap(card, width, self._ratio)
        if not self._waiting:
            self._timer.stop()
