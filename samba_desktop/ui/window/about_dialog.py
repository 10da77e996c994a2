"""What the program is, and a sentence where there is no table to say it at."""

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QDialog, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from samba_desktop import __version__
from samba_desktop.engine.cards import A_JOKER, ACE, QUEEN, Card
from samba_desktop.scene.deck.art import CARD_ASPECT
from samba_desktop.scene.deck.pixmaps import CardPixmaps
from samba_desktop.ui.kit.controls import button, label
from samba_desktop.ui.kit.look import dialog_scale, dress, pixels

WIDE = 560


class SentenceDialog(QDialog):
    """Says one sentence and goes."""

    def __init__(self, sentence: str) -> None:
        super().__init__()
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("Samba"))
        self.sentence = label(sentence, wraps=True)
        self.sentence.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.close_button = button(self.tr("&Close"), primary=True)
        self.close_button.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(26, 24, 26, 20)
        lines.setSpacing(18)
        lines.addWidget(self.sentence, 1)
        lines.addLayout(foot)
        dress(self)
        wide = pixels(WIDE)
        self.setFixedSize(wide, lines.totalHeightForWidth(wide))


FAN = (Card(QUEEN, "H"), Card(ACE, "S"), A_JOKER)
TURNS = (-14.0, 0.0, 14.0)
"""Of the cards in the fan, in degrees."""
CARD = 92
"""The width of a card of the fan, in pixels."""


class CardFan(QWidget):
    """Three cards of the deck, fanned out."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pictures = CardPixmaps()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Need room for the turned cards."""
        return QSize(round(CARD * 2.25), round(CARD * CARD_ASPECT * 1.28))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cards round a point below them."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        high = CARD * CARD_ASPECT
        for card, turn in zip(FAN, TURNS, strict=True):
            painter.save()
            painter.translate(self.width() / 2, high * 1.62)
            painter.rotate(turn)
            painter.drawPixmap(
                QPointF(-CARD / 2, -high * 1.55), self._pictures.pixmap(card, CARD, self.devicePixelRatioF())
            )
            painter.restore()
        painter.end()


class AboutDialog(QDialog):
    """Name, version, licence and a paragraph."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("ground")
        self.setWindowTitle(self.tr("About Samba"))
        close = button(self.tr("&Close"), primary=True)
        close.clicked.connect(self.accept)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(close)
        body = QHBoxLayout()
        body.setSpacing(22)
        body.addWidget(CardFan(), 0, Qt.AlignmentFlag.AlignTop)
        body.addLayout(self._words(), 1)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(26, 24, 26, 20)
        whole.setSpacing(16)
        whole.addLayout(body, 1)
        whole.addLayout(foot)
        scale = dialog_scale(parent)
        dress(self, scale)
        wide = pixels(640, scale)
        self.setFixedSize(wide, whole.totalHeightForWidth(wide))

    def _words(self) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(6)
        column.addWidget(label(self.tr("Samba"), "headline"))
        column.addWidget(label(self.tr("Version {version}").format(version=__version__), "dim"))
        column.addSpacing(8)
        about = self.tr(
            "A table for Samba, the card game of the canasta family in which sequences count as much as "
            "groups. Two to six seats, alone or with partners, against opponents who see no more than you do."
        )
        column.addWidget(label(about, wraps=True))
        column.addSpacing(4)
        licence = self.tr(
            "Free software under the MIT licence: use it, change it and pass it on. "
            "The type is Inter, under the SIL Open Font License; the window is built with Qt, under the LGPL."
        )
        column.addWidget(label(licence, "small", wraps=True))
        column.addStretch(1)
        return column
