"""Renders cards ahead of need, a few at a time, and stretches them while a window changes its size."""

from collections import deque
from collections.abc import Callable, Iterator

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QPixmap

from samba_desktop.engine.cards import A_JOKER, RANKS, SUITS, Card
from samba_desktop.engine.table import InHand, OnPile
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.layout.spots import Picture
from samba_desktop.scene.timing import Job, one_shot, run_slice

FIRST = 300
"""Milliseconds before the first card: what is seen at once is painted before."""
EVERY_CARD: tuple[Card | None, ...] = (*(Card(rank, suit) for suit in SUITS for rank in RANKS), A_JOKER, None)


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
        self._job = Job(self)
        self._pause = FIRST

    @property
    def is_done(self) -> bool:
        """Tell whether all that was asked for is rendered."""
        return not self._waiting

    def want(self, pictures: CardPictures, widths: set[float], ratio: float) -> None:
        """Ask for every card in these widths; what was rendered before is not done again."""
        if pictures is not self._pictures or ratio != self._ratio:
            self._known.clear()
            self._waiting.clear()
        self._pictures, self._ratio = pictures, ratio
        for width in sorted(widths):
            if (width, ratio) not in self._known:
                self._known.add((width, ratio))
                self._waiting.extend((card, width) for card in EVERY_CARD)
        if self._waiting:
            self._job.start(self._steps(), self._pause)

    def begin_anew(self, pictures: CardPictures, widths: set[float], ratio: float) -> None:
        """Ask for every card again, because the cards look different now."""
        self._known.clear()
        self._waiting.clear()
        self.want(pictures, widths, ratio)

    def _steps(self) -> Iterator[None]:
        self._pause = 0
        while self._waiting and self._pictures is not None:
            card, width = self._waiting.popleft()
            self._pictures.pixmap(card, width, self._ratio)
            yield


def card_widths(picture: Picture) -> set[float]:
    """Say how wide cards are where any card may turn up next: in the hand, on the pile and from the stock."""
    anywhere = (InHand, OnPile)
    return {spot.width for spot in picture.spots if isinstance(spot.place, anywhere)} | {picture.stock.width}


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
        if run_slice(self._steps):
            self._timer.start(0)
        else:
            self.end()
