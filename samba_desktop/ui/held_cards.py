"""Small cards that somebody still held at a round's end, in as few rows as fit; knows no counting."""

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from samba_desktop.engine.cards import Card
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.kit import CardPictures
from samba_desktop.scene.tips import tip
from samba_desktop.texts.words import CardWords
from samba_desktop.ui.painted import Painted

WIDTH = 2.35
"""Of a card, in sizes of the widget's font."""
STEP, LEAST_STEP = 0.47, 0.34
"""From one card to the next, in card widths; the rank still shows at the least."""
ROW = 0.66
"""From one row to the next, in card heights: rank and suit show."""


def row_height(font: int) -> int:
    """Answer the height of a row of cards beside words of a size."""
    return round(round(font * WIDTH) * CARD_ASPECT) + 2


class HeldCards(Painted):
    """Cards side by side, the higher ones first."""

    def __init__(
        self, cards: tuple[Card, ...], words: CardWords, pictures: CardPictures, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words, self._pictures = words, pictures
        self.show_cards(cards)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show other cards."""
        self._cards = tuple(sorted(cards, key=lambda card: (-card.rank, card.suit)))
        self.setAccessibleName(self._words.row(self._cards))
        self.setToolTip(tip(self._words.signs(cards)))
        self.updateGeometry()
        self.update()

    def rendered(self) -> Iterator[None]:
        """Render the cards ahead of the first paint, one a step."""
        for one in self._cards:
            self._pictures.pixmap(one, self._card, self.devicePixelRatioF())
            yield

    def hasHeightForWidth(self) -> bool:
        """Tell that narrow places need more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Answer the height of all rows."""
        rows = self._rows(width)
        return round(self._card * CARD_ASPECT * (1 + ROW * (rows - 1))) + 2

    def sizeHint(self) -> QSize:
        """Wish for a single row."""
        wide = round(self._card * (1 + STEP * (len(self._cards) - 1)))
        return QSize(wide, row_height(self.font().pixelSize()))

    def minimumSizeHint(self) -> QSize:
        """Need room for three cards."""
        return QSize(round(self._card * (1 + 2 * STEP)), row_height(self.font().pixelSize()))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards row by row."""
        painter = QPainter(self)
        card, rows = self._card, self._rows(self.width())
        per_row = -(-len(self._cards) // rows)
        step = min(card * STEP, (self.width() - card) / max(1, per_row - 1))
        for at, one in enumerate(self._cards):
            row, column = divmod(at, per_row)
            spot = QPointF(round(column * step), round(row * card * CARD_ASPECT * ROW))
            painter.drawPixmap(spot, self._pictures.pixmap(one, card, self.devicePixelRatioF()))
        painter.end()

    @property
    def _card(self) -> int:
        return round(self.font().pixelSize() * WIDTH)

    def _rows(self, width: int) -> int:
        per_row = max(1, int((width - self._card) / (self._card * LEAST_STEP)) + 1)
        return max(1, -(-len(self._cards) // per_row))
