"""A small piece of a table with a few cards, painted as the preferences say; knows no game."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from samba_desktop.engine.cards import A_JOKER, KING, QUEEN, TWO, Card
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.scene.kit import MIDDLE, SEMIBOLD, Kit
from samba_desktop.scene.layout.geometry import Measures, Size, Strip
from samba_desktop.scene.table_look import Backdrop
from samba_desktop.store.preferences import Preferences
from samba_desktop.texts.language import INTERNATIONAL_LETTERS
from samba_desktop.ui.look import TEXT_SIZE
from samba_desktop.ui.painted import Painted
from samba_desktop.ui.table.appearance import CLOTHS, deck_style, font_scale

ROWS: tuple[tuple[tuple[Card | None, ...], float], ...] = (
    ((None, Card(QUEEN, "H")), 1.12),
    ((Card(10, "D"), Card(KING, "C"), Card(7, "S")), 0.6),
    ((Card(TWO, "D"), Card(8, "C"), A_JOKER), 0.6),
)
"""What lies in the rows, and how far from card to card in card widths; None is a back."""
RADIUS = 12
SHARE = 0.38
"""The width of a card, of the width of the sample."""
TEXT = 13.5
"""Pixels of the words of the usual size."""


class Sample(Painted):
    """Shows what a choice of table and cards looks like before the table itself does."""

    def __init__(
        self,
        words: str,
        name: str,
        preferences: Preferences,
        letters: Mapping[int, str] = INTERNATIONAL_LETTERS,
        parent: QWidget | None = None,
    ) -> None:
        """`letters` stand on aces and court cards, whatever they have become meanwhile."""
        super().__init__(parent)
        self._letters = letters
        self._words = words
        self._preferences = preferences
        self._pictures = CardPixmaps(deck_style(preferences, letters))
        self._backdrop = Backdrop(CLOTHS[preferences.cloth])
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)

    def show_preferences(self, preferences: Preferences) -> None:
        """Paint it in another way."""
        self._preferences = preferences
        self._pictures.style = deck_style(preferences, self._letters)
        self._backdrop.palette = CLOTHS[preferences.cloth]
        self.update()

    def sizeHint(self) -> QSize:
        """Need room for two rows of cards and a line of words."""
        return self._fitting(QSize(270, 330))

    def minimumSizeHint(self) -> QSize:
        """Do with a little less."""
        return self._fitting(QSize(220, 240))

    def _fitting(self, size: QSize) -> QSize:
        # In a dialog on a small screen it is smaller, as the words are.
        return size * min(1.0, self.font().pixelSize() / TEXT_SIZE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, a line of words and the cards."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(whole, RADIUS, RADIUS)
        painter.setClipPath(clip)
        self._backdrop.draw(painter, whole, Size(whole.width(), whole.height()))
        palette = CLOTHS[self._preferences.cloth]
        painter.setPen(QPen(palette.line(0.3), 2))
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), RADIUS, RADIUS)
        self._paint_rows(painter, whole, self._paint_words(painter, whole))
        painter.end()

    def _paint_words(self, painter: QPainter, whole: QRectF) -> float:
        size = TEXT * font_scale(self._preferences) * self.font().pixelSize() / TEXT_SIZE
        kit = Kit(self._pictures, Measures(1.0, size, Strip()), CLOTHS[self._preferences.cloth])
        box = QRectF(12, 10, whole.width() - 24, size * 1.7)
        kit.write(painter, box, self._words, kit.font(size, SEMIBOLD), kit.palette.text, MIDDLE)
        return box.bottom()

    def _paint_rows(self, painter: QPainter, whole: QRectF, top: float) -> None:
        room = whole.height() - top
        wide = round(min(whole.width() * SHARE, room * 0.29 / CARD_ASPECT))
        high = wide * CARD_ASPECT
        gap = (room - len(ROWS) * high) / (len(ROWS) + 1)
        for number, (cards, step) in enumerate(ROWS):
            y = round(top + gap + number * (high + gap))
            stride = round(wide * step)
            x = round((whole.width() - wide - stride * (len(cards) - 1)) / 2)
            for at, card in enumerate(cards):
                pixmap = self._pictures.pixmap(card, wide, self.devicePixelRatioF())
                painter.drawPixmap(QPointF(x + at * stride, y), pixmap)
