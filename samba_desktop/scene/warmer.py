"""Renders cards ahead of need, a few at a time while nothing else happens; no frame then waits for them."""

import time
from collections import deque
from collections.abc import Iterator

from PySide6.QtCore import QObject, QTimer

from samba_desktop.engine.cards import A_JOKER, RANKS, SUITS, Card
from samba_desktop.engine.table import InHand, OnPile
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.spots import Picture

FIRST = 300
"""Milliseconds before the first card: what is seen at once is painted before."""
SLICE = 0.003
"""Seconds of work before the event loop gets its turn."""
EVERY_CARD: tuple[Card | None, ...] = (*(Card(rank, suit) for suit in SUITS for rank in RANKS), A_JOKER, None)


def goes_on(steps: Iterator[None]) -> bool:
    """Take steps of some work for a moment; answers whether there were any left.

    What follows the work is thus done in a turn of its own, as both may be too much for one.
    """
    end, goes_on = time.perf_counter() + SLICE, False
    for _ in steps:
        goes_on = True
        if time.perf_counter() > end:
            break
    return goes_on


def rendered(picture: Picture, pictures: CardPictures, ratio: float) -> Iterator[None]:
    """Render what can be seen of the cards of a picture, one a step."""
    for spot in picture.spots:
        if spot.strip.area > 0:
            card, stands = (spot.card, spot.stands) if spot.face_up else (None, None)
            pictures.pixmap(card, spot.width, ratio, turned=spot.turned, stands=stands)
            yield


class Warmer(QObject):
    """Fills the cache of card pictures for the widths that will be wanted."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._waiting: deque[tuple[Card | None, float]] = deque()
        self._known: set[tuple[float, float]] = set()
        self._pictures: CardPictures | None = None
        self._ratio = 1.0
        self._timer = QTimer(self)
        self._timer.setInterval(FIRST)
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

    def begin_anew(self, pictures: CardPictures, widths: set[float], ratio: float) -> None:
        """Wish for every card again, because the cards look different now."""
        self._known.clear()
        self._waiting.clear()
        self.want(pictures, widths, ratio)

    def on_idle(self) -> None:
        """Render for a moment."""
        self._timer.setInterval(0)
        end = time.perf_counter() + SLICE
        while self._waiting and self._pictures is not None and time.perf_counter() < end:
            card, width = self._waiting.popleft()
            self._pictures.pixmap(card, width, self._ratio)
        if not self._waiting:
            self._timer.stop()


def card_widths(picture: Picture) -> set[float]:
    """Say how wide cards are where any card may turn up next: in the hand, on the pile and from the stock."""
    anywhere = (InHand, OnPile)
    return {spot.width for spot in picture.spots if isinstance(spot.place, anywhere)} | {picture.stock.width}
